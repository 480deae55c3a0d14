import { messages } from "../../basis/message.ts";

/** What is said of imposed loads and weights. */
export const says = messages("imposed", {
  loadOfAnnex:
    "Category {category}: {q_k} kN/m² and {Q_k} kN, as the annex has them‹ (q_k_kN_m2 and Q_k_kN not given)›.",
  belowAnnex: "q_k = {given} kN/m² is below {q_k} kN/m², the value of the annex for category {category}.",
  notTogether: "q_k and Q_k do not act together (6.2.1(3), 6.3.1.2(3)).",
  psiOfReduction: "alpha with psi_0 = {psi_0} of the category.",
  fewStoreys: "Two storeys and fewer are not reduced (6.3.1.2(11)).",
  noReduction: "The annex has no reduction for category {category}: 1.",
  onPlan: "On the plan of the roof, and on an area of 10 m².",
  axles: "Q_k is an axle of two wheels.",
  withoutFactor: "alpha_n is not to be used together with psi_0 of the same action (6.3.1.2(11), 3.3.2(2)P).",
  slopes: "Weights are those on the plan.",
});

/** Why they cannot be calculated. */
export const refuse = messages("imposedInput", {
  ofAnnex: "uniform load; that of category {category} is not known under this annex",
  floors: "floors of categories A to D, and roofs H (6.3.1.2(10))",
  storeys: "categories A to D (6.3.1.2(11))",
  notRead: "the annex's rule is not known: give the reduced load as q_k_kN_m2",
  partitions: "for heavier ones give a line load where they are (6.3.1.2(8))",
  partitionFloors: "floors",
  roofs: "roofs of category H",
  layer: "material, gamma_kN_m3 or g_kN_m2",
  thickness: "thickness of the layer",
  material: "must be a material of Annex A; it is {given}",
  materialNear: "must be a material of Annex A; it is {given} (did you mean {near}?)",
  ribs: "distance and width of ribs together",
  wideRibs: "the distance of the ribs",
  weighed: "layers with a thickness",
});
