/** What no bar and no sheet of the project is large enough for. */
import type { Parts } from "../fabrication.ts";
import { sectionOfCell } from "../members/designation.ts";
import { printable } from "../members/names.ts";
import type { ProjectSettings } from "./options.ts";
import type { Said } from "./said.ts";
import { whole as says } from "./says.ts";
import { round1 } from "./solid.ts";

type Stock = Pick<ProjectSettings, "stock_lengths_mm" | "trim_mm" | "remnants" | "plate_sheets_mm" | "plate_edge_mm">;

export function sayStock({ profiles, fittings, plates }: Parts, stock: Stock, said: Said): void {
  const { stock_lengths_mm, trim_mm, remnants, plate_sheets_mm, plate_edge_mm: edge } = stock;
  const longest = Math.max(...stock_lengths_mm) - trim_mm;
  for (const { id, mark, profile, length_mm, member } of [
    ...profiles,
    ...fittings.map((one) => ({ ...one, member: undefined })),
  ]) {
    const single = profile.replace(/^2x /, "");
    const left = remnants.filter((one) => (sectionOfCell(one.profile)?.profile ?? one.profile) === single);
    const most = Math.max(longest, ...left.map((one) => one.length_mm));
    if (length_mm > most)
      said.warn(
        says.longerThanBars({ L: round1(length_mm), most: round1(most) }),
        printable(mark, 40) || id,
        member ?? id,
      );
  }
  const sheets = plate_sheets_mm.map((one) => one.toSorted((a, b) => b - a));
  for (const { id, mark, outline } of plates) {
    const size = [0, 1]
      .map((k) => outline.map((point) => point[k] ?? 0))
      .map((all) => Math.max(...all) - Math.min(...all))
      .sort((a, b) => b - a);
    if (sheets.some((sheet) => size.every((one, k) => one <= (sheet[k] ?? 0) - 2 * edge + 1e-9))) continue;
    const told = (pair: readonly number[]) => pair.map(round1).join(" × ");
    said.warn(
      says.largerThanSheets({ size: told(size), sheets: sheets.map(told).join(", ") }),
      printable(mark, 40) || id,
    );
  }
}
