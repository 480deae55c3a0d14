const romans = ["", "I", "II", "III", "IV", "V", "VI"];
const plain = (text: string): string => text.replace(/[\s_-]/g, "").toUpperCase();

/** What the tables and engineers of a country call the same: NEN-EN 1991-1-4/NB Table NB.3. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  coast: ["0", "KUST", "SEA"],
  open: ["2", "II", "ONBEBOUWD", "RURAL"],
  "built-up": ["3", "III", "BEBOUWD", "URBAN"],
};

/** The name of a map or table that is meant: a1 for A1, 2 or zone 2 for II. */
export function ownName(known: Readonly<Record<string, unknown>>, given: string): string | undefined {
  if (Object.hasOwn(known, given)) return given;
  const asked = plain(given).replace(/^(?:ZONE|TERRAIN|CATEGORY)/, "");
  const found = Object.keys(known).filter(
    (name) =>
      plain(name) === asked ||
      (romans[Number(asked)] ?? " ") === name ||
      (Object.hasOwn(otherNames, name) && otherNames[name]?.includes(asked) === true),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** What a map or table has under that name. */
export function entryOf<T>(known: Readonly<Record<string, T>>, given: string): T | undefined {
  const name = ownName(known, given);
  return name === undefined ? undefined : known[name];
}
