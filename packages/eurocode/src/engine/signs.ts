// Compression is positive in every check. Frame programs print it negative: `signs` of a request turns its axial forces.

export const conventions = ["compression-positive", "compression-negative"] as const;

export const isTurned = (top: Readonly<Record<string, unknown>>): boolean => top.signs === "compression-negative";

/** Axial forces of members, chords and columns; across welds and bolts alike. */
const axial = /^N_(?:0_)?E(?:d(?:_G)?|qp)$/;
/** Of results. */
const ofResult = new Set(["N_0_other_kN"]);

export const turnedItems = <A extends { readonly item: Record<string, unknown> }>(items: readonly A[]): A[] =>
  items.map((accepted) => ({ ...accepted, item: turned(accepted.item) })); // an object as before

function turned(value: unknown): unknown {
  if (Array.isArray(value))
    return value.some((one) => one !== null && typeof one === "object") ? value.map(turned) : value;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      typeof inner === "number" && inner !== 0 && axial.test(name) ? -inner : turned(inner),
    ]),
  );
}

/** What a result shows of axial forces, in the convention of its request. */
export function turnedValues(values: Record<string, unknown>): Record<string, unknown> {
  for (const name of ofResult) if (typeof values[name] === "number") values[name] = -Number(values[name]);
  return values;
}
