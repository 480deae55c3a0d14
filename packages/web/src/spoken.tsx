import type { Values } from "@x/eurocode/message";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { hasWords, loadWords, saidIn } from "./said.ts";
import { language } from "./words.ts";

interface Sentence {
  /** As it was written. */
  readonly text: string;
  readonly code: string | undefined;
  readonly values: Readonly<Record<string, unknown>> | undefined;
  /** The files of the language that may have it. */
  readonly subjects: readonly string[];
}

/** A sentence in the language of the pages; as it was written, where the language does not have it. */
export function Spoken({ text, code, values, subjects }: Sentence): JSX.Element {
  const isReady = hasWords(language, subjects);
  const [, show] = useState("");
  const [hasFailed, fail] = useState(false);
  const wanted = subjects.join();
  useEffect(() => {
    if (isReady) return;
    let isHere = true;
    loadWords(language, subjects).then(
      () => isHere && show(wanted),
      () => isHere && fail(true),
    );
    return () => {
      isHere = false;
    };
  }, [wanted]);
  if (language === "en") return <>{text}</>;
  if (!isReady && !hasFailed) return <>…</>;
  const said = saidIn(language, code, values as Values); // as messages have them
  return <span lang={said === undefined ? "en" : language}>{said ?? text}</span>;
}
