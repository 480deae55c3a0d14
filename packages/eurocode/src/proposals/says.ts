import { messages } from "../basis/message.ts";

/** What is said of proposals. */
export const says = messages("proposals", {
  oneItem: "a proposal is made for one item at a time; it has {n}",
  nothingToChoose: "nothing of {kind} can be chosen yet; proposals are made for {names}",
  needsPrices: "the objective cost needs prices: a table of the company",
  noPrice: "has no price of {what}",
  leftOut: "{n} {n:possibility|possibilities} left out: no price of {names}.",
  noQuantities: "{kind} has no quantities yet: choose it by utilization",
  notByThis: "{kind} is not chosen by {objective}",
  distancesOfTables:
    "Distances that are missing are the least of the tables, rounded up; rows fit into the depth of the first wood.",
  stopped: "Stopped after {n} of {of} possibilities; a better one may be among the rest.",
  weightOf: "The weight is that of profiles and plates; bolts and welds are not weighed.",
  sizesChosen: "Chosen from {n} possibilities, all of them verified until enough passed, the best first.",
});
