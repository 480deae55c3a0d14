import { type CatalogueEntry, detailCatalogue } from "@x/eurocode";
import { detailSketch } from "../figures/details/index.ts";
import { element, escapeText, group, label, palette, picture, rectangle } from "../figures/svg.ts";

/** One table of EN 1993-1-9 as a sheet of small drawings with category and description. */
export interface DetailSheet {
  readonly table: string;
  readonly title: string;
  readonly svg: string;
}

const across = 3;
const [width, height] = [300, 132];
const [left, above] = [16, 44];

export function detailSheets(): DetailSheet[] {
  const tables = [...new Set(detailCatalogue().map(({ table }) => table))];
  return tables.map((table) =>
    sheetOf(
      table,
      detailCatalogue().filter((entry) => entry.table === table),
    ),
  );
}

function sheetOf(table: string, entries: readonly CatalogueEntry[]): DetailSheet {
  const title = `EN 1993-1-9 Table ${table}: ${entries[0]?.title ?? ""}`;
  const rows = Math.ceil(entries.length / across);
  return {
    table,
    title,
    svg: picture(
      2 * left + across * width,
      above + rows * height + 8,
      title,
      label(left, 26, title, { "font-size": 15, "font-weight": "bold" }),
      ...entries.map((entry, i) => card(entry, left + (i % across) * width, above + Math.floor(i / across) * height)),
    ),
  };
}

/** The drawing left, the words right of it. */
function card(entry: CatalogueEntry, x: number, y: number): string {
  const sketch = detailSketch(entry);
  const drawing = element(
    "svg",
    { x: x + 4, y: y + 6, width: 150, height: 90, viewBox: "0 0 120 72" },
    sketch.slice(sketch.indexOf("</title>") + "</title>".length, -"</svg>".length),
  );
  return group(
    {},
    rectangle(x, y, width - 8, height - 8, { stroke: palette.faint }),
    drawing,
    label(x + 162, y + 20, entry.id, { "font-weight": "bold", "font-size": 13 }),
    ...lines(categoriesOf(entry), 21, 3).map((text, i) =>
      label(x + 162, y + 36 + 13 * i, text, { "font-size": 11, fill: palette.accent }),
    ),
    ...lines(entry.about, 23, 4).map((text, i) => label(x + 162, y + 76 + 12 * i, text, { "font-size": 10 })),
  );
}

const categoriesOf = ({ categories, m }: CatalogueEntry) => {
  const numbers = [...new Set(categories.match(/\b\d{2,3}\*?(?= \(|;|$)/g) ?? [categories])];
  return `${numbers.join(" / ")}${m === 3 ? "" : `  (m = ${m})`}`;
};

/** Breaks a sentence at spaces. */
function lines(text: string, most: number, count: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  if (found.length <= count) return found;
  return [...found.slice(0, count - 1), `${found[count - 1]} …`];
}

/** The page that shows them all. */
export const detailPage = (): string =>
  [
    "# Details of EN 1993-1-9",
    "`detail_id` of `en-1993-1-9` is the number under a drawing. What decides within a detail is in [the page of the check](checks/en-1993-1-9.md).",
    ...detailSheets().map(
      ({ table, title }) => `## ${escapeText(title)}\n\n![${escapeText(title)}](details/${table}.svg)`,
    ),
    "",
  ].join("\n\n");
