/** Members of one list or one sheet are alike: where one lacks what the others have, its reading is in doubt. */
import { listed } from "@x/eurocode/message";
import type { DrawnMember } from "../model.ts";
import { sheets } from "./says.ts";

const mostShare = 0.7;
const leastRows = 3;
const doubtFactor = 0.8;

const has = {
  aMark: ({ mark }: DrawnMember) => mark !== "",
  aLength: ({ length_mm }: DrawnMember) => length_mm !== undefined,
  aCount: ({ quantity }: DrawnMember) => quantity !== undefined,
} as const;
const values = ["aMark", "aLength", "aCount"] as const;

/** Confidence from the company: a row without a mark among marked ones is rather misread than unmarked */
export function amongAlike(members: readonly DrawnMember[]): DrawnMember[] {
  if (members.length < leastRows) return [...members];
  const usual = values.filter(
    (value) => members.filter(has[value]).length >= mostShare * members.length && !members.every(has[value]),
  );
  if (usual.length === 0) return [...members];
  return members.map((member) => {
    const lacking = usual.filter((value) => !has[value](member)).map((value) => sheets[value]);
    if (lacking.length === 0) return member;
    return {
      ...member,
      notes: [...(member.notes ?? []), sheets.alike({ lacking: listed("and", lacking) })],
      source: { ...member.source, confidence: Math.round(member.source.confidence * doubtFactor * 100) / 100 },
    };
  });
}
