import { checks, type Problem } from "@x/eurocode";
import type { ProblemReader } from "@x/report";
import { ofProblems } from "@x/words/subjects";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadWords, wordsIn } from "./said.ts";
import { language } from "./words/index.ts";

let reader: ProblemReader | undefined = language === "en" ? (message) => message : undefined;
let readsOf = 0;
let waiting: Promise<void> | undefined;

/** Reads the problems of all standards that are loaded; without its words a problem stays in English. */
async function prepare(): Promise<void> {
  const endpoints = checks.map(({ endpoint }) => endpoint);
  readsOf = endpoints.length;
  try {
    await loadWords(language, endpoints.flatMap(ofProblems));
    const { loadProblems } = await import("./problems.ts");
    reader = await loadProblems(language, endpoints);
  } catch {
    reader ??= () => undefined;
  }
  waiting = undefined;
}

const isReady = (): boolean => language === "en" || (reader !== undefined && readsOf === checks.length);

/** What is wrong, in the language of the pages. */
export function ProblemText({ problem }: { problem: Problem }): JSX.Element {
  const { code, values = {}, message } = problem;
  const [, show] = useState(isReady);
  useEffect(() => {
    if (isReady()) return;
    let isHere = true;
    waiting ??= prepare();
    void waiting.then(() => isHere && show(true));
    return () => {
      isHere = false;
    };
  }, [message]);
  const said = reader && code !== undefined && language !== "en" ? saidOf(code, values) : reader?.(message);
  if (said !== undefined) return <>{said}</>;
  return reader ? <span lang="en">{message}</span> : <>…</>;
}

/** By its code; undefined where the language does not have it. */
function saidOf(id: string, values: NonNullable<Problem["values"]>): string | undefined {
  const said = wordsIn(language).say({ id, values });
  return said === id ? undefined : said;
}
