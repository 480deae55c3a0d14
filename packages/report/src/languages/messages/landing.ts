import type { Message } from "../message.ts";

// What the fields on the landing page mean.

// biome-ignore format: one message a row
export const landing: readonly Message[] = [
  ["profile of the catalogue, in any spelling", "profiel uit de catalogus", "Profil aus dem Katalog", "profilé du catalogue", "profil i katalogen"],
  ["length of the member", "lengte van de staaf", "Länge des Bauteils", "longueur de la barre", "elementets längd"],
  ["greatest moment about y", "grootste moment om y", "größtes Moment um y", "moment maximal autour de y", "största moment kring y"],
  ["axial force, compression positive", "normaalkracht, druk positief", "Normalkraft, Druck positiv", "effort normal, compression positive", "normalkraft, tryck positivt"],
  ["S235 to S460, with the names of the product standards", "staalsoort, S235 tot S460, met de namen van de productnormen", "Stahlsorte, S235 bis S460, mit den Namen der Produktnormen", "nuance d'acier, S235 à S460, avec les noms des normes de produits", "stålsort, S235 till S460, med produktstandardernas namn"],
  ["default {0}", "standaard {0}", "Vorgabe {0}", "par défaut {0}", "förval {0}"],
  ["tee: positive compresses the flange", "T-profiel: positief drukt de flens", "T-Profil: positiv drückt den Flansch", "profilé en T : positif comprime la semelle", "T-profil: positivt trycker flänsen"],
];
