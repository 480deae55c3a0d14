import { expect, test } from "vitest";
import type { Component } from "./components.ts";
import type { RecognisedWord } from "./engine.ts";
import { boundsOf } from "./extent.ts";
import type { Cutting } from "./line.ts";
import { finished } from "./line-words.ts";
import type { Letter } from "./text-lines.ts";

const [cap, wide, between, space, margin] = [20, 12, 4, 9, 24];

/** A line as it was drawn ("_" is a thin space), and the words that recognition made of it, as many letters for each. */
function lineOf(drawn: string, read: readonly string[]): string[] {
  const letters: Letter[] = [];
  const parts: Component[] = [];
  const ends: [number, number][] = [];
  let x = 0;
  for (const letter of drawn) {
    if (letter === " " || letter === "_") {
      x += letter === " " ? space : between;
      continue;
    }
    const isLow = /[.,]/.test(letter);
    const isDash = /[-–]/.test(letter);
    const width = isLow ? 3 : letter === "-" ? 8 : wide;
    const y0 = isLow ? 100 + cap - 3 : isDash ? 111 : 100;
    const y1 = isDash ? 113 : 100 + cap + (letter === "," ? 4 : 0);
    const piece = { x0: x, y0, x1: x + width, y1, area: width * (y1 - y0), firstRun: 0, runs: 0 };
    parts.push(piece);
    if (!isLow) {
      letters.push({ ...piece, pieces: [piece] });
      ends.push([x, x + width]);
    }
    x += width + between;
  }
  const line = { ...boundsOf(parts), upright: false, letters, parts, capHeight: cap };
  const none = new Uint8Array();
  const cutting: Cutting = { line, direction: 0, image: none, pixels: none, width: 0, zoom: 1, spaces: [] };
  let at = 0;
  const words = read.map((text): RecognisedWord => {
    const own = read.length === 1 ? ends : ends.slice(at, at + text.replace(/[.,]/g, "").length);
    at += own.length;
    return { text, confidence: 0.9, from: (own[0]?.[0] ?? 0) + margin, to: (own.at(-1)?.[1] ?? 0) + margin };
  });
  return finished({ cutting, words }, 1, { body: cap / 0.72 }).map(({ text }) => text);
}

test("a number that was cut in two is one where its figures stand as close as letters do", () => {
  expect(lineOf("9287mm", ["928", "7mm"])).toEqual(["9287mm"]);
  expect(lineOf("6000", ["60", "00"])).toEqual(["6000"]);
  expect(lineOf("4 6000", ["4", "6000"])).toEqual(["4", "6000"]);
  expect(lineOf("200 12", ["200", "12"])).toEqual(["200", "12"]);
});

test("a point or a comma in the gap holds two numbers together, and stays what it is", () => {
  expect(lineOf("168.3x8", ["168", "3x8"])).toEqual(["168.3x8"]);
  expect(lineOf("46,2", ["46", "2"])).toEqual(["46,2"]);
  expect(lineOf("11100,0", ["11100,", "0"])).toEqual(["11100,0"]);
  expect(lineOf("4, 12", ["4,", "12"])).toEqual(["4,", "12"]);
  expect(lineOf("48.3x3.2", ["48", "3x3.", "2"])).toEqual(["48.3x3.2"]);
  expect(lineOf("70*70*7", ["70*%70%*7"])).toEqual(["70*70*7"]);
  expect(lineOf("4 12,5", ["4", "12,5"])).toEqual(["4", "12,5"]);
  expect(lineOf("B1, 12", ["B1,", "12"])).not.toContain("B1,12");
});

test("signs between words stay, a length keeps its figures", () => {
  expect(lineOf("W1 & W2", ["W1", "&", "W2"])).toEqual(["W1", "&", "W2"]);
  expect(lineOf("a & b", ["a", "&", "b"])).toEqual(["a", "b"]);
  expect(lineOf("L=1387", ["L=l387"])).toEqual(["L=1387"]);
  expect(lineOf("L=1800", ["1=1800"])).toEqual(["L=1800"]);
  expect(lineOf("L=6450", ["|1=6450"])).toEqual(["L=6450"]);
  expect(lineOf("K4 - K7", ["K4", "-", "K7"])).toEqual(["K4", "-", "K7"]);
  expect(lineOf("K4 - 7", ["K4", "-", "7"])).toEqual(["K4", "7"]);
  expect(lineOf("S14 to S18", ["S14to", "S18"])).toEqual(["S14 to", "S18"]);
});

test("a dash from one mark to another is as long as its ink", () => {
  expect(lineOf("S1–S4", ["S1-S4"])).toEqual(["S1–S4"]);
  expect(lineOf("S1-S4", ["S1–S4"])).toEqual(["S1-S4"]);
  expect(lineOf("1090–2", ["1090-2"])).toEqual(["1090–2"]);
  expect(lineOf("HE–B", ["HE-B"])).toEqual(["HE-B"]);
});

test("no letter is like the sign of a diameter: what it is taken for gives it back, before the size of a tube", () => {
  expect(lineOf("@168,3x8", ["@168,3x8"])).toEqual(["Ø168,3x8"]);
  expect(lineOf("©139.7x6.3", ["©139.7x6.3"])).toEqual(["Ø139.7x6.3"]);
  expect(lineOf("Rohr 0114,3x5", ["Rohr", "0114,3x5"])).toEqual(["Rohr", "Ø114,3x5"]);
  expect(lineOf("9114,3x5", ["9114,3x5"])).toEqual(["Ø114,3x5"]);
  expect(lineOf("(88.9x5", ["(88.9x5"])).toEqual(["Ø88.9x5"]);
  expect(lineOf("@139.7x6.3", ["@139.", "7x6.3"])).toEqual(["Ø139.7x6.3"]);
  // no tube of tenths, and none that there is
  expect(lineOf("9200x10", ["9200x10"])).toEqual(["9200x10"]);
  expect(lineOf("9114,9x5", ["9114,9x5"])).toEqual(["9114,9x5"]);
  expect(lineOf("B100x10", ["B100x10"])).toEqual(["B100x10"]);
  expect(lineOf("FL 0100x10", ["FL", "0100x10"])).toEqual(["FL", "0100x10"]);
});

test("a bracket with the ink of a figure, behind a family of sections, is a figure of its size", () => {
  expect(lineOf("T4 IPE 400", ["T4", "IPE", "40]"])).toEqual(["T4", "IPE", "40)"]);
  expect(lineOf("T4 IPE 40", ["T4", "IPE", "40]"])).toEqual(["T4", "IPE", "40"]);
  expect(lineOf("4 400", ["4", "40]"])).toEqual(["4", "40"]);
});

test("a figure that has no ink was read twice", () => {
  expect(lineOf("IPE180", ["IPE1800"])).toEqual(["IPE180"]);
  expect(lineOf("IPN180", ["IPN180O"])).toEqual(["IPN180"]);
  expect(lineOf("IPE180O", ["IPE180O"])).toEqual(["IPE180O"]);
});
