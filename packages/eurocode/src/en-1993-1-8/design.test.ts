import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ItemResult } from "../basis/result.ts";
import { runCheck } from "../engine/run-check.ts";
import { section, sections } from "../sections/index.ts";
import { connections } from "./check.ts";
import {
  type Designed,
  designAngleCleats,
  designAngleOneLeg,
  designBoltGroup,
  designFinPlate,
  designHeaderPlate,
  designPin,
  designSimpleJoint,
  designSplice,
  designWeld,
} from "./index.ts";

/** What a design says of itself is what its check says. */
function stands({ item, passed, utilization, assumptions, governing }: Designed, context = {}): void {
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
    const made = designFinPlate({
      beam: { profile: "IPE 400", steel_grade: "S275" },
      V_Ed: 150,
      support: { profile: "HE 240 B", steel_grade: "S275" },
    });
    expect(made.passed).toBe(true);
    expect(made.tries).toBeLessThanOrEqual(2);
    expect(made.item.bolt_size).toBe("M20");
    stands(made);
  });

  test("all kinds carry a fifth of the shear resistance of an IPE or HE A", () => {
    fc.assert(
      fc.property(
        slenderBeam,
        fc.constantFrom(designFinPlate, designHeaderPlate, designAngleCleats),
        (profile, design) => {
          const made = design({ beam: { profile, steel_grade: "S275" }, V_Ed: shearOf(profile, 0.2) });
          stands(made);
          expect(made.passed, `${profile}: ${made.governing?.verification} ${made.utilization}`).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  test("whatever the reaction, there is a joint or the best try with its governing clause", () => {
    fc.assert(
      fc.property(anyBeam, fc.double({ min: 0.01, max: 1.5, noNaN: true }), (profile, share) => {
        stands(designSimpleJoint({ beam: { profile, steel_grade: "S355" }, V_Ed: shearOf(profile, share) }));
      }),
      { numRuns: 40 },
    );
  });

  test("without a reaction half of the shear resistance is assumed, and said", () => {
    const made = designSimpleJoint({ beam: { profile: "IPE 300" }, national_annex: "DE" });
    expect(made.assumptions.join(" ")).toContain("assumed");
    stands(made, { national_annex: "DE" });
  });

  test("a profile that does not exist is refused as by the check", () => {
    expect(() => designFinPlate({ beam: { profile: "IPE 1" } })).toThrow(/catalogue/);
  });
});

describe("other joints", () => {
  test("the least usual throat", () => {
    const made = designWeld({
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
      designAngleOneLeg({ member: { profile: "L 90x90x9", steel_grade: "S355" }, N_Ed: -150 }),
      designPin({
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
      designBoltGroup({ V_y_Ed: 150, e_x_mm: 250, shear_planes: 1, plate_t: 12, plate_fu: 430 }),
    ]) {
      expect(made.passed).toBe(true);
      stands(made);
    }
  });

  test("splices of beams and columns for half of the moment resistance", () => {
    for (const profile of ["IPE 200", "IPE 300", "IPE 400", "IPE 500", "HE 200 A", "HE 300 B"]) {
      const made = designSplice({ member: { profile, steel_grade: "S275" } });
      stands(made);
      expect(made.passed, `${profile}: ${made.governing?.verification} ${made.utilization}`).toBe(true);
    }
    const column = designSplice({
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
