/** What a member is: by correction, heading, place, direction of its label, mark, then section and length. */

import { section } from "@x/eurocode";
import type { Message } from "@x/eurocode/message";
import type { Reasoned } from "../fabrication.ts";
import type { DrawnMember, MemberRole, Override } from "../members/model.ts";
import { printable } from "../members/names.ts";
import { roleOfHeading } from "../members/role-words.ts";
import { roles } from "./says.ts";

type Role = Reasoned<MemberRole>;

/** Letters before the number of a mark. The first column of a drawing's language is not known: only what is usual everywhere. */
const roleMarks: readonly (readonly [RegExp, MemberRole, RegExp | undefined])[] = [
  [/^(?:COL|SC|KOL|ST|STU|POT|PEL)$/i, "column", undefined],
  [/^(?:BRC?|VB|WV|WVB|HV|CV|VK|DIA|BRACE)$/i, "brace", undefined],
  [/^(?:PU|PUR|PF|PFE|GO|GORD|PA)$/i, "purlin", undefined],
  [/^(?:GR|GT|SR|RL|WR)$/i, "rail", undefined],
  [/^(?:OG|UG|TC|BC|CH)$/i, "chord", undefined],
  [/^(?:BM|SB|RB|FB|MB|EB|RA|RF|TR|BA|LIG|PO|HEB)$/i, "beam", undefined],
  // single letters count where the section is of the kind
  [/^[CKPS]$/i, "column", /^(?:HE|HD|HP|HL|UC|UBP|SHS|RHS|CHS) /],
  [/^[BLTR]$/i, "beam", /^(?:IPE|IPN|HE|HL|HD|UB|UC) /],
  [/^[GP]$/i, "purlin", /^(?:UPE|UPN|PFC|IPE|L) /],
  [/^R$/i, "rail", /^(?:UPE|UPN|PFC|SHS|RHS|L) /],
  [/^[DVXW]$/i, "brace", /^(?:L|RD|FL|CHS|SHS|2x L) /],
];

const rule = (value: MemberRole, reason: Message): Role => ({ value, reason, from: "rule" });

export function roleOf(member: DrawnMember, correction: Override | undefined): Role {
  if (correction?.role) return { value: correction.role, reason: roles.corrected, from: "correction" };
  const { heading = "", role = roleOfHeading(heading) } = member;
  if (role) return { value: role, reason: roles.heading({ heading: printable(heading, 40) }), from: "drawing" };
  const placed = byPlace(member);
  if (placed) return placed;
  const letters = /^\s*([A-Za-zÅÄÖÜåäöü]+)[\s./_-]*\d/.exec(member.mark.slice(0, 100))?.[1];
  if (letters !== undefined) {
    for (const [prefix, role, families] of roleMarks)
      if (prefix.test(letters) && (!families || families.test(member.profile ?? "")))
        return rule(role, markSays(printable(member.mark, 30), families && familyOf(member)));
  }
  // a rafter is inclined on its elevation too
  if (member.direction === "inclined" && !/^(?:IPE|IPN|HE|HL|HD|UB|UC) /.test(member.profile ?? ""))
    return rule("brace", roles.inclinedLabel);
  return bySection(member);
}

const markSays = (mark: string, family: string | undefined): Message =>
  family === undefined ? roles.mark({ mark }) : roles.markOfFamily({ mark, family });

const familyOf = ({ profile, section }: DrawnMember): string => (profile ?? section).split(" ")[0] ?? "";

function byPlace({ place, profile }: DrawnMember): Role | undefined {
  const first = place?.[0];
  if (!first) return undefined;
  const [dx, dy, dz] = [0, 1, 2].map((i) => (first.end[i] ?? 0) - (first.start[i] ?? 0)) as [number, number, number];
  const L = Math.hypot(dx, dy, dz);
  // seen from above, at a crossing of axes: it stands there, however long it is
  if (!(L > 0)) return light(profile) ? undefined : { value: "column", reason: roles.onGrid, from: "drawing" };
  const slope = Math.abs(dz) / L;
  if (slope > 0.98) return { value: "column", reason: roles.upright, from: "drawing" };
  // a rafter of 30° is still a beam; light sections across a bay are bracing
  if (slope > 0.5 || (slope > 0.05 && light(profile)))
    return { value: "brace", reason: roles.inclined, from: "drawing" };
  return { value: "beam", reason: roles.level, from: "drawing" };
}

const light = (profile = "") => /^(?:L|RD|FL|2x L) /.test(profile);

function bySection({ profile, length_mm: L }: DrawnMember): Role {
  const found = profile === undefined ? undefined : section(profile);
  if (!found) return rule("other", roles.unknownSection);
  const named = roles.section({ profile: found.designation });
  const { h_mm: h = 0, b_mm: b = 0 } = found.dimensions;
  // a cleat, a stub, a piece of a bracket: it belongs to another member and has no joints of its own
  if (L !== undefined && L < Math.max(500, 3 * Math.max(h, b)))
    return rule("other", roles.shortPiece({ profile: found.designation, L }));
  const wide = found.shape === "I" && b > 0.8 * h && h <= 450;
  const storey = L !== undefined && L >= 2000 && L <= 9000;
  if (wide && storey) return rule("column", roles.wideFlanges({ profile: found.designation, L }));
  if (found.shape === "I") return rule("beam", named);
  if (found.shape === "channel") return rule("rail", named);
  if (found.shape === "tee") return rule("chord", named);
  if (["angle", "round", "flat", "built-up"].includes(found.shape)) return rule("brace", named);
  if (found.shape === "CHS") return rule("brace", named);
  if (found.shape === "RHS" && h === b && storey && h >= 90)
    return rule("column", roles.sectionOfLength({ profile: found.designation, L }));
  if (found.shape === "RHS") return rule("beam", named);
  return rule("other", named);
}
