import { messages } from "../basis/message.ts";

/** What is said of a set of actions and its combinations. */
export const says = messages("combinations", {
  strength: "strength",
  equilibrium: "equilibrium",
  accidental: "accidental",
  inFire: "fire",
  seismic: "seismic",
  characteristic: "characteristic",
  frequent: "frequent",
  quasiPermanent: "quasi-permanent",
  classOfTwo: "Consequence class CC2‹ (consequence_class not given)›.",
  classWithoutEffect: "consequence_class has no effect under this annex, which has no factor for it.",
  safetyClassOfThree: "Safety class 3: gamma_d = 1.0‹ (safety_class not given)›.",
  expressionOfAnnex: "Combinations of STR by {expression}, as the annex has it‹ (expression not given)›.",
  safeExpression: "The annex asks for {asked}; {given} gives effects that are at least as great.",
  effectsOfZero: "An effect that an action does not have is 0: {effects}.",
  snowUpTo1000: "Snow: psi for a site up to 1000 m above sea level‹ (altitude_m not given)›.",
  snowOfHighest: "Snow: the highest psi of the annex‹ (s_k_kN_m2 not given)›.",
  oneActionOfCategory:
    "Imposed loads of category {category} ({actions}) are one action that leads as a whole; each part may be absent.",
  roofAlone: "Category H does not act together with snow or wind (EN 1991-1-1 3.3.2(1)): {actions}.",
  prestress: "Prestress with gamma_P = {gamma_P} in persistent situations and 1.0 in others.",
  settlement: "A settlement is taken as a permanent action. Form the set without it too where it is favourable.",
  frequentAboveCombination: "{action}: psi_1 = {psi_1} is above psi_0 = {psi_0}.",
  altitudeWithoutEffect: "altitude_m has no effect: no action of this set depends on it.",
  snowLoadWithoutEffect: "s_k_kN_m2 has no effect: no action of this set depends on it.",
  equalOnes: "{situation}: {formed} combinations formed, {kept} with different factors.",
  bounded:
    "{situation}: {formed} combinations are possible; {kept} are given. Effects are linear in the factors: for each effect and each pair, none of the others is greater or less.",
  onlyCombined: "Only combinations are formed: no limit of an effect is given, so nothing is verified.",
  ofCombination: "{situation}: {text}",
  factorOf: "before {action}",
  greatest: "greatest {effect}, {situation}: {text}",
  least: "least {effect}, {situation}: {text}",
});
