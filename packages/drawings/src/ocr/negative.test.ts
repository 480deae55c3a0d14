import { expect, test } from "vitest";
import { asPositive } from "./negative.ts";

/** Strokes of one shade on paper of another, and corners that are white */
function sheet(paper: number, ink: number) {
  const [width, height] = [400, 300];
  const data = new Uint8Array(width * height).fill(paper);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (x % 10 < 2 && y > 60 && y < 200) data[y * width + x] = ink;
      if (x + y < 60) data[y * width + x] = 255;
    }
  return { width, height, data };
}
const shadeOf = (paper: number, ink: number) => {
  const gray = sheet(paper, ink);
  asPositive(gray);
  return [gray.data[150 * 400 + 105], gray.data[150 * 400 + 100]];
};

test("white on black and white on grey are turned, dark on grey and on white are not", () => {
  expect(shadeOf(20, 240)).toEqual([235, 15]);
  expect(shadeOf(128, 250)).toEqual([127, 5]);
  expect(shadeOf(128, 30)).toEqual([128, 30]);
  expect(shadeOf(150, 40)).toEqual([150, 40]);
  expect(shadeOf(250, 20)).toEqual([250, 20]);
});
