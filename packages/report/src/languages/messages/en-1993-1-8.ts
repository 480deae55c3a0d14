import type { Message } from "../message.ts";

// Sentences of EN 1993-1-8.

// biome-ignore format: one message a row
export const steelJoints: readonly Message[] = [
  ["{0} hole", "gat: {0}", "Loch: {0}", "trou : {0}", "hål: {0}"],
  ["oversize", "overmaats", "übergroß", "surdimensionné", "förstorat"],
  ["sand-cement mortar", "zand-cementmortel", "Sand-Zement-Mörtel", "mortier sable-ciment", "cementbruk"],
  ["the supporting member", "de ondersteunende staaf", "das stützende Bauteil", "l'élément porteur", "det bärande elementet"],
  ["row {0}", "rij {0}", "Reihe {0}", "rangée {0}", "rad {0}"],
  ["rows {0} to {1}", "rijen {0} tot {1}", "Reihen {0} bis {1}", "rangées {0} à {1}", "rader {0} till {1}"],
];
