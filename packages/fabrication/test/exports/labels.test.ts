import { readFileSync } from "node:fs";
import jsQR from "jsqr";
import { expect, test } from "vitest";
import { assess } from "../../src/assessment/assess.ts";
import { labelsPdf } from "../../src/exports/labels.ts";
import { drawingOf } from "../drawings.ts";
import { hasProgram, run, testWith, written } from "./outside.ts";

const list = drawingOf([
  { mark: "C1", profile: "HE 200 B", length_mm: 4200, quantity: 3 },
  { mark: "Träger;7", profile: "IPE 300", length_mm: 6000, quantity: 9 },
]);
const made = assess(list, { project: { execution: { surface: "galvanized", colour: "RAL 7016" } } });

// jsQR is a module of the older kind: its function is under another name in some loaders
const decode = ("default" in jsQR ? (jsQR as unknown as { default: typeof jsQR }).default : jsQR) as typeof jsQR;

/** The pages as poppler draws them: red, green and blue of each pixel. */
function pictures(bytes: Uint8Array): { width: number; height: number; data: Uint8Array }[] {
  const path = written(bytes, "labels.pdf");
  run("pdftoppm", ["-r", "150", path, path]);
  const pages = Number(/Pages:\s+(\d+)/.exec(run("pdfinfo", [path]).stdout)?.[1]);
  return Array.from({ length: pages }, (_, i) => {
    const file = new Uint8Array(readFileSync(`${path}-${String(i + 1).padStart(String(pages).length, "0")}.ppm`));
    const [, width = "", height = ""] =
      /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(new TextDecoder("latin1").decode(file.subarray(0, 40))) ?? [];
    const data = file.subarray(file.length - 3 * Number(width) * Number(height));
    return { width: Number(width), height: Number(height), data };
  });
}

/** What a scanner finds on one label of a page. */
function scanned({ width, height, data }: ReturnType<typeof pictures>[number], place: number): string | undefined {
  const mm = width / 210;
  const [w, h] = [Math.floor(105 * mm), Math.floor(57 * mm)];
  const [x0, y0] = [Math.floor((place % 2) * 105 * mm), Math.floor((6 + Math.floor(place / 2) * 57) * mm)];
  const pixels = new Uint8ClampedArray(4 * w * h).fill(255);
  for (let y = 0; y < Math.min(h, height - y0); y++)
    for (let x = 0; x < w; x++)
      for (let c = 0; c < 3; c++) pixels[4 * (y * w + x) + c] = data[3 * ((y0 + y) * width + x0 + x) + c] ?? 255;
  return decode(pixels, w, h)?.data;
}

testWith(hasProgram("pdftoppm") && hasProgram("pdftotext"))("a label a piece, whose code a scanner reads", async () => {
  const bytes = await labelsPdf(made);
  const pages = pictures(bytes);
  const pieces = [
    ...Array.from({ length: 3 }, (_, i) => `C1;${i + 1}/3`),
    ...Array.from({ length: 9 }, (_, i) => `Träger,7;${i + 1}/9`),
  ];
  const bags = made.loose.flatMap(({ kind, part, quantity }) => {
    const mark = [...made.parts.plates, ...made.parts.fittings].find(({ id }) => id === part)?.mark;
    return kind === "bolt" || mark === undefined ? [] : [`${mark};${quantity}x`];
  });
  const wanted = [...pieces, ...bags].map((one) => `${one};Hall 7;S-101;B`);
  expect(pages).toHaveLength(Math.ceil(wanted.length / 10));
  expect(
    wanted.map(
      (_, i) => pages[Math.floor(i / 10)] && scanned(pages[Math.floor(i / 10)] as (typeof pages)[number], i % 10),
    ),
  ).toEqual(wanted);
  const text = run("pdftotext", ["-layout", written(bytes, "labels.pdf"), "-"]).stdout;
  for (const word of ["Hall 7", "HE 200 B  L=4200", "galvanized, RAL 7016", "column", "Loose parts"])
    expect(text).toContain(word.replace("  ", " ").split(" ")[0]);
});

test("the same bytes twice; of nothing one empty page", async () => {
  expect(await labelsPdf(made)).toEqual(await labelsPdf(made));
  expect((await labelsPdf(assess(drawingOf([])))).length).toBeGreaterThan(500);
});
