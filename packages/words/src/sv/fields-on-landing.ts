import type { texts as first } from "../nl/fields-on-landing.ts";

// What the fields on the landing page mean.

// biome-ignore format: one text a row
export const texts = {
  "profile of the catalogue, in any spelling": "profil i katalogen",
  "length of the member": "elementets längd",
  "axial force, compression positive; default 0": "normalkraft, tryck positivt; förval 0",
  "greatest moment about y; tee: positive compresses the flange; default 0": "största moment kring y; T-profil: positivt trycker flänsen; förval 0",
  "S235 to S460, with the names of the product standards; default S355": "stålsort, S235 till S460, med produktstandardernas namn; förval S355",
} satisfies Record<keyof typeof first, string>;
