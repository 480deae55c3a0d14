/** What a verified joint is made of in a piece of timber: holes, slots for its plates, the cuts and notches of a step. */
import { atLeast, atMost, type Problem, problemAt, required } from "@x/eurocode/problems";
import { pieces as says } from "./says.ts";
import type { Joint, Piece } from "./schema.ts";
import { birdsmouth, type Cut, endOfStrut, notchOfChord, runOf, type Shape, type Slot, type Step } from "./shape.ts";

/** A hole through the width: x from the start of the piece, y from its lower edge. */
export interface Drilling {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly d: number;
}

export interface Made extends Shape {
  readonly problems: readonly Problem[];
  readonly drillings: readonly Drilling[];
}

type Fields = Readonly<Record<string, unknown>>;

const nothing: Made = { problems: [], drillings: [], cuts: [], slots: [], pockets: [] };

const numberOf = (fields: Fields, name: string): number | undefined => {
  const value = fields[name];
  return typeof value === "number" ? value : undefined;
};

/** `cuts`: of the ends of the piece. */
export const isStep = ({ connection }: Fields): boolean => connection === "step-joint";

export function makeJoint(piece: Piece, cuts: readonly Cut[], joint: Joint, path: string): Made {
  const { connection, x_mm } = joint;
  if (connection.connection === "notched-rafter") return makeRafter(piece, joint, path);
  const ofPlaces = !isStep(connection) && connection.bolts !== undefined;
  if (x_mm !== undefined && !ofPlaces) return { ...nothing, problems: [problemAt(`${path}.x_mm`, says.onlyOfPlaces)] };
  return isStep(connection) ? makeStep(piece, cuts, joint, path) : makeDowels(piece, cuts, joint, path);
}

/** How far the cut of that end reaches into the piece between two heights, from its tip. */
function reachOf(
  { b_mm: b, length_mm }: Piece,
  cuts: readonly Cut[],
  at: Joint["at"],
  heights: readonly number[],
): number {
  const cut = cuts.find((one) => one.at === at);
  if (!cut) return 0;
  const from = at === "start" ? cut.x : length_mm - cut.x;
  return from + Math.max(...heights.flatMap((y) => [0, b].map((depth) => runOf(cut, y, depth))));
}

function makeDowels(piece: Piece, cuts: readonly Cut[], joint: Joint, path: string): Made {
  const { connection } = joint;
  const own = `${path}.connection`;
  const kind = connection.connection ?? "dowel-type";
  const { fastener } = connection;
  if (kind !== "dowel-type" || (fastener !== "bolt" && fastener !== "dowel"))
    return { ...nothing, problems: [problemAt(own, says.boltsInRows)] };
  const wrong = [...otherMember(piece, joint, own), ...withoutPlaces(joint, own)];
  if (wrong.length > 0) return { ...nothing, problems: wrong };
  return connection.bolts === undefined
    ? makeRows(piece, cuts, joint, path)
    : makePattern(piece, cuts, joint, path, connection.bolts as readonly (readonly [number, number])[]); // the check has accepted them
}

/** Along the piece and up, seen along its grain: x of a pattern runs as that of the piece does, and its middle lies on the axis. */
function makePattern(
  piece: Piece,
  cuts: readonly Cut[],
  joint: Joint,
  path: string,
  bolts: readonly (readonly [number, number])[],
): Made {
  const { at, connection, x_mm } = joint;
  const grain = ((numberOf(membersOf(connection)[indexOf(joint)] ?? {}, "alpha_deg") ?? 0) * Math.PI) / 180;
  const [c, s] = [Math.cos(grain), Math.sin(grain)];
  const turned = bolts.map(([x, y]) => [x * c + y * s, y * c - x * s] as const);
  const span = (k: 0 | 1) =>
    [Math.min(...turned.map((one) => one[k])), Math.max(...turned.map((one) => one[k]))] as const;
  const [[u_0, u_1], [v_0, v_1]] = [span(0), span(1)] as [readonly [number, number], readonly [number, number]];
  const heights = turned.map(([, v]) => piece.h_mm / 2 + v - (v_0 + v_1) / 2);
  const reach = reachOf(piece, cuts, at, heights);
  const end = reach + (endOf(connection) ?? 0);
  const from = x_mm === undefined ? (at === "start" ? end - u_0 : piece.length_mm - end - u_1) : x_mm - (u_0 + u_1) / 2;
  const d = holeOf(connection);
  const drillings = turned.map(([u], i) => ({ name: `${at} ${i + 1}`, x: from + u, y: heights[i] ?? 0, d }));
  const lost = drillings.find(
    ({ x, y }) => x < d / 2 || x > piece.length_mm - d / 2 || y < d / 2 || y > piece.h_mm - d / 2,
  );
  if (lost) {
    const said = says.holeOutside({ x: Math.round(lost.x), y: Math.round(lost.y) });
    return { ...nothing, problems: [problemAt(`${path}.connection.bolts`, said)] };
  }
  if (x_mm !== undefined && isSlotted(joint))
    return { ...nothing, problems: [problemAt(`${path}.x_mm`, says.slotsAtEnds)] };
  const { slots, problems } = slotsOf(piece, joint, reachOf(piece, cuts, at, [0, piece.h_mm]), path, u_1 - u_0);
  return problems.length > 0 ? { ...nothing, problems } : { ...nothing, drillings, slots };
}

function makeRows(piece: Piece, cuts: readonly Cut[], joint: Joint, path: string): Made {
  const { at, connection } = joint;
  const own = `${path}.connection`;
  const heights = rowsOf(piece, connection);
  const reach = reachOf(piece, cuts, at, heights);
  const along = (countOf(connection, "n") - 1) * (numberOf(connection, "a_1_mm") ?? 0);
  const { slots, problems } = slotsOf(piece, joint, reachOf(piece, cuts, at, [0, piece.h_mm]), path, along);
  const beyondIt = beyond(piece, connection, reach, own);
  if (problems.length + beyondIt.length > 0) return { ...nothing, problems: [...problems, ...beyondIt] };
  return { ...nothing, drillings: pattern(piece, at, connection, reach, heights), slots };
}

const membersOf = ({ members }: Fields) => members as readonly Fields[]; // the check has accepted them

/** Whether the piece is all of the wood, with steel plates in slots. */
const isSlotted = ({ member, connection }: Joint): boolean => {
  const all = membersOf(connection);
  const inside = all.slice(1, -1);
  return member === undefined && inside.some(isPlate) && all.every((one, i) => isPlate(one) === (i % 2 === 1));
};
const isPlate = ({ plate }: Fields): boolean => plate === true;

/** Which of the members the piece is; where it is several, the first of them. */
const indexOf = ({ member, connection }: Joint): number =>
  member ?? membersOf(connection).findIndex((one) => !isPlate(one));

/** The members of the joint that the piece is: its wood, along its grain, no larger. */
function otherMember(piece: Piece, joint: Joint, path: string): Problem[] {
  const all = membersOf(joint.connection);
  const indices = isSlotted(joint) ? all.flatMap((one, i) => (isPlate(one) ? [] : [i])) : [indexOf(joint)];
  const ofPlaces = joint.connection.bolts !== undefined;
  return indices.flatMap((index) => {
    const own = all[index];
    const at = `${path}.members[${index}]`;
    if (!own || own.species !== piece.species)
      return [problemAt(own ? `${at}.species` : at, says.otherWood({ species: piece.species }))];
    const [t, h] = [numberOf(own, "t_mm") ?? 0, numberOf(own, "h_mm") ?? 0];
    return [
      ...(ofPlaces || (own.alpha_deg ?? 0) === 0 ? [] : [problemAt(`${at}.alpha_deg`, says.alongThePiece)]),
      ...(t <= piece.b_mm ? [] : [problemAt(`${at}.t_mm`, atMost(piece.b_mm, t, { unit: "mm" }))]),
      ...(h <= piece.h_mm ? [] : [problemAt(`${at}.h_mm`, atMost(piece.h_mm, h, { unit: "mm" }))]),
    ];
  });
}

/** More than a plate needs to slide in: then the members of the joint are not those of the piece. */
const loosest = 5;

/** Wood and plates make up the width; what is more than the plates' thickness is their play. */
function slotsOf(
  piece: Piece,
  joint: Joint,
  reach: number,
  path: string,
  span: number,
): { readonly slots: readonly Slot[]; readonly problems: readonly Problem[] } {
  const { at, connection, slot_mm } = joint;
  if (!isSlotted(joint)) {
    const idle = slot_mm === undefined ? [] : [problemAt(`${path}.slot_mm`, says.noPlateInSlots)];
    return { slots: [], problems: idle };
  }
  const all = membersOf(connection);
  const thickness = (one: Fields) => numberOf(one, "t_mm") ?? 0;
  const plates = all.filter(isPlate);
  const needed = all.reduce((sum, one) => sum + thickness(one), 0);
  const play = (piece.b_mm - needed) / plates.length;
  if (play < 0 || play > loosest)
    return {
      slots: [],
      problems: [problemAt(`${path}.connection.members`, says.widthOfMembers({ needed, b: piece.b_mm }))],
    };
  const along = (endOf(connection) ?? 0) + span;
  const ends = plates.map((one) => numberOf(one, "e_1_mm"));
  const known = ends.every((end) => end !== undefined);
  if (slot_mm === undefined && !known)
    return { slots: [], problems: [problemAt(`${path}.slot_mm`, required(says.endOfSlots))] };
  const length = slot_mm ?? along + Math.max(...ends.map((end) => end ?? 0));
  if (length < along)
    return { slots: [], problems: [problemAt(`${path}.slot_mm`, atLeast(along, length, { unit: "mm" }))] };
  let side = 0;
  const slots = all.flatMap((one) => {
    const wide = thickness(one) + (isPlate(one) ? play : 0);
    side += wide;
    return isPlate(one) ? [{ at, across: side - wide / 2, length: reach + length, thickness: wide }] : [];
  });
  return { slots, problems: [] };
}

function withoutPlaces({ connection, x_mm }: Joint, path: string): Problem[] {
  const inRows = connection.bolts === undefined;
  const needed = [
    ...(inRows && countOf(connection, "n") > 1 ? (["a_1_mm"] as const) : []),
    ...(inRows && countOf(connection, "rows") > 1 ? (["a_2_mm"] as const) : []),
    ...(x_mm === undefined && endOf(connection) === undefined ? (["a_3_t_mm"] as const) : []),
  ];
  return needed
    .filter((name) => numberOf(connection, name) === undefined)
    .map((name) => problemAt(`${path}.${name}`, required(says.placesOfHoles)));
}

function beyond(piece: Piece, connection: Fields, reach: number, path: string): Problem[] {
  const length = (name: string): number => numberOf(connection, name) ?? 0;
  const along = reach + (endOf(connection) ?? 0) + (countOf(connection, "n") - 1) * length("a_1_mm");
  const edge = Math.max(length("a_4_t_mm"), length("a_4_c_mm"), length("d_mm"));
  const deep = (countOf(connection, "rows") - 1) * length("a_2_mm") + 2 * edge;
  const half = piece.length_mm / 2;
  return [
    ...(along <= half ? [] : [problemAt(path, says.longerThanHalf({ needed: Math.round(along), half }))]),
    ...(deep <= piece.h_mm ? [] : [problemAt(path, says.deeperThanPiece({ needed: Math.round(deep), h: piece.h_mm }))]),
  ];
}

const countOf = (connection: Fields, name: "n" | "rows"): number => numberOf(connection, name) ?? 1;

const endOf = (connection: Fields): number | undefined =>
  numberOf(connection, "a_3_t_mm") ?? numberOf(connection, "a_3_c_mm");

/** Rows lie evenly about the axis. */
function rowsOf({ h_mm }: Piece, connection: Fields): number[] {
  const rows = countOf(connection, "rows");
  const a_2 = numberOf(connection, "a_2_mm") ?? 0;
  return Array.from({ length: rows }, (_, row) => h_mm / 2 + (row - (rows - 1) / 2) * a_2);
}

/** Bolts have 1 mm of slack (10.4.3), dowels none (10.4.4). */
const holeOf = (connection: Fields): number =>
  (numberOf(connection, "d_mm") ?? 0) + (connection.fastener === "bolt" ? 1 : 0);

/** End distances are those of the row whose end is cut the most. */
function pattern(
  { length_mm }: Piece,
  at: Joint["at"],
  connection: Fields,
  reach: number,
  heights: readonly number[],
): Drilling[] {
  const d = holeOf(connection);
  const [a_1, a_3] = [numberOf(connection, "a_1_mm") ?? 0, endOf(connection) ?? 0];
  return heights.flatMap((y, row) =>
    Array.from({ length: countOf(connection, "n") }, (_, i) => {
      const from = reach + a_3 + i * a_1;
      return { name: `${at} ${row + 1}.${i + 1}`, x: at === "start" ? from : length_mm - from, y, d };
    }),
  );
}

interface Stick {
  readonly species: string;
  readonly b_mm: number;
  readonly h_mm: number;
}

/** The seat of a rafter on its purlin, milled out of its lower edge; ridge and eaves are `cuts` of the piece. */
function makeRafter(piece: Piece, { at, member, connection, x_mm, slot_mm }: Joint, path: string): Made {
  const { rafter, pitch_deg: pitch, seat_mm: seat } = connection as unknown as RafterConnection;
  const problems = [
    ...(member === undefined || member === 0 ? [] : [problemAt(`${path}.member`, says.rafterItself)]),
    ...(slot_mm === undefined ? [] : [problemAt(`${path}.slot_mm`, says.noPlateInSlots)]),
    ...(x_mm === undefined ? [problemAt(`${path}.x_mm`, required(says.placeOfNotch))] : []),
    ...differing(piece, rafter, `${path}.connection.rafter`),
  ];
  if (problems.length > 0 || x_mm === undefined) return { ...nothing, problems };
  const needed = x_mm + seat / Math.cos((pitch * Math.PI) / 180);
  if (needed > piece.length_mm)
    return {
      ...nothing,
      problems: [problemAt(`${path}.x_mm`, atMost(Math.floor(piece.length_mm - needed + x_mm), x_mm, { unit: "mm" }))],
    };
  return { ...nothing, ...birdsmouth(at, { pitch, seat, foot: x_mm }, piece.length_mm) };
}

/** As the check has accepted it. */
interface RafterConnection {
  readonly rafter: Stick;
  readonly pitch_deg: number;
  readonly seat_mm: number;
}

const differing = (piece: Piece, stick: Stick, path: string): Problem[] =>
  (["species", "b_mm", "h_mm"] as const)
    .filter((field) => stick[field] !== piece[field])
    .map((field) => problemAt(`${path}.${field}`, says.asThePiece({ given: String(piece[field]) })));

/** As the check has accepted it. */
interface StepConnection {
  readonly type?: "front" | "heel" | "double";
  readonly gamma_deg: number;
  readonly t_v_mm: number;
  readonly t_v_heel_mm?: number;
  readonly l_v_mm: number;
  readonly both_sides?: boolean;
  readonly strut: Stick;
  readonly chord: Stick;
}

function makeStep(piece: Piece, cuts: readonly Cut[], { at, member, connection, slot_mm }: Joint, path: string): Made {
  const {
    type,
    gamma_deg: gamma,
    t_v_mm: t_v,
    l_v_mm,
    t_v_heel_mm = 0,
    both_sides = false,
    strut,
    chord,
  } = connection as unknown as StepConnection;
  const stick = member === 0 ? strut : chord;
  const name = member === 0 ? "strut" : "chord";
  if (member !== 0 && member !== 1) return { ...nothing, problems: [problemAt(`${path}.member`, says.strutOrChord)] };
  const problems = [
    ...(slot_mm === undefined ? [] : [problemAt(`${path}.slot_mm`, says.noPlateInSlots)]),
    ...differing(piece, stick, `${path}.connection.${name}`),
  ];
  const front = type === "heel" ? 0 : t_v;
  const heel = type === "heel" ? t_v : t_v_heel_mm;
  const step: Step = { gamma, front, heel, h_strut: strut.h_mm };
  const deepest = strut.h_mm * Math.cos((gamma * Math.PI) / 180);
  if (type === "heel" && t_v >= deepest)
    problems.push(problemAt(`${path}.connection.t_v_mm`, atMost(Math.floor(deepest), t_v, { unit: "mm" })));
  const { h_mm: h, length_mm: length } = piece;
  const l_v = reachOf(piece, cuts, at, [0, h]) + l_v_mm;
  const shape =
    member === 0 ? endOfStrut(at, step, length) : notchOfChord(at, step, { l_v, h, length, bothSides: both_sides });
  const farthest = Math.max(
    ...shape.pockets.flatMap(({ places }) => places.map(([x]) => (at === "start" ? x : length - x))),
    ...shape.cuts.map((cut) => (at === "start" ? cut.x : length - cut.x)),
  );
  if (farthest > length / 2)
    problems.push(problemAt(path, says.longerThanHalf({ needed: Math.round(farthest), half: length / 2 })));
  return problems.length > 0 ? { ...nothing, problems } : { ...nothing, ...shape };
}
