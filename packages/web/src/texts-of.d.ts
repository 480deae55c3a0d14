/** Written by vite.config.ts from the messages of @x/report: how to load each part of each language, by `de/glance`. */
declare module "texts-of/parts" {
  export const parts: Readonly<Record<string, () => Promise<import("./texts.ts").Part>>>;
}

/** The same for what can be wrong with an input, by `de/problems-en-1993-1-1`. */
declare module "texts-of/problems" {
  export const problems: Readonly<Record<string, () => Promise<import("./texts.ts").Part>>>;
}
