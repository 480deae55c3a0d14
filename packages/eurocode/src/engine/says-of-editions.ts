import { messages } from "../basis/message.ts";

/** What is said of the two generations of the Eurocodes. */
export const says = messages("editions", {
  secondOf: "the second generation of {standard}",
  notGathered: "the rules of {standard} are not gathered here; use edition first",
  ofOneSource: "the rules of {standard} are known here from one source; use edition first",
  partUnknown: "{what} of {standard} is not known here; use edition first",
  annexUnknown:
    "must be EN: the annex of this country to {standard} is not in the product (annex_second: recommended takes the recommended values)",
  recommendedInstead:
    "The annex of {country} to {standard} is not in the product: the second generation is calculated with recommended values.",
  ofSecond: "is for the second generation: give edition second or both",
  notInSecond: "does not exist in {standard}; leave it out, or give edition both",
  usedInFirst: "{fields}: used in the first generation only; {standard} does not have it.",
  usedInSecond: "{fields}: used in the second generation only.",
  ruleOfOneSource: "{what} ({clause}) is a rule of one source: {source}.",
  ruleDoubtful: "{what} ({clause}) is doubtful: {source}.",
  refusedRule: "{what} ({clause}) is not confirmed by two sources (uncertain: refuse)",
  keptSevere: "{what} ({clause}): the rule of the first generation is severer, and is taken (uncertain: safe).",
  numbersInSentences:
    "Sentences name clauses of the first generation where a rule did not change; verifications and steps have the numbers of {standard}.",
  bothHasNoSummary: "cannot be both in a summary: give first or second",
});
