// What the fields on the landing page mean.

// biome-ignore format: one text a row
export const texts = {
  "profile of the catalogue, in any spelling": "profiel uit de catalogus",
  "length of the member": "lengte van de staaf",
  "axial force, compression positive; default 0": "normaalkracht, druk positief; standaard 0",
  "greatest moment about y; tee: positive compresses the flange; default 0": "grootste moment om y; T-profiel: positief drukt de flens; standaard 0",
  "S235 to S460, with the names of the product standards; default S355": "staalsoort, S235 tot S460, met de namen van de productnormen; standaard S355",
};
