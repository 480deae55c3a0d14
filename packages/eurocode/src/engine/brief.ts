import type { Requirement } from "../basis/verification.ts";
import { holdsNoNumber } from "./sheet.ts";
import { Tally } from "./tally.ts";

/**
 * The sheet of an item in a summary: the calculation of a whole one, with its problems, of which only what governs is
 * kept, and whether anything was verified. Assumptions and warnings are left out.
 */
export class Brief extends Tally {
  override given<T>(name: string, value: T): T {
    if (holdsNoNumber(value)) this.noNumber(name);
    return value;
  }

  override verify(requirement: Requirement, demand: number, resistance: number): number {
    this.made++;
    const utilization = super.verify(requirement, demand, resistance);
    if (utilization > 0 && !requirement.ofForm) this.held = true;
    return utilization;
  }

  override exceed(): void {
    this.made++;
    this.held = true;
    super.exceed();
  }

  override assume(): void {}

  override warn(): void {}
}
