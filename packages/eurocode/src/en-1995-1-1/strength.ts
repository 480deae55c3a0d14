import type { LoadDuration } from "../annexes/timber-types.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { TimberType } from "../materials/timber.ts";
import { formula } from "./formula.ts";
import { says } from "./says.ts";

// EN 1995-1-1 2.4.1, 3.1.3, 3.1.4 and 3.2 to 3.4: design strengths, and the factors of duration, moisture and size.

export type ServiceClass = 1 | 2 | 3;

/** (2.14) with 6.6 */
export const designStrength = formula(
  "2.4.1(1)P",
  "k_mod * k_sys * f_k / gamma_M",
  (k_mod, k_sys, f_k, gamma_M) => (k_mod * k_sys * f_k) / gamma_M,
);

/** (2.14) with 6.6 and a size factor */
export const sizedDesignStrength = formula(
  "2.4.1(1)P",
  "k_mod * k_sys * k_h * f_k / gamma_M",
  (k_mod, k_sys, k_h, f_k, gamma_M) => (k_mod * k_sys * k_h * f_k) / gamma_M,
);

/** Table 3.1 for solid timber, glulam and LVL */
const modification: Readonly<
  Record<ServiceClass, Readonly<Record<Exclude<LoadDuration, "short/instantaneous">, number>>>
> = {
  1: { permanent: 0.6, "long-term": 0.7, "medium-term": 0.8, "short-term": 0.9, instantaneous: 1.1 },
  2: { permanent: 0.6, "long-term": 0.7, "medium-term": 0.8, "short-term": 0.9, instantaneous: 1.1 },
  3: { permanent: 0.5, "long-term": 0.55, "medium-term": 0.65, "short-term": 0.7, instantaneous: 0.9 },
};

export function modificationFactor(service_class: ServiceClass, duration: LoadDuration): number {
  const row = modification[service_class];
  return duration === "short/instantaneous" ? (row["short-term"] + row.instantaneous) / 2 : row[duration];
}

/** Table 3.2 for solid timber, glulam and LVL */
export const deformationFactors: Readonly<Record<ServiceClass, number>> = { 1: 0.6, 2: 0.8, 3: 2 };

/** (3.1), depths or widths below 150 mm */
export const solidSize = formula("3.2(3)", "min((150 / h)^0.2, 1.3)", (h) => Math.min((150 / h) ** 0.2, 1.3));

/** (3.2), depths or widths below 600 mm */
export const glulamSize = formula("3.3(3)", "min((600 / h)^0.1, 1.1)", (h) => Math.min((600 / h) ** 0.1, 1.1));

/** (3.3): below and above the reference depth */
export const lvlSize = formula("3.4(3)", "min((300 / h)^s, 1.2)", (h, s) => Math.min((300 / h) ** s, 1.2));

/** (3.4): shorter and longer than the reference length */
export const lvlLength = formula("3.4(4)", "min((3000 / l)^(s / 2), 1.1)", (l, s) =>
  Math.min((3000 / l) ** (s / 2), 1.1),
);

export interface SizeInput {
  readonly type: TimberType;
  readonly rho_k: number;
  readonly s: number;
  readonly edgewise: boolean;
}

/** k_h of a dimension in the direction of bending, or of the larger one in tension. */
function sizeFactor(sheet: Sheet, name: string, { type, rho_k }: SizeInput, h: number): number {
  if (type === "glulam") {
    return h < 600 ? sheet.put(name, glulamSize, h) : sheet.table(name, 1, "EN 1995-1-1 3.3(3)", says.depth600);
  }
  if (rho_k > 700) return sheet.table(name, 1, "EN 1995-1-1 3.2(3)", says.dense);
  return h < 150 ? sheet.put(name, solidSize, h) : sheet.table(name, 1, "EN 1995-1-1 3.2(3)", says.depth150);
}

export function bendingSizeY(sheet: Sheet, input: SizeInput, h: number): number {
  if (input.type !== "LVL") return sizeFactor(sheet, "k_h_y", input, h);
  if (input.edgewise) return sheet.put("k_h_y", lvlSize, h, input.s);
  return sheet.table("k_h_y", 1, "EN 1995-1-1 3.4(3)", says.flatwise);
}

/** Only solid timber: the reference depth of glulam and LVL is for the other axis. LVL that lies flat is deep along b. */
export function bendingSizeZ(sheet: Sheet, input: SizeInput, b: number): number {
  if (input.type === "LVL" && !input.edgewise && b > 300) return sheet.put("k_h_z", lvlSize, b, input.s);
  if (input.type === "LVL" || input.type === "glulam") {
    const clause = input.type === "LVL" ? "EN 1995-1-1 3.4(3)" : "EN 1995-1-1 3.3(3)";
    return sheet.table("k_h_z", 1, clause, says.otherAxis);
  }
  return sizeFactor(sheet, "k_h_z", input, b);
}

/** The greatest k_h of a dimension, about either axis. */
export function mostSize({ type, rho_k, s }: SizeInput, h: number): number {
  if (type === "LVL") return lvlSize(h, s);
  if (type === "glulam") return glulamSize(h);
  return rho_k > 700 ? 1 : solidSize(h);
}

export function tensionSize(sheet: Sheet, input: SizeInput, larger: number, length: number): number {
  return input.type === "LVL"
    ? sheet.put("k_h_t", lvlLength, length, input.s)
    : sizeFactor(sheet, "k_h_t", input, larger);
}
