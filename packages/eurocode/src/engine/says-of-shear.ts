import { type Inserted, listed, messages } from "../basis/message.ts";
import type { Sheet } from "./sheet.ts";

/** Of shear that nobody gives. */
export const says = messages("shear", {
  notGiven: "Shear is not verified where no {fields} is given‹ (0 where there is none)›.",
  notGivenIn:
    "{cases}: a moment is given and no {field}: its shear counts as 0, and is not verified‹ ({field}: 0 where there is none)›.",
});

interface Bent<A> {
  readonly moment: (one: A) => unknown;
  readonly shear: (one: A) => unknown;
  readonly field: Inserted;
}

/** As many are named; of more their number is said. */
const mostNamed = 4;

/**
 * Of an item, of its load cases or of its actions: what is bent and has no shear, neither given nor implied, says so. It stays verified
 * for what is given; a shear of 0 says that there is none. Where some have a shear, those that have none are named.
 */
export function sayShearMissing<A extends object>(sheet: Sheet, cases: readonly A[], ways: readonly Bent<A>[]): void {
  const isGiven = (value: unknown): boolean => typeof value === "number";
  const missing = ways.map(({ moment, shear, field }) => {
    const bare = cases.filter((one) => isGiven(moment(one)) && moment(one) !== 0 && !isGiven(shear(one)));
    return { field, bare, some: cases.some((one) => isGiven(shear(one))) };
  });
  const fields = missing.flatMap(({ field, bare, some }) => (bare.length > 0 && !some ? [field] : []));
  if (fields.length > 0) sheet.assume(says.notGiven({ fields: listed("and", fields) }), { weighty: true });
  for (const { field, bare, some } of missing)
    if (bare.length > 0 && some) sheet.warn(says.notGivenIn({ field, cases: namesOf(bare) }));
}

function namesOf(cases: readonly object[]): string {
  const named = cases.slice(0, mostNamed).map((one) => ("id" in one ? String(one.id) : ""));
  return cases.length > mostNamed ? `${named.join(", ")} + ${cases.length - mostNamed}` : named.join(", ");
}
