import { convection, standardFire } from "../../en-1993-1-2/fire-curve.ts";
import { fireFormula as formula } from "../formula.ts";

// Temperatures in a beam or slab under the standard fire: finite volumes, of a beam over half of its section. EN 1992-1-2 3.3, EN 1991-1-2 3.1.
// °C, W, J, kg, m, s; sizes of the section come in mm.

// 3.3.3(2): from 20 to 1200 °C
const conductivityUpper = formula(
  "3.3.3(2)",
  "2 - 0.2451 * theta / 100 + 0.0107 * (theta / 100)^2",
  (theta) => 2 - (0.2451 * theta) / 100 + 0.0107 * (theta / 100) ** 2,
);
const conductivityLower = formula(
  "3.3.3(2)",
  "1.36 - 0.136 * theta / 100 + 0.0057 * (theta / 100)^2",
  (theta) => 1.36 - (0.136 * theta) / 100 + 0.0057 * (theta / 100) ** 2,
);
/** 3.3.2(1), of dry concrete */
const heatTo400 = formula("3.3.2(1)", "1000 + (theta - 200) / 2", (theta) => 1000 + (theta - 200) / 2);
/** 3.3.2(2): with 1.5 % of moisture 1470 from 100 to 115 °C, then straight to 1000 at 200 °C */
const heatOfMoist = formula(
  "3.3.2(2)",
  "1470 + (theta - 115) * (1000 - 1470) / (200 - 115)",
  (theta) => 1470 + ((theta - 115) * (1000 - 1470)) / (200 - 115),
);
// 3.3.2(3), shares of the density at 20 °C
const densityTo200 = formula("3.3.2(3)", "1 - 0.02 * (theta - 115) / 85", (theta) => 1 - (0.02 * (theta - 115)) / 85);
const densityTo400 = formula(
  "3.3.2(3)",
  "0.98 - 0.03 * (theta - 200) / 200",
  (theta) => 0.98 - (0.03 * (theta - 200)) / 200,
);
const densityBeyond = formula(
  "3.3.2(3)",
  "0.95 - 0.07 * (theta - 400) / 800",
  (theta) => 0.95 - (0.07 * (theta - 400)) / 800,
);

export interface Conductor {
  /** W/(m K) */
  readonly lambda: (theta: number) => number;
  /** J/(m³ K) */
  readonly capacity: (theta: number) => number;
}
export interface Surroundings {
  readonly gas: (seconds: number) => number;
  /** W/(m² K) */
  readonly alpha_c: number;
  readonly emissivity: number;
}

/** kg/m³: what EN 1992-1-2 leaves open; lighter concrete is hotter. */
const density = 2300;

const specificHeat = (theta: number): number => {
  if (theta <= 100) return 900;
  if (theta <= 115) return 1470;
  if (theta <= 200) return heatOfMoist(theta);
  return theta <= 400 ? heatTo400(theta) : 1100;
};
const shareOfDensity = (theta: number): number => {
  if (theta <= 115) return 1;
  if (theta <= 200) return densityTo200(theta);
  return theta <= 400 ? densityTo400(theta) : densityBeyond(theta);
};

export type Conductivity = "lower" | "upper";

export const concrete = (limit: Conductivity): Conductor => ({
  lambda: limit === "upper" ? conductivityUpper : conductivityLower,
  capacity: (theta) => density * shareOfDensity(theta) * specificHeat(theta),
});

/** EN 1991-1-2 3.2.1, EN 1992-1-2 2.2(2); of the other side 3.1(6), radiation within it. */
export const fire: Surroundings = {
  gas: (seconds) => standardFire(seconds / 60),
  alpha_c: convection.standard,
  emissivity: 0.7,
};
export const cold: Surroundings = { gas: () => 20, alpha_c: 9, emissivity: 0 };

/** What lies at a face of the body. */
export type Beside = "fire" | "cold" | "nothing";

export interface Body {
  /** Edges of the cells, m; x from the axis of symmetry, z upwards. */
  readonly x: readonly number[];
  readonly z: readonly number[];
  /** Whether a cell is of the body. */
  readonly has: (i: number, j: number) => boolean;
  /** What lies beyond cell (i, j) in the direction (di, dj). */
  readonly beside: (i: number, j: number, di: number, dj: number) => Beside;
  readonly conductor: Conductor;
  readonly start: number;
  readonly fire: Surroundings;
  readonly cold: Surroundings;
}

export interface Field {
  readonly x: readonly number[];
  readonly z: readonly number[];
  readonly at: (x: number, z: number) => number;
  readonly cell: (i: number, j: number) => number | undefined;
}

const kelvin = 273.15;
/** W/(m² K⁴) */
const boltzmann = 5.67e-8;
/** Of the greatest step with which the explicit scheme is stable. */
const shareOfStep = 0.9;

interface Surface {
  readonly cell: number;
  readonly length: number;
  /** From the middle of the cell to it. */
  readonly depth: number;
  readonly to: Surroundings;
  theta: number;
}
interface Joint {
  readonly one: number;
  readonly other: number;
  /** Length over distance. */
  readonly share: number;
}

const middles = (edges: readonly number[]): number[] => edges.slice(1).map((edge, i) => (edge + (edges[i] ?? 0)) / 2);

/** Cells, where they meet, and where they end. */
function meshOf(body: Body) {
  const { x, z } = body;
  const [nx, nz] = [x.length - 1, z.length - 1];
  const size = (edges: readonly number[], i: number) => (edges[i + 1] ?? 0) - (edges[i] ?? 0);
  const joints: Joint[] = [];
  const surfaces: Surface[] = [];
  const areas = new Float64Array(nx * nz);
  const add = (i: number, j: number, di: number, dj: number): void => {
    const [own, length, end] = di === 0 ? [size(z, j), size(x, i), nz] : [size(x, i), size(z, j), nx];
    const next = di === 0 ? j + dj : i + di;
    const cell = i * nz + j;
    if (next >= 0 && next < end && body.has(i + di, j + dj)) {
      const far = di === 0 ? size(z, next) : size(x, next);
      if (di + dj > 0) joints.push({ one: cell, other: (i + di) * nz + j + dj, share: length / ((own + far) / 2) });
      return;
    }
    const beside = body.beside(i, j, di, dj);
    if (beside !== "nothing") surfaces.push({ cell, length, depth: own / 2, to: body[beside], theta: body.start });
  };
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < nz; j++) {
      if (!body.has(i, j)) continue;
      areas[i * nz + j] = size(x, i) * size(z, j);
      for (const [di, dj] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const)
        add(i, j, di, dj);
    }
  return { nx, nz, joints, surfaces, areas };
}

type Mesh = ReturnType<typeof meshOf>;

/** The longest step in which no cell gives more than it has, with the greatest conductivity and the least capacity. */
function stepOf({ joints, surfaces, areas }: Mesh, { lambda, capacity }: Conductor): number {
  const thetas = [20, 100, 200, 400, 700, 1200];
  const most = Math.max(...thetas.map(lambda));
  const least = Math.min(...thetas.map(capacity));
  const outflow = new Float64Array(areas.length);
  const add = (cell: number, share: number) => {
    outflow[cell] = (outflow[cell] ?? 0) + share * most;
  };
  for (const { one, other, share } of joints) {
    add(one, share);
    add(other, share);
  }
  for (const { cell, length, depth } of surfaces) add(cell, length / depth);
  let step = Number.POSITIVE_INFINITY;
  outflow.forEach((sum, cell) => {
    if (sum > 0) step = Math.min(step, ((areas[cell] ?? 0) * least) / sum);
  });
  return step * shareOfStep;
}

/** The surface between the gas and the middle of its cell: what comes is what goes on. One step of Newton from the time before. */
function settle(surface: Surface, gas: number, inside: number, lambda: number): number {
  const { to, depth } = surface;
  const conducts = lambda / depth;
  for (let i = 0; i < 2; i++) {
    const [hot, own] = [gas + kelvin, surface.theta + kelvin];
    const radiates = to.emissivity * boltzmann;
    const excess = to.alpha_c * (hot - own) + radiates * (hot ** 4 - own ** 4) - conducts * (surface.theta - inside);
    surface.theta += excess / (to.alpha_c + 4 * radiates * own ** 3 + conducts);
  }
  return conducts * (surface.theta - inside);
}

/** The field after some seconds; explicit in time. */
export function heated(body: Body, seconds: number): Field {
  const mesh = meshOf(body);
  const { nz, joints, surfaces, areas } = mesh;
  const { lambda, capacity } = body.conductor;
  const theta = new Float64Array(areas.length).fill(body.start);
  const conducts = new Float64Array(areas.length);
  const gains = new Float64Array(areas.length);
  const steps = Math.ceil(seconds / stepOf(mesh, body.conductor));
  const dt = seconds / steps;
  const of = (values: Float64Array, cell: number): number => values[cell] as number; // each has one
  for (let n = 0; n < steps; n++) {
    const [hot, cool] = [body.fire.gas((n + 0.5) * dt), body.cold.gas((n + 0.5) * dt)];
    for (let cell = 0; cell < areas.length; cell++) conducts[cell] = lambda(of(theta, cell));
    gains.fill(0);
    for (const { one, other, share } of joints) {
      const flow = ((of(conducts, one) + of(conducts, other)) / 2) * share * (of(theta, other) - of(theta, one));
      gains[one] = of(gains, one) + flow;
      gains[other] = of(gains, other) - flow;
    }
    for (const surface of surfaces) {
      const gas = surface.to === body.fire ? hot : cool;
      const flux = settle(surface, gas, of(theta, surface.cell), of(conducts, surface.cell));
      gains[surface.cell] = of(gains, surface.cell) + flux * surface.length;
    }
    for (let cell = 0; cell < areas.length; cell++) {
      const area = of(areas, cell);
      if (area > 0) theta[cell] = of(theta, cell) + (of(gains, cell) * dt) / (capacity(of(theta, cell)) * area);
    }
  }
  return fieldOf(body, theta, nz);
}

/** Straight between the middles of cells. */
function fieldOf(body: Body, theta: Float64Array, nz: number): Field {
  const [xs, zs] = [middles(body.x), middles(body.z)];
  const cell = (i: number, j: number) =>
    i >= 0 && j >= 0 && i < xs.length && j < zs.length && body.has(i, j) ? theta[i * nz + j] : undefined;
  const place = (middle: readonly number[], value: number): [low: number, share: number] => {
    let low = middle.findIndex((one) => one > value) - 1;
    if (low === -2) low = middle.length - 1;
    if (low < 0) return [0, 0];
    const [from, to] = [middle[low] ?? 0, middle[low + 1]];
    return [low, to === undefined ? 0 : (value - from) / (to - from)];
  };
  const at = (x: number, z: number): number => {
    const [i, s] = place(xs, Math.abs(x));
    const [j, t] = place(zs, z);
    const near = cell(i, j) ?? cell(i, j + 1) ?? cell(i + 1, j) ?? body.start;
    const along = (column: number) => {
      const low = cell(column, j) ?? near;
      return low + t * ((cell(column, j + 1) ?? low) - low);
    };
    const low = along(i);
    return s === 0 ? low : low + s * (along(i + 1) - low);
  };
  return { x: body.x, z: body.z, at, cell };
}
