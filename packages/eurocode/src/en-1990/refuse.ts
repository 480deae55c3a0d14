import { messages } from "../basis/message.ts";

/** Why a set of actions cannot be combined. */
export const says = messages("combinationsInput", {
  markOfSet: "name of the set",
  sameId: "must be different for each action; {id} is there already",
  category: "category of the area, one of {categories}",
  imposedLoads: "imposed loads",
  permanentActions: "permanent actions",
  variableActions: "variable actions",
  variableOrPrestress: "variable actions and prestress",
  actionsThatChange: "actions that may be absent",
  noEffects: "must have an effect, such as M_y",
  characteristic: "{effect} is a design value; give the characteristic one as {name}",
  notAName: "{name} must begin with a letter",
  groupOfOne: "{group} has one action only: at most one of several acts at a time",
  unknownAction: "must be an action or a nature; it is {given}",
  alwaysActs: "{given} always acts",
  itself: "{given} is this action itself",
  noPsi: "is required: this annex has no psi for {nature}",
  inverted: "must not be above gamma_sup, {sup}; it is {given}",
  annexAllows: "must be {allowed} under this annex; it is {given}",
  noSafetyClass: "this annex has no safety classes; leave it out",
  actionOfNature: "{situation} needs an action of nature {nature}",
  manySources: "must be of at most {most} different sources; they are of {given}",
  manyCombinations:
    "would give more than {most} combinations: give actions that exclude each other a common group. Each of these acts by itself: {actions}",
  manyEffects: "must have at most {most} different effects; they have {given}",
  unknownEffect: "must be an effect of the actions, {effects}; it is {given}",
  otherSituation: "must be one of the situations combined, {situations}; it is {given}",
  mostOrLeast: "most or least",
  crossed: "must be at least the least value, {least}; it is {given}",
  twoEffects: "must name two different effects",
});
