/** Reads one drawing in a process of its own, which may be ended at any moment. */
import { Worker } from "node:worker_threads";
import { readBack } from "@x/fabrication/members";
import type { Drawing } from "../model.ts";
import { overlay } from "../overlay.ts";
import { plainTextOf } from "../plain-text.ts";
import { UnreadablePdf } from "../reader.ts";
import { VisionUnavailable } from "../vision/settings.ts";
import type { FromChild, ToChild } from "./isolated.ts";
import { readPages } from "./pipeline.ts";

const send = (message: FromChild) => process.send?.(message);

const watch = import.meta.url.endsWith(".ts") ? "./watchdog.ts" : "./drawing-watchdog.js";

process.once("disconnect", () => process.exit());
// meant for who started it: a service manager tells all processes of a service, a terminal all of its group
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
process.once("message", async (message) => {
  // sent by isolated.ts
  const { pdf, task, seconds, megabytes } = message as ToChild;
  new Worker(new URL(watch, import.meta.url), { workerData: { seconds, megabytes } });
  try {
    if ("read" in task) {
      const sent = (drawing: Drawing) =>
        task.asJson ? { json: Buffer.from(JSON.stringify(drawing)), members: drawing.members.length } : { drawing };
      const drawing = await readPages(
        pdf,
        task.read,
        (progress) => send({ progress }),
        (soFar) => send({ soFar: sent(soFar) }),
      );
      send(sent(drawing));
    } else if ("text" in task) send({ text: await plainTextOf(pdf, task.text.pages) });
    else {
      const { drawing: given, page, dpi } = task.overlay;
      const drawing =
        given instanceof Uint8Array ? readBack(JSON.parse(Buffer.from(given).toString("utf8")) as Drawing) : given; // of a drawing that was read
      send({ png: await overlay(pdf, drawing, page, dpi) });
    }
  } catch (error) {
    send({
      error: {
        message: error instanceof Error ? error.message : String(error),
        ...((error instanceof UnreadablePdf || error instanceof VisionUnavailable) && {
          reason: error.reason,
          said: error.said,
        }),
      },
    });
  }
});
