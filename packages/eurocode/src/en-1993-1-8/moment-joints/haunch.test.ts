import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accepted, connect, connection } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";
import { InvalidInput } from "../../index.ts";

// A haunch under a beam, pressed and pulled, on level and on rising beams; and the rows in equilibrium with N_Ed.

const [t_f, t_w] = [16, 10.2]; // IPE 500
const haunch = { depth_mm: 300, length_mm: 900, t_f_mm: t_f, t_w_mm: t_w };
const base = {
  connection: "end-plate",
  beam: { profile: "IPE 500", steel_grade: "S275" },
  column: { profile: "HE 340 B", steel_grade: "S275" },
  plate: { h_mm: 1000, b_mm: 200, t_mm: 20, top_mm: 90, steel_grade: "S275" },
  bolt_grade: "8.8",
  bolt_size: "M24",
  w_mm: 115,
  rows_mm: [45, 160, 250],
  shear_rows_mm: [700, 800, 945],
  throat_flange_mm: 8,
  throat_web_mm: 5,
};
const haunched = { ...base, haunch };
const own = { connection: "end-plate" as const };
interface Row {
  readonly F_tr_Rd_kN: number;
  readonly h_r_mm: number;
}
const values = (item: object) => connection(item).values as Record<string, number> & { rows: readonly Row[] };
const use = (id: string, item: object) => connection(item).verifications.find((one) => one.id === id)?.utilization;
const problems = (item: object): string => {
  try {
    connection(item);
  } catch (error) {
    if (error instanceof InvalidInput)
      return error.problems.map(({ path, message }) => `${path}: ${message}`).join("\n");
    throw error;
  }
  return "";
};
const sumOf = (rows: readonly Row[]) => rows.reduce((sum, { F_tr_Rd_kN }) => sum + F_tr_Rd_kN, 0);

describe("a haunch that the moment pulls", () => {
  test("its rows are those of a beam as deep, whose flange is as thick, and count from the upper flange", () => {
    const pulled = values({ ...haunched, M_j_Ed: -50 });
    const section = { shape: "I", h_mm: 800, b_mm: 200, t_f_mm: t_f, t_w_mm: t_w, r_mm: 21 };
    const deep = values({ ...base, ...own, beam: { section, steel_grade: "S275" }, M_j_Ed: -50 });
    expect(pulled.rows.map(({ h_r_mm }) => h_r_mm)).toEqual(deep.rows.map(({ h_r_mm }) => h_r_mm));
    expect(pulled.rows[0]?.h_r_mm).toBeCloseTo(945 - 90 - t_f / 2, 9);
    // the flange between beam and haunch divides the rows further up only
    expect(pulled.rows[0]?.F_tr_Rd_kN).toBeCloseTo(deep.rows[0]?.F_tr_Rd_kN ?? 0, 9);
    expect(pulled.rows[1]?.F_tr_Rd_kN).toBeCloseTo(deep.rows[1]?.F_tr_Rd_kN ?? 0, 9);
  });

  test("its flange carries M/z along its slope, the beam's web the part across the beam", () => {
    const v = values({ ...haunched, M_j_Ed: -120 });
    const F = 120e3 / (800 - 16);
    const angle = Math.atan(300 / 900);
    expect(v.F_h_Ed_kN).toBeCloseTo(F / Math.cos(angle), 9);
    expect(v.F_h_w_Ed_kN).toBeCloseTo(F * Math.tan(angle), 9);
    expect(use("haunch-flange", { ...haunched, M_j_Ed: -120 })).toBeCloseTo(
      F / Math.cos(angle) / (0.275 * 200 * t_f),
      9,
    );
  });

  test("tension on the beam's axis is in the haunch, too, and compression is not", () => {
    const of = (N_Ed: number) => values({ ...haunched, M_j_Ed: -120, N_Ed }).F_h_Ed_kN ?? 0;
    expect(of(-80) - of(0)).toBeCloseTo((80 * 242) / 784 / Math.cos(Math.atan(1 / 3)), 9);
    expect(of(80)).toBe(of(0));
  });

  test("a steep one says what becomes of its fillets", () => {
    const steep = { ...haunched, haunch: { ...haunch, length_mm: 450 } };
    const warned = (M_j_Ed: number) => connect({ ...steep, M_j_Ed }).result.warnings.join();
    expect(warned(-50)).toContain("partial penetration");
    expect(warned(50)).not.toContain("partial penetration");
  });

  law(
    "both senses of a moment give numbers, and more moment is never better",
    () =>
      fc.property(
        fc.double({ min: 50, max: 600, noNaN: true }),
        fc.double({ min: 0.2, max: 1, noNaN: true }),
        fc.constantFrom(0, 5, 15, 30),
        fc.constantFrom(-1, 1),
        fc.double({ min: -400, max: 400, noNaN: true }),
        (depth, tangent, slope_deg, sign, N_Ed) => {
          const item = (M: number) => ({
            ...base,
            slope_deg,
            plate: { ...base.plate, h_mm: 90 + 520 / Math.cos((slope_deg * Math.PI) / 180) + depth + 60 },
            shear_rows_mm: [],
            haunch: { ...haunch, depth_mm: depth, length_mm: depth / tangent, t_f_mm: 20, t_w_mm: 12 },
            M_j_Ed: sign * M,
            N_Ed,
          });
          const [one, more] = [accepted(item(100)), accepted(item(150))];
          if (!one || !more) return;
          for (const id of ["haunch-flange", "haunch-web", "joint-moment"]) {
            const of = (result: typeof one) => result.verifications.find((v) => v.id === id)?.utilization ?? Number.NaN;
            expect(of(more)).toBeGreaterThanOrEqual(of(one));
          }
        },
      ),
    { numRuns: 60 },
  );
});

describe("what a haunch is given by", () => {
  test("an angle is as good as a length, a profile as good as thicknesses", () => {
    const angle_deg = (Math.atan(1 / 3) * 180) / Math.PI;
    const { length_mm: _, ...byAngle } = haunch;
    const full = values({ ...haunched, M_j_Ed: 200 });
    for (const said of [
      { ...byAngle, angle_deg },
      { ...haunch, angle_deg },
      // an empty cell beside a length
      { ...haunch, angle_deg: 0 },
      { depth_mm: 300, length_mm: 900, cut: "IPE 500" },
      { ...haunch, cut: "IPE 500" },
    ])
      for (const name of ["F_h_Ed_kN", "F_c_fb_Rd_kN", "M_j_Rd_kNm", "F_h_w_Rd_kN"])
        expect(values({ ...haunched, haunch: said, M_j_Ed: 200 })[name]).toBeCloseTo(full[name] ?? 0, 6);
  });

  test("under a rising beam the flange is steeper than the beam by the angle of the triangle", () => {
    const slope = Math.PI / 18;
    const rising = { ...haunched, slope_deg: 10, plate: { ...base.plate, h_mm: 1020 } };
    const v = values({ ...rising, M_j_Ed: 200 });
    // by its corners: at the plate, and at the end along the beam
    const [x, y] = [900 * Math.cos(slope), 900 * Math.sin(slope) + 300];
    const z = 500 / Math.cos(slope) + 300 - (16 / Math.cos(slope) + 16) / 2;
    expect(v.F_h_Ed_kN).toBeCloseTo((200e3 / z) * (Math.hypot(x, y) / x), 6);
    expect(v.F_h_w_Ed_kN).toBeCloseTo((v.F_h_Ed_kN ?? 0) * Math.sin(Math.atan2(y, x) - slope), 6);
    const { length_mm: _, ...byAngle } = haunch;
    const angle_deg = ((Math.atan2(y, x) - slope) * 180) / Math.PI;
    expect(values({ ...rising, haunch: { ...byAngle, angle_deg }, M_j_Ed: 200 }).F_h_Ed_kN).toBeCloseTo(
      v.F_h_Ed_kN ?? 0,
      6,
    );
  });

  test.each([
    [{ depth_mm: 300, t_f_mm: 16, t_w_mm: 10.2 }, "haunch.length_mm: is required: or angle_deg"],
    [{ depth_mm: 300, t_f_mm: 16, t_w_mm: 10.2, angle_deg: 0 }, "haunch.angle_deg: must be at least 1 °; it is 0"],
    [{ depth_mm: 300, length_mm: 900 }, "haunch.t_f_mm: is required: or cut"],
    [{ ...haunch, angle_deg: 25 }, "haunch.angle_deg:"],
    [{ ...haunch, cut: "IPE 600" }, "haunch.t_f_mm:"],
    [{ ...haunch, cut: "IPE 5000" }, "haunch.cut:"],
    [{ ...haunch, length_mm: 250 }, "haunch.length_mm: must leave at most 45°"],
    [{ ...haunch, depth_mm: 1100, length_mm: 2000 }, "haunch.depth_mm: must be at most 1000 mm"],
  ])("%j: %s", (given, said) => {
    expect(problems({ ...haunched, plate: { ...base.plate, h_mm: 1800 }, haunch: given, M_j_Ed: 50 })).toContain(said);
  });
});

describe("moment and axial force by the rows", () => {
  const byRows = { ...base, plate: { ...base.plate, h_mm: 680 }, shear_rows_mm: [635], moment_axial: "rows" };

  test("without an axial force both ways are one", () => {
    const { rows: _, ...one } = values({ ...byRows, M_j_Ed: 200 });
    const { rows: __, ...other } = values({ ...byRows, moment_axial: "linear", M_j_Ed: 200 });
    expect(one).toEqual(other);
  });

  test("the rows, N_Ed on the axis and the pressed flange are in equilibrium", () => {
    for (const N_Ed of [-150, 60, 250]) {
      const v = values({ ...byRows, N_Ed, M_j_Ed: 200 });
      const arm = (500 - 16) / 2;
      const ofRows = v.rows.reduce((M, { F_tr_Rd_kN, h_r_mm }) => M + F_tr_Rd_kN * h_r_mm, 0);
      expect(v.M_j_Rd_kNm).toBeCloseTo((ofRows + N_Ed * arm) / 1000, 6);
      // at M_j,Rd the flange presses with what the rows pull and N_Ed, and never with more than it can
      const F_c = sumOf(v.rows) + N_Ed;
      expect(F_c).toBeLessThanOrEqual(Math.min(v.F_c_fb_Rd_kN ?? 0, v.F_c_wc_Rd_kN ?? 0) * (1 + 1e-9));
      const z = ofRows / sumOf(v.rows);
      expect(v.F_c_Ed_kN).toBeCloseTo((200e3 - N_Ed * arm) / z + N_Ed, 6);
    }
  });

  law(
    "no joint passes whose pressed flange is given more than it has, also where both flanges press",
    () =>
      fc.property(
        fc.constantFrom("column", "haunch", "splice"),
        fc.double({ min: 1, max: 400, noNaN: true }),
        fc.double({ min: 1, max: 4000, noNaN: true }),
        (kind, M_j_Ed, N_Ed) => {
          const { column: _, ...splice } = byRows;
          const joint = kind === "column" ? byRows : kind === "splice" ? splice : { ...haunched, moment_axial: "rows" };
          const made = accepted({ ...joint, M_j_Ed, N_Ed });
          if (!made) return;
          const v = made.values as Record<string, number>;
          const z = (kind === "haunch" ? 800 : 500) - 16;
          const h_N = kind === "haunch" ? 800 - 250 - 8 : z / 2;
          const F_c = Math.min(v.F_c_fb_Rd_kN ?? 0, v.F_c_wc_Rd_kN ?? Number.POSITIVE_INFINITY);
          const pressed = (M_j_Ed * 1000 + N_Ed * (z - h_N)) / z;
          if (pressed > F_c * (1 + 1e-9)) expect(made.passed).toBe(false);
        },
      ),
    { numRuns: 200 },
  );

  test("where both flanges press, the moment shifts the force between them", () => {
    const F_c = Math.min(...["F_c_fb_Rd_kN", "F_c_wc_Rd_kN"].map((name) => values(byRows)[name] ?? 0));
    const N_Ed = 1.2 * F_c;
    const v = values({ ...byRows, N_Ed, M_j_Ed: 20 });
    expect(v.M_j_Rd_kNm).toBeCloseTo(((F_c - N_Ed / 2) * 484) / 1000, 6);
    expect(v.F_c_Ed_kN).toBeCloseTo(20e3 / 484 + N_Ed / 2, 6);
  });

  test("what a rafter pulls on the end of its column is in the panel", () => {
    const eaves = { ...byRows, connection: "eaves", column_end_mm: 60, moment_axial: "linear", M_j_Ed: 100 };
    const shear = (N_Ed: number) => values({ ...eaves, N_Ed }).V_wp_Ed_kN ?? 0;
    expect(shear(-60) - shear(0)).toBeCloseTo(30, 9);
    expect(shear(60)).toBe(shear(0));
    const rows = values({ ...eaves, moment_axial: "rows", N_Ed: -60 });
    expect(rows.V_wp_Ed_kN).toBeCloseTo((100e3 + 60 * 242) / (rows.z_mm ?? 1), 6);
  });

  test("N_j,Rd knows no moment, 6.2.7.1(3)", () => {
    const of = (M_j_Ed: number) => values({ ...haunched, N_Ed: 300, M_j_Ed }).N_j_Rd_kN;
    expect(of(170)).toBe(of(0));
  });

  test("the sum of both utilizations is on the safe side of it where the bolts govern", () => {
    const thin = { ...byRows, plate: { ...byRows.plate, t_mm: 10 }, M_j_Ed: 60, N_Ed: 200 };
    expect(use("moment-axial", thin)).toBeLessThan(use("moment-axial", { ...thin, moment_axial: "linear" }) ?? 0);
    expect(use("joint-moment", thin)).toBeUndefined();
  });

  test("small forces count, too, and what nothing holds is no resistance", () => {
    expect(use("moment-axial", { ...byRows, M_j_Ed: 50, N_Ed: 1 })).toBeGreaterThan(0);
    expect(connection({ ...byRows, M_j_Ed: 10, N_Ed: -3000 }).passed).toBe(false);
  });
});
