import { assess, exportFiles } from "@x/fabrication";
import { expect, test } from "vitest";
import * as library from "../src/index.ts";
import { intact, limits, survives } from "./mutated.ts";

// Drawings that were changed at random, through the process that reads them: each is read, or refused with a sentence, and
// takes nothing along. `pnpm run mutated` does it to 5 000.

test("mutated drawings are read or refused with a sentence", { tags: "change" }, async () => {
  const outcomes: string[] = [];
  const attacked: Parameters<typeof survives>[0] = {
    ...library,
    assess,
    exportFiles,
    read: (pdf, options) => library.readDrawing(pdf, { ...options, limits }),
  };
  for (let n = 0; n < 8; n++) outcomes.push(await survives(attacked, 1, n));
  expect(new Set(outcomes)).toEqual(new Set(["read", "refused"]));
  const drawing = await library.readDrawing(new Uint8Array(intact), { readers: ["text"] });
  expect(drawing.members.length).toBeGreaterThan(0);
});
