import { significant } from "../basis/numbers.ts";
import type { Sheet } from "../engine/sheet.ts";
import { type Combined, effectOf } from "./combine.ts";
import { accidentalSum, persistentSum, seismicSum, serviceSum } from "./factors.ts";
import type { Model, Row, Rows } from "./model.ts";
import { isPermanent } from "./psi.ts";
import type { Characterised } from "./read.ts";
import { says } from "./says.ts";
import type { ActionItem, SetItem, Situation } from "./schema.ts";
import { situationName } from "./situation-names.ts";

export interface Combination {
  readonly id: string;
  readonly situation: Situation;
  readonly expression: string;
  readonly leading: string | null;
  readonly text: string;
  readonly factors: Readonly<Record<string, number>>;
  readonly effects: Readonly<Record<string, number>>;
}

interface OfEffect {
  readonly max: number;
  readonly max_combination: string;
  readonly min: number;
  readonly min_combination: string;
}

type Envelope = Readonly<Record<string, Readonly<Record<string, OfEffect>>>>;

/** A row of a situation that is given in the result. */
interface Given {
  readonly situation: Situation;
  readonly rows: Rows;
  readonly at: number;
  readonly id: string;
}

const rowOf = ({ rows, at }: Given): Row => rows.row(at) as Row; // found in these rows

const mostGiven = 1000;
/** Of all sets of a request together, beyond those that govern. */
const mostOfRequest = 20_000;

export function results(
  sheet: Sheet,
  item: SetItem,
  read: Characterised,
  model: Model,
  found: ReadonlyMap<Situation, Combined>,
): { envelope: Envelope } {
  const { effects } = read;
  const room = Math.min(mostGiven, Math.max(1, Math.floor(mostOfRequest / Math.max(1, sheet.request.items))));
  const { given, omitted } = chosen(found, room);
  const byPlace = new Map(given.map((one) => [`${one.situation} ${one.at}`, one]));
  const idOf = (situation: Situation, at: number) => byPlace.get(`${situation} ${at}`)?.id ?? "";
  const counts = (count: (of: Combined) => number) =>
    Object.fromEntries([...found].map(([situation, of]) => [situation, count(of)]));

  sheet.given(
    "n_combinations",
    counts(({ rows }) => rows.count),
  );
  sheet.given(
    "n_formed",
    counts(({ formed }) => formed),
  );
  sheet.given("psi", psiById(read), "EN 1990 A1.2.2(1)");
  const envelope: Envelope = Object.fromEntries(
    [...found].map(([situation, { extremes }]) => [
      situation,
      Object.fromEntries(
        extremes.map(({ max, maxAt, min, minAt }, i) => [
          effects[i] ?? "",
          { max, max_combination: idOf(situation, maxAt), min, min_combination: idOf(situation, minAt) },
        ]),
      ),
    ]),
  );
  // once for each clause, which the result then cites
  for (const clause of new Set([...found.keys()].map((situation) => clauses[situation])))
    sheet.given("envelope", envelope, clause);
  const writer = writerOf(item, read, model);
  sheet.later("extremes", () => extremesOf(found, read, writer));
  sheet.later("combinations", () => given.map(writer.combination));
  sheet.given("combinations_omitted", omitted);
  const cases = (of: readonly string[]) => () =>
    given
      .filter(({ situation }) => of.includes(situation))
      .map((one) => ({
        id: one.id,
        ...Object.fromEntries(
          model.effects.map((values, i) => [designName(effects[i] ?? ""), effectOf(values, rowOf(one).factors)]),
        ),
      }));
  sheet.later("load_cases", cases(["uls", "accidental", "fire", "seismic"]));
  sheet.later("load_cases_sls", cases(["sls-characteristic", "sls-frequent", "sls-quasi-permanent"]));
  if (sheet.steps) derive(sheet, read, model, found, writer);
  return { envelope };
}

/** What governs something first, then the others as far as there is room. */
function chosen(found: ReadonlyMap<Situation, Combined>, room: number): { given: Given[]; omitted: number } {
  const governing: Omit<Given, "id">[] = [];
  const others: Omit<Given, "id">[] = [];
  let all = 0;
  for (const [situation, { rows, extremes, onHull }] of found) {
    const first = new Set([...extremes.flatMap(({ maxAt, minAt }) => [maxAt, minAt]), ...onHull]);
    all += rows.count;
    for (const at of first) governing.push({ situation, rows, at });
    for (let at = 0; at < rows.count && others.length < room; at++)
      if (!first.has(at)) others.push({ situation, rows, at });
  }
  const numbers = new Map<Situation, number>();
  const given = [...governing, ...others.slice(0, Math.max(0, room - governing.length))].map((one) => {
    const number = (numbers.get(one.situation) ?? 0) + 1;
    numbers.set(one.situation, number);
    return { ...one, id: `${one.situation}-${number}` };
  });
  return { given, omitted: all - given.length };
}

const psiById = ({ actions }: Characterised) =>
  Object.fromEntries(
    actions.flatMap(({ action, psi }) =>
      psi ? [[action.id, { psi_0: psi[0], psi_1: psi[1], psi_2: psi[2] }] as const] : [],
    ),
  );

const known = new Set(["N", "M", "M_y", "M_z", "V", "V_y", "V_z", "T", "B"]);
const designName = (effect: string): string => (known.has(effect) ? `${effect}_Ed` : effect);

/** Writes combinations: what is the same for all rows of a set is worked out once. */
export function writerOf({ actions }: SetItem, { effects }: Characterised, model: Model) {
  // read later, when the request may be another
  const ids = actions.map(({ id }) => id);
  const leads = new Map(model.slots.flat().map(({ action, key }) => [action, key]));
  const places = actions.map((_, i) => i);
  const always = places.filter((i) => isPermanent(actions[i] as ActionItem)); // of these actions
  const special = places.filter((i) => !always.includes(i) && !leads.has(i));
  const variable = places.filter((i) => leads.has(i));
  const sizes = new Map<number, string>();
  const sizeOf = (factor: number): string => {
    const known = sizes.get(factor);
    if (known !== undefined) return known;
    const size = significant(Math.abs(factor), 6);
    const text = size === 1 ? "" : `${size} `;
    sizes.set(factor, text);
    return text;
  };
  /** `1.35 G + 1.5 S + 0.9 W`: what is permanent, what leads, the others. */
  const textOf = ({ factors, leading }: Row): string => {
    let text = "";
    const add = (i: number): void => {
      const factor = factors[i] ?? 0;
      if (factor === 0) return;
      const sign = factor < 0 ? (text === "" ? "-" : " - ") : text === "" ? "" : " + ";
      text += `${sign}${sizeOf(factor)}${ids[i] ?? ""}`;
    };
    always.forEach(add);
    special.forEach(add);
    for (const i of variable) if (leads.get(i) === leading) add(i);
    for (const i of variable) if (leads.get(i) !== leading) add(i);
    return text === "" ? "0" : text;
  };
  /** The parts of an action share its name: the first that acts. */
  const leadingOf = ({ factors, leading }: Row): string | null => {
    const first = leading < 0 ? undefined : variable.find((i) => leads.get(i) === leading && factors[i] !== 0);
    return first === undefined ? null : (ids[first] ?? null);
  };
  const effectsOf = ({ factors }: Row): Record<string, number> =>
    Object.fromEntries(model.effects.map((values, e) => [effects[e] ?? "", effectOf(values, factors)]));
  const factorsOf = ({ factors }: Row): Record<string, number> =>
    Object.fromEntries(places.flatMap((i) => (factors[i] ? [[ids[i] ?? "", factors[i] ?? 0] as const] : [])));
  const combinationOf = (row: Row) => ({
    expression: row.expression,
    leading: leadingOf(row),
    text: textOf(row),
    factors: factorsOf(row),
    effects: effectsOf(row),
  });
  const combination = (given: Given): Combination => ({
    id: given.id,
    situation: given.situation,
    ...combinationOf(rowOf(given)),
  });
  return { textOf, combinationOf, combination };
}

type Writer = ReturnType<typeof writerOf>;

/** One row for each effect of each situation, for tables. */
const extremesOf = (found: ReadonlyMap<Situation, Combined>, { effects }: Characterised, { textOf }: Writer) =>
  [...found].flatMap(([situation, { extremes, rows }]) =>
    extremes.map(({ max, maxAt, min, minAt }, i) => ({
      situation,
      effect: effects[i] ?? "",
      max,
      max_text: textOf(rows.row(maxAt) as Row), // found in these rows
      min,
      min_text: textOf(rows.row(minAt) as Row),
    })),
  );

const clauses: Readonly<Record<Situation, string>> = {
  uls: "EN 1990 6.4.3.2(3)",
  equ: "EN 1990 6.4.3.2(3)",
  accidental: "EN 1990 6.4.3.3(2)",
  fire: "EN 1990 6.4.3.3(2)",
  seismic: "EN 1990 6.4.3.4(2)",
  "sls-characteristic": "EN 1990 6.5.3(2)",
  "sls-frequent": "EN 1990 6.5.3(2)",
  "sls-quasi-permanent": "EN 1990 6.5.3(2)",
};

const sums = {
  uls: persistentSum,
  equ: persistentSum,
  accidental: accidentalSum,
  fire: accidentalSum,
  seismic: seismicSum,
  "sls-characteristic": serviceSum,
  "sls-frequent": serviceSum,
  "sls-quasi-permanent": serviceSum,
} as const;

/** The sums of what governs, action by action. */
function derive(
  sheet: Sheet,
  { effects }: Characterised,
  model: Model,
  found: ReadonlyMap<Situation, Combined>,
  { textOf }: Writer,
): void {
  for (const [situation, { extremes, rows }] of found)
    for (const [e, { maxAt, minAt }] of extremes.entries())
      for (const [at, said] of [
        [maxAt, says.greatest],
        [minAt, says.least],
      ] as const) {
        const row = rows.row(at);
        const values = model.effects[e];
        if (!row || !values) continue;
        let sum = 0;
        for (const [i, factor] of row.factors.entries())
          if (factor !== 0) sum = sheet.step("E_d", sums[situation], sum, factor, values[i] ?? 0);
        sheet.explain(said({ effect: effects[e] ?? "", situation: situationName(situation), text: textOf(row) }));
      }
}
