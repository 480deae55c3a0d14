import * as z from "zod";
import type { AnyAnnex } from "../annexes/index.ts";
import { judgeOwnAnnex } from "../annexes/own.ts";
import { ownAnnex } from "../annexes/own-annex.ts";
import { acceptorOf } from "../basis/accept.ts";
import { strict } from "../basis/fields.ts";
import { InvalidInput, Problems } from "../basis/problem.ts";
import { problemsOf, refuseUnless } from "../basis/validation.ts";
import { caseFieldsOf } from "../engine/kind.ts";
import { refuseBesideCases } from "../engine/load-cases.ts";
import { Request } from "../engine/request.ts";
import { commonFields } from "../engine/request-schema.ts";
import { Sheet } from "../engine/sheet.ts";
import { type CaseOutcome, prepareCases } from "./calculation.ts";
import { fieldsWith } from "./kind.ts";
import type { CaseActions, MemberWithCases } from "./room.ts";
import { rooms } from "./rooms.ts";
import { actionNames, overrides as overridesField } from "./schema.ts";
import { type LightestProfile, lightestOf, refusalOf } from "./suggest.ts";

/** A member whose resistances are worked out; each further set of forces only costs its verifications. */
export interface PreparedMember {
  /**
   * The same object each time, written over: nothing is allocated. `requirement.id` is what governs. Throws InvalidInput where `check()`
   * would refuse these forces.
   */
  readonly check: (actions: CaseActions) => CaseOutcome;
}

/** Nationally determined parameters in place of the annex's. */
export type MemberOverrides = z.output<typeof overridesField>;

const ofMember = strict(() => fieldsWith(rooms));
const ofCase = strict(() => ({
  id: z.string().optional(),
  ...caseFieldsOf(ofMember, actionNames, Object.assign({}, ...rooms.map((room) => room.inCases))),
}));
const withCases = strict(() => ({ ...ofMember.shape, load_cases: z.array(ofCase).min(1).optional() }));
const annexField = commonFields.national_annex.unwrap();

const annexAsked = (annex: AnyAnnex): [z.ZodType, unknown, string[]] =>
  annex !== null && typeof annex === "object"
    ? [ownAnnex, annex, ["own_annex"]]
    : [annexField, annex, ["national_annex"]];

function refuseOwn(annex: AnyAnnex): void {
  const problems = new Problems();
  if (typeof annex !== "string") judgeOwnAnnex({ own_annex: annex }, problems);
  if (problems.any) throw problems.toError();
}

/** Throws InvalidInput with every problem. The item is one of `members`, without forces and without diagrams. */
export function prepareMember(item: unknown, annex: AnyAnnex = "EN", overrides: MemberOverrides = {}): PreparedMember {
  refuseUnless([ofMember, item], annexAsked(annex), [overridesField, overrides, ["overrides"]]);
  refuseOwn(annex);
  const member = item as MemberWithCases; // the schema has accepted it
  const sheet = new Sheet(new Request(annex, { derivation: false }, overrides), [], false);
  refuseBesideCases(sheet, actionNames, member);
  const judge = prepareCases(sheet, member, rooms);
  if (sheet.problems.length > 0) throw new InvalidInput(sheet.problems);
  const accepts = acceptorOf(ofCase);
  return {
    check(actions) {
      if (!accepts(actions)) throw new InvalidInput(problemsOf(ofCase, actions, []));
      const outcome = judge(actions);
      if (outcome.problems) throw new InvalidInput(outcome.problems);
      return outcome;
    },
  };
}

export type Suggestion = LightestProfile;

/**
 * The lightest profile of the same family (and, for hollow sections, the same fabrication) that passes with the item's
 * forces or load cases; undefined where none does, or where the item carries values of its own section. Series beside the main ones
 * (IPE A, HE AA, HE 300x…) are only named, unless `series` is all. Throws InvalidInput where `check()` would.
 */
export function lightestProfile(
  item: MemberWithCases,
  annex: AnyAnnex = "EN",
  overrides: MemberOverrides = {},
  series: "main" | "all" = "main",
): Suggestion | undefined {
  refuseUnless(
    [withCases, item],
    annexAsked(annex),
    [overridesField, overrides, ["overrides"]],
    [seriesField, series, ["series"]],
  );
  refuseOwn(annex);
  const request = new Request(annex, { derivation: false }, overrides);
  const sheet = new Sheet(request, [], false);
  if (item.load_cases) refuseBesideCases(sheet, actionNames, item);
  if (sheet.problems.length > 0) throw new InvalidInput(sheet.problems);
  const found = lightestOf(rooms, item, annex, overrides, series);
  const problems = found ? [] : refusalOf(request, rooms, item);
  if (problems.length > 0) throw new InvalidInput(problems);
  return found;
}

const seriesField = z.enum(["main", "all"]);
