/** Names that are safe in every file system, in every program and in every column of a machine. */

/** `../../x` → `.._.._x` would still be two dots at the front: a name never begins with one. */
export function safeName(text: string): string {
  const safe = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9._-]/g, "_")
    .replace(/^\.+/, (dots) => "_".repeat(dots.length))
    .slice(0, 80);
  return safe === "" || /^_+$/.test(safe) ? "unnamed" : safe;
}

/** One file name for each thing: a repeated one gets `-2`, `-3`, also where only capitals differ. */
export function fileNames(texts: readonly string[]): string[] {
  const taken = new Set<string>();
  return texts.map((text) => {
    const base = safeName(text);
    let name = base;
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${base}-${n}`;
    taken.add(name.toLowerCase());
    return name;
  });
}

/** A text for one line of a file: no control character, no direction mark, no line break, of bounded length. */
export function oneLine(text: string, most = 200): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return [...line].slice(0, most).join("");
}

/** Seven bits, for formats that know no more: `Ø` becomes `D`, a letter its base letter, the rest `_`. */
export function ascii(text: string, most = 80): string {
  return oneLine(text, most)
    .replace(/[Øø⌀]/g, "D")
    .replace(/×/g, "x")
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/g, "_");
}
