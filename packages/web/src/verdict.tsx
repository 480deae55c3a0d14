import { type CheckResult, check, isInvalidInput, type Problem } from "@x/eurocode";
import { type Glance, percentage, verificationName } from "@x/report";
import type { JSX } from "preact";
import { idOf } from "./form.tsx";
import { type Input, type Item, linking, requestOf, unclearIn } from "./input.ts";
import { Meter, type Tone } from "./meter.tsx";
import { ProblemText } from "./problem-text.tsx";
import { translate } from "./words.ts";

export type Outcome = { readonly result: CheckResult } | { readonly problems: readonly Problem[] };

/** The check, with what is wrong with its input as a value. */
export function calculate(endpoint: string, request: Readonly<Record<string, unknown>>): Outcome {
  try {
    return { result: check(endpoint, request) };
  } catch (error) {
    if (isInvalidInput(error)) return { problems: error.problems };
    throw error;
  }
}

/** The check of what stands in a form: what can be two numbers is asked about first. */
export function calculated(input: Input, more: Item = {}): Outcome {
  const request = requestOf(input);
  const outcome = calculate(input.check.endpoint, { ...request, ...more });
  const asked = [...unclearIn(input), ...(linking.missing?.(request) ?? [])];
  if (asked.length === 0) return outcome;
  const paths = new Set(asked.map(({ path }) => path));
  const others = "problems" in outcome ? outcome.problems.filter(({ path }) => !paths.has(path)) : [];
  return { problems: [...asked, ...others] };
}

/** More are better mended from the first on. */
const mostProblems = 30;

/** The fragment of the address is the input: what is wrong only goes to its field. */
const toField = (path: string): void => document.getElementById(idOf(path))?.focus();

export const Problems = ({
  problems,
  onGo = toField,
}: {
  problems: readonly Problem[];
  onGo?: (path: string) => void;
}): JSX.Element => (
  <div class="verdict unknown">
    <p>
      <strong>{translate("Not calculated")}</strong>
    </p>
    <ul>
      {problems.slice(0, mostProblems).map((problem) => (
        <li key={problem.path + problem.message}>
          {problem.path === "" ? null : (
            <button type="button" class="link" onClick={() => onGo(problem.path)}>
              {problem.path}
            </button>
          )}{" "}
          <ProblemText problem={problem} />
        </li>
      ))}
    </ul>
    {problems.length > mostProblems ? (
      <p class="help">{translate("{count} more", { count: problems.length - mostProblems })}</p>
    ) : null}
  </div>
);

const tones: Readonly<Record<Glance["verdict"]["is"], Tone>> = {
  passed: "good",
  failed: "bad",
  calculated: "open",
  undesigned: "open",
};

/** What it comes to, in one look. */
export const Verdict = ({ glance }: { glance: Glance }): JSX.Element => {
  const { words, verdict, utilization, governing } = glance;
  return (
    <div class={`verdict ${verdict.is}`}>
      <p class="answer">
        <strong>{verdict.text}</strong>
        {governing === undefined ? null : <span class="percent">{percentage(utilization, words)}</span>}
      </p>
      {governing === undefined ? null : <Meter fraction={utilization} tone={tones[verdict.is]} />}
      {governing === undefined ? null : (
        <p class="help">
          {verificationName(words, governing.id)}, {governing.clause}
        </p>
      )}
    </div>
  );
};
