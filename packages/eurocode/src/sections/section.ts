/** section(), sections(): the catalogue with its properties. The same question gets the same, frozen object. */

import { refuseOptions } from "../basis/by-hand.ts";
import { Memory } from "../basis/memory.ts";
import { halfProfile, pairOf } from "./built.ts";
import { families, findProfile, isFamily, type Profile, profilesOf } from "./catalogue.ts";
import { lazySection } from "./lazy-section.ts";
import { readProfileName } from "./profile-names.ts";
import { propertiesOf } from "./properties.ts";
import { conventions, type Section, type SectionOptions } from "./types.ts";

/** Spelling -> section, for the questions asked so far. */
const asked = new Memory<Section | undefined>(20_000);
const made = new Memory<Section>(20_000);

const keyOf = (name: string, o: SectionOptions | undefined): string =>
  o === undefined || (o.It === undefined && o.fabrication === undefined)
    ? name
    : `${name}|${o.It ?? ""}|${o.fabrication ?? ""}`;

function sectionOf(profile: Profile, options: SectionOptions | undefined): Section {
  const key = `${profile.designation}|${profile.fabrication}|${options?.It ?? "sci"}`;
  const { shape, fabrication, dimensions, family } = profile;
  const It = options?.It ?? "sci";
  return made.of(key, () =>
    lazySection(profile, () => propertiesOf({ shape, fabrication, dimensions, sciWarping: family === "PFC", It })),
  );
}

/** By any spelling; undefined when the name is not in the European catalogue (resolveDesignation says why) */
export function section(name: string, options?: SectionOptions): Section | undefined {
  if (options !== undefined) refuseOptions(options, optionWords);
  return asked.of(keyOf(name, options), () => lookUp(name, options));
}

const optionWords = { It: conventions, fabrication: ["hot-finished", "cold-formed"] };

function lookUp(name: string, options: SectionOptions | undefined): Section | undefined {
  const resolved = readProfileName(name);
  if (!resolved || !("kind" in resolved)) return undefined;
  const fabrication = options?.fabrication ?? resolved.fabrication;
  const { built } = resolved;
  const of = findProfile(built?.of ?? resolved.canonical, fabrication);
  if (!of) return undefined;
  if (built?.kind === "half") return sectionOf(halfProfile(of), options);
  if (built?.kind === "pair") {
    const single = sectionOf(of, options);
    const key = `${resolved.canonical}|${built.arrangement}|${of.fabrication}|${options?.It ?? "sci"}`;
    return made.of(key, () => pairOf(single, { arrangement: built.arrangement }));
  }
  return sectionOf(of, options);
}

export interface Filter {
  /** `IPE`, `HE`, `SHS` …, or a series: `HEB`, `HE B`, `IPE O` */
  readonly family?: string;
}

/** In catalogue order. Hollow sizes listed in both standards appear once for each. */
export function sections(filter: Filter = {}, options?: SectionOptions): readonly Section[] {
  refuseOptions(filter, { family: undefined });
  if (options !== undefined) refuseOptions(options, optionWords);
  const wanted = filter.family?.toUpperCase().replace(/[\s-]/g, "");
  if (wanted !== undefined && isFamily(wanted)) return all(wanted, options);
  const everything = families.flatMap((family) => all(family, options));
  if (wanted === undefined) return everything;
  return everything.filter((s) => s.series?.toUpperCase().replace(/[\s-]/g, "") === wanted);
}

const all = (family: (typeof families)[number], options?: SectionOptions): readonly Section[] =>
  profilesOf(family)
    .filter(
      (p) => options?.fabrication === undefined || p.fabrication === "rolled" || p.fabrication === options.fabrication,
    )
    .map((p) => sectionOf(p, options));
