import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import type { ItemResult } from "../basis/result.ts";
import { runCheck } from "../engine/run-check.ts";
import { bolt } from "../materials/bolts.ts";
import { section, sections } from "../sections/index.ts";
import { connections } from "./check.ts";
import {
  type Proposed,
  proposeAngleCleats,
  proposeAngleOneLeg,
  proposeBoltGroup,
  proposeColumnBase,
  proposeFinPlate,
  proposeHeaderPlate,
  proposePin,
  proposeSimpleJoint,
  proposeSplice,
  proposeWeld,
} from "./index.ts";

/** What a proposal says of itself is what its check says. */
function stands({ item, passed, utilization, assumptions, governing }: Proposed, context = {}): void {
  const again = runCheck(connections, { ...context, ...item });
  expect(again.passed).toBe(passed);
  expect((again.result.connection as ItemResult).utilization).toBe(utilization);
  expect(assumptions.length).toBeGreaterThan(0);
  if (!passed) expect(governing?.clause).toBeTruthy();
}

const slender = [...sections({ family: "IPE" }), ...sections({ family: "HE A" })].filter(
  ({ dimensions }) => (dimensions.h_mm ?? 0) >= 180,
);
const beams = [...sections({ family: "IPE" }), ...sections({ family: "HE" })].filter(
  ({ dimensions }) => (dimensions.h_mm ?? 0) >= 140,
);
const anyBeam = fc.constantFrom(...beams.map(({ designation }) => designation));
const slenderBeam = fc.constantFrom(...slender.map(({ designation }) => designation));
const shearOf = (profile: string, share: number) =>
  (share * (section(profile)?.properties.A_v_z_mm2 ?? 0) * 275) / Math.sqrt(3) / 1000;

describe("simple joints from the members alone", () => {
  test("a fin plate of an ordinary floor beam fits at once", () => {
    const made = proposeFinPlate({
      beam: { profile: "IPE 400", steel_grade: "S275" },
      V_Ed: 150,
      support: { profile: "HE 240 B", steel_grade: "S275" },
    });
    expect(made.passed).toBe(true);
    expect(made.tries).toBeLessThanOrEqual(2);
    expect(made.item.bolt_size).toBe("M20");
    stands(made);
  });

  test("what a detailer chooses: M16 to M24, plates in stock, 0.6 of the height where the web leaves room", () => {
    for (const { designation: profile, dimensions: d } of beams.filter((one) => (one.dimensions.h_mm ?? 0) <= 600)) {
      const h = d.h_mm ?? 0;
      const clear = h - 2 * ((d.t_f_mm ?? 0) + (d.r_mm ?? 0));
      for (const steel_grade of ["S235", "S275", "S355", "S460"]) {
        const V_Ed = Math.round(shearOf(profile, 0.25));
        for (const propose of [proposeFinPlate, proposeHeaderPlate]) {
          const { item } = propose({ beam: { profile, steel_grade }, V_Ed });
          const { t_mm, h_mm } = item.plate as { t_mm: number; h_mm: number }; // both have a plate
          const name = `${profile} ${steel_grade} ${item.bolt_size} t = ${t_mm} h_p = ${h_mm}`;
          expect([6, 8, 10, 12], name).toContain(t_mm);
          expect(clear < 110 ? ["M12"] : clear < 140 ? ["M16"] : ["M16", "M20", "M24"], name).toContain(item.bolt_size);
          if (clear >= 220) expect(item.bolt_size, name).not.toBe("M16");
          if (clear >= 0.6 * h + 20) expect(h_mm, name).toBeGreaterThanOrEqual(0.6 * h - 1e-9);
        }
      }
    }
  });

  test("an IPE 270 under what a floor brings: three M20 and a plate of 10 mm", () => {
    const { item, passed } = proposeFinPlate({ beam: { profile: "IPE 270", steel_grade: "S355" }, V_Ed: 110 });
    expect(passed).toBe(true);
    expect(item).toMatchObject({ bolt_size: "M20", n_1: 3, plate: { t_mm: 10, h_mm: 200, b_mm: 100 } });
  });

  law(
    "all kinds carry a fifth of the shear resistance of an IPE or HE A",
    () =>
      fc.property(
        slenderBeam,
        fc.constantFrom(proposeFinPlate, proposeHeaderPlate, proposeAngleCleats),
        (profile, propose) => {
          const made = propose({ beam: { profile, steel_grade: "S275" }, V_Ed: shearOf(profile, 0.2) });
          stands(made);
          expect(made.passed, `${profile}: ${made.governing?.verification} ${made.utilization}`).toBe(true);
        },
      ),
    { numRuns: 60 },
  );

  law(
    "whatever the reaction, there is a joint or the best try with its governing clause",
    () =>
      fc.property(anyBeam, fc.double({ min: 0.01, max: 1.5, noNaN: true }), (profile, share) => {
        stands(proposeSimpleJoint({ beam: { profile, steel_grade: "S355" }, V_Ed: shearOf(profile, share) }));
      }),
    { numRuns: 40 },
  );

  test("without a reaction half of the shear resistance is assumed, and said", () => {
    const made = proposeSimpleJoint({ beam: { profile: "IPE 300" }, national_annex: "DE" });
    expect(made.assumptions.join(" ")).toContain("assumed");
    stands(made, { national_annex: "DE" });
  });

  test("a profile that does not exist is refused as by the check", () => {
    expect(() => proposeFinPlate({ beam: { profile: "IPE 1" } })).toThrow(/catalogue/);
  });
});

describe("column bases", () => {
  test("nuts of anchors beside a flange can be turned: washer, weld and 5 mm beside the section", () => {
    for (const profile of ["HE 100 A", "HE 140 B", "HE 200 B", "HE 300 A", "HE 600 B", "IPE 330"]) {
      for (const more of [{ N_Ed: 300 }, { N_Ed: 300, V_Ed: 25 }, { N_Ed: 300, M_Ed: 15 }, { N_Ed: -60 }]) {
        const made = proposeColumnBase({ column: { profile, steel_grade: "S355" }, ...more });
        stands(made);
        const { rows_mm, bolt_size } = made.item.anchors as { rows_mm: number[]; bolt_size: string }; // I-sections are anchored
        const [h, t] = [section(profile)?.dimensions.h_mm ?? 0, Number(made.item.throat_mm)];
        const room = (bolt(bolt_size)?.washer.d_2_mm ?? 0) / 2 + Math.SQRT2 * t + 5;
        const name = `${profile} ${JSON.stringify(more)}`;
        for (const z of rows_mm) expect(Math.abs(z) - h / 2, name).toBeGreaterThanOrEqual(room - 1e-9);
        expect(made.passed, `${name}: ${made.governing?.verification} ${made.utilization}`).toBe(true);
      }
    }
  });

  test("a base with moment gets the weld that its tension flange asks for", () => {
    const made = proposeColumnBase({ column: { profile: "HE 200 B", steel_grade: "S460" }, N_Ed: -100, M_Ed: 200 });
    expect(made.passed).toBe(true);
    expect(made.item.throat_mm).toBeGreaterThan(0.6 * 15);
  });

  test("a pressed base is no thicker than its bearing asks", () => {
    const { item } = proposeColumnBase({ column: { profile: "HE 300 A", steel_grade: "S355" }, N_Ed: 300 });
    expect(item.plate).toMatchObject({ t_mm: 15 });
  });
});

describe("other joints", () => {
  test("the least usual throat", () => {
    const made = proposeWeld({
      item: { connection: "weld", length_mm: 200, n_welds: 2, steel_grade: "S355", V_par_Ed: 300 },
    });
    expect(made.passed).toBe(true);
    stands(made);
    const { throat_mm } = made.item as { throat_mm: number };
    expect(Number(made.result.values.a_req_mm)).toBeLessThanOrEqual(throat_mm);
    expect(runCheck(connections, { ...made.item, throat_mm: throat_mm - 1 }).passed).toBe(false);
  });

  test("a brace, a pin, a group of bolts", () => {
    for (const made of [
      proposeAngleOneLeg({ member: { profile: "L 90x90x9", steel_grade: "S355" }, N_Ed: -150 }),
      proposePin({
        item: {
          connection: "pin",
          F_Ed: 400,
          f_yp_MPa: 355,
          f_up_MPa: 490,
          steel_grade: "S355",
          a_mm: 15,
          b_mm: 30,
          c_mm: 2,
        },
      }),
      proposeBoltGroup({ V_y_Ed: 150, e_x_mm: 250, shear_planes: 1, plate_t: 12, plate_fu: 430 }),
    ]) {
      expect(made.passed).toBe(true);
      stands(made);
    }
  });

  test("splices of beams and columns for half of the moment resistance", () => {
    for (const profile of ["IPE 200", "IPE 300", "IPE 400", "IPE 500", "HE 200 A", "HE 300 B"]) {
      const made = proposeSplice({ member: { profile, steel_grade: "S275" } });
      stands(made);
      expect(made.passed, `${profile}: ${made.governing?.verification} ${made.utilization}`).toBe(true);
    }
    const column = proposeSplice({
      member: { profile: "HE 260 B", steel_grade: "S275" },
      splice_of: "column",
      bearing: true,
      N_Ed: 760,
      M_Ed: 110,
    });
    expect(column.passed).toBe(true);
    stands(column);
  });
});
