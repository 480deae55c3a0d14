/** Every language the product speaks. English is in the code that says it; each of the others is a folder here. */
export const languages = ["en", "nl", "de", "fr", "sv"] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (text: unknown): text is Language => languages.some((one) => one === text);
