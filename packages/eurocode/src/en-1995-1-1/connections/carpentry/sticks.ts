import type { Sheet } from "../../../engine/sheet.ts";
import { type Timber, timber } from "../../../materials/timber.ts";
import { designStrength } from "../../strength.ts";
import { noClass, says } from "../says.ts";
import type { StepJointItem } from "./schema.ts";

export interface Stick {
  readonly timber: Timber;
  readonly k_mod: number;
  readonly gamma_M: number;
  readonly strength: (name: string, f_k: number) => number;
}

/** A class of wood with its strengths for the joint; `undefined` where a problem was found. */
export function stickOf(sheet: Sheet, species: string, of: string, k_mod: number): Stick | undefined {
  const known = timber(species);
  if (!known) {
    sheet.problem(`${of}.species`, noClass(species));
    return undefined;
  }
  const rule = sheet.parameter("EN 1995-1-1", "gamma_M");
  const gamma_M = typeof rule === "number" ? rule : rule(known.type);
  const strength = (name: string, f_k: number) => sheet.step(name, designStrength, k_mod, 1, f_k, gamma_M);
  return { timber: known, k_mod, gamma_M, strength };
}

type Cracked = Pick<StepJointItem, "k_cr" | "service_class">;

export function crackFactor(sheet: Sheet, item: Cracked, { timber: { type, f_v_k_MPa } }: Stick): number {
  const rule = item.k_cr ?? sheet.parameter("EN 1995-1-1", "k_cr");
  if (item.k_cr === undefined) sheet.assume(says.crackedBefore);
  return sheet.given("k_cr", typeof rule === "number" ? rule : rule(type, f_v_k_MPa, item.service_class ?? 1));
}
