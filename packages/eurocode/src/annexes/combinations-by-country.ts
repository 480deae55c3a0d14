import { confirmed, oneSource, unconfirmed } from "../basis/parameter.ts";
import type { Psi } from "./actions.ts";
import type { Deviation } from "./annex.ts";
import { combinations } from "./combinations.ts";
import { addStandard } from "./index.ts";
import type { CountryCode } from "./names.ts";
import { says } from "./says.ts";
import { carriedOver } from "./se.ts";

// EN 1990: what each country decides, apart from the other standards as the parameters are.

const citedByProgram = "as an open-source Dutch design program cites it";
const psiOfNetherlands = "NB, table NB.2, in the TeachBooks vademecum of TU Delft and";
const inTwoPrograms = `${psiOfNetherlands} two open-source Dutch programs`;

/** Snow by its characteristic load on the ground. */
const snowOfSweden = (s_k: number): Psi => (s_k >= 3 ? [0.8, 0.6, 0.2] : s_k >= 2 ? [0.7, 0.4, 0.2] : [0.6, 0.3, 0.1]);
const snowOfSwedenReads = "s_k from 3 kN/m²: 0.8, 0.6, 0.2; from 2: 0.7, 0.4, 0.2; below: 0.6, 0.3, 0.1";

const deviations: Readonly<Record<CountryCode, Deviation<"EN 1990">>> = {
  NL: {
    edition: "NEN-EN 1990+A1+A1/C2:2019/NB:2019",
    choices: {
      expression: confirmed("6.10a-6.10b", "NB to A1.3.1, in two open-source Dutch publications"),
      expressions: oneSource(["6.10a-6.10b", "6.10"] as const, `NB to A1.3.1, ${citedByProgram}`),
      gamma_G_sup: oneSource({ CC1: 1.2, CC2: 1.35, CC3: 1.5 }, `NB, table NB.4, 6.10a, ${citedByProgram}`),
      gamma_G_inf: confirmed(0.9, "NB, table NB.4, in a Dutch design program and the TeachBooks vademecum of TU Delft"),
      gamma_Q: confirmed(
        { CC1: 1.35, CC2: 1.5, CC3: 1.65 },
        "NB, table NB.4, in a Dutch design program and the TeachBooks vademecum of TU Delft",
      ),
      xi: confirmed(
        { CC1: 1.1 / 1.2, CC2: 1.2 / 1.35, CC3: 1.3 / 1.5 },
        "NB, table NB.4, 6.10b, in a Dutch design program and the TeachBooks vademecum of TU Delft",
        "6.10b printed as gamma_G 1.10, 1.20, 1.30",
      ),
      K_FI: confirmed(1, "NB, table NB.4: the class is in the factors themselves"),
      psi_A: confirmed([0.4, 0.5, 0.3] as const, inTwoPrograms),
      psi_B: confirmed([0.5, 0.5, 0.3] as const, inTwoPrograms),
      psi_C: confirmed(
        [0.6, 0.7, 0.6] as const,
        `${inTwoPrograms}: psi_0 = 0.6 where a crowd may gather in an emergency (escape routes, stairs), which is taken for all; 0.4 elsewhere`,
      ),
      psi_D: confirmed([0.4, 0.7, 0.6] as const, inTwoPrograms),
      psi_snow: confirmed([0, 0.2, 0] as const, `${psiOfNetherlands} an open-source Dutch design program`),
      psi_snow_high: confirmed(
        [0, 0.2, 0] as const,
        `${psiOfNetherlands} an open-source Dutch design program: one row of snow at any height`,
      ),
      psi_wind: confirmed([0, 0.2, 0] as const, `${psiOfNetherlands} an open-source Dutch design program`),
      psi_temperature: oneSource([0, 0.5, 0] as const, "NB, table NB.2, in the TeachBooks vademecum of TU Delft"),
      psi_rain: oneSource([0, 0, 0] as const, "NB, table NB.2, in the TeachBooks vademecum of TU Delft"),
      psi_accidental: unconfirmed({ wind: "psi_1", others: "psi_2" } as const, "NB to A1.3.2; general knowledge"),
      psi_fire: unconfirmed(
        { wind: "psi_1", others: "psi_2" } as const,
        "NB to EN 1991-1-2 4.3.1(2); general knowledge",
      ),
    },
  },
  DE: {
    edition: "DIN EN 1990/NA:2010-12",
    choices: {
      expressions: oneSource(["6.10"] as const, "DIN EN 1990/NA to A1.3.1, as German design programs apply it"),
      K_FI: oneSource(1, "DIN EN 1990/NA: annex B is not applied"),
      psi_fire: oneSource({ wind: "psi_1", others: "psi_2" } as const, "DIN EN 1991-1-2/NA, NDP to 4.3.1(2)"),
    },
  },
  UK: {
    edition: "NA to BS EN 1990:2002+A1:2005",
    choices: {
      expressions: oneSource(["6.10", "6.10a-6.10b"] as const, "NA to BS EN 1990, NA.2.2.3"),
      xi: confirmed(0.925, "NA to BS EN 1990, Table NA.A1.2(B), as SCI P364 uses it and an open-source program has it"),
      psi_H: unconfirmed([0.7, 0, 0] as const, "NA to BS EN 1990, Table NA.A1.1; general knowledge"),
      psi_wind: confirmed([0.5, 0.2, 0] as const, "NA to BS EN 1990, Table NA.A1.1, in two open-source programs"),
      psi_fire: oneSource({ wind: "psi_1", others: "psi_1" } as const, "NA to BS EN 1991-1-2, NDP to 4.3.1(2)"),
    },
  },
  SE: {
    edition: carriedOver,
    warning: says.combinationsOfSweden,
    choices: {
      expression: confirmed("6.10a-6.10b", "carried over from EKS, section B, in two open-source Swedish programs"),
      expressions: oneSource(["6.10a-6.10b", "6.10"] as const, "carried over from EKS, section B"),
      xi: confirmed(0.89, "carried over from EKS, section B, in two open-source Swedish programs"),
      K_FI: oneSource(1, "carried over from EKS: gamma_d of the safety class in place of K_FI"),
      gamma_d: confirmed(
        { 1: 0.83, 2: 0.91, 3: 1 },
        "carried over from EKS, section A, in two open-source Swedish programs",
        "safety class 1: 0.83, 2: 0.91, 3: 1.0",
      ),
      psi_snow: confirmed(
        snowOfSweden,
        "carried over from EKS, Table B-1, in two open-source Swedish programs",
        snowOfSwedenReads,
      ),
      psi_snow_high: confirmed(
        snowOfSweden,
        "carried over from EKS, Table B-1, in two open-source Swedish programs",
        snowOfSwedenReads,
      ),
      psi_wind: confirmed(
        [0.3, 0.2, 0] as const,
        "carried over from EKS, Table B-1, in two open-source Swedish programs",
      ),
      psi_accidental: confirmed(
        { wind: "psi_1", others: "psi_1" } as const,
        "EKS 11, section B, 10 §, on the pages of Boverket",
      ),
      psi_fire: confirmed(
        { wind: "psi_1", others: "psi_1" } as const,
        "EKS 11, section B, 10 § and Table B-4a, on the pages of Boverket",
      ),
    },
  },
  FR: {
    edition: "NF EN 1990/NA:2011",
    choices: {
      expressions: confirmed(
        ["6.10"] as const,
        "NF EN 1990/NA to A1.3.1, Table A1.2(B)(NF), as two open-source French programs cite it",
      ),
      K_FI: unconfirmed(1, "NF EN 1990/NA, annex B; general knowledge"),
      psi_accidental: unconfirmed(
        { wind: "psi_1", others: "psi_1" } as const,
        "NF EN 1990/NA to A1.3.2; general knowledge",
      ),
      psi_fire: unconfirmed(
        { wind: "psi_1", others: "psi_1" } as const,
        "NF EN 1991-1-2/NA to 4.3.1(2); general knowledge",
      ),
    },
  },
};

/** For whoever combines actions: the first page does not. */
export const addCombinations = (): void => addStandard("EN 1990", combinations["EN 1990"], deviations);
