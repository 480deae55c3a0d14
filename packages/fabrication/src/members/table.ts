/** Members as people list them: a table with headings, or JSON. Every problem is reported, with its row and column. */

import type { Message } from "@x/eurocode/message";
import {
  andMore,
  atMost,
  form,
  InvalidInput,
  invalid,
  oneOf,
  type Problem,
  problemAt,
  show,
  suggestions,
} from "@x/eurocode/problems";
import { actionNames, memberRoles } from "@x/words/workshop";
import { cellsOf, type TableRow } from "./csv.ts";
import { gradeIn, sectionOfCell } from "./designation.ts";
import type { DrawingInfo, DrawnActions, DrawnMember, MemberList, OtherRow } from "./model.ts";
import { printable } from "./names.ts";
import { inMillimetres, longestBar, readLength, readNumber, unitIn } from "./numbers.ts";
import { plateIn } from "./plates-and-fasteners.ts";
import { type RoleWord, roleNamed } from "./role-words.ts";
import { says, tables } from "./says.ts";
import { unknownSection } from "./spoken.ts";
import { sumsOf } from "./sums.ts";

const mostRows = 10_000;
const mostPieces = 1_000_000;
const mostProblems = 100;

/** What a column may hold, and what people write above it, without its unit. */
const headings = {
  mark: "mark|member mark|piece mark|member|item|id|pos|position|positie|merk|repere|marke|littera",
  section:
    "section|profile|section size|member size|size|profil|profiel|profile name|querschnitt|doorsnede|section profile",
  length_mm: "length|length mm|l|cut length|lange|lengte|longueur|langd|zuschnitt",
  quantity:
    "quantity|qty|pcs|pieces|pieces off|no off|count|number|anzahl|stuck|stk|aantal|stuks|quantite|nombre|nb|antal|st",
  steel_grade:
    "grade|steel grade|material|steel|quality|stahlsorte|gute|werkstoff|staalsoort|kwaliteit|materiaal|nuance|acier|stalsort",
  role: "role|element|usage|bauteil|rol|roll",
  ...Object.fromEntries(actionNames.map((name) => [name, name.toLowerCase().replaceAll("_", " ")])),
} as const;
type Column = "mark" | "section" | "length_mm" | "quantity" | "steel_grade" | "role" | (typeof actionNames)[number];

const columnOf = new Map(
  Object.entries(headings).flatMap(([column, words]) => words.split("|").map((word) => [word, column as Column])), // its keys
);
/** bom.csv has them; they follow from the others */
const passedOver = /^(?:mass|weight|surface|remarks?|notes?|gewicht|masse|poids|vikt|bemerkung|opmerking)\b/;

/** `Length (mm)`, `LÄNGE [mm]`, `length_mm` -> `length mm`, `lange` … */
const plain = (heading: string): string =>
  heading
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[([][^)\]]*[)\]]/g, " ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

interface Given {
  /** where a problem of the row is: `line 4`, `[3]` */
  readonly at: string;
  /** and of a column of it */
  readonly of: (column: Column) => string;
  readonly cells: ReadonlyMap<Column, unknown>;
  /** of the length, by its heading */
  readonly unit: "mm" | "cm" | "m" | undefined;
}

/** A text as a file or a request brings it: CSV, or JSON with a list of members. */
export function readMembers(text: string): MemberList {
  const bare = text.replace(/^\uFEFF/, "").trim();
  if (bare === "") throw invalid(tables.noMembers);
  return /^[[{]/.test(bare) ? fromJson(bare) : membersOf(cellsOf(text.replace(/^\uFEFF/, "").trimEnd()));
}

/** Rows of a table: the first that says something is its headings. `row` is how its program calls a line. */
export function membersOf(rows: readonly TableRow[], row = "line"): MemberList {
  const [head, ...body] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (!head) throw invalid(tables.noMembers);
  const { columns, problems, unused } = columnsOf(head, row);
  const given = body.map(({ line, cells }): Given => {
    const at = `${row} ${line}`;
    return {
      at,
      of: (column) => `${at}, ${head.cells[columns.indexOf(column)]?.trim() ?? column}`,
      cells: new Map(columns.flatMap((column, i) => (column ? [[column, untamed(cells[i])]] : []))),
      unit: lengthUnit(head.cells[columns.indexOf("length_mm")] ?? ""),
    };
  });
  return listOf(given, problems, unused);
}

/** The apostrophe with which bom.csv keeps a spreadsheet from calculating */
const untamed = (cell = ""): string => cell.trim().replace(/^'(?=[=+\-@])/, "");

function lengthUnit(heading: string): Given["unit"] {
  const unit = unitIn(heading.replaceAll("_", " "));
  return unit === "mm" || unit === "cm" || unit === "m" ? unit : undefined;
}

interface Columns {
  readonly columns: readonly (Column | undefined)[];
  readonly problems: readonly Problem[];
  /** headings of columns that say nothing about a member */
  readonly unused: readonly string[];
}

/** What is wrong with the columns is said once, not in each row. */
function columnsOf({ line, cells }: TableRow, row: string): Columns {
  const at = `${row} ${line}`;
  const columns = cells.map((heading) => meaningOf(heading));
  const problems = columns.flatMap((column, i): Problem[] => {
    if (!column || columns.indexOf(column) === i) return [];
    const first = cells[columns.indexOf(column)]?.trim() ?? "";
    return [problemAt(`${at}, ${cells[i]?.trim()}`, tables.sameColumn({ first }))];
  });
  for (const column of ["mark", "section", "length_mm"] as const)
    if (!columns.includes(column)) problems.push(problemAt(at, missing(column, cells)));
  const unused = cells.filter((heading, i) => !columns[i] && plain(heading) !== "" && !passedOver.test(plain(heading)));
  return { columns, problems, unused };
}

const meaningOf = (heading: string): Column | undefined => columnOf.get(plain(heading).replace(/ (?:mm|cm|m)$/, ""));

const shownColumn = { mark: "Mark", section: "Section", length_mm: "Length (mm)" } as const;

function missing(column: keyof typeof shownColumn, cells: readonly string[]): Message {
  const words = headings[column].split("|");
  const meant = cells.find((cell) => !meaningOf(cell) && suggestions(plain(cell), words).length > 0);
  const named = { column: shownColumn[column] };
  return meant === undefined ? tables.noColumn(named) : tables.noColumnNear({ ...named, near: printable(meant, 40) });
}

function fromJson(text: string): MemberList {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw invalid(tables.notJson({ why: error instanceof Error ? error.message : "" }));
  }
  return membersFrom(value);
}

/** Members of a JSON body: a list of objects, or an object with the list `members`. `place` names one of them in problems. */
export function membersFrom(value: unknown, place = (i: number) => `[${i}]`): MemberList {
  const list = value !== null && typeof value === "object" && "members" in value ? value.members : value;
  if (!Array.isArray(list)) throw invalid(tables.memberList);
  const unused = new Set<string>();
  const problems: Problem[] = [];
  const given = list.slice(0, mostRows + 1).flatMap((one: unknown, i): Given[] => {
    const at = place(i);
    if (one === null || typeof one !== "object" || Array.isArray(one)) {
      problems.push(problemAt(at, tables.memberObject));
      return [];
    }
    const cells = new Map<Column, unknown>();
    const names = new Map<Column, string>();
    for (const [name, cell] of Object.entries(one)) {
      const column = meaningOf(name);
      if (!column) unused.add(name);
      else if (names.has(column))
        problems.push(problemAt(`${at}.${name}`, tables.sameField({ first: names.get(column) ?? column })));
      else {
        cells.set(column, cell);
        names.set(column, name);
      }
    }
    return [
      {
        at,
        of: (column) => `${at}.${names.get(column) ?? column}`,
        cells,
        unit: lengthUnit(names.get("length_mm") ?? ""),
      },
    ];
  });
  const made = listOf(
    given,
    problems,
    [...unused].filter((name) => !passedOver.test(plain(name))),
  );
  return { ...made, drawing_info: infoOf(value) };
}

const infoNames = ["project_name", "title", "drawing_number", "revision", "date", "author"] as const;

/** What sheets say of the project: beside `members`. */
const infoOf = (value: unknown): DrawingInfo =>
  value === null || typeof value !== "object"
    ? {}
    : Object.fromEntries(
        Object.entries(value).flatMap(([name, text]: [string, unknown]) =>
          infoNames.some((known) => known === name) && typeof text === "string" ? [[name, printable(text)]] : [],
        ),
      );

function listOf(given: readonly Given[], wrong: readonly Problem[], unused: readonly string[]): MemberList {
  if (given.length > mostRows) throw invalid(tables.manyRows({ most: mostRows }));
  // with a column missing, it is missing in each row
  const columnsAreWrong = wrong.some(({ code }) => ofColumns.has(code));
  const rows = given.filter((row) => !isTotal(row)).map((row) => rowOf(row));
  const problems = [
    ...wrong,
    ...rows.flatMap((row) => row.problems).filter(({ code }) => !(columnsAreWrong && code === tables.missing.id)),
  ];
  if (rows.length === 0 && problems.length === 0) problems.push(problemAt("", tables.noRow));
  if (problems.length > 0) {
    const more = problems.length - mostProblems;
    const last = more > 0 ? [andMore(more)] : [];
    throw new InvalidInput([...problems.slice(0, mostProblems), ...last]);
  }
  const members = rows.flatMap(({ member }) => member ?? []);
  return {
    drawing_info: {},
    members,
    other_rows: rows.flatMap(({ other }) => other ?? []),
    unresolved: rows.flatMap(({ member, unknown }) =>
      member && unknown !== undefined
        ? [{ text: `${member.mark} ${member.section}`, page: 0, bbox: nowhere, reason: unknown }]
        : [],
    ),
    warnings:
      unused.length > 0 ? [says.unusedColumns({ names: unused.map((name) => printable(name, 40)).join(", ") })] : [],
    summary: sumsOf(members),
  };
}

const ofColumns: ReadonlySet<string> = new Set([tables.noColumn.id, tables.noColumnNear.id, tables.sameColumn.id]);

/** The last row of bom.xlsx, and of most lists */
const isTotal = ({ cells }: Given): boolean =>
  /^(?:sub)?\s*(?:total|sum|summe|gesamt|totaal|totalt|summa)\b/i.test(String(cells.get("mark") ?? "")) &&
  String(cells.get("section") ?? "") === "";

const nowhere = [0, 0, 0, 0] as const;
const source = { page: 0, bbox: nowhere, method: "manual", confidence: 1 } as const;
/** What is called a plate is one, a flat bar may be a brace */
const plateWord = /^(?:B?PL(?:T|\.|\s|\d)|PLATE|PLAATS?|PLAT|BL(?:ECH|\.|\s|\d)|T[OÔ]LE)/i;

interface Row {
  readonly member?: DrawnMember;
  readonly other?: OtherRow;
  /** why the catalogue does not have its section */
  readonly unknown?: Message;
  readonly problems: readonly Problem[];
}

function rowOf(row: Given): Row {
  const problems: Problem[] = [];
  const mark = textOf(row, "mark", problems);
  const section = textOf(row, "section", problems);
  const length_mm = lengthOf(row, problems);
  const quantity = quantityOf(row, problems);
  const steel_grade = gradeOf(row, problems);
  const role = roleIn(row, problems);
  const actions = actionsIn(row, problems);
  if (problems.length > 0 || mark === undefined || section === undefined || length_mm === undefined)
    return { problems };
  const found = sectionOfCell(section);
  const common = {
    mark,
    section,
    ...(steel_grade !== undefined && { steel_grade }),
    length_mm,
    ...(quantity !== undefined && { quantity }),
    source,
  };
  if (found?.part && !role && (found.profile === undefined || plateWord.test(section)))
    return {
      other: { kind: "plate", text: `${mark} ${section}`, ...plateIn(section, length_mm), ...common },
      problems,
    };
  const member: DrawnMember = {
    ...common,
    ...(found?.profile !== undefined && { profile: found.profile }),
    ...(found?.family !== undefined && { family: found.family }),
    ...(role && { role: role.role, heading: role.text }),
    ...(actions && { actions }),
  };
  return { member, ...(member.profile === undefined && { unknown: unknownSection(found?.unknown) }), problems };
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

function textOf({ cells, of }: Given, column: Column, problems: Problem[], required = true): string | undefined {
  const value = cells.get(column);
  if (isEmpty(value)) {
    if (required) problems.push(problemAt(of(column), tables.missing));
    return undefined;
  }
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") problems.push(problemAt(of(column), tables.text));
  else if (text.trim().length > 200) problems.push(problemAt(of(column), form.longText({ limit: 200 })));
  else if (text.trim() === "") problems.push(problemAt(of(column), tables.missing));
  else return text.trim();
  return undefined;
}

/** Of a cell or a number; `7,2` in a column of metres, `6000 mm`, `6 000` */
function lengthOf({ cells, of, unit }: Given, problems: Problem[]): number | undefined {
  const value = cells.get("length_mm");
  const path = of("length_mm");
  const wrong = (said: Message) => void problems.push(problemAt(path, said));
  if (isEmpty(value)) return void wrong(tables.missing);
  const read =
    typeof value === "number"
      ? value > 0 && { mm: inMillimetres(value, unit ?? "mm"), doubtful: false }
      : typeof value === "string" && readLength(value, unit);
  if (!read) return void wrong(tables.length({ given: show(value) }));
  if (read.doubtful) return void wrong(tables.lengthUnit({ given: show(value) }));
  if (read.mm > longestBar) return void wrong(atMost(longestBar, show(value), { unit: "mm" }));
  return read.mm;
}

function quantityOf({ cells, of }: Given, problems: Problem[]): number | undefined {
  const value = cells.get("quantity");
  if (isEmpty(value)) return undefined;
  const number =
    typeof value === "string" ? readNumber(value.replace(/\s*(?:x|pcs?|off|no|st(?:k|uks?)?)\.?$/i, ""), false) : value;
  if (typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= mostPieces) return number;
  problems.push(problemAt(of("quantity"), tables.pieces({ most: mostPieces, given: show(value) })));
  return undefined;
}

function roleIn({ cells, of }: Given, problems: Problem[]): RoleWord | undefined {
  const value = cells.get("role");
  if (isEmpty(value)) return undefined;
  const role = typeof value === "string" ? roleNamed(value) : undefined;
  if (role) return role;
  problems.push(problemAt(of("role"), oneOf(memberRoles, value, undefined)));
  return undefined;
}

function gradeOf(row: Given, problems: Problem[]): string | undefined {
  const text = textOf(row, "steel_grade", problems, false);
  const grade = text === undefined ? undefined : gradeIn(text);
  if (text !== undefined && grade === undefined)
    problems.push(problemAt(row.of("steel_grade"), tables.grade({ given: show(text) })));
  return grade;
}

/** kN and kNm, as in a file of actions */
function actionsIn({ cells, of }: Given, problems: Problem[]): DrawnActions | undefined {
  const values = actionNames.flatMap((name): [string, number][] => {
    const value = cells.get(name);
    if (isEmpty(value)) return [];
    const number = typeof value === "string" && value.trim() !== "" ? Number(value.replace(",", ".")) : value;
    if (typeof number === "number" && Math.abs(number) <= 1e6) return [[name, number]];
    problems.push(problemAt(of(name), tables.force({ most: 1e6, given: show(value) })));
    return [];
  });
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}

/** As `membersFrom` reads it: for a package that holds what is needed to make it again. */
export function asGiven({ drawing_info, members, other_rows }: MemberList): object {
  const row = ({ mark, section, length_mm, quantity, steel_grade }: Partial<DrawnMember>) => ({
    mark,
    section,
    length_mm,
    quantity,
    steel_grade,
  });
  return {
    ...drawing_info,
    members: [
      ...members.map(({ role, heading, actions, ...one }) => ({ ...row(one), role: heading ?? role, ...actions })),
      ...other_rows.map(row),
    ],
  };
}
