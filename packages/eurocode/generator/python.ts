import { checks, requestSchema } from "@x/eurocode";
import { type Schema, schemaOf } from "./typescript.ts";

// Prints x_eurocode/requests.py: the requests of every check as TypedDicts and Literals.

const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join("");

/** Equal objects are one type, under the name of the first. */
const names = new Map<string, string>();
const used = new Set<string>();
const lines: string[] = [];

function nameFor(wanted: string): string {
  let name = wanted;
  for (let n = 2; used.has(name); n++) name = `${wanted}${n}`;
  used.add(name);
  return name;
}

const union = (types: readonly string[]): string => [...new Set(types)].join(" | ");

/** Kinds are components of a request, by their names. */
let components: Readonly<Record<string, Schema>> = {};

function typeOf(schema: Schema, name: string): string {
  const { const: only, enum: choice, anyOf, oneOf, type, $ref } = schema;
  const component = $ref?.replace("#/$defs/", "");
  if (component !== undefined) return typeOf(components[component] ?? {}, pascal(component));
  if (only !== undefined) return `Literal[${python(only)}]`;
  if (choice) return `Literal[${choice.map(python).join(", ")}]`;
  const any = anyOf ?? oneOf;
  if (any) return union(any.map((one) => typeOf(one, name)));
  if (Array.isArray(type)) return union(type.map((one) => typeOf({ ...schema, type: one }, name)));
  switch (type) {
    case "string":
      return "str";
    case "number":
      return "float";
    case "integer":
      return "int";
    case "boolean":
      return "bool";
    case "null":
      return "None";
    case "array":
      return `Sequence[${listOf(schema, name)}]`;
    case "object":
      return objectOf(schema, name);
    default:
      return "Any";
  }
}

function listOf({ items, prefixItems }: Schema, name: string): string {
  if (prefixItems) return union(prefixItems.map((one) => typeOf(one, name)));
  return items ? typeOf(items, name) : "Any";
}

function python(value: unknown): string {
  if (value === true || value === false) return value ? "True" : "False";
  return value === null ? "None" : JSON.stringify(value);
}

function objectOf(schema: Schema, name: string): string {
  const { properties, required = [], additionalProperties } = schema;
  if (!properties) {
    const value = typeof additionalProperties === "object" ? typeOf(additionalProperties, name) : "Any";
    return `Mapping[str, ${value}]`;
  }
  const fields = Object.entries(properties).map(([field, one]) => {
    const type = typeOf(one, name + pascal(field));
    const note = one.description ? `  # ${one.description.replaceAll("\n", " ")}` : "";
    return `        ${JSON.stringify(field)}: ${required.includes(field) ? type : `NotRequired[${type}]`},${note}`;
  });
  const body = fields.join("\n");
  const known = names.get(body);
  if (known) return known;
  const made = nameFor(name);
  names.set(body, made);
  lines.push(`${made} = TypedDict(\n    ${JSON.stringify(made)},\n    {\n${body}\n    },\n)`, "");
  return made;
}

const requests = checks.map((check) => {
  const name = `${pascal(check.endpoint)}Request`;
  const schema = schemaOf(requestSchema(check));
  components = schema.$defs ?? {};
  const type = typeOf(schema, name);
  lines.push(`${name}Any = Union[${type.replaceAll(" | ", ", ")}]`, "");
  return { endpoint: check.endpoint, title: check.title, name: `${name}Any` };
});

process.stdout.write(
  [
    '"""The requests of the checks. Made of their schemas by packages/eurocode/generator/python.ts: not to be changed by hand."""',
    "",
    "from collections.abc import Mapping, Sequence",
    "from typing import TYPE_CHECKING, Any, Literal, NotRequired, Protocol, TypedDict, Union, overload",
    "",
    "if TYPE_CHECKING:",
    "    from . import Answer",
    "",
    ...lines,
    `Endpoint = Literal[${requests.map(({ endpoint }) => JSON.stringify(endpoint)).join(", ")}]`,
    "",
    "",
    "class Check(Protocol):",
    '    """One check of a request; fields and their words are those of the endpoint."""',
    "",
    ...requests.flatMap(({ endpoint, title, name }) => [
      "    @overload",
      `    def __call__(self, endpoint: Literal[${JSON.stringify(endpoint)}], request: ${name}) -> "Answer":`,
      `        """${title}"""`,
      "",
    ]),
  ].join("\n"),
);
