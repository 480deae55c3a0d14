import { membersWith } from "./kind.ts";

/** Clauses 6.2 and 6.3 alone: what the first page calculates with. */
export const plainMembers = membersWith([]);
