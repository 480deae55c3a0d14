import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accepted, connection } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";

const length = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const joint = {
  connection: "end-plate",
  beam: { profile: "IPE 500", steel_grade: "S235" },
  column: { profile: "HE 340 A", steel_grade: "S235" },
  plate: { h_mm: 680, b_mm: 240, t_mm: 15, top_mm: 85, steel_grade: "S235" },
  bolt_grade: "10.9",
  bolt_size: "M24",
  w_mm: 120,
  rows_mm: [45, 135, 215],
  shear_rows_mm: [530, 635],
  throat_flange_mm: 8,
  throat_web_mm: 5,
  M_j_Ed: 150,
  V_Ed: 120,
  beta: 0.6,
};
type Joint = Omit<typeof joint, "connection">;

/** The same joint seen with its lower side up: rows that pull come first. */
function mirrored({ plate, rows_mm, shear_rows_mm, M_j_Ed, ...others }: Joint): object {
  const all = [...rows_mm, ...shear_rows_mm].map((y) => plate.h_mm - y).sort((a, b) => a - b);
  return {
    connection: "end-plate",
    ...others,
    plate: { ...plate, top_mm: plate.h_mm - plate.top_mm - 500 },
    rows_mm: all,
    M_j_Ed: -M_j_Ed,
  };
}

const refused = (request: object): string => {
  try {
    connection(request);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return "";
};

describe("the side that is pulled", () => {
  law("a moment below 0 is verified on the other side, as the joint seen from below is", () =>
    fc.property(length(100, 130), length(10, 300), length(600, 640), (inner, M, last) => {
      const one = { ...joint, rows_mm: [45, inner + 15, inner + 95], shear_rows_mm: [530, last], M_j_Ed: -M };
      const { connection: _kind, ...plain } = one;
      const turned = accepted(mirrored(plain));
      const given = accepted(one);
      if (!turned || !given) return;
      // the mirrored one calls all its rows rows in tension; below the pressed flange none may stand
      expect(given.values.M_j_Rd_kNm).toBeCloseTo(Number(turned.values.M_j_Rd_kNm), 9);
      expect(given.utilization).toBeCloseTo(turned.utilization, 9);
    }),
  );

  test("load cases of both signs each pull their own side", () => {
    const { M_j_Ed: _M, V_Ed: _V, ...rest } = joint;
    const result = connection({
      ...rest,
      load_cases: [
        { id: "hogging", M_j_Ed: 100 },
        { id: "sagging", M_j_Ed: -100 },
      ],
    });
    const alone = [100, -100].map((M_j_Ed) => connection({ ...rest, M_j_Ed }).utilization);
    const cases = (result as unknown as { load_cases: { utilization: number }[] }).load_cases;
    expect(cases.map(({ utilization }) => utilization)).toEqual(alone);
  });

  test("stiffeners stay where they are when the moment turns", () => {
    const stiffened = { ...joint, stiffeners: { compression_t_mm: 15 }, M_j_Ed: -150 };
    const one = connection(stiffened);
    const other = connection({ ...joint, stiffeners: { tension_t_mm: 15 }, M_j_Ed: -150 });
    expect(one.values.F_st_t_Rd_kN).toBeGreaterThan(0);
    expect(other.values.F_c_wc_unstiffened_Rd_kN).toBeGreaterThan(0);
  });
});

describe("the end of the column, Table 6.4", () => {
  const eaves = (column_end_mm: number | undefined) => ({ ...joint, column_end_mm });
  law(
    "a nearer end never gives more, and a far one nothing less than no end",
    () =>
      fc.property(length(14, 400), length(1, 200), (e, more) => {
        const M = (end: number | undefined) => Number(connection(eaves(end)).values.M_j_Rd_kNm);
        expect(M(e)).toBeLessThanOrEqual(M(e + more) * (1 + 1e-12));
        expect(M(e)).toBeLessThanOrEqual(M(undefined) * (1 + 1e-12));
        expect(M(2000)).toBeCloseTo(M(undefined), 9);
      }),
    { numRuns: 50 },
  );
  test("with the moment turned, the end cuts the web in compression", () => {
    const b_eff = (column_end_mm: number) =>
      Number(connection({ ...eaves(column_end_mm), M_j_Ed: -50 }).values.b_eff_c_wc_mm);
    expect(b_eff(60)).toBeLessThan(b_eff(1000));
  });
  test("the end of the column is beyond the hole, and needs a column", () => {
    expect(refused(eaves(12))).toMatch(/the column flange/);
    const { column: _column, beta: _beta, ...splice } = eaves(60);
    expect(refused(splice)).toMatch(/column_end_mm: needs a column/);
  });
});

describe("what is drawn must fit", () => {
  test.each([
    [{ w_mm: 100 }, /w_mm: must be at least 107.5 mm, clear of the root of the column's web/],
    [{ w_mm: 214 }, /holes inside the end plate/],
    [{ rows_mm: [60, 135] }, /rows_mm\[0\].*top flange and its welds/],
    [{ rows_mm: [45, 120] }, /rows_mm\[1\].*top flange and its welds/],
    [{ shear_rows_mm: [555] }, /shear_rows_mm\[0\].*bottom flange/],
    [{ rows_mm: [45, 135, 155] }, /next hole/],
    [{ rows_mm: [45, 135], shear_rows_mm: [140] }, /next hole/],
    [{ rows_mm: [10, 135] }, /rows_mm\[0\].*edge of the end plate/],
    [{ plate: { ...joint.plate, top_mm: -10 } }, /plate.top_mm/],
    [{ plate: { ...joint.plate, h_mm: 580 }, shear_rows_mm: [] }, /plate.h_mm/],
    [{ d_w_mm: 80, mode_1_method: 2 }, /d_w_mm: must be from 36 mm/],
    [{ d_w_mm: 72, mode_1_method: 2 }, /root of the column's web/],
    [{ stiffeners: { tension_t_mm: 60 } }, /tension stiffener/],
    [{ sigma_com_Ed_MPa: 300 }, /sigma_com_Ed_MPa/],
  ])("%j", (change, message) => {
    expect(refused({ ...joint, ...change })).toMatch(message);
  });

  test("a flange welds only to the plate that is there", () => {
    const wide = {
      ...joint,
      beam: { profile: "HE 500 A", steel_grade: "S235" },
      rows_mm: [45, 145],
      shear_rows_mm: [500],
    };
    const force = (b_mm: number) =>
      Number(connection({ ...wide, plate: { ...joint.plate, h_mm: 660, b_mm } }).values.F_w_f_Rd_kN);
    const perLength = (360 / (Math.SQRT2 * 0.8 * 1.25)) * 8;
    expect(force(190)).toBeCloseTo((perLength * (2 * 190 - 12 - 54)) / 1000, 6);
    expect(force(300)).toBeCloseTo((perLength * (2 * 300 - 12 - 54)) / 1000, 6);
    expect(force(340)).toBe(force(300));
  });

  test("a fillet outside a flange needs its leg of plate", () => {
    const flush = (top_mm: number) => {
      const rows_mm = [top_mm + 60];
      return Number(
        connection({ ...joint, shear_rows_mm: [400], plate: { ...joint.plate, top_mm }, rows_mm }).values.F_w_f_Rd_kN,
      );
    };
    expect(flush(10)).toBeLessThan(flush(12));
  });

  test("throats below 3 mm fail (4.5.2(2))", () => {
    for (const name of ["throat_flange_mm", "throat_web_mm"]) {
      const { verifications } = connection({ ...joint, [name]: 2.5 });
      expect(verifications.find(({ id }) => id === "weld-throat")?.passed).toBe(false);
    }
  });
});

describe("stiffeners of the column", () => {
  const weak = { ...joint, column: { profile: "HE 240 A", steel_grade: "S235" }, beta: 0 };
  const M = (stiffeners: object | undefined) =>
    accepted({ ...weak, stiffeners })?.values.M_j_Rd_kNm as number | undefined;

  law(
    "never lower the moment resistance, grow with their thickness, and are refused when they are none",
    (holds) => {
      holds(
        fc.property(length(0.2, 30), length(1, 2), (t, factor) => {
          const plain = M(undefined) ?? Number.NaN;
          const one = M({ tension_t_mm: t });
          const more = M({ tension_t_mm: t * factor });
          if (one === undefined) {
            expect(t).toBeLessThan(6.3);
            return;
          }
          expect(one).toBeGreaterThanOrEqual(plain);
          if (more !== undefined) expect(more).toBeGreaterThanOrEqual(one * (1 - 1e-12));
        }),
      );
      for (const name of ["tension_t_mm", "compression_t_mm", "diagonal_t_mm"]) {
        expect(refused({ ...weak, stiffeners: { [name]: 1 } })).toMatch(
          new RegExp(`stiffeners.${name}: must be at least`),
        );
      }
    },
    { numRuns: 60 },
  );

  test("what their welds do not carry does not count", () => {
    const welded = (throat_mm: number) => M({ tension_t_mm: 15, throat_mm }) ?? Number.NaN;
    expect(welded(3)).toBeLessThanOrEqual(welded(8));
    expect(welded(0.1)).toBeCloseTo(M(undefined) ?? Number.NaN, 6);
    expect(welded(11)).toBeCloseTo(M({ tension_t_mm: 15 }) ?? Number.NaN, 6);
  });

  test("a web plate too wide for its thickness fails (6.2.6.1(13))", () => {
    const deep = {
      ...joint,
      column: { profile: "HE 900 B", steel_grade: "S355" },
      w_mm: 125,
      stiffeners: { web_plate_t_mm: 19 },
    };
    expect(connection(deep).verifications.find(({ id }) => id === "web-plate-width")?.passed).toBe(false);
  });

  const welded = {
    connection: "welded-beam",
    beam: { profile: "IPE 300", steel_grade: "S235" },
    column: { profile: "HE 160 A", steel_grade: "S235" },
    throat_flange_mm: 7,
    throat_web_mm: 4,
    M_j_Ed: 60,
    V_Ed: 60,
    beta: 0,
  };

  test("a welded beam's stiffener takes no more than it carries", () => {
    const F = (stiffeners?: object) =>
      Number(connection({ ...welded, ...(stiffeners && { stiffeners }) }).values.F_fc_Rd_kN);
    const plain = F();
    const thin = F({ tension_t_mm: 5 });
    const net = (2 * (Math.min((160 - 6) / 2, 70) - 15) * 5 * 235) / 1000;
    expect(thin).toBeCloseTo(Math.min(plain + net, (150 * 10.7 * 235) / 1000), 6);
  });

  test("a beam turned over is the same beam", () => {
    const one = connection({ ...welded, stiffeners: { compression_t_mm: 12, tension_t_mm: 8 } });
    const other = connection({ ...welded, M_j_Ed: -60, stiffeners: { compression_t_mm: 8, tension_t_mm: 12 } });
    expect(other.values).toEqual(one.values);
  });

  test("a beam flange wider than the column is welded only to the column", () => {
    const wide = { ...welded, beam: { profile: "HE 300 B", steel_grade: "S235" } };
    const perLength = (360 / (Math.SQRT2 * 0.8 * 1.25)) * 7;
    expect(connection(wide).values.F_w_f_Rd_kN).toBeCloseTo((perLength * (2 * 160 - 11 - 54)) / 1000, 6);
  });
});
