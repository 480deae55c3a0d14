import { expect, test } from "vitest";
import type { DrawnMember } from "../model.ts";
import type { Word } from "../page-text.ts";
import { headingsWithUnits, marksOfColumns, numbersOfColumns } from "./columns.ts";
import { doubtsOfMarks } from "./doubtful-marks.ts";

const word = (text: string, x: number, y: number): Word => ({
  text,
  box: [x, y, x + 5 * text.length, y + 7],
  angle: 0,
  size: 9,
  confidence: 0.9,
});
const column = (...texts: string[]) => texts.map((text, i) => word(text, 100, 20 * i));
const marks = (...texts: string[]) => marksOfColumns(column(...texts)).map(({ text }) => text);

test("marks of one column are spelled alike", () => {
  expect(marks("5T1", "5T2", "ST3", "5T4")).toEqual(["ST1", "ST2", "ST3", "ST4"]);
  expect(marks("55100", "S5110", "55120", "SS130")).toEqual(["SS100", "SS110", "SS120", "SS130"]);
  expect(marks("V07", "V08", "V09", "Vio", "V11")).toEqual(["V07", "V08", "V09", "V10", "V11"]);
  // one after the other: c10 has c9 beside it, and c11 then c10
  expect(marks("c7", "c8", "c9", "cl0", "cl1", "cl2", "cl3")).toEqual(["c7", "c8", "c9", "c10", "c11", "c12", "c13"]);
  expect(marks("c7", "c8", "c9", "clip", "cl5")).toEqual(["c7", "c8", "c9", "clip", "cl5"]);
  expect(marks("C1", "C2", "C3", "C4", "CI1", "CI2")).toEqual(["C1", "C2", "C3", "C4", "CI1", "CI2"]);
  // numbers and marks of several series stay
  expect(marks("5100", "5110", "5120")).toEqual(["5100", "5110", "5120"]);
  expect(marks("B1", "B2", "C1", "S1", "51a")).toEqual(["B1", "B2", "C1", "S1", "51a"]);
});

test("numbers in typewritten columns are one", () => {
  const words = [
    word("6,250", 380, 0),
    word("1,", 381, 20),
    word("155", 395, 20),
    word("11,", 100, 20),
    word("19", 118, 20),
  ];
  expect(numbersOfColumns(words).map(({ text }) => text)).toEqual(["6,250", "1,155", "11,", "19"]);
});

test("a unit belongs to its heading", () => {
  const words = [word("Lunghezza", 330, 0), word("(m)", 382, 0), word("Peso", 430, 0), word("6,250", 380, 20)];
  expect(headingsWithUnits(words).map(({ text }) => text)).toEqual(["Lunghezza (m)", "Peso", "6,250"]);
});

test("marks that nothing confirms are doubtful", () => {
  const row = (mark: string): DrawnMember => ({
    mark,
    section: "IPE 200",
    source: { page: 1, bbox: [0, 0, 1, 1], method: "ocr", confidence: 0.9, place: "table" },
  });
  const doubtful = (...texts: string[]) => [...doubtsOfMarks(texts.map(row), () => []).keys()].map(({ mark }) => mark);
  expect(doubtful("T1", "T2", "T3", "", "T5")).toEqual([""]);
  expect(doubtful("W1-W3", "W4-Wé")).toEqual(["W4-Wé"]);
  expect(doubtful("CV1", "CV2", "CV3", "CVs", "Ccv5")).toEqual(["CVs"]);
  expect(doubtful("1T", "2T", "3T", "47")).toEqual(["47"]);
  expect(doubtful("c1 1", "c2 1", "c3 2")).toEqual(["c1 1", "c2 1", "c3 2"]);
  expect(doubtful("B1", "B2", "B3", "C1", "SP1", "T1 & T2")).toEqual([]);
});
