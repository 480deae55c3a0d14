/** Texts of a drawing are hostile until proven otherwise: what becomes a name is made of letters, digits and ._- alone. */

const LONGEST = 60;
/** names that some systems keep for devices */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** `B1`, `K.02`, `R/7` -> `B1`, `K.02`, `R_7`. Never empty, never hidden, never a path. */
export function safeName(text: string, otherwise = "member"): string {
  const plain = text
    .slice(0, 200)
    .trim()
    .replace(/[^A-Za-z0-9._-]+/g, "_")
    .slice(0, LONGEST)
    .replace(/\.{2,}/g, "_")
    .replace(/^[._-]+|[._-]+$/g, "");
  if (plain === "") return otherwise;
  return RESERVED.test(plain) ? `x-${plain}` : plain;
}

/** Names that were given out once get -2, -3 …; capitals make no difference, since some file systems see none. */
export function uniqueNames(): (wanted: string) => string {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return (wanted) => {
    const key = wanted.toLowerCase();
    let name = wanted;
    let count = next.get(key) ?? 1;
    while (taken.has(name.toLowerCase())) {
      count += 1;
      name = `${wanted}-${count}`;
    }
    next.set(key, count);
    taken.add(name.toLowerCase());
    return name;
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]+/g;

/** A text that can be printed: no control or direction characters, no lone surrogates, not endless. */
export function printable(text: string, longest = 200): string {
  const clean = text
    .slice(0, 4 * longest)
    .replace(CONTROL, " ")
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/\s+/g, " ")
    .trim();
  const letters = [...clean];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join("")}…` : clean;
}
