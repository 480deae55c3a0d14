import { check } from "../../src/index.ts";

// Gilbert, Nejadi: An experimental study of flexural cracking in reinforced concrete members under sustained loads, UNICIV report
// R-435, The University of New South Wales, 2004. Of the report its abstract was at hand (12 members of 3.5 m, cured for 14 days, loaded
// for almost 400); its figures here are from general knowledge of it, not compared with the print. Loads, own weight and moments
// agree with each other (sustained-loads in deflection.test.ts).

/** Of the concrete: f_cm at 28 days, creep and shrinkage from 14 days to the end. */
const concrete = { f_cm: 24.8, phi: 1.71, epsilon_cs: 825e-6 } as const;
export const spanOfTests = 3500;

interface Specimen {
  readonly mark: string;
  readonly b: number;
  readonly h: number;
  readonly d: number;
  readonly bars: readonly [count: number, diameter: number];
  /** Of each of two loads at the thirds, kN; slabs have a uniform load. */
  readonly P?: number;
  /** At the middle, with the own weight, kNm, as the report has it. */
  readonly M: number;
  /** In the end, mm. */
  readonly measured: number;
}

const beam = (mark: string, h: number, n: number, P: number, M: number, measured: number): Specimen => ({
  ...{ mark, b: 250, h, d: 300, bars: [n, 16], P, M, measured },
});
const slab = (mark: string, n: number, M: number, measured: number): Specimen => ({
  ...{ mark, b: 400, h: 161, d: 130, bars: [n, 12], M, measured },
});

export const specimens: readonly Specimen[] = [
  beam("B1-a", 348, 2, 18.6, 24.9, 12.1),
  beam("B1-b", 348, 2, 11.8, 17.0, 7.4),
  beam("B2-a", 333, 2, 18.6, 24.8, 12.4),
  beam("B2-b", 333, 2, 11.8, 16.8, 7.9),
  beam("B3-a", 333, 3, 27.0, 34.6, 13.3),
  beam("B3-b", 333, 3, 15.2, 20.8, 7.9),
  slab("S1-a", 2, 6.81, 25.1),
  slab("S1-b", 2, 5.28, 19.9),
  slab("S2-a", 3, 9.87, 29.8),
  slab("S2-b", 3, 6.81, 21.9),
  slab("S3-a", 4, 11.4, 32.5),
  slab("S3-b", 4, 8.34, 22.9),
];

/** Of two loads at the thirds and the own weight of 25 kN/m³. */
export const momentOfLoads = ({ b, h, P = 0 }: Specimen): number =>
  (P * spanOfTests) / 3000 + (25e-6 * b * h * (spanOfTests / 1000) ** 2) / 8;

/** By EN 1992-1-1 from the strength of the concrete alone, with its measured creep and shrinkage. */
export function deflectionOf(
  { mark, b, h, d, bars: [n, phi], P, M }: Specimen,
  way: "curvature" | "integrated",
): number {
  const item = {
    ...{ mark, b, h, fck: concrete.f_cm - 8, fyk: 500, d_bottom_mm: d },
    A_s_bottom: (n * Math.PI * phi ** 2) / 4,
    serviceability: {
      M_qp: M,
      ...{ phi: concrete.phi, epsilon_cs: concrete.epsilon_cs },
      ...{ span_mm: spanOfTests, deflection: way, moment_shape: P === undefined ? "udl" : "third-points" },
    },
  };
  const { beams } = check("en-1992-1-1", { beams: [item] }).result as unknown as {
    beams: readonly { readonly values: Readonly<Record<string, number>> }[];
  };
  return beams[0]?.values.w_mm ?? Number.NaN;
}

/** Calculated over measured. */
export function scatterOf(way: "curvature" | "integrated") {
  const ratios = specimens.map((one) => deflectionOf(one, way) / one.measured);
  const mean = ratios.reduce((sum, one) => sum + one, 0) / ratios.length;
  const variance = ratios.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (ratios.length - 1);
  return { ratios, mean, variation: Math.sqrt(variance) / mean, least: Math.min(...ratios), most: Math.max(...ratios) };
}
