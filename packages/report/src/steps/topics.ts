import type { names } from "@x/words/en/topics";

// What the clauses of a derivation are about, for its headings.

export type Topic = keyof typeof names.topics;
/** What a part of a derivation belongs to, beside its subject. */
export type Part = keyof typeof names.parts | "fire";

type Rules = readonly (readonly [clauses: RegExp, topic: Topic])[];

const rules: Readonly<Record<string, Rules>> = {
  "EN 1990": [[/./, "combinations"]],
  "EN 1991-1-1": [[/./, "imposed"]],
  "EN 1991-1-3": [[/./, "snow"]],
  "EN 1991-1-4": [[/./, "wind"]],
  "EN 1991-1-5": [[/./, "temperature"]],
  "EN 1992-1-1": [
    [/^(3\.1\.[2356]|3\.1\.7|3\.1\.9|3\.2|2\.4|Table 3\.1|Annex C)/, "material"],
    [/^(B\.1|Annex B|3\.1\.4|5\.8\.4)/, "creep"],
    [/^5\.2/, "loads"],
    [/^5\.8\.[23]/, "slenderness"],
    [/^5\.8\.[5678]/, "second"],
    [/^5\.8\.9/, "biaxial"],
    [/^6\.1/, "section"],
    [/^6\.2/, "shear"],
    [/^6\.4/, "punching"],
    [/^6\.7/, "loadedArea"],
    [/^(5\.1\.2|12\.9)/, "ground"],
    [/^(4\.4|8|9)/, "detailing"],
  ],
  "EN 1992-1-2": [[/./, "fire"]],
  "EN 1993-1-1": [
    [/^(3|Table 3)/, "material"],
    [/^(5\.[56]|Table 5)/, "classification"],
    [/^6\.2\.2\.5/, "effective"],
    [/^6\.2\.[1-5]/, "section"],
    [/^6\.2\.6/, "shear"],
    [/^6\.2\.7/, "torsion"],
    [/^6\.2\.(8|9|10)/, "interaction"],
    [/^(6\.3\.1|Table 6\.[12]$|BB)/, "buckling"],
    [/^(6\.3\.2|Table 6\.[3-6])/, "lateral"],
    [/^(6\.3\.3|Annex [AB]|Table [AB])/, "together"],
    [/^7/, "deflection"],
  ],
  "EN 1993-1-5": [
    [/^4/, "effective"],
    [/^(5|7|Annex A|A\.3)/, "shear"],
  ],
  "EN 1993-1-8": [
    [/^(3\.13|Table 3\.(9|10))/, "pin"],
    [/^3\.10/, "tearing"],
    [/^3\.12/, "group"],
    [/^(3|Table 3)/, "bolts"],
    [/^(4|Table 4)/, "weld"],
    [/^(1\.5|Figure)/, "geometry"],
    [/^(5\.1\.5|7|Table 7)/, "hollow"],
    [/^(5|6\.3|Table 6\.(10|11|12))/, "stiffness"],
    [/^6\.4/, "rotation"],
    [/^6\.2\.6\.1/, "columnWebShear"],
    [/^6\.2\.6\.2/, "columnWebCompression"],
    [/^6\.2\.6\.3/, "columnWebTension"],
    [/^6\.2\.6\.7/, "beamFlange"],
    [/^6\.2\.6\.8/, "beamWeb"],
    [/^(6\.2\.4|6\.2\.6\.[456]|Table 6\.[24-6])/, "tStub"],
    [/^6\.2\.2\([1-5]\)/, "shear"],
    [/^(6\.2\.5|6\.2\.6\.(9|10|11|12)|6\.2\.8|6\.2\.2|Table 6\.7)/, "foundation"],
    [/^6\.2\.7\.2/, "rows"],
    [/^6\.2\.3/, "weld"],
    [/^6\.2/, "joint"],
  ],
  "EN 1993-1-9": [
    [/^(3|7|Table 8|8\.3|Figure 7)/, "curve"],
    [/^A/, "damage"],
    [/^(5|6|8|Annex)/, "equivalent"],
  ],
  "EN 1993-2": [[/./, "equivalent"]],
  "EN 1995-1-1": [
    [/^(2\.4\.3|8|NCI)/, "joint"],
    [/^A/, "tearing"],
    [/^(2\.3|2\.4|3|6\.6|Table 3)/, "factors"],
    [/^6\.1\.5|^6\.2\.2/, "bearing"],
    [/^6\.1\.7/, "shear"],
    [/^6\.1\.8/, "torsion"],
    [/^6\.3\.2/, "buckling"],
    [/^6\.3\.3/, "lateral"],
    [/^6\.4/, "tapered"],
    [/^6\.5/, "notch"],
    [/^6/, "section"],
    [/^7\.3/, "vibration"],
    [/^(2\.2|7)/, "deflection"],
  ],
  "EN 1995-1-2": [[/./, "fire"]],
  "EN 1998-1": [
    [/^(3|4\.2\.5|Table 3)/, "hazard"],
    [/^(5|6|7|8|9)/, "behaviour"],
    [/^4\.3\.3\.2\.[12]/, "period"],
    [/^4\.3\.3\.2\.3/, "storeys"],
    [/^(4\.3\.3\.2\.4|4\.3\.2|4\.3\.3\.3\.3)/, "twist"],
    [/^4\.3\.3\.3/, "modal"],
    [/^4\.3\.3\.5/, "hazard"],
    [/^4\.(3\.4|4)/, "drift"],
  ],
};

/** The topic of a clause, written in full: `EN 1993-1-1 6.3.1.2(1), (6.49)`. */
export function topicOf(clause: string): Topic | undefined {
  const [, standard = "", rest = ""] = /^(EN [\d-]*\d)[ ,]*(.*)$/.exec(clause) ?? [];
  return rules[standard]?.find(([pattern]) => pattern.test(rest.split(",")[0]?.trim() ?? ""))?.[1];
}
