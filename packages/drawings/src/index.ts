// a Drawing to what a workshop builds
export { readActions } from "./assessment/actions-file.ts";
export { type AssessmentStage, assess, type OnStage } from "./assessment/assess.ts";
export {
  type AssessmentOptions,
  type GivenActions,
  isAnnex,
  type Language,
  projectSchema,
} from "./assessment/options.ts";
// a fabrication to files
export { type CutGroup, cuttingList } from "./exports/cutting.ts";
export {
  type ExportedFile,
  exportFiles,
  type Format,
  formats,
  isFormat,
  type PackageOptions,
} from "./exports/files.ts";
export type * from "./fabrication.ts";
export { type JobData, type JobMember, jobData } from "./job.ts";
export { merge, override } from "./merge.ts";
export type * from "./model.ts";
export { endJoints, memberRoles, supportSides } from "./model.ts";
export { overlay } from "./overlay.ts";
export { overridesSchema } from "./override.ts";
export type { PageText, Rule, Word } from "./page-text.ts";
// a PDF in, a Drawing out: in a process of its own with limits, or in this one
export type { PlainText } from "./plain-text.ts";
export {
  drawOverlay,
  ReadingInterrupted,
  type ReadLimits,
  readDrawing,
  readLimits,
  readPlainText,
} from "./process/isolated.ts";
export {
  type OnProgress,
  type Progress,
  type Reader,
  type ReadOptions,
  UnreadablePdf,
  type UnreadableReason,
} from "./reader.ts";
// the readers by themselves; each loads what it needs when it reads
export { ocrReader, textReader, visionReader } from "./readers/lazy.ts";
export { defaultReaders, type PipelineOptions, type ReaderName, readerNames, readPages } from "./readers/pipeline.ts";
// what changed between two
export { type Diff, diff, diffPage, diffPicture, type Revision, revisionOf } from "./revision.ts";
// pages of words and lines, from wherever, to a Drawing
export { drawing, type Interpreter, interpreter } from "./understanding/interpret.ts";
export { type VisionSettings, VisionUnavailable, visionSettings } from "./vision/settings.ts";
