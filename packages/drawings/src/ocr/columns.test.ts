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
  // l2, l3 … read as 12, 3 …; another number of figures than around it; a letter more
  const strokes = ["12", "3", "4", "15", "16", "17", "18", "19", "110", "111", "112"];
  expect(doubtful(...strokes)).toEqual(strokes);
  expect(doubtful("HH110", "HH1120", "HH130", "HH140")).toEqual(["HH1120"]);
  expect(doubtful("V1", "V112", "V113", "V114")).toEqual(["V1"]);
  expect(doubtful("V1", "V112", "V113", "V114", "V1115", "V116", "V117")).toEqual(["V1", "V1115"]);
  expect(doubtful("R1 to R5", "R6 to R10", "R11 bis R12", "R13 t/m R14")).toEqual([]);
  expect(doubtful("V3", "V06", "V07", "V12")).toEqual(["V3"]);
  expect(doubtful("c1", "c2", "c3", "8", "cl0", "cl1", "cl2")).toEqual(["8", "cl0", "cl1", "cl2"]);
  expect(doubtful("T1a", "T1b", "T2a", "TS2b", "T3a", "T3b")).toEqual(["TS2b"]);
  expect(doubtful("5.1", "5.2", "53", "6.1")).toEqual(["53"]);
  // series as they are
  for (const marks of [
    "9 10 11 12",
    "98 99 100 101",
    "B8 B9 B10 B11",
    "B1 B2 B21",
    "998 999 1000",
    "C101 C201 C301 C1001",
  ])
    expect(doubtful(...marks.split(" "))).toEqual([]);
});

test("a row that was hardly read, and its mark not at all, is doubtful", () => {
  const row = (mark: string, confidence: number): DrawnMember => ({
    mark,
    section: "IPE 200",
    source: { page: 1, bbox: [0, 0, 1, 1], method: "ocr", confidence, place: "table" },
  });
  const doubtful = (rows: DrawnMember[]) => [...doubtsOfMarks(rows, () => []).keys()].map(({ mark }) => mark);
  expect(doubtful([row("", 0.34), row("", 0.5), row("", 0.4)])).toEqual(["", "", ""]);
  expect(doubtful([row("", 0.34), row("", 0.5), row("", 0.9)])).toEqual([]);
  const inOrder = ["CV1", "CV2", "CV3", "CV4", "CV7", "CV5", "CV10", "CV11"];
  expect(doubtful(inOrder.map((mark) => row(mark, mark === "CV7" ? 0.4 : 0.7)))).toEqual(["CV7"]);
  expect(doubtful([row("V06", 0.7), row("V12", 0.7), row("vol", 0.4), row("Vid", 0.4)])).toEqual(["vol", "Vid"]);
});

test("a size is doubtful where most of its family are none", () => {
  const label = (section: string, confidence = 0.8): DrawnMember => ({
    mark: "R1",
    section,
    source: { page: 1, bbox: [0, 0, 1, 1], method: "ocr", confidence, place: "label" },
  });
  const doubtful = (...sections: string[]) =>
    [
      ...doubtsOfMarks(
        sections.map((one) => label(one)),
        () => [],
      ).keys(),
    ].map(({ section }) => section);
  const misread = ["HEA 380", "HEA 368", "HEA 360"];
  expect(doubtful(...misread, "IPE 200")).toEqual(misread);
  expect(doubtful("HEA 380", "HEA 360", "HEA 300")).toEqual([]);
});
