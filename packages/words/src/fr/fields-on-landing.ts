import type { texts as first } from "../nl/fields-on-landing.ts";

// What the fields on the landing page mean.

// biome-ignore format: one text a row
export const texts = {
  "profile of the catalogue, in any spelling": "profilé du catalogue",
  "length of the member": "longueur de la barre",
  "axial force, compression positive; default 0": "effort normal, compression positive ; par défaut 0",
  "greatest moment about y; tee: positive compresses the flange; default 0": "moment maximal autour de y ; profilé en T : positif comprime la semelle ; par défaut 0",
  "S235 to S460, with the names of the product standards; default S355": "nuance d'acier, S235 à S460, avec les noms des normes de produits ; par défaut S355",
} satisfies Record<keyof typeof first, string>;
