/** What an annex to EN 1998-1 says about ground motion: the shapes of its tables, and the recommended ones. */

/** Soil factor and corner periods of one kind of ground, in seconds. */
export interface Ground {
  readonly S: number;
  readonly T_B: number;
  readonly T_C: number;
  readonly T_D: number;
  /** What a reader must know who uses this row. */
  readonly doubt?: string;
}

export type GroundTable = Readonly<Record<string, Ground>>;

/** Something for each type of spectrum; `only` where the annex does not tell types apart. */
export interface ByType<T> {
  readonly 1?: T;
  readonly 2?: T;
  readonly only?: T;
}

export type SpectrumType = keyof ByType<unknown>;

export type VerticalPeriods = Pick<Ground, "T_B" | "T_C" | "T_D">;

export type ImportanceClass = 1 | 2 | 3 | 4;
export type ByImportance = Readonly<Record<ImportanceClass, number>>;

/** A seismic zone of a national map. */
export interface Zone {
  /** m/s² */
  readonly a_gR: number;
  /** The type of spectrum that belongs to the zone. */
  readonly spectrum?: 1 | 2;
  /** Importance classes for which the authority asks no check, and how that reads. */
  readonly exempt?: { readonly classes: readonly ImportanceClass[]; readonly why: string };
}

/** Editions of an annex that differ in kind: by zones up to one year, by a map of spectral values from another on. */
export interface HazardEditions {
  readonly zones: number;
  readonly map: number;
}

/** Limits of 3.2.1(4) and (5)P, in g. */
export interface Seismicity {
  readonly low: { readonly a_g: number; readonly a_g_S: number };
  readonly veryLow: { readonly a_g: number; readonly a_g_S: number };
}

const ground = (S: number, T_B: number, T_C: number, T_D: number, doubt?: string): Ground =>
  doubt === undefined ? { S, T_B, T_C, T_D } : { S, T_B, T_C, T_D, doubt };

/** Tables 3.2 and 3.3. */
export const recommendedSpectra: ByType<GroundTable> = {
  1: {
    A: ground(1, 0.15, 0.4, 2),
    B: ground(1.2, 0.15, 0.5, 2),
    C: ground(1.15, 0.2, 0.6, 2),
    D: ground(1.35, 0.2, 0.8, 2),
    E: ground(1.4, 0.15, 0.5, 2),
  },
  2: {
    A: ground(1, 0.05, 0.25, 1.2),
    B: ground(1.35, 0.05, 0.25, 1.2),
    C: ground(1.5, 0.1, 0.25, 1.2),
    D: ground(1.8, 0.1, 0.3, 1.2),
    E: ground(1.6, 0.05, 0.25, 1.2),
  },
};

/** Order of 22 October 2010: zones 1 to 4 (type 2) have their own table, zone 5 (type 1) keeps Table 3.2. */
export const spectraOf2010: ByType<GroundTable> = {
  ...recommendedSpectra,
  2: {
    A: ground(1, 0.03, 0.2, 2.5),
    B: ground(1.35, 0.05, 0.25, 2.5),
    C: ground(1.5, 0.06, 0.4, 2),
    D: ground(1.6, 0.1, 0.6, 1.5),
    E: ground(1.8, 0.08, 0.45, 1.25),
  },
};

const disputed =
  "ground B-T and C-T: S = 1.00 and 1.25 as in DIN 4149:2005; another publication has 1.25 and 1.50, compare with the annex";

/** Combinations of ground (A, B, C) and geology (R, T, S) of DIN EN 1998-1/NA:2011-01. */
export const spectraByGeology: ByType<GroundTable> = {
  only: {
    "A-R": ground(1, 0.05, 0.2, 2),
    "B-R": ground(1.25, 0.05, 0.25, 2),
    "C-R": ground(1.5, 0.05, 0.3, 2),
    "B-T": ground(1, 0.1, 0.3, 2, disputed),
    "C-T": ground(1.25, 0.1, 0.4, 2, disputed),
    "C-S": ground(0.75, 0.1, 0.5, 2),
  },
};
