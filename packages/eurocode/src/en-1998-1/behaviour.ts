import type { Formula } from "../basis/formula.ts";
import { type Inserted, listed, type Message } from "../basis/message.ts";
import { notWith, required } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { formula } from "./formula.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { SystemItem } from "./schema.ts";
import {
  composite,
  concrete,
  type DuctilityClass,
  masonry,
  type Row,
  steel,
  timber,
  timberReduced,
  typesOf,
  withWalls,
} from "./systems.ts";

// Behaviour factors: 5.2.2.2 concrete, 6.3.2 steel, 7.3.2 composite, 8.3 timber, 9.3 masonry.

/** 5.2.2.2(6), 6.3.2(4), 7.3.2(4): a default of alpha_u/alpha_1 where the plan is not regular. */
export const meanWithOne = formula("5.2.2.2(6)", "(1 + alpha_default) / 2", (alpha_default) => (1 + alpha_default) / 2);

/** Table 5.1; 5.2.2.2(3) */
export const basicValue = formula("5.2.2.2(2), Table 5.1", "q_tab * alpha", (q_tab, alpha) => q_tab * alpha);
export const irregularBasicValue = formula("5.2.2.2(3)", "0.8 * q_tab * alpha", (q_tab, alpha) => 0.8 * q_tab * alpha);
/** 5.2.2.2(12) */
export const aspectRatio = formula("5.2.2.2(12)", "sum_h / sum_l", (sum_h, sum_l) => sum_h / sum_l);
/** 5.2.2.2(11)P */
export const wallFactor = formula("5.2.2.2(11)P", "min(1, max(0.5, (1 + alpha_0) / 3))", (alpha_0) =>
  Math.min(1, Math.max(0.5, (1 + alpha_0) / 3)),
);
/** (5.1) */
export const concreteFactor = formula("5.2.2.2(1)P", "max(1.5, q_0 * k_w)", (q_0, k_w) => Math.max(1.5, q_0 * k_w));

export const steelFactor = formula("6.3.2(1)P, Table 6.2", "q_tab * alpha", (q_tab, alpha) => q_tab * alpha);
export const irregularSteelFactor = formula("6.3.2(2)", "0.8 * q_tab * alpha", (q_tab, alpha) => 0.8 * q_tab * alpha);
export const compositeFactor = formula("7.3.2(1)P, Table 7.2", "q_tab * alpha", (q_tab, alpha) => q_tab * alpha);
export const irregularCompositeFactor = formula(
  "7.3.2(3)",
  "0.8 * q_tab * alpha",
  (q_tab, alpha) => 0.8 * q_tab * alpha,
);
/** Steel and composite structures of class DCL, where a country lets q be above 1.5. */
export const irregularLowDissipativeFactor = formula("6.1.2(2)", "max(1.5, 0.8 * q_DCL)", (q_DCL) =>
  Math.max(1.5, 0.8 * q_DCL),
);
/** 20 % less, but never below 1.5. */
export const irregularTimberFactor = formula("8.3(2)", "max(1.5, 0.8 * q_tab)", (q_tab) => Math.max(1.5, 0.8 * q_tab));
export const irregularMasonryFactor = formula("9.3(5)", "max(1.5, 0.8 * q_tab)", (q_tab) => Math.max(1.5, 0.8 * q_tab));

interface Regularity {
  readonly inPlan: boolean;
  readonly inElevation: boolean;
}

/** The behaviour factor of a structural system under the name `name`; undefined with problems written on the sheet. */
export function systemFactor(
  sheet: Sheet,
  system: SystemItem,
  name: "q" | "q_system",
  storeys?: number,
): number | undefined {
  const types = typesOf[system.material];
  if (!types.includes(system.type)) {
    const of = { types: listed("plain", types), material: input[system.material], given: system.type };
    sheet.problem("system.type", input.typeOfMaterial(of));
    return undefined;
  }
  if (system.ductility_class === undefined && system.material !== "masonry") {
    sheet.problem("system.ductility_class", required(input.ductilityClass));
    return undefined;
  }
  const before = sheet.problems.length;
  rejectForeignOptions(sheet, system);
  if (sheet.problems.length > before) return undefined;
  const regular = regularity(sheet, system);
  if (system.ductility_class === "DCL") {
    const idle = ofDuctility.filter((field) => system[field] !== undefined);
    if (idle.length > 0) sheet.assume(says.idleInDCL({ fields: listed("plain", idle) }));
    return lowDissipativeFactor(sheet, system.material, regular, name);
  }
  switch (system.material) {
    case "concrete":
      return concreteSystem(sheet, system, regular, name, storeys);
    case "steel":
      return tabulated(sheet, system, regular, name, steel, steelFactor, irregularSteelFactor, storeys);
    case "composite":
      return tabulated(sheet, system, regular, name, composite, compositeFactor, irregularCompositeFactor, storeys);
    case "timber":
      return timberSystem(sheet, system, regular, name);
    case "masonry":
      return masonrySystem(sheet, system, regular, name);
  }
}

/** What a low-dissipative system may be described with all the same: its q is the least of all. */
const ofDuctility = ["alpha_u_alpha_1", "layout", "k_w", "walls", "joints"] as const;

function lowDissipativeFactor(
  sheet: Sheet,
  material: SystemItem["material"],
  regular: Regularity,
  name: "q" | "q_system",
) {
  const q = sheet.parameter("EN 1998-1", "q_DCL");
  // Tables 6.1 and 7.1 let a country choose up to 2; the others are 1.5
  const most = material === "steel" || material === "composite" ? 2 : 1.5;
  if (q > most) {
    sheet.problem("system.ductility_class", input.factorOfDCL({ most, material: input[material], q }));
    return undefined;
  }
  if (!regular.inElevation && q > 1.5) return sheet.put(name, irregularLowDissipativeFactor, q);
  return sheet.table(name, q, lowDissipative[material], says.classDCL);
}

const lowDissipative: Readonly<Record<SystemItem["material"], string>> = {
  concrete: "EN 1998-1 5.3.3(1)",
  steel: "EN 1998-1 6.1.2(1)",
  composite: "EN 1998-1 7.1.2(1)",
  timber: "EN 1998-1 8.1.3(1)",
  masonry: "EN 1998-1 9.3(2)",
};

function regularity(sheet: Sheet, system: SystemItem): Regularity {
  if (system.regular_in_plan === undefined) sheet.assume(says.regularInPlan);
  if (system.regular_in_elevation === undefined) sheet.assume(says.regularInElevation);
  return { inPlan: system.regular_in_plan ?? true, inElevation: system.regular_in_elevation ?? true };
}

/** Options that have no meaning for the system are refused: their giver expects something of them. */
function rejectForeignOptions(sheet: Sheet, { material, type, alpha_u_alpha_1, ...system }: SystemItem): void {
  const of = input[material];
  const refuse = (field: string, system: Inserted = of) =>
    sheet.unused(`system.${field}`, input.meaninglessFor({ system }));
  if (material === "concrete" && alpha_u_alpha_1 !== undefined && alpha_u_alpha_1 > 1.5) {
    sheet.problem("system.alpha_u_alpha_1", input.ratioOfConcrete({ given: alpha_u_alpha_1 }));
  }
  if (material === "timber" || material === "masonry") {
    if (alpha_u_alpha_1 !== undefined) refuse("alpha_u_alpha_1");
    if (system.layout !== undefined) refuse("layout");
  }
  if (alpha_u_alpha_1 !== undefined && system.layout !== undefined) {
    sheet.problem("system.layout", notWith("alpha_u_alpha_1"));
  }
  if (material !== "concrete") {
    if (system.k_w !== undefined) refuse("k_w");
    if (system.walls !== undefined) refuse("walls");
  } else if (!withWalls.has(type)) {
    const why = input.wallFactorIsOne({ type });
    if (system.k_w !== undefined && system.k_w !== 1) sheet.unused("system.k_w", why);
    if (system.walls !== undefined) sheet.unused("system.walls", why);
  }
  if (system.joints !== undefined && !(material === "timber" && type in timberReduced)) {
    refuse("joints", listed("plain", [of, type]));
  }
}

function sayWithoutRatio(sheet: Sheet, system: SystemItem): void {
  sheet.explain(says.noRatioInTable);
  if ((system.alpha_u_alpha_1 ?? 1) !== 1) sheet.assume(says.ratioWithoutEffect);
}

/** The row's value for the class, or a problem that names the classes the row has. */
function cellOf(sheet: Sheet, system: SystemItem, rows: Readonly<Record<string, Row>>) {
  const row = rows[system.type];
  const wanted = system.ductility_class === "DCH" ? "DCH" : "DCM";
  const cell = row?.[wanted];
  if (!cell) {
    const known: DuctilityClass[] = ["DCL", ...(["DCM", "DCH"] as const).filter((c) => row?.[c])];
    const of = { classes: listed("or", known), type: system.type, wanted };
    sheet.problem("system.ductility_class", input.noValueForClass(of));
  }
  return cell;
}

function concreteSystem(
  sheet: Sheet,
  system: SystemItem,
  regular: Regularity,
  name: "q" | "q_system",
  storeys: number | undefined,
) {
  const cell = cellOf(sheet, system, concrete);
  const alpha = overstrength(sheet, system, regular, storeys);
  const k_w = wallFactorOf(sheet, system);
  if (!cell || alpha === undefined || k_w === undefined) return undefined;
  const f = regular.inElevation ? basicValue : irregularBasicValue;
  const q_0 = sheet.put("q_0", f, cell.value, cell.times ? alpha : 1);
  if (!cell.times) sayWithoutRatio(sheet, system);
  return sheet.put(name, concreteFactor, q_0, k_w);
}

function tabulated(
  sheet: Sheet,
  system: SystemItem,
  regular: Regularity,
  name: "q" | "q_system",
  rows: Readonly<Record<string, Row>>,
  factor: Formula<[number, number]>,
  irregular: Formula<[number, number]>,
  storeys: number | undefined,
) {
  const cell = cellOf(sheet, system, rows);
  const alpha = overstrength(sheet, system, regular, storeys);
  if (!cell || alpha === undefined) return undefined;
  const q = sheet.put(name, regular.inElevation ? factor : irregular, cell.value, cell.times ? alpha : 1);
  if (!cell.times) sayWithoutRatio(sheet, system);
  return q;
}

const notesOfTimber: Readonly<Record<string, Message>> = {
  "glued-wall-panels": says.gluedWallPanels,
  "truss-doweled": says.doweledTruss,
  mixed: says.mixed,
  "hyperstatic-portal-frame": says.hyperstaticPortal,
  "nailed-wall-panels-glued-diaphragms": says.nailedPanelsGluedDiaphragms,
  "truss-nailed": says.nailedTruss,
  "nailed-wall-panels-nailed-diaphragms": says.nailedPanelsNailedDiaphragms,
};

function timberSystem(sheet: Sheet, system: SystemItem, regular: Regularity, name: "q" | "q_system") {
  const cell = cellOf(sheet, system, timber);
  if (!cell) return undefined;
  const reduced = timberReduced[system.type];
  let value: number = cell.value;
  if (reduced !== undefined && system.ductility_class === "DCH") {
    if (system.joints === "reduced") value = reduced;
    else if (system.joints === undefined) sheet.assume(says.ductileJoints, { weighty: true });
  }
  const most = sheet.parameter("EN 1998-1", "q_timber_max")[system.ductility_class === "DCH" ? "DCH" : "DCM"];
  if (value > most) {
    sheet.assume(says.timberLimitedByAnnex({ most, table: value }));
    value = most;
  }
  if (regular.inElevation) return sheet.table(name, value, "EN 1998-1 8.3(1), Table 8.1", notesOfTimber[system.type]);
  return sheet.put(name, irregularTimberFactor, value);
}

function masonrySystem(sheet: Sheet, system: SystemItem, regular: Regularity, name: "q" | "q_system") {
  const kind = masonry.find((known) => known === system.type);
  if (!kind) return undefined; // systemFactor has compared the type with the list
  const value = sheet.parameter("EN 1998-1", "q_masonry")[kind];
  sheet.assume(says.lowerOfTable91);
  if (regular.inElevation) return sheet.table(name, value, "EN 1998-1 9.3(4), Table 9.1", says[kind]);
  return sheet.put(name, irregularMasonryFactor, value);
}

/** alpha_u/alpha_1 as given, or the default of the layout; 1.0 when neither is known. */
function overstrength(
  sheet: Sheet,
  system: SystemItem,
  regular: Regularity,
  storeys: number | undefined,
): number | undefined {
  if (system.alpha_u_alpha_1 !== undefined) {
    if (system.alpha_u_alpha_1 > 1) sheet.assume(says.ratioOfAnalysis);
    return sheet.given("alpha_u_alpha_1", system.alpha_u_alpha_1);
  }
  const clause = overstrengthClause[system.material];
  if (system.layout === undefined) {
    sheet.assume(says.noRatio);
    return sheet.table("alpha_u_alpha_1", 1, clause, says.noRatioNoLayout);
  }
  if (storeys === 1 && (system.layout === "one-bay" || system.layout === "multi-bay")) {
    sheet.problem("system.layout", input.layoutOfOneStorey({ given: system.layout }));
    return undefined;
  }
  const found = defaultOverstrength(system.material, system.type, system.layout);
  if (found === undefined) {
    sheet.problem("system.layout", input.layoutWithoutDefault({ layout: system.layout, type: system.type }));
    return undefined;
  }
  sheet.assume(says.ratioOfLayout);
  if (regular.inPlan) return sheet.table("alpha_u_alpha_1", found, clause, notesOfLayouts[system.layout]);
  return sheet.put("alpha_u_alpha_1", meanWithOne, found);
}

const overstrengthClause: Readonly<Record<SystemItem["material"], string>> = {
  concrete: "EN 1998-1 5.2.2.2(5)",
  steel: "EN 1998-1 6.3.2(3)",
  composite: "EN 1998-1 7.3.2(4)",
  timber: "EN 1998-1 8.3",
  masonry: "EN 1998-1 9.3",
};

type Layout = NonNullable<SystemItem["layout"]>;

const notesOfLayouts: Readonly<Record<Layout, Message>> = {
  "one-storey": says.oneStorey,
  "one-bay": says.oneBay,
  "multi-bay": says.multiBay,
  "two-walls": says.twoWalls,
};

const frames: Readonly<Partial<Record<Layout, number>>> = { "one-storey": 1.1, "one-bay": 1.2, "multi-bay": 1.3 };

/** 5.2.2.2(5) for concrete, Figures 6.1 to 6.8 for steel and composite structures of the same types. */
export function defaultOverstrength(
  material: SystemItem["material"],
  type: string,
  layout: Layout,
): number | undefined {
  if (material === "concrete") {
    switch (type) {
      case "frame":
        return frames[layout];
      case "frame-equivalent-dual":
        // every multi-storey one counts as multi-bay
        return layout === "two-walls" ? undefined : layout === "one-storey" ? 1.1 : 1.3;
      case "uncoupled-walls":
        return layout === "two-walls" ? 1 : 1.1;
      case "wall-equivalent-dual":
      case "coupled-walls":
        return 1.2;
      default:
        return 1;
    }
  }
  switch (type) {
    case "moment-frame":
    case "moment-frame-infill-isolated":
      return frames[layout];
    case "eccentric-bracing":
    case "moment-frame-concentric-bracing":
      return layout === "two-walls" ? undefined : 1.2;
    case "concentric-diagonal-bracing":
    case "concentric-v-bracing":
    case "moment-frame-infill-unconnected":
    case "inverted-pendulum":
      return layout === "two-walls" ? undefined : 1;
    default:
      return undefined;
  }
}

/** k_w of 5.2.2.2(11)P and (12). */
function wallFactorOf(sheet: Sheet, system: SystemItem): number | undefined {
  if (!withWalls.has(system.type)) {
    return sheet.table("k_w", 1, "EN 1998-1 5.2.2.2(11)P", says.noPrevailingWalls);
  }
  if (!system.walls) {
    if (system.k_w !== undefined) return sheet.given("k_w", system.k_w);
    sheet.problem("system.walls", input.wallsOf({ type: system.type }));
    return undefined;
  }
  const sum_h = system.walls.reduce((sum, wall) => sum + wall.h_m, 0);
  const sum_l = system.walls.reduce((sum, wall) => sum + wall.l_m, 0);
  const k_w = sheet.put("k_w", wallFactor, sheet.put("alpha_0", aspectRatio, sum_h, sum_l));
  sheet.agree("system.k_w", system.k_w, input.wallFactorOfWalls, k_w);
  return k_w;
}
