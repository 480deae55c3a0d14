/** What would stand in each other on the member that carries both: the ends of members, their plates and gussets. */
import { cross, dot, pointIn, turned, unit } from "../axes.ts";
import { type Direction, type Frame, stiffens } from "../fabrication.ts";
import type { Point } from "../members/model.ts";
import { axesOf, dimensionsOf, type Fittings, type JointEnd } from "./joints/end.ts";

/** Convex: its corners, and the directions of its edges. */
export interface Body {
  readonly corners: readonly Point[];
  readonly edges: readonly Direction[];
}

/** mm of a member from its end: farther away it is no matter of this joint */
const near = 1000;
/** mm that two bodies may share: roundings, and plates that touch */
const touching = 2;

/** Of an end, in the axes of its support: the member and the plates that it brings. */
export function bodiesOf({ member, end }: JointEnd, { plates }: Fittings, frame: Frame): Body[] {
  const { h, b } = dimensionsOf(member.profile);
  const length = member.length_mm ?? 0;
  const { x } = axesOf(end, length);
  const own: Body = {
    corners: [x(0), x(Math.min(near, length))].flatMap((u) =>
      [-b / 2, b / 2].flatMap((v) => [-h / 2, h / 2].map((w): Point => [u, v, w])),
    ),
    edges: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
  };
  const brought = plates.flatMap(({ plate, frame: lies, belongs }): Body[] => {
    if (stiffens(plate.use) && belongs === "support") return [];
    const { outline, t_mm } = plate;
    const along = outline.map(([u, v], i): Direction => {
      const [u2, v2] = outline[(i + 1) % outline.length] ?? [u, v];
      return [u2 - u, v2 - v, 0];
    });
    return [
      {
        corners: outline.flatMap(([u, v]) => [0, t_mm].map((w) => pointIn(lies, [u, v, w]))),
        edges: [...along, [0, 0, 1] as const].map((edge) => unit(turned(lies, edge))),
      },
    ];
  });
  return [own, ...brought].map(({ corners, edges }) => ({
    corners: corners.map((one) => pointIn(frame, one)),
    edges: edges.map((one) => turned(frame, one)),
  }));
}

/** A plane between two convex bodies is normal to two of their edges. */
export function clash(one: Body, other: Body): boolean {
  const edges = [...one.edges, ...other.edges];
  return edges.every((a, i) =>
    edges.slice(i + 1).every((b) => {
      const normal = cross(a, b);
      return Math.hypot(...normal) < 1e-6 || shared(one, other, unit(normal)) > touching;
    }),
  );
}

function shared(one: Body, other: Body, along: Direction): number {
  const [[from, to], [from2, to2]] = [extent(one, along), extent(other, along)];
  return Math.min(to, to2) - Math.max(from, from2);
}

const extent = ({ corners }: Body, along: Direction): [number, number] => {
  const places = corners.map((corner) => dot(corner, along));
  return [Math.min(...places), Math.max(...places)];
};
