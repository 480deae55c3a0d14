// The pressure under a rigid foundation: a plane without tension, or uniform under the effective area, and what of it lies
// beyond a section. Lengths in mm, pressures in kN/m²; y and z from the middle of the base.

export interface Point {
  readonly y: number;
  readonly z: number;
}

/** Where the ground presses, with a + b y + c z. */
export interface Field {
  readonly area: readonly Point[];
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

interface Integrals {
  readonly one: number;
  readonly y: number;
  readonly z: number;
  readonly yy: number;
  readonly yz: number;
  readonly zz: number;
}

const cornersOf = (L: number, B: number): Point[] => [
  { y: -L / 2, z: -B / 2 },
  { y: L / 2, z: -B / 2 },
  { y: L / 2, z: B / 2 },
  { y: -L / 2, z: B / 2 },
];

/** Over a polygon, by the theorem of Green. */
function integralsOf(polygon: readonly Point[]): Integrals {
  let [one, y, z, yy, yz, zz] = [0, 0, 0, 0, 0, 0];
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length] ?? p;
    const w = p.y * q.z - q.y * p.z;
    one += w / 2;
    y += (w * (p.y + q.y)) / 6;
    z += (w * (p.z + q.z)) / 6;
    yy += (w * (p.y ** 2 + p.y * q.y + q.y ** 2)) / 12;
    zz += (w * (p.z ** 2 + p.z * q.z + q.z ** 2)) / 12;
    yz += (w * (p.y * q.z + 2 * p.y * p.z + 2 * q.y * q.z + q.y * p.z)) / 24;
  });
  return { one, y, z, yy, yz, zz };
}

/** The part where a + b y + c z is positive. */
function partOf(polygon: readonly Point[], a: number, b: number, c: number): Point[] {
  const at = ({ y, z }: Point) => a + b * y + c * z;
  return polygon.flatMap((p, i) => {
    const q = polygon[(i + 1) % polygon.length] ?? p;
    const [f, g] = [at(p), at(q)];
    const kept = f > 0 ? [p] : [];
    if (f > 0 === g > 0) return kept;
    const t = f / (f - g);
    return [...kept, { y: p.y + t * (q.y - p.y), z: p.z + t * (q.z - p.z) }];
  });
}

/** Eccentricities at which so little of the base is left that no pressure is of use. */
export const mostEccentric = 0.48;

/**
 * The plane without tension that holds a force at (e_y, e_z); undefined where none does within the base. Newton on the
 * convex sum of squares whose gradient is the equilibrium; each step as long as it brings the sum down.
 */
export function linearField(L: number, B: number, F: number, e_y: number, e_z: number): Field | undefined {
  if (Math.abs(e_y) > mostEccentric * L || Math.abs(e_z) > mostEccentric * B || F <= 0) return undefined;
  // in a square of side 1, of a mean pressure of 1
  const unit = cornersOf(1, 1);
  const load = [1, e_y / L, e_z / B] as const;
  let x: Plane = [1, 0, 0];
  for (let i = 0; i < 200; i++) {
    const k = integralsOf(partOf(unit, ...x));
    const residual = gradient(k, x, load);
    if (Math.max(...residual.map(Math.abs)) < 1e-12) break;
    const step = solved(k, residual);
    if (!step) return undefined;
    x = shortened(unit, x, step, load);
  }
  const k = integralsOf(partOf(unit, ...x));
  if (Math.max(...gradient(k, x, load).map(Math.abs)) > 1e-8) return undefined;
  const mean = (F * 1e6) / (L * B);
  const [a, b, c] = [x[0] * mean, (x[1] * mean) / L, (x[2] * mean) / B];
  return { area: partOf(cornersOf(L, B), a, b, c), a, b, c };
}

type Plane = readonly [a: number, b: number, c: number];

const gradient = (k: Integrals, [a, b, c]: Plane, load: Plane): number[] => [
  a * k.one + b * k.y + c * k.z - load[0],
  a * k.y + b * k.yy + c * k.yz - load[1],
  a * k.z + b * k.yz + c * k.zz - load[2],
];

/** By Cramer's rule. */
function solved(k: Integrals, r: readonly number[]): Plane | undefined {
  const [r_0 = 0, r_1 = 0, r_2 = 0] = r;
  const minor = (p: number, q: number, s: number, t: number) => p * t - q * s;
  const [A, B, C] = [minor(k.yy, k.yz, k.yz, k.zz), -minor(k.y, k.yz, k.z, k.zz), minor(k.y, k.yy, k.z, k.yz)];
  const determinant = k.one * A + k.y * B + k.z * C;
  if (!(Math.abs(determinant) > 1e-30)) return undefined;
  const [E, F, G] = [minor(k.one, k.z, k.z, k.zz), -minor(k.one, k.y, k.z, k.yz), minor(k.one, k.y, k.y, k.yy)];
  return [
    -(A * r_0 + B * r_1 + C * r_2) / determinant,
    -(B * r_0 + E * r_1 + F * r_2) / determinant,
    -(C * r_0 + F * r_1 + G * r_2) / determinant,
  ];
}

function shortened(unit: readonly Point[], x: Plane, step: Plane, load: Plane): Plane {
  const along = (t: number): Plane => [x[0] + t * step[0], x[1] + t * step[1], x[2] + t * step[2]];
  const sum = (plane: Plane) => {
    const k = integralsOf(partOf(unit, ...plane));
    const [g_0 = 0, g_1 = 0, g_2 = 0] = gradient(k, plane, [0, 0, 0]);
    const squares = (plane[0] * g_0 + plane[1] * g_1 + plane[2] * g_2) / 2;
    return squares - plane[0] * load[0] - plane[1] * load[1] - plane[2] * load[2];
  };
  const before = sum(x);
  for (let t = 1; t > 1e-9; t /= 2) if (sum(along(t)) < before) return along(t);
  return along(1);
}

/** Uniform under the area whose middle is under the force. */
export function uniformField(L: number, B: number, F: number, e_y: number, e_z: number): Field | undefined {
  if (Math.abs(e_y) > mostEccentric * L || Math.abs(e_z) > mostEccentric * B || F <= 0) return undefined;
  const [L_ef, B_ef] = [L - 2 * Math.abs(e_y), B - 2 * Math.abs(e_z)];
  const area = cornersOf(L_ef, B_ef).map(({ y, z }) => ({ y: y + e_y, z: z + e_z }));
  return { area, a: (F * 1e6) / (L_ef * B_ef), b: 0, c: 0 };
}

export const pressureAt = ({ a, b, c }: Field, y: number, z: number): number => a + b * y + c * z;
export const greatestPressure = (field: Field): number =>
  Math.max(...field.area.map(({ y, z }) => pressureAt(field, y, z)));
/** On the outer strip of a side as wide as its overhang. */
export const greatestBeyond = ({ L, B, field }: Ground, way: "y" | "z", towards: 1 | -1, overhang: number): number => {
  const [b_y, b_z] = way === "y" ? [towards, 0] : [0, towards];
  const area = partOf(field.area, overhang - (way === "y" ? L : B) / 2, b_y, b_z);
  return Math.max(0, ...area.map(({ y, z }) => pressureAt(field, y, z)));
};
export const shareInContact = (L: number, B: number, { area }: Field): number => integralsOf(area).one / (L * B);

export interface Beyond {
  /** kN, upwards less the weight */
  readonly V: number;
  /** kNm about the section */
  readonly M: number;
}

export interface Ground {
  readonly L: number;
  readonly B: number;
  readonly field: Field;
  /** Of foundation and soil, kN/m². */
  readonly weight: number;
}

/** Of what lies beyond a line across y or z at `at`, towards the side `towards`; the moment about that line, or another. */
export function beyond(
  { L, B, field, weight }: Ground,
  way: "y" | "z",
  towards: 1 | -1,
  at: number,
  about = at,
): Beyond {
  const [b_y, b_z] = way === "y" ? [towards, 0] : [0, towards];
  const pressed = integralsOf(partOf(field.area, -towards * at, b_y, b_z));
  const whole = integralsOf(partOf(cornersOf(L, B), -towards * at, b_y, b_z));
  const { a, b, c } = field;
  const force = a * pressed.one + b * pressed.y + c * pressed.z;
  const first =
    way === "y" ? a * pressed.y + b * pressed.yy + c * pressed.yz : a * pressed.z + b * pressed.yz + c * pressed.zz;
  const V = force - weight * whole.one;
  const turning = first - weight * whole[way];
  return { V: V / 1e6, M: (towards * (turning - about * V)) / 1e9 };
}

/** Of what presses on a rectangle about a point, less the weight, kN/m². */
export function meanAround({ field, weight }: Ground, at: Point, half_y: number, half_z: number): number {
  const sides = [
    [half_y - at.y, 1, 0],
    [half_y + at.y, -1, 0],
    [half_z - at.z, 0, 1],
    [half_z + at.z, 0, -1],
  ] as const;
  const pressed = integralsOf(
    sides.reduce<readonly Point[]>((area, side) => partOf(area, side[0], side[1], side[2]), field.area),
  );
  const { a, b, c } = field;
  return (a * pressed.one + b * pressed.y + c * pressed.z) / (4 * half_y * half_z) - weight;
}
