/** The joints of each row, its profile with holes and copes, and what is welded to it in the shop. */
import { type AnnexCode, InvalidInput } from "@x/eurocode";
import type { Assembly, EndCut, FabricatedMember, Fabrication, MemberEnd, ProfilePart } from "../fabrication.ts";
import type { EndOverride } from "../model.ts";
import { printable } from "../names.ts";
import type { ChosenActions } from "./actions.ts";
import { chooseJoint } from "./joints/choose.ts";
import { axesOf, type JointEnd, type JointMember } from "./joints/end.ts";
import { fittingsOf } from "./joints/fittings.ts";
import { type Sized, sizeJoint } from "./joints/size.ts";
import type { ProjectSettings } from "./options.ts";
import type { PlacedFittings, Register } from "./register.ts";
import { type Row, shown } from "./rows.ts";
import type { Said } from "./said.ts";
import { round3, weighedProfile } from "./solid.ts";
import { supportsOf } from "./supports.ts";

export interface Built {
  readonly ends: FabricatedMember["ends"];
  readonly profile?: ProfilePart;
  readonly assembly?: (parts: Fabrication["parts"]) => Assembly;
}

export function piecesOf(
  rows: readonly Row[],
  context: { readonly annex: AnnexCode; readonly project: ProjectSettings },
  register: Register,
  said: Said,
  onJoint: (done: number) => void,
): Built[] {
  const supports = supportsOf(rows);
  const sizes = new Map<string, Sized | { readonly refused: string }>();
  const problems: InvalidInput["problems"][number][] = [];
  const built = rows.map((row, i): Built => {
    if (i % 20 === 0) onJoint(i);
    const { profile } = row.drawn;
    if (profile === undefined) return { ends: both("its section is unknown") };
    const member = jointMember(row, profile);
    const ends = (["start", "end"] as const).map((end) => {
      const correction = row.correction?.[end];
      const support = supports(row.id, end, correction?.support);
      const at: JointEnd = { member, end, ...(correction && { correction }), ...(support && { support }) };
      if (correction?.support !== undefined && !support)
        said.warn(`its support ${printable(correction.support, 60)} is not a mark of the drawing`, shown(row));
      const choice = chooseJoint(at, context.project);
      const key = JSON.stringify([
        choice,
        member.profile,
        member.steel_grade,
        member.role,
        member.length_mm,
        member.actions,
        member.actionsFrom,
        member.uplift,
        support,
        correction?.set,
      ]);
      try {
        const sized = sizes.get(key) ?? sizeJoint(at, choice, context);
        sizes.set(key, sized);
        return { at, choice, sized };
      } catch (error) {
        if (!(error instanceof InvalidInput)) throw error;
        problems.push(...error.problems);
        return { at, choice, sized: { refused: "the correction cannot be" } };
      }
    });
    return build(row, profile, ends, register, said);
  });
  if (problems.length > 0) throw new InvalidInput(problems.slice(0, 100));
  return built;
}

const both = (reason: string): FabricatedMember["ends"] => ({ start: { reason }, end: { reason } });

function jointMember({ id, drawn, role, steel_grade, actions, quantity }: Row, profile: string): JointMember {
  return {
    id,
    mark: printable(drawn.mark, 60),
    role: role.value,
    profile,
    steel_grade,
    ...(drawn.length_mm !== undefined && { length_mm: drawn.length_mm }),
    quantity,
    actions: actions.values,
    actionsFrom: actions.from,
    ...upliftOf(actions),
  };
}

/** Load cases may pull where the greatest force pushes. The sign of a printed force is not known: there it is no uplift. */
function upliftOf({ from, load_cases, values }: ChosenActions): { uplift?: number } {
  if (from === "drawing" || !load_cases || (values.N_Ed ?? 0) <= 0) return {};
  const least = Math.min(...load_cases.map(({ N_Ed }) => (typeof N_Ed === "number" ? N_Ed : 0)));
  return least < 0 ? { uplift: least } : {};
}

const SIMPLE: readonly string[] = ["fin-plate", "header-plate", "angle-cleats"];

interface SizedEnd {
  readonly at: JointEnd;
  readonly choice: ReturnType<typeof chooseJoint>;
  readonly sized: Sized | { readonly refused: string };
}

const cutOf = (end: EndOverride | undefined): EndCut => ({
  about_y_deg: end?.cut?.about_y_deg ?? 0,
  about_z_deg: end?.cut?.about_z_deg ?? 0,
});

function build(row: Row, profile: string, ends: readonly SizedEnd[], register: Register, said: Said): Built {
  const length = row.drawn.length_mm;
  const massEach = row.drawn.mass_kg === undefined ? undefined : row.drawn.mass_kg / row.quantity;
  const whole = length !== undefined && massEach !== undefined;
  const placed: PlacedFittings[] = [];
  const holes: ProfilePart["holes"][number][] = [];
  const copes: ProfilePart["copes"][number][] = [];
  const named: string[] = [];
  const results = ends.map(({ at, choice, sized }): MemberEnd => {
    if ("refused" in sized) {
      if (choice.type !== undefined) said.warn(`no ${choice.type} at its ends: ${sized.refused}`, shown(row));
      return { reason: sized.refused };
    }
    const joint = register.joint(at, sized, choice.reason, choice.assumed);
    if (SIMPLE.includes(sized.type) && (at.member.actions.N_Ed ?? 0) !== 0)
      said.warn("its axial force is not verified in its simple joints", shown(row));
    if (sized.type === "column-base" && at.member.actionsFrom === "drawing" && (at.member.actions.N_Ed ?? 0) !== 0)
      said.warn("its base is made for the printed axial force in compression: uplift is not verified", shown(row));
    named.push(joint.id);
    const fittings = fittingsOf(at, sized.type, joint.requests, sized.weldOf);
    const inside = fittings.holes.filter(
      ({ x_mm, d_mm }) => length !== undefined && x_mm > d_mm / 2 && x_mm < length - d_mm / 2,
    );
    if (whole && inside.length < fittings.holes.length)
      said.warn("is shorter than its joints: holes beyond its end are left out", shown(row));
    holes.push(...inside.map((hole) => ({ ...hole, joint: joint.id })));
    copes.push(...fittings.copes);
    placed.push(register.place(joint, fittings, row.quantity, whole));
    return { joint: joint.id, reason: choice.reason };
  });
  const [start, end] = results;
  const outcome = { start: start ?? { reason: "" }, end: end ?? { reason: "" } };
  if (!whole) return { ends: outcome };
  const part = weighedProfile({
    id: row.id,
    mark: printable(row.drawn.mark, 60),
    profile,
    steel_grade: row.steel_grade,
    length_mm: length,
    quantity: row.quantity,
    cuts: { start: cutOf(row.correction?.start), end: cutOf(row.correction?.end) },
    holes: holes.sort((a, b) => a.wall.localeCompare(b.wall) || a.x_mm - b.x_mm || a.across_mm - b.across_mm),
    copes,
    mass_kg: round3(massEach),
  });
  return {
    ends: outcome,
    profile: part,
    assembly: (parts) => assemblyOf(row, part, placed, [...new Set(named)], parts),
  };
}

function assemblyOf(
  row: Row,
  part: ProfilePart,
  placed: readonly PlacedFittings[],
  joints: readonly string[],
  parts: Fabrication["parts"],
): Assembly {
  const plates = placed.flatMap((one) => one.plates);
  const welds = placed.flatMap((one) => one.welds);
  const plateOf = new Map(parts.plates.map((plate) => [plate.id, plate]));
  const weldOf = new Map(parts.welds.map((weld) => [weld.id, weld]));
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const plateMass = sum(plates.map(({ part: id }) => plateOf.get(id)?.mass_kg ?? 0));
  const weldMass = sum(
    welds.map(({ part: id }) => {
      const weld = weldOf.get(id);
      return weld ? weld.mass_kg / weld.quantity : 0;
    }),
  );
  const axes = axesOf("start", part.length_mm);
  return {
    id: row.id,
    mark: part.mark,
    quantity: row.quantity,
    role: row.role.value,
    profiles: [{ part: part.id, frame: { origin: axes.point(0, 0, 0), x: [1, 0, 0], y: [0, 1, 0] } }],
    plates,
    fittings: placed.flatMap((one) => one.pieces),
    neighbours: placed.flatMap((one) => one.neighbours),
    bolts: placed.flatMap((one) => one.bolts),
    welds,
    joints,
    mass_kg: round3(part.mass_kg + plateMass + weldMass),
    surface_m2: round3(part.surface_m2 + sum(plates.map(({ part: id }) => plateOf.get(id)?.surface_m2 ?? 0))),
    ...(row.drawn.place && row.drawn.place.length > 0 && { place: row.drawn.place }),
  };
}
