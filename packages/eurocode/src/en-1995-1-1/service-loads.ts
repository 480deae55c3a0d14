import { significant } from "../basis/numbers.ts";
import type { Sheet } from "../engine/sheet.ts";
import { systemOf } from "./deflection.ts";
import { formula } from "./formula.ts";
import { serviceabilitySays as says } from "./says.ts";
import type { MemberItem } from "./schema.ts";

// The loads of the deflection and the design moment are of one member: what makes it deflect makes its moment.

export const momentOfSpan = formula(
  "7.2, statics",
  "q * (l / 1000)^2 / 8 + Q * l / 1000 / 4",
  (q, l, Q) => (q * (l / 1000) ** 2) / 8 + (Q * l) / 1000 / 4,
);
export const momentOfCantilever = formula(
  "7.2, statics",
  "q * (l / 1000)^2 / 2 + Q * l / 1000",
  (q, l, Q) => (q * (l / 1000) ** 2) / 2 + (Q * l) / 1000,
);
/** As much over the supports as between them: no supports make it smaller. */
export const leastMoment = formula("7.2, statics", "M / 2", (M) => M / 2);

/** Rounding. */
const same = 1.05;

export function compareServiceLoads(sheet: Sheet, item: MemberItem): void {
  const { serviceability, length_mm } = item;
  if (!serviceability) return;
  const { g_kN_m = 0, G_kN = 0, variable = [], span_mm = length_mm } = serviceability;
  const q = variable.reduce((sum, { q_kN_m = 0 }) => sum + q_kN_m, g_kN_m);
  const Q = variable.reduce((sum, { Q_kN = 0 }) => sum + Q_kN, G_kN);
  const free = systemOf(item) === "cantilever";
  const M_k = free ? momentOfCantilever(q, span_mm, Q) : momentOfSpan(q, span_mm, Q);
  const cases = casesOf(item);
  const M = Math.max(...cases.map(({ M_y_Ed = 0 }) => Math.abs(M_y_Ed)), Math.abs(item.apex?.M_ap_Ed ?? 0));
  if (M === 0) {
    const acts = cases.some(({ M_z_Ed = 0, N_Ed = 0, V_z_Ed = 0 }) => M_z_Ed !== 0 || N_Ed !== 0 || V_z_Ed !== 0);
    if (acts && M_k > 0) sheet.warn(says.loadsWithoutMoment);
    return;
  }
  const values = { M_k: significant(M_k, 3), M_y_Ed: significant(M, 3) };
  if ((free ? M_k : leastMoment(M_k)) > same * M) sheet.problem("serviceability", says.loadsBeyondMoment(values));
  else if (M_k > same * M) sheet.warn(says.loadsAboveDesign(values));
}

/** The schema of load_cases is made from the action fields. */
const casesOf = (item: MemberItem): readonly Partial<MemberItem>[] =>
  (item as MemberItem & { load_cases?: readonly Partial<MemberItem>[] }).load_cases ?? [item];
