import { messages } from "../basis/message.ts";

/** What is said of proposals. */
export const says = messages("proposals", {
  oneItem: "a proposal is made for one item at a time; it has {n}",
  nothingToChoose: "nothing of {kind} can be chosen yet; proposals are made for {names}",
  needsPrices: "the objective cost needs prices: a table of the company",
  noPrice: "has no price of {what}",
  leftOut: "{n} {n:possibility|possibilities} left out: no price of {names}.",
  noQuantities: "{kind} has no quantities yet: choose it by utilization",
  fastenersNotWeighed:
    "must not be weight: fasteners of timber joints are counted, not weighed; give fasteners, cost or utilization",
  noFasteners: "must not be fasteners: they are counted in timber joints alone",
  distancesOfTables:
    "Distances that are not given are the least of the tables, rounded up; rows fit into the depth of the first member of wood where it is given.",
  stopped: "Stopped after {n} of {of} possibilities; a better one may be among the rest.",
  weightOf: "The weight is that of profiles and plates; bolts and welds are not weighed.",
  sizesChosen: "Chosen from {n} possibilities, all of them verified until enough passed, the best first.",
});
