import { createHash } from "node:crypto";
import type { ResponseObject, ResponseToolkit, Server } from "@hapi/hapi";
import { type JobPage, jobRoutes } from "@x/api";
import { type Drawing, drawOverlay, isUnreadablePdf } from "@x/drawings";
import { type Override, override, readBack, type Spoken, spoken } from "@x/fabrication/members";
import { wordsIn } from "@x/words/all";
import { openTurns, QueueFull, TooManyWaiting } from "../checks/turns.ts";
import { HttpError } from "../http/errors.ts";
import { addRoute } from "../http/routes.ts";
import { placesOf } from "../places.ts";
import { jobStatuses, service as says } from "../says.ts";
import type { Service } from "../service.ts";
import { ownJob, type StoredJob } from "./jobs.ts";
import { drawingKey, pdfKey, readingLimits } from "./run.ts";

const never = new AbortController().signal;

/** What was read, on the page it was read from: for people who check it. */
export function registerPages(server: Server, service: Service): void {
  const { database } = service;
  // each picture is drawn by a process of its own
  const turns = openTurns(placesOf(service.config).pictures, { running: 1, waitingOfOne: 20, waiting: 60 });

  const own = async (account: number, id: number): Promise<StoredJob> => {
    const job = await ownJob(database, account, id);
    if (!job) throw new HttpError(404, says.noJob({ id: `${id}` }));
    return job;
  };

  addRoute(server, service, jobRoutes.pages, async ({ caller, id, query }) => {
    const job = await own(caller.account.id, id);
    const { lang = "en" } = query();
    const drawing = spoken(await readOf(service, job), wordsIn(lang).say);
    return { pages: drawing.pages.map(({ page, width, height }) => pageOf(job, drawing, page, width, height)) };
  });

  addRoute(server, service, jobRoutes.picture, async ({ caller, id, number, query, h }) => {
    const job = await own(caller.account.id, id);
    const page = number("page");
    const drawing = await readOf(service, job);
    if (!drawing.pages.some((one) => one.page === page)) throw new HttpError(404, says.noPage({ id: `${id}`, page }));
    // what a correction changes is drawn anew
    const alone = query().marks === "false";
    const key = `${job.files}/pages/${alone ? "alone" : versionOf(job)}-${page}.png`;
    const shown = alone ? { ...drawing, members: [], other_rows: [], unresolved: [], views: [] } : drawing;
    const png = (await service.blobs.read(key)) ?? (await drawn(job, shown, page, key));
    return picture(png, h);
  });

  async function drawn(job: StoredJob, drawing: Drawing, page: number, key: string): Promise<Uint8Array> {
    const pdf = await service.blobs.read(pdfKey(job));
    if (!pdf) throw new HttpError(404, says.noDrawing({ id: `${job.id}` }));
    try {
      const png = await turns.take(job.account_id, never, () =>
        drawOverlay(new Uint8Array(pdf), drawing, page, { limits: readingLimits(service.config) }),
      );
      await service.blobs.put(key, png, "image/png");
      return png;
    } catch (error) {
      if (error instanceof TooManyWaiting) throw new HttpError(429, says.picturesOfAccount, { retryAfter: 5 });
      if (isUnreadablePdf(error) && error.reason === "too slow")
        throw new HttpError(503, says.pageSlow({ page }), { retryAfter: 10 });
      if (isUnreadablePdf(error)) throw new HttpError(409, says.pageNotDrawn({ page, why: error.said }));
      if (error instanceof QueueFull) throw new HttpError(503, says.picturesWaiting, { retryAfter: 10 });
      throw error;
    }
  }
}

const versionOf = ({ corrections }: StoredJob): string =>
  createHash("sha256")
    .update(corrections ?? "")
    .digest("hex")
    .slice(0, 12);

async function readOf({ blobs }: Service, job: StoredJob): Promise<Drawing> {
  const kept = await blobs.read(drawingKey(job));
  if (!kept) throw new HttpError(409, says.notRead({ id: `${job.id}`, status: jobStatuses[job.status] }));
  const drawing = readBack(JSON.parse(kept.toString("utf8")) as Drawing); // written by jobs/run.ts
  const corrections = job.corrections === null ? [] : (JSON.parse(job.corrections) as Override[]); // by jobs/submit.ts
  return override(drawing, corrections);
}

function pageOf(job: StoredJob, drawing: Spoken<Drawing>, page: number, width: number, height: number): JobPage {
  const corners = (box: readonly [number, number, number, number]): [number, number, number, number] => [...box];
  const members = drawing.members.flatMap(({ mark, section, source: { also = [], ...source } }) =>
    [source, ...also]
      .filter((one) => one.page === page)
      .map(({ bbox }) => ({
        kind: "member" as const,
        bbox: corners(bbox),
        mark,
        section,
        method: source.method,
        confidence: source.confidence,
      })),
  );
  const others = drawing.other_rows
    .filter(({ source }) => source.page === page)
    .map(({ text, source }) => ({
      kind: "other" as const,
      bbox: corners(source.bbox),
      text,
      method: source.method,
      confidence: source.confidence,
    }));
  const unresolved = drawing.unresolved
    .filter((one) => one.page === page)
    .map(({ text, bbox, reason }) => ({ kind: "unresolved" as const, bbox: corners(bbox), text, reason }));
  const picture_url = `/api/v1/jobs/${job.id}/pages/${page}.png`;
  return { page, width, height, picture_url, boxes: [...members, ...others, ...unresolved] };
}

function picture(png: Uint8Array, h: ResponseToolkit): ResponseObject {
  const etag = createHash("sha256").update(png).digest("hex").slice(0, 32);
  return (h.entity({ etag }) ?? h.response(Buffer.from(png))).type("image/png").etag(etag);
}
