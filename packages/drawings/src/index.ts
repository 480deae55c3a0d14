// pages of words and lines, from wherever, to a Drawing
export { diffPicture } from "./changes.ts";
export { merge } from "./merge.ts";
export type * from "./model.ts";
export { overlay } from "./overlay.ts";
export type { PageText, Rule, Word } from "./page-text.ts";
// a PDF in, a Drawing out: in a process of its own with limits, or in this one
export type { PlainText } from "./plain-text.ts";
export {
  type DrawingAsJson,
  drawOverlay,
  isReadingInterrupted,
  ReadingInterrupted,
  type ReadLimits,
  readDrawing,
  readDrawingAsJson,
  readLimits,
  readPlainText,
} from "./process/isolated.ts";
// the readers by themselves, and one after the other
export { ocrReader, type PipelineOptions, readPages, textReader, visionReader } from "./process/pipeline.ts";
export { defaultReaders, type ReaderName, readerNames } from "./process/readers.ts";
export {
  isUnreadablePdf,
  type OnProgress,
  type Progress,
  type Reader,
  type ReadOptions,
  UnreadablePdf,
  type UnreadableReason,
} from "./reader.ts";
export { drawing, type Interpreter, interpreter } from "./understanding/interpret.ts";
export { saysHowCounted } from "./understanding/says.ts";
export { type VisionSettings, VisionUnavailable, visionSettings } from "./vision/settings.ts";
