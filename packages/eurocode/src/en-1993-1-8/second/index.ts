import { addNext } from "../../annexes/index.ts";
import type { Message } from "../../basis/message.ts";
import { runBoth } from "../../engine/both.ts";
import type { Kind, SecondGeneration } from "../../engine/kind.ts";
import { says as editions } from "../../engine/says-of-editions.ts";
import { standard } from "./rules.ts";
import { says } from "./says.ts";

// EN 1993-1-8:2024: bolts in shear, bearing and tension, and welds up to S420.

const former = "EN 1993-1-8 ";
/** Its numbers are not known: what stays is named by its old number, under its old name. */
const clauseOf = (clause: string): string =>
  clause.startsWith(former) ? `EN 1993-1-8:2005 ${clause.slice(former.length)}` : clause;

addNext("EN 1993-1-8", { edition: standard, clauseOf: (clause) => `(2005: ${clause})` });

const known = ["bolt", "weld"];
const slip = editions.partUnknown({ what: says.slip, standard });
const unknownPart = ({ title }: Kind): Message => editions.partUnknown({ what: { described: title }, standard });

export const secondWith = (kinds: readonly Kind[]): SecondGeneration => ({
  both: runBoth,
  standard,
  clauseOf,
  onlyFirst: { top: ["strength_table"] },
  onlySecond: {},
  unknownFields: {
    bolt: { "category=B": slip, "category=C": slip, "category=E": slip, friction_class: slip, mu: slip },
  },
  unknownKinds: Object.fromEntries(
    kinds.filter(({ name }) => !known.includes(name)).map((kind) => [kind.name, unknownPart(kind)]),
  ),
});
