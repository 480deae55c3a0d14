import fc from "fast-check";
import { describe, expect } from "vitest";
import { law, secondRuns } from "../../test/support/law.ts";
import { check, type ItemResult } from "../index.ts";

// The clauses once more, plain: rectangles of five materials with the values of their product standards, recommended factors.
// Nothing here comes from the library but the names of its results.

interface Material {
  readonly species: string;
  readonly kind: "softwood" | "hardwood" | "glulam" | "LVL";
  readonly f_m: number;
  readonly f_m_z: number;
  readonly f_t: number;
  readonly f_c: number;
  readonly f_c90: number;
  readonly f_v: number;
  readonly f_v_y: number;
  readonly E_05: number;
  readonly G_05: number;
}

// EN 338:2016, EN 14080:2013, and LVL 48 P of the makers
const materials: readonly Material[] = [
  {
    species: "C24",
    kind: "softwood",
    f_m: 24,
    f_m_z: 24,
    f_t: 14.5,
    f_c: 21,
    f_c90: 2.5,
    f_v: 4,
    f_v_y: 4,
    E_05: 7400,
    G_05: 462.5,
  },
  {
    species: "C16",
    kind: "softwood",
    f_m: 16,
    f_m_z: 16,
    f_t: 8.5,
    f_c: 17,
    f_c90: 2.2,
    f_v: 3.2,
    f_v_y: 3.2,
    E_05: 5400,
    G_05: 337.5,
  },
  {
    species: "D30",
    kind: "hardwood",
    f_m: 30,
    f_m_z: 30,
    f_t: 18,
    f_c: 24,
    f_c90: 5.3,
    f_v: 3.9,
    f_v_y: 3.9,
    E_05: 9200,
    G_05: 575,
  },
  {
    species: "GL24h",
    kind: "glulam",
    f_m: 24,
    f_m_z: 24,
    f_t: 19.2,
    f_c: 24,
    f_c90: 2.5,
    f_v: 3.5,
    f_v_y: 3.5,
    E_05: 9600,
    G_05: 540,
  },
  {
    species: "LVL 48 P",
    kind: "LVL",
    f_m: 44,
    f_m_z: 48,
    f_t: 35,
    f_c: 35,
    f_c90: 6,
    f_v: 4.2,
    f_v_y: 2.3,
    E_05: 11600,
    G_05: 400,
  },
];

interface Given {
  readonly material: Material;
  readonly b: number;
  readonly h: number;
  readonly l: number;
  readonly service_class: 1 | 2 | 3;
  readonly duration: string;
  readonly M_y: number;
  readonly M_z: number;
  readonly N: number;
  readonly V_z: number;
  readonly V_y: number;
  readonly F: number;
  readonly contact: number;
  readonly a: number;
}

function factorOfDuration(service_class: number, duration: string): number {
  if (service_class === 3) {
    return (
      { permanent: 0.5, "long-term": 0.55, "medium-term": 0.65, "short-term": 0.7, instantaneous: 0.9 }[duration] ?? 0
    );
  }
  return { permanent: 0.6, "long-term": 0.7, "medium-term": 0.8, "short-term": 0.9, instantaneous: 1.1 }[duration] ?? 0;
}

/** 3.2(3), 3.3(3), 3.4(3) for the depth in bending, or the larger side in tension */
function sizeFactor(kind: Material["kind"], size: number): number {
  if (kind === "glulam") return size >= 600 ? 1 : Math.min(1.1, (600 / size) ** 0.1);
  if (kind === "LVL") return Math.min(1.2, (300 / size) ** 0.15);
  return size >= 150 ? 1 : Math.min(1.3, (150 / size) ** 0.2);
}

function instabilityFactor(lambda_rel: number, beta_c: number): number {
  const k = 0.5 * (1 + beta_c * (lambda_rel - 0.3) + lambda_rel ** 2);
  return 1 / (k + Math.sqrt(k * k - lambda_rel * lambda_rel));
}

const softLike = ({ kind }: Material) => kind === "softwood" || kind === "hardwood";
const designOf = (g: Given, f: number) => {
  const gamma_M = { softwood: 1.3, hardwood: 1.3, glulam: 1.25, LVL: 1.2 }[g.material.kind];
  return (factorOfDuration(g.service_class, g.duration) * f) / gamma_M;
};
/** The makers' f_c,0 of LVL is that of service class 1. */
const compressive = ({ material: m, service_class }: Given) =>
  m.kind === "LVL" && service_class > 1 ? m.f_c / 1.2 : m.f_c;

interface Bent {
  readonly y: number;
  readonly z: number;
}

/** Stresses of bending over their strengths. */
function bentBy(g: Given): Bent {
  const { material: m, b, h } = g;
  const f_m_y = designOf(g, m.f_m * sizeFactor(m.kind, h));
  const f_m_z = designOf(g, m.f_m_z * (softLike(m) ? sizeFactor(m.kind, b) : 1));
  return {
    y: (Math.abs(g.M_y) * 1e6 * 6) / (b * h * h) / f_m_y,
    z: (Math.abs(g.M_z) * 1e6 * 6) / (h * b * b) / f_m_z,
  };
}

/** 6.1.5, and for LVL on edge the handbook of its makers */
function bearingOf(g: Given): number {
  const { material: m, b, h, l } = g;
  const rest = l - g.a - g.contact;
  const next = Math.max(g.a, rest);
  const spread = m.kind === "LVL" ? 15 : 30;
  const beside = (free: number) => Math.min(spread, free, g.contact, next / 2);
  const apart = next >= 2 * h;
  const k_c90 = !apart ? 1 : m.kind === "softwood" ? 1.5 : m.kind === "glulam" && g.contact <= 400 ? 1.75 : 1;
  return (g.F * 1000) / (b * (g.contact + beside(g.a) + beside(rest))) / (k_c90 * designOf(g, m.f_c90));
}

/** 6.3.3: uniform moment, load at the centroid */
function lateralFactor({ material: m, b, h, l }: Given): number {
  const [long, short] = [Math.max(b, h), Math.min(b, h)];
  const I_z = (h * b ** 3) / 12;
  const I_tor = long * short ** 3 * (1 / 3 - 0.21 * (short / long) * (1 - (short / long) ** 4 / 12));
  const sigma =
    m.kind === "softwood"
      ? (0.78 * b * b * m.E_05) / (h * l)
      : (Math.PI * Math.sqrt(m.E_05 * I_z * m.G_05 * I_tor)) / (l * ((b * h * h) / 6));
  const lambda = Math.sqrt(m.f_m / sigma);
  return lambda <= 0.75 ? 1 : lambda <= 1.4 ? 1.56 - 0.75 * lambda : 1 / lambda ** 2;
}

/** 6.2.4, 6.3.2 and 6.3.3(6) */
function compressed(g: Given, { y, z }: Bent, bending: number): Record<string, number> {
  const { material: m, b, h, l } = g;
  const beta_c = softLike(m) ? 0.2 : 0.1;
  const n = (g.N * 1000) / (b * h) / designOf(g, compressive(g));
  const relative = (side: number) => ((l * Math.sqrt(12)) / side / Math.PI) * Math.sqrt(compressive(g) / m.E_05);
  const [rel_y, rel_z] = [relative(h), relative(b)];
  const result: Record<string, number> = { compression: n };
  if (rel_y <= 0.3 && rel_z <= 0.3) {
    result["combined-bending-compression"] = n * n + bending;
  } else {
    result["column-buckling-y"] = n / instabilityFactor(Math.max(rel_y, 0.3), beta_c) + y + 0.7 * z;
    result["column-buckling-z"] = n / instabilityFactor(Math.max(rel_z, 0.3), beta_c) + 0.7 * y + z;
  }
  if (h > b && g.M_z === 0) {
    const k_c_z = rel_z <= 0.3 ? 1 : instabilityFactor(rel_z, beta_c);
    result["bending-compression-stability"] = (y / lateralFactor(g)) ** 2 + n / k_c_z;
  }
  return result;
}

/** 6.1 to 6.3 */
function memberOf(g: Given): Record<string, number> {
  const { material: m, b, h, l } = g;
  const bent = bentBy(g);
  const bending = Math.max(bent.y + 0.7 * bent.z, 0.7 * bent.y + bent.z);
  const k_cr = m.kind === "LVL" ? 1 : 0.67;
  const tau = (V: number) => (1.5 * Math.abs(V) * 1000) / (k_cr * b * h);
  const [s, s_y] = [tau(g.V_z) / designOf(g, m.f_v), tau(g.V_y) / designOf(g, m.f_v_y)];
  const result: Record<string, number> = {
    bending,
    shear: s,
    "shear-y": s_y,
    "shear-interaction": s ** 2 + s_y ** 2,
    bearing: bearingOf(g),
    ...(h > b ? { "lateral-torsional-buckling": bent.y / lateralFactor(g) } : {}),
  };
  if (g.N > 0) return { ...result, ...compressed(g, bent, bending) };
  const k_t = m.kind === "LVL" ? Math.min(1.1, (3000 / l) ** (0.15 / 2)) : sizeFactor(m.kind, Math.max(b, h));
  const tension = (-g.N * 1000) / (b * h) / designOf(g, m.f_t * k_t);
  return { ...result, tension, "combined-bending-tension": tension + bending };
}

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const members: fc.Arbitrary<Given> = fc.record({
  material: fc.constantFrom(...materials),
  b: fc.integer({ min: 40, max: 240 }),
  h: fc.integer({ min: 60, max: 900 }),
  l: fc.integer({ min: 1000, max: 12_000 }),
  service_class: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
  duration: fc.constantFrom("permanent", "long-term", "medium-term", "short-term", "instantaneous"),
  M_y: between(0.1, 40),
  M_z: fc.oneof(fc.constant(0), between(0.1, 8)),
  N: fc.oneof(between(1, 400), between(-300, -1)),
  V_z: between(0.5, 60),
  V_y: between(0.5, 20),
  F: between(1, 80),
  contact: fc.integer({ min: 40, max: 450 }),
  a: fc.integer({ min: 0, max: 400 }),
});

describe("timber members, written a second time", () => {
  law(
    "cross-section, stability and bearing by plain formulas",
    () =>
      fc.property(members, (g) => {
        const { result } = check("en-1995-1-1", {
          members: [
            {
              mark: "M",
              species: g.material.species,
              b: g.b,
              h: g.h,
              length_mm: g.l,
              service_class: g.service_class,
              load_duration: g.duration,
              M_y_Ed: g.M_y,
              M_z_Ed: g.M_z,
              N_Ed: g.N,
              V_z_Ed: g.V_z,
              V_y_Ed: g.V_y,
              bearing: { F_c_Ed: g.F, length_mm: g.contact, a_mm: g.a },
            },
          ],
        });
        const [found] = result.members as ItemResult[];
        for (const [id, use] of Object.entries(memberOf(g))) {
          const utilization = found?.verifications.find((one) => one.id === id)?.utilization;
          expect(utilization, id).toBeDefined();
          expect(Math.abs((utilization ?? 0) / use - 1), `${id} ${utilization} ${use}`).toBeLessThan(0.006);
        }
      }),
    { numRuns: secondRuns(1500) },
  );
});
