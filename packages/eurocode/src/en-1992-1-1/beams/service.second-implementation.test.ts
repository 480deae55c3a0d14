import fc from "fast-check";
import { describe } from "vitest";
import { law, secondRuns } from "../../../test/support/law.ts";
import {
  between,
  concrete,
  concreteItem,
  halved,
  type Made,
  near,
  utilization,
  whole,
} from "../../../test/support/second.ts";

// Beams and slabs in use once more, from 7.2 to 7.4 and 9.2, 9.3 of EN 1992-1-1 and its annexes: transformed sections summed part by part,
// curvatures along the span in a hundred sections.

const annexes = ["EN", "NL", "DE", "UK", "SE", "FR"] as const;
type Annex = (typeof annexes)[number];

const E_s = 200_000;

interface Part {
  readonly b: number;
  readonly from: number;
  readonly to: number;
}

interface Section {
  readonly h: number;
  /** of concrete, from the compressed edge */
  readonly parts: readonly Part[];
  /** [area, depth]; the last one is pulled */
  readonly bars: readonly (readonly [number, number])[];
}

/** Area, first and second moment about the compressed edge, of the concrete above a depth and of alpha times the bars. */
function sums({ parts, bars }: Section, alpha: number, depth: number) {
  let [A, S, I] = [0, 0, 0];
  for (const { b, from, to } of parts) {
    const end = Math.min(to, depth);
    if (end <= from) continue;
    A += b * (end - from);
    S += (b * (end ** 2 - from ** 2)) / 2;
    I += (b * (end ** 3 - from ** 3)) / 3;
  }
  for (const [area, d] of bars) {
    // a bar in the concrete displaces it
    const weight = (alpha - (d < depth ? 1 : 0)) * area;
    A += weight;
    S += weight * d;
    I += weight * d * d;
  }
  return { A, S, I };
}

/** 7.4.3(3): the cracked and the uncracked section */
function states(section: Section, alpha: number) {
  const cracked = halved(1, section.h, (x) => {
    const { A, S } = sums(section, alpha, x);
    return x * A - S;
  });
  const second = sums(section, alpha, cracked);
  const I_II = second.I - 2 * cracked * second.S + cracked ** 2 * second.A;
  const whole_ = sums(section, alpha, section.h);
  const x_I = whole_.S / whole_.A;
  const I_I = whole_.I - x_I * whole_.S;
  const S = (x: number) => section.bars.reduce((sum, [area, d]) => sum + area * (d - x), 0);
  return { x: cracked, I_II, x_I, I_I, S_I: S(x_I), S_II: S(cracked) };
}

const sizes = fc.record({
  annex: fc.constantFrom(...annexes),
  fck: fc.constantFrom(20, 25, 30, 40, 50, 60, 80),
  b: between(200, 600),
  h: between(350, 900),
  cover: between(20, 50),
  link: fc.constantFrom(8, 10, 12),
  bar: fc.constantFrom(12, 16, 20, 25),
  n: whole(2, 8),
  top: fc.constantFrom(0, 2, 3),
  flange: fc.option(fc.record({ b: between(1.5, 5), h: between(0.12, 0.3) }), { nil: undefined }),
  phi: between(0, 3),
});
type Size = typeof sizes extends fc.Arbitrary<infer T> ? T : never;

function drawn({ b, h, cover, link, bar, n, top, flange, fck }: Size) {
  const c = cover + link;
  const d = h - c - bar / 2;
  const A_s = (n * Math.PI * bar * bar) / 4;
  const A_2 = (top * Math.PI * 144) / 4;
  const [b_eff, h_f] = flange ? [flange.b * b, flange.h * h] : [b, 0];
  const parts: Part[] = [
    { b: b_eff, from: 0, to: h_f },
    { b, from: h_f, to: h },
  ];
  const section: Section = { h, parts, bars: [...(top > 0 ? [[A_2, c + 6] as const] : []), [A_s, d]] };
  const item = {
    b,
    h,
    fck,
    fyk: 500,
    bars_bottom: `${n}Ø${bar}`,
    ...(top > 0 ? { bars_top: `${top}Ø12` } : {}),
    ...(flange ? { b_eff_mm: b_eff, h_f_mm: h_f } : {}),
    cover_mm: cover,
    links: { diameter_mm: link, spacing_mm: 100 },
  };
  const gap = (b - 2 * c - n * bar) / (n - 1);
  return { c, d, A_s, A_2, b_eff, h_f, section, item, gap };
}

/** A moment under which the bars stand at a share of f_yk. */
const momentOf = (share: number, { x, I_II }: { x: number; I_II: number }, alpha: number, d: number) =>
  (share * 500 * I_II) / (alpha * (d - x));

const made = (annex: Annex, item: Record<string, unknown>, list = "beams"): Made => concreteItem(annex, list, item);

/** 7.3.4(3) */
function distanceOfCracks(annex: Annex, c: number, bar: number, rho: number, sigma_s: number, fctm: number): number {
  if (annex === "DE") return Math.min(bar / (3.6 * rho), (sigma_s * bar) / (3.6 * fctm));
  const k_3 = annex === "SE" ? (7 * bar) / c : annex === "FR" && c > 25 ? 3.4 * (25 / c) ** (2 / 3) : 3.4;
  return k_3 * c + (0.8 * 0.5 * 0.425 * bar) / rho;
}

const sigmas = [160, 200, 240, 280, 320, 360, 400, 450];
/** Tables 7.2N and 7.3N, by the crack width */
const diametersOf: Record<number, readonly number[]> = {
  0.4: [40, 32, 20, 16, 12, 10, 8, 6],
  0.3: [32, 25, 16, 12, 10, 8, 6, 5],
  0.2: [25, 16, 12, 8, 6, 5, 4],
};
const spacingsOf: Record<number, readonly number[]> = {
  0.4: [300, 300, 250, 200, 150, 100],
  0.3: [300, 250, 200, 150, 100, 50],
  0.2: [200, 150, 100, 50],
};

function straight(column: readonly number[], sigma: number): number | undefined {
  if (sigma <= 160) return column[0];
  const row = sigmas.findIndex((end) => sigma <= end);
  const [from, to] = [column[row - 1], column[row]];
  const [low = 0, high = 0] = [sigmas[row - 1], sigmas[row]];
  if (from === undefined || to === undefined) return undefined;
  return from + ((to - from) * (sigma - low)) / (high - low);
}

/** How full the block of stress is, and where its force lies from the edge, as shares of x: summed in strips. */
function blockOf(bend: number, n: number): [fill: number, at: number] {
  let [force, moment] = [0, 0];
  for (let i = 0; i < 20_000; i++) {
    const strain = 1 - (i + 0.5) / 20_000;
    const stress = strain >= bend ? 1 : 1 - (1 - strain / bend) ** n;
    force += stress / 20_000;
    moment += (stress * (1 - strain)) / 20_000;
  }
  return [force, moment / force];
}

describe("concrete beams in use, written a second time", () => {
  law(
    "stresses of 7.2, crack width of 7.3.4",
    () =>
      fc.property(
        sizes,
        fc.record({ share: between(0.3, 0.75), k_t: fc.constantFrom(0.4, 0.6) }),
        (size, { share, k_t }) => {
          const { annex, fck, b, h, bar, phi } = size;
          const { c, d, A_s, section, item, gap } = drawn(size);
          fc.pre(gap > 25);
          const { fctm, Ecm } = concrete(fck);
          const alpha = (E_s * (1 + phi)) / Ecm;
          const state = states(section, alpha);
          // bars of the other side are counted where they are pressed
          fc.pre(state.x < 0.8 * d && (size.top === 0 || state.x > size.cover + size.link + 7));
          const M = momentOf(share, state, alpha, d);
          const sigma_s = share * 500;
          const h_c_ef = Math.min(2.5 * (h - d), (h - state.x) / 3, h / 2);
          const rho = A_s / (b * h_c_ef);
          const far = gap + bar > 5 * (c + bar / 2);
          // in Germany (7.11) has no limit of the distance
          const s_r = far && annex !== "DE" ? 1.3 * (h - state.x) : distanceOfCracks(annex, c, bar, rho, sigma_s, fctm);
          const stiffening = (k_t * fctm * (1 + (E_s / Ecm) * rho)) / rho;
          const strain = Math.max(sigma_s - stiffening, 0.6 * sigma_s) / E_s;
          const found = made(annex, {
            ...item,
            M_Ed: (2 * M) / 1e6,
            serviceability: { M_qp: M / 1e6, M_ch: M / 1e6, w_max_mm: 0.3, k_t, phi },
          });
          for (const [name, value] of Object.entries({
            d_mm: d,
            x_ser_mm: state.x,
            sigma_s_MPa: sigma_s,
            h_c_ef_mm: h_c_ef,
            rho_p_eff: rho,
            s_r_max_mm: s_r,
            eps_sm_eps_cm: strain,
            w_k_mm: s_r * strain,
          }))
            near(found.values[name], value, `${annex} ${name}`);
          near(utilization(found, "crack-width"), (s_r * strain) / 0.3, "crack-width");
        },
      ),
    { numRuns: secondRuns(200) },
  );

  law(
    "span to depth, 7.4.2, with bars of both sides",
    () =>
      fc.property(
        sizes,
        fc.record({
          required: between(0.2, 1),
          span: between(3000, 15_000),
          system: fc.constantFrom("simple", "end-span", "interior", "cantilever", "flat-slab"),
          A_2: between(0, 0.3),
        }),
        (size, { required, span, system }) => {
          const { annex, fck, b } = size;
          const { d, A_s, section, item, gap, b_eff } = drawn(size);
          fc.pre(gap > 25 && size.top === 0);
          const { Ecm } = concrete(fck);
          const alpha = E_s / Ecm;
          const M = momentOf(0.5, states(section, alpha), alpha, d);
          const A_req = required * A_s;
          const K = { simple: 1, "end-span": 1.3, interior: 1.5, cantilever: 0.4, "flat-slab": 1.2 }[system] as number;
          const [rho_0, rho] = [Math.sqrt(fck) / 1000, A_req / (b * d)];
          const basic =
            K *
            (rho <= rho_0
              ? 11 + (1.5 * Math.sqrt(fck) * rho_0) / rho + 3.2 * Math.sqrt(fck) * (rho_0 / rho - 1) ** 1.5
              : 11 + (1.5 * Math.sqrt(fck) * rho_0) / rho);
          // at most half more than required: a British limit, which is taken everywhere
          const provided = Math.min(1.5, 1 / required);
          const wide = b_eff > 3 * b ? 0.8 : 1;
          const long = Math.min(1, (system === "flat-slab" ? 8500 : 7000) / span);
          const most = annex === "DE" ? 35 * K : annex === "UK" ? 40 * K : Number.POSITIVE_INFINITY;
          const found = made(annex, {
            ...item,
            M_Ed: M / 1e6,
            static_system: system,
            serviceability: { M_qp: M / 2e6, span_mm: span, A_s_req_mm2: A_req, w_max_mm: 0.4 },
          });
          near(found.values.l_d_basic, basic, `${annex} (7.16)`);
          near(
            found.values.l_d_limit,
            Math.min(most, basic * provided * wide * long),
            `${annex} limit ${provided} ${wide} ${long}`,
          );
          near(
            utilization(found, "span-depth"),
            span / d / Math.min(most, basic * provided * wide * long),
            "span-depth",
          );
        },
      ),
    { numRuns: secondRuns(200) },
  );

  law(
    "deflection by curvature, 7.4.3, section by section",
    () =>
      fc.property(
        sizes,
        fc.record({
          share: between(0.1, 0.7),
          k_t: fc.constantFrom(0.4, 0.6),
          span: between(3000, 12_000),
          shrinks: between(0, 0.0006),
          shape: fc.constantFrom("udl", "point-load", "third-points", "constant"),
        }),
        (size, { share, k_t, span, shrinks, shape }) => {
          const { annex, fck, b, h, phi } = size;
          const { d, section, item, gap } = drawn(size);
          fc.pre(gap > 25);
          const { fctm, Ecm } = concrete(fck);
          const E = Ecm / (1 + phi);
          const alpha = E_s / E;
          const state = states(section, alpha);
          // bars of the other side are counted where they are pressed
          fc.pre(state.x < 0.8 * d && (size.top === 0 || state.x > size.cover + size.link + 7));
          const M = momentOf(share, state, alpha, d);
          const M_cr = (fctm * state.I_I) / (h - state.x_I);
          const at = (M_at: number) => {
            const zeta = Math.max(0, 1 - (k_t === 0.4 ? 0.5 : 1) * (M_cr / M_at) ** 2);
            const mean = (second: number, first: number) => zeta * second + (1 - zeta) * first;
            return {
              zeta,
              kappa: mean(M_at / (E * state.I_II), M_at / (E * state.I_I)),
              shrinkage: shrinks * alpha * mean(state.S_II / state.I_II, state.S_I / state.I_I),
            };
          };
          const found = made(annex, {
            ...item,
            M_Ed: (2 * M) / 1e6,
            serviceability: {
              M_qp: M / 1e6,
              w_max_mm: 0.4,
              phi,
              k_t,
              span_mm: span,
              deflection: "curvature",
              moment_shape: shape,
              epsilon_cs: shrinks,
            },
          });
          near(found.values.I_I_mm4, state.I_I, "I_I");
          near(found.values.I_II_mm4, state.I_II, "I_II");
          near(found.values.M_cr_kNm, M_cr / 1e6, "M_cr");
          near(found.values.zeta, at(M).zeta, "zeta");
          near(found.values.curvature_1_m, (at(M).kappa + at(M).shrinkage) * 1000, "curvature");
          // of the curvature where the moment is greatest, 7.4.3(7): twice the moment of the unit load in the middle
          const along = (part: number) =>
            ({
              udl: 4 * part * (1 - part),
              "point-load": 2 * Math.min(part, 1 - part),
              "third-points": Math.min(1, 3 * part, 3 * (1 - part)),
              constant: 1,
            })[shape] as number;
          const { kappa, shrinkage } = at(M);
          let w = 0;
          for (let i = 0; i < 600; i++) {
            const part = (i + 0.5) / 600;
            w += ((kappa * along(part) + Math.max(0, shrinkage)) * Math.min(part, 1 - part) * span * span) / 2 / 600;
          }
          near(found.values.w_mm, w, `w ${b}`, 1e-3);
        },
      ),
    { numRuns: secondRuns(150) },
  );

  law(
    "least bars of 9.2.1.1 and 7.3.2, greatest ones, widths of flanges by (5.7)",
    () =>
      fc.property(
        sizes,
        fc.record({
          l_0: between(2000, 12_000),
          b_1: between(0, 3000),
          b_2: between(0, 3000),
          sigma: between(150, 500),
        }),
        (size, { l_0, b_1, b_2, sigma }) => {
          const { annex, fck, b, h } = size;
          const { d, A_s, item, gap, h_f } = drawn(size);
          fc.pre(gap > 25);
          const { fctm } = concrete(fck);
          const outside = (clear: number) => Math.min(0.2 * clear + 0.1 * l_0, 0.2 * l_0, clear);
          const b_eff = h_f > 0 ? b + outside(b_1) + outside(b_2) : b;
          fc.pre(h_f === 0 || b_eff > b + 1);
          const { b_eff_mm: _, ...plain } = { b_eff_mm: 0, ...item };
          const found = made(annex, {
            ...plain,
            ...(h_f > 0 ? { b_1_mm: b_1, b_2_mm: b_2, l_0_mm: l_0 } : {}),
            M_Ed: 50,
            serviceability: { M_qp: 20, w_max_mm: 0.4, sigma_s_MPa: sigma },
          });
          if (h_f > 0) near(found.values.b_eff_mm, b_eff, "b_eff");
          // the uncracked concrete alone
          const A_c = b * h + (b_eff - b) * h_f;
          const top = ((b * h * h) / 2 + ((b_eff - b) * h_f * h_f) / 2) / A_c;
          const I = (b * h ** 3) / 3 + ((b_eff - b) * h_f ** 3) / 3 - A_c * top * top;
          const cracking = (fctm * I) / (h - top) / (0.9 * d * 500);
          const least = annex === "DE" ? cracking : Math.max((0.26 * fctm) / 500, 0.0013) * b * d;
          near(found.values.A_s_min_mm2, least, `${annex} A_s,min`);
          near(utilization(found, "minimum-reinforcement"), least / A_s, "least");
          near(found.values.A_s_max_mm2, 0.04 * A_c, "A_s,max");
          const k = Math.max(0.65, Math.min(1, 1 - (0.35 * (h - 300)) / 500));
          const cracks = (0.4 * k * fctm * b * (h - top)) / sigma;
          near(found.values.A_s_min_crack_mm2, cracks, "(7.1)");
          near(utilization(found, "minimum-reinforcement-cracks"), cracks / A_s, "(7.1)");
        },
      ),
    { numRuns: secondRuns(150) },
  );

  law(
    "slabs: shear without links, distances of bars, cracks, span to depth",
    () =>
      fc.property(
        fc.record({
          annex: fc.constantFrom(...annexes),
          fck: fc.constantFrom(20, 25, 30, 40, 50),
          h: between(120, 400),
          cover: between(15, 40),
          bar: fc.constantFrom(8, 10, 12, 16, 20),
          apart: whole(80, 350),
          V: between(10, 150),
          spreads: fc.boolean(),
        }),
        ({ annex, fck, h, cover, bar, apart, V, spreads }) => {
          const d = h - cover - bar / 2;
          const A_s = (1000 / apart) * ((Math.PI * bar * bar) / 4);
          const { fctm } = concrete(fck);
          const k = Math.min(2, 1 + Math.sqrt(200 / d));
          const factor = annex === "DE" ? 0.0525 / 1.5 : annex === "FR" ? 0.053 / 1.5 : 0.035;
          const v_min = annex === "FR" && spreads ? (0.34 / 1.5) * Math.sqrt(fck) : factor * k ** 1.5 * Math.sqrt(fck);
          const C = annex === "DE" ? 0.1 : 0.12;
          const v = Math.max(C * k * Math.cbrt(100 * Math.min(0.02, A_s / 1000 / d) * fck), v_min);
          const found = made(
            annex,
            {
              ...{ h, fck, fyk: 500, bars_bottom: `Ø${bar}-${apart}`, cover_mm: cover, M_Ed: 10, V_Ed: V },
              ...(spreads ? { spreads_across: true } : {}),
            },
            "slabs",
          );
          near(found.values.d_mm, d, "d");
          near(found.values.V_Rd_c_kN, v * d, `${annex} V_Rd,c`);
          near(utilization(found, "shear"), V / (v * d), "shear");
          const least =
            annex === "DE"
              ? (fctm * 1000 * h * h) / 6 / (0.9 * d * 500)
              : Math.max((0.26 * fctm) / 500, 0.0013) * 1000 * d;
          near(found.values.A_s_min_mm2, least, `${annex} A_s,min`);
          // 9.3.1.1(3); in Germany 250 mm from 250 mm on, 150 mm up to 150 mm
          const most = annex === "DE" ? Math.max(150, Math.min(250, h)) : Math.min(3 * h, 400);
          near(utilization(found, "bar-spacing"), apart / most, `${annex} distance`);
          const atMoment = apart / Math.min(2 * h, 250);
          near(utilization(found, "bar-spacing-at-moment"), atMoment, `${annex} distance where M is greatest`);
        },
      ),
    { numRuns: secondRuns(200) },
  );

  law(
    "cracks by Tables 7.2N and 7.3N, the better of diameter and distance",
    () =>
      fc.property(
        sizes,
        fc.record({ sigma: between(140, 440), w: fc.constantFrom(0.2, 0.3, 0.4) }),
        (size, { sigma, w }) => {
          const { fck, h, bar, annex: drawnAnnex } = size;
          const annex = drawnAnnex === "DE" ? "EN" : drawnAnnex;
          const { d, item, gap } = drawn({ ...size, top: 0, flange: undefined });
          fc.pre(gap > 25 && h - d < size.b / 4);
          const star = straight(diametersOf[w] ?? [], sigma);
          const most = straight(spacingsOf[w] ?? [], sigma);
          fc.pre(star !== undefined);
          const { fctm } = concrete(fck);
          // (7.6N) of bending
          const phi = ((((star ?? 0) * fctm) / 2.9) * 0.4 * (h / 2)) / (2 * (h - d));
          const found = made(annex, {
            ...item,
            M_Ed: 50,
            serviceability: { M_qp: 20, sigma_s_MPa: sigma, w_max_mm: w, crack_method: "tables" },
          });
          near(found.values.phi_max_mm, phi, "(7.6N)");
          const [byBar, byDistance] = [bar / phi, most === undefined ? Number.POSITIVE_INFINITY : (gap + bar) / most];
          const id = byBar <= byDistance ? "bar-diameter-cracks" : "bar-spacing-cracks";
          near(utilization(found, id), Math.min(byBar, byDistance), id);
        },
      ),
    { numRuns: secondRuns(150) },
  );

  law(
    "span to depth with compressed bars, (7.16b)",
    () =>
      fc.property(sizes, fc.record({ over: between(1.05, 1.6), span: between(3000, 7000) }), (size, { over, span }) => {
        const { fck, b, h } = size;
        const d = h - 60;
        const { fcd, cu2, c2, n } = concrete(fck);
        // the moment at which the steel just yields, of the parabola and rectangle in closed form, and what is above it
        const x = (d * cu2) / (cu2 + 500 / 1.15 / E_s);
        const [fill, at] = blockOf(c2 / cu2, n);
        const M = over * fill * x * b * fcd * (d - at * x);
        const strain = (cu2 * (x - 50)) / x;
        // deep enough that the concrete beside the bars is at f_cd
        fc.pre(strain >= c2);
        const sigma = Math.min(500 / 1.15, E_s * strain) - fcd;
        const A_2 = (M - M / over) / (d - 50) / sigma;
        const A_1 = (fill * x * b * fcd + (M - M / over) / (d - 50)) / (500 / 1.15);
        const found = made("EN", {
          ...{ b, h, fck, fyk: 500, d_bottom_mm: d, d_top_mm: h - 50, M_Ed: M / 1e6 },
          A_s_bottom: A_1 * 1.1,
          A_s_top: A_2 * 1.1,
          stress_block: "parabola-rectangle",
          steel_branch: "horizontal",
          serviceability: { span_mm: span, M_qp: M / 3e6 },
        });
        near(found.values.A_s_req_mm2, A_1, "A_s", 1e-4);
        near(found.values.A_s_2_req_mm2, A_2, "A_s2", 1e-3);
        const [rho_0, rho, rho_2] = [Math.sqrt(fck) / 1000, A_1 / b / d, A_2 / b / d];
        fc.pre(rho > rho_0 && rho_2 < rho / 2);
        const basic =
          11 + (1.5 * Math.sqrt(fck) * rho_0) / (rho - rho_2) + (Math.sqrt(fck) / 12) * Math.sqrt(rho_2 / rho_0);
        near(found.values.l_d_basic, basic, "(7.16b)", 1e-3);
      }),
    { numRuns: secondRuns(100) },
  );
});
