type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => value !== null && typeof value === "object" && !Array.isArray(value);

/** Rows that have parts, as the arrangements of snow have, with a row for each part. */
export function withParts(rows: readonly Row[]): Row[] {
  return rows.flatMap((row) => {
    const { parts, ...own } = row;
    if (!Array.isArray(parts) || parts.length === 0 || !parts.every(isRow)) return [row];
    return parts.map(({ id, ...values }): Row => ({ ...own, ...(id === undefined ? {} : { part: id }), ...values }));
  });
}
