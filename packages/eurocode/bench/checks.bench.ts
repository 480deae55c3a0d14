import { test } from "vitest";
import * as bolts from "../src/en-1993-1-8/bolts/resistance.ts";
import { check } from "../src/index.ts";
import { bolt, boltGrade } from "../src/materials/bolts.ts";

const one = {
  bolt_grade: "8.8",
  bolt_size: "M20",
  shear_planes: 1,
  plate_fu: 430,
  plate_t: 10,
  e1: 40,
  e2: 40,
  p1: 70,
  is_end_bolt: true,
  V_Ed: 60,
};
const connections = Array.from({ length: 1000 }, (_, i) => ({ ...one, mark: `C${i}`, V_Ed: 40 + (i % 50) }));

test("EN 1993-1-8 bolts", async ({ bench }) => {
  await bench.compare(
    bench("check(), one bolt", () => {
      check("en-1993-1-8", one);
    }),
    bench("check(), one bolt with derivation", () => {
      check("en-1993-1-8", { ...one, derivation: true });
    }),
    bench("check(), a batch of 1 000 bolts", () => {
      check("en-1993-1-8", { connections });
    }),
  );
});

/** The formulas themselves: what a program that builds on single clauses pays. */
test("EN 1993-1-8 bolts, formulas alone", async ({ bench }) => {
  const size = bolt("M20");
  const grade = boltGrade("8.8");
  if (!size || !grade) throw new Error("M20 8.8 is in every table");
  await bench("1 000 bolts: shear, bearing, tension, interaction", () => {
    let most = 0;
    for (let i = 0; i < 1000; i++) {
      const F_v_Ed = 40 + (i % 50);
      const F_v_Rd = bolts.shearResistance(1, grade.alpha_v, grade.f_ub_MPa, size.A_s_mm2, 1.25);
      const alpha_b = bolts.alphaB(bolts.alphaEnd(40, size.d_0_mm), grade.f_ub_MPa, 430);
      const F_b_Rd = bolts.bearingResistance(bolts.k1SingleColumn(40, size.d_0_mm), alpha_b, 430, size.d_mm, 10, 1.25);
      const F_t_Rd = bolts.tensionResistance(0.9, grade.f_ub_MPa, size.A_s_mm2, 1.25);
      most = Math.max(most, F_v_Ed / F_b_Rd, bolts.shearWithTension(F_v_Ed, F_v_Rd, 10, F_t_Rd));
    }
    if (!(most > 0)) throw new Error("nothing was calculated");
  }).run();
});
