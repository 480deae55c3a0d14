import type { Writing } from "../words.ts";

export const writing: Writing = { language: "de", decimal: ",", and: "und", or: "oder" };
