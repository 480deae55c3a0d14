/** Members of one list or one sheet are alike: where one lacks what the others have, its reading is in doubt. */
import type { DrawnMember } from "../model.ts";

const mostShare = 0.7;
const leastRows = 3;
const doubtFactor = 0.8;

const has = {
  mark: ({ mark }: DrawnMember) => mark !== "",
  length: ({ length_mm }: DrawnMember) => length_mm !== undefined,
  "number of pieces": ({ quantity }: DrawnMember) => quantity !== undefined,
} as const;

/** Confidence from the company: a row without a mark among marked ones is rather misread than unmarked */
export function amongAlike(members: readonly DrawnMember[]): DrawnMember[] {
  if (members.length < leastRows) return [...members];
  const usual = Object.entries(has).filter(
    ([, test]) => members.filter(test).length >= mostShare * members.length && !members.every(test),
  );
  if (usual.length === 0) return [...members];
  return members.map((member) => {
    const lacking = usual.filter(([, test]) => !test(member)).map(([name]) => name);
    if (lacking.length === 0) return member;
    return {
      ...member,
      notes: [
        ...(member.notes ?? []),
        `the others of its list or sheet have a ${lacking.join(" and a ")}, this one has none`,
      ],
      source: { ...member.source, confidence: Math.round(member.source.confidence * doubtFactor * 100) / 100 },
    };
  });
}
