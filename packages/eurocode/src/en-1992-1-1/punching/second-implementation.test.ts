import fc from "fast-check";
import { describe, expect } from "vitest";
import { law, secondRuns } from "../../../test/support/law.ts";
import { between, concreteItem, type Fields, near, utilization as uses, whole } from "../../../test/support/second.ts";

// Punching once more, plain and slow, from 6.4 and 9.4.3 of EN 1992-1-1: perimeters are walked in short pieces, each of which is kept or
// lost behind an opening, and moments of the perimeter are sums over them. Nothing here comes from the library but the names of its results.

const annexes = ["EN", "NL", "UK", "SE", "FR"] as const;

const made = (national_annex: string, item: Fields) => concreteItem(national_annex, "punching", item);

const gamma_C = 1.5;
const gamma_S = 1.15;

interface Piece {
  readonly y: number;
  readonly z: number;
  readonly length: number;
}

interface Column {
  /** along y; perpendicular to an edge */
  readonly c_1: number;
  readonly c_2: number;
  readonly round: boolean;
  readonly position: "internal" | "edge" | "corner";
  readonly edge: number;
}

const steps = 1000;

function straight([y, z]: readonly [number, number], [toY, toZ]: readonly [number, number]): Piece[] {
  const length = Math.hypot(toY - y, toZ - z) / steps;
  return Array.from({ length: steps }, (_, i) => {
    const at = (i + 0.5) / steps;
    return { y: y + (toY - y) * at, z: z + (toZ - z) * at, length };
  });
}

function arc([y, z]: readonly [number, number], r: number, from: number, to: number): Piece[] {
  const step = (to - from) / steps;
  return Array.from({ length: steps }, (_, i) => {
    const angle = from + (i + 0.5) * step;
    return { y: y + r * Math.cos(angle), z: z + r * Math.sin(angle), length: r * Math.abs(step) };
  });
}

/** The line at r from the column, Figures 6.13 and 6.15; the slab lies at y > 0 of an edge, at z > 0 of the other one of a corner. */
function walk(column: Column, r: number): Piece[] {
  const { position, edge, round } = column;
  if (round) return arc([0, 0], column.c_1 / 2 + r, 0, 2 * Math.PI);
  const [y, z] = [column.c_1 / 2, column.c_2 / 2];
  const quarter = Math.PI / 2;
  const around = [
    ...straight([y + r, -z], [y + r, z]),
    ...arc([y, z], r, 0, quarter),
    ...straight([y, z + r], [-y, z + r]),
    ...arc([-y, z], r, quarter, 2 * quarter),
    ...straight([-y - r, z], [-y - r, -z]),
    ...arc([-y, -z], r, 2 * quarter, 3 * quarter),
    ...straight([-y, -z - r], [y, -z - r]),
    ...arc([y, -z], r, 3 * quarter, 4 * quarter),
  ];
  if (position === "internal") return around;
  const open =
    position === "edge"
      ? [
          ...straight([-y - edge, -z - r], [y, -z - r]),
          ...arc([y, -z], r, 3 * quarter, 4 * quarter),
          ...straight([y + r, -z], [y + r, z]),
          ...arc([y, z], r, 0, quarter),
          ...straight([y, z + r], [-y - edge, z + r]),
        ]
      : [
          ...straight([y + r, -z - edge], [y + r, z]),
          ...arc([y, z], r, 0, quarter),
          ...straight([y, z + r], [-y - edge, z + r]),
        ];
  return lengthOf(open) < lengthOf(around) ? open : around;
}

const lengthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { length }) => sum + length, 0);

/** Whether the way from the middle of the column to a point, as far as it goes on, meets a rectangle. */
function crosses(
  [toY, toZ]: readonly [number, number],
  [y, z]: readonly [number, number],
  b_y: number,
  b_z: number,
): boolean {
  const angle = Math.atan2(toZ, toY);
  const corners = [-1, 1].flatMap((i) =>
    [-1, 1].map((j) => {
      const turned = Math.atan2(z + (j * b_z) / 2, y + (i * b_y) / 2) - angle;
      return Math.atan2(Math.sin(turned), Math.cos(turned));
    }),
  );
  return Math.max(...corners) > 0 && Math.min(...corners) < 0 && Math.max(...corners) - Math.min(...corners) < Math.PI;
}

// lines round an inner column nearer than 2 d, in closed form: they are tried in hundreds
const perimeterAt = ({ c_1, c_2, round }: Column, a: number) =>
  round ? Math.PI * (c_1 + 2 * a) : 2 * (c_1 + c_2) + 2 * Math.PI * a;
const areaWithin = ({ c_1, c_2, round }: Column, a: number) =>
  round ? (Math.PI * (c_1 + 2 * a) ** 2) / 4 : c_1 * c_2 + 2 * a * (c_1 + c_2) + Math.PI * a * a;
/** (6.41) with a in place of 2 d */
const modulusAt = ({ c_1, c_2 }: Column, a: number) =>
  (c_1 * c_1) / 2 + c_1 * c_2 + 2 * c_2 * a + 4 * a * a + Math.PI * a * c_1;

/** Table 6.1 */
function kOf(ratio: number): number {
  const rows: readonly (readonly [number, number])[] = [
    [0.5, 0.45],
    [1, 0.6],
    [2, 0.7],
    [3, 0.8],
  ];
  if (ratio <= 0.5) return 0.45;
  for (let i = 1; i < rows.length; i++) {
    const [[low, from], [high, to]] = [rows[i - 1] as [number, number], rows[i] as [number, number]];
    if (ratio <= high) return from + ((to - from) * (ratio - low)) / (high - low);
  }
  return 0.8;
}

/** (6.40), about the middle of the perimeter */
function modulus(pieces: readonly Piece[], along: "y" | "z"): number {
  const middle = pieces.reduce((sum, piece) => sum + piece[along] * piece.length, 0) / lengthOf(pieces);
  return pieces.reduce((sum, piece) => sum + Math.abs(piece[along] - middle) * piece.length, 0);
}

/** 6.4.3(3) to (5); e_y and e_z into the slab, in mm */
function betaOf(column: Column, d: number, e_y: number, e_z: number): number {
  const { c_1, c_2, position, round } = column;
  const pieces = walk(column, 2 * d);
  const u_1 = lengthOf(pieces);
  if (position === "internal") {
    if (round) return 1 + (0.6 * Math.PI * Math.hypot(e_y, e_z)) / (c_1 + 4 * d);
    const along = 1 + (kOf(c_1 / c_2) * Math.abs(e_y) * u_1) / modulus(pieces, "y");
    const across = 1 + (kOf(c_2 / c_1) * Math.abs(e_z) * u_1) / modulus(pieces, "z");
    // (6.43), and no less than each moment alone
    const both = e_y === 0 || e_z === 0 ? 1 : 1 + 1.8 * Math.hypot(e_y / (c_2 + 4 * d), e_z / (c_1 + 4 * d));
    return Math.max(both, along, across);
  }
  const [short_1, short_2] = [Math.min(1.5 * d, c_1 / 2), Math.min(1.5 * d, c_2 / 2)];
  if (position === "corner") return u_1 / (short_1 + short_2 + Math.PI * d);
  const u_star = c_2 + 2 * short_1 + 2 * Math.PI * d;
  return u_1 / u_star + (kOf(c_1 / (2 * c_2)) * Math.abs(e_z) * u_1) / modulus(pieces, "z");
}

const slabs = fc.record({
  annex: fc.constantFrom(...annexes),
  fck: fc.constantFrom(20, 25, 30, 35, 40, 50),
  h: whole(200, 500),
  apart: whole(0, 25),
  rho_y: between(0.001, 0.03),
  rho_z: between(0.001, 0.03),
});
type Slab = typeof slabs extends fc.Arbitrary<infer T> ? T : never;

const columns: fc.Arbitrary<Column> = fc.record({
  c_1: whole(150, 900),
  c_2: whole(150, 900),
  round: fc.constant(false),
  position: fc.constantFrom("internal", "edge", "corner"),
  edge: fc.constant(0),
});

const round: fc.Arbitrary<Column> = whole(150, 900).map((D) => ({
  c_1: D,
  c_2: D,
  round: true,
  position: "internal" as const,
  edge: 0,
}));

const depths = ({ h, apart }: Slab) => {
  const d_y = h - 40;
  return { d_y, d_z: d_y - apart, d: d_y - apart / 2 };
};

const request = (slab: Slab, column: Column): Fields => {
  const { d_y, d_z } = depths(slab);
  return {
    h: slab.h,
    fck: slab.fck,
    fyk: 500,
    d_y_mm: d_y,
    d_z_mm: d_z,
    A_s_y: slab.rho_y * d_y * 1000,
    A_s_z: slab.rho_z * d_z * 1000,
    column: column.round
      ? { diameter_mm: column.c_1 }
      : {
          c_1_mm: column.c_1,
          c_2_mm: column.c_2,
          position: column.position,
          ...(column.edge > 0 ? { edge_distance_mm: column.edge } : {}),
        },
  };
};

/** 6.4.4(1) and 6.4.5(3) */
function strengths(slab: Slab) {
  const { d } = depths(slab);
  const { fck } = slab;
  const rho = Math.min(0.02, Math.sqrt(slab.rho_y * slab.rho_z));
  const k = Math.min(2, 1 + Math.sqrt(200 / d));
  const v_min = slab.annex === "FR" ? (0.053 / gamma_C) * k ** 1.5 * Math.sqrt(fck) : 0.035 * k ** 1.5 * Math.sqrt(fck);
  return {
    d,
    rho,
    v_min,
    v_c: Math.max((0.18 / gamma_C) * k * Math.cbrt(100 * rho * fck), v_min),
    v_max: (0.4 * 0.6 * (1 - fck / 250) * fck) / gamma_C,
  };
}

function u_0(column: Column, d: number): number {
  if (column.round) return Math.PI * column.c_1;
  if (column.position === "internal") return 2 * (column.c_1 + column.c_2);
  if (column.position === "edge") return Math.min(column.c_2 + 3 * d, column.c_2 + 2 * column.c_1);
  return Math.min(3 * d, column.c_1 + column.c_2);
}

/** An opening beside the column, in the middle of its side; or somewhere around it, then as long as wide. */
function placed({ c_1, c_2 }: Column, away: number, angle: number, [b_y, b_z]: readonly [number, number]) {
  const size = Math.max(b_y, b_z);
  const [along, broad] = angle === 0 ? [b_y, b_z] : [size, size];
  const reach = c_1 / 2 + away + along / 2 + (angle === 0 ? 0 : c_2 + size);
  const [y, z] = [reach * Math.cos(angle), reach * Math.sin(angle)];
  const gap = Math.hypot(
    Math.max(0, Math.abs(y) - along / 2 - c_1 / 2),
    Math.max(0, Math.abs(z) - broad / 2 - c_2 / 2),
  );
  return { y, z, along, broad, gap };
}

describe("punching, written a second time", () => {
  law(
    "perimeters, beta by the moments, v_Rd,c and v_Rd,max of 6.4",
    () =>
      fc.property(
        slabs,
        fc.oneof(columns, round),
        fc.record({ V: between(50, 2000), e_y: between(0, 400), e_z: between(0, 400), which: whole(0, 3) }),
        whole(0, 600),
        (slab, drawn, { V, e_y: along_y, e_z: along_z, which }, edge) => {
          const column = drawn.position === "internal" ? drawn : { ...drawn, edge: which === 3 ? edge : 0 };
          const { d, rho, v_c, v_min, v_max } = strengths(slab);
          const e_y = which === 0 || which === 1 ? along_y : 0;
          const e_z = which === 0 || which === 2 ? along_z : 0;
          const found = made(slab.annex, {
            ...request(slab, column),
            V_Ed: V,
            beta_method: "moments",
            M_y_Ed: (V * e_z) / 1000,
            M_z_Ed: (V * e_y) / 1000,
          });
          const u_1 = lengthOf(walk(column, 2 * d));
          const beta = betaOf(column, d, e_y, e_z);
          const v = (beta * V * 1000) / (u_1 * d);
          const v_0 = (beta * V * 1000) / (u_0(column, d) * d);
          for (const [name, value, tolerance] of [
            ["d_mm", d],
            ["rho_l", rho],
            ["u_0_mm", u_0(column, d)],
            ["u_1_mm", u_1],
            ["v_min_MPa", v_min],
            ["v_Rd_c_MPa", v_c],
            ["v_Rd_max_MPa", v_max],
            ["beta", beta, 1e-5],
            ["v_Ed_MPa", v, 1e-5],
            ["v_Ed_0_MPa", v_0, 1e-5],
          ] as const)
            near(found.values[name], value, name, tolerance);
          near(uses(found, "punching"), v / v_c, "punching", 1e-5);
          near(uses(found, "punching-column"), v_0 / v_max, "punching-column", 1e-5);
        },
      ),
    { numRuns: secondRuns(300) },
  );

  law(
    "links of 6.4.5 and 9.4.3: resistance, least area, distances, the outer perimeter",
    () =>
      fc.property(
        slabs,
        fc.oneof(columns, round),
        fc.record({
          use: between(0.3, 2.2),
          A_sw: between(100, 4000),
          s_r: between(0.3, 0.9),
          first: between(0.3, 0.5),
          s_t: between(0.5, 2),
          perimeters: whole(2, 8),
          alpha: fc.constantFrom(90, 90, 60, 45),
          f_ywk: fc.constantFrom(500, 400, 250),
        }),
        (slab, column, { use, A_sw, s_r: radial, first: from, s_t: across, perimeters, alpha, f_ywk }) => {
          const { d, v_c } = strengths(slab);
          const u_1 = lengthOf(walk(column, 2 * d));
          const [s_r, first, s_t] = [radial * d, from * d, across * d];
          const beta = { internal: 1.15, edge: 1.4, corner: 1.5 }[column.position];
          const V = (use * v_c * u_1 * d) / beta;
          const found = made(slab.annex, {
            ...request(slab, column),
            V_Ed: V / 1000,
            links: {
              A_sw_mm2: A_sw,
              s_r_mm: s_r,
              first_mm: first,
              s_t_mm: s_t,
              perimeters,
              alpha_deg: alpha,
              f_ywk_MPa: f_ywk,
            },
          });
          const angle = (alpha * Math.PI) / 180;
          const f_ef = Math.min(250 + 0.25 * d, f_ywk / gamma_S);
          const v_cs = 0.75 * v_c + (1.5 * (d / s_r) * A_sw * f_ef * Math.sin(angle)) / (u_1 * d);
          near(found.values.f_ywd_ef_MPa, f_ef, "f_ywd,ef");
          near(found.values.v_Rd_cs_MPa, v_cs, "v_Rd,cs", 1e-5);
          // links take nothing from a slab that needs none, 6.4.3(2)b; k_max has a line of its own
          near(uses(found, "punching"), (use * v_c) / Math.max(v_c, v_cs), "punching", 1e-5);
          near(uses(found, "punching-limit"), use / 1.5, "punching-limit");
          // 6.4.5(4)
          near(found.values.u_out_mm, use * u_1, "u_out");
          const last = first + (perimeters - 1) * s_r;
          if (use * u_1 > lengthOf(walk(column, 1)))
            near(lengthOf(walk(column, Number(found.values.r_out_mm))), use * u_1, "r_out", 1e-5);
          expect(Number(uses(found, "punching-outer")) <= 1, "the links reach far enough").toBe(
            use * u_1 <= lengthOf(walk(column, last + 1.5 * d)),
          );
          // 9.4.3(1), (2)
          near(uses(found, "link-spacing-radial"), s_r / (0.75 * d), "radial");
          near(uses(found, "link-first"), first / (0.5 * d), "first");
          near(uses(found, "link-spacing-tangential"), s_t / (1.5 * d), "tangential");
          // (9.11), of the leg that stands for s_t of the perimeter
          const leg = (A_sw * s_t) / u_1;
          const least = (0.08 * Math.sqrt(slab.fck)) / f_ywk;
          near(
            uses(found, "minimum-links"),
            least / ((leg * (1.5 * Math.sin(angle) + Math.cos(angle))) / (s_r * s_t)),
            "least",
          );
        },
      ),
    { numRuns: secondRuns(200) },
  );

  law(
    "openings of 6.4.2(3): what lies between the tangents is lost",
    () =>
      fc.property(
        slabs,
        fc.oneof(columns, round),
        fc.record({
          at: between(0.1, 5.9),
          angle: between(0, 2 * Math.PI),
          b_y: whole(50, 800),
          b_z: whole(50, 800),
          side: fc.boolean(),
          e_z: between(0, 300),
        }),
        (slab, column, { at, angle: drawn, b_y, b_z, side: onSide, e_z }) => {
          const { d, v_c } = strengths(slab);
          const across = onSide || column.position !== "internal";
          const { y, z, along, broad, gap } = placed(column, at * d, across ? 0 : drawn, [b_y, b_z]);
          fc.pre(column.round ? across : gap > 1 && gap < 5.99 * d);
          // Figure 6.14: of an opening longer than wide, l_2 is the root of l_1 l_2
          const wide = Math.max(broad, Math.sqrt(along * broad));
          const hit = (piece: Piece) => crosses([piece.y, piece.z], [y, z], along, wide);
          const pieces = walk(column, 2 * d).filter((piece) => !hit(piece));
          const found = made(slab.annex, {
            ...request(slab, column),
            V_Ed: 200,
            beta_method: "moments",
            M_y_Ed: column.position === "corner" ? 0 : 0.2 * e_z,
            openings: [{ y_mm: y, z_mm: z, b_y_mm: along, b_z_mm: broad }],
          });
          near(found.values.u_1_mm, lengthOf(pieces), "u_1", 6e-3);
          // beta is that of the whole line: an opening never relieves
          const beta = betaOf(column, d, 0, column.position === "corner" ? 0 : e_z);
          near(uses(found, "punching"), (beta * 200_000) / (lengthOf(pieces) * d) / v_c, "punching", 6e-3);
          const along_0 = walk(column, 0);
          const lost_0 = lengthOf(along_0.filter(hit));
          const left = u_0(column, d) * (1 - lost_0 / lengthOf(along_0));
          expect(Math.abs(Number(found.values.u_0_mm) - left), "u_0").toBeLessThan(0.005 * u_0(column, d));
        },
      ),
    { numRuns: secondRuns(100) },
  );

  law(
    "foundations of 6.4.4(2): the worst line within 2 d, less the ground inside it",
    () =>
      fc.property(
        slabs,
        fc.oneof(columns, round).filter(({ position }) => position === "internal"),
        fc.record({ V: between(200, 3000), ground: between(50, 400), e: between(0, 300), moment: fc.boolean() }),
        (slab, column, { V, ground, e, moment }) => {
          const { d, v_c } = strengths(slab);
          const outer = areaWithin(column, 2 * d);
          fc.pre(V * 1000 > ((1.05 * ground) / 1000) * outer);
          const M = moment && !column.round ? (V * e) / 1000 : 0;
          let most = 0;
          for (let i = 1; i <= 400; i++) {
            const a = (2 * d * i) / 400;
            const u = perimeterAt(column, a);
            const V_red = V * 1000 - (ground / 1000) * areaWithin(column, a);
            const factor =
              M === 0 ? 1 : 1 + (kOf(column.c_1 / column.c_2) * M * 1e6 * u) / (V_red * modulusAt(column, a));
            most = Math.max(most, (factor * V_red) / (u * d) / ((v_c * 2 * d) / a));
          }
          const found = made(slab.annex, {
            ...request(slab, column),
            V_Ed: V,
            foundation: { sigma_gd_kN_m2: ground },
            ...(M > 0 ? { M_z_Ed: M } : {}),
          });
          near(uses(found, "punching"), most, "punching", 2e-4);
        },
      ),
    { numRuns: secondRuns(100) },
  );
});
