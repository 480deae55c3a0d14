import { parameter } from "../basis/parameter.ts";

/**
 * Every nationally determined parameter that a check uses, with its clause and the value the Eurocode recommends.
 * The files of the countries list what deviates, and nothing else.
 */
export const EN = {
  "EN 1993-1-1": {
    gamma_M0: parameter("6.1(1)", "resistance of cross-sections", 1),
    gamma_M1: parameter("6.1(1)", "resistance of members to instability", 1),
    gamma_M2: parameter(
      "6.1(1)",
      "cross-sections in tension to fracture",
      (_f_y: number, _f_u: number) => 1.25,
      "1.25",
    ),
    strength_table: parameter(
      "3.2.1(1)",
      "nominal strengths by Table 3.1 or by the product standard",
      "en-1993-1-1" as "en-1993-1-1" | "product-standard",
    ),
  },
  "EN 1993-1-8": {
    gamma_M2: parameter("2.2(2), Table 2.1", "bolts, rivets, pins, welds and plates in bearing", 1.25),
    gamma_M3: parameter("2.2(2), Table 2.1", "slip resistance at the ultimate limit state (category C)", 1.25),
    gamma_M3_ser: parameter("2.2(2), Table 2.1", "slip resistance at the serviceability limit state (category B)", 1.1),
    gamma_M5: parameter("2.2(2), Table 2.1", "joints in hollow section lattice girders", 1),
    gamma_M6_ser: parameter("2.2(2), Table 2.1", "pins at the serviceability limit state", 1),
    gamma_M7: parameter("2.2(2), Table 2.1", "preload of high strength bolts", 1.1),
    gamma_Mu: parameter("no clause: SN015, SN018, SCI P358", "tying resistance by the published guides, with f_u", 1.1),
    beta_w: parameter(
      "4.5.3.2(6), Table 4.1",
      "correlation factor of fillet welds",
      { S235: 0.8, S275: 0.85, S355: 0.9, S420: 1, S460: 1 } as Readonly<
        Record<"S235" | "S275" | "S355" | "S420" | "S460", number>
      >,
      "S235: 0.8, S275: 0.85, S355: 0.9, S420 and S460: 1.0",
    ),
  },
} as const;

/** Editions of the standards the recommended values are taken from. */
export const editionsOfEN: Readonly<Record<string, string>> = {
  "EN 1990": "2002+A1:2005",
  "EN 1992-1-1": "2004+A1:2014",
  "EN 1993-1-1": "2005+A1:2014",
  "EN 1993-1-5": "2006",
  "EN 1993-1-8": "2005",
  "EN 1993-1-9": "2005",
  "EN 1995-1-1": "2004+A1:2008+A2:2014",
  "EN 1998-1": "2004+A1:2013",
};
