/** "page 3", "pages 1-4, 7 and 9": a file may have thousands. */
export function pageNames(numbers: Iterable<number>): string {
  const spans: [number, number][] = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else spans.push([number, number]);
  }
  const names = spans.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`));
  const mostShown = 12;
  const shown = names.length > mostShown ? [...names.slice(0, mostShown), "more"] : names;
  const list = shown.length > 1 ? `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}` : shown.join("");
  return `${names.length === 1 && spans[0]?.[0] === spans[0]?.[1] ? "page" : "pages"} ${list}`;
}
