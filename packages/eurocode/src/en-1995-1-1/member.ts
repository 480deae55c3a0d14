import type { LoadDuration } from "../annexes/timber-types.ts";
import { givesAny } from "../basis/given.ts";
import { listed } from "../basis/message.ts";
import { significant } from "../basis/numbers.ts";
import { suggestions } from "../basis/problem.ts";
import { atLeast, atMost } from "../basis/refusals.ts";
import { Sheet } from "../engine/sheet.ts";
import {
  isCrossLaminated,
  type Timber as TimberClass,
  type TimberType,
  timber as timberOf,
  timbers,
} from "../materials/timber.ts";
import type { Member, Timber } from "./model.ts";
import { typeNames } from "./names.ts";
import { rejectImpossible } from "./refuse.ts";
import { says } from "./says.ts";
import { actionFields, type MemberItem } from "./schema.ts";
import { rectangle } from "./section.ts";
import { normal } from "./situation.ts";
import * as strength from "./strength.ts";

const required = [
  "f_m_k_MPa",
  "f_t_0_k_MPa",
  "f_t_90_k_MPa",
  "f_c_0_k_MPa",
  "f_c_90_k_MPa",
  "f_v_k_MPa",
  "E_0_mean_MPa",
  "E_0_05_MPa",
  "G_mean_MPa",
  "G_0_05_MPa",
  "rho_k_kg_m3",
] as const;

const timberClassNames = [...timbers.keys()];

const factorNames = ["k_h_y", "k_h_z", "k_h_t", "k_mod", "k_sys", "k_m", "beta_c", "k_def"] as const;
type FactorName = (typeof factorNames)[number];
const factors: ReadonlySet<string> = new Set(factorNames);

/** A factor of the member, or of all members of the request. */
export function givenFactor(sheet: Sheet, item: MemberItem, name: FactorName): number | undefined {
  if (item[name] !== undefined) return item[name];
  const value = sheet.request.ofAll(name) as number | undefined; // as the schema of the check has accepted it
  if (value !== undefined) sheet.assume(says.forAllMembers({ name, value }));
  return value;
}

export function resolveMember(sheet: Sheet, item: MemberItem): Member | undefined {
  const found = findTimber(sheet, item);
  rejectImpossible(sheet, item, found?.type);
  if (!found || sheet.problems.length > 0) return undefined;
  const { type, timber, name } = found;
  sheet.given("species", name);
  sheet.given("b_mm", item.b);
  sheet.given("h_mm", item.h);
  sheet.given("length_mm", item.length_mm);
  sheet.given("timber_type", type);
  const service_class = item.service_class ?? 1;
  if (item.service_class === undefined) sheet.assume(says.serviceClass1, { weighty: true });
  sheet.given("service_class", service_class);
  if (type === "LVL" && item.orientation === undefined && item.b > item.h)
    sheet.assume(says.edgewise, { weighty: true });
  writeTimber(sheet, timber);
  const size: strength.SizeInput = {
    type,
    rho_k: timber.rho_k,
    s: timber.s,
    edgewise: item.orientation !== "flatwise",
  };
  const { b, h, length_mm } = item;
  const givesFactors = sheet.request.givesFactors || givesAny(item, factors);
  const given = (name: FactorName) => {
    const value = givesFactors ? givenFactor(sheet, item, name) : undefined;
    return value === undefined ? undefined : sheet.given(name, value);
  };
  if (givesFactors) rejectFactors(sheet, item, type, size, service_class);
  if (timber.E_0_05 > timber.E_0_mean || timber.G_0_05 > timber.G_mean) {
    const name = timber.E_0_05 > timber.E_0_mean ? "E_0_05_MPa" : "G_0_05_MPa";
    sheet.problem(`properties.${name}`, says.aboveMean);
  }
  const section = rectangle(sheet, normal, b, h);
  const k_sys = given("k_sys") ?? sheet.table("k_sys", 1, "EN 1995-1-1 6.6", says.systemStrength);
  if (k_sys > mostOfSystem) sheet.assume(says.greatSystemFactor);
  return {
    item,
    type,
    timber,
    section,
    service_class,
    gamma_M: materialFactor(sheet, item, type),
    k_h_y: given("k_h_y") ?? strength.bendingSizeY(sheet, size, h),
    k_h_z: given("k_h_z") ?? strength.bendingSizeZ(sheet, size, b),
    k_h_t: given("k_h_t") ?? strength.tensionSize(sheet, size, Math.max(b, h), length_mm),
    k_sys,
    k_cr: crackFactor(sheet, item, type, timber.f_v_k, service_class),
    k_m: given("k_m") ?? sheet.table("k_m", 0.7, "EN 1995-1-1 6.1.6(2)", says.rectangular),
    beta_c:
      given("beta_c") ??
      sheet.table(
        "beta_c",
        type === "glulam" || type === "LVL" ? 0.1 : 0.2,
        "EN 1995-1-1 6.3.2(3) (6.29)",
        type === "glulam" || type === "LVL" ? says.glulamAndLVL : says.solidTimber,
      ),
    k_mod: givesFactors ? givenFactor(sheet, item, "k_mod") : undefined,
  };
}

/** 6.6(2): of members side by side that share their loads. */
const mostOfSystem = 1.1;

const boundedFactors = ["k_h_y", "k_h_z", "k_h_t", "beta_c", "k_def"] as const;

/** What the clauses give at most, or at least: none of these factors is a nation's to choose. */
function rejectFactors(
  sheet: Sheet,
  item: MemberItem,
  type: TimberType,
  size: strength.SizeInput,
  service_class: strength.ServiceClass,
) {
  if (boundedFactors.every((name) => givenFactor(sheet, item, name) === undefined)) return;
  const quiet = new Sheet(sheet.request, sheet.path, false);
  const { b, h, length_mm } = item;
  const most = {
    k_h_y: Math.max(1, strength.mostSize(size, h)),
    k_h_z: Math.max(1, strength.mostSize(size, b)),
    k_h_t: Math.max(1, strength.tensionSize(quiet, size, Math.max(b, h), length_mm)),
  } as const;
  for (const name of ["k_h_y", "k_h_z", "k_h_t"] as const) {
    const given = givenFactor(quiet, item, name);
    if (given === undefined || given <= most[name] * 1.001) continue;
    sheet.problem(name, atMost(significant(most[name], 4), given, { is: says.sizeFactor }));
  }
  const least = {
    beta_c: type === "glulam" || type === "LVL" ? 0.1 : 0.2,
    k_def: strength.deformationFactors[service_class],
  } as const;
  for (const name of ["beta_c", "k_def"] as const) {
    const given = givenFactor(quiet, item, name);
    if (given === undefined || given >= least[name] * 0.999) continue;
    const is =
      name === "beta_c"
        ? says.imperfectionFactor({ type: typeNames[type] })
        : says.deformationFactor({ type: typeNames[type], service_class });
    sheet.problem(name, atLeast(least[name], given, { is }));
  }
}

interface Found {
  readonly type: TimberType;
  readonly timber: Timber;
  readonly name: string;
}

function findTimber(sheet: Sheet, item: MemberItem): Found | undefined {
  const known = timberOf(item.species);
  if (known) {
    if (item.timber_type !== undefined && item.timber_type !== known.type) {
      const { type, strengthClass: species } = known;
      sheet.problem("timber_type", says.typeOfClass({ type, species, given: item.timber_type }));
    }
    nameClass(sheet, item.species, known);
    rejectProperties(sheet, item, known);
    return { type: known.type, timber: oriented(sheet, known, item), name: known.strengthClass };
  }
  return declaredTimber(sheet, item);
}

/** Says so where the class stands behind a species with its grade, and where its values are not certain. */
function nameClass(sheet: Sheet, species: string, { strengthClass, standard, confidence }: TimberClass): void {
  const plain = (text: string) => text.toLowerCase().replace(/[\s_,.-]/g, "");
  const [written, name] = [plain(species), plain(strengthClass)];
  if (!written.startsWith(name) && !written.endsWith(name)) {
    sheet.assume(says.isClass({ species, name: strengthClass }));
    sheet.warn(says.classNotCompared({ species, name: strengthClass }));
  }
  if (confidence === "unconfirmed") sheet.warn(says.notConfirmed({ name: strengthClass, standard }));
}

/** Rounding. */
const above = 1.001;

/** The strengths across the face of LVL, which other timber does not have. */
function rejectAcross(
  sheet: Sheet,
  properties: NonNullable<MemberItem["properties"]>,
  flatwise: boolean,
  known: TimberClass,
): void {
  const turned = flatwise ? known : known.flatwise;
  for (const [name, of] of [
    ["f_m_z_k_MPa", turned?.f_m_k_MPa],
    ["f_v_y_k_MPa", turned?.f_v_k_MPa],
  ] as const) {
    const given = properties[name];
    if (given === undefined) continue;
    if (!known.flatwise) sheet.problem(`properties.${name}`, says.onlyLVL({ type: typeNames[known.type] }));
    else if (of !== undefined && given > 3 * of) {
      sheet.problem(`properties.${name}`, says.notOfClass({ species: known.strengthClass, of, given }));
    } else if (of !== undefined && given > above * of) {
      sheet.warn(says.farAboveClass({ name, given, of, species: known.strengthClass }));
    }
  }
}

/** A declaration or another edition of the class differs from it; three times as strong it is another class. */
function rejectProperties(sheet: Sheet, { properties, orientation }: MemberItem, known: TimberClass): void {
  if (properties === undefined) return;
  rejectAcross(sheet, properties, orientation === "flatwise", known);
  for (const name of required) {
    const given = properties[name];
    const flat = known.flatwise as Partial<Record<string, number>> | undefined; // some of the same names
    const of = Math.max(known[name], orientation === undefined ? 0 : (flat?.[name] ?? 0));
    if (given === undefined || given <= above * of) continue;
    if (given > 3 * of || (given > 1.5 * of && (name.startsWith("E_") || name === "rho_k_kg_m3"))) {
      sheet.problem(`properties.${name}`, says.notOfClass({ species: known.strengthClass, of, given }));
    } else sheet.warn(says.farAboveClass({ name, given, of, species: known.strengthClass }));
  }
}

/** LVL is another material across its face: what acts that way needs its own strength. */
function missingAcross(item: MemberItem): string[] {
  const given = item.properties ?? {};
  const acts = (name: "M_z_Ed" | "V_y_Ed" | "T_Ed") => casesOf(item).some((one) => (one[name] ?? 0) !== 0);
  const missing: string[] = [];
  if (given.f_m_z_k_MPa === undefined && acts("M_z_Ed")) missing.push("f_m_z_k_MPa");
  if (given.f_v_y_k_MPa === undefined && (acts("V_y_Ed") || acts("T_Ed"))) missing.push("f_v_y_k_MPa");
  return missing;
}

type Actions = Partial<Record<(typeof actionFields)[number], number | undefined>>;

/** The schema of load_cases is made from the action fields. */
const casesOf = (item: MemberItem): readonly Actions[] =>
  (item as MemberItem & { load_cases?: readonly Actions[] }).load_cases ?? [item];

const signs = (text: string): string => [...text.toUpperCase().replace(/[^A-Z\d]/g, "")].sort().join("");

/** The same letters and figures in another order: with others it is another class, which nobody meant. */
const isSameClass = (name: string, given: string): boolean => signs(name) === signs(given);

/** A species that is no class: everything from `properties`. */
function declaredTimber(sheet: Sheet, item: MemberItem): Found | undefined {
  const given = item.properties ?? {};
  const near = suggestions(item.species, timberClassNames, 5).find((name) => isSameClass(name, item.species));
  const missing: string[] = required.filter((name) => given[name] === undefined);
  if (item.timber_type === "LVL" && given.s === undefined) missing.push("s");
  if (item.timber_type === "LVL") missing.push(...missingAcross(item));
  if (item.properties === undefined || item.timber_type === undefined || missing.length > 0) {
    const values = { names: listed("plain", timberClassNames), given: JSON.stringify(item.species) };
    const not = near === undefined ? says.notAClass(values) : says.notAClassButNear({ ...values, near });
    sheet.problem("species", isCrossLaminated(item.species) ? says.crossLaminated : not);
    if (item.timber_type === undefined && item.properties !== undefined) {
      sheet.problem("timber_type", says.withOwnSpecies);
    }
    if (item.properties !== undefined) {
      for (const name of missing) sheet.problem(`properties.${name}`, says.withOwnSpecies);
    }
    return undefined;
  }
  // nothing is missing: every value is a number
  const value = (name: (typeof required)[number]) => given[name] ?? 0;
  const f_m = value("f_m_k_MPa");
  return {
    type: item.timber_type,
    name: item.species,
    timber: {
      f_m_y_k: f_m,
      f_m_z_k: given.f_m_z_k_MPa ?? f_m,
      f_t_0_k: value("f_t_0_k_MPa"),
      f_t_90_k: value("f_t_90_k_MPa"),
      f_c_0_k: value("f_c_0_k_MPa"),
      f_c_90_k: value("f_c_90_k_MPa"),
      f_v_k: value("f_v_k_MPa"),
      f_v_y_k: given.f_v_y_k_MPa ?? value("f_v_k_MPa"),
      E_0_mean: value("E_0_mean_MPa"),
      E_0_05: value("E_0_05_MPa"),
      G_mean: value("G_mean_MPa"),
      G_0_05: value("G_0_05_MPa"),
      G_0_05_z: value("G_0_05_MPa"),
      rho_k: value("rho_k_kg_m3"),
      s: given.s ?? 0,
      crossBonded: item.timber_type === "LVL",
      declared: true,
    },
  };
}

/** The values of a class as the member lies, with those the request replaces. */
function oriented(sheet: Sheet, known: TimberClass, item: MemberItem): Timber {
  const { properties } = item;
  // the makers' f_c,0,k of LVL is that of service class 1; 1.2 in the LVL Handbook (unconfirmed)
  const moist = known.type === "LVL" && (item.service_class ?? 1) > 1;
  if (moist && properties?.f_c_0_k_MPa === undefined) {
    sheet.assume(says.moistLVL);
  }
  const flatwise = item.orientation === "flatwise";
  if (known.flatwise && properties && ownAlong.some((name) => properties[name] !== undefined)) {
    sheet.assume(says.propertiesAsItLies);
  }
  return properties ? valuesOf(known, flatwise, moist, properties) : valuesOfClass(known, flatwise, moist);
}

const ownAlong = ["f_m_k_MPa", "f_v_k_MPa", "G_0_05_MPa"] as const;

const classValues = new WeakMap<TimberClass, Map<string, Timber>>();

/** Worked out once for each class. */
function valuesOfClass(known: TimberClass, flatwise: boolean, moist: boolean): Timber {
  let ofClass = classValues.get(known);
  if (!ofClass) {
    ofClass = new Map();
    classValues.set(known, ofClass);
  }
  const way = moist ? (flatwise ? "flatwise, moist" : "moist") : flatwise ? "flatwise" : "";
  let values = ofClass.get(way);
  if (!values) {
    values = valuesOf(known, flatwise, moist, {});
    ofClass.set(way, values);
  }
  return values;
}

function valuesOf(
  known: TimberClass,
  flatwise: boolean,
  moist: boolean,
  given: NonNullable<MemberItem["properties"]>,
): Timber {
  const lying = known.flatwise ? { ...known, ...known.flatwise } : known;
  const lies = flatwise ? lying : known;
  const turned = flatwise ? known : lying;
  // LVL: a value given is that of the direction in which it lies; across it the class has its own, lowered alike
  const across = (own: number | undefined, along: number, other: number) =>
    own === undefined ? other : known.flatwise ? other * Math.min(1, own / along) : own;
  return {
    f_m_y_k: given.f_m_k_MPa ?? lies.f_m_k_MPa,
    f_m_z_k: given.f_m_z_k_MPa ?? across(given.f_m_k_MPa, lies.f_m_k_MPa, turned.f_m_k_MPa),
    f_t_0_k: given.f_t_0_k_MPa ?? lies.f_t_0_k_MPa,
    f_t_90_k: given.f_t_90_k_MPa ?? lies.f_t_90_k_MPa,
    f_c_0_k: given.f_c_0_k_MPa ?? lies.f_c_0_k_MPa / (moist ? 1.2 : 1),
    f_c_90_k: given.f_c_90_k_MPa ?? lies.f_c_90_k_MPa,
    f_v_k: given.f_v_k_MPa ?? lies.f_v_k_MPa,
    f_v_y_k: given.f_v_y_k_MPa ?? across(given.f_v_k_MPa, lies.f_v_k_MPa, turned.f_v_k_MPa),
    E_0_mean: given.E_0_mean_MPa ?? lies.E_0_mean_MPa,
    E_0_05: given.E_0_05_MPa ?? lies.E_0_05_MPa,
    G_mean: given.G_mean_MPa ?? lies.G_mean_MPa,
    G_0_05: given.G_0_05_MPa ?? lies.G_0_05_MPa,
    G_0_05_z: across(given.G_0_05_MPa, lies.G_0_05_MPa, turned.G_0_05_MPa),
    rho_k: given.rho_k_kg_m3 ?? lies.rho_k_kg_m3,
    s: given.s ?? known.s ?? 0,
    crossBonded: known.type === "LVL" && known.strengthClass.endsWith("C"),
    declared: false,
  };
}

function writeTimber(sheet: Sheet, timber: Timber): void {
  sheet.given("f_m_k_MPa", timber.f_m_y_k);
  if (timber.f_m_z_k !== timber.f_m_y_k) sheet.given("f_m_z_k_MPa", timber.f_m_z_k);
  sheet.given("f_t_0_k_MPa", timber.f_t_0_k);
  sheet.given("f_t_90_k_MPa", timber.f_t_90_k);
  sheet.given("f_c_0_k_MPa", timber.f_c_0_k);
  sheet.given("f_c_90_k_MPa", timber.f_c_90_k);
  sheet.given("f_v_k_MPa", timber.f_v_k);
  if (timber.f_v_y_k !== timber.f_v_k) sheet.given("f_v_y_k_MPa", timber.f_v_y_k);
  sheet.given("E_0_mean_MPa", timber.E_0_mean);
  sheet.given("E_0_05_MPa", timber.E_0_05);
  sheet.given("G_mean_MPa", timber.G_mean);
  sheet.given("G_0_05_MPa", timber.G_0_05);
  sheet.given("rho_k_kg_m3", timber.rho_k);
}

function materialFactor(sheet: Sheet, item: MemberItem, type: TimberType): number {
  if (item.design_situation === "accidental") {
    const own = item.gamma_M ?? sheet.parameter("EN 1995-1-1", "gamma_M_accidental");
    if (item.gamma_M !== undefined)
      sheet.request.compare("EN 1995-1-1", "gamma_M_accidental", own, (value) => Number(value));
    return sheet.given("gamma_M", own);
  }
  const rule = item.gamma_M ?? sheet.parameter("EN 1995-1-1", "gamma_M");
  if (typeof rule !== "number") return sheet.given("gamma_M", rule(type));
  sheet.request.compare("EN 1995-1-1", "gamma_M", rule, (value) => (typeof value === "number" ? value : value(type)));
  return sheet.given("gamma_M", rule);
}

/** 6.1.7(2); LVL never cracks that way, whatever the annex says of timber. */
function crackFactor(
  sheet: Sheet,
  item: MemberItem,
  type: TimberType,
  f_v_k: number,
  service_class: strength.ServiceClass,
): number {
  if (type === "LVL" && item.k_cr === undefined) return sheet.table("k_cr", 1, "EN 1995-1-1 6.1.7(2)", says.LVL);
  const rule = item.k_cr ?? sheet.parameter("EN 1995-1-1", "k_cr");
  if (typeof rule !== "number") return sheet.given("k_cr", rule(type, f_v_k, service_class));
  if (type !== "LVL")
    sheet.request.compare("EN 1995-1-1", "k_cr", rule, (value) =>
      typeof value === "number" ? value : value(type, f_v_k, service_class),
    );
  return sheet.given("k_cr", rule);
}

/** Whether any strength is used, so that the duration matters. */
const hasActions = (item: MemberItem) =>
  "load_cases" in item ||
  item.bearing !== undefined ||
  item.apex !== undefined ||
  actionFields.some((name) => item[name] !== undefined);

export const byDuration: readonly LoadDuration[] = [
  "permanent",
  "long-term",
  "medium-term",
  "short-term",
  "short/instantaneous",
  "instantaneous",
];

/** The duration that decides: that of the shortest action of the combination, 3.1.3(2). */
export function decidingDuration(sheet: Sheet, item: MemberItem): LoadDuration {
  if (item.load_duration !== undefined) return item.load_duration;
  if (item.acting !== undefined) {
    const durations = sheet.parameter("EN 1995-1-1", "load_duration");
    const shortest = Math.max(...item.acting.map((action) => byDuration.indexOf(durations[action])));
    return byDuration[shortest] ?? "medium-term"; // acting has at least one entry
  }
  if (hasActions(item)) {
    const given = givenFactor(sheet, item, "k_mod") !== undefined;
    if (given) sheet.assume(says.givenModification);
    else sheet.assume(says.mediumTermAssumed, { weighty: true });
  }
  return "medium-term";
}
