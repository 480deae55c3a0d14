/**
 * What of each standard is covered, clause by clause, and what is not. The page docs/scope.md is made from this and from
 * the formulas; a test holds that every clause a formula cites is listed here as covered.
 */
export interface ScopeEntry {
  /** The beginning of the clause numbers it speaks of: `6.3.1` speaks of 6.3.1.2 too. */
  readonly clause: string;
  readonly title: string;
  readonly covered: "yes" | "partly" | "no";
  readonly note?: string;
  /** Covered by values and choices of tables alone; any other entry that is covered needs a formula or requirement. */
  readonly tables?: true;
}

const yes = (clause: string, title: string, note?: string): ScopeEntry => entry(clause, title, "yes", note);
const partly = (clause: string, title: string, note: string): ScopeEntry => entry(clause, title, "partly", note);
const no = (clause: string, title: string, note?: string): ScopeEntry => entry(clause, title, "no", note);

/** What gives values and choices and no formula. */
const tables = (found: ScopeEntry): ScopeEntry => ({ ...found, tables: true });

const entry = (clause: string, title: string, covered: ScopeEntry["covered"], note?: string): ScopeEntry => ({
  clause,
  title,
  covered,
  ...(note === undefined ? {} : { note }),
});

/** By standard; parts that only serve a check (EN 1993-1-5) stand on their own. */
export const scope: Readonly<Record<string, readonly ScopeEntry[]>> = {
  "EN 1993-1-1": [
    yes("3", "Materials", "S235 to S460; Table 3.1 or the product standard; above S460: EN 1993-1-12, refused"),
    no(
      "5.1",
      "Structural modelling, global analysis, imperfections of frames (5.1 to 5.4)",
      "forces are input; second-order effects belong to the frame",
    ),
    yes("5.5", "Classification", "all shapes under their own stress state; class 4 CHS refused (EN 1993-1-6)"),
    yes("Table 5.2", "Limits of c/t"),
    yes("6.1", "Partial factors"),
    yes("6.2.1", "General, linear summation"),
    yes("6.2.2", "Section properties, net areas, effective sections"),
    yes("6.2.3", "Tension", "6.2.3(4) on request"),
    yes("6.2.4", "Compression"),
    yes("6.2.5", "Bending, holes in flanges"),
    yes("6.2.6", "Shear, all shapes"),
    partly("6.2.7", "Torsion", "St Venant and the bimoment of I-sections; the shear of warping torsion is not counted"),
    yes("6.2.8", "Bending and shear"),
    yes("6.2.9", "Bending and axial force", "classes 1 to 4"),
    yes("6.2.10", "Bending, shear and axial force"),
    yes("6.3.1", "Flexural, torsional and flexural-torsional buckling"),
    yes(
      "6.3.2",
      "Lateral-torsional buckling",
      "general, rolled and simplified; M_cr by formulas, where these end by a beam element with warping",
    ),
    yes("6.3.3", "Interaction of bending and compression", "Annex A and Annex B"),
    no("6.3.4", "General method for frames"),
    no("6.4", "Built-up compression members"),
    partly("7", "Serviceability", "deflection of a simply supported member under a uniform load"),
    yes("Table 6", "Buckling curves, k_c"),
    yes("Table A", "Annex A: method 1 and its tables"),
    yes("Annex B", "Method 2"),
    yes("Table B", "Method 2, its tables"),
    no("AB", "Annex AB: additional design provisions"),
    partly("BB", "Annex BB: buckling of components", "BB.1.2, angles as web members of lattices"),
  ],
  "EN 1993-1-5": [
    yes("4", "Plates under direct stress: effective widths", "plate-like behaviour; no longitudinal stiffeners"),
    yes("Table 4", "Effective widths of internal and outstand parts"),
    yes("5", "Shear buckling", "web alone, transverse stiffeners, rigid or non-rigid end posts"),
    yes("Table 5", "Factor of the web"),
    no("6", "Transverse (patch) loading"),
    partly("7", "Interaction", "7.1, shear and bending"),
    yes("8", "Flange induced buckling", "straight girders"),
    partly("9", "Transverse stiffeners", "9.1 and 9.4 where a joint's column web needs them"),
    partly("A", "Annex A: critical stresses", "A.3, shear"),
    no("10", "Reduced stress method"),
  ],
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
    yes("3.10", "Holes: block tearing, angles by one leg"),
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
    yes("4.7", "Butt welds", "full and partial penetration; T-butt joints of 4.7.3: no"),
    yes("4.9", "Distribution of forces in a weld group"),
    yes("4.10", "Unstiffened flanges"),
    yes("4.11", "Long welds"),
    yes("5.1", "Global analysis: stiffness in use"),
    yes("5.2", "Classification by stiffness and strength"),
    yes("5.3", "Transformation parameter"),
    yes(
      "6.2",
      "Components, end plates, welded joints, column bases; prying (3.11)",
      "N_Ed in the beam up to 5 % of N_pl; one row outside the tension flange",
    ),
    yes("6.3", "Rotational stiffness"),
    yes("6.4", "Rotation capacity"),
    yes("Table 6", "T-stubs, lever arms, stiffness coefficients"),
    yes("Figure 6", "Geometry, alpha of stiffened flanges"),
    yes(
      "7",
      "Hollow section joints",
      "T, Y, X, K, N, KT of CHS and RHS, plates; I and H chords: no; overlapping KT of RHS: no",
    ),
    yes("Table 7", "Resistances and ranges of validity"),
  ],
  "EN 1993-1-9": [
    yes("3", "Assessment methods"),
    tables(yes("4", "Stresses: k_1 of lattice joints")),
    yes("5", "Partial factors"),
    yes("6", "Ranges: equivalent ranges, lambda"),
    yes("7.1", "S-N curves", "direct, shear, studs, details with an asterisk"),
    yes("7.2", "Mean stress and size effect"),
    yes("8", "Verification", "(8.1) to (8.3)"),
    yes("Table 8", "Detail categories 8.1 to 8.10"),
    yes("A", "Annex A: counting, damage", "rainflow by ASTM E1049; reservoir: no"),
    tables(partly("B", "Annex B: hot spot stress", "categories of Table B.1; the hot-spot stress is input")),
  ],
  "EN 1993-2": [partly("9.5", "Lambda of road and rail bridges", "recommended values; national lambdas: no")],
  "EN 1994-2": [
    partly("6.8.7.2", "Studs: interaction of direct and shear stress", "ranges in the flange of a composite beam"),
  ],
  "EN 1998-1": [
    yes("3.2", "Ground, zones, spectra", "time histories: no; shape by ground investigation: no"),
    yes("Annex A", "Displacement spectrum"),
    partly("4.2", "Regularity and importance", "regularity is input; importance classes"),
    yes("4.3.3.2", "Lateral force method"),
    yes("4.3.3.3", "Modal response spectrum analysis", "of a stick model in one direction"),
    no("4.3.3.4", "Non-linear methods"),
    yes("4.3.3.5", "Combination of components"),
    yes("4.3.4", "Displacements"),
    yes("4.4.2.2", "Second-order effects"),
    yes("4.4.3", "Damage limitation"),
    partly(
      "5.4.3.2",
      "Confinement of concrete by links",
      "(5.16), (5.17), for the core of a column by EN 1992-1-1 3.1.9",
    ),
    partly("5.2.2.2", "Behaviour factor of concrete", "factor only; detailing of clause 5: no"),
    partly("6.3.2", "Behaviour factor of steel", "factor only"),
    partly("7.3.2", "Behaviour factor of composite", "factor only"),
    partly("8.3", "Behaviour factor of timber", "factor only"),
    partly("9.3", "Behaviour factor of masonry", "factor only"),
  ],
  "EN 1992-1-1": [
    yes("3.1", "Concrete C12 to C90", "strength with age: no; confinement on request"),
    yes("3.2", "Reinforcement", "horizontal or inclined upper branch"),
    yes("Table 3.1", "Strengths and strains"),
    yes("5.2", "Geometric imperfections"),
    yes("5.8.2", "Second-order effects: when they count"),
    yes("5.8.3", "Slenderness, effective lengths", "5.8.3.3, whole buildings: no"),
    yes("5.8.4", "Creep"),
    yes("5.8.6", "General method"),
    yes("5.8.7", "Nominal stiffness"),
    yes("5.8.8", "Nominal curvature"),
    yes("5.8.9", "Biaxial bending", "true surface, and (5.39) beside it"),
    yes("6.1", "Bending with axial force", "any polygon with holes, any bars"),
    yes("6.2", "Shear", "punching and torsion: no"),
    yes("6.7", "Partially loaded areas, for column bases"),
    partly("4.4.1", "Cover", "bond and 10 mm; cover by exposure: no"),
    no("7", "Serviceability: cracks, deflections"),
    tables(partly("8", "Detailing", "spacing of bars; anchorage and laps: no")),
    partly("9.2.2", "Spacing of links that carry shear", "(9.6N)"),
    yes("9.5", "Columns: reinforcement"),
    yes("B", "Annex B: creep"),
  ],
  "EN 1992-1-2": [partly("5.3", "Fire: columns by tables", "method A, Table 5.2a and formula (5.7)")],
  "EN 1992-4": [
    partly(
      "7.2.1",
      "Anchors in tension",
      "headed anchors cast into cracked concrete: cone, head, blow-out; no splitting",
    ),
    partly("7.2.2", "Anchors in shear", "concrete edge and pry-out of the same anchors; steel by EN 1993-1-8 6.2.2"),
    yes("7.2.3", "Anchors in tension and shear"),
  ],
  "EN 1995-1-1": [
    yes("2", "Basis, k_mod, k_def, partial factors"),
    yes("3", "Materials: solid timber, glulam, LVL"),
    yes("6.1", "Stresses in one direction", "circular sections: no"),
    yes("6.2", "Combined stresses"),
    yes("6.3", "Stability of members"),
    yes("6.4", "Tapered, curved and pitched cambered beams"),
    yes("6.5", "Notches"),
    tables(partly("6.6", "System strength", "k_sys as an option")),
    yes("7.2", "Deflections"),
    yes("7.3", "Vibrations of residential floors"),
    no("8", "Connections"),
    no("9", "Components and assemblies"),
  ],
  "EN 1995-1-2": [
    yes("2", "Fire: strengths"),
    yes("3.4", "Charring", "unprotected and protected; one protection for all exposed sides"),
    yes("4.2", "Reduced cross-section", "reduced properties method: no"),
    partly("4.3.1", "Notches in fire", "shear and compression across the grain are disregarded, as it allows"),
  ],
};
