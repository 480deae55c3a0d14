import type { Message } from "../../message.ts";

// Problems of EN 1995-1-1.

// biome-ignore format: one message a row
export const timber: readonly Message[] = [
  ["depth, along z: M_y_Ed has its lever arm along h", "hoogte, in z: M_y_Ed heeft zijn hefboomsarm in h", "Höhe, in z: M_y_Ed hat seinen Hebelarm in h", "hauteur, selon z : M_y_Ed a son bras de levier selon h", "höjd, längs z: M_y_Ed har sin hävarm längs h"],
];
