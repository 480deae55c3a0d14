import { listed, type Message } from "@x/eurocode/message";
import { pages } from "./understanding/says.ts";

/** "page 3", "pages 1-4, 7 and 9": a file may have thousands. */
export function pageNames(numbers: Iterable<number>): Message {
  const spans: [number, number][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else spans.push([number, number]);
  }
  const names = spans.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`));
  const [first] = spans;
  if (first && names.length === 1 && first[0] === first[1]) return pages.page({ page: first[0] });
  const mostShown = 12;
  return names.length > mostShown
    ? pages.andMore({ pages: names.slice(0, mostShown).join(", ") })
    : pages.pages({ pages: listed("and", names) });
}
