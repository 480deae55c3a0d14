/** What a member is called: in a column of roles, or above a group of rows. */
import { type MemberRole, memberRoles } from "@x/words/workshop";

/** Words of headings, in the languages that drawings are read in. */
const roleHeadings: readonly (readonly [RegExp, MemberRole])[] = [
  [
    /\b(?:column|stanchion|post)s?\b|st[üu]tzen?\b|kolom(?:men)?\b|stijl(?:en)?\b|poteaux?\b|pelar(?:e|na)?\b/i,
    "column",
  ],
  [/brac(?:e|es|ing)\b|verb[äa]nde?\b|verband(?:en)?\b|contreventements?\b|vindkryss|vindstag|diagonal/i, "brace"],
  [/\bpurlins?\b|pfetten?\b|gording(?:en)?\b|\bpannes?\b|takås|åsar\b/i, "purlin"],
  [/\b(?:rail|girt)s?\b|wandriegel|regels?\b|\blisses?\b|reglar?\b/i, "rail"],
  [/\bchords?\b|gurte?\b|randstaaf|randstaven|membrures?\b|ramstång/i, "chord"],
  [
    /\b(?:beam|rafter|joist|girder|lintel)s?\b|tr[äa]ger\b|riegel\b|ligger(?:s)?\b|balken?\b|poutres?\b|balk(?:ar)?\b/i,
    "beam",
  ],
];

export const roleOfHeading = (heading: string): MemberRole | undefined =>
  roleHeadings.find(([words]) => words.test(heading))?.[1];

export interface RoleWord {
  readonly role: MemberRole;
  readonly text: string;
}

/** A role itself, or a word of headings for it. */
export function roleNamed(text: string): RoleWord | undefined {
  const named = text.trim();
  const role = memberRoles.find((one) => one === named.toLowerCase()) ?? roleOfHeading(named);
  return role && { role, text: named };
}
