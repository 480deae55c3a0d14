import { listed } from "../basis/message.ts";
import { suggestions } from "../basis/problem.ts";
import type { Sheet } from "../engine/sheet.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { DetailItem } from "./schema.ts";

// EN 1993-1-9 3: assessment method, consequence, partial factors; and which way of verification is taken.

export type Verification = NonNullable<DetailItem["verification"]>;
export type Method = "damage-tolerant" | "safe-life";

const methods = new Map<string, Method>([
  ["damagetolerant", "damage-tolerant"],
  ["safelife", "safe-life"],
]);
const ways = new Map<string, Verification>([
  ["palmgrenminer", "damage-sum"],
  ["miner", "damage-sum"],
  ["damagesum", "damage-sum"],
  ["sn", "damage-sum"],
  ["lambda", "damage-equivalent"],
  ["lambdamethod", "damage-equivalent"],
  ["damageequivalent", "damage-equivalent"],
  ["constantamplitude", "constant-amplitude"],
]);
const written = [
  "damage-tolerant",
  "safe-life",
  "palmgren-miner",
  "miner",
  "damage-sum",
  "s-n",
  "lambda",
  "damage-equivalent",
  "constant-amplitude",
];

export interface Approach {
  readonly verification: Verification;
  readonly gamma_Mf: number;
  readonly gamma_Ff: number;
}

export function approachOf(sheet: Sheet, item: DetailItem): Approach | undefined {
  const word = item.method.toLowerCase().replace(/[\s_-]/g, "");
  const named = methods.get(word);
  const way = ways.get(word);
  if (!named && !way) {
    const near = suggestions(item.method, written)[0];
    const of = { ways: listed("plain", written.slice(2)), given: JSON.stringify(item.method) };
    sheet.problem("method", near === undefined ? input.notAMethod(of) : input.nearMethod({ ...of, near }));
    return undefined;
  }
  if (way && item.verification && way !== item.verification) {
    const of = { verification: item.verification, method: JSON.stringify(item.method), way };
    sheet.problem("verification", input.otherWay(of));
    return undefined;
  }
  const method = named ?? "safe-life";
  if (!named) sheet.assume(says.methodAsWay({ method: JSON.stringify(item.method) }));
  if (method === "damage-tolerant") {
    sheet.assume(says.damageTolerant);
  }
  const verification = item.verification ?? way ?? byActions(sheet, item);
  return { verification, gamma_Mf: strengthFactor(sheet, item, method), gamma_Ff: rangeFactor(sheet, item) };
}

/** Ranges of a load model alone ask for the lambda method. */
function byActions(sheet: Sheet, item: DetailItem): Verification {
  const ofModel = item.delta_sigma_p !== undefined || item.delta_tau_p !== undefined;
  if (!ofModel || item.stress_history || item.stress_signal) return "damage-sum";
  sheet.assume(says.byLoadModel);
  return "damage-equivalent";
}

const notes = {
  "damage-tolerant": { low: says.damageTolerantLow, high: says.damageTolerantHigh },
  "safe-life": { low: says.safeLifeLow, high: says.safeLifeHigh },
} as const;

function strengthFactor(sheet: Sheet, item: DetailItem, method: Method): number {
  if (item.gamma_Mf !== undefined) {
    sheet.assume(says.strengthFactorGiven({ gamma_Mf: item.gamma_Mf }));
    const usual = ofAnnex(sheet, item, method);
    if (item.gamma_Mf < usual) sheet.warn(says.strengthFactorBelowAnnex({ gamma_Mf: item.gamma_Mf, usual }));
    return sheet.given("gamma_Mf", item.gamma_Mf);
  }
  const chosen = sheet.parameter("EN 1993-1-9", "gamma_Mf");
  const { consequence } = item;
  if (typeof chosen === "number") {
    sheet.request.compare("EN 1993-1-9", "gamma_Mf", chosen, (rule) =>
      typeof rule === "number" ? rule : rule(method, consequence),
    );
    return sheet.given("gamma_Mf", chosen);
  }
  const other = consequence === "low" ? "high" : "low";
  const value = chosen(method, consequence);
  if (value === chosen(method, other)) {
    sheet.assume(says.consequenceIndifferent);
  }
  return sheet.table("gamma_Mf", value, "EN 1993-1-9 3(7)", notes[method][consequence]);
}

function ofAnnex(sheet: Sheet, { consequence }: DetailItem, method: Method): number {
  const chosen = sheet.parameter("EN 1993-1-9", "gamma_Mf");
  return typeof chosen === "number" ? chosen : chosen(method, consequence);
}

function rangeFactor(sheet: Sheet, { gamma_Ff }: DetailItem): number {
  if (gamma_Ff === undefined) return sheet.given("gamma_Ff", sheet.parameter("EN 1993-1-9", "gamma_Ff"));
  if (gamma_Ff !== 1) sheet.assume(says.rangeFactorGiven({ gamma_Ff }));
  return sheet.given("gamma_Ff", gamma_Ff);
}
