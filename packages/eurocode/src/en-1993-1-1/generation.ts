import type { Sheet } from "../engine/sheet.ts";
import type { OfMembers } from "./model.ts";

// The second generation comes with the check that has it; the first page calculates without.

let loaded: OfMembers | undefined;

export function provideSecond(rules: OfMembers): void {
  loaded = rules;
}

/** What the second generation has of its own; undefined where no rule of it is asked for. */
export function ofSecond({ request }: Sheet): OfMembers | undefined {
  const { second, alone } = request.edition;
  return second || alone ? loaded : undefined;
}
