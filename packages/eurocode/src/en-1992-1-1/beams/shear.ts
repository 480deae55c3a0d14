import { decimals } from "../../basis/numbers.ts";
import { atMost, notWith, onlyFor } from "../../basis/refusals.ts";
import { ofForm, utilizationOf } from "../../basis/verification.ts";
import { takes } from "../../engine/edition.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { concreteOfStrength } from "../../materials/concrete.ts";
import { formula, requirement } from "../formula.ts";
import { designConcrete } from "../materials.ts";
import { leastThickness, thickEnough } from "../punching/formulas.ts";
import { shearSays } from "../says.ts";
import { leastRatio, shareOfClass } from "../second/least.ts";
import { rules as nextRules } from "../second/rules.ts";
import * as general from "../shear.ts";
import { areaOfBar, designLinks, linksPerMetre } from "./bars.ts";
import { armWith } from "./bending.ts";
import { verifyHeld } from "./held.ts";
import { says } from "./says.ts";
import type { BeamItem } from "./schema.ts";
import { axisWithin, type Beam, type FaceName, linkOf, other, usualAxis } from "./section.ts";
import { strutsOfTorsion, together, verifyTorsion, verifyWithoutLinks, type Wall, wallOf } from "./torsion.ts";

// EN 1992-1-1 6.2.1 to 6.2.3 and 9.2.2 for beams and slabs.

/** (6.13); with links at right angles (6.8) */
export const inclinedLinks = formula(
  "6.2.3(4) (6.13)",
  "A_sw / s * z * f_ywd * (cot_theta + 1 / tan(alpha)) * sin(alpha) / 1000",
  (A_sw, s, z, f_ywd, cot_theta, alpha) =>
    ((A_sw / s) * z * f_ywd * (cot_theta + 1 / Math.tan(alpha)) * Math.sin(alpha)) / 1000,
  { alpha: [0.8, 1.5] },
);
/** (6.14); with links at right angles (6.9) */
export const strutsOfInclined = formula(
  "6.2.3(4) (6.14)",
  "alpha_cw * b_w * z * nu_1 * f_cd * (cot_theta + 1 / tan(alpha)) / (1 + cot_theta^2) / 1000",
  (alpha_cw, b_w, z, nu_1, f_cd, cot_theta, alpha) =>
    (alpha_cw * b_w * z * nu_1 * f_cd * (cot_theta + 1 / Math.tan(alpha))) / (1 + cot_theta ** 2) / 1000,
  { alpha: [0.8, 1.5] },
);
/** mm² per m */
export const requiredLinks = formula(
  "6.2.3(4) (6.13)",
  "V_Ed * 1e6 / (z * f_ywd * (cot_theta + 1 / tan(alpha)) * sin(alpha))",
  (V_Ed, z, f_ywd, cot_theta, alpha) =>
    (V_Ed * 1e6) / (z * f_ywd * (cot_theta + 1 / Math.tan(alpha)) * Math.sin(alpha)),
  { alpha: [0.8, 1.5] },
);
/** mm² per m */
export const leastLinks = formula(
  "9.2.2(5) (9.4)",
  "rho_w_min * b_w * sin(alpha) * 1000",
  (rho_w_min, b_w, alpha) => rho_w_min * b_w * Math.sin(alpha) * 1000,
);
/** (9.2); without links it is d */
export const shift = formula(
  "9.2.1.3(2) (9.2)",
  "z * (cot_theta - 1 / tan(alpha)) / 2",
  (z, cot_theta, alpha) => (z * (cot_theta - 1 / Math.tan(alpha))) / 2,
  { alpha: [0.8, 1.5] },
);
/** (6.18) */
export const tensionOfShear = formula(
  "6.2.3(7) (6.18)",
  "0.5 * V_Ed * (cot_theta - 1 / tan(alpha))",
  (V_Ed, cot_theta, alpha) => 0.5 * V_Ed * (cot_theta - 1 / Math.tan(alpha)),
  { alpha: [0.8, 1.5] },
);
export const shiftedForce = formula(
  "6.2.3(7) (6.18)",
  "min(M_Ed * 1000 + V_Ed * a_l, M_Ed_max * 1000) / z",
  (M_Ed, V_Ed, a_l, M_Ed_max, z) => Math.min(M_Ed * 1000 + V_Ed * a_l, M_Ed_max * 1000) / z,
);
export const forceOfBars = formula("6.2.3(7)", "A_s * f_yd / 1000", (A_s, f_yd) => (A_s * f_yd) / 1000);
/** Links that stand askew may be further apart. */
export const spacingOfInclined = formula(
  "9.2.2(6) (9.6)",
  "s * (1 + 1 / tan(alpha))",
  (s, alpha) => s * (1 + 1 / Math.tan(alpha)),
  { alpha: [0.8, 1.5] },
);

const minimumLinks = ofForm(requirement("minimum-links", "9.2.2(5)", "A_sw_s_min / A_sw_s <= 1", "least links"));
const linkSpacing = ofForm(requirement("link-spacing", "9.2.2(6)", "s / s_l_max <= 1"));
const tensionShift = requirement("tension-shift", "6.2.3(7)", "F_td / (A_s f_yd) <= 1", "tension with shear");
const legSpacing = ofForm(
  requirement("leg-spacing", "9.2.2(8)", "s_t / s_t_max <= 1", "distance of the legs of links"),
);
const legSpacingOfSlab = ofForm(
  requirement("leg-spacing", "9.3.2(5)", "s_t / s_t_max <= 1", "distance of the legs of links"),
);
/** Of a strip, whose legs go on in the next. */
export const legSpacingOfStrip = formula("9.3.2(5)", "b / legs", (b, legs) => b / legs);
export const widestOfSlab = formula("9.3.2(5)", "1.5 * d", (d) => 1.5 * d);

/** Up to the section d from the face of the support. */
export const atDepth = formula("6.2.1(8)", "max(0, V_Ed - q_Ed * d / 1000)", (V_Ed, q_Ed, d) =>
  Math.max(0, V_Ed - (q_Ed * d) / 1000),
);
export const nearSupport = formula("6.2.2(6)", "max(0.25, min(1, a_v / (2 * d)))", (a_v, d) =>
  Math.max(0.25, Math.min(1, a_v / (2 * d))),
);
export const reducedForce = formula("6.2.2(6)", "beta_v * V_Ed", (beta_v, V_Ed) => beta_v * V_Ed);
/** (6.5) */
export const strutOfLoad = formula(
  "6.2.2(6) (6.5)",
  "0.5 * b_w * d * nu * f_cd / 1000",
  (b_w, d, nu, f_cd) => (0.5 * b_w * d * nu * f_cd) / 1000,
);
/** (6.19) with the links that lie wholly in the middle of a_v */
export const linksOfLoad = formula(
  "6.2.3(8) (6.19)",
  "n * A_sw * f_ywd * sin(alpha) / 1000",
  (n, A_sw, f_ywd, alpha) => (n * A_sw * f_ywd * Math.sin(alpha)) / 1000,
);
export const middleOfLoad = formula("6.2.3(8)", "0.75 * a_v / s", (a_v, s) => (0.75 * a_v) / s);

/** Whether there is anything for links to carry. */
export const shears = ({ V_Ed, V_Ed_face = 0, T_Ed = 0 }: BeamItem): boolean =>
  V_Ed !== undefined || V_Ed_face !== 0 || T_Ed !== 0;

interface Forces {
  /** Of links and of the concrete between them. */
  readonly V_Ed: number;
  /** Of the struts: at the face of the support. */
  readonly V_face: number;
  /** Of loads near the support. */
  readonly beta: number;
}

/** 6.2.1(8), 6.2.2(6) */
function forcesOf(sheet: Sheet, { item }: Beam, d: number): Forces {
  const { V_Ed, V_Ed_face, q_Ed_kN_m: q, a_v_mm: a_v } = item;
  const V_face = Math.abs(V_Ed_face ?? V_Ed ?? 0);
  const direct = item.support !== "indirect";
  let V = Math.abs(V_Ed ?? V_Ed_face ?? 0);
  if (q !== undefined && (V_Ed === undefined || V_Ed_face === undefined)) {
    sheet.assume(direct ? says.forceAtDepth : says.forceAtFace, { weighty: true });
    if (direct) V = sheet.put("V_Ed_red_kN", atDepth, V_face, q, d);
    // of a span of three depths, the shortest of a beam (5.3.1(3)), q d takes 0.6 of the force
    if (direct && V < 0.35 * V_face) sheet.warn(says.loadTakesAll);
  } else if (item.support !== undefined) sheet.unused("support", onlyFor("q_Ed_kN_m"));
  const beta = a_v === undefined ? 1 : sheet.put("beta_v", nearSupport, a_v, d);
  if (beta < 1) sheet.assume(says.loadNearSupport);
  return { V_Ed: V, V_face: Math.max(V, V_face), beta };
}

/** What shear and torsion ask for, from the section without links to the flattest strut. */
export function verifyShear(sheet: Sheet, beam: Beam, pulled: FaceName, N_Ed: number): void {
  const face = beam[pulled];
  if (!face) return; // asked for before
  const { item, values } = beam;
  const wall = wallOf(sheet, beam, pulled);
  const b_w = sheet.given("b_w_mm", item.b);
  const d = face.d;
  const { V_Ed, V_face, beta } = forcesOf(sheet, beam, d);
  const f_ck = Math.min(values.f_ck, sheet.parameter("EN 1992-1-1", "f_ck_shear_max"));
  const V_Rd_c = withoutLinks(sheet, beam, { d, f_ck, N_Ed, A_s: face.A_s });
  const { links } = item;
  const V = beta < 1 ? sheet.put("V_Ed_beta_kN", reducedForce, beta, V_Ed) : V_Ed;
  if (V_face > V_Ed || beta < 1) {
    const nu = sheet.parameter("EN 1992-1-1", "nu")(f_ck);
    const most = sheet.put("V_Rd_max_face_kN", strutOfLoad, b_w, d, nu, strengthOfStruts(sheet, beam, f_ck));
    // (6.5) is of what needs no links; of those that carry shear (6.9)
    if (!links || (beta < 1 && V <= V_Rd_c)) sheet.verify(general.shearStrut, V_face, most, "kN");
  }
  const shear: Sheared = {
    V_Ed,
    V_face,
    V,
    beta,
    V_Rd_c,
    wall,
    web: { V_Ed: V_face, V_links: V_Ed, N_Ed, d, f_ck, b_w, pulled, wall },
  };
  if (links) {
    withLinks(sheet, beam, links, shear);
    return;
  }
  sheet.given("a_l_mm", d);
  verifyShift(sheet, beam, pulled, { V_Ed, a_l: d });
  if (!beam.slab) missesLinks(sheet, beam, V_Ed);
  if (wall) verifyWithoutLinks(sheet, beam, wall, { V_Ed: V, V_Rd_c, pulled });
  if (V > V_Rd_c) askForLinks(sheet, beam, shear.web);
  sheet.verify(general.shear, V, V_Rd_c, "kN");
}

/** 6.2.3(7), 9.2.1.3(2): the moment of the section at a_l, no more than the greatest of the span. */
function verifyShift(sheet: Sheet, beam: Beam, pulled: FaceName, { V_Ed, a_l }: { V_Ed: number; a_l: number }): void {
  const { item, values } = beam;
  const face = beam[pulled];
  const { M_Ed, M_Ed_max } = item;
  if (M_Ed_max === undefined || !face) return; // asked for before
  if (M_Ed === undefined || Math.abs(M_Ed) > Math.abs(M_Ed_max) * (1 + 1e-9) || M_Ed * M_Ed_max < 0) {
    sheet.problem("M_Ed_max", says.greatestMoment);
    return;
  }
  if ((item.N_Ed ?? 0) !== 0) sheet.problem("M_Ed_max", notWith("N_Ed"));
  const z = item.z_mm ?? general.leverArm(face.d);
  const F_td = sheet.put("F_td_kN", shiftedForce, Math.abs(M_Ed), V_Ed, a_l, Math.abs(M_Ed_max), z);
  sheet.verify(tensionShift, F_td, forceOfBars(face.A_s, values.f_yd), "kN");
}

interface Sheared extends Forces {
  /** V_Ed of loads near the support. */
  readonly V: number;
  readonly V_Rd_c: number;
  readonly wall: Wall | undefined;
  readonly web: Web;
}

function withLinks(sheet: Sheet, beam: Beam, links: NonNullable<BeamItem["links"]>, shear: Sheared): void {
  const { V_Ed, V_face, beta, V_Rd_c, wall, web } = shear;
  const { N_Ed, d, f_ck, b_w, pulled } = web;
  if (beam.slab) sheet.verify(thickEnough, leastThickness, beam.item.h, "mm");
  const { cot, z, alpha, A_sw_s } = askForLinks(sheet, beam, web);
  if (links.legs === undefined) sheet.assume(says.twoLegs);
  const A_sw = (links.legs ?? 2) * areaOfBar(links.diameter_mm);
  const f_ywd = strengthOfLinks(beam);
  const V_Rd_s = sheet.put("V_Rd_s_kN", inclinedLinks, A_sw, links.spacing_mm, z, f_ywd, cot, alpha);
  const struts = strutsOf(sheet, beam, { N_Ed, f_ck, b_w, z, cot, alpha });
  const { V_Rd_max } = struts;
  const a_l = sheet.put("a_l_mm", shift, z, cot, alpha);
  verifyShift(sheet, beam, pulled, { V_Ed, a_l: Math.max(0, a_l) });
  sheet.put("delta_F_td_kN", tensionOfShear, V_Ed, cot, alpha);
  if (beta < 1) loadOfSupport(sheet, beam, links, shear, { ...struts, z, alpha, A_sw, f_ywd, V_Rd_s });
  else {
    // what the concrete carries alone asks for no links by calculation
    sheet.verify(general.shear, V_Ed, V_Ed <= V_Rd_c ? Math.max(V_Rd_c, V_Rd_s) : V_Rd_s, "kN");
    if (V_face > V_Rd_c) sheet.verify(general.shearStrut, V_face, V_Rd_max, "kN");
  }
  verifyHeld(sheet, beam);
  const use = utilizationOf(V_face, V_Rd_max);
  const s_l_max = verifyLinks(sheet, beam, { A_sw, d, alpha, use, diameter: links.diameter_mm, pulled });
  if (!wall) return;
  // torsion that cracks the web leaves nothing of V_Rd,c, 6.3.2(5)
  const V_of = { V_Ed: V_face, V_Rd_c, pulled, A_sw_s };
  verifyTorsion(sheet, beam, wall, { ...struts, ...V_of, cot, f_ywd, s_l_max });
}

interface WebMade {
  readonly nu: number;
  readonly alpha_cw: number;
  readonly f_cd: number;
  readonly V_Rd_max: number;
  readonly z: number;
  readonly alpha: number;
  readonly A_sw: number;
  readonly f_ywd: number;
  readonly V_Rd_s: number;
}

/** 6.2.3(8): the load near the support by its own struts and the links that cross them, or all of it by those of the web. */
function loadOfSupport(
  sheet: Sheet,
  { item }: Beam,
  links: NonNullable<BeamItem["links"]>,
  { V_Ed, V_face, V, V_Rd_c, web }: Sheared,
  { nu, alpha_cw, f_cd, V_Rd_max, z, alpha, A_sw, f_ywd, V_Rd_s }: WebMade,
): void {
  const n = Math.floor(middleOfLoad(item.a_v_mm ?? 0, links.spacing_mm));
  const near = sheet.put("V_Rd_s_load_kN", linksOfLoad, n, A_sw, f_ywd, alpha);
  if (V <= V_Rd_c) {
    sheet.verify(general.shear, V, Math.max(V_Rd_c, near), "kN");
    return;
  }
  // without reduction no more than (6.9): struts as steep as may be, those of the load
  const steep = sheet.put("V_Rd_max_load_kN", strutsOfInclined, alpha_cw, web.b_w, z, nu, f_cd, 1, alpha);
  const ofLoad = Math.max(utilizationOf(V, near), utilizationOf(V_face, steep));
  const ofWeb = Math.max(utilizationOf(V_Ed, V_Rd_s), utilizationOf(V_face, V_Rd_max));
  const own = ofLoad <= ofWeb;
  sheet.verify(general.shear, own ? V : V_Ed, own ? near : V_Rd_s, "kN");
  sheet.verify(general.shearStrut, V_face, own ? steep : V_Rd_max, "kN");
}

interface Plain {
  readonly d: number;
  readonly f_ck: number;
  readonly N_Ed: number;
  readonly A_s: number;
}

/** 6.2.2(1) */
export function withoutLinks(sheet: Sheet, beam: Beam, { d, f_ck, N_Ed, A_s }: Plain): number {
  const { item, values, shape } = beam;
  const sigma_cp = sheet.put("sigma_cp_MPa", general.axialStress, values.f_cd, N_Ed, shape.properties.A);
  const k = sheet.put("k_shear", general.sizeFactor, d);
  if (A_s > 0) sheet.assume(says.barsGoOn);
  const rho_l = sheet.put("rho_l", general.tensionRatio, A_s, item.b, d);
  const v_min = leastOf(sheet, beam, d, k, f_ck);
  return sheet.put(
    "V_Rd_c_kN",
    general.withoutLinks,
    sheet.parameter("EN 1992-1-1", "C_Rd_c"),
    values.gamma_C,
    k,
    rho_l,
    f_ck,
    v_min,
    sheet.parameter("EN 1992-1-1", "k_1_shear"),
    sigma_cp,
    item.b,
    d,
  );
}

function leastOf(sheet: Sheet, { item, slab, values }: Beam, d: number, k: number, f_ck: number): number {
  const spreads = slab && item.spreads_across === true;
  const own = spreads ? sheet.parameter("EN 1992-1-1", "v_min_slab") : null;
  if (own) return sheet.put("v_min_MPa", general.leastStressOfSlab, own(values.gamma_C), f_ck);
  if (item.spreads_across) sheet.unused("spreads_across", says.spreadingNotCounted);
  const f_v = sheet.parameter("EN 1992-1-1", "v_min")(d, values.gamma_C);
  return sheet.put("v_min_MPa", general.leastStress, f_v, k, f_ck);
}

interface Web {
  /** Of the struts, at the face. */
  readonly V_Ed: number;
  readonly V_links: number;
  readonly wall: Wall | undefined;
  readonly N_Ed: number;
  readonly d: number;
  readonly f_ck: number;
  readonly b_w: number;
  readonly pulled: FaceName;
}

export const strengthOfLinks = ({ item, values }: Beam): number =>
  item.links?.f_ywk_MPa === undefined ? values.f_yd : designLinks(values.f_yd, item.links.f_ywk_MPa, item.fyk);

const angleOf = ({ item }: Beam): number => ((item.links?.alpha_deg ?? 90) * Math.PI) / 180;

/** The struts that links are designed with, and the links that V_Ed asks for. */
export function askForLinks(
  sheet: Sheet,
  beam: Beam,
  web: Web,
): { cot: number; z: number; alpha: number; A_sw_s: number } {
  const { V_Ed, N_Ed, d, f_ck, b_w, pulled } = web;
  const { item, values } = beam;
  const alpha = angleOf(beam);
  const z = item.z_mm === undefined ? armOf(sheet, beam, d, pulled, N_Ed) : sheet.given("z_shear_mm", item.z_mm);
  const sigma_cd = general.meanStress(N_Ed, beam.shape.properties.A);
  const share = sigma_cd / values.f_cd;
  const tension = Math.min(0, sigma_cd) / concreteOfStrength(item.fck).f_ctm_MPa;
  const V_Rd_cc = general.concreteShare(f_ck, share, b_w, z);
  const flattest = sheet.parameter("EN 1992-1-1", "cot_theta_max")(share, V_Rd_cc / Math.max(V_Ed, 1e-9), tension);
  const given = item.links?.cot_theta;
  if (given !== undefined && given > flattest * (1 + 1e-9))
    sheet.problem("links.cot_theta", atMost(decimals(flattest, 4), given, { is: shearSays.flattestStrut }));
  if (given === undefined) sheet.assume(says.flattest);
  const cot = sheet.table(
    "cot_theta",
    given ?? steepEnough(sheet, beam, web, z, flattest, alpha),
    "EN 1992-1-1 6.2.3(2)",
  );
  const A_sw_s = sheet.put("A_sw_s_req_mm2_m", requiredLinks, web.V_links, z, strengthOfLinks(beam), cot, alpha);
  return { cot, z, alpha, A_sw_s };
}

/** 6.2.3(1) gives 0.9 d without axial force; a compression moves the resultant of the concrete towards the bars. */
export function armOf(sheet: Sheet, beam: Beam, d: number, pulled: FaceName, N_Ed: number): number {
  const usual = usualArm(sheet, beam, d, pulled);
  const arm = N_Ed > 0 ? armWith(beam, pulled, N_Ed) : undefined;
  if (arm !== undefined && arm < usual) {
    sheet.assume(says.leverArmOfForce);
    return sheet.put("z_shear_mm", general.leverArmBesideForce, usual, arm);
  }
  sheet.assume(says.leverArm);
  return sheet.given("z_shear_mm", usual);
}

function usualArm(sheet: Sheet, beam: Beam, d: number, pulled: FaceName): number {
  const compressed = beam[other(pulled)];
  if (!sheet.parameter("EN 1992-1-1", "z_between_bars")) return general.leverArm(d);
  const { item, slab } = beam;
  const [first] = compressed?.layers ?? [];
  if (first) return general.leverArmBetweenBars(d, first.axis - first.diameter / 2);
  if (compressed) sheet.assume(shearSays.coverToAxes);
  // the cover to bars that are not given is that within the links
  return general.leverArmBetweenBars(d, compressed ? item.h - compressed.d : axisWithin(item, 0, slab));
}

/** The flattest strut that still carries V_Ed; 45° where none does. */
function steepEnough(sheet: Sheet, beam: Beam, web: Web, z: number, flattest: number, alpha: number): number {
  const { V_Ed, N_Ed, f_ck, b_w, wall } = web;
  const quiet = {
    alpha_cw: stressOfStruts(sheet, beam, N_Ed),
    nu_1: sheet.parameter("EN 1992-1-1", "nu_1")(f_ck, alpha),
  };
  const f_cd = strengthOfStruts(sheet, beam, f_ck);
  const carries = (cot: number) => {
    const V_Rd = strutsOfInclined(quiet.alpha_cw, b_w, z, quiet.nu_1, f_cd, cot, alpha);
    if (!wall) return V_Rd >= V_Ed;
    const T_Rd = strutsOfTorsion(quiet.nu_1, quiet.alpha_cw, f_cd, wall.A_k, wall.t_ef, cot);
    return together(wall.T_Ed, T_Rd, V_Ed, V_Rd) <= 1;
  };
  if (carries(flattest)) return flattest;
  if (!carries(1)) return 1;
  let [low, high] = [1, flattest];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (carries(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function stressOfStruts(sheet: Sheet, { item, shape }: Beam, N_Ed: number): number {
  const tension = Math.min(0, general.meanStress(N_Ed, shape.properties.A)) / concreteOfStrength(item.fck).f_ctm_MPa;
  return Math.max(0, sheet.parameter("EN 1992-1-1", "alpha_cw")(tension));
}

/** Of a strength that an annex limits in shear, and its own alpha_cc there. */
export function strengthOfStruts(sheet: Sheet, { values }: Beam, f_ck: number): number {
  return designConcrete(alphaOfStruts(sheet), f_ck, values.gamma_C);
}

/** alpha_cc of struts: the annex's, of that in bending, or what the request gives. */
export function alphaOfStruts({ request }: Sheet): number {
  const alpha_cc = request.parameter("EN 1992-1-1", "alpha_cc");
  // an override of the request replaces the annex's rule
  const rule = request.parameter("EN 1992-1-1", "alpha_cc_shear") as number | ((alpha_cc: number) => number);
  if (typeof rule === "number") {
    request.compare("EN 1992-1-1", "alpha_cc_shear", rule, (own) => own(alpha_cc));
    return rule;
  }
  return request.overridden("alpha_cc") ? alpha_cc : rule(alpha_cc);
}

interface Struts {
  readonly N_Ed: number;
  readonly f_ck: number;
  readonly b_w: number;
  readonly z: number;
  readonly cot: number;
  readonly alpha: number;
}

export function strutsOf(
  sheet: Sheet,
  beam: Beam,
  { N_Ed, f_ck, b_w, z, cot, alpha }: Struts,
): { nu: number; alpha_cw: number; f_cd: number; V_Rd_max: number } {
  const nu = sheet.table("nu_1", sheet.parameter("EN 1992-1-1", "nu_1")(f_ck, alpha), "EN 1992-1-1 6.2.3(3)");
  const alpha_cw = sheet.table("alpha_cw", stressOfStruts(sheet, beam, N_Ed), "EN 1992-1-1 6.2.3(3)");
  const f_cd = sheet.given("f_cd_shear_MPa", strengthOfStruts(sheet, beam, f_ck));
  const V_Rd_max = sheet.put("V_Rd_max_kN", strutsOfInclined, alpha_cw, b_w, z, nu, f_cd, cot, alpha);
  return { nu, alpha_cw, f_cd, V_Rd_max };
}

interface LinksMade {
  readonly A_sw: number;
  readonly d: number;
  readonly alpha: number;
  readonly use: number;
  readonly diameter: number;
  readonly pulled: FaceName;
}

/** 6.2.1(4): beams have the least links, whatever they carry. */
export function missesLinks(sheet: Sheet, beam: Beam, V_Ed: number): void {
  sheet.warn(says.noLinks);
  const least = leastOfLinks(sheet, beam, Math.PI / 2);
  if (V_Ed > 0) sheet.exceed(minimumLinks, least, "mm²/m", 2);
}

export function leastOfLinks(sheet: Sheet, { item }: Beam, alpha: number): number {
  const { f_ctm_MPa: f_ctm } = concreteOfStrength(item.fck);
  const f_yk = item.links?.f_ywk_MPa ?? item.fyk;
  if (takes(sheet.request.edition, nextRules.leastLinks)) {
    const ratio = leastRatio(shareOfClass[item.ductility_class ?? "B"], item.fck, f_yk);
    return sheet.put("A_sw_s_min_mm2_m", leastLinks, ratio, item.b, alpha);
  }
  const rho = sheet.parameter("EN 1992-1-1", "rho_w_min")({ f_ck: item.fck, f_yk, f_ctm });
  return sheet.put("A_sw_s_min_mm2_m", leastLinks, rho, item.b, alpha);
}

/** 9.2.2: least links, their spacing along the beam and across it. */
export function verifyLinks(sheet: Sheet, beam: Beam, { A_sw, d, alpha, use, diameter }: LinksMade): number {
  const { item } = beam;
  const { spacing_mm: s, legs = 2 } = item.links ?? { spacing_mm: 0 };
  const least = leastOfLinks(sheet, beam, alpha);
  const made = sheet.put("A_sw_s_mm2_m", linksPerMetre, A_sw, s);
  sheet.verify(minimumLinks, least, made, "mm²/m");
  const of = { use, d, h: item.h, f_ck: item.fck, cot_alpha: 1 / Math.tan(alpha) };
  const upright = sheet.parameter("EN 1992-1-1", "s_l_max")(of);
  const s_l_max = sheet.put("s_l_max_mm", spacingOfInclined, upright, alpha);
  sheet.verify(linkSpacing, s, s_l_max, "mm");
  if (beam.slab) {
    const s_t = sheet.put("s_t_mm", legSpacingOfStrip, item.b, legs);
    sheet.verify(legSpacingOfSlab, s_t, sheet.put("s_t_max_mm", widestOfSlab, d), "mm");
    return s_l_max;
  }
  const across = sheet.table("s_t_max_mm", sheet.parameter("EN 1992-1-1", "s_t_max")(of), "EN 1992-1-1 9.2.2(8)");
  if (legs < 2) return s_l_max;
  const edge =
    (item.cover_mm ?? Math.max(0, (item.axis_distance_mm ?? usualAxis) - linkOf(item, beam.slab))) + diameter / 2;
  const s_t = sheet.put(
    "s_t_mm",
    general.legSpacing,
    item.b,
    Math.min(edge, Math.max(item.b / 4, (item.b - diameter) / 2)),
    legs,
  );
  sheet.verify(legSpacing, s_t, across, "mm");
  return s_l_max;
}
