import type { Expression } from "../annexes/actions.ts";
import { determined } from "../annexes/index.ts";
import { listed } from "../basis/message.ts";
import { onlyWith } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { ofClass, reliability } from "./factors.ts";
import type { Alternative, Model } from "./model.ts";
import { isPermanent, isVariable, psiOf } from "./psi.ts";
import { says as refuse } from "./refuse.ts";
import { says } from "./says.ts";
import { type ActionItem, natures, type SetItem, type Situation } from "./schema.ts";
import { formerOf, isKnown, nameOfExpression, rules, says as second } from "./second.ts";
import { type Characteristic, type Factors, standardSituations } from "./situations.ts";

/** The actions of a set, and who acts with whom. */
export interface Characterised {
  readonly actions: readonly Characteristic[];
  /** The names of all effects, in the order in which they are given. */
  readonly effects: readonly string[];
  readonly pairs: readonly (readonly [number, number])[];
  /** Accidental or seismic actions of a situation. */
  readonly extra: (situation: Situation) => readonly Alternative[];
  /** Effects that some action does not have. */
  readonly missing: readonly string[];
  /** Imposed loads that are one action, by category. */
  readonly shared: ReadonlyMap<string, readonly string[]>;
  /** Roofs of category H that act without snow and wind. */
  readonly roofs: readonly string[];
}

const mostEffects = 50;
const mostSources = 10;

export function readActions(sheet: Sheet, item: SetItem): Characterised {
  const { actions } = item;
  const effects = [...new Set(actions.flatMap((action) => Object.keys(action.effects)))];
  if (effects.length > mostEffects)
    sheet.problem("actions", refuse.manyEffects({ most: mostEffects, given: effects.length }));
  const read = actions.map((action, i): Characteristic => {
    const path = `actions[${i}]`;
    rejectAction(sheet, item, action, i);
    const psi = isVariable(action) ? psiOf(sheet, item, action, path) : undefined;
    return { action, psi };
  });
  rejectGroups(sheet, actions);
  sayOfMissing(sheet, actions);
  sayOfApart(sheet, actions);
  sayOfAlike(sheet, effects);
  rejectSite(sheet, item);
  const sources = new Set(actions.filter(isPermanent).map((action) => sourceOf(action)));
  if (sources.size > mostSources)
    sheet.problem("actions", refuse.manySources({ most: mostSources, given: sources.size }));
  if (sheet.request.edition.second) judgeSecond(sheet, item);
  for (const situation of ["accidental", "seismic"] as const)
    if (item.situations?.includes(situation) && !actions.some(({ nature }) => nature === situation))
      sheet.problem("situations", refuse.actionOfNature({ situation, nature: situation }));
  return {
    actions: read,
    effects,
    pairs: pairsOf(sheet, item, effects),
    extra: (situation) => actions.flatMap((action, i) => (action.nature === situation ? signs(action, i, 0) : [])),
    missing: effects.filter((name) => actions.some((action) => !Object.hasOwn(action.effects, name))),
    shared: sharedBy(actions),
    roofs: roofsOf(actions),
  };
}

/** Of the second generation persistent situations and serviceability are known. */
function judgeSecond(sheet: Sheet, item: SetItem): void {
  for (const situation of standardSituations(item))
    if (!isKnown(situation)) sheet.problem(item.situations ? "situations" : "actions", second.situation({ situation }));
  if (item.actions.some(isVariable)) sheet.rule(rules.psi);
}

function rejectAction(sheet: Sheet, { actions }: SetItem, action: ActionItem, i: number): void {
  const path = `actions[${i}]`;
  const { id, nature, effects } = action;
  if (actions.findIndex((other) => other.id === id) < i) sheet.problem(`${path}.id`, refuse.sameId({ id }));
  const names = Object.keys(effects);
  if (names.length === 0) sheet.problem(`${path}.effects`, refuse.noEffects);
  for (const name of names) {
    if (name.endsWith("_Ed"))
      sheet.problem(`${path}.effects.${name}`, refuse.characteristic({ effect: name, name: name.slice(0, -3) }));
    else if (!/^\p{L}/u.test(name)) sheet.problem(`${path}.effects.${name}`, refuse.notAName({ name }));
  }
  if (action.category !== undefined && nature !== "imposed")
    sheet.problem(`${path}.category`, onlyWith(refuse.imposedLoads));
  if (action.storey_group !== undefined && nature !== "imposed")
    sheet.problem(`${path}.storey_group`, onlyWith(refuse.imposedLoads));
  rejectFactors(sheet, action, path);
  if (isPermanent(action))
    for (const field of ["group", "reversible", "not_with"] as const)
      if (action[field] !== undefined && action[field] !== false)
        sheet.problem(`${path}.${field}`, onlyWith(refuse.actionsThatChange));
  action.not_with?.forEach((other, at) => {
    rejectOther(sheet, actions, action, other, `${path}.not_with[${at}]`);
  });
}

function rejectFactors(sheet: Sheet, action: ActionItem, path: string): void {
  const changing = isVariable(action);
  const ofSource = action.nature === "permanent" || action.nature === "settlement";
  for (const field of ["psi_0", "psi_1", "psi_2"] as const)
    if (action[field] !== undefined && !changing) sheet.problem(`${path}.${field}`, onlyWith(refuse.variableActions));
  for (const field of ["gamma_sup", "gamma_inf"] as const)
    if (action[field] !== undefined && !ofSource) sheet.problem(`${path}.${field}`, onlyWith(refuse.permanentActions));
  if (action.gamma !== undefined && !changing && action.nature !== "prestress")
    sheet.problem(`${path}.gamma`, onlyWith(refuse.variableOrPrestress));
  if (action.source !== undefined && action.nature !== "permanent")
    sheet.problem(`${path}.source`, onlyWith(refuse.permanentActions));
  const { gamma_sup: sup, gamma_inf: inf } = action;
  if (sup !== undefined && inf !== undefined && inf > sup)
    sheet.problem(`${path}.gamma_inf`, refuse.inverted({ sup, given: inf }));
}

function rejectOther(
  sheet: Sheet,
  actions: readonly ActionItem[],
  action: ActionItem,
  other: string,
  path: string,
): void {
  const meant = actions.filter(({ id }) => id === other);
  const found = meant.length > 0 ? meant : actions.filter(({ nature }) => nature === other);
  if (other === action.id) sheet.problem(path, refuse.itself({ given: other }));
  else if (found.some(isPermanent)) sheet.problem(path, refuse.alwaysActs({ given: other }));
  else if (found.length === 0 && !natures.some((nature) => nature === other))
    sheet.problem(path, refuse.unknownAction({ given: other }));
}

function rejectGroups(sheet: Sheet, actions: readonly ActionItem[]): void {
  actions.forEach(({ group }, i) => {
    if (group !== undefined && actions.filter((other) => other.group === group).length === 1)
      sheet.problem(`actions[${i}].group`, refuse.groupOfOne({ group }));
  });
}

/** A set without its own weight; winds that blow at once. */
function sayOfMissing(sheet: Sheet, actions: readonly ActionItem[]): void {
  if (!actions.some(({ nature }) => nature === "permanent")) sheet.warn(says.nothingPermanent);
  const winds = actions.filter(({ nature, group, not_with }) => nature === "wind" && group === undefined && !not_with);
  if (winds.length > 1)
    sheet.warn(
      says.windsTogether({
        actions: listed(
          "plain",
          winds.map(({ id }) => id),
        ),
      }),
    );
}

/** Which of these actions EN 1990 has acting together: a group, or not_with, of two of them takes a combination away. */
const usuallyTogether = new Set(["imposed", "snow", "wind"]);

function sayOfApart(sheet: Sheet, actions: readonly ActionItem[]): void {
  const isRoof = ({ category }: ActionItem): boolean => category === "H";
  const excluded = (a: ActionItem, b: ActionItem): boolean =>
    (a.group !== undefined && a.group === b.group) ||
    [a.not_with, b.not_with].some((names, i) => {
      const other = i === 0 ? b : a;
      return names?.some((name) => name === other.id || name === other.nature) === true;
    });
  const apart = actions.flatMap((a, i) =>
    actions
      .slice(i + 1)
      .filter(
        (b) =>
          a.nature !== b.nature &&
          [a, b].every(({ nature }) => usuallyTogether.has(nature)) &&
          !isRoof(a) &&
          !isRoof(b) &&
          excluded(a, b),
      )
      .map((b) => `${a.id} + ${b.id}`),
  );
  if (apart.length > 0) sheet.warn(says.neverTogether({ actions: listed("plain", apart.slice(0, mostNamed)) }));
}

const mostNamed = 12;

/** M_y of one action and m_y of another are two effects, of which neither has all. */
function sayOfAlike(sheet: Sheet, effects: readonly string[]): void {
  const alike = effects.filter((name) =>
    effects.some((other) => other !== name && other.toLowerCase() === name.toLowerCase()),
  );
  if (alike.length > 0) sheet.warn(says.alikeEffects({ effects: listed("plain", alike.slice(0, mostNamed)) }));
}

/** What no action of the set depends on is reported. */
function rejectSite(sheet: Sheet, item: SetItem): void {
  const snow = item.actions.some(({ nature }) => nature === "snow");
  const byLoad = snow && typeof determined(sheet.request.annex, "EN 1990", "psi_snow").value === "function";
  if (item.altitude_m !== undefined && (!snow || byLoad)) sheet.warn(says.altitudeWithoutEffect);
  if (item.s_k_kN_m2 !== undefined && !byLoad) sheet.warn(says.snowLoadWithoutEffect);
}

function pairsOf(sheet: Sheet, item: SetItem, effects: readonly string[]): (readonly [number, number])[] {
  return (item.interaction ?? []).flatMap((pair, i) => {
    const places = pair.map((name) => effects.indexOf(name));
    places.forEach((place, at) => {
      if (place < 0)
        sheet.problem(
          `interaction[${i}][${at}]`,
          refuse.unknownEffect({ effects: listed("plain", effects), given: pair[at] ?? "" }),
        );
    });
    const [x = -1, y = -1] = places;
    if (x === y && x >= 0) sheet.problem(`interaction[${i}]`, refuse.twoEffects);
    return [[x, y] as const];
  });
}

const sourceOf = ({ id, nature, source }: ActionItem): string =>
  nature === "permanent" ? `permanent ${source ?? "G"}` : nature === "settlement" ? nature : `prestress ${id}`;

const signs = ({ reversible }: ActionItem, action: number, key: number): Alternative[] => [
  { action, sign: 1, key },
  ...(reversible === true ? [{ action, sign: -1, key } as const] : []),
];

/** Imposed loads of a category are one action, unless one is said to be an action by itself. */
const leadingName = ({ nature, category, storey_group, group, id }: ActionItem): string =>
  nature === "imposed" && storey_group !== false
    ? `category ${category}`
    : group === undefined
      ? `action ${id}`
      : `group ${group}`;

function sharedBy(actions: readonly ActionItem[]): Map<string, string[]> {
  const shared = new Map<string, string[]>();
  for (const { id, nature, category = "", storey_group } of actions)
    if (nature === "imposed" && storey_group !== false) shared.set(category, [...(shared.get(category) ?? []), id]);
  return new Map([...shared].filter(([, ids]) => ids.length > 1));
}

const withoutClimate = (action: ActionItem): boolean => action.category === "H" && action.not_with === undefined;
const isClimate = ({ nature }: ActionItem): boolean => nature === "snow" || nature === "wind";

const roofsOf = (actions: readonly ActionItem[]): string[] =>
  actions.some(isClimate) ? actions.filter(withoutClimate).map(({ id }) => id) : [];

/** Whether an action says that it never acts with another. */
const excludes = (action: ActionItem, other: ActionItem): boolean =>
  action.not_with?.some((name) => name === other.id || name === other.nature) ??
  (withoutClimate(action) && isClimate(other));

export function modelOf({ actions }: SetItem, read: Characterised): Model {
  const slots = new Map<string, Alternative[]>();
  const keys = new Map<string, number>();
  const sources = new Map<string, number[]>();
  actions.forEach((action, i) => {
    if (isPermanent(action)) {
      const source = sourceOf(action);
      sources.set(source, [...(sources.get(source) ?? []), i]);
    } else if (isVariable(action)) {
      const name = leadingName(action);
      const key = keys.get(name) ?? keys.size;
      keys.set(name, key);
      const slot = action.group === undefined ? `action ${i}` : `group ${action.group}`;
      slots.set(slot, [...(slots.get(slot) ?? []), ...signs(action, i, key)]);
    }
  });
  // of a group, those that are in no slot: accidents and earthquakes
  const apart = (a: ActionItem, b: ActionItem): boolean =>
    excludes(a, b) ||
    excludes(b, a) ||
    (a.group !== undefined && a.group === b.group && !(isVariable(a) && isVariable(b)));
  const never = actions.map((a) => actions.map((b) => a !== b && apart(a, b)));
  return {
    actions: actions.length,
    effects: read.effects.map((name) =>
      actions.map(({ effects }) => (Object.hasOwn(effects, name) ? (effects[name] ?? 0) : 0)),
    ),
    sources: [...sources.values()],
    slots: [...slots.values()],
    keys: keys.size,
    apart: (a, b) => never[a]?.[b] === true,
    anyApart: never.some((row) => row.includes(true)),
  };
}

/** Where the annex has safety classes; what it does not have is no parameter of the result. */
const bySafetyClass = (sheet: Sheet) =>
  determined(sheet.request.annex, "EN 1990", "gamma_d").value && sheet.parameter("EN 1990", "gamma_d");

/** The factors of STR; undefined where the request asks for what the annex does not allow. */
export function factorsOf(sheet: Sheet, item: SetItem): Factors | undefined {
  const consequenceClass = item.consequence_class ?? "CC2";
  const value = (symbol: "gamma_G_sup" | "gamma_G_inf" | "gamma_Q" | "xi" | "K_FI"): number =>
    ofClass(sheet.parameter("EN 1990", symbol), consequenceClass);
  const bySafety = bySafetyClass(sheet);
  if (item.safety_class !== undefined && !bySafety) sheet.problem("safety_class", refuse.noSafetyClass);
  if (!standardSituations(item).includes("uls")) {
    // what nothing uses
    return { expression: "6.10", gamma_G_sup: 1, gamma_G_inf: 1, gamma_Q: 1, xi: 1, K_FI: 1 };
  }
  const expression = expressionOf(sheet, item);
  if (expression === undefined) return undefined;
  const own = sheet.request.edition.second ? sheet.request.ofAll("k_F") : undefined;
  const K_FI = typeof own === "number" ? own : value("K_FI");
  sheet.request.compare("EN 1990", "K_FI", K_FI, (rule) => ofClass(rule, consequenceClass));
  const gamma_d = bySafety ? bySafety[(item.safety_class ?? 3) as 1 | 2 | 3] : undefined; // as the schema has it
  if (bySafety && item.safety_class === undefined) sheet.assume(says.safetyClassOfThree);
  sayOfClass(sheet, item, gamma_d !== undefined);
  const partial = { gamma_sup: value("gamma_G_sup"), gamma_inf: value("gamma_G_inf"), gamma: value("gamma_Q") };
  for (const action of item.actions) sayOfOwnFactors(sheet, action, partial);
  return {
    expression,
    gamma_G_sup: partial.gamma_sup,
    gamma_G_inf: partial.gamma_inf,
    gamma_Q: partial.gamma,
    xi: expression === "6.10" ? 1 : value("xi"),
    K_FI: gamma_d === undefined ? K_FI : reliability(K_FI, gamma_d),
  };
}

/** A factor of one action that asks for less than the annex does: of the level of a liquid, say, and of none by a slip. */
function sayOfOwnFactors(
  sheet: Sheet,
  action: ActionItem,
  annex: { readonly gamma_sup: number; readonly gamma_inf: number; readonly gamma: number },
): void {
  const { id, gamma_sup, gamma_inf, gamma } = action;
  const below = (symbol: string, given: number | undefined, table: number): void => {
    if (given !== undefined && given < table) sheet.warn(says.gammaBelowAnnex({ action: id, symbol, given, table }));
  };
  below("gamma_sup", gamma_sup, annex.gamma_sup);
  if (isVariable(action)) below("gamma", gamma, annex.gamma);
  if (gamma_inf !== undefined && gamma_inf > annex.gamma_inf)
    sheet.warn(says.gammaAboveAnnex({ action: id, given: gamma_inf, table: annex.gamma_inf }));
}

function sayOfClass(sheet: Sheet, item: SetItem, bySafety: boolean): void {
  const without = ["K_FI", "gamma_G_sup", "gamma_Q"].every(
    (symbol) => typeof sheet.parameter("EN 1990", symbol as "K_FI") === "number",
  );
  if (item.consequence_class === undefined) {
    if (!bySafety && !without) sheet.assume(says.classOfTwo);
  } else if (without && !sheet.request.overridden("K_FI")) sheet.warn(says.classWithoutEffect);
}

function expressionOf(sheet: Sheet, { expression: given }: SetItem): Expression | undefined {
  if (sheet.request.edition.second) return expressionOfSecond(sheet, given);
  const expression = given === undefined ? undefined : formerOf(given);
  const own = sheet.parameter("EN 1990", "expression");
  if (expression === undefined) {
    sheet.assume(says.expressionOfAnnex({ expression: own }));
    return own;
  }
  const allowed = sheet.parameter("EN 1990", "expressions");
  if (!allowed.includes(expression)) {
    sheet.problem("expression", refuse.annexAllows({ allowed: listed("or", allowed), given: expression }));
    return undefined;
  }
  if (own !== "6.10" && expression === "6.10") sheet.warn(says.safeExpression({ asked: own, given: expression }));
  return expression;
}

function expressionOfSecond(sheet: Sheet, given: SetItem["expression"]): Expression {
  const expression = given === undefined ? sheet.parameter("EN 1990", "expression") : formerOf(given);
  const name = nameOfExpression("6.10", expression);
  if (given === undefined) sheet.assume(says.expressionOfAnnex({ expression: name }));
  else if (given === expression) sheet.assume(second.formerName({ given, expression: name }));
  if (expression === "6.10a-permanent-only") sheet.rule(rules.leastSum);
  return expression;
}

/** Factors as the annex and the request have them. */
export function writeFactors(sheet: Sheet, item: SetItem, factors: Factors, situations: readonly Situation[]): void {
  const clause = "EN 1990 A1.3.1(1)";
  if (situations.includes("uls")) {
    sheet.given("gamma_G_sup", factors.gamma_G_sup, clause);
    sheet.given("gamma_G_inf", factors.gamma_G_inf, clause);
    sheet.given("gamma_Q", factors.gamma_Q, clause);
    if (factors.expression !== "6.10") sheet.given("xi", factors.xi, clause);
    const bySafety = bySafetyClass(sheet);
    if (sheet.request.edition.second) sheet.given("k_F", factors.K_FI);
    else sheet.given("K_FI", ofClass(sheet.parameter("EN 1990", "K_FI"), item.consequence_class ?? "CC2"));
    if (bySafety) sheet.given("gamma_d", bySafety[(item.safety_class ?? 3) as 1 | 2 | 3]); // as the schema has it
  }
  if (situations.includes("equ"))
    for (const symbol of ["gamma_G_sup_EQU", "gamma_G_inf_EQU", "gamma_Q_EQU"] as const)
      sheet.given(symbol, sheet.parameter("EN 1990", symbol), clause);
}
