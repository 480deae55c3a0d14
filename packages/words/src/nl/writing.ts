import type { Writing } from "../words.ts";

export const writing: Writing = { language: "nl", decimal: ",", and: "en", or: "of" };
