import fc from "fast-check";
import { describe } from "vitest";
import { law, secondRuns } from "../../../test/support/law.ts";
import {
  between,
  boltsOfRow,
  climate,
  cosOf,
  densityOf,
  embeddedAsBolt,
  embeddedAsNail,
  exponentOfNails,
  factorOf,
  heldByNail,
  joint,
  least,
  type Member,
  near,
  sinOf,
  softSpecies,
  underClimate,
  use,
  valuesOf,
  whole,
  withdrawn,
  woodModes,
  woods,
} from "../../../test/support/plain-timber-joints.ts";

// Fasteners along their axis and inclined once more, plain.

describe("a second implementation of section 8", () => {
  law(
    "screws along their axis, with a force across it",
    () =>
      fc.property(
        fc.record({
          d: between(6, 12),
          core: between(0.6, 0.75),
          one: softSpecies,
          two: softSpecies,
          t_1: between(30, 120),
          l_ef: between(6, 15),
          tail: between(0, 30),
          angle: between(30, 90),
          f_ax: fc.option(between(8, 14), { nil: undefined }),
          f_head: between(8, 14),
          head: between(1.5, 3),
          l_head: between(0, 30),
          strength: between(500, 1300),
          rho_a: between(330, 400),
          n: whole(1, 5),
          rows: whole(1, 3),
          F_ax: between(0.1, 20),
          F_v: between(0, 5),
          a: fc.tuple(between(5, 12), between(4, 8), between(8, 15), between(3, 8)),
        }),
        climate,
        (g, c) => {
          const d = g.d;
          const d_ef = 1.1 * g.core * d;
          const l_ef = g.l_ef * d;
          const f_tens = (g.strength * Math.PI * (g.core * d) ** 2) / 4000;
          const one: Member = { t_mm: g.t_1, species: g.one };
          const two: Member = { t_mm: 1000, species: g.two };
          const [a_1, a_2, a_1_CG, a_2_CG] = g.a;
          const length = (g.t_1 + 1) / sinOf(g.angle) + l_ef + g.tail;
          const item = joint({
            mark: "A",
            connection: "axial",
            fastener: "screw",
            d_mm: d,
            d_core_mm: g.core * d,
            length_mm: length,
            l_ef_mm: l_ef,
            l_ef_head_mm: g.l_head,
            alpha_deg: g.angle,
            f_ax_k_MPa: g.f_ax,
            f_head_k_MPa: g.f_head,
            head_d_mm: g.head * d,
            f_tens_k_kN: f_tens,
            rho_a_kg_m3: g.rho_a,
            f_u_k_MPa: 800,
            members: [one, two],
            pre_drilled: true,
            n: g.n,
            rows: g.rows,
            a_1_mm: a_1 * d,
            a_2_mm: a_2 * d,
            a_1_CG_mm: a_1_CG * d,
            a_2_CG_mm: a_2_CG * d,
            F_ax_Ed: g.F_ax,
            F_v_Ed: g.F_v,
            ...underClimate(c),
          });
          const n_ef = (g.n * g.rows) ** 0.9;
          near(item.values.n_ef, n_ef, "n_ef");
          const thread = (m: Member, length: number) =>
            (n_ef * withdrawn({ d, l_ef: length, angle: g.angle, rho_k: densityOf(m), f_ax: g.f_ax, rho_a: g.rho_a })) /
            1000;
          const point = thread(two, l_ef);
          const byHead = (n_ef * g.f_head * (g.head * d) ** 2 * (densityOf(one) / g.rho_a) ** 0.8) / 1000;
          const head = Math.max(byHead, g.l_head === 0 ? 0 : thread(one, g.l_head));
          const design = (F: number) => (factorOf(c) * F) / 1.3;
          const tension = (n_ef * f_tens) / 1.25;
          near(use(item, "withdrawal"), g.F_ax / design(point), "withdrawal");
          near(use(item, "head-pull-through"), g.F_ax / design(head), "head");
          near(use(item, "screw-tension"), g.F_ax / tension, "tension");
          near(use(item, "penetration"), (6 * d) / l_ef, "penetration");
          const spacings = [7 / a_1, 5 / a_2, 10 / a_1_CG, 4 / a_2_CG];
          spacings.forEach((asked, i) => {
            const given = [g.n > 1, g.rows > 1, true, true][i];
            if (given) near(use(item, `spacing-a${i + 1}`), asked, `spacing ${i + 1}`);
          });
          if (g.F_v === 0) return;
          // across the axis, without a rope
          const thick = d_ef > 6;
          const bedded = (m: Member) => (thick ? embeddedAsBolt(m, d_ef) : embeddedAsNail(m, d_ef, true));
          const M = 0.3 * 800 * d_ef ** 2.6;
          const t_2 = length - g.t_1;
          const modes = woodModes({ f_h: bedded(one), t: g.t_1 }, { f_h: bedded(two), t: t_2 }, d_ef, M, 1, () => 0);
          const row = thick ? boltsOfRow(g.n, a_1 * d, d, 0) : g.n ** exponentOfNails(a_1, true);
          if (g.angle < 89.9) return;
          const F_v = design((g.rows * row * least(valuesOf(modes))) / 1000);
          const axial = Math.min(design(point), design(head), tension);
          near(use(item, "lateral-axial"), (g.F_ax / axial) ** 2 + (g.F_v / F_v) ** 2, "lateral-axial");
        },
      ),
    { numRuns: secondRuns(150) },
  );

  law(
    "nails along their axis, with a force across it",
    () =>
      fc.property(
        fc.record({
          d: between(2, 6),
          profiled: fc.boolean(),
          one: fc.constantFrom("C16", "C24", "C30", "GL24h"),
          two: fc.constantFrom("C16", "C24", "C30", "GL24h"),
          t_1: between(15, 60),
          pen: between(8.2, 20),
          head: between(1.8, 3),
          n: whole(1, 5),
          rows: whole(1, 3),
          a_1: between(7, 16),
          F_ax: between(0.05, 3),
          F_v: between(0, 3),
        }),
        (g) => {
          const d = g.d;
          const pen = g.pen * d;
          const one: Member = { t_mm: g.t_1, species: g.one };
          const two: Member = { t_mm: pen + 10, species: g.two };
          const item = joint({
            mark: "N",
            connection: "axial",
            fastener: "nail",
            d_mm: d,
            length_mm: g.t_1 + pen,
            nail: { surface: g.profiled ? "profiled" : "smooth" },
            head_d_mm: g.head * d,
            f_u_k_MPa: 600,
            members: [one, two],
            n: g.n,
            rows: g.rows,
            a_1_mm: g.a_1 * d,
            F_ax_Ed: g.F_ax,
            F_v_Ed: g.F_v,
            load_duration: "short-term",
          });
          const nail = { d, pen, profiled: g.profiled, head_d: g.head * d };
          const { point, head } = heldByNail(nail, one, two);
          const design = (F: number) => (0.9 * g.n * g.rows * F) / 1000 / 1.3;
          near(use(item, "withdrawal"), g.F_ax / design(point), "withdrawal");
          near(use(item, "head-pull-through"), g.F_ax / design(head), "head");
          if (g.F_v === 0) return;
          const sides = [one, two].map((m) => embeddedAsNail(m, d, false)) as [number, number];
          const modes = woodModes(
            { f_h: sides[0], t: g.t_1 },
            { f_h: sides[1], t: pen },
            d,
            180 * d ** 2.6,
            1,
            () => 0,
          );
          const row = g.n ** exponentOfNails(g.a_1, false);
          const F_v = (0.9 * g.rows * row * least(valuesOf(modes))) / 1000 / 1.3;
          const [x, y] = [g.F_ax / design(Math.min(point, head)), g.F_v / F_v];
          near(use(item, "lateral-axial"), g.profiled ? x * x + y * y : x + y, "lateral-axial");
        },
      ),
    { numRuns: secondRuns(100) },
  );

  law(
    "inclined screws: pulled with friction, and crossed pairs of which one is pressed (Bejtka and Blaß)",
    () =>
      fc.property(
        fc.record({
          d: between(6, 12),
          core: between(0.6, 0.75),
          one: softSpecies,
          two: softSpecies,
          turned_1: fc.oneof(fc.constant(0), between(0, 90)),
          turned_2: fc.oneof(fc.constant(0), between(0, 90)),
          alpha: between(31, 75),
          l_ef: between(6, 15),
          l_head: between(6, 15),
          f_ax: between(8, 14),
          strength: between(500, 1300),
          f_y: between(600, 1000),
          rho_a: between(330, 400),
          mu: between(0, 0.4),
          n: whole(1, 5),
          rows: whole(1, 2),
          crossed: fc.boolean(),
          F: between(0.1, 20),
        }),
        climate,
        (g, c) => {
          const d = g.d;
          const [l_ef, l_head] = [g.l_ef * d, g.l_head * d];
          const f_tens = (g.strength * Math.PI * (g.core * d) ** 2) / 4000;
          const t_1 = (l_head + 5) * sinOf(g.alpha);
          const n = g.crossed ? 2 * g.n : g.n;
          const [one, two]: Member[] = [
            { t_mm: t_1, species: g.one, alpha_deg: g.turned_1 },
            { t_mm: 1000, species: g.two, alpha_deg: g.turned_2 },
          ];
          const item = joint({
            mark: "I",
            connection: "inclined-screws",
            d_mm: d,
            d_core_mm: g.core * d,
            length_mm: l_head + 5 + l_ef + 1,
            l_ef_mm: l_ef,
            l_ef_head_mm: l_head,
            alpha_deg: g.alpha,
            f_ax_k_MPa: g.f_ax,
            f_tens_k_kN: f_tens,
            rho_a_kg_m3: g.rho_a,
            members: [one, two],
            n,
            rows: g.rows,
            F_Ed: g.F,
            ...(g.crossed ? { pairs: g.n * g.rows, f_y_k_MPa: g.f_y } : { mu: g.mu }),
            ...underClimate(c),
          });
          const pulled = g.n * g.rows;
          const F_ax = g.crossed ? g.F / (2 * cosOf(g.alpha)) : g.F / (cosOf(g.alpha) + g.mu * sinOf(g.alpha));
          near(item.values.F_ax_Ed_kN, F_ax, "F_ax");
          const n_ef = pulled ** 0.9;
          // in space: the axis leans by alpha from the force, the grain by its own angle
          const toGrain = (turned: number) => (Math.acos(cosOf(g.alpha) * cosOf(turned)) * 180) / Math.PI;
          const hold = (species: string, turned: number, length: number) =>
            (n_ef *
              withdrawn({
                d,
                l_ef: length,
                angle: toGrain(turned),
                rho_k: woods[species]?.rho_k ?? 0,
                f_ax: g.f_ax,
                rho_a: g.rho_a,
              })) /
            1000;
          const design = (F: number) => (factorOf(c) * F) / 1.3;
          near(use(item, "withdrawal"), F_ax / design(hold(g.two, g.turned_2, l_ef)), "withdrawal");
          near(use(item, "head-pull-through"), F_ax / design(hold(g.one, g.turned_1, l_head)), "head");
          near(use(item, "screw-tension"), F_ax / ((n_ef * f_tens) / 1.25), "tension");
          if (!g.crossed) return;
          const core = g.core * d;
          const N_pl = (Math.PI / 4) * core ** 2 * g.f_y;
          const pressed = (
            [
              [g.one, g.turned_1],
              [g.two, g.turned_2],
            ] as const
          ).map(([species, turned]) => {
            const c_h = ((0.19 + 0.012 * d) * (woods[species]?.rho_k ?? 0) * (90 + toGrain(turned))) / 180;
            const N_cr = Math.sqrt((c_h * 210_000 * Math.PI * core ** 4) / 64);
            const slender = Math.sqrt(N_pl / N_cr);
            const k = 0.5 * (1 + 0.49 * (slender - 0.2) + slender ** 2);
            return (slender <= 0.2 ? 1 : 1 / (k + Math.sqrt(k * k - slender * slender))) * N_pl;
          });
          near(use(item, "screw-buckling"), F_ax / ((n_ef * least(pressed)) / 1000), "buckling");
        },
      ),
    { numRuns: secondRuns(150) },
  );
});
