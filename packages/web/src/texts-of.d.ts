/** Written by vite.config.ts from the messages of @x/report: how to load each part of each language, by `de/glance`. */
declare module "texts-of/parts" {
  export const parts: Readonly<Record<string, () => Promise<import("./texts.ts").Part>>>;
}
