/** The readers, loaded when they read: OCR brings a recogniser, vision an HTTP client, all of them pdf.js. */
import type { Reader } from "../reader.ts";
import type { VisionSettings } from "../vision/settings.ts";

/** The text layer and the lines of a page: exact, offline, in milliseconds. */
export const textReader: Reader = {
  method: "text",
  read: async (...drawing) => (await import("../text-layer.ts")).textReader.read(...drawing),
};

/** Recognition of what is drawn or scanned, offline. */
export const ocrReader: Reader = {
  method: "ocr",
  read: async (...drawing) => (await import("../ocr/ocr.ts")).ocrReader.read(...drawing),
};

/** A vision model behind an OpenAI-compatible endpoint: pictures of the pages leave this machine. */
export const visionReader = (settings: VisionSettings): Reader => ({
  method: "vision",
  read: async (...drawing) => (await import("../vision/vision.ts")).visionReader(settings).read(...drawing),
});
