/**
 * What a letter is in patterns put together of many words: Latin, Greek, Cyrillic and all that follow them up to punctuation.
 * `\p{L}` says it exactly; where case is ignored V8 takes half a millisecond for each place it stands at, more than for all the
 * words around it.
 */
export const letters = "A-Za-zªµºÀ-ÖØ-öø-ˁͰ-ͽͿ-ҁҊ-\\u1fff\\u2c00-\\ud7ff";
export const letter = `[${letters}]`;
/** Before and behind a word or a number that stands by itself */
export const [opens, closes] = [`(?<![${letters}\\d])`, `(?![${letters}\\d])`];
