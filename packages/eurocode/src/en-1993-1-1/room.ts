import type * as z from "zod";
import type { AnyAnnex } from "../annexes/index.ts";
import type { CombinedActions, FromActions } from "../engine/combined.ts";
import type { CaseOutcome, Suggestion } from "../engine/kind.ts";
import type { Page, Sheet } from "../engine/sheet.ts";
import type { Amplifiers } from "./general-method/schema.ts";
import type { Actions, Member } from "./model.ts";
import type { Resistances } from "./resistances.ts";
import type { MemberItem } from "./schema.ts";
import type { TorsionLoad } from "./torsion-loads/schema.ts";
import type { ForcesOfCase } from "./webs/verify-loads.ts";

// What a member is verified for beside 6.2 and 6.3 when its item asks for it is a room of its own: a page that never asks
// (the first one) loads none of them.

/** The forces of a load case, as a request gives them. */
export type CaseActions = { readonly [A in keyof Actions]?: Actions[A] | undefined } & {
  readonly concentrated_loads?: ForcesOfCase;
  readonly torsion?: { readonly loads: readonly TorsionLoad[] } | undefined;
  readonly general_method?: Amplifiers | undefined;
};

export type MemberWithCases = MemberItem & { readonly load_cases?: readonly CaseActions[] | undefined };

export interface Room {
  /** Fields of a member that are its own. */
  readonly fields: z.ZodRawShape;
  /** Fields of a load case that have another form than the member's. */
  readonly inCases?: z.ZodRawShape;
  /** What the governing load case changes of the item, where it is more than its actions. */
  readonly withCase?: (item: MemberItem, loadCase: CaseActions) => Partial<MemberItem>;
  /** What it takes over of combined actions. */
  readonly fromActions?: (sheet: Sheet, item: MemberItem, combined: CombinedActions) => FromActions;
  /** What follows from its fields stands in the item as if it were given. */
  readonly before?: (sheet: Sheet, item: MemberItem) => MemberItem;
  /** Reads the item, once for all load cases; undefined where it has nothing of this. */
  readonly open: (sheet: Sheet, member: Member) => Opened | undefined;
  /** An item that is no single profile is calculated here instead. */
  readonly instead?: {
    readonly takes: (item: MemberItem) => boolean;
    readonly calculate: (sheet: Sheet, item: MemberWithCases) => void;
    readonly prepareCases: (sheet: Sheet, item: MemberWithCases) => (loadCase: CaseActions) => CaseOutcome;
  };
  /** What would do, where it is not another profile. */
  readonly suggest?: (item: MemberItem, use: UseOf, annex: AnyAnnex) => Suggestion | undefined;
}

/** The greatest utilization of an item changed in some way, over its load cases; undefined where it is refused. */
export type UseOf = (change: Partial<MemberItem>, cases?: readonly CaseActions[]) => number | undefined;

export interface Opened {
  readonly verify: (page: Page, member: Member, r: Resistances, actions: Actions, loadCase?: CaseActions) => void;
  /** What it adds to the geometry of the member. */
  readonly geometry?: (actions: Actions) => object;
}

/** The item with what its rooms make of it. */
export const furnished = (rooms: readonly Room[], sheet: Sheet, item: MemberItem): MemberItem =>
  rooms.reduce((found, { before }) => before?.(sheet, found) ?? found, item);
