import { decimals } from "../../basis/numbers.ts";
import { atLeast, atMost, below, onlyWith, required } from "../../basis/refusals.ts";
import { splitUnit } from "../../basis/units.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { boltGrades, type Timber, type TimberType, timber } from "../../materials/index.ts";
import * as embedding from "./embedding.ts";
import { type Fastener, isPanel, isPlate, isWood, type Part, type Plate, type Wood } from "./model.ts";
import { toGrain } from "./places.ts";
import { noClass, says } from "./says.ts";
import type { DowelTypeItem, MemberItem } from "./schema.ts";

// What a request says of fastener and members, with every default taken.

export function resolveFastener(sheet: Sheet, item: DowelTypeItem): Fastener | undefined {
  const { fastener: type, d_mm: d, nail } = item;
  const d_ef = effectiveDiameter(sheet, item);
  const f_u = tensileStrength(sheet, item);
  if (d_ef === undefined) return undefined;
  const square = nail?.shape === "square";
  const asBolt = type === "bolt" || type === "dowel" || (type === "screw" && d_ef > 6);
  const M_y = yieldMoment(sheet, item, d_ef, f_u, square);
  if (M_y === undefined) return undefined;
  return { type, d, d_ef, asBolt, smooth: nail?.surface !== "profiled", square, f_u, M_y };
}

function effectiveDiameter(sheet: Sheet, { fastener, d_mm, d_ef_mm, d_core_mm }: DowelTypeItem): number | undefined {
  if (fastener !== "screw") {
    if (d_ef_mm !== undefined) sheet.problem("d_ef_mm", onlyWith(says.screws));
    if (d_core_mm !== undefined) sheet.problem("d_core_mm", onlyWith(says.screws));
    return d_mm;
  }
  if (d_core_mm !== undefined && d_core_mm >= d_mm) {
    sheet.problem("d_core_mm", atMost(d_mm, d_core_mm, { unit: "mm", is: says.outerDiameter }));
    return undefined;
  }
  if (d_ef_mm !== undefined) {
    if (d_ef_mm > d_mm) sheet.problem("d_ef_mm", atMost(d_mm, d_ef_mm, { unit: "mm", is: says.outerDiameter }));
    if (d_core_mm !== undefined) sheet.unused("d_core_mm", says.effectiveGiven);
    return sheet.given("d_ef_mm", d_ef_mm);
  }
  if (d_core_mm === undefined) {
    sheet.problem("d_ef_mm", required(says.effectiveDiameter));
    return undefined;
  }
  sheet.assume(says.threadInPoint);
  return sheet.put("d_ef_mm", embedding.threadDiameter, d_core_mm);
}

/** EN 10025-2, 3 to 100 mm: tensile strength of dowels that are cut from bars. */
const steelsOfDowels = new Map([
  ["S235", 360],
  ["S275", 410],
  ["S355", 470],
]);
const leastOfNails = 600;
const leastOfStaples = 800;

function tensileStrength(sheet: Sheet, { fastener, f_u_k_MPa, grade, M_y_Rk_Nmm }: DowelTypeItem): number | undefined {
  if (grade !== undefined) {
    if (fastener !== "bolt" && fastener !== "dowel") sheet.problem("grade", onlyWith(says.boltsAndDowels));
    const f_u = steelsOfDowels.get(grade) ?? boltGrades.get(grade)?.f_ub_MPa;
    sheet.agree("f_u_k_MPa", f_u_k_MPa, says.strengthOfGrade({ grade }), f_u, { unit: "MPa" });
    return f_u;
  }
  if (fastener === "nail" && f_u_k_MPa === undefined && M_y_Rk_Nmm === undefined) {
    sheet.assume(says.leastWire);
    return leastOfNails;
  }
  const least = fastener === "nail" ? leastOfNails : fastener === "staple" ? leastOfStaples : 0;
  if (f_u_k_MPa !== undefined && f_u_k_MPa < least) {
    sheet.problem("f_u_k_MPa", atLeast(least, f_u_k_MPa, { unit: "MPa", is: says.wireStrength }));
  }
  return f_u_k_MPa;
}

function yieldMoment(
  sheet: Sheet,
  { fastener, M_y_Rk_Nmm, f_u_k_MPa, grade }: DowelTypeItem,
  d_ef: number,
  f_u: number | undefined,
  square: boolean,
): number | undefined {
  if (M_y_Rk_Nmm !== undefined) {
    compareMoment(sheet, M_y_Rk_Nmm, f_u, d_ef, square);
    if (fastener !== "bolt" && f_u_k_MPa !== undefined) sheet.unused("f_u_k_MPa", says.momentGiven);
    if (fastener !== "bolt" && grade !== undefined) sheet.unused("grade", says.momentGiven);
    return sheet.given("M_y_Rk_Nmm", M_y_Rk_Nmm);
  }
  if (fastener === "staple") return sheet.put("M_y_Rk_Nmm", embedding.stapleYield, d_ef);
  if (f_u === undefined) {
    sheet.problem("f_u_k_MPa", required(says.strengthOrMoment));
    return undefined;
  }
  return sheet.put("M_y_Rk_Nmm", square ? embedding.squareYield : embedding.roundYield, f_u, d_ef);
}

/** A declared yield moment beside a strength: above (8.14) and (8.30) it is said, above the plastic one no section has it. */
function compareMoment(sheet: Sheet, given: number, f_u: number | undefined, d: number, square: boolean): void {
  if (f_u === undefined) return;
  const of = (square ? embedding.squareYield : embedding.roundYield)(f_u, d);
  const most = Math.max(of, (square ? embedding.squarePlastic : embedding.roundPlastic)(f_u, d));
  const rounded = { given: decimals(given, 0), of: decimals(of, 0) };
  if (given > 1.001 * most)
    sheet.problem("M_y_Rk_Nmm", atMost(decimals(most, 0), given, { unit: "Nmm", is: says.plasticMoment({ f_u }) }));
  else if (given > 1.001 * of) sheet.warn(says.momentAboveStrength({ ...rounded, f_u }));
}

/** Along their axis fasteners press on no wood: `bedded` false leaves its strength out. */
export function resolveParts(
  sheet: Sheet,
  item: DowelTypeItem,
  fastener: Fastener,
  bedded = true,
): readonly Part[] | undefined {
  const members = unplugged(sheet, item);
  if (!members) return undefined;
  const depths = depthsOf(sheet, { ...item, members }, fastener);
  const parts = members.map((member, index): Part | undefined => {
    if (member.plate) return plateOf(sheet, member, index);
    const wood = woodOf(sheet, item, fastener, member.t_mm, index, depths[index] ?? member.t_mm);
    if (!wood || !bedded) return wood;
    return { ...wood, ...embeddingOf(sheet, fastener, wood, `members[${index}]`) };
  });
  members.forEach((member, i) => {
    if (member.plate && members[i + 1]?.plate) sheet.problem(`members[${i + 1}]`, says.platesTogether);
  });
  const whole = parts.filter((part) => part !== undefined);
  if (whole.length < members.length || sheet.problems.length > 0) return undefined;
  return whole;
}

/** Plugs over the fasteners lie in the members outside: what is under them carries, with fire and without. */
function unplugged(sheet: Sheet, { members, fire }: DowelTypeItem): MemberItem[] | undefined {
  const plug = fire?.plug_mm;
  if (plug === undefined) return members;
  const isSide = (index: number) => (index === 0 || index === members.length - 1) && !members[index]?.plate;
  const least = Math.min(...members.filter((_, index) => isSide(index)).map(({ t_mm }) => t_mm));
  if (plug >= least) {
    sheet.problem("fire.plug_mm", below(least, plug, { unit: "mm", is: says.sideOfPlug }));
    return undefined;
  }
  return members.map((one, index) => (isSide(index) ? { ...one, t_mm: one.t_mm - plug } : one));
}

const ofWood = [
  "species",
  "panel",
  "rho_k_kg_m3",
  "rho_mean_kg_m3",
  "alpha_deg",
  "b_mm",
  "h_mm",
  "pre_drilled",
  "spacings",
] as const;
const ofPlate = ["steel_grade", "e_1_mm", "e_2_mm"] as const;

function plateOf(sheet: Sheet, item: MemberItem, index: number): Plate {
  for (const field of ofWood) {
    if (item[field] !== undefined) sheet.problem(`members[${index}].${field}`, onlyWith(says.woodAndPanels));
  }
  return { kind: "plate", index, item, t: item.t_mm };
}

interface Material {
  readonly material: Wood["material"];
  readonly rho_k: number;
  readonly rho_m: number;
  readonly f_c_90: number | undefined;
  readonly f_m: number | undefined;
  readonly f_t_0: number | undefined;
  readonly f_v: number | undefined;
}

function materialOf(sheet: Sheet, item: MemberItem, path: string): Material | undefined {
  const { species, panel, rho_k_kg_m3, rho_mean_kg_m3, f_m_k_MPa, f_t_k_MPa } = item;
  if (panel !== undefined) {
    if (species !== undefined) sheet.problem(`${path}.species`, says.speciesOrPanel);
    const fixed = panel === "OSB" || panel === "particleboard" || panel === "hardboard";
    if (rho_k_kg_m3 === undefined && !fixed) sheet.problem(`${path}.rho_k_kg_m3`, required(says.densityOfPanel));
    if (rho_k_kg_m3 === undefined && fixed && rho_mean_kg_m3 === undefined) sheet.assume(says.lightPanel);
    const rho_k = rho_k_kg_m3 ?? leastDensity;
    return {
      material: panel,
      rho_k,
      rho_m: rho_mean_kg_m3 ?? rho_k,
      f_c_90: undefined,
      f_m: f_m_k_MPa,
      f_t_0: f_t_k_MPa,
      f_v: undefined,
    };
  }
  if (f_t_k_MPa !== undefined) sheet.problem(`${path}.f_t_k_MPa`, onlyWith(says.panels));
  if (f_m_k_MPa !== undefined) sheet.problem(`${path}.f_m_k_MPa`, onlyWith(says.panels));
  if (species === undefined) {
    sheet.problem(`${path}.species`, required(says.speciesPanelOrPlate));
    return undefined;
  }
  const known = timber(species);
  if (!known) {
    sheet.problem(`${path}.species`, noClass(species));
    return undefined;
  }
  compareDensity(sheet, path, "rho_k_kg_m3", rho_k_kg_m3, known.rho_k_kg_m3, known.strengthClass);
  compareDensity(sheet, path, "rho_mean_kg_m3", rho_mean_kg_m3, known.rho_mean_kg_m3, known.strengthClass);
  return {
    material: known.type,
    rho_k: rho_k_kg_m3 ?? known.rho_k_kg_m3,
    rho_m:
      rho_mean_kg_m3 ??
      (rho_k_kg_m3 === undefined ? known.rho_mean_kg_m3 : Math.max(rho_k_kg_m3, known.rho_mean_kg_m3)),
    f_c_90: pressedStrength(known),
    f_m: known.f_m_k_MPa,
    f_t_0: known.f_t_0_k_MPa,
    f_v: known.f_v_k_MPa,
  };
}

/** Under washers: LVL is pressed on its face, where it is weaker, unless it is said to lie otherwise. */
export const pressedStrength = (
  { type, flatwise, f_c_90_k_MPa }: Timber,
  orientation: "edgewise" | "flatwise" = "flatwise",
): number | undefined => (type === "LVL" && orientation === "flatwise" ? flatwise?.f_c_90_k_MPa : f_c_90_k_MPa);

/** Strength and stiffness of a joint rise with the density: half as much again is another class, as it is of members. */
function compareDensity(
  sheet: Sheet,
  path: string,
  name: "rho_k_kg_m3" | "rho_mean_kg_m3",
  given: number | undefined,
  of: number,
  species: string,
): void {
  if (given === undefined || given <= 1.001 * of) return;
  if (given > 1.5 * of) sheet.problem(`${path}.${name}`, says.densityOfClass({ species, of, given }));
  else
    sheet.warn(
      says.densityAboveClass({ symbol: splitUnit(name).symbol, field: `${path}.${name}`, given, of, species }),
    );
}

/** Of panels whose density no rule asks for but that of the slip: EN 12369-1 has none below it. */
const leastDensity = 500;

function woodOf(
  sheet: Sheet,
  item: DowelTypeItem,
  fastener: Fastener,
  t: number,
  index: number,
  depth: number,
): Wood | undefined {
  const member = item.members[index];
  if (!member) return undefined;
  const path = `members[${index}]`;
  for (const field of ofPlate) {
    if (member[field] !== undefined) sheet.problem(`${path}.${field}`, onlyWith(says.steelPlates));
  }
  const found = materialOf(sheet, member, path);
  if (!found) return undefined;
  const inHoles = fastener.type === "bolt" || fastener.type === "dowel";
  if (inHoles && member.pre_drilled === false) sheet.unused(`${path}.pre_drilled`, says.boltsInHoles);
  if (inHoles && item.pre_drilled === false && index === 0) sheet.unused("pre_drilled", says.boltsInHoles);
  const drilled = inHoles || (member.pre_drilled ?? item.pre_drilled ?? false);
  const alpha = toGrain(member.alpha_deg ?? 0, 0);
  return { kind: "wood", index, item: member, ...found, t, depth, alpha, drilled, f_h: 0, k_90: undefined };
}

/** 8.3.1.1(6): wood beds stouter ones as it does bolts. */
const stoutestNail = 8;

type Bed = Pick<Wood, "material" | "rho_k" | "t" | "alpha" | "drilled">;

function embeddingOf(
  sheet: Sheet,
  { d_ef: d, asBolt }: Fastener,
  { material, rho_k, t, alpha, drilled }: Bed,
  path: string,
): Pick<Wood, "f_h" | "k_90"> {
  const beddedAsBolt = asBolt || d > stoutestNail;
  if (material === "plywood") {
    const f_h = beddedAsBolt
      ? sheet.step("f_h_k", embedding.boltedPlywood, d, rho_k)
      : sheet.step("f_h_k", embedding.nailedPlywood, rho_k, d);
    return { f_h, k_90: undefined };
  }
  if (material === "OSB" || material === "particleboard") {
    const f_h = beddedAsBolt
      ? sheet.step("f_h_k", embedding.boltedParticleboard, d, t)
      : sheet.step("f_h_k", embedding.nailedParticleboard, d, t);
    return { f_h, k_90: undefined };
  }
  if (material === "hardboard") {
    if (beddedAsBolt) sheet.problem(`${path}.panel`, says.boltsInHardboard);
    return { f_h: sheet.step("f_h_k", embedding.nailedHardboard, d, t), k_90: undefined };
  }
  if (!beddedAsBolt) {
    const f_h = drilled
      ? sheet.step("f_h_k", embedding.drilledWood, d, rho_k)
      : sheet.step("f_h_k", embedding.nailedWood, rho_k, d);
    return { f_h, k_90: undefined };
  }
  const f_h_0 = sheet.step("f_h_0_k", embedding.drilledWood, d, rho_k);
  const k_90 = sheet.step("k_90", k90Of(material), d);
  return { f_h: sheet.step("f_h_k", embedding.atAngle, f_h_0, k_90, alpha), k_90 };
}

function k90Of(material: TimberType) {
  if (material === "LVL") return embedding.k90LVL;
  return material === "solid-hardwood" ? embedding.k90Hardwood : embedding.k90Softwood;
}

/** How far the fastener reaches in each member: what its length leaves in the last one. */
function depthsOf(sheet: Sheet, item: DowelTypeItem, { type }: Fastener): number[] {
  const { members, length_mm, penetration_mm } = item;
  const depths = members.map(({ t_mm }) => t_mm);
  const [last] = members.slice(-1);
  if (type === "bolt" || type === "dowel" || last === undefined) {
    for (const field of ["length_mm", "penetration_mm"] as const) {
      if (item[field] !== undefined) sheet.unused(field, says.throughAll);
    }
    return depths;
  }
  const before = depths.slice(0, -1).reduce((sum, t) => sum + t, 0);
  if (length_mm === undefined && penetration_mm === undefined) {
    sheet.problem("length_mm", required(says.lengthOrPenetration));
    return depths;
  }
  if (last.plate) {
    sheet.problem(`members[${members.length - 1}]`, says.pointInPlate);
    return depths;
  }
  if (length_mm !== undefined && length_mm <= before) {
    sheet.problem("length_mm", says.tooShort({ length: length_mm, before }));
    return depths;
  }
  const left = length_mm === undefined ? undefined : length_mm - before;
  if (penetration_mm !== undefined && left !== undefined && penetration_mm > left) {
    sheet.problem("penetration_mm", atMost(left, penetration_mm, { unit: "mm", is: says.lengthLeaves }));
  }
  const driven = penetration_mm ?? left ?? last.t_mm;
  if (driven > last.t_mm * (1 + 1e-9)) sheet.warn(says.sticksOut({ out: decimals(driven - last.t_mm, 1) }));
  const reach = Math.min(driven, last.t_mm);
  depths[depths.length - 1] = reach;
  // 8.3.1.1(2): in two planes the head side counts with the lesser of its thickness and the penetration
  if (members.length === 3 && !members[0]?.plate) depths[0] = Math.min(depths[0] ?? reach, reach);
  return depths;
}

export const woods = (parts: readonly Part[]): Wood[] => parts.filter(isWood);
export const plates = (parts: readonly Part[]): Plate[] => parts.filter(isPlate);
export const timberParts = (parts: readonly Part[]): Wood[] => woods(parts).filter((part) => !isPanel(part));
