import { suggestions } from "../basis/problem.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { DetailItem } from "./schema.ts";

// EN 1993-1-9 3: assessment method, consequence, partial factors; and which way of verification is taken.

export type Verification = NonNullable<DetailItem["verification"]>;
export type Method = "damage-tolerant" | "safe-life";

const methods: Readonly<Record<string, Method>> = { damagetolerant: "damage-tolerant", safelife: "safe-life" };
const ways: Readonly<Record<string, Verification>> = {
  palmgrenminer: "damage-sum",
  miner: "damage-sum",
  damagesum: "damage-sum",
  sn: "damage-sum",
  lambda: "damage-equivalent",
  lambdamethod: "damage-equivalent",
  damageequivalent: "damage-equivalent",
  constantamplitude: "constant-amplitude",
};
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
  const named = methods[word];
  const way = ways[word];
  if (!named && !way) {
    const near = suggestions(item.method, written)[0];
    sheet.problem(
      "method",
      `must be damage-tolerant or safe-life (or a way of verification: ${written.slice(2).join(", ")}); it is "${item.method}"${near === undefined ? "" : ` (did you mean ${near}?)`}`,
    );
    return undefined;
  }
  if (way && item.verification && way !== item.verification) {
    sheet.problem("verification", `is ${item.verification}, but method "${item.method}" asks for ${way}`);
    return undefined;
  }
  const method = named ?? "safe-life";
  if (!named)
    sheet.assume(
      `method "${item.method}" is read as the way of verification; assessment method safe-life (Table 3.1).`,
    );
  if (method === "damage-tolerant") {
    sheet.assume("Damage tolerant: the detail is inspected and maintained through its design life (3(4)).");
  }
  const verification = item.verification ?? way ?? byActions(sheet, item);
  return { verification, gamma_Mf: strengthFactor(sheet, item, method), gamma_Ff: rangeFactor(sheet, item) };
}

/** Ranges of a load model alone ask for the lambda method. */
function byActions(sheet: Sheet, item: DetailItem): Verification {
  const ofModel = item.delta_sigma_p !== undefined || item.delta_tau_p !== undefined;
  if (!ofModel || item.stress_history || item.stress_signal) return "damage-sum";
  sheet.assume("Ranges of a load model (delta_sigma_p, delta_tau_p): damage equivalent verification.");
  return "damage-equivalent";
}

function strengthFactor(sheet: Sheet, item: DetailItem, method: Method): number {
  if (item.gamma_Mf !== undefined) {
    sheet.assume(`γ_Mf = ${item.gamma_Mf} as given for the item.`);
    const usual = ofAnnex(sheet, item, method);
    if (item.gamma_Mf < usual) sheet.warn(`γ_Mf = ${item.gamma_Mf} is below the ${usual} of the annex (3(7))`);
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
    sheet.assume("γ_Mf of the annex does not depend on the consequence of failure.");
  }
  return sheet.table("gamma_Mf", value, "EN 1993-1-9 3(7)", `${method.replace("-", " ")}, ${consequence} consequence`);
}

function ofAnnex(sheet: Sheet, { consequence }: DetailItem, method: Method): number {
  const chosen = sheet.parameter("EN 1993-1-9", "gamma_Mf");
  return typeof chosen === "number" ? chosen : chosen(method, consequence);
}

function rangeFactor(sheet: Sheet, { gamma_Ff }: DetailItem): number {
  if (gamma_Ff === undefined) return sheet.given("gamma_Ff", sheet.parameter("EN 1993-1-9", "gamma_Ff"));
  if (gamma_Ff !== 1) sheet.assume(`γ_Ff = ${gamma_Ff} as given for the item.`);
  return sheet.given("gamma_Ff", gamma_Ff);
}
