/** The members of a drawing with what is decided of each: id, role, grade, actions, correction. */
import { section } from "@x/eurocode";
import type { FabricatedMember } from "../fabrication.ts";
import { saysUnknown } from "../members/corrections.ts";
import { bare } from "../members/identity.ts";
import type { DrawnMember, MemberList, Override } from "../members/model.ts";
import { printable, safeName, uniqueNames } from "../members/names.ts";
import { corrections as corrected } from "../members/says.ts";
import { type ActionSources, actionsOf, byMark, type ChosenActions, tributaryWidths } from "./actions.ts";
import type { AssessmentOptions, ProjectSettings } from "./options.ts";
import { roleOf } from "./roles.ts";
import type { Said } from "./said.ts";
import { checked, actions as says } from "./says.ts";
import { round2 } from "./solid.ts";

export interface Row {
  readonly id: string;
  readonly drawn: DrawnMember;
  readonly correction: Override | undefined;
  readonly steel_grade: string;
  readonly grade_assumed: boolean;
  readonly role: FabricatedMember["role"];
  readonly actions: ChosenActions;
  readonly quantity: number;
  /** pieces of the other hand, and what these are called */
  readonly mirrored?: { readonly id: string; readonly mark: string; readonly quantity: number };
}

export function rowsOf(drawing: MemberList, options: AssessmentOptions, project: ProjectSettings, said: Said): Row[] {
  const corrections = new Map((options.corrections ?? []).map((one) => [bare(one.mark), one]));
  const used = new Set<string>();
  const name = uniqueNames();
  const given = byMark(options.actions ?? []);
  const sources: ActionSources = { byMark: given, project, widthOf: tributaryWidths(drawing.members) };
  const named = drawing.members.map((read): Row => {
    const drawn = weighed(read);
    const id = name(safeName(drawn.mark, safeName(drawn.profile ?? drawn.section, "member")));
    const key = [bare(drawn.mark), bare(id)].find((one) => one !== "" && corrections.has(one));
    const correction = key === undefined ? undefined : corrections.get(key);
    if (key !== undefined) used.add(key);
    const role = roleOf(drawn, correction);
    const fallback = drawing.drawing_info.default_grade ?? project.default_grade;
    const steel_grade = drawn.steel_grade ?? fallback;
    return {
      id,
      drawn,
      correction,
      steel_grade: printable(steel_grade, 40),
      grade_assumed: drawn.steel_grade === undefined && drawing.drawing_info.default_grade === undefined,
      role,
      actions: actionsOf(read, role.value, correction, sources),
      quantity: drawn.quantity ?? 1,
    };
  });
  const rows = named.map((row): Row => {
    const count = Math.min(row.drawn.mirrored ?? 0, row.quantity - 1);
    if (count <= 0) return row;
    const mark = `${printable(row.drawn.mark, 60) || row.id}-R`;
    return { ...row, mirrored: { id: name(`${row.id}-R`), mark, quantity: count } };
  });
  saySeveral(rows, said);
  const marks = new Set([...drawing.members, ...drawing.other_rows].map(({ mark = "" }) => bare(mark)));
  for (const [key, { mark, remove }] of corrections)
    if (!used.has(key) && !marks.has(key) && !remove && !drawing.warnings.some((one) => saysUnknown(one, mark)))
      said.warn(corrected.unknownMark({ mark: printable(mark, 60) }));
  for (const [key, [first]] of given)
    if (first && key !== "*" && !marks.has(key)) said.warn(says.unknownMark({ mark: printable(first.mark, 60) }));
  return rows;
}

/** One mark for different pieces: which is which has to be seen. */
function saySeveral(rows: readonly Row[], said: Said): void {
  const byMark = new Map<string, Row[]>();
  for (const row of rows) {
    const key = bare(row.drawn.mark);
    byMark.set(key, [...(byMark.get(key) ?? []), row]);
  }
  for (const [mark, list] of byMark) {
    const pieces = list.map(({ drawn: { profile, section: text, length_mm } }) =>
      [printable(profile ?? text, 40), ...(length_mm === undefined ? [] : [`L=${round2(length_mm)}`])].join(" "),
    );
    const [first] = list;
    if (mark === "" || !first || new Set(pieces).size < 2) continue;
    const told = (all: readonly string[]) => [...new Set(all)].slice(0, 5).join(", ");
    said.warn(
      checked.severalPieces({ pieces: told(pieces), names: told(list.map(({ id }) => id)) }),
      shown(first),
      ...list.map(({ id }) => id),
    );
  }
}

/** By the catalogue, where the drawing gives no mass and the reader made none. */
function weighed(member: DrawnMember): DrawnMember {
  const { profile, length_mm, quantity = 1 } = member;
  const G = profile === undefined ? undefined : section(profile)?.properties.G_kg_m;
  if (member.mass_kg !== undefined || G === undefined || length_mm === undefined) return member;
  return { ...member, mass_kg: round2((G * length_mm * quantity) / 1000), mass_source: "computed" };
}

export const shown = ({ drawn, id }: Row): string => printable(drawn.mark, 40) || id;
