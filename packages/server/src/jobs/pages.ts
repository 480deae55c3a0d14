import { createHash } from "node:crypto";
import type { ResponseObject, ResponseToolkit, Server } from "@hapi/hapi";
import { jobRoutes } from "@x/api";
import { drawOverlay, isUnreadablePdf } from "@x/drawings";
import { openTurns, QueueFull, TooManyWaiting } from "../checks/turns.ts";
import { HttpError } from "../http/errors.ts";
import { addRoute, json } from "../http/routes.ts";
import { placesOf } from "../places.ts";
import { jobStatuses, service as says } from "../says.ts";
import type { Service } from "../service.ts";
import { drawingKey, pdfKey } from "./files.ts";
import type { StoredJob } from "./jobs.ts";
import { jobOf } from "./own.ts";
import { readingLimits } from "./work.ts";

const never = new AbortController().signal;

/** What was read, on the page it was read from: for people who check it. */
export function registerPages(server: Server, service: Service): void {
  // each picture is drawn by a process of its own
  const turns = openTurns(placesOf(service.config).pictures, { running: 1, waitingOfOne: 20, waiting: 60 });

  addRoute(server, service, jobRoutes.pages, async ({ caller, id, query, h }) => {
    const job = await jobOf(service, caller, id);
    const { lang: language = "en" } = query();
    const reading = await readOf(service, job);
    return json(
      h,
      await service.desk.run(caller.account.id, "pages", { ...reading, language, job: id }, sizeOf(reading)),
    );
  });

  addRoute(server, service, jobRoutes.picture, async ({ caller, id, number, query, h }) => {
    const job = await jobOf(service, caller, id);
    const page = number("page");
    const reading = await readOf(service, job);
    // what a correction changes is drawn anew
    const alone = query().marks === "false";
    const key = `${job.files}/pages/${alone ? "alone" : versionOf(job)}-${page}.png`;
    const kept = await service.blobs.read(key);
    if (kept) return picture(kept, h);
    const shown = await service.desk.run(caller.account.id, "page", { ...reading, page, alone }, sizeOf(reading));
    if (!shown) throw new HttpError(404, says.noPage({ id: `${id}`, page }));
    return picture(await drawn(job, shown, page, key), h);
  });

  async function drawn(job: StoredJob, drawing: Uint8Array, page: number, key: string): Promise<Uint8Array> {
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

interface Reading {
  readonly drawing: Uint8Array;
  readonly corrections: string | null;
}

async function readOf({ blobs }: Service, job: StoredJob): Promise<Reading> {
  const drawing = await blobs.read(drawingKey(job));
  if (!drawing) throw new HttpError(409, says.notRead({ id: `${job.id}`, status: jobStatuses[job.status] }));
  return { drawing, corrections: job.corrections };
}

const sizeOf = ({ drawing, corrections }: Reading): number => drawing.length + (corrections?.length ?? 0);

function picture(png: Uint8Array, h: ResponseToolkit): ResponseObject {
  const etag = createHash("sha256").update(png).digest("hex").slice(0, 32);
  return (h.entity({ etag }) ?? h.response(Buffer.from(png))).type("image/png").etag(etag);
}
