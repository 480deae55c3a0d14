import type { Job, JobEntry, Project, ProjectEntry } from "@x/api";
import { api, call } from "../http.ts";
import type { Tone } from "../meter.tsx";
import { language, translate } from "../words.ts";

export type Extracted = NonNullable<Job["extracted_data"]>;
export type Member = Extracted["members"][number];
export type Connection = NonNullable<Job["connections_data"]>[number];
export type Box = readonly [number, number, number, number];
export type Correction = NonNullable<Job["corrections"]>[number];

export interface Page {
  readonly page: number;
  readonly width: number;
  readonly height: number;
}

export const readProjects = (before?: number) =>
  call<{ projects: ProjectEntry[] }>("GET", `/projects${before === undefined ? "" : `?before=${before}`}`);
export const readProject = async (id: number) => (await call<{ project: Project }>("GET", `/projects/${id}`)).project;
export const readJob = async (id: number) => (await call<{ job: Job }>("GET", `/jobs/${id}?lang=${language}`)).job;
export const listJobs = (project: number, limit: number) =>
  call<{ jobs: JobEntry[]; count: number }>("GET", `/jobs?project_id=${project}&limit=${limit}`);
export const removeJob = (id: number, keepalive = false) => call("DELETE", `/jobs/${id}`, { keepalive });

/** The page alone: what was read is drawn here, to be clicked. */
export const pictureOf = (job: number, page: number): string => `${api}/jobs/${job}/pages/${page}.png?marks=false`;

export const isOpen = (status: Job["status"]): boolean => status === "pending" || status === "processing";

export function statusText(status: Job["status"]): string {
  if (status === "pending") return translate("waiting");
  if (status === "processing") return translate("in progress");
  return status === "done" ? translate("done") : translate("failed");
}

export function stageText(stage: string): string {
  if (stage === "fetching") return translate("fetching the drawing");
  if (stage === "reading") return translate("reading the drawing");
  if (stage === "checking") return translate("checking members and joints");
  if (stage === "keeping") return translate("writing the files");
  return translate("waiting for its turn");
}

/** Where the actions of a member are from. */
export function originText(source: string): string {
  if (source === "file") return translate("file of actions");
  if (source === "correction") return translate("correction");
  if (source === "drawing") return translate("drawing");
  if (source === "area load") return translate("area load");
  if (source === "project default") return translate("project default");
  if (source === "self-weight") return translate("self-weight");
  return source === "none" ? translate("none") : source;
}

/** Rooms of a job that its schema leaves open: it has them where @x/drawings has read a PDF. */
export function pagesOf(data: Extracted): readonly Page[] {
  const { pages } = data;
  if (!Array.isArray(pages)) return [];
  return pages.filter(
    (page): page is Page => typeof page?.page === "number" && typeof page.width === "number" && page.width > 0,
  );
}

/** Where a member stands: its row or label, and the labels that were counted with it. */
export function placesOf({ source }: Member): readonly { readonly page: number; readonly bbox: Box }[] {
  const { also } = source;
  const places = Array.isArray(also) ? also.filter((one) => Array.isArray(one?.bbox)) : [];
  return [source, ...places];
}

/** What a person calls it. */
export const nameOf = ({ mark, section, profile }: Member): string => (mark === "" ? (profile ?? section) : mark);

const tones: Readonly<Record<string, Tone>> = { passed: "good", failed: "bad", "not designed": "open" };

interface Judged {
  readonly state?: unknown;
  readonly passed: boolean;
}

/** How it went, as the service says it. What nobody gave an action for has not passed; nor has what says no state. */
export const toneOf = ({ state, passed }: Judged): Tone =>
  (typeof state === "string" ? tones[state] : undefined) ?? (passed ? "open" : "bad");

export function stateText(tone: Tone): string {
  if (tone === "open") return translate("not designed");
  return tone === "good" ? translate("passed") : translate("not passed");
}

/** Behind a number that nobody gave the actions for. */
export const ofMember = (member: Judged): string => toneText(member, translate("own weight only, not designed"));
export const ofJoint = (joint: Judged): string => toneText(joint, translate("assumed forces, not designed"));

const toneText = (one: Judged, open: string): string => {
  const tone = toneOf(one);
  return tone === "bad" ? translate("not passed") : tone === "open" ? open : "";
};

/** By this a correction names a member: its mark, or the id it has where there is none. */
export const correctionMark = (member: Member): string =>
  member.mark !== "" ? member.mark : typeof member.id === "string" ? member.id : "";

export const text = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
