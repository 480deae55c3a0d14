import type { Writing } from "../words.ts";

export const writing: Writing = { language: "sv", decimal: ",", and: "och", or: "eller" };
