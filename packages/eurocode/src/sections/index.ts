export { type Arrangement, outlineOf, type PairOptions, pairOf } from "./built.ts";
export { cornerRadii, type Family, families } from "./catalogue.ts";
export { type Resolution, resolveDesignation } from "./designations.ts";
export { sectionDrawing } from "./drawing.ts";
export { bounds, flattened, type Outline } from "./outline.ts";
export {
  defaultFabrication,
  greatestThickness,
  type OwnProblem,
  type OwnSection,
  type OwnShape,
  ownSection,
  ownSectionFields,
  ownSectionProblems,
} from "./own.ts";
export { type Filter, section, sections } from "./section.ts";
export { type ShearAreas, shearAreas, webHeight } from "./shear-area.ts";
export type {
  Dimensions,
  Fabrication,
  Section,
  SectionOptions,
  SectionProperties,
  Shape,
  TorsionConvention,
} from "./types.ts";
export { profileWords } from "./words.ts";
