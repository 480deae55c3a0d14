import { type Check, describeFields, type FieldDescription, findCheck, type Kind, topSchema } from "@x/eurocode";

export type Item = Readonly<Record<string, unknown>>;

/** What stands in the form: the fields that all items share, and the items one after the other. */
export interface Input {
  readonly check: Check;
  readonly top: Item;
  readonly items: readonly Item[];
}

export const isItem = (value: unknown): value is Item =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function kindOf(check: Check, item: Item): Kind {
  const name = check.choice ? (item[check.choice.field] ?? check.choice.standard) : undefined;
  const kind =
    (typeof name === "string" && Object.hasOwn(check.kinds, name) ? check.kinds[name] : undefined) ??
    Object.values(check.kinds)[0];
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
  top: { national_annex: "EN" },
  items: [kind.example],
});

/** A connection alone is its request; all else is a list in it. */
const stands = ({ check, items }: Input): "alone" | "in a list" =>
  check.many === undefined || (check.one !== undefined && items.length === 1) ? "alone" : "in a list";

export function requestOf(input: Input): Record<string, unknown> {
  return stands(input) === "alone"
    ? { ...input.top, ...input.items[0] }
    : { ...input.top, [input.check.many ?? ""]: input.items };
}

/** Where the problems of an item begin. */
export const pathOf = (input: Input, index: number): string =>
  stands(input) === "alone" ? "" : `${input.check.many}[${index}].`;

/** A request as it stands in a file or an address; undefined when it is none of this check. */
export function inputOf(check: Check, request: unknown): Input | undefined {
  if (!isItem(request)) return undefined;
  const names = new Set(topFieldsOf(check).map(({ name }) => name));
  const pick = (of: boolean) => Object.fromEntries(Object.entries(request).filter(([name]) => names.has(name) === of));
  const list = check.many !== undefined && Object.hasOwn(request, check.many) ? request[check.many] : undefined;
  if (Array.isArray(list)) {
    const items = list.filter(isItem);
    return items.length === list.length && items.length > 0 ? { check, top: pick(true), items } : undefined;
  }
  return check.one === undefined ? undefined : { check, top: pick(true), items: [pick(false)] };
}

const base64url = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

const fromBase64url = (text: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)),
  );

/** The input as the fragment of an address: browsers keep it to themselves. */
export function fragmentOf(input: Input): string {
  const kind = kindOf(input.check, input.items[0] ?? {});
  return `#${input.check.endpoint}/${kind.name}/${base64url(JSON.stringify(requestOf(input)))}`;
}

/** The standard that a fragment asks for, which has to be there before its input can be read. */
export const endpointOf = (fragment: string): string => fragment.replace(/^#/, "").split("/")[0] ?? "";

export const hasInput = (fragment: string): boolean => fragment.split("/").length > 2;

/** A fragment without an input is the example of its kind; one that cannot be read is nothing. */
export function inputOfFragment(fragment: string): Input | undefined {
  const [endpoint = "", name = "", data] = fragment.replace(/^#/, "").split("/");
  const check = findCheck(endpoint);
  const kind = check && (Object.hasOwn(check.kinds, name) ? check.kinds[name] : Object.values(check.kinds)[0]);
  if (!check || !kind) return undefined;
  if (data === undefined || data === "") return exampleOf(check, kind);
  try {
    return inputOf(check, JSON.parse(fromBase64url(data)));
  } catch {
    return undefined;
  }
}
