import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createCanvas, loadImage } from "@napi-rs/canvas";
import { unknownSection } from "@x/fabrication/members";
import { expect, test } from "vitest";
import { type DrawnMember, drawing, type OtherRow, overlay, type UnresolvedItem } from "../src/index.ts";
import { pdfOf, put } from "./drawings/sheet.ts";

const dpi = 72;
const at = (y: number, confidence: number, more: Partial<DrawnMember["source"]> = {}): DrawnMember["source"] => ({
  page: 1,
  bbox: [100, y, 200, y + 12],
  method: "text",
  confidence,
  ...more,
});
const member = (source: DrawnMember["source"]): DrawnMember => ({ mark: "B1", section: "IPE 300", source });
const other: OtherRow = { kind: "plate", text: "PL 10", source: at(200, 0.9) };
const open: UnresolvedItem = { text: "W9X9", page: 1, bbox: [100, 240, 200, 252], reason: unknownSection(undefined) };

test("boxes in the colours of the legend, which stands below the page", async () => {
  const pdf = await pdfOf((doc) => put(doc, 100, 100, "IPE 300", 10), [400, 300]);
  const read = drawing({
    drawing_info: {},
    members: [
      member(at(40, 0.95)),
      member(at(80, 0.7)),
      member(at(120, 0.4)),
      member(at(160, 1, { method: "manual" })),
      member(at(280, 0.9, { page: 2 })),
    ],
    other_rows: [other],
    unresolved: [open],
    warnings: [],
    pages: [],
  });
  const image = await loadImage(Buffer.from(await overlay(pdf, read, 1, dpi)));
  expect(image.width).toBe(400);
  expect(image.height).toBeGreaterThan(320);
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  /** the strongest of red, green and blue around a point on the frame */
  const frameAt = (y: number) => {
    const { data } = context.getImageData(120, y - 5, 20, 4);
    let best = "none";
    let strongest = 60;
    for (let i = 0; i < data.length; i += 4) {
      const [r = 0, g = 0, b = 0] = [data[i], data[i + 1], data[i + 2]];
      const spread = Math.max(r, g, b) - Math.min(r, g, b);
      if (spread > strongest) {
        strongest = spread;
        best = g > r && g > b ? "green" : b > r ? "blue" : r > 2 * Math.max(g, b) ? "red" : g > b ? "amber" : "purple";
      }
    }
    return best;
  };
  expect([40, 80, 120, 160, 280].map(frameAt)).toEqual(["green", "amber", "red", "blue", "none"]);
  expect(["blue", "purple"]).toContain(frameAt(238));
});

test("the grid is drawn", async () => {
  const pdf = await pdfOf((doc) => put(doc, 100, 100, "IPE 300", 10), [400, 300]);
  const read = drawing({
    drawing_info: {},
    members: [],
    other_rows: [],
    unresolved: [],
    warnings: [],
    pages: [],
    views: [
      {
        kind: "plan",
        page: 1,
        bbox: [50, 50, 350, 250],
        axes: [{ name: "A", along: "x", at_mm: 0, line: [60, 40, 60, 260] }],
      },
    ],
  });
  const image = await loadImage(Buffer.from(await overlay(pdf, read, 1, dpi)));
  const context = createCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(58, 150, 4, 40);
  const blue = Array.from({ length: data.length / 4 }, (_, i) => (data[4 * i + 2] ?? 0) - (data[4 * i] ?? 0));
  expect(Math.max(...blue)).toBeGreaterThan(60);
});

test("no picture is written by a thread: its canvas may be collected meanwhile, which ends the process", () => {
  const sources = join(import.meta.dirname, "../src");
  const writing = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && /canvas\w*\.encode\(/i.test(readFileSync(join(sources, name), "utf8")),
  );
  expect(writing).toEqual([]);
});
