import type { Language } from "../language.ts";
import { phrases as de } from "./de.ts";
import { phrases as en } from "./en.ts";
import { phrases as fr } from "./fr.ts";
import { phrases as nl } from "./nl.ts";
import type { Phrases } from "./phrases.ts";
import { phrases as sv } from "./sv.ts";

/** The pages load those of a language with its texts: there another module stands here (`packages/web`). */
export const allPhrases: Readonly<Record<Language, Phrases>> = { en, nl, de, fr, sv };
