import type { texts as first } from "../nl/fields-on-landing.ts";

// What the fields on the landing page mean.

// biome-ignore format: one text a row
export const texts = {
  "profile of the catalogue, in any spelling": "Profil aus dem Katalog",
  "length of the member": "Länge des Bauteils",
  "axial force, compression positive; default 0": "Normalkraft, Druck positiv; Vorgabe 0",
  "greatest moment about y; tee: positive compresses the flange; default 0": "größtes Moment um y; T-Profil: positiv drückt den Flansch; Vorgabe 0",
  "S235 to S460, with the names of the product standards; default S355": "Stahlsorte, S235 bis S460, mit den Namen der Produktnormen; Vorgabe S355",
} satisfies Record<keyof typeof first, string>;
