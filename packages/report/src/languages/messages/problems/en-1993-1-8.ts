import type { Message } from "../../message.ts";

// Problems of EN 1993-1-8.

export const steelJoints: readonly Message[] = [];
