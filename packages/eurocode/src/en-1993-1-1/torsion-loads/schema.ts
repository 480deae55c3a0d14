import * as z from "zod";
import { between, flag, listOf, noted, oneOf, part } from "../../basis/fields.ts";

// Fields of torsion along a member.

const place = (what: string) => between(0, 1e6, what, "mm").optional();

const load = part(
  () => ({
    x_mm: place("its place, from the start of the member"),
    from_mm: place("where a spread one begins"),
    to_mm: place("where a spread one ends"),
    T_kNm: between(-1e5, 1e5, "torque", "kNm").optional(),
    m_kNm_m: between(-1e5, 1e5, "spread torque", "kNm/m").optional(),
    F_kN: between(-1e6, 1e6, "force with an arm e_mm", "kN").optional(),
    q_kN_m: between(-1e6, 1e6, "spread force with an arm e_mm", "kN/m").optional(),
    e_mm: between(-10_000, 10_000, "arm of the force about the shear centre", "mm").optional(),
  }),
  "a torque: T_kNm, or F_kN and e_mm, at x_mm; m_kNm_m, or q_kN_m and e_mm, along from_mm to to_mm",
);

const loads = listOf(load, "torques, which act together with the moments of the same load case", 1, 60);

const end = oneOf(["fork", "fixed", "free"], "fork: rotation held, warping free; fixed: both held; free: neither");

const torsion = part(
  () => ({
    loads,
    ends: noted(
      z.union([end, z.tuple([end, end])]),
      "both ends, or start and end; {default fork}, of a cantilever fixed at its root and free",
    ).optional(),
    at_restraints: flag("the restraints of restraints_mm hold the rotation as well; {default false}").optional(),
    method: oneOf(
      ["EN 1993-6", "stress"],
      "stability by Annex A of EN 1993-6 ({default} of doubly symmetric open I-sections), or stresses alone",
    ).optional(),
    rotation_limit_deg: between(0.01, 45, "limit of the rotation under these loads", "°").optional(),
  }),
  "loads beside the shear centre, 6.2.7: torsion along the member with warping",
);

export const torsionFields = { torsion: torsion.optional() };
export const torsionInCases = {
  torsion: part(() => ({ loads }), "torques of this load case, in place of the member's").optional(),
};

export type GivenTorsion = z.output<typeof torsion>;
export type TorsionLoad = z.output<typeof load>;
export type EndOfTorsion = z.output<typeof end>;
