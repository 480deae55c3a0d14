import { messages } from "../../basis/message.ts";

/** What is said of built-up members. */
export const says = messages("builtUp", {
  class4:
    "must not be of class 4 here: the shift of its centroid in a built-up member (6.4 with EN 1993-1-5) is not covered",
  modules: "a third of the length: a built-up member has at least three modules (6.4.1(2))",
  laced: "laced members",
  battened: "battened members",
  postsOfN: "lacing N, which has posts",
  lacingOfPlanes: "the lacing of laced members",
  diagonalOfLacing: "the diagonals of the lacing",
  postOfLacing: "the posts of lacing N",
  plateOfBatten: "the plate of a batten: b_mm and t_mm; or I_b_mm4",
  battenOrCloser:
    "the battens: a_mm is above {limit} mm, the greatest distance of closely spaced chords, which are then calculated as battened (Table 6.9)",
  backToBack: "the distance of the centroids of chords that touch",
  nextBatten: "the distance of battens",
  shortDiagonal: "the distance of the chords",
  otherDirection: "must be 0: of built-up members only bending about the free axis is covered (6.4.1)",
  bentClosely:
    "must be 0: bending of closely spaced chords is not covered (6.4.4); give them as a battened member, or as a section",
  starOfAngles: "two equal angles, closely spaced",
  anglesOfLacing: "diagonals of angles",
  ownStiffness: "S_v_kN counts slip and play of the joints.",
  ends: "The ends of the built-up member are pinned and held against twisting; chords are parallel and the same (6.4.1).",
  bow: "The built-up member has a bow of its length over 500 (6.4.1(1)).",
  guideShear:
    "V_Ed with the moment of the loads as in SSB06 of the European guide on single-storey steel buildings: more than (6.70).",
  planes: "Two planes of lacing or battens‹ (n_planes = 2)›.",
  chordAxis: "The weak axis of each chord is parallel to the free axis‹ (chord_axis = z)›.",
  lattice:
    "Diagonals of angles have the greater of their slenderness about v and that of BB.1.2‹ (lattice_web_member)›.",
  joints: "the joints of lacing or battens to the chords are not verified; give their forces to EN 1993-1-8",
  withoutPlate: "battens with I_b_mm4 are not verified: their plate is not known",
  plainPlate: "Battens are verified elastically in bending, at full shear (6.2.8).",
  asOne: "The chords are close enough to count as one section without shear deformation (6.4.4(1), Table 6.9).",
  asBattened:
    "The chords are too far between packing plates for one section: calculated as battened (6.4.4, Table 6.9).",
  torsionOfPair: "torsional-flexural buckling of the closely spaced pair (6.3.1.4) is not verified",
  mostCompressed:
    "Out of the plane of the lacing both chords are verified with twice the force of the one that the loads compress more.",
  anyAction: "an axial force or a moment; 0 counts",
});
