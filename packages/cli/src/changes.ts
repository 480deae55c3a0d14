/** What differs between two calculations: input, annex, software, result, and the formula that made the difference. */
import { percent } from "@x/eurocode/text";
import { isRecord } from "./json.ts";
import { figure } from "./print/text.ts";
import { named, type Signed, type SignedItem } from "./signed.ts";

export interface Change {
  readonly of: "input" | "annex" | "software" | "result" | "formula";
  /** `members.C1.N_Ed`, `gamma_M1 (EN 1993-1-1 6.1(1))`, an item. */
  readonly what: string;
  readonly was: string;
  readonly is: string;
  /** How much greater a number is: 0.1 is ten per cent. */
  readonly by?: number;
}

export function changesBetween(was: Signed, is: Signed): Change[] {
  const found: Change[] = [];
  const inputs = differences(was.request, is.request, "");
  found.push(...inputs.map((one): Change => ({ of: "input", ...one })));
  if (was.annex !== is.annex && was.annex !== "")
    found.push({ of: "annex", what: "edition", was: was.annex, is: is.annex });
  const parameters = differencesByName(was.parameters, is.parameters);
  found.push(...parameters.map((one): Change => ({ of: "annex", ...one })));
  if (was.software !== is.software) found.push({ of: "software", what: "", was: was.software, is: is.software });
  const before = found.length;
  for (const name of new Set([...Object.keys(was.items), ...Object.keys(is.items)]))
    found.push(...ofItem(name, was.items[name], is.items[name]));
  if (was.result !== is.result && found.length === before)
    found.push({
      of: "result",
      what: "no utilization; values or sentences beside them",
      was: was.result.slice(0, 12),
      is: is.result.slice(0, 12),
    });
  return found;
}

type Difference = Omit<Change, "of">;

function ofItem(name: string, was: SignedItem | undefined, is: SignedItem | undefined): Change[] {
  if (!was || !is) return [{ of: "result", what: name, was: was ? outcomeOf(was) : "–", is: is ? outcomeOf(is) : "–" }];
  const found: Change[] = [];
  const hasChanged =
    !same(was.utilization, is.utilization) || was.verification !== is.verification || was.passed !== is.passed;
  if (hasChanged)
    found.push({
      of: "result",
      what: name,
      was: outcomeOf(was),
      is: outcomeOf(is),
      ...by(was.utilization, is.utilization),
    });
  for (const one of differencesByName(was.verifications, is.verifications)) {
    if (hasChanged && (one.what === was.verification || one.what === is.verification)) continue;
    found.push({
      ...one,
      of: "result",
      what: `${name}: ${one.what.replaceAll("-", " ")}`,
      was: asPercent(was.verifications[one.what]),
      is: asPercent(is.verifications[one.what]),
    });
  }
  const made = formulaThatChanged(was, is);
  return made ? [...found, { of: "formula", ...made, what: `${name}: ${made.what}` }] : found;
}

const asPercent = (value: number | undefined): string => (value === undefined ? "–" : percent(value));

const outcomeOf = ({ utilization, verification, passed, steps }: SignedItem): string => {
  if (verification === "") return figure(steps.at(-1)?.value ?? null);
  return `${percent(utilization)} ${verification.replaceAll("-", " ")}${passed ? "" : ", not passed"}`;
};

/** The first step that gives something else for the same numbers, or is written otherwise. */
function formulaThatChanged(was: SignedItem, is: SignedItem): Difference | undefined {
  for (const step of is.steps) {
    // a number may be calculated more than once: of each action, in each direction
    const old = was.steps.filter(({ name, clause }) => name === step.name && clause === step.clause);
    const [first] = old;
    if (!first) continue;
    const what = `${step.name} (${step.clause})`;
    const alike = old.filter(({ formula }) => formula === step.formula);
    if (alike.length === 0) return { what, was: first.formula, is: step.formula, ...by(first.value, step.value) };
    if (step.formula === "" || Object.keys(step.inputs).length === 0) continue;
    const ofSame = alike.filter(({ inputs }) => differencesByName(inputs, step.inputs).length === 0);
    const [one] = ofSame;
    if (one && !ofSame.some(({ value }) => same(value, step.value))) return { what, ...pair(one.value, step.value) };
  }
  return undefined;
}

/** Leaves of two values that differ; entries of lists are found by their marks. */
function differences(was: unknown, is: unknown, path: string): Difference[] {
  const [a, b] = [entriesOf(was), entriesOf(is)];
  if (!a || !b) return equal(was, is) ? [] : [{ what: path, ...pair(was, is) }];
  return [...new Set([...a.keys(), ...b.keys()])].flatMap((name) =>
    differences(a.get(name), b.get(name), path === "" ? name : `${path}.${name}`),
  );
}

function entriesOf(value: unknown): Map<string, unknown> | undefined {
  if (isRecord(value)) return new Map(Object.entries(value));
  if (!Array.isArray(value) || !value.every(isRecord)) return undefined;
  return new Map(Object.entries(named(value.map((one, i) => [String(one.mark ?? one.id ?? i + 1), one]))));
}

const differencesByName = (
  was: Readonly<Record<string, unknown>>,
  is: Readonly<Record<string, unknown>>,
): Difference[] =>
  [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name) =>
    equal(was[name], is[name]) ? [] : [{ what: name, ...pair(was[name], is[name]) }],
  );

function equal(a: unknown, b: unknown): boolean {
  if (typeof a === "number" && typeof b === "number") return same(a, b);
  return a === b || (a !== null && typeof a === "object" && JSON.stringify(a) === JSON.stringify(b));
}

/** What another machine rounds otherwise is no change. */
const same = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b));

const by = (was: unknown, is: unknown): { readonly by?: number } =>
  typeof was === "number" && typeof is === "number" && was !== 0 ? { by: is / was - 1 } : {};

function pair(was: unknown, is: unknown) {
  const [a, b] = [textOf(was), textOf(is)];
  // two numbers that look alike differ further on
  const [full, other] = a === b ? [String(was), String(is)] : [a, b];
  return { was: full, is: other, ...by(was, is) };
}

const longest = 60;

function textOf(value: unknown): string {
  if (value === undefined) return "–";
  const text = value !== null && typeof value === "object" ? JSON.stringify(value) : figure(value);
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
