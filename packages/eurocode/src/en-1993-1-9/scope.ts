import { partly, type Scope, tables, yes } from "../basis/scope.ts";

export const scope: Scope = {
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
    partly("6.8.6.2", "Studs: lambda_v of road bridges", "spans up to 100 m, recommended values"),
    partly("6.8.7.2", "Studs: interaction of direct and shear stress", "ranges in the flange of a composite beam"),
  ],
};
