import fc from "fast-check";
import { describe } from "vitest";
import { law, secondRuns } from "../../../test/support/law.ts";
import { between, concreteItem, near, utilization } from "../../../test/support/second.ts";

// Anchorages and laps once more, plain, from 8.3, 8.4 and 8.7 of EN 1992-1-1.

const gamma_C = 1.5;
const f_yd = 500 / 1.15;
const within = (x: number) => Math.max(0.7, Math.min(1, x));

const bars = fc.record({
  fck: fc.constantFrom(20, 25, 30, 40, 50, 60, 80),
  bar: fc.constantFrom(8, 12, 16, 20, 25, 32, 40),
  bond: fc.constantFrom("good", "poor"),
  force: fc.constantFrom("tension", "tension", "compression"),
  bent: fc.constantFrom("straight", "bend", "hook", "loop"),
  c_d: between(15, 120),
  stress: between(50, 434),
  p: between(0, 12),
  A_st: between(0, 600),
  K: fc.constantFrom(0, 0.05, 0.1),
  welded: fc.boolean(),
});
type Bar = typeof bars extends fc.Arbitrary<infer T> ? T : never;

/** 8.4.2 and 8.4.3 */
function basic({ fck, bar, bond, stress }: Bar) {
  const limited = Math.min(fck, 60);
  const fctm = limited > 50 ? 2.12 * Math.log(1 + (limited + 8) / 10) : 0.3 * limited ** (2 / 3);
  const eta_1 = bond === "good" ? 1 : 0.7;
  const eta_2 = bar > 32 ? (132 - bar) / 100 : 1;
  const f_bd = (2.25 * eta_1 * eta_2 * 0.7 * fctm) / gamma_C;
  return { f_bd, l_b: ((bar / 4) * stress) / f_bd };
}

/** Table 8.2; of laps all of the bar's force is that of the transverse bars, 8.7.3(1) */
function factors(given: Bar, shape: string, lapped: boolean) {
  const { bar, c_d, force, K, A_st, stress, p, welded } = given;
  if (force === "compression")
    return { alpha_1: 1, alpha_2: 1, alpha_3: 1, alpha_4: lapped || !welded ? 1 : 0.7, alpha_5: 1 };
  const straight = shape === "straight";
  const A_s = (Math.PI * bar * bar) / 4;
  const least = lapped ? (A_s * stress) / f_yd : 0.25 * A_s;
  const lambda = (A_st - least) / A_s;
  return {
    alpha_1: straight || c_d <= 3 * bar ? 1 : 0.7,
    alpha_2: within(1 - (0.15 * (c_d - (straight ? bar : 3 * bar))) / bar),
    alpha_3: within(1 - K * Math.max(0, lambda)),
    alpha_4: welded && !lapped ? 0.7 : 1,
    alpha_5: within(1 - 0.04 * p),
  };
}

const request = ({ fck, bar, bond, c_d, stress, force, p, A_st, K, welded }: Bar, shape: string, lapped: boolean) => ({
  fck,
  fyk: 500,
  diameter_mm: bar,
  bond,
  c_d_mm: c_d,
  sigma_sd_MPa: stress,
  force,
  shape,
  transverse: {
    ...(force === "tension" ? { p_MPa: p, A_st_mm2: A_st, K } : {}),
    ...(lapped ? {} : { welded }),
  },
});

const annexes = fc.constantFrom("EN", "NL", "UK", "SE", "FR");

describe("anchorages and laps, written a second time", () => {
  law(
    "anchorages of 8.4 and mandrels of 8.3(2)",
    () =>
      fc.property(
        annexes,
        bars,
        fc.record({ length: between(50, 3000), mandrel: between(20, 400) }),
        (annex, bar, made) => {
          const shape = bar.force === "compression" ? "straight" : bar.bent;
          const { f_bd, l_b } = basic(bar);
          const { alpha_1, alpha_2, alpha_3, alpha_4, alpha_5 } = factors(bar, shape, false);
          const found = concreteItem(annex, "anchorages", {
            ...request(bar, shape, false),
            length_mm: made.length,
            ...(shape === "straight" ? {} : { mandrel_mm: made.mandrel }),
          });
          const least = Math.max((bar.force === "tension" ? 0.3 : 0.6) * l_b, 10 * bar.bar, 100);
          const l_bd = Math.max(alpha_1 * alpha_4 * Math.max(0.7, alpha_2 * alpha_3 * alpha_5) * l_b, least);
          for (const [name, value] of Object.entries({
            f_bd_MPa: f_bd,
            l_b_rqd_mm: l_b,
            alpha_1,
            alpha_2,
            alpha_3,
            alpha_5,
            l_bd_mm: l_bd,
          }))
            near(found.values[name], value, name);
          near(utilization(found, "anchorage"), l_bd / made.length, "length");
          if (shape !== "straight")
            near(utilization(found, "mandrel"), ((bar.bar <= 16 ? 4 : 7) * bar.bar) / made.mandrel, "mandrel");
        },
      ),
    { numRuns: secondRuns(300) },
  );

  law(
    "laps of 8.7.3",
    () =>
      fc.property(annexes, bars, between(0, 100), (annex, drawn, percent) => {
        fc.pre(drawn.bar <= 32);
        const shape = drawn.force === "compression" ? "straight" : drawn.bent;
        const { l_b } = basic(drawn);
        const { alpha_1, alpha_2, alpha_3, alpha_5 } = factors(drawn, shape, true);
        const alpha_6 = Math.max(1, Math.min(1.5, Math.sqrt(percent / 25)));
        const found = concreteItem(annex, "anchorages", {
          ...request(drawn, shape, true),
          kind: "lap",
          percent_lapped: percent,
        });
        const least = Math.max(0.3 * alpha_6 * l_b, 15 * drawn.bar, 200);
        near(found.values.alpha_3, alpha_3, "alpha_3");
        near(found.values.alpha_6, alpha_6, "alpha_6");
        near(
          found.values.l_0_mm,
          Math.max(alpha_1 * Math.max(0.7, alpha_2 * alpha_3 * alpha_5) * alpha_6 * l_b, least),
          "l_0",
        );
      }),
    { numRuns: secondRuns(200) },
  );
});
