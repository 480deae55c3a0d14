import { parameter } from "../basis/parameter.ts";

/**
 * Every nationally determined parameter that a check uses, with its clause and the value the Eurocode recommends.
 * The files of the countries list what deviates, and nothing else.
 */
export const EN = {
  "EN 1993-1-8": {
    gamma_M2: parameter("2.2(2), Table 2.1", "bolts, rivets, pins, welds and plates in bearing", 1.25),
    gamma_M3: parameter("2.2(2), Table 2.1", "slip resistance at the ultimate limit state (category C)", 1.25),
    gamma_M3_ser: parameter("2.2(2), Table 2.1", "slip resistance at the serviceability limit state (category B)", 1.1),
    gamma_M5: parameter("2.2(2), Table 2.1", "joints in hollow section lattice girders", 1),
    gamma_M6_ser: parameter("2.2(2), Table 2.1", "pins at the serviceability limit state", 1),
    gamma_M7: parameter("2.2(2), Table 2.1", "preload of high strength bolts", 1.1),
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
