import type { Options } from "ky";

// A drawing on its way to the server.

/** Bytes a second that it is sent with at least. */
const slowestLine = 50_000;

/** A drawing: a file, or an address from which the server fetches it; or a list of members in place of one. */
export interface NewDrawing {
  readonly pdf?: { readonly name: string; readonly bytes: Uint8Array };
  readonly pdfUrl?: string;
  /** CSV or JSON. */
  readonly members?: { readonly name: string; readonly text: string };
  readonly project?: number;
  /** JSON or CSV. */
  readonly actions?: string;
  /** JSON. */
  readonly corrections?: string;
}

export interface SendOptions {
  /** The same call with the same key makes one job, however often it is sent. Every call has one; here it is your own. */
  readonly idempotencyKey?: string;
  readonly onProgress?: (sent: { readonly bytes: number; readonly of: number }) => void;
  readonly signal?: AbortSignal;
}

/** A drawing is sent under a key, so that what got lost on the way can be sent again. */
export function sending(
  { pdf }: NewDrawing,
  timeout: number,
  { idempotencyKey = crypto.randomUUID(), onProgress, signal }: SendOptions = {},
): Options {
  return {
    timeout: 1000 * (timeout + (pdf?.bytes.length ?? 0) / slowestLine),
    headers: { "Idempotency-Key": idempotencyKey },
    ...(signal ? { signal } : {}),
    ...(onProgress
      ? {
          onUploadProgress: ({ transferredBytes, totalBytes }) =>
            onProgress({ bytes: transferredBytes, of: totalBytes }),
        }
      : {}),
  };
}

export function formOf({ pdf, pdfUrl, members, project, actions, corrections }: NewDrawing, email?: string): FormData {
  const form = new FormData();
  const fields = { email, pdf_url: pdfUrl, project_id: project, actions, corrections };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, String(value));
  if (members) form.set("members", new Blob([members.text]), members.name);
  if (pdf) form.set("pdf", new Blob([new Uint8Array(pdf.bytes)], { type: "application/pdf" }), pdf.name);
  return form;
}
