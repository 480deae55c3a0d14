import { no, partly, type Scope, tables, yes } from "../basis/scope.ts";

export const scope: Scope = {
  "EN 1995-1-1": [
    yes("2", "Basis, k_mod, k_def, partial factors"),
    yes("3", "Materials: solid timber, glulam, LVL"),
    partly("5.2", "Members with reduced cross-sections", "the depth that a notch leaves; other cuts and holes: no"),
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
