import { no, partly, type Scope, tables, yes } from "../basis/scope.ts";

export const scope: Scope = {
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
};
