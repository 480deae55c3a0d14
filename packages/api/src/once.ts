/** What many routes share is in the document once, among its components: requests of checks, and errors. */
import { type Check, checks, kindsIn, listsOf } from "@x/eurocode";

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly const?: unknown;
  readonly [keyword: string]: unknown;
}
type Schemas = Record<string, Schema>;

interface Place {
  schema?: unknown;
}
interface Documented {
  readonly paths?: object | undefined;
  readonly components?: { schemas?: object | undefined } | undefined;
}

interface Operation {
  readonly responses?: Record<string, unknown>;
}

/** An error is alike for most routes. */
export function errorsOnce(document: { readonly paths?: object | undefined; components?: object | undefined }): void {
  const named = new Map<string, string>();
  const responses: Record<string, unknown> = {};
  const operations = Object.values(document.paths ?? {}).flatMap((path: object) => Object.values(path) as Operation[]);
  for (const { responses: answers = {} } of operations)
    for (const [status, answer] of Object.entries(answers)) {
      if (Number(status) < 400) continue;
      const text = JSON.stringify([status, answer]);
      const alike = Object.keys(responses).filter((name) => name.startsWith(`error-${status}`)).length;
      const name = named.get(text) ?? (alike === 0 ? `error-${status}` : `error-${status}-${alike + 1}`);
      named.set(text, name);
      responses[name] = answer;
      answers[status] = { $ref: `#/components/responses/${name}` };
    }
  document.components = { ...document.components, responses };
}

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

/** Puts the request of each check among the components, and its name where it stood. */
export function requestsOnce(document: Documented): void {
  const schemas = document.components?.schemas as Schemas; // as it was generated
  for (const known of checks) {
    const places = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
      isRequestOf(known, path) ? [placeOf(operations)] : [],
    );
    const name = `${known.endpoint}-request`;
    schemas[name] = composed(known, places[0]?.schema as Schema, schemas);
    for (const place of places) place.schema = ref(name);
    for (const [own, schema] of Object.entries(schemas))
      if (own.startsWith(`${known.endpoint}-`)) defaultsAside(schema);
  }
}

/** An own section is alike in most kinds; what it is for stands beside its name. */
export function sectionsOnce({ components }: Documented): void {
  const schemas = components?.schemas as Schemas; // as it was generated
  const seen = new Map<string, Record<string, Schema>[]>();
  const look = (node: unknown): void => {
    if (node === null || typeof node !== "object") return;
    const { properties } = node as { properties?: Record<string, Schema> }; // any object is one
    const { description: _, ...own } = properties?.section ?? {};
    if (properties && own.properties) {
      const text = JSON.stringify(own);
      seen.set(text, [...(seen.get(text) ?? []), properties]);
    }
    for (const one of Object.values(node)) look(one);
  };
  look(schemas);
  const often = [...seen].filter(([, places]) => places.length > 1);
  for (const [i, [text, places]] of often.entries()) {
    const name = i === 0 ? "own-section" : `own-section-${i + 1}`;
    schemas[name] = JSON.parse(text) as Schema;
    for (const place of places) place.section = { ...ref(name), description: place.section?.description };
  }
}

/** A field with a default is one that may be left out; generators of clients take it for one that is always there. */
function defaultsAside(node: unknown): void {
  if (node === null || typeof node !== "object") return;
  const schema = node as Record<string, unknown>; // any object is one
  // a field of that name would be a schema
  if ("default" in schema && (typeof schema.default !== "object" || schema.default === null)) {
    schema["x-default"] = schema.default;
    delete schema.default;
  }
  for (const one of Object.values(schema)) defaultsAside(one);
}

const isRequestOf = ({ endpoint }: Check, path: string): boolean =>
  [`check/${endpoint}`, `check/${endpoint}/summary`, `report/${endpoint}`].some((end) => path === `/api/v1/${end}`);

const placeOf = (operations: { post: { requestBody: { content: { "application/json": Place } } } }): Place =>
  operations.post.requestBody.content["application/json"];

/**
 * A request with a list, or with one item among the fields that all share. A kind is one component for both, so what closes it
 * (`unevaluatedProperties`) is where it is named. No choice is inside an `allOf`, which readers take for inheritance.
 */
function composed(known: Check, request: Schema, schemas: Schemas): Schema {
  const lists = listsOf(known);
  const ofList = (request.anyOf ?? [request]).find(({ properties }) => lists.some((list) => properties?.[list]));
  if (!ofList) return request;
  const choices = lists.map((list) => [list, choiceOf(namesOf(known, list), schemas, "")] as const);
  const many = known.many ?? "";
  if (known.one === undefined) return withLists(ofList, Object.fromEntries(choices));
  const beside = `${known.endpoint}-beside`;
  const fields = Object.entries(ofList.properties ?? {});
  schemas[beside] = {
    type: "object",
    properties: Object.fromEntries(fields.filter(([name]) => !lists.includes(name))),
  };
  const names = namesOf(known, many);
  for (const name of names) {
    const { additionalProperties: _, ...open } = schemas[name] ?? {};
    schemas[name] = open;
    schemas[`${name}${alone}`] = closed({ allOf: [ref(name), ref(beside)] });
  }
  const items = closed(choiceOf(names, schemas, ""));
  const list = { type: "object", properties: { [many]: { ...ofList.properties?.[many], items } }, required: [many] };
  return { anyOf: [closed({ allOf: [ref(beside), list] }), choiceOf(names, schemas, alone)] };
}

/** Behind the name of a kind, where it is a request by itself. */
const alone = "-alone";

const closed = (schema: Schema): Schema => ({ ...schema, unevaluatedProperties: false });

const withLists = (form: Schema, choices: Readonly<Record<string, Schema>>): Schema => ({
  ...form,
  properties: Object.fromEntries(
    Object.entries(form.properties ?? {}).map(([name, field]) => {
      const items = choices[name];
      return [name, items ? { ...field, items } : field];
    }),
  ),
});

const namesOf = (known: Check, list: string): string[] =>
  kindsIn(known, list).map((kind) => `${known.endpoint}-${kind.name}`);

/** One of several kinds, with the field that tells them apart where they all have one. */
function choiceOf(names: readonly string[], schemas: Schemas, behind: string): Schema {
  const [only] = names;
  if (names.length === 1 && only !== undefined) return ref(only + behind);
  const words = names.map((name) => new Map(wordsOf(schemas[name] ?? {})));
  const propertyName = [...(words[0]?.keys() ?? [])].find((field) => words.every((one) => one.has(field)));
  const anyOf = names.map((name) => ref(name + behind));
  if (propertyName === undefined) return { anyOf };
  const mapping = Object.fromEntries(anyOf.map(({ $ref }, i) => [words[i]?.get(propertyName), $ref]));
  return { anyOf, discriminator: { propertyName, mapping } };
}

/** The fields of a kind that take one word only. */
const wordsOf = ({ properties = {} }: Schema): [string, string][] =>
  Object.entries(properties).flatMap(([field, schema]): [string, string][] => {
    const only = schema.const ?? (Array.isArray(schema.enum) && schema.enum.length === 1 ? schema.enum[0] : undefined);
    return typeof only === "string" ? [[field, only]] : [];
  });
