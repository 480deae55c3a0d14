import { outstandTip, supportedEdgeFactor } from "../en-1993-1-5/effective-width.ts";
import type { Page } from "../engine/sheet.ts";
import { formula } from "./formula.ts";
import type { Limits } from "./limits.ts";
import type { Actions, Member } from "./model.ts";
import type { Plate, Profile } from "./profile.ts";
import { says } from "./says.ts";

// 5.5 Classification of cross-sections, Table 5.2. One class per member, for its own state of stress: N is held and the
// moment raised to the limit.

export const epsilon = formula("Table 5.2", "sqrt(235 / f_y)", (f_y) => Math.sqrt(235 / f_y));
export const slendernessOfPart = formula("Table 5.2", "c / t", (c, t) => c / t);
export const slendernessOfLegs = formula("Table 5.2, sheet 3", "(b + h) / (2 * t)", (b, h, t) => (b + h) / (2 * t));

/** Share of a web that is compressed at the plastic limit; N in kN, compression positive, shared by n webs. */
export const alphaOfWeb = formula(
  "Table 5.2, sheet 1",
  "max(0, min(1, (1 + 1000 * N_Ed / (n * c * t * f_y)) / 2))",
  (N_Ed, n, c, t, f_y) => Math.max(0, Math.min(1, (1 + (1000 * N_Ed) / (n * c * t * f_y)) / 2)),
);
/** The same as an area, where the neutral axis may leave the stem. */
export const compressedArea = formula(
  "Table 5.2, sheet 2",
  "(A + 1000 * N_Ed / f_y) / 2",
  (A, N_Ed, f_y) => (A + (1000 * N_Ed) / f_y) / 2,
);
/** Ratio of the edge stresses at the elastic limit. */
export const psiOfWeb = formula("Table 5.2, sheet 1", "min(1, 2000 * N_Ed / (A * f_y) - 1)", (N_Ed, A, f_y) =>
  Math.min(1, (2000 * N_Ed) / (A * f_y) - 1),
);

export const web1 = formula(
  "Table 5.2, sheet 1",
  "396 * epsilon / (13 * alpha - 1)",
  (epsilon, alpha) => (396 * epsilon) / (13 * alpha - 1),
  { alpha: [0.5, 1] },
);
export const web1Relieved = formula(
  "Table 5.2, sheet 1",
  "36 * epsilon / alpha",
  (epsilon, alpha) => (36 * epsilon) / alpha,
);
export const web2 = formula(
  "Table 5.2, sheet 1",
  "456 * epsilon / (13 * alpha - 1)",
  (epsilon, alpha) => (456 * epsilon) / (13 * alpha - 1),
  { alpha: [0.5, 1] },
);
export const web2Relieved = formula(
  "Table 5.2, sheet 1",
  "41.5 * epsilon / alpha",
  (epsilon, alpha) => (41.5 * epsilon) / alpha,
);
export const web3 = formula(
  "Table 5.2, sheet 1",
  "42 * epsilon / (0.67 + 0.33 * psi)",
  (epsilon, psi) => (42 * epsilon) / (0.67 + 0.33 * psi),
  { psi: [-1, 1] },
);
export const web3Relieved = formula(
  "Table 5.2, sheet 1",
  "62 * epsilon * (1 - psi) * sqrt(-psi)",
  (epsilon, psi) => 62 * epsilon * (1 - psi) * Math.sqrt(-psi),
  { psi: [-5, -1] },
);

export const outstand1 = formula("Table 5.2, sheet 2", "9 * epsilon", (epsilon) => 9 * epsilon);
export const outstand2 = formula("Table 5.2, sheet 2", "10 * epsilon", (epsilon) => 10 * epsilon);
export const outstand3 = formula("Table 5.2, sheet 2", "14 * epsilon", (epsilon) => 14 * epsilon);
export const tipCompressed1 = formula(
  "Table 5.2, sheet 2",
  "9 * epsilon / alpha",
  (epsilon, alpha) => (9 * epsilon) / alpha,
);
export const tipCompressed2 = formula(
  "Table 5.2, sheet 2",
  "10 * epsilon / alpha",
  (epsilon, alpha) => (10 * epsilon) / alpha,
);
export const tipInTension1 = formula(
  "Table 5.2, sheet 2",
  "9 * epsilon / (alpha * sqrt(alpha))",
  (epsilon, alpha) => (9 * epsilon) / (alpha * Math.sqrt(alpha)),
);
export const tipInTension2 = formula(
  "Table 5.2, sheet 2",
  "10 * epsilon / (alpha * sqrt(alpha))",
  (epsilon, alpha) => (10 * epsilon) / (alpha * Math.sqrt(alpha)),
);
export const outstandGradient3 = formula(
  "Table 5.2, sheet 2",
  "21 * epsilon * sqrt(k_sigma)",
  (epsilon, k_sigma) => 21 * epsilon * Math.sqrt(k_sigma),
);

export const leg3 = formula("Table 5.2, sheet 3", "15 * epsilon", (epsilon) => 15 * epsilon);
export const legs3 = formula("Table 5.2, sheet 3", "11.5 * epsilon", (epsilon) => 11.5 * epsilon);
export const wall1 = formula("Table 5.2, sheet 3", "50 * epsilon^2", (epsilon) => 50 * epsilon ** 2);
export const wall2 = formula("Table 5.2, sheet 3", "70 * epsilon^2", (epsilon) => 70 * epsilon ** 2);
export const wall3 = formula("Table 5.2, sheet 3", "90 * epsilon^2", (epsilon) => 90 * epsilon ** 2);

export const firstLimits: Limits = {
  web1,
  web2,
  web3,
  web3Relieved,
  wallBent3: wall3,
  besideN: [33, 38, 42],
};

/** sigma_com of N alone, in the web. */
/** 5.5.2(9): by how much the stress of a class 4 section stays below the yield strength; c_f, c_w are c/(t ε) in bending. */
export const stressOfClass3 = formula("5.5.2(9)", "min(1, (14 / c_f)^2, (124 / c_w)^2)", (c_f, c_w) =>
  Math.min(1, (14 / c_f) ** 2, (124 / c_w) ** 2),
);
export const epsilonOfStress = formula(
  "5.5.2(9)",
  "epsilon * sqrt(f_y / sigma_com)",
  (epsilon, f_y, sigma_com) => epsilon * Math.sqrt(f_y / sigma_com),
);

export type Class = 1 | 2 | 3 | 4;

const namesOf = (id: Plate["id"]) => ({
  c_over_t: `c_over_t_${id}`,
  alpha: `alpha_${id}`,
  psi: `psi_${id}`,
  k_sigma: `k_sigma_${id}`,
  limit_1: `limit_1_${id}`,
  limit_2: `limit_2_${id}`,
  limit_3: `limit_3_${id}`,
});

/** Names of the steps, made once. */
const names = {
  flange: namesOf("flange"),
  web: namesOf("web"),
  stem: namesOf("stem"),
  wall: namesOf("wall"),
  leg: namesOf("leg"),
  legs: namesOf("legs"),
} as const;

/** A row of `values.parts`. */
export interface Part {
  id: Plate["id"];
  c_mm: number;
  t_mm: number;
  c_over_t: number;
  alpha?: number;
  psi?: number;
  limit_1?: number;
  limit_2?: number;
  limit_3?: number;
  class: Class;
  k_sigma?: number;
  lambda_p?: number;
  rho?: number;
}

/** What the classification asks about the forces. */
export interface Loading {
  N_Ed: number;
  /** there is a moment about y (or no action of the section, as beside shear, torsion, loads on the web), about z */
  y: boolean;
  z: boolean;
  /** tee: the moment about y compresses the stem */
  stemCompressed: boolean;
  /** the greatest moment about y is negative, and it matters: loads have a height */
  negative: boolean;
}

export function loadingOf({ profile, shape_y, shape_LT, item }: Member, a: Actions, into: Loading): Loading {
  into.N_Ed = a.N_Ed;
  into.y = a.M_y_Ed !== 0;
  into.z = a.M_z_Ed !== 0;
  if (!into.y && !into.z && a.N_Ed === 0) into.y = true;
  const tee = profile.shape === "tee";
  // moments between restraints are those about y only where y is the strong axis
  into.stemCompressed =
    (profile.shape === "outline" && profile.z_j > 0) ||
    (tee && (a.M_y_Ed < 0 || shape_y.reverses || (shape_LT.reverses && profile.I_y > profile.I_z)));
  into.negative = a.M_y_Ed < 0 && (tee || (item.load_height_mm ?? 0) !== 0);
  return into;
}

/**
 * The class that a moment about z gives I-sections and tees beside compression. Their web or stem lies on the neutral axis:
 * it has the stress of N alone, and with less stress than f_y its limits rise as 5.5.2(9) says; so that the modulus is
 * that of M_z alone as N vanishes.
 */
export function classBesideN(
  page: Page,
  { profile, f_y, limits }: Member,
  { N_Ed, y, z }: Loading,
  epsilon: number,
  sectionClass: Class,
): Class {
  const { shape, plates } = profile;
  if (N_Ed <= 0 || y || !z || sectionClass === 1 || (shape !== "I" && shape !== "tee")) return sectionClass;
  let worst: Class = 1;
  for (const plate of plates) {
    const onAxis = plate.id === "web" || plate.id === "stem";
    const raised = onAxis
      ? page.step("epsilon_z", epsilonOfStress, epsilon, f_y, Math.min(f_y, (1000 * N_Ed) / (plate.c * plate.t)))
      : epsilon;
    const [one, two, three] = plate.id === "web" ? limits.besideN : [9, 10, 14];
    const found = judge(plate.ratio, one * raised, two * raised, three * raised, undefined);
    if (found > worst) worst = found;
  }
  return worst < sectionClass ? worst : sectionClass;
}

/** The class of the section; `parts` is filled where it is shown. */
export function classify(page: Page, member: Member, loading: Loading, epsilon: number, parts?: Part[]): Class {
  // an outline does not say what its walls are: elastic
  let worst: Class = member.profile.shape === "outline" ? 3 : 1;
  for (const plate of member.profile.plates) {
    const found = classOf(page, member, plate, loading, epsilon, parts);
    if (page.steps) page.explain(says.partClass({ part: says[plate.id], class: found }));
    if (found > worst) worst = found;
  }
  return worst;
}

function classOf(
  page: Page,
  member: Member,
  plate: Plate,
  loading: Loading,
  epsilon: number,
  parts: Part[] | undefined,
): Class {
  const part = parts && partOf(page, member.profile, plate, parts);
  const { N_Ed, y, z } = loading;
  if (N_Ed < 0 && !y && !z) return 1;
  switch (plate.kind) {
    case "outstand":
      return judge(
        plate.ratio,
        page.step(names[plate.id].limit_1, outstand1, epsilon),
        page.step(names[plate.id].limit_2, outstand2, epsilon),
        page.step(names[plate.id].limit_3, outstand3, epsilon),
        part,
      );
    case "wall":
      return judge(
        plate.ratio,
        page.step(names[plate.id].limit_1, wall1, epsilon),
        page.step(names[plate.id].limit_2, wall2, epsilon),
        page.step(names[plate.id].limit_3, N_Ed > 0 || !(y || z) ? wall3 : member.limits.wallBent3, epsilon),
        part,
      );
    case "leg":
      return judge(plate.ratio, -1, -1, page.step(names[plate.id].limit_3, leg3, epsilon), part);
    case "legs":
      return judge(plate.ratio, -1, -1, page.step(names[plate.id].limit_3, legs3, epsilon), part);
    case "internal": {
      const bent = (y && !plate.flangeOfY) || (z && plate.bentByZ);
      const uniform = (y && plate.flangeOfY) || (z && plate.flangeOfZ) || !bent;
      // the moment about z gives the web of an I no stress
      if (z && !y && N_Ed <= 0 && !bent && !plate.flangeOfZ) return inTension(part);
      return classOfInternal(page, member, plate, uniform, N_Ed, epsilon, part);
    }
    case "stem":
      return classOfStem(page, member, plate, loading, epsilon, part);
  }
}

function partOf(page: Page, profile: Profile, plate: Plate, parts: Part[]): Part {
  if (page.steps) {
    if (plate.kind === "legs") page.step(names[plate.id].c_over_t, slendernessOfLegs, profile.b, profile.h, plate.t);
    else page.step(names[plate.id].c_over_t, slendernessOfPart, plate.c, plate.t);
  }
  const part: Part = { id: plate.id, c_mm: plate.c, t_mm: plate.t, c_over_t: plate.ratio, class: 1 };
  parts.push(part);
  return part;
}

/** A limit that is not positive does not exist for the part. Rounding of the last digits changes no class. */
function judge(ratio: number, limit_1: number, limit_2: number, limit_3: number, part: Part | undefined): Class {
  const r = ratio * (1 - 1e-12);
  const found: Class = r <= limit_1 ? 1 : r <= limit_2 ? 2 : r <= limit_3 ? 3 : 4;
  if (part) {
    if (limit_1 > 0) part.limit_1 = limit_1;
    if (limit_2 > 0) part.limit_2 = limit_2;
    part.limit_3 = limit_3;
    part.class = found;
  }
  return found;
}

function classOfInternal(
  page: Page,
  { profile, f_y, limits }: Member,
  plate: Plate,
  uniform: boolean,
  N_Ed: number,
  epsilon: number,
  part: Part | undefined,
): Class {
  const alpha = uniform ? 1 : page.step(names[plate.id].alpha, alphaOfWeb, N_Ed, plate.webs, plate.c, plate.t, f_y);
  const psi = uniform ? 1 : page.step(names[plate.id].psi, psiOfWeb, N_Ed, profile.A, f_y);
  if (part) {
    part.alpha = alpha;
    part.psi = psi;
  }
  const name = names[plate.id];
  if (uniform && limits.uniform) {
    const [one, two, three] = limits.uniform;
    return judge(
      plate.ratio,
      page.step(name.limit_1, one, epsilon),
      page.step(name.limit_2, two, epsilon),
      page.step(name.limit_3, three, epsilon),
      part,
    );
  }
  const relieved = alpha <= 0.5;
  // a web wholly in tension at the plastic limit has no limits for class 1 and 2
  const pulled = alpha < 1e-9;
  const limit_1 = pulled ? 0 : page.step(name.limit_1, relieved ? web1Relieved : limits.web1, epsilon, alpha);
  const limit_2 = pulled ? 0 : page.step(name.limit_2, relieved ? web2Relieved : limits.web2, epsilon, alpha);
  const limit_3 = page.step(name.limit_3, psi > -1 ? limits.web3 : limits.web3Relieved, epsilon, psi);
  return pulled ? inTension(part, limit_3) : judge(plate.ratio, limit_1, limit_2, limit_3, part);
}

function inTension(part: Part | undefined, limit_3?: number): Class {
  if (part && limit_3 !== undefined) part.limit_3 = limit_3;
  return 1;
}

/** The stem of a tee: an outstand whose tip or root is compressed. */
function classOfStem(
  page: Page,
  { profile: p, f_y }: Member,
  plate: Plate,
  { N_Ed, y, stemCompressed }: Loading,
  epsilon: number,
  part: Part | undefined,
): Class {
  if (!y) {
    // under M_z alone the stem lies on the neutral axis
    if (N_Ed <= 0) return inTension(part);
    return judge(
      plate.ratio,
      page.step(names[plate.id].limit_1, outstand1, epsilon),
      page.step(names[plate.id].limit_2, outstand2, epsilon),
      page.step(names[plate.id].limit_3, outstand3, epsilon),
      part,
    );
  }
  const state = stemState(p, plate, N_Ed, f_y, stemCompressed);
  if (part) {
    part.alpha = state.alpha;
    part.psi = state.psi;
  }
  if (state.relaxed) return inTension(part);
  const psi = Math.max(stemCompressed ? -3 : -1, state.psi);
  const k_sigma = page.step(names[plate.id].k_sigma, stemCompressed ? outstandTip : supportedEdgeFactor(psi), psi);
  const limit_3 = page.step(names[plate.id].limit_3, outstandGradient3, epsilon, k_sigma);
  if (state.alpha < 1e-9) return inTension(part, limit_3);
  const limit_1 = stemCompressed ? tipCompressed1 : tipInTension1;
  const limit_2 = stemCompressed ? tipCompressed2 : tipInTension2;
  return judge(
    plate.ratio,
    page.step(names[plate.id].limit_1, limit_1, epsilon, state.alpha),
    page.step(names[plate.id].limit_2, limit_2, epsilon, state.alpha),
    limit_3,
    part,
  );
}

interface StemState {
  /** compressed share of the stem at the plastic limit */
  readonly alpha: number;
  /** smaller over greater edge stress at the elastic limit */
  readonly psi: number;
  /** no compression in the stem at the elastic limit */
  readonly relaxed: boolean;
}

function stemState(p: Profile, plate: Plate, N_Ed: number, f_y: number, stemCompressed: boolean): StemState {
  const area = plate.c * plate.t;
  const compressed = compressedArea(p.A, N_Ed, f_y);
  const share = stemCompressed ? compressed / area : (compressed - (p.A - area)) / area;
  const alpha = Math.max(0, Math.min(1, share));
  // elastic limit: N is held, M grows until one of the fibres yields
  const sigma_N = (1000 * N_Ed) / p.A;
  const root = plate.c - p.bottom;
  const up = Math.max(0, f_y - sigma_N);
  const down = Math.max(0, f_y + sigma_N);
  if (stemCompressed) {
    const k = Math.min(up / p.bottom, down / p.top);
    const tip = sigma_N + k * p.bottom;
    return { alpha, psi: tip > 0 ? Math.min(1, (sigma_N - k * root) / tip) : 1, relaxed: tip <= 0 };
  }
  const k = Math.min(up / p.top, down / p.bottom);
  const atRoot = sigma_N + k * root;
  return { alpha, psi: atRoot > 0 ? Math.min(1, (sigma_N - k * p.bottom) / atRoot) : 1, relaxed: atRoot <= 0 };
}
