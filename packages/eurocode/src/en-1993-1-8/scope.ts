import { partly, type Scope, tables, yes } from "../basis/scope.ts";

export const scope: Scope = {
  "EN 1993-1-8": [
    yes("1.5", "Symbols: geometry of hollow section joints"),
    yes("2", "Basis", "eccentricities by the published guides"),
    tables(yes("3.1", "Bolts 4.6 to 10.9, M5 to M64")),
    tables(yes("3.4", "Categories A to E")),
    yes("Table 3.3", "Spacing (3.5)", "also of steel exposed to weather; EN 10025-5 unprotected: no"),
    yes("3.6", "Single fasteners", "rivets and injection bolts: no"),
    yes("3.7", "Groups of fasteners"),
    yes("3.8", "Long joints"),
    yes("3.9", "Slip-resistant connections"),
    yes(
      "3.10",
      "Holes: block tearing, angles by one leg",
      "gusset plates with the effective width and buckling length of published guides",
    ),
    yes(
      "3.12",
      "Distribution of forces in a group",
      "elastic and plastic in plane; elastic out of plane, about the centroid",
    ),
    yes("3.13", "Pins"),
    yes("Table 3", "Resistances, distances, factors"),
    yes("Figure 3.11", "Bending of a pin"),
    yes("4.3.2.2", "Intermittent fillet welds"),
    yes("4.5", "Fillet welds", "directional and simplified, continuous and intermittent"),
    yes("4.7", "Butt welds", "full and partial penetration, T-butt joints"),
    yes("4.9", "Distribution of forces in a weld group"),
    yes("4.10", "Unstiffened flanges"),
    yes("4.11", "Long welds"),
    yes("5.1", "Global analysis: stiffness in use"),
    yes("5.2", "Classification by stiffness and strength"),
    yes("5.3", "Transformation parameter"),
    yes(
      "6.2",
      "Components, end plates, welded joints, column bases; prying (3.11)",
      "two rows outside the tension flange and four bolts in a row by Demonceau et al. (2010), not confirmed; column bases about the major axis, and about both with a row of two anchors outside each flange, by equilibrium",
    ),
    yes("6.3", "Rotational stiffness"),
    yes("6.4", "Rotation capacity"),
    yes("Table 6", "T-stubs, lever arms, stiffness coefficients"),
    yes("Figure 6", "Geometry, alpha of stiffened flanges"),
    yes(
      "7",
      "Hollow section joints",
      "T, Y, X, K, N, KT of CHS and RHS, plates; T, Y, X, K, N on I and H chords without moments; overlapping KT of RHS: no",
    ),
    yes("Table 7", "Resistances and ranges of validity"),
  ],
  "AISC Manual": [
    partly(
      "part 10",
      "Seats: angles bolted or welded, plates on a welded stiffener",
      "resistances by EN 1993; the support under the seat's moment: the flange of an I-column by 6.2.6, other walls: no",
    ),
    partly(
      "part 15",
      "Brackets on the flange of a column, flat or standing",
      "resistances by EN 1993; standing ones on end plates: no",
    ),
    yes("part 9", "Brackets: buckling of plates that stand out"),
  ],
  "EN 1992-4": [
    partly(
      "7.2.1",
      "Anchors in tension",
      "headed anchors cast in, cracked or uncracked: cone, head, blow-out, splitting by the assessment's distances or by reinforcement, which is assumed; supplementary reinforcement: no",
    ),
    partly("7.2.2", "Anchors in shear", "concrete edge and pry-out of the same anchors; steel by EN 1993-1-8 6.2.2"),
    yes("7.2.3", "Anchors in tension and shear"),
  ],
};
