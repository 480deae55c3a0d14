import type { Message } from "../message.ts";

// Sentences of EN 1998-1.

// biome-ignore format: one message a row
export const earthquake: readonly Message[] = [
  ["Response spectra with the fundamental period", "Responsspectra met de eerste trillingstijd", "Antwortspektren mit der Grundperiode", "Spectres de réponse avec la période fondamentale", "Responsspektrum med grundperioden"],
  ["Storey forces and storey shears up the height", "Verdiepingskrachten en -dwarskrachten over de hoogte", "Stockwerkkräfte und -querkräfte über die Höhe", "Forces et efforts tranchants d'étage sur la hauteur", "Våningskrafter och våningstvärkrafter över höjden"],
  ["Storey forces, storey shears and interstorey drifts up the height", "Verdiepingskrachten, -dwarskrachten en -verplaatsingen over de hoogte", "Stockwerkkräfte, -querkräfte und gegenseitige Verschiebungen über die Höhe", "Forces, efforts tranchants et déplacements entre étages sur la hauteur", "Våningskrafter, våningstvärkrafter och våningsförskjutningar över höjden"],
  ["spectral acceleration [m/s²]", "spectrale versnelling [m/s²]", "Spektralbeschleunigung [m/s²]", "accélération spectrale [m/s²]", "spektralacceleration [m/s²]"],
  ["period T [s]", "trillingstijd T [s]", "Periode T [s]", "période T [s]", "period T [s]"],
  ["{0} design", "{0} rekenwaarde", "{0} Bemessung", "{0} de calcul", "{0} dimensionering"],
  ["{0} elastic", "{0} elastisch", "{0} elastisch", "{0} élastique", "{0} elastisk"],
  ["{0} vertical, design", "{0} verticaal, rekenwaarde", "{0} vertikal, Bemessung", "{0} vertical, de calcul", "{0} vertikal, dimensionering"],
  ["{0} vertical, elastic", "{0} verticaal, elastisch", "{0} vertikal, elastisch", "{0} vertical, élastique", "{0} vertikal, elastisk"],
  ["base shear {0} kN", "dwarskracht aan de voet {0} kN", "Gesamterdbebenkraft {0} kN", "effort tranchant à la base {0} kN", "bastvärkraft {0} kN"],
  ["combined over the modes", "gecombineerd over de trillingsvormen", "über die Eigenformen kombiniert", "combiné sur les modes", "kombinerat över svängningsformerna"],
  ["dashed: nu d_r = limit h", "gestreept: nu d_r = grens h", "gestrichelt: nu d_r = Grenze h", "pointillé : nu d_r = limite h", "streckat: nu d_r = gräns h"],
  ["d_r of its limit", "d_r van zijn grens", "d_r bezogen auf die Grenze", "d_r sur sa limite", "d_r av gränsen"],
  ["roof", "dak", "Dach", "toit", "tak"],
];
