import type { Profile } from "../profile.ts";
import type { Haunch } from "./schema.ts";

// Sections along a haunch or a taper, from their plates; the profile itself where it is no deeper.

export interface Section {
  readonly A: number;
  readonly I_z: number;
  readonly I_t: number;
  readonly W_pl_y: number;
}

interface Plate {
  readonly b: number;
  readonly top: number;
  readonly bottom: number;
  /** along z */
  readonly isWeb: boolean;
}

const flange = (b: number, top: number, t: number): Plate => ({ b, top, bottom: top + t, isWeb: false });
const web = (t: number, top: number, bottom: number): Plate => ({ b: t, top, bottom, isWeb: true });

/** Depth at a place of the segment, which is deepest at its start. */
export const depthAt = (p: Profile, { h_max_mm, length_mm }: Haunch, x: number, L: number): number =>
  h_max_mm - (h_max_mm - p.h) * Math.min(1, x / (length_mm ?? L));

export function sectionOf(p: Profile, given: Haunch, depth: number): Section {
  if (depth <= p.h * (1 + 1e-9)) return p;
  return ofPlates((given.flanges ?? 3) === 2 ? tapered(p, depth) : haunched(p, given, depth));
}

const tapered = ({ b, t_f, t_w }: Profile, depth: number): Plate[] => [
  flange(b, 0, t_f),
  web(t_w, t_f, depth - t_f),
  flange(b, depth - t_f, t_f),
];

function haunched(p: Profile, { b_mm = p.b, t_f_mm = p.t_f, t_w_mm = p.t_w }: Haunch, depth: number): Plate[] {
  // where the haunch runs out, its flange is cut to what stands below the profile
  const t = Math.min(t_f_mm, depth - p.h);
  return [...tapered(p, p.h), web(t_w_mm, p.h, depth - t), flange(b_mm, depth - t, t)];
}

function ofPlates(plates: readonly Plate[]): Section {
  const sum = (of: (plate: Plate) => number) => plates.reduce((total, plate) => total + of(plate), 0);
  const thickness = (plate: Plate) => (plate.isWeb ? plate.b : plate.bottom - plate.top);
  const width = (plate: Plate) => (plate.isWeb ? plate.bottom - plate.top : plate.b);
  const A = sum((plate) => plate.b * (plate.bottom - plate.top));
  const half = neutral(plates, A / 2);
  return {
    A,
    I_z: sum((plate) => ((plate.bottom - plate.top) * plate.b ** 3) / 12),
    I_t: sum((plate) => (width(plate) * thickness(plate) ** 3) / 3),
    W_pl_y: sum(({ b, top, bottom }) => {
      const [above, below] = [Math.max(0, Math.min(half, bottom) - top), Math.max(0, bottom - Math.max(half, top))];
      return b * (above * Math.abs(half - top - above / 2) + below * Math.abs(bottom - below / 2 - half));
    }),
  };
}

/** Where half of the area lies above. */
function neutral(plates: readonly Plate[], half: number): number {
  let above = 0;
  for (const { b, top, bottom } of plates) {
    const area = b * (bottom - top);
    if (above + area >= half) return top + (half - above) / b;
    above += area;
  }
  return plates.at(-1)?.bottom ?? 0;
}
