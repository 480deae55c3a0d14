import type { Check } from "../basis/check.ts";
import { part, positive } from "../basis/fields.ts";
import { boltKind } from "./bolts/bolt.ts";

const kinds = [boltKind];

export const connections: Check = {
  endpoint: "en-1993-1-8",
  standard: "EN 1993-1-8:2005",
  title: "Steel connections",
  about:
    "One connection, or a list of connections of any kinds. Resistances of every component, with the action where one is given.",
  one: "connection",
  many: "connections",
  choice: { field: "connection", standard: "bolt" },
  kinds: Object.fromEntries(kinds.map((kind) => [kind.name, kind])),
  top: {
    overrides: part(
      {
        gamma_M2: positive("bolts, welds, plates in bearing").optional(),
        gamma_M3: positive("slip at the ultimate limit state").optional(),
        gamma_M3_ser: positive("slip at the serviceability limit state").optional(),
      },
      "partial factors in place of the annex's",
    ).optional(),
  },
  example: { national_annex: "EN", ...boltKind.example },
};
