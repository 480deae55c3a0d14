import type { Message } from "../message.ts";

// Sentences of EN 1992-1-1.

// biome-ignore format: one message a row
export const concreteColumns: readonly Message[] = [
  ["{0}: axial force and bending about {1}", "{0}: normaalkracht en buiging om {1}", "{0}: Normalkraft und Biegung um {1}", "{0} : effort normal et flexion autour de {1}", "{0}: normalkraft och böjning kring {1}"],
  ["{0}: section, strains and stresses at M_Rd", "{0}: doorsnede, rekken en spanningen bij M_Rd", "{0}: Querschnitt, Dehnungen und Spannungen bei M_Rd", "{0} : section, déformations et contraintes à M_Rd", "{0}: tvärsnitt, töjningar och spänningar vid M_Rd"],
  ["{0}: bending about both axes at N = {1} kN", "{0}: buiging om beide assen bij N = {1} kN", "{0}: Biegung um beide Achsen bei N = {1} kN", "{0} : flexion selon les deux axes à N = {1} kN", "{0}: böjning kring båda axlarna vid N = {1} kN"],
  ["Strains and stresses at the limit, about {0}", "Rekken en spanningen in de grenstoestand, om {0}", "Dehnungen und Spannungen im Grenzzustand, um {0}", "Déformations et contraintes à la limite, autour de {0}", "Töjningar och spänningar vid gränsen, kring {0}"],
  ["Strains and stresses at the limit, about y", "Rekken en spanningen in de grenstoestand, om y", "Dehnungen und Spannungen im Grenzzustand, um y", "Déformations et contraintes à la limite, autour de y", "Töjningar och spänningar vid gränsen, kring y"],
  ["M (kNm) about {0}", "M (kNm) om {0}", "M (kNm) um {0}", "M (kNm) autour de {0}", "M (kNm) kring {0}"],
  ["M (kNm) about {0}, negative sense to the right", "M (kNm) om {0}, negatieve richting naar rechts", "M (kNm) um {0}, negativer Drehsinn nach rechts", "M (kNm) autour de {0}, sens négatif à droite", "M (kNm) kring {0}, negativ riktning åt höger"],
  ["N (kN), compression upwards", "N (kN), druk naar boven", "N (kN), Druck nach oben", "N (kN), compression vers le haut", "N (kN), tryck uppåt"],
  ["concrete up to {0} MPa", "beton tot {0} MPa", "Beton bis {0} MPa", "béton jusqu'à {0} MPa", "betong upp till {0} MPa"],
  ["steel in MPa, compression to the right", "staal in MPa, druk naar rechts", "Stahl in MPa, Druck nach rechts", "acier en MPa, compression à droite", "stål i MPa, tryck åt höger"],
  ["first order", "eerste orde", "Theorie I. Ordnung", "premier ordre", "första ordningen"],
  ["first order: {0} kNm", "eerste orde: {0} kNm", "Theorie I. Ordnung: {0} kNm", "premier ordre : {0} kNm", "första ordningen: {0} kNm"],
  ["unstable in second order", "instabiel in de tweede orde", "instabil nach Theorie II. Ordnung", "instable au second ordre", "instabil i andra ordningen"],
  ["design moment: {0} kNm", "rekenmoment: {0} kNm", "Bemessungsmoment: {0} kNm", "moment de calcul : {0} kNm", "dimensionerande moment: {0} kNm"],
  ["resistance: {0} kNm", "weerstand: {0} kNm", "Widerstand: {0} kNm", "résistance : {0} kNm", "bärförmåga: {0} kNm"],
  ["resistance with a skew neutral axis (6.1)", "weerstand met scheve neutrale lijn (6.1)", "Widerstand mit geneigter Nulllinie (6.1)", "résistance avec axe neutre incliné (6.1)", "bärförmåga med sned neutral axel (6.1)"],
  ["simplified criterion (5.39)", "vereenvoudigd criterium (5.39)", "vereinfachtes Kriterium (5.39)", "critère simplifié (5.39)", "förenklat villkor (5.39)"],
  ["design moments", "rekenmomenten", "Bemessungsmomente", "moments de calcul", "dimensionerande moment"],
  ["strain", "rek", "Dehnung", "déformation", "töjning"],
];
