import { type Check, defineKind } from "../engine/kind.ts";
import type { Sheet } from "../engine/sheet.ts";
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
import { type Hazard, hazard, verticalHazard, verticalPeriods } from "./hazard.ts";
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
import { overrides, type StructureItem, structureSchema } from "./schema.ts";
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

const shear = requirement("base-shear", "4.4.2.2(1)P", "second_order_factor * F_b <= V_Rd", "base shear");
const amplifiedShear = formula(
  "4.4.2.2(3)",
  "second_order_factor * F_b",
  (second_order_factor, F_b) => second_order_factor * F_b,
);

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

export const structureKind = defineKind({
  name: "structure",
  title: "Structure under earthquake",
  schema: structureSchema,
  example,
  label: (item) =>
    [
      item.zone === undefined ? `agR ${item.agR ?? "?"} ${item.agR_unit ?? "g"}` : `zone ${item.zone}`,
      item.soil ? "own soil" : `ground ${item.ground_type ?? "?"}`,
    ].join(", "),
  run(sheet, item) {
    const ground = hazard(sheet, item);
    const q = behaviourFactor(sheet, item, ground);
    const storeys = resolveStoreys(sheet, item);
    const modes = modesOf(sheet, item, storeys);
    rejectTorsion(sheet, item);
    const T_1 = period(sheet, item, storeys, modes);
    const W = seismicWeight(sheet, item, storeys);
    if (sheet.problems.length > 0) return;
    // what is missing has left a problem on the sheet
    if (!ground || q === undefined || T_1 === undefined || W === undefined) return;

    if (item.damping === undefined) sheet.assume("Viscous damping 5 %: eta = 1.");
    const motion: Motion = {
      ...ground,
      eta: sheet.put("eta", dampingCorrection, item.damping ?? 5),
      q,
      beta: item.beta ?? sheet.parameter("EN 1998-1", "beta"),
    };
    const S_d = ordinatesAt(sheet, T_1, motion);
    const actions =
      item.analysis === "modal"
        ? modal(sheet, item, storeys, modes, motion)
        : lateral(sheet, item, storeys, motion, { T_1, S_d, W });
    const factor = storeyResults(sheet, item, storeys, actions, q);
    frames(sheet, item, actions.F_b);
    combinedEffects(sheet, item);
    spectra(sheet, item, ground, motion, T_1);
    verifyShear(sheet, item, actions.F_b, factor);
    if (item.V_Rd === undefined && !actions.displacements) {
      sheet.warn("Only actions are computed: neither V_Rd nor d_e_mm is given, so nothing is verified against them.");
    }
    return;
  },
});

/** q as given, compared with the system's; or the system's. */
function behaviourFactor(sheet: Sheet, item: StructureItem, ground: Hazard | undefined): number | undefined {
  const { q, system } = item;
  if (!system) {
    if (q === undefined) {
      sheet.problem("q", "is required: behaviour factor, or system");
      return undefined;
    }
    return sheet.given("q", q);
  }
  const ofSystem = systemFactor(sheet, system, q === undefined ? "q" : "q_system");
  if (system.ductility_class === "DCL" && ground?.low === false) {
    sheet.warn("DCL is recommended for low seismicity only (5.2.1(2), 6.1.2(2)).");
  }
  if (q === undefined) return ofSystem;
  if (ofSystem !== undefined && q > ofSystem * (1 + 1e-9)) {
    sheet.warn(`q = ${q} is above the ${Number(ofSystem.toPrecision(4))} of the structural system.`);
  }
  return sheet.given("q", q);
}

function period(
  sheet: Sheet,
  item: StructureItem,
  storeys: readonly Storey[],
  modes: readonly Mode[] | undefined,
): number | undefined {
  if (item.analysis !== "modal") {
    if (item.combination !== undefined) sheet.problem("combination", "needs analysis: modal");
    return fundamentalPeriod(sheet, item, storeys, modes);
  }
  rejectPeriods(sheet, item);
  const first = modes?.[0];
  if (!first) {
    if (sheet.problems.length === 0) {
      sheet.problem("storeys", "need k_kN_m for a modal analysis, or give modes");
    }
    return undefined;
  }
  const T_1 = sheet.put("T_1_s", periodOfFrequency, (2 * Math.PI) / first.T);
  if (sheet.steps) sheet.explain("first mode");
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
  sheet.assume(
    "Storey forces and shears are combined over the modes each for itself: the forces do not sum to the shears.",
  );
  return {
    F_b,
    F: response.map(({ F }) => F),
    V: response.map(({ V }) => V),
    displacements: ownDisplacements(storeys) ?? response,
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
  return { F_b, F, V, displacements: ownDisplacements(storeys) ?? stickDisplacements(sheet, storeys, V) };
}

function ownDisplacements(storeys: readonly Storey[]): readonly StoreyDisplacement[] | undefined {
  const own = storeys.flatMap(({ d_e }) => (d_e === undefined ? [] : [{ d_e }]));
  return own.length > 0 && own.length === storeys.length ? own : undefined;
}

/** The stick model under the storey shears, where its stiffnesses are known. */
function stickDisplacements(
  sheet: Sheet,
  storeys: readonly Storey[],
  V: readonly number[],
): readonly StoreyDisplacement[] | undefined {
  if (storeys.length === 0 || storeys.some(({ k }) => k === undefined)) return undefined;
  let d_e = 0;
  return storeys.map(({ k }, i) => {
    d_e = sheet.step(`d_e_${i + 1}_mm`, stickDisplacement, d_e, V[i] ?? 0, k ?? 1);
    return { d_e };
  });
}

const distributionClause = (storeys: readonly Storey[]): string =>
  storeys.some(({ s }) => s !== undefined) ? forceByMode.clause : forceByHeight.clause;

/** Writes the storeys down; returns the greatest second-order factor. */
function storeyResults(
  sheet: Sheet,
  item: StructureItem,
  storeys: readonly Storey[],
  { F, V, displacements }: Actions,
  q: number,
): number {
  const q_d = sheet.given("q_d", item.q_d ?? q);
  const nu = reduction(sheet, item);
  if (storeys.length === 0) return 1;
  if (displacements && item.q_d === undefined) {
    sheet.assume("q_d = q (4.3.4(1)P); below T_C the displacement factor is greater as a rule.");
  }
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

function spectra(sheet: Sheet, item: StructureItem, ground: Hazard, motion: Motion, T_1: number): void {
  const a_vg = verticalHazard(sheet, ground);
  // 4.3.3.5.2(1)
  const exceeded = sheet.given("vertical_threshold_exceeded", a_vg > 0.25 * g * (1 + 1e-9));
  if (exceeded && !item.vertical) {
    sheet.warn(
      "a_vg is above 0.25 g: the vertical component counts for long spans, cantilevers, prestressed and transfer beams, base isolation (4.3.3.5.2(1)).",
    );
  }
  const upright: VerticalMotion | undefined = item.vertical
    ? {
        a_vg,
        periods: verticalPeriods(sheet, ground.type),
        eta: motion.eta,
        q: Math.min(motion.q, greatestVerticalFactor),
        beta: motion.beta,
      }
    : undefined;
  if (upright && motion.q > greatestVerticalFactor) {
    sheet.assume("Vertical design spectrum with q = 1.5 (3.2.2.5(6)).");
  }
  const { T_B, T_C, T_D } = ground.ground;
  const corners = [0, T_B, T_C, T_D, T_1, ...(upright ? Object.values(upright.periods) : [])];
  const T_s = item.periods_s ?? drawingGrid(corners);
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
