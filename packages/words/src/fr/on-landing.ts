import type { paper } from "../en/paper.ts";
import type { texts as first } from "../nl/on-landing.ts";
import type { OfGlance, Translation } from "../words.ts";

// What the landing page says up to its verdict: the meanings of its fields, the verdict, the section.

export const rooms = {
  paper: {
    passed: "Vérifié",
    notPassed: "Non vérifié",
    notVerified: "Aucune vérification faite",
    calculated: "Calculé, sans vérification",
    governs: "dimensionnant",
  } satisfies Pick<Translation<{ paper: typeof paper }>["paper"], OfGlance>,
  sectionPicture: {
    title: "Section {name}",
  },
};

// biome-ignore format: one text a row
export const texts = {
  "profile of the catalogue, in any spelling": "profilé du catalogue",
  "length of the member": "longueur de la barre",
  "axial force, compression positive; default 0": "effort normal, compression positive ; par défaut 0",
  "greatest moment about y; tee: positive compresses the flange; default 0": "moment maximal autour de y ; profilé en T : positif comprime la semelle ; par défaut 0",
  "S235 to S460, with the names of the product standards; default S355": "nuance d'acier, S235 à S460, avec les noms des normes de produits ; par défaut S355",
  rolled: "laminé",
  welded: "soudé",
  "hot-finished": "fini à chaud",
  "cold-formed": "formé à froid",
  "own dimensions": "dimensions propres",
  "own dimensions, EN 1090-2": "dimensions propres, EN 1090-2",
  "own dimensions, EN 10210-2": "dimensions propres, EN 10210-2",
  "own dimensions, EN 10219-2": "dimensions propres, EN 10219-2",
  "cut from EN 10365": "découpé dans EN 10365",
  "cut from EN 10365:2017": "découpé dans EN 10365:2017",
} satisfies Record<keyof typeof first, string>;
