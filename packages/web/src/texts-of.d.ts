/** Written by vite.config.ts from the messages of @x/report. */
declare module "texts-of/*" {
  export const texts: import("./texts.ts").Texts;
}
