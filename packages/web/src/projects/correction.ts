import type { Correction, Member } from "./model.ts";

// What a person knows better than the drawing: rules of the form, without the form.

export const actionNames = ["N_Ed", "M_y_Ed", "V_z_Ed", "M_z_Ed", "V_y_Ed"] as const;
export const roles = ["beam", "column", "brace", "purlin", "rail", "chord", "plate", "other"] as const;

export type Texts = Readonly<Record<string, string>>;

const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

/**
 * The fields as they begin. Actions of the member's own weight are no design actions: their fields are empty, with the value as a
 * placeholder, so that correcting one action does not make the others designed.
 */
export function textsOf(member: Member): { readonly was: Texts; readonly assumed: Texts } {
  const isGiven = member.actions_source !== "self-weight" && member.actions_source !== "none";
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
): { readonly correction: Correction } | { readonly notNumber: string } | "unchanged" {
  const typed = (name: string): string => now[name]?.trim() ?? "";
  const changed = (name: string) => typed(name) !== was[name] && typed(name) !== "";
  const numeric = (name: string): [string, number] => [name, Number(typed(name).replace(",", "."))];
  const words = ["section", "steel_grade", "role"].filter(changed).map((name) => [name, typed(name)]);
  const numbers = ["length_mm", "quantity"].filter(changed).map(numeric);
  // a correction replaces the actions of a member: those that were given go along
  const actions = actionNames.some(changed) ? actionNames.filter((name) => typed(name) !== "").map(numeric) : [];
  const wrong = [...numbers, ...actions].find(([, value]) => !Number.isFinite(value));
  if (wrong) return { notNumber: wrong[0] };
  if (words.length + numbers.length + actions.length === 0) return "unchanged";
  const { remove: _, ...kept } = before ?? { mark };
  return {
    correction: {
      ...kept,
      mark,
      ...Object.fromEntries([...words, ...numbers]),
      ...(actions.length > 0 ? { actions: Object.fromEntries(actions) } : {}),
    },
  };
}
