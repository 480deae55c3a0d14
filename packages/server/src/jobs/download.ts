import type { Request, ResponseObject, ResponseToolkit } from "@hapi/hapi";
import { listed } from "@x/eurocode/message";
import { exportFormats, isExportFormat } from "@x/words/workshop";
import { HttpError } from "../http/errors.ts";
import { jobStatuses, service as says } from "../says.ts";
import type { Service } from "../service.ts";
import type { StoredJob } from "./jobs.ts";

/** A file that a job made: whole, a range of it, or the word that it has not changed. */
export async function sendExport(
  { database, blobs }: Service,
  job: StoredJob,
  format: string,
  request: Request,
  h: ResponseToolkit,
): Promise<ResponseObject> {
  if (!isExportFormat(format)) {
    throw new HttpError(404, says.noExport({ format: format.slice(0, 40), formats: listed("plain", exportFormats) }));
  }
  if (job.status !== "done")
    throw new HttpError(409, says.filesLater({ id: `${job.id}`, status: jobStatuses[job.status] }));
  const made = await database
    .selectFrom("exports")
    .selectAll()
    .where("job_id", "=", job.id)
    .where("format", "=", format)
    .executeTakeFirst();
  if (!made) throw new HttpError(404, says.notMade({ id: `${job.id}`, format }));
  const etag = made.sha256.slice(0, 32);
  const headers = (answer: ResponseObject) =>
    answer
      .header("ETag", `"${etag}"`)
      .header("Accept-Ranges", "bytes")
      .header("Content-Disposition", `attachment; filename="${job.id}-${format}"`);
  if (matches(request.headers["if-none-match"], etag)) return headers(h.response().code(304));
  const whole = request.headers["if-range"] !== undefined && request.headers["if-range"] !== `"${etag}"`;
  const range = whole ? undefined : rangeOf(request.headers.range, made.bytes);
  if (range === "none") {
    throw new HttpError(416, says.beyondEnd({ bytes: made.bytes }), {
      headers: { "Content-Range": `bytes */${made.bytes}` },
    });
  }
  const stream = await blobs.get(made.key, range);
  if (!stream) throw new HttpError(404, says.fileGone({ format, id: `${job.id}` }));
  const answer = h
    .response(stream)
    .type(made.type)
    .code(range ? 206 : 200);
  // a file is sent as it is: its parts are counted in its own bytes
  answer.header("Content-Encoding", "identity");
  if (range) answer.header("Content-Range", `bytes ${range.start}-${range.end}/${made.bytes}`);
  return headers(answer.bytes(range ? range.end - range.start + 1 : made.bytes));
}

export const matches = (header: unknown, etag: string): boolean =>
  typeof header === "string" &&
  header.split(",").some((one) => one.trim().replace(/^W\//, "") === `"${etag}"` || one.trim() === "*");

/** One range of bytes; several are answered by the whole. */
function rangeOf(header: unknown, size: number): { start: number; end: number } | "none" | undefined {
  if (typeof header !== "string") return undefined;
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (from === "" && to === "") return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? "none" : { start, end };
}
