import type { Message } from "../message.ts";

// Sentences of EN 1993-1-9.

// biome-ignore format: one message a row
export const fatigue: readonly Message[] = [
  ["Fatigue strength and stress spectrum", "Vermoeiingssterkte en spanningsspectrum", "Ermüdungsfestigkeit und Spannungskollektiv", "Résistance à la fatigue et spectre de contraintes", "Utmattningshållfasthet och spänningskollektiv"],
  ["Share of the blocks in the damage D = {0}", "Aandeel van de blokken in de schade D = {0}", "Anteil der Blöcke am Schaden D = {0}", "Part des blocs dans le dommage D = {0}", "Blockens andel i delskadan D = {0}"],
  ["cycles N", "wisselingen N", "Zyklen N", "cycles N", "cykler N"],
  ["stress range [MPa]", "spanningswisseling [MPa]", "Schwingbreite [MPa]", "étendue de contrainte [MPa]", "spänningsvidd [MPa]"],
  ["{0} category {1}", "{0} categorie {1}", "{0} Kategorie {1}", "{0} catégorie {1}", "{0} kategori {1}"],
  ["{0} design, {1} at {2}", "{0} rekenwaarde, {1} bij {2}", "{0} Bemessungswert, {1} bei {2}", "{0} de calcul, {1} à {2}", "{0} dimensionerande, {1} vid {2}"],
  ["{0} further blocks", "{0} andere blokken", "{0} weitere Blöcke", "{0} autres blocs", "{0} ytterligare block"],
];
