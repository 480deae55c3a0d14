/** Sheets with labels on views: plans with a grid, elevations, single parts, texts. */
import type { TrueMember } from "../score.ts";
import type { Chance } from "./chance.ts";
import { chain, emptyView, frame, notes, titleBlock } from "./furniture.ts";
import type { Paper } from "./paper.ts";
import { customOf, piecesOf, trueMember } from "./rows.ts";
import { americanStock, type Steel } from "./sections.ts";
import type { Made, Setting } from "./setting.ts";

function grid(chance: Chance, paper: Paper, xs: readonly number[], ys: readonly number[]): void {
  const letters = chance.yes(0.5);
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)];
  const radius = chance.of([7, 9]);
  xs.forEach((x, i) => {
    paper.line(x, top - 40, x, bottom + 20, 0.25);
    paper.circle(x, top - 40 - radius, radius);
    paper.put(x, top - 44 - radius, letters ? "ABCDEFGH".slice(i, i + 1) : String(i + 1), { size: 9, at: "middle" });
  });
  ys.forEach((y, i) => {
    paper.line(left - 40, y, right + 20, y, 0.25);
    paper.circle(left - 40 - radius, y, radius);
    paper.put(left - 40 - radius, y - 4, letters ? String(i + 1) : "ABCDEFGH".slice(i, i + 1), {
      size: 9,
      at: "middle",
    });
  });
  for (let i = 0; i + 1 < xs.length; i++)
    paper.put(((xs[i] ?? 0) + (xs[i + 1] ?? 0)) / 2, top - 30, String(chance.whole(8, 15) * 500), {
      size: 7,
      at: "middle",
    });
}

/** beams between axes, columns at their crossings; marks or only profiles */
export function plan({ chance, paper, words }: Setting): Made {
  const custom = customOf(chance, words);
  if (chance.yes(0.8)) frame(chance, paper);
  const { top: _, ...block } = titleBlock(chance, paper, words);
  const nx = chance.whole(2, 4);
  const ny = chance.whole(2, 3);
  const stepX = (paper.width - 420) / Math.max(nx - 1, 1);
  const stepY = (paper.height - 340) / Math.max(ny - 1, 1);
  const xs = Array.from({ length: nx }, (_, i) => 110 + Math.min(stepX, 260) * i);
  const ys = Array.from({ length: ny }, (_, i) => 110 + Math.min(stepY, 190) * i);
  grid(chance, paper, xs, ys);
  const marked = chance.of(["each", "each", "type", "none"] as const);
  const size = chance.of([6, 7, 8]);
  const grade = chance.yes(0.6) ? chance.of(custom.grades) : undefined;
  const steels = { beam: custom.steel(), main: custom.steel(), column: custom.steel(), small: custom.steel() };
  const style = chance.of(["before", "before", "line", "after", "colon"] as const);
  const letters = chance.some(
    words.marks.map((text) => text.replace(/\d.*$/, "")),
    2,
  );
  const [beamLetters = "B", columnLetters = "C"] = letters[0] === letters[1] ? ["B", "C"] : letters;
  const found = new Map<string, TrueMember>();
  const counts = { beam: 0, column: 0 };
  const label = (x: number, y: number, steel: Steel, kind: "beam" | "column", angle: 0 | 270) => {
    const letter = kind === "beam" ? beamLetters : columnLetters;
    const types = [...new Set(Object.values(steels).map(({ norm }) => norm))];
    const mark =
      marked === "none"
        ? ""
        : marked === "each"
          ? `${letter}${++counts[kind]}`
          : `${letter}${types.indexOf(steel.norm) + 1}`;
    const key = `${mark} ${steel.norm}`;
    found.set(key, {
      mark,
      section: steel.text,
      section_norm: steel.norm,
      qty: (found.get(key)?.qty ?? 0) + 1,
      ...(grade !== undefined && { steel_grade: grade }),
    });
    const lines =
      mark === ""
        ? [steel.text]
        : style === "line"
          ? [mark, steel.text]
          : style === "after"
            ? [`${steel.text} (${mark})`]
            : style === "colon"
              ? [`${mark}: ${steel.text}`]
              : [`${mark} ${steel.text}`];
    lines.forEach((text, i) => {
      if (angle === 0) paper.put(x, y + i * size * 1.25, text, { size, at: "middle" });
      else paper.put(x + i * size * 1.25, y, text, { size, angle, at: "middle" });
    });
  };
  const high = (style === "line" && marked !== "none" ? 2 : 1) * size * 1.25 + 3;
  const crossings = ys.flatMap((y, j) => xs.map((x, i) => ({ x, y, i, j })));
  for (const { x, y, i, j } of crossings) {
    const next = xs[i + 1];
    if (next !== undefined) {
      paper.line(x + 8, y, next - 8, y, 0.9);
      label((x + next) / 2, y - high, j === 0 ? steels.main : steels.beam, "beam", 0);
    }
    const below = ys[j + 1];
    if (below !== undefined && i % 2 === 0) {
      paper.line(x, y + 8, x, below - 8, 0.9);
      label(x - high, (y + below) / 2 + 20, steels.small, "beam", 270);
    }
    paper.box(x - 4, y - 4, 8, 8);
    label(x + 46, y + 7, steels.column, "column", 0);
  }
  notes(chance, paper, words, paper.width - 250, 60, grade);
  if (chance.yes(0.4)) chain(chance, paper, xs[0] ?? 0, (ys.at(-1) ?? 0) + 40, (xs.at(-1) ?? 0) - (xs[0] ?? 0));
  paper.put(110, (ys.at(-1) ?? 0) + 60, chance.of(words.views), { size: 11, bold: true });
  return { kind: marked === "none" ? "plan without marks" : "plan", truth: { ...block, members: [...found.values()] } };
}

/** one part on each page, told in cells of the title block */
export function partSheets({ chance, paper, words }: Setting): Made {
  const custom = customOf(chance, words);
  const pieces = piecesOf(chance, custom, chance.whole(1, 5));
  const { columns } = words;
  const fields = [
    chance.of(columns.mark.filter((text) => !/^(?:N|Nr|No|MK|Lp)\b/.test(text))),
    chance.of(columns.section),
    chance.of(columns.length.filter((text) => !/\bm\b/.test(text))),
    chance.of(columns.quantity.filter((text) => text.length > 2)),
    chance.of(columns.grade),
  ];
  const project = chance.of(words.projects);
  const scale = chance.of(["1:10", "1:15", "1:20", "1:5"]);
  const tall = chance.of([26, 30, 34]);
  pieces.forEach((piece, i) => {
    if (i > 0) paper.newPage();
    frame(chance, paper);
    paper.line(90, 160, 90 + 400, 160, 0.8);
    paper.line(90, 200, 90 + 400, 200, 0.8);
    paper.put(290, 140, String(piece.length), { size: 7, at: "middle" });
    paper.line(90, 150, 490, 150, 0.25);
    paper.put(120, 215, "60", { size: 7 });
    paper.put(300, 215, chance.of(["4 Ø22", "2x Ø18", "4x M20"]), { size: 7 });
    const values = [piece.mark, piece.steel.text, String(piece.length), String(piece.quantity), piece.grade];
    const cells = [
      ...fields.map((field, j) => [field, values[j] ?? ""] as const),
      [chance.of(words.project), project] as const,
      [chance.of(words.scale), scale] as const,
    ];
    const wide = (paper.width - 60) / 4;
    cells.forEach(([label, value], j) => {
      const x = 30 + (j % 4) * wide;
      const y = paper.height - 30 - 2 * tall + Math.floor(j / 4) * tall;
      paper.box(x, y, wide, tall);
      paper.put(x + 3, y + 2, label, { size: 6 });
      paper.put(x + 4, y + 12, value, { size: 10 });
    });
  });
  return {
    kind: "part sheets",
    truth: { project_name: project, scale, members: pieces.map((piece) => trueMember(piece, () => true)) },
  };
}

/** a text for each part beside its view: "Pos. 3  4 Stk. IPE 200  L = 3250  S235JR" */
export function texts({ chance, paper, words }: Setting): Made {
  const custom = customOf(chance, words);
  const pieces = piecesOf(chance, custom, chance.whole(2, 7));
  if (chance.yes(0.8)) frame(chance, paper);
  const { top: _, ...block } = titleBlock(chance, paper, words);
  const counted = chance.of(words.pieces);
  const markWord = chance.of([
    "",
    "",
    `${chance.of({ de: ["Pos.", "Pos"], nl: ["Merk", "Pos."], fr: ["Rep.", "Repère"], en: ["Mark", "Item"], sv: ["Littera", "Pos."] }[words.code] ?? ["Pos."])} `,
  ]);
  const withGrade = chance.yes(0.5);
  const style = chance.of([
    "mark count section length",
    "count section length mark",
    "mark section length count",
    "mark section, next line",
  ] as const);
  const long = chance.of(["L=", "L = ", "l=", "L= "]);
  pieces.forEach((piece, i) => {
    const x = 50 + (i % 2) * 420;
    const y = 70 + Math.floor(i / 2) * 120;
    paper.box(x, y + 30, 300, 10);
    chain(chance, paper, x, y + 60, 300);
    const count = counted.replace("{n}", String(piece.quantity));
    const mark = `${markWord}${piece.mark}`;
    const tail = withGrade ? ` ${piece.grade}` : "";
    const length = `${long}${piece.length}`;
    const lines =
      style === "mark count section length"
        ? [`${mark}  ${count} ${piece.steel.text} ${length}${tail}`]
        : style === "count section length mark"
          ? [`${count} ${piece.steel.text} ${length}${tail} (${mark})`]
          : style === "mark section length count"
            ? [`${mark} ${piece.steel.text} ${length}${tail}, ${count}`]
            : [`${mark} ${piece.steel.text}${tail}`, `${length}  ${count}`];
    lines.forEach((text, j) => {
      paper.put(x, y + 4 + j * 10, text, { size: 8 });
    });
  });
  const members = pieces.map((piece) => trueMember(piece, (column) => (column === "grade" ? withGrade : true)));
  return { kind: "texts", truth: { ...block, members } };
}

/** American: inches, feet, no catalogue of Europe */
export function american({ chance, paper, words }: Setting): Made {
  const steel = americanStock(chance);
  frame(chance, paper);
  const { top: _, ...block } = titleBlock(chance, paper, words);
  const found = new Map<string, TrueMember>();
  for (let i = 0; i < chance.whole(5, 12); i++) {
    const { text, norm } = steel();
    found.set(norm, { mark: "", section: text, section_norm: norm, qty: (found.get(norm)?.qty ?? 0) + 1 });
    const [x, y] = [100 + (i % 3) * 190, 90 + Math.floor(i / 3) * 90];
    paper.line(x - 60, y + 14, x + 60, y + 14, 0.9);
    paper.put(x, y, text, { size: 8, at: "middle" });
    paper.put(x, y + 34, `${chance.whole(8, 30)}'-${chance.whole(0, 11)}"`, { size: 6, at: "middle" });
  }
  return { kind: "american plan", truth: { ...block, members: [...found.values()] } };
}

/** nothing of steel on it, however much it looks like it */
export function noSteel({ chance, paper, words }: Setting): Made {
  frame(chance, paper);
  const { top: _, ...block } = titleBlock(chance, paper, words);
  for (let i = 0; i < 4; i++) emptyView(chance, paper, words, 40 + (i % 2) * 380, 70 + Math.floor(i / 2) * 170);
  const things = [
    "C30/37",
    "Ø12-150",
    "T16-200 B1",
    "GL24h 120x360",
    "+3.250",
    "1:50",
    "DN 100",
    "48x98 c600",
    "2x10's",
    "M20 8.8",
    "F1",
    "D2",
    "W1",
    "800x800",
    "b/h = 30/60",
    "KVH 80/160",
    "REI 60",
    "IPE",
    "HEA",
    "30x40 cm",
    "A 4.2 m²",
  ];
  chance.some(things, 10).forEach((text, i) => {
    paper.put(60 + (i % 5) * 120, 430 + Math.floor(i / 5) * 26, text, { size: 8 });
  });
  if (chance.yes(0.5)) notes(chance, paper, words, paper.width - 300, 60);
  return { kind: "no steel", truth: { ...block, members: [] } };
}
