import { messages } from "../../basis/message.ts";

/** What is said of pads and strips. */
export const says = messages("concreteFoundation", {
  padHasLength: "of a pad, along y",
  stripPerMetre: "a strip is calculated per metre of its length",
  ofPads: "pads, on which a column stands",
  ofStrips: "strips, on which a wall stands",
  alongStrip: "moments and forces along a strip are not calculated",
  sidesOrDiameter: "c_1_mm and c_2_mm, or diameter_mm",
  insideBase: "to the edge of the foundation",
  lifted: "the least weight of the foundation must hold it down",
  pulled:
    "The column pulls: shear and punching upwards, the anchorage of top bars and of the bars into the column are not verified.",
  wallIsStrip: 'must be "strip": a wall is given, and no column',
  weightAlone: "No load is given: with its own weight alone the foundation is not verified.",
  topples: "is beyond what is calculated: the force lies {e} mm from the middle, beyond 0.48 of the side of {side} mm",
  firstGeneration: "must be left out with foundations: they are calculated by the first generation only",
  barsInWords: 'must be equal bars in one layer, in words: "Ø16-150", or "12Ø16"',
  depthOrCover: "cover_mm, or d_y_mm and d_z_mm",
  coverOfEnds: "cover_mm, for the ends of the bars",
  plainHasNone: "a foundation without reinforcement has no bars",
  designWithCases: "must be given with load cases: design the bars for the greatest actions, then verify them",
  noBarsFit:
    "cannot be designed: no bottom bars of 10 to 32 mm, 50 to 250 mm apart, straight or bent up, pass in bending, shear, punching and anchorage; the foundation must be thicker, or its concrete stronger",
  designAssumed: "No bars are given: they are designed‹ (design)›.",
  designedBars: "{mark}: bottom bars {bars} along {way} are designed.",
  designedHooks: "{mark}: the ends of the bars are bent up, as straight ones are too short.",
  ownWeight:
    "The foundation weighs {concrete} kN/m³{soil}; its weight counts with {most} where it is unfavourable, with {least} where it is favourable‹ (concrete_kN_m3, soil_mm, gamma_G)›.",
  soilOnTop: ", the {depth} mm of soil on it {density} kN/m³",
  linearPressure: "The foundation is rigid: the pressure of the ground is a plane, without tension‹ (pressure)›.",
  gap: "A part of the base of {share} % is not pressed: the pressure is solved without tension.",
  farForce:
    "The force lies more than a third of the side from the middle: EN 1997-1 6.5.4 asks for special precautions.",
  integral: "the pressure beyond the section, less the weight",
  momentOfEnd: "the pressure between the edge and x, about the line of N_Ed (Figure 9.13)",
  netAtColumn: "pressure under the middle of the column, less the weight",
  evenBars: "The bars lie evenly across the foundation.",
  squareColumn: "A circular column bends the foundation as the square of its area.",
  faceOfWall: "The moment of a wall of masonry is verified 0.15 of its thickness inside its face.",
  barsEndEarly:
    "Bars along {way} end less than l_bd + d behind the section at d: they are not counted in its shear resistance (Figure 6.3).",
  topBars:
    "At the side of {way} that is lifted the weight bends the foundation upwards by {M} kNm: top bars are not given‹ (bars_top_y, bars_top_z)›.",
  plainTop:
    "At the side of {way} that is lifted the weight bends the foundation upwards by {M} kNm: the concrete carries it without top bars, up to {M_Rd} kNm (12.3.1)‹ (bars_top_y, bars_top_z)›.",
  notLifted: "the foundation is not bent upwards there",
  momentAlone: "A moment without a vertical force: punching by it alone is not verified (6.4.3(3) needs V_Ed).",
  oneSidedColumn:
    "The column stands near an edge: punching along a line that is open to the edge is not verified (6.4.4(2)).",
  annexPunching:
    "The national annex {annex} has rules of its own for punching in foundations (6.4.4): it is not verified.",
  bearingUnknown: "The resistance of the ground is not given: bearing is not verified‹ (sigma_Rd_kN_m2, R_d_kN)›.",
  groundAlone:
    "Settlement, overall stability, and the resistance of the ground by EN 1997-1 annex D are not calculated; bearing is held against the resistance that is given.",
  sliding: "Horizontal forces are given: sliding on the ground (EN 1997-1 6.5.3) is not verified‹ (sliding)›.",
  oneOfSliding: "must have R_d_kN or delta_d_deg, one of them",
  leastForce:
    "Sliding is held with N_Ed as it is given and the least weight: a least N_Ed with the same horizontal force is a load case of its own.",
  aboveCover: "the thickness less the cover",
  footMoments: "Moments at the foot, and what pulls in the bars into the column, are verified with the column.",
  cracksOpen: "Crack widths of the foundation are not verified.",
  alongUnknown: "Bars along the strip are not given: 9.3.1.1(2) asks for {least} per metre‹ (bars_y)›.",
  plainSimple: "h/a ≥ 2 is used in place of (12.13), as 12.9.3(1) allows.",
  plainActs: "Foundation without reinforcement: 12.9.3.",
});
