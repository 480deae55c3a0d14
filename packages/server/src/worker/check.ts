import type { MessagePort } from "node:worker_threads";
import type { ItemSummary, ReportFormat } from "@x/api";
import { type CheckResult, check, findCheck, type ItemResult, isInvalidInput, type Problem } from "@x/eurocode";
import type { Message } from "@x/eurocode/message";
import { invalid } from "@x/eurocode/problems";
import type { Project } from "@x/report";
import type { Language } from "@x/words";
import { checkLimits } from "../checks/limits.ts";
import { HttpError, invalidInput } from "../http/errors.ts";
import { parseJson } from "../http/json.ts";
import { service as says } from "../says.ts";
import { handOver, own } from "./hand-over.ts";
import { jsonOf } from "./json.ts";

export interface CheckTask {
  readonly endpoint: string;
  readonly body: Uint8Array;
  /** Items without their values. */
  readonly summary?: boolean;
  /** A document in place of the result. */
  readonly report?: ReportTask;
}

export interface PooledTask extends CheckTask {
  /** Hears that the work has begun. */
  readonly begun: MessagePort;
}

export interface ReportTask {
  readonly format: ReportFormat;
  readonly language: Language;
  readonly project: Project;
  readonly brief: boolean;
  readonly software: string;
}

export type CheckOutcome =
  | { readonly bytes: Uint8Array; readonly passed: boolean }
  | { readonly said: Message; readonly problems: readonly Problem[] };

/** A check from the bytes of its request to the bytes of its answer, away from the thread that serves. */
export default async function work({ endpoint, body, summary, report, begun }: PooledTask): Promise<unknown> {
  begun.postMessage("begun");
  begun.close();
  try {
    const given = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    const { bytes, passed } = report ? await document(endpoint, given, report) : answer(endpoint, given, summary);
    const outcome = { bytes: own(bytes), passed } satisfies CheckOutcome;
    return handOver(outcome, [outcome.bytes]);
  } catch (error) {
    const refused = isInvalidInput(error) ? invalidInput(error) : error;
    if (!(refused instanceof HttpError)) throw error;
    return { said: refused.said, problems: refused.details } satisfies CheckOutcome;
  }
}

function answer(endpoint: string, body: Buffer, summary = false): { bytes: Uint8Array; passed: boolean } {
  const result = calculate(endpoint, body, summary);
  return { bytes: jsonOf(result), passed: result.passed };
}

export function calculate(endpoint: string, body: Buffer, summary = false): CheckResult {
  const input = parseJson(body);
  if (summary && isDerived(input)) throw invalid(says.noSteps, "derivation");
  checkLimits(endpoint, input);
  const result = check(endpoint, input);
  return summary ? summarized(result) : result;
}

const isDerived = (input: unknown): boolean =>
  typeof input === "object" && input !== null && "derivation" in input && input.derivation === true;

/** The same answer, of whose items only what governs is left; assumptions and warnings stay. */
function summarized(result: CheckResult): CheckResult {
  const { one, many } = findCheck(result.endpoint) ?? {};
  const short = { ...result.result };
  for (const key of [one, many]) {
    const items = key === undefined ? undefined : (short[key] as ItemResult | ItemResult[] | undefined); // of this standard
    if (key === undefined || items === undefined) continue;
    short[key] = Array.isArray(items) ? items.map(summaryOf) : summaryOf(items);
  }
  return { ...result, result: short };
}

function summaryOf({ mark, passed, verified, utilization, verifications }: ItemResult): ItemSummary {
  const governs = verifications.find((one) => one.utilization === utilization);
  return {
    ...(mark === undefined ? {} : { mark }),
    passed,
    verified,
    utilization,
    verification: governs?.id ?? null,
    clause: governs?.clause ?? null,
  };
}

async function document(
  endpoint: string,
  body: Buffer,
  { format, language, project, brief, software }: ReportTask,
): Promise<{ bytes: Uint8Array; passed: boolean }> {
  const request = parseJson(body);
  const derived = typeof request === "object" && request !== null && !Array.isArray(request);
  const input = derived ? { ...request, derivation: true, messages: true } : request;
  checkLimits(endpoint, input);
  const result = check(endpoint, input);
  // checks alone need no reports
  const { html, markdown, reportOf } = await import("@x/report");
  const { wordsIn } = await import("@x/words/all");
  const report = reportOf(result, { words: wordsIn(language), project, request, software, brief });
  const { passed } = result;
  if (format === "pdf") {
    const { pdf } = await import("@x/report/pdf");
    return { bytes: await pdf(report), passed };
  }
  return { bytes: new TextEncoder().encode(format === "md" ? markdown(report) : html(report)), passed };
}
