import { addCombinations } from "../annexes/combinations-by-country.ts";
import type { Check } from "../engine/kind.ts";
import { overrides } from "./schema.ts";
import { second } from "./second.ts";
import { setKind } from "./set.ts";

addCombinations();

export const combinations: Check = {
  endpoint: "en-1990",
  standard: "EN 1990:2002+A1:2005",
  title: "Combinations of actions",
  about:
    "From the characteristic effects of single actions to all combinations that can govern: persistent, accidental, fire, seismic and serviceability situations, by annex. Gives factors, envelope and the governing combination of each effect.",
  many: "sets",
  one: "set",
  kinds: { set: setKind },
  top: { overrides: overrides.optional() },
  example: { national_annex: "EN", ...setKind.example },
  second,
};
