/** Sheets with lists: parts lists, saw lists by profile, lists beside each other, schedules with ranges, assemblies. */
import type { TrueMember } from "../score.ts";
import type { Chance } from "./chance.ts";
import { emptyView, frame, notes, titleBlock } from "./furniture.ts";
import { type Look, list, lookOf, type Row } from "./list-look.ts";
import type { Column } from "./office-words.ts";
import type { Paper } from "./paper.ts";
import { type Custom, customOf, type Piece, piecesOf, platesOf, trueMember, weightOf } from "./rows.ts";
import type { Made, Setting } from "./setting.ts";

const numericColumns = new Set<Column>(["quantity", "length", "unit", "total", "surface"]);

interface Layout {
  readonly columns: readonly Column[];
  readonly heads: readonly string[];
  readonly numeric: ReadonlySet<number>;
}

function layoutOf(chance: Chance, { words, lengthUnit }: Custom, least: readonly Column[]): Layout {
  const optional: readonly (readonly [Column, number])[] = [
    ["mark", 0.9],
    ["quantity", 0.92],
    ["grade", 0.65],
    ["unit", 0.3],
    ["total", 0.5],
    ["surface", 0.15],
    ["name", 0.25],
    ["remark", 0.3],
  ];
  const kept = optional.flatMap(([column, share]) => (least.includes(column) || chance.yes(share) ? [column] : []));
  const all: Column[] = [...new Set<Column>([...least, ...kept])];
  const usual: readonly Column[] = chance.of<readonly Column[]>([
    ["mark", "quantity", "section", "length", "grade", "unit", "total", "surface", "name", "remark"],
    ["mark", "section", "length", "quantity", "grade", "unit", "total", "surface", "name", "remark"],
    ["mark", "name", "quantity", "section", "grade", "length", "unit", "total", "surface", "remark"],
    ["quantity", "mark", "section", "grade", "length", "unit", "total", "name", "surface", "remark"],
    ["quantity", "section", "length", "grade", "mark", "name", "unit", "total", "surface", "remark"],
    ["section", "grade", "quantity", "length", "mark", "unit", "total", "surface", "name", "remark"],
  ]);
  const order = chance.yes(0.15) ? chance.shuffled(all) : usual.filter((column) => all.includes(column));
  const taken = new Set<string>();
  const heads = order.map((column) => {
    const possible = words.columns[column].filter((text) => !taken.has(text.toLowerCase()));
    const plain = column === "length" && lengthUnit !== "" ? possible.filter((text) => !/mm/i.test(text)) : possible;
    const text = chance.of(plain.length > 0 ? plain : possible);
    taken.add(text.toLowerCase());
    const whole = column === "length" ? `${text}${lengthUnit}` : text;
    // long headings on two lines
    return whole.length > 9 && /[ (]/.test(whole.slice(3)) && chance.yes(0.3)
      ? whole.replace(/ (?=\S+$)/, "\n")
      : whole;
  });
  return {
    columns: order,
    heads,
    numeric: new Set(order.flatMap((column, i) => (numericColumns.has(column) ? [i] : []))),
  };
}

const cellsOf = (chance: Chance, custom: Custom, piece: Piece, columns: readonly Column[], remark: string): string[] =>
  columns.map((column) => {
    const mass = weightOf(piece);
    switch (column) {
      case "mark":
        return piece.mark;
      case "quantity":
        return String(piece.quantity);
      case "section":
        return piece.steel.text;
      case "grade":
        return piece.grade;
      case "length":
        return custom.length(piece.length);
      case "unit":
        return custom.kg(mass);
      case "total":
        return custom.kg(mass * (columns.includes("quantity") ? piece.quantity : 1));
      case "surface":
        return custom.kg(chance.between(0.2, 9));
      case "name":
        return piece.name;
      default:
        return remark;
    }
  });

/** frame, title block and, where the list leaves room, views and notes */
function around(
  { chance, paper, words }: Setting,
  listed: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  grade?: string,
  repeat: readonly string[] = [],
): { project_name?: string; scale?: string } {
  if (chance.yes(0.8)) frame(chance, paper);
  const room = listed.y + listed.height < paper.height - 260 || listed.x + listed.width < paper.width - 360;
  const { top: _, ...block } = room ? titleBlock(chance, paper, words) : { top: 0 };
  const left = listed.x > 380;
  const below = listed.y + listed.height + 30;
  if (left) {
    for (let i = 0; i < 3; i++) {
      emptyView(chance, paper, words, 40, 60 + 150 * i);
      const label = repeat[i];
      if (label !== undefined) paper.put(60, 60 + 150 * i + 36, label, { size: 8 });
    }
    if (paper.height > 560) notes(chance, paper, words, 40, paper.height - 120, grade);
  } else if (below < paper.height - 330 && room) notes(chance, paper, words, 40, below + 10, grade);
  else if (grade !== undefined)
    paper.put(30, paper.height - 24, chance.of(words.gradeNote).replace("{g}", grade), { size: 7 });
  return block;
}

function placed(chance: Chance, paper: Paper, width: number, height: number): { x: number; y: number } {
  const room = paper.width - 50 - width;
  const x = chance.yes(0.5) || room < 0 ? 28 : 28 + chance.of([0.5, 1]) * Math.max(0, room);
  return { x, y: chance.of([40, 50, 64]) + Math.max(0, Math.min(60, paper.height - 330 - height)) * chance.next() };
}

const least = 5;
/** sizes so that the list fits */
function fitting(
  paper: Paper,
  heads: readonly string[],
  rows: readonly Row[],
  look: Look,
  numeric: ReadonlySet<number>,
  share = 1,
) {
  let own = look;
  for (;;) {
    const drawn = list(paper, heads, rows, own, numeric);
    if ((drawn.width < (paper.width - 50) * share && drawn.height < paper.height - 110) || own.size < least)
      return drawn;
    own = {
      ...own,
      size: own.size - 0.7,
      headSize: own.headSize - 0.7,
      tall: own.tall * 0.88,
      pad: Math.max(2, own.pad - 1),
    };
  }
}

/** one list; plates, bolts, sums among its rows */
export function partsList({ chance, paper, words }: Setting): Made {
  const custom = customOf(chance, words);
  const { columns, heads, numeric } = layoutOf(chance, custom, ["section", "length"]);
  const pieces = piecesOf(chance, custom, chance.whole(2, 22));
  const has = (column: Column) => columns.includes(column);
  const byNote = !has("grade") && chance.yes(0.5) ? chance.of(custom.grades) : undefined;
  const remarks = pieces.map(() => chance.of(words.remarks));
  const wrap = chance.yes(0.15) && chance.of([true, false]);
  const rows: Row[] = pieces.map((piece, i) => {
    const cells = cellsOf(chance, custom, piece, columns, remarks[i] ?? "");
    return wrap
      ? cells.map((cell, j) =>
          columns[j] === "section" || columns[j] === "remark" ? cell.replace(/ (?=\S+$)/, "\n") : cell,
        )
      : cells;
  });
  const members: TrueMember[] = pieces.map((piece) => trueMember(piece, has, byNote));
  if (chance.yes(0.35)) {
    const plates = platesOf(chance, custom, pieces.length, chance.whole(1, 4));
    for (const plate of plates) {
      rows.push(
        columns.map(
          (column) =>
            ({
              mark: plate.mark,
              quantity: String(plate.quantity),
              section: plate.text,
              grade: chance.of(custom.grades),
              length: custom.length(plate.length),
              name: plate.name,
              unit: "",
              total: "",
              surface: "",
              remark: "",
            })[column],
        ),
      );
      members.push({
        mark: has("mark") ? plate.mark : "",
        section: plate.text,
        length_mm: plate.length,
        optional: true,
      });
    }
  }
  if (chance.yes(0.15))
    rows.push(
      columns.map(
        (column) =>
          ({
            mark: "",
            quantity: String(chance.whole(4, 60)),
            section: chance.of(words.bolts),
            grade: "",
            length: "",
            name: "",
            unit: "",
            total: "",
            surface: "",
            remark: "",
          })[column],
      ),
    );
  const look = lookOf(chance);
  const sum = pieces.reduce((all, piece) => all + weightOf(piece) * (has("quantity") ? piece.quantity : 1), 0);
  const at = columns.indexOf("total");
  if (at > 0 && chance.yes(0.5)) {
    const cells = columns.map((_, i) => (i === at ? custom.kg(sum) : i === at - 1 ? chance.of(words.sum) : ""));
    rows.push(cells);
  }
  const drawn = fitting(paper, heads, rows, look, numeric);
  const { x, y } = placed(chance, paper, drawn.width, drawn.height);
  if (chance.yes(0.6)) paper.put(x, y - 14, chance.of(words.lists), { size: 11, bold: true });
  drawn.draw(x, y);
  const repeat =
    has("mark") && chance.yes(0.5)
      ? pieces
          .slice(0, 3)
          .map(({ mark, steel, length }) =>
            chance.of([`${mark} ${steel.text}`, mark, `${mark} ${steel.text} L=${length}`]),
          )
      : [];
  return {
    kind: look.header === "bottom" ? "list, heading below" : "list",
    truth: { ...around({ chance, paper, words }, { x, y, ...drawn }, byNote, repeat), members },
  };
}

/** groups under the name of their profile */
export function sawList({ chance, paper, words }: Setting): Made {
  const custom = customOf(chance, words);
  const { columns: all, heads: allHeads } = layoutOf(chance, custom, ["mark", "quantity", "length"]);
  const keep = all.flatMap((column, i) => (column === "section" || column === "grade" || column === "name" ? [] : [i]));
  const columns = keep.flatMap((i) => all[i] ?? []);
  const heads = keep.map((i) => allHeads[i] ?? "");
  const numeric = new Set(columns.flatMap((column, i) => (numericColumns.has(column) ? [i] : [])));
  const rows: Row[] = [];
  const members: TrueMember[] = [];
  const graded = chance.yes(0.6);
  const at = columns.indexOf("total");
  const middle = chance.yes(0.2) ? ("middle" as const) : ("left" as const);
  const used = new Set<string>();
  let next = 0;
  for (let group = 0; group < chance.whole(2, 5); group++) {
    const steel = custom.steel();
    if (used.has(steel.norm)) continue;
    used.add(steel.norm);
    const grade = chance.of(custom.grades);
    rows.push({
      over: graded ? `${steel.text}${chance.of([" ", "  ", ", ", " - "])}${grade}` : steel.text,
      at: middle,
    });
    const pieces = piecesOf(
      chance,
      { ...custom, steel: () => steel, marks: (i) => custom.marks(next + i) },
      chance.whole(1, 5),
    );
    next += pieces.length;
    for (const piece of pieces) {
      rows.push(cellsOf(chance, custom, piece, columns, ""));
      members.push({
        ...trueMember({ ...piece, grade }, (column) => (column === "grade" ? graded : columns.includes(column))),
      });
    }
    if (at > 0 && chance.yes(0.5))
      rows.push(
        columns.map((_, i) =>
          i === at
            ? custom.kg(pieces.reduce((sum, piece) => sum + weightOf(piece) * piece.quantity, 0))
            : i === at - 1
              ? chance.of(words.sum)
              : "",
        ),
      );
  }
  const drawn = fitting(paper, heads, rows, { ...lookOf(chance), header: "top" }, numeric);
  const { x, y } = placed(chance, paper, drawn.width, drawn.height);
  if (chance.yes(0.6)) paper.put(x, y - 14, chance.of(words.lists), { size: 11, bold: true });
  drawn.draw(x, y);
  return { kind: "saw list", truth: { ...around({ chance, paper, words }, { x, y, ...drawn }), members } };
}

/** the list goes on beside itself, with its heading again */
export function twoColumns({ chance, paper, words }: Setting): Made {
  const custom = customOf(chance, words);
  const layout = layoutOf(chance, custom, ["section", "length"]);
  const keep = layout.columns.flatMap((column, i) =>
    ["name", "remark", "surface", "unit"].includes(column) ? [] : [i],
  );
  const columns = keep.flatMap((i) => layout.columns[i] ?? []);
  const heads = keep.map((i) => layout.heads[i] ?? "");
  const numeric = new Set(columns.flatMap((column, i) => (numericColumns.has(column) ? [i] : [])));
  const pieces = piecesOf(chance, custom, chance.whole(6, 24));
  const half = Math.ceil(pieces.length / 2);
  const rows = pieces.map((piece) => cellsOf(chance, custom, piece, columns, ""));
  const look = { ...lookOf(chance), header: "top" as const };
  const [left, right] = [rows.slice(0, half), rows.slice(half)].map((part) =>
    fitting(paper, heads, part, look, numeric, 0.46),
  );
  const y = chance.whole(40, 80);
  left?.draw(28, y);
  right?.draw(28 + (left?.width ?? 0) + chance.of([6, 14, 30]), y);
  const has = (column: Column) => columns.includes(column);
  return {
    kind: "two lists beside each other",
    truth: {
      ...around({ chance, paper, words }, { x: 28, y, width: 2 * (left?.width ?? 0) + 30, height: left?.height ?? 0 }),
      members: pieces.map((piece) => trueMember(piece, has)),
    },
  };
}

/** a schedule with forces, ranges of marks, rows without a section */
export function schedule({ chance, paper, words }: Setting): Made {
  const custom = customOf(chance, words);
  const letters = chance.of(words.marks).replace(/\d.*$/, "");
  const pieces = piecesOf(chance, custom, chance.whole(4, 12));
  const range = chance.of([" - ", "-", " to ", "–"]);
  let next = 1;
  const forces = chance.of([["V_Ed (kN)", "M_Ed (kNm)"], ["N_Ed [kN]"], [], ["V,Ed", "M,Ed"]]);
  const named = [words.columns.mark, words.columns.section, words.columns.grade, words.columns.length].map((texts) =>
    chance.of(texts),
  );
  const heads = [
    named[0] ?? "",
    named[1] ?? "",
    named[2] ?? "",
    `${(named[3] ?? "").replace(/ ?[[(]?mm[\])]?$/i, "")}${custom.lengthUnit}`,
    ...forces,
    chance.of(words.columns.remark),
  ];
  const members: TrueMember[] = [];
  const rows = pieces.map((piece) => {
    const count = chance.weighed([
      [3, 1],
      [1, chance.whole(2, 5)],
    ]);
    const first = `${letters}${next}`;
    const last = `${letters}${next + count - 1}`;
    next += count;
    const mark = count === 1 ? first : count === 2 ? `${first} & ${last}` : `${first}${range}${last}`;
    members.push({
      mark,
      section: piece.steel.text,
      section_norm: piece.steel.norm,
      steel_grade: piece.grade,
      length_mm: piece.length,
      ...(count > 1 && { qty: count }),
    });
    return [
      mark,
      piece.steel.text,
      piece.grade,
      custom.length(piece.length),
      ...forces.map(() => String(chance.whole(5, 240))),
      chance.of(words.remarks),
    ];
  });
  const drawn = fitting(paper, heads, rows, { ...lookOf(chance), header: "top" }, new Set([3, 4, 5]));
  const { x, y } = placed(chance, paper, drawn.width, drawn.height);
  if (chance.yes(0.6)) paper.put(x, y - 14, chance.of(words.lists), { size: 11, bold: true });
  drawn.draw(x, y);
  return { kind: "schedule", truth: { ...around({ chance, paper, words }, { x, y, ...drawn }), members } };
}
