import { checks } from "@x/eurocode";
import type { ProblemReader } from "@x/report";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { language } from "./words/index.ts";

let reader: ProblemReader | undefined = language === "en" ? (message) => message : undefined;
let readsOf = 0;
let waiting: Promise<void> | undefined;

/** Reads the problems of all standards that are loaded; without its words a problem stays in English. */
async function prepare(): Promise<void> {
  const endpoints = checks.map(({ endpoint }) => endpoint);
  readsOf = endpoints.length;
  try {
    const { loadProblems } = await import("./problems.ts");
    reader = await loadProblems(language, endpoints);
  } catch {
    reader ??= () => undefined;
  }
  waiting = undefined;
}

const isReady = (): boolean => language === "en" || (reader !== undefined && readsOf === checks.length);

/** What is wrong, in the language of the pages. */
export function ProblemText({ message }: { message: string }): JSX.Element {
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
  const said = reader?.(message);
  if (said !== undefined) return <>{said}</>;
  return reader ? <span lang="en">{message}</span> : <>…</>;
}
