export type * from "./model.ts";
export { overlay } from "./overlay.ts";
export { overridesSchema } from "./override.ts";
// a PDF in, a Drawing out: apart from this process with limits, or in it
export { drawOverlay, type ReadLimits, readDrawing, readLimits } from "./reading/apart.ts";
// pages of words and lines, from wherever, to a Drawing
export { drawing, type Interpreter, interpreter } from "./reading/interpret.ts";
export { merge, override } from "./reading/merge.ts";
export type { PageText, Rule, Word } from "./reading/page.ts";
export { defaultReaders, type PipelineOptions, type ReaderName, readerNames, readPages } from "./reading/pipeline.ts";
export {
  type OnProgress,
  type Progress,
  type Reader,
  type ReadOptions,
  UnreadablePdf,
  type UnreadableReason,
} from "./reading/reader.ts";
// the readers by themselves; each loads what it needs when it reads
export { ocrReader, textReader, visionReader } from "./reading/readers.ts";
export { type VisionSettings, VisionUnavailable, visionSettings } from "./reading/vision-settings.ts";
