import type { Account } from "../generated/resources.d.ts";

export type {
  Account,
  BasePlate,
  Calculation,
  CalculationChange,
  CalculationComment,
  CalculationEntry,
  CalculationVersion,
  Connection,
  Correction,
  Delivery,
  DeterminedParameter,
  DeterminedValue,
  Diff,
  ErrorBody,
  ExtractedData,
  ItemSummary,
  Job,
  JobEntry,
  JobMember,
  JobPage,
  MadeToken,
  MemberActions,
  NamedSection,
  NewCalculation,
  NewComment,
  NewProject,
  NewSecret,
  NewToken,
  NewWatcher,
  Person,
  Project,
  ProjectChange,
  ProjectEntry,
  ProjectReport,
  ReportQuery,
  Revised,
  SharedCalculation,
  Submitted,
  Token,
  Usage,
  Watcher,
  Weld,
} from "../generated/resources.d.ts";
export {
  type AnnexFilter,
  type Client,
  createClient,
  type DeliveryFilter,
  type JobFilter,
  type JobStatus,
  type SectionFilter,
  type TableOptions,
  type WaitOptions,
} from "./client.ts";
export type { NewDrawing, SendOptions } from "./drawing.ts";
export { ApiError, isApiError, isUnreachable, StrangeAnswer, Unreachable } from "./errors.ts";
export type { AccountEvent, JobEvent } from "./events.ts";
export type Tier = Account["tier"];
export { type SignedDelivery, verifySignature } from "./signature.ts";
export type { ClientOptions } from "./transport.ts";
