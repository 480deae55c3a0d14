import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { crossesItself } from "../../basis/polygon.ts";
import { concreteOfStrength } from "../../materials/concrete.ts";
import { bendingTowards, biaxialResistance, surfacePoint } from "./biaxial.ts";
import { integrate, type Materials, noForces } from "./integrate.ts";
import { type BlockName, concreteStress, steelLaw } from "./law.ts";
import { profileOf } from "./profile.ts";
import { curve, limitState, stateAt, uniformCompression, wholeDepth } from "./resistance.ts";
import { circle, inConcrete, polygon, rectangle, type Shape } from "./shape.ts";
import { layoutOfCircle, layoutOfRectangle, type Steel, steelProperties } from "./steel.ts";

const materials = (
  f_ck: number,
  block: BlockName = "parabola-rectangle",
  deduct = true,
  inclined = false,
): Materials => {
  const c = concreteOfStrength(f_ck);
  const bilinear = block !== "parabola-rectangle";
  return {
    concrete: {
      block,
      f_cd: f_ck / 1.5,
      epsilon_c: Math.min(bilinear ? c.epsilon_c3 : c.epsilon_c2, c.epsilon_cu2),
      epsilon_cu: c.epsilon_cu2,
      n: c.n,
      lambda: c.lambda,
      eta: c.eta,
    },
    steel: steelLaw(500 / 1.15, 200_000, inclined ? { k: 1.08, epsilon_uk: 0.05, epsilon_ud: 0.045 } : undefined),
    deduct,
  };
};

const noSteel: Steel = { bars: [], lines: [], ring: undefined };
const corners = (b: number, h: number) => [
  { y: 0, z: 0 },
  { y: b, z: 0 },
  { y: b, z: h },
  { y: 0, z: h },
];

/** The concrete in small squares: slow, and shares nothing with the integration. */
function bySquares(shape: Shape, m: Materials, theta: number, e0: number, k: number, parts = 400) {
  const { y_min, y_max, z_min, z_max } = shape.properties;
  const dy = (y_max - y_min) / parts;
  const dz = (z_max - z_min) / parts;
  let N = 0;
  let M = 0;
  let U = 0;
  for (let i = 0; i < parts; i++) {
    for (let j = 0; j < parts; j++) {
      const y = y_min + (i + 0.5) * dy;
      const z = z_min + (j + 0.5) * dz;
      if (!inConcrete(shape, { y, z })) continue;
      const v = y * Math.sin(theta) + z * Math.cos(theta);
      const u = y * Math.cos(theta) - z * Math.sin(theta);
      const f = concreteStress(m.concrete, e0 + k * v) * dy * dz;
      N += f;
      M += f * v;
      U += f * u;
    }
  }
  return { N, M, U };
}

const shapes: Record<string, Shape> = {
  rectangle: rectangle(300, 500),
  circle: circle(400),
  L: polygon(
    [
      { y: 0, z: 0 },
      { y: 500, z: 0 },
      { y: 500, z: 200 },
      { y: 200, z: 200 },
      { y: 200, z: 600 },
      { y: 0, z: 600 },
    ],
    [],
  ).shape,
  hollow: polygon(corners(600, 600), [
    [
      { y: 150, z: 150 },
      { y: 450, z: 150 },
      { y: 450, z: 450 },
      { y: 150, z: 450 },
    ],
  ]).shape,
};

describe("integration against small squares", () => {
  const cases = Object.entries(shapes).flatMap(([name, shape]) =>
    ([30, 60, 80] as const).flatMap((f_ck) =>
      (["parabola-rectangle", "bilinear"] as const).map((block) => [name, f_ck, block, shape] as const),
    ),
  );
  test.each(cases)("%s C%i %s", (_name, f_ck, block, shape) => {
    const m = materials(f_ck, block);
    for (const theta of [0, 0.4, 2.1, -1.2]) {
      const profile = profileOf(shape, noSteel, Math.sin(theta), Math.cos(theta));
      for (const [edge, x] of [
        [m.concrete.epsilon_cu, 0.3],
        [m.concrete.epsilon_cu, 0.9],
        [0.0015, 0.6],
        [0.0023, 3],
      ] as const) {
        const k = edge / (x * profile.depth);
        const e0 = edge - k * profile.top;
        const exact = integrate(profile, m, e0, k, noForces());
        const slow = bySquares(shape, m, theta, e0, k, 200);
        const size = profile.area * m.concrete.f_cd;
        expect(Math.abs(exact.N_c - slow.N) / size).toBeLessThan(4e-3);
        expect(Math.abs(exact.M_c - slow.M) / (size * profile.depth)).toBeLessThan(2e-3);
        expect(Math.abs(exact.U_c - slow.U) / (size * profile.depth)).toBeLessThan(2e-3);
      }
    }
  });
});

describe("laws of the section", () => {
  const angle = fc.double({ min: -Math.PI, max: Math.PI, noNaN: true });
  const strength = fc.constantFrom(20, 30, 50, 55, 70, 90);
  const share = fc.double({ min: 0.02, max: 0.9, noNaN: true });

  law("a square drawn as a polygon is the rectangle", () => {
    const drawn = polygon(corners(400, 400), []).shape;
    const steel = layoutOfRectangle("all-faces", 3000, 400, 400, 50);
    return fc.property(angle, strength, share, (theta, f_ck, part) => {
      const m = materials(f_ck);
      const N = part * 160_000 * m.concrete.f_cd;
      const one = surfacePoint({ shape: rectangle(400, 400), steel, materials: m }, N, theta);
      const other = surfacePoint({ shape: drawn, steel, materials: m }, N, theta);
      expect(other?.M).toBeCloseTo(one?.M as number, 0);
    });
  });

  law("a square turned by a quarter resists alike", () => {
    const steel = layoutOfRectangle("all-faces", 3000, 400, 400, 50);
    return fc.property(angle, strength, share, (theta, f_ck, part) => {
      const section = { shape: rectangle(400, 400), steel, materials: materials(f_ck) };
      const N = part * 160_000 * section.materials.concrete.f_cd;
      const one = surfacePoint(section, N, theta)?.M as number;
      const other = surfacePoint(section, N, theta + Math.PI / 2)?.M as number;
      expect(other / one).toBeCloseTo(1, 8);
    });
  });

  law("a circle with a ring is the same in every direction", () => {
    const steel = layoutOfCircle(3000, 150);
    return fc.property(angle, strength, share, (theta, f_ck, part) => {
      const section = { shape: circle(400), steel, materials: materials(f_ck) };
      const N = part * Math.PI * 200 ** 2 * section.materials.concrete.f_cd;
      const one = surfacePoint(section, N, 0) as { M: number };
      const other = surfacePoint(section, N, theta) as { M: number };
      expect(other.M / one.M).toBeCloseTo(1, 9);
    });
  });

  test("a polygon of many corners comes to the circle", () => {
    const count = 720;
    const ring = Array.from({ length: count }, (_, i) => ({
      y: 200 * Math.cos((2 * Math.PI * i) / count),
      z: 200 * Math.sin((2 * Math.PI * i) / count),
    }));
    const steel = layoutOfCircle(3000, 150);
    for (const f_ck of [30, 70]) {
      const m = materials(f_ck);
      const N = 0.5 * 125_664 * m.concrete.f_cd;
      const round = surfacePoint({ shape: circle(400), steel, materials: m }, N, 0.3) as { M: number };
      const many = surfacePoint({ shape: polygon(ring, []).shape, steel, materials: m }, N, 0.3) as { M: number };
      expect(many.M / round.M).toBeCloseTo(1, 4);
    }
  });

  test("the surface cut at one axial force is convex", () => {
    for (const f_ck of [30, 60, 90]) {
      for (const shape of [shapes.rectangle, shapes.hollow] as Shape[]) {
        const { y_max, z_max } = shape.properties;
        const steel = layoutOfRectangle("all-faces", 0.02 * shape.properties.A, 2 * y_max, 2 * z_max, 50);
        const section = { shape, steel, materials: materials(f_ck) };
        for (const part of [0, 0.2, 0.4, 0.6, 0.8]) {
          const N = part * shape.properties.A * section.materials.concrete.f_cd;
          const cut = Array.from({ length: 72 }, (_, i) => surfacePoint(section, N, (i * Math.PI) / 36));
          const size = Math.max(...cut.map((p) => p?.M ?? 0));
          for (let i = 0; i < cut.length; i++) {
            const [a, b, c] = [cut[i], cut[(i + 1) % 72], cut[(i + 2) % 72]];
            if (!a || !b || !c) throw new Error("no resistance");
            const turn = (b.M_y - a.M_y) * (c.M_z - b.M_z) - (b.M_z - a.M_z) * (c.M_y - b.M_y);
            expect(turn / size ** 2).toBeGreaterThan(-2e-4);
          }
        }
      }
    }
  });

  law("the resistance towards a moment points that way", () => {
    const bars = [
      { y: 120, z: 220, area: 800 },
      { y: -100, z: 200, area: 300 },
      { y: 90, z: -210, area: 500 },
    ];
    const section = { shape: rectangle(300, 500), steel: { ...noSteel, bars }, materials: materials(35) };
    return fc.property(angle, fc.double({ min: 0, max: 0.6, noNaN: true }), (psi, part) => {
      const N = part * 150_000 * section.materials.concrete.f_cd;
      const found = biaxialResistance(section, N, Math.cos(psi), Math.sin(psi));
      if (!found) throw new Error("no resistance");
      expect(found.state.N).toBeCloseTo(N, 0);
      expect((found.M_y * Math.cos(psi) + found.M_z * Math.sin(psi)) / found.M).toBeCloseTo(1, 8);
    });
  });

  test("pivot C: uniform compression ends at epsilon_c2, and B500 does not yield up to C50", () => {
    const steel = layoutOfRectangle("corners", 1256.6, 300, 300, 40);
    const bending = bendingTowards(
      { shape: rectangle(300, 300), steel, materials: materials(30, undefined, false) },
      0,
    );
    const end = limitState(bending, uniformCompression);
    expect(end.e0).toBeCloseTo(0.002, 12);
    expect(end.N / 1000).toBeCloseTo(90_000 * 0.02 + 1256.6 * 0.4, 6);
    const middle = limitState(bending, wholeDepth);
    expect(middle.x).toBeCloseTo(300, 6);
  });

  test("pivot A: with the inclined branch the outermost steel stops at epsilon_ud", () => {
    const steel = layoutOfRectangle("two-faces", 400, 300, 500, 50);
    const bending = bendingTowards(
      { shape: rectangle(300, 500), steel, materials: materials(50, undefined, true, true) },
      0,
    );
    for (const { e0, k } of curve(bending, 60)) {
      expect(e0 + k * bending.profile.lowestSteel).toBeGreaterThanOrEqual(-0.045 - 1e-12);
      expect(e0 + k * bending.profile.top).toBeLessThanOrEqual(0.0035 + 1e-12);
    }
    expect(limitState(bending, 0).N).toBeCloseTo(
      -400 * (434.7826 + ((0.08 * 434.7826) / (0.05 - 434.7826 / 200_000)) * (0.045 - 434.7826 / 200_000)),
      0,
    );
  });

  test("3.1.7(3): 10 % less where the width falls towards the compressed edge", () => {
    const steel = noSteel;
    const m = materials(30, "rectangular");
    const straight = profileOf(rectangle(300, 500), steel, 0, 1);
    const skew = profileOf(rectangle(300, 500), steel, Math.sin(0.3), Math.cos(0.3));
    expect([straight.narrowing, skew.narrowing, profileOf(circle(300), steel, 0, 1).narrowing]).toEqual([
      false,
      true,
      true,
    ]);
    const T = polygon(
      [
        { y: -50, z: 0 },
        { y: 50, z: 0 },
        { y: 50, z: 300 },
        { y: 200, z: 300 },
        { y: 200, z: 400 },
        { y: -200, z: 400 },
        { y: -200, z: 300 },
        { y: -50, z: 300 },
      ],
      [],
    ).shape;
    expect(profileOf(T, steel, 0, 1).narrowing).toBe(false);
    const full = integrate(straight, m, 0.00175, 0, noForces());
    expect(full.N_c).toBeCloseTo(150_000 * 20, 3);
  });

  test("a bar moved along the neutral axis changes nothing in bending about one axis", () => {
    const at = (y: number) => ({ ...noSteel, bars: [{ y, z: -200, area: 900 }] });
    const M = (y: number) =>
      stateAt(bendingTowards({ shape: rectangle(300, 500), steel: at(y), materials: materials(30) }, 0), 3e5)?.M;
    expect(M(100)).toBeCloseTo(M(-40) as number, 6);
  });

  test("thin lines hold the area and the inertia of many bars", () => {
    const found = steelProperties(layoutOfRectangle("all-faces", 3000, 400, 600, 50));
    expect(found.A).toBeCloseTo(3000, 9);
    // 3000/1600 mm per mm of the perimeter 2 (300 + 500)
    const perMm = 3000 / 1600;
    expect(found.I_y).toBeCloseTo(perMm * (2 * 300 * 250 ** 2 + (2 * 500 ** 3) / 12), 3);
  });

  test("a T whose flange has two edges in one line is a simple polygon; a bow tie is not", () => {
    const at = (y: number, z: number) => ({ y, z });
    const T = [
      at(-50, 0),
      at(50, 0),
      at(50, 300),
      at(200, 300),
      at(200, 400),
      at(-200, 400),
      at(-200, 300),
      at(-50, 300),
    ];
    expect(crossesItself([T])).toBe(false);
    expect(crossesItself([[at(0, 0), at(100, 100), at(100, 0), at(0, 100)]])).toBe(true);
    // a hole that touches the outline
    expect(crossesItself([T, [at(0, 0), at(20, 100), at(-20, 100)]])).toBe(true);
    expect(crossesItself([T, [at(0, 50), at(20, 100), at(-20, 100)]])).toBe(false);
  });
});
