const romans = ["", "I", "II", "III", "IV", "V", "VI"];
const plain = (text: string): string => text.replace(/[\s_-]/g, "").toUpperCase();

/** The name of a map or table that is meant: a1 for A1, 2 or zone 2 for II. */
function ownName(known: Readonly<Record<string, unknown>>, given: string): string | undefined {
  if (Object.hasOwn(known, given)) return given;
  const asked = plain(given).replace(/^(?:ZONE|TERRAIN|CATEGORY)/, "");
  const found = Object.keys(known).filter((name) => plain(name) === asked || (romans[Number(asked)] ?? " ") === name);
  return found.length === 1 ? found[0] : undefined;
}

/** What a map or table has under that name. */
export function entryOf<T>(known: Readonly<Record<string, T>>, given: string): T | undefined {
  const name = ownName(known, given);
  return name === undefined ? undefined : known[name];
}
