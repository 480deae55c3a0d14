/** A report as a Word file: headings, tables and equations are Word's own, so that an office goes on writing in it. */
import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type IBorderOptions,
  ImageRun,
  InternalHyperlink,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import { isSum } from "../digest.ts";
import { partsOf } from "../document.ts";
import { type Figure, isTitled } from "../figures/index.ts";
import { palette, withIndices } from "../figures/svg.ts";
import { figure } from "../numbers.ts";
import type { Cell, Column, Part, Table as TablePart } from "../parts.ts";
import { printScale, svgSize } from "../pdf/svg.ts";
import { piecesOf } from "../pieces.ts";
import type { Report } from "../report.ts";
import { summaryOf } from "../summary.ts";
import { isSymbol } from "../symbol.ts";
import { stepEquations, symbolEquation } from "./equations.ts";

/** Points. */
const page = { width: 595, height: 842, margin: 54, room: 487 } as const;
const twips = (points: number): number => Math.round(points * 20);
/** Pictures are measured in pixels, 96 an inch. */
const pixels = (points: number): number => Math.round((points * 96) / 72);

const colour = (name: keyof typeof palette): string => palette[name].slice(1);
const line: IBorderOptions = { style: BorderStyle.SINGLE, size: 4, color: "D1D5DB" };
const none: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: "auto" };
const underlined = { top: none, left: none, right: none, bottom: line } as const;

const headings = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const;

/** Word shows the drawing; programs that know no SVG show this picture of it. */
export type Draw = (svg: string, width: number) => Promise<Uint8Array>;

export async function docx(report: Report, draw: Draw): Promise<Uint8Array> {
  const { words, project, phrases: p, firm, standard, title } = report;
  const pictures = new Map<Figure, Uint8Array>();
  const parts = partsOf(report);
  for (const part of parts)
    if (part.is === "figure" && !pictures.has(part.figure)) {
      const svg = withIndices(part.figure.svg, report.marks);
      pictures.set(part.figure, await draw(svg, 2 * svgSize(svg).width));
    }
  const file = new Document({
    title: `${title}: ${report.summary}`,
    creator: project.author ?? "x",
    styles: {
      default: {
        document: {
          run: { font: "Calibri", size: 20, color: colour("ink"), language: { value: locale(words.language) } },
          paragraph: { spacing: { after: 80 } },
        },
        title: { run: { size: 36, bold: true, color: colour("ink") }, paragraph: { spacing: { after: 40 } } },
        heading1: {
          run: { size: 26, bold: true, color: colour("ink") },
          paragraph: { spacing: { before: 280, after: 100 } },
        },
        heading2: {
          run: { size: 23, bold: true, color: colour("ink") },
          paragraph: { spacing: { before: 220, after: 80 } },
        },
        heading3: {
          run: { size: 20, bold: true, color: colour("soft") },
          paragraph: { spacing: { before: 160, after: 60 } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: twips(page.width), height: twips(page.height) },
            margin: { top: twips(64), bottom: twips(58), left: twips(page.margin), right: twips(page.margin) },
          },
        },
        headers: {
          default: new Header({
            children: [
              edge(`${project.number ?? ""} ${project.project ?? firm?.name ?? ""}`.trim(), [`${title} · ${standard}`]),
            ],
          }),
        },
        footers: {
          default: new Footer({
            children: [
              edge([firm?.name, project.author, project.date].filter((text) => text !== undefined).join(" · "), [
                PageNumber.CURRENT,
                " / ",
                PageNumber.TOTAL_PAGES,
              ]),
            ],
          }),
        },
        children: [
          ...front(report),
          ...parts.flatMap((part) => written(part, report, pictures)),
          signature(p.signature),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

/** Word's spelling follows it. */
const locale = (language: Report["words"]["language"]): string =>
  language === "en" ? "en-GB" : `${language}-${new Intl.Locale(language).maximize().region}`;

/** A line of the head or the foot: something at the left, something at the right. */
const edge = (left: string, right: readonly (string | (typeof PageNumber)["CURRENT" | "TOTAL_PAGES"])[]): Paragraph =>
  new Paragraph({
    tabStops: [{ type: TabStopType.RIGHT, position: twips(page.room) }],
    children: [new TextRun({ size: 16, color: colour("soft"), children: [left, "\t", ...right] })],
  });

function front(report: Report): (Paragraph | Table)[] {
  const { title, standard, annex, phrases: p, verdict, titleBlock, firm } = report;
  const tone = verdict.is === "passed" ? "good" : verdict.is === "failed" ? "bad" : "soft";
  return [
    ...office(firm),
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
    new Paragraph({ children: [soft(`${standard} · ${p.annex}: ${annex}`)] }),
    ...titleGrid(titleBlock),
    new Paragraph({
      spacing: { before: 160, after: 160 },
      border: { left: { style: BorderStyle.SINGLE, size: 24, space: 8, color: colour(tone) } },
      children: [
        new TextRun({ text: verdict.text, bold: true, color: colour(tone) }),
        ...sentence(`  ${summaryOf(report)}`, report),
      ],
    }),
  ];
}

/** Two fields a row, as on paper; a checksum takes one. */
function titleGrid(block: Report["titleBlock"]): Table[] {
  const sums = block.filter(([, value]) => isSum(value));
  const fields = block.filter(([, value]) => !isSum(value));
  const cell = (run: TextRun) => [new Paragraph({ spacing: { after: 0 }, children: [run] })];
  const pair = ([name, value]: readonly [string, string]) => [cell(soft(name)), cell(new TextRun(value))];
  const rows = fields.flatMap((one, i) => (i % 2 === 0 ? [[...pair(one), ...pair(fields[i + 1] ?? ["", ""])]] : []));
  return [
    grid([0.17, 0.33, 0.17, 0.33], rows),
    grid(
      [0.25, 0.75],
      sums.map(([name, value]) => [cell(soft(name)), cell(new TextRun({ text: value, size: 13, font: "Consolas" }))]),
    ),
  ];
}

function office(firm: Report["firm"]): Paragraph[] {
  if (!firm) return [];
  const { name, address, logo } = firm;
  const size = logo && sizeOf(logo);
  const text = [name, address].filter((one) => one !== undefined).join(" · ");
  return [
    ...(logo && size
      ? [
          new Paragraph({
            alignment: AlignmentType.RIGHT,
            children: [
              new ImageRun({
                type: logo[0] === 0x89 ? "png" : "jpg",
                data: logo,
                transformation: { height: 46, width: Math.round((46 * size.width) / size.height) },
                altText: { name: name ?? "logo", description: name ?? "logo" },
              }),
            ],
          }),
        ]
      : []),
    new Paragraph({ alignment: AlignmentType.RIGHT, children: [soft(text)] }),
  ];
}

const signature = (name: string): Paragraph =>
  new Paragraph({
    spacing: { before: 480 },
    tabStops: [{ type: TabStopType.LEFT, position: twips(240), leader: "underscore" }],
    children: [new TextRun({ children: [name, " ", "\t"] })],
  });

function written(part: Part, report: Report, pictures: ReadonlyMap<Figure, Uint8Array>): (Paragraph | Table)[] {
  const { phrases: p, words } = report;
  switch (part.is) {
    case "heading": {
      const text = sentence(part.text, report);
      return [
        new Paragraph({
          heading: headings[part.level],
          keepNext: true,
          children: part.id === undefined ? text : [new Bookmark({ id: part.id, children: text })],
        }),
      ];
    }
    case "sentences":
      return [
        headed(part.title),
        ...part.sentences.map(
          (one) =>
            new Paragraph({
              bullet: { level: 0 },
              ...(part.tone === "warm" ? { shading: { fill: "FEF3C7" } } : {}),
              children: sentence(one, report),
            }),
        ),
      ];
    case "given": {
      const hasSymbols = part.lines.some(({ symbol }) => symbol !== "");
      const [shares, names] = hasSymbols
        ? [
            [0.14, 0.52, 0.34],
            [p.symbol, p.field, p.value],
          ]
        : [
            [0.66, 0.34],
            [p.field, p.value],
          ];
      return [
        listed(
          shares,
          names.map((text) => [strong(text)]),
          part.lines.map(({ symbol, meaning, value }) => [
            ...(hasSymbols ? [symbol === "" ? [] : [symbolEquation(symbol)]] : []),
            sentence(meaning, report),
            [new TextRun(value)],
          ]),
        ),
      ];
    }
    case "table":
      return tabled(part, report);
    case "figure":
      return pictured(part.figure, part.most, pictures.get(part.figure));
    case "steps":
      return [
        ...(part.title === undefined ? [] : [headed(part.title)]),
        grid(
          [0.8, 0.2],
          part.steps.map((step) => [
            [
              new Paragraph({
                spacing: { before: 40, after: 40 },
                ...(part.marked?.has(step)
                  ? { border: { left: { style: BorderStyle.SINGLE, size: 18, space: 6, color: colour("good") } } }
                  : {}),
                children: stepEquations(step, words),
              }),
              ...(step.note === undefined
                ? []
                : [new Paragraph({ children: sentence(step.note, report, { size: 17, color: colour("soft") }) })]),
            ],
            [new Paragraph({ alignment: AlignmentType.RIGHT, children: [soft(step.clause)] })],
          ]),
        ),
        ...(part.verdict === undefined ? [] : [new Paragraph({ children: [strong(`→ ${part.verdict}`)] })]),
      ];
    case "values":
      return [
        listed(
          [0.6, 0.4],
          [p.symbol, p.value].map((text) => [strong(text)]),
          part.values.map(({ symbol, value, unit }) => [
            isSymbol(symbol) ? [symbolEquation(symbol)] : [new TextRun(symbol.replaceAll("_", " "))],
            [new TextRun(`${figure(value, words)}${unit === "" ? "" : ` ${unit}`}`)],
          ]),
        ),
      ];
    case "paragraph":
      return [
        new Paragraph({
          children: sentence(part.text, report, part.soft ? { size: 17, color: colour("soft") } : {}),
        }),
      ];
  }
}

function tabled({ kind, title, columns, rows, more }: TablePart, report: Report): (Paragraph | Table)[] {
  const shown = columns.flatMap((column, i) => (rows.some(({ cells }) => cells[i]?.bar) ? [] : [{ column, i }]));
  const wide = shown.reduce((sum, { column }) => sum + (column.share ?? 1 / columns.length), 0);
  return [
    ...(title === undefined ? [] : [headed(title)]),
    listed(
      shown.map(({ column }) => (column.share ?? 1 / columns.length) / wide),
      shown.map(({ column }) => head(column)),
      rows.map(({ cells, isGoverning }) => shown.map(({ i }) => inCell(cells[i], isGoverning === true, kind, report))),
    ),
    ...(more === undefined ? [] : [new Paragraph({ children: [soft(more)] })]),
  ];
}

const head = ({ name, unit = "" }: Column): ParagraphChild[] => [
  name.isSymbol ? symbolEquation(name.text) : strong(name.text),
  ...(unit === "" ? [] : [soft(` [${unit}]`)]),
];

function inCell(cell: Cell | undefined, bold: boolean, kind: TablePart["kind"], report: Report): ParagraphChild[] {
  if (!cell) return [];
  if (cell.isSymbol) return [symbolEquation(cell.text)];
  const look = { ...(bold ? { bold } : {}), ...(cell.bad ? { color: colour("bad") } : {}) };
  // numbers and units are no names
  const text = kind === "plain" ? [new TextRun({ text: cell.text, ...look })] : sentence(cell.text, report, look);
  return cell.link === undefined ? text : [new InternalHyperlink({ anchor: cell.link, children: text })];
}

function pictured({ title, svg, ...more }: Figure, most: number, drawn: Uint8Array | undefined): Paragraph[] {
  if (!drawn) return [];
  const scale = printScale(svg, most, { width: page.room, height: page.height - 200 });
  const { width, height } = svgSize(svg);
  const transformation = { width: pixels(width * scale), height: pixels(height * scale) };
  const hasCaption = !isTitled({ title, svg, ...more });
  return [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      keepNext: hasCaption,
      children: [
        new ImageRun({
          type: "svg",
          data: new TextEncoder().encode(svg),
          fallback: { type: "png", data: drawn },
          transformation,
          altText: { name: title, description: title },
        }),
      ],
    }),
    ...(hasCaption ? [new Paragraph({ alignment: AlignmentType.CENTER, children: [soft(title)] })] : []),
  ];
}

const soft = (text: string): TextRun => new TextRun({ text, size: 17, color: colour("soft") });
const strong = (text: string): TextRun => new TextRun({ text, bold: true });

/** The heading of a part that has none of its own. */
const headed = (text: string): Paragraph =>
  new Paragraph({ keepNext: true, spacing: { before: 160, after: 60 }, children: [strong(text)] });

/** A sentence with its symbols set as symbols. */
const sentence = (
  text: string,
  { marks }: Pick<Report, "marks">,
  look: { readonly bold?: boolean; readonly size?: number; readonly color?: string } = {},
): TextRun[] =>
  piecesOf(text, marks).map((piece) => new TextRun({ text: piece.text, subScript: piece.isIndex, ...look }));

/** With a head that is repeated on each page. */
const listed = (
  shares: readonly number[],
  heads: readonly (readonly ParagraphChild[])[],
  rows: readonly (readonly (readonly ParagraphChild[])[])[],
): Table =>
  grid(
    shares,
    [heads, ...rows].map((cells) => cells.map((children) => [new Paragraph({ spacing: { after: 0 }, children })])),
    true,
  );

const grid = (
  shares: readonly number[],
  rows: readonly (readonly (readonly Paragraph[])[])[],
  hasHead = false,
): Table => {
  const widths = shares.map((share) => twips(share * page.room));
  return new Table({
    width: { size: twips(page.room), type: WidthType.DXA },
    columnWidths: widths,
    borders: { top: none, bottom: line, left: none, right: none, insideVertical: none, insideHorizontal: line },
    rows: rows.map(
      (cells, i) =>
        new TableRow({
          cantSplit: true,
          tableHeader: hasHead && i === 0,
          children: cells.map(
            (children, at) =>
              new TableCell({
                children,
                borders: underlined,
                margins: { top: 30, bottom: 30, left: 0, right: 100 },
                width: { size: widths[at] ?? 0, type: WidthType.DXA },
              }),
          ),
        }),
    ),
  });
};

/** Of a PNG, or of a JPEG by the first frame. */
function sizeOf(picture: Uint8Array): { readonly width: number; readonly height: number } | undefined {
  const view = new DataView(picture.buffer, picture.byteOffset, picture.byteLength);
  if (picture[0] === 0x89) return { width: view.getUint32(16), height: view.getUint32(20) };
  for (let at = 2; at + 9 < picture.length; ) {
    const marker = view.getUint16(at);
    if (marker >= 0xffc0 && marker <= 0xffc3) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}
