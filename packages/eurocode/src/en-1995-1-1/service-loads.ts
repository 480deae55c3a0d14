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
export const shearOfLoads = formula(
  "6.1.7(1), statics",
  "c * (q * l / 1000 + Q)",
  (c, q, l, Q) => c * ((q * l) / 1000 + Q),
);
/** As much over the supports as between them: no supports make it smaller. */
export const leastMoment = formula("7.2, statics", "M / 2", (M) => M / 2);

/** Rounding. */
const same = 1.05;

interface ServiceLoads {
  readonly q: number;
  readonly Q: number;
  readonly span_mm: number;
  readonly free: boolean;
  /** Their moment in one span, or at the root of a cantilever. */
  readonly M_k: number;
}

function serviceLoadsOf(item: MemberItem): ServiceLoads | undefined {
  const { serviceability, length_mm } = item;
  if (!serviceability) return undefined;
  const { g_kN_m = 0, G_kN = 0, variable = [], span_mm = length_mm } = serviceability;
  const q = variable.reduce((sum, { q_kN_m = 0 }) => sum + q_kN_m, g_kN_m);
  const Q = variable.reduce((sum, { Q_kN = 0 }) => sum + Q_kN, G_kN);
  const free = systemOf(item) === "cantilever";
  return { q, Q, span_mm, free, M_k: free ? momentOfCantilever(q, span_mm, Q) : momentOfSpan(q, span_mm, Q) };
}

/** Whatever the supports, one of both ends carries half of the loads, and the root of a cantilever all. */
export interface ShearOfLoads {
  /** For the formula: share of the end, loads, span. */
  readonly of: readonly [c: number, q: number, l: number, Q: number];
  readonly V: number;
  /** Without the uniform loads within the depth of the member from its support, which may be left out (6.1.7(3)). */
  readonly least: number;
}

/** None beside a moment that cannot be of these loads. */
export function shearOfServiceLoads(item: MemberItem, M_y: number): ShearOfLoads | undefined {
  const loads = serviceLoadsOf(item);
  if (!loads) return undefined;
  const { q, Q, span_mm, free, M_k } = loads;
  if ((free ? M_k : leastMoment(M_k)) > Math.abs(M_y)) return undefined;
  const c = free ? 1 : 0.5;
  const near = Math.min((q * item.h) / 1000, (c * q * span_mm) / 1000);
  const V = shearOfLoads(c, q, span_mm, Q);
  return { of: [c, q, span_mm, Q], V, least: V - near };
}

export function compareServiceLoads(sheet: Sheet, item: MemberItem): void {
  const loads = serviceLoadsOf(item);
  if (!loads) return;
  const { free, M_k } = loads;
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
