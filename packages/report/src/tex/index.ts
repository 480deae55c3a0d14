/** A report as LaTeX, for papers: one file that any engine sets, its pictures as PDF files beside it. */
import { isSum } from "../digest.ts";
import { partsOf } from "../document.ts";
import { type Figure, isTitled } from "../figures/index.ts";
import { figure } from "../numbers.ts";
import type { Cell, Column, Part, Table } from "../parts.ts";
import { printScale, svgSize } from "../pdf/svg.ts";
import { piecesOf } from "../pieces.ts";
import type { Report } from "../report.ts";
import { summaryOf } from "../summary.ts";
import { isSymbol } from "../symbol.ts";
import { stepLines, symbolMath } from "./equations.ts";
import { latexText } from "./letters.ts";
import { drawnAsPdf } from "./pictures.ts";
import { preamble } from "./preamble.ts";

export interface LatexFiles {
  readonly text: string;
  /** Pictures and the logo, to be saved beside it under these names. */
  readonly beside: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

/** Points. */
const room = { width: 455, height: 600 } as const;

/** `name` is what the names of the files beside it begin with. */
export async function latex(report: Report, name: string): Promise<LatexFiles> {
  const stem = name.replace(/[^A-Za-z0-9]+/g, "-").replace(/^-|-$/g, "") || "report";
  const parts = partsOf(report);
  const drawn = new Map<Figure, string>();
  const beside: { name: string; bytes: Uint8Array }[] = [];
  for (const part of parts) {
    if (part.is !== "figure" || drawn.has(part.figure)) continue;
    const file = `${stem}-figure-${drawn.size + 1}.pdf`;
    drawn.set(part.figure, file);
    beside.push({ name: file, bytes: await drawnAsPdf(part.figure, report) });
  }
  const { logo } = report.firm ?? {};
  const logoFile = logo && `${stem}-logo.${logo[0] === 0x89 ? "png" : "jpg"}`;
  if (logo && logoFile !== undefined) beside.push({ name: logoFile, bytes: logo });
  const blocks = [
    preamble(report),
    "\\begin{document}",
    ...front(report, logoFile),
    ...parts.map((part) => written(part, report, drawn)),
    `\\vspace{3\\baselineskip}\n${latexText(report.phrases.signature)}: \\rule{16em}{0.4pt}`,
    "\\end{document}",
  ];
  return { text: `${blocks.filter((block) => block !== "").join("\n\n")}\n`, beside };
}

function front(report: Report, logo: string | undefined): string[] {
  const { title, standard, annex, phrases: p, verdict, titleBlock, firm, project } = report;
  const tone = { passed: "good", failed: "bad", undesigned: "warm", calculated: "ink" }[verdict.is];
  const office = [firm?.name, firm?.address].filter((text) => text !== undefined);
  const rows = titleBlock
    .filter(([, value]) => value !== "")
    .map(([name, value]): [string, string] => [
      soft(name),
      isSum(value) ? `{\\scriptsize\\ttfamily ${value}}` : latexText(value),
    ]);
  return [
    ...(logo === undefined ? [] : [`\\hfill\\includegraphics[height=46bp]{${logo}}`]),
    ...(office.length === 0 ? [] : [`\\hfill ${soft(office.join(" · "))}`]),
    `\\title{${latexText(title)}\\\\ \\normalsize ${latexText(`${standard} · ${p.annex}: ${annex}`)}}`,
    `\\author{${latexText(project.author ?? "")}}\\date{${latexText(project.date ?? "")}}`,
    "\\maketitle",
    grid([0.28, 0.72], rows),
    `{\\color{${tone}}\\bfseries ${latexText(verdict.text)}} \\quad ${sentence(summaryOf(report), report)}`,
  ];
}

/** Of several items each is a section, and what it consists of stands below. */
const levels = (alone: boolean) =>
  ({ 1: "section", 2: "subsection", 3: alone ? "subsection" : "subsubsection" }) as const;

function written(part: Part, report: Report, drawn: ReadonlyMap<Figure, string>): string {
  const { phrases: p, words } = report;
  switch (part.is) {
    case "heading": {
      const mark = part.id === undefined ? "" : `\\label{${part.id}}`;
      return `\\${levels(report.items.length === 1)[part.level]}{${sentence(part.text, report)}}${mark}`;
    }
    case "sentences": {
      const items = part.sentences.map((one) => `\\item ${sentence(one, report)}`);
      if (part.running)
        return `{\\footnotesize ${soft(`${part.title}:`)} ${items.join(" ").replaceAll("\\item ", "")}}`;
      return `\\section{${latexText(part.title)}}\n\\begin{itemize}\n${items.join("\n")}\n\\end{itemize}`;
    }
    case "given":
      return listed(
        [0.14, 0.52, 0.34],
        [p.symbol, p.field, p.value].map(soft),
        part.lines.map(({ symbol, meaning, value }) => [
          symbol === "" ? "" : symbolMath(symbol),
          sentence(meaning, report),
          latexText(value),
        ]),
      );
    case "table":
      return tabled(part, report);
    case "figure":
      return pictured(part.figure, part.most, drawn.get(part.figure), report);
    case "steps": {
      const title = part.title === undefined ? "" : `\\section{${latexText(part.title)}}\n`;
      const steps = part.steps.map((step) => {
        const isMarked = part.marked?.has(step) === true;
        const lines = stepLines(step, words).join("\n  ");
        const note = step.note === undefined ? "" : `\n{\\footnotesize ${sentence(step.note, report)}\\par}`;
        return `\\step{${latexText(step.clause)}}{${isMarked ? "\\governs " : ""}${lines}}${note}`;
      });
      const verdict = part.verdict === undefined ? "" : `\n\n\\textbf{\\(\\to\\) ${sentence(part.verdict, report)}}`;
      return `${title}${steps.join("\n\n")}${verdict}`;
    }
    case "values":
      return listed(
        [0.6, 0.4],
        [p.symbol, p.value].map(soft),
        part.values.map(({ symbol, value, unit }) => [
          isSymbol(symbol) ? symbolMath(symbol) : latexText(symbol.replaceAll("_", " ")),
          latexText(`${figure(value, words)}${unit === "" ? "" : `\u202F${unit}`}`),
        ]),
      );
    case "paragraph":
      return part.soft
        ? `{\\footnotesize\\color{soft}${sentence(part.text, report)}\\par}`
        : sentence(part.text, report);
  }
}

/** Sizes of the type by the letters that a row of the longest words has. */
const sizes = [
  [95, "\\small"],
  [115, "\\footnotesize"],
  [140, "\\scriptsize"],
] as const;

function tabled({ kind, title, columns, rows, more }: Table, report: Report): string {
  const own = columns.map(({ share }) => share);
  const isGiven = own.every((share): share is number => share !== undefined);
  const longest = columns.map((column, i) =>
    Math.max(
      3,
      ...[headWords(column), ...rows.map(({ cells }) => cells[i]?.text ?? "")].flatMap((text) =>
        text.split(" ").map((word) => word.length + 1),
      ),
    ),
  );
  const all = longest.reduce((sum, one) => sum + one, 0);
  const size = isGiven ? "\\small" : (sizes.find(([most]) => all <= most)?.[1] ?? "\\tiny");
  const table = listed(
    isGiven ? own : longest.map((one) => one / all),
    columns.map((column) => headOf(column, report)),
    rows.map(({ cells, isGoverning }) => cells.map((cell) => cellOf(cell, isGoverning === true, kind, report))),
  );
  return [
    ...(title === undefined ? [] : [`\\textbf{${latexText(title)}}\\nopagebreak`]),
    `{${size}\n${table}\n}`,
    ...(more === undefined ? [] : [soft(more)]),
  ].join("\n\n");
}

const headWords = ({ name, unit = "" }: Column): string => `${name.text} ${unit === "" ? "" : `[${unit}]`}`;

const headOf = ({ name, unit = "" }: Column, report: Report): string =>
  `${name.isSymbol ? symbolMath(name.text) : small(sentence(name.text, report))}${unit === "" ? "" : ` ${soft(`[${unit}]`)}`}`;

function cellOf(cell: Cell, bold: boolean, kind: Table["kind"], report: Report): string {
  if (cell.bar) {
    const { utilization, passed, undesigned } = cell.bar;
    const tone = passed ? (undesigned ? "warm" : "good") : "bad";
    return `\\usage{${tone}}{${Math.min(1, utilization).toFixed(3)}}`;
  }
  if (cell.isSymbol) return symbolMath(cell.text);
  // numbers and units are no names
  const text = kind === "plain" ? latexText(cell.text) : sentence(cell.text, report);
  const toned = cell.bad ? `\\textcolor{bad}{${text}}` : text;
  const shown = bold && toned !== "" ? `\\textbf{${toned}}` : toned;
  return cell.link === undefined ? shown : `\\hyperref[${cell.link}]{${shown}}`;
}

function pictured(one: Figure, most: number, file: string | undefined, report: Report): string {
  if (file === undefined) return "";
  const scale = printScale(one.svg, most, room);
  const width = (svgSize(one.svg).width * scale).toFixed(1);
  const caption = isTitled(one) ? "" : `\n\\caption{${sentence(one.title, report)}}`;
  return `\\begin{figure}[htb]\n\\centering\n\\includegraphics[width=${width}bp]{${file}}${caption}\n\\end{figure}`;
}

const small = (code: string): string => (code === "" ? "" : `{\\footnotesize\\color{soft}${code}}`);
const soft = (text: string): string => small(latexText(text));

/** A sentence with its symbols set as symbols. */
const sentence = (text: string, { marks }: Pick<Report, "marks">): string =>
  piecesOf(text, marks)
    .map((piece) => (piece.isIndex ? `\\textsubscript{${latexText(piece.text)}}` : latexText(piece.text)))
    .join("");

/** With a head that is repeated on each page. */
const listed = (shares: readonly number[], heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  grid(shares, rows, `\\toprule\n${row(heads)}\\midrule\n\\endhead\n\\bottomrule\n\\endlastfoot\n`);

const row = (cells: readonly string[]): string => `${cells.join(" & ")} \\\\\n`;

function grid(shares: readonly number[], rows: readonly (readonly string[])[], head = ""): string {
  const columns = shares.map(
    (share) => `>{\\raggedright\\arraybackslash}p{\\dimexpr${share.toFixed(3)}\\linewidth-2\\tabcolsep\\relax}`,
  );
  return `\\begin{longtable}{@{}${columns.join("")}@{}}\n${head}${rows.map(row).join("")}\\end{longtable}`;
}
