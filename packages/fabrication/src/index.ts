// members to what a workshop builds

// a fabrication to files
export { type Format, formats, isFormat } from "@x/words/workshop";
export { readActions } from "./assessment/actions-file.ts";
export { type AssessmentStage, assess, type OnStage } from "./assessment/assess.ts";
export { refusalOf } from "./assessment/check-sentences.ts";
export {
  type AssessmentOptions,
  type GivenActions,
  isAnnex,
  projectSchema,
} from "./assessment/options.ts";
export { type CutGroup, cuttingList } from "./exports/cutting.ts";
export {
  again,
  type ExportedFile,
  exportFiles,
  type PackageOptions,
  registerFile,
} from "./exports/files.ts";
export { unzipped, zipped } from "./exports/zip.ts";
export type * from "./fabrication.ts";
export { type JobData, type JobMember, jobData } from "./job.ts";
export { registerSchema } from "./marks.ts";
export { membersOfIfc } from "./members-of-ifc.ts";
// what changed between two
export { type Recut, recutOf } from "./recut.ts";
// beams of concrete: their bars as a list, for bending machines, and drawn
export { type BeamBars, beamBarsOf } from "./reinforcement/beam-bars.ts";
export { type BarFormat, barFiles, barFormats } from "./reinforcement/files.ts";
export { type BarList, barListOf, type ListedBar } from "./reinforcement/list.ts";
export { type Diff, diff, diffPage, type Revision, revisionOf } from "./revision.ts";
// pieces of timber with the holes of their joints, for joinery machines
export { btlxOf } from "./timber/btlx.ts";
export { type DrilledPieces, drilledPieces } from "./timber/pieces.ts";
