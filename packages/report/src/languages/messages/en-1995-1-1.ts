import type { Message } from "../message.ts";

// Sentences of EN 1995-1-1.

// biome-ignore format: one message a row
export const timber: readonly Message[] = [
  ["{0} beam", "ligger: {0}", "Träger: {0}", "poutre : {0}", "balk: {0}"],
];
