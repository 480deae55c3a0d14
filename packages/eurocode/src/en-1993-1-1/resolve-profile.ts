import { Memory } from "../basis/memory.ts";
import { listed, type Message } from "../basis/message.ts";
import { notWith, onlyFor, onlyWith, required } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { resolveSteelGrade, type SteelProduct } from "../materials/steel.ts";
import { type OwnSection, ownSection, ownSectionFaults, type Section, section } from "../sections/index.ts";
import { readProfileName, saidOfTurned, type Unresolved } from "../sections/profile-names.ts";
import { designationSays } from "../sections/says.ts";
import { rejectFarProperties } from "./own-values.ts";
import { type Profile, profileOf } from "./profile.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { MemberItem } from "./schema.ts";

// From the catalogue or from own dimensions.

/** Open profiles by their name as given, hollow ones with fabrication and grade beside it. */
const profiles = new Memory<Profile>(20_000);

export function resolveProfile(sheet: Sheet, item: MemberItem): Profile | undefined {
  if (item.profile !== undefined && item.section !== undefined) {
    sheet.problem("section", notWith("profile"));
    return undefined;
  }
  if (item.section !== undefined) return resolveOwn(sheet, item);
  if (item.profile === undefined) {
    sheet.problem("profile", required(input.profileOrSection));
    return undefined;
  }
  const turned = saidOfTurned(item.profile);
  if (turned) sheet.assume(turned, { weighty: true });
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
    profiles.set(made.hollow ? key : item.profile, made);
  }
  return made;
}

function resolveCatalogue(sheet: Sheet, item: MemberItem, name: string, grade: string): Profile | undefined {
  const resolved = readProfileName(name);
  if (!resolved || !("kind" in resolved)) {
    sheet.problem("profile", unknownProfile(name, resolved));
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
    sheet.unused("fabrication", onlyFor(input.hollowProfiles({ profile: profile.label })));
  }
  if (profile.hollow) assumeFabrication(sheet, item, profile);
  if (item.properties) rejectFarProperties(sheet, item.properties, profileOf(found));
  return profile;
}

/** Said where no word of a name is one of ours. */
const noFamily = designationSays.noFamily.id;

function unknownProfile(name: string, read: Unresolved | undefined): Message {
  const grade = resolveSteelGrade(name);
  if (grade.kind === "grade") return input.mustBeProfile({ given: JSON.stringify(name) });
  const isProfileAndGrade = read?.said.id === designationSays.profileAndGrade.id;
  if (grade.kind === "refused" && !isProfileAndGrade) return because(grade.because, grade.suggestions);
  return because(read?.said ?? designationSays.unknown, read?.suggestions ?? []);
}

function because(reason: Message, suggestions: readonly string[]): Message {
  const near = listed("plain", suggestions.slice(0, 3));
  if (suggestions.length > 0)
    return (reason.id === noFamily ? input.foreignProfile : input.didYouMean)({ reason, near });
  return (coldFormed.has(reason.id) ? input.coldFormed : input.notAProfile)({ reason });
}

/** Of these the dimensions would be taken for a rolled section. */
const coldFormed = new Set<string>([designationSays.lippedChannel.id, designationSays.purlin.id]);

const noMember = (name: string, found: Section | undefined): Message =>
  (found?.shape === "plate"
    ? input.plateWithoutWidth
    : found?.shape === "built-up"
      ? input.builtUp
      : input.notInCatalogue)({ name });

/** EN 10210 or EN 10219, by the grade. */
function productOf(grade: string): SteelProduct | undefined {
  const resolved = resolveSteelGrade(grade);
  if (resolved.kind !== "grade") return undefined;
  if (resolved.productStandard === "EN 10210") return "hot-finished";
  return resolved.productStandard === "EN 10219" ? "cold-formed" : undefined;
}

function assumeFabrication(sheet: Sheet, item: MemberItem, profile: Profile): void {
  if (item.fabrication !== undefined || item.profile === undefined) return;
  const resolved = readProfileName(item.profile);
  if (resolved && "kind" in resolved && resolved.fabrication !== undefined) return;
  if (productOf(item.steel_grade ?? "S355") !== undefined) return;
  if (profile.fabrication === "cold-formed") {
    sheet.assume(says.coldFormedByDefault);
    sheet.warn(says.fabricationUnknown);
  }
}

function resolveOwn(sheet: Sheet, item: MemberItem): Profile | undefined {
  const own = item.section as OwnSection; // the schema has looked at it
  if (item.fabrication !== undefined) sheet.problem("fabrication", onlyWith(input.withProfile));
  const { fabrication } = own;
  const hollow = own.shape === "RHS" || own.shape === "CHS";
  if ((fabrication === "rolled" && hollow) || (fabrication === "hot-finished" && !hollow)) {
    const made = hollow ? input.fabricationOfHollow : input.fabricationOfOpen;
    sheet.problem("section.fabrication", made({ shape: own.shape, fabrication }));
    return undefined;
  }
  const wrong = ownSectionFaults(own);
  for (const { path, said } of wrong) sheet.problem(`section.${path}`, said);
  if (wrong.length > 0) return undefined;
  if (fabrication === undefined && own.shape !== "polygon" && own.shape !== "parts") {
    if (hollow) sheet.warn(says.fabricationUnknown);
    sheet.assume(hollow ? says.ownHollowColdFormed : says.ownRolled);
  }
  const made = ownSection(own);
  if (item.properties) rejectFarProperties(sheet, item.properties, profileOf(made));
  return profileOf(made, item.properties);
}
