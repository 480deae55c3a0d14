import { parseExpression, type Step, type Verification } from "@x/eurocode/engine";
import { type Topic, topicOf } from "./topics.ts";

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

/** `column-flange, rows 1 to 2, mode 1`, `row 2: column-web-compression`. */
const component = /^(?:[a-z]+(?:-[a-z]+)+, rows? .+|rows? \d.*: .+)$/;

/** `Equivalent T-stub: column flange, row 1 alone, mode 2` */
export const groupTitle = ({ title, part }: StepGroup): string => {
  const words = part.replace(/^[a-z-]+(?=, )/, (name) => name.replaceAll("-", " "));
  return [title, words.replace(/(?<=: ).*$/, (name) => name.replaceAll("-", " "))]
    .filter((text) => text !== "")
    .join(": ");
};

/** Steps in their order, under a heading wherever the clauses change their subject or a component is finished. */
export function stepGroups(
  steps: readonly Step[],
  verifications: readonly Verification[],
  /** of topics, in the language of the page */
  titles: Readonly<Record<string, string>>,
): StepGroup[] {
  const topics = steps.map((step) => topicOf(step.clause));
  // a clause that serves several subjects belongs to what follows
  for (let i = steps.length - 2; i >= 0; i--) topics[i] ??= topics[i + 1];
  const runs: { topic: Topic | undefined; steps: Step[]; part: string }[] = [];
  steps.forEach((step, i) => {
    const last = runs.at(-1);
    if (last && last.part === "" && last.topic === topics[i]) last.steps.push(step);
    else runs.push({ topic: topics[i], steps: [step], part: "" });
    const run = runs.at(-1);
    if (run && step.note !== undefined && component.test(step.note)) run.part = step.note;
  });
  const told = new Set<Verification>();
  return runs.map(({ topic, steps: own, part }, i) => {
    const isLast = !runs.slice(i + 1).some((later) => later.topic === topic);
    const judged = isLast && topic ? verifications.filter((v) => !told.has(v) && topicOf(v.clause) === topic) : [];
    for (const v of judged) told.add(v);
    return { topic, title: topic ? (titles[topic] ?? topic) : "", part, steps: own, verifications: judged };
  });
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

/** The last step before that gave this very number; what many a number may be (0, 1, 2) must bear the name too. */
function sourceOf(steps: readonly Step[], name: string, value: number, before: number): number | undefined {
  const isCommon = Number.isInteger(value) && Math.abs(value) <= 10;
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
