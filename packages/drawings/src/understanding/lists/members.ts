/** Rows of a list -> members, plates, bolts, sums; each printed weight is compared with what the row itself gives. */
import type { DrawnAssembly, DrawnMember, Method, OtherRow, UnresolvedItem } from "../../model.ts";
import type { Claim } from "../account.ts";
import { sectionOfCell } from "../designation.ts";
import { bare } from "../identity.ts";
import { readCount } from "../numbers.ts";
import { fastenerIn, plateIn } from "../plates-and-fasteners.ts";
import { type Phrase, pageBox } from "../reading-direction.ts";
import { Assemblies, type ClosedAssemblies, isOfAssembly, repeatsAssembly, withoutSums } from "./assemblies.ts";
import { isFastener, isTotal } from "./column-meanings.ts";
import { byGroup, cellText, headedRoles, headlessRoles, type Roles, sectionOfRow } from "./column-roles.ts";
import { groupOf } from "./groups.ts";
import { groupedNumber, readRow, totalOf } from "./row-values.ts";
import type { Row, Table } from "./table.ts";
import type { Weight } from "./totals.ts";
import { round2, ungrouped, weigh } from "./weight-proof.ts";

export interface Findings {
  readonly members: DrawnMember[];
  readonly others: OtherRow[];
  readonly unresolved: UnresolvedItem[];
  /** marks of rows that were struck out: what replaces them may stand beside the list */
  readonly struck: string[];
  /** rows and sums in the order of the list */
  readonly weights: Weight[];
  readonly claims: Claim[];
  readonly assemblies: DrawnAssembly[];
}

const nothing = (): Findings => ({
  members: [],
  others: [],
  unresolved: [],
  struck: [],
  weights: ["list"],
  claims: [],
  assemblies: [],
});

const carried =
  /^(?:übertrag|überträge|carried (?:forward|over)|brought forward|[bc]\/f|report(?:é)?(?: de la page| page)|à reporter|transport|overgebracht|over te brengen|overdracht|transporteras|transport från)(?![\p{L}])/iu;

/** Plates whose width and thickness stand in columns of their own */
const barePlate =
  /^(?:PL|PLATE|FLAT|FL|FLA|BL|BLECH|FLACH|FLACHSTAHL|STRIP|PLAAT|PLAT|T[OÔ]LE|PLÅT|PLATTSTÅNG|FPL|BFL)\.?$/i;

export function membersOfTable(table: Table, method: Method): Findings {
  const findings = nothing();
  const roles = table.headed ? headedRoles(table) : headlessRoles(table);
  if (!roles) return findings;
  const assemblies = new Assemblies();
  // pieces of one assembly stand in a row of their own only where the assembly has one
  const { assembly: _, ...ownRoles } = roles;
  const rowRoles: Roles = repeatsAssembly(table.rows, roles) ? ownRoles : roles;
  const ofOne = roles.totalQuantity === undefined && isOfAssembly(table.columns[roles.quantity ?? -1]);
  let ofGroup: ReturnType<typeof groupOf>;
  const readOne = (row: Row): void => {
    const phrases = row.cells.filter((cell) => cell !== undefined);
    const text = phrases.map((cell) => cell.text).join(" | ");
    const struck = row.struck.map((cell) => cell.text).join(" | ");
    const left = row.struck.length > 0 && sectionOfRow(row, roles) === undefined;
    if (left && row.struck.some((cell) => sectionOfCell(cell.text) !== undefined)) {
      findings.unresolved.push({
        text: text === "" ? struck : `${struck} | ${text}`,
        page: table.frame.page,
        bbox: pageBox([...row.struck, ...phrases].flatMap(({ words }) => words)),
        reason: "struck out on the drawing; not taken as a member",
      });
      findings.struck.push(cellText(row, roles.mark) || (row.struck[0]?.text ?? ""));
      return;
    }
    // sums of a page, brought forward
    if (text === "" || phrases.some((cell) => carried.test(cell.text.trim()))) return;
    const at = { page: table.frame.page, bbox: pageBox(phrases.flatMap(({ words }) => words)) };
    const source = { ...at, method, confidence: confidenceOf(phrases), place: "table" as const };
    const group = cellText(row, roles.assembly);
    if (phrases.some((cell) => isTotal(cell.text))) {
      const mass = totalOf(row, table.columns);
      findings.others.push({ kind: "total", text, source, ...(mass !== undefined && { mass_kg: mass }) });
      if (mass !== undefined)
        findings.weights.push({
          page: at.page,
          total_kg: mass,
          ...(phrases.some((cell) => groupedNumber.test(cell.text.replace(/^\D*/, ""))) && { grouped: true }),
        });
      return;
    }
    const heading = roles.section === byGroup ? groupOf(row) : undefined;
    if (heading) {
      ofGroup = heading;
      // the section of the rows under it
      findings.claims.push({ words: phrases.flatMap(({ words }) => words), as: "member" });
      return;
    }
    const ownSection = roles.section === byGroup ? ofGroup?.found : sectionOfRow(row, roles);
    const like = ownSection ? undefined : sameAs(cellText(row, roles.section), findings.members);
    const found = ownSection ?? (like && sectionOfCell(like.section));
    if (assemblies.head(row, roles, text, found !== undefined, source)) {
      findings.others.push({ kind: "other", text, source });
      return;
    }
    const asPrinted = readRow(row, rowRoles, table.columns, found);
    const mark = asPrinted.mark !== "" ? asPrinted.mark : group;
    const quantity =
      asPrinted.quantity === undefined
        ? like?.quantity
        : asPrinted.quantity *
          (ofOne || (rowRoles.assembly !== undefined && roles.totalQuantity !== undefined && group === "")
            ? (assemblies.count ?? 1)
            : 1);
    const one = ungrouped(found, asPrinted, quantity);
    const grade = one.grade ?? ofGroup?.grade ?? like?.steel_grade;
    if (like) one.notes.push(`as ${like.mark === "" ? "the row before it" : like.mark}`);
    if (roles.section === byGroup && (found === undefined || (quantity === undefined && one.length === undefined))) {
      // the heading of a group that is not understood: the rows under it are not those of the group before
      if (quantity === undefined && one.length === undefined) ofGroup = undefined;
      findings.unresolved.push({ text, ...at, reason: "no section that is known here stands over these rows" });
      return;
    }
    const values = {
      ...(grade !== undefined && { steel_grade: grade }),
      ...(one.length !== undefined && { length_mm: one.length }),
      ...(quantity !== undefined && { quantity }),
    };
    const printed =
      one.totalMass ?? one.mass ?? (one.unitMass === undefined ? undefined : one.unitMass * (quantity ?? 1));
    if (printed !== undefined) findings.weights.push({ mass_kg: printed });
    if (!found) {
      if (barePlate.test(cellText(row, roles.section)))
        findings.others.push({ kind: "plate", text, mark, section: cellText(row, roles.section), ...values, source });
      else if (isFastener(text))
        findings.others.push({
          kind: "fastener",
          text,
          ...(quantity !== undefined && { quantity }),
          ...fastenerIn(text),
          source,
        });
      else if (
        one.length !== undefined &&
        (mark !== "" || one.quantity !== undefined) &&
        cellText(row, roles.section) !== ""
      )
        findings.unresolved.push({
          text,
          ...at,
          reason: `"${cellText(row, roles.section)}" is not the name of a section that is known here`,
        });
      else if (phrases.length > 1) findings.others.push({ kind: "other", text, source });
      return;
    }
    if (found.profile === undefined && isFastener(cellText(row, roles.section))) {
      findings.others.push({
        kind: "fastener",
        text,
        ...(quantity !== undefined && { quantity }),
        ...fastenerIn(text),
        source,
      });
      return;
    }
    const rod = found.family === "RD" || found.family === "SQ";
    if (found.part && !(rod && (one.length ?? 0) >= 1000)) {
      findings.others.push({
        kind: rod ? "bar" : "plate",
        text,
        mark,
        section: found.text,
        ...(!rod && plateIn(found.text, one.length)),
        ...values,
        ...(one.totalMass !== undefined && { mass_kg: one.totalMass }),
        source,
      });
      return;
    }
    if (
      /\[or\]/i.test(text) ||
      /\b(?:or|oder|of|ou|eller)\b\s+\S*\d/i.test(cellText(row, roles.section)) ||
      /varies|variable|variiert|T\.?B\.?[DC]\.?/i.test(text)
    )
      one.notes.push(`the row leaves a choice: ${text}`);
    if (struck !== "") one.notes.push(`struck out on the drawing: ${struck}`);
    const doubt = one.notes.length > 0 ? 0.6 : 1;
    const weighed = weigh(found, one, quantity);
    if (printed === undefined && weighed.mass !== undefined) findings.weights.push({ mass_kg: weighed.mass });
    const notes = [...one.notes, ...weighed.notes];
    if (found.unknown !== undefined) notes.push(`unknown section: ${found.unknown}`);
    if (found.note !== undefined && /read as|look alike/.test(found.note)) notes.push(found.note);
    findings.members.push({
      mark,
      section: found.text,
      ...(found.profile !== undefined && { profile: found.profile }),
      ...(found.family !== undefined && { family: found.family }),
      ...values,
      ...(weighed.length !== undefined && { length_mm: weighed.length }),
      ...(weighed.mass !== undefined && {
        mass_kg: weighed.mass,
        mass_source: weighed.printed ? ("printed" as const) : ("computed" as const),
      }),
      ...(Object.keys(one.actions).length > 0 && { actions: one.actions }),
      source: {
        ...source,
        confidence: round2(
          source.confidence *
            doubt *
            weighed.factor *
            (found.unknown !== undefined ? 0.6 : 1) *
            (table.headed ? 1 : 0.9),
        ),
      },
      ...(notes.length > 0 && { notes }),
    });
  };
  const listed: { readonly member?: DrawnMember; readonly mass?: number }[] = [];
  for (const row of table.rows) {
    const [members, others, weights] = [findings.members.length, findings.others.length, findings.weights.length];
    claimed(findings, row, () => readOne(row));
    const member = findings.members[members];
    const part = member ?? findings.others[others];
    if (!part || ("kind" in part && part.kind !== "plate" && part.kind !== "bar")) continue;
    const weight = findings.weights[weights];
    const mass = typeof weight === "object" && "mass_kg" in weight ? weight.mass_kg : part.mass_kg;
    listed.push({ ...(member && { member }), ...(mass !== undefined && { mass }) });
    assemblies.part(part, countsOf(row, roles, part));
  }
  const sums = new Set([...withoutSums(listed)].map(({ member }) => member));
  const apart = rowRoles.assembly !== undefined && roles.mark !== undefined;
  // neither a word nor a second column says whether the pieces are of one assembly or of all
  const doubtful = roles.totalQuantity === undefined && roles.assembly === undefined && !ofOne;
  return together(findings, assemblies.close(table.upwards === true, apart, sums), doubtful);
}

/** pieces of one assembly and of all, as far as the columns say which is which */
function countsOf(
  row: Row,
  roles: Roles,
  part: DrawnMember | OtherRow,
): { readonly each?: number; readonly all?: number } {
  const each = readCount(cellText(row, roles.quantity));
  const all = roles.totalQuantity === undefined ? undefined : readCount(cellText(row, roles.totalQuantity));
  const whole = all ?? (each === undefined ? part.quantity : undefined);
  return { ...(each !== undefined && { each }), ...(whole !== undefined && { all: whole }) };
}

/** Members and plates know their assembly; a row that only sums up the rows under it is no member */
function together(findings: Findings, { assemblies, of, summed }: ClosedAssemblies, doubtful: boolean): Findings {
  const withAssembly = <T extends DrawnMember | OtherRow>(row: T): T => {
    const assembly = of.get(row);
    return assembly === undefined ? row : { ...row, assembly };
  };
  const several = new Map(assemblies.map(({ mark, quantity = 1 }) => [mark, quantity]));
  const withDoubt = (member: DrawnMember): DrawnMember => {
    const count = doubtful ? (several.get(member.assembly ?? "") ?? 1) : 1;
    return count === 1
      ? member
      : {
          ...member,
          notes: [
            ...(member.notes ?? []),
            `there are ${count} of assembly ${member.assembly}; the list does not say whether its pieces are those of one or of all`,
          ],
          source: { ...member.source, confidence: round2(member.source.confidence * 0.8) },
        };
  };
  return {
    ...findings,
    assemblies,
    members: findings.members
      .filter((member) => !summed.has(member))
      .map(withAssembly)
      .map(withDoubt),
    others: [
      ...findings.others.map(withAssembly),
      ...findings.members
        .filter((member) => summed.has(member))
        .map(
          ({ mark, section, source }): OtherRow => ({
            kind: "other",
            text: `${mark} ${section}: an assembly, whose parts are listed under it`.trim(),
            mark,
            section,
            source,
          }),
        ),
    ],
  };
}

/** Whatever became of a row, its words are taken by it */
function claimed(findings: Findings, row: Row, read: () => void): void {
  const before = [findings.members.length, findings.others.length, findings.unresolved.length];
  const kept = findings.claims.length;
  read();
  if (findings.claims.length > kept) return;
  const words = [...row.cells.flatMap((cell) => cell?.words ?? []), ...row.struck.flatMap((cell) => cell.words)];
  const [members = 0, others = 0, unresolved = 0] = before;
  if (findings.members.length > members) findings.claims.push({ words, as: "member" });
  else if (findings.others.length > others) findings.claims.push({ words, as: "other row" });
  else if (findings.unresolved.length > unresolved) findings.claims.push({ words, as: "unresolved" });
}

/** "DITTO SB8", "dito", "idem", a ditto mark: the section of the row it names, else of the row before it */
function sameAs(text: string, members: readonly DrawnMember[]): DrawnMember | undefined {
  const ditto =
    /^(?:ditto|dito|idem|id\.|d\.?o\.|dto\.?|d°|["″”„]|''|,,|-\s?["″”]\s?-)(?:\s+(?:as\s+|wie\s+|als\s+)?(\S+))?$/iu.exec(
      text.trim(),
    );
  if (!ditto) return undefined;
  const [, mark] = ditto;
  return mark === undefined ? members.at(-1) : members.find((member) => bare(member.mark) === bare(mark));
}

const confidenceOf = (phrases: readonly Phrase[]): number =>
  Math.min(0.97, ...phrases.flatMap(({ words }) => words.map(({ confidence }) => confidence)));
