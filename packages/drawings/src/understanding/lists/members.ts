/** Rows of a list -> members, plates, bolts, sums; each printed weight is compared with what the row itself gives. */
import type { Message } from "@x/eurocode/message";
import type { DrawnAssembly, DrawnMember, Method, OtherRow, UnresolvedItem } from "../../model.ts";
import type { Claim } from "../account.ts";
import { readCount } from "../counts.ts";
import { pageBox } from "../reading-direction.ts";
import { Assemblies, type ClosedAssemblies, piecesOfAssembly, repeatsAssembly, withoutSums } from "./assemblies.ts";
import { cellText } from "./cells.ts";
import { headedRoles, type Roles, rolesWithoutHeading } from "./column-roles.ts";
import { isOfAssembly } from "./counting-columns.ts";
import { isOfOne, noteOfOne, timesTitled } from "./one-of-several.ts";
import { groupsCounted, type PiecesOfOne, piecesOfOne } from "./pieces-of-one.ts";
import { provenTotal } from "./proven-total.ts";
import { headsOfGroups, inDoubt, RowReader } from "./row-findings.ts";
import { isOfAbsent, type List, type RowFindings } from "./rows-set-aside.ts";
import { says } from "./says.ts";
import { settings } from "./settings.ts";
import { sheetOfSeveral } from "./sheet-of-several.ts";
import type { Row, Table } from "./table.ts";
import type { Weight } from "./totals.ts";
import { isOfOneThing, unreadColumns } from "./unread-columns.ts";
import { round2 } from "./weight-proof.ts";

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

/** `others`: the other lists of the sheet; what their titles say is said of them */
export function membersOfTable(table: Table, method: Method, others: readonly Table[] = []): Findings {
  const findings = nothing();
  const roles = table.headed ? headedRoles(table) : rolesWithoutHeading(table);
  if (!roles) return findings;
  const titled = piecesOfAssembly(table.title ?? "");
  const lines = linesOver(table);
  const one = ofOneOf(table, roles, lines, others);
  const counted = timesOf(table, roles, titled, one === undefined ? 1 : Math.max(...[one, ...lines].map(timesTitled)));
  const list = { ...listOf(table, method, roles), times: counted.times };
  const assemblies = new Assemblies(counted.heads);
  const reader = new RowReader(list, assemblies, findings.members);
  const listed: Listed[] = [];
  for (const row of table.rows) {
    const read = reader.read(row);
    add(findings, read, row);
    const one = listedOf(read);
    if (!one) continue;
    listed.push(one);
    assemblies.part(one.part, countsOf(row, roles, one.part));
  }
  const sums = new Set([...withoutSums(listed)].map(({ member }) => member));
  const apart = list.rowRoles.assembly !== undefined && roles.mark !== undefined;
  // neither a word nor a second column says whether the pieces are of one assembly or of all
  const doubtful = roles.totalQuantity === undefined && !list.ofOne && counted.times.size === 0;
  const read = withDoubtOfCounts(
    together(findings, assemblies.close(table.upwards === true, apart, sums), doubtful),
    roles,
  );
  const absent = linesOver(table).slice(0, 1).find(isOfAbsent);
  if (absent !== undefined) return namesOnly(read, () => true, says.existingList({ title: absent }));
  if (isOfProperties(table) || namesFew(table, read)) return namesOnly(read, () => true, says.sectionsOnly);
  const saying = read.members.filter((member) => !saysNothing(member)).length;
  if (saying > 0 ? saying < read.members.length : read.members.length > 1)
    return namesOnly(read, saysNothing, saying > 0 ? says.sectionAlone : says.sectionsOnly);
  const several = list.ofOne || counted.times.size > 0 ? undefined : ofSeveral(table, roles, titled, one);
  const whole = { ...read, members: withPhasesAdded(read.members) };
  const unread =
    uncounted(table, roles, read.members) ??
    (counted.times.size > 0 && one !== undefined ? undefined : unreadColumns(table, roles)) ??
    several ??
    votedInDoubt(table, roles);
  return unread === undefined ? whole : { ...whole, members: whole.members.map((member) => inDoubt(member, unread)) };
}

/** Numbers without headings beside rows of which none says its pieces: some may count them */
function uncounted({ headed, columns }: Table, roles: Roles, members: readonly DrawnMember[]): Message | undefined {
  const unknown = columns.length > Object.values(roles).filter((role) => typeof role === "number").length;
  return !headed && unknown && members.every(({ quantity }) => quantity === undefined)
    ? says.countsWithoutHeading
    : undefined;
}

/** A list by phases has a mark once in each: pieces of which all that is printed is alike are those of one member */
function withPhasesAdded(members: readonly DrawnMember[]): DrawnMember[] {
  const added = new Map<unknown, DrawnMember>();
  for (const member of members) {
    const { mark, section, length_mm, steel_grade, mass_kg, mass_source, quantity } = member;
    const plain = (member.assembly ?? member.notes ?? member.mirrored ?? member.actions) === undefined;
    const counted = mark !== "" && quantity !== undefined && plain;
    const key = counted ? [mark, section, length_mm, steel_grade, mass_source].join("|") : member;
    const before = added.get(key);
    added.set(
      key,
      before === undefined
        ? member
        : {
            ...before,
            quantity: (before.quantity ?? 0) + (quantity ?? 0),
            ...(mass_kg !== undefined && { mass_kg: round2((before.mass_kg ?? 0) + mass_kg) }),
            source: { ...before.source, confidence: Math.min(before.source.confidence, member.source.confidence) },
          },
    );
  }
  return [...added.values()];
}

/** A column of pieces that is empty beside some rows: the numbers in it may stand for several, and nobody knows how many there are of the others */
function withDoubtOfCounts(findings: Findings, { quantity, totalQuantity }: Roles): Findings {
  const { members } = findings;
  const counted = members.filter((member) => member.quantity !== undefined).length;
  if ((quantity ?? totalQuantity) === undefined || counted === 0 || counted === members.length) return findings;
  const few = counted <= settings.half * members.length;
  return {
    ...findings,
    members: members.map((member) => {
      if (member.quantity === undefined) return inDoubt(member, says.noPieces);
      return few ? inDoubt(member, says.fewPieces) : member;
    }),
  };
}

/** A column whose role only its values give, and no weight proves */
function votedInDoubt({ columns }: Table, { quantity, length }: Roles): Message | undefined {
  const found = [quantity, length]
    .flatMap((i) => columns[i ?? -1] ?? [])
    .find(({ margin = Number.POSITIVE_INFINITY }) => margin < settings.certain);
  return found && says.byVote({ heading: found.heading });
}

const linesOver = ({ title, overTitle = [] }: Table): string[] => [
  ...(title === undefined ? [] : [title]),
  ...overTitle,
];

/** The words that say that the pieces are those of one of several: over the list, over its pieces, on the sheet */
function ofOneOf(table: Table, roles: Roles, lines: readonly string[], others: readonly Table[]): string | undefined {
  if (roles.totalQuantity !== undefined && provenTotal(table)?.by !== "sum") return undefined;
  const ofOthers = new Set(others.flatMap(linesOver).filter((line) => !lines.includes(line)));
  const heading = table.columns[roles.quantity ?? -1]?.heading ?? "";
  return lines.find(isOfOne) ?? noteOfOne(table.frame, ofOthers) ?? (isOfOneThing(heading) ? heading : undefined);
}

const none: ReturnType<typeof groupsCounted> = new Map();

/** How many times the pieces of the rows are there */
function timesOf(table: Table, roles: Roles, titled: number | undefined, times: number): PiecesOfOne {
  const counted = piecesOfOne(table.rows, roles, titled);
  if (counted.times.size > 0 || roles.quantity === undefined) return counted;
  const groups = isOfOneThing(table.columns[roles.quantity]?.heading ?? "") ? groupsCounted(table.rows, roles) : none;
  if (groups.size > 0) return { ...counted, times: new Map([...groups].map(([row, { times: own }]) => [row, own])) };
  if (times === 1) return counted;
  return { ...counted, times: new Map(table.rows.map((row) => [row, times])) };
}

/** "BRACING FRAME BF1 - 6 OFF", "quantities per frame": over a list whose columns do not say that they count all */
function ofSeveral(
  table: Table,
  roles: Roles,
  titled: number | undefined,
  one: string | undefined,
): Message | undefined {
  // a sum of phases counts those of one frame too
  if (roles.totalQuantity !== undefined && provenTotal(table)?.by !== "sum") return undefined;
  if (one !== undefined) return says.ofOneThing({ words: one });
  const times = (titled ?? 1) > 1 ? table.title : linesOver(table).find((line) => timesTitled(line) > 1);
  if (times !== undefined) return says.titledTimes({ title: times });
  const group = [...groupsCounted(table.rows, roles).values()].find((one) => one.times > 1);
  if (group !== undefined) return says.titledTimes({ title: group.words });
  const sheet = sheetOfSeveral(table);
  return sheet === undefined ? undefined : says.sheetTimes({ words: sheet });
}

const saysNothing = ({ mark, length_mm, quantity, mass_kg, steel_grade, actions }: DrawnMember): boolean =>
  mark === "" && [length_mm, quantity, mass_kg, steel_grade, actions].every((one) => one === undefined);

/** One text among sizes of doors looks like a section that nobody knows */
const namesFew = ({ rows }: Table, { members }: Findings): boolean =>
  members.length < settings.named * rows.length + settings.half &&
  members.every(({ profile }) => profile === undefined);

/** A cm², Iy cm4: areas and moments of sections */
const isOfProperties = ({ columns }: Table): boolean =>
  columns.filter(({ heading }) => /(?<!\p{L})cm\s?\^?[²³⁴234]|(?<!\p{L})[IW][xyz](?!\p{L})/u.test(heading)).length > 1;

/** A table of properties or capacities names sections, and no part of the building; so does a single row */
function namesOnly(findings: Findings, names: (member: DrawnMember) => boolean, reason: Message): Findings {
  const bare = findings.members.filter(names);
  const boxes = new Set(bare.map(({ source }) => source.bbox.join(" ")));
  return {
    ...findings,
    members: findings.members.filter((member) => !bare.includes(member)),
    unresolved: [
      ...findings.unresolved,
      ...bare.map(({ section, source: { page, bbox } }) => ({ text: section, page, bbox, reason })),
    ],
    claims: findings.claims.map((claim) =>
      claim.as === "member" && boxes.has(pageBox(claim.words).join(" ")) ? { ...claim, as: "unresolved" } : claim,
    ),
  };
}

function listOf(table: Table, method: Method, roles: Roles): Omit<List, "times"> {
  // pieces of one assembly stand in a row of their own only where the assembly has one
  const { assembly: _, ...ownRoles } = roles;
  return {
    table,
    method,
    roles,
    rowRoles: repeatsAssembly(table.rows, roles) ? ownRoles : roles,
    heads: headsOfGroups(table, roles),
    ofOne: roles.totalQuantity === undefined && isOfAssembly(table.columns[roles.quantity ?? -1]?.heading ?? ""),
  };
}

/** A member or a part with its weight, in the order of the list */
interface Listed {
  readonly part: DrawnMember | OtherRow;
  readonly member?: DrawnMember;
  readonly mass?: number;
}

function listedOf({ members, others, weights }: RowFindings): Listed | undefined {
  const member = members?.[0];
  const part = member ?? others?.find(({ kind }) => kind === "plate" || kind === "bar");
  if (!part) return undefined;
  const weight = weights?.[0];
  const mass = typeof weight === "object" && "mass_kg" in weight ? weight.mass_kg : part.mass_kg;
  return { part, ...(member && { member }), ...(mass !== undefined && { mass }) };
}

/** Whatever became of a row, its words are taken by it */
function add(findings: Findings, read: RowFindings, row: Row): void {
  const { members = [], others = [], unresolved = [], struck = [], weights = [], claims = [] } = read;
  findings.members.push(...members);
  findings.others.push(...others);
  findings.unresolved.push(...unresolved);
  findings.struck.push(...struck);
  findings.weights.push(...weights);
  findings.claims.push(...claims);
  if (claims.length > 0) return;
  const words = [...row.cells.flatMap((cell) => cell?.words ?? []), ...row.struck.flatMap((cell) => cell.words)];
  if (members.length > 0) findings.claims.push({ words, as: "member" });
  else if (others.length > 0) findings.claims.push({ words, as: "other row" });
  else if (unresolved.length > 0) findings.claims.push({ words, as: "unresolved" });
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
    return count === 1 ? member : inDoubt(member, says.ofAssembly({ count, assembly: member.assembly ?? "" }));
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
