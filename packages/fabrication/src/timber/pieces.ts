/**
 * Pieces of timber with the holes, slots, cuts and notches of their joints: each joint is verified by EN 1995-1-1 before it is made.
 * What the joints are made of is in joints.ts.
 */
import { type AnnexCode, check } from "@x/eurocode";
import { timber } from "@x/eurocode/materials";
import { atLeast, atMost, InvalidInput, isInvalidInput, type Problem, problemAt, valid } from "@x/eurocode/problems";
import { type Drilling, isStep, type Made, makeJoint } from "./joints.ts";
import { pieces as says } from "./says.ts";
import { type Joint, type Piece, timberPieces } from "./schema.ts";
import { type Cut, endCut, type Pocket, type Slot } from "./shape.ts";

export interface DrilledPiece {
  readonly mark: string;
  readonly species: string;
  readonly b: number;
  readonly h: number;
  readonly length: number;
  readonly count: number;
  readonly cuts: readonly Cut[];
  readonly drillings: readonly Drilling[];
  readonly slots: readonly Slot[];
  readonly pockets: readonly Pocket[];
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
    const cuts = endCuts(one, path, problems);
    const found = (one.joints ?? []).map((of, k) =>
      makeVerified(one, cuts, of, `${path}.joints[${k}]`, national_annex),
    );
    for (const { problems: wrong, verified } of found) {
      problems.push(...wrong);
      if (verified) joints.push(verified);
    }
    return {
      ...{ mark: one.mark, species: one.species, b: one.b_mm, h: one.h_mm, length: one.length_mm },
      ...{ count: one.count ?? 1, unverified: own.length },
      cuts: [...cuts, ...found.flatMap((each) => each.cuts)],
      drillings: [...own, ...found.flatMap((each) => each.drillings)],
      slots: found.flatMap((each) => each.slots),
      pockets: found.flatMap((each) => each.pockets),
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

/** Square ends are not cut: a machine saws them anyway. */
function endCuts(
  { cuts = {}, b_mm: b, h_mm: h, length_mm: length, joints = [] }: Piece,
  path: string,
  problems: Problem[],
) {
  return (["start", "end"] as const).flatMap((at) => {
    const { angle_deg: angle = 90, bevel_deg: inclination = 90 } = cuts[at] ?? {};
    if (angle === 90 && inclination === 90) return [];
    const strut = joints.some((one) => one.at === at && isStep(one.connection) && one.member === 0);
    if (strut) problems.push(problemAt(`${path}.cuts.${at}`, says.stepCutsIt));
    return [endCut(at, { angle, inclination }, { b, h, length })];
  });
}

interface Found extends Made {
  readonly verified?: VerifiedJoint;
}

function makeVerified(
  piece: Piece,
  cuts: readonly Cut[],
  joint: Joint,
  path: string,
  national_annex: AnnexCode,
): Found {
  const mark = `${piece.mark} ${joint.at}`;
  const own = `${path}.connection`;
  try {
    const { passed, utilization, summary } = check("en-1995-1-1", {
      national_annex,
      connections: [{ mark, ...joint.connection }],
    } as never); // the check refuses what it is not
    const made = makeJoint(piece, cuts, joint, path);
    return made.problems.length > 0 ? made : { ...made, verified: { mark, passed, utilization, summary } };
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    const inside = (problem: Problem) => ({ ...problem, path: problem.path.replace(/^connections\[0\]/, own) });
    return { problems: error.problems.map(inside), drillings: [], cuts: [], slots: [], pockets: [] };
  }
}
