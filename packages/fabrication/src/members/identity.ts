/** What makes two marks, or two sections, the same: however they are spaced, in capitals or not. */
import type { DrawnMember } from "./model.ts";

export const bare = (text: string) => text.replace(/\s+/g, "").toUpperCase();

export const nameOf = ({ profile, section }: Pick<DrawnMember, "profile" | "section">) => profile ?? bare(section);
