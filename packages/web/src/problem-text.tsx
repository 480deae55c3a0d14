import { checks, type Problem } from "@x/eurocode";
import { ofProblems } from "@x/words/subjects";
import type { JSX } from "preact";
import { Spoken } from "./spoken.tsx";

/** What is wrong, in the language of the pages. */
export const ProblemText = ({ problem: { message, code, values } }: { problem: Problem }): JSX.Element => (
  <Spoken
    text={message}
    code={code}
    values={values}
    subjects={[...new Set(checks.flatMap(({ endpoint }) => ofProblems(endpoint)))]}
  />
);
