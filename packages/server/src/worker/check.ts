import { beamEndpoint, type ReportFormat } from "@x/api";
import { summarized } from "@x/api/summarized";
import { type CheckResult, check } from "@x/eurocode";
import { invalid } from "@x/eurocode/problems";
import type { Project, ReportLength } from "@x/report";
import type { Language } from "@x/words";
import { checkLimits } from "../checks/limits.ts";
import { parseJson } from "../http/json.ts";
import { service as says } from "../says.ts";
import type { BookTask } from "./book.ts";
import { own } from "./hand-over.ts";
import { inThread } from "./in-thread.ts";
import { jsonOf } from "./json.ts";
import { checkTable, type RowCounts, type TableTask } from "./table.ts";

export interface CheckTask {
  readonly endpoint: string;
  readonly body: Uint8Array;
  /** Items without their values. */
  readonly summary?: boolean;
  /** The body is a table, and so is the answer. */
  readonly table?: TableTask;
  /** A document in place of the result. */
  readonly report?: ReportTask;
  /** A document of several calculations, which stand in it: there is no body. */
  readonly book?: BookTask;
}

export interface ReportTask {
  readonly format: ReportFormat;
  readonly language: Language;
  readonly project: Project;
  readonly length: ReportLength;
  readonly software: string;
}

export interface Checked {
  readonly bytes: Uint8Array;
  readonly passed: boolean;
  readonly rows?: RowCounts;
}

/** A check from the bytes of its request to the bytes of its answer, away from the thread that serves. */
export default inThread(async ({ endpoint, body, summary, report, table, book }: CheckTask): Promise<Checked> => {
  if (book) {
    // checks alone need no books
    const { bookOf } = await import("./book.ts");
    return { bytes: own(await bookOf(book)), passed: true };
  }
  const given = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const checked = report
    ? await document(endpoint, given, report)
    : table
      ? await checkTable(endpoint, given, table)
      : await answer(endpoint, given, summary);
  return { ...checked, bytes: own(checked.bytes) };
});

async function answer(endpoint: string, body: Buffer, summary = false): Promise<Checked> {
  const result = endpoint === beamEndpoint ? await ofBeam(body, summary) : calculate(endpoint, body, summary);
  return { bytes: jsonOf(result), passed: result.passed };
}

async function ofBeam(body: Buffer, summary: boolean): Promise<CheckResult> {
  const { outcomeOfBeam } = await import("@x/eurocode/beams/design");
  const { result } = outcomeOfBeam(parseJson(body));
  return summary ? summarized(result) : result;
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

async function document(
  endpoint: string,
  body: Buffer,
  { format, language, project, length, software }: ReportTask,
): Promise<Checked> {
  const request = parseJson(body);
  const derived = typeof request === "object" && request !== null && !Array.isArray(request);
  const input = derived ? { ...request, derivation: true, messages: true } : request;
  checkLimits(endpoint, input);
  const result = check(endpoint, input);
  // checks alone need no reports
  const { html, markdown, reportOf } = await import("@x/report");
  const { wordsIn } = await import("@x/words/all");
  const report = reportOf(result, { words: wordsIn(language), project, request, software, length });
  const { passed } = result;
  if (format === "pdf") {
    const { pdf } = await import("@x/report/pdf");
    return { bytes: await pdf(report), passed };
  }
  return { bytes: new TextEncoder().encode(format === "md" ? markdown(report) : html(report)), passed };
}
