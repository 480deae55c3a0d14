import { checks, type Problem } from "@x/eurocode";
import { ofProblems } from "@x/words/subjects";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadWords, wordsIn } from "./said.ts";
import { language } from "./words/index.ts";

/** Of how many standards the words are here. */
let readsOf = 0;
let waiting: Promise<void> | undefined;

/** Loads what can be wrong with the input of all standards that are here; without its words a problem stays in English. */
async function prepare(): Promise<void> {
  const endpoints = checks.map(({ endpoint }) => endpoint);
  readsOf = endpoints.length;
  await loadWords(language, endpoints.flatMap(ofProblems)).catch(() => undefined);
  waiting = undefined;
}

const isReady = (): boolean => language === "en" || (readsOf === checks.length && waiting === undefined);

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
  if (language === "en") return <>{message}</>;
  if (!isReady()) return <>…</>;
  const said = code === undefined ? undefined : saidOf(code, values);
  return <span lang={said === undefined ? "en" : language}>{said ?? message}</span>;
}

/** By its code; undefined where the language does not have it. */
function saidOf(id: string, values: NonNullable<Problem["values"]>): string | undefined {
  const said = wordsIn(language).say({ id, values });
  return said === id ? undefined : said;
}
