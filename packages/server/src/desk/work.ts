import type { Job, JobPage } from "@x/api";
import {
  calculationChange,
  corrections as correctionsBody,
  newCalculation,
  newJob,
  newProject,
  newRevision,
  projectChange,
} from "@x/api";
import { withAnnex } from "@x/api/annex";
import type { Drawing } from "@x/drawings";
import type { Message } from "@x/eurocode/message";
import { invalid, valid } from "@x/eurocode/problems";
import { type Override, override, readBack, spoken } from "@x/fabrication/members";
import type { Language } from "@x/words";
import { wordsIn } from "@x/words/all";
import type * as z from "zod";
import { refuseOther } from "../calculations/of-check.ts";
import { parseJson } from "../http/json.ts";
import { boxesOf } from "../jobs/boxes.ts";
import { difference, type MadeResult, shownIn } from "../jobs/result.ts";
import { readCorrections, type Sent, type SubmissionRules, submissionOf } from "../jobs/submit.ts";
import type { ProjectText } from "../projects/projects.ts";
import { service as says } from "../says.ts";

// What a long body is read into and a long answer is written from: texts and bytes, so that who serves need not take them
// apart. Everything here runs in the thread of the desk, or, when it is short, where it is asked for.

const textOf = (value: object): Uint8Array => Buffer.from(JSON.stringify(value));

const bufferOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

interface Body {
  readonly body: Uint8Array;
}

/** Whose a request says that it is; undefined: nothing, or no text. */
function email({ body }: Body): string | undefined {
  const value = parseJson(bufferOf(body));
  const given = typeof value === "object" && value !== null && "email" in value ? value.email : undefined;
  return typeof given === "string" ? given : undefined;
}

/** A project, its default actions as the text that is kept. */
function projectOf(fields: z.output<typeof projectChange>): ProjectText {
  const { default_actions: actions, ...rest } = fields;
  return {
    ...rest,
    ...(actions === undefined ? {} : { default_actions: actions === null ? null : JSON.stringify(actions) }),
  };
}

function project({ body }: Body): ProjectText & { readonly name: string } {
  const fields = valid(newProject, parseJson(bufferOf(body)));
  return { ...projectOf(fields), name: fields.name };
}

const changedProject = ({ body }: Body): ProjectText => projectOf(valid(projectChange, parseJson(bufferOf(body))));

/** 1e999 is none of a number that could be kept as it was sent. */
function pathOfInfinite(value: unknown, path: string): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : path;
  if (typeof value !== "object" || value === null) return undefined;
  const isList = Array.isArray(value);
  for (const [name, inner] of Object.entries(value)) {
    const found = pathOfInfinite(inner, isList ? `${path}[${name}]` : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface Calculated extends Body {
  /** Of the project: an input that names none is kept with it, and so is the same number wherever it is calculated. */
  readonly annex: string;
}

/** An input as it is kept, and as it is calculated: without what only a reader asks for. */
const inputOf = (given: Readonly<Record<string, unknown>>, annex: string) => {
  const infinite = pathOfInfinite(given, "request");
  if (infinite !== undefined) throw invalid(says.notFinite, infinite);
  const request = withAnnex(given, annex);
  const { derivation: _, messages: __, ...input } = request;
  return { request: JSON.stringify(request), input: JSON.stringify(input) };
};

function calculation({ body, annex }: Calculated) {
  const {
    request,
    note = "",
    folder = "",
    template = false,
    ...rest
  } = valid(newCalculation, parseJson(bufferOf(body)));
  refuseOther(rest.endpoint, request);
  return { ...rest, folder, template, note: note === "" ? null : note, ...inputOf(request, annex) };
}

function changedCalculation({ body, annex, endpoint }: Calculated & { readonly endpoint: string }) {
  const { request, note = "", ...rest } = valid(calculationChange, parseJson(bufferOf(body)));
  if (request) refuseOther(endpoint, request);
  const none = { request: undefined, input: undefined };
  return { ...rest, note: note === "" ? null : note, ...(request === undefined ? none : inputOf(request, annex)) };
}

const corrections = ({ body }: Body): string | null =>
  readCorrections(valid(correctionsBody, parseJson(bufferOf(body))).corrections);

interface SubmissionInput {
  readonly sent: Sent;
  readonly revision: boolean;
  readonly rules: SubmissionRules;
}

const submission = ({ sent, revision, rules }: SubmissionInput) =>
  submissionOf(sent, (json) => valid(revision ? newRevision : newJob, parseJson(bufferOf(json))), rules);

interface JobInput {
  /** What is short of it. */
  readonly shown: Omit<Job, "corrections">;
  /** As they are kept. */
  readonly corrections: string | null;
  readonly result: string | undefined;
  readonly language: Language;
}

function job({ shown, corrections: kept, result, language }: JobInput): Uint8Array {
  const made = result === undefined ? {} : shownIn(JSON.parse(result) as MadeResult, language); // written by jobs/run.ts
  const corrected = kept === null ? {} : { corrections: JSON.parse(kept) as NonNullable<Job["corrections"]> }; // by jobs/submit.ts
  return textOf({ job: { ...shown, ...corrected, ...made } satisfies Job });
}

interface Results {
  readonly before: string;
  readonly after: string;
}

function diff({ before, after }: Results): Uint8Array {
  const [past, present] = [before, after].map((text) => shownIn(JSON.parse(text) as MadeResult, "en")); // by jobs/run.ts
  if (!past || !present) throw new Error("two results were given");
  return textOf({ diff: difference(past, present) });
}

interface Reading {
  /** What was read, as it is kept. */
  readonly drawing: Uint8Array;
  readonly corrections: string | null;
}

function drawingOf({ drawing, corrections: kept }: Reading): Drawing {
  const read = readBack(JSON.parse(bufferOf(drawing).toString("utf8")) as Drawing); // written by jobs/run.ts
  return override(read, kept === null ? [] : (JSON.parse(kept) as Override[])); // by jobs/submit.ts
}

interface Warned {
  readonly drawing: Uint8Array;
  readonly warning: Message;
}

/** A drawing as it is kept, with one more warning before its others. */
function warned({ drawing, warning }: Warned): Uint8Array {
  const read = JSON.parse(bufferOf(drawing).toString("utf8")) as Drawing; // of the process that reads
  return textOf({ ...read, warnings: [warning, ...read.warnings] });
}

interface PagesInput extends Reading {
  readonly language: Language;
  readonly job: number;
}

function pages({ language, job: id, ...reading }: PagesInput): Uint8Array {
  const drawing = spoken(drawingOf(reading), wordsIn(language).say);
  const shown: JobPage[] = drawing.pages.map(({ page, width, height }) => ({
    page,
    width,
    height,
    picture_url: `/api/v1/jobs/${id}/pages/${page}.png`,
    boxes: boxesOf(drawing, page),
  }));
  return textOf({ pages: shown });
}

interface PageInput extends Reading {
  readonly page: number;
  /** Without what was read of it. */
  readonly alone: boolean;
}

/** What is drawn of a page; undefined: there is no such page. */
function page({ page: number, alone, ...reading }: PageInput): Uint8Array | undefined {
  const drawing = drawingOf(reading);
  if (!drawing.pages.some((one) => one.page === number)) return undefined;
  return textOf(alone ? { ...drawing, members: [], other_rows: [], unresolved: [], views: [] } : drawing);
}

interface FolderInput {
  readonly files: readonly (readonly [path: string, text: string])[];
}

/** Files of a folder as one archive. */
async function folder({ files }: FolderInput): Promise<Uint8Array> {
  // who reads bodies alone needs no archives
  const { zipped } = await import("@x/fabrication");
  return zipped(files.map(([path, text]) => [path, Buffer.from(text)] as const));
}

export const deskWork = {
  calculation,
  changedCalculation,
  changedProject,
  corrections,
  diff,
  email,
  folder,
  job,
  page,
  pages,
  project,
  submission,
  warned,
};

export type DeskName = keyof typeof deskWork;
export type DeskInput<Name extends DeskName> = Parameters<(typeof deskWork)[Name]>[0];
export type DeskOutput<Name extends DeskName> = Awaited<ReturnType<(typeof deskWork)[Name]>>;
export interface DeskTask {
  readonly name: DeskName;
  readonly input: DeskInput<DeskName>;
}
