import type { Writing } from "../words.ts";

export const writing: Writing = { language: "fr", decimal: ",", and: "et", or: "ou", spaced: true };
