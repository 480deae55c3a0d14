import type { Message } from "../basis/message.ts";
import { notWith, onlyWith, required } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { Detail } from "./detail.ts";
import { checkFactors } from "./equivalent.ts";
import type { Approach } from "./method.ts";
import { says } from "./says-of-input.ts";
import type { DetailItem } from "./schema.ts";

// Actions that do not belong together, and fields that a detail or a verification does not use.

/** One kind of action, the one that the way of verification needs. */
export function actionsOnce(sheet: Sheet, item: DetailItem): void {
  if (item.stress_history && item.stress_signal) sheet.problem("stress_signal", notWith("stress_history"));
  const ofModel = item.delta_sigma_p !== undefined || item.delta_tau_p !== undefined;
  if (!item.stress_history && !item.stress_signal && !ofModel) sheet.problem("stress_history", says.anyAction);
  if (!item.stress_signal) {
    for (const field of ["repetitions", "residue"] as const) {
      if (item[field] !== undefined) sheet.problem(field, onlyWith(says.ofSignal));
    }
  }
  if (item.lattice && item.k_1 !== undefined) sheet.problem("k_1", notWith("lattice"));
}

/** Fields of a stress, a curve or a verification that the item does not have. */
export function usedOrRefused(
  sheet: Sheet,
  item: DetailItem,
  { verification }: Approach,
  detail: Detail,
  has: { direct: boolean; shear: boolean },
): void {
  const idle = (field: keyof DetailItem, used: boolean, why: Message) => {
    if (item[field] !== undefined && !used) sheet.unused(field, why);
  };
  const { noShear, noDirect } = says;
  idle("detail_id_shear", detail.shear !== undefined, noShear);
  idle("lambda_shear", detail.shear !== undefined, noShear);
  idle("k_s", detail.direct !== undefined, says.sizeEffectOfDirect);
  idle("delta_sigma_frequent", has.direct, noDirect);
  idle("delta_tau_frequent", has.shear, noShear);
  if (item.stress_relieved && detail.direct === undefined) sheet.unused("stress_relieved", says.meanStressOfDirect);
  if (item.f_y_MPa === undefined) {
    for (const field of ["delta_sigma_frequent", "delta_tau_frequent"] as const) {
      if (item[field] !== undefined) sheet.problem("f_y_MPa", required(says.forRangeLimit, field));
    }
  }
  idle("constant_amplitude_limit", verification !== "damage-equivalent", says.noLimitInLambda);
  if (verification === "constant-amplitude" && detail.shear?.curve === "stud") {
    sheet.problem("verification", says.studsNoLimit);
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

export function actionsFit(sheet: Sheet, item: DetailItem, { verification }: Approach): void {
  if (verification === "damage-equivalent") {
    checkFactors(sheet, item);
    for (const field of ["stress_history", "stress_signal"] as const) {
      if (item[field]) sheet.problem(field, says.notInLambda);
    }
    if (item.stress_relieved) sheet.problem("stress_relieved", says.extremesNeeded);
    return;
  }
  if (!item.stress_history && !item.stress_signal && (item.delta_sigma_p ?? item.delta_tau_p) !== undefined) {
    sheet.problem("stress_history", says.historyFor({ verification }));
  }
  for (const field of ofLambda) {
    if (item[field] !== undefined) sheet.problem(field, onlyWith(says.lambdaOnly({ verification })));
  }
}
