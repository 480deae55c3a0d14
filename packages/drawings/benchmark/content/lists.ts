/** Lists of members as offices make them, with what is true of them. */

import type { Chance } from "../../test/random/chance.ts";
import type { TrueMember } from "../../test/score.ts";
import { type Numbers, numbersOf, perMetre } from "./numbers.ts";
import type { Column, List, Row } from "./sheet.ts";
import { gradeOf, type Steel, type Style, steels, styleOf } from "./steel.ts";
import { words as allWords, type Role, type Words } from "./words.ts";

interface Piece {
  readonly mark: string;
  readonly steel: Steel;
  readonly mm: number;
  readonly pieces: number;
  readonly grade: string;
}

/** What all lists of a sheet have in common */
export interface Office {
  readonly country: string;
  readonly words: Words;
  readonly style: Style;
  readonly fine: boolean;
  readonly upper: boolean;
}

export const officeOf = (chance: Chance, country: string): Office => {
  const words = allWords[country];
  if (!words) throw new Error(`no words of ${country}`);
  return { country, words, style: styleOf(chance, country), fine: chance.yes(0.75), upper: chance.yes(0.2) };
};

/** Marks of a list, each once */
function marksOf(chance: Chance, count: number): string[] {
  const start = chance.of([1, 1, 1, 1, 10, 101, 201, 1001]);
  const letters = chance.of([["B", "C"], ["S", "T"], ["P"], ["K", "L", "M"], ["RB", "SC"], ["V", "N"]]);
  const sort = chance.whole(0, 7);
  const step = chance.weighed([[8, 1], [1, 2], [1, 5]]); // biome-ignore format: weights
  return Array.from({ length: count }, (_, i) => {
    const n = start + i * step;
    const letter = letters[Math.floor((i * letters.length) / count)] ?? "B";
    if (sort <= 2) return `${n}`;
    if (sort === 3) return `${letter}${n}`;
    if (sort === 4) return `${letter}-${String(n).padStart(2, "0")}`;
    if (sort === 5) return `${letter}${String(n).padStart(3, "0")}`;
    if (sort === 6) return `${letter.toLowerCase()}${n}`;
    return `${letter}.${n}`;
  });
}

function piecesOf(chance: Chance, office: Office, count: number): Piece[] {
  const makers = steels(office.country, office.style);
  // a list uses a few sections again and again
  const stock = Array.from({ length: chance.whole(3, 9) }, () => chance.weighed(makers)(chance));
  const grades = new Map(stock.map(({ norm }) => [norm, gradeOf(chance, norm, office.fine)]));
  const same = chance.yes(0.4) ? gradeOf(chance, "IPE", office.fine) : undefined;
  return marksOf(chance, count).map((mark) => {
    const steel = chance.of(stock);
    const mm = chance.yes(0.4) ? 10 * chance.whole(30, 900) : chance.whole(280, 11_800);
    return { mark, steel, mm, pieces: chance.weighed([[4, chance.whole(1, 4)], [3, chance.whole(2, 12)], [1, chance.whole(10, 60)]]), grade: same ?? grades.get(steel.norm) ?? "S235JR" }; // biome-ignore format: weights
  });
}

const truthOf = ({ mark, steel, mm, pieces, grade }: Piece, roles: ReadonlySet<Role>, times = 1): TrueMember => ({
  mark: roles.has("mark") ? mark : "",
  section: steel.text,
  section_norm: steel.norm,
  ...(roles.has("length") && { length_mm: mm }),
  ...(roles.has("pieces") && { qty: pieces * times }),
  ...(roles.has("grade") && { steel_grade: grade }),
});

/** The columns of a list: in the order of an office */
function rolesOf(chance: Chance): Role[] {
  const core = chance.weighed<Role[]>([
    [4, ["mark", "pieces", "section", "length"]],
    [3, ["mark", "section", "pieces", "length"]],
    [3, ["mark", "section", "length", "pieces"]],
    [1, ["pieces", "section", "length", "mark"]],
    [1, ["section", "mark", "length", "pieces"]],
    [1, ["mark", "length", "section", "pieces"]],
    [1, ["pieces", "mark", "section", "length"]],
  ]);
  const insert = (role: Role, share: number, at: "end" | "section" | "start") => {
    if (!chance.yes(share)) return;
    if (at === "start") core.unshift(role);
    else if (at === "end") core.push(role);
    else core.splice(core.indexOf("section") + 1, 0, role);
  };
  insert("grade", 0.8, chance.yes(0.5) ? "section" : "end");
  insert("perMetre", 0.1, "end");
  insert("unit", 0.4, "end");
  insert("total", 0.4, "end");
  insert("surface", 0.1, "end");
  insert("finish", 0.08, "end");
  insert("drawing", 0.08, "end");
  insert("remark", 0.3, "end");
  insert("running", 0.08, "start");
  return core;
}

const roleAligns = (chance: Chance): ((role: Role) => Column["align"]) => {
  const numbers = chance.of(["right", "right", "left", "center"] as const);
  const texts = chance.of(["left", "left", "left", "center"] as const);
  const numeric = new Set<Role>(["pieces", "length", "perMetre", "unit", "total", "surface", "running"]);
  return (role) => (numeric.has(role) ? numbers : texts);
};

const headOf = (chance: Chance, { words, upper }: Office, role: Role, numbers: Numbers): string => {
  const fits = words.heads[role].filter((head) => {
    if (role !== "length") return true;
    const unit = /\bm\b|\(m\)|\[m\]/.test(head) && !/mm/.test(head) ? "m" : /mm/.test(head) ? "mm" : "";
    return unit === "" || unit === numbers.unit;
  });
  const head = chance.of(fits.length > 0 ? fits : ["L"]);
  // other units than mm are said
  const said =
    role === "length" && numbers.unit !== "mm" && !/\bm\b|\(m\)/.test(head) ? `${head} (${numbers.unit})` : head;
  return upper ? said.toUpperCase() : said;
};

const upTo = (chance: Chance, texts: readonly string[], share: number) => (chance.yes(share) ? chance.of(texts) : "");

function cellOf(chance: Chance, { words }: Office, role: Role, piece: Piece, numbers: Numbers, i: number): string {
  const kg = (perMetre(piece.steel.norm) * piece.mm) / 1000;
  switch (role) {
    case "running":
      return `${i + 1}`;
    case "mark":
      return piece.mark;
    case "pieces":
      return numbers.pieces(piece.pieces);
    case "section":
      return piece.steel.text;
    case "length":
      return numbers.length(piece.mm);
    case "grade":
      return piece.grade;
    case "perMetre":
      return perMetre(piece.steel.norm).toFixed(1).replace(".", words.decimal);
    case "unit":
      return numbers.kilograms(kg);
    case "total":
      return numbers.kilograms(kg * piece.pieces);
    case "surface":
      return ((piece.mm * piece.pieces * 0.7) / 1000).toFixed(2).replace(".", words.decimal);
    case "remark":
      return upTo(chance, words.remarks, 0.4);
    case "finish":
      return chance.of(["C3", "HDG", "RAL 7016"]);
    case "drawing":
      return `W-${chance.whole(100, 120)}`;
    default:
      return "";
  }
}

interface Made {
  readonly list: List;
  readonly members: readonly TrueMember[];
}

const titled = (chance: Chance, { words }: Office) => (chance.yes(0.6) ? { title: chance.of(words.lists) } : {});

/** Plates and bolts among the rows: no members */
function besides(
  chance: Chance,
  roles: readonly Role[],
  country: string,
  marks: readonly string[],
  numbers: Numbers,
): Row[] {
  const plates: Record<string, string> = {
    en: "PL 10x150",
    de: "BL 10x150",
    nl: "Plaat 10x150",
    fr: "Plat 150x10",
    sv: "PL 10x150",
    it: "Piatto 150x10",
    es: "Chapa 150x10",
    pl: "Bl. 10x150",
    da: "PL 10x150",
    cs: "P 10x150",
  };
  return marks.map((mark) => {
    const name = chance.of([plates[country] ?? "PL 10x150", "M20x60 8.8", "FL 100x10"]);
    return {
      cells: roles.map((role) =>
        role === "mark" ? mark : role === "section" ? name : role === "pieces" ? `${chance.whole(2, 40)}` : role === "length" && !name.startsWith("M20") ? numbers.length(chance.whole(60, 400)) : "",
      ),
    };
  }); // biome-ignore format: a table
}

export interface Wanted {
  readonly count?: number;
  readonly roles?: readonly Role[];
}

/** One list, as it is */
export function plainList(chance: Chance, office: Office, wanted: Wanted = {}): Made {
  const numbers = numbersOf(chance, office.words);
  const roles = wanted.roles ?? rolesOf(chance);
  const align = roleAligns(chance);
  const columns = roles.map((role): Column => ({ head: headOf(chance, office, role, numbers), align: align(role) }));
  const pieces = piecesOf(chance, office, wanted.count ?? chance.weighed([[4, chance.whole(4, 12)], [3, chance.whole(8, 28)]])); // biome-ignore format: weights
  const rows: Row[] = pieces.map((piece, i) => ({
    cells: roles.map((role) => cellOf(chance, office, role, piece, numbers, i)),
  }));
  const extra = chance.yes(0.25)
    ? besides(chance, roles, office.country, ["X1", "X2", "X3"].slice(0, chance.whole(1, 3)), numbers)
    : [];
  rows.push(...extra);
  if (roles.includes("total") && extra.length === 0 && chance.yes(0.5)) {
    const all = pieces.reduce((sum, { steel, mm, pieces: n }) => sum + (perMetre(steel.norm) * mm * n) / 1000, 0);
    const sum = chance.of(office.words.sum);
    rows.push({ cells: roles.map((role, i) => (role === "total" ? numbers.kilograms(all) : i === 0 ? sum : "")) });
  }
  const known = new Set(roles);
  return {
    list: { kind: "list", ...titled(chance, office), lines: [], columns, rows },
    members: [
      ...pieces.map((piece) => truthOf(piece, known)),
      ...extra.flatMap((row): TrueMember[] =>
        "over" in row
          ? []
          : [
              {
                mark: row.cells[roles.indexOf("mark")] ?? "",
                section: row.cells[roles.indexOf("section")] ?? "",
                optional: true,
              },
            ],
      ),
    ],
  };
}

/** Sections, with their grade, over the rows of their pieces */
export function groupedBySection(chance: Chance, office: Office): Made {
  const numbers = numbersOf(chance, office.words);
  const roles = chance.of<Role[]>([["mark", "pieces", "length"], ["mark", "length", "pieces"], ["pieces", "mark", "length", "unit", "total"], ["mark", "pieces", "length", "total"]]); // biome-ignore format: lists
  const align = roleAligns(chance);
  const columns = roles.map((role): Column => ({ head: headOf(chance, office, role, numbers), align: align(role) }));
  const pieces = piecesOf(chance, office, chance.whole(6, 20));
  const graded = chance.yes(0.6);
  const norms = [...new Set(pieces.map(({ steel, grade }) => `${steel.text}|${grade}`))];
  const rows: Row[] = [];
  const members: TrueMember[] = [];
  const known = new Set<Role>([...roles, ...(graded ? (["grade"] as const) : [])]);
  for (const name of norms) {
    const own = pieces.filter(({ steel, grade }) => `${steel.text}|${grade}` === name);
    const [first] = own;
    if (!first) continue;
    rows.push({ over: graded ? `${first.steel.text}  ${first.grade}` : first.steel.text });
    for (const [i, piece] of own.entries()) {
      rows.push({ cells: roles.map((role) => cellOf(chance, office, role, piece, numbers, i)) });
      members.push(truthOf(piece, known));
    }
  }
  return { list: { kind: "list", ...titled(chance, office), lines: [], columns, rows }, members };
}

/** Phases of a building, with their sums; a mark may come again in the next phase */
export function inPhases(chance: Chance, office: Office): Made {
  const numbers = numbersOf(chance, office.words);
  const roles = rolesOf(chance);
  const align = roleAligns(chance);
  const columns = roles.map((role): Column => ({ head: headOf(chance, office, role, numbers), align: align(role) }));
  const pieces = piecesOf(chance, office, chance.whole(6, 16));
  const known = new Set(roles);
  const half = Math.ceil(pieces.length / 2);
  const rows: Row[] = [];
  const sums = roles.includes("total") && chance.yes(0.6);
  for (const [i, own] of [pieces.slice(0, half), pieces.slice(half)].entries()) {
    rows.push({ over: office.words.phases[i] ?? "Phase" });
    for (const [j, piece] of own.entries())
      rows.push({ cells: roles.map((role) => cellOf(chance, office, role, piece, numbers, j)) });
    if (!sums) continue;
    const all = own.reduce((sum, { steel, mm, pieces: n }) => sum + (perMetre(steel.norm) * mm * n) / 1000, 0);
    rows.push({ cells: roles.map((role, at) => (role === "total" ? numbers.kilograms(all) : at === 0 ? (office.words.sum[0] ?? "") : "")) }); // biome-ignore format: a row
  }
  return {
    list: { kind: "list", ...titled(chance, office), lines: [], columns, rows },
    members: pieces.map((piece) => truthOf(piece, known)),
  };
}

/** Of one of several frames: the lines over it say so, and how many are made */
export function ofOneFrame(chance: Chance, office: Office): Made {
  const made = plainList(chance, office, { roles: chance.of<Role[]>([["mark", "pieces", "section", "length", "grade"], ["mark", "section", "length", "pieces"]]), count: chance.whole(3, 8) }); // biome-ignore format: lists
  const times = chance.whole(2, 6);
  const [one, several, forOne, made_] = office.words.frame;
  const title = chance.of([
    `${chance.of(office.words.lists)} - ${times} ${several}`,
    `${one.toUpperCase()} R1 (${times} ${made_})`,
    `${times} ${several} ${made_}`,
  ]);
  return {
    list: { ...made.list, title, lines: [forOne] },
    members: made.members.map((member) => (member.qty === undefined ? member : { ...member, qty: member.qty * times })),
  };
}
