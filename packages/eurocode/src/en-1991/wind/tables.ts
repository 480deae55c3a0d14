// Coefficients of section 7 as printed. A cell is c_pe,10 and c_pe,1; null: none of that sign. Tables 7.1 to 7.4 agree with two open
// design programs (Danish and Czech) and the Spanish CTE DB SE-AE; 7.5 with one and general knowledge (c_pe,1: general knowledge);
// 7.6 with two programs; of 7.7 the force coefficients with one, the zones are general knowledge.

export type Cell = readonly [c_pe_10: number, c_pe_1: number] | null;
export type Row = readonly Cell[];

export interface PitchTable {
  readonly zones: readonly string[];
  readonly slopes: readonly number[];
  /** By slope, by zone: suction, and where there is one, pressure. */
  readonly suction: readonly Row[];
  readonly pressure: readonly Row[];
}

const one = (value: number): Cell => [value, value];
const none: Row = [null, null, null, null, null, null, null, null, null];

/** Table 7.2, sharp eaves; parapets by h_p/h, curved eaves by r/h, mansard eaves by their slope. */
export const flatZones = ["F", "G", "H", "I"] as const;
const inner: Cell = one(-0.2);
export const sharpEaves: Row = [[-1.8, -2.5], [-1.2, -2], [-0.7, -1.2], inner];
export const parapets = {
  ratios: [0.025, 0.05, 0.1],
  rows: [
    [[-1.6, -2.2], [-1.1, -1.8], [-0.7, -1.2], inner],
    [[-1.4, -2], [-0.9, -1.6], [-0.7, -1.2], inner],
    [[-1.2, -1.8], [-0.8, -1.4], [-0.7, -1.2], inner],
  ],
} as const satisfies { ratios: readonly number[]; rows: readonly Row[] };
export const curvedEaves = {
  ratios: [0.05, 0.1, 0.2],
  rows: [
    [[-1, -1.5], [-1.2, -1.8], one(-0.4), inner],
    [[-0.7, -1.2], [-0.8, -1.4], one(-0.3), inner],
    [[-0.5, -0.8], [-0.5, -0.8], one(-0.3), inner],
  ],
} as const satisfies { ratios: readonly number[]; rows: readonly Row[] };
export const mansardEaves = {
  ratios: [30, 45, 60],
  rows: [
    [[-1, -1.5], [-1, -1.5], one(-0.3), inner],
    [[-1.2, -1.8], [-1.3, -1.9], one(-0.4), inner],
    [[-1.3, -1.9], [-1.3, -1.9], one(-0.5), inner],
  ],
} as const satisfies { ratios: readonly number[]; rows: readonly Row[] };

/** Table 7.3a, wind on the low eave. */
export const monopitch0: PitchTable = {
  zones: ["F", "G", "H"],
  slopes: [5, 15, 30, 45, 60, 75],
  suction: [
    [
      [-1.7, -2.5],
      [-1.2, -2],
      [-0.6, -1.2],
    ],
    [[-0.9, -2], [-0.8, -1.5], one(-0.3)],
    [[-0.5, -1.5], [-0.5, -1.5], one(-0.2)],
    [one(0), one(0), one(0)],
    none,
    none,
  ],
  pressure: [
    [one(0), one(0), one(0)],
    [one(0.2), one(0.2), one(0.2)],
    [one(0.7), one(0.7), one(0.4)],
    [one(0.7), one(0.7), one(0.6)],
    [one(0.7), one(0.7), one(0.7)],
    [one(0.8), one(0.8), one(0.8)],
  ],
};
/** Table 7.3a, wind on the high eave. */
export const monopitch180: PitchTable = {
  zones: ["F", "G", "H"],
  slopes: [5, 15, 30, 45, 60, 75],
  suction: [
    [
      [-2.3, -2.5],
      [-1.3, -2],
      [-0.8, -1.2],
    ],
    [
      [-2.5, -2.8],
      [-1.3, -2],
      [-0.9, -1.2],
    ],
    [[-1.1, -2.3], [-0.8, -1.5], one(-0.8)],
    [[-0.6, -1.3], one(-0.5), one(-0.7)],
    [[-0.5, -1], one(-0.5), one(-0.5)],
    [[-0.5, -1], one(-0.5), one(-0.5)],
  ],
  pressure: [none, none, none, none, none, none],
};
/** Table 7.3b, wind along the eaves. */
export const monopitch90: PitchTable = {
  zones: ["F-up", "F-low", "G", "H", "I"],
  slopes: [5, 15, 30, 45, 60, 75],
  suction: [
    [[-2.1, -2.6], [-2.1, -2.4], [-1.8, -2], [-0.6, -1.2], one(-0.5)],
    [
      [-2.4, -2.9],
      [-1.6, -2.4],
      [-1.9, -2.5],
      [-0.8, -1.2],
      [-0.7, -1.2],
    ],
    [
      [-2.1, -2.9],
      [-1.3, -2],
      [-1.5, -2],
      [-1, -1.3],
      [-0.8, -1.2],
    ],
    [
      [-1.5, -2.4],
      [-1.3, -2],
      [-1.4, -2],
      [-1, -1.3],
      [-0.9, -1.2],
    ],
    [
      [-1.2, -2],
      [-1.2, -2],
      [-1.2, -2],
      [-1, -1.3],
      [-0.7, -1.2],
    ],
    [[-1.2, -2], [-1.2, -2], [-1.2, -2], [-1, -1.3], one(-0.5)],
  ],
  pressure: [none, none, none, none, none, none],
};
/** Table 7.4a, wind across the ridge. */
export const duopitch0: PitchTable = {
  zones: ["F", "G", "H", "I", "J"],
  slopes: [-45, -30, -15, -5, 5, 15, 30, 45, 60, 75],
  suction: [
    [one(-0.6), one(-0.6), one(-0.8), one(-0.7), [-1, -1.5]],
    [[-1.1, -2], [-0.8, -1.5], one(-0.8), one(-0.6), [-0.8, -1.4]],
    [[-2.5, -2.8], [-1.3, -2], [-0.9, -1.2], one(-0.5), [-0.7, -1.2]],
    [[-2.3, -2.5], [-1.2, -2], [-0.8, -1.2], one(-0.6), one(-0.6)],
    [[-1.7, -2.5], [-1.2, -2], [-0.6, -1.2], one(-0.6), one(-0.6)],
    [[-0.9, -2], [-0.8, -1.5], one(-0.3), one(-0.4), [-1, -1.5]],
    [[-0.5, -1.5], [-0.5, -1.5], one(-0.2), one(-0.4), one(-0.5)],
    [one(0), one(0), one(0), one(-0.2), one(-0.3)],
    [null, null, null, one(-0.2), one(-0.3)],
    [null, null, null, one(-0.2), one(-0.3)],
  ],
  pressure: [
    none,
    none,
    none,
    [null, null, null, one(0.2), one(0.2)],
    [one(0), one(0), one(0), null, one(0.2)],
    [one(0.2), one(0.2), one(0.2), one(0), one(0)],
    [one(0.7), one(0.7), one(0.4), one(0), one(0)],
    [one(0.7), one(0.7), one(0.6), one(0), one(0)],
    [one(0.7), one(0.7), one(0.7), null, null],
    [one(0.8), one(0.8), one(0.8), null, null],
  ],
};
/** Table 7.4b, wind along the ridge. */
export const duopitch90: PitchTable = {
  zones: ["F", "G", "H", "I"],
  slopes: [-45, -30, -15, -5, 5, 15, 30, 45, 60, 75],
  suction: [
    [
      [-1.4, -2],
      [-1.2, -2],
      [-1, -1.3],
      [-0.9, -1.2],
    ],
    [
      [-1.5, -2.1],
      [-1.2, -2],
      [-1, -1.3],
      [-0.9, -1.2],
    ],
    [
      [-1.9, -2.5],
      [-1.2, -2],
      [-0.8, -1.2],
      [-0.8, -1.2],
    ],
    [
      [-1.8, -2.5],
      [-1.2, -2],
      [-0.7, -1.2],
      [-0.6, -1.2],
    ],
    [[-1.6, -2.2], [-1.3, -2], [-0.7, -1.2], one(-0.6)],
    [[-1.3, -2], [-1.3, -2], [-0.6, -1.2], one(-0.5)],
    [[-1.1, -1.5], [-1.4, -2], [-0.8, -1.2], one(-0.5)],
    [[-1.1, -1.5], [-1.4, -2], [-0.9, -1.2], one(-0.5)],
    [[-1.1, -1.5], [-1.2, -2], [-0.8, -1], one(-0.5)],
    [[-1.1, -1.5], [-1.2, -2], [-0.8, -1], one(-0.5)],
  ],
  pressure: [none, none, none, none, none, none, none, none, none, none],
};
/** Table 7.5: the slope that the wind meets decides F to K, the slope of the hips the others; both alike here. */
export const hipped: PitchTable = {
  zones: ["F", "G", "H", "I", "J", "K", "L", "M", "N"],
  slopes: [5, 15, 30, 45, 60, 75],
  suction: [
    [[-1.7, -2.5], [-1.2, -2], [-0.6, -1.2], one(-0.3), one(-0.6), one(-0.6), [-1.2, -2], [-0.6, -1.2], one(-0.4)],
    [[-0.9, -2], [-0.8, -1.5], one(-0.3), one(-0.5), [-1, -1.5], [-1.2, -2], [-1.4, -2], [-0.6, -1.2], one(-0.3)],
    [[-0.5, -1.5], [-0.5, -1.5], one(-0.2), one(-0.4), [-0.7, -1.2], one(-0.5), [-1.4, -2], [-0.8, -1.2], one(-0.2)],
    [one(0), one(0), one(0), one(-0.3), one(-0.6), one(-0.3), [-1.3, -2], [-0.8, -1.2], one(-0.2)],
    [null, null, null, one(-0.3), one(-0.6), one(-0.3), [-1.2, -2], one(-0.4), one(-0.2)],
    [null, null, null, one(-0.3), one(-0.6), one(-0.3), [-1.2, -2], one(-0.4), one(-0.2)],
  ],
  pressure: [
    [one(0), one(0), one(0), null, null, null, null, null, null],
    [one(0.2), one(0.2), one(0.2), null, null, null, null, null, null],
    [one(0.5), one(0.7), one(0.4), null, null, null, null, null, null],
    [one(0.7), one(0.7), one(0.6), null, null, null, null, null, null],
    [one(0.7), one(0.7), one(0.7), null, null, null, null, null, null],
    [one(0.8), one(0.8), one(0.8), null, null, null, null, null, null],
  ],
};

/** Net coefficients of canopies: the force, then the zones A, B, C (and D). */
export interface CanopyTable {
  readonly zones: readonly string[];
  readonly slopes: readonly number[];
  readonly most: readonly (readonly number[])[];
  /** Nothing below. */
  readonly least_0: readonly (readonly number[])[];
  /** Blocked below. */
  readonly least_1: readonly (readonly number[])[];
}

/** Table 7.6 */
export const canopyMonopitch: CanopyTable = {
  zones: ["A", "B", "C"],
  slopes: [0, 5, 10, 15, 20, 25, 30],
  most: [
    [0.2, 0.5, 1.8, 1.1],
    [0.4, 0.8, 2.1, 1.3],
    [0.5, 1.2, 2.4, 1.6],
    [0.7, 1.4, 2.7, 1.8],
    [0.8, 1.7, 2.9, 2.1],
    [1, 2, 3.1, 2.3],
    [1.2, 2.2, 3.2, 2.4],
  ],
  least_0: [
    [-0.5, -0.6, -1.3, -1.4],
    [-0.7, -1.1, -1.7, -1.8],
    [-0.9, -1.5, -2, -2.1],
    [-1.1, -1.8, -2.4, -2.5],
    [-1.3, -2.2, -2.8, -2.9],
    [-1.6, -2.6, -3.2, -3.2],
    [-1.8, -3, -3.8, -3.6],
  ],
  least_1: [
    [-1.3, -1.5, -1.8, -2.2],
    [-1.4, -1.6, -2.2, -2.5],
    [-1.4, -2.1, -2.6, -2.7],
    [-1.4, -1.6, -2.9, -3],
    [-1.4, -1.6, -2.9, -3],
    [-1.4, -1.5, -2.5, -2.8],
    [-1.4, -1.5, -2.2, -2.7],
  ],
};
/** Table 7.7 */
export const canopyDuopitch: CanopyTable = {
  zones: ["A", "B", "C", "D"],
  slopes: [-20, -15, -10, -5, 5, 10, 15, 20, 25, 30],
  most: [
    [0.7, 0.8, 1.6, 0.6, 1.7],
    [0.5, 0.6, 1.5, 0.7, 1.4],
    [0.4, 0.6, 1.4, 0.8, 1.1],
    [0.3, 0.5, 1.5, 0.8, 0.8],
    [0.3, 0.6, 1.8, 1.3, 0.4],
    [0.4, 0.7, 1.8, 1.4, 0.4],
    [0.4, 0.9, 1.9, 1.4, 0.4],
    [0.6, 1.1, 1.9, 1.5, 0.4],
    [0.7, 1.2, 1.9, 1.6, 0.5],
    [0.9, 1.3, 1.9, 1.6, 0.7],
  ],
  least_0: [
    [-0.7, -0.9, -1.3, -1.6, -0.6],
    [-0.6, -0.8, -1.3, -1.6, -0.6],
    [-0.6, -0.8, -1.3, -1.5, -0.6],
    [-0.5, -0.7, -1.3, -1.6, -0.6],
    [-0.6, -0.6, -1.4, -1.4, -1.1],
    [-0.7, -0.7, -1.5, -1.4, -1.4],
    [-0.8, -0.9, -1.7, -1.4, -1.8],
    [-0.9, -1.2, -1.8, -1.4, -2],
    [-1, -1.4, -1.9, -1.4, -2],
    [-1, -1.4, -1.9, -1.4, -2],
  ],
  least_1: [
    [-1.3, -1.5, -2.4, -2.4, -0.6],
    [-1.4, -1.6, -2.7, -2.6, -0.6],
    [-1.4, -1.6, -2.7, -2.6, -0.6],
    [-1.3, -1.5, -2.4, -2.4, -0.6],
    [-1.3, -1.3, -2, -1.8, -1.5],
    [-1.3, -1.3, -2, -1.8, -1.8],
    [-1.3, -1.3, -2.2, -1.6, -2.1],
    [-1.3, -1.4, -2.2, -1.6, -2.1],
    [-1.3, -1.4, -2, -1.5, -2],
    [-1.3, -1.4, -1.8, -1.4, -2],
  ],
};

/** Table 7.9: zones A to D of a solid wall without return corners, by length over height; with corners of a height or more. */
export const freeWalls = {
  ratios: [3, 5, 10],
  straight: [
    [2.3, 1.4, 1.2, 1.2],
    [2.9, 1.8, 1.4, 1.2],
    [3.4, 2.1, 1.7, 1.2],
  ],
  cornered: [2.1, 1.8, 1.4, 1.2],
  /** Solidity 0.8. */
  open: [1.2, 1.2, 1.2, 1.2],
} as const;

/** Figure 7.23: c_f,0 of rectangles by d/b, straight on logarithmic paper. */
export const sharpRectangles = [
  [0.1, 2],
  [0.2, 2],
  [0.6, 2.35],
  [0.7, 2.4],
  [1, 2.1],
  [2, 1.65],
  [5, 1],
  [10, 0.9],
  [50, 0.9],
] as const;
/** Figure 7.36, solidity 1: psi_lambda by slenderness, straight on logarithmic paper. */
export const freeEnds = [
  [1, 0.6],
  [10, 0.7],
  [70, 0.92],
  [200, 1],
] as const;
/** Table 7.10 and Figure 7.13: c_pi of an even building between its ends, by mu; h/d up to 0.25 and from 1. */
export const internalPressures = {
  from: { mu: 0.33, c_pi: 0.35 },
  low: { mu: 0.9, c_pi: -0.3 },
  tall: { mu: 0.95, c_pi: -0.5 },
} as const;
