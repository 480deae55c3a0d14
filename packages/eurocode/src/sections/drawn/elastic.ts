/** What elastic theory makes of an outline with any axes: moduli by the greatest stress, and shear areas. */
import { bounds, exchanged, flattened, type Outline } from "../outline.ts";
import type { Place } from "./mesh.ts";

interface Inertia {
  readonly I_y: number;
  readonly I_z: number;
  readonly I_yz: number;
}

/**
 * Moduli that give the greatest stress of a moment about y, or z, alone, about the centroid: held to its plane, and free
 * to bend about the principal axes, whichever is more.
 */
export function moduli(centred: Outline, { I_y, I_z, I_yz }: Inertia): { W_y: number; W_z: number } {
  const d = I_y * I_z - I_yz ** 2;
  let [ofY, ofZ] = [0, 0];
  for (const [y, z] of flattened(centred, 12).flat()) {
    ofY = Math.max(ofY, Math.abs(z / I_y), Math.abs(I_z * z - I_yz * y) / d);
    ofZ = Math.max(ofZ, Math.abs(y / I_z), Math.abs(I_y * y - I_yz * z) / d);
  }
  return { W_y: 1 / ofY, W_z: 1 / ofZ };
}

/** EN 1993-1-1 6.2.6(4): the greatest of V S / (I t) over straight cuts across the force, as an area of the mean stress. */
export function elasticShearAreas(centred: Outline, i: Inertia): { A_v_z: number; A_v_y: number } {
  return {
    A_v_z: leastOf(centred, i),
    A_v_y: leastOf(exchanged(centred), { I_y: i.I_z, I_z: i.I_y, I_yz: i.I_yz }),
  };
}

function leastOf(outline: Outline, { I_y, I_z, I_yz }: Inertia): number {
  const rings = flattened(outline, 12);
  const { bottom, top } = bounds(outline);
  const corners = rings.flat().map(([, z]) => z);
  const near = 1e-4 * (top - bottom);
  const levels = [
    0,
    ...Array.from({ length: 99 }, (_, k) => bottom + ((k + 1) / 100) * (top - bottom)),
    ...corners.flatMap((z) => [z - near, z + near]),
  ];
  const d = I_y * I_z - I_yz ** 2;
  let least = Number.POSITIVE_INFINITY;
  for (const level of levels) {
    if (level <= bottom || level >= top) continue;
    const { width, S_y, S_z } = cut(rings, level);
    const flow = Math.abs(I_z * S_y - I_yz * S_z);
    if (flow > 0 && width > 0) least = Math.min(least, (width * d) / flow);
  }
  return least;
}

/** How wide the steel is at a level, and the first moments of what lies above. */
function cut(rings: readonly (readonly Place[])[], level: number): { width: number; S_y: number; S_z: number } {
  let [width, S_y, S_z] = [0, 0, 0];
  for (const ring of rings) {
    const above = clipped(ring, level);
    above.forEach(([y, z], i) => {
      const [y2, z2] = above[(i + 1) % above.length] as Place; // within
      const c = y * z2 - y2 * z;
      S_y += (c * (z + z2)) / 6;
      S_z += (c * (y + y2)) / 6;
      // along the cut the ring runs towards y, where steel is above
      if (z === level && z2 === level) width += y2 - y;
    });
  }
  return { width: Math.abs(width), S_y, S_z };
}

/** The part of a ring above a level; pieces that fall apart stay joined along it. */
function clipped(ring: readonly Place[], level: number): Place[] {
  return ring.flatMap(([y, z], i): Place[] => {
    const [y2, z2] = ring[(i + 1) % ring.length] as Place; // within
    const crossing: Place[] = z > level !== z2 > level ? [[y + ((y2 - y) * (level - z)) / (z2 - z), level]] : [];
    return z > level ? [[y, z], ...crossing] : crossing;
  });
}
