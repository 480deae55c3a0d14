// What was given, before what came of it: without figures, so that a terminal that shows only this need not load all standards.
import {
  type Check,
  type CheckResult,
  describeFields,
  type ItemResult,
  itemsIn,
  type Kind,
  kindOf,
} from "@x/eurocode/engine";
import type { Words } from "@x/words";
import { englishWords } from "@x/words/english";
import { commonEchoOf, type Echo, echoOf } from "./echo.ts";
import { type Fields, fieldsOf, listOf } from "./figures/fields.ts";
import { type EchoColumn, headOf } from "./head.ts";
import { itemsOf } from "./items.ts";
import { figure } from "./numbers.ts";
import { wordIn } from "./phrases.ts";

export { type Echo, echoLines } from "./echo.ts";
export type { EchoColumn } from "./head.ts";

/** All load cases of an item, and which one is shown in full. */
export interface LoadCases {
  readonly governing: string;
  readonly columns: readonly EchoColumn[];
  readonly rows: readonly LoadCaseRow[];
  /** Cases that are left out, less used than those that are shown. */
  readonly more: number;
}

interface LoadCaseRow {
  readonly id: string;
  /** Its actions, by the columns. */
  readonly actions: readonly string[];
  readonly utilization: number;
  readonly passed: boolean;
  /** The id of what governs in it. */
  readonly verification: string;
}

/** What was given, as a page shows it before what came of it. */
export interface Given {
  /** Beside the items. */
  readonly common: Echo;
  readonly items: readonly Echo[];
}

/** In English. */
export const givenOf = (known: Check, result: CheckResult, request: unknown): Given => {
  const items = givenItems(known, request);
  return {
    common: commonEchoOf(known, fieldsOf(request), englishWords),
    items: itemsOf(known, result).map((_, i) => inputOf(known, items[i], englishWords)),
  };
};

/** Of each item, in English: less than all that was given, of which a screen shows nothing else. */
export function casesOf(known: Check, result: CheckResult, request: unknown): (LoadCases | undefined)[] {
  const items = givenItems(known, request);
  return itemsOf(known, result).map((item, i) => loadCasesOf(item, items[i], englishWords));
}

export const inputOf = (known: Check, given: GivenItem | undefined, words: Words): Echo =>
  given ? echoOf(known, given.kind, given.item, words) : { entries: [], tables: [] };

/** An item as it was given, and what kind of item it is. */
export interface GivenItem {
  readonly kind: Kind;
  readonly item: Fields;
}

/** The items of a request in the order of its results; undefined where one is none. */
export const givenItems = (known: Check, request: unknown): (GivenItem | undefined)[] =>
  itemsIn(known, fieldsOf(request)).map(({ list, item }) => {
    const kind = kindOf(known, fieldsOf(item), list);
    return kind && item !== null && typeof item === "object" ? { kind, item: fieldsOf(item) } : undefined;
  });

/** The texts of a request: marks, names of actions and load cases. What is a key of it as well is an effect, by its symbol. */
export function namesIn(request: unknown): Set<string> {
  const [texts, keys] = [new Set<string>(), new Set<string>()];
  const look = (value: unknown): void => {
    if (typeof value === "string") texts.add(value);
    else if (Array.isArray(value)) for (const one of value) look(one);
    else
      for (const [key, one] of Object.entries(fieldsOf(value))) {
        keys.add(key);
        look(one);
      }
  };
  look(request);
  for (const key of keys) texts.delete(key);
  return texts;
}

/** More are for machines; those that are used most are shown. */
const mostCases = 40;

export function loadCasesOf(item: ItemResult, request: GivenItem | undefined, words: Words): LoadCases | undefined {
  const governing = item.governing_load_case;
  if (typeof governing !== "string" || !Array.isArray(item.load_cases)) return undefined;
  const given = listOf(request?.item.load_cases);
  const cases = given.map(forcesOfParts);
  const names = [...new Set(cases.flatMap((one) => Object.keys(one)))].filter((name) => name !== "id");
  const described = request ? describeFields(request.kind.schema) : [];
  const ofParts = described.flatMap((field) =>
    given.some((one) => typeof one[field.name] === "object") ? field.fields : [],
  );
  const fields = new Map([...ofParts, ...described].map((field) => [field.name, field]));
  const all = listOf(item.load_cases);
  const least = [...all].map(useOf).sort((a, b) => b - a)[mostCases - 1] ?? 0;
  const rows = all.flatMap((one, i): LoadCaseRow[] =>
    useOf(one) < least
      ? []
      : [
          {
            id: String(one.id),
            actions: names.map((name) => actionText(cases[i]?.[name], words)),
            utilization: useOf(one),
            passed: one.passed === true,
            verification: typeof one.verification === "string" ? one.verification : "",
          },
        ],
  );
  const shown = rows.slice(0, Math.max(mostCases, 1));
  return {
    governing,
    columns: names.map((name) => headOf(name, fields.get(name) ?? fields.get(name.replace(/_\d_Ed$/, "_Ed")), words)),
    rows: shown,
    more: all.length - shown.length,
  };
}

/** Forces of parts of an item, each in a column of its own: `braces[1].N_Ed` is N_2_Ed. */
function forcesOfParts(loadCase: Fields): Fields {
  const flat = Object.entries(loadCase).flatMap(([field, value]): [string, unknown][] => {
    if (Array.isArray(value))
      return listOf(value).flatMap((part, i) =>
        Object.entries(part).map(([name, force]): [string, unknown] => [name.replace(/_Ed$/, `_${i + 1}_Ed`), force]),
      );
    return value !== null && typeof value === "object" ? Object.entries(value) : [[field, value]];
  });
  return Object.fromEntries(flat);
}

const useOf = ({ utilization }: Fields): number => (typeof utilization === "number" ? utilization : 0);

const actionText = (value: unknown, words: Words): string =>
  typeof value === "string"
    ? wordIn(words, value)
    : typeof value === "number" || typeof value === "boolean"
      ? figure(value, words)
      : "";
