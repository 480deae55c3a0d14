/** Pages of HTML for browsers and word processors. */
import type { Chance } from "../../test/random/chance.ts";
import type { List, Sheet } from "../content/sheet.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\n", "<br>");

function tableOf({ title, lines, columns, rows }: List): string {
  const head = columns.map(({ head: name, align }) => `<th align="${align}">${escaped(name)}</th>`).join("");
  const body = rows.map((row) =>
    "over" in row
      ? `<tr><td colspan="${columns.length}"><b>${escaped(row.over)}</b></td></tr>`
      : `<tr>${row.cells.map((cell, i) => `<td align="${columns[i]?.align ?? "left"}">${escaped(cell)}</td>`).join("")}</tr>`,
  );
  return [
    title === undefined ? "" : `<h3>${escaped(title)}</h3>`,
    ...lines.map((line) => `<p>${escaped(line)}</p>`),
    `<table><thead><tr>${head}</tr></thead><tbody>${body.join("\n")}</tbody></table>`,
  ].join("\n"); // biome-ignore format: lines
}

/** Borders, paddings, fonts as people choose them, and as the program has them */
function styleOf(chance: Chance): string {
  const rules = chance.of([
    "table{border-collapse:collapse} td,th{border:1px solid #000}",
    "table{border-collapse:collapse} td,th{border:1px solid #000}",
    "table{border-collapse:collapse} tr{border-bottom:1px solid #888}",
    "table{border-collapse:collapse} thead{border-bottom:2px solid #000}",
    "",
    "tbody tr:nth-child(even){background:#eee}",
    "table{border:1px solid #000}",
  ]);
  const pad = chance.of([
    "",
    "td,th{padding:1px 3px}",
    "td,th{padding:2px 6px}",
    "td,th{padding:4px 10px}",
    "td,th{padding:0 14px}",
  ]);
  const font = chance.of([
    "",
    "body{font-family:sans-serif}",
    "body{font-family:Liberation Sans;font-size:10px}",
    "body{font-family:DejaVu Sans;font-size:9px}",
    "body{font-family:Liberation Serif;font-size:12px}",
    "body{font-family:monospace;font-size:11px}",
    "body{font-family:Liberation Sans Narrow;font-size:11px}",
  ]);
  const width = chance.yes(0.3) ? "table{width:100%}" : chance.yes(0.15) ? "td{max-width:70px}" : "";
  return rules + pad + font + width; // biome-ignore format: styles
}

export function pageOf({ fields, parts }: Sheet, chance: Chance): string {
  const above = chance.yes(0.6);
  const pairs = fields.map(
    ([label, value]) => `<td>${escaped(label)}${chance.yes(0.3) ? ":" : ""}</td><td><b>${escaped(value)}</b></td>`,
  );
  const title =
    fields.length === 0
      ? ""
      : chance.yes(0.4)
        ? `<table><tr>${pairs.slice(0, 3).join("")}</tr><tr>${pairs.slice(3).join("")}</tr></table>`
        : chance.yes(0.5)
          ? `<table>${pairs.map((one) => `<tr>${one}</tr>`).join("")}</table>`
          : fields.map(([label, value]) => `<div>${escaped(label)}: <b>${escaped(value)}</b></div>`).join("");
  const lists = parts.filter((part): part is List => part.kind === "list");
  // lists beside each other
  const beside = lists.length > 1 && chance.yes(0.3);
  const body = parts.map((part) =>
    part.kind === "list"
      ? beside
        ? ""
        : tableOf(part)
      : part.kind === "notes"
        ? `<p>${part.lines.map(escaped).join("<br>")}</p>`
        : "",
  );
  const row = beside
    ? `<table style="border:0"><tr>${lists.map((list) => `<td style="border:0" valign="top">${tableOf(list)}</td>`).join("")}</tr></table>`
    : "";
  const html = above ? title + row + body.join("\n") : row + body.join("\n") + title;
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><style>${styleOf(chance)}</style></head><body>${html}</body></html>`; // biome-ignore format: a page
}
