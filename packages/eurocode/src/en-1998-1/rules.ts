import { mostUtilization, type Requirement } from "../basis/verification.ts";
import type { Sheet } from "../engine/sheet.ts";

/** The least utilization of a rule that is not met, however near it is. */
const unmet = 1.01;

/** A rule that is met or not: 0 when it is, so that it does not stand for a resistance; else its share, which fails. */
export function rule(sheet: Sheet, requirement: Requirement, met: boolean, share: number): void {
  sheet.verify(requirement, met ? 0 : Math.min(Math.max(share, unmet), mostUtilization), 1, "");
}
