import { edgesOf, moments, type Point, type Ring } from "../../basis/polygon.ts";

/** The concrete of a cross-section: y to the right, z upwards, origin at the centroid. */
export type Shape =
  | { readonly kind: "circle"; readonly radius: number; readonly properties: ShapeProperties }
  | {
      readonly kind: "polygon";
      readonly rectangle: boolean;
      /** The outline counter-clockwise, holes clockwise. */
      readonly rings: readonly Ring[];
      readonly properties: ShapeProperties;
    };

export interface ShapeProperties {
  readonly A: number;
  readonly I_y: number;
  readonly I_z: number;
  readonly I_yz: number;
  /** Perimeter exposed to drying. */
  readonly u: number;
  /** Extents along z and y. */
  readonly z_max: number;
  readonly z_min: number;
  readonly y_max: number;
  readonly y_min: number;
}

export function circle(diameter: number): Shape {
  const radius = diameter / 2;
  const I = (Math.PI * radius ** 4) / 4;
  return {
    kind: "circle",
    radius,
    properties: {
      A: Math.PI * radius * radius,
      I_y: I,
      I_z: I,
      I_yz: 0,
      u: Math.PI * diameter,
      z_max: radius,
      z_min: -radius,
      y_max: radius,
      y_min: -radius,
    },
  };
}

export function rectangle(b: number, h: number): Shape {
  const corners = [
    { y: -b / 2, z: -h / 2 },
    { y: b / 2, z: -h / 2 },
    { y: b / 2, z: h / 2 },
    { y: -b / 2, z: h / 2 },
  ];
  return {
    kind: "polygon",
    rectangle: true,
    rings: [corners],
    properties: {
      A: b * h,
      I_y: (b * h ** 3) / 12,
      I_z: (h * b ** 3) / 12,
      I_yz: 0,
      u: 2 * (b + h),
      z_max: h / 2,
      z_min: -h / 2,
      y_max: b / 2,
      y_min: -b / 2,
    },
  };
}

/** Any outline with holes, drawn about any origin; `shift` is the centroid in that drawing. */
export function polygon(outline: Ring, holes: readonly Ring[]): { shape: Shape; shift: Point } {
  const drawn = [turned(outline, 1), ...holes.map((hole) => turned(hole, -1))];
  const first = moments(drawn);
  const shift = { y: first.S_z / first.A, z: first.S_y / first.A };
  const rings = drawn.map((ring) => ring.map(({ y, z }) => ({ y: y - shift.y, z: z - shift.z })));
  const { A, I_y, I_z, I_yz } = moments(rings);
  const outer = rings[0] ?? [];
  const perimeter = (ring: Ring) => edgesOf(ring).reduce((sum, [p, q]) => sum + Math.hypot(q.y - p.y, q.z - p.z), 0);
  const shape: Shape = {
    kind: "polygon",
    rectangle: false,
    rings,
    properties: {
      A,
      I_y,
      I_z,
      I_yz,
      u: perimeter(outer),
      z_max: Math.max(...outer.map(({ z }) => z)),
      z_min: Math.min(...outer.map(({ z }) => z)),
      y_max: Math.max(...outer.map(({ y }) => y)),
      y_min: Math.min(...outer.map(({ y }) => y)),
    },
  };
  return { shape, shift };
}

/** The same section in axes that are turned about its centroid. */
export function turnedShape(shape: Shape, turn: (point: Point) => Point): Shape {
  if (shape.kind === "circle") return shape;
  const [outline = [], ...holes] = shape.rings.map((ring) => ring.map(turn));
  return polygon(outline, holes).shape;
}

function turned(ring: Ring, sense: 1 | -1): Ring {
  return Math.sign(moments([ring]).A) === sense ? ring : [...ring].reverse();
}

/**
 * The least dimension of a section: across flats or across a leg, wherever two faces look away from each other with concrete
 * between them, and never more than the least distance between two parallel lines that hold the whole outline.
 */
export function leastSide(shape: Shape): number {
  if (shape.kind === "circle") return 2 * shape.radius;
  const ring = shape.rings[0] ?? [];
  const edges = edgesOf(ring);
  let least = Number.POSITIVE_INFINITY;
  for (const edge of edges) {
    const [p, q] = edge;
    const length = Math.hypot(q.y - p.y, q.z - p.z);
    if (length === 0) continue;
    // the ring runs counter-clockwise: concrete lies to the left
    const depth = ({ y, z }: Point) => ((q.y - p.y) * (z - p.z) - (q.z - p.z) * (y - p.y)) / length;
    const along = ({ y, z }: Point) => ((q.y - p.y) * (y - p.y) + (q.z - p.z) * (z - p.z)) / length;
    const depths = ring.map(depth);
    if (Math.min(...depths) > -1e-6 * length) least = Math.min(least, Math.max(...depths));
    for (const [r, s] of edges) {
      const far = depth(r);
      const faces = Math.abs(far - depth(s)) < 1e-3 * length && along(s) < along(r) && far > 0;
      const overlap = Math.min(length, along(r)) - Math.max(0, along(s));
      if (faces && overlap > 0.2 * far) least = Math.min(least, far);
    }
  }
  return least;
}

/** Whether a point, with a margin, lies in the concrete. */
export function inConcrete(shape: Shape, { y, z }: Point): boolean {
  if (shape.kind === "circle") return Math.hypot(y, z) < shape.radius;
  let inside = false;
  for (const ring of shape.rings) {
    for (const [p, q] of edgesOf(ring)) {
      if (p.z > z !== q.z > z && y < ((q.y - p.y) * (z - p.z)) / (q.z - p.z) + p.y) inside = !inside;
    }
  }
  return inside;
}
