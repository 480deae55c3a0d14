import type { Request } from "../engine/request.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { LtbRules } from "./model.ts";
import type { Profile } from "./profile.ts";
import { says } from "./says-of-buckling.ts";
import type { MemberItem } from "./schema.ts";

// What the national annex decides about every member.

export interface AnnexChoices {
  readonly gamma_M0: number;
  readonly gamma_M1: number;
  readonly eta: number;
  readonly floorOfC_m0: boolean;
  readonly interaction_method: number;
  readonly interaction_methods: readonly number[];
  readonly ltb_method: "general" | "rolled";
  readonly f_in_general_case: boolean;
  readonly f_needs_free_ends: boolean;
}

/** What every member of a request asks. */
export const choicesUnder = (request: Request): AnnexChoices => ({
  gamma_M0: request.parameter("EN 1993-1-1", "gamma_M0"),
  gamma_M1: request.parameter("EN 1993-1-1", "gamma_M1"),
  eta: request.parameter("EN 1993-1-5", "eta"),
  floorOfC_m0: request.parameter("EN 1993-1-1", "C_m0_floor"),
  interaction_method: request.parameter("EN 1993-1-1", "interaction_method"),
  interaction_methods: request.parameter("EN 1993-1-1", "interaction_methods"),
  ltb_method: request.parameter("EN 1993-1-1", "ltb_method"),
  f_in_general_case: request.parameter("EN 1993-1-1", "f_in_general_case"),
  f_needs_free_ends: request.parameter("EN 1993-1-1", "f_needs_free_ends"),
});

export function methodOf(sheet: Sheet, item: MemberItem, profile: Profile, annex: AnnexChoices): 1 | 2 {
  if (item.interaction_method === undefined) {
    const standard = profile.doublySymmetric && annex.interaction_method === 1 ? 1 : 2;
    sheet.assume(standard === 2 ? says.methodB : says.methodA);
    return standard;
  }
  const method = item.interaction_method === 1 ? 1 : 2;
  if (!annex.interaction_methods.includes(method)) {
    sheet.problem(
      "interaction_method",
      says.methodExcluded({ method, annex: method === 1 ? "A" : "B", other: 3 - method }),
    );
  }
  if (method === 1 && !profile.doublySymmetric) {
    sheet.warn(says.methodAForSymmetric);
  }
  return method;
}

export function ltbRules(sheet: Sheet, item: MemberItem, profile: Profile, annex: AnnexChoices): LtbRules {
  const standard = annex.ltb_method;
  const byAnnex = standard === "rolled" && profile.shape !== "I" ? "general" : standard;
  const method = item.ltb_method ?? byAnnex;
  const f_general = annex.f_in_general_case;
  const ends = annex.f_needs_free_ends && (item.k_z ?? 1) < 1;
  const apply_f = item.apply_f ?? (!ends && (method === "rolled" || (method === "general" && f_general)));
  if (method === "simplified") return { method, apply_f: false };
  if (apply_f && method === "general" && !f_general) {
    sheet.warn(says.fInGeneralCase);
  }
  if (apply_f && ends) sheet.warn(says.fNeedsFreeEnds);
  return { method, apply_f };
}
