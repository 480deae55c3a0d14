import type { Font } from "fontkit";
import { expect, test } from "vitest";
import { dejavu } from "../src/pdf/index.ts";

test("a letter keeps its text though one with an accent came before it", () => {
  // a face that nothing else in this process has used
  const font = dejavu("DejaVuSansMono-BoldOblique.ttf") as unknown as Font; // what pdfkit takes
  expect(font.glyphForCodePoint(0xe4).path.commands.length).toBeGreaterThan(0);
  expect(font.layout("a").glyphs.map(({ codePoints }) => codePoints)).toEqual([[0x61]]);
});
