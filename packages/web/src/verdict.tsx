import { type CheckResult, check, isInvalidInput, type Problem } from "@x/eurocode";
import { type Glance, percentage, verificationName } from "@x/report";
import type { JSX } from "preact";
import { idOf } from "./form.tsx";
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

export const Bar = ({ utilization, passed }: { utilization: number; passed: boolean }) => (
  <svg
    class={`meter ${passed ? "passed" : "failed"}`}
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect class="rest" width="100" height="8" />
    <rect class="used" width={Math.min(100, utilization * 100)} height="8" />
  </svg>
);

/** What it comes to, in one look. */
export const Verdict = ({ glance }: { glance: Glance }): JSX.Element => {
  const { words, verdict, utilization, governing } = glance;
  return (
    <div class={`verdict ${verdict.is}`}>
      <p class="answer">
        <strong>{verdict.text}</strong>
        {governing === undefined ? null : <span class="percent">{percentage(utilization, words)}</span>}
      </p>
      {governing === undefined ? null : <Bar utilization={utilization} passed={verdict.is === "passed"} />}
      {governing === undefined ? null : (
        <p class="help">
          {verificationName(words, governing.id)}, {governing.clause}
        </p>
      )}
    </div>
  );
};
