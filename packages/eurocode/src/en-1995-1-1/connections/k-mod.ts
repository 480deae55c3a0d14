import type { LoadDuration } from "../../annexes/timber-types.ts";
import { atMost } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { durationNames } from "../names.ts";
import { says } from "../says.ts";
import { deformationFactors, modificationFactor, type ServiceClass } from "../strength.ts";
import type { Wood } from "./model.ts";

/** Table 3.1: permanent, long-term, medium-term, short-term, instantaneous; none where the class of service excludes the panel. */
type Row = readonly [number, number, number, number, number];

const plywood: Row = [0.6, 0.7, 0.8, 0.9, 1.1];
const plywoodWet: Row = [0.5, 0.55, 0.65, 0.7, 0.9];
const poor: Row = [0.3, 0.45, 0.65, 0.85, 1.1];
const poorMoist: Row = [0.2, 0.3, 0.45, 0.6, 0.8];

/** OSB/3, particleboard P5, hardboard HB.HLA: the least of those that service class 2 allows. */
const panels: Readonly<Record<string, Readonly<Partial<Record<ServiceClass, Row>>>>> = {
  plywood: { 1: plywood, 2: plywood, 3: plywoodWet },
  OSB: { 1: [0.4, 0.5, 0.7, 0.9, 1.1], 2: [0.3, 0.4, 0.55, 0.7, 0.9] },
  particleboard: { 1: poor, 2: poorMoist },
  hardboard: { 1: poor, 2: poorMoist },
};

/** Table 3.2, of the same panels: k_def of service classes 1 to 3 */
const creeping: Readonly<Record<string, readonly [number, number, number]>> = {
  plywood: [0.8, 1, 2.5],
  OSB: [1.5, 2.25, 2.25],
  particleboard: [2.25, 3, 3],
  hardboard: [2.25, 3, 3],
};

export const creepOf = ({ material }: Pick<Wood, "material">, service_class: ServiceClass): number =>
  creeping[material]?.[service_class - 1] ?? deformationFactors[service_class];

const durations = ["permanent", "long-term", "medium-term", "short-term", "instantaneous"] as const;

export function modificationOf(
  { material }: Pick<Wood, "material">,
  service_class: ServiceClass,
  duration: LoadDuration,
): number | undefined {
  const panel = panels[material];
  if (!panel) return modificationFactor(service_class, duration);
  const row = panel[service_class];
  if (!row) return undefined;
  if (duration === "short/instantaneous") return (row[3] + row[4]) / 2;
  return row[durations.indexOf(duration)];
}

/** k_mod of joints in wood alone: as given, else Table 3.1 of the duration. */
export function climateOf(
  sheet: Sheet,
  item: {
    readonly service_class?: ServiceClass | undefined;
    readonly load_duration?: LoadDuration | undefined;
    readonly k_mod?: number | undefined;
  },
): { readonly service_class: ServiceClass; readonly k_mod: number } {
  const { service_class = 1, load_duration, k_mod } = item;
  if (item.service_class === undefined) sheet.assume(says.serviceClass1, { weighty: true });
  if (k_mod === undefined) {
    if (load_duration === undefined) sheet.assume(says.mediumTermAssumed, { weighty: true });
    return { service_class, k_mod: modificationFactor(service_class, load_duration ?? "medium-term") };
  }
  const duration = load_duration ?? "instantaneous";
  const most = modificationFactor(service_class, duration);
  const is = says.modificationOfTable({ service_class, duration: durationNames[duration] });
  if (k_mod > most * 1.001) sheet.problem("k_mod", atMost(most, k_mod, { is }));
  return { service_class, k_mod };
}
