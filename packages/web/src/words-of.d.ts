/** What vite.config.ts makes of the folders of @x/words. */
declare module "words-of/all" {
  import type { Language, Subject, Writing } from "@x/words";

  export type FileOfWords = Subject & { readonly writing?: Writing };

  interface Folder {
    readonly files: Readonly<Record<string, () => Promise<FileOfWords>>>;
  }

  export const folders: Readonly<Record<Exclude<Language, "en">, () => Promise<Folder>>>;
}
