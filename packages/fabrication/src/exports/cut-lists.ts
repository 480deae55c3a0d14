/** plates.csv and saw.csv: what is cut from plates, and what from bars. */
import { steelDensity } from "../assessment/solid.ts";
import type { Fabrication } from "../fabrication.ts";
import { printable } from "../members/names.ts";
import { csvOf } from "./csv.ts";
import { type CutPiece, cuttingList } from "./cutting.ts";
import { plateFiles } from "./dxf.ts";

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

const plateHeadings = [
  "mark",
  "thickness_mm",
  "grade",
  "quantity",
  "width_mm",
  "length_mm",
  "area_m2",
  "mass_each_kg",
  "surface",
  "file",
] as const;

/** A row for each plate, with the file that it is cut from. */
export const platesCsv = (fabrication: Fabrication): Uint8Array =>
  csvOf(
    plateHeadings,
    plateFiles(fabrication).map(({ part, path }) => {
      const [x, y] = [0, 1].map((i) => Math.max(...part.outline.map((point) => point[i] ?? 0))) as [number, number];
      return {
        mark: printable(part.mark, 100),
        thickness_mm: part.t_mm,
        grade: part.steel_grade,
        quantity: part.quantity,
        width_mm: rounded(Math.min(x, y), 1),
        length_mm: rounded(Math.max(x, y), 1),
        area_m2: rounded(part.mass_kg / (part.t_mm * steelDensity * 1e6), 4),
        mass_each_kg: part.mass_kg,
        surface: fabrication.settings.execution?.surface,
        file: path,
      };
    }),
  );

const sawHeadings = [
  "bar",
  "bars",
  "profile",
  "grade",
  "stock_mm",
  "stock",
  "trim_mm",
  "saw_cut_mm",
  "mark",
  "pieces_of_bar",
  "length_mm",
  "start_web_deg",
  "start_flange_deg",
  "end_web_deg",
  "end_flange_deg",
  "tolerance_mm",
  "rest_mm",
  "rest",
] as const;

/** EN 1090-2, functional tolerances of components: cut lengths, class 1 and 2 (of one source: the table of 2008, no. D.2.7). */
const lengthTolerance = (length_mm: number, tolerance_class: "1" | "2"): number =>
  Math.round((length_mm / (tolerance_class === "1" ? 5000 : 10_000) + 2) * 10) / 10;

/** A row for each piece of each bar, with the angles of its cuts from square: in the plane of the web and in that of the flanges. */
export function sawCsv(fabrication: Fabrication): Uint8Array {
  const { parts, settings } = fabrication;
  const cuts = new Map([...parts.profiles, ...parts.fittings].map((part) => [part.id, part.cuts]));
  const { tolerance_class = "1" } = settings.execution ?? {};
  const pieceOf = ({ id, mark, length_mm, count }: CutPiece) => {
    const { start, end } = cuts.get(id) ?? {};
    return {
      mark: printable(mark, 100) || id,
      pieces_of_bar: count,
      length_mm: rounded(length_mm, 1),
      start_web_deg: start?.about_y_deg,
      start_flange_deg: start?.about_z_deg,
      end_web_deg: end?.about_y_deg,
      end_flange_deg: end?.about_z_deg,
      tolerance_mm: lengthTolerance(length_mm, tolerance_class),
    };
  };
  const none = Object.fromEntries(sawHeadings.map((name) => [name, undefined])) as Readonly<
    Record<(typeof sawHeadings)[number], string | number | undefined>
  >; // each of the headings
  const rows = cuttingList(fabrication).flatMap(({ profile, steel_grade: grade, bars, too_long }, g) => [
    ...bars.flatMap((bar, b) =>
      bar.pieces.map((piece) => ({
        ...none,
        bar: `${g + 1}.${b + 1}`,
        bars: bar.count,
        profile,
        grade,
        stock_mm: bar.stock_mm,
        stock: bar.remnant === undefined ? "new" : printable(bar.remnant, 60),
        trim_mm: bar.remnant === undefined ? settings.trim_mm : 0,
        saw_cut_mm: settings.saw_cut_mm,
        ...pieceOf(piece),
        rest_mm: bar.rest_mm,
        rest: bar.rest_mm >= settings.usable_remnant_mm ? "remnant" : "scrap",
      })),
    ),
    ...too_long.map((piece) => ({ ...none, profile, grade, ...pieceOf(piece), rest: "longer than every bar" })),
  ]);
  return csvOf(sawHeadings, rows);
}
