import type { Message } from "../../message.ts";

// Problems of EN 1993-1-1.

// biome-ignore format: one message a row
export const steelMembers: readonly Message[] = [
  ["the corners would be thicker than the walls", "de hoeken zouden dikker zijn dan de wanden", "die Ecken wären dicker als die Wände", "les coins seraient plus épais que les parois", "hörnen skulle bli tjockare än väggarna"],
  ["must be at least twice the length of the cantilever, {0}, whose end is free", "moet ten minste tweemaal de lengte van de uitkraging zijn, {0}, waarvan het einde vrij is", "muss mindestens die doppelte Kragarmlänge sein, {0}, dessen Ende frei ist", "doit être d'au moins deux fois la longueur de la console, {0}, dont l'extrémité est libre", "måste vara minst två gånger konsolens längd, {0}, vars ände är fri"],
  ["leave cantilever out where the end is held", "laat cantilever weg waar het einde gesteund is", "lassen Sie cantilever weg, wo das Ende gehalten ist", "laissez cantilever vide si l'extrémité est maintenue", "utelämna cantilever där änden är stödd"],
];
