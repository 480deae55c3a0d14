import type { ByType, Ground, ImportanceClass, SpectrumType } from "../annexes/earthquake-types.ts";
import { listed, type Message, quantity } from "../basis/message.ts";
import { significant } from "../basis/numbers.ts";
import { atMost, onlyFor, required } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { short } from "./agreement.ts";
import { formula, g } from "./formula.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { StructureItem } from "./schema.ts";
import { longPeriods } from "./spectra.ts";

// 2.1, 3.1 and 3.2.1: ground acceleration, ground type and type of spectrum, as the annex has them.

export const referenceAcceleration = formula("3.2.1(2)", "agR * 9.81", (agR) => agR * 9.81);
export const groundAcceleration = formula("3.2.1(3)", "gamma_I * a_gR", (gamma_I, a_gR) => gamma_I * a_gR);
export const verticalAcceleration = formula("3.2.2.3(1)P, Table 3.4", "ratio * a_g", (ratio, a_g) => ratio * a_g);

export interface Hazard {
  readonly a_g: number;
  readonly ground: Ground;
  readonly type: SpectrumType;
  readonly long: { readonly T_E: number; readonly T_F: number } | undefined;
  /** 3.2.1(4); undefined where the annex has no such limits. */
  readonly low: boolean | undefined;
}

const ofStructure = [
  "T1",
  "C_t",
  "H_m",
  "shear_walls",
  "d_top_m",
  "W",
  "n_storeys",
  "storeys",
  "modes",
  "frames",
  "V_Rd",
  "system",
] as const;

/** Nothing of a structure is given: the spectra are asked for. */
export const isSpectrumAlone = (item: StructureItem): boolean =>
  item.analysis !== "modal" && ofStructure.every((field) => item[field] === undefined);

/** Above this no map has a value; a number without a unit is then one in m/s². */
const mostInG = 1.5;
/** Above this a slip in the unit is likelier than the value. */
const unlikelyInG = 1;
const unlikely = (agR: number): Message => says.accelerationUnlikely({ agR: short(agR) });

export function hazard(sheet: Sheet, item: StructureItem): Hazard | undefined {
  const before = sheet.problems.length;
  const mapped = isMapped(sheet, item);
  const a_gR = accelerationOf(sheet, item);
  const type = typeOf(sheet, item);
  const ground = mapped && !item.soil ? undefined : groundOf(sheet, item, type);
  if (item.importance_class === undefined && !isSpectrumAlone(item)) {
    sheet.problem("importance_class", required(input.importanceOfStructure));
  }
  if (a_gR === undefined || type === undefined || ground === undefined || sheet.problems.length > before)
    return undefined;

  // 1 to 4, which the schema has accepted
  const importance = (item.importance_class ?? 2) as ImportanceClass;
  const gamma = sheet.parameter("EN 1998-1", "gamma_I");
  const ofClass = (chosen: typeof gamma) => (typeof chosen === "number" ? chosen : chosen[importance]);
  if (typeof gamma === "number") rejectImportance(sheet, importance, gamma);
  sheet.request.compare("EN 1998-1", "gamma_I", ofClass(gamma), ofClass);
  const gamma_I = sheet.table(
    "gamma_I",
    ofClass(gamma),
    "EN 1998-1 4.2.5(5)P",
    says.importanceClass({ class: importance }),
  );
  if (item.importance_class === undefined) sheet.warn(says.classOfSpectrum({ gamma_I }));
  if (a_gR.inG === undefined) sheet.table("a_gR_m_s2", a_gR.value, "EN 1998-1 3.2.1(1)", a_gR.note);
  else sheet.put("a_gR_m_s2", referenceAcceleration, a_gR.inG);
  const a_g = sheet.put("a_g_m_s2", groundAcceleration, gamma_I, a_gR.value);
  writeGround(sheet, item, ground, type);
  const low = lowSeismicity(sheet, a_g, ground.S);
  const long = type === 1 && !item.soil ? longPeriods[item.ground_type ?? ""] : undefined;
  return { a_g, ground, type, long, low };
}

/** 4.2.5(5)P: class II has 1.0 by definition, and no class above it has less. */
function rejectImportance(sheet: Sheet, importance: ImportanceClass, gamma: number): void {
  if (importance === 1 || gamma >= 1) return;
  sheet.problem("importance_class", input.importanceFactor({ class: importance, gamma_I: gamma }));
}

/** True for an edition of the annex whose map of spectral accelerations takes the place of zones and tables. */
function isMapped(sheet: Sheet, item: StructureItem): boolean {
  const editions = sheet.parameter("EN 1998-1", "hazard_editions");
  if (!editions) {
    if (item.annex_edition !== undefined) sheet.problem("annex_edition", input.noEditions);
    return false;
  }
  const { zones, map } = editions;
  if (item.annex_edition === undefined) {
    sheet.assume(says.editionOfZones({ edition: String(zones) }));
    sayNewer(sheet, map);
    return false;
  }
  const year = Number(String(item.annex_edition).slice(0, 4));
  if (year === zones) {
    sayNewer(sheet, map);
    return false;
  }
  if (!(year >= map)) {
    const of = { zones: String(zones), map: String(map), given: String(item.annex_edition) };
    sheet.problem("annex_edition", input.edition(of));
    return false;
  }
  // the map of spectral accelerations is not part of this library: the site's values are entered
  const edition = String(item.annex_edition);
  if (item.zone !== undefined) sheet.problem("zone", input.noZonesInEdition({ edition }));
  if (!item.soil) sheet.problem("soil", input.soilOfEdition({ edition }));
  return true;
}

/** DIN EN 1998-1/NA:2021-07 and 2023-11: a map of spectral accelerations. */
const sayNewer = (sheet: Sheet, map: number): void => sheet.warn(says.newerEditions({ map: String(map) }));

interface Reference {
  readonly value: number;
  readonly inG?: number;
  readonly note?: Message;
}

function accelerationOf(sheet: Sheet, item: StructureItem): Reference | undefined {
  const own = ownAcceleration(sheet, item);
  if (item.agR === undefined && item.agR_unit !== undefined) sheet.unused("agR_unit", onlyFor("agR"));
  if (own && own.value > g) sheet.problem("agR", input.atMostOneG({ agR: significant(own.value / g, 3) }));
  if (item.zone === undefined) {
    if (item.agR === undefined) {
      const zoned = sheet.parameter("EN 1998-1", "zones") !== null;
      sheet.problem("agR", required(zoned ? input.accelerationOrZone : input.acceleration));
    }
    return own;
  }
  const zones = sheet.parameter("EN 1998-1", "zones");
  if (!zones) {
    sheet.problem("zone", input.noZones);
    return undefined;
  }
  const zone = zones[String(item.zone)];
  if (!zone) {
    sheet.problem("zone", input.oneOf({ known: listed("plain", Object.keys(zones)), given: String(item.zone) }));
    return undefined;
  }
  if (own && Math.abs(own.value - zone.a_gR) > 1e-3 * Math.max(zone.a_gR, 1e-3)) {
    const given = quantity(item.agR ?? 0, item.agR_unit === "m/s2" ? "m/s²" : "g");
    sheet.problem("agR", input.accelerationOfZone({ zone: String(item.zone), a_gR: zone.a_gR, given }));
  }
  if (zone.exempt?.classes.some((known) => known === item.importance_class))
    sheet.warn(says.ofAnnex({ text: { described: zone.exempt.why } }));
  return { value: zone.a_gR, note: says.zone({ zone: String(item.zone) }) };
}

function ownAcceleration(sheet: Sheet, { agR, agR_unit }: StructureItem): Reference | undefined {
  if (agR === undefined) return undefined;
  if (agR === 0) {
    sheet.problem("agR", input.noEarthquake);
    return undefined;
  }
  if (agR_unit === "m/s2") {
    if (agR > mostInG * g) {
      sheet.problem("agR", atMost(short(mostInG * g), agR, { unit: "m/s²", is: quantity(mostInG, "g") }));
      return undefined;
    }
    if (agR > unlikelyInG * g) sheet.warn(unlikely(agR / g));
    return { value: agR, note: says.asGiven };
  }
  if (agR_unit === undefined) {
    if (agR > mostInG) {
      sheet.problem("agR", input.inG({ most: mostInG, given: agR }));
      return undefined;
    }
    sheet.assume(says.accelerationInG);
  } else if (agR > mostInG) {
    sheet.problem("agR", atMost(mostInG, agR, { unit: "g" }));
    return undefined;
  }
  if (agR > unlikelyInG) sheet.warn(unlikely(agR));
  return { value: agR * g, inG: agR };
}

/** Which of the annex's tables applies: by its zones, by the request, or the only one. */
function typeOf(sheet: Sheet, item: StructureItem): SpectrumType | undefined {
  const given = item.spectrum_type as 1 | 2 | undefined; // the schema knows no other
  if (sheet.parameter("EN 1998-1", "spectra").only) {
    if (given !== undefined) sheet.assume(says.oneTypeOnly);
    return "only";
  }
  const zones = item.zone === undefined ? null : sheet.parameter("EN 1998-1", "zones");
  const zone = zones?.[String(item.zone)];
  if (zones && !zone) return undefined; // accelerationOf has said so
  if (zone?.spectrum !== undefined) {
    if (given !== undefined && given !== zone.spectrum) {
      const of = { zone: String(item.zone), type: zone.spectrum, given };
      sheet.problem("spectrum_type", input.spectrumOfZone(of));
    }
    return zone.spectrum;
  }
  if (given !== undefined) return given;
  if (item.soil) {
    sheet.assume(says.verticalOfType1);
    return 1;
  }
  if (isSpectrumAlone(item)) {
    sheet.warn(says.typeOfSpectrum);
    return 1;
  }
  sheet.problem("spectrum_type", required(input.type1or2));
  return undefined;
}

function groundOf(sheet: Sheet, item: StructureItem, type: SpectrumType | undefined): Ground | undefined {
  if (item.soil) {
    const { T_B, T_C, T_D } = item.soil;
    if (T_B > T_C) sheet.problem("soil.T_B", atMost(T_C, T_B, { is: "T_C" }));
    if (T_C > T_D) sheet.problem("soil.T_C", atMost(T_D, T_C, { is: "T_D" }));
    if (item.ground_type !== undefined) sheet.unused("ground_type", input.soilGivesSpectrum);
    return item.soil;
  }
  const spectra = sheet.parameter("EN 1998-1", "spectra");
  // the types have the same kinds of ground, so a missing type hides no other problem
  const table = type === undefined ? (spectra[1] ?? spectra.only) : spectra[type];
  const kinds = Object.keys(table ?? {});
  if (item.ground_type === undefined) {
    sheet.problem("ground_type", required(input.groundOrSoil({ known: listed("plain", kinds) })));
    return undefined;
  }
  if (item.ground_type === "S1" || item.ground_type === "S2") {
    sheet.problem("ground_type", input.specialStudy({ ground: item.ground_type }));
    return undefined;
  }
  const ground = table && Object.hasOwn(table, item.ground_type) ? table[item.ground_type] : undefined;
  if (!ground) {
    const given = JSON.stringify(item.ground_type);
    sheet.problem("ground_type", input.oneOf({ known: listed("plain", kinds), given }));
  } else if (ground.doubt !== undefined) sheet.warn(says.doubtfulGround({ text: { described: ground.doubt } }));
  return ground;
}

function writeGround(sheet: Sheet, item: StructureItem, ground: Ground, type: SpectrumType): void {
  if (item.soil) {
    sheet.given("S", ground.S);
    sheet.given("T_B_s", ground.T_B);
    sheet.given("T_C_s", ground.T_C);
    sheet.given("T_D_s", ground.T_D);
    return;
  }
  const clause = `EN 1998-1 3.2.2.2(2)P${type === "only" ? "" : `, Table 3.${type + 1}`}`;
  const of = item.ground_type ?? "";
  const note = type === "only" ? says.ground({ ground: of }) : says.groundOfType({ ground: of, type });
  sheet.table("S", ground.S, clause, note);
  sheet.table("T_B_s", ground.T_B, clause, note);
  sheet.table("T_C_s", ground.T_C, clause, note);
  sheet.table("T_D_s", ground.T_D, clause, note);
}

/** 3.2.1(4) and (5)P, where the annex has these limits. */
function lowSeismicity(sheet: Sheet, a_g: number, S: number): boolean | undefined {
  const limits = sheet.parameter("EN 1998-1", "seismicity");
  if (!limits) return undefined;
  const within = ({ a_g: own, a_g_S }: { a_g: number; a_g_S: number }) =>
    a_g <= own * g * (1 + 1e-9) || a_g * S <= a_g_S * g * (1 + 1e-9);
  if (within(limits.veryLow)) sheet.warn(says.veryLowSeismicity);
  else if (within(limits.low)) sheet.assume(says.lowSeismicity);
  return within(limits.low);
}

/** a_vg and the corners of the vertical spectrum. */
export function verticalHazard(sheet: Sheet, { a_g, type }: Hazard): number {
  const ratios = sheet.parameter("EN 1998-1", "a_vg_over_a_g");
  // every annex has a ratio for each of its spectra
  const ofType = (chosen: typeof ratios) => (typeof chosen === "number" ? chosen : (chosen[type] as number));
  const ratio = ofType(ratios);
  sheet.request.compare("EN 1998-1", "a_vg_over_a_g", ratio, ofType);
  return sheet.put("a_vg_m_s2", verticalAcceleration, ratio, a_g);
}

export const verticalPeriods = (sheet: Sheet, type: SpectrumType) => {
  const periods = sheet.parameter("EN 1998-1", "vertical_periods");
  return of(periods, type);
};

const of = <T>(table: ByType<T>, type: SpectrumType): T => {
  const found = table[type];
  if (found === undefined) throw new Error(`the annex has no vertical spectrum of type ${type}`);
  return found;
};
