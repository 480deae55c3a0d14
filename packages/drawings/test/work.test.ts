// @module-tag change

/** Work grows with the sheet and not with its square: counted in executed blocks, so that no clock has a say. */
import { Session } from "node:inspector/promises";
import { setFlagsFromString } from "node:v8";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PageText, Rule, Word } from "../src/index.ts";
import { interpreter } from "../src/understanding/interpret.ts";

const word = (text: string, x: number, y: number, size = 8): Word => ({
  text,
  box: [x, y, x + 0.5 * size * text.length, y + size],
  angle: 0,
  size,
  confidence: 1,
});

function page(
  n: number,
  words: (i: number, x: number, y: number) => readonly Word[],
  look: "lines anywhere" | "boxes" = "lines anywhere",
): PageText {
  const columns = Math.ceil(Math.sqrt(n / 2));
  const [width, height] = [120 * columns + 40, (24 * n) / columns + 40];
  const rules: Rule[] = Array.from({ length: 2 * n }, (_, i) => {
    const [x, y] =
      look === "boxes"
        ? [15 + ((i >> 1) % columns) * 120, 15 + Math.floor((i >> 1) / columns) * 24]
        : [(i * 37) % width, (i * 101) % height];
    const long = look === "boxes" ? [120, 24] : [60, 40];
    return i % 2 ? { x0: x, y0: y, x1: x + (long[0] ?? 0), y1: y } : { x0: x, y0: y, x1: x, y1: y + (long[1] ?? 0) };
  });
  return {
    page: 1,
    width,
    height,
    words: Array.from({ length: n }, (_, i) =>
      words(i, 20 + (i % columns) * 120, 20 + Math.floor(i / columns) * 24),
    ).flat(),
    rules,
    method: "text",
    ink: { paths: 0, images: 0 },
  };
}

const sections = ["IPE 200", "HEA 160", "UPE 140", "HEB 220"];
const sheets: Readonly<Record<string, (n: number) => PageText>> = {
  "labels with marks": (n) => page(n, (i, x, y) => [word(`B${i + 1}`, x, y), word(sections[i % 4] ?? "", x + 30, y)]),
  "labels without marks, anywhere": (n) =>
    page(n, (i, x, y) => [word(sections[i % 4] ?? "", x + ((i * 31) % 40), y + ((i * 17) % 9))]),
  "words of headings": (n) => page(n, (i, x, y) => [word(["Mark", "Section", "Length", "Qty"][i % 4] ?? "", x, y)]),
  "words of headings in boxes": (n) =>
    page(n, (i, x, y) => [word(["Mark", "Section", "Length", "Qty", "Kg"][i % 5] ?? "", x, y)], "boxes"),
  "names of axes in boxes": (n) =>
    page(n, (i, x, y) => [word(`${String.fromCharCode(65 + (i % 26))}-${i}`, x, y)], "boxes"),
  "names of axes and numbers": (n) =>
    page(n, (i, x, y) => [word(String.fromCharCode(65 + (i % 26)), x, y), word(String(1000 + (i % 7000)), x + 50, y)]),
};

function read(text: PageText): void {
  const reading = interpreter("text");
  reading.add(text);
  reading.result();
}

/** executed blocks of this package */
async function work(text: PageText): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    read(text);
    const { result } = await session.post("Profiler.takePreciseCoverage");
    return result
      .filter(({ url }) => /\/(?:drawings|fabrication)\/src\//.test(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
      .reduce((sum, { count }) => sum + count, 0);
  } finally {
    await session.post("Profiler.stopPreciseCoverage");
    session.disconnect();
  }
}

// optimised code loses counts, and so does code that is thrown away
const flags = ["opt", "maglev", "flush-bytecode"];
beforeAll(() => flags.forEach((flag) => void setFlagsFromString(`--no-${flag}`)));
afterAll(() => flags.forEach((flag) => void setFlagsFromString(`--${flag}`)));

test.each(Object.entries(sheets))("%s", { timeout: 0 }, async (_, sheet) => {
  // what is remembered of one run must not help the next
  read(sheet(400));
  const once = await work(sheet(400));
  const twice = await work(sheet(800));
  expect(once).toBeGreaterThan(10_000);
  // twice the words on lines half as long again: 2.8 where what stands on one line is compared, 4 where everything is
  expect(twice / once).toBeLessThan(3.2);
});

test("no label of a sheet full of rules is a piece twice", () => {
  const reading = interpreter("text");
  // so many that the rules make boxes that look like a schedule of columns
  reading.add(sheets["labels with marks"]?.(1200) ?? page(0, () => []));
  const { summary, accounted } = reading.result();
  expect(summary.member_count).toBe(accounted?.members);
});
