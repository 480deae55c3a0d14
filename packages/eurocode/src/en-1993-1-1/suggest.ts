import type { AnyAnnex } from "../annexes/index.ts";
import type { Problem } from "../basis/problem.ts";
import { mostUtilization, passes } from "../basis/verification.ts";
import { type Edition, firstGeneration } from "../engine/edition.ts";
import type { CaseOutcome, Kind } from "../engine/kind.ts";
import { Request } from "../engine/request.ts";
import { Sheet } from "../engine/sheet.ts";
import { type Section, section, sections } from "../sections/index.ts";
import { prepare, prepareCases } from "./calculation.ts";
import { resolveMember } from "./member.ts";
import { actionsOf } from "./resolve-moments.ts";
import { type CaseActions, furnished, type MemberWithCases, type Room, type UseOf } from "./room.ts";
import type { MemberItem } from "./schema.ts";

// What a member could be instead.

export interface LightestProfile {
  readonly profile: string;
  /** of the item's load on this profile, where it has one */
  readonly load_height_mm?: number;
  readonly G_kg_m: number;
  readonly utilization: number;
  /** A lighter one that passes too, of a series that few stockists have. */
  readonly rarer?: string;
}

/** Series that are rolled everywhere; of each family that has others. */
const mainSeries: Readonly<Record<string, RegExp>> = { IPE: /^IPE \d+$/, HE: /^HE \d+ [ABM]$/ };

export const isOfMain = ({ family, designation }: Section, present: Section): boolean => {
  const main = mainSeries[family];
  // who has chosen another series means it
  return !main || (family === present.family && !main.test(present.designation)) || main.test(designation);
};

/** Values that belong to one section; with them no other profile can be proposed. */
const ofOneSection = [
  "properties",
  "section",
  "section_class",
  "N_cr_y_kN",
  "N_cr_z_kN",
  "N_cr_T_kN",
  "N_cr_TF_kN",
  "M_cr_kNm",
  "A_net_mm2",
] as const;

/**
 * The lightest profile of the same family (and, for hollow sections, the same fabrication) that passes with the item's
 * forces or load cases; undefined where none does, or where the item carries values of its own section. Series beside the main ones
 * (IPE A, HE AA, HE 300x…) are only named, unless `series` is all.
 */
export function lightestOf(
  rooms: readonly Room[],
  item: MemberWithCases,
  annex: AnyAnnex,
  overrides: Readonly<Record<string, unknown>>,
  series: "main" | "all" = "main",
  edition?: Edition,
): LightestProfile | undefined {
  if (item.profile === undefined || ofOneSection.some((name) => item[name] !== undefined)) return undefined;
  const present = section(item.profile, item.fabrication ? { fabrication: item.fabrication } : {});
  if (!present) return undefined;
  const use = useOf(rooms, item, annex, overrides, edition);
  const candidates = sections({ family: present.family })
    .filter((candidate) => candidate.fabrication === present.fabrication && candidate.shape === present.shape)
    .sort((a, b) => a.properties.G_kg_m - b.properties.G_kg_m);
  let rarer: string | undefined;
  for (const candidate of candidates) {
    const { designation, fabrication, properties, dimensions } = candidate;
    const isMain = series === "all" || isOfMain(candidate, present);
    if (!isMain && rarer !== undefined) continue;
    const load_height_mm = heightOn(item.load_height_mm, present.dimensions.h_mm, dimensions.h_mm);
    const height = load_height_mm === undefined ? {} : { load_height_mm };
    const hollow = fabrication === "hot-finished" || fabrication === "cold-formed" ? { fabrication } : {};
    const utilization = use({ profile: designation, ...hollow, ...height });
    if (utilization === undefined || !passes(utilization)) continue;
    if (isMain)
      return {
        profile: designation,
        ...height,
        G_kg_m: properties.G_kg_m,
        utilization,
        ...(rarer === undefined ? {} : { rarer }),
      };
    rarer = designation;
  }
  return undefined;
}

/** A load on or above a flange moves with it; one on the web stays at its share of the depth. */
function heightOn(height: number | undefined, h: number | undefined, other: number | undefined): number | undefined {
  if (height === undefined || h === undefined || other === undefined) return height;
  if (Math.abs(height) <= h / 2) return (height * other) / h;
  return Math.sign(height) * (Math.abs(height) + (other - h) / 2);
}

/** How far an item is used when something of it changes. */
export function useOf(
  rooms: readonly Room[],
  item: MemberWithCases,
  annex: AnyAnnex,
  overrides: Readonly<Record<string, unknown>>,
  edition: Edition = firstGeneration,
): UseOf {
  const request = new Request(annex, { derivation: false, edition }, overrides);
  const { load_cases, ...single } = item;
  return (change, cases = load_cases) => {
    const found = judged(request, rooms, { ...single, ...change }, cases);
    return typeof found === "number" ? found : undefined;
  };
}

/** Why an item cannot be calculated as it is; empty where it can. */
export function refusalOf(
  request: Request,
  rooms: readonly Room[],
  { load_cases, ...single }: MemberWithCases,
): readonly Problem[] {
  const found = judged(request, rooms, single, load_cases);
  return typeof found === "number" ? [] : found;
}

/** The greatest utilization, or what is wrong. */
function judged(
  request: Request,
  rooms: readonly Room[],
  item: MemberItem,
  cases: readonly CaseActions[] | undefined,
): number | readonly Problem[] {
  const sheet = new Sheet(request, [], false);
  if (cases === undefined) {
    const member = resolveMember(sheet, furnished(rooms, sheet, item));
    const actions = actionsOf(sheet, item, member);
    const judge = member && sheet.problems.length === 0 ? prepare(sheet, member, rooms) : undefined;
    return judge && sheet.problems.length === 0 ? useIn(judge(actions)) : sheet.problems;
  }
  const check = prepareCases(sheet, { ...item, load_cases: cases }, rooms);
  if (sheet.problems.length > 0) return sheet.problems;
  let most = 0;
  for (const actions of cases) {
    const use = useIn(check(actions));
    if (typeof use !== "number") return use;
    most = Math.max(most, use);
  }
  return most;
}

/** What fails whatever its utilization is no choice. */
const useIn = ({ utilization, failed, problems = [] }: CaseOutcome): number | readonly Problem[] =>
  problems.length > 0 ? problems : failed ? Math.max(utilization, mostUtilization) : utilization;

/** As each kind says it. */
export const suggestionsWith =
  (rooms: readonly Room[]): NonNullable<Kind["suggest"]> =>
  (given, annex, overrides, series, edition) => {
    const item = given as MemberWithCases; // accepted by the schema
    const use = useOf(rooms, item, annex, overrides, edition);
    for (const room of rooms) {
      const found = room.suggest?.(item, use, annex);
      if (found) return found;
    }
    const found = lightestOf(rooms, item, annex, overrides, series, edition);
    return (
      found && {
        reads: `${found.profile}, ${found.G_kg_m.toFixed(1)} kg/m`,
        change: {
          profile: found.profile,
          ...(found.load_height_mm === undefined ? {} : { load_height_mm: found.load_height_mm }),
        },
        utilization: found.utilization,
        ...(found.rarer === undefined ? {} : { rarer: found.rarer }),
      }
    );
  };
