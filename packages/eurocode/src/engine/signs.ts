// Compression is positive in every check. Frame programs print it negative: `signs` of a request turns its axial forces.

export const conventions = ["compression-positive", "compression-negative"] as const;

export const isTurned = (top: Readonly<Record<string, unknown>>): boolean => top.signs === "compression-negative";

/** Axial forces of members, chords and columns; across welds and bolts alike. */
const axial = /^N_(?:0_)?E(?:d(?:_G)?|qp)$/;
/** Lists of them. */
const listed = "curve_N";
/** Of results. */
const ofResult = /^N_(?:0_other|bal(?:_z)?)_kN$/;
/** Pairs of an axial force and what belongs to it. */
const curves = /^interaction_curve/;

export const turnedItems = <A extends { readonly item: Record<string, unknown> }>(items: readonly A[]): A[] =>
  items.map((accepted) => ({ ...accepted, item: turned(accepted.item) })); // an object as before

/** Fields of characteristic actions have the names of design values without their end. */
function turned(value: unknown, end = ""): unknown {
  if (Array.isArray(value))
    return value.some((one) => one !== null && typeof one === "object") ? value.map((one) => turned(one, end)) : value;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name === listed && Array.isArray(inner)) return [name, inner.map(negative)];
      if (name === "actions") return [name, turned(inner, "_Ed")];
      return [name, axial.test(name + end) ? negative(inner) : turned(inner)];
    }),
  );
}

const negative = (value: unknown): unknown => (typeof value === "number" && value !== 0 ? -value : value);

/** What a result shows of axial forces, in the convention of its request. */
export function turnedValues(values: Record<string, unknown>): Record<string, unknown> {
  for (const [name, value] of Object.entries(values)) {
    if (ofResult.test(name)) values[name] = negative(value);
    else if (curves.test(name) && Array.isArray(value))
      values[name] = value.map(([N, ...others]: unknown[]) => [negative(N), ...others]);
  }
  return values;
}
