import fc from "fast-check";
import { describe, expect } from "vitest";
import { law, secondRuns } from "../../test/support/law.ts";
import { check, type ItemResult } from "../index.ts";

// The clauses once more, plain: I-sections, boxes and tubes of classes 1 to 3 in S235 to S355, recommended values. Properties by rectangles
// and quarter circles. Nothing here comes from the library but the names of its results.

interface Section {
  readonly shape: "I" | "RHS" | "CHS";
  readonly request: Record<string, unknown>;
  readonly A: number;
  readonly I_y: number;
  readonly I_z: number;
  readonly W_y: number;
  readonly W_z: number;
  readonly S_y: number;
  readonly S_z: number;
  readonly I_t: number;
  readonly I_w: number;
  readonly A_vz: number;
  readonly A_vy: number;
  readonly t_most: number;
  /** Width, thickness and whether it has a free edge: of the part that M_y bends, and of the one that it compresses. */
  readonly web: Part;
  readonly flange: Part;
  readonly curve: readonly [y: number, z: number];
  readonly alpha_LT: number;
  readonly rolled_LT: number;
  readonly h_b: number;
}

interface Part {
  readonly c: number;
  readonly t: number;
  readonly webs: number;
  readonly free: boolean;
}

const E = 210_000;
const G = 81_000;
const pi = Math.PI;

/** A corner between a right angle and its quarter circle: area, and the distance of its centroid from the sides. */
const corner = (r: number) => ({ A: (1 - pi / 4) * r * r, e: r * (1 - 1 / (12 - 3 * pi) / 0.5) });
/** Its own second moment, by the square less the quarter circle. */
function cornerInertia(r: number): number {
  const square = r ** 4 / 3;
  // the quarter circle has its centre in the far corner of the square
  const quarter = (pi * r ** 4) / 16;
  const area = (pi * r * r) / 4;
  const e = (4 * r) / (3 * pi);
  const aboutSide = quarter - area * e * e + area * (r - e) ** 2;
  return square - aboutSide;
}
/** Area, first and second moment of such a corner about a line at distance d from its side, with its mass towards the line or away. */
function cornerAbout(r: number, d: number) {
  const { A } = corner(r);
  const area = (pi * r * r) / 4;
  const S_side = r ** 3 / 2 - area * (r - (4 * r) / (3 * pi));
  const e = r === 0 ? 0 : S_side / A;
  const own = cornerInertia(r) - A * e * e;
  return { A, S: A * (d - e), I: own + A * (d - e) ** 2 };
}

function sectionI(h: number, b: number, t_w: number, t_f: number, r: number): Section {
  const h_w = h - 2 * t_f;
  const up = cornerAbout(r, h_w / 2);
  // seen from the web's face: away from the axis
  const side = cornerAbout(r, 0);
  const e = r === 0 ? 0 : -side.S / side.A;
  const own = side.I - side.A * e * e;
  const out = t_w / 2 + e;
  const A = 2 * b * t_f + h_w * t_w + 4 * up.A;
  const I_y = (b * h ** 3 - (b - t_w) * h_w ** 3) / 12 + 4 * up.I;
  const I_z = (2 * t_f * b ** 3 + h_w * t_w ** 3) / 12 + 4 * (own + side.A * out * out);
  const D = ((r + t_w / 2) ** 2 + (r + t_f) ** 2 - r * r) / (2 * r + t_f);
  const I_t =
    (2 / 3) * b * t_f ** 3 * (1 - (0.63 * t_f) / b) +
    (h_w * t_w ** 3) / 3 +
    2 * (t_w / t_f) * (0.145 + (0.1 * r) / t_f) * D ** 4;
  const slender = h / b > 1.2;
  return {
    shape: "I",
    request: {
      section: { shape: "I", h_mm: h, b_mm: b, t_w_mm: t_w, t_f_mm: t_f, r_mm: r },
      properties: { I_t_mm4: I_t, I_w_mm6: ((h - t_f) ** 2 * t_f * b ** 3) / 24 },
    },
    A,
    I_y,
    I_z,
    W_y: I_y / (h / 2),
    W_z: I_z / (b / 2),
    S_y: b * t_f * (h - t_f) + (t_w * h_w * h_w) / 4 + 4 * up.S,
    S_z: (t_f * b * b) / 2 + (h_w * t_w * t_w) / 4 + 4 * side.A * out,
    I_t,
    I_w: ((h - t_f) ** 2 * t_f * b ** 3) / 24,
    A_vz: Math.max(A - 2 * b * t_f + (t_w + 2 * r) * t_f, h_w * t_w),
    A_vy: A - h_w * t_w,
    t_most: Math.max(t_f, t_w),
    web: { c: h_w - 2 * r, t: t_w, webs: 1, free: false },
    flange: { c: (b - t_w - 2 * r) / 2, t: t_f, webs: 1, free: true },
    curve: slender ? [0.21, 0.34] : [0.34, 0.49],
    alpha_LT: h / b > 2 ? 0.34 : 0.21,
    rolled_LT: h / b > 2 ? 0.49 : 0.34,
    h_b: h / b,
  };
}

function sectionBox(h: number, b: number, t: number, hot: boolean): Section {
  const [r_o, r_i] = [1.5 * t, t];
  const [h_i, b_i] = [h - 2 * t, b - 2 * t];
  const about = (H: number, B: number, r: number) => {
    const one = cornerAbout(r, H / 2);
    return { A: H * B - 4 * one.A, I: (B * H ** 3) / 12 - 4 * one.I, S: (B * H * H) / 4 - 4 * one.S };
  };
  const less = (o: ReturnType<typeof about>, i: ReturnType<typeof about>) => ({
    A: o.A - i.A,
    I: o.I - i.I,
    S: o.S - i.S,
  });
  const y = less(about(h, b, r_o), about(h_i, b_i, r_i));
  const z = less(about(b, h, r_o), about(b_i, h_i, r_i));
  const alpha = hot ? 0.21 : 0.49;
  return {
    shape: "RHS",
    request: {
      section: {
        shape: "RHS",
        h_mm: h,
        b_mm: b,
        t_mm: t,
        r_o_mm: r_o,
        r_i_mm: r_i,
        fabrication: hot ? "hot-finished" : "cold-formed",
      },
    },
    A: y.A,
    I_y: y.I,
    I_z: z.I,
    W_y: y.I / (h / 2),
    W_z: z.I / (b / 2),
    S_y: y.S,
    S_z: z.S,
    I_t: 0,
    I_w: 0,
    A_vz: (y.A * h) / (b + h),
    A_vy: (y.A * b) / (b + h),
    t_most: t,
    web: { c: h - 3 * t, t, webs: 2, free: false },
    flange: { c: b - 3 * t, t, webs: 2, free: false },
    curve: [alpha, alpha],
    alpha_LT: 0,
    rolled_LT: 0,
    h_b: h / b,
  };
}

function sectionTube(d: number, t: number, hot: boolean): Section {
  const i = d - 2 * t;
  const A = (pi * (d * d - i * i)) / 4;
  const I = (pi * (d ** 4 - i ** 4)) / 64;
  const S = (d ** 3 - i ** 3) / 6;
  const alpha = hot ? 0.21 : 0.49;
  return {
    shape: "CHS",
    request: {
      section: { shape: "CHS", d_mm: d, t_mm: t, fabrication: hot ? "hot-finished" : "cold-formed" },
    },
    A,
    I_y: I,
    I_z: I,
    W_y: I / (d / 2),
    W_z: I / (d / 2),
    S_y: S,
    S_z: S,
    I_t: 2 * I,
    I_w: 0,
    A_vz: (2 * A) / pi,
    A_vy: (2 * A) / pi,
    t_most: t,
    web: { c: d, t, webs: 1, free: false },
    flange: { c: d, t, webs: 1, free: false },
    curve: [alpha, alpha],
    alpha_LT: 0,
    rolled_LT: 0,
    h_b: 1,
  };
}

interface Given {
  readonly s: Section;
  readonly grade: 235 | 275 | 355;
  readonly L: number;
  readonly N: number;
  readonly M_y: number;
  readonly M_z: number;
  readonly V_z: number;
  readonly psi_z: number;
  readonly held: boolean;
  readonly rolled: boolean;
  readonly method: 1 | 2;
}

/** Table 5.2: the class of a part from end to end, first of the limits that it keeps. */
const classBy = (ratio: number, limits: readonly number[]) => {
  const found = limits.findIndex((limit) => ratio <= limit);
  return found < 0 ? 4 : found + 1;
};

/** N is held, and the moment raised until the section yields. */
function classOf({ s, N, M_y, M_z, V_z }: Given, f_y: number): number {
  const eps = Math.sqrt(235 / f_y);
  if (N < 0 && M_y === 0 && M_z === 0) return 1;
  if (s.shape === "CHS")
    return classBy(
      s.web.c / s.web.t,
      [50, 70, 90].map((n) => n * eps * eps),
    );
  const uniform = ({ c, t, free }: Part) =>
    classBy(
      c / t,
      (free ? [9, 10, 14] : [33, 38, 42]).map((n) => n * eps),
    );
  const bent = ({ c, t, webs, free }: Part): number => {
    if (free) return uniform({ c, t, webs, free });
    const alpha = Math.max(0, Math.min(1, 0.5 * (1 + N / (webs * c * t * f_y))));
    const psi = (2 * N) / (s.A * f_y) - 1;
    const first = alpha > 0.5 ? 396 / (13 * alpha - 1) : 36 / alpha;
    const second = alpha > 0.5 ? 456 / (13 * alpha - 1) : 41.5 / alpha;
    const third = psi > -1 ? 42 / (0.67 + 0.33 * psi) : 62 * (1 - psi) * Math.sqrt(-psi);
    return classBy(c / t, [first * eps, second * eps, third * eps]);
  };
  const none = M_y === 0 && M_z === 0;
  // 5.5.2(9) raises the limits of a web on the neutral axis: not written here
  if (s.shape === "I" && N > 0 && M_y === 0 && M_z > 0 && uniform(s.web) > 2) return 4;
  if (none && N === 0) return Math.max(...(V_z > 0 ? [bent(s.web), uniform(s.flange)] : [1]));
  if (none) return Math.max(uniform(s.web), uniform(s.flange));
  const ofY = M_y === 0 ? 1 : Math.max(bent(s.web), uniform(s.flange));
  if (M_z === 0) return ofY;
  // bent about z the web of an I-section carries nothing but N; of a box the sides change places
  const ofZ =
    s.shape === "I"
      ? Math.max(uniform(s.flange), N > 0 && M_y === 0 ? uniform(s.web) : 1)
      : Math.max(bent(s.flange), uniform(s.web));
  return Math.max(ofY, ofZ);
}

const chiOf = (lambda: number, alpha: number) => {
  if (lambda <= 0.2) return 1;
  const Phi = 0.5 * (1 + alpha * (lambda - 0.2) + lambda * lambda);
  return Math.min(1, 1 / (Phi + Math.sqrt(Phi * Phi - lambda * lambda)));
};

type Uses = Record<string, number>;

interface Strength {
  readonly f_y: number;
  readonly plastic: boolean;
  readonly N_pl: number;
  readonly M_cy: number;
  readonly M_cz: number;
}

/** 6.2.3 to 6.2.6; V_y is no less than that of the moments at the ends. */
function aloneOf({ s, L, N, M_y, M_z, V_z, psi_z }: Given, { f_y, N_pl, M_cy, M_cz }: Strength): Uses {
  const V_y = (M_z * (1 - psi_z)) / L;
  const all: Record<string, readonly [number, number]> = {
    "shear-z": [V_z, (s.A_vz * f_y) / Math.sqrt(3)],
    "shear-y": [V_y, (s.A_vy * f_y) / Math.sqrt(3)],
    "bending-y": [M_y, M_cy],
    "bending-z": [M_z, M_cz],
    tension: [-N, N_pl],
    compression: [N, N_pl],
  };
  return Object.fromEntries(
    Object.entries(all).flatMap(([id, [demand, resistance]]) => (demand > 0 ? [[id, demand / resistance]] : [])),
  );
}

/** 6.2.9.1: what N leaves of both moments. */
function besideN(s: Section, N: number, { f_y, N_pl, M_cy, M_cz }: Strength): readonly [number, number] {
  const [b, t_f, h, t_w] = boxOf(s);
  const n = Math.abs(N) / N_pl;
  const a_w = Math.min(0.5, (s.A - 2 * b * t_f) / s.A);
  switch (s.shape) {
    case "CHS": {
      const left = Math.min(1, 1.04 * (1 - n ** 1.7));
      return [M_cy * left, M_cz * left];
    }
    case "RHS": {
      const a_f = Math.min(0.5, (s.A - 2 * h * t_w) / s.A);
      return [M_cy * Math.min(1, (1 - n) / (1 - 0.5 * a_w)), M_cz * Math.min(1, (1 - n) / (1 - 0.5 * a_f))];
    }
    case "I": {
      const web = (h - 2 * t_f) * t_w * f_y;
      const aboutY = n <= 0.25 && Math.abs(N) <= 0.5 * web ? 1 : Math.min(1, (1 - n) / (1 - 0.5 * a_w));
      const aboutZ = n <= a_w || Math.abs(N) <= web ? 1 : 1 - ((n - a_w) / (1 - a_w)) ** 2;
      return [M_cy * aboutY, M_cz * aboutZ];
    }
  }
}

/** 6.2.9 */
function togetherOf({ s, N, M_y, M_z }: Given, strength: Strength): Uses {
  const { plastic, N_pl, M_cy, M_cz } = strength;
  const n = Math.abs(N) / N_pl;
  const both = M_y > 0 && M_z > 0;
  if (M_y === 0 && M_z === 0) return {};
  if (!plastic) {
    if (N !== 0) return { "bending-axial": n + M_y / M_cy + M_z / M_cz };
    return both ? { "biaxial-bending": M_y / M_cy + M_z / M_cz } : {};
  }
  const [M_Ny, M_Nz] = besideN(s, N, strength);
  if (!both) return N === 0 ? {} : { "bending-axial": M_y / M_Ny + M_z / M_Nz };
  const box = Math.min(6, 1.66 / (1 - 1.13 * n * n));
  const [alpha, beta] = { I: [2, Math.max(1, 5 * n)], RHS: [box, box], CHS: [2, 2] }[s.shape] as [number, number];
  return { "biaxial-bending": (M_y / M_Ny) ** alpha + (M_z / M_Nz) ** beta };
}

/** 6.3; M_cr of a uniform moment. */
function bucklingOf({ s, L, N, held, rolled }: Given, { plastic, N_pl, M_cy, M_cz }: Strength): Buckling {
  const N_cry = (pi * pi * E * s.I_y) / L ** 2;
  const N_crz = (pi * pi * E * s.I_z) / L ** 2;
  const i_0 = (s.I_y + s.I_z) / s.A;
  const open = s.shape === "I";
  const N_crT = open ? (G * s.I_t + (pi * pi * E * s.I_w) / L ** 2) / i_0 : Number.POSITIVE_INFINITY;
  const [lambda_y, lambda_z] = [Math.sqrt(N_pl / N_cry), Math.sqrt(N_pl / N_crz)];
  const twists = open && !held;
  const M_cr = N_crz * Math.sqrt(s.I_w / s.I_z + (L * L * G * s.I_t) / (pi * pi * E * s.I_z));
  const lambda_LT = twists ? Math.sqrt(M_cy / M_cr) : 0;
  return {
    P: Math.max(0, N),
    N_pl,
    N_cry,
    N_crz,
    N_crT,
    lambda_y,
    lambda_z,
    chi_y: chiOf(lambda_y, s.curve[0]),
    chi_z: chiOf(lambda_z, s.curve[1]),
    lambda_LT,
    chi_LT: twists ? reduction(s, lambda_LT, rolled) : 1,
    M_cy,
    M_cz,
    plastic,
    twists,
  };
}

function stabilityOf(g: Given, b: Buckling, f_y: number): Uses {
  const { s, N, M_y, M_z, method } = g;
  const { N_pl, chi_y, chi_z, chi_LT, M_cy, M_cz, P } = b;
  const uses: Uses = {};
  if (N > 0) {
    uses["flexural-buckling-y"] = N / (chi_y * N_pl);
    uses["flexural-buckling-z"] = N / (chi_z * N_pl);
    if (s.shape === "I") uses["torsional-buckling"] = N / (chiOf(Math.sqrt(N_pl / b.N_crT), s.curve[1]) * N_pl);
  }
  if (M_y > 0 && b.twists) uses["lateral-torsional-buckling"] = M_y / (chi_LT * M_cy);
  const [some, both] = [M_y > 0 || M_z > 0, M_y > 0 && M_z > 0];
  if (!(N > 0 ? some : both)) return uses;
  const [kyy, kyz, kzy, kzz] = method === 1 ? annexA(g, b, f_y) : annexB(g, b);
  const [m_y, m_z] = [M_y / (chi_LT * M_cy), M_z / M_cz];
  uses["interaction-6.61"] = P / (chi_y * N_pl) + kyy * m_y + kyz * m_z;
  uses["interaction-6.62"] = P / (chi_z * N_pl) + kzy * m_y + kzz * m_z;
  return uses;
}

/** Every verification of clauses 6.2 and 6.3 that applies, by id; undefined beyond the critical force. */
function memberOf(g: Given): { uses: Uses | undefined; section_class: number } {
  const { s, grade } = g;
  // Table 3.1
  const f_y = s.t_most <= 40 ? grade : { 235: 215, 275: 255, 355: 335 }[grade];
  const section_class = classOf(g, f_y);
  const plastic = section_class <= 2;
  const [M_cy, M_cz] = plastic ? [s.S_y * f_y, s.S_z * f_y] : [s.W_y * f_y, s.W_z * f_y];
  const strength = { f_y, plastic, N_pl: s.A * f_y, M_cy, M_cz };
  const b = bucklingOf(g, strength);
  if (b.P >= Math.min(b.N_cry, b.N_crz)) return { uses: undefined, section_class };
  return {
    uses: { ...aloneOf(g, strength), ...togetherOf(g, strength), ...stabilityOf(g, b, f_y) },
    section_class,
  };
}

function boxOf({ request }: Section): readonly [b: number, t_f: number, h: number, t_w: number] {
  const { b_mm = 0, h_mm = 0, t_mm, t_f_mm, t_w_mm } = request.section as Record<string, number>; // written above
  return [b_mm, t_f_mm ?? t_mm ?? 0, h_mm, t_w_mm ?? t_mm ?? 0];
}

/** 6.3.2.2 and, rolled, 6.3.2.3 without f: recommended 0.4 and 0.75. */
function reduction(s: Section, lambda: number, rolled: boolean): number {
  if (!rolled) return chiOf(lambda, s.alpha_LT);
  if (lambda <= 0.4) return 1;
  const Phi = 0.5 * (1 + s.rolled_LT * (lambda - 0.4) + 0.75 * lambda * lambda);
  return Math.min(1, 1 / (lambda * lambda), 1 / (Phi + Math.sqrt(Phi * Phi - 0.75 * lambda * lambda)));
}

interface Buckling {
  readonly P: number;
  readonly N_pl: number;
  readonly N_cry: number;
  readonly N_crz: number;
  readonly N_crT: number;
  readonly lambda_y: number;
  readonly lambda_z: number;
  readonly chi_y: number;
  readonly chi_z: number;
  readonly lambda_LT: number;
  readonly chi_LT: number;
  readonly M_cy: number;
  readonly M_cz: number;
  readonly plastic: boolean;
  readonly twists: boolean;
}

type Factors = readonly [kyy: number, kyz: number, kzy: number, kzz: number];

/** Tables B.1 to B.3; C_my of a uniform moment is 1. */
function annexB({ s, psi_z }: Given, b: Buckling): Factors {
  const C_mz = Math.max(0.4, 0.6 + 0.4 * psi_z);
  const n_y = b.P / (b.chi_y * b.N_pl);
  const n_z = b.P / (b.chi_z * b.N_pl);
  const lambda_z = b.lambda_z;
  if (b.plastic) {
    const kyy = Math.min(1 + (b.lambda_y - 0.2) * n_y, 1 + 0.8 * n_y);
    const kzz =
      s.shape === "I"
        ? C_mz * Math.min(1 + (2 * lambda_z - 0.6) * n_z, 1 + 1.4 * n_z)
        : C_mz * Math.min(1 + (lambda_z - 0.2) * n_z, 1 + 0.8 * n_z);
    const slender = Math.max(1 - (0.1 * lambda_z * n_z) / 0.75, 1 - (0.1 * n_z) / 0.75);
    const kzy = !b.twists
      ? 0.6 * kyy
      : lambda_z < 0.4
        ? Math.min(0.6 + lambda_z, 1 - (0.1 * lambda_z * n_z) / 0.75)
        : slender;
    return [kyy, 0.6 * kzz, kzy, kzz];
  }
  const kyy = Math.min(1 + 0.6 * b.lambda_y * n_y, 1 + 0.6 * n_y);
  const kzz = C_mz * Math.min(1 + 0.6 * lambda_z * n_z, 1 + 0.6 * n_z);
  const kzy = b.twists ? Math.max(1 - (0.05 * lambda_z * n_z) / 0.75, 1 - (0.05 * n_z) / 0.75) : 0.8 * kyy;
  return [kyy, kzz, kzy, kzz];
}

/** Tables A.1 and A.2 */
function annexA({ s, M_y, M_z, psi_z }: Given, b: Buckling, f_y: number): Factors {
  const { P, N_cry, N_crz, N_crT } = b;
  const [r_y, r_z, r_T] = [P / N_cry, P / N_crz, P / N_crT];
  const mu_y = (1 - r_y) / (1 - b.chi_y * r_y);
  const mu_z = (1 - r_z) / (1 - b.chi_z * r_z);
  const w_y = Math.min(1.5, s.S_y / s.W_y);
  const w_z = Math.min(1.5, s.S_z / s.W_z);
  const n_pl = P / b.N_pl;
  const C_my0 = 1 + 0.36 * 0.67 * r_y;
  const C_mz = 0.79 + 0.21 * psi_z + 0.36 * (psi_z - 0.33) * r_z;
  const a_LT = b.twists ? Math.max(0, 1 - s.I_t / s.I_y) : 0;
  const limit = 0.2 * ((1 - r_z) * (1 - r_T)) ** 0.25;
  let [C_my, C_mLT] = [C_my0, 1];
  if (b.twists && b.lambda_LT > limit) {
    const root = P > 0 ? Math.sqrt((M_y * s.A) / (P * s.W_y)) * a_LT : Number.POSITIVE_INFINITY;
    C_my = P > 0 ? C_my0 + ((1 - C_my0) * root) / (1 + root) : 1;
    C_mLT = Math.max(1, (C_my * C_my * a_LT) / Math.sqrt((1 - r_z) * (1 - r_T)));
  }
  const k: Factors = [
    (C_my * C_mLT * mu_y) / (1 - r_y),
    (C_mz * mu_y) / (1 - r_z),
    (C_my * C_mLT * mu_z) / (1 - r_y),
    (C_mz * mu_z) / (1 - r_z),
  ];
  if (!b.plastic) return k;
  const l0 = b.lambda_LT;
  const [m_y, m_z] = [M_y / (b.chi_LT * s.S_y * f_y), M_z / (s.S_z * f_y)];
  const l4 = b.lambda_z ** 4;
  const b_LT = 0.5 * a_LT * l0 * l0 * m_y * m_z;
  const c_LT = ((10 * a_LT * l0 * l0) / (5 + l4)) * (m_y / C_my);
  const d_LT = ((2 * a_LT * l0) / (0.1 + l4)) * (m_y / C_my) * (m_z / C_mz);
  const e_LT = ((1.7 * a_LT * l0) / (0.1 + l4)) * (m_y / C_my);
  const most = Math.max(b.lambda_y, b.lambda_z);
  const own = (w: number, C: number) => 2 - (1.6 / w) * C * C * (most + most * most);
  const other = (w: number, C: number) => 2 - (14 * C * C * most * most) / w ** 5;
  const Cyy = Math.max(s.W_y / s.S_y, 1 + (w_y - 1) * (own(w_y, C_my) * n_pl - b_LT));
  const Cyz = Math.max(0.6 * Math.sqrt(w_z / w_y) * (s.W_z / s.S_z), 1 + (w_z - 1) * (other(w_z, C_mz) * n_pl - c_LT));
  const Czy = Math.max(0.6 * Math.sqrt(w_y / w_z) * (s.W_y / s.S_y), 1 + (w_y - 1) * (other(w_y, C_my) * n_pl - d_LT));
  const Czz = Math.max(s.W_z / s.S_z, 1 + (w_z - 1) * (own(w_z, C_mz) - e_LT) * n_pl);
  return [k[0] / Cyy, (k[1] / Cyz) * 0.6 * Math.sqrt(w_z / w_y), (k[2] / Czy) * 0.6 * Math.sqrt(w_y / w_z), k[3] / Czz];
}

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const whole = (min: number, max: number) => fc.integer({ min, max });

const sections: fc.Arbitrary<Section> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .record({
        h: whole(180, 900),
        b: between(0.35, 1),
        t_f: between(12, 30),
        t_w: between(0.5, 0.95),
        r: between(0, 1.2),
      })
      .map(({ h, b, t_f, t_w, r }) => sectionI(h, Math.max(150, Math.min(400, h * b)), t_f * t_w, t_f, r * t_f * t_w)),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ h: whole(80, 400), b: between(0.5, 1), t: between(14, 35), hot: fc.boolean() })
      .map(({ h, b, t, hot }) => sectionBox(h, h * b, h / t, hot)),
  },
  {
    weight: 1,
    arbitrary: fc
      .record({ d: whole(60, 500), t: between(15, 80), hot: fc.boolean() })
      .map(({ d, t, hot }) => sectionTube(d, d / t, hot)),
  },
);

const share = fc.oneof({ weight: 1, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: between(0.02, 0.7) });

const members: fc.Arbitrary<Given> = fc
  .record({
    s: sections,
    grade: fc.constantFrom(235 as const, 275 as const, 355 as const),
    slender: between(10, 180),
    N: fc.oneof({ weight: 4, arbitrary: share }, { weight: 1, arbitrary: between(-0.8, -0.05) }),
    M_y: share,
    M_z: share,
    psi_z: fc.oneof(fc.constant(1), between(-1, 1)),
    held: fc.boolean(),
    rolled: fc.boolean(),
    method: fc.constantFrom(1 as const, 2 as const),
    V_z: share,
  })
  .map(({ s, grade, slender, N, M_y, M_z, psi_z, V_z, ...rest }) => ({
    s,
    grade,
    L: Math.round(slender * Math.sqrt(s.I_z / s.A)),
    N: N * s.A * grade * 0.8,
    M_y: M_y * s.W_y * grade,
    M_z: M_z * s.W_z * grade,
    // of shear without reduction of the moment
    V_z: (V_z * 0.6 * s.A_vz * grade) / Math.sqrt(3),
    psi_z,
    ...rest,
  }))
  .filter((g) => g.N !== 0 || g.M_y > 0 || g.M_z > 0)
  .filter(({ s, grade, M_z, psi_z, L }) => (M_z * (1 - psi_z)) / L < (0.45 * s.A_vy * grade) / Math.sqrt(3));

const request = (g: Given) => ({
  members: [
    {
      mark: "M",
      ...g.s.request,
      steel_grade: `S${g.grade}`,
      length_mm: g.L,
      N_Ed: g.N / 1000,
      M_y_Ed: g.M_y / 1e6,
      M_z_Ed: g.M_z / 1e6,
      ...(g.V_z > 0 ? { V_z_Ed: g.V_z / 1000 } : {}),
      ...(g.M_z > 0 ? { psi_z: g.psi_z } : {}),
      ...(g.held ? { lateral_restraint: "continuous" } : {}),
      ...(g.s.shape === "I" && !g.held && g.M_y > 0
        ? { ltb_method: g.rolled ? "rolled" : "general", ...(g.rolled ? { apply_f: false } : {}) }
        : {}),
      interaction_method: g.method,
    },
  ],
  overrides: { eta: 1 },
});

describe("members, written a second time", () => {
  law(
    "sections, buckling and both interactions, by plain formulas",
    () =>
      fc.property(members, (g) => {
        const { uses, section_class } = memberOf(g);
        fc.pre(section_class < 4);
        const { result } = check("en-1993-1-1", request(g));
        const [found] = result.members as readonly ItemResult[];
        if (!found) throw new Error("no member");
        if (uses === undefined) {
          expect(found.passed).toBe(false);
          return;
        }
        expect(found.values.section_class).toBe(section_class);
        for (const [id, use] of Object.entries(uses)) {
          const one = found.verifications.find((verification) => verification.id === id);
          expect(one?.utilization, id).toBeDefined();
          expect(Math.abs((one?.utilization ?? 0) - use), `${id} ${one?.utilization} ${use}`).toBeLessThanOrEqual(
            1e-5 * Math.max(use, 0.05),
          );
        }
      }),
    { numRuns: secondRuns(1000) },
  );
});
