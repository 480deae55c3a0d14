import { between, part } from "../basis/fields.ts";
import { type Check, defineKind } from "../engine/kind.ts";
import type { Sheet } from "../engine/sheet.ts";
import { detailCatalogue } from "./catalogue/index.ts";
import { type Detail, detailOf } from "./detail.ts";
import { checkFactors, lambdaMethod } from "./equivalent.ts";
import { greatestWithoutStrength, oftenEnough, verifyRangeLimit } from "./limits.ts";
import { type Approach, approachOf } from "./method.ts";
import { combinedRange, judgeSpectrum } from "./miner.ts";
import { type DetailItem, detailSchema } from "./schema.ts";
import { secondaryMoments } from "./secondary-moments.ts";
import { sizeEffect } from "./size-effect.ts";
import { type Spectrum, spectrumOf, stressesOf } from "./spectrum.ts";
import { curveOnSheet, directStrength, shearStrength } from "./strength.ts";

const example = {
  mark: "Stiffener at midspan",
  detail_id: "8.4-7",
  l_mm: 40,
  stress_history: [
    { delta_sigma: 90, n_cycles: 100_000 },
    { delta_sigma: 60, n_cycles: 500_000 },
    { delta_sigma: 30, n_cycles: 5_000_000 },
  ],
  method: "safe-life",
  consequence: "low",
  f_y_MPa: 355,
};

export const detailKind = defineKind({
  name: "detail",
  title: "Fatigue of a detail",
  schema: detailSchema,
  example,
  label: ({ detail_id, mark }) => (mark === undefined ? detail_id : `detail ${detail_id}`),
  defaultMark: ({ detail_id }) => detail_id,
  run(sheet, item) {
    actionsStandOnce(sheet, item);
    const approach = approachOf(sheet, item);
    if (approach) actionsFit(sheet, item, approach);
    const has = stressesOf(item);
    const detail = detailOf(sheet, item, has);
    const k_s = detail ? sizeEffect(sheet, item, detail) : 1;
    if (approach && detail) usedOrRefused(sheet, item, approach, detail, has);
    const k_1 = secondaryMoment(sheet, item, detail);
    wheelsOfPassage(sheet, item, detail);
    const counts = approach?.verification !== "damage-equivalent";
    const spectrum = counts && (item.stress_history || item.stress_signal) ? spectrumOf(sheet, item) : undefined;
    if (sheet.problems.length > 0 || !approach || !detail) return;

    sheet.assume("Protected against corrosion, no sea water, not above 150 °C; nominal stresses are elastic (1.1).");
    if (detail.row?.notes) sheet.assume(`Detail ${detail.row.id}: ${detail.row.notes}`);
    const { gamma_Ff, gamma_Mf } = approach;
    const direct = detail.direct && directStrength(sheet, detail, detail.direct, k_s, gamma_Mf);
    const shear = detail.shear && shearStrength(sheet, detail.shear, gamma_Mf, direct !== undefined);
    const joined = spectrum && detail.row?.combined ? joinRanges(spectrum) : spectrum;
    const needed = joined
      ? judgeSpectrum(sheet, item, approach, k_1, joined, direct, shear)
      : lambdaMethod(sheet, combinedModel(item, detail), k_1, gamma_Ff, direct, shear);
    // without fatigue too few cycles are no excuse for stresses that are not elastic
    if (needed || Math.max(item.delta_sigma_p ?? 0, item.delta_tau_p ?? 0) > greatestWithoutStrength) {
      verifyRangeLimit(
        sheet,
        item,
        has,
        {
          direct: greatest(spectrum?.sigmaGiven, k_1),
          shear: greatest(spectrum?.tau, k_1),
          oftenDirect: spectrum && often(spectrum.sigmaGiven, spectrum.n, k_1),
          oftenShear: spectrum && often(spectrum.tau, spectrum.n, k_1),
        },
        k_1,
      );
    }
    curveOnSheet(sheet, item.curve_cycles, direct, shear);
    return { detail_id: item.detail_id, ...(detail.row ? { detail: detail.row.about } : {}) };
  },
});

const greatest = (ranges: Float64Array | undefined, k_1: number) =>
  ranges?.reduce((most, range) => Math.max(most, k_1 * range), 0);

/** The greatest of the ranges that come often. */
const often = (ranges: Float64Array | undefined, n: Float64Array, k_1: number) =>
  ranges?.reduce((most, range, i) => ((n[i] ?? 0) >= oftenEnough ? Math.max(most, k_1 * range) : most), 0);

/** One kind of action, the one that the way of verification needs. */
function actionsStandOnce(sheet: Sheet, item: DetailItem): void {
  if (item.stress_history && item.stress_signal) {
    sheet.problem("stress_signal", "cannot be combined with stress_history; give one of them");
  }
  const ofModel = item.delta_sigma_p !== undefined || item.delta_tau_p !== undefined;
  if (!item.stress_history && !item.stress_signal && !ofModel) {
    sheet.problem("stress_history", "is required, or stress_signal, or delta_sigma_p / delta_tau_p with lambda");
  }
  if (!item.stress_signal) {
    for (const field of ["repetitions", "residue"] as const) {
      if (item[field] !== undefined) sheet.problem(field, "belongs to stress_signal, which is not given");
    }
  }
  if (item.lattice && item.k_1 !== undefined) sheet.problem("k_1", "cannot be combined with lattice; give one of them");
}

/** Fields of a stress, a curve or a verification that the item does not have. */
function usedOrRefused(
  sheet: Sheet,
  item: DetailItem,
  { verification }: Approach,
  detail: Detail,
  has: { direct: boolean; shear: boolean },
): void {
  const idle = (field: keyof DetailItem, used: boolean, why: string) => {
    if (item[field] !== undefined && !used) sheet.unused(field, why);
  };
  const noShear = "no shear stress is given";
  const noDirect = "no direct stress is given";
  idle("detail_id_shear", detail.shear !== undefined, noShear);
  idle("lambda_shear", detail.shear !== undefined, noShear);
  idle("k_s", detail.direct !== undefined, "the size effect is one of direct stress (7.2.2)");
  idle("delta_sigma_frequent", has.direct, noDirect);
  idle("delta_tau_frequent", has.shear, noShear);
  if (item.stress_relieved && detail.direct === undefined)
    sheet.unused("stress_relieved", "7.2.1 is for direct stress");
  if (item.f_y_MPa === undefined) {
    for (const field of ["delta_sigma_frequent", "delta_tau_frequent"] as const) {
      if (item[field] !== undefined) sheet.problem("f_y_MPa", `is required with ${field}, for the limit (8.1)`);
    }
  }
  idle("constant_amplitude_limit", verification !== "damage-equivalent", "the lambda method has no such rule");
  if (verification === "constant-amplitude" && detail.shear?.curve === "stud") {
    sheet.problem("verification", "must not be constant-amplitude: studs have no fatigue limit");
  }
}

const ofLambda = [
  "delta_sigma_p",
  "delta_tau_p",
  "phi_fat",
  "lambda",
  "lambda_shear",
  "lambda_1",
  "lambda_2",
  "lambda_3",
  "lambda_4",
  "lambda_max",
  "lambda_model",
] as const;

function actionsFit(sheet: Sheet, item: DetailItem, { verification }: Approach): void {
  if (verification === "damage-equivalent") {
    checkFactors(sheet, item);
    for (const field of ["stress_history", "stress_signal"] as const) {
      if (item[field]) sheet.problem(field, "is not used by the damage equivalent verification; give delta_sigma_p");
    }
    if (item.stress_relieved) {
      sheet.problem(
        "stress_relieved",
        "needs sigma_max and sigma_min of each cycle, which the lambda method does not have",
      );
    }
    return;
  }
  if (!item.stress_history && !item.stress_signal && (item.delta_sigma_p ?? item.delta_tau_p) !== undefined) {
    sheet.problem("stress_history", `is required for verification ${verification}, or stress_signal`);
  }
  for (const field of ofLambda) {
    if (item[field] !== undefined) {
      sheet.problem(field, `belongs to the damage equivalent verification; verification is ${verification}`);
    }
  }
}

/** EN 1993-6 9.4.2: under a wheel every wheel is a cycle; farther away the crane is one. */
function wheelsOfPassage(sheet: Sheet, { lambda_model: model }: DetailItem, detail: Detail | undefined): void {
  if (model?.type !== "crane" || model.wheels_per_passage !== undefined) return;
  if (detail?.row?.id.startsWith("8.10-")) {
    sheet.problem(
      "lambda_model.wheels_per_passage",
      `is required for detail ${detail.row.id}: local stresses under wheels come once for each wheel (1 or 2)`,
    );
    return;
  }
  sheet.assume("A passage of the crane is one cycle (wheels_per_passage = 1), as of stresses that are not local.");
}

/** 4(2): ranges from hinged joints are raised for the moments the joints do take. */
function secondaryMoment(sheet: Sheet, item: DetailItem, detail: Detail | undefined): number {
  if (item.lattice) {
    const { sections, joint, member } = item.lattice;
    const of = detail?.row?.lattice;
    if (of?.sections !== undefined) latticeFits(sheet, "sections", sections, of.sections, detail?.row?.id);
    if (of && !of.joints.includes(joint)) latticeFits(sheet, "joint", joint, of.joints.join(" or "), detail?.row?.id);
    const clause = `EN 1993-1-9 Table ${sections === "circular" ? "4.1" : "4.2"}`;
    return sheet.table("k_1", secondaryMoments[sections][joint][member], clause, `${joint} joint, ${member}`);
  }
  if (item.k_1 === undefined && detail?.direct?.curve === "node" && !detail.row) {
    sheet.assume("k_1 = 1: the stresses have the secondary moments of the joints (4(2)); else give k_1 or lattice.");
  } else if (item.k_1 === undefined && detail?.direct?.curve === "node") {
    sheet.problem(
      "k_1",
      "is required for nodes of lattice girders (4(2), Tables 4.1 and 4.2), or lattice; 1 where the stresses have the secondary moments of the joints",
    );
  }
  return sheet.given("k_1", item.k_1 ?? 1);
}

const latticeFits = (sheet: Sheet, field: string, given: string, asked: string, row = "") => {
  if (given !== asked) sheet.problem(`lattice.${field}`, `must be ${asked} for detail ${row}; it is ${given}`);
};

/** Table 8.9 detail 2 */
function joinRanges(spectrum: Spectrum): Spectrum {
  const { n, tau, sigma = new Float64Array(n.length) } = spectrum;
  if (!tau) return spectrum;
  const pairs = Array.from(sigma, (range, i): [number, number] => [range, tau[i] ?? 0]);
  return { ...spectrum, sigma: Float64Array.from(pairs, ([s, t]) => combinedRange(s, t)), combined: pairs };
}

function combinedModel(item: DetailItem, detail: Detail): DetailItem {
  if (!detail.row?.combined || item.delta_tau_p === undefined) return item;
  return { ...item, delta_sigma_p: combinedRange(item.delta_sigma_p ?? 0, item.delta_tau_p) };
}

export const fatigue: Check = {
  endpoint: "en-1993-1-9",
  standard: "EN 1993-1-9:2005+AC:2009",
  title: "Fatigue of steel details",
  about:
    "Details of Tables 8.1 to 8.10 and B.1 against stress spectra, stress signals (rainflow) or damage equivalent ranges.",
  many: "details",
  kinds: { detail: detailKind },
  top: {
    overrides: part(
      {
        gamma_Mf: between(1, 10, "partial factor of the fatigue strength").optional(),
        gamma_Ff: between(1, 10, "partial factor of the stress ranges").optional(),
        C_0: between(0, 1e5, "cycles without assessment, EN 1993-6 9.1(2)").optional(),
      },
      "parameters in place of the annex's",
    ).optional(),
  },
  vocabulary: [
    {
      field: "detail_id",
      title: "the details of Tables 8.1 to 8.10 and B.1",
      columns: ["detail_id", "Category", "Detail", "Fields that decide", "Notes"],
      rows: () =>
        detailCatalogue().map(({ id, categories, about, fields, notes, m }) => [
          id,
          m === 3 ? categories : `${categories}, m = ${m}`,
          about,
          fields.join(", "),
          notes,
        ]),
    },
  ],
  example: { national_annex: "EN", details: [example] },
};
