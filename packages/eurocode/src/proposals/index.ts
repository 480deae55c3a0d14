// The best of what an item could be, by weight, cost or utilization.

export { type Proposal, type Proposals, proposalsFor } from "./propose.ts";
export type { Quantities } from "./quantities.ts";
export { howSchema, objectives, type ProposalOptions } from "./schema.ts";
