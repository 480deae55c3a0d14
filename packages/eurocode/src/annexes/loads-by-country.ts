import { type Choice, confirmed, oneSource, unconfirmed } from "../basis/parameter.ts";
import type { Deviation } from "./annex.ts";
import { addStandard } from "./index.ts";
import type { Drifts, ImposedCategory, ImposedLoad, ImposedLoads } from "./load-types.ts";
import { loads } from "./loads.ts";
import type { CountryCode } from "./names.ts";
import { says } from "./says.ts";
import { carriedOver } from "./se.ts";

// EN 1991: what each country decides. Where an annex's table was not read, its values are left out, and asked for.

type Known = Partial<Record<ImposedCategory, readonly [q_k: number | null, Q_k: number | null]>>;

const unknown: ImposedLoad = { q_k: null, Q_k: null };
const ofTable =
  (known: Known): ImposedLoads =>
  (category) => {
    const found = known[category];
    return found ? { q_k: found[0], Q_k: found[1] } : unknown;
  };
/** The roof by its slope, the others as the table has them. */
const withRoof =
  (known: Known, roof: (slope: number) => ImposedLoad): ImposedLoads =>
  (category, slope) =>
    category === "H" ? roof(slope) : ofTable(known)(category, slope);

const dutch = withRoof(
  {
    "A-floor": [1.75, 3],
    "A-stairs": [2, 3],
    "A-balcony": [2.5, 3],
    B: [2.5, 3],
    C1: [4, 3],
    C2: [4, 7],
    C3: [5, 7],
    C4: [5, 7],
    C5: [5, 7],
    D1: [4, 7],
    D2: [4, 7],
  },
  (slope) => ({ q_k: slope <= 15 ? 1 : slope < 20 ? 4 - 0.2 * slope : 0, Q_k: 1.5 }),
);
const german = ofTable({
  "A-floor": [2, 1],
  "A-stairs": [3, 2],
  "A-balcony": [4, 2],
  B: [2, 2],
  C1: [3, 4],
  C2: [4, 4],
  C3: [5, 4],
  C4: [5, 7],
  C5: [5, 4],
  D1: [2, 2],
  D2: [5, 4],
  E1: [6, 7],
  F: [2.5, 20],
  H: [0, 1],
});
const british = withRoof({ "A-floor": [1.5, 2], B: [2.5, 2.7], D1: [4, 3.6], D2: [4, 3.6] }, (slope) => ({
  q_k: slope < 30 ? 0.6 : slope < 60 ? (0.6 * (60 - slope)) / 30 : 0,
  Q_k: 0.9,
}));
const swedish = ofTable({
  "A-floor": [2, 2],
  "A-stairs": [2, 2],
  "A-balcony": [3.5, 2],
  B: [2.5, 3],
  C1: [2.5, 3],
  C2: [2.5, 3],
  C3: [3, 3],
  C4: [4, 4],
  C5: [5, 4.5],
  D1: [4, 4],
  D2: [5, 7],
  E1: [5, 7],
  H: [0.4, 1],
});
/** Slopes of 15 %. */
const frenchTerrace = 8.531;
const french = withRoof(
  {
    "A-floor": [1.5, 2],
    "A-stairs": [2.5, 2],
    "A-balcony": [3.5, 2],
    B: [2.5, 4],
    C1: [2.5, 3],
    C2: [4, 4],
    C3: [4, 4],
    C4: [5, 7],
    C5: [5, 4.5],
    D1: [5, 5],
    D2: [5, 7],
    E1: [7.5, 7],
    F: [2.3, 15],
    G: [5, 90],
  },
  (slope) => ({ q_k: slope <= frenchTerrace ? 1 : 0, Q_k: 1.5 }),
);

/** The parts have annexes of their own: their editions stand with the parameters. */
const ofAllParts: Readonly<Record<CountryCode, Deviation<"EN 1991">>> = {
  NL: { edition: "NEN-EN 1991/NB" },
  DE: { edition: "DIN EN 1991/NA" },
  UK: { edition: "NA to BS EN 1991" },
  SE: { edition: carriedOver },
  FR: { edition: "NF EN 1991/NA" },
};

const ofImposedLoads: Readonly<Record<CountryCode, Deviation<"EN 1991-1-1">>> = {
  NL: {
    edition: "NEN-EN 1991-1-1+C1:2011/NB:2019",
    choices: {
      imposed: confirmed(
        dutch,
        "NB to 6.3.1.2(1), table NB.1 - 6.2, as the Vademecum of the TU Delft and the open Dutch calculation sheets of OpenAEC have it; other categories are left out",
        "A floors 1.75, stairs 2.0, balconies 2.5 (3 kN); B 2.5 (3 kN); C1 4.0 (3 kN), C2 4.0, C3 to C5 5.0 (7 kN); D 4.0 (7 kN); H 1.0 up to 15°, 4 - 0.2 alpha up to 20°, 0 beyond, on 10 m² (1.5 kN)",
      ),
      alpha_A: unconfirmed(
        null,
        "NB to 6.3.1.2(10), own rule that is not covered here: give the reduced load",
        "not known here",
      ),
      alpha_n: unconfirmed(
        null,
        "NB to 6.3.1.2(11), own rule that is not covered here: give the reduced load",
        "not known here",
      ),
    },
  },
  DE: {
    edition: "DIN EN 1991-1-1/NA:2010-12 and A1:2015-05",
    choices: {
      imposed: oneSource(
        german,
        "NA, table 6.1DE; general knowledge: A floors as A3, with transverse distribution 1.5 (A2); B as B1",
        "A floors 2.0 (A3; A2 1.5), stairs 3.0, balconies 4.0; B1 2.0; C1 3.0, C2 4.0, C3 to C5 5.0; D1 2.0, D2 5.0; E1.2 6.0; F 2.5; H a man of 1 kN",
      ),
      alpha_A: oneSource(
        (category: string, _psi_0: number, A: number) =>
          "AB".includes(category.charAt(0))
            ? Math.min(1, 0.5 + 10 / A)
            : "CDE".includes(category.charAt(0))
              ? Math.min(1, 0.7 + 10 / A)
              : null,
        "NA, NDP to 6.3.1.2(10); general knowledge",
        "A, B: 0.5 + 10/A; C to E: 0.7 + 10/A; not above 1",
      ),
      alpha_n: oneSource(
        (category: string, _psi_0: number, n: number) => ("AB".includes(category.charAt(0)) ? 0.7 + 0.6 / n : null),
        "NA, NDP to 6.3.1.2(11); general knowledge",
        "A, B: 0.7 + 0.6/n",
      ),
    },
  },
  UK: {
    edition: "NA to BS EN 1991-1-1:2002",
    choices: {
      imposed: oneSource(
        british,
        "NA, tables NA.3, NA.5 and NA.7, as an open UK program has them, H as SCI P399 reproduces it; other categories are left out",
        "A1 1.5 (2 kN); B1 2.5 (2.7 kN); D 4.0 (3.6 kN); H 0.6 below 30°, 0.6 (60 - alpha)/30 up to 60°, 0 beyond (0.9 kN)",
      ),
      alpha_A: oneSource(
        (_category: string, _psi_0: number, A: number) => Math.max(0.75, 1 - A / 1000),
        "NA, NA.2.5; general knowledge",
        "1 - A/1000, not below 0.75",
      ),
      alpha_n: oneSource(
        (_category: string, _psi_0: number, n: number) => (n <= 5 ? 1.1 - n / 10 : n <= 10 ? 0.6 : 0.5),
        "NA, NA.2.6; general knowledge",
        "1.1 - n/10 up to 5 storeys, 0.6 up to 10, 0.5 beyond",
      ),
    },
  },
  SE: {
    edition: carriedOver,
    warning: says.loadsOfSweden,
    choices: {
      imposed: oneSource(
        swedish,
        "carried over from EKS, section C, Table C-1; general knowledge",
        "A floors and stairs 2.0, balconies 3.5; B 2.5; C1, C2 2.5, C3 3.0, C4 4.0, C5 5.0; D1 4.0, D2 5.0; E1 5.0; H 0.4",
      ),
    },
  },
  FR: {
    edition: "NF EN 1991-1-1/NA:2004",
    choices: {
      imposed: oneSource(
        french,
        "NA, clause 6.3.1.2(1)P and Table 6.2; general knowledge",
        "A floors 1.5, stairs 2.5, balconies 3.5; B 2.5; C1 2.5, C2, C3 4.0, C4, C5 5.0; D 5.0; E1 7.5; F 2.3; G 5.0; H 1.0 up to a slope of 15 %, 0 beyond",
      ),
      alpha_A: oneSource(
        (category: string, _psi_0: number, A: number) =>
          ["A", "B", "C3", "D1", "F"].includes(category) ? Math.min(1, 0.77 + 3.5 / A) : null,
        "NA to 6.3.1.2(10); general knowledge, and 0.77 + 3.5/A in an open-source French program",
        "A, B, C3, D1, F: 0.77 + 3.5 m²/A, not above 1",
      ),
      alpha_n: oneSource(
        (category: string, _psi_0: number, n: number) =>
          category === "A" ? 0.5 + 1.36 / n : category === "B" || category === "F" ? 0.7 + 0.8 / n : null,
        "NA to 6.3.1.2(11); general knowledge",
        "A: 0.5 + 1.36/n; B, F: 0.7 + 0.8/n",
      ),
    },
  },
};

/** q of DIN EN 1991-1-3/NA. */
const german_q = (A: number): number => ((A + 140) / 760) ** 2;
const german_1 = (A: number): number => Math.max(0.65, 0.19 + 0.91 * german_q(A));
const german_2 = (A: number): number => Math.max(0.85, 0.25 + 1.91 * german_q(A));
const german_3 = (A: number): number => Math.max(1.1, 0.31 + 2.91 * german_q(A));

/** Of the lee slope of a duopitch roof. */
const swedish_mu_4 = (slope: number): number =>
  slope <= 20 ? 0.8 + (0.3 * slope) / 20 : slope < 60 ? (1.1 * (60 - slope)) / 40 : 0;

const french_s = (s_200: number, s_Ad?: number) => ({
  s_k: (A: number): number =>
    s_200 + (A <= 200 ? 0 : A <= 500 ? A / 1000 - 0.2 : A <= 1000 ? (1.5 * A) / 1000 - 0.45 : (3.5 * A) / 1000 - 2.45),
  ...(s_Ad === undefined ? {} : { s_Ad }),
});

const zonesByNumber = (numbers: readonly number[], s_k: (zone: number, A: number) => number) =>
  Object.fromEntries(numbers.map((zone) => [String(zone), { s_k: (A: number) => s_k(zone, A) }]));

const sections = "sections 5 and 6";
/** What the standard itself has of an annex that does not speak of it. */
const withoutAnnexB: Choice<Drifts> = {
  value: "clauses",
  confidence: "inherits EN",
  source:
    "note to 1.1(4): Annex B is used where the national annex allows it; nothing is known here that this one does",
  reads: sections,
};

const ofSnow: Readonly<Record<CountryCode, Deviation<"EN 1991-1-3">>> = {
  NL: {
    edition: "NEN-EN 1991-1-3+C1:2011/NB:2011",
    choices: {
      s_k_everywhere: confirmed(
        0.7,
        "NB to 4.1(1): 0.7 kN/m² everywhere; general knowledge and Dutch design programs agree",
      ),
      drifts: withoutAnnexB,
      C_e: oneSource({ windswept: 1, normal: 1, sheltered: 1 }, "NB to 5.2(7): C_e = 1.0; general knowledge agrees"),
    },
  },
  DE: {
    edition: "DIN EN 1991-1-3/NA:2019-04",
    choices: {
      snow_map: confirmed(
        {
          highest: 1500,
          zones: {
            "1": { s_k: german_1 },
            "1a": { s_k: (A: number) => 1.25 * german_1(A) },
            "2": { s_k: german_2 },
            "2a": { s_k: (A: number) => 1.25 * german_2(A) },
            "3": { s_k: german_3 },
          },
        },
        "NA, equations NA.1 to NA.3; German design pages agree; above 1500 m the authority decides (NDP to 1.1(2), as baunormenlexikon.de shows it)",
        "q = ((A + 140)/760)²; 1: 0.19 + 0.91 q >= 0.65; 2: 0.25 + 1.91 q >= 0.85; 3: 0.31 + 2.91 q >= 1.10; 1a, 2a: 1.25 times; up to 1500 m",
      ),
      C_e: unconfirmed({ windswept: 1, normal: 1, sheltered: 1 }, "NA, NDP to 5.2(7): C_e = 1.0; general knowledge"),
      drifts: confirmed(
        "clauses",
        "note to 1.1(4), and NA, NDP to 2(4): drifts are not exceptional under it, as the contents of baunormenlexikon.de have it",
        sections,
      ),
      C_esl: oneSource(2.3, "NA, NDP to 4.3(1), in the north German lowlands; general knowledge"),
      abutting: confirmed(
        { least: 0.8, most: 2.4, ofSum: true, above: 0.5 },
        "NA, NDP to 5.3.6(1), equations NA.4 and NA.5, as baunormenlexikon.de shows them; general knowledge agrees",
        "0.8 <= mu_w + mu_s <= 2.4, mu_w <= gamma h/s_k - mu_s, steps above 0.5 m",
      ),
    },
  },
  UK: {
    edition: "NA to BS EN 1991-1-3:2003+A1:2015",
    choices: {
      snow_map: confirmed(
        {
          highest: 1500,
          zones: zonesByNumber(
            [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5],
            (Z, A) => 0.15 + (0.1 * Z + 0.05) + (A - 100) / 525,
          ),
        },
        "NA, equation NA.1 with its corrigendum of 2007 (A - 100), and eurocode.us",
        "(0.15 + (0.1 Z + 0.05)) + (A - 100)/525",
      ),
      C_e: oneSource({ windswept: 1, normal: 1, sheltered: 1 }, "NA, NA.2.15: C_e = 1.0, in the help of SCIA Engineer"),
      drifts: confirmed(
        "annex-B",
        "NA, NA.2.2 and NA.2.3: case B2, drifts by Annex B, as AD 484 of the SCI explains",
        "Annex B",
      ),
      swept_slope: confirmed(
        {
          left: 0,
          other: (slope: number) =>
            slope <= 15
              ? 0.8
              : slope <= 30
                ? 0.8 + (0.4 * (slope - 15)) / 15
                : slope < 60
                  ? (1.2 * (60 - slope)) / 30
                  : 0,
        },
        "NA, NA.2.13, NA.2.18 and Figure NA.3: all snow removed from one slope (AD 484 of the SCI); 1.2 at 30° (kingspanpanels.com)",
        "nothing on one slope; on the other 0.8 up to 15°, 0.8 + 0.4 (alpha - 15)/15 up to 30°, 1.2 (60 - alpha)/30 up to 60°",
      ),
      mu_3_max: unconfirmed(null, "NA: own shapes of curved roofs that are not covered here", "not known here"),
    },
  },
  SE: {
    edition: carriedOver,
    warning: says.loadsOfSweden,
    choices: {
      snow_map: confirmed(
        { zones: zonesByNumber([1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5], (zone) => zone) },
        "carried over from EKS, section C: the zone of the municipality is the value",
        "the zone is s_k in kN/m²",
      ),
      drifts: withoutAnnexB,
      // the page of Boverket on duopitch roofs: the model of EN must not be applied, for its factors are too low; mu_1 and mu_4 are
      swept_slope: oneSource(
        {
          left: 1,
          other: (slope: number, held: boolean) => swedish_mu_4(held ? Math.min(slope, 22.5) : slope),
        },
        "carried over from EKS, section C, 1.1.3, 12a §, in place of Figure 5.3, as Boverket explains; values of mu_4 as Träguiden has them",
        "mu_1 on the swept slope; on the other mu_4 = 0.8 + 0.3 alpha/20 up to 20°, 1.1 (60 - alpha)/40 up to 60°, with snow guards that of 22.5° beyond",
      ),
    },
  },
  FR: {
    edition: "NF EN 1991-1-3/NA:2007 and A1:2011",
    choices: {
      snow_map: oneSource(
        {
          highest: 2000,
          zones: {
            A1: french_s(0.45),
            A2: french_s(0.45, 1),
            B1: french_s(0.55, 1),
            B2: french_s(0.55, 1.35),
            C1: french_s(0.65),
            C2: french_s(0.65, 1.35),
            D: french_s(0.9, 1.8),
            E: {
              s_k: (A: number): number =>
                1.4 +
                (A <= 200
                  ? 0
                  : A <= 500
                    ? (1.5 * A) / 1000 - 0.3
                    : A <= 1000
                      ? (3.5 * A) / 1000 - 1.3
                      : (7 * A) / 1000 - 4.8),
            },
          },
        },
        "NA, clause 4.1 and its map; general knowledge agrees; conditions of exceptional snow as a French summary of the annex has them",
        "A1, A2 0.45; B1, B2 0.55; C1, C2 0.65; D 0.90; E 1.40 at 200 m; + A/1000 - 0.20 to 500 m, 1.5 A/1000 - 0.45 to 1000, 3.5 A/1000 - 2.45 to 2000; E: 1.5 A/1000 - 0.30, 3.5 A/1000 - 1.30, 7 A/1000 - 4.80; s_Ad: A2, B1 1.00; B2, C2 1.35; D 1.80",
      ),
      drifts: confirmed(
        "clauses",
        "note to 1.1(4), and NA to A(1): case A or B1, without exceptional drifts, as a French summary has it; a project may prescribe case B3, which it gives in own_annex",
        sections,
      ),
      C_e: unconfirmed(
        { windswept: 1, normal: 1, sheltered: 1.25 },
        "NA to 5.2(7): 1.25 where neighbours keep the wind away, otherwise 1.0; general knowledge",
      ),
      flat_roof_water: oneSource(
        (percent: number) => (percent <= 3 ? 0.2 : percent <= 5 ? 0.1 : 0),
        "NA to 5.2(6); general knowledge agrees",
        "0.2 kN/m² up to a slope of 3 %, 0.1 up to 5 %",
      ),
    },
  },
};

const frenchTurbulence = (z_0: number): number => 1 - 2e-4 * (Math.log10(z_0) + 3) ** 6;

const ofWind: Readonly<Record<CountryCode, Deviation<"EN 1991-1-4">>> = {
  NL: {
    edition: "NEN-EN 1991-1-4+A1+C2:2011/NB:2019",
    choices: {
      wind_map: confirmed(
        { I: 29.5, II: 27, III: 24.5 },
        "NB to 4.2(1)P, table NB.1; general knowledge and the printed pressures agree",
      ),
      terrains: confirmed(
        { coast: { z_0: 0.005, z_min: 1 }, open: { z_0: 0.2, z_min: 4 }, "built-up": { z_0: 0.5, z_min: 7 } },
        "NB to 4.3.2(1), table NB.3; the ends of table NB.4 (0.48 and 2.65 kN/m², kvt-online.nl) follow from them",
        "coast: z_0 = 0.005, z_min = 1; open: z_0 = 0.2, z_min = 4; built-up: z_0 = 0.5, z_min = 7",
      ),
      probability_shape: confirmed(
        { I: 0.2, II: 0.234, III: 0.281 },
        "NB to 4.2(2)P note 4, table NB.2, as the help of SCIA Engineer has it; a Dutch calculation of zone II agrees",
        "I 0.2, II 0.234, III 0.281",
      ),
      walls: oneSource(
        {
          A: { c_pe_10: [-1.2, -1.2, -1.2], c_pe_1: [-1.4, -1.4, -1.4] },
          B: { c_pe_10: [-0.8, -0.8, -0.8], c_pe_1: [-1.1, -1.1, -1.1] },
          C: { c_pe_10: [-0.5, -0.5, -0.5], c_pe_1: [-0.5, -0.5, -0.5] },
          D: { c_pe_10: [0.8, 0.8, 0.8], c_pe_1: [1, 1, 1] },
          E: { c_pe_10: [-0.7, -0.5, -0.5], c_pe_1: [-0.7, -0.5, -0.5] },
        },
        "NB to 7.2.2(2), table NB.6 - 7.1, as the open Dutch calculation sheets of OpenAEC have it; general knowledge agrees",
        "c_pe,10 at h/d 5 / 1 / 0.25: A -1.2; B -0.8; C -0.5; D +0.8; E -0.7 / -0.5 / -0.5; c_pe,1: A -1.4; B -1.1; D +1.0",
      ),
    },
  },
  DE: {
    edition: "DIN EN 1991-1-4/NA:2010-12",
    choices: {
      wind_map: confirmed(
        { "1": 22.5, "2": 25, "3": 27.5, "4": 30 },
        "NA, Figure NA.A.1; the pressures 0.32, 0.39, 0.47, 0.56 of German design pages follow from them",
      ),
      terrains: oneSource(
        {
          I: { z_0: 0.01, z_min: 2 },
          II: { z_0: 0.05, z_min: 4 },
          III: { z_0: 0.3, z_min: 8 },
          IV: { z_0: 1.05, z_min: 16 },
          inland: { z_0: 0.05, z_min: 7 },
          coast: { z_0: 0.05, z_min: 4 },
          islands: { z_0: 0.01, z_min: 2 },
        },
        "NA, Table NA.B.1 and NA.B.3.3; general knowledge",
        "z_min: I 2, II 4, III 8, IV 16, inland 7, coast 4, islands 2",
      ),
      pressure_profiles: oneSource(
        {
          I: power([2, 1.9, 0], [300, 2.6, 0.19]),
          II: power([4, 1.7, 0], [300, 2.1, 0.24]),
          III: power([8, 1.5, 0], [300, 1.6, 0.31]),
          IV: power([16, 1.3, 0], [300, 1.1, 0.4]),
          inland: power([7, 1.5, 0], [50, 1.7, 0.37], [300, 2.1, 0.24]),
          coast: power([4, 1.8, 0], [50, 2.3, 0.27], [300, 2.6, 0.19]),
          islands: { ...power([2, 1.1, 0], [300, 1.5, 0.19]), absolute: true },
        },
        "NA, Table NA.B.2 and NA.B.3.3 (equations NA.B.1 to NA.B.8); general knowledge agrees",
        "I 1.9 q_b to 2 m, 2.6 q_b (z/10)^0.19; II 1.7 to 4, 2.1 (z/10)^0.24; III 1.5 to 8, 1.6 (z/10)^0.31; IV 1.3 to 16, 1.1 (z/10)^0.40; inland 1.5 to 7, 1.7 (z/10)^0.37 to 50, 2.1 (z/10)^0.24; coast 1.8 to 4, 2.3 (z/10)^0.27 to 50, 2.6 (z/10)^0.19; islands 1.1 kN/m² to 2, 1.5 (z/10)^0.19",
      ),
      high_sites: oneSource(
        (altitude: number) => (altitude <= 800 ? 1 : 0.2 + altitude / 1000),
        "NA, NA.A.2(2): 10 % for each 100 m above 800 m, up to 1100 m; general knowledge",
        "1 up to 800 m, 0.2 + A/1000 up to 1100 m",
      ),
      walls: oneSource(
        {
          A: { c_pe_10: [-1.4, -1.2, -1.2], c_pe_1: [-1.7, -1.4, -1.4] },
          B: { c_pe_10: [-0.8, -0.8, -0.8], c_pe_1: [-1.1, -1.1, -1.1] },
          C: { c_pe_10: [-0.5, -0.5, -0.5], c_pe_1: [-0.7, -0.5, -0.5] },
          D: { c_pe_10: [0.8, 0.8, 0.7], c_pe_1: [1, 1, 1] },
          E: { c_pe_10: [-0.5, -0.5, -0.3], c_pe_1: [-0.7, -0.5, -0.5] },
        },
        "NA, Table NA.1; general knowledge",
        "c_pe,10 at h/d 5 / 1 / 0.25: A -1.4 / -1.2 / -1.2; B -0.8; C -0.5; D +0.8 / +0.8 / +0.7; E -0.5 / -0.5 / -0.3; c_pe,1: A -1.7 / -1.4 / -1.4; B -1.1; C -0.7 / -0.5 / -0.5; D +1.0; E -0.7 / -0.5 / -0.5",
      ),
    },
  },
  UK: {
    edition: "NA to BS EN 1991-1-4:2005+A1:2010",
    choices: {
      terrains: confirmed(
        null,
        "NA, NA.2.11: c_r and c_e by Figures NA.3 to NA.8, which are not computed here",
        "give q_p_kN_m2",
      ),
      altitude_factor: confirmed(true, "NA, NA.2.5, equations NA.2a and NA.2b, as designforms.net has them"),
      rho: oneSource(1.226, "NA, NA.2.18, in an open UK program; general knowledge agrees"),
      pressures_of_EN: oneSource(
        false,
        "NA, NA.2.25 to NA.2.28 have own coefficients for some walls and roofs that are not covered here; those of EN are used",
      ),
    },
  },
  SE: {
    edition: carriedOver,
    warning: says.loadsOfSweden,
    choices: {
      peak_factor: confirmed(
        6,
        "carried over from EKS, section C, chapter 1.1.4, 7 §: 2 k_p with k_p = 3, on the pages of Boverket; general knowledge agrees",
      ),
    },
  },
  FR: {
    edition: "NF EN 1991-1-4/NA:2008 and A1 to A3",
    choices: {
      wind_map: confirmed(
        { "1": 22, "2": 24, "3": 26, "4": 28 },
        "NA to 4.2(1)P, Figure 4.3(NA), and an open-source French program",
      ),
      terrains: oneSource(
        {
          "0": { z_0: 0.005, z_min: 1 },
          II: { z_0: 0.05, z_min: 2 },
          IIIa: { z_0: 0.2, z_min: 5 },
          IIIb: { z_0: 0.5, z_min: 9 },
          IV: { z_0: 1, z_min: 15 },
        },
        "NA, Table 4.1(NA); general knowledge agrees",
        "0: z_0 = 0.005, z_min = 1; II: z_0 = 0.05, z_min = 2; IIIa: z_0 = 0.2, z_min = 5; IIIb: z_0 = 0.5, z_min = 9; IV: z_0 = 1, z_min = 15",
      ),
      k_I: oneSource(
        frenchTurbulence,
        "NA to 4.4(1), case 1, c_o = 1; general knowledge agrees",
        "1 - 0.0002 (log10 z_0 + 3)^6",
      ),
      rho: confirmed(1.225, "NA to 4.5(1), and an open-source French program"),
    },
  },
};

function power(...parts: readonly (readonly [to: number, factor: number, exponent: number])[]) {
  return { parts: parts.map(([to, factor, exponent]) => ({ to, factor, exponent })) };
}

const notRead: Deviation<"EN 1991-1-5"> = { warning: says.temperatureNotRead };
const ofTemperature: Readonly<Record<CountryCode, Deviation<"EN 1991-1-5">>> = {
  NL: notRead,
  DE: notRead,
  UK: notRead,
  SE: notRead,
  FR: notRead,
};

/** For whoever calculates loads: the first page does not. */
export function addLoads(): void {
  addStandard("EN 1991", loads["EN 1991"], ofAllParts);
  addStandard("EN 1991-1-1", loads["EN 1991-1-1"], ofImposedLoads);
  addStandard("EN 1991-1-3", loads["EN 1991-1-3"], ofSnow);
  addStandard("EN 1991-1-4", loads["EN 1991-1-4"], ofWind);
  addStandard("EN 1991-1-5", loads["EN 1991-1-5"], ofTemperature);
}
