import type { Account } from "@x/api";
import { type Tier, tiers } from "@x/api/people";

export interface PlanLink {
  readonly plan: Tier | null;
  readonly url: string;
}

/** Pages of the payment provider where an account changes its plan: one for each other plan, or one where it is chosen there. */
export function planLinks(
  template: string | undefined,
  { tier, reference }: Pick<Account, "tier" | "reference">,
): PlanLink[] {
  if (template === undefined || reference === null) return [];
  const filled = (plan: Tier | null): PlanLink => ({
    plan,
    url: template.replaceAll("{account}", reference).replaceAll("{plan}", plan ?? ""),
  });
  return template.includes("{plan}") ? tiers.filter((plan) => plan !== tier).map(filled) : [filled(null)];
}
