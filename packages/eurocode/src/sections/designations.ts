/** Any spelling of a profile, steel grade or bolt class -> its canonical name, or the reason why not with the nearest names. */
import { says as form, show } from "../basis/form.ts";
import { Memory } from "../basis/memory.ts";
import { boltGrade } from "../materials/bolt-grades.ts";
import { resolveReinforcement } from "../materials/reinforcement.ts";
import { resolveSteelGrade } from "../materials/steel-grades.ts";
import { mostCharacters, type ResolvedSection, readProfileName, type Unresolved, unresolved } from "./profile-names.ts";
import { designationSays as says } from "./says.ts";

interface ResolvedGrade {
  readonly kind: "grade";
  readonly canonical: string;
  readonly material: "structural steel" | "reinforcing steel";
  /** an old grade of equal strength whose chemistry or toughness is not quite the same */
  readonly approximate?: boolean;
  readonly note?: string;
}

interface ResolvedBolt {
  readonly kind: "bolt";
  readonly canonical: string;
}

export type Resolution = ResolvedSection | ResolvedGrade | ResolvedBolt | Unresolved;

const known = new Memory<Resolution>(20_000);

export const resolveDesignation = (text: string): Resolution => known.of(text, resolve);

const resolve = (text: string): Resolution => Object.freeze(read(text));

function read(text: string): Resolution {
  if (typeof text !== "string") return unresolved(form.wrongType({ wanted: form.text, given: show(text) }));
  if (text.length > mostCharacters) return unresolved(says.long);
  const profile = readProfileName(text);
  if (profile && "kind" in profile) return profile;
  const bolt = boltGrade(text);
  if (bolt) return { kind: "bolt", canonical: bolt.grade };
  const steel = resolveSteelGrade(text);
  if (steel.kind === "grade") {
    const { canonical, approximate, note } = steel;
    return {
      kind: "grade",
      canonical,
      material: "structural steel",
      ...(approximate && { approximate }),
      ...(note && { note }),
    };
  }
  const bars = resolveReinforcement(text);
  if (bars) return { kind: "grade", canonical: bars.grade, material: "reinforcing steel" };
  if (profile?.said.id === says.profileAndGrade.id) return profile;
  if (steel.kind === "refused") return unresolved(steel.because, steel.suggestions);
  return profile ?? unresolved(says.unknown);
}
