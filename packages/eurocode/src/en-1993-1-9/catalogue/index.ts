import { attachmentsAndJoints } from "./attachments-and-joints.ts";
import { casesText, fieldsOf } from "./choose.ts";
import { hollowDecksRunways } from "./hollow-decks-runways.ts";
import { membersAndButtWelds } from "./members-and-butt-welds.ts";
import type { Row } from "./row.ts";

const number = (id: string) => id.replace("B", "9").split(/[.-]/).map(Number) as [number, number, number]; // every id has three parts

/** Every detail of Tables 8.1 to 8.10 and B.1, in their order. */
export const rows: readonly Row[] = [...membersAndButtWelds, ...attachmentsAndJoints, ...hollowDecksRunways].sort(
  (a, b) => {
    const [x, y] = [number(a.id), number(b.id)];
    return x[0] - y[0] || x[1] - y[1] || x[2] - y[2];
  },
);

const byId = new Map(rows.map((row) => [row.id, row]));

export const findRow = (id: string): Row | undefined => byId.get(id);

/** The row a text names, however it is written: `Table 8.5 - 3`. */
export const rowNamed = (id: string): Row | undefined =>
  findRow(
    String(id)
      .trim()
      .replace(/\s*-\s*/g, "-")
      .toUpperCase()
      .replace(/^TABLE /, ""),
  );

const tables: Readonly<Record<string, string>> = {
  "8.1": "Plain members and mechanically fastened joints",
  "8.2": "Welded built-up sections",
  "8.3": "Transverse butt welds",
  "8.4": "Weld attachments and stiffeners",
  "8.5": "Load carrying welded joints",
  "8.6": "Hollow sections up to 12.5 mm",
  "8.7": "Nodes of lattice girders",
  "8.8": "Orthotropic decks, closed ribs",
  "8.9": "Orthotropic decks, open ribs",
  "8.10": "Top flange to web of runway beams",
  "B.1": "Geometric (hot spot) stress",
};

/** One detail as documents and command line show it. */
export interface CatalogueEntry {
  /** What `detail_id` takes: `8.5-3`. */
  readonly id: string;
  readonly table: string;
  readonly title: string;
  readonly about: string;
  /** `80 (l ≤ 50 mm); 71 (l ≤ 80 mm); 56`. */
  readonly categories: string;
  readonly stress: "direct" | "shear";
  readonly m: 3 | 5 | 8;
  /** The fields of an item that decide within the row. */
  readonly fields: readonly string[];
  readonly sizeEffect: boolean;
  readonly notes: string;
}

const slopes = { direct: 3, shear: 5, stud: 8, node: 5 } as const;

function entry(row: Row): CatalogueEntry {
  const table = row.id.slice(0, row.id.indexOf("-"));
  const { at1 = 0, above = 0, from = 0 } = row.interpolated ?? {};
  const node = `${at1} (t_0/t_i = 1) to ${above} (t_0/t_i ≥ ${from}), linear between`;
  return {
    id: row.id,
    table,
    title: tables[table] ?? "",
    about: row.about,
    categories: `${row.interpolated ? node : casesText(row.cases)}${row.shear ? `; shear in the weld: ${row.shear}` : ""}`,
    stress: row.stress === "shear" || row.stress === "stud" ? "shear" : "direct",
    m: slopes[row.stress],
    fields: fieldsOf(row),
    sizeEffect: row.size !== undefined,
    notes: row.notes ?? "",
  };
}

let made: readonly CatalogueEntry[] | undefined;

/** The detail catalogue for readers, made when first asked for. */
export function detailCatalogue(): readonly CatalogueEntry[] {
  made ??= rows.map(entry);
  return made;
}
