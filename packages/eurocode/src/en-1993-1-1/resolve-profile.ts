import type { Sheet } from "../engine/sheet.ts";
import { resolveSteelGrade, type SteelProduct } from "../materials/steel.ts";
import {
  type OwnSection,
  ownSection,
  ownSectionProblems,
  resolveDesignation,
  type Section,
  section,
} from "../sections/index.ts";
import { rejectFarProperties } from "./own-values.ts";
import { type Profile, profileOf } from "./profile.ts";
import type { MemberItem } from "./schema.ts";

// From the catalogue or from own dimensions.

/** Open profiles by their name as given, hollow ones with fabrication and grade beside it. */
const profiles = new Map<string, Profile>();
const profilesLimit = 20_000;

export function resolveProfile(sheet: Sheet, item: MemberItem): Profile | undefined {
  if (item.profile !== undefined && item.section !== undefined) {
    sheet.problem("section", "cannot be combined with profile; give one of them");
    return undefined;
  }
  if (item.section !== undefined) return resolveOwn(sheet, item);
  if (item.profile === undefined) {
    sheet.problem("profile", "is required: a profile of the catalogue, or section with its dimensions");
    return undefined;
  }
  const grade = item.steel_grade ?? "S355";
  if (item.properties) return resolveCatalogue(sheet, item, item.profile, grade);
  // most profiles are open: their name alone says what they are
  const open = item.fabrication === undefined ? profiles.get(item.profile) : undefined;
  if (open) return open;
  const key = `${item.profile}|${item.fabrication ?? ""}|${grade}`;
  const hollow = profiles.get(key);
  if (hollow) {
    assumeFabrication(sheet, item, hollow);
    return hollow;
  }
  const made = resolveCatalogue(sheet, item, item.profile, grade);
  if (made && (made.hollow || item.fabrication === undefined)) {
    if (profiles.size >= profilesLimit) profiles.clear();
    profiles.set(made.hollow ? key : item.profile, made);
  }
  return made;
}

function resolveCatalogue(sheet: Sheet, item: MemberItem, name: string, grade: string): Profile | undefined {
  const resolved = resolveDesignation(name);
  if (!("kind" in resolved) || resolved.kind !== "section") {
    sheet.problem("profile", unknownProfile(name, "kind" in resolved ? undefined : resolved));
    return undefined;
  }
  const fabrication = item.fabrication ?? resolved.fabrication ?? productOf(grade) ?? "cold-formed";
  const found = section(name, { fabrication });
  const profile = found && profileOf(found, item.properties);
  if (!found || !profile) {
    sheet.problem("profile", noMember(resolved.canonical, found));
    return undefined;
  }
  if (!profile.hollow && item.fabrication !== undefined) {
    sheet.problem("fabrication", `is for hollow profiles; ${profile.label} is ${profile.fabrication}`);
  }
  if (profile.hollow) assumeFabrication(sheet, item, profile);
  if (item.properties) rejectFarProperties(sheet, item.properties, profileOf(found));
  return profile;
}

const unknownProfile = (name: string, why: { suggestions: readonly string[]; reason: string } | undefined): string => {
  if (!why) return `must be a profile; it is ${JSON.stringify(name)}`;
  const foreign = why.reason.startsWith("no family") ? " Or give section with its dimensions" : "";
  const near =
    why.suggestions.length > 0
      ? `; did you mean ${why.suggestions.slice(0, 3).join(", ")}?${foreign}`
      : why.reason.includes("dimensions")
        ? ""
        : "; give section with its dimensions";
  return `${why.reason}${near}`;
};

const noMember = (canonical: string, found: Section | undefined): string =>
  found?.shape === "plate"
    ? `${canonical} has no width; give a flat: section with shape flat, b_mm and t_mm`
    : found?.shape === "built-up"
      ? `${canonical} is a built-up member, which is for 6.4; check one of its parts`
      : `${canonical} is not in the catalogue; give section with its dimensions`;

/** EN 10210 or EN 10219, by the grade. */
function productOf(grade: string): SteelProduct | undefined {
  const resolved = resolveSteelGrade(grade);
  if (resolved.kind !== "grade") return undefined;
  if (resolved.productStandard === "EN 10210") return "hot-finished";
  return resolved.productStandard === "EN 10219" ? "cold-formed" : undefined;
}

function assumeFabrication(sheet: Sheet, item: MemberItem, profile: Profile): void {
  if (item.fabrication !== undefined || item.profile === undefined) return;
  const resolved = resolveDesignation(item.profile);
  if ("kind" in resolved && resolved.kind === "section" && resolved.fabrication !== undefined) return;
  if (productOf(item.steel_grade ?? "S355") !== undefined) return;
  if (profile.fabrication === "cold-formed") {
    sheet.assume(
      "Hollow profiles are cold-formed (EN 10219): neither fabrication nor designation nor grade says otherwise.",
    );
    sheet.warn("hot-finished or cold-formed is not known; taken as cold-formed, the less favourable (Table 6.2)");
  }
}

function resolveOwn(sheet: Sheet, item: MemberItem): Profile | undefined {
  const own = item.section as OwnSection; // the schema has looked at it
  if (item.fabrication !== undefined) sheet.problem("fabrication", "is for profile; give it in section");
  const { fabrication } = own;
  const hollow = own.shape === "RHS" || own.shape === "CHS";
  if ((fabrication === "rolled" && hollow) || (fabrication === "hot-finished" && !hollow)) {
    const made = hollow ? "hot-finished, cold-formed or welded" : "rolled, welded or cold-formed";
    sheet.problem("section.fabrication", `must be ${made} for shape ${own.shape}; it is ${fabrication}`);
    return undefined;
  }
  const wrong = ownSectionProblems(own);
  for (const { path, message } of wrong) sheet.problem(`section.${path}`, message);
  if (wrong.length > 0) return undefined;
  if (fabrication === undefined) {
    if (hollow)
      sheet.warn("hot-finished or cold-formed is not known; taken as cold-formed, the less favourable (Table 6.2)");
    sheet.assume(hollow ? "Own hollow sections are cold-formed." : "Own sections are rolled.");
  }
  const made = ownSection(own);
  if (item.properties) rejectFarProperties(sheet, item.properties, profileOf(made));
  return profileOf(made, item.properties);
}
