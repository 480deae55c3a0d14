/** How well a drawing was read: what is there, what is missing, what was invented. */
import { resolveDesignation } from "@x/eurocode";
import type { Drawing, DrawnMember } from "../src/index.ts";

export interface TrueMember {
  readonly mark: string;
  readonly section: string;
  readonly section_norm?: string;
  readonly steel_grade?: string;
  readonly length_mm?: number;
  readonly tol_mm?: number;
  readonly qty?: number;
  /** plates and bars: neither rewarded nor punished */
  readonly optional?: boolean;
  /** its pieces may be counted otherwise */
  readonly optional_qty?: boolean;
  /** several members of the section are right under these marks */
  readonly mark_any?: readonly string[];
}

export interface Truth {
  readonly members?: readonly TrueMember[];
  readonly scale?: string;
  readonly project_name?: string;
  readonly project_name_any?: readonly string[];
  readonly total_mass_kg?: number;
  /** of the title block; what is not given here was not looked at */
  readonly title?: string;
  readonly drawing_number?: string;
  readonly revision?: string;
  readonly date?: string;
}

export interface Score {
  readonly expected: number;
  readonly found: number;
  readonly lengths: readonly [right: number, of: number];
  readonly quantities: readonly [right: number, of: number];
  readonly grades: readonly [right: number, of: number];
  readonly invented: readonly string[];
  readonly missing: readonly string[];
  readonly wrong: readonly string[];
  readonly title: boolean;
  /** the other fields of the title block */
  readonly fields: readonly [right: number, of: number];
  readonly wrongFields: readonly string[];
  /** rows that are right in mark, section, length, quantity and grade */
  readonly rows: readonly [right: number, of: number];
  /** of the members shown as certain, those right in mark, section, length and quantity */
  readonly certain: readonly [right: number, of: number];
  readonly surelyWrong: readonly string[];
  /** each member that was read: how sure, from where, and whether mark, section, length and quantity are right */
  readonly judged: readonly Judged[];
}

export interface Judged {
  readonly confidence: number;
  readonly place: string;
  readonly right: boolean;
}

/** From here on a member is shown as certain. */
export const certainFrom = 0.85;

const bare = (text: string) =>
  text
    .toUpperCase()
    .replace(/[\s_-]/g, "")
    .replace(/[×*]/g, "X");
const names = (section: string): string[] => {
  const resolution = resolveDesignation(section);
  return [bare(section), ...("kind" in resolution ? [bare(resolution.canonical)] : [])];
};
const sameSection = (truth: TrueMember, member: DrawnMember): boolean => {
  const wanted = [...names(truth.section), ...(truth.section_norm ? names(truth.section_norm) : [])];
  return [...names(member.section), ...(member.profile ? [bare(member.profile)] : [])].some((name) =>
    wanted.includes(name),
  );
};

export function scoreOf(drawing: Drawing, truth: Truth): Score {
  const left = [...drawing.members];
  const all = truth.members ?? [];
  const lengths: [number, number] = [0, 0];
  const quantities: [number, number] = [0, 0];
  const grades: [number, number] = [0, 0];
  const missing: string[] = [];
  const wrong: string[] = [];
  let found = 0;
  let rows = 0;
  const certain: [number, number] = [0, 0];
  const surelyWrong: string[] = [];
  const judged: Judged[] = [];
  const judge = ({ source: { confidence, place } }: DrawnMember, right: boolean) =>
    judged.push({ confidence, place: place ?? "", right });
  const wanted = all.filter(({ optional }) => !optional);
  for (const one of [...wanted, ...all.filter(({ optional }) => optional)]) {
    const [member, ...more] = fitting(left, one);
    if (!member) {
      if (!one.optional) missing.push(`${one.mark} ${one.section}`);
      continue;
    }
    for (const taken of [member, ...more]) left.splice(left.indexOf(taken), 1);
    if (one.optional) continue;
    found++;
    const before = wrong.length;
    const compare = (counter: [number, number], name: string, right: boolean, told: unknown, printed: unknown) => {
      if (printed === undefined) {
        if (told !== undefined) wrong.push(`${one.mark} ${one.section}: ${name} ${told} is not printed`);
        return;
      }
      counter[1]++;
      if (right) counter[0]++;
      else wrong.push(`${one.mark} ${one.section}: ${name} ${told}, not ${printed}`);
    };
    compare(
      lengths,
      "length",
      Math.abs((member.length_mm ?? -1e9) - (one.length_mm ?? 0)) <= (one.tol_mm ?? 1),
      member.length_mm,
      one.length_mm,
    );
    if (!one.optional_qty) compare(quantities, "quantity", member.quantity === one.qty, member.quantity, one.qty);
    judge(member, wrong.length === before);
    if (member.source.confidence >= certainFrom) {
      certain[1]++;
      if (wrong.length === before) certain[0]++;
      else surelyWrong.push(`${one.mark} ${one.section}`);
    }
    compare(
      grades,
      "grade",
      bare(member.steel_grade ?? "") === bare(one.steel_grade ?? ""),
      member.steel_grade,
      one.steel_grade,
    );
    if (wrong.length === before) rows++;
  }
  for (const member of left) judge(member, false);
  for (const member of left)
    if (member.source.confidence >= certainFrom) {
      certain[1]++;
      surelyWrong.push(`${member.mark} ${member.section} is not on the drawing`);
    }
  const title = isTitle(drawing, truth);
  const fields = fieldsOf(drawing, truth);
  const wrongFields = fields.flatMap(({ name, told, printed }) =>
    told === printed ? [] : [`${name} ${told}, not ${printed}`],
  );
  return {
    fields: [fields.length - wrongFields.length, fields.length],
    wrongFields,
    expected: wanted.length,
    found,
    lengths,
    quantities,
    grades,
    invented: left.map((member) => `${member.mark} ${member.section}`),
    missing,
    wrong,
    title,
    rows: [rows, wanted.length],
    certain,
    surelyWrong,
    judged,
  };
}

function isTitle(drawing: Drawing, truth: Truth): boolean {
  const projects = truth.project_name_any ?? (truth.project_name === undefined ? undefined : [truth.project_name]);
  const { project_name, scale, printed_total_mass_kg = Number.NaN } = drawing.drawing_info;
  return (
    (truth.total_mass_kg === undefined ||
      Math.abs(printed_total_mass_kg - truth.total_mass_kg) <= 0.01 * truth.total_mass_kg) &&
    (projects === undefined || projects.some((name) => bare(project_name ?? "") === bare(name))) &&
    (truth.scale === undefined || bare(scale ?? "") === bare(truth.scale))
  );
}

/** The member that was read of one that is there; of one whose marks are told loosely all that fit */
function fitting(left: readonly DrawnMember[], one: TrueMember): DrawnMember[] {
  const marks = [one.mark, ...(one.mark_any ?? [])].map(bare);
  const fits = left.filter((member) => marks.includes(bare(member.mark)) && sameSection(one, member));
  const best = fits.find(({ length_mm }) => length_mm === one.length_mm) ?? fits[0];
  return one.mark_any ? fits : best ? [best] : [];
}

function fieldsOf({ drawing_info: info }: Drawing, truth: Truth) {
  const names = ["title", "drawing_number", "revision", "date"] as const;
  return names.flatMap((name) => {
    const printed = truth[name];
    return printed === undefined ? [] : [{ name, told: bare(info[name] ?? ""), printed: bare(printed) }];
  });
}

export function scoreTable(scores: ReadonlyMap<string, Score>): string {
  const head = ["file", "members", "lengths", "quantities", "grades", "invented", "title"];
  const of = ([right, all]: readonly [number, number]) => (all === 0 ? "-" : `${right}/${all}`);
  const rows = [...scores].map(([file, score]) => [
    file,
    `${score.found}/${score.expected}`,
    of(score.lengths),
    of(score.quantities),
    of(score.grades),
    String(score.invented.length),
    score.title ? "right" : "wrong",
  ]);
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)));
  return [head, ...rows].map((row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  ")).join("\n");
}
