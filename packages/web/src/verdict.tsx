import { type CheckResult, check, InvalidInput, type Problem } from "@x/eurocode";
import { type Glance, percentage, verificationName } from "@x/report";
import type { JSX } from "preact";
import { idOf } from "./form.tsx";
import { translate } from "./words/index.ts";

export type Outcome = { readonly result: CheckResult } | { readonly problems: readonly Problem[] };

/** The check, with what is wrong with its input as a value. */
export function calculate(endpoint: string, request: Readonly<Record<string, unknown>>): Outcome {
  try {
    return { result: check(endpoint, request) };
  } catch (error) {
    if (error instanceof InvalidInput) return { problems: error.problems };
    throw error;
  }
}

/** The fragment of the address is the input: this only goes to the field. */
const FieldLink = ({ path }: { path: string }) => (
  <button type="button" class="link" onClick={() => document.getElementById(idOf(path))?.focus()}>
    {path}
  </button>
);

export const Problems = ({ problems }: { problems: readonly Problem[] }): JSX.Element => (
  <div class="verdict unknown">
    <p>
      <strong>{translate("Not calculated")}</strong>
    </p>
    <ul lang="en">
      {problems.map(({ path, message }) => (
        <li key={path + message}>
          {path === "" ? null : <FieldLink path={path} />} {message}
        </li>
      ))}
    </ul>
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
  const { phrases, verdict, utilization, language, governing } = glance;
  return (
    <div class={`verdict ${verdict.is}`}>
      <p class="answer">
        <strong>{verdict.text}</strong>
        {governing === undefined ? null : <span class="percent">{percentage(utilization, language)}</span>}
      </p>
      {governing === undefined ? null : <Bar utilization={utilization} passed={verdict.is === "passed"} />}
      {governing === undefined ? null : (
        <p class="help">
          {verificationName(phrases, governing.id)}, {governing.clause}
        </p>
      )}
    </div>
  );
};
