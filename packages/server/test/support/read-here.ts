import type { readDrawingAsJson } from "@x/drawings";
import { readPages } from "../../../drawings/src/process/pipeline.ts";

/**
 * Reads in this process, where that a drawing is read in a process of its own is not what is tested: what reading takes is
 * loaded once. What is given up goes on in vain.
 */
export const readHere: typeof readDrawingAsJson = (pdf, { limits: _, signal, ...options } = {}, onProgress) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
    readPages(pdf, options, onProgress)
      .then((drawing) => ({ json: Buffer.from(JSON.stringify(drawing)), members: drawing.members.length }))
      .then(resolve, reject);
  });
