/** The list of bars as a table: BS 8666 with the mass, one row a mark. */
import { csvOf } from "../exports/csv.ts";
import { printable } from "../members/names.ts";
import type { BarList } from "./list.ts";

const headings = [
  "member",
  "mark",
  "steel",
  "diameter_mm",
  "count",
  "length_mm",
  "shape_BS_8666",
  "shape_ISO_3766",
  "A_mm",
  "B_mm",
  "C_mm",
  "D_mm",
  "R_mm",
  "mass_each_kg",
  "mass_kg",
  "use",
] as const;

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

export function scheduleCsv({ beam, bars, mass_kg }: BarList): Uint8Array {
  const rows = bars.map((one) => {
    const [A, B, C] = one.dimensions;
    return {
      member: printable(beam.mark, 200),
      mark: one.mark,
      steel: beam.steel,
      diameter_mm: one.diameter_mm,
      count: one.count,
      length_mm: one.length_mm,
      // codes of two digits stay texts in a spreadsheet
      shape_BS_8666: one.code,
      // of closed links ISO 3766 has a code of its own, which no second source confirms
      shape_ISO_3766: one.code === "51" || one.code === "99" ? undefined : one.code,
      A_mm: A,
      B_mm: B,
      C_mm: C,
      D_mm: one.code === "51" ? C : undefined,
      R_mm: one.radius_mm,
      mass_each_kg: rounded(one.each_kg, 3),
      mass_kg: rounded(one.mass_kg, 2),
      use: one.use,
    };
  });
  const total = {
    ...Object.fromEntries(headings.map((name) => [name, undefined])),
    member: "total",
    mass_kg: rounded(mass_kg, 2),
  } as (typeof rows)[number]; // every heading, most of them empty
  return csvOf(headings, [...rows, total]);
}
