import type { Inserted, Said, Values } from "./message.ts";
import type { Problem } from "./problem.ts";

type Named = Said & { readonly english?: string };

const known = new Map<string, ReadonlySet<string>>();

/** What a template of ours has between its places. */
function wordsOf(template: string): ReadonlySet<string> {
  let words = known.get(template);
  if (!words) {
    words = new Set(template.replaceAll(/\{[^{}]*\}/g, " ").match(/\w+/g));
    known.set(template, words);
  }
  return words;
}

const names = ({ english = "", values = {} }: Named, field: string): boolean =>
  wordsOf(english).has(field) || hasName(values, field);

const hasName = (values: Values, field: string): boolean =>
  Object.values(values).some((value) => isNamed(value, field));

function isNamed(value: Inserted, field: string): boolean {
  if (typeof value !== "object") return value === field;
  if ("list" in value) return value.of.some((one) => isNamed(one, field));
  return "id" in value && names(value, field);
}

/**
 * Whether a problem of this process names a field: in the template of its message, or as what goes in a place. A longer text that a
 * user wrote is not looked into.
 */
export const namesField = (
  { code, values = {}, template = "" }: Problem & { readonly template?: string },
  field: string,
) => names({ id: code, values, english: template }, field);
