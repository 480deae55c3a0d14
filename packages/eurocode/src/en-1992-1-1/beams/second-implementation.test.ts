import fc from "fast-check";
import { describe, expect } from "vitest";
import { law, secondRuns } from "../../../test/support/law.ts";
import { between, concrete, concreteItem, halved, near, utilization, whole } from "../../../test/support/second.ts";

// Concrete beams once more, plain, from the clauses of EN 1992-1-1 and its annexes: strips of concrete, bars by bisection. Nothing here
// comes from the library but the names of its results.

const gamma_C = 1.5;
const gamma_S = 1.15;
const E_s = 200_000;

const annexes = ["EN", "NL", "DE", "UK", "SE", "FR"] as const;
type Annex = (typeof annexes)[number];

/** 3.1.6(1), in bending */
const alpha_cc: Record<Annex, number> = { EN: 1, NL: 1, DE: 0.85, UK: 0.85, SE: 1, FR: 1 };

const made = (annex: Annex, item: Record<string, unknown>, list = "beams") => concreteItem(annex, list, item);

interface Layer {
  readonly A: number;
  /** from the compressed edge */
  readonly d: number;
}

interface Beam {
  readonly annex: Annex;
  readonly fck: number;
  readonly fyk: number;
  readonly b: number;
  readonly b_eff: number;
  readonly h_f: number;
  readonly layers: readonly Layer[];
  readonly block?: boolean;
}

/** 3.1.7(1) and (3): the stress at a share of the depth of the compressed zone, from its edge */
function stressOf({ annex, fck, block }: Beam, share: number): number {
  const { c2, cu2, n } = concrete(fck);
  const fcd = (alpha_cc[annex] * fck) / gamma_C;
  if (share >= 1) return 0;
  if (block) {
    const [lambda, eta] = fck > 50 ? [0.8 - (fck - 50) / 400, 1 - (fck - 50) / 200] : [0.8, 1];
    return share < lambda ? eta * fcd : 0;
  }
  const strain = cu2 * (1 - share);
  return strain >= c2 ? fcd : fcd * (1 - (1 - strain / c2) ** n);
}

/** With the compressed edge at its limit strain, the neutral axis at x: the sums of forces and of moments about that edge. */
function resultant(beam: Beam, x: number) {
  const { fck, fyk, b, b_eff, h_f, layers, block } = beam;
  const { c2, cu2 } = concrete(fck);
  let [N, M] = [0, 0];
  // pieces without a corner: where the parabola or the block begins or ends, where the flange ends
  const corner = block ? (fck > 50 ? 0.8 - (fck - 50) / 400 : 0.8) : 1 - c2 / cu2;
  const bends = [0, Math.min(h_f, x), x * corner, x].sort((one, other) => one - other);
  for (let piece = 1; piece < bends.length; piece++) {
    const [from = 0, to = 0] = [bends[piece - 1], bends[piece]];
    const strips = 300;
    const dy = (to - from) / strips;
    for (let i = 0; i < strips; i++) {
      const y = from + (i + 0.5) * dy;
      const force = stressOf(beam, y / x) * (y < h_f ? b_eff : b) * dy;
      N += force;
      M -= force * y;
    }
  }
  const f_yd = fyk / gamma_S;
  for (const { A, d } of layers) {
    const sigma = Math.max(-f_yd, Math.min(f_yd, E_s * cu2 * (1 - d / x)));
    // a bar displaces the concrete that would stand at its place
    const force = A * (sigma - stressOf(beam, d / x));
    N += force;
    M -= force * d;
  }
  return { N, M };
}

/** The moment about the middle of the depth under N, compression positive. */
function bendingResistance(beam: Beam, N = 0, middle = 0): { M: number; x: number } {
  const most = Math.max(...beam.layers.map(({ d }) => d));
  let [a, b] = [1e-6 * most, 2 * most];
  for (let i = 0; i < 60; i++) {
    const x = (a + b) / 2;
    if (resultant(beam, x).N < N) a = x;
    else b = x;
  }
  return { M: resultant(beam, a).M + N * middle, x: a };
}

/** The fields of a beam whose first layer is pulled, the other one pressed. */
function drawn({ b, b_eff, fck, fyk, h_f, layers }: Beam, h: number, hogs: boolean): Record<string, unknown> {
  const [pulled, pressed] = hogs ? ["top", "bottom"] : ["bottom", "top"];
  const [first, second] = layers;
  return {
    b,
    h,
    fck,
    fyk,
    [`A_s_${pulled}`]: first?.A,
    [`d_${pulled}_mm`]: first?.d,
    ...(second ? { [`A_s_${pressed}`]: second.A, [`d_${pressed}_mm`]: h - second.d } : {}),
    ...(h_f > 0 ? { b_eff_mm: b_eff, h_f_mm: h_f, flange: pressed } : {}),
  };
}

const sizes = fc.record({
  fck: fc.constantFrom(20, 25, 30, 40, 50, 60, 80),
  fyk: fc.constantFrom(500, 550),
  b: between(200, 500),
  h: between(350, 900),
  cover: between(25, 45),
  link: fc.constantFrom(8, 10, 12),
  bar: fc.constantFrom(12, 16, 20, 25),
});

/** 3.1.6(1) in shear, 6.2.2(1) and 6.2.3(3) */
const fcdShear = (annex: Annex, fck: number) => ((annex === "DE" ? 0.85 : 1) * fck) / gamma_C;
const nu_1 = (annex: Annex, fck: number, angle = Math.PI / 2) =>
  annex === "DE"
    ? 0.75 * Math.min(1, 1.1 - fck / 500)
    : 0.6 * (1 - fck / 250) * (annex === "UK" ? 1 - Math.cos(angle) / 2 : 1);

/** 3.1.2(2): the British strengths in shear end at C50/60. */
const inShear = (annex: Annex, fck: number) => (annex === "UK" ? Math.min(50, fck) : fck);

/** 6.2.2(6), which is also the strength of joints */
const nuOf = (annex: Annex, fck: number) =>
  annex === "DE" ? 0.675 * Math.min(1, 1.1 - fck / 500) : 0.6 * (1 - fck / 250);

/** 9.2.2(5) */
const leastRatio = (annex: Annex, fck: number, fyk: number) =>
  annex === "DE" ? (0.16 * concrete(fck).fctm) / fyk : (0.08 * Math.sqrt(fck)) / fyk;

/** 6.2.2(1): V_Rd,c in N */
function withoutLinks(
  annex: Annex,
  { b, h, d, fck, rho, N }: { b: number; h: number; d: number; fck: number; rho: number; N: number },
): number {
  const k = Math.min(2, 1 + Math.sqrt(200 / d));
  const german = d <= 600 ? 0.0525 : d >= 800 ? 0.0375 : 0.0525 + ((0.0375 - 0.0525) * (d - 600)) / 200;
  const factor = { EN: 0.035, NL: 0.035, DE: german / gamma_C, UK: 0.035, SE: 0.035, FR: 0.053 / gamma_C }[annex];
  const v_min = factor * k ** 1.5 * Math.sqrt(fck);
  const [C, k_1] = annex === "DE" ? [0.15 / gamma_C, 0.12] : [0.18 / gamma_C, 0.15];
  // the limit is of axial compression: of its alpha_cc
  const sigma = Math.min(N / b / h, (0.2 * alpha_cc[annex] * fck) / gamma_C);
  return (Math.max(C * k * Math.cbrt(100 * Math.min(0.02, rho) * fck), v_min) + k_1 * sigma) * b * d;
}

/** 6.2.3(3): under tension the French struts are weaker */
const alpha_cw = (annex: Annex, fck: number, sigma: number) =>
  annex === "FR" && sigma < 0 ? Math.max(0, 1 + sigma / concrete(fck).fctm) : 1;

/** 6.2.3(2): in France tension makes the limits steeper, both of them */
const steepest = (annex: Annex, fck: number, sigma: number) => Math.sqrt(alpha_cw(annex, fck, sigma));

/** 6.2.3(2): the flattest strut, sigma positive in compression */
function flattest(
  annex: Annex,
  { b, h, fck, z, N, V }: { b: number; h: number; fck: number; z: number; N: number; V: number },
): number {
  const sigma = N / b / h;
  if (annex === "UK") return sigma < 0 ? 1.25 : 2.5;
  if (annex === "FR") return 2.5 * steepest(annex, fck, sigma);
  if (annex !== "DE") return 2.5;
  const share = sigma / fcdShear("DE", fck);
  const V_cc = 0.24 * Math.cbrt(fck) * (1 - 1.2 * share) * b * z;
  return V_cc >= V ? 3 : Math.min(3, Math.max(1, (1.2 + 1.4 * share) / (1 - V_cc / V)));
}

interface NearSupport {
  readonly annex: Annex;
  readonly item: Record<string, number>;
  readonly links: Record<string, number>;
  readonly V_c: number;
  /** (6.9) of 45° */
  readonly V_max: number;
  /** (6.5) */
  readonly V_65: number;
  readonly web: number;
  readonly crossed: number;
  readonly beta: number;
  readonly a_v: number;
  readonly d: number;
  readonly ratio: number;
}

/** 6.2.1(8) */
function uniformLoad({ annex, item, links, V_c, V_max, web, d, ratio }: NearSupport, share: number): void {
  const V_face = ratio * Math.max(V_c, Math.min(web, V_max));
  const q = (share * V_face) / d;
  const V = V_face - q * d;
  const found = made(annex, { ...item, V_Ed: V_face / 1000, q_Ed_kN_m: q, links });
  near(utilization(found, "shear"), V / (V <= V_c ? Math.max(V_c, web) : web), "shear", 1e-5);
  if (V > V_c) near(utilization(found, "shear-strut"), V_face / V_max, "strut", 1e-5);
}

/** 6.2.2(6), of a strip six times as wide as deep */
function loadWithoutLinks({ annex, item, V_c, V_65, beta, a_v, ratio }: NearSupport): void {
  const { b = 0, h = 0, A_s_bottom = 0 } = item;
  const wider = (6 * h) / b;
  const V = ratio * Math.min(V_c / beta, V_65);
  const slab = { ...item, b: 6 * h, A_s_bottom: wider * A_s_bottom, V_Ed: (wider * V) / 1000, a_v_mm: a_v };
  const found = made(annex, slab, "slabs");
  near(utilization(found, "shear"), (beta * V) / V_c, "shear", 1e-5);
  near(utilization(found, "shear-strut"), V / V_65, "(6.5)", 1e-5);
}

/** 6.2.3(8): the load by its own struts, or by those of the web, here of 45°, too */
function loadWithLinks({ annex, item, links, V_c, V_max, V_65, web, crossed, beta, a_v, ratio }: NearSupport): void {
  fc.pre(crossed > 0);
  const V = ratio * Math.max(V_c, Math.min(crossed / beta, V_max));
  const found = made(annex, { ...item, V_Ed: V / 1000, a_v_mm: a_v, links });
  if (beta * V <= V_c) {
    near(utilization(found, "shear"), (beta * V) / Math.max(V_c, crossed), "shear", 1e-5);
    near(utilization(found, "shear-strut"), V / V_65, "(6.5)", 1e-5);
    return;
  }
  const own = Math.max((beta * V) / crossed, V / V_max) <= Math.max(V / web, V / V_max);
  near(utilization(found, "shear"), own ? (beta * V) / crossed : V / web, "shear", 1e-5);
  near(utilization(found, "shear-strut"), V / V_max, "strut", 1e-5);
}

describe("concrete beams, written a second time", () => {
  law(
    "bending of rectangles and tees, with and without compressed bars, sagging and hogging, with an axial force",
    () =>
      fc.property(
        sizes,
        fc.constantFrom(...annexes),
        fc.record({
          rho: between(0.003, 0.025),
          other: fc.option(between(0.001, 0.01), { nil: undefined }),
          flange: fc.option(fc.record({ b: between(1.5, 4), h: between(0.12, 0.3) }), { nil: undefined }),
          hogs: fc.boolean(),
          block: fc.boolean(),
          axial: fc.oneof(fc.constant(0), between(0, 0.1)),
          ratio: between(0.2, 1.2),
        }),
        ({ fck, fyk, b, h }, annex, { rho, other, flange, hogs, block, axial, ratio }) => {
          const d = h - 55;
          const A_s = rho * b * d;
          const [b_eff, h_f] = flange ? [flange.b * b, flange.h * h] : [b, 0];
          const layers = [{ A: A_s, d }, ...(other === undefined ? [] : [{ A: other * b * d, d: 45 }])];
          const N = flange ? 0 : (axial * b * h * fck) / gamma_C;
          const beam = { annex, fck, fyk, b, b_eff, h_f, layers, block };
          const { M, x } = bendingResistance(beam, N, h / 2);
          // where a pressed bar lies just at the end of the block, the concrete it displaces jumps
          const end = fck > 50 ? 0.8 - (fck - 50) / 400 : 0.8;
          fc.pre(x < d && !(block && other !== undefined && Math.abs(45 / x - end) < 0.02));
          const found = made(annex, {
            ...drawn(beam, h, hogs),
            stress_block: block ? "rectangular" : "parabola-rectangle",
            steel_branch: "horizontal",
            M_Ed: ((hogs ? -1 : 1) * ratio * M) / 1e6,
            N_Ed: N / 1000,
          });
          near(found.values.M_Rd_kNm, M / 1e6, "M_Rd", 3e-5);
          near(found.values.x_mm, x, "x", 3e-4);
          near(utilization(found, N === 0 ? "bending" : "axial-bending"), ratio, "bending", 3e-5);
        },
      ),
    { numRuns: secondRuns(150) },
  );

  law(
    "shear by 6.2.2 and 6.2.3, least links and their distances, by the annexes",
    () =>
      fc.property(
        sizes,
        fc.constantFrom(...annexes),
        fc.record({
          rho: between(0.002, 0.03),
          cot: fc.option(between(1, 2.5), { nil: undefined }),
          spacing: between(60, 500),
          legs: whole(2, 4),
          steep: fc.constantFrom(90, 90, 60, 45),
          axial: fc.oneof(fc.constant(0), between(-0.1, 0.3)),
          ratio: between(0.1, 1.5),
        }),
        ({ fck: strength, fyk, b, h, link }, annex, { rho, cot: wanted, spacing, legs, steep, axial, ratio }) => {
          const fck = inShear(annex, strength);
          const d = h - 55;
          const A_s = rho * b * d;
          const N = (axial * b * h * fck) / gamma_C;
          const z = 0.85 * d;
          const V_c = withoutLinks(annex, { b, h, d, fck, rho, N });
          // French struts end under tension near f_ctm
          fc.pre(V_c > 0 && alpha_cw(annex, fck, N / b / h) > 0.3);
          const angle = (steep * Math.PI) / 180;
          const cotAlpha = Math.cos(angle) / Math.sin(angle);
          const A_sw = (legs * Math.PI * link * link) / 4;
          const strut = (at: number) =>
            (b *
              z *
              nu_1(annex, fck, angle) *
              alpha_cw(annex, fck, N / b / h) *
              fcdShear(annex, fck) *
              (at + cotAlpha)) /
            (1 + at * at);
          const V = ratio * Math.max(V_c, Math.min(strut(1), (A_sw / spacing) * z * (fyk / gamma_S) * 2));
          const most = flattest(annex, { b, h, fck, z, N, V });
          const cot =
            wanted === undefined ? halved(Math.min(1, most), most, (at) => V - strut(at)) : Math.min(wanted, most);
          fc.pre(wanted === undefined || cot >= 1);
          const V_s = (A_sw / spacing) * z * (fyk / gamma_S) * (cot + cotAlpha) * Math.sin(angle);
          const V_max = strut(cot);
          const found = made(annex, {
            b,
            h,
            fck,
            fyk,
            A_s_bottom: A_s,
            d_bottom_mm: d,
            M_Ed: 1,
            V_Ed: V / 1000,
            z_mm: z,
            N_Ed: N / 1000,
            links: {
              diameter_mm: link,
              spacing_mm: spacing,
              legs,
              alpha_deg: steep,
              ...(wanted === undefined ? {} : { cot_theta: cot }),
            },
          });
          near(found.values.V_Rd_c_kN, V_c / 1000, `${annex} V_Rd,c`);
          near(found.values.cot_theta, cot, `${annex} cot theta`, 1e-5);
          near(found.values.V_Rd_s_kN, V_s / 1000, `${annex} V_Rd,s`, 1e-5);
          near(found.values.V_Rd_max_kN, V_max / 1000, `${annex} V_Rd,max`, 1e-5);
          near(utilization(found, "shear"), V / (V <= V_c ? Math.max(V_c, V_s) : V_s), "shear", 5e-5);
          if (V > V_c) near(utilization(found, "shear-strut"), V / V_max, "strut", 1e-5);
          near(
            utilization(found, "minimum-links"),
            (leastRatio(annex, fck, fyk) * b * Math.sin(angle)) / (A_sw / spacing),
            "least links",
          );
          const apart = 0.75 * d * (1 + cotAlpha);
          const furthest = annex === "NL" && apart > 300 ? 300 : apart;
          if (annex !== "DE") near(utilization(found, "link-spacing"), spacing / furthest, "distance of links");
        },
      ),
    { numRuns: secondRuns(300) },
  );

  law(
    "torsion of 6.3.2 with shear",
    () =>
      fc.property(
        sizes,
        fc.constantFrom("EN", "NL", "UK", "SE", "FR"),
        fc.record({ T: between(2, 60), V: between(10, 200), cot: between(1, 2.5) }),
        ({ fck: strength, fyk, b, h, cover, link, bar }, annex, { T, V, cot }) => {
          const fck = inShear(annex, strength);
          const axis = cover + link + bar / 2;
          const t = Math.max((b * h) / (2 * (b + h)), 2 * axis);
          fc.pre(t < b / 3);
          const A_k = (b - t) * (h - t);
          const u_k = 2 * (b - t + h - t);
          const { fcd, fctm } = concrete(fck);
          const nu = 0.6 * (1 - fck / 250);
          const d = h - axis;
          const found = made(annex, {
            b,
            h,
            fck,
            fyk,
            bars_bottom: `3Ø${bar}`,
            bars_top: `3Ø${bar}`,
            cover_mm: cover,
            M_Ed: 1,
            V_Ed: V,
            T_Ed: T,
            links: { diameter_mm: link, spacing_mm: 100, cot_theta: cot },
          });
          const sinCos = cot / (1 + cot * cot);
          const T_max = 2 * nu * fcd * A_k * t * sinCos;
          const V_max = b * 0.9 * d * nu * fcd * sinCos;
          near(found.values.t_ef_mm, t, "t_ef");
          near(found.values.A_k_mm2, A_k, "A_k");
          near(found.values.u_k_mm, u_k, "u_k");
          near(found.values.T_Rd_max_kNm, T_max / 1e6, "T_Rd,max");
          near(found.values.T_Rd_c_kNm, (2 * A_k * t * (0.7 * fctm)) / gamma_C / 1e6, "T_Rd,c");
          near(found.values.eta_6_29, (T * 1e6) / T_max + (V * 1000) / V_max, "(6.29)");
          near(found.values.A_sl_T_mm2, (T * 1e6 * u_k * cot) / (2 * A_k * (fyk / gamma_S)), "long bars");
          const leg = ((T * 1e6) / (2 * A_k * (fyk / gamma_S) * cot)) * 1000;
          near(found.values.A_st_s_mm2_m, leg, "one leg");
          // beyond (6.31) the links carry both, however small the shear force is
          const shear = (V * 1e6) / (0.9 * d * (fyk / gamma_S) * cot) / 2;
          const made_ = ((Math.PI * link * link) / 4) * 10;
          if (Number(found.values.eta_6_31) > 1)
            near(utilization(found, "torsion-links"), (leg + shear) / made_, "links");
        },
      ),
    { numRuns: secondRuns(150) },
  );

  law(
    "loads near supports, 6.2.1(8), 6.2.2(6) and 6.2.3(8)",
    () =>
      fc.property(
        sizes,
        fc.constantFrom(...annexes),
        fc.record({
          rho: between(0.002, 0.02),
          from: between(0.1, 1.99),
          ratio: between(0.1, 1.5),
          spacing: between(60, 300),
          q: between(0.05, 0.5),
        }),
        fc.constantFrom("load", "load without links", "uniform"),
        ({ fck: strength, fyk, b, h, link }, annex, { rho, from, ratio, spacing, q }, where) => {
          const fck = inShear(annex, strength);
          const d = h - 55;
          const z = 0.85 * d;
          const near_: NearSupport = {
            annex,
            item: { b, h, fck, fyk, A_s_bottom: rho * b * d, d_bottom_mm: d, M_Ed: 1, z_mm: z },
            links: { diameter_mm: link, spacing_mm: spacing, cot_theta: 1 },
            V_c: withoutLinks(annex, { b, h, d, fck, rho, N: 0 }),
            V_max: (b * z * nu_1(annex, fck) * fcdShear(annex, fck)) / 2,
            V_65: 0.5 * b * d * nuOf(annex, fck) * fcdShear(annex, fck),
            // the links that one of the web's cracks crosses
            web: (((Math.PI * link * link) / 2 / spacing) * z * fyk) / gamma_S,
            // (6.19): whole links in the middle three quarters of a_v
            crossed: (Math.floor((0.75 * from * d) / spacing) * ((Math.PI * link * link) / 2) * fyk) / gamma_S,
            beta: Math.max(0.25, from / 2),
            a_v: from * d,
            d,
            ratio,
          };
          fc.pre(Math.abs(((0.75 * from * d) / spacing) % 1) > 1e-6);
          if (where === "uniform") uniformLoad(near_, q);
          else if (where === "load") loadWithLinks(near_);
          else loadWithoutLinks(near_);
        },
      ),
    { numRuns: secondRuns(200) },
  );

  law(
    "shear between web and flange, 6.2.4",
    () =>
      fc.property(
        sizes,
        fc.constantFrom(...annexes),
        fc.record({
          out: between(1.5, 5),
          thick: between(0.15, 0.35),
          dM: between(20, 500),
          dx: between(300, 3000),
          A_sf: between(100, 3000),
          flat: fc.option(between(1, 2), { nil: undefined }),
        }),
        fc.option(fc.record({ b_1: between(0, 1500), b_2: between(200, 1500), l_0: between(4000, 9000) }), {
          nil: undefined,
        }),
        ({ fck: strength, fyk, b, h }, annex, { out, thick, dM, dx, A_sf, flat }, sides) => {
          const fck = inShear(annex, strength);
          const most = annex === "DE" ? 1.2 : 2;
          const cot = Math.min(most, flat ?? most);
          const d = h - 55;
          const z = 0.85 * d;
          const h_f = thick * h;
          const outside = (clear: number, l_0: number) => Math.min(0.2 * clear + 0.1 * l_0, 0.2 * l_0, clear);
          const [one, other] = sides
            ? [outside(sides.b_1, sides.l_0), outside(sides.b_2, sides.l_0)]
            : [((out - 1) * b) / 2, ((out - 1) * b) / 2];
          const b_eff = b + one + other;
          const found = made(annex, {
            ...{ b, h, fck, fyk, A_s_bottom: 0.01 * b * d, d_bottom_mm: d, z_mm: z, M_Ed: 1 },
            ...(sides ? { b_1_mm: sides.b_1, b_2_mm: sides.b_2, l_0_mm: sides.l_0 } : { b_eff_mm: b_eff }),
            h_f_mm: h_f,
            flange_shear: {
              delta_M_Ed: dM,
              delta_x_mm: dx,
              A_sf_mm2_m: A_sf,
              ...(flat === undefined ? {} : { cot_theta_f: cot }),
            },
          });
          // the share of the wider side of the flange in the force
          const dF = ((dM * 1e6) / z) * (Math.max(one, other) / b_eff);
          const v = dF / (h_f * dx);
          const needed = ((v * h_f) / (fyk / gamma_S) / cot) * 1000;
          const strut = (nu_1(annex, fck) * fcdShear(annex, fck) * cot) / (1 + cot * cot);
          near(found.values.v_Ed_f_MPa, v, "v_Ed");
          near(found.values.A_sf_req_mm2_m, needed, "A_sf");
          near(utilization(found, "flange-shear"), needed / A_sf, "flange");
          near(utilization(found, "flange-strut"), v / strut, "strut");
        },
      ),
    { numRuns: secondRuns(150) },
  );

  law(
    "joints between concretes, 6.2.5",
    () =>
      fc.property(
        sizes,
        fc.constantFrom("EN", "NL", "UK", "SE", "FR"),
        fc.record({
          surface: fc.constantFrom("very-smooth", "smooth", "rough", "indented"),
          rho: between(0, 0.01),
          sigma_n: between(-0.5, 2),
          alpha: fc.constantFrom(90, 45, 60),
          V: between(10, 500),
          beta: between(0.5, 1),
        }),
        ({ fck: strength, fyk, b, h }, annex, { surface, rho, sigma_n, alpha, V, beta }) => {
          const fck = inShear(annex, strength);
          const d = h - 55;
          const z = 0.85 * d;
          const found = made(annex, {
            ...{ b, h, fck, fyk, A_s_bottom: 0.01 * b * d, d_bottom_mm: d, z_mm: z, M_Ed: 1, V_Ed: V },
            interface: { surface, rho, sigma_n_MPa: sigma_n, alpha_deg: alpha, beta },
          });
          const [c, mu] = {
            "very-smooth": [0.025, 0.5],
            smooth: [0.2, 0.6],
            rough: [0.4, 0.7],
            indented: [0.5, 0.9],
          }[surface] as [number, number];
          const angle = (alpha * Math.PI) / 180;
          const adhesion = sigma_n < 0 ? 0 : (c * 0.7 * concrete(fck).fctm) / gamma_C;
          const friction = mu * Math.min(sigma_n, 0.6 * fcdShear(annex, fck));
          const bars = ((rho * fyk) / gamma_S) * (mu * Math.sin(angle) + Math.cos(angle));
          const v_R = Math.min(adhesion + friction + bars, 0.5 * nuOf(annex, fck) * fcdShear(annex, fck));
          const joint = found.verifications.find(({ id }) => id === "interface-shear");
          if (v_R <= 0) expect(joint?.passed).toBe(false);
          else if (v_R > 0.001) near(joint?.utilization, (beta * V * 1000) / (z * b) / v_R, "joint");
        },
      ),
    { numRuns: secondRuns(150) },
  );
});
