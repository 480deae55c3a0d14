import type { Kind } from "./kind.ts";
import { says } from "./says-of-signs.ts";
import type { Sheet } from "./sheet.ts";
import { isTurned } from "./signs.ts";

/** Compression typed as it is printed passes as tension: where fields of compression are given, the sign is said. */
export function warnOfTension(
  sheet: Sheet,
  { ofCompression = [] }: Kind,
  item: Readonly<Record<string, unknown>>,
): void {
  const fields = ofCompression.some((name) => item[name] !== undefined && item[name] !== false);
  if (!fields) return;
  const cases = Array.isArray(item.load_cases) ? (item.load_cases as { readonly N_Ed?: number }[]) : [item];
  const forces = cases.map(({ N_Ed }) => (typeof N_Ed === "number" ? N_Ed : 0));
  if (forces.some((N) => N > 0) || !forces.some((N) => N < 0)) return;
  sheet.warn(isTurned(sheet.request.top) ? says.positiveIsTension : says.negativeIsTension);
}
