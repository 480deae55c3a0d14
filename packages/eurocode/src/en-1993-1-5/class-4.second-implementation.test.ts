import fc from "fast-check";
import { describe } from "vitest";
import { law, secondRuns } from "../../test/support/law.ts";
import { calculated } from "../../test/support/members.ts";
import { near, useOf } from "../../test/support/plain.ts";

// Effective sections of class 4 once more, plain, from EN 1993-1-5 4.4: walls cut into many thin strips, what buckles is left out, the rest
// is added up. Nothing here comes from the library but the names of its results.

/** evenly, which doubles of fast-check are not */
const between = (min: number, max: number) => fc.nat(5000).map((n) => min + ((max - min) * n) / 5000);

const f_y = 355;
const epsilon = Math.sqrt(235 / f_y);

/** Table 4.1; psi: least over greatest compression. At -1 the table rounds 23.92 to 23.9. */
function insideFactor(psi: number): number {
  if (psi >= 0) return 8.2 / (1.05 + psi);
  return psi > -1 ? 7.81 - 6.29 * psi + 9.78 * psi * psi : 5.98 * (1 - Math.max(-3, psi)) ** 2;
}

/** (4.2) */
function inside(c: number, t: number, psi: number): number {
  const slender = c / t / (28.4 * epsilon * Math.sqrt(insideFactor(psi)));
  if (slender <= 0.5 + Math.sqrt(0.085 - 0.055 * psi)) return 1;
  return Math.min(1, (slender - 0.055 * (3 + Math.max(-3, psi))) / (slender * slender));
}

/** Table 4.2, (4.3); root and tip: stresses, compression positive */
function outside(c: number, t: number, root: number, tip: number): number {
  const tipMost = tip >= root;
  const psi = tipMost ? Math.max(-3, root / tip) : Math.max(-1, tip / root);
  const atRoot = psi >= 0 ? 0.578 / (psi + 0.34) : 1.7 - 5 * psi + 17.1 * psi * psi;
  const k = tipMost ? 0.57 - 0.21 * psi + 0.07 * psi * psi : atRoot;
  const slender = c / t / (28.4 * epsilon * Math.sqrt(k));
  return slender <= 0.748 ? 1 : Math.min(1, (slender - 0.188) / (slender * slender));
}

/** A straight wall: from its root (of an outstand) or one edge to the other end. */
interface Wall {
  readonly from: readonly [y: number, z: number];
  readonly to: readonly [y: number, z: number];
  readonly t: number;
  readonly free: boolean;
  /** of (4.2) and (4.3), where it is not the length of the wall */
  readonly c?: number;
}

/** What cannot buckle: rectangles about their middles. */
interface Solid {
  readonly y: number;
  readonly z: number;
  readonly b: number;
  readonly h: number;
}

interface Section {
  readonly walls: readonly Wall[];
  readonly solids: readonly Solid[];
  /** extreme fibres */
  readonly y: readonly [least: number, most: number];
  readonly z: readonly [least: number, most: number];
}

interface Sums {
  readonly A: number;
  readonly y: number;
  readonly z: number;
  readonly I_y: number;
  readonly I_z: number;
}

type Kept = readonly (readonly [from: number, to: number])[];

const lengthOf = ({ from, to }: Wall) => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** Sums of the solids and of what is kept of each wall, in fractions of its length. */
function sums({ walls, solids }: Section, kept: readonly Kept[]): Sums {
  const pieces: Solid[] = [...solids];
  for (const [i, wall] of walls.entries()) {
    const upright = Math.abs(wall.to[1] - wall.from[1]) > Math.abs(wall.to[0] - wall.from[0]);
    for (const [a, e] of kept[i] ?? []) {
      const middle = (a + e) / 2;
      const long = (e - a) * lengthOf(wall);
      pieces.push({
        y: wall.from[0] + (wall.to[0] - wall.from[0]) * middle,
        z: wall.from[1] + (wall.to[1] - wall.from[1]) * middle,
        b: upright ? wall.t : long,
        h: upright ? long : wall.t,
      });
    }
  }
  const total = (of: (p: Solid) => number) => pieces.reduce((sum, p) => sum + of(p), 0);
  const A = total(({ b, h }) => b * h);
  const y = total((p) => p.b * p.h * p.y) / A;
  const z = total((p) => p.b * p.h * p.z) / A;
  return {
    A,
    y,
    z,
    I_y: total((p) => (p.b * p.h ** 3) / 12 + p.b * p.h * (p.z - z) ** 2),
    I_z: total((p) => (p.h * p.b ** 3) / 12 + p.b * p.h * (p.y - y) ** 2),
  };
}

const whole: Kept = [[0, 1]];

/** 4.4(1) to (3): what is kept of a wall with these stresses at its ends. */
function keptOf(wall: Wall, from: number, to: number): Kept {
  if (from <= 0 && to <= 0) return whole;
  const long = lengthOf(wall);
  const c = wall.c ?? long;
  if (wall.free) {
    const rho = outside(c, wall.t, from, to);
    // the compressed part loses its free end, or what is next to the neutral axis
    if (to >= from) {
      const pressed = from >= 0 ? 1 : to / (to - from);
      return [[0, 1 - (1 - rho) * pressed]];
    }
    const pressed = to >= 0 ? 1 : from / (from - to);
    return [
      [0, rho * pressed],
      [pressed, 1],
    ];
  }
  const [most, least] = from >= to ? [from, to] : [to, from];
  const psi = least / most;
  const rho = inside(c, wall.t, psi);
  const pressed = psi < 0 ? 1 / (1 - psi) : 1;
  const near1 = (psi < 0 ? 0.4 : 2 / (5 - psi)) * rho * pressed;
  const gap = (1 - rho) * pressed;
  return from >= to
    ? [
        [0, near1],
        [near1 + gap, 1],
      ]
    : [
        [0, 1 - near1 - gap],
        [1 - near1, 1],
      ];
}

const gross = (section: Section) =>
  sums(
    section,
    section.walls.map(() => whole),
  );

const pressed = (section: Section) =>
  sums(
    section,
    section.walls.map((wall) => keptOf(wall, 1, 1)),
  );

/** Bent about y (z): flanges first, by their even stress; then the walls along which it changes. */
function bent(section: Section, about: "y" | "z", sign: 1 | -1): number {
  const at = about === "y" ? 1 : 0;
  const even = ({ from, to }: Wall) => Math.abs(from[at] - to[at]) < 1e-9;
  const of = (wall: Wall, axis: number) => keptOf(wall, sign * (wall.from[at] - axis), sign * (wall.to[at] - axis));
  const axisOf = (s: Sums) => (about === "y" ? s.z : s.y);
  const first = section.walls.map((wall) => (even(wall) ? of(wall, axisOf(gross(section))) : whole));
  const axis = axisOf(sums(section, first));
  const left = sums(
    section,
    section.walls.map((wall, i) => (even(wall) ? (first[i] ?? whole) : of(wall, axis))),
  );
  const [least, most] = about === "y" ? section.z : section.y;
  const centre = axisOf(left);
  return (about === "y" ? left.I_y : left.I_z) / Math.max(most - centre, centre - least);
}

/** A moment about z is taken with the worse sign. */
const worse = (section: Section) => Math.min(bent(section, "z", 1), bent(section, "z", -1));

/** Between the limit of class 3 and where the reduction begins a part of another class may be reduced or not. */
const clearly = (c_t: number, from: number, to: number) => c_t < from * epsilon || c_t > to * epsilon;

const member = (section: Record<string, unknown>, actions: Record<string, number>) =>
  calculated({ section, length_mm: 1000, f_y_MPa: f_y, f_u_MPa: 490, lateral_restraint: "continuous", ...actions });

/** The section under N, M_y and M_z, each alone. */
function compareAlone(request: Record<string, unknown>, section: Section) {
  const cases = [
    ["N_Ed", "A_eff_mm2", () => pressed(section).A],
    ["M_y_Ed", "W_eff_y_mm3", () => bent(section, "y", 1)],
    ["M_z_Ed", "W_eff_z_mm3", () => worse(section)],
  ] as const;
  for (const [action, name, mine] of cases) {
    const { values } = member(request, { [action]: 0.1 });
    if (values.section_class === 4) near(values[name], mine(), name);
  }
}

/** 6.2.9.3(2) and 6.3.3 with N e_N, the factors k as found. */
function compareTogether(request: Record<string, unknown>, section: Section, shares: readonly number[]) {
  const [whole2, cut] = [gross(section), pressed(section)];
  const [W_y, W_z] = [bent(section, "y", 1), worse(section)];
  const [n, m_y, m_z] = shares.map((share) => share * 0.3);
  const [N, M_y, M_z] = [(n ?? 0) * cut.A * f_y, (m_y ?? 0) * W_y * f_y, (m_z ?? 0) * W_z * f_y];
  const found = member(request, { N_Ed: N / 1e3, M_y_Ed: M_y / 1e6, M_z_Ed: M_z / 1e6 });
  if (found.values.section_class !== 4) return;
  const e_y = Math.abs(cut.z - whole2.z);
  const e_z = Math.abs(cut.y - whole2.y);
  near(Number(found.values.e_N_y_mm) + 1, e_y + 1, "e_N,y");
  near(Number(found.values.e_N_z_mm) + 1, e_z + 1, "e_N,z");
  // N acts where the gross section has its centroid: it presses the side that has lost
  const s_y = e_y > 1e-6 ? (N * e_y) / (bent(section, "y", whole2.z > cut.z ? 1 : -1) * f_y) : 0;
  const s_z = e_z > 1e-6 ? (N * e_z) / (worse(section) * f_y) : 0;
  near(useOf(found, "bending-axial"), (n ?? 0) + (m_y ?? 0) + s_y + (m_z ?? 0) + s_z, "(6.44)");
  const v = found.values as Readonly<Record<string, number>>;
  const [a, b] = [(m_y ?? 0) + s_y, (m_z ?? 0) + s_z];
  // torsion goes with bending about the weak axis, of open sections of one axis with either
  const N_b = (chi: number | undefined, turns: boolean) => (n ?? 0) / Math.min(chi ?? 1, turns ? (v.chi_T ?? 1) : 1);
  near(
    useOf(found, "interaction-6.61"),
    N_b(v.chi_y, e_y + e_z > 1e-6) + (v.k_yy ?? 0) * a + (v.k_yz ?? 0) * b,
    "(6.61)",
  );
  near(useOf(found, "interaction-6.62"), N_b(v.chi_z, true) + (v.k_zy ?? 0) * a + (v.k_zz ?? 0) * b, "(6.62)");
}

const thirds = fc.tuple(between(0.1, 1), between(0.1, 1), between(0.1, 1));

function welded({ h, b, t_w, t_f, a }: Readonly<Record<"h" | "b" | "t_w" | "t_f" | "a", number>>): Section {
  const toe = Math.SQRT2 * a;
  const flange = (h - t_f) / 2;
  const walls: Wall[] = [{ from: [0, -h / 2 + t_f + toe], to: [0, h / 2 - t_f - toe], t: t_w, free: false }];
  for (const z of [-flange, flange])
    for (const side of [-1, 1])
      walls.push({ from: [side * (t_w / 2 + toe), z], to: [(side * b) / 2, z], t: t_f, free: true });
  const solids = [-1, 1].flatMap((side) => [
    { y: 0, z: side * flange, b: t_w + 2 * toe, h: t_f },
    { y: 0, z: side * (h / 2 - t_f - toe / 2), b: t_w, h: toe },
  ]);
  return { walls, solids, y: [-b / 2, b / 2], z: [-h / 2, h / 2] };
}

describe("class 4, written a second time", () => {
  law(
    "welded I sections under N, M_y and M_z, alone and together",
    () =>
      fc.property(
        fc.record({
          h: between(300, 2000),
          b: between(120, 600),
          web: between(45, 230),
          flange: between(6, 24),
          a: between(0, 6),
        }),
        thirds,
        ({ h, b, web, flange, a }, shares) => {
          const t_f = b / 2 / flange;
          const t_w = (h - 2 * t_f) / web;
          const toe = Math.SQRT2 * a;
          const [c_f, c_w] = [(b - t_w) / 2 - toe, h - 2 * t_f - 2 * toe];
          fc.pre(t_w > 3 && t_w < 30 && t_f > 4 && t_f < 40 && c_w > 100 && a < 0.7 * Math.min(t_w, t_f));
          fc.pre(clearly(c_w / t_w, 37, 43) && clearly(c_w / t_w, 118, 128) && clearly(c_f / t_f, 13.5, 17));
          const request = { shape: "I", h_mm: h, b_mm: b, t_w_mm: t_w, t_f_mm: t_f, fabrication: "welded", a_mm: a };
          const section = welded({ h, b, t_w, t_f, a });
          compareAlone(request, section);
          if (c_f / t_f > 17 * epsilon && c_w / t_w > 128 * epsilon) compareTogether(request, section, shares);
        },
      ),
    { numRuns: secondRuns(60) },
  );

  law(
    "welded boxes",
    () =>
      fc.property(
        fc.record({ h: between(200, 1200), b: between(200, 1200), t: between(4, 20) }),
        thirds,
        ({ h, b, t }, shares) => {
          const [c_h, c_b] = [h - 2 * t, b - 2 * t];
          fc.pre([c_h, c_b].every((c) => clearly(c / t, 37, 43) && clearly(c / t, 115, 128) && c / t < 200));
          const request = { shape: "RHS", h_mm: h, b_mm: b, t_mm: t, r_o_mm: 0, r_i_mm: 0, fabrication: "welded" };
          const [y, z] = [(b - t) / 2, (h - t) / 2];
          const section: Section = {
            walls: [-1, 1].flatMap((side) => [
              { from: [side * y, -c_h / 2], to: [side * y, c_h / 2], t, free: false } as const,
              { from: [-c_b / 2, side * z], to: [c_b / 2, side * z], t, free: false } as const,
            ]),
            solids: [-1, 1].flatMap((i) => [-1, 1].map((j) => ({ y: i * y, z: j * z, b: t, h: t }))),
            y: [-b / 2, b / 2],
            z: [-h / 2, h / 2],
          };
          compareAlone(request, section);
          if (Math.min(c_h, c_b) / t > 128 * epsilon) compareTogether(request, section, shares);
        },
      ),
    { numRuns: secondRuns(60) },
  );

  law(
    "welded tees and channels, whose centroid moves",
    () =>
      fc.property(
        fc.record({
          h: between(100, 600),
          b: between(100, 400),
          t_w: between(4, 16),
          t_f: between(4, 16),
          tee: fc.boolean(),
        }),
        thirds,
        ({ h, b, t_w, t_f, tee }, shares) => {
          const c_f = tee ? (b - t_w) / 2 : b - t_w;
          const c_w = tee ? h - t_f : h - 2 * t_f;
          const [y_f, z_f] = [0, (h - t_f) / 2];
          fc.pre(c_f > 20 && c_w > 40 && c_f / t_f < 50 && c_w / t_w < (tee ? 50 : 200));
          fc.pre(c_f / t_f > 24 * epsilon && c_w / t_w > (tee ? 36 : 130) * epsilon);
          const request = {
            shape: tee ? "tee" : "channel",
            h_mm: h,
            b_mm: b,
            t_w_mm: t_w,
            t_f_mm: t_f,
            fabrication: "welded",
            a_mm: 0,
          };
          const section: Section = tee
            ? {
                walls: [
                  { from: [0, h / 2 - t_f], to: [0, -h / 2], t: t_w, free: true },
                  { from: [t_w / 2, z_f], to: [b / 2, z_f], t: t_f, free: true },
                  { from: [-t_w / 2, z_f], to: [-b / 2, z_f], t: t_f, free: true },
                ],
                solids: [{ y: y_f, z: z_f, b: t_w, h: t_f }],
                y: [-b / 2, b / 2],
                z: [-h / 2, h / 2],
              }
            : {
                walls: [
                  { from: [t_w / 2, -h / 2 + t_f], to: [t_w / 2, h / 2 - t_f], t: t_w, free: false },
                  { from: [t_w, z_f], to: [b, z_f], t: t_f, free: true },
                  { from: [t_w, -z_f], to: [b, -z_f], t: t_f, free: true },
                ],
                solids: [-1, 1].map((side) => ({ y: t_w / 2, z: side * z_f, b: t_w, h: t_f })),
                y: [0, b],
                z: [-h / 2, h / 2],
              };
          compareAlone(request, section);
          compareTogether(request, section, shares);
        },
      ),
    { numRuns: secondRuns(60) },
  );

  law(
    "rolled I sections and cold-formed rectangles in compression",
    () =>
      fc.property(
        fc.record({
          h: between(150, 700),
          b: between(100, 400),
          t: between(4, 12),
          web: between(3, 9),
          r: between(1, 3),
        }),
        ({ h, b, t, web, r }) => {
          // EN 1993-1-1 Table 5.2 with its note: the corners of a hollow section take 3 t of its sides
          const sides = [h - 3 * t, b - 3 * t];
          if (sides.every((c) => clearly(c / t, 37, 43)) && Math.max(...sides) > 42 * epsilon * t) {
            const [r_o, r_i] = [r * t, (r - 1) * t];
            const A = h * b - (h - 2 * t) * (b - 2 * t) - (4 - Math.PI) * (r_o * r_o - r_i * r_i);
            const lost = sides.reduce((sum, c) => sum + 2 * (1 - inside(c, t, 1)) * c * t, 0);
            const section = { shape: "RHS", h_mm: h, b_mm: b, t_mm: t, r_o_mm: r_o, r_i_mm: r_i };
            near(
              member({ ...section, fabrication: "cold-formed" }, { N_Ed: 1 }).values.A_eff_mm2,
              A - lost,
              "A_eff of RHS",
            );
          }
          const [t_f, root] = [b / 20, 1.5 * t];
          const c = h - 2 * t_f - 2 * root;
          if (c / web < 43 * epsilon) return;
          const A = 2 * b * t_f + (h - 2 * t_f) * web + (4 - Math.PI) * root * root;
          const request = { shape: "I", h_mm: h, b_mm: b, t_w_mm: web, t_f_mm: t_f, r_mm: root, fabrication: "rolled" };
          const { A_eff_mm2 } = member(request, { N_Ed: 1 }).values;
          near(A_eff_mm2, A - (1 - inside(c, web, 1)) * c * web, "A_eff of I");
        },
      ),
    { numRuns: secondRuns(100) },
  );
});
