import type { Point } from "../../basis/polygon.ts";

/** Reinforcement: single bars, thin lines of steel, a ring; areas in mm², origin at the centroid of the concrete. */
export interface Steel {
  readonly bars: readonly (Point & { readonly area: number })[];
  readonly lines: readonly { readonly from: Point; readonly to: Point; readonly area: number }[];
  readonly ring: { readonly radius: number; readonly area: number } | undefined;
}

export interface SteelProperties {
  readonly A: number;
  /** About the centroid of the concrete. */
  readonly I_y: number;
  readonly I_z: number;
  readonly S_y: number;
  readonly S_z: number;
}

export type Layout = "two-faces" | "all-faces" | "corners";

/** A_s on the rectangle b by h whose faces are `axis` away. */
export function layoutOfRectangle(layout: Layout, area: number, b: number, h: number, axis: number): Steel {
  const y = b / 2 - axis;
  const z = h / 2 - axis;
  const corners = [
    { y: -y, z: -z },
    { y, z: -z },
    { y, z },
    { y: -y, z },
  ] as const;
  const [c0, c1, c2, c3] = corners;
  if (layout === "corners") {
    return { bars: corners.map((corner) => ({ ...corner, area: area / 4 })), lines: [], ring: undefined };
  }
  if (layout === "two-faces") {
    return {
      bars: [],
      lines: [
        { from: c0, to: c1, area: area / 2 },
        { from: c3, to: c2, area: area / 2 },
      ],
      ring: undefined,
    };
  }
  const perimeter = 4 * (y + z);
  const along = (area * 2 * y) / perimeter;
  const up = (area * 2 * z) / perimeter;
  return {
    bars: [],
    lines: [
      { from: c0, to: c1, area: along },
      { from: c3, to: c2, area: along },
      { from: c0, to: c3, area: up },
      { from: c1, to: c2, area: up },
    ],
    ring: undefined,
  };
}

export const layoutOfCircle = (area: number, radius: number): Steel => ({
  bars: [],
  lines: [],
  ring: { radius, area },
});

export function turnedSteel(steel: Steel, turn: (point: Point) => Point): Steel {
  return {
    bars: steel.bars.map(({ area, ...bar }) => ({ ...turn(bar), area })),
    lines: steel.lines.map(({ from, to, area }) => ({ from: turn(from), to: turn(to), area })),
    ring: steel.ring,
  };
}

export function scaled(steel: Steel, factor: number): Steel {
  return {
    bars: steel.bars.map((bar) => ({ ...bar, area: bar.area * factor })),
    lines: steel.lines.map((line) => ({ ...line, area: line.area * factor })),
    ring: steel.ring && { ...steel.ring, area: steel.ring.area * factor },
  };
}

export function steelProperties({ bars, lines, ring }: Steel): SteelProperties {
  let A = 0;
  let I_y = 0;
  let I_z = 0;
  let S_y = 0;
  let S_z = 0;
  for (const { y, z, area } of bars) {
    A += area;
    I_y += area * z * z;
    I_z += area * y * y;
    S_y += area * z;
    S_z += area * y;
  }
  for (const { from, to, area } of lines) {
    A += area;
    I_y += (area * (from.z * from.z + from.z * to.z + to.z * to.z)) / 3;
    I_z += (area * (from.y * from.y + from.y * to.y + to.y * to.y)) / 3;
    S_y += (area * (from.z + to.z)) / 2;
    S_z += (area * (from.y + to.y)) / 2;
  }
  if (ring) {
    A += ring.area;
    I_y += (ring.area * ring.radius ** 2) / 2;
    I_z += (ring.area * ring.radius ** 2) / 2;
  }
  return { A, I_y, I_z, S_y, S_z };
}

/** Whether bending the other way about y (or z) meets the same reinforcement. */
export function mirrored(steel: Steel, about: "y" | "z"): boolean {
  const flip = ({ y, z }: Point): Point => (about === "y" ? { y, z: -z } : { y: -y, z });
  const near = (a: number, b: number) => Math.abs(a - b) < 0.01;
  const at = (a: Point, b: Point) => near(a.y, b.y) && near(a.z, b.z);
  const barsMatch = steel.bars.every((bar) =>
    steel.bars.some((other) => at(flip(bar), other) && Math.abs(bar.area - other.area) < 1e-6),
  );
  // lines and rings come from symmetric layouts
  return barsMatch;
}
