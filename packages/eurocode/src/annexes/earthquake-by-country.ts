import { confirmed, oneSource, unconfirmed } from "../basis/parameter.ts";
import type { Deviation } from "./annex.ts";
import { earthquake } from "./earthquake.ts";
import { spectraByGeology, spectraOf2010 } from "./earthquake-types.ts";
import { addStandard } from "./index.ts";
import type { CountryCode } from "./names.ts";
import { says } from "./says.ts";

// EN 1998: what each country decides.

const noCheck = "the order of 22 October 2010 asks for no check.";

const deviations: Readonly<Record<CountryCode, Deviation<"EN 1998-1">>> = {
  NL: {
    absent: says.noneInTheNetherlands,
  },
  DE: {
    edition: "DIN EN 1998-1/NA:2011-01",
    choices: {
      spectra: oneSource(
        spectraByGeology,
        "DIN EN 1998-1/NA:2011-01, the figures of DIN 4149:2005-04, as the Ytong-Silka Baubuch prints its Table 4",
      ),
      a_vg_over_a_g: unconfirmed({ only: 0.7 }, "DIN 4149:2005-04, vertical spectrum; general knowledge"),
      vertical_periods: oneSource(
        { only: { T_B: 0.05, T_C: 0.2, T_D: 2 } },
        "DIN 4149:2005-04 has T_B = 0.05 s on rock and 0.1 s elsewhere (Ytong-Silka Baubuch, Table 4): the least is taken",
      ),
      zones: confirmed(
        {
          "0": {
            a_gR: 0,
            exempt: { classes: [1, 2, 3, 4], why: "Zone 0: DIN EN 1998-1/NA:2011-01 asks for no check." },
          },
          "1": { a_gR: 0.4 },
          "2": { a_gR: 0.6 },
          "3": { a_gR: 0.8 },
        },
        "zone map of DIN EN 1998-1/NA:2011-01 and DIN 4149:2005-04",
      ),
      q_timber_max: oneSource(
        { DCM: 2.5, DCH: 4 },
        "DIN EN 1998-1/NA:2011-01, Table NA.7: at most 1.5, 2.5 and 4.0 in classes DCL, DCM and DCH",
      ),
      hazard_editions: confirmed(
        { zones: 2011, map: 2021 },
        "forewords of DIN EN 1998-1/NA:2011-01 and 2021-07",
        "with zones 2011, with a map 2021",
      ),
      seismicity: oneSource(null, "DIN EN 1998-1/NA:2011-01: zone 0 in place of the limits of 3.2.1(4) and (5)"),
    },
  },
  UK: {
    edition: "NA to BS EN 1998-1:2004",
    warning: says.hazardInTheUnitedKingdom,
  },
  SE: {
    absent: says.noneInSweden,
  },
  FR: {
    edition: "NF EN 1998-1/NA:2013-12 and order of 22 October 2010",
    choices: {
      spectra: confirmed(spectraOf2010, "order of 22 October 2010, article 4 II d"),
      a_vg_over_a_g: confirmed({ 1: 0.9, 2: 0.8 }, "order of 22 October 2010, article 4 II c"),
      vertical_periods: confirmed(
        { 1: { T_B: 0.15, T_C: 0.4, T_D: 2 }, 2: { T_B: 0.03, T_C: 0.2, T_D: 2.5 } },
        "order of 22 October 2010, article 4 II c",
      ),
      zones: confirmed(
        {
          "1": { a_gR: 0.4, spectrum: 2, exempt: { classes: [1, 2, 3, 4], why: `Zone 1: ${noCheck}` } },
          "2": {
            a_gR: 0.7,
            spectrum: 2,
            exempt: { classes: [1, 2], why: `Importance classes 1 and 2 in zone 2: ${noCheck}` },
          },
          "3": { a_gR: 1.1, spectrum: 2, exempt: { classes: [1], why: `Importance class 1: ${noCheck}` } },
          "4": { a_gR: 1.6, spectrum: 2, exempt: { classes: [1], why: `Importance class 1: ${noCheck}` } },
          "5": { a_gR: 3, spectrum: 1, exempt: { classes: [1], why: `Importance class 1: ${noCheck}` } },
        },
        "order of 22 October 2010; progineer.fr and metaletech.com agree",
      ),
      seismicity: oneSource(
        null,
        "the zones of the order of 22 October 2010 in place of the limits of 3.2.1(4) and (5)",
      ),
      nu: confirmed({ 1: 0.4, 2: 0.4, 3: 0.4, 4: 0.4 }, "order of 22 October 2010, article 2 IV"),
      a_g_urm: confirmed(2, "order of 22 October 2010, article 4 V: a_g S up to 2 m/s²"),
    },
  },
};

/** For whoever calculates by EN 1998: the first page does not. */
export function addEarthquake(): void {
  addStandard("EN 1998-1", earthquake["EN 1998-1"], deviations);
}
