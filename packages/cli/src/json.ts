/** Plain data, as JSON has it. */
import { suggestions } from "@x/eurocode/text";

export type JsonObject = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** What a result calls its parts. */
const names = ["id", "mark", "detail_id"] as const;

/**
 * What is at a path: `reactions.B.kN`, `result.members.B1.values.N_b_Rd_kN`. An entry of a list is found by its place from 0, its id or its
 * mark. Names may hold points: the longest that fits is meant.
 */
export function valueAt(whole: unknown, path: string): { readonly value: unknown } | { readonly missing: string } {
  const parts = path.split(".");
  let at = whole;
  for (let from = 0; from < parts.length; ) {
    let to = parts.length;
    let found: { readonly value: unknown } | undefined;
    for (; to > from && !found; to--) found = entryOf(at, parts.slice(from, to).join("."));
    if (!found) return { missing: missingAt(at, parts.slice(0, from).join("."), parts.slice(from).join(".")) };
    at = found.value;
    from = to + 1;
  }
  return { value: at };
}

function entryOf(at: unknown, name: string): { readonly value: unknown } | undefined {
  if (Array.isArray(at)) {
    const named: unknown = at.find((one) => isRecord(one) && names.some((key) => one[key] === name));
    if (named !== undefined) return { value: named };
    return /^\d+$/.test(name) && Number(name) < at.length ? { value: at[Number(name)] } : undefined;
  }
  // values and verifications of a result are read when they are asked for
  if (at === null || typeof at !== "object" || !(name in at) || name in Object.prototype) return undefined;
  const value = (at as Record<string, unknown>)[name]; // the line above has seen it
  return value === undefined ? undefined : { value };
}

const mostNames = 12;

function missingAt(at: unknown, before: string, rest: string): string {
  const known = Array.isArray(at)
    ? at.map((one, i) => (isRecord(one) ? String(names.map((key) => one[key]).find((n) => n !== undefined) ?? i) : i))
    : isRecord(at)
      ? Object.keys(at)
      : [];
  const [name] = rest.split(".");
  const where = before === "" ? "it" : before;
  const more = known.length > mostNames ? ", …" : "";
  const [near] = name === undefined || name.length < 3 ? [] : suggestions(name, known.map(String));
  const meant = near === undefined ? "" : `, did you mean ${near}?`;
  return `there is no ${name} in ${where}${meant}${known.length === 0 ? "" : `; there ${known.length === 1 ? "is" : "are"} ${known.slice(0, mostNames).join(", ")}${more}`}`;
}
