import type { CheckResult, ItemResult } from "../basis/result.ts";
import type { Kind } from "./kind.ts";
import type { Sheet } from "./sheet.ts";

/** A request that was calculated, with the sheets of its items. */
export interface Ran {
  readonly result: CheckResult;
  readonly items: readonly RanItem[];
  /** `B1 IPE 300 S355`, or how many items. */
  readonly head: string;
}

export interface RanItem {
  readonly result: ItemResult;
  readonly sheet: Sheet;
  readonly kind: Kind;
}
