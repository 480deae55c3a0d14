import { existsSync, readFileSync } from "node:fs";
import {
  allRequirements,
  check,
  checks,
  type ItemResult,
  itemsIn,
  kindOf,
  listOf,
  listsOf,
  requestWith,
  resolveDesignation,
  type Step,
  sections,
  splitUnit,
  topSchema,
} from "@x/eurocode";
import { timbers } from "@x/eurocode/materials";
import { comment, key, linesOf, type Schema, type Style, schemaOf } from "./typescript.ts";

// Prints generated/requests.d.ts: the requests and results of every check as TypeScript.

const publishedRequests = (endpoint: string): object[] => {
  const file = new URL(`../published/${endpoint}.json`, import.meta.url);
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, "utf8")) as { request: object }[]).map(({ request }) => request);
};

function requestTypes(): string {
  const tops = sharedLines(checks.map((known) => linesOf(schemaOf(topSchema(known)), "  ")));
  const parts = checks.map((known) => typesOf(known, tops));
  const map = (suffix: string) =>
    parts.map(({ endpoint }) => `  readonly "${endpoint}": ${pascal(endpoint)}${suffix};`).join("\n");
  const ofLists = (type: (part: { item: string; top: string }) => string) =>
    parts.flatMap(({ endpoint, list }) => (list ? [`  readonly "${endpoint}": ${type(list)};`] : [])).join("\n");
  const choosing = parts.filter(({ hasChoice }) => hasChoice);
  return [
    "// Generated from the schemas by scripts/generate.mjs.",
    "",
    'import type { AnnexCode } from "../src/annexes/index.ts";',
    'import type { ItemHead, ResultHead } from "../src/basis/result.ts";',
    "",
    `/** Any verification of any check. */\nexport type VerificationId =\n${words([...new Set(allRequirements.map(({ id }) => id))].sort())};`,
    "type HeadOf = ResultHead<VerificationId>;",
    "type ItemOf<Values> = ItemHead<Values, VerificationId>;",
    "",
    `/** Profiles of the catalogue; any other usual spelling is read as well. */\nexport type ProfileName =\n${words([...new Set(sections().map(({ designation }) => designation))])}\n  | (string & {});`,
    `/** Classes of timber; any other usual spelling is read as well. */\nexport type TimberName =\n${words([...timbers.keys()])}\n  | (string & {});`,
    `/** Grades of steel; those of the product standards are read as well. */\nexport type SteelGradeName =\n${words(steelGrades)}\n  | (string & {});`,
    "",
    ...declared("TopFields", "What several checks take beside their items.", tops),
    ...parts.map(({ text }) => `${text}\n`),
    `/** The request of each check. */\nexport interface Requests {\n${map("Request")}\n}`,
    "",
    `/** What each check says under \`result\`. */\nexport interface ResultBodies {\n${map("Body")}\n}`,
    "",
    `/** The items of each check that takes a list of them. */\nexport interface RequestItems {\n${ofLists(({ item }) => item)}\n}`,
    "",
    `/** What stands beside the list. */\nexport interface RequestTops {\n${ofLists(({ top }) => top)}\n}`,
    "",
    "/** The result of an item of any of these kinds: a name is there where one of them has it. */",
    "type ResultOfKind<All, Kind> = ItemOf<Merged<ValuesIn<All[Kind & keyof All]>>> & Merged<All[Kind & keyof All], keyof ItemOf<unknown>>;",
    "type ValuesIn<Result> = Result extends { values: infer Values } ? Values : never;",
    "type Merged<Any, Not = never> = { readonly [Name in Exclude<NameOf<Any>, Not>]?: Any extends unknown ? (Name extends keyof Any ? Any[Name] : never) : never };",
    "type NameOf<Any> = Any extends unknown ? keyof Any : never;",
    "",
    "/** The request of a check of items of these kinds. */",
    `export type RequestOf<E extends keyof Requests, One, Listed> = ${choosing.map(({ endpoint }) => `E extends "${endpoint}" ? ${pascal(endpoint)}RequestOf<One, Listed> : `).join("")}Requests[E];`,
    "",
    '/** Before a kind is chosen, as in an editor: any of them; "" stands for none, which is the standard one. */',
    `export type AnyKind<E> = ${choosing.map(({ endpoint }) => `E extends "${endpoint}" ? keyof ${pascal(endpoint)}Results | "" : `).join("")}never;`,
    "",
    "/** What a check of items of these kinds says under `result`. */",
    `export type BodyOf<E extends keyof ResultBodies, One, Listed> = ${choosing.map(({ endpoint }) => `E extends "${endpoint}" ? ${pascal(endpoint)}BodyOf<One, Listed> : `).join("")}ResultBodies[E];`,
    "",
    // without it a declaration file exports everything
    "export {};",
    "",
  ].join("\n");
}

type Known = (typeof checks)[number];

/** A kind, what its types are called, and its fields. */
interface Named {
  readonly kind: Known["kinds"][string];
  readonly name: string;
  readonly lines: ReadonlyMap<string, string>;
}

/** The types of one check; `tops`: what several checks take beside their items. */
function typesOf(known: Known, tops: ReadonlyMap<string, string>) {
  const { endpoint, standard, many, one, kinds } = known;
  const top = `${pascal(endpoint)}Top`;
  const seen = seenIn(endpoint, publishedRequests(endpoint));
  const names = Object.values(kinds).map((kind) => ({
    kind,
    name: `${pascal(endpoint)}${pascal(kind.name)}`,
    lines: linesOf(saysItsKind(schemaOf(kind.schema), known.choice, kind.name), "  ", named),
  }));
  const shared = sharedLines(names.map(({ lines }) => lines));
  const sharedName = `${pascal(endpoint)}Fields`;
  const items = names.map(({ kind, name, lines }) =>
    [
      `/** ${kind.title} (${standard}). */`,
      `export interface ${name} ${beyond(lines, shared, sharedName)}`,
      "",
      `/** What is calculated of: ${kind.title}. A name is absent where its clause does not apply. */`,
      `export type ${name}Values = {${values(seen.get(kind.name)?.values ?? new Map())}};`,
      `export type ${name}Result = ItemOf<${name}Values>${beside(seen.get(kind.name)?.beside ?? new Map())};`,
    ].join("\n"),
  );
  const inList = (key: string | undefined) =>
    names.filter(({ kind }) => listOf(known, kind) === key).map(({ name }) => name);
  const lists = listsOf(known);
  const anyIn = (key: string | undefined) => inList(key).join(" | ");
  const resultsIn = (key: string | undefined) =>
    inList(key)
      .map((name) => `${name}Result`)
      .join(" | ");
  const list = many !== undefined && { item: anyIn(many), top };
  const sometimes = lists.length > 1 ? "?" : "";
  const forms = [
    ...(lists.length === 0
      ? []
      : [`{ ${lists.map((key) => `readonly ${key}${sometimes}: readonly (${anyIn(key)})[]`).join("; ")} }`]),
    ...(one === undefined ? [] : inList(many)),
  ];
  const body = [
    ...lists.map((key) => `readonly ${key}${one === undefined ? sometimes : "?"}: (${resultsIn(key)})[]`),
    ...(one === undefined ? [] : [`readonly ${one}${many === undefined ? "" : "?"}: ${resultsIn(many)}`]),
  ].join("; ");
  const chosen = ofChosenKinds(known, names);
  return {
    endpoint,
    list,
    hasChoice: chosen.length > 0,
    text: [
      `export interface ${top} ${beyond(linesOf(schemaOf(topSchema(known)), "  "), tops, "TopFields")}`,
      "",
      ...declared(sharedName, "What several kinds take.", shared),
      ...items,
      "",
      `export type ${pascal(endpoint)}Request = ${top} & (${forms.map((form) => `\n  | ${form}`).join("")}\n);`,
      `export type ${pascal(endpoint)}Body = HeadOf & { ${body} };`,
      ...chosen,
    ].join("\n"),
  };
}

/** Where an item says of which kind it is: the request and the result by the names of kinds. */
function ofChosenKinds({ endpoint, many, one, choice }: Known, names: readonly Named[]): string[] {
  if (choice === undefined || many === undefined || one === undefined) return [];
  return [
    "",
    "/** Of these kinds: one item, or a list. */",
    `export type ${pascal(endpoint)}RequestOf<One, Listed> = ${pascal(endpoint)}Top & (`,
    `  | { readonly ${many}: readonly (RequestItems["${endpoint}"] & { readonly ${choice.field}?: Listed | "${choice.standard}" })[] }`,
    `  | (RequestItems["${endpoint}"] & { readonly ${choice.field}?: One })`,
    ");",
    `export interface ${pascal(endpoint)}Results {\n${names.map(({ kind, name }) => `  readonly "${kind.name}": ${name}Result;\n`).join("")}}`,
    "/** With the names of the values of these kinds. */",
    `export type ${pascal(endpoint)}BodyOf<One, Listed> = HeadOf & {`,
    `  readonly ${many}?: ResultOfKind<${pascal(endpoint)}Results, ("" extends Listed ? never : Listed) | "${choice.standard}">[];`,
    `  readonly ${one}?: ResultOfKind<${pascal(endpoint)}Results, "" extends One ? "${choice.standard}" : One>;`,
    "};",
  ];
}

/** The fields that several have, word for word: in the form that most have. */
function sharedLines(all: readonly ReadonlyMap<string, string>[]): Map<string, string> {
  const shared = new Map<string, string>();
  for (const name of new Set(all.flatMap((lines) => [...lines.keys()]))) {
    const forms = new Map<string, number>();
    for (const lines of all) {
      const form = lines.get(name);
      if (form !== undefined) forms.set(form, (forms.get(form) ?? 0) + 1);
    }
    const [most] = [...forms].sort(([, a], [, b]) => b - a);
    if (most !== undefined && most[1] > 1) shared.set(name, most[0]);
  }
  return shared;
}

const declared = (name: string, comment: string, lines: ReadonlyMap<string, string>): string[] =>
  lines.size === 0 ? [] : [`/** ${comment} */\ninterface ${name} {\n${[...lines.values()].join("")}}`, ""];

/** The rest of an interface: what it has of the shared fields, and its own. */
function beyond(lines: ReadonlyMap<string, string>, shared: ReadonlyMap<string, string>, sharedName: string): string {
  const taken = [...lines].filter(([name, line]) => shared.get(name) === line).map(([name]) => JSON.stringify(name));
  const own = [...lines].filter(([name, line]) => shared.get(name) !== line).map(([, line]) => line);
  const base = taken.length === shared.size ? sharedName : `Pick<${sharedName}, ${taken.join(" | ")}>`;
  return `${taken.length === 0 ? "" : `extends ${base} `}{\n${own.join("")}}`;
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

/** Words that editors complete, and that are not all there are. */
const named: Style = {
  given: true,
  named: { profile: "ProfileName", steel_grade: "SteelGradeName", species: "TimberName" },
};

const pascal = (text: string): string =>
  text
    .split(/[-_. ]/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("_")
    .replace(/(?<=[a-z])_|_(?=[A-Z])/g, "");

interface SeenValue {
  readonly types: Set<string>;
  /** Formulas that gave it, with their clauses. */
  readonly formulas: Set<string>;
}

/** What results of a kind were seen to have. */
interface Seen {
  readonly values: Map<string, SeenValue>;
  /** Beside what every item has. */
  readonly beside: Map<string, Set<string>>;
}

/** Names and types of results, by kind, as the requests have them. */
function seenIn(endpoint: string, requests: readonly object[]): Map<string, Seen> {
  const known = checks.find((one) => one.endpoint === endpoint);
  const seen = new Map<string, Seen>();
  if (!known) return seen;
  const { one, kinds, example } = known;
  const single = Object.values(kinds).map((kind) => requestWith(known, kind, [kind.example]));
  const all = [example, ...single, ...requests];
  // by both generations, where there are two
  const next = known.second ? all.map((request) => ({ ...request, national_annex: "EN", edition: "second" })) : [];
  for (const request of [...all, ...next] as Readonly<Record<string, unknown>>[]) {
    let body: Readonly<Record<string, unknown>>;
    try {
      body = check(endpoint, { ...request, derivation: true }).result;
    } catch {
      continue; // an example of what is refused
    }
    for (const { list, index, item } of itemsIn(known, request)) {
      const kind = kindOf(known, item as Readonly<Record<string, unknown>>, list)?.name ?? "";
      const result = (list === undefined ? body[one ?? ""] : (body[list] as ItemResult[])[index]) as ItemResult;
      const of = seen.get(kind) ?? { values: new Map(), beside: new Map() };
      seen.set(kind, of);
      note(of, result);
    }
  }
  return seen;
}

function note({ values, beside }: Seen, result: ItemResult): void {
  const steps = new Map<string, Step>((result.derivation ?? []).map((step) => [step.name, step]));
  for (const [name, value] of Object.entries(result.values)) {
    const found = values.get(name) ?? { types: new Set(), formulas: new Set() };
    values.set(name, found);
    found.types.add(typeOfValue(value));
    const step = steps.get(name);
    if (step) found.formulas.add(step.expression === "" ? step.clause : `${step.clause}: ${step.expression}`);
  }
  for (const [name, value] of Object.entries(result))
    if (!ofEveryItem.has(name)) beside.set(name, (beside.get(name) ?? new Set()).add(typeOfValue(value)));
}

const ofEveryItem: ReadonlySet<string> = new Set([
  "mark",
  "passed",
  "verified",
  "utilization",
  "verifications",
  "values",
  "derivation",
  "signs",
  "governing_load_case",
  "load_cases",
  "governing_combination",
]);

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

const values = (names: Seen["values"]): string =>
  `${[...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { types, formulas }]) => {
      const unit = splitUnit(name).unit;
      const ways = [...formulas].slice(0, 3).join("; or ");
      const about = [unit, ways].filter((text) => text !== "").join(", ");
      return `\n${comment(about, "  ")}  readonly ${key(name)}?: ${[...types].sort().join(" | ")};`;
    })
    .join("")}\n`;

const beside = (names: Seen["beside"]): string =>
  names.size === 0
    ? ""
    : ` & { ${[...names].map(([name, types]) => `readonly ${key(name)}?: ${[...types].sort().join(" | ")}`).join("; ")} }`;

const words = (all: readonly string[]): string => all.map((word) => `  | ${JSON.stringify(word)}`).join("\n");

/** With the names of the product standards, as far as they are known. */
const steelGrades = ["S235", "S275", "S355", "S420", "S450", "S460"]
  .flatMap((strength) =>
    ["", "JR", "J0", "J2", "K2", "N", "NL", "M", "ML", "W", "H", "NH", "MH"].map((end) => strength + end),
  )
  .filter((name) => {
    const found = resolveDesignation(name);
    return "kind" in found && found.kind === "grade" && found.canonical === name;
  });

process.stdout.write(requestTypes());
