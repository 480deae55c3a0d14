import type { Sheet } from "../../engine/sheet.ts";
import * as johansen from "./johansen.ts";
import { type Fastener, isPlate, isWood, type Part, type Plate, ropeShare, type Wood } from "./model.ts";
import { says } from "./says.ts";

// EN 1995-1-1 8.2.2, 8.2.3 and 8.1.3: every shear plane as one of a joint of two or three members.

/** A yield mode of one plane: its figure in the standard, what it carries with and without the rope. */
export interface Mode {
  readonly name: string;
  readonly johansen: number;
  readonly F: number;
}

/** One plane and one fastener. */
export interface Plane {
  readonly F: number;
  readonly johansen: number;
  readonly mode: string;
  readonly modes: readonly Mode[];
  /** the mode, and of a plate between thin and thick that of either */
  readonly deciding: readonly string[];
}

/** Of several planes the mean, with the modes of the weakest. */
export interface Resistance extends Plane {
  readonly planes: readonly Plane[];
}

interface Joint {
  readonly fastener: Fastener;
  readonly F_ax: number;
}

type Maker = (name: string, F_J: number, how?: { readonly rope: false }) => Mode;

/**
 * 8.1.3: of more than two planes each carries the least of its own modes. Any other sum of modes is greater, and would ask more of a
 * member than it holds: no wood between two plates carries more than f_h t d, whatever the fastener does beside it.
 */
export function resistance(sheet: Sheet, parts: readonly Part[], joint: Joint): Resistance {
  const planes = parts.slice(1).map((_, i) => planeOf(sheet, parts, i, joint));
  const worst = least(planes);
  if (worst === undefined) throw new Error("a joint has two members at least");
  if (planes.length <= 2) return { ...worst, planes };
  sheet.assume(says.leastOfEachPlane);
  return { ...worst, F: mean(planes.map(({ F }) => F)), johansen: mean(planes.map((one) => one.johansen)), planes };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, x) => sum + x, 0) / numbers.length;
const least = <T extends { readonly F: number }>(some: readonly T[]): T | undefined =>
  some.length === 0 ? undefined : some.reduce((a, b) => (b.F < a.F ? b : a));

function planeOf(sheet: Sheet, parts: readonly Part[], i: number, joint: Joint): Plane {
  const { fastener, F_ax } = joint;
  const c_rope = ropeShare(fastener);
  const make: Maker = (name, F_J, how) => ({
    name,
    johansen: F_J,
    F: how === undefined ? sheet.step(`F_v_${name}`, johansen.withRope, F_J, F_ax, c_rope) : F_J,
  });
  const [one, other] = [parts[i], parts[i + 1]];
  if (isWood(one) && isWood(other)) return inWood(sheet, parts, i, [one, other], fastener, make);
  const [wood, plate] = isWood(one) ? [one, other] : [other, one];
  if (!isWood(wood) || !isPlate(plate)) throw new Error("plates do not meet: refused before");
  return atPlate(sheet, parts, wood, plate, fastener, make);
}

/** Of all modes that were looked at: a figure that occurs twice counts with its lesser value. */
function governing(all: readonly Mode[]): Plane {
  const modes = all.filter((mode) => all.every((other) => other.name !== mode.name || other.F >= mode.F));
  const [first] = modes;
  const worst = least(modes) ?? first;
  if (worst === undefined) throw new Error("a plane has modes");
  return { F: worst.F, johansen: worst.johansen, mode: worst.name, modes, deciding: [worst.name] };
}

function inWood(
  sheet: Sheet,
  parts: readonly Part[],
  i: number,
  [one, two]: readonly [Wood, Wood],
  { d_ef: d, M_y }: Fastener,
  make: Maker,
): Plane {
  if (parts.length === 2) {
    const beta = sheet.step("beta", johansen.ratio, two.f_h, one.f_h);
    return governing([
      make("a", sheet.step("F_a", johansen.bearing, one.f_h, one.depth, d), { rope: false }),
      make("b", sheet.step("F_b", johansen.bearing, two.f_h, two.depth, d), { rope: false }),
      make("c", sheet.step("F_c", johansen.rotation, one.f_h, one.depth, d, beta, two.depth)),
      make("d", sheet.step("F_d", johansen.hingeInSecond, one.f_h, one.depth, d, beta, M_y)),
      make("e", sheet.step("F_e", johansen.hingeInFirst, one.f_h, two.depth, d, beta, M_y)),
      make("f", sheet.step("F_f", johansen.twoHinges, beta, M_y, one.f_h, d)),
    ]);
  }
  // the plane belongs to the three members on its left, and to those on its right
  const middles: (readonly [side: Wood, middle: Wood])[] = [];
  if (i + 2 < parts.length) middles.push([one, two]);
  if (i > 0) middles.push([two, one]);
  return governing(
    middles.flatMap(([side, middle]) => {
      const beta = sheet.step("beta", johansen.ratio, middle.f_h, side.f_h);
      return [
        make("g", sheet.step("F_g", johansen.bearing, side.f_h, side.depth, d), { rope: false }),
        make("h", sheet.step("F_h", johansen.bearingMiddle, middle.f_h, middle.depth, d), { rope: false }),
        make("j", sheet.step("F_j", johansen.hingeInSecond, side.f_h, side.depth, d, beta, M_y)),
        make("k", sheet.step("F_k", johansen.twoHinges, beta, M_y, side.f_h, d)),
      ];
    }),
  );
}

function atPlate(
  sheet: Sheet,
  parts: readonly Part[],
  wood: Wood,
  plate: Plate,
  fastener: Fastener,
  make: Maker,
): Plane {
  const { d_ef: d, M_y } = fastener;
  const { f_h, depth } = wood;
  const outer = (part: Part) => part.index === 0 || part.index === parts.length - 1;
  // a plate between woods holds the fastener whatever its thickness, (8.11)
  if (!outer(plate)) {
    return outer(wood)
      ? governing([
          make("f", sheet.step("F_f", johansen.bearing, f_h, depth, d), { rope: false }),
          make("g", sheet.step("F_g", johansen.hingeAtThick, f_h, depth, d, M_y)),
          make("h", sheet.step("F_h", johansen.hingesAtThick, M_y, f_h, d)),
        ])
      : governing([
          make("l", sheet.step("F_l", johansen.bearingMiddle, f_h, depth, d), { rope: false }),
          make("m", sheet.step("F_m", johansen.hingesAtThick, M_y, f_h, d)),
        ]);
  }
  const single = outer(wood);
  const thin = () =>
    single
      ? governing([
          make("a", sheet.step("F_a", johansen.rotationAtThin, f_h, depth, d), { rope: false }),
          make("b", sheet.step("F_b", johansen.hingeAtThin, M_y, f_h, d)),
        ])
      : governing([
          make("j", sheet.step("F_j", johansen.bearingMiddle, f_h, depth, d), { rope: false }),
          make("k", sheet.step("F_k", johansen.hingeAtThin, M_y, f_h, d)),
        ]);
  const thick = () =>
    single
      ? governing([
          make("c", sheet.step("F_c", johansen.bearing, f_h, depth, d), { rope: false }),
          make("d", sheet.step("F_d", johansen.hingeAtThick, f_h, depth, d, M_y)),
          make("e", sheet.step("F_e", johansen.hingesAtThick, M_y, f_h, d)),
        ])
      : governing([
          make("l", sheet.step("F_l", johansen.bearingMiddle, f_h, depth, d), { rope: false }),
          make("m", sheet.step("F_m", johansen.hingesAtThick, M_y, f_h, d)),
        ]);
  return byThickness(sheet, plate, fastener, thin, thick);
}

/** 8.2.3(1) */
function byThickness(sheet: Sheet, { t }: Plate, { d }: Fastener, thin: () => Plane, thick: () => Plane): Plane {
  if (t <= 0.5 * d) return thin();
  if (t >= d) {
    sheet.assume(says.closeHoles);
    return thick();
  }
  sheet.assume(says.closeHoles);
  const [low, high] = [thin(), thick()];
  const worst = low.F <= high.F ? low : high;
  return {
    F: sheet.step("F_v_between", johansen.betweenPlates, low.F, high.F, t, d),
    johansen: sheet.step("F_J_between", johansen.betweenPlates, low.johansen, high.johansen, t, d),
    mode: worst.mode,
    modes: [...low.modes, ...high.modes],
    deciding: [low.mode, high.mode],
  };
}
