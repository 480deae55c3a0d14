import { describe, expect, test } from "vitest";
import { refusedPaths } from "../../test/support/refused.ts";
import { runCheck } from "../engine/run-check.ts";
import { connections } from "./check.ts";

/** Paths of what is wrong with a request. */
function wrong(request: Record<string, unknown>): string[] {
  return refusedPaths(() => runCheck(connections, request)).sort();
}

const example = (kind: string, more: Record<string, unknown>) => ({ ...connections.kinds[kind]?.example, ...more });

describe("what cannot be calculated is refused, all of it at once", () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    [
      "two sizes of one weld and a steel out of scope",
      example("weld", { leg_mm: 8, steel_grade: "S690" }),
      ["leg_mm", "steel_grade"],
    ],
    ["a weld without a force", { connection: "weld", throat_mm: 5, length_mm: 100 }, ["V_par_Ed"]],
    ["a weld shorter than its craters", example("weld", { length_mm: 9 }), ["length_mm"]],
    ["a throat for a full penetration weld", example("weld", { type: "butt" }), ["throat_mm"]],
    ["one strength without the other", example("block-tearing", { steel_grade: undefined, f_y_MPa: 355 }), ["f_u_MPa"]],
    [
      "areas beside a pattern",
      example("block-tearing", { A_nt_mm2: 500 }),
      ["A_nv_mm2", "bolt_size", "e1", "e2", "n_1", "n_2", "p1", "p2"],
    ],
    ["two edges of a single line", example("block-tearing", { n_2: 1, pattern: "two-edges" }), ["pattern"]],
    ["compression in an angle for tension", example("angle-one-leg", { N_Ed: 100 }), ["N_Ed"]],
    ["a beam in place of an angle", example("angle-one-leg", { profile: "IPE 200" }), ["profile"]],
    [
      "a pin without plates",
      { connection: "pin", d_mm: 50, F_Ed: 10, f_yp_MPa: 355, f_up_MPa: 490 },
      ["a_mm", "b_mm", "c_mm"],
    ],
    [
      "a list beside a pattern of bolts",
      example("bolt-group", { bolts: [[0, 0]] }),
      ["bolts", "n_1", "n_2", "p1", "p2"],
    ],
    [
      "a single bolt under a moment",
      example("bolt-group", { n_1: undefined, p1: undefined, n_2: undefined, p2: undefined, bolts: [[0, 0]] }),
      ["bolts"],
    ],
    [
      "preloaded bolts of class 5.6",
      example("bolt-group", { category: "C", mu: 0.4, bolt_grade: "5.6" }),
      ["bolt_grade"],
    ],
    ["rows that do not fit the plate", example("fin-plate", { n_1: 5 }), ["n_1", "plate.h_mm"]],
    ["a notch without a depth", example("header-plate", { notch: { length_mm: 100 } }), ["notch.depth_top_mm"]],
    ["bolts in the root of the cleats", example("angle-cleats", { w_mm: 40 }), ["w_mm"]],
    ["contact of the ends of a beam", example("splice", { bearing: true }), ["bearing"]],
  ])("%s", (_what, request, paths) => {
    const defined = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
    expect(wrong(defined)).toEqual(paths);
  });
});
