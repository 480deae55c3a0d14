import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, test } from "vitest";
import { readDrawing } from "../src/index.ts";
import { readPages } from "../src/process/pipeline.ts";
import { list, pdfOf, put } from "../test/drawings/sheet.ts";
import { label, manyPages, onePage } from "../test/hostile.ts";

// Wanted: a drawing of ten pages under two seconds, from a cold start of the command.

const tenPages = await pdfOf((doc) => {
  for (let page = 0; page < 10; page++) {
    if (page > 0) doc.addPage();
    const rows = Array.from({ length: 40 }, (_, i) => [`P${page}-${i}`, "HEA 200", "2", String(2000 + i), "S355J2"]);
    list(doc, ["Mark", "Section", "Qty", "Length", "Grade"], rows, { x: 60, y: 60, widths: [60, 90, 40, 60, 70] });
    for (let i = 0; i < 300; i++) put(doc, 450 + (i % 12) * 55, 60 + Math.floor(i / 12) * 28, `${i * 10}`, 6);
  }
});
const fiftyThousandGlyphs = onePage({
  mediaBox: "[0 0 3370 2384]",
  content: `BT /F 5 Tf ${Array.from({ length: 6000 }, (_, i) => `1 0 0 1 ${20 + (i % 40) * 80} ${20 + Math.floor(i / 40) * 15} Tm (N${i} 12.5) Tj`).join("\n")} ET`,
});
const thousandPages = manyPages(1000, label);

const folder = mkdtempSync(join(tmpdir(), "x-bench-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = { readers: ["text"] } as const;
const few = { iterations: 3, time: 200, warmupIterations: 1, warmupTime: 0 };
const long = { timeout: 300_000 };

test("reading the text layer", long, async ({ bench }) => {
  await bench.compare(
    bench("ten pages of lists", async () => void (await readPages(tenPages, text))),
    bench("ten pages of lists, in a process of its own", async () => void (await readDrawing(tenPages, text))),
    bench("an A0 sheet of 50 000 glyphs", async () => void (await readPages(fiftyThousandGlyphs, text))),
    bench("a thousand pages", async () => void (await readPages(thousandPages, text))),
    few,
  );
});

const command = join(import.meta.dirname, "../../cli/dist/x.js");

test.runIf(existsSync(command))("x drawing read, from a cold start", long, async ({ bench }) => {
  const file = join(folder, "ten.pdf");
  writeFileSync(file, tenPages);
  await bench("ten pages of lists, cold", () => {
    const { status } = spawnSync(process.execPath, [command, "drawing", "read", file, "--json"], { stdio: "ignore" });
    if (status !== 0) throw new Error(`x drawing read ended with ${status}`);
  }).run(few);
});
