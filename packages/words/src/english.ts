import { subjects } from "./en/index.ts";
import { english, wordsOf } from "./words.ts";

/** For who needs no other language, and loads none. */
export const englishWords = wordsOf(english, subjects);
