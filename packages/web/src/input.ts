import {
  type Check,
  describeFields,
  type FieldDescription,
  itemsIn,
  type Kind,
  kindOf as kindIn,
  kindsIn,
  listOf,
  listsOf,
  type Problem,
  requestWith,
  topSchema,
} from "@x/eurocode";

import { isEither, meaningOf } from "./numbers.ts";

export type Item = Readonly<Record<string, unknown>>;

/** Values in the place of links to other calculations; set by the pages that have such links. */
export const linking: {
  fill?: (request: Item) => Item;
  /** What is left of them: a value that is not there. */
  missing?: (request: Item) => Problem[];
  /** Those values are others now: what is open is calculated again. */
  onMoved?: () => void;
} = {};

/** With a field set; undefined takes it away. */
export function withValue(item: Item, name: string, value: unknown): Item {
  if (value !== undefined) return item[name] === value ? item : { ...item, [name]: value };
  if (!Object.hasOwn(item, name)) return item;
  const { [name]: _, ...rest } = item;
  return rest;
}

/** What stands in the form: the fields that all items share, and the items one after the other. */
export interface Input {
  readonly check: Check;
  /** The list of the items, of a check with several. */
  readonly list?: string | undefined;
  readonly top: Item;
  readonly items: readonly Item[];
}

export const isItem = (value: unknown): value is Item =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function kindOf({ check, list = check.many }: Pick<Input, "check" | "list">, item: Item): Kind {
  const kind = kindIn(check, item, list) ?? kindsIn(check, list)[0];
  if (!kind) throw new Error(`${check.endpoint} has no kinds`);
  return kind;
}

const described = new Map<object, FieldDescription[]>();

function once(key: object, describe: () => FieldDescription[]): FieldDescription[] {
  let fields = described.get(key);
  if (!fields) {
    fields = describe();
    described.set(key, fields);
  }
  return fields;
}

export const fieldsOf = (kind: Kind): FieldDescription[] => once(kind, () => describeFields(kind.schema));
export const topFieldsOf = (check: Check): FieldDescription[] => once(check, () => describeFields(topSchema(check)));

export const exampleOf = (check: Check, kind: Kind): Input => ({
  check,
  list: listOf(check, kind),
  top: { national_annex: "EN" },
  items: [kind.example],
});

/** As it is kept. A connection alone is its request; all else is a list in it. */
export const storedOf = (input: Input): Item => ({
  ...input.top,
  ...requestWith(input.check, kindOf(input, input.items[0] ?? {}), input.items),
});

/** As it is calculated. */
export const requestOf = (input: Input): Item => linking.fill?.(storedOf(input)) ?? storedOf(input);

/** Where the problems of an item begin. */
export function pathOf(input: Input, index: number): string {
  const [list] = listsOf(input.check).filter((name) => Object.hasOwn(storedOf(input), name));
  return list === undefined ? "" : `${list}[${index}].`;
}

/** By this code the pages know a problem of their own. */
export const unclear = "pages.unclear";
/** A value of another calculation that is not there. */
export const unlinked = "pages.unlinked";

/** Numbers that can be two: they are asked about, and nothing is calculated with them. */
export function unclearIn(input: Input): Problem[] {
  const { check, top, items } = input;
  return [
    ...unclearOf(topFieldsOf(check), top, ""),
    ...items.flatMap((item, i) => unclearOf(fieldsOf(kindOf(input, item)), item, pathOf(input, i))),
  ];
}

export function unclearOf(fields: readonly FieldDescription[], item: Item, path: string): Problem[] {
  return fields.flatMap(({ name, type, unit, fields: inner }) => {
    const value = item[name];
    if (value === undefined) return [];
    const own = path + name;
    if (isItem(value)) return unclearOf(inner, value, `${own}.`);
    if (Array.isArray(value))
      return value.flatMap((row, i) => (isItem(row) ? unclearOf(inner, row, `${own}[${i}].`) : []));
    if (!type.includes("number") || typeof value !== "string" || !isEither(meaningOf(value, unit))) return [];
    return [{ path: own, message: `"${value}" can be two numbers`, code: unclear, values: { text: value } }];
  });
}

/** A request as it stands in a file or an address; undefined when it is none of this check, or has items in several lists. */
export function inputOf(check: Check, request: unknown): Input | undefined {
  if (!isItem(request)) return undefined;
  const names = new Set(topFieldsOf(check).map(({ name }) => name));
  const pick = (of: boolean) => Object.fromEntries(Object.entries(request).filter(([name]) => names.has(name) === of));
  const found = itemsIn(check, request);
  const list = found[0]?.list;
  if (list === undefined) return check.one === undefined ? undefined : { check, top: pick(true), items: [pick(false)] };
  const items = found.flatMap(({ item, list: own }) => (own === list && isItem(item) ? [item] : []));
  return items.length === found.length ? { check, list, top: pick(true), items } : undefined;
}

/** Text as a part of an address. */
const base64url = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** The input as the fragment of an address: browsers keep it to themselves. */
export function fragmentOf(input: Input): string {
  const kind = kindOf(input, input.items[0] ?? {});
  return `#${input.check.endpoint}/${kind.name}/${base64url(JSON.stringify(storedOf(input)))}`;
}
