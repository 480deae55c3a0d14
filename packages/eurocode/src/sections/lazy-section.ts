import type { Profile } from "./catalogue.ts";
import type { Section, SectionProperties } from "./types.ts";

/** A section whose properties are worked out when they are first read */
export function lazySection(profile: Profile, work: () => SectionProperties): Section {
  let properties: SectionProperties | undefined;
  return Object.freeze({
    ...profile,
    dimensions: Object.freeze(profile.dimensions),
    get properties() {
      properties ??= Object.freeze(work());
      return properties;
    },
  });
}
