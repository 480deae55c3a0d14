import { addCombinations } from "./combinations-by-country.ts";
import { addConcrete } from "./concrete-by-country.ts";
import { addEarthquake } from "./earthquake-by-country.ts";
import { annexes as rows } from "./index.ts";
import { addLoads } from "./loads-by-country.ts";
import { addTimber } from "./timber-by-country.ts";

// The parameters of every standard, those too that come with their check.

addCombinations();
addLoads();
addConcrete();
addTimber();
addEarthquake();

export { type ChoiceOfAnnex, choicesOf, isOpen, type StandardOfAnnex } from "./choices-of-annex.ts";
export {
  type AnnexCode,
  type AnnexParameter,
  addNext,
  addStandard,
  annexAbsence,
  annexCodes,
  annexNames,
  annexWarning,
  type CountryCode,
  type Determined,
  determined,
  determinedNext,
  editionOf,
  type GivenAnnex,
  type Next,
  type OwnAnnex,
  type OwnValue,
  type Standard,
  type Symbols,
  standardOfNext,
  type Value,
} from "./index.ts";
export { defineAnnex } from "./own.ts";
/** All parameters of all standards under all annexes, for tables and documents. A value of this file: it brings what is added here. */
export const annexes = rows;
