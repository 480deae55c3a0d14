import type { paper } from "../en/paper.ts";
import type { texts as first } from "../nl/on-landing.ts";
import type { OfGlance, Translation } from "../words.ts";

// What the landing page says up to its verdict: the meanings of its fields, the verdict, the section.

export const rooms = {
  paper: {
    passed: "Uppfyllt",
    notPassed: "Inte uppfyllt",
    notVerified: "Inte kontrollerat",
    calculated: "Beräknat, inget kontrollerat",
    governs: "är dimensionerande",
  } satisfies Pick<Translation<{ paper: typeof paper }>["paper"], OfGlance>,
  sectionPicture: {
    title: "Tvärsnitt {name}",
  },
};

// biome-ignore format: one text a row
export const texts = {
  "profile of the catalogue, in any spelling": "profil i katalogen",
  "length of the member": "elementets längd",
  "axial force, compression positive; default 0": "normalkraft, tryck positivt; förval 0",
  "greatest moment about y; tee: positive compresses the flange; default 0": "största moment kring y; T-profil: positivt trycker flänsen; förval 0",
  "S235 to S460, with the names of the product standards; default S355": "stålsort, S235 till S460, med produktstandardernas namn; förval S355",
  rolled: "valsad",
  welded: "svetsad",
  "hot-finished": "varmformad",
  "cold-formed": "kallformad",
  "own dimensions": "egna mått",
  "own dimensions, EN 1090-2": "egna mått, EN 1090-2",
  "own dimensions, EN 10210-2": "egna mått, EN 10210-2",
  "own dimensions, EN 10219-2": "egna mått, EN 10219-2",
  "cut from EN 10365": "skuren ur EN 10365",
  "cut from EN 10365:2017": "skuren ur EN 10365:2017",
} satisfies Record<keyof typeof first, string>;
