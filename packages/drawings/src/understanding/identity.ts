/** What makes two marks, or two sections, the same: however they are spaced, in capitals or not. */
import type { DrawnMember } from "../model.ts";

export const bare = (text: string) => text.replace(/\s+/g, "").toUpperCase();

export const nameOf = ({ profile, section }: Pick<DrawnMember, "profile" | "section">) => profile ?? bare(section);

/** "do.", "idem": the same as what stands before it */
export const isDitto = (text: string): boolean => /^(?:ditto|dito|idem|id\.|d\.?o\.?|dto\.?|d°)$/iu.test(text.trim());

/** In a cell the signs repeat too: ", '', – " – */
export const isDittoCell = (text: string): boolean =>
  isDitto(text) || /^(?:["″”„]|''|,,|[-–—]\s?(?:["″”„]|''|,,)\s?[-–—])$/u.test(text.trim());
