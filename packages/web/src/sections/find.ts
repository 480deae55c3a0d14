import { type Section, section, sections } from "@x/eurocode";

/** Longer lists are searched, not read. */
export const mostShown = 300;

/** By families in the order of the catalogue; the series that are finer stand in their place: `HE A`. */
export function familiesOf(all: readonly Section[] = sections()): readonly string[] {
  return [...new Set(all.map(({ series, family }) => series ?? family))];
}

const plain = (text: string): string => text.toUpperCase().replace(/[\s-]/g, "");

/** What somebody may mean, the one that bears this name first: `HEB 200` is HE 200 B. */
export function foundSections(wanted: string, family: string | undefined): readonly Section[] {
  const all = family === undefined ? sections() : sections().filter((one) => (one.series ?? one.family) === family);
  if (wanted.trim() === "") return all;
  const named = section(wanted);
  const text = plain(wanted);
  const words = wanted
    .toUpperCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const alike = all.filter(({ designation }) => {
    const name = plain(designation);
    return name.includes(text) || words.every((word) => name.includes(word));
  });
  return named ? [named, ...alike.filter(({ designation }) => designation !== named.designation)] : alike;
}
