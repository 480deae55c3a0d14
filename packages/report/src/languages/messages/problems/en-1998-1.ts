import type { Message } from "../../message.ts";

// Problems of EN 1998-1.

// biome-ignore format: one message a row
export const earthquake: readonly Message[] = [
  ['must be at most {0} in g; it is {1}. For m/s² add agR_unit: "m/s2"', 'mag in g ten hoogste {0} zijn; gegeven is {1}. Voor m/s² voegt u agR_unit toe: "m/s2"', 'darf in g höchstens {0} sein; angegeben ist {1}. Für m/s² fügen Sie agR_unit hinzu: "m/s2"', "doit être d'au plus {0} en g ; valeur donnée : {1}. Pour m/s² ajoutez agR_unit : \"m/s2\"", 'får i g vara högst {0}; angivet är {1}. För m/s² lägg till agR_unit: "m/s2"'],
];
