export { outlineOf } from "./built.ts";
export { type Family, families } from "./catalogue.ts";
export { type Resolution, resolveDesignation } from "./designations.ts";
export { sectionDrawing } from "./drawing.ts";
export { flattened, type Outline } from "./outline.ts";
export {
  type OwnSection,
  ownSection,
  ownSectionFaults,
  ownSectionProblems,
} from "./own.ts";
export { section, sections } from "./section.ts";
export { greatestThickness } from "./thickness.ts";

export type {
  Fabrication,
  Section,
  Shape,
} from "./types.ts";
export { profileWords } from "./words.ts";
