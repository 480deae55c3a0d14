import type { Message } from "../../message.ts";

// Problems of EN 1992-1-1.

// biome-ignore format: one message a row
export const concreteColumns: readonly Message[] = [
  ["characteristic cylinder strength, 12 to 90 by 3.1.2(2)P (a finite number in MPa)", "karakteristieke cilinderdruksterkte, 12 tot 90 volgens 3.1.2(2)P (een getal in MPa)", "charakteristische Zylinderdruckfestigkeit, 12 bis 90 nach 3.1.2(2)P (eine Zahl in MPa)", "résistance caractéristique sur cylindre, 12 à 90 selon 3.1.2(2)P (un nombre en MPa)", "karakteristisk cylinderhållfasthet, 12 till 90 enligt 3.1.2(2)P (ett tal i MPa)"],
  ["characteristic yield strength, 400 to 600 by 3.2.2(3)P (a finite number in MPa)", "karakteristieke vloeigrens, 400 tot 600 volgens 3.2.2(3)P (een getal in MPa)", "charakteristische Streckgrenze, 400 bis 600 nach 3.2.2(3)P (eine Zahl in MPa)", "limite d'élasticité caractéristique, 400 à 600 selon 3.2.2(3)P (un nombre en MPa)", "karakteristisk sträckgräns, 400 till 600 enligt 3.2.2(3)P (ett tal i MPa)"],
  ['in words it needs axis_distance_mm: "8Ø20" as many on each face or on a circle, "2x4Ø16" or "4Ø20 + 2Ø16 + 4Ø20" in rows', 'in woorden vraagt het axis_distance_mm: "8Ø20" even veel langs elke zijde of op een cirkel, "2x4Ø16" of "4Ø20 + 2Ø16 + 4Ø20" in rijen', 'in Worten braucht es axis_distance_mm: "8Ø20" gleich viele an jeder Seite oder auf einem Kreis, "2x4Ø16" oder "4Ø20 + 2Ø16 + 4Ø20" in Lagen', 'en mots il demande axis_distance_mm : "8Ø20" autant sur chaque face ou sur un cercle, "2x4Ø16" ou "4Ø20 + 2Ø16 + 4Ø20" en lits', 'i ord kräver det axis_distance_mm: "8Ø20" lika många längs varje sida eller på en cirkel, "2x4Ø16" eller "4Ø20 + 2Ø16 + 4Ø20" i rader'],
];
