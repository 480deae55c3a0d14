export type * from "./model.ts";
export { overlay } from "./overlay.ts";
export { type ReadLimits, readDrawing, readLimits } from "./reading/apart.ts";
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
