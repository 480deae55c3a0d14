import { greatIsSafe, parameter, smallIsSafe } from "../basis/parameter.ts";
import {
  type ByImportance,
  type ByType,
  type GroundTable,
  type HazardEditions,
  recommendedSpectra,
  type Seismicity,
  type VerticalPeriods,
  type Zone,
} from "./earthquake-types.ts";

/** The nationally determined parameters of earthquakes, with the values EN 1998 recommends; they come with who calculates by it. */
export const earthquake = {
  "EN 1998-1": {
    spectra: parameter<ByType<GroundTable>>(
      "3.2.2.2(2)P, Tables 3.2 and 3.3",
      "soil factor and corner periods by type of spectrum and ground",
      recommendedSpectra,
    ),
    a_vg_over_a_g: greatIsSafe(
      parameter<ByType<number> | number>(
        "3.2.2.3(1)P, Table 3.4",
        "vertical over horizontal ground acceleration by type of spectrum",
        { 1: 0.9, 2: 0.45 },
      ),
    ),
    vertical_periods: parameter<ByType<VerticalPeriods>>(
      "3.2.2.3(1)P, Table 3.4",
      "corner periods of the vertical spectrum",
      { 1: { T_B: 0.05, T_C: 0.15, T_D: 1 }, 2: { T_B: 0.05, T_C: 0.15, T_D: 1 } },
    ),
    zones: parameter<Readonly<Record<string, Zone>> | null>(
      "3.2.1(1)",
      "reference ground acceleration by zone; without zones agR is read from the national map",
      null,
    ),
    hazard_editions: parameter<HazardEditions | null>(
      "3.2.1(1)",
      "editions of the annex with zones, and with a map in place of zones",
      null,
    ),
    seismicity: parameter<Seismicity | null>("3.2.1(4), (5)P", "limits of low and very low seismicity, in g", {
      low: { a_g: 0.08, a_g_S: 0.1 },
      veryLow: { a_g: 0.04, a_g_S: 0.05 },
    }),
    beta: greatIsSafe(parameter("3.2.2.5(4)P", "lower bound factor of the horizontal design spectrum", 0.2)),
    gamma_I: parameter<ByImportance | number>("4.2.5(5)P", "importance factor by importance class", {
      1: 0.8,
      2: 1,
      3: 1.2,
      4: 1.4,
    }),
    nu: greatIsSafe(
      parameter<ByImportance | number>(
        "4.4.3.2(2)",
        "reduction of the earthquake for damage limitation, by importance class",
        { 1: 0.5, 2: 0.5, 3: 0.4, 4: 0.4 },
      ),
    ),
    q_DCL: smallIsSafe(
      parameter("5.3.3(1), 6.1.2(1), 7.1.2(1), 8.1.3(1)", "behaviour factor of low-dissipative structures", 1.5),
    ),
    q_timber_max: parameter<Readonly<Record<"DCM" | "DCH", number>>>(
      "8.3(1)P, Table 8.1",
      "greatest behaviour factor of timber by ductility class",
      { DCM: 2.5, DCH: 5 },
    ),
    q_masonry: parameter<Readonly<Record<"unreinforced" | "confined" | "reinforced", number>>>(
      "9.3(4), Table 9.1",
      "behaviour factor of masonry",
      { unreinforced: 1.5, confined: 2, reinforced: 2.5 },
    ),
    a_g_urm: parameter(
      "9.3(3)",
      "greatest a_g S with unreinforced masonry, m/s²; 0.20 g",
      0.2 * 9.81,
      "0.20 g = 1.962 m/s²",
    ),
  },
} as const;
