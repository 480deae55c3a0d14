import { between, part } from "../basis/fields.ts";
import { type List, listed } from "../basis/message.ts";
import { type Check, defineKind } from "../engine/kind.ts";
import type { Sheet } from "../engine/sheet.ts";
import { detailCatalogue } from "./catalogue/index.ts";
import { type Detail, detailOf } from "./detail.ts";
import { lambdaMethod } from "./equivalent.ts";
import { greatestWithoutStrength, oftenEnough, verifyRangeLimit } from "./limits.ts";
import { approachOf } from "./method.ts";
import { combinedRange, judgeSpectrum } from "./miner.ts";
import { actionsFit, actionsOnce, usedOrRefused } from "./refuse.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import { type DetailItem, detailSchema } from "./schema.ts";
import { notesOfNodes, secondaryMoments } from "./secondary-moments.ts";
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
    actionsOnce(sheet, item);
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

    sheet.assume(says.protected);
    if (detail.row?.notes) sheet.assume(says.detailNote({ id: detail.row.id, note: { described: detail.row.notes } }));
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

/** EN 1993-6 9.4.2: under a wheel every wheel is a cycle; farther away the crane is one. */
function wheelsOfPassage(sheet: Sheet, { lambda_model: model }: DetailItem, detail: Detail | undefined): void {
  if (model?.type !== "crane" || model.wheels_per_passage !== undefined) return;
  if (detail?.row?.id.startsWith("8.10-")) {
    sheet.problem("lambda_model.wheels_per_passage", input.wheelsFor({ id: detail.row.id }));
    return;
  }
  sheet.assume(says.passageIsCycle);
}

/** 4(2): ranges from hinged joints are raised for the moments the joints do take. */
function secondaryMoment(sheet: Sheet, item: DetailItem, detail: Detail | undefined): number {
  if (item.lattice) {
    const { sections, joint, member } = item.lattice;
    const of = detail?.row?.lattice;
    if (of?.sections !== undefined) latticeFits(sheet, "sections", sections, of.sections, detail?.row?.id);
    if (of && !of.joints.includes(joint)) latticeFits(sheet, "joint", joint, listed("or", of.joints), detail?.row?.id);
    const clause = `EN 1993-1-9 Table ${sections === "circular" ? "4.1" : "4.2"}`;
    return sheet.table("k_1", secondaryMoments[sections][joint][member], clause, notesOfNodes[joint][member]);
  }
  if (item.k_1 === undefined && detail?.direct?.curve === "node" && !detail.row) {
    sheet.assume(says.secondaryMomentsInStresses);
  } else if (item.k_1 === undefined && detail?.direct?.curve === "node") {
    sheet.problem("k_1", input.secondaryMoments);
  }
  return sheet.given("k_1", item.k_1 ?? 1);
}

const latticeFits = (sheet: Sheet, field: string, given: string, asked: string | List, id = "") => {
  if (given !== asked) sheet.problem(`lattice.${field}`, input.latticeOfDetail({ asked, id, given }));
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
      () => ({
        gamma_Mf: between(1, 10, "partial factor of the fatigue strength").optional(),
        gamma_Ff: between(1, 10, "partial factor of the stress ranges").optional(),
        C_0: between(0, 1e5, "cycles without assessment, EN 1993-6 9.1(2)").optional(),
      }),
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
