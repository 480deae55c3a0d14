import fc from "fast-check";
import { describe } from "vitest";
import { law, secondRuns } from "../../../test/support/law.ts";
import { calculate } from "../../../test/support/members.ts";
import { near } from "../../../test/support/second.ts";
import type { ItemResult } from "../../basis/result.ts";
import { section } from "../../sections/index.ts";

// Built-up members once more, plain, from EN 1993-1-1 6.4 and Figure 6.9: the chords are those of the catalogue, everything
// else is worked out here.

const E = 210; // kN/mm²
const strengths = { S235: 235, S275: 275, S355: 355 } as const;

const between = (min: number, max: number) => fc.nat(5000).map((n) => min + ((max - min) * n) / 5000);
const of = (profile: string) => {
  const found = section(profile)?.properties;
  if (!found) throw new Error(profile);
  return found;
};

/** Curve c of Table 6.1: flexure of these chords about their weak axis. */
function buckling(A: number, i: number, L: number, f_y: number): number {
  const slender = L / i / (Math.PI * Math.sqrt((1000 * E) / f_y));
  const phi = 0.5 * (1 + 0.49 * (slender - 0.2) + slender * slender);
  const chi = slender <= 0.2 ? 1 : Math.min(1, 1 / (phi + Math.sqrt(phi * phi - slender * slender)));
  return (chi * A * f_y) / 1000;
}

interface Asked {
  readonly chord: string;
  readonly grade: keyof typeof strengths;
  readonly length: number;
  readonly h_0: number;
  readonly modules: number;
  readonly share: number;
  readonly M_I: number;
}

const asked = fc.record({
  chord: fc.constantFrom("UPN 160", "UPN 200", "UPN 240", "UPN 300", "HEA 160", "HEA 200", "HEA 260"),
  grade: fc.constantFrom("S235" as const, "S275" as const, "S355" as const),
  length: between(4000, 14_000),
  h_0: between(300, 900),
  modules: fc.integer({ min: 4, max: 12 }),
  share: between(0.02, 0.4),
  M_I: fc.oneof(fc.constant(0), between(1, 200)),
});

/** What a member of two chords comes to, with its stiffness in shear; undefined where it is unstable. */
function byHand({ chord, grade, length: L, h_0, modules, share, M_I }: Asked, S_v: number, I_eff: number) {
  const { A_mm2: A, i_z_mm: i_z } = of(chord);
  const a = L / modules;
  const N_cr = (Math.PI ** 2 * E * I_eff) / L ** 2;
  const N = share / (1 / N_cr + 1 / S_v);
  const M = ((N * L) / 500_000 + M_I) / (1 - N / N_cr - N / S_v); // kNm
  const N_ch = N / 2 + (1000 * M * h_0 * A) / (2 * I_eff);
  return { a, N, N_cr, M, N_ch, V: (1000 * Math.PI * M) / L, chord: N_ch / buckling(A, i_z, a, strengths[grade]) };
}

function compare({ grade, length, M_I }: Asked, hand: ReturnType<typeof byHand>, S_v: number, built_up: object): void {
  const item = { mark: "M", steel_grade: grade, length_mm: length, N_Ed: hand.N, M_y_Ed: M_I };
  const { result } = calculate({ members: [{ ...item, built_up: { shear: "6.70", ...built_up } }] });
  const [found] = result.members as readonly ItemResult[];
  const values = found?.values ?? {};
  near(values.S_v_kN, S_v, "S_v");
  near(values.N_cr_kN, hand.N_cr, "N_cr");
  near(values.M_Ed_kNm, hand.M, "M_Ed");
  near(values.N_ch_Ed_kN, hand.N_ch, "N_ch");
  near(values.V_Ed_kN, hand.V, "V_Ed");
  const use = found?.verifications.find(({ id }) => id === "chord-buckling")?.utilization;
  near(use, hand.chord, "chord");
}

describe("built-up members, written a second time", () => {
  law(
    "laced columns: stiffness in shear of V, N and X, second order, chords and diagonals",
    () =>
      fc.property(asked, fc.constantFrom("V", "N", "X"), fc.integer({ min: 1, max: 2 }), (one, lacing, planes) => {
        const [diagonal, post] = [of("L 70x70x7").A_mm2, of("L 60x60x6").A_mm2];
        const a = one.length / one.modules;
        const d = Math.hypot(one.h_0, lacing === "V" ? a / 2 : a);
        const whole = (planes * E * diagonal * a * one.h_0 ** 2) / d ** 3;
        const S_v =
          lacing === "V"
            ? whole / 2
            : lacing === "X"
              ? whole
              : whole / (1 + (diagonal * one.h_0 ** 3) / (post * d ** 3));
        const I_eff = (one.h_0 ** 2 * of(one.chord).A_mm2) / 2;
        const lattice = { arrangement: "laced", chord: one.chord, h_0_mm: one.h_0, a_mm: a, n_planes: planes };
        const bars = { lacing, diagonal: "L 70x70x7", ...(lacing === "N" ? { post: "L 60x60x6" } : {}) };
        compare(one, byHand(one, S_v, I_eff), S_v, { ...lattice, ...bars });
      }),
    { numRuns: secondRuns(150) },
  );

  law(
    "battened columns: stiffness in shear with its limit, efficiency of the chords, second order",
    () =>
      fc.property(asked, between(120, 240), between(8, 20), (one, b, t) => {
        const { A_mm2: A, I_z_mm4: I_ch } = of(one.chord);
        const a = one.length / one.modules;
        const I_b = (t * b ** 3) / 12;
        const S_v = Math.min(
          (24 * E * I_ch) / (a ** 2 * (1 + ((2 * I_ch) / (2 * I_b)) * (one.h_0 / a))),
          (2 * Math.PI ** 2 * E * I_ch) / a ** 2,
        );
        const steiner = (one.h_0 ** 2 * A) / 2;
        const slender = one.length / Math.sqrt((steiner + 2 * I_ch) / (2 * A));
        const mu = slender <= 75 ? 1 : slender >= 150 ? 0 : 2 - slender / 75;
        const I_eff = steiner + 2 * mu * I_ch;
        const batten = { b_mm: b, t_mm: t };
        fc.pre(b < a / 2);
        const battened = { arrangement: "battened", chord: one.chord, h_0_mm: one.h_0, a_mm: a, batten };
        compare(one, byHand(one, S_v, I_eff), S_v, battened);
      }),
    { numRuns: secondRuns(150) },
  );
});
