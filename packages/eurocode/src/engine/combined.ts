import type { Psi } from "../annexes/actions.ts";
import type { GoverningCombination } from "../basis/result.ts";
import type { Sheet } from "./sheet.ts";

// What EN 1990, which the engine does not know, makes of the characteristic actions of an item.

/** A combination as an item's load case. */
export interface CombinedCase {
  /** The combination in words: `1.35 G + 1.5 S + 0.9 W`. */
  readonly id: string;
  readonly situation: "uls" | "equ" | "accidental" | "seismic" | "fire";
  /** Design values by the names of the item's fields. */
  readonly actions: Readonly<Record<string, number>>;
  /** The places of the actions that act. */
  readonly acting: readonly number[];
}

export interface ActionOfItem {
  readonly id: string;
  readonly nature: string;
  readonly category: string | undefined;
  /** Of variable actions. */
  readonly psi: Psi | undefined;
}

/** The extremes of a field in a situation of serviceability. */
export interface Extremes {
  readonly max: number;
  readonly min: number;
}
export type ServiceSituation = "sls-characteristic" | "sls-frequent" | "sls-quasi-permanent";

export interface CombinedActions {
  readonly given: readonly ActionOfItem[];
  /** What each action gives, by the names of the item's fields. */
  readonly effects: readonly Readonly<Record<string, unknown>>[];
  readonly cases: readonly CombinedCase[];
  /** Effects of actions in fire; undefined where there are too many, which is then a problem. */
  readonly fire: () => readonly CombinedCase[] | undefined;
  readonly service: (field: string, situation: ServiceSituation) => Extremes;
  readonly governing: (place: number) => GoverningCombination;
  /** Writes the sums of a combination, where a derivation is asked for. */
  readonly derive: (sheet: Sheet, place: number) => void;
}

/** What EN 1990 brings to the kinds of other standards. */
export interface Combines {
  readonly combine: (sheet: Sheet, actions: unknown, fields: readonly string[]) => CombinedActions | undefined;
}

/** What a kind takes over of its actions, further to their design values. */
export interface FromActions {
  readonly item?: Readonly<Record<string, unknown>>;
  readonly ofCase?: (one: CombinedCase) => Readonly<Record<string, unknown>>;
}

/** `M_y_Ed` → `M_y`: the name that a characteristic value has. */
export const characteristicName = (field: string): string => field.replace(/_Ed$/, "");
