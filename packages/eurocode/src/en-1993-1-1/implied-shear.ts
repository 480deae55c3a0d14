import { type Message, quantity } from "../basis/message.ts";
import { significant } from "../basis/numbers.ts";
import { sayShearMissing } from "../engine/says-of-shear.ts";
import type { Sheet } from "../engine/sheet.ts";
import { loadOfMoment } from "./deflection.ts";
import { formula } from "./formula.ts";
import type { Actions, Member } from "./model.ts";
import type { MomentShape } from "./moment-shape.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { MemberItem } from "./schema.ts";

// V = dM/dx: moments whose shape along the member is known have a shear, whether or not it is given.

export const shearOfMoments = formula(
  "6.2.6(1), statics",
  "slope * abs(M_Ed) / (L / 1000)",
  (slope, M_Ed, L) => (slope * Math.abs(M_Ed)) / (L / 1000),
);

export const shearOfServiceLoad = formula(
  "6.2.6(1), statics",
  "c * abs(q_ser) * L / 1000",
  (c, q_ser, L) => (c * Math.abs(q_ser) * L) / 1000,
);

/** Greatest slope of a shape whose greatest moment is 1, over a length of 1. */
const slopes = { udl: 4, "point-load": 2, "udl-fixed": 6, "point-load-fixed": 4 } as const;
/** A cantilever under the load of that name. */
const slopesOfCantilever = { udl: 2, "point-load": 1 } as const;

/** Neither rounding nor the envelope of several loads make more. */
const agreement = 0.05;
/** Below this part of it none is given. */
const dust = 1e-3;

export function slopeOf(shape: MomentShape, cantilever: boolean): number {
  const { name, psi, diagram } = shape;
  if (diagram) return slopeOfDiagram(diagram.points);
  if (name === "linear" || name === "diagram") return 1 - psi;
  if (cantilever && (name === "udl" || name === "point-load")) return slopesOfCantilever[name];
  return slopes[name];
}

type Points = NonNullable<MomentShape["diagram"]>["points"];

/** A piece shorter than this and steeper than its neighbours by so many times is a couple, drawn with a slope. */
const shortest = 0.01;
const steeper = 3;

function slopeOfDiagram(points: Points): number {
  const pieces = points.flatMap(({ x, M }, i) => {
    const next = points[i + 1];
    return next && next.x > x ? [{ length: next.x - x, slope: (next.M - M) / (next.x - x) }] : [];
  });
  const size = (i: number): number => Math.abs(pieces[i]?.slope ?? 0);
  let most = 0;
  pieces.forEach(({ length }, i) => {
    const isCouple = length < shortest && size(i) > steeper * Math.max(size(i - 1), size(i + 1));
    if (!isCouple || pieces.length === 1) most = Math.max(most, size(i));
  });
  return most + halfStep(pieces);
}

/** Samples of a uniform load: the slope changes evenly, and at the end by half a step more than the samples show. */
function halfStep(pieces: readonly { readonly length: number; readonly slope: number }[]): number {
  const [first, second] = pieces;
  if (!first || !second || pieces.length < 4) return 0;
  const step = second.slope - first.slope;
  const even = pieces.every(({ length, slope }, i) => {
    const before = pieces[i - 1];
    return (
      Math.abs(length - first.length) < 1e-3 * first.length &&
      (!before || Math.abs(slope - before.slope - step) < 0.02 * Math.abs(step))
    );
  });
  return even ? Math.abs(step) / 2 : 0;
}

/** How the moments run. */
type Shapes = Pick<Member, "shape_y" | "shape_z" | "shape_LT" | "L_LT" | "shape_strong" | "exemptFromLtb">;

/** The slopes of the given shapes, over the length of the member; 0 where nobody says how the moments run. */
export interface Slopes {
  readonly y: number;
  readonly z: number;
  /** Of the moments about y that are given between lateral restraints, where they are the steepest. */
  readonly ofSegment: boolean;
}

export function slopesOf(item: MemberItem, member: Shapes): Slopes {
  const { shape_y, shape_z } = member;
  const { psi_y, moment_shape_y, M_y_diagram, psi_z, moment_shape_z, M_z_diagram, cantilever = false } = item;
  const whole = (psi_y ?? moment_shape_y ?? M_y_diagram) === undefined ? 0 : slopeOf(shape_y, cantilever);
  const segment = slopeBetweenRestraints(item, member);
  return {
    y: Math.max(whole, segment),
    z: (psi_z ?? moment_shape_z ?? M_z_diagram) === undefined ? 0 : slopeOf(shape_z, cantilever),
    ofSegment: segment > whole,
  };
}

/** The moments change as much over a shorter length. */
function slopeBetweenRestraints(item: MemberItem, member: Omit<Shapes, "shape_z">): number {
  const { psi_LT, moment_shape_LT, M_y_diagram_LT, length_mm } = item;
  const { shape_y, shape_strong, shape_LT, L_LT, exemptFromLtb } = member;
  const isGiven = (psi_LT ?? moment_shape_LT ?? M_y_diagram_LT) !== undefined;
  if (!isGiven || exemptFromLtb || shape_strong !== shape_y || L_LT > length_mm) return 0;
  return (slopeOf(shape_LT, false) * length_mm) / L_LT;
}

/** Whether the shear is the same all along, but for its sign: no section has a smaller one. */
function isConstant({ name, diagram }: MomentShape): boolean {
  if (diagram) return diagram.points.length <= 3;
  return name === "linear" || name === "point-load" || name === "point-load-fixed";
}

const isSmaller = (given: number | undefined, implied: number): given is number =>
  given !== undefined && Math.abs(given) >= dust * implied && Math.abs(given) < (1 - agreement) * implied;

/**
 * A shear that is given and smaller than any of the moments is not of the same loads. Where the shear changes along the member
 * it may be that of the section with the greatest moment, or of one beside the support: the greatest is verified.
 */
export function tooSmall(given: number | undefined, implied: number, shape: MomentShape): Message | undefined {
  if (!isSmaller(given, implied) || !isConstant(shape)) return undefined;
  return input.shearOfMoments({ implied: significant(implied, 4), given });
}

export const withImplied = (given: number, implied: number): number =>
  Math.abs(given) >= implied ? given : given < 0 ? -implied : implied;

const shareOfEnd = ({ cantilever = false }: MemberItem): number => (cantilever ? 1 : 0.5);

/**
 * The load of the deflection has a shear, too: whatever the supports, one of both ends carries half of it, and the root of a cantilever
 * all. None of a moment that cannot be of this load.
 */
export function shearOfDeflection(item: MemberItem, M_y_Ed: number): number {
  const { q_ser_kN_m = 0, cantilever = false, length_mm } = item;
  if (q_ser_kN_m === 0) return 0;
  const most = loadOfMoment(cantilever ? 2 : 16, M_y_Ed, length_mm);
  return Math.abs(q_ser_kN_m) > most ? 0 : shearOfServiceLoad(shareOfEnd(item), q_ser_kN_m, length_mm);
}

/** The shear that is verified: that of the moments, or of the load of the deflection, where it is the greater one. */
export function addImpliedShear(sheet: Sheet, item: MemberItem, actions: Actions, member: Shapes): Actions {
  const ofLoad = shearOfDeflection(item, actions.M_y_Ed);
  const slopes = slopesOf(item, member);
  if (ofLoad > shearOfMoments(slopes.y, actions.M_y_Ed, item.length_mm)) {
    const alongY = addShearOfMoments(sheet, { ...item, V_z_Ed: undefined }, actions, member, { ...slopes, y: 0 });
    return addShearOfLoad(sheet, item, alongY, ofLoad);
  }
  return addShearOfMoments(sheet, item, actions, member, slopes);
}

function addShearOfLoad(sheet: Sheet, item: MemberItem, actions: Actions, ofLoad: number): Actions {
  const V_z_Ed = withImplied(actions.V_z_Ed, ofLoad);
  if (V_z_Ed === actions.V_z_Ed) return actions;
  const { V_z_Ed: given, q_ser_kN_m = 0, length_mm } = item;
  if (isSmaller(given, ofLoad)) {
    const implied = quantity(significant(ofLoad, 4), "kN");
    sheet.warn(says.shearBelowLoad({ name: "V_z_Ed", given: quantity(given, "kN"), implied }));
  }
  sheet.assume(says.shearOfLoad);
  sheet.put("V_z_Ed_kN", shearOfServiceLoad, shareOfEnd(item), q_ser_kN_m, length_mm);
  return { ...actions, V_z_Ed };
}

function addShearOfMoments(sheet: Sheet, item: MemberItem, actions: Actions, member: Shapes, slopes: Slopes): Actions {
  if (slopes.y === 0 && slopes.z === 0) return actions;
  const V_z = shearOfMoments(slopes.y, actions.M_y_Ed, item.length_mm);
  const V_y = shearOfMoments(slopes.z, actions.M_z_Ed, item.length_mm);
  for (const [name, implied, shape] of [
    ["V_z_Ed", V_z, slopes.ofSegment ? undefined : member.shape_y],
    ["V_y_Ed", V_y, member.shape_z],
  ] as const) {
    const given = item[name];
    if (!isSmaller(given, implied)) continue;
    const wrong = shape && tooSmall(given, implied, shape);
    if (wrong) sheet.problem(name, wrong);
    else
      sheet.warn(
        says.shearBelowMoments({
          name,
          given: quantity(given, "kN"),
          implied: quantity(significant(implied, 4), "kN"),
        }),
      );
  }
  const [V_z_Ed, V_y_Ed] = [withImplied(actions.V_z_Ed, V_z), withImplied(actions.V_y_Ed, V_y)];
  if (V_z_Ed === actions.V_z_Ed && V_y_Ed === actions.V_y_Ed) return actions;
  sheet.assume(says.impliedShear);
  if (V_z_Ed !== actions.V_z_Ed) sheet.put("V_z_Ed_kN", shearOfMoments, slopes.y, actions.M_y_Ed, item.length_mm);
  if (V_y_Ed !== actions.V_y_Ed) sheet.put("V_y_Ed_kN", shearOfMoments, slopes.z, actions.M_z_Ed, item.length_mm);
  return { ...actions, V_z_Ed, V_y_Ed };
}

type Acting = Partial<Record<keyof Actions, unknown>>;

/** Moments whose shape nobody gives have a shear that nobody knows; uniform ones, said so, have none. */
export function warnOfShear(sheet: Sheet, item: MemberItem, cases: readonly Acting[]): void {
  const { psi_y, moment_shape_y, M_y_diagram, psi_z, moment_shape_z, M_z_diagram, q_ser_kN_m = 0 } = item;
  const { psi_LT, moment_shape_LT, M_y_diagram_LT } = item;
  const along_y =
    (psi_y ?? moment_shape_y ?? M_y_diagram ?? psi_LT ?? moment_shape_LT ?? M_y_diagram_LT) !== undefined ||
    q_ser_kN_m !== 0;
  const along_z = (psi_z ?? moment_shape_z ?? M_z_diagram) !== undefined;
  sayShearMissing(sheet, cases, [
    { moment: ({ M_y_Ed }) => (along_y ? 0 : M_y_Ed), shear: ({ V_z_Ed }) => V_z_Ed, field: "V_z_Ed" },
    { moment: ({ M_z_Ed }) => (along_z ? 0 : M_z_Ed), shear: ({ V_y_Ed }) => V_y_Ed, field: "V_y_Ed" },
  ]);
}
