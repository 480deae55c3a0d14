import * as z from "zod";
import { onlyFor, required } from "../../basis/refusals.ts";
import type { Page, Sheet } from "../../engine/sheet.ts";
import { sayForgottenMoment } from "../bending-of-loads.ts";
import type { CrossSection } from "../cross-section.ts";
import type { SteelMemberGeometry } from "../geometry.ts";
import type { Actions, Member } from "../model.ts";
import type { CaseActions, MemberWithCases, Opened, Room } from "../room.ts";
import type { MemberItem } from "../schema.ts";
import { resolveLoads, type WebLoad } from "./loads.ts";
import { stiffenersFor } from "./proposal.ts";
import { says } from "./says.ts";
import { forceOfLoad, webFields } from "./schema.ts";
import { resolveStiffeners, type Stiffener } from "./stiffeners.ts";
import { type ForcesOfCase, type FreeLoads, forceOn, freeLoads, verifyLoads } from "./verify-loads.ts";
import { type Strut, strutOf, verifyStiffeners, type WeldFactors } from "./verify-stiffeners.ts";

// Concentrated loads and stiffeners of one member: resolved once, verified for each load case.

interface Webs {
  readonly loads: readonly WebLoad[];
  readonly stiffeners: readonly Stiffener[];
  readonly weld: WeldFactors;
  /** what no load case changes, from the first on */
  known: { readonly free: FreeLoads; readonly struts: readonly Strut[] } | undefined;
}

function websOf(sheet: Sheet, member: Member): Webs | undefined {
  const item: MemberWithCases = member.item;
  const { concentrated_loads, stiffeners, load_cases = [] } = item;
  rejectIdleWebs(sheet, member);
  load_cases.forEach((loadCase, i) => {
    for (const mark of unknownMarks(item, loadCase))
      sheet.problem(`load_cases[${i}].concentrated_loads.${mark}`, says.unknownLoad({ mark }));
  });
  if (concentrated_loads === undefined && stiffeners === undefined) return undefined;
  const loads = resolveLoads(sheet, member);
  if (!Object.hasOwn(item, "load_cases"))
    concentrated_loads?.forEach(({ F_Ed }, i) => {
      if (F_Ed === undefined) sheet.problem(`concentrated_loads[${i}].F_Ed`, required(says.force));
    });
  return {
    loads,
    stiffeners: resolveStiffeners(sheet, member, loads),
    weld: weldFactors(sheet),
    known: undefined,
  };
}

type Row = "S235" | "S275" | "S355" | "S420" | "S460";

const rowOf = (f_y: number): Row =>
  f_y <= 235 ? "S235" : f_y <= 275 ? "S275" : f_y <= 355 ? "S355" : f_y <= 420 ? "S420" : "S460";

function weldFactors(sheet: Sheet): WeldFactors {
  return {
    beta_w: (f_y) => sheet.parameter("EN 1993-1-8", "beta_w")[rowOf(f_y)],
    get gamma_M2() {
      return sheet.parameter("EN 1993-1-8", "gamma_M2");
    },
  };
}

function verifyWebs(
  page: Page,
  member: Member,
  webs: Webs,
  section: CrossSection,
  actions: Actions,
  ofCase: ForcesOfCase,
): void {
  webs.known ??= {
    free: freeLoads(page, member, webs.loads),
    struts: webs.stiffeners.map((stiffener) => strutOf(page, member, stiffener)),
  };
  verifyLoads(page, member, webs.known.free, section, actions, ofCase);
  if (webs.known.struts.length > 0) verifyStiffeners(page, member, webs.known.struts, webs.weld, actions, ofCase);
}

/** Fields of webs without what they belong to. */
function rejectIdleWebs(sheet: Sheet, { item, profile, f_yf, f_yw }: Member): void {
  const { concentrated_loads, stiffeners, f_yw_MPa, web_depth, flange_contribution } = item;
  if (f_yw_MPa !== undefined && f_yw >= f_yf && (concentrated_loads ?? stiffeners) === undefined)
    sheet.unused("f_yw_MPa", says.noUseOfWebYield);
  if (f_yw < f_yf) sheet.assume(says.lesserYield, { weighty: true });
  if (web_depth !== undefined && concentrated_loads === undefined) sheet.unused("web_depth", says.noUseOfWebDepth);
  if (flange_contribution && profile.shape !== "I") sheet.unused("flange_contribution", onlyFor(says.flangesOfI));
}

/** Marks of a load case that no load has. */
const unknownMarks = (
  { concentrated_loads = [] }: MemberItem,
  { concentrated_loads: ofCase = {} }: CaseActions,
): string[] => Object.keys(ofCase).filter((mark) => !concentrated_loads.some((load) => load.mark === mark));

const withForces = (
  { concentrated_loads: loads }: MemberItem,
  { concentrated_loads: ofCase = {} }: CaseActions,
): Partial<MemberItem> => ({
  concentrated_loads: loads?.map((load) =>
    Object.hasOwn(ofCase, load.mark) ? { ...load, F_Ed: ofCase[load.mark] } : load,
  ),
});

/** The moment over the inner support of two spans, of that of its reaction across both. */
const leastOfContinuous = 0.15;

export const webRoom: Room = {
  fields: webFields,
  inCases: {
    concentrated_loads: z
      .record(z.string(), forceOfLoad("F_Ed of a load"))
      .meta({ description: "F_Ed of concentrated loads by their marks" })
      .optional(),
  },
  withCase: withForces,
  suggest: stiffenersFor,
  open(sheet, member): Opened | undefined {
    const webs = websOf(sheet, member);
    return (
      webs && {
        verify: (page, one, { section }, actions, loadCase) => {
          const ofCase = loadCase?.concentrated_loads;
          const forces = webs.loads.map((load) => ({ F: forceOn(load, ofCase), x: load.x }));
          sayForgottenMoment(page, one, actions, forces, leastOfContinuous);
          return verifyWebs(page, one, webs, section, actions, ofCase);
        },
        geometry: (): Partial<SteelMemberGeometry> => ({
          loads: webs.loads.map(({ mark, x, type, flange, s_s, given }) => ({
            mark,
            x,
            F: Math.abs(given.F_Ed ?? 0),
            type,
            flange,
            s_s,
          })),
          stiffeners: webs.stiffeners.map(({ x, b, t, n }) => ({ x, b, t, bothSides: n === 2 })),
        }),
      }
    );
  },
};
