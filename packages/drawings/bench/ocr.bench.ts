import { test } from "vitest";
import { ocrReader } from "../src/ocr/ocr.ts";
import { outlined, scanned } from "../test/drawings/pictures.ts";
import { ownDrawings } from "../test/drawings/set.ts";

/** What a sheet without a text layer costs: an A3 sheet with a list, and the same as a worn scan. */
test("sheets without a text layer", { timeout: 300_000 }, async ({ bench }) => {
  const sheet = ownDrawings.find(({ name }) => name.startsWith("fr deux"));
  if (!sheet) throw new Error("no drawing");
  const original = new Uint8Array(await sheet.pdf());
  const outlines = await outlined(original);
  const scan = await scanned(original, { dpi: 200, degrees: 0.7, dirt: 0.4 });
  await bench.compare(
    bench("A3, outlines", async () => {
      await ocrReader.read(new Uint8Array(outlines), {});
    }),
    bench("A3, scan of 200 dpi", async () => {
      await ocrReader.read(new Uint8Array(scan), {});
    }),
    { iterations: 3, warmupIterations: 0, time: 0 },
  );
});
