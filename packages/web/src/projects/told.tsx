import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { language } from "../words/index.ts";

let say: ((text: string) => string) | undefined = language === "en" ? (text) => text : undefined;
let waiting: Promise<void> | undefined;

/** Without its words a sentence stays in English. */
async function prepare(): Promise<void> {
  try {
    const { drawingTexts } = await import("./drawing-texts.ts");
    say = await drawingTexts();
  } catch {
    waiting = undefined;
  }
}

/** A sentence of the reading, of a joint or a check, in the language of the pages. */
export function Told({ text }: { text: string }): JSX.Element {
  const [, show] = useState(say !== undefined);
  useEffect(() => {
    if (say) return;
    let isHere = true;
    waiting ??= prepare();
    void waiting.then(() => isHere && show(true));
    return () => {
      isHere = false;
    };
  }, []);
  const said = say?.(text) ?? text;
  return <span lang={said === text && language !== "en" ? "en" : undefined}>{said}</span>;
}
