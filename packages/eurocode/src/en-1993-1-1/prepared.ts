import type { AnnexCode } from "../annexes/index.ts";
import { InvalidInput } from "../basis/problem.ts";
import { problemsOf } from "../basis/validation.ts";
import { passes } from "../basis/verification.ts";
import { Request } from "../engine/request.ts";
import { Sheet } from "../engine/sheet.ts";
import { type Section, section, sections } from "../sections/index.ts";
import { type CaseActions, type CaseOutcome, prepare, prepareCases } from "./calculation.ts";
import { resolveMember } from "./member.ts";
import { actionsOf } from "./resolve-moments.ts";
import { type MemberItem, memberSchema } from "./schema.ts";

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
  const check = prepareCases(sheet, accepted);
  if (sheet.problems.length > 0) throw new InvalidInput(sheet.problems);
  return { check };
}

function accept(item: unknown): MemberItem {
  const problems = problemsOf(memberSchema, item, []);
  if (problems.length > 0) throw new InvalidInput(problems);
  return item as MemberItem; // the schema has accepted it
}

export interface Suggestion {
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

const isOfMain = ({ family, designation }: Section, present: Section): boolean => {
  const main = mainSeries[family];
  // who has chosen another series means it
  return !main?.test(present.designation) || main.test(designation);
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
export function lightestProfile(
  item: MemberItem & { readonly load_cases?: readonly CaseActions[] },
  annex: AnnexCode = "EN",
  overrides: Readonly<Record<string, number>> = {},
  series: "main" | "all" = "main",
): Suggestion | undefined {
  if (item.profile === undefined || ofOneSection.some((name) => item[name] !== undefined)) return undefined;
  const present = section(item.profile, item.fabrication ? { fabrication: item.fabrication } : {});
  if (!present) return undefined;
  const request = new Request(annex, { derivation: false }, overrides);
  const { load_cases, ...single } = item;
  const candidates = sections({ family: present.family })
    .filter((candidate) => candidate.fabrication === present.fabrication && candidate.shape === present.shape)
    .sort((a, b) => a.properties.G_kg_m - b.properties.G_kg_m);
  let rarer: string | undefined;
  for (const candidate of candidates) {
    const { designation, fabrication, properties, dimensions } = candidate;
    const isMain = series === "all" || isOfMain(candidate, present);
    if (!isMain && rarer !== undefined) continue;
    const hollow = fabrication === "hot-finished" || fabrication === "cold-formed";
    const load_height_mm = heightOn(item.load_height_mm, present.dimensions.h_mm, dimensions.h_mm);
    const other = {
      ...single,
      profile: designation,
      ...(hollow ? { fabrication } : {}),
      ...(load_height_mm === undefined ? {} : { load_height_mm }),
    };
    const utilization = greatestUtilization(request, other, load_cases);
    if (utilization === undefined || !passes(utilization)) continue;
    if (isMain)
      return {
        profile: designation,
        ...(load_height_mm === undefined ? {} : { load_height_mm }),
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

function greatestUtilization(
  request: Request,
  item: MemberItem,
  cases: readonly CaseActions[] | undefined,
): number | undefined {
  const sheet = new Sheet(request, [], false);
  if (cases === undefined) {
    const member = resolveMember(sheet, item);
    const actions = actionsOf(sheet, item, member);
    return member && sheet.problems.length === 0 ? prepare(sheet, member)(actions).utilization : undefined;
  }
  const check = prepareCases(sheet, { ...item, load_cases: cases });
  if (sheet.problems.length > 0) return undefined;
  let most = 0;
  for (const actions of cases) most = Math.max(most, check(actions).utilization);
  return most;
}
