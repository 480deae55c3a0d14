/** Texts of a drawing are hostile until proven otherwise: what becomes a name is made of letters, digits and ._- alone. */

const longestName = 60;
/** names that some systems keep for devices */
const reservedNames = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** `B1`, `K.02`, `R/7` -> `B1`, `K.02`, `R_7`: each other character is `_`. Never empty, never hidden, never a path or an option. */
export function safeName(text: string, otherwise = "member"): string {
  const plain = text
    .slice(0, 4 * longestName)
    .trim()
    .replace(/[^A-Za-z0-9._-]/gu, "_")
    .slice(0, longestName)
    .replace(/\.{2,}|^[.-]+|\.+$/g, (signs) => "_".repeat(signs.length));
  if (!/[A-Za-z0-9]/.test(plain)) return otherwise;
  return reservedNames.test(plain) ? `x-${plain}` : plain;
}

/** One file name for each thing, in their order. */
export function fileNames(texts: readonly string[]): string[] {
  const unique = uniqueNames();
  return texts.map((text) => unique(safeName(text, "unnamed")));
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

/** Control, format and direction characters, separators of lines, private use. */
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]+/gu;

/** A text that can be printed: no control or direction characters, no lone surrogates, not endless. */
export function printable(text: string, longest = 200): string {
  const clean = text
    .slice(0, 4 * longest)
    .replace(control, " ")
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/\s+/g, " ")
    .trim();
  const letters = [...clean];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join("")}…` : clean;
}

/** Seven bits, for formats that know no more: `Ø` becomes `D`, a letter its base letter, the rest `_`. */
export function ascii(text: string, longest = 80): string {
  return printable(text, longest)
    .replace(/[Øø⌀]/g, "D")
    .replace(/×/g, "x")
    .replace(/ß/g, "ss")
    .replace(/…$/, "~")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/g, "_");
}
