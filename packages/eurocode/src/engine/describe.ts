import type * as z from "zod";
import { descriptionOf, unitOf } from "../basis/validation.ts";

/** A field of a request in plain words, for forms, templates and documents. */
export interface FieldDescription {
  readonly name: string;
  readonly required: boolean;
  readonly type: "number" | "whole number" | "text" | "true or false" | "choice" | "object" | "list" | "any";
  readonly unit: string;
  readonly description: string;
  /** The words of a choice, or of a list of choices; of a text those that it may be among others. */
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

export function describeFields(schema: z.ZodType, names?: readonly string[]): FieldDescription[] {
  return Object.entries(definitionOf(schema).shape ?? {}).flatMap(([name, field]) =>
    names === undefined || names.includes(name) ? [describeField(name, field)] : [],
  );
}

function describeField(name: string, field: z.ZodType): FieldDescription {
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
      return { ...plain("text"), choices: wordsOf(schema) };
    case "boolean":
      return plain("true or false");
    case "enum":
      return { type: "choice", choices: Object.values(entries ?? {}), fields: [] };
    case "literal":
      return { type: "choice", choices: (values ?? []).map(String), fields: [] };
    case "object":
      return { type: "object", choices: [], fields: describeFields(schema) };
    case "array":
      return { ...(element ? kindOf(element) : plain("list")), type: "list" };
    case "union": {
      const forms = (options ?? []).map((option) => kindOf(option));
      const objects = forms.filter((form) => form.fields.length > 0);
      if (objects.length > 1) return { type: "object", choices: [], fields: together(objects.map((o) => o.fields)) };
      // the richest form tells most
      return objects[0] ?? forms[0] ?? plain("any");
    }
    default:
      return plain("any");
  }
}

const wordsOf = (schema: z.ZodType): readonly string[] => (schema.meta()?.examples ?? []) as readonly string[]; // of a text

/** The fields of several forms in one list. The word that tells the forms apart stands before what only some have. */
function together(forms: readonly (readonly FieldDescription[])[]): FieldDescription[] {
  const names = [...new Set(forms.flatMap((fields) => fields.map(({ name }) => name)))];
  const word = (fields: readonly FieldDescription[]) => fields.find(({ choices }) => choices.length === 1)?.choices[0];
  return names.flatMap((name) => {
    const having = forms.filter((fields) => fields.some((field) => field.name === name));
    const found = having.flatMap((fields) => fields.filter((field) => field.name === name));
    const [first] = found;
    if (!first) return [];
    const tells = found.length === forms.length && found.every(({ choices }) => choices.length === 1);
    const words = having.map(word).filter((w) => w !== undefined);
    const whose = having.length < forms.length && words.length > 0 ? `${words.join(", ")}: ` : "";
    return [
      {
        ...first,
        required: having.length === forms.length && found.every(({ required }) => required),
        choices: tells ? found.flatMap(({ choices }) => choices) : first.choices,
        description: tells
          ? found.map(({ choices, description }) => `${choices[0]}: ${description}`).join("; ")
          : `${whose}${first.description}${whose !== "" && first.required ? " (required)" : ""}`,
      },
    ];
  });
}
