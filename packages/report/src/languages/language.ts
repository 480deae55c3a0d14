export type { Language } from "@x/words";
