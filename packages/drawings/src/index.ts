export type * from "./model.ts";
export type { PageText, Rule, Word } from "./reading/page.ts";
export {
  type OnProgress,
  type Progress,
  type Reader,
  type ReadOptions,
  UnreadablePdf,
  type UnreadableReason,
} from "./reading/reader.ts";
