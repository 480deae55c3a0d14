import { expect, test } from "vitest";
import { compared } from "./glyphs.ts";
import type { Cutting } from "./line.ts";
import { leavesOut } from "./looks.ts";

test("a bracket that none opens has the ink of a figure, others have none", () => {
  const ofLetters = (count: number, text: string) =>
    leavesOut({ letters: Array.from({ length: count }) as never }, [{ text, confidence: 0.9, from: 0, to: 1 }]);
  expect(ofLetters(3, "40]")).toBe(false);
  expect(ofLetters(3, "40")).toBe(true);
  expect(ofLetters(3, "(4)")).toBe(true);
});

test("an A that is higher than the figures beside it carries its ring", () => {
  const width = 100;
  const read = (high: number) => {
    const pixels = new Uint8Array(width * 92).fill(255);
    for (let y = 66 - high; y < 66; y++) pixels.fill(0, y * width + 30, y * width + 50);
    for (let y = 32; y < 66; y++) pixels.fill(0, y * width + 55, y * width + 65);
    const line = { capHeight: 34, letters: [], parts: [] };
    const cutting = { line, pixels, width, zoom: 1, spaces: [], direction: 0 } as unknown as Cutting;
    return compared([{ cutting, words: [{ text: "A2", confidence: 0.9, from: 30, to: 65 }] }])[0]?.words[0]?.text;
  };
  expect(read(43)).toBe("Å2");
  expect(read(34)).toBe("A2");
});
