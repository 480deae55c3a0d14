/**
 * Plates and bolts that the list itself has. A correction assigns them to a joint, leaves them out or takes them as drawn; until
 * then a joint whose plates the list has is made on request only.
 */
import { resolveDesignation, section } from "@x/eurocode";
import type { Joint, JointType, PlateUse } from "../fabrication.ts";
import { bare } from "../members/identity.ts";
import type { EndOverride, MemberList, OtherRow, Override } from "../members/model.ts";
import { printable, safeName } from "../members/names.ts";
import type { ListedPlates } from "./joints/choose.ts";
import type { BoltSpec } from "./joints/end.ts";
import type { Register } from "./register.ts";
import type { Said } from "./said.ts";
import { drawn as says, whole } from "./says.ts";
import { rectangle } from "./solid.ts";

type KnownUse = "base plate" | "end plate" | "gusset" | "fin plate";

/** As lists call them, and as offices mark them. */
const words: readonly (readonly [KnownUse, RegExp, RegExp])[] = [
  [
    "base plate",
    /base\s?plate|fu(?:ß|ss)platte|grundplatte|voetplaat|platines? de pied|plaques? d['’]assise|fotplåt/i,
    /^BP[-_ ]?\d/i,
  ],
  ["end plate", /(?:end|header)\s?plate|kopfplatte|stirnplatte|kopplaat|platines? d['’]about|ändplåt/i, /^EP[-_ ]?\d/i],
  ["gusset", /gusset|knotenblech|schetsplaat|knoopplaat|goussets?|knutplåt/i, /^GP[-_ ]?\d/i],
  ["fin plate", /fin\s?plate|shear\s?tab|fahnenblech|lipplaat|livplåt/i, /^SP?T[-_ ]?\d/i],
];

const useOf = ({ text, mark = "" }: OtherRow): KnownUse | undefined =>
  words.find(([, named, marked]) => named.test(text) || marked.test(mark))?.[0];

const isPart = ({ kind }: OtherRow): boolean => kind === "plate" || kind === "fastener";

export function listedPlates(drawing: MemberList, corrections: readonly Override[]): ListedPlates {
  const corrected = byMark(corrections);
  const listed = new Map<PlateUse, string[]>();
  for (const row of drawing.other_rows) {
    const use = row.kind === "plate" ? useOf(row) : undefined;
    const { remove, part_of } = corrected.get(bare(row.mark ?? "")) ?? {};
    if (use === undefined || remove || part_of !== undefined) continue;
    listed.set(use, [...(listed.get(use) ?? []), printable(row.mark ?? row.text, 40)]);
  }
  return listed;
}

/** By mark; what has none cannot be corrected. */
const byMark = (corrections: readonly Override[]): ReadonlyMap<string, Override> =>
  new Map(corrections.filter(({ mark }) => mark !== "").map((one) => [bare(one.mark), one]));

/** Plates and bolts of the list as parts of their own: those that no correction leaves out or gives to a joint. */
export function drawnParts(
  drawing: MemberList,
  corrections: readonly Override[],
  register: Register,
  said: Said,
): void {
  const corrected = byMark(corrections);
  const ofRow = ({ mark = "" }: OtherRow): Override | undefined => corrected.get(bare(mark));
  const kept = drawing.other_rows.filter((row) => !ofRow(row)?.remove && ofRow(row)?.part_of === undefined);
  const plates = kept.flatMap((row) => {
    const size = row.kind === "plate" ? plateSize(row) : undefined;
    return size ? [{ row, size }] : [];
  });
  plates.forEach(({ row, size: [t_mm, width, length] }, i) => {
    const plate = {
      use: "drawn" as const,
      t_mm,
      outline: rectangle(length, width),
      holes: [],
      contour_only: true as const,
      steel_grade: printable(row.steel_grade ?? drawing.drawing_info.default_grade ?? "S355", 40),
    };
    register.drawnPlate(plate, safeName(row.mark ?? "", `drawn-${i + 1}`), row.quantity ?? 1);
  });
  const bolts = kept.filter((row) => boltOf(row) !== undefined);
  for (const row of bolts) {
    const bolt = boltOf(row);
    if (bolt) register.drawnBolt(bolt, row.quantity ?? 1, "site");
  }
  const doubted = (rows: readonly OtherRow[]) => rows.filter((row) => !ofRow(row)?.as_drawn).length;
  if (plates.length > 0) said.warn(says.contourOnly({ n: plates.length }));
  const count = doubted(plates.map(({ row }) => row));
  if (count > 0) said.warn(whole.drawnPlates({ count }));
  if (doubted(bolts) > 0) said.warn(says.bolts({ n: doubted(bolts) }));
}

function boltOf({ kind, fastener }: OtherRow): BoltSpec | undefined {
  if (kind !== "fastener" || !fastener) return undefined;
  const { size, grade = "8.8", length_mm } = fastener;
  if (!/^M\d{1,2}$/.test(size) || length_mm === undefined) return undefined;
  return { kind: "bolt", size, grade: printable(grade, 10), grip_mm: 0, length_mm };
}

function plateSize(row: OtherRow): [number, number, number] | undefined {
  const { t_mm, width_mm, length_mm } = row.plate ?? {};
  if (t_mm !== undefined && width_mm !== undefined && length_mm !== undefined) return [t_mm, width_mm, length_mm];
  if (row.section === undefined || row.length_mm === undefined) return undefined;
  const found = resolveDesignation(row.section);
  if (!("kind" in found) || found.kind !== "section") return undefined;
  const { dimensions } = section(found.canonical) ?? {};
  const { b_mm, t_mm: t } = dimensions ?? {};
  return b_mm === undefined || t === undefined ? undefined : [t, b_mm, row.length_mm];
}

// ---------------------------------------------------------------- given to a joint

const plateOf: Partial<Record<JointType, PlateUse>> = {
  "column-base": "base plate",
  "fin-plate": "fin plate",
  "header-plate": "end plate",
  "end-plate": "end plate",
  gusset: "gusset",
};

/** A row of the list that a correction gives to a joint. */
export interface Assigned {
  readonly row: OtherRow;
  readonly at: Joint["at"];
  readonly use: PlateUse | undefined;
}

export const assigns = (corrections: readonly Override[]): boolean =>
  corrections.some(({ part_of }) => part_of !== undefined);

/**
 * Which ends have the joints that parts are given to, and corrections that make these joints with the plates as drawn. A joint
 * is named by its id, a column base also by that of its plate; a mark of a member means its only joint with such a plate.
 */
export function assigned(
  drawing: MemberList,
  corrections: readonly Override[],
  joints: readonly Joint[],
  said: Said,
): { readonly parts: readonly Assigned[]; readonly corrections: readonly Override[] } {
  const parts: Assigned[] = [];
  const ends = new Map<string, { start?: EndOverride; end?: EndOverride }>();
  for (const { mark, part_of } of corrections) {
    if (part_of === undefined) continue;
    const row = drawing.other_rows.find((one) => isPart(one) && bare(one.mark ?? "") === bare(mark));
    const joint = row && jointNamed(part_of, row, joints);
    if (!row || !joint) {
      said.warn(row ? says.noJoint({ joint: printable(part_of, 60) }) : says.noPart, printable(mark, 60));
      continue;
    }
    parts.push({ row, at: joint.at, use: row.kind === "plate" ? plateOf[joint.type] : undefined });
    if (row.kind !== "plate") continue;
    for (const { member, end } of joint.at)
      ends.set(member, { ...ends.get(member), [end]: { joint: joint.type, set: measures(row, joint) } });
  }
  const merged = corrections.map((one) => {
    const more = ends.get(one.mark);
    ends.delete(one.mark);
    return more ? { ...one, start: both(more.start, one.start), end: both(more.end, one.end) } : one;
  });
  return { parts, corrections: [...merged, ...[...ends].map(([mark, more]) => ({ mark, ...more }))] };
}

/** What a person set of an end goes before the plate that was given to it. */
function both(given: EndOverride | undefined, own: EndOverride | undefined): EndOverride | undefined {
  if (!given || !own) return given ?? own;
  return { ...given, ...own, set: { ...given.set, ...own.set } };
}

function jointNamed(name: string, row: OtherRow, joints: readonly Joint[]): Joint | undefined {
  const same = (id: string) => bare(id) === bare(name);
  const named = joints.find(({ id }) => same(id) || same(id.replace(/^CB-/, "BP-")));
  if (named) return named;
  const use = useOf(row);
  const of = joints.filter(({ at, type }) => at.some(({ member }) => same(member)) && (!use || plateOf[type] === use));
  return of.length === 1 ? of[0] : undefined;
}

const objectIn = (item: Readonly<Record<string, unknown>> | undefined, name: string): boolean =>
  typeof item?.[name] === "object" && item[name] !== null;

/** Fields of the check that a drawn plate gives. */
function measures(row: OtherRow, { type, requests }: Joint): Readonly<Record<string, unknown>> {
  const size = plateSize(row);
  const [item] = requests;
  if (!size) return {};
  const [t_mm, width, length] = size;
  if (type === "column-base") return { plate: { t_mm, b_mm: width, h_mm: length } };
  if (objectIn(item, "gusset")) return { gusset: { t_mm } };
  return objectIn(item, "plate") ? { plate: { t_mm } } : {};
}

/** The joints' plates take the marks of the drawn ones; where their sizes differ, that is said. */
export function takeMarks(parts: readonly Assigned[], register: Register, said: Said): void {
  for (const { row, at, use } of parts) {
    const mark = printable(row.mark ?? "", 60);
    const joint = register.joints.find((one) =>
      one.at.some(({ member, end }) => at.some((other) => other.member === member && other.end === end)),
    );
    if (!joint) continue;
    const bolt = row.fastener && `${row.fastener.size} ${row.fastener.grade ?? ""}`.trim();
    if (bolt !== undefined && !bolt.split(" ").every((one) => JSON.stringify(joint.requests[0]).includes(`"${one}"`)))
      said.warn(says.otherBolt({ drawn: printable(bolt, 40), joint: joint.id }), mark);
    if (use === undefined) continue;
    const made = register.takesMark(joint.id, use, mark);
    const size = plateSize(row);
    if (!made || !size) continue;
    const sides = [0, 1].map((i) => Math.max(...made.outline.map((point) => point[i] ?? 0))).sort((a, b) => a - b);
    const [t, ...drawn] = size;
    const [width = 0, length = 0] = drawn.sort((a, b) => a - b);
    const same = Math.abs(made.t_mm - t) < 0.5 && sides.every((side, i) => Math.abs(side - (drawn[i] ?? 0)) < 1);
    const text = (one: readonly number[]) => one.map((value) => Math.round(value * 10) / 10).join(" × ");
    if (!same)
      said.warn(
        says.otherSize({ drawn: text([t, width, length]), joint: joint.id, made: text([made.t_mm, ...sides]) }),
        mark,
      );
    if (row.quantity !== undefined && row.quantity !== made.quantity)
      said.warn(says.otherCount({ drawn: row.quantity, joint: joint.id, made: made.quantity }), mark);
  }
}
