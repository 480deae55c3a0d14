export type {
  Account,
  Delivery,
  Diff,
  Job,
  JobEntry,
  JobStatus,
  MadeToken,
  NewProject,
  NewToken,
  Project,
  ProjectChange,
  Revised,
  Submitted,
  Tier,
  Token,
  Usage,
} from "@x/api";
export {
  type Client,
  type ClientOptions,
  createClient,
  type JobEvent,
  type JobFilter,
  type NewDrawing,
  type SendOptions,
  type WaitOptions,
} from "./client.ts";
export { ApiError, Unreachable } from "./errors.ts";
export { type SignedDelivery, verifySignature } from "./signature.ts";
