/** Whether an item gives any of these fields. Most give few of many: it is asked what it gives, not for each of them. */
export function givesAny(item: object, names: ReadonlySet<string>): boolean {
  for (const name in item) if (names.has(name) && (item as Record<string, unknown>)[name] !== undefined) return true; // its own field
  return false;
}
