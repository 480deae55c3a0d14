import fc from "fast-check";
import { describe } from "vitest";
import { connection } from "../../../test/support/connections.ts";
import { law, secondRuns } from "../../../test/support/law.ts";
import { near } from "../../../test/support/plain.ts";
import {
  along,
  alphaOf,
  atEnd,
  heldTension,
  inner,
  innerOf,
  lastOf,
  least,
  modes,
  outside,
  type Pattern,
  shortest,
  sizes,
  steels,
  stiffened,
  stiffenedOf,
  strengths,
} from "../../../test/support/plain-t-stubs.ts";

// T-stubs once more, plain: 6.2.4, Tables 6.2 and 6.4 to 6.6. Nothing here comes from the library but the names of its results.

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const whole = (min: number, max: number) => fc.integer({ min, max });
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const bolt = fc.record({
  size: fc.constantFrom(...Object.keys(sizes)),
  grade: fc.constantFrom(...Object.keys(strengths)),
});

// annexes whose factors differ
const gamma_M2: Readonly<Record<string, number>> = { EN: 1.25, SE: 1.2, DE: 1.25 };

const row = fc.record({
  annex: fc.constantFrom(...Object.keys(gamma_M2)),
  s: fc.constantFrom(...Object.keys(steels)),
  t: between(8, 35),
  m: between(25, 70),
  e: between(40, 90),
  less: between(0, 15),
  place: fc.constantFrom("inner", "end", "beside-stiffener", "outside-flange"),
  method: fc.constantFrom(1, 2),
  e_1: between(40, 100),
  alpha: optional(between(4.5, 6.2)),
  m_2: between(32, 70),
  w: between(90, 150),
  L_b: optional(between(40, 900)),
  F: between(50, 600),
  backing: optional(between(8, 20)),
});

type Drawn<T> = T extends fc.Arbitrary<infer D> ? D : never;
type Row = Drawn<typeof row>;

/** The pattern of the row, and the fields that say where it is. */
function placeOf({ place, m, e, e_1, alpha, m_2, w }: Row): readonly [Pattern, object] {
  const b = w + 2 * e;
  if (place === "inner") return [inner(m, e), {}];
  if (place === "end") return [atEnd(m, e, e_1), { e_1_mm: e_1 }];
  if (place === "outside-flange") return [outside(m, e, e, w, b), { w_mm: w, b_p_mm: b }];
  return [stiffened(m, alpha ?? alphaOf(m, m_2, e)), alpha === undefined ? { m_2_mm: m_2 } : { alpha }];
}

function compareRow({ size, grade }: Drawn<typeof bolt>, g: Row): void {
  const { annex, s, t, m, e, method, L_b } = g;
  const [f_y] = steels[s] ?? [0];
  const [, A_s, , washer] = sizes[size] ?? [0, 0, 0, 0];
  const outer = g.place === "outside-flange";
  const [pattern, more] = placeOf(g);
  const e_min = outer ? e : e - g.less;
  const backing = outer ? undefined : g.backing;
  const bolts = 2 * heldTension(size, grade, [[t + (backing ?? 0), steels[s]?.[1] ?? 0]], gamma_M2[annex]);
  const found = modes({ t, f_y, m, e: e_min, pattern, bolts, backing, washer: method === 2 ? washer : undefined });
  const { values } = connection({
    national_annex: annex,
    connection: "t-stub",
    t_mm: t,
    f_y_MPa: f_y,
    f_u_MPa: steels[s]?.[1],
    m_mm: m,
    e_mm: e,
    bolt_size: size,
    bolt_grade: grade,
    position: g.place,
    mode_1_method: method,
    F_t_Ed: g.F,
    L_b_mm: L_b,
    backing_plate_t_mm: backing,
    ...(outer ? {} : { e_min_mm: e_min }),
    ...more,
  });
  // Figure 6.11 is read by two methods
  const drawn = "m_2_mm" in more ? 2e-3 : 1e-6;
  near(values.l_eff_1_mm, shortest(pattern), `l_eff,1 ${g.place}`, drawn);
  near(values.l_eff_2_mm, pattern.other, `l_eff,2 ${g.place}`, drawn);
  if (L_b !== undefined && L_b > (8.8 * m ** 3 * A_s) / (shortest(pattern) * t ** 3)) {
    near(values.F_T_Rd_kN, Math.min(found.alone, found.three) / 1000, "without prying", drawn);
    return;
  }
  near(values.F_T_1_Rd_kN, found.one / 1000, "mode 1", drawn);
  near(values.F_T_2_Rd_kN, found.two / 1000, "mode 2", drawn);
  near(values.F_T_3_Rd_kN, found.three / 1000, "mode 3");
  near(values.F_T_Rd_kN, least(found) / 1000, "the least", drawn);
}

describe("T-stubs, written a second time", () => {
  law(
    "one row in each place, both methods of mode 1, backing plates, with and without prying",
    () => fc.property(bolt, row, (b, g) => compareRow(b, g)),
    { numRuns: secondRuns(300) },
  );

  law(
    "groups of equal pitch, each end by itself",
    () =>
      fc.property(
        bolt,
        fc.record({
          t: between(8, 35),
          m: between(25, 70),
          e: between(40, 90),
          p: between(75, 250),
          n: whole(2, 5),
          first: fc.constantFrom("inner", "end", "beside-stiffener"),
          last: fc.constantFrom("inner", "end", "beside-stiffener"),
          e_1: between(40, 100),
          alpha: between(4.5, 6.2),
          method: fc.constantFrom(1, 2),
        }),
        ({ size, grade }, { t, m, e, p, n, first, last, e_1, alpha, method }) => {
          const [, , , washer] = sizes[size] ?? [0, 0, 0, 0];
          const one = heldTension(size, grade, [[t, 430]]) * 2;
          const strength = (pattern: Pattern, bolts: number) =>
            least(modes({ t, f_y: 275, m, e, pattern, bolts, ...(method === 2 ? { washer } : {}) }));
          const alone = (place: string) =>
            ({ inner: inner(m, e), end: atEnd(m, e, e_1), "beside-stiffener": stiffened(m, alpha) })[place] as Pattern;
          const ofEnd = (place: string) =>
            ({ inner: lastOf(m, e, p), end: lastOf(m, e, p, e_1), "beside-stiffener": stiffenedOf(m, e, p, alpha) })[
              place
            ] as Pattern;
          const places = Array.from({ length: n }, (_, i) => (i === 0 ? first : i === n - 1 ? last : "inner"));
          // whatever rows fail together: the least over all ways of cutting the rows into groups
          const group = (i: number, k: number): number => {
            if (i === k) return strength(alone(places[i] ?? ""), one);
            const between2 = Array.from({ length: k - i - 1 }, () => innerOf(p));
            return strength(along(ofEnd(places[i] ?? ""), ...between2, ofEnd(places[k] ?? "")), (k - i + 1) * one);
          };
          const most: number[] = [0];
          for (let k = 0; k < n; k++)
            most.push(Math.min(...Array.from({ length: k + 1 }, (_, i) => (most[i] ?? 0) + group(i, k))));
          const { values } = connection({
            connection: "t-stub",
            t_mm: t,
            steel_grade: "S275",
            m_mm: m,
            e_mm: e,
            bolt_size: size,
            bolt_grade: grade,
            n_rows: n,
            p_mm: p,
            position: first,
            position_last: last,
            mode_1_method: method,
            ...(first === "end" || last === "end" ? { e_1_mm: e_1 } : {}),
            ...(first === "beside-stiffener" || last === "beside-stiffener" ? { alpha } : {}),
            F_t_Ed: 100,
          });
          near(values.F_T_Rd_kN, (most[n] ?? 0) / 1000, "the group");
        },
      ),
    { numRuns: secondRuns(300) },
  );
});
