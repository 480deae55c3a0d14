import type { Materials } from "./integrate.ts";
import { profileOf } from "./profile.ts";
import { type Bending, type LimitState, limitState, stateAt, uniformCompression } from "./resistance.ts";
import { rootOf } from "./root.ts";
import type { Shape } from "./shape.ts";
import type { Steel } from "./steel.ts";

/** The resistance under an axial force in one direction of the moments. N, Nmm. */
export interface BiaxialResistance {
  /** Length of the vector of the moments at the limit. */
  readonly M: number;
  readonly M_y: number;
  readonly M_z: number;
  /** Direction in which the strains rise: the angle from z towards y. */
  readonly theta: number;
  readonly state: LimitState;
}

interface Section {
  readonly shape: Shape;
  readonly steel: Steel;
  readonly materials: Materials;
}

/** Bending whose strains rise towards (y, z) = (sin θ, cos θ). */
export const bendingTowards = ({ shape, steel, materials }: Section, theta: number): Bending => ({
  profile: profileOf(shape, steel, Math.sin(theta), Math.cos(theta)),
  materials,
});

/** M_y = ∫σ z dA and M_z = ∫σ y dA of a state found along one direction. */
export function momentsOf(bending: Bending, { M, U }: LimitState): { M_y: number; M_z: number } {
  const { cy, cz } = bending.profile;
  return { M_y: M * cz - U * cy, M_z: M * cy + U * cz };
}

/** A point of the surface N-M_y-M_z for strains that rise towards θ. */
export function surfacePoint(section: Section, N: number, theta: number): BiaxialResistance | undefined {
  const bending = bendingTowards(section, theta);
  const state = stateAt(bending, N);
  if (!state) return undefined;
  const { M_y, M_z } = momentsOf(bending, state);
  return { M: Math.hypot(M_y, M_z), M_y, M_z, theta, state };
}

const greatestStep = Math.PI / 12;
const leastStep = 1e-6;
const wrapped = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

/**
 * 6.1 with a skew neutral axis: how far the moments can grow in their own direction under N. The neutral axis turns until
 * the moments of the limit state point that way. Undefined where no state carries N in this direction.
 */
export function biaxialResistance(
  section: Section,
  N: number,
  M_y: number,
  M_z: number,
): BiaxialResistance | undefined {
  const size = Math.hypot(M_y, M_z);
  const y = M_y / size;
  const z = M_z / size;
  let last: BiaxialResistance | undefined;
  const miss = (theta: number): number => {
    last = surfacePoint(section, N, theta);
    return last ? last.M_z * y - last.M_y * z : Number.NaN;
  };
  /** From the given moments to those of the last point. */
  const turn = () => (last ? Math.atan2(last.M_z * y - last.M_y * z, last.M_y * y + last.M_z * z) : Number.NaN);
  const aim = Math.atan2(z, y);
  const most = Math.abs(limitState(bendingTowards(section, aim), uniformCompression).N) * 1e-11;
  const found = (theta: number) => surfacePoint(section, N, theta);
  // the moments turn with the strains: walk from the direction of the moments to where they change sides
  const start = miss(aim);
  if (Math.abs(start) <= most && Math.abs(turn()) < Math.PI / 2) return found(aim);
  for (const sense of start > 0 ? [-1, 1] : [1, -1]) {
    let here = aim;
    let value = miss(here);
    let from = turn();
    let step = greatestStep;
    while (Math.abs(here - aim) < Math.PI) {
      const next = here + sense * step;
      const there = miss(next);
      const to = turn();
      // the moments of a long section swing round within a few degrees
      if (Math.abs(wrapped(to - from)) > 0.8 && step > leastStep) {
        step /= 2;
        continue;
      }
      if (from * to <= 0 && Math.abs(to - from) < Math.PI) {
        const [low, high, fLow, fHigh] = value <= there ? [here, next, value, there] : [next, here, there, value];
        return found(rootOf(miss, low, high, fLow, fHigh, most));
      }
      here = next;
      value = there;
      from = to;
      step = Math.min(greatestStep, 2 * step);
    }
  }
  return undefined;
}
