import type { Step, Verification } from "@x/eurocode/engine";
import { parseExpression, splitUnit } from "@x/eurocode/text";
import type { Words } from "@x/words";
import { type Part, type Topic, topicOf } from "./topics.ts";

/** A part of a derivation: what it is about, which plate or row it belongs to, and what came of it. */
export interface StepGroup {
  readonly topic: Topic | undefined;
  readonly title: string;
  /** The plate, the row, the mode: what the last step of a component says of itself. */
  readonly part: string;
  readonly steps: readonly Step[];
  /** The verifications of these clauses. */
  readonly verifications: readonly Verification[];
}

/** What the last step of a component says of itself: which plate, which row, which mode. */
const ofComponent: ReadonlySet<string> = new Set([
  "momentJoints.modeAndRows",
  "momentJoints.partAndRows",
  "momentJoints.rowGoverning",
]);

/** `Equivalent T-stub: column flange, row 1 alone, mode 2` */
export const groupTitle = ({ title, part }: StepGroup): string =>
  [title, part].filter((text) => text !== "").join(": ");

/** Steps in their order, under a heading wherever the clauses change their subject or a component is finished. */
export function stepGroups(steps: readonly Step[], verifications: readonly Verification[], words: Words): StepGroup[] {
  const topics = steps.map((step) => topicOf(step.clause));
  // a clause that serves several subjects belongs to what follows
  for (let i = steps.length - 2; i >= 0; i--) topics[i] ??= topics[i + 1];
  const parts = partsOf(steps);
  const named = (part: Part | "") => (part === "" ? "" : (words.named("parts", part) ?? part));
  const runs: Run[] = [];
  steps.forEach((step, i) => {
    const of = topics[i] === "biaxial" ? "" : (parts[i] ?? "");
    const before = runs.at(-1);
    if (before && before.part === "" && before.topic === topics[i] && before.of === of) before.steps.push(step);
    else runs.push({ topic: topics[i], of, steps: [step], part: "", last: i });
    const run = runs.at(-1);
    if (!run) return;
    run.last = i;
    const component = step.messages?.findLast(({ id }) => ofComponent.has(id));
    if (component) run.part = words.tell(component);
  });
  const judged = runs.map((): Verification[] => []);
  for (const v of verifications) judged[placeOf(v, topicOf(v.clause), steps, runs)]?.push(v);
  return runs.map(({ topic, of, steps: own, part }, i) => {
    const title = topic ? (words.named("topics", topic) ?? topic) : "";
    const whole = { topic, steps: own, verifications: judged[i] ?? [] };
    if (of === "fire" && topic !== "fire")
      return { ...whole, title: words.named("topics", "fire") ?? title, part: part || title };
    return { ...whole, title, part: part || (of === "fire" ? "" : named(of)) };
  });
}

interface Run {
  readonly topic: Topic | undefined;
  readonly of: Part | "";
  readonly steps: Step[];
  part: string;
  /** The place of its last step among all. */
  last: number;
}

/** From the first step that is named after a part to the last, all belong to it. */
function partsOf(steps: readonly Step[]): (Part | "")[] {
  const parts = steps.map(partOf);
  for (const part of ["webPlates", "otherDirection"] as const) {
    const last = parts.lastIndexOf(part);
    for (let i = parts.indexOf(part) + 1; i < last; i++) parts[i] = part;
  }
  return parts;
}

/** What the name of a step says of where it belongs. */
function partOf({ name, clause }: Step): Part | "" {
  if (/^EN 199[25]-1-2 /.test(clause) || /_fi(_|$)/.test(name)) return "fire";
  if (name.startsWith("web_")) return "webPlates";
  if (name.startsWith("biaxial_")) return "otherDirection";
  if (!clause.startsWith("EN 1992-1-1 ")) return "";
  return /_z(_|$)/.test(name) ? "aboutZ" : "";
}

/** The group that a verification ends: the first of its subject from where its numbers are known; there, where none follows. */
function placeOf(v: Verification, topic: Topic | undefined, steps: readonly Step[], runs: readonly Run[]): number {
  const known = knownAt(v, steps);
  const from = runs.findIndex(({ last }) => last >= (known ?? steps.length));
  if (from < 0) return topic ? runs.findLastIndex((run) => run.topic === topic) : -1;
  const place = runs.findIndex((run, i) => i >= from && run.topic === topic && run.of === runs[from]?.of);
  return place < 0 ? from : place;
}

/** The later of the steps that give demand and resistance. */
function knownAt({ expression, demand, resistance }: Verification, steps: readonly Step[]): number | undefined {
  const names = namesIn(expression);
  const found = [demand, resistance].flatMap((value) => {
    const own = steps.findLastIndex((step) => step.value === value && names.includes(splitUnit(step.name).symbol));
    if (own >= 0) return own;
    return names.flatMap((name) => {
      const at = sourceOf(steps, name, value, steps.length);
      return at !== undefined && headOf(steps[at]?.name ?? "") === headOf(name) ? at : [];
    });
  });
  return found.length === 0 ? undefined : Math.max(...found);
}

/** The steps from which the demand and the resistance of a verification come, in their order. */
export function pathTo(verification: Verification, steps: readonly Step[]): Step[] {
  const found = new Set<number>();
  const sides = namesIn(verification.expression);
  const seek = (name: string, value: number, before: number): void => {
    const at = sourceOf(steps, name, value, before);
    if (at === undefined || found.has(at)) return;
    found.add(at);
    for (const [input, number] of Object.entries(steps[at]?.inputs ?? {})) seek(input, number, at);
  };
  for (const value of [verification.demand, verification.resistance])
    for (const name of sides.length > 0 ? sides : [""]) seek(name, value, steps.length);
  return [...found].sort((a, b) => a - b).flatMap((i) => steps[i] ?? []);
}

/** The last step before that gave this very number; what many a number may be (0, 2, 1.5, 0.85) must bear the name too. */
function sourceOf(steps: readonly Step[], name: string, value: number, before: number): number | undefined {
  const isCommon = Number(value.toPrecision(3)) === value && Math.abs(value) <= 10;
  for (let i = before - 1; i >= 0; i--) {
    const step = steps[i];
    if (!step || step.value !== value) continue;
    if (!isCommon || headOf(step.name) === headOf(name)) return i;
  }
  return undefined;
}

const headOf = (name: string): string => name.split("_")[0] ?? "";

function namesIn(expression: string): string[] {
  try {
    const names: string[] = [];
    const walk = (e: ReturnType<typeof parseExpression>): void => {
      if (e.kind === "name") names.push(e.name);
      else if (e.kind === "negative") walk(e.of);
      else if (e.kind === "call") e.args.forEach(walk);
      else if (e.kind === "binary") [e.left, e.right].forEach(walk);
    };
    walk(parseExpression(expression.split("<=")[0] ?? ""));
    return names;
  } catch {
    return [];
  }
}
