import { actionNames } from "@x/words/workshop";
import { isEither, meaningOf } from "../numbers.ts";
import type { Correction, Member } from "./model.ts";

// What a person knows better than the drawing: rules of the form, without the form.

export const unitOf = (name: string): string =>
  name === "length_mm" ? "mm" : name.startsWith("M_") ? "kNm" : name.endsWith("_Ed") ? "kN" : "";

export type Texts = Readonly<Record<string, string>>;

/** What somebody said. All else (own weight, area loads, defaults of a role) was worked out, and would not fit a corrected action. */
const isSaid = ({ actions_source }: Member): boolean => ["file", "correction", "drawing"].includes(actions_source);

/**
 * The fields as they begin. Actions that nobody said have empty fields, with the value as a placeholder, so that correcting one
 * action does not make the others designed.
 */
export function textsOf(
  member: Member,
  write: (value: number) => string = String,
): { readonly was: Texts; readonly assumed: Texts } {
  const textOf = (value: unknown): string =>
    typeof value === "string" ? value : typeof value === "number" ? write(value) : "";
  const isGiven = isSaid(member);
  const actions = Object.fromEntries(actionNames.map((name) => [name, textOf(member.actions[name])]));
  const empty = Object.fromEntries(actionNames.map((name) => [name, ""]));
  return {
    was: {
      section: member.profile ?? member.section,
      steel_grade: member.steel_grade,
      length_mm: textOf(member.length_mm),
      quantity: textOf(member.quantity),
      role: textOf(member.role),
      ...(isGiven ? actions : empty),
    },
    assumed: isGiven ? {} : actions,
  };
}

/** The fields that differ from what they began with; a field that was emptied is left as it was. */
export function correctionOf(
  mark: string,
  before: Correction | undefined,
  was: Texts,
  now: Texts,
): { readonly correction: Correction } | { readonly notNumber: string } | { readonly unclear: string } | "unchanged" {
  const typed = (name: string): string => now[name]?.trim() ?? "";
  const changed = (name: string) => typed(name) !== was[name] && typed(name) !== "";
  const kept = (name: string) => (changed(name) ? typed(name) : (was[name] ?? ""));
  const numeric = (name: string) => {
    const meaning = meaningOf(kept(name), unitOf(name));
    // what stood there has no groups
    return [name, isEither(meaning) && !changed(name) ? meaning.small : meaning] as const;
  };
  const words = ["section", "steel_grade", "role"].filter(changed).map((name) => [name, typed(name)]);
  const numbers = ["length_mm", "quantity"].filter(changed).map(numeric);
  // a correction replaces the actions of a member: those that were given go along
  const actions = actionNames.some(changed) ? actionNames.filter((name) => kept(name) !== "").map(numeric) : [];
  const meant = [...numbers, ...actions];
  const wrong = meant.find(([, value]) => value === undefined);
  if (wrong) return { notNumber: wrong[0] };
  const doubtful = meant.find(([, value]) => isEither(value));
  if (doubtful) return { unclear: typed(doubtful[0]) };
  if (words.length + numbers.length + actions.length === 0) return "unchanged";
  const { remove: _, ...others } = before ?? { mark };
  return {
    correction: {
      ...others,
      mark,
      ...Object.fromEntries([...words, ...numbers]),
      ...(actions.length > 0 ? { actions: Object.fromEntries(actions) } : {}),
    },
  };
}
