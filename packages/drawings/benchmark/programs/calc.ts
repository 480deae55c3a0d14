/** Spreadsheets: text with separators as it is opened, and tables with widths and borders (flat OpenDocument). */
import type { Chance } from "../../test/random/chance.ts";
import type { Sheet } from "../content/sheet.ts";

/** All that stands on the sheet, line by line */
function gridOf({ fields, parts }: Sheet): { cells: string[]; head?: true; over?: true }[] {
  const lines: { cells: string[]; head?: true; over?: true }[] = [];
  for (const [label, value] of fields) lines.push({ cells: [label, value] });
  if (fields.length > 0) lines.push({ cells: [] });
  for (const part of parts) {
    if (part.kind === "view") continue;
    if (part.kind === "notes") lines.push(...part.lines.map((line) => ({ cells: [line] })));
    else {
      for (const line of [...(part.title === undefined ? [] : [part.title]), ...part.lines])
        lines.push({ cells: [line], over: true });
      lines.push({ cells: part.columns.map(({ head }) => head.replace("\n", " ")), head: true });
      for (const row of part.rows)
        lines.push("over" in row ? { cells: [row.over], over: true } : { cells: [...row.cells] });
    }
    lines.push({ cells: [] });
  }
  return lines; // biome-ignore format: lines
}

const quoted = (text: string) => (/[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
export const csvOf = (sheet: Sheet): string => gridOf(sheet).map(({ cells }) => cells.map(quoted).join(";")).join("\n"); // biome-ignore format: one line
export const tsvOf = (sheet: Sheet): string => gridOf(sheet).map(({ cells }) => cells.join("\t")).join("\n"); // biome-ignore format: one line

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
/** what a spreadsheet takes for a number */
const isNumber = (text: string) => /^\d+(?:\.\d+)?$/.test(text);

export function fodsOf(sheet: Sheet, chance: Chance): string {
  const lines = gridOf(sheet);
  const many = Math.max(...lines.map(({ cells }) => cells.length));
  const border = chance.of(["0.5pt solid #000000", "0.5pt solid #000000", "none"]);
  const [size, font] = [
    chance.of([8, 9, 10, 11]),
    chance.of(["Liberation Sans", "Liberation Serif", "DejaVu Sans", "Liberation Sans Narrow"]),
  ];
  const wrap = chance.yes(0.4);
  const narrow = chance.yes(0.4);
  const factor = chance.of([0.19, 0.22, 0.26]);
  const widths = Array.from({ length: many }, (_, i) => {
    const longest = Math.max(
      4,
      ...lines
        .filter(({ head, over, cells }) => !over && (head || cells.length > 2))
        .map(({ cells }) => (cells[i] ?? "").length),
    );
    return narrow ? 2.26 : Math.min(7, longest * factor * (size / 10) + 0.4);
  });
  const align = new Map(
    sheet.parts.flatMap((part) =>
      part.kind === "list" ? part.columns.map(({ align: one }, i) => [i, one] as const) : [],
    ),
  );
  const styles = (["left", "right", "center"] as const).flatMap((one) =>
    (["", "b"] as const).map(
      (kind) =>
        `<style:style style:name="c${one}${kind}" style:family="table-cell"><style:table-cell-properties fo:border="${border}" fo:wrap-option="${wrap ? "wrap" : "no-wrap"}"/><style:paragraph-properties fo:text-align="${one === "right" ? "end" : one === "left" ? "start" : "center"}"/><style:text-properties fo:font-size="${size}pt" style:font-name="${font}" fo:font-family="${font}"${kind === "b" ? ' fo:font-weight="bold"' : ""}/></style:style>`,
    ),
  );
  const columns = widths.map(
    (width, i) =>
      `<style:style style:name="w${i}" style:family="table-column"><style:table-column-properties style:column-width="${width.toFixed(2)}cm"/></style:style>`,
  );
  const cell = (text: string, i: number, head: boolean, bare: boolean) => {
    const style = bare ? "plain" : `c${align.get(i) ?? "left"}${head ? "b" : ""}`;
    if (text === "") return `<table:table-cell table:style-name="${style}"/>`;
    return isNumber(text)
      ? `<table:table-cell table:style-name="${style}" office:value-type="float" office:value="${text}"><text:p>${text}</text:p></table:table-cell>`
      : `<table:table-cell table:style-name="${style}" office:value-type="string"><text:p>${escaped(text)}</text:p></table:table-cell>`;
  };
  const rows = lines.map(
    ({ cells, head, over }) =>
      `<table:table-row>${cells.map((text, i) => cell(text, i, head === true, over === true || cells.length <= 2)).join("")}</table:table-row>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>${styles.join("")}<style:style style:name="plain" style:family="table-cell"><style:text-properties fo:font-size="${size}pt" fo:font-family="${font}"/></style:style>${columns.join("")}</office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Sheet1">${widths.map((_, i) => `<table:table-column table:style-name="w${i}"/>`).join("")}${rows.join("\n")}</table:table></office:spreadsheet></office:body></office:document>`; // biome-ignore format: markup
}
