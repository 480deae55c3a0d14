import { formulasOf } from "../../basis/formula.ts";
import { rulesOf } from "../../basis/rule.ts";
import { says } from "./says.ts";

export const standard = "EN 1993-1-8:2024";
export const formula = formulasOf("EN 1993-1-8:2024");

const summary = "one summary of the changes with its formulas";
const none = "no source shows that it is unchanged";

export const rules = rulesOf(standard, "EN 1993-1-8:2005", {
  bearing: {
    clause: "bearing of bolts",
    was: "Table 3.4",
    sureness: "B",
    source: summary,
    what: says.bearing,
    touches: ["bolt-bearing", "hole-clearance"],
    gives: ["alpha_b", "F_b_Rd_kN"],
  },
  highStrength: {
    clause: "bearing of bolts",
    sureness: "C",
    source: "two readings of where it begins; from S460 is taken",
    what: says.highStrength,
    touches: ["bolt-bearing"],
    gives: ["k_m"],
    together: true,
  },
  holes: {
    clause: "bearing of bolts",
    was: "Table 3.4",
    sureness: "C",
    source: none,
    what: says.holes,
    touches: ["bolt-bearing"],
    gives: [],
    kept: true,
  },
  punching: {
    clause: "bolts in tension",
    was: "Table 3.4",
    sureness: "B",
    source: summary,
    what: says.punching,
    touches: ["punching-shear"],
    gives: [],
    kept: true,
  },
  distances: {
    clause: "distances of bolts",
    was: "Table 3.3",
    sureness: "B",
    source: summary,
    what: says.distances,
    touches: ["spacing-", "ply-buckling", "hole-"],
    gives: [],
    kept: true,
  },
  welds: {
    clause: "fillet welds",
    was: "4.5",
    sureness: "B",
    source: summary,
    what: says.welds,
    touches: [""],
    gives: [],
    kept: true,
  },
});
