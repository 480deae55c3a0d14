import { refuseNumbers } from "../basis/by-hand.ts";
import { listed } from "../basis/message.ts";
import { decimals, significant } from "../basis/numbers.ts";
import { required } from "../basis/refusals.ts";
import { ofForm } from "../basis/verification.ts";
import type { Sheet } from "../engine/sheet.ts";
import { symmetricEigen } from "./eigen.ts";
import { formula, g, requirement } from "./formula.ts";
import { rule } from "./rules.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { StructureItem } from "./schema.ts";
import { branchNote, designOrdinate, designSpectrum, type Motion } from "./spectra.ts";
import { leastMotion, type Storey } from "./storeys.ts";

// 4.3.3.3 Modal response spectrum analysis of a stick: one lateral displacement a storey.

/** A mode: period in s, displacements of the storeys from the bottom in any scale. */
export interface Mode {
  readonly T: number;
  readonly shape: readonly number[];
}

export const participation = formula(
  "4.3.3.3.1(3)",
  "sum_W_phi / sum_W_phi2",
  (sum_W_phi, sum_W_phi2) => sum_W_phi / sum_W_phi2,
  { sum_W_phi2: [1, 10] },
);
export const effectiveWeight = formula(
  "4.3.3.3.1(3)",
  "sum_W_phi^2 / sum_W_phi2",
  (sum_W_phi, sum_W_phi2) => (sum_W_phi * sum_W_phi) / sum_W_phi2,
  { sum_W_phi2: [1, 10] },
);
export const modalShear = formula("4.3.3.3.2", "S_d * W_eff / 9.81", (S_d, W_eff) => (S_d * W_eff) / 9.81);
export const weightShare = formula("4.3.3.3.1(3)", "sum_W_eff / sum_W", (sum_W_eff, sum_W) => sum_W_eff / sum_W);

/** (4.16) and its complete form; modes that vibrate independently have rho = 0. */
export const combined = formula("4.3.3.3.2", "sqrt(sum_rho_E_E)", (sum_rho_E_E) => Math.sqrt(sum_rho_E_E));

/** Correlation of two modes of equal damping ratio, r the ratio of their periods. */
export const correlation = formula(
  "4.3.3.3.2(3)P",
  "8 * xi^2 * (1 + r) * r^1.5 / ((1 - r^2)^2 + 4 * xi^2 * r * (1 + r)^2)",
  (xi, r) => (8 * xi * xi * (1 + r) * r ** 1.5) / ((1 - r * r) ** 2 + 4 * xi * xi * r * (1 + r) ** 2),
  { xi: [0.01, 1], r: [0.01, 1] },
);

export const angularFrequency = ({ T }: Mode): number => (2 * Math.PI) / T;

/** Modes of a chain of storey stiffnesses (kN/m) and weights (kN), the longest period first. */
export function stickModes(weights: readonly number[], stiffnesses: readonly number[]): Mode[] {
  refuseNumbers({ weights, stiffnesses }, { over: 0 });
  const masses = weights.map((W) => W / g);
  const root = masses.map(Math.sqrt);
  const k = (i: number) => stiffnesses[i] ?? 0;
  const matrix = masses.map((m, i) =>
    masses.map((_, j) => {
      if (i === j) return (k(i) + k(i + 1)) / m;
      return Math.abs(i - j) === 1 ? -k(Math.max(i, j)) / ((root[i] ?? 1) * (root[j] ?? 1)) : 0;
    }),
  );
  const { values, vectors } = symmetricEigen(matrix);
  return values.map((omega2, n) => {
    const shape = (vectors[n] ?? []).map((x, i) => x / (root[i] ?? 1));
    const greatest = shape.reduce((most, x) => (Math.abs(x) > Math.abs(most) ? x : most), 0);
    return { T: (2 * Math.PI) / Math.sqrt(omega2), shape: shape.map((x) => x / greatest) };
  });
}

/** The modes of the request: given, or those of the storeys' stiffnesses; undefined where there is neither. */
export function modesOf(sheet: Sheet, item: StructureItem, storeys: readonly Storey[]): readonly Mode[] | undefined {
  if (item.modes) return givenModes(sheet, item.modes, storeys);
  const stiffnesses = storeys.flatMap(({ k }) => (k === undefined ? [] : [k]));
  if (storeys.length === 0 || stiffnesses.length < storeys.length) return undefined;
  const weights = storeys.map(({ W }) => W);
  // so far apart no eigenvalue keeps its digits
  const spread = (Math.max(...stiffnesses) / Math.min(...stiffnesses)) * (Math.max(...weights) / Math.min(...weights));
  if (spread > 1e10) {
    sheet.problem("storeys[0].k_kN_m", input.differTooMuch);
    return undefined;
  }
  return stickModes(weights, stiffnesses);
}

function givenModes(
  sheet: Sheet,
  modes: NonNullable<StructureItem["modes"]>,
  storeys: readonly Storey[],
): readonly Mode[] | undefined {
  const before = sheet.problems.length;
  if (storeys.length === 0) sheet.problem("storeys", required(input.weightsOfModes, "modes"));
  if (storeys.some(({ k }) => k !== undefined)) sheet.problem("modes", input.stiffnessesAndModes);
  modes.forEach(({ shape }, n) => {
    if (storeys.length > 0 && shape.length !== storeys.length) {
      sheet.problem(`modes[${n}].shape`, input.entriesOfShape({ n: storeys.length, given: shape.length }));
    } else if (shape.every((x) => Math.abs(x) < leastMotion)) {
      sheet.problem(`modes[${n}].shape`, input.stillShape);
    }
  });
  if (sheet.problems.length > before) return undefined;
  rejectDependentShapes(sheet, modes, storeys);
  return modes.map(({ T_s, shape }) => ({ T: T_s, shape: shape.slice() })).sort((a, b) => b.T - a.T);
}

/** Share of two modes in each other that rounded shapes leave. */
const rounded = 0.05;

/** Modes of one displacement a storey are orthogonal; others would count mass twice. */
function rejectDependentShapes(
  sheet: Sheet,
  modes: NonNullable<StructureItem["modes"]>,
  storeys: readonly Storey[],
): void {
  const product = (a: readonly number[], b: readonly number[]) =>
    storeys.reduce((sum, { W }, i) => sum + W * (a[i] ?? 0) * (b[i] ?? 0), 0);
  modes.forEach(({ shape }, n) => {
    const other = modes.slice(0, n).findIndex((before) => {
      const share = product(shape, before.shape) ** 2;
      return share > rounded ** 2 * product(shape, shape) * product(before.shape, before.shape);
    });
    if (other < 0) return;
    sheet.problem(`modes[${n}].shape`, input.orthogonalShape({ mode: `modes[${other}]` }));
  });
}

/** What a combination of modes gives for one quantity; one number for each mode. */
export type Combine = (byMode: readonly number[]) => number;

export function combination(rho: readonly (readonly number[])[]): Combine {
  return (byMode) => {
    let sum = 0;
    byMode.forEach((E_i, i) => {
      byMode.forEach((E_j, j) => {
        sum += (rho[i]?.[j] ?? 0) * E_i * E_j;
      });
    });
    return Math.max(0, sum);
  };
}

export const srss = (modes: readonly Mode[]): number[][] =>
  modes.map((_, i) => modes.map((__, j) => (i === j ? 1 : 0)));

/** `xi` as a ratio: 0.05. */
export const cqc = (modes: readonly Mode[], xi: number): number[][] =>
  modes.map((a) => modes.map((b) => correlation(xi, Math.min(a.T, b.T) / Math.max(a.T, b.T))));

const enoughMass = ofForm(
  requirement(
    "effective-modal-mass",
    "4.3.3.3.1(3)",
    "sum of effective modal masses >= 90 % of the mass: 0 when met",
    "the mass that the modes carry",
  ),
);

/** 4.3.3.3.2(1): T_j <= 0.9 T_i for all modes taken into account. */
export const independent = (modes: readonly Mode[]): boolean =>
  modes.every((mode, i) => {
    const longer = modes[i - 1];
    return !longer || mode.T <= 0.9 * longer.T * (1 + 1e-12);
  });

/** One storey of the combined response. */
export interface StoreyResponse {
  readonly F: number;
  readonly V: number;
  readonly d_e: number;
  /** Difference of the displacements at top and bottom, combined as such. */
  readonly drift_e: number;
}

export interface ModalResponse {
  readonly F_b: number;
  readonly storeys: readonly StoreyResponse[];
}

export function modalAnalysis(
  sheet: Sheet,
  item: StructureItem,
  storeys: readonly Storey[],
  modes: readonly Mode[],
  motion: Motion,
): ModalResponse {
  const sum_W = storeys.reduce((sum, { W }) => sum + W, 0);
  const responses = modes.map((mode, n) => modeOnSheet(sheet, mode, n, storeys, motion));
  sheet.given(
    "modes",
    responses.map(({ mode, Gamma, W_eff, S_d, F_b }) => ({
      T_s: mode.T,
      Gamma,
      W_eff_kN: W_eff,
      share: W_eff / sum_W,
      S_d_m_s2: S_d,
      F_b_kN: F_b,
      shape: mode.shape,
    })),
    participation.clause,
  );
  const share = sheet.put(
    "sum_W_eff_W",
    weightShare,
    responses.reduce((sum, { W_eff }) => sum + W_eff, 0),
    sum_W,
  );
  const complete = share >= 0.9 * (1 - 1e-9);
  rule(sheet, enoughMass, complete, share > 0 ? 0.9 / share : Number.POSITIVE_INFINITY);
  if (!complete) sheet.warn(says.massMissing({ percent: decimals(share * 100, 0) }));
  const { rho, method } = combinationOf(sheet, item, modes);
  const combine = combination(rho);
  const put = (name: string, byMode: readonly number[]) => {
    const value = sheet.step(name, combined, combine(byMode));
    if (sheet.steps) {
      const values = byMode.map((E) => significant(E, 5));
      sheet.explain(says.combinedOf({ method: methods[method], values: listed("plain", values) }));
    }
    return value;
  };
  const byMode = (quantity: (response: ModeResponse) => number | undefined) => responses.map((r) => quantity(r) ?? 0);
  const F_b = sheet.put("F_b_kN", combined, combine(byMode((r) => r.F_b)));
  sheet.explain(methods[method]);
  return {
    F_b,
    storeys: storeys.map((_, i) => ({
      F: put(
        `F_${i + 1}_kN`,
        byMode((r) => r.F[i]),
      ),
      V: put(
        `V_${i + 1}_kN`,
        byMode((r) => r.V[i]),
      ),
      d_e: put(
        `d_e_${i + 1}_mm`,
        byMode((r) => r.d_e[i]),
      ),
      drift_e: put(
        `drift_e_${i + 1}_mm`,
        byMode((r) => (r.d_e[i] ?? 0) - (r.d_e[i - 1] ?? 0)),
      ),
    })),
  };
}

interface ModeResponse {
  readonly mode: Mode;
  readonly Gamma: number;
  readonly W_eff: number;
  readonly S_d: number;
  readonly F_b: number;
  readonly F: readonly number[];
  readonly V: readonly number[];
  readonly d_e: readonly number[];
}

function modeOnSheet(sheet: Sheet, mode: Mode, n: number, storeys: readonly Storey[], motion: Motion): ModeResponse {
  const response = modeResponse(mode, storeys, motion);
  const k = n + 1;
  sheet.step(`Gamma_${k}`, participation, response.sum_W_phi, response.sum_W_phi2);
  sheet.step(`W_eff_${k}_kN`, effectiveWeight, response.sum_W_phi, response.sum_W_phi2);
  designOrdinate(sheet, `S_d_${k}_m_s2`, mode.T, motion);
  if (sheet.steps) {
    const branch = branchNote(mode.T, motion.ground);
    sheet.explain(says.periodOfMode({ mode: k, T: significant(mode.T, 5), branch }));
  }
  sheet.step(`F_b_${k}_kN`, modalShear, response.S_d, response.W_eff);
  return response;
}

/** Forces, shears and displacements of one mode. */
export function modeResponse(
  mode: Mode,
  storeys: readonly Pick<Storey, "W">[],
  motion: Omit<Motion, "eta">,
): ModeResponse & { readonly sum_W_phi: number; readonly sum_W_phi2: number } {
  const phi = (i: number) => mode.shape[i] ?? 0;
  const sum_W_phi = storeys.reduce((sum, { W }, i) => sum + W * phi(i), 0);
  const sum_W_phi2 = storeys.reduce((sum, { W }, i) => sum + W * phi(i) * phi(i), 0);
  const Gamma = participation(sum_W_phi, sum_W_phi2);
  const W_eff = effectiveWeight(sum_W_phi, sum_W_phi2);
  const S_d = designSpectrum(mode.T, motion);
  const F = storeys.map(({ W }, i) => (Gamma * phi(i) * W * S_d) / g);
  const V = F.map((_, i) => F.slice(i).reduce((sum, F_j) => sum + F_j, 0));
  const d_e = storeys.map((_, i) => 1000 * Gamma * phi(i) * S_d * (mode.T / (2 * Math.PI)) ** 2);
  return { mode, Gamma, W_eff, S_d, F_b: modalShear(S_d, W_eff), F, V, d_e, sum_W_phi, sum_W_phi2 };
}

const methods = { SRSS: says.srss, CQC: says.cqc } as const;

function combinationOf(sheet: Sheet, item: StructureItem, modes: readonly Mode[]) {
  const free = independent(modes);
  const method = item.combination ?? (free ? "SRSS" : "CQC");
  if (item.combination === undefined) {
    sheet.assume(free ? says.independentModes : says.closeModes);
  } else if (method === "SRSS" && !free) {
    sheet.problem("combination", input.closePeriods);
  }
  if (method === "SRSS") return { method, rho: srss(modes) };
  if (item.damping === undefined) sheet.assume(says.dampingOfModes);
  return { method, rho: cqc(modes, (item.damping ?? 5) / 100) };
}
