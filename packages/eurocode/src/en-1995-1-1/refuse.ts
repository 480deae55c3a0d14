import { decimals, significant } from "../basis/numbers.ts";
import { atLeast, atMost, below, notWith, onlyWith, required, within } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { isBeech, type TimberType, timber } from "../materials/timber.ts";
import { contactFactorOf, contactLengthOf } from "./bearing.ts";
import { basicHardwoodCharring, hardwoodCharring } from "./fire.ts";
import { typeNames } from "./names.ts";
import { farthestReinforced } from "./notch.ts";
import { rejectRow } from "./reinforcement.ts";
import { apexSays, fireSays, says, serviceabilitySays } from "./says.ts";
import { heldAlong, type MemberItem } from "./schema.ts";
import { permanentShare } from "./situation.ts";
import { lengthFactors } from "./stability.ts";
import { volumeOfCamber, volumeOfCurve, volumeOfTaper } from "./tapered.ts";

// What no member can be, what the clauses do not cover, and what is missing: everything that a field cannot see alone.

export function rejectImpossible(sheet: Sheet, item: MemberItem, type: TimberType | undefined): void {
  if (item.orientation !== undefined && type !== undefined && type !== "LVL") {
    sheet.problem("orientation", says.onlyLVL({ type: typeNames[type] }));
  }
  // the governing load case comes with its own duration, which counts more than what acts in general
  const governing = "load_cases" in item && item.load_cases === undefined;
  if (item.load_duration !== undefined && item.acting !== undefined && !governing) {
    sheet.problem("acting", notWith("load_duration"));
  }
  const { notch } = item;
  if (notch && notch.h_ef_mm > item.h) {
    sheet.problem("notch.h_ef_mm", atMost(item.h, notch.h_ef_mm, { unit: "mm", is: says.depthOfMember }));
  }
  rejectNotch(sheet, item);
  rejectHole(sheet, item, type);
  rejectRow(sheet, notch?.reinforcement, item.b, "notch.reinforcement");
  rejectRow(sheet, item.hole?.reinforcement, item.b, "hole.reinforcement");
  rejectRow(sheet, item.apex?.reinforcement, item.b, "apex.reinforcement");
  rejectEdges(sheet, item);
  rejectInFire(sheet, item, type);
  rejectBearing(sheet, item, type);
  rejectFactors(sheet, item, type);
  rejectLateral(sheet, item, type);
  rejectApex(sheet, item, type);
  rejectApexLoads(sheet, item);
  rejectServiceability(sheet, item);
  rejectShareInFire(sheet, item);
  const { fire } = item;
  if (fire?.t_f_min !== undefined && fire.t_f_min < (fire.t_ch_min ?? 0)) {
    const is = fireSays.startOfCharring;
    sheet.problem("fire.t_f_min", atLeast(fire.t_ch_min ?? 0, fire.t_f_min, { unit: "min", is }));
  }
  if (fire?.k_2 !== undefined && fire.t_ch_min === undefined) {
    sheet.unused("fire.k_2", fireSays.noProtection);
  }
}

/** What NCI NA.6.8.3 is for: a right angle at the support, close to it. */
function rejectReinforcement(
  sheet: Sheet,
  { fire }: MemberItem,
  { h_ef_mm, x_mm, i = 0, side = "support" }: NonNullable<MemberItem["notch"]>,
): void {
  const path = "notch.reinforcement";
  if (side !== "support") sheet.problem(path, says.nothingPulledAcross);
  if (i > 0) sheet.problem(path, says.reinforcedRightAngle);
  const most = farthestReinforced(h_ef_mm);
  if (x_mm > most) sheet.problem("notch.x_mm", atMost(decimals(most, 1), x_mm, { unit: "mm", is: says.thirdOfDepth }));
  if (fire) sheet.problem(path, says.reinforcedInFire);
}

/** What NCI NA.6.7 is for: glulam and LVL on edge, with wood on both sides of the hole. */
function rejectHole(sheet: Sheet, { hole, fire, h, T_Ed = 0 }: MemberItem, type: TimberType | undefined): void {
  if (!hole) return;
  if (type !== undefined && type !== "glulam" && type !== "LVL") sheet.problem("hole", says.holesInGlulam);
  if (fire) sheet.problem("hole", says.holeInFire);
  if (T_Ed !== 0) sheet.problem("hole", says.torsionAtHole);
  if (hole.r_mm !== undefined && hole.a_mm === undefined) sheet.problem("hole.r_mm", says.roundHole);
  else if (hole.r_mm !== undefined && 2 * hole.r_mm > Math.min(hole.d_mm, hole.a_mm ?? hole.d_mm))
    sheet.problem(
      "hole.r_mm",
      atMost(Math.min(hole.d_mm, hole.a_mm ?? hole.d_mm) / 2, hole.r_mm, { unit: "mm", is: says.halfOfHole }),
    );
  const most = h - 2 * Math.abs(hole.e_mm ?? 0);
  if (hole.d_mm >= most)
    sheet.problem("hole.d_mm", below(decimals(most, 1), hole.d_mm, { unit: "mm", is: says.woodRoundHole }));
}

/** (2.9) with the factors of EN 1990: storage keeps 0.9/1.5 at least, permanent actions alone 1/1.35. */
export function rejectShareInFire(sheet: Sheet, item: Pick<MemberItem, "acting" | "load_duration" | "fire">): void {
  const { acting, load_duration, fire } = item;
  const given = fire?.eta_fi;
  // of load cases each has its own duration: fire() looks at it
  if (given === undefined || "load_cases" in item) return;
  const alone = acting?.every((action) => action === "self-weight") ?? load_duration === "permanent";
  const least = acting?.includes("storage") ? 0.6 : alone ? permanentShare : 0;
  if (given < least * 0.99) {
    const is = alone ? fireSays.leastOfPermanent : fireSays.leastOfStorage;
    sheet.problem("fire.eta_fi", atLeast(decimals(least, 3), given, { is }));
  }
}

function rejectNotch(sheet: Sheet, item: MemberItem): void {
  const { notch, V_z_Ed, length_mm } = item;
  if (!notch) return;
  if (V_z_Ed === undefined && !("load_cases" in item)) {
    sheet.problem("V_z_Ed", required(says.shearAtSupport, "notch"));
  }
  const cases = casesOf(item);
  if (cases?.every(({ V_z_Ed: V = 0 }) => V === 0)) {
    sheet.problem("load_cases[0].V_z_Ed", says.shearInOneCase);
  }
  if (notch.x_mm >= length_mm) {
    sheet.problem("notch.x_mm", below(length_mm, notch.x_mm, { unit: "mm", is: says.lengthOfMember }));
    return;
  }
  if (notch.reinforcement) rejectReinforcement(sheet, item, notch);
  const taper = (notch.i ?? 0) * (item.h - notch.h_ef_mm);
  if (notch.x_mm + taper > length_mm) {
    const values = { length: length_mm, taper: Math.round(taper), given: notch.i ?? 0 };
    sheet.problem("notch.i", says.notchWithin(values));
  }
}

type Case = { readonly M_y_Ed?: number; readonly M_z_Ed?: number; readonly V_z_Ed?: number };

/** The schema of load_cases is made from the action fields. */
const casesOf = (item: MemberItem): readonly Case[] | undefined =>
  (item as MemberItem & { load_cases?: readonly Case[] }).load_cases;

/** Edges are compressed or pulled by the sign of the moment: one word cannot hold for both. */
function rejectEdges(sheet: Sheet, item: MemberItem): void {
  const cases = casesOf(item);
  if (!cases) return;
  const signs = (moment: (one: Case) => number | undefined) => {
    const all = cases.map((one) => Math.sign(moment(one) ?? 0));
    return all.includes(1) && all.includes(-1);
  };
  const [y, z] = [signs(({ M_y_Ed }) => M_y_Ed), signs(({ M_z_Ed }) => M_z_Ed)];
  if (y && item.tapered?.edge === "compression") {
    sheet.problem("tapered.edge", says.safeTension);
  }
  if ((y || z) && item.loaded_edge === "tension") {
    sheet.problem("loaded_edge", says.safeCompression);
  }
  if ((y || z) && item.lateral_restraint === "continuous") {
    sheet.assume(says.restraintBothEdges);
  }
}

/** 6.1.5: a contact lies on the member, and presses no further than the member goes. */
function rejectBearing(sheet: Sheet, item: MemberItem, type: TimberType | undefined): void {
  const { bearing, b, h, length_mm, orientation } = item;
  if (!bearing) return;
  const { length_mm: l, width_mm = b, a_mm = 0, l_1_mm, l_ef_mm, k_c_90, alpha_deg = 90 } = bearing;
  if (width_mm > b) {
    sheet.problem("bearing.width_mm", atMost(b, width_mm, { unit: "mm", is: says.widthOfMember }));
  }
  const rest = length_mm - l - a_mm;
  if (rest < 0) {
    const field = bearing.a_mm === undefined ? "bearing.length_mm" : "bearing.a_mm";
    sheet.problem(field, says.contactOnMember({ length: length_mm, end: l + a_mm }));
    return;
  }
  if (l_1_mm !== undefined && l_1_mm > length_mm) {
    sheet.problem("bearing.l_1_mm", atMost(length_mm, l_1_mm, { unit: "mm", is: says.lengthOfMember }));
  }
  const l_1 = l_1_mm ?? Math.max(a_mm, rest);
  const most = alpha_deg === 90 ? contactLengthOf(type, orientation)(l, a_mm, l_1, rest) : l;
  if (l_ef_mm !== undefined && l_ef_mm > most * 1.001) {
    const is = says.ofContact({ clause: alpha_deg === 90 ? "6.1.5(1)" : "6.2.2" });
    sheet.problem("bearing.l_ef_mm", atMost(decimals(most, 1), l_ef_mm, { unit: "mm", is }));
  }
  if (k_c_90 === undefined || type === undefined) return;
  // the declaration of a product of LVL has its own
  const greatest =
    type === "LVL" ? 1.75 : contactFactorOf(type, { l, l_1, h, support: bearing.support ?? "discrete" }).value;
  if (k_c_90 > greatest * 1.001) {
    sheet.problem("bearing.k_c_90", atMost(greatest, k_c_90, { is: says.ofContact({ clause: "6.1.5" }) }));
  }
}

/** 3.2 to 3.4: what the size can give at most. */
function rejectFactors(sheet: Sheet, item: MemberItem, type: TimberType | undefined): void {
  const most = type === "glulam" ? 1.1 : type === "LVL" ? 1.2 : 1.3;
  const notMore = (name: string, given: number | undefined) => {
    if (type !== undefined && given !== undefined && given > most)
      sheet.problem(name, atMost(most, given, { is: says.sizeFactorOf({ type: typeNames[type] }) }));
  };
  notMore("k_h_y", item.k_h_y);
  notMore("k_h_z", item.k_h_z);
  notMore("k_h_t", item.k_h_t);
  if (item.drying_under_load && type !== undefined && type !== "solid-softwood" && type !== "solid-hardwood") {
    sheet.unused("drying_under_load", says.solidOnly);
  }
  if (item.fire && item.fire.beta_n_mm_min === undefined) rejectCharring(sheet, item, type);
}

/** EN 1995-1-2 Table 3.1 begins at 290 kg/m³, for LVL at 480. */
function rejectCharring(sheet: Sheet, item: MemberItem, type: TimberType | undefined): void {
  const rho_k = item.properties?.rho_k_kg_m3 ?? timber(item.species)?.rho_k_kg_m3;
  if (type !== undefined && rho_k !== undefined) rejectDensityInFire(sheet, type, rho_k);
}

function rejectDensityInFire(sheet: Sheet, type: TimberType, rho_k: number): void {
  const least = type === "LVL" ? 480 : 290;
  if (rho_k >= least) return;
  const why = fireSays.charringRate({ type: typeNames[type], least, given: rho_k });
  sheet.problem("fire.beta_n_mm_min", required(why));
}

/** Of a wood whose corners are in the fire. */
export function rejectCharringOf(
  sheet: Sheet,
  { type, species, rho_k, beta }: Burnt & { readonly beta: number | undefined },
): void {
  if (beta === undefined) rejectDensityInFire(sheet, type, rho_k);
  else rejectRate(sheet, beta, { type, species, rho_k }, true);
}

/**
 * EN 1995-1-2 Table 3.1: beta_n, and beta_0 where no corner is in the fire. Beech is in the rows of softwood; other hardwood
 * chars by its density. The base rates of hardwood, 0.65 to 0.50, are known from one source only.
 */
const charringRates = {
  "solid-softwood": { notional: 0.8, basic: 0.65 },
  glulam: { notional: 0.7, basic: 0.65 },
  LVL: { notional: 0.7, basic: 0.65 },
} as const;

interface Burnt {
  readonly type: TimberType;
  readonly species: string;
  readonly rho_k: number;
}

/** No wood chars more slowly than Table 3.1 has it. */
function rejectRate(sheet: Sheet, beta: number, { type, species, rho_k }: Burnt, corner: boolean): void {
  const row = type === "solid-hardwood" && isBeech(species) ? "solid-softwood" : type;
  const least =
    row === "solid-hardwood"
      ? significant((corner ? hardwoodCharring : basicHardwoodCharring)(rho_k), 3)
      : charringRates[row][corner ? "notional" : "basic"];
  if (beta >= least * 0.999) return;
  const is = (corner ? fireSays.rateWithCorners : fireSays.rateWithoutCorners)({ type: typeNames[type] });
  sheet.problem("fire.beta_n_mm_min", atLeast(least, beta, { unit: "mm/min", is }));
}

/** What a fire makes no better than it is at normal temperature. */
function rejectInFire(sheet: Sheet, item: MemberItem, type: TimberType | undefined): void {
  const { fire, length_mm } = item;
  if (!fire) return;
  const { beta_n_mm_min: beta, exposed = ["top", "bottom", "left", "right"], lateral_restraint } = fire;
  const across = exposed.includes("top") || exposed.includes("bottom");
  const corner = across && (exposed.includes("left") || exposed.includes("right"));
  const rho_k = item.properties?.rho_k_kg_m3 ?? timber(item.species)?.rho_k_kg_m3 ?? Number.POSITIVE_INFINITY;
  if (type !== undefined && beta !== undefined) rejectRate(sheet, beta, { type, species: item.species, rho_k }, corner);
  if (lateral_restraint === "continuous" && item.lateral_restraint !== "continuous") {
    sheet.problem("fire.lateral_restraint", fireSays.noRestraintBefore);
  }
  for (const name of ["L_cr_y_mm", "L_cr_z_mm"] as const) {
    const given = fire[name];
    // fixed at both ends, as in the middle of a continuous column
    const shortest = Math.min(0.5 * length_mm, item[name] ?? Number.POSITIVE_INFINITY);
    if (given !== undefined && given < shortest * 0.999) {
      sheet.problem(`fire.${name}`, atLeast(shortest, given, { unit: "mm", is: fireSays.shortestLength }));
    }
  }
}

/** Table 6.1 has cantilevers as a whole. */
function rejectLateral(sheet: Sheet, item: MemberItem, type: TimberType | undefined): void {
  const { ltb_case, ltb_length_mm, length_mm, l_ef_mm, sigma_m_crit_formula, serviceability } = item;
  const cantilever = ltb_case?.startsWith("cantilever") === true;
  const isSegment =
    ltb_length_mm !== undefined && ltb_length_mm !== heldAlong && ltb_length_mm < length_mm * (1 - 1e-9);
  if (cantilever && isSegment && l_ef_mm === undefined) {
    sheet.problem("ltb_case", says.segmentOfCantilever({ ltb_case, segment: ltb_length_mm, length: length_mm }));
  }
  if (cantilever && serviceability?.static_system === "simple") {
    sheet.problem("serviceability.static_system", says.cantileverToo({ ltb_case }));
  }
  if (
    !cantilever &&
    ltb_case !== undefined &&
    ltb_case !== "uniform-moment" &&
    serviceability?.static_system === "cantilever"
  ) {
    sheet.problem("ltb_case", says.caseOfCantilever({ given: ltb_case }));
  }
  // without compression nothing buckles, and the length stays unused
  const compressed = (item.N_Ed ?? 0) > 0 || "load_cases" in item;
  if (compressed && (cantilever || serviceability?.static_system === "cantilever")) rejectHeldTip(sheet, item);
  if (l_ef_mm !== undefined) rejectEffectiveLength(sheet, item, l_ef_mm);
  if (sigma_m_crit_formula === "6.32" && (type === "solid-hardwood" || type === "LVL")) {
    sheet.problem("sigma_m_crit_formula", says.formulaOfSoftwood({ type: typeNames[type] }));
  }
}

/** Free at one end: in the plane of the loads 2 at least; along y something outside the member may hold its tip. */
function rejectHeldTip(sheet: Sheet, { L_cr_y_mm, L_cr_z_mm, length_mm }: MemberItem): void {
  const least = 2 * length_mm;
  if (L_cr_y_mm !== undefined && L_cr_y_mm < 0.99 * least)
    sheet.problem("L_cr_y_mm", atLeast(least, L_cr_y_mm, { unit: "mm", is: says.twiceTheCantilever }));
  else if (L_cr_z_mm !== undefined && L_cr_z_mm < 0.99 * least) sheet.warn(says.tipHeld({ least }));
}

/** No less than Table 6.1 where its fields are given; else no less than of moments that change their sign. */
function rejectEffectiveLength(sheet: Sheet, item: MemberItem, l_ef: number): void {
  const { ltb_case, loaded_edge, length_mm, h, b } = item;
  const l = item.ltb_length_mm ?? length_mm;
  const depth = Math.max(b, h);
  const whole = l >= length_mm * (1 - 1e-9);
  // at their defaults they say no more than where they are absent
  const known = (ltb_case ?? "uniform-moment") !== "uniform-moment" || (loaded_edge ?? "centroid") !== "centroid";
  const k = known ? (whole ? lengthFactors[ltb_case ?? "uniform-moment"] : 1) : leastLengthFactor;
  const edge = known ? (loaded_edge === "compression" ? 2 * depth : loaded_edge === "tension" ? -0.5 * depth : 0) : 0;
  const least = Math.max(k * l + edge, 0.5 * k * l);
  if (l_ef >= least * 0.99) return;
  const is = known
    ? says.effectiveLengthOfTable({ length: l })
    : says.effectiveLengthAnyway({ factor: leastLengthFactor, length: l });
  sheet.problem("l_ef_mm", atLeast(Math.round(least), l_ef, { unit: "mm", is }));
}

/** Equal moments of opposite sign at the ends: C_1 is about 2.7. */
const leastLengthFactor = 0.35;

function rejectApex(sheet: Sheet, { apex, b, h, length_mm }: MemberItem, type: TimberType | undefined): void {
  if (!apex) return;
  const { shape, r_in_mm, t_mm, alpha_ap_deg, beta_deg, h_ap_mm = h } = apex;
  if (type !== undefined && type !== "glulam" && type !== "LVL") {
    sheet.problem("apex", apexSays.onlyGlulam({ type: typeNames[type] }));
  }
  if (shape === "double-tapered") {
    if (r_in_mm !== undefined) sheet.problem("apex.r_in_mm", apexSays.straightEdge);
  } else {
    if (r_in_mm === undefined) sheet.problem("apex.r_in_mm", required(apexSays.innerRadius, `shape: ${shape}`));
    if (t_mm === undefined) sheet.problem("apex.t_mm", required(apexSays.laminations, `shape: ${shape}`));
  }
  if (shape === "curved") {
    if (beta_deg === undefined) sheet.problem("apex.beta_deg", required(apexSays.halfAngle, `shape: ${shape}`));
    if (alpha_ap_deg !== undefined && alpha_ap_deg !== 0)
      sheet.problem("apex.alpha_ap_deg", apexSays.noSlope({ given: alpha_ap_deg }));
  } else if (alpha_ap_deg === undefined) {
    sheet.problem("apex.alpha_ap_deg", required(apexSays.slope, `shape: ${shape}`));
  }
  if (shape === "pitched-cambered" && r_in_mm !== undefined && alpha_ap_deg !== undefined) {
    // the straight upper edge where the curve of the lower one ends, as a radius
    const upper = ((r_in_mm + h_ap_mm) * cos(alpha_ap_deg)) / cos((beta_deg ?? alpha_ap_deg) - alpha_ap_deg);
    if (upper <= r_in_mm) {
      sheet.problem("apex.r_in_mm", apexSays.edgesCross({ given: r_in_mm }));
      return;
    }
  }
  if (sheet.problems.length === 0) rejectApexGeometry(sheet, apex, b, h, length_mm);
}

/** A load on the top is part of what bends the apex; the apex of a span has its greatest moment. */
function rejectApexLoads(sheet: Sheet, item: MemberItem): void {
  const { apex, M_y_Ed, length_mm } = item;
  if (!apex) return;
  if (apex.reinforcement && item.fire) sheet.problem("apex.reinforcement", says.reinforcedInFire);
  const { M_ap_Ed, p_d_kN_m } = apex;
  const ofCases = (casesOf(item) ?? []).map(({ M_y_Ed: M = 0 }) => Math.abs(M));
  const M_ap = Math.abs(M_ap_Ed ?? M_y_Ed ?? Math.max(0, ...ofCases));
  if (M_ap_Ed !== undefined && M_y_Ed !== undefined && Math.abs(M_ap_Ed) < 0.5 * Math.abs(M_y_Ed)) {
    const is = apexSays.halfTheMoment({ M: M_y_Ed });
    sheet.problem("apex.M_ap_Ed", atLeast(significant(0.5 * Math.abs(M_y_Ed), 4), M_ap_Ed, { unit: "kNm", is }));
  }
  const most = (8 * M_ap) / (length_mm / 1000) ** 2;
  if (p_d_kN_m !== undefined && M_ap > 0 && p_d_kN_m > 1.05 * most) {
    const is = apexSays.momentOfLoad;
    sheet.problem("apex.p_d_kN_m", atMost(significant(most, 3), p_d_kN_m, { unit: "kN/m", is }));
  }
}

/** Figure 6.9 and the figures beside it describe one beam. */
function rejectApexGeometry(
  sheet: Sheet,
  apex: NonNullable<MemberItem["apex"]>,
  b: number,
  h: number,
  l: number,
): void {
  const { shape, r_in_mm: r_in = 0, alpha_ap_deg: alpha = 0, beta_deg, h_ap_mm: h_ap = h, V_m3, V_b_m3 } = apex;
  const beta = beta_deg ?? alpha;
  if (shape === "double-tapered" && Math.tan((alpha * Math.PI) / 180) * (l / 2) >= h_ap) {
    const fall = Math.round(Math.tan((alpha * Math.PI) / 180) * (l / 2));
    sheet.problem("apex.alpha_ap_deg", apexSays.noDepth({ fall, depth: h_ap, given: alpha }));
    return;
  }
  const fall = shape === "double-tapered" ? Math.tan((alpha * Math.PI) / 180) * (l / 2) : h_ap;
  if (h > h_ap * 1.01 || h < (h_ap - fall) * 0.99) {
    sheet.problem("apex.h_ap_mm", apexSays.depthOfBeam({ h, end: Math.round(h_ap - fall), given: h_ap }));
    return;
  }
  // an upper edge that rises all the way, over a lower one that is level or rises with it
  const rise = h / cos(Math.max(alpha, beta)) + Math.tan((Math.max(alpha, beta) * Math.PI) / 180) * (l / 2);
  if (shape !== "double-tapered" && h_ap > rise) {
    sheet.problem("apex.h_ap_mm", atMost(Math.round(rise), h_ap, { unit: "mm", is: apexSays.depthOfSlope({ h }) }));
    return;
  }
  if (shape !== "double-tapered" && 2 * r_in * Math.sin((beta * Math.PI) / 180) < h_ap * 0.99) {
    const given = Math.round(2 * r_in * Math.sin((beta * Math.PI) / 180));
    const field = beta_deg === undefined ? "apex.r_in_mm" : "apex.beta_deg";
    sheet.problem(field, apexSays.kink({ depth: h_ap, given }));
    return;
  }
  if (shape !== "double-tapered" && 2 * r_in * Math.sin((beta * Math.PI) / 180) > l) {
    sheet.problem("apex.r_in_mm", apexSays.tooLong({ beta, length: l, given: r_in }));
    return;
  }
  // a beam that tapers to nothing has half of b h length
  const least_b = (0.5 * b * h_ap * l) / 1e9;
  if (V_b_m3 !== undefined && V_b_m3 < least_b * 0.99) {
    sheet.problem("apex.V_b_m3", atLeast(significant(least_b, 3), V_b_m3, { unit: "m³", is: apexSays.halfTheVolume }));
    return;
  }
  if (V_m3 === undefined) return;
  const whole = V_b_m3 ?? (b * h * l) / 1e9;
  const least =
    shape === "double-tapered"
      ? volumeOfTaper(b, h_ap, alpha, whole)
      : shape === "curved"
        ? volumeOfCurve(beta, b, h_ap, r_in, whole)
        : volumeOfCamber(b, r_in, h_ap, beta, alpha, whole);
  if (V_m3 < least * 0.95) {
    sheet.problem("apex.V_m3", atLeast(significant(least, 3), V_m3, { unit: "m³", is: apexSays.volumeOfFigure }));
  }
}

const cos = (degrees: number) => Math.cos((degrees * Math.PI) / 180);

function rejectServiceability(sheet: Sheet, { serviceability, vibration, length_mm }: MemberItem): void {
  if (!serviceability && !vibration) return;
  const given = serviceability?.use ?? serviceability?.variable?.find(({ psi_1 }) => psi_1 !== undefined);
  if (given !== undefined) rejectUse(sheet, serviceability ?? {});
  rejectSpans(sheet, { serviceability, vibration, length_mm });
}

/** What only an annex asks for. */
function rejectUse(sheet: Sheet, serviceability: NonNullable<MemberItem["serviceability"]>): void {
  const limits = sheet.parameter("EN 1995-1-1", "deflection_limits");
  if (serviceability.use !== undefined && serviceability.use !== "floor" && limits.by_use === undefined) {
    sheet.unused("serviceability.use", serviceabilitySays.noLimitsByUse);
  }
  for (const [i, { psi_1 }] of (serviceability.variable ?? []).entries()) {
    const used = i === 0 && limits.w_add_frequent === true && (serviceability.use ?? "floor") === "floor";
    if (psi_1 !== undefined && !used) {
      sheet.unused(`serviceability.variable[${i}].psi_1`, serviceabilitySays.noFrequent);
    }
  }
}

type Spans = Pick<MemberItem, "serviceability" | "vibration" | "length_mm">;

function rejectSpans(sheet: Sheet, { serviceability, vibration, length_mm }: Spans): void {
  for (const [name, span] of [
    ["serviceability", serviceability?.span_mm],
    ["vibration", vibration?.span_mm],
  ] as const) {
    if (span !== undefined && span > length_mm * (1 + 1e-9)) {
      sheet.problem(`${name}.span_mm`, atMost(length_mm, span, { unit: "mm", is: says.lengthOfMember }));
    }
  }
  for (const [i, load] of (serviceability?.variable ?? []).entries()) {
    if (load.action !== undefined)
      sheet.problem(`serviceability.variable[${i}].action`, onlyWith(serviceabilitySays.membersWithActions));
    else if (load.psi_2 === undefined)
      sheet.problem(`serviceability.variable[${i}].psi_2`, required(serviceabilitySays.quasiPermanent));
    if (i > 0 && load.psi_0 === undefined) {
      sheet.problem(`serviceability.variable[${i}].psi_0`, required(serviceabilitySays.firstLeads));
    }
  }
  if (vibration) rejectVibration(sheet, vibration);
}

function rejectVibration(sheet: Sheet, vibration: NonNullable<MemberItem["vibration"]>): void {
  const { spacing_mm, EI_l_Nm2_m, deck, EI_b_Nm2_m, strutting, k_amp, a_mm_kN, b } = vibration;
  const asks = strutting !== undefined || k_amp !== undefined;
  const shares = asks && sheet.parameter("EN 1995-1-1", "joist_share") !== null;
  if (strutting !== undefined && !shares) {
    sheet.unused("vibration.strutting", serviceabilitySays.noShareRule);
  }
  if (k_amp !== undefined && (!shares || strutting === undefined)) {
    sheet.unused("vibration.k_amp", serviceabilitySays.ofShare);
  }
  if (spacing_mm !== undefined && EI_l_Nm2_m !== undefined && !(shares && strutting !== undefined)) {
    sheet.unused("vibration.spacing_mm", serviceabilitySays.stiffnessAlong);
  }
  if (deck !== undefined && EI_b_Nm2_m !== undefined) {
    sheet.unused("vibration.deck", serviceabilitySays.stiffnessAcross);
  }
  if (a_mm_kN !== undefined && b !== undefined) {
    const most = sheet.parameter("EN 1995-1-1", "b")(a_mm_kN);
    if (b > most * 1.01) {
      sheet.problem("vibration.b", atMost(significant(most, 4), b, { is: serviceabilitySays.forLimit }));
    }
  }
  if (a_mm_kN !== undefined && b === undefined && (a_mm_kN < 0.5 || a_mm_kN > 4)) {
    sheet.problem("vibration.a_mm_kN", within(0.5, 4, a_mm_kN, { is: serviceabilitySays.rangeOfFigure }));
  }
  if (spacing_mm === undefined && EI_l_Nm2_m === undefined) {
    sheet.problem("vibration.spacing_mm", required(serviceabilitySays.spacingOrStiffness));
  } else if (spacing_mm === undefined && strutting !== undefined) {
    sheet.problem("vibration.spacing_mm", required(serviceabilitySays.spacing, "strutting"));
  }
  if (deck === undefined && EI_b_Nm2_m === undefined) {
    sheet.problem("vibration.EI_b_Nm2_m", required(serviceabilitySays.deckOrStiffness));
  }
}
