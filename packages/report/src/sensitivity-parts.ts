/** What each number of an input changes of what governs, as a page shows it. */
import { percent } from "@x/eurocode/text";
import type { Words } from "@x/words";
import { paper } from "@x/words/en/paper";
import { barsFigure, mostBars } from "./figures/curves.ts";
import { headOf } from "./head.ts";
import type { Part } from "./parts.ts";
import type { Phrases } from "./phrases.ts";
import type { PlaceOfNumber, Sensitivity } from "./sensitivity.ts";

interface On {
  readonly phrases: Phrases;
  readonly words: Words;
}

const mostHeight = 420;

export function sensitivityParts({ phrases: p, words }: On, of: Sensitivity, item: string): Part[] {
  const { share, now, changes, leftOut } = of;
  const name = ({ keys }: PlaceOfNumber): string => {
    const [first, ...rest] = placeIn(keys, of, words);
    // what all are of stands in the title
    return (first === item ? rest : [first, ...rest]).join(": ");
  };
  const shown = changes.slice(0, mostBars);
  const title = words.tell(paper.sensitivityOf({ item, share: Number((share * 100).toPrecision(4)) }));
  const bars = shown.map((one) => ({ name: name(one), less: one.less, more: one.more }));
  const figure = barsFigure(words, { title, now, share, bars, text: percent });
  const count = changes.length - shown.length;
  const names = [...new Set(leftOut.map(name))].join(", ");
  return [
    { is: "heading", level: 1, text: p.sensitivity },
    { is: "figure", figure, most: mostHeight },
    ...(count > 0 ? [soft(words.tell(paper.moreVaried({ shown: shown.length, count })))] : []),
    ...(names === "" ? [] : [soft(words.tell(paper.notVaried({ names })))]),
  ];
}

const soft = (text: string): Part => ({ is: "paragraph", text, soft: true });

const namesOf = ["mark", "id", "name"] as const;

/** Of what has no symbol: as much as stands beside a bar. */
const mostLetters = 36;

/** `load_cases[1].N_Ed`: snow: N_Ed; `plate.t_mm`: plate: t. */
function placeIn(keys: readonly (string | number)[], { request, fields }: Sensitivity, words: Words): string[] {
  const shown: string[] = [];
  let at: unknown = request;
  let within = fields;
  keys.forEach((key) => {
    at = at !== null && typeof at === "object" ? (at as Record<string | number, unknown>)[key] : undefined; // an object or a list
    if (typeof key === "number") {
      const own = at !== null && typeof at === "object" ? (at as Record<string, unknown>) : {};
      const called = namesOf.map((name) => own[name]).find((name) => typeof name === "string");
      // a name says more than the list it is in
      if (typeof called === "string") shown.splice(-1, 1, called);
      else shown.push(`${shown.pop() ?? ""} ${key + 1}`.trim());
      return;
    }
    const field = within.find(({ name }) => name === key);
    const { symbol, word, meaning } = headOf(key, field, words);
    const isInside = at !== null && typeof at === "object";
    shown.push(symbol !== "" ? symbol : isInside || meaning === "" ? word : inShort(meaning));
    // a list of items is no field of an item
    within = field?.fields.length ? field.fields : within;
  });
  return shown;
}

const inShort = (text: string): string =>
  text.length <= mostLetters ? text : `${text.slice(0, mostLetters - 1).trimEnd()}…`;
