import type { Message } from "../message.ts";

// Sentences of EN 1993-1-1.

// biome-ignore format: one message a row
export const steelMembers: readonly Message[] = [
  ["cantilever", "uitkraging", "Kragarm", "console", "konsol"],
  ["Steel S355.", "Staal S355.", "Stahl S355.", "Acier S355.", "Stål S355."],
];
