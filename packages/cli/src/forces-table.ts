/**
 * Tables of forces as frame programs export them: a member, a place along it, a load case and N, V and M a row. Columns are found by
 * their names in several languages, in one to three rows of headings; units stand in the headings. As CSV or a sheet of a workbook.
 */

import { isTableProblem, numberIn, Points, recordsOf, type TableRow } from "@x/api/tables";
import { listed, type Message, messages } from "@x/eurocode/message";
import { type Detail, problemsOf, Stop } from "./exit.ts";
import { problemIn, table as says, values } from "./says.ts";
import { ofFiles } from "./stops.ts";

const stops = messages("forcesTableStops", {
  noTable: "{file}: is no table of forces: it needs a row of headings and rows of numbers below it",
  noRow: "{file}: has no row of forces",
});

/** By the names of characteristic values. */
export const quantities = ["N", "V_y", "V_z", "T", "M_y", "M_z"] as const;
export type Quantity = (typeof quantities)[number];

/** Forces in kN and kNm as the table has them. */
type Forces = Readonly<Partial<Record<Quantity, number>>>;

export interface ForcePlace {
  /** `3 m`, or the node; empty where the table has neither. */
  readonly at: string;
  /** mm from the start of the member, where the table has it. */
  readonly x_mm: number | undefined;
  /** By load case. */
  readonly cases: ReadonlyMap<string, Forces>;
}

export interface ForceTable {
  readonly quantities: readonly Quantity[];
  /** Load cases in the order of the table. */
  readonly cases: readonly string[];
  /** Of each member its places along it. */
  readonly members: ReadonlyMap<string, readonly ForcePlace[]>;
  /** How it was read. */
  readonly notes: readonly string[];
}

export interface ForceUnits {
  readonly length?: string;
  readonly force?: string;
  readonly moment?: string;
}

type Role = "member" | "case" | "x" | "node" | "together" | Quantity;

/** Names of columns in letters and figures alone; English, German, Dutch, French, Swedish. */
const names: Readonly<Record<Exclude<Role, "together">, readonly string[]>> = {
  member: words(
    "member memberno membernumber membername name naam nom namn bar barno beam beamno element elementno object stab stabnr stabnummer stabname",
    "bauteil balken traeger träger teil staaf staafnr element barre barren stång stangnr balk",
  ),
  case: words(
    "case cases caseno casename loadcase loadcaseno loadcases loading loadingno lc lcno lcco loadcaselccorc lastfall lastfallnr lastfälle lf lfnr lflk",
    "lfko fall belastung belastungsfall lastfallkombination belastingsgeval bg casdecharge cas lastfallnummer loadcasecomb loadcasecombination",
  ),
  x: words(
    "x dx xm location locationx position positionx distance sectionat section xlocation stelle stellex lage ort ortx xstelle abstand plaats plaatsx",
    "abscisse positionx läge lägex",
  ),
  node: words("node nodeno point pointno knoten knotennr punkt punktnr knoop knoopnr noeud nœud nod nodnr"),
  N: words("n nx fx nxd normalforce axialforce normalkraft axialkraft normaalkracht effortnormal"),
  V_y: words("vy qy fy vyd"),
  V_z: words("vz qz fz vzd"),
  T: words("mx mt mxd torsion torsionalmoment torsionsmoment"),
  M_y: words("my myd"),
  M_z: words("mz mzd"),
};

function words(...lists: readonly string[]): readonly string[] {
  return lists.join(" ").split(" ");
}

/** What heads several columns, in front of their own names; the longer words first. */
const groups =
  /^(?:internal|schnittgroessen|schnittgrößen|schnittkräfte|stabkräfte|kräfte|kraefte|krachten|krafter|efforts|forces|force|momenten|momente|moments|moment)+/;

const inUnits = {
  length: { mm: 1, cm: 10, m: 1000 },
  force: { kN: 1, N: 1e-3, MN: 1000, daN: 1e-2 },
  moment: { kNm: 1, Nm: 1e-3, MNm: 1000, Nmm: 1e-6, kNcm: 0.01 },
} as const;
type Measure = keyof typeof inUnits;

const measureOf = (role: Role): Measure | undefined =>
  role === "x"
    ? "length"
    : role === "N" || role === "V_y" || role === "V_z"
      ? "force"
      : role === "T" || role === "M_y" || role === "M_z"
        ? "moment"
        : undefined;

interface Column {
  readonly role: Role;
  readonly at: number;
  readonly heading: string;
  readonly factor: number;
}

/** The sign that stands most often in one of the first lines: a title may stand above the headings. */
const separatorIn = (text: string): string => {
  const lines = text.split(/\r?\n/).slice(0, 20);
  const count = (sign: string): number => Math.max(...lines.map((line) => line.split(sign).length));
  const [best = ";"] = [";", "\t", ","].sort((a, b) => count(b) - count(a));
  return best;
};

/** Throws Stop with every problem and its line. */
export function forceTable(
  file: string,
  rows: readonly TableRow[],
  {
    units,
    leftOut,
    separator,
  }: {
    readonly units: ForceUnits;
    readonly leftOut: readonly string[];
    /** Of a text. */
    readonly separator?: string;
  },
): ForceTable {
  const from = rows.findIndex(({ cells }) => cells.filter(looksLikeNumber).length >= fewestNumbers);
  if (from < 1) throw new Stop(stops.noTable({ file }));
  const heads = headingsOf(rows.slice(0, from));
  const data = rows.slice(from);
  const { columns, notes, unread } = columnsOf(file, heads, rows[from - 1]?.line ?? 1, units);
  const numbers = numbersOf(file, data, columns, separator);
  const filled = columns.filter(
    ({ role, at }) => !isQuantity(role) || data.some(({ cells }) => (cells[at] ?? "").trim() !== ""),
  );
  const lost = unread.filter(
    ({ heading, at }) => isForce(heading) && data.some(({ cells }) => (numbers(cells[at] ?? "") ?? 0) !== 0),
  );
  const problems = lost
    .filter(({ heading }) => !leftOut.includes(heading))
    .map(({ heading }) => problemIn({ file, line: rows[from - 1]?.line ?? 1, path: heading }, says.notRead));
  if (problems.length > 0) throw problemsOf(file, problems);
  return readRows(file, data, filled, numbers, [...notes]);
}

const isForce = (heading: string): boolean => /[[(]\s*(?:[kMm]|da)?N(?:[·.*]?\s?[kcm]?m[²2]?)?\s*[\])]/.test(heading);

/** A row of data has a force, a place and a number of a member, or more forces. */
const fewestNumbers = 2;
const mostHeadingRows = 3;

/** Rows of headings put together; what stands over several columns is over each. */
function headingsOf(rows: readonly TableRow[]): string[] {
  const own = rows
    .filter(({ cells }) => cells.filter((cell) => cell.trim() !== "").length >= 3)
    .slice(-mostHeadingRows);
  const width = Math.max(0, ...own.map(({ cells }) => cells.length));
  const filled = own.map(({ cells }, i) => {
    let last = "";
    const unitsAlone = isUnits(cells);
    return Array.from({ length: width }, (_, at) => {
      const cell = withBrackets(cells[at]?.trim() ?? "", unitsAlone);
      if (cell !== "") last = cell;
      // a row of units stands below its names
      return i < own.length - 1 && !unitsAlone ? last : cell;
    });
  });
  return Array.from({ length: width }, (_, at) =>
    filled
      .map((row) => row[at] ?? "")
      .join(" ")
      .trim(),
  );
}

const bareUnit = "(?:(?:k|M|da)N|(?:k|M)?N[·.*]?(?:mm|cm|m)|mm|cm|m)";
const unitAtEnd = new RegExp(`(?<=\\S)[\\s,;]+(${bareUnit})$`);
const unitAlone = new RegExp(`^(?:N|${bareUnit})$`);

/** `N, kN` and `x m` as `N [kN]` and `x [m]`; a bare N is a force, but in a row of units. */
const withBrackets = (heading: string, inUnits: boolean): string =>
  inUnits && unitAlone.test(heading) ? `[${heading}]` : heading.replace(unitAtEnd, " [$1]");

const isUnits = (cells: readonly string[]): boolean => {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  return filled.every(
    (cell) => /^[[(].*[\])]$/.test(cell) || (unitAlone.test(cell) && filled.some((one) => one !== "N")),
  );
};

const plain = (text: string): string =>
  text
    .replace(/[[(][^\])]*[\])]/g, " ")
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, "");

function roleOf(heading: string): Role | undefined {
  const parts = heading.replace(/[[(][^\])]*[\])]/g, " ").split("/");
  if (parts.length > 1 && partsOf(heading).every((part) => part !== undefined)) return "together";
  const all = plain(heading);
  const name = all.replace(groups, "") || all;
  return (Object.keys(names) as (keyof typeof names)[]).find(
    (role) => names[role].includes(name) || names[role].includes(all),
  );
}

/** `Bar/Node/Case` in one column. */
function partsOf(heading: string): (Role | undefined)[] {
  return heading
    .replace(/[[(][^\])]*[\])]/g, " ")
    .split("/")
    .map((part) => (["member", "node", "case"] as const).find((role) => names[role].includes(plain(part))));
}

function unitIn(heading: string, measure: Measure): number | undefined {
  const found = [...heading.matchAll(/[[(]\s*([^\])]+?)\s*[\])]/g)].map(([, unit = ""]) =>
    unit.replace(/[·.*\s]/g, ""),
  );
  const known: Readonly<Record<string, number>> = inUnits[measure];
  for (const unit of found.reverse()) if (Object.hasOwn(known, unit)) return known[unit];
  return undefined;
}

/** `Name` may be that of a result: a column `Member` beside it says more. */
const isName = ({ role, heading }: Column): boolean => role === "member" && plain(heading) === "name";

function columnsOf(file: string, heads: readonly string[], line: number, units: ForceUnits) {
  const problems: Detail[] = [];
  const problem = (path: string, said: Message) => void problems.push(problemIn({ file, line, path }, said));
  const columns: Column[] = [];
  const unread: { readonly heading: string; readonly at: number }[] = [];
  heads.forEach((heading, at) => {
    const role = roleOf(heading);
    if (role === undefined) {
      if (heading !== "") unread.push({ heading, at });
      return;
    }
    const twice = columns.find((one) => one.role === role);
    if (twice && isName(twice)) {
      unread.push({ heading: twice.heading, at: -1 });
      columns[columns.indexOf(twice)] = { role, at, heading, factor: 1 };
      return;
    }
    if (twice) {
      // the first names it: a number and a name, N of two kinds of axes
      if (measureOf(role) === undefined || role === "x") unread.push({ heading, at: -1 });
      else problem(heading, says.twice({ role, other: twice.heading }));
      return;
    }
    const measure = measureOf(role);
    const given = measure && units[measure];
    const factor =
      measure === undefined
        ? 1
        : (unitIn(heading, measure) ?? (given === undefined ? undefined : unitIn(`[${given}]`, measure)));
    if (factor === undefined && measure)
      problem(heading, says.noUnit({ measure, known: listed("plain", Object.keys(inUnits[measure])) }));
    columns.push({ role, at, heading, factor: factor ?? 1 });
  });
  const has = (role: Role) => columns.some((one) => one.role === role);
  const headings = listed(
    "plain",
    heads.filter((head) => head !== ""),
  );
  if (!has("together")) {
    if (!has("member")) problem("", says.noMembers({ headings }));
    if (!has("case")) problem("", says.noCases({ headings }));
  }
  if (!quantities.some(has)) problem("", says.noForces({ headings }));
  if (problems.length > 0) throw problemsOf(file, problems);
  const read = columns.map(
    ({ role, heading, factor }) => `"${heading}" is ${role}${factor === 1 ? "" : ` × ${factor}`}`,
  );
  const notes = [
    read.join(", "),
    ...(unread.length > 0 ? [`not read: ${unread.map(({ heading }) => heading).join(", ")}`] : []),
  ];
  return { columns, notes, unread };
}

type Numbers = (cell: string) => number | undefined;

/** A minus as typesetters have it, groups of three with an apostrophe or blanks: what a program prints. */
const cleaned = (cell: string): string =>
  cell
    .trim()
    .replace("−", "-")
    .replace(/(?<=\d)[\u2019'\u00a0\u202f ](?=\d{3}(?!\d))/g, "");

/** What has figures and signs of numbers alone, whatever they come to. */
const looksLikeNumber = (cell: string): boolean =>
  /^[+-]?(?:\d[\d.,\u00a0\u202f ]*|[.,]\d+)(?:e[+-]?\d+)?$/i.test(cleaned(cell));

/** Numbers of the columns that are read, their points and commas one way in the whole file; a workbook has numbers of its own. */
function numbersOf(
  file: string,
  rows: readonly TableRow[],
  columns: readonly Column[],
  separator: string | undefined,
): Numbers {
  if (separator === undefined) return (cell) => numberIn(cleaned(cell), undefined);
  const points = new Points(separator === "," ? "," : ".");
  try {
    for (const { cells, line } of rows)
      for (const { at, heading, role } of columns)
        if (measureOf(role) !== undefined) points.look(cleaned(cells[at] ?? ""), line, heading);
    points.end();
  } catch (error) {
    throw stopped(file, error);
  }
  return (cell) => points.numberIn(cleaned(cell));
}

/** `Max N`, `Min M-y`, `Max`: in place of a name. */
const extreme = /^(?:max|min)\.?\s*(?:(?:N|V|Q|M|T|F)[-_ ]?[xyzt]?)?$/i;

interface Found {
  readonly at: string;
  readonly x_mm: number | undefined;
  readonly cases: Map<string, Forces>;
}

const mostProblems = 50;

interface Rows {
  readonly file: string;
  readonly columns: readonly Column[];
  readonly numbers: Numbers;
  readonly problems: Detail[];
}

/** A row that says something: of a member, a load case and a place. */
interface ReadRow {
  readonly member: string;
  readonly case: string;
  readonly at: string;
  readonly x_mm: number | undefined;
  readonly forces: Forces;
}

function readRows(
  file: string,
  rows: readonly TableRow[],
  columns: readonly Column[],
  numbers: Numbers,
  notes: string[],
): ForceTable {
  const reading: Rows = { file, columns, numbers, problems: [] };
  const members = new Map<string, Map<string, Found>>();
  const cases = new Set<string>();
  let [member, loadCase, extremes] = ["", "", 0];
  const hasPlaces = columns.some(({ role }) => role === "x");
  for (const { cells, line } of rows) {
    const own = namedIn(cells, columns);
    // which load case it is of nobody says; what names all of these is a row like others, whatever is beside it
    if ([own.member, own.case, ...(hasPlaces ? [] : [own.node])].some((name) => extreme.test(name))) {
      extremes++;
      continue;
    }
    if (own.member !== "") member = own.member;
    if (own.case !== "") loadCase = own.case;
    if (holdsNoForces(cells, columns)) continue;
    const row = readRow(reading, cells, line, { ...own, member, case: loadCase });
    if (reading.problems.length > mostProblems) break;
    const places = members.get(member) ?? new Map<string, Found>();
    members.set(member, places);
    refuseOthers(reading, line, row, keep(places, row));
    cases.add(loadCase);
  }
  if (reading.problems.length > 0) throw problemsOf(file, reading.problems.slice(0, mostProblems));
  if (members.size === 0) throw new Stop(stops.noRow({ file }));
  if (extremes > 0) notes.push(`${extremes} rows of extremes (max, min) are left out`);
  const sorted = [...members].map(([name, places]): [string, ForcePlace[]] => [
    name,
    [...places.values()].sort((a, b) => (a.x_mm ?? 0) - (b.x_mm ?? 0)),
  ]);
  const present = quantities.filter((name) => columns.some(({ role }) => role === name));
  return { quantities: present, cases: [...cases], members: new Map(sorted), notes };
}

const cellOf = (cells: readonly string[], columns: readonly Column[], role: Role): string => {
  const column = columns.find((one) => one.role === role);
  return column ? (cells[column.at]?.trim() ?? "") : "";
};

/** Of a member alone, or headings that come again on each page. */
function holdsNoForces(cells: readonly string[], columns: readonly Column[]): boolean {
  const forced = columns.filter(({ role }) => isQuantity(role));
  const own = forced.map(({ at }) => cells[at]?.trim() ?? "");
  return own.every((cell) => cell === "") || forced.every(({ heading }, i) => heading.includes(own[i] || " "));
}

function readRow(reading: Rows, cells: readonly string[], line: number, own: Named): ReadRow {
  const { file, columns, numbers, problems } = reading;
  const problem = (path: string, said: Message) => void problems.push(problemIn({ file, line, path }, said));
  const x = cellOf(cells, columns, "x");
  // 3.000- and 3.000+: on both sides of a force that makes them jump
  const [, bare = x, side = ""] = /^(.*\d)\s*([+-])$/.exec(x) ?? [];
  const place = x === "" ? undefined : numbers(bare);
  if (x !== "" && place === undefined) problem("x", values.number({ given: JSON.stringify(x) }));
  if (own.member === "") problem("member", says.noMember);
  if (own.case === "") problem("case", says.noCase);
  const forces: Partial<Record<Quantity, number>> = {};
  for (const { role, at, heading, factor } of columns) {
    if (!isQuantity(role)) continue;
    const cell = cells[at]?.trim() ?? "";
    const value = /^[-–—]$/.test(cell) ? 0 : numbers(cell);
    if (cell === "") problem(heading, says.empty);
    else if (value === undefined) problem(heading, values.number({ given: JSON.stringify(cell) }));
    else forces[role] = Number((value * factor).toPrecision(12));
  }
  const factor = columns.find(({ role }) => role === "x")?.factor ?? 1;
  const x_mm = place === undefined ? undefined : Number((place * factor).toPrecision(12));
  const at = x_mm === undefined ? own.node : `${Number((x_mm / 1000).toPrecision(6))} m${side}`;
  return { member: own.member, case: own.case, at, x_mm, forces };
}

/** Keeps a row; what was there before. */
function keep(places: Map<string, Found>, { at, x_mm, case: loadCase, forces }: ReadRow): Forces | undefined {
  const found = places.get(at) ?? { at, x_mm, cases: new Map<string, Forces>() };
  places.set(at, found);
  const before = found.cases.get(loadCase);
  found.cases.set(loadCase, forces);
  return before;
}

function refuseOthers({ file, problems }: Rows, line: number, row: ReadRow, before: Forces | undefined): void {
  if (!before || quantities.every((name) => before[name] === row.forces[name])) return;
  const { member, case: loadCase, at: place } = row;
  const said =
    place === "" ? says.otherForces({ member, case: loadCase }) : says.otherForcesAt({ member, case: loadCase, place });
  problems.push(problemIn({ file, line, path: "" }, said));
}

const isQuantity = (role: Role): role is Quantity => quantities.some((name) => name === role);

interface Named {
  readonly member: string;
  readonly case: string;
  readonly node: string;
}

/** Member, node and case of a row, each in its column or all in one: `12/ 3/ 1`. */
function namedIn(cells: readonly string[], columns: readonly Column[]): Named {
  const together = columns.find(({ role }) => role === "together");
  const [member, loadCase, node] = (["member", "case", "node"] as const).map((role) => cellOf(cells, columns, role));
  const found = { member: member ?? "", case: loadCase ?? "", node: node ?? "" };
  if (!together) return found;
  const values = (cells[together.at] ?? "").split("/").map((one) => one.trim());
  partsOf(together.heading).forEach((role, i) => {
    if (role === "member" || role === "case" || role === "node") found[role] = values[i] ?? "";
  });
  return found;
}

/** A text, divided as its first lines are. */
export function rowsOfText(file: string, text: string): { readonly rows: TableRow[]; readonly separator: string } {
  const separator = separatorIn(text);
  try {
    return { rows: [...recordsOf([text], separator)], separator };
  } catch (error) {
    throw stopped(file, error);
  }
}

function stopped(file: string, error: unknown): unknown {
  if (!isTableProblem(error)) return error;
  const { line, said: why } = error;
  return new Stop(line === undefined ? ofFiles.about({ file, why }) : ofFiles.aboutLine({ file, line, why }));
}
