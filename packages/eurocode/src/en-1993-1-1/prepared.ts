import * as z from "zod";
import type { AnnexCode } from "../annexes/index.ts";
import { InvalidInput } from "../basis/problem.ts";
import { problemsOf } from "../basis/validation.ts";
import { Request } from "../engine/request.ts";
import { Sheet } from "../engine/sheet.ts";
import { type CaseOutcome, prepareCases } from "./calculation.ts";
import { fieldsWith } from "./kind.ts";
import type { CaseActions, MemberWithCases } from "./room.ts";
import { rooms } from "./rooms.ts";
import type { MemberItem } from "./schema.ts";
import { type LightestProfile, lightestOf } from "./suggest.ts";

/** A member whose resistances are worked out; each further set of forces only costs its verifications. */
export interface PreparedMember {
  /** The same object each time, written over: nothing is allocated. `requirement.id` is what governs. */
  readonly check: (actions: CaseActions) => CaseOutcome;
}

/** Throws InvalidInput with every problem. The item is one of `members`, without forces and without diagrams. */
export function prepareMember(
  item: unknown,
  annex: AnnexCode = "EN",
  overrides: Readonly<Record<string, number>> = {},
): PreparedMember {
  const accepted = accept(item);
  const sheet = new Sheet(new Request(annex, { derivation: false }, overrides), [], false);
  const check = prepareCases(sheet, accepted, rooms);
  if (sheet.problems.length > 0) throw new InvalidInput(sheet.problems);
  return { check };
}

const schema = z.strictObject(fieldsWith(rooms));

function accept(item: unknown): MemberItem {
  const problems = problemsOf(schema, item, []);
  if (problems.length > 0) throw new InvalidInput(problems);
  return item as MemberItem; // the schema has accepted it
}

export type Suggestion = LightestProfile;

/**
 * The lightest profile of the same family (and, for hollow sections, the same fabrication) that passes with the item's
 * forces or load cases; undefined where none does, or where the item carries values of its own section. Series beside the main ones
 * (IPE A, HE AA, HE 300x…) are only named, unless `series` is all.
 */
export const lightestProfile = (
  item: MemberWithCases,
  annex: AnnexCode = "EN",
  overrides: Readonly<Record<string, number>> = {},
  series: "main" | "all" = "main",
): Suggestion | undefined => lightestOf(rooms, item, annex, overrides, series);
