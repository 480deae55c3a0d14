/** The grade that the drawing gives to all of its steel, or to its hollow sections. */

import { bare } from "@x/fabrication/members";
import type { DrawnMember } from "../../model.ts";
import { sheets as says } from "../says.ts";

export const hollow = new Set(["SHS", "RHS", "CHS"]);

export const agreed = (grades: readonly string[]): string | undefined =>
  new Set(grades.map(bare)).size === 1 ? grades[0] : undefined;

export function withGrade(member: DrawnMember, grade: string | undefined): DrawnMember {
  if (member.steel_grade !== undefined || grade === undefined) return member;
  return {
    ...member,
    steel_grade: grade,
    notes: [...(member.notes ?? []), says.generalGrade],
  };
}
