/** Which column of a list is what: by its heading, and where none says it, by what the numbers prove. */

import {
  type FoundSection,
  gradeIn,
  massPerMetre,
  readLength,
  readNumber,
  sectionOfCell,
} from "@x/fabrication/members";
import { type Meaning, ofAllPieces } from "../../vocabulary/column-meanings.ts";
import { readCount } from "../counts.ts";
import { isDittoCell } from "../ditto.ts";
import { finish, markAlone } from "../marks.ts";
import { cellText, filledCells } from "./cells.ts";
import { assembliesColumn, countsColumn, handColumns, mirroredColumn } from "./counting-columns.ts";
import { groupOf } from "./groups.ts";
import { markColumn } from "./mark-column.ts";
import { isBareTotal, provenTotal } from "./proven-total.ts";
import { settings } from "./settings.ts";
import { type Column, former, type Row, type Table } from "./table.ts";
import { near } from "./weight-proof.ts";

/** "4 IPE 300": the pieces in front of the section */
export const countedName = /^(\d{1,3})\s*(?:x|×|st\.?|stk\.?|stuks?)?\s+(?=\p{L})/iu;

/** In a list grouped by profile no column names the section: a row of its own does, for the rows under it. */
export const byGroup = -1;

export interface Roles {
  /** byGroup where rows of their own name it */
  readonly section: number;
  /** there is no column of pieces, they stand in front of the section */
  readonly counted?: true;
  /** its marks are "colonna C1": the word is no part of them */
  readonly kinds?: true;
  /** some of its marks are "K1 GALV": the coating is no part of them */
  readonly finished?: true;
  /** the other half of the name, before or after it */
  readonly size?: number;
  readonly mark?: number;
  readonly assembly?: number;
  readonly quantity?: number;
  /** pieces that are mirrored, besides those of `quantity` */
  readonly mirrored?: number;
  readonly totalQuantity?: number;
  /** how many there are of the assembly whose pieces `quantity` counts */
  readonly ofAssemblies?: number;
  readonly grade?: number;
  readonly length?: number;
  readonly feet?: number;
  readonly inches?: number;
  readonly unitMass?: number;
  readonly totalMass?: number;
  readonly mass?: number;
}

/** "Totaal" beside "kg totaal" counts pieces, and so does what the numbers prove to be the sum of columns of pieces: Haus A, Haus B, Gesamt */
function withTotalCounts(table: Table): readonly Column[] {
  const { columns, rows } = table;
  const proven = provenTotal(table);
  const weighed = columns.some((column) => column.meaning === "total mass" && !isBareTotal(column));
  return columns.map((column, i) => {
    if (proven?.total === i) return { ...column, meaning: "total quantity" as const };
    // a part of the sum is not the number of one assembly
    if (proven?.by === "sum" && proven.parts.includes(i)) return { ...column, meaning: undefined };
    if (!weighed || !isBareTotal(column)) return column;
    const cells = filledCells(rows, i);
    const counts = cells.filter((text) => readCount(text) !== undefined);
    const counting = cells.length > 0 && counts.length >= settings.nearlyAll * cells.length;
    return counting ? { ...column, meaning: "total quantity" as const } : column;
  });
}

/** Several columns of weights without a word which is which: of a metre, of a piece, of the row, as the numbers say */
function withWeights(
  columns: readonly Column[],
  rows: readonly Row[],
  { section, length, quantity }: Pick<Roles, "section" | "length" | "quantity">,
): readonly Column[] {
  if (columns.filter(({ meaning }) => meaning === "mass").length < 2) return columns;
  return columns.map((column, i) => {
    if (column.meaning !== "mass") return column;
    const fits = { "mass per metre": 0, "unit mass": 0, "total mass": 0 };
    for (const row of rows) {
      const profile = sectionOfCell(cellText(row, section))?.profile;
      const perMetre = profile === undefined ? undefined : massPerMetre(profile);
      const printed = readNumber(cellText(row, i), false);
      const mm = readLength(cellText(row, length))?.mm;
      if (perMetre === undefined || printed === undefined || mm === undefined) continue;
      const piece = (perMetre * mm) / 1000;
      if (near(printed, perMetre)) fits["mass per metre"]++;
      else if (near(printed, piece * (readCount(cellText(row, quantity)) ?? 1))) fits["total mass"]++;
      else if (near(printed, piece)) fits["unit mass"]++;
    }
    const [best] = Object.entries(fits).sort(([, a], [, b]) => b - a);
    // one of the three above
    return best && best[1] > 0 ? { ...column, meaning: best[0] as keyof typeof fits } : column;
  });
}

const weightColumns = (columns: readonly Column[]) => {
  const first = (meaning: Meaning) => {
    const index = columns.findIndex((column) => column.meaning === meaning);
    return index < 0 ? undefined : index;
  };
  return { unitMass: first("unit mass"), totalMass: first("total mass"), mass: first("mass") };
};

/** "N.", "Núm.", "No.": marks by their word, pieces by what stands under it, where no other column counts */
function numbersColumn(columns: readonly Column[], rows: readonly Row[]): number | undefined {
  const marks = columns.flatMap(({ meaning }, i) => (meaning === "mark" ? [i] : []));
  const filled = (i: number) => rows.map((row) => cellText(row, i)).filter((text) => text !== "");
  /** the weights of rows are those of so many pieces */
  const weighed = (i: number) => {
    const column = (...meanings: readonly Meaning[]) =>
      columns.findIndex(({ meaning }) => meaning && meanings.includes(meaning));
    const [section, length, mass] = [column("section", "description"), column("length"), column("total mass", "mass")];
    const fits = rows.flatMap((row) => {
      const profile = sectionOfCell(cellText(row, section))?.profile;
      const perMetre = profile === undefined ? undefined : massPerMetre(profile);
      const [mm, kg] = [readLength(cellText(row, length))?.mm, readNumber(cellText(row, mass), false)];
      const count = readCount(cellText(row, i));
      if (perMetre === undefined || mm === undefined || kg === undefined || count === undefined) return [];
      return [near(kg, (perMetre * mm * count) / 1000)];
    });
    return fits.length >= 2 && fits.filter((fit) => fit).length >= settings.nearlyAll * fits.length;
  };
  /** the marks stand in another column: letters with numbers, each its own */
  const lettered = (i: number) =>
    marks.some(
      (other) =>
        other !== i &&
        new Set(filled(other)).size === filled(other).length &&
        filled(other).every((text) => markAlone(text) !== undefined),
    );
  const counting = (i: number) => {
    const cells = filled(i);
    const numbers = cells.flatMap((text) => (/^\d{1,3}\s?[x×]?$/.test(text) ? [Number.parseInt(text, 10)] : []));
    const rising = numbers.filter((n, j) => j > 0 && n === (numbers[j - 1] ?? 0) + 1);
    return (
      cells.length > 0 &&
      numbers.length >= settings.half * cells.length &&
      // numbers of rows run on, upwards or downwards; pieces come again
      (rising.length < settings.half * numbers.length || (lettered(i) && new Set(numbers).size < numbers.length)) &&
      (marks.length > 1 || new Set(numbers).size < numbers.length || weighed(i))
    );
  };
  const found = marks.filter(
    (i) => /^(?:no|nos|nr|number|n|num|núm|č|lp|antal)?[.°º]*$/iu.test(columns[i]?.heading.trim() ?? "") && counting(i),
  );
  const named = marks.some(
    (i) =>
      !found.includes(i) &&
      (filled(i).some((text) => /\p{L}/u.test(text) || !/^\d{1,3}$/.test(text)) ||
        new Set(filled(i)).size === filled(i).length),
  );
  return found.length > 0 && (named || marks.length === 1) ? found[0] : undefined;
}

/** of a piece, where another column adds up those of all */
function lengthColumn(columns: readonly Column[], rows: readonly Row[]): number | undefined {
  const named = columns.flatMap(({ meaning }, i) => (meaning === "length" ? [i] : []));
  // "Cut" may also say how many are
  const long = named.filter((i) => filledCells(rows, i).some((text) => !/^\d{1,2}$/.test(text)));
  const lengths = long.length > 0 ? long : named;
  return lengths.find((i) => !ofAllPieces.test(columns[i]?.heading ?? "")) ?? lengths[0];
}

/** "Profil alt" beside "Profil neu" */
const isFormer = (columns: readonly Column[], i: number): boolean =>
  columns[i]?.meaning === "section" &&
  former.test(columns[i]?.heading ?? "") &&
  columns.some(({ meaning, heading }, j) => j !== i && meaning === "section" && !former.test(heading));

/** The first column that has one of these meanings, the first meaning first */
function firstOf(columns: readonly Column[], ...meanings: readonly Meaning[]): number | undefined {
  for (const meaning of meanings) {
    const index = columns.findIndex((column) => column.meaning === meaning);
    if (index >= 0) return index;
  }
  return undefined;
}

/** How many rows name a section in each column; D10 under a word that speaks of doors is their mark */
function sectionsNamed(columns: readonly Column[], rows: readonly Row[]): number[] {
  const mayName = ({ meaning }: Column, text: string) => wordily.has(meaning) || !/^\p{Lu}\s?\d{1,3}$/u.test(text);
  return columns.map(
    (column, i) =>
      rows.filter((row) => {
        const text = cellText(row, i);
        return mayName(column, text) && sectionOfCell(text) !== undefined;
      }).length,
  );
}

/** The column that names sections best: by what stands in it, and by its heading */
function namingColumn(columns: readonly Column[], rows: readonly Row[], hits: readonly number[]): number | undefined {
  const preferred = ({ meaning }: Column) =>
    meaning === "section"
      ? settings.preferred.section
      : meaning === "description" || meaning === "size"
        ? settings.preferred.size
        : 0;
  const wordy = columns.some(({ meaning }) => wordily.has(meaning));
  const worth = columns.map((column, i) => (hits[i] ?? 0) + preferred(column));
  const possible = columns.flatMap((column, i) => {
    const { meaning } = column;
    if (meaning === "mark" || meaning === "length" || isFormer(columns, i)) return [];
    // base plates and remarks name sections too
    if (meaning === "other" && wordy) return [];
    // one name among sizes of other things
    return wordily.has(meaning) || 2 * (hits[i] ?? 0) >= filledCells(rows, i).length ? [i] : [];
  });
  return possible.sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))[0];
}

/** Two columns make the name: "UB" and "254x146x31", "Squaretube" and "30x30x3" */
function jointNames(
  columns: readonly Column[],
  rows: readonly Row[],
): { i: number; j: number; hits: number } | undefined {
  const pairs = columns.flatMap((a, i) =>
    columns.flatMap((b, j) => (i !== j && wordy(a) && sized(b) ? [[i, j] as const] : [])),
  );
  const [best] = pairs
    .map(([i, j]) => ({
      i,
      j,
      hits: rows.filter(
        (row) =>
          cellText(row, i) !== "" &&
          /\d/.test(cellText(row, j)) &&
          isNamed(sectionOfCell(`${cellText(row, i)} ${cellText(row, j)}`)),
      ).length,
    }))
    .sort((a, b) => b.hits - a.hits);
  return best && 2 * best.hits >= filledCells(rows, best.j).length ? best : undefined;
}

function sectionColumns(columns: readonly Column[], rows: readonly Row[]): Pick<Roles, "section" | "size"> | undefined {
  const hits = sectionsNamed(columns, rows);
  const named = namingColumn(columns, rows, hits);
  const joint = jointNames(columns, rows);
  const together = joint && joint.hits > (named === undefined ? 0 : (hits[named] ?? 0)) ? joint : undefined;
  let section = together?.i ?? named;
  // sections stand only in rows of their own, whichever column these begin in
  if (!columns.some(({ meaning }) => wordily.has(meaning)) && rows.some(groupOf) && !rows.some(namesItself))
    section = byGroup;
  if (section === undefined || (section !== byGroup && (hits[section] ?? 0) === 0 && together === undefined))
    section = firstOf(columns, "section", "description", "size") ?? (rows.some(groupOf) ? byGroup : undefined);
  if (section === undefined) return undefined;
  const half = columns[section]?.meaning === "size" ? "section" : "size";
  const other = columns.findIndex(({ meaning }, i) => i !== section && meaning === half);
  const size = together?.j ?? (other < 0 ? undefined : other);
  return { section, ...(size !== undefined && { size }) };
}

/** By its heading, else by what stands in it */
function gradeColumn(
  columns: readonly Column[],
  rows: readonly Row[],
  { section, size }: Pick<Roles, "section" | "size">,
): number | undefined {
  const named = columns.findIndex(({ meaning }, i) => i !== section && meaning === "grade");
  const graded = (i: number) => {
    const cells = rows.map((row) => cellText(row, i));
    // grades, and "dito" under one
    const named = cells.filter((text) => gradeIn(text) !== undefined).length;
    return named === 0 ? 0 : named + cells.filter(isDittoCell).length;
  };
  const found =
    named >= 0
      ? named
      : columns.findIndex((_, i) => i !== section && i !== size && graded(i) >= settings.half * rows.length);
  return found < 0 ? undefined : found;
}

/** Most of its filled cells are lengths with their unit */
function inUnits(rows: readonly Row[], roles: Pick<Roles, "section" | "size">, i: number | undefined): boolean {
  const named = rows.filter((row) => sectionOfRow(row, roles) !== undefined);
  const measured = rows.filter((row) => /^\d[\d.,]*\s*(?:mm|cm|m)$/i.test(cellText(row, i)));
  return i !== undefined && measured.length >= settings.measured * named.length;
}

/** "4 IPE 300" in most rows, and no column counts */
function countedInFront(rows: readonly Row[], section: number): boolean {
  const named = rows.map((row) => cellText(row, section)).filter((text) => text !== "");
  return named.length > 0 && named.filter((text) => countedName.test(text)).length > settings.many * named.length;
}

export function headedRoles(table: Table): Roles | undefined {
  const { rows } = table;
  const columns = withTotalCounts(table);
  const naming = sectionColumns(columns, rows);
  if (!naming) return undefined;
  const hands = handColumns(columns, rows);
  const counts =
    countsColumn(columns, rows) ?? hands?.left ?? numbersColumn(columns, rows) ?? firstOf(columns, "quantity");
  const lengths = lengthColumn(columns, rows);
  // a purchase list gives the length to buy as its quantity
  const bought = lengths === undefined && inUnits(rows, naming, counts);
  const [length, quantity] = bought ? [counts, undefined] : [lengths, counts];
  const totalQuantity = firstOf(columns, "total quantity");
  const counted = (quantity ?? totalQuantity) === undefined && countedInFront(rows, naming.section);
  const measures = {
    section: naming.section,
    ...(length !== undefined && { length }),
    ...(quantity !== undefined && { quantity }),
  };
  const named = {
    grade: gradeColumn(columns, rows, naming),
    mark: markColumn(table, counts),
    assembly: firstOf(columns, "assembly") ?? headsBeside(columns, rows, naming, markColumn(table, counts)),
    quantity,
    mirrored: hands?.right ?? mirroredColumn(columns, quantity),
    ofAssemblies: assembliesColumn(columns, quantity),
    totalQuantity,
    length,
    feet: firstOf(columns, "feet"),
    inches: firstOf(columns, "inches"),
    ...weightColumns(withWeights(columns, rows, measures)),
  };
  return {
    ...naming,
    ...(counted && { counted: true as const }),
    ...withoutKinds(table, named.mark),
    ...withoutFinish(table, named.mark),
    ...Object.fromEntries(Object.entries(named).filter(([, index]) => index !== undefined && index !== naming.section)),
  };
}

/** A second column of marks, filled only in rows that have none of their own and name no section: those of the assemblies */
function headsBeside(
  columns: readonly Column[],
  rows: readonly Row[],
  naming: Pick<Roles, "section" | "size">,
  mark: number | undefined,
): number | undefined {
  const found = columns.findIndex(({ meaning }, i) => {
    const heads = rows.filter((row) => cellText(row, i) !== "");
    const apart = heads.every((row) => cellText(row, mark) === "" && sectionOfRow(row, naming) === undefined);
    return meaning === "mark" && i !== mark && heads.length > 0 && apart;
  });
  return mark === undefined || found < 0 ? undefined : found;
}

/** a section beside numbers of its own */
const namesItself = (row: Row): boolean =>
  row.cells.filter((cell) => cell !== undefined).length > 1 &&
  groupOf(row) === undefined &&
  // D-10 is a mark
  row.cells.some((cell) => {
    const found = cell && sectionOfCell(cell.text);
    return found?.profile !== undefined && !found.part;
  });

const wordily = new Set<Meaning | undefined>(["section", "description", "size"]);
const isNamed = (found: FoundSection | undefined) =>
  found !== undefined && (found.profile !== undefined || (found.unknown !== undefined && !found.part));
const wordy = ({ meaning }: Column) => meaning === "section" || meaning === "description";
const sized = ({ meaning }: Column) =>
  meaning === "size" ||
  meaning === "description" ||
  meaning === "section" ||
  meaning === "other" ||
  meaning === undefined;

/** Where every mark is one behind the word for its kind, and none would be that of two: without a heading, or as the sheet has them elsewhere */
function withoutKinds({ frame, rows, used, headed }: Table, mark: number | undefined): { kinds?: true } {
  const cells = mark === undefined ? [] : filledCells(rows, mark);
  const short = cells.map((text) => text.replace(kindAndMark, ""));
  const worded = cells.filter((text, i) => text !== short[i]).length;
  if (worded === 0 || new Set(short).size !== new Set(cells).size) return {};
  if (!headed) return { kinds: true };
  const own = new Set(used);
  const known = frame.phrases.some((phrase) => !own.has(phrase) && short.includes(phrase.text.trim()));
  return known && short.every((text) => markAlone(text) !== undefined) ? { kinds: true } : {};
}

/** Where marks are followed by a coating, and none would be that of two without it */
function withoutFinish({ rows }: Table, mark: number | undefined): { finished?: true } {
  const cells = mark === undefined ? [] : filledCells(rows, mark);
  const own = cells.map((text) => text.replace(finish, ""));
  const differ = new Set(own).size === new Set(cells).size;
  return differ && own.some((text, i) => text !== cells[i]) ? { finished: true } : {};
}

/** "colonna C1" */
export const kindAndMark = /^\p{L}{3,}\s+(?=\p{Lu}{1,3}[-.]?\d{1,4}$)/u;

/** What the columns are where no heading says it: every choice is proved by the numbers, or left open. */
export function rolesWithoutHeading(table: Table): Roles | undefined {
  const roles = provenRoles(table);
  return roles && { ...roles, ...withoutKinds(table, roles.mark), ...withoutFinish(table, roles.mark) };
}

function provenRoles({ columns, rows }: Table): Roles | undefined {
  const share = (i: number, test: (text: string) => boolean) => {
    const cells = rows.map((row) => cellText(row, i)).filter((text) => text !== "");
    return cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
  };
  const all = columns.map((_, i) => i);
  const section = all.find((i) => share(i, (text) => sectionOfCell(text) !== undefined) > settings.most);
  if (section === undefined) return undefined;
  const grade = all.find((i) => i !== section && share(i, (text) => gradeIn(text) !== undefined) > settings.most);
  const rest = all.filter((i) => i !== section && i !== grade);
  const counts = rest.filter(
    (i) => share(i, (text) => readCount(text) !== undefined && (readCount(text) ?? 0) <= 500) > settings.nearlyAll,
  );
  const lengths = rest.filter((i) => share(i, (text) => (readLength(text)?.mm ?? 0) >= 30) > settings.nearlyAll);
  const distinct = (i: number) => new Set(rows.map((row) => cellText(row, i))).size === rows.length;
  const lettered = (i: number) => share(i, (text) => markAlone(text) !== undefined) > settings.nearlyAll;
  const marks = rest
    .filter((i) => i < section || !lengths.includes(i))
    .filter(
      (i) =>
        distinct(i) &&
        share(i, (text) => /^[\p{L}\d./-]{1,10}$/u.test(text) || kindAndMark.test(text)) > settings.nearlyAll,
    )
    // behind the section 7.1 and 10.0 are measures of it
    .filter((i) => i < section || share(i, (text) => /^\d+[.,]\d+$/.test(text)) < settings.half)
    // 1, 2, 3 beside B-1, B-2, S-1 number the rows
    .sort((a, b) => Number(lettered(b)) - Number(lettered(a)) || a - b);
  // printed weights prove which column counts and which is a length
  for (const length of lengths)
    for (const quantity of [...counts, undefined])
      for (const mass of rest) {
        if (mass === length || mass === quantity || length === quantity) continue;
        const fits = rows.filter((row) => {
          const profile = sectionOfCell(cellText(row, section))?.profile;
          const perMetre = profile === undefined ? undefined : massPerMetre(profile);
          const printed = readNumber(cellText(row, mass), false);
          const mm = readLength(cellText(row, length))?.mm;
          if (perMetre === undefined || printed === undefined || mm === undefined) return false;
          const piece = (perMetre * mm) / 1000;
          return near(printed, piece * (quantity === undefined ? 1 : (readCount(cellText(row, quantity)) ?? 1)));
        });
        if (fits.length >= settings.many * rows.length) {
          const mark = marks.find((i) => i !== length && i !== quantity && i !== mass);
          return {
            section,
            length,
            mass,
            ...(quantity !== undefined && { quantity }),
            ...(grade !== undefined && { grade }),
            ...(mark !== undefined && { mark }),
          };
        }
      }
  const mark =
    marks.find((i) => i < section && (!counts.includes(i) || counts.length > 1)) ??
    marks.find((i) => !counts.includes(i) && !lengths.includes(i));
  const others = lengths.filter((i) => i !== mark);
  const whole = counts.filter((i) => i !== mark && !others.includes(i));
  return {
    section,
    ...(grade !== undefined && { grade }),
    ...(mark !== undefined && { mark }),
    // one candidate only, else nothing is taken
    ...(others.length === 1 && others[0] !== undefined && { length: others[0] }),
    ...(whole.length === 1 && whole[0] !== undefined && { quantity: whole[0] }),
  };
}

export function sectionOfRow(
  row: Row,
  { section, size, counted }: Pick<Roles, "section" | "size" | "counted">,
): FoundSection | undefined {
  const text = cellText(row, section).replace(counted ? countedName : /^$/, "");
  const more = cellText(row, size);
  const alone = text === "" ? undefined : sectionOfCell(text);
  if (size === undefined || more === "" || alone?.profile !== undefined || !/\d/.test(`${text}${more}`)) return alone;
  // the size names its family itself: UC | 310UC96.8
  const whole = sectionOfCell(more);
  if (isNamed(whole)) return whole;
  for (const joint of [`${text} ${more}`, `${more} ${text}`]) {
    const found = sectionOfCell(joint);
    if (found && (found.profile !== undefined || (found.part && !alone))) return { ...found, text: joint };
  }
  return alone ?? sectionOfCell(`${text} ${more}`);
}
