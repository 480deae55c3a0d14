import { messages } from "../../basis/message.ts";

/** What is said of snow. */
export const says = messages("snow", {
  normalTopography: "Normal topography: C_e = {C_e}‹ (topography and C_e not given)›.",
  smallExposure: "C_e = {C_e} is below {least}, the least of the annex (5.2(7)).",
  meltingSnow: "C_t = {C_t}: only where heat through the roof melts the snow at all times, more than 1 W/m²K (5.2(8)).",
  belowCountry: "s_k = {given} kN/m² is below {s_k} kN/m², the value of the annex for the whole country.",
  noHeatLoss: "C_t = 1.0‹ (C_t not given)›.",
  density: "Weight density of snow 2.0 kN/m³‹ (gamma_snow_kN_m3 not given)›.",
  densityOfOverhang: "Snow that overhangs the eave weighs 3.0 kN/m³, 6.3(2)‹ (gamma_snow_kN_m3 not given)›.",
  everywhere: "Snow load on the ground {s_k} kN/m², one value for the whole country‹ (s_k_kN_m2 not given)›.",
  sameSlope: "Both sides have the slope {alpha}°‹ (alpha_2_deg not given)›.",
  twoSpans: "Two spans‹ (n_spans not given)›.",
  noSlide: "No snow slides from the upper roof: its slope is up to 15°‹ (alpha_upper_deg not given)›.",
  halfUpperRoof:
    "Snow slides from a slope of {b_s} m on plan, half of the upper roof‹ (upper_slope_m not given)›; of a monopitch roof it is the whole width.",
  steepValley:
    "The mean slope of the valley is above 60°, where 5.3.4 asks for special consideration: mu_2 = 1.6 is used.",
  uniformValley: "mu_2 acts from ridge to ridge (Figure 5.4).",
  steepCylinder: "Rise over width is above 0.18, which Figure 5.6 was drawn for.",
  peakOfCylinder: "The drifted load is a triangle on each half, its peak in the middle of the half (Figure 5.6).",
  annexOfDrifts:
    "Drifts of this annex are accidental and by Annex B of the standard: calculate them with the exceptional shapes.",
  widthsOfAnnexB:
    "The lower roof is {lower} m wide (b_1 of Figure B2), the taller one {taller} m (b_2 there)‹ (b_2_m and b_1_m)›.",
  flatLowerRoof: "The lower roof is flat‹ (alpha_deg not given)›.",
  greaterOfSlope:
    "On the sloped lower roof the drift is mu_1 at its top and mu_2 at its eaves (Table B1): the greater, mu_2, lies along the whole wall.",
  farObstruction: "The drift is 5 h long‹ (b_1_m not given)›.",
  smallStep: "Under this annex a step of {h} m has no drift.",
  water: "Water on a roof of {slope} %: {s} kN/m² are added.",
  smallExceptional:
    "s_Ad = {s_Ad} kN/m² is not above s_k = {s_k} kN/m²: exceptional snow is more than that of every year.",
  exceptionalSnow: "Exceptional snow on the ground {s_Ad} kN/m², by the zone.",
  lowestValue: "The formula of the zone gives {value} kN/m², which is below zero: 0.",
});

/** Why snow cannot be calculated. */
export const refuse = messages("snowInput", {
  groundSnow: "snow load on the ground; this annex has no map of zones",
  groundSnowOrZone: "snow load on the ground, or zone and altitude_m",
  altitudeOfZone: "altitude of the site",
  unknownZone: "must be a zone of the annex, {zones}; it is {given}",
  highSite: "where the formula of the annex ends; give s_k_kN_m2",
  noZones: "this annex has no zones: give s_k_kN_m2",
  slope: "slope of the roof",
  widthOfRoof: "width of the taller roof",
  widthOfLower: "width of the lower roof",
  widthBehind: "clear width behind the parapet",
  widthOfArc: "width of the cylindrical roof",
  riseOfArc: "rise of the cylindrical roof",
  heightOfStep: "height of the step or obstruction",
  valleys: "widths of the slopes of the valley",
  widthOfDrift: "width of the roofs that snow drifts from into the valley",
  halfCircle: "half of the width: a half circle",
  byAnnexB: "drifts of this annex are by Annex B (2(4)): take {roof}",
  bySection5: "drifts of this annex are by {clause}; it does not allow Annex B (1.1(4), 2(4)): take {roof}",
  ownShapes: "the annex has own shapes for cylindrical roofs (5.3.5), which are not covered: give the load",
  pitchedRoofs: "roofs with a slope",
  heldRoofs: "monopitch, duopitch and multi-span roofs (5.3.2 to 5.3.4)",
  pairsOfSlopes: "roofs with two slopes",
  multiSpans: "multi-span roofs",
  roofsBySection5: "roofs by section 5, not Annex B, which has no C_e and C_t (5.2(3))",
  abutting: "roofs that abut a taller one",
  drifting: "shapes with a step, a parapet, an obstruction, a valley or an arc",
  densityOfDrifts: "drifts by 5.3.6 and 6.2, and snow that overhangs",
  widths: "shapes with that width",
});
