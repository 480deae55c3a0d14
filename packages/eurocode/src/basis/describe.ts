import type * as z from "zod";
import { descriptionOf, unitOf } from "./validation.ts";

/** A field of a request in plain words, for forms, templates and documents. */
export interface FieldDescription {
  readonly name: string;
  readonly required: boolean;
  readonly type: "number" | "whole number" | "text" | "true or false" | "choice" | "object" | "list" | "any";
  readonly unit: string;
  readonly description: string;
  /** The words of a choice. */
  readonly choices: readonly string[];
  /** The fields of an object, or of the objects of a list. */
  readonly fields: readonly FieldDescription[];
}

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly check?: string;
  readonly format?: string;
}

const definitionOf = (schema: z.ZodType): Definition => schema.def as unknown as Definition; // the fields zod documents for each type

export function describeFields(schema: z.ZodType): FieldDescription[] {
  return Object.entries(definitionOf(schema).shape ?? {}).map(([name, field]) => describeField(name, field));
}

export function describeField(name: string, field: z.ZodType): FieldDescription {
  const required = definitionOf(field).type !== "optional";
  let inner = field;
  let [description, unit] = [descriptionOf(field), unitOf(field)];
  for (let next = definitionOf(inner).innerType; next; next = definitionOf(inner).innerType) {
    inner = next;
    description ||= descriptionOf(inner);
    unit ||= unitOf(inner);
  }
  return { name, required, unit, description, ...kindOf(inner) };
}

function kindOf(schema: z.ZodType): Pick<FieldDescription, "type" | "choices" | "fields"> {
  const { type, entries, values, element, options, format } = definitionOf(schema);
  const plain = (kind: FieldDescription["type"]) => ({ type: kind, choices: [], fields: [] });
  switch (type) {
    case "number":
      return plain(format === "safeint" ? "whole number" : "number");
    case "int":
      return plain("whole number");
    case "string":
      return plain("text");
    case "boolean":
      return plain("true or false");
    case "enum":
      return { type: "choice", choices: Object.values(entries ?? {}), fields: [] };
    case "literal":
      return { type: "choice", choices: (values ?? []).map(String), fields: [] };
    case "object":
      return { type: "object", choices: [], fields: describeFields(schema) };
    case "array":
      return { type: "list", choices: [], fields: element ? kindOf(element).fields : [] };
    case "union": {
      // the richest form tells most
      const forms = (options ?? []).map((option) => kindOf(option));
      return forms.find((form) => form.fields.length > 0) ?? forms[0] ?? plain("any");
    }
    default:
      return plain("any");
  }
}
