/**
 * Values from other calculations: `{ "from": "beam-b1.json", "value": "reactions.B.max_kN" }` in place of a value, `times` a factor if need be;
 * `{ "sum": [ … ] }` of several, and of numbers. `value` is a path into what the other calculation gives as JSON.
 */
import { type Message, messages } from "@x/eurocode/message";
import { splitUnit, suggestions } from "@x/eurocode/text";

const says = messages("links", {
  times: "times must be a number; it is {given}",
  noFile: "is from {from}, and there is no such file",
  missing: "{from} has no {wanted}: {why}",
  timesOfNumber: "times is for a number; {wanted} of {from} is {given}",
  otherUnit: "is in {own}; {wanted} of {from} is in {given}",
  notInSum: "entry {n} of the sum must be a number; it is {given}",
});

/** A value that another calculation gave. */
export interface Link {
  /** The field that takes it: `members[0].N_Ed`. */
  readonly path: string;
  /** The file that gives it, as the input names it. */
  readonly from: string;
  /** What of it. */
  readonly value: string;
  readonly times: number;
  readonly given: unknown;
  /** Whether the calculation that gives it passed; true where it verifies nothing. */
  readonly isPassed: boolean;
}

interface LinkProblem {
  readonly path: string;
  readonly said: Message;
  /** None of a sum. */
  readonly link?: LinkInput;
}

/** What a calculation gives as JSON. */
export interface Source {
  readonly json: unknown;
  readonly isPassed: boolean;
}

/** Calculates what a link names; undefined where there is none. */
export type SourceOf = (from: string) => Promise<Source | { readonly why: Message } | undefined>;

export interface Linked {
  /** With the values in place of the links, as far as they are there. */
  readonly value: unknown;
  readonly links: readonly Link[];
  readonly problems: readonly LinkProblem[];
}

interface LinkInput {
  readonly from: string;
  readonly value: string;
  readonly times?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

export function isLink(at: unknown): at is LinkInput {
  if (!isRecord(at) || typeof at.from !== "string" || typeof at.value !== "string") return false;
  return Object.keys(at).every((name) => name === "from" || name === "value" || name === "times");
}

export const isSum = (at: unknown): at is { readonly sum: readonly unknown[] } =>
  isRecord(at) && Array.isArray(at.sum) && Object.keys(at).length === 1;

export const hasLinks = (at: unknown): boolean =>
  isLink(at) || isSum(at) || (Array.isArray(at) ? at.some(hasLinks) : isRecord(at) && Object.values(at).some(hasLinks));

/** An input with the values of its links; the input itself where it has none. */
export async function linked(value: unknown, sourceOf: SourceOf): Promise<Linked> {
  if (!hasLinks(value)) return { value, links: [], problems: [] };
  const links: Link[] = [];
  const problems: LinkProblem[] = [];
  for (const [path, link] of linksIn(value)) {
    const found = await followed(path, link, sourceOf);
    if ("said" in found) problems.push({ ...found, link });
    else links.push(found);
  }
  const filled = withGiven(value, links);
  return { value: filled.value, links, problems: [...problems, ...(problems.length > 0 ? [] : filled.problems)] };
}

/** The files that an input takes values of. */
export const namedIn = (value: unknown): string[] => [...new Set(linksIn(value).map(([, { from }]) => from))];

/** The same input with its links under other names. */
export function renamed(at: unknown, nameOf: (from: string) => string): unknown {
  if (isLink(at)) return { ...at, from: nameOf(at.from) };
  if (Array.isArray(at)) return at.map((one) => renamed(one, nameOf));
  if (!isRecord(at)) return at;
  return Object.fromEntries(Object.entries(at).map(([name, one]) => [name, renamed(one, nameOf)]));
}

/** Links that are in it, and where. */
export function linksIn(at: unknown, path = ""): [path: string, link: LinkInput][] {
  if (isLink(at)) return [[path, at]];
  if (isSum(at)) return at.sum.flatMap((part) => linksIn(part, path));
  if (Array.isArray(at)) return at.flatMap((one, i) => linksIn(one, `${path}[${i}]`));
  if (!isRecord(at)) return [];
  return Object.entries(at).flatMap(([name, one]) => linksIn(one, path === "" ? name : `${path}.${name}`));
}

async function followed(
  path: string,
  { from, value, times }: LinkInput,
  sourceOf: SourceOf,
): Promise<Link | LinkProblem> {
  if (times !== undefined && !(typeof times === "number" && Number.isFinite(times)))
    return { path, said: says.times({ given: JSON.stringify(times) }) };
  const source = await sourceOf(from);
  if (!source) return { path, said: says.noFile({ from }) };
  if ("why" in source) return { path, said: source.why };
  const found = valueAt(source.json, value);
  if ("missing" in found) return { path, said: says.missing({ from, wanted: value, why: found.missing }) };
  if (times !== undefined && typeof found.value !== "number")
    return { path, said: says.timesOfNumber({ wanted: value, from, given: kindOf(found.value) }) };
  const wrong = otherUnit(path, value);
  if (wrong !== undefined)
    return { path, said: says.otherUnit({ own: wrong.wanted, wanted: value, from, given: wrong.given }) };
  const factor = typeof times === "number" ? times : 1;
  const given = typeof found.value === "number" ? found.value * factor : found.value;
  return { path, from, value, times: factor, given, isPassed: source.isPassed };
}

type Given = Pick<Link, "from" | "value" | "times" | "given">;

const keyOf = ({ from, value, times }: LinkInput): string => JSON.stringify([from, value, times ?? 1]);

/** An input with what is known of its links; a link that is not known stays. */
export function withGiven(value: unknown, given: readonly Given[]): Pick<Linked, "value" | "problems"> {
  const known = new Map(given.map((link) => [keyOf(link), link.given]));
  const problems: LinkProblem[] = [];
  return { value: fill(value, ""), problems };

  function fill(at: unknown, path: string): unknown {
    if (isLink(at)) return known.has(keyOf(at)) ? known.get(keyOf(at)) : at;
    if (isSum(at)) return sum(at, path);
    if (Array.isArray(at)) return at.map((one, i) => fill(one, `${path}[${i}]`));
    if (!isRecord(at)) return at;
    return Object.fromEntries(
      Object.entries(at).map(([name, one]) => [name, fill(one, path === "" ? name : `${path}.${name}`)]),
    );
  }

  function sum(at: { readonly sum: readonly unknown[] }, path: string): unknown {
    let total = 0;
    for (const [i, part] of at.sum.entries()) {
      const one = fill(part, path);
      if (isLink(one)) return at;
      if (typeof one === "number") total += one;
      else problems.push({ path, said: says.notInSum({ n: i + 1, given: kindOf(one) }) });
    }
    return total;
  }
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? "a list" : isRecord(value) ? "an object" : JSON.stringify(value);

/** Units that field and value name and that are not the same. A field without one in its name has that of the conventions. */
function otherUnit(path: string, wanted: string): { readonly wanted: string; readonly given: string } | undefined {
  const given = unitAtEnd(wanted);
  const own = unitOfField(path);
  return given === undefined || own === undefined || given === own ? undefined : { wanted: own, given };
}

/** `N_b_Rd_kN` and `reactions.B.kN` end with their unit. */
function unitAtEnd(path: string): string | undefined {
  const last = path.split(".").at(-1) ?? "";
  const { unit } = splitUnit(/^(?:kN|kNm|mm|MPa|kN_m|kN_m2)$/.test(last) ? `x_${last}` : last);
  return unit === "" ? undefined : unit;
}

/** By the conventions of requests: forces kN, moments kNm. */
function unitOfField(path: string): string | undefined {
  const name =
    path
      .replace(/\[\d+\]$/, "")
      .split(".")
      .at(-1) ?? "";
  const { unit } = splitUnit(name);
  if (unit !== "") return unit;
  if (/^[NVF](?:_\w+)?_Ed$/.test(name)) return "kN";
  return /^M(?:_\w+)?_Ed$/.test(name) ? "kNm" : undefined;
}

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
