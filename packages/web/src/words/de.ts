import type { Dictionary } from "./index.ts";

export const words: Dictionary = {};
