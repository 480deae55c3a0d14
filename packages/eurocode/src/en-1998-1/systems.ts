/** The structural types that behaviour factors are tabulated for. */

export const materials = ["concrete", "steel", "composite", "timber", "masonry"] as const;
export type Material = (typeof materials)[number];
export type DuctilityClass = "DCL" | "DCM" | "DCH";

/** A cell of a table: q or q_0, multiplied by alpha_u/alpha_1 where the table says so. */
export interface Cell {
  readonly value: number;
  readonly times?: "alpha_u_alpha_1";
}

export interface Row {
  readonly DCM?: Cell;
  readonly DCH?: Cell;
}

const plain = (value: number): Cell => ({ value });
const times = (value: number): Cell => ({ value, times: "alpha_u_alpha_1" });

/** Table 5.1: q_0 of systems regular in elevation. */
export const concrete = {
  frame: { DCM: times(3), DCH: times(4.5) },
  "frame-equivalent-dual": { DCM: times(3), DCH: times(4.5) },
  "wall-equivalent-dual": { DCM: times(3), DCH: times(4.5) },
  "coupled-walls": { DCM: times(3), DCH: times(4.5) },
  "uncoupled-walls": { DCM: plain(3), DCH: times(4) },
  // 5.4.2.5 and 5.4.3.5 are their rules: without plastic hinges to detail there is no DCH
  "large-lightly-reinforced-walls": { DCM: plain(3) },
  "torsionally-flexible": { DCM: plain(2), DCH: plain(3) },
  "inverted-pendulum": { DCM: plain(1.5), DCH: plain(2) },
} as const satisfies Record<string, Row>;

/** Table 6.2; 7.3.2(1): the same types of composite structures have the same values. */
export const steel = {
  "moment-frame": { DCM: plain(4), DCH: times(5) },
  "concentric-diagonal-bracing": { DCM: plain(4), DCH: plain(4) },
  "concentric-v-bracing": { DCM: plain(2), DCH: plain(2.5) },
  "eccentric-bracing": { DCM: plain(4), DCH: times(5) },
  "inverted-pendulum": { DCM: plain(2), DCH: times(2) },
  "moment-frame-concentric-bracing": { DCM: plain(4), DCH: times(4) },
  "moment-frame-infill-unconnected": { DCM: plain(2), DCH: plain(2) },
  "moment-frame-infill-isolated": { DCM: plain(4), DCH: times(5) },
} as const satisfies Record<string, Row>;

/** Table 7.2. */
export const composite = {
  ...steel,
  "composite-walls-type-1": { DCM: times(3), DCH: times(4) },
  "composite-walls-type-2": { DCM: times(3), DCH: times(4) },
  "composite-walls-type-3": { DCM: times(3), DCH: times(4.5) },
  "composite-steel-plate-walls": { DCM: times(3), DCH: times(4) },
} as const satisfies Record<string, Row>;

/** Table 8.1; structures of the first four rows are low-dissipative. */
export const timber = {
  cantilever: {},
  beam: {},
  "two-three-pinned-arch": {},
  "truss-connectors": {},
  "glued-wall-panels": { DCM: plain(2) },
  "truss-doweled": { DCM: plain(2) },
  mixed: { DCM: plain(2) },
  "hyperstatic-portal-frame": { DCM: plain(2.5), DCH: plain(4) },
  "nailed-wall-panels-glued-diaphragms": { DCH: plain(3) },
  "truss-nailed": { DCH: plain(3) },
  "nailed-wall-panels-nailed-diaphragms": { DCH: plain(5) },
} as const satisfies Record<string, Row>;

/** Table 8.2: joints that meet only 8.3(4). */
export const timberReduced: Readonly<Record<string, number>> = {
  "hyperstatic-portal-frame": 2.5,
  "nailed-wall-panels-nailed-diaphragms": 4,
};

export const masonry = ["unreinforced", "confined", "reinforced"] as const;

/** The types of a material. */
export const typesOf: Readonly<Record<Material, readonly string[]>> = {
  concrete: Object.keys(concrete),
  steel: Object.keys(steel),
  composite: Object.keys(composite),
  timber: Object.keys(timber),
  masonry,
};

// more than one: a tuple for the schema
export const systemTypes = [...new Set(materials.flatMap((material) => typesOf[material]))] as [string, ...string[]];

/** Systems of 5.2.2.2(11) whose walls may fail in another way than frames. */
export const withWalls: ReadonlySet<string> = new Set([
  "wall-equivalent-dual",
  "coupled-walls",
  "uncoupled-walls",
  "large-lightly-reinforced-walls",
  "torsionally-flexible",
]);
