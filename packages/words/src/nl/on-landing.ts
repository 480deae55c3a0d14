import type { paper } from "../en/paper.ts";
import type { OfGlance, Translation } from "../words.ts";

// What the landing page says up to its verdict: the meanings of its fields, the verdict, the section.

export const rooms = {
  paper: {
    passed: "Voldoet",
    notPassed: "Voldoet niet",
    notVerified: "Niet getoetst",
    calculated: "Berekend, niets getoetst",
    governs: "is maatgevend",
  } satisfies Pick<Translation<{ paper: typeof paper }>["paper"], OfGlance>,
  sectionPicture: {
    title: "Doorsnede {name}",
  },
};

// biome-ignore format: one text a row
export const texts = {
  "profile of the catalogue, in any spelling": "profiel uit de catalogus",
  "length of the member": "lengte van de staaf",
  "axial force, compression positive; default 0": "normaalkracht, druk positief; standaard 0",
  "greatest moment about y; tee: positive compresses the flange; default 0": "grootste moment om y; T-profiel: positief drukt de flens; standaard 0",
  "S235 to S460, with the names of the product standards; default S355": "staalsoort, S235 tot S460, met de namen van de productnormen; standaard S355",
  rolled: "gewalst",
  welded: "gelast",
  "hot-finished": "warmvervaardigd",
  "cold-formed": "koudgevormd",
  "own dimensions": "eigen afmetingen",
  "own dimensions, EN 1090-2": "eigen afmetingen, EN 1090-2",
  "own dimensions, EN 10210-2": "eigen afmetingen, EN 10210-2",
  "own dimensions, EN 10219-2": "eigen afmetingen, EN 10219-2",
  "cut from EN 10365": "gesneden uit EN 10365",
  "cut from EN 10365:2017": "gesneden uit EN 10365:2017",
};
