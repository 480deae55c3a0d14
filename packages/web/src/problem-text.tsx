import { checks, type Problem } from "@x/eurocode";
import { ofProblems } from "@x/words/subjects";
import type { JSX } from "preact";
import { unclear, unlinked } from "./input.ts";
import { Spoken } from "./spoken.tsx";
import { translate } from "./words.ts";

/** What is wrong, in the language of the pages. */
export const ProblemText = ({ problem: { message, code, values = {} } }: { problem: Problem }): JSX.Element =>
  code === unclear ? (
    <span>{translate("{text} can be two numbers: choose one", { text: String(values.text) })}</span>
  ) : code === unlinked ? (
    <span>{message}</span>
  ) : (
    <Spoken
      text={message}
      code={code}
      values={values}
      subjects={[...new Set(checks.flatMap(({ endpoint }) => ofProblems(endpoint)))]}
    />
  );
