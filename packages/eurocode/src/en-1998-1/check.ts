import { addEarthquake } from "../annexes/earthquake-by-country.ts";
import { atLeast, atMost, onlyFor, required } from "../basis/refusals.ts";
import { ofForm } from "../basis/verification.ts";
import { type Check, defineKind } from "../engine/kind.ts";
import type { Sheet } from "../engine/sheet.ts";
import { short } from "./agreement.ts";
import { systemFactor } from "./behaviour.ts";
import { combinedEffects } from "./components.ts";
import {
  reduction,
  type StoreyCheck,
  type StoreyDisplacement,
  stickDisplacement,
  storeyDrifts,
} from "./displacements.ts";
import { formula, g, requirement } from "./formula.ts";
import { type Hazard, hazard, isSpectrumAlone, verticalHazard, verticalPeriods } from "./hazard.ts";
import {
  applicability,
  baseShear,
  effectiveMassFactor,
  forceByHeight,
  forceByMode,
  storeyForces,
  storeyShears,
} from "./lateral-force.ts";
import { type Mode, modalAnalysis, modesOf } from "./modal.ts";
import { fundamentalPeriod, periodOfFrequency, rejectPeriods } from "./period.ts";
import {
  rejectDisplacementFactor,
  rejectShape,
  rejectStiffModel,
  rejectWalls,
  rejectWithoutDisplacements,
} from "./refuse.ts";
import { rule } from "./rules.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import { type GivenStructure, overrides, type StructureItem, type SystemItem, structureSchema } from "./schema.ts";
import {
  dampingCorrection,
  designSpectrum,
  displacementSpectrum,
  drawingGrid,
  elasticSpectrum,
  type Motion,
  ordinatesAt,
  type VerticalMotion,
  verticalDesignSpectrum,
  verticalSpectrum,
} from "./spectra.ts";
import { resolveStoreys, type Storey, seismicWeight } from "./storeys.ts";
import { frames, rejectTorsion, storeyMoment } from "./torsion.ts";
import { weighed } from "./weights.ts";

addEarthquake();

const shear = requirement("base-shear", "4.4.2.2(1)P", "second_order_factor * F_b <= V_Rd", "base shear");
const amplifiedShear = formula(
  "4.4.2.2(3)",
  "second_order_factor * F_b",
  (second_order_factor, F_b) => second_order_factor * F_b,
);

export const surfaceAcceleration = formula("9.3(3)", "a_g * S", (a_g, S) => a_g * S);

const factorOfSystem = ofForm(
  requirement(
    "behaviour-factor",
    "3.2.2.5(3)P",
    "q <= q of the structural system: 0 when met",
    "the greatest behaviour factor of the system",
  ),
);
const unreinforcedMasonry = ofForm(
  requirement("unreinforced-masonry", "9.3(3)", "a_g * S <= a_g,urm: 0 when met", "the limit of unreinforced masonry"),
);

/** 5 alpha_u/alpha_1 with 1.6: steel and composite frames of class DCH, Tables 6.2 and 7.2. */
const greatestFactor = 8;

/** No building resists so much: newtons, or tonnes. */
const mostInWeights = 50;

/** 3.2.2.5(6): without a study. */
const greatestVerticalFactor = 1.5;

const example = {
  mark: "Library",
  agR: 0.25,
  ground_type: "B",
  spectrum_type: 1,
  importance_class: 2,
  system: {
    material: "concrete",
    type: "frame",
    ductility_class: "DCM",
    layout: "multi-bay",
    regular_in_plan: true,
    regular_in_elevation: true,
  },
  C_t: 0.075,
  H_m: 10,
  storeys: [
    { mark: "1", z_m: 4, W_kN: 1000, d_e_mm: 4 },
    { mark: "2", z_m: 7, W_kN: 1000, d_e_mm: 7.5 },
    { mark: "roof", z_m: 10, W_kN: 800, d_e_mm: 10 },
  ],
  frames: [
    { mark: "axis 1", x_m: -9, share: 0.25 },
    { mark: "axis 2", x_m: -3, share: 0.25 },
    { mark: "axis 3", x_m: 3, share: 0.25 },
    { mark: "axis 4", x_m: 9, share: 0.25 },
  ],
  L_e_m: 18,
  V_Rd: 700,
};

/** Storeys and frames without a name are called by their number. */
function withMarks(item: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const named = (list: unknown): unknown =>
    Array.isArray(list)
      ? list.map((one: unknown, i) =>
          one !== null && typeof one === "object" && !Object.hasOwn(one, "mark") ? { mark: `${i + 1}`, ...one } : one,
        )
      : list;
  const { storeys, frames } = item;
  return {
    ...item,
    ...(storeys === undefined ? {} : { storeys: named(storeys) }),
    ...(frames === undefined ? {} : { frames: named(frames) }),
  };
}

/** Ground b is ground B. */
const withCapitals = (item: GivenStructure): GivenStructure =>
  item.ground_type === undefined ? item : { ...item, ground_type: item.ground_type.trim().toUpperCase() };

export const structureKind = defineKind({
  name: "structure",
  title: "Structure under earthquake",
  schema: structureSchema,
  everyday: withMarks,
  actionsAlone: true,
  example,
  label: (item) =>
    [
      item.zone === undefined ? `agR ${item.agR ?? "?"} ${item.agR_unit ?? "g"}` : `zone ${item.zone}`,
      item.soil ? "own soil" : `ground ${item.ground_type ?? "?"}`,
    ].join(", "),
  run(sheet, given) {
    const item = weighed(sheet, withCapitals(given));
    const ground = hazard(sheet, item);
    const q = behaviourFactor(sheet, item, ground);
    const storeys = resolveStoreys(sheet, item);
    const modes = modesOf(sheet, item, storeys);
    rejectTorsion(sheet, item);
    rejectWalls(sheet, item, storeys);
    if (item.analysis !== "modal") rejectShape(sheet, storeys, modes?.[0]);
    const alone = isSpectrumAlone(item);
    const T_1 = alone ? undefined : period(sheet, item, storeys, modes);
    const W =
      T_1 !== undefined && isPeriodAlone(item) ? undefined : alone ? undefined : seismicWeight(sheet, item, storeys);
    if (sheet.problems.length > 0) return;
    // what is missing has left a problem on the sheet
    if (!ground || q === undefined) return;

    if (item.damping === undefined) sheet.assume(says.dampingOfFive);
    const motion: Motion = {
      ...ground,
      eta: sheet.put("eta", dampingCorrection, item.damping ?? 5),
      q,
      beta: lowerBound(sheet, item),
    };
    if (T_1 === undefined) {
      sheet.assume(says.spectrumAlone);
      combinedEffects(sheet, item);
      spectra(sheet, item, ground, motion);
      return;
    }
    const S_d = ordinatesAt(sheet, T_1, motion);
    if (W === undefined) {
      sheet.assume(says.weightUnknown);
      combinedEffects(sheet, item);
      spectra(sheet, item, ground, motion, T_1);
      return;
    }
    if (item.system?.material === "masonry") masonryLimit(sheet, item.system, ground);
    const actions =
      item.analysis === "modal"
        ? modal(sheet, item, storeys, modes, motion)
        : lateral(sheet, item, storeys, motion, { T_1, S_d, W });
    const elastic = S_d > 0 ? elasticSpectrum(T_1, { ...motion, eta: 1 }) / S_d : 1;
    const factor = storeyResults(sheet, item, storeys, actions, q, elastic);
    frames(sheet, item, actions.F_b);
    combinedEffects(sheet, item);
    spectra(sheet, item, ground, motion, T_1);
    verifyShear(sheet, item, actions.F_b, factor);
    if (item.V_Rd === undefined) {
      if (actions.displacements) sheet.assume(says.shearNotVerified);
      else sheet.warn(says.onlyActions);
    } else if (item.V_Rd > mostInWeights * W) {
      sheet.problem("V_Rd", input.weightsInOtherUnit({ times: mostInWeights, W: short(W), given: item.V_Rd }));
    } else if (item.V_Rd > 2 * W) {
      sheet.warn(says.resistanceAboveWeight({ V_Rd: item.V_Rd }));
    }
    return;
  },
});

/** A period and nothing that has a weight or asks for a force. */
const isPeriodAlone = ({ W, storeys, n_storeys, frames: planes, V_Rd, system }: StructureItem): boolean =>
  [W, storeys, n_storeys, planes, V_Rd, system].every((field) => field === undefined);

/** q as given, compared with the system's; or the system's. */
function behaviourFactor(sheet: Sheet, item: StructureItem, ground: Hazard | undefined): number | undefined {
  const { q, system } = item;
  if (!system) {
    if (q === undefined) {
      sheet.problem("q", required(input.factorOrSystem));
      return undefined;
    }
    if (q > greatestFactor) {
      sheet.problem("q", atMost(greatestFactor, q, { because: input.greatestFactor }));
    } else if (q > 1.5) sheet.assume(says.factorNotCompared({ q }));
    return sheet.given("q", q);
  }
  const ofSystem = systemFactor(
    sheet,
    system,
    q === undefined ? "q" : "q_system",
    item.storeys?.length ?? item.n_storeys,
  );
  if (system.ductility_class === "DCL" && ground?.low === false) {
    sheet.warn(says.lowSeismicityOnly);
  }
  if (q === undefined) return ofSystem;
  if (ofSystem !== undefined) {
    const met = q <= ofSystem * (1 + 1e-9);
    rule(sheet, factorOfSystem, met, q / ofSystem);
    if (!met) sheet.warn(says.factorAboveSystem({ q, most: short(ofSystem) }));
  }
  return sheet.given("q", q);
}

/** 9.3(3) */
function masonryLimit(sheet: Sheet, { type }: SystemItem, { a_g, ground }: Hazard): void {
  if (type !== "unreinforced") return;
  const limit = sheet.given("a_g_urm_m_s2", sheet.parameter("EN 1998-1", "a_g_urm"));
  const a_g_S = sheet.step("a_g_S_m_s2", surfaceAcceleration, a_g, ground.S);
  const met = a_g_S <= limit * (1 + 1e-9);
  rule(sheet, unreinforcedMasonry, met, limit > 0 ? a_g_S / limit : 1e6);
  if (!met) {
    sheet.warn(says.noUnreinforcedMasonry({ a_g_S: short(a_g_S), limit: short(limit) }));
  }
}

/** beta as given is an own choice in place of the annex's. */
function lowerBound(sheet: Sheet, { beta }: StructureItem): number {
  const chosen = sheet.parameter("EN 1998-1", "beta");
  if (beta === undefined || beta === chosen) return chosen;
  sheet.assume(says.lowerBoundGiven({ beta, chosen }));
  if (beta < chosen) sheet.problem("beta", atLeast(chosen, beta, { is: input.valueOfAnnex }));
  return beta;
}

function period(
  sheet: Sheet,
  item: StructureItem,
  storeys: readonly Storey[],
  modes: readonly Mode[] | undefined,
): number | undefined {
  if (item.analysis !== "modal") {
    if (item.combination !== undefined) sheet.unused("combination", onlyFor(input.modalOnly));
    return fundamentalPeriod(sheet, item, storeys, modes);
  }
  rejectPeriods(sheet, item);
  const first = modes?.[0];
  if (!first) {
    if (sheet.problems.length === 0) sheet.problem("storeys", input.modelNeeded);
    return undefined;
  }
  const T_1 = sheet.put("T_1_s", periodOfFrequency, (2 * Math.PI) / first.T);
  sheet.explain(says.firstMode);
  return T_1;
}

interface Actions {
  readonly F_b: number;
  readonly F: readonly number[];
  readonly V: readonly number[];
  readonly displacements: readonly StoreyDisplacement[] | undefined;
}

function modal(
  sheet: Sheet,
  item: StructureItem,
  storeys: readonly Storey[],
  modes: readonly Mode[] | undefined,
  motion: Motion,
): Actions {
  const { F_b, storeys: response } = modalAnalysis(sheet, item, storeys, modes ?? [], motion);
  sheet.assume(says.combinedSeparately);
  return {
    F_b,
    F: response.map(({ F }) => F),
    V: response.map(({ V }) => V),
    displacements: displacementsOf(sheet, storeys, response) ?? response,
  };
}

function lateral(
  sheet: Sheet,
  item: StructureItem,
  storeys: readonly Storey[],
  { ground }: Motion,
  { T_1, S_d, W }: { T_1: number; S_d: number; W: number },
): Actions {
  const lambda = effectiveMassFactor(sheet, item, T_1, ground.T_C);
  const F_b = sheet.put("F_b_kN", baseShear, S_d, W, lambda);
  applicability(sheet, item, T_1, ground.T_C);
  const F = storeyForces(sheet, storeys, F_b);
  const V = storeyShears(sheet, F);
  const displacements =
    displacementsOf(sheet, storeys, plainStick(storeys, V)) ?? stickDisplacements(sheet, storeys, V);
  rejectStiffModel(sheet, storeys, F, T_1);
  return { F_b, F, V, displacements };
}

/** Displacements as given, compared with those of the model where it gives them too. */
function displacementsOf(
  sheet: Sheet,
  storeys: readonly Storey[],
  ofModel: readonly StoreyDisplacement[] | undefined,
): readonly StoreyDisplacement[] | undefined {
  const own = storeys.flatMap(({ d_e }) => (d_e === undefined ? [] : [{ d_e }]));
  if (own.length === 0 || own.length < storeys.length) return undefined;
  ofModel?.forEach(({ d_e }, i) => {
    sheet.agree(`storeys[${i}].d_e_mm`, own[i]?.d_e, input.modelOfStoreys, d_e, { unit: "mm", absolute: lastDigit });
  });
  return own;
}

/** mm, what rounding to a tenth leaves. */
const lastDigit = 0.05;

const isStick = (storeys: readonly Storey[]): boolean =>
  storeys.length > 0 && storeys.every(({ k }) => k !== undefined);

/** The stick model under the storey shears, where its stiffnesses are known. */
function plainStick(storeys: readonly Storey[], V: readonly number[]): readonly StoreyDisplacement[] | undefined {
  if (!isStick(storeys)) return undefined;
  let d_e = 0;
  return storeys.map(({ k }, i) => {
    d_e = stickDisplacement(d_e, V[i] ?? 0, k ?? 1);
    return { d_e };
  });
}

function stickDisplacements(
  sheet: Sheet,
  storeys: readonly Storey[],
  V: readonly number[],
): readonly StoreyDisplacement[] | undefined {
  if (!isStick(storeys)) return undefined;
  let d_e = 0;
  return storeys.map(({ k }, i) => {
    d_e = sheet.step(`d_e_${i + 1}_mm`, stickDisplacement, d_e, V[i] ?? 0, k ?? 1);
    return { d_e };
  });
}

const distributionClause = (storeys: readonly Storey[]): string =>
  storeys.some(({ s }) => s !== undefined) ? forceByMode.clause : forceByHeight.clause;

/** Writes the storeys down; `elastic` is S_e over S_d at T_1. Returns the greatest second-order factor. */
function storeyResults(
  sheet: Sheet,
  item: StructureItem,
  storeys: readonly Storey[],
  { F, V, displacements }: Actions,
  q: number,
  elastic: number,
): number {
  const q_d = sheet.given("q_d", item.q_d ?? q);
  rejectDisplacementFactor(sheet, item, q, elastic);
  const nu = reduction(sheet, item);
  if (!displacements) rejectWithoutDisplacements(sheet, item);
  if (item.second_order_analysis && storeys.some(({ d_e }) => d_e === undefined))
    sheet.problem("second_order_analysis", input.needsAllDisplacements);
  if (storeys.length === 0) return 1;
  if (displacements && item.q_d === undefined) sheet.assume(says.displacementFactor);
  const checks = displacements && storeyDrifts(sheet, item, storeys, displacements, V, q_d, nu);
  sheet.given(
    "storeys",
    storeys.map((storey, i) => {
      const M_a_kNm = storeyMoment(sheet, storey, i, F[i] ?? 0);
      return {
        mark: storey.mark,
        z_m: storey.z,
        W_kN: storey.W,
        F_i_kN: F[i] ?? 0,
        V_i_kN: V[i] ?? 0,
        ...(M_a_kNm === undefined ? {} : { M_a_kNm }),
        ...(displacements ? { d_e_mm: displacements[i]?.d_e ?? 0, P_tot_kN: storey.P_tot } : {}),
        ...checks?.[i],
      };
    }),
    item.analysis === "modal" ? "EN 1998-1 4.3.3.3.2" : distributionClause(storeys),
  );
  return Math.max(1, ...(checks ?? []).map((check: StoreyCheck) => check.second_order_factor));
}

function spectra(sheet: Sheet, item: StructureItem, ground: Hazard, motion: Motion, T_1 = 0): void {
  const a_vg = verticalHazard(sheet, ground);
  // 4.3.3.5.2(1)
  const exceeded = sheet.given("vertical_threshold_exceeded", a_vg > 0.25 * g * (1 + 1e-9));
  if (exceeded && !item.vertical) sheet.warn(says.verticalComponent);
  const upright: VerticalMotion | undefined = item.vertical
    ? {
        a_vg,
        periods: verticalPeriods(sheet, ground.type),
        eta: motion.eta,
        q: Math.min(motion.q, greatestVerticalFactor),
        beta: motion.beta,
      }
    : undefined;
  if (upright && motion.q > greatestVerticalFactor) sheet.assume(says.verticalFactor);
  const { T_B, T_C, T_D } = ground.ground;
  const corners = [0, T_B, T_C, T_D, T_1, ...(upright ? Object.values(upright.periods) : [])];
  const T_s = item.periods_s?.slice() ?? drawingGrid(corners);
  sheet.given("spectrum", {
    T_s,
    S_e_m_s2: T_s.map((T) => elasticSpectrum(T, motion)),
    S_De_mm: T_s.map((T) => displacementSpectrum(T, motion)),
    S_d_m_s2: T_s.map((T) => designSpectrum(T, motion)),
    ...(upright
      ? {
          S_ve_m_s2: T_s.map((T) => verticalSpectrum(T, upright)),
          S_vd_m_s2: T_s.map((T) => verticalDesignSpectrum(T, upright)),
        }
      : {}),
  });
}

function verifyShear(sheet: Sheet, item: StructureItem, F_b: number, factor: number): void {
  if (item.V_Rd === undefined) return;
  sheet.verify(shear, sheet.put("V_Ed_kN", amplifiedShear, factor, F_b), item.V_Rd, "kN");
}

export const earthquake: Check = {
  endpoint: "en-1998-1",
  standard: "EN 1998-1:2004+A1:2013",
  title: "Earthquake",
  about:
    "One structure: spectra, behaviour factor, base shear and storey forces by the lateral force method or by modes, accidental torsion, drift and second-order effects.",
  one: "structure",
  kinds: { structure: structureKind },
  top: { overrides: overrides.optional() },
  example: { national_annex: "EN", ...example },
};
