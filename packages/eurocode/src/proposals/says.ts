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
    "Distances that are missing are the least of the tables, rounded up, and along the grain also that from which all of a row count; rows fit into the depth of the first wood.",
  oneDiameter: "No other diameter was tried: {fields} holds for one diameter.",
  splittingLeft:
    "Splitting across the grain (8.1.4) is not verified in these proposals: it needs the widths and depths of the member‹ (splitting)›.",
  noLoad: "no load pulls or shears the fasteners: nothing can be chosen with {names} of zero, or of pressure",
  stopped: "Stopped after {n} of {of} possibilities; a better one may be among the rest.",
  weightOf: "The weight is that of profiles and plates; bolts and welds are not weighed.",
  sizesChosen: "Chosen from {n} possibilities, all of them verified until enough passed, the best first.",
});
