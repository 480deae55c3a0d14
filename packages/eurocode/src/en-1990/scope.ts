import { no, partly, type Scope, tables, yes } from "../basis/scope.ts";

export const scope: Scope = {
  "EN 1990": [
    partly("6.4.2", "Verification of equilibrium and strength", "limits of effects that the request gives"),
    yes("6.4.3.2", "Combinations for persistent and transient situations", "(6.10), (6.10a) and (6.10b); fatigue: no"),
    yes("6.4.3.3", "Combinations for accidental situations", "and fire, EN 1991-1-2 4.3.1"),
    yes("6.4.3.4", "Combinations for seismic situations"),
    partly("6.5.1", "Verification of serviceability", "limits of effects that the request gives"),
    yes("6.5.3", "Combinations for serviceability"),
    tables(yes("A1.2.2", "Values of psi", "buildings")),
    tables(partly("A1.3.1", "Design values of actions", "EQU and STR, sets A and B; GEO, set C: no")),
    tables(yes("A1.3.2", "Accidental and seismic situations")),
    no("A1.4", "Limits of deformations", "given as limits"),
    no("A2", "Bridges"),
    yes("B3.3", "Factor K_FI", "and the factors of safety classes"),
    no("C", "Reliability analysis"),
    no("D", "Design assisted by testing"),
  ],
};
