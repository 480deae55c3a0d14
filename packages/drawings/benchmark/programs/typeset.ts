/** LaTeX, groff and typewritten text. */
import type { Chance } from "../../test/random/chance.ts";
import type { List, Sheet } from "../content/sheet.ts";

const tex = (text: string) =>
  text
    .replace(/\\/g, "\\textbackslash{}")
    .replace(/([&%$#_{}])/g, "\\$1")
    .replace(/×/g, "$\\times$")
    .replace(/²/g, "$^2$")
    .replace(/³/g, "$^3$")
    .replace(/°/g, "$^\\circ$")
    .replace(/[Ø⌀]/g, "\\O{}")
    .replace(/[\u00a0\u202f]/g, "~")
    .replace(/º/g, "\\textordmasculine{}")
    .replace(/±/g, "$\\pm$");

function tabular({ title, lines, columns, rows }: List, chance: Chance): string {
  const look = chance.of(["grid", "booktabs", "plain", "rows"]);
  const wrapped = chance.yes(0.2);
  const spec = columns
    .map(({ align }, i) => (wrapped && i === columns.length - 1 ? "p{18mm}" : align[0]))
    .join(look === "grid" ? "|" : "");
  const [top, mid, between, end] = { grid: ["\\hline", "\\hline", "\\hline", ""], booktabs: ["\\toprule", "\\midrule", "", "\\bottomrule"], plain: ["", "", "", ""], rows: ["\\hline", "\\hline\\hline", "\\hline", ""] }[look] ?? ["", "", "", ""]; // biome-ignore format: looks
  const head = columns
    .map(({ head: name }) =>
      chance.yes(0.5) ? `\\textbf{${tex(name.replace("\n", " "))}}` : tex(name.replace("\n", " ")),
    )
    .join(" & ");
  const body = rows.map(
    (row) =>
      `${
        "over" in row
          ? `\\multicolumn{${columns.length}}{l}{\\textbf{${tex(row.over)}}}`
          : row.cells.map(tex).join(" & ")
      } \\\\ ${between}`,
  );
  return `${title === undefined ? "" : `\\noindent\\textbf{${tex(title)}}\\par\\smallskip\n`}${lines.map((line) => `\\noindent ${tex(line)}\\par\\smallskip\n`).join("")}\\noindent\\begin{tabular}{${look === "grid" ? `|${spec}|` : spec}} ${top}\n${head} \\\\ ${mid}\n${body.join("\n")}\n${end}\\end{tabular}\\par\\bigskip\n`;
}

export function latexOf({ fields, parts }: Sheet, chance: Chance): string {
  const sans = chance.yes(0.4) ? "\\renewcommand{\\familydefault}{\\sfdefault}" : "";
  const size = chance.of(["\\small", "\\normalsize", "\\footnotesize", "\\scriptsize"]);
  const sep = chance.yes(0.4) ? `\\setlength{\\tabcolsep}{${chance.of(["2pt", "3pt", "8pt"])}}` : "";
  const block =
    fields.length === 0
      ? ""
      : `\\noindent\\begin{tabular}{|l|l|}\\hline\n${fields.map(([label, value]) => `${tex(label)} & ${tex(value)} \\\\ \\hline`).join("\n")}\n\\end{tabular}\\par\\bigskip\n`;
  const body = parts.map((part) =>
    part.kind === "list"
      ? tabular(part, chance)
      : part.kind === "notes"
        ? `${part.lines.map((line) => `\\noindent ${tex(line)}`).join("\\par\n")}\\par\\bigskip\n`
        : "",
  );
  const content = chance.yes(0.5) ? block + body.join("") : body.join("") + block;
  return `\\documentclass[a4paper]{article}\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}${chance.yes(0.7) ? "\\usepackage{lmodern}" : ""}\\usepackage{textcomp,booktabs}\\usepackage[margin=15mm${chance.yes(0.5) ? ",landscape" : ""}]{geometry}${sans}${sep}\\begin{document}${size}\n${content}\\end{document}\n`; // biome-ignore format: a document
}

const roff = (text: string) =>
  text
    .replace(/\\/g, "\\e")
    .replace(/^([.'])/, "\\&$1")
    .replace("\n", " ");

function tbl({ title, lines, columns, rows }: List, chance: Chance): string {
  const look = chance.of(["allbox", "box", "", "center", "expand"]);
  const bar = look === "box" && chance.yes(0.5);
  const key = { left: "l", right: "r", center: "c" };
  const formats = columns.map(({ align }) => key[align]).join(bar ? " | " : " ");
  const out = [
    `.TS`,
    `${look}${look === "" ? "" : " "}tab(@);`,
    `${columns.map(() => (chance.yes(0.5) ? "lB" : "cB")).join(bar ? " | " : " ")}`,
    `${formats}.`,
  ];
  out.push(columns.map(({ head }) => roff(head)).join("@"));
  if (chance.yes(0.5)) out.push("_");
  for (const row of rows) out.push("over" in row ? roff(row.over) : row.cells.map(roff).join("@"));
  out.push(".TE", ".sp");
  return [...(title === undefined ? [] : [`.B "${roff(title)}"`, ".sp"]), ...lines.flatMap((line) => [roff(line), ".br"]), ...out].join("\n"); // biome-ignore format: lines
}

export function groffOf({ fields, parts }: Sheet, chance: Chance): string {
  const font = chance.of(["H", "T", "C", "H"]);
  const size = chance.of([8, 9, 10]);
  const block = fields.flatMap(([label, value]) => [`${roff(label)}: ${roff(value)}`, ".br"]).join("\n");
  const body = parts.map((part) =>
    part.kind === "list"
      ? tbl(part, chance)
      : part.kind === "notes"
        ? part.lines.flatMap((line) => [roff(line), ".br"]).join("\n")
        : "",
  );
  return [`.po 0.7i`, `.ll 7i`, `.pl 11.7i`, `.fam ${font}`, `.ps ${size}`, `.vs ${size + chance.of([2, 3, 5])}`, ".nh", ".ad l", block, ".sp", ...body, ""].join("\n"); // biome-ignore format: lines
}

/** Columns by blanks, as the list of a program is printed */
export function typewrittenOf({ fields, parts }: Sheet, chance: Chance): string {
  const gap = chance.of([1, 2, 2, 3]);
  const listOf = ({ title, lines, columns, rows }: List): string[] => {
    const widths = columns.map(({ head }, i) =>
      Math.max(head.replace("\n", " ").length, ...rows.map((row) => ("over" in row ? 0 : (row.cells[i] ?? "").length))),
    );
    const cell = (text: string, i: number) =>
      columns[i]?.align === "right" ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0);
    const row = (cells: readonly string[]) => cells.map(cell).join(" ".repeat(gap)).trimEnd();
    const rule = "-".repeat(widths.reduce((sum, width) => sum + width + gap, 0));
    return [
      ...(title === undefined ? [] : [title, ""]),
      ...lines,
      row(columns.map(({ head }) => head.replace("\n", " "))),
      ...(chance.yes(0.6) ? [rule] : []),
      ...rows.map((one) => ("over" in one ? one.over : row(one.cells))),
      "",
    ];
  };
  const block = fields.map(([label, value]) => `${`${label}:`.padEnd(20)}${value}`);
  return [...block, "", ...parts.flatMap((part) => (part.kind === "list" ? listOf(part) : part.kind === "notes" ? [...part.lines] : []))].join("\n"); // biome-ignore format: lines
}
