import { greatIsSafe, parameter, smallIsSafe } from "../basis/parameter.ts";
import type { Accompanying, ByClass, BySafetyClass, Expression, Psi, PsiOfSnow } from "./actions.ts";

/** EN 1990, apart from the other standards: a page that forms no combinations loads none of it. Its check brings it. */
export const combinations = {
  "EN 1990": {
    expression: parameter<Expression>("A1.3.1(1)", "combinations of STR where the request says nothing", "6.10"),
    expressions: parameter<readonly Expression[]>("A1.3.1(1)", "combinations of STR that may be used", [
      "6.10",
      "6.10a-6.10b",
      "6.10a-permanent-only",
    ]),
    gamma_G_sup: parameter<ByClass>("A1.3.1(1), Table A1.2(B)", "unfavourable permanent actions, STR", 1.35),
    gamma_G_inf: smallIsSafe(parameter<ByClass>("A1.3.1(1), Table A1.2(B)", "favourable permanent actions, STR", 1)),
    gamma_Q: parameter<ByClass>("A1.3.1(1), Table A1.2(B)", "unfavourable variable actions, STR", 1.5),
    xi: greatIsSafe(
      parameter<ByClass>("A1.3.1(1), Table A1.2(B)", "reduction of unfavourable permanent actions in 6.10b", 0.85),
    ),
    K_FI: greatIsSafe(
      parameter<ByClass>("B3.3(1), Table B3", "factor of the consequence class", { CC1: 0.9, CC2: 1, CC3: 1.1 }),
    ),
    gamma_d: parameter<BySafetyClass | null>("A1.3.1(1)", "factor of the safety class on unfavourable actions", null),
    gamma_P: parameter("A1.3.1(1), EN 1992-1-1 2.4.2.2", "prestress, persistent and transient situations", 1),
    gamma_G_sup_EQU: parameter("A1.3.1(1), Table A1.2(A)", "unfavourable permanent actions, EQU", 1.1),
    gamma_G_inf_EQU: smallIsSafe(parameter("A1.3.1(1), Table A1.2(A)", "favourable permanent actions, EQU", 0.9)),
    gamma_Q_EQU: parameter("A1.3.1(1), Table A1.2(A)", "unfavourable variable actions, EQU", 1.5),
    psi_accidental: parameter<Accompanying>(
      "A1.3.2(1), Table A1.3",
      "leading variable action of accidental situations",
      {
        wind: "psi_1",
        others: "psi_1",
      },
    ),
    psi_fire: parameter<Accompanying>("EN 1991-1-2 4.3.1(2)", "leading variable action in fire", {
      wind: "psi_2",
      others: "psi_2",
    }),
    psi_A: greatIsSafe(
      parameter<Psi>(
        "A1.2.2(1), Table A1.1",
        "psi_0, psi_1, psi_2 of category A, domestic and residential areas",
        [0.7, 0.5, 0.3],
      ),
    ),
    psi_B: greatIsSafe(
      parameter<Psi>("A1.2.2(1), Table A1.1", "psi_0, psi_1, psi_2 of category B, office areas", [0.7, 0.5, 0.3]),
    ),
    psi_C: greatIsSafe(
      parameter<Psi>("A1.2.2(1), Table A1.1", "psi_0, psi_1, psi_2 of category C, congregation areas", [0.7, 0.7, 0.6]),
    ),
    psi_D: greatIsSafe(
      parameter<Psi>("A1.2.2(1), Table A1.1", "psi_0, psi_1, psi_2 of category D, shopping areas", [0.7, 0.7, 0.6]),
    ),
    psi_E: greatIsSafe(
      parameter<Psi>("A1.2.2(1), Table A1.1", "psi_0, psi_1, psi_2 of category E, storage areas", [1, 0.9, 0.8]),
    ),
    psi_F: greatIsSafe(
      parameter<Psi>(
        "A1.2.2(1), Table A1.1",
        "psi_0, psi_1, psi_2 of category F, traffic areas, vehicles up to 30 kN",
        [0.7, 0.7, 0.6],
      ),
    ),
    psi_G: greatIsSafe(
      parameter<Psi>(
        "A1.2.2(1), Table A1.1",
        "psi_0, psi_1, psi_2 of category G, traffic areas, vehicles from 30 kN to 160 kN",
        [0.7, 0.5, 0.3],
      ),
    ),
    psi_H: greatIsSafe(parameter<Psi>("A1.2.2(1), Table A1.1", "psi_0, psi_1, psi_2 of category H, roofs", [0, 0, 0])),
    psi_snow: greatIsSafe(
      parameter<PsiOfSnow>("A1.2.2(1), Table A1.1", "psi_0, psi_1, psi_2 of snow up to 1000 m", [0.5, 0.2, 0]),
    ),
    psi_snow_high: greatIsSafe(
      parameter<PsiOfSnow>("A1.2.2(1), Table A1.1", "psi_0, psi_1, psi_2 of snow above 1000 m", [0.7, 0.5, 0.2]),
    ),
    psi_wind: greatIsSafe(parameter<Psi>("A1.2.2(1), Table A1.1", "psi_0, psi_1, psi_2 of wind", [0.6, 0.2, 0])),
    psi_temperature: greatIsSafe(
      parameter<Psi>("A1.2.2(1), Table A1.1", "psi_0, psi_1, psi_2 of temperature, not fire", [0.6, 0.5, 0]),
    ),
    psi_rain: parameter<Psi | null>("A1.2.2(1), Table A1.1", "psi_0, psi_1, psi_2 of rain water", null),
  },
} as const;
