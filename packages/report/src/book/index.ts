/** Books of calculations: texts, beams and reports bound into one PDF. */
import { canonicalJson, sha256 } from "../digest.ts";

export { type BoundChapter, bound, chapterAnchor } from "../pdf/bound.ts";
export { beamParts } from "./beam.ts";
export { proseOf } from "./prose.ts";

/** Of an input, however it was written. */
export const sumOf = (request: unknown): string => sha256(canonicalJson(request));
