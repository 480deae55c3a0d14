/** What a report can be written in. */
export const languages = ["en", "nl", "de", "fr", "sv"] as const;
export type Language = (typeof languages)[number];
