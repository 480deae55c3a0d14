import { no, partly, type Scope, yes } from "../basis/scope.ts";

export const scope: Scope = {
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
    partly("6.1.2", "Ductility class and behaviour factor of low-dissipative steel", "factor only"),
    partly("6.3.2", "Behaviour factor of steel", "factor only"),
    partly("7.3.2", "Behaviour factor of composite", "factor only"),
    partly("8.3", "Behaviour factor of timber", "factor only"),
    partly("9.3", "Behaviour factor of masonry", "factor only"),
  ],
};
