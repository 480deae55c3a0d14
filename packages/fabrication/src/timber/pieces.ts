/** Pieces of timber with the holes of their joints: each joint is verified by EN 1995-1-1 before its holes are drilled. */
import { type AnnexCode, annexCodes, check } from "@x/eurocode";
import { timber } from "@x/eurocode/materials";
import {
  atLeast,
  atMost,
  InvalidInput,
  isInvalidInput,
  type Problem,
  problemAt,
  required,
  valid,
} from "@x/eurocode/problems";
import * as z from "zod";
import { pieces as says } from "./says.ts";

const length = (most: number) => z.number().min(10).max(most);

const joint = z.strictObject({
  /** the end of the piece that it is at */
  at: z.enum(["start", "end"]),
  /** which of the joint's members the piece is; the first of wood */
  member: z.int().min(0).max(4).optional(),
  /** as in `connections` of EN 1995-1-1 */
  connection: z.record(z.string(), z.unknown()),
});

const hole = z.strictObject({ x_mm: z.number().min(0).max(60_000), d_mm: z.number().min(2).max(1000) });

const piece = z.strictObject({
  mark: z.string().trim().min(1).max(60),
  species: z.string().trim().min(1).max(40),
  /** width: what a fastener goes through */
  b_mm: length(2000),
  h_mm: length(3000),
  length_mm: length(60_000),
  count: z.int().min(1).max(10_000).optional(),
  /** through the width, on the axis, x from the start */
  holes: z.array(hole).max(200).optional(),
  joints: z.array(joint).max(2).optional(),
});

const timberPieces = z.strictObject({
  project: z.string().trim().max(120).optional(),
  national_annex: z.enum(annexCodes).optional(),
  pieces: z.array(piece).min(1).max(5000),
});

type TimberPieces = z.output<typeof timberPieces>;
type Piece = TimberPieces["pieces"][number];
type Joint = NonNullable<Piece["joints"]>[number];

/** A hole through the width: x from the start of the piece, y from its lower edge. */
export interface Drilling {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly d: number;
}

export interface DrilledPiece {
  readonly mark: string;
  readonly species: string;
  readonly b: number;
  readonly h: number;
  readonly length: number;
  readonly count: number;
  readonly drillings: readonly Drilling[];
  /** Holes of no joint: the member that they weaken is not verified here. */
  readonly unverified: number;
}

interface VerifiedJoint {
  readonly mark: string;
  readonly passed: boolean;
  readonly utilization: number;
  readonly summary: string;
}

export interface DrilledPieces {
  readonly project: string;
  readonly pieces: readonly DrilledPiece[];
  readonly joints: readonly VerifiedJoint[];
}

/** Throws InvalidInput with all that is wrong. */
export function drilledPieces(input: unknown): DrilledPieces {
  const { project = "", national_annex = "EN", pieces } = valid(timberPieces, input);
  const problems: Problem[] = [];
  const joints: VerifiedJoint[] = [];
  const made = pieces.map((one, i) => {
    const path = `pieces[${i}]`;
    if (!timber(one.species)) problems.push(problemAt(`${path}.species`, says.notAClass({ species: one.species })));
    const own = (one.holes ?? []).map(({ x_mm, d_mm }, k) => {
      problems.push(...outside(one, `${path}.holes[${k}]`, { x_mm, d_mm }));
      return { name: "hole", x: x_mm, y: one.h_mm / 2, d: d_mm };
    });
    const drilled = (one.joints ?? []).flatMap((of, k) => {
      const found = holesOf(one, of, `${path}.joints[${k}]`, national_annex);
      problems.push(...found.problems);
      if (found.verified) joints.push(found.verified);
      return found.drillings;
    });
    return {
      ...{ mark: one.mark, species: one.species, b: one.b_mm, h: one.h_mm, length: one.length_mm },
      ...{ count: one.count ?? 1, drillings: [...own, ...drilled], unverified: own.length },
    };
  });
  if (problems.length > 0) throw new InvalidInput(problems);
  return { project, pieces: made, joints };
}

function outside({ length_mm, h_mm }: Piece, path: string, { x_mm, d_mm }: { x_mm: number; d_mm: number }): Problem[] {
  if (d_mm >= h_mm) return [problemAt(`${path}.d_mm`, atMost(h_mm, d_mm, { unit: "mm" }))];
  if (x_mm < d_mm / 2) return [problemAt(`${path}.x_mm`, atLeast(d_mm / 2, x_mm, { unit: "mm" }))];
  const most = length_mm - d_mm / 2;
  return x_mm > most ? [problemAt(`${path}.x_mm`, atMost(most, x_mm, { unit: "mm" }))] : [];
}

interface Found {
  readonly problems: readonly Problem[];
  readonly drillings: readonly Drilling[];
  readonly verified?: VerifiedJoint;
}

function holesOf(piece: Piece, { at, member, connection }: Joint, path: string, national_annex: AnnexCode): Found {
  const mark = `${piece.mark} ${at}`;
  const own = `${path}.connection`;
  try {
    const { passed, utilization, summary } = check("en-1995-1-1", {
      national_annex,
      connections: [{ mark, ...connection }],
    } as never); // the check refuses what it is not
    const problems = unfit(piece, connection, member, own);
    if (problems.length > 0) return { problems, drillings: [] };
    return { problems, drillings: pattern(piece, at, connection), verified: { mark, passed, utilization, summary } };
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    const inside = (problem: Problem) => ({ ...problem, path: problem.path.replace(/^connections\[0\]/, own) });
    return { problems: error.problems.map(inside), drillings: [] };
  }
}

type Fields = Readonly<Record<string, unknown>>;

const numberOf = (fields: Fields, name: string): number | undefined => {
  const value = fields[name];
  return typeof value === "number" ? value : undefined;
};

/** What a machine cannot be told of this joint. */
function unfit(piece: Piece, connection: Fields, member: number | undefined, path: string): Problem[] {
  const kind = connection.connection ?? "dowel-type";
  const { fastener, bolts } = connection;
  if (kind !== "dowel-type" || (fastener !== "bolt" && fastener !== "dowel") || bolts !== undefined)
    return [problemAt(path, says.boltsInRows)];
  const found = [...otherMember(piece, connection, member, path), ...withoutPlaces(connection, path)];
  return found.length > 0 ? found : beyond(piece, connection, path);
}

/** The member of the joint that the piece is: its wood, along its grain, no larger. */
function otherMember(piece: Piece, { members }: Fields, member: number | undefined, path: string): Problem[] {
  const all = members as readonly Fields[]; // the check has accepted them
  const which = member ?? all.findIndex(({ plate }) => plate !== true);
  const own = all[which];
  const at = `${path}.members[${which}]`;
  if (!own || own.species !== piece.species)
    return [problemAt(own ? `${at}.species` : at, says.otherWood({ species: piece.species }))];
  const [t, h] = [numberOf(own, "t_mm") ?? 0, numberOf(own, "h_mm") ?? 0];
  return [
    ...((own.alpha_deg ?? 0) === 0 ? [] : [problemAt(`${at}.alpha_deg`, says.alongThePiece)]),
    ...(t <= piece.b_mm ? [] : [problemAt(`${at}.t_mm`, atMost(piece.b_mm, t, { unit: "mm" }))]),
    ...(h <= piece.h_mm ? [] : [problemAt(`${at}.h_mm`, atMost(piece.h_mm, h, { unit: "mm" }))]),
  ];
}

function withoutPlaces(connection: Fields, path: string): Problem[] {
  const needed = [
    ...(countOf(connection, "n") > 1 ? (["a_1_mm"] as const) : []),
    ...(countOf(connection, "rows") > 1 ? (["a_2_mm"] as const) : []),
    ...(endOf(connection) === undefined ? (["a_3_t_mm"] as const) : []),
  ];
  return needed
    .filter((name) => numberOf(connection, name) === undefined)
    .map((name) => problemAt(`${path}.${name}`, required(says.placesOfHoles)));
}

function beyond(piece: Piece, connection: Fields, path: string): Problem[] {
  const length = (name: string): number => numberOf(connection, name) ?? 0;
  const along = (endOf(connection) ?? 0) + (countOf(connection, "n") - 1) * length("a_1_mm");
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

/** Bolts have 1 mm of slack (10.4.3), dowels none (10.4.4); rows lie evenly about the axis. */
function pattern({ length_mm, h_mm }: Piece, at: "start" | "end", connection: Fields): Drilling[] {
  const d = (numberOf(connection, "d_mm") ?? 0) + (connection.fastener === "bolt" ? 1 : 0);
  const [n, rows] = [countOf(connection, "n"), countOf(connection, "rows")];
  const [a_1, a_2, a_3] = [
    numberOf(connection, "a_1_mm") ?? 0,
    numberOf(connection, "a_2_mm") ?? 0,
    endOf(connection) ?? 0,
  ];
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: n }, (_, i) => {
      const from = a_3 + i * a_1;
      return {
        ...{ name: `${at} ${row + 1}.${i + 1}`, x: at === "start" ? from : length_mm - from },
        ...{ y: h_mm / 2 + (row - (rows - 1) / 2) * a_2, d },
      };
    }),
  ).flat();
}
