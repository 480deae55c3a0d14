import type * as z from "zod";
import { addCombinations } from "../annexes/combinations-by-country.ts";
import { listOf, oneOf, part, strict } from "../basis/fields.ts";
import {
  type CombinedActions,
  type CombinedCase,
  type Combines,
  characteristicName,
  type Extremes,
  type ServiceSituation,
} from "../engine/combined.ts";
import type { Check, Kind } from "../engine/kind.ts";
import type { Sheet } from "../engine/sheet.ts";
import { type Combined, combine, effectOf, formedBy } from "./combine.ts";
import { accidentalSum, persistentSum, seismicSum } from "./factors.ts";
import type { Model, Row } from "./model.ts";
import { type Characterised, factorsOf, modelOf, readActions } from "./read.ts";
import { says as refuse } from "./refuse.ts";
import { writerOf } from "./results.ts";
import { says } from "./says.ts";
import { combiningFields, mostActions, ofAction, type SetItem } from "./schema.ts";
import { situationName } from "./situation-names.ts";
import { type Factors, rulesOf } from "./situations.ts";

// Actions in place of load cases, in the checks of other standards.

addCombinations();

const situations = ["uls", "equ", "accidental", "seismic"] as const;
type OfItems = (typeof situations)[number];

const combination = part(
  () => ({
    ...combiningFields(),
    situations: listOf(
      oneOf(situations, "a design situation"),
      "situations to combine for; {default}: uls, accidental and seismic with such an action",
      1,
      situations.length,
    ).optional(),
  }),
  "how the actions of the items are combined",
);
type Combination = z.output<typeof combination>;

/** A check whose items may have characteristic actions. */
export const withActions = (check: Check): Check => ({
  ...check,
  kinds: Object.fromEntries(Object.entries(check.kinds).map(([name, kind]) => [name, kindWithActions(kind)])),
  top: { ...check.top, combination: combination.optional() },
});

function kindWithActions(kind: Kind): Kind {
  if (!kind.actions || kind.casesAlone) return kind;
  const values = kind.actions.filter((name) => !kind.ofService?.includes(name));
  const one = strict(() => ({
    ...ofAction.shape,
    ...Object.fromEntries(values.map((name) => [characteristicName(name), kind.schema.shape[name] as z.ZodType])),
  }));
  return {
    ...kind,
    schema: strict(() => ({
      ...kind.schema.shape,
      actions: listOf(
        one,
        "characteristic actions in place of load cases: all combinations of EN 1990 that can govern are verified",
        1,
        mostActions,
      ).optional(),
    })),
    combines: { combine: combined },
  };
}

type GivenAction = Omit<SetItem["actions"][number], "effects"> & Readonly<Record<string, unknown>>;

const mostOfItem = 100_000;
/** Of all items of a request together. */
const mostOfRequest = 2_000_000;

const combined: Combines["combine"] = (sheet, given, fields): CombinedActions | undefined => {
  const actions = given as readonly GivenAction[]; // as the schema has it
  const set = asSet(sheet, actions, fields);
  const read = readActions(sheet, set);
  const chosen = chosenSituations(set);
  const factors = factorsOf(sheet, set);
  if (sheet.problems.length > 0 || !factors) return undefined;
  const model = modelOf(set, read);
  const forms = chosen.map((situation) => ({
    situation,
    rules: rulesOf(sheet, situation, read.actions, factors, read.extra(situation)),
  }));
  const all = forms.flatMap(({ rules }) => rules);
  const most = Math.min(mostOfItem, Math.floor(mostOfRequest / Math.max(1, sheet.request.items)));
  if (formedBy(model, all) > most) {
    sheet.problem("actions", refuse.manyCombinations({ most, actions: namesOf(set.actions) }));
    return undefined;
  }
  const found = forms.map(({ situation, rules }) => ({ situation, of: combine(model, rules, [], false) }));
  return writtenOut(sheet, set, read, model, factors, found, fields);
};

/** The actions that are in no group. */
const namesOf = (actions: SetItem["actions"]): string =>
  actions
    .flatMap(({ id, group }) => (group === undefined ? [id] : []))
    .slice(0, 12)
    .join(", ");

const rowsOf = ({ rows }: Combined): Row[] => Array.from({ length: rows.count }, (_, at) => rows.row(at) as Row); // of as many

/** The actions of an item as a set of EN 1990: effects under the names of characteristic values. */
function asSet({ request }: Sheet, actions: readonly GivenAction[], fields: readonly string[]): SetItem {
  const { situations: asked, ...how } = (request.top.combination ?? {}) as Combination; // as the schema has it
  return {
    ...how,
    ...(asked ? { situations: asked } : {}),
    actions: actions.map((action) => {
      const effects = fields.flatMap((field) => {
        const value = action[characteristicName(field)];
        return typeof value === "number" ? [[characteristicName(field), value] as const] : [];
      });
      const own = Object.keys(ofAction.shape).flatMap((name) =>
        action[name] === undefined ? [] : [[name, action[name]] as const],
      );
      return { ...Object.fromEntries(own), effects: Object.fromEntries(effects) } as SetItem["actions"][number];
    }),
  };
}

const chosenSituations = ({ situations: asked, actions }: SetItem): readonly OfItems[] =>
  (asked as readonly OfItems[] | undefined) ?? [
    "uls",
    ...(actions.some(({ nature }) => nature === "accidental") ? (["accidental"] as const) : []),
    ...(actions.some(({ nature }) => nature === "seismic") ? (["seismic"] as const) : []),
  ];

/** Actions in fire are all judged for each load case. */
const mostInFire = 1000;

const sums = { uls: persistentSum, equ: persistentSum, accidental: accidentalSum, seismic: seismicSum } as const;

function writtenOut(
  sheet: Sheet,
  set: SetItem,
  read: Characterised,
  model: Model,
  factors: Factors,
  found: readonly { readonly situation: OfItems; readonly of: Combined }[],
  fields: readonly string[],
): CombinedActions {
  const writer = writerOf(set, read, model);
  const rows: { readonly situation: OfItems; readonly row: Row }[] = [];
  const columns = fields.map(
    (field) => [field, model.effects[read.effects.indexOf(characteristicName(field))]] as const,
  );
  const caseOf = (situation: CombinedCase["situation"], row: Row): CombinedCase => ({
    id: writer.textOf(row),
    situation,
    actions: Object.fromEntries(columns.map(([field, values]) => [field, effectOf(values ?? [], row.factors)])),
    acting: row.factors.flatMap((factor, i) => (factor === 0 ? [] : [i])),
  });
  for (const { situation, of } of found) for (const row of rowsOf(of)) rows.push({ situation, row });
  say(sheet, read);
  return {
    given: read.actions.map(({ action: { id, nature, category }, psi }) => ({ id, nature, category, psi })),
    effects: set.actions.map(({ id, effects }) => ({
      id,
      ...Object.fromEntries(fields.map((field) => [field, effects[characteristicName(field)]])),
    })),
    cases: rows.map(({ situation, row }) => caseOf(situation, row)),
    fire: () => {
      const rules = rulesOf(sheet, "fire", read.actions, factors, []);
      if (formedBy(model, rules) > mostInFire) {
        sheet.problem("actions", refuse.manyCombinations({ most: mostInFire, actions: namesOf(set.actions) }));
        return undefined;
      }
      return rowsOf(combine(model, rules, [], false)).map((row) => caseOf("fire", row));
    },
    service: serviceOf(sheet, read, model, factors),
    governing: (place) => {
      const { row } = rows[place] ?? { row: { factors: [], expression: "", leading: -1 } };
      const { text, expression, leading, factors: byId } = writer.combinationOf(row);
      return { text, expression, leading, factors: byId };
    },
    derive: (on, place) => {
      const one = rows[place];
      if (!one) return;
      for (const [field, values = []] of columns) {
        let sum = 0;
        for (const [i, factor] of one.row.factors.entries())
          if (factor !== 0) sum = on.step(field, sums[one.situation], sum, factor, values[i] ?? 0);
        on.explain(says.ofCombination({ situation: situationName(one.situation), text: writer.textOf(one.row) }));
      }
    },
  };
}

function say(sheet: Sheet, { missing, shared, roofs }: Characterised): void {
  if (missing.length > 0) sheet.assume(says.effectsOfZero({ effects: missing.join(", ") }));
  for (const [category, ids] of shared) sheet.assume(says.oneActionOfCategory({ category, actions: ids.join(", ") }));
  if (roofs.length > 0) sheet.assume(says.roofAlone({ actions: roofs.join(", ") }));
}

/** Extremes in situations of serviceability, each worked out once. */
function serviceOf(sheet: Sheet, read: Characterised, model: Model, factors: Factors) {
  const known = new Map<ServiceSituation, Combined>();
  return (field: string, situation: ServiceSituation): Extremes => {
    let of = known.get(situation);
    if (!of) {
      of = combine(model, rulesOf(sheet, situation, read.actions, factors, []), [], true);
      known.set(situation, of);
    }
    const { max = 0, min = 0 } = of.extremes[read.effects.indexOf(characteristicName(field))] ?? {};
    return { max, min };
  };
}
