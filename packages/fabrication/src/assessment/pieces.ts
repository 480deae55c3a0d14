/** The joints of each row, its profile with holes and copes, and what is welded to it in the shop. */
import { type AnnexCode, InvalidInput, isInvalidInput } from "@x/eurocode";
import type { Message } from "@x/eurocode/message";
import { problemAt } from "@x/eurocode/problems";
import { frameIn, frameOf, pointIn } from "../axes.ts";
import type {
  Assembly,
  Direction,
  EndName,
  FabricatedMember,
  Fabrication,
  Frame,
  MemberEnd,
  ProfileHole,
  ProfilePart,
} from "../fabrication.ts";
import type { EndOverride, Point } from "../members/model.ts";
import { printable } from "../members/names.ts";
import { tables } from "../members/says.ts";
import { worstState } from "../states.ts";
import { jointTypes } from "../terms.ts";
import type { ChosenActions } from "./actions.ts";
import { type Attachment, attachedOf } from "./attachments.ts";
import { clash } from "./clashes.ts";
import { chooseJoint, isLeftOpen, type ListedPlates } from "./joints/choose.ts";
import {
  axesOf,
  type Dimensions,
  dimensionsOf,
  type Fittings,
  type JointEnd,
  type JointMember,
  nothing,
} from "./joints/end.ts";
import { fittingsOf } from "./joints/fittings.ts";
import { says as joints } from "./joints/says.ts";
import { type Sized, sizeJoint } from "./joints/size.ts";
import { sayLengths } from "./lengths.ts";
import { mirroredAssembly, mirroredPart, mirroredPlace } from "./mirror.ts";
import { fittingRules, type ProjectSettings } from "./options.ts";
import type { PlacedFittings, Register } from "./register.ts";
import { type Row, shown } from "./rows.ts";
import type { Said } from "./said.ts";
import { drawn as listed, roles, seats as says } from "./says.ts";
import { cutsOf, isSkew, isWithinCuts, leastLength } from "./skew.ts";
import { reachOf, round1, round3, weighedProfile } from "./solid.ts";
import { supportsOf } from "./supports.ts";

export interface Built {
  readonly ends: FabricatedMember["ends"];
  /** two where some of its pieces are mirrored */
  readonly profiles?: readonly ProfilePart[];
  /** holes for what it carries, away from its ends */
  readonly drilled?: readonly ProfileHole[];
  readonly assemblies?: (made: Pick<Fabrication, "parts" | "members" | "joints">) => readonly Assembly[];
}

export function piecesOf(
  rows: readonly Row[],
  context: { readonly annex: AnnexCode; readonly project: ProjectSettings; readonly listed: ListedPlates },
  register: Register,
  said: Said,
  onJoint: (done: number) => void,
): Built[] {
  const supports = supportsOf(rows);
  const sizes = new Map<string, Sized | { readonly refused: Message }>();
  const problems: InvalidInput["problems"][number][] = [];
  const sizedEnds = rows.map((row, i): SizedEnd[] => {
    if (i % 20 === 0) onJoint(i);
    const { profile } = row.drawn;
    if (profile === undefined) return [];
    problems.push(...crossingCuts(row, profile));
    const member = jointMember(row, profile);
    return (["start", "end"] as const).map((end) => {
      const correction = row.correction?.[end];
      const support = supports(row.id, end, correction);
      const at: JointEnd = { member, end, ...(correction && { correction }), ...(support && { support }) };
      if (correction?.support !== undefined && !support)
        said.warn(says.unknownSupport({ mark: printable(correction.support, 60) }), shown(row), row.id);
      const choice = chooseJoint(at, context.project, context.listed);
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
        if ("refused" in sized) return { at, choice, sized };
        const items = sized.joint.items.map(({ item }) => item);
        return {
          at,
          choice,
          sized,
          fittings: fittingsOf(at, sized.type, items, sized.weldOf, fittingRules(context.project)),
        };
      } catch (error) {
        if (!isInvalidInput(error)) throw error;
        problems.push(...error.problems);
        return { at, choice, sized: { refused: joints.impossible } };
      }
    });
  });
  if (problems.length > 0) throw new InvalidInput(problems.slice(0, 100));
  const byRow = new Map(rows.map((row) => [row.id, row]));
  for (const [i, row] of rows.entries()) sayLengths(row, sizedEnds[i] ?? [], byRow, said);
  const seats = seatsOf(rows, sizedEnds, said);
  return rows.map((row, i): Built => {
    const { profile } = row.drawn;
    if (profile === undefined) return { ends: both(roles.unknownSection) };
    return build(row, profile, sizedEnds[i] ?? [], seats, register, said, context.project);
  });
}

/** A piece whose cuts meet is none. */
function crossingCuts({ drawn, correction }: Row, profile: string): InvalidInput["problems"][number][] {
  const { length_mm } = drawn;
  const ends = (["start", "end"] as const).filter((end) => isSkew(correction?.[end]?.cut));
  if (length_mm === undefined || ends.length === 0) return [];
  const left = leastLength({ cuts: cutsOf(correction), length_mm }, dimensionsOf(profile));
  if (left >= 1) return [];
  const crossing = tables.cutsCross({ L: round1(length_mm), left: round1(left) });
  return ends.map((end) => problemAt(`corrections of ${printable(drawn.mark, 60)}: ${end}.cut`, crossing));
}

/** Which ends stand where on which member; by the id of the support, and by the end. */
interface Seats {
  readonly on: ReadonlyMap<string, readonly Attachment[]>;
  readonly of: ReadonlyMap<string, { readonly support: string; readonly attachment: Attachment }>;
  /** what each attached end has brought to its support, as it is built */
  readonly brought: Map<string, PlacedFittings["carried"] & { readonly joint: string }>;
}

const endKey = (member: string, end: EndName): string => `${end} ${member}`;

const isWhole = ({ drawn }: Row): boolean => drawn.length_mm !== undefined && drawn.mass_kg !== undefined;

function seatsOf(rows: readonly Row[], ends: readonly (readonly SizedEnd[])[], said: Said): Seats {
  const on = new Map<string, Attachment[]>();
  const of = new Map<string, { support: string; attachment: Attachment }>();
  const whole = new Map(rows.filter(isWhole).map((row) => [row.id, row]));
  for (const [i, list] of ends.entries()) {
    for (const { at, fittings } of list) {
      if (!fittings || !at.support) continue;
      const attached = attachedOf({ at, fittings }, whole);
      const row = rows[i];
      if (attached === undefined || row === undefined) continue;
      if ("reason" in attached) {
        const nothingAt = at.end === "start" ? says.nothingAtStart : says.nothingAtEnd;
        said.warn(nothingAt({ support: printable(at.support.mark, 60), why: attached.reason }), shown(row), row.id);
        continue;
      }
      const known = on.get(at.support.id) ?? [];
      on.set(at.support.id, [...known, attached]);
      of.set(endKey(at.member.id, at.end), { support: at.support.id, attachment: attached });
    }
  }
  for (const [support, attachments] of on) sayClashes(attachments, whole.get(support), whole, said);
  return { on, of, brought: new Map() };
}

/** Two that stand in each other: found, and said; which of them gives way a person decides. */
function sayClashes(
  attachments: readonly Attachment[],
  support: Row | undefined,
  rows: ReadonlyMap<string, Row>,
  said: Said,
): void {
  if (!support) return;
  const standing = attachments.flatMap(({ member, bodies }) =>
    bodies.map((parts) => {
      const xs = parts.flatMap(({ corners }) => corners.map(([x]) => x));
      const row = rows.get(member);
      return { name: row ? shown(row) : member, parts, from: Math.min(...xs), to: Math.max(...xs) };
    }),
  );
  standing.forEach((one, i) => {
    for (const other of standing.slice(i + 1)) {
      if (one.to < other.from || other.to < one.from) continue;
      if (!one.parts.some((a) => other.parts.some((b) => clash(a, b)))) continue;
      said.warn(says.clash({ one: one.name, other: other.name }), shown(support), support.id);
    }
  });
}

const both = (reason: Message): FabricatedMember["ends"] => ({ start: { reason }, end: { reason } });

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

const simpleTypes: readonly string[] = ["fin-plate", "header-plate", "angle-cleats"];

interface SizedEnd {
  readonly at: JointEnd;
  readonly choice: ReturnType<typeof chooseJoint>;
  readonly sized: Sized | { readonly refused: Message };
  readonly fittings?: Fittings;
}

const unjoined: MemberEnd = { reason: joints.noJoint };

function build(
  row: Row,
  profile: string,
  ends: readonly SizedEnd[],
  seats: Seats,
  register: Register,
  said: Said,
  { anchor_hole_clearance_mm: clearance }: Pick<ProjectSettings, "anchor_hole_clearance_mm">,
): Built {
  const length = row.drawn.length_mm;
  const massEach = row.drawn.mass_kg === undefined ? undefined : row.drawn.mass_kg / row.quantity;
  const whole = length !== undefined && massEach !== undefined;
  const [cuts, dims] = [cutsOf(row.correction), dimensionsOf(profile)];
  const placed: PlacedFittings[] = [];
  const holes: ProfileHole[] = [];
  const copes: ProfilePart["copes"][number][] = [];
  const named: string[] = [];
  const results = ends.map(({ at, choice, sized, fittings = nothing }): MemberEnd => {
    if ("refused" in sized) {
      sayNoJoint(at.end, choice, sized.refused, row, said);
      return { reason: sized.refused };
    }
    const joint = register.joint(at, sized, choice.reason, choice.assumed);
    if (simpleTypes.includes(sized.type) && (at.member.actions.N_Ed ?? 0) !== 0)
      said.warn(joints.axialForce, shown(row), row.id);
    if (sized.type === "column-base" && at.member.actionsFrom === "drawing" && (at.member.actions.N_Ed ?? 0) !== 0)
      said.warn(joints.printedUplift, shown(row), row.id);
    if (sized.type === "gusset") sayGusset(at, row, said);
    if (fittings.plates.some(({ plate }) => plate.use === "plate washer") && (sized.actions.values.V_Ed ?? 0) !== 0)
      said.warn(joints.washersWelded({ clearance }), shown(row), row.id);
    named.push(joint.id);
    const inside = length === undefined ? [] : fittings.holes.filter((hole) => isInside(hole, length, cuts, dims));
    if (whole && inside.length < fittings.holes.length) said.warn(joints.shorterThanJoints, shown(row), row.id);
    holes.push(...inside.map((hole) => ({ ...hole, joint: joint.id })));
    copes.push(...fittings.copes);
    const seat = seats.of.get(endKey(row.id, at.end));
    const made = register.place(joint, fittings, row.quantity, whole, seat?.support);
    placed.push(made);
    if (seat) seats.brought.set(endKey(row.id, at.end), { ...made.carried, joint: joint.id });
    return { joint: joint.id, reason: choice.reason };
  });
  const [start, end] = results;
  const outcome = { start: start ?? unjoined, end: end ?? unjoined };
  if (!whole) return { ends: outcome };
  const attachments = seats.on.get(row.id) ?? [];
  const drilled = drilledFor(attachments, row, said);
  holes.push(...drilled);
  const part = weighedProfile({
    id: row.id,
    mark: printable(row.drawn.mark, 60),
    profile,
    steel_grade: row.steel_grade,
    length_mm: length,
    quantity: row.quantity,
    cuts,
    holes: distinctHoles(holes).sort(
      (a, b) => a.wall.localeCompare(b.wall) || a.x_mm - b.x_mm || a.across_mm - b.across_mm,
    ),
    copes,
    mass_kg: round3(massEach),
  });
  const mirrored = row.mirrored && mirroredPart(part, row.mirrored);
  const asDrawn = mirrored ? { ...part, quantity: part.quantity - mirrored.quantity } : part;
  return {
    ends: outcome,
    profiles: mirrored ? [asDrawn, mirrored] : [asDrawn],
    ...(drilled.length > 0 && { drilled }),
    // when all ends are built
    assemblies: (made) => {
      const carried = attachments.flatMap((one) => carriedOn(one, seats.brought.get(endKey(one.member, one.end))));
      const whole = assemblyOf(row, part, placed, carried, named, made, placesOf(row, ends, seats));
      return mirrored ? byHand(whole, asDrawn, mirrored, made.parts) : [whole];
    },
  };
}

function sayNoJoint(end: EndName, choice: SizedEnd["choice"], why: Message, row: Row, said: Said): void {
  if (choice.type !== undefined)
    said.warn(joints.noneOfType({ type: jointTypes[choice.type], why }), shown(row), row.id);
  else if (isLeftOpen({ reason: why }) && why.id !== listed.notDoubled.id)
    said.warn((end === "start" ? joints.openStart : joints.openEnd)({ why }), shown(row), row.id);
}

function isInside(hole: ProfileHole, length_mm: number, cuts: ProfilePart["cuts"], dims: Dimensions): boolean {
  const { x_mm, d_mm } = hole;
  if (x_mm <= d_mm / 2 || x_mm >= length_mm - d_mm / 2) return false;
  return isWithinCuts({ cuts, length_mm }, dims, { ...hole, x_mm: reachOf(hole, length_mm) }, d_mm / 2);
}

/** Which places are those of the mirrored pieces is not said: the last ones. */
function byHand(whole: Assembly, asDrawn: ProfilePart, mirrored: ProfilePart, parts: Fabrication["parts"]): Assembly[] {
  const { place = [], ...rest } = whole;
  const other = mirroredAssembly(rest, asDrawn, mirrored, parts);
  const own = { ...rest, quantity: asDrawn.quantity };
  return place.length === 0
    ? [own, other]
    : [
        { ...own, place: place.slice(0, asDrawn.quantity) },
        { ...other, place: place.slice(asDrawn.quantity).map((one) => mirroredPlace(asDrawn, one)) },
      ];
}

/** What no check looks at: said on the sheets of the brace and of what carries it. */
function sayGusset({ support, correction }: JointEnd, row: Row, said: Said): void {
  said.warn(joints.gussetItself, shown(row), row.id);
  if (!support) {
    said.warn(joints.gussetUnknown, shown(row), row.id);
    return;
  }
  const { shape, y_w, t_w } = dimensionsOf(support.profile);
  const of = { support: printable(support.mark, 60) };
  const tell = (sentence: Message) => said.warn(sentence, shown(row), row.id, support.id);
  if (shape !== "I" && shape !== "channel") tell(joints.gussetOnWall(of));
  else if (support.side === "web") tell(joints.gussetOnWeb(of));
  else {
    const beside = Math.max(0, ...offsetsOf(support, correction).map((one) => Math.abs(one - y_w)));
    tell(beside <= t_w / 2 ? joints.gussetOnWebPlane(of) : joints.gussetBesideWeb({ ...of, e: Math.round(beside) }));
  }
}

const offsetsOf = ({ offset_mm }: NonNullable<JointEnd["support"]>, correction: EndOverride | undefined): number[] => [
  ...(correction?.support_at ?? []).flatMap((one) => one.offset_mm ?? []),
  ...(correction?.support_at === undefined && offset_mm !== undefined ? [offset_mm] : []),
];

/** Its own joint stands in each hole; where two ends share a hole it is drilled once, and their bolts are the same. */
function drilledFor(attachments: readonly Attachment[], row: Row, said: Said): ProfileHole[] {
  const all: { hole: ProfileHole; of: string }[] = [];
  for (const { member, end, holes } of attachments)
    for (const hole of holes) {
      const of = endKey(member, end);
      const near = all.find(
        (one) =>
          one.hole.wall === hole.wall &&
          Math.hypot(one.hole.x_mm - hole.x_mm, one.hole.across_mm - hole.across_mm) < 2.2 * hole.d_mm,
      );
      const same = near && near.hole.x_mm === hole.x_mm && near.hole.across_mm === hole.across_mm;
      if (same) said.warn(says.sharedHoles, shown(row), row.id);
      else if (near && near.of !== of) said.warn(says.closeHoles, shown(row), row.id);
      if (!same) all.push({ hole, of });
    }
  return all.map(({ hole }) => hole);
}

const distinctHoles = (holes: readonly ProfileHole[]): ProfileHole[] => [
  ...new Map(holes.map((one) => [JSON.stringify([one.wall, one.x_mm, one.across_mm]), one])).values(),
];

interface Carried {
  readonly plates: Assembly["plates"];
  readonly welds: Assembly["welds"];
  readonly joint: string;
}

/** In the axes of the support. */
function carriedOn({ frames }: Attachment, brought: Carried | undefined): Carried[] {
  if (!brought) return [];
  return frames.map((outer) => ({
    joint: brought.joint,
    plates: brought.plates.map(({ part, frame }) => ({ part, frame: tidy(frameIn(outer, frame)) })),
    welds: brought.welds.map(({ part, path }) => ({ part, path: path.map((point) => even(pointIn(outer, point))) })),
  }));
}

const tidy = ({ origin, x, y }: Frame): Frame => ({ origin: even(origin), x: fine(x), y: fine(y) });
const fine = ([x, y, z]: Direction): Direction => [round9(x), round9(y), round9(z)];
const round9 = (value: number): number => Math.round(value * 1e9) / 1e9 + 0;
const even = (p: Direction): Direction => [round3(p[0]) + 0, round3(p[1]) + 0, round3(p[2]) + 0];

/** A brace on a gusset stands beside the line that is drawn for it, in which its gusset lies. */
function placesOf(row: Row, ends: readonly SizedEnd[], seats: Seats): Assembly["place"] {
  const seated = ends.find(
    ({ at, fittings }) => fittings?.gusset_mm !== undefined && seats.of.has(endKey(row.id, at.end)),
  );
  const aside = seated?.fittings?.gusset_mm;
  if (aside === undefined) return row.drawn.place;
  return row.drawn.place?.map((place) => {
    const { y } = frameOf(place);
    const moved = (point: Point): Point =>
      even([point[0] - y[0] * aside, point[1] - y[1] * aside, point[2] - y[2] * aside]);
    return { ...place, start: moved(place.start), end: moved(place.end) };
  });
}

function assemblyOf(
  row: Row,
  part: ProfilePart,
  placed: readonly PlacedFittings[],
  carried: readonly Carried[],
  named: readonly string[],
  { parts, ...made }: Pick<Fabrication, "parts" | "members" | "joints">,
  place: Assembly["place"],
): Assembly {
  const plates = [...placed, ...carried].flatMap((one) => one.plates);
  const welds = [...placed, ...carried].flatMap((one) => one.welds);
  const joints = [...new Set([...named, ...carried.map(({ joint }) => joint)])];
  const plateOf = new Map(parts.plates.map((plate) => [plate.id, plate]));
  const weldOf = new Map(parts.welds.map((weld) => [weld.id, weld]));
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const plateMass = sum(plates.map(({ part: id }) => plateOf.get(id)?.mass_kg ?? 0));
  const weldMass = sum(
    welds.map(({ part: id }) => {
      const weld = weldOf.get(id);
      return weld?.where === "shop" ? weld.mass_kg / weld.quantity : 0;
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
    // cleats are bolted on site: no cut piece belongs to an assembly
    fittings: [],
    neighbours: placed.flatMap((one) => one.neighbours),
    bolts: placed.flatMap((one) => one.bolts),
    welds,
    joints,
    state: worstState([
      ...made.members.filter(({ id }) => id === row.id).map(({ state }) => state),
      ...made.joints.filter(({ id }) => joints.includes(id)).map(({ state }) => state),
    ]),
    mass_kg: round3(part.mass_kg + plateMass + weldMass),
    surface_m2: round3(part.surface_m2 + sum(plates.map(({ part: id }) => plateOf.get(id)?.surface_m2 ?? 0))),
    ...(place && place.length > 0 && { place }),
  };
}
