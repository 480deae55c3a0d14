/**
 * What columns are whose headings do not say it: of all assignments of roles to columns the one that values, headings and
 * weights explain best. How much worse the best one without a column's role is, is what speaks for that role.
 */
import { massPerMetre, readLength, readNumber, sectionOfCell } from "@x/fabrication/members";
import type { Meaning } from "../../vocabulary/column-meanings.ts";
import { readCount } from "../counts.ts";
import { cellText, filledCells } from "./cells.ts";
import { countedName } from "./column-roles.ts";
import { columnEvidence, headingEvidence, likenessEvidence, type Role, roles } from "./evidence.ts";
import { areAngles, isHarmless, numbersRows } from "./proven-total.ts";
import { settings } from "./settings.ts";
import type { Column, Row, Table } from "./table.ts";
import { near } from "./weight-proof.ts";

type Assignment = readonly Role[];
interface Scored {
  readonly roles: Assignment;
  readonly score: number;
}

/** more than one column of weights and of other things, one of all else */
const several: ReadonlySet<Role> = new Set(["mass", "other"]);
/** names that may be marks are settled in `mark-column` */
const meaningOfRole: Partial<Readonly<Record<Role, Meaning>>> = { pieces: "quantity", length: "length" };
const known: Partial<Readonly<Record<Role, ReadonlySet<Meaning | undefined>>>> = {
  pieces: new Set(["quantity", "total quantity"]),
  length: new Set(["length", "feet", "inches"]),
};

/** Columns without a known heading get the meaning that the vote gives them, where it is clear and no other column has it */
export function withVotedMeanings(table: Table): Table {
  const { columns } = table;
  const open = columns.flatMap((column, i) => (mayBeOfPart(column) ? [i] : []));
  const rows = table.rows.filter(namesSection).slice(0, settings.witnesses);
  if (open.length === 0 || rows.length < settings.leastRows || columns.length > settings.mostColumns) return table;
  // "4 IPE 300": its pieces stand in front of the section
  const counted = rows.filter(({ cells }) => cells.some((cell) => cell && isCounted(cell.text.trim())));
  const lacking = (role: Role) =>
    !columns.some(({ meaning }) => known[role]?.has(meaning)) &&
    !(role === "pieces" && counted.length >= settings.leastRows);
  if (!(["pieces", "length"] as const).some(lacking)) return table;
  const vote = new Vote(columns, rows);
  const best = vote.best();
  const voted = columns.map((column, i): Column => {
    const role = best?.roles[i];
    const possible = open.includes(i) && !(role === "pieces" && isHarmless(column));
    const meaning = role && possible && lacking(role) ? meaningOfRole[role] : undefined;
    if (best === undefined || role === undefined || meaning === undefined || !says(filledCells(rows, i))) return column;
    const margin = best.score - (vote.best({ column: i, role })?.score ?? 0);
    return margin < settings.clear ? column : { ...column, meaning, margin };
  });
  return { ...table, columns: voted };
}

/** A heading that is known for what it counts, phases or coats, is none of a part; a unit of length, or a height, may be that of one */
const mayBeOfPart = (column: Column): boolean =>
  heights.test(column.heading.trim()) ||
  (column.meaning === undefined && (!isHarmless(column) || /[([](?:mm|cm)[)\]]$/i.test(column.heading)));
const heights =
  /^(?:height|ht|höhe|hauteur|hoogte|höjd|altezza|altura|wysokość|h(?=\s*[([]m?m))\.?(?:\s*[([]m?m[)\]])?$/iu;

const isCounted = (text: string): boolean => countedName.test(text) && sectionOfCell(text)?.profile !== undefined;

const namesSection = ({ cells }: Row): boolean =>
  cells.some((cell) => {
    const found = cell && sectionOfCell(cell.text);
    return found?.profile !== undefined && !found.part;
  });

/** The same number in every row says nothing, nor do angles and numbers of rows */
const says = (cells: readonly string[]): boolean =>
  new Set(cells).size > 1 && !areAngles(cells) && !numbersRows(cells, { heading: "", meaning: undefined });

class Vote {
  readonly #rows: readonly Row[];
  /** of each column, role by role */
  readonly #evidence: readonly ReadonlyMap<Role, number>[];
  readonly #proofs = new Map<string, number>();

  constructor(columns: readonly Column[], rows: readonly Row[]) {
    this.#rows = rows;
    this.#evidence = columns.map(({ heading }, i) => {
      const texts = rows.map((row) => cellText(row, i));
      const filled = texts.filter((text) => text !== "").length / rows.length;
      const values = columnEvidence(texts);
      const told = (role: Role) =>
        heights.test(heading.trim()) ? 0 : headingEvidence(heading, role) + likenessEvidence(heading, role);
      return new Map(roles.map((role) => [role, filled * (values.get(role) ?? 0) + told(role)]));
    });
  }

  best(without?: { readonly column: number; readonly role: Role }): Scored | undefined {
    let open: Scored[] = [{ roles: [], score: 0 }];
    this.#evidence.forEach((evidence, i) => {
      const allowed = roles.filter((role) => !(without?.column === i && without.role === role));
      open = open
        .flatMap((before) =>
          allowed
            .filter((role) => several.has(role) || !before.roles.includes(role))
            .map((role) => ({ roles: [...before.roles, role], score: before.score + (evidence.get(role) ?? 0) })),
        )
        .sort((a, b) => b.score - a.score)
        .slice(0, settings.beam);
    });
    const [best] = open
      .map((one) => ({ ...one, score: one.score + this.#proof(one.roles) }))
      .sort((a, b) => b.score - a.score);
    return best;
  }

  /** Weights that are pieces times length times kg/m */
  #proof(assigned: Assignment): number {
    const at = (role: Role) => {
      const i = assigned.indexOf(role);
      return i < 0 ? undefined : i;
    };
    const [section, length, pieces] = [at("section"), at("length"), at("pieces")];
    if (section === undefined || length === undefined) return 0;
    const masses = assigned.flatMap((role, i) => (role === "mass" ? [i] : []));
    return Math.max(0, ...masses.map((mass) => this.#fits(section, length, pieces, mass)));
  }

  #fits(section: number, length: number, pieces: number | undefined, mass: number): number {
    const key = `${section} ${length} ${pieces} ${mass}`;
    const asked = this.#proofs.get(key);
    if (asked !== undefined) return asked;
    let [piece, all, of] = [0, 0, 0];
    for (const row of this.#rows) {
      const profile = sectionOfCell(cellText(row, section))?.profile;
      const perMetre = profile === undefined ? undefined : massPerMetre(profile);
      const [mm, kg] = [readLength(cellText(row, length))?.mm, readNumber(cellText(row, mass), false)];
      if (perMetre === undefined || mm === undefined || kg === undefined) continue;
      of++;
      const computed = (perMetre * mm) / 1000;
      if (near(kg, computed)) piece++;
      // one piece weighs what all do
      const count = pieces === undefined ? undefined : readCount(cellText(row, pieces));
      if (count !== undefined && near(kg, computed * count)) all++;
    }
    // weights of single pieces say nothing of how many there are
    const proof = of < settings.leastRows ? 0 : (settings.weighed * (all > piece ? all : settings.half * piece)) / of;
    this.#proofs.set(key, proof);
    return proof;
  }
}
