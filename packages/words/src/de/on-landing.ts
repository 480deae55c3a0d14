import type { paper } from "../en/paper.ts";
import type { texts as first } from "../nl/on-landing.ts";
import type { OfGlance, Translation } from "../words.ts";

// What the landing page says up to its verdict: the meanings of its fields, the verdict, the section.

export const rooms = {
  paper: {
    passed: "Nachweis erfüllt",
    notPassed: "Nachweis nicht erfüllt",
    notVerified: "Nicht nachgewiesen",
    calculated: "Berechnet, kein Nachweis geführt",
    governs: "maßgebend",
  } satisfies Pick<Translation<{ paper: typeof paper }>["paper"], OfGlance>,
  sectionPicture: {
    title: "Querschnitt {name}",
  },
};

// biome-ignore format: one text a row
export const texts = {
  "profile of the catalogue, in any spelling": "Profil aus dem Katalog",
  "length of the member": "Länge des Bauteils",
  "axial force, compression positive; default 0": "Normalkraft, Druck positiv; Vorgabe 0",
  "greatest moment about y; tee: positive compresses the flange; default 0": "größtes Moment um y; T-Profil: positiv drückt den Flansch; Vorgabe 0",
  "S235 to S460, with the names of the product standards; default S355": "Stahlsorte, S235 bis S460, mit den Namen der Produktnormen; Vorgabe S355",
  rolled: "gewalzt",
  welded: "geschweißt",
  "hot-finished": "warmgefertigt",
  "cold-formed": "kaltgefertigt",
  "own dimensions": "eigene Maße",
  "own dimensions, EN 1090-2": "eigene Maße, EN 1090-2",
  "own dimensions, EN 10210-2": "eigene Maße, EN 10210-2",
  "own dimensions, EN 10219-2": "eigene Maße, EN 10219-2",
  "cut from EN 10365": "geschnitten aus EN 10365",
  "cut from EN 10365:2017": "geschnitten aus EN 10365:2017",
} satisfies Record<keyof typeof first, string>;
