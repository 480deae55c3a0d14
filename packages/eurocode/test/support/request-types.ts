import { annexCodes, check, checks, type ItemResult, topSchema } from "@x/eurocode";
import * as z from "zod";

// Writes packages/eurocode/src/requests.ts: the requests and results of every check as TypeScript, with the sentences
// of the schemas as documentation. Types inferred from the schemas would carry none and would slow every editor down.

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly description?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }) as Schema; // JSON Schema is of this shape

export function requestTypes(requests: (endpoint: string) => readonly object[]): string {
  const parts = checks.map((known) => {
    const { endpoint, standard, many, one, kinds } = known;
    const top = `${pascal(endpoint)}Top`;
    const seen = valuesSeen(endpoint, requests(endpoint));
    const names = Object.values(kinds).map((kind) => ({ kind, name: `${pascal(endpoint)}${pascal(kind.name)}` }));
    const items = names.map(({ kind, name }) =>
      [
        `/** ${kind.title} (${standard}). */`,
        `export interface ${name} ${fields(saysItsKind(schemaOf(kind.schema), known.choice, kind.name), "")}`,
        "",
        `/** What is calculated of: ${kind.title}. A name is absent where its clause does not apply. */`,
        `export type ${name}Values = {${values(seen.get(kind.name) ?? new Map())}};`,
      ].join("\n"),
    );
    const any = names.map(({ name }) => name).join(" | ");
    const list = many !== undefined && { item: any, top };
    const forms = [
      ...(many === undefined ? [] : [`{ readonly ${many}: readonly (${any})[] }`]),
      ...(one === undefined ? [] : names.map(({ name }) => name)),
    ];
    const results = names.map(({ name }) => `ItemResult<${name}Values>`).join(" | ");
    const body = [
      ...(many === undefined ? [] : [`readonly ${many}${one === undefined ? "" : "?"}: (${results})[]`]),
      ...(one === undefined ? [] : [`readonly ${one}${many === undefined ? "" : "?"}: ${results}`]),
    ].join("; ");
    const { choice } = known;
    const chosen =
      choice === undefined || many === undefined || one === undefined
        ? []
        : [
            "",
            "/** Of these kinds: one item, or a list. */",
            `export type ${pascal(endpoint)}RequestOf<One, Listed> = ${top} & (`,
            `  | { readonly ${many}: readonly (RequestItems["${endpoint}"] & { readonly ${choice.field}?: Listed | "${choice.standard}" })[] }`,
            `  | (RequestItems["${endpoint}"] & { readonly ${choice.field}?: One })`,
            ");",
            `export interface ${pascal(endpoint)}Values {\n${names.map(({ kind, name }) => `  readonly "${kind.name}": ${name}Values;\n`).join("")}}`,
            "/** With the names of the values of these kinds. */",
            `export type ${pascal(endpoint)}BodyOf<One, Listed> = ResultBody & {`,
            `  readonly ${many}?: ItemResult<ValuesOf<${pascal(endpoint)}Values, Listed | "${choice.standard}">>[];`,
            `  readonly ${one}?: ItemResult<ValuesOf<${pascal(endpoint)}Values, One>>;`,
            "};",
          ];
    return {
      endpoint,
      list,
      choice: chosen.length > 0 ? choice : undefined,
      text: [
        `export interface ${top} ${fields(schemaOf(topSchema(known)), "")}`,
        "",
        ...items,
        "",
        `export type ${pascal(endpoint)}Request = ${top} & (${forms.map((form) => `\n  | ${form}`).join("")}\n);`,
        `export type ${pascal(endpoint)}Body = ResultBody & { ${body} };`,
        ...chosen,
      ].join("\n"),
    };
  });
  const map = (suffix: string) =>
    parts.map(({ endpoint }) => `  readonly "${endpoint}": ${pascal(endpoint)}${suffix};`).join("\n");
  const ofLists = (type: (part: { item: string; top: string }) => string) =>
    parts.flatMap(({ endpoint, list }) => (list ? [`  readonly "${endpoint}": ${type(list)};`] : [])).join("\n");
  const choosing = parts.flatMap(({ endpoint, choice }) => (choice ? [{ endpoint, standard: choice.standard }] : []));
  return [
    "// Generated from the schemas by tests/docs.test.ts: vitest run tests/ -u writes it anew.",
    "",
    'import type { AnnexCode } from "./annexes/index.ts";',
    'import type { ItemResult, ResultBody } from "./basis/result.ts";',
    "",
    ...parts.map(({ text }) => `${text}\n`),
    `/** The request of each check. */\nexport interface Requests {\n${map("Request")}\n}`,
    "",
    `/** What each check says under \`result\`. */\nexport interface ResultBodies {\n${map("Body")}\n}`,
    "",
    `/** The items of each check that takes a list of them. */\nexport interface RequestItems {\n${ofLists(({ item }) => item)}\n}`,
    "",
    `/** What stands beside the list. */\nexport interface RequestTops {\n${ofLists(({ top }) => top)}\n}`,
    "",
    "/** The names of the values of any of these kinds. */",
    "type ValuesOf<All, Kind> = Merged<All[Kind & keyof All]>;",
    "type Merged<Any> = { readonly [Name in NameOf<Any>]?: Any extends unknown ? (Name extends keyof Any ? Any[Name] : never) : never };",
    "type NameOf<Any> = Any extends unknown ? keyof Any : never;",
    "",
    "/** The request of a check of items of these kinds. */",
    `export type RequestOf<E extends keyof Requests, One, Listed> = ${choosing.map(({ endpoint }) => `E extends "${endpoint}" ? ${pascal(endpoint)}RequestOf<One, Listed> : `).join("")}Requests[E];`,
    "",
    "/** The kind of an item that says none. */",
    `export type StandardKind<E> = ${choosing.map(({ endpoint, standard }) => `E extends "${endpoint}" ? "${standard}" : `).join("")}never;`,
    "",
    "/** What a check of items of these kinds says under `result`. */",
    `export type BodyOf<E extends keyof ResultBodies, One, Listed> = ${choosing.map(({ endpoint }) => `E extends "${endpoint}" ? ${pascal(endpoint)}BodyOf<One, Listed> : `).join("")}ResultBodies[E];`,
    "",
  ].join("\n");
}

/** Without a word of its kind an item is of the standard one. */
const saysItsKind = (
  schema: Schema,
  choice: { readonly field: string; readonly standard: string } | undefined,
  kind: string,
): Schema =>
  choice === undefined || choice.standard === kind
    ? schema
    : { ...schema, required: [...(schema.required ?? []), choice.field] };

const pascal = (text: string): string =>
  text
    .split(/[-_. ]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("_")
    .replace(/(?<=[a-z])_|_(?=[A-Z])/g, "");

const comment = (text: string | undefined, indent: string): string =>
  text === undefined || text === "" ? "" : `${indent}/** ${text.replaceAll("*/", "* /")} */\n`;

const key = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

/** How fields are written: what is given is only read; what comes back is the caller's. */
interface Style {
  readonly given: boolean;
}
const given: Style = { given: true };

function fields(
  { properties = {}, required = [], additionalProperties }: Schema,
  indent: string,
  style = given,
): string {
  const inner = `${indent}  `;
  // only annexes/ knows a country
  if (Object.keys(properties).join() === annexCodes.join())
    return `Record<AnnexCode, ${typeOf(Object.values(properties)[0] ?? {}, indent, style)}>`;
  const lines = Object.entries(properties).map(([name, field]) => {
    const optional = required.includes(name) ? [":", ""] : ["?:", style.given ? "" : " | undefined"];
    return `${comment(field.description, inner)}${inner}${style.given ? "readonly " : ""}${key(name)}${optional[0]} ${typeOf(field, inner, style)}${optional[1]};\n`;
  });
  const more = typeof additionalProperties === "object" ? `${inner}[more: string]: unknown;\n` : "";
  return `{\n${lines.join("")}${more}${indent}}`;
}

function typeOf(schema: Schema, indent: string, style = given): string {
  const listed = style.given ? "readonly " : "";
  if (schema.$ref !== undefined) return schema.$ref.replace("#/$defs/", "");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum?.join() === annexCodes.join()) return "AnnexCode";
  if (schema.enum) return schema.enum.map((word) => JSON.stringify(word)).join(" | ");
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map((option) => typeOf(option, indent, style)).join(" | ");
  const { type } = schema;
  if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one }, indent, style)).join(" | ");
  switch (type) {
    case "number":
    case "integer":
      return "number";
    case "string":
    case "boolean":
    case "null":
      return type;
    case "array":
      if (schema.prefixItems)
        return `${listed}[${schema.prefixItems.map((item) => typeOf(item, indent, style)).join(", ")}]`;
      return `${listed}(${schema.items ? typeOf(schema.items, indent, style) : "unknown"})[]`;
    case "object":
      if (schema.properties && Object.keys(schema.properties).length > 0) return fields(schema, indent, style);
      return `${style.given ? "Readonly<" : ""}Record<string, ${typeof schema.additionalProperties === "object" ? typeOf(schema.additionalProperties, indent, style) : "unknown"}>${style.given ? ">" : ""}`;
    default:
      return "unknown";
  }
}

/** Resources as TypeScript, as they come back, or as they are given: then who gives them stands beside. */
export function resourceTypes(
  answers: Readonly<Record<string, unknown>>,
  inputs: Readonly<Record<string, unknown>>,
): string {
  const made = new Map<string, string>();
  const add = (name: string, schema: Schema, style: Style) => {
    if (made.has(name)) return;
    const text = schema.properties ? fields(schema, "", style) : typeOf(schema, "", style);
    made.set(name, `${comment(schema.description, "")}export type ${name} = ${text};`);
  };
  const both = [
    ...Object.entries(answers).map((entry) => [...entry, { given: false }] as const),
    ...Object.entries(inputs).map((entry) => [...entry, given] as const),
  ];
  for (const [name, schema, style] of both) {
    const { $defs = {}, ...own } = z.toJSONSchema(schema as z.ZodType, {
      io: style.given ? "input" : "output",
      unrepresentable: "any",
    }) as Schema; // JSON Schema is of this shape
    const { email: _, ...properties } = own.properties ?? {};
    if (own.$ref === undefined) add(name, style.given && own.properties ? { ...own, properties } : own, style);
    // a resource is called what it is exported as
    for (const [one, definition] of Object.entries($defs))
      add(own.$ref === `#/$defs/${one}` ? name : one, definition, style);
  }
  return [...made.values()].join("\n\n");
}

/** Names and types of `values`, by kind, as the requests have them. */
function valuesSeen(endpoint: string, requests: readonly object[]): Map<string, Map<string, Set<string>>> {
  const known = checks.find((one) => one.endpoint === endpoint);
  const seen = new Map<string, Map<string, Set<string>>>();
  if (!known) return seen;
  const { many, one, kinds, choice, example } = known;
  const kindOf = (item: Readonly<Record<string, unknown>>): string =>
    choice ? String(item[choice.field] ?? choice.standard) : (Object.keys(kinds)[0] ?? "");
  const single = Object.values(kinds).map((kind) =>
    one === undefined ? { [many ?? ""]: [kind.example] } : kind.example,
  );
  for (const request of [example, ...single, ...requests] as Readonly<Record<string, unknown>>[]) {
    let body: Readonly<Record<string, unknown>>;
    try {
      body = check(endpoint, request).result;
    } catch {
      continue; // an example of what is refused
    }
    const list = many === undefined ? undefined : request[many];
    const items = (Array.isArray(list) ? list : [request]) as Readonly<Record<string, unknown>>[];
    const results = (Array.isArray(list) ? body[many ?? ""] : [body[one ?? ""]]) as ItemResult[];
    for (const [i, item] of items.entries()) {
      const kind = kindOf(item);
      const names = seen.get(kind) ?? new Map<string, Set<string>>();
      seen.set(kind, names);
      for (const [name, value] of Object.entries(results[i]?.values ?? {}))
        names.set(name, (names.get(name) ?? new Set()).add(typeOfValue(value)));
    }
  }
  return seen;
}

const typeOfValue = (value: unknown): string =>
  Array.isArray(value)
    ? value.every((one) => typeof one === "number")
      ? "readonly number[]"
      : "readonly unknown[]"
    : value === null
      ? "null"
      : typeof value === "object"
        ? "Readonly<Record<string, unknown>>"
        : typeof value;

const values = (names: ReadonlyMap<string, ReadonlySet<string>>): string =>
  `${[...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, types]) => `\n  readonly ${key(name)}?: ${[...types].sort().join(" | ")};`)
    .join("")}\n`;
