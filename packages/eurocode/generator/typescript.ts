import { annexCodes } from "@x/eurocode";
import * as z from "zod";

// Schemas as TypeScript, with their sentences as documentation. Types inferred from the schemas would carry none and would
// slow every editor down.

export interface Schema {
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

export const schemaOf = (schema: z.ZodType): Schema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }) as Schema; // JSON Schema is of this shape

export const comment = (text: string | undefined, indent: string): string =>
  text === undefined || text === "" ? "" : `${indent}/** ${text.replaceAll("*/", "* /")} */\n`;

export const key = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

/** How fields are written: what is given is only read; what comes back is the caller's. */
export interface Style {
  readonly given: boolean;
  /** Types of texts by the name of their field. */
  readonly named?: Readonly<Record<string, string>>;
}
export const given: Style = { given: true };

export function fields(
  { properties = {}, required = [], additionalProperties }: Schema,
  indent: string,
  style = given,
): string {
  const inner = `${indent}  `;
  // only annexes/ knows a country
  if (Object.keys(properties).join() === annexCodes.join())
    return `Record<AnnexCode, ${typeOf(Object.values(properties)[0] ?? {}, indent, style)}>`;
  const lines = linesOf({ properties, required }, inner, style);
  const more = typeof additionalProperties === "object" ? `${inner}[more: string]: unknown;\n` : "";
  return `{\n${[...lines.values()].join("")}${more}${indent}}`;
}

/** The fields of an object by their names, each with its sentence. */
export function linesOf(
  { properties = {}, required = [] }: Schema,
  indent: string,
  style = given,
): Map<string, string> {
  return new Map(
    Object.entries(properties).map(([name, field]) => {
      const optional = required.includes(name) ? [":", ""] : ["?:", style.given ? "" : " | undefined"];
      const type = (field.type === "string" && !field.enum && style.named?.[name]) || typeOf(field, indent, style);
      const line = `${indent}${style.given ? "readonly " : ""}${key(name)}${optional[0]} ${type}${optional[1]};\n`;
      return [name, `${comment(field.description, indent)}${line}`];
    }),
  );
}

export function typeOf(schema: Schema, indent: string, style = given): string {
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
