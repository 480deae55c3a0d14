import { expect, test } from "vitest";
import type { DrawnMember } from "../model.ts";
import type { Word } from "../page-text.ts";
import {
  gradesBesideTheirWord,
  headingsWithUnits,
  marksOfColumns,
  numbersOfColumns,
  onesOfColumns,
  strangersOfColumns,
} from "./columns.ts";
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
  // nothing of the series is left but one that the others go on from; LI1 beside L1 goes on from nothing
  expect(marks("c9", "cl0", "cl1", "cl2")).toEqual(["c9", "c10", "c11", "c12"]);
  expect(marks("L1", "LI1", "LI2", "LI3")).toEqual(["L1", "LI1", "LI2", "LI3"]);
  expect(marks("W3", "W4-Wé", "W7")).toEqual(["W3", "W4-W6", "W7"]);
  expect(marks("W3", "W4-Wl", "W7")).toEqual(["W3", "W4-Wl", "W7"]);
  // the number of a mark is no letter
  expect(marks("B1", "8Z", "C2")).not.toContain("CZ");
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
  const bare = [word("Length", 330, 0), word("cm", 372, 0), word("Spiel", 330, 20), word("mm", 367, 20)];
  expect(headingsWithUnits(bare).map(({ text }) => text)).toEqual(["Length (cm)", "Spiel", "mm"]);
  // a bracket that a rule swallowed, and one that stands apart
  expect(headingsWithUnits([word("Long.", 330, 0), word("(mm", 367, 0)]).map(({ text }) => text)).toEqual([
    "Long. (mm)",
  ]);
  expect(headingsWithUnits([word("L", 330, 0), word("(mm)", 342, 0)]).map(({ text }) => text)).toEqual(["L (mm)"]);
});

test("a stroke among whole numbers is a 1, among letters it stays", () => {
  const ones = (...texts: string[]) => onesOfColumns(column(...texts)).map(({ text }) => text);
  expect(ones("4", "l", "16", "I", "2", "7")).toEqual(["4", "1", "16", "1", "2", "7"]);
  expect(ones("4", "lO", "16", "2", "7")).toEqual(["4", "10", "16", "2", "7"]);
  expect(ones("l", "I", "2")).toEqual(["l", "I", "2"]);
  expect(ones("A", "l", "B", "C")).toEqual(["A", "l", "B", "C"]);
});

test("figures behind the word for a grade are one", () => {
  const read = (...texts: string[]) =>
    gradesBesideTheirWord(texts.map((text, i) => word(text, 100 + 33 * i, 0))).map(({ text }) => text);
  expect(read("GRADE", "535572")).toEqual(["GRADE", "S355J2"]);
  expect(read("No", "535572")).toEqual(["No", "535572"]);
  expect(read("GRADE", "123456")).toEqual(["GRADE", "123456"]);
});

test("what was read as no mark of its column is told with what would be one", () => {
  const texts = ["G01", "|", "GO3", "G04", "Dé", "G06"];
  const read = texts.map((text) => ({
    text,
    line: { x0: 100, x1: 130, y1: 0, capHeight: 20, upright: false, letters: [1, 2, 3] },
  }));
  const found = strangersOfColumns(read);
  expect(read.filter(({ line }) => found.has(line)).map(({ text }) => text)).toEqual(["|", "Dé"]);
  const fits = found.get(read[1]?.line ?? ({} as never));
  expect(["G02", "GO2", "02", "G", "H02"].map((text) => fits?.(text))).toEqual([true, true, false, false, false]);
});

test("marks that nothing confirms are doubtful", () => {
  const row = (mark: string): DrawnMember => ({
    mark,
    section: "IPE 200",
    source: { page: 1, bbox: [0, 0, 1, 1], method: "ocr", confidence: 0.9, place: "table" },
  });
  const doubtful = (...texts: string[]) => [...doubtsOfMarks(texts.map(row), () => []).keys()].map(({ mark }) => mark);
  expect(doubtful("T1", "T2", "T3", "", "T5")).toEqual([""]);
  expect(doubtful("v1iee", "V1a", "H1b")).toEqual(["v1iee"]);
  expect(doubtful("W1-W3", "W4-Wé")).toEqual(["W4-Wé"]);
  expect(doubtful("CV1", "CV2", "CV3", "CVs", "Ccv5")).toEqual(["CVs"]);
  expect(doubtful("1T", "2T", "3T", "47")).toEqual(["47"]);
  expect(doubtful("c1 1", "c2 1", "c3 2")).toEqual(["c1 1", "c2 1", "c3 2"]);
  expect(doubtful("B1", "B2", "B3", "C1", "SP1", "T1 & T2")).toEqual([]);
  // with look-alikes all are figures, and most have a letter first
  expect(doubtful("8l", "BZ", "B3", "B4", "8S")).toEqual(["BZ", "B3", "B4", "8l", "8S"]);
  expect(doubtful("1A", "2A", "B1", "B2", "C1")).toEqual([]);
  expect(doubtful("W8", "W9 & W10", "W111 & W12", "W13")).toEqual(["W111 & W12"]);
  // both ends of a range are of the form of the others
  expect(doubtful("B1", "B2 to B8", "B9", "B1S", "B13 to B1e", "B20 & B21")).toEqual(["B1S", "B13 to B1e"]);
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
  expect(doubtful(["Ala", "Alb", "Ada", "ASb"].map((mark) => row(mark, 0.5)))).toEqual(["Ala", "Alb", "Ada", "ASb"]);
  expect(doubtful(["Ala", "Alb", "Ada"].map((mark) => row(mark, 0.8)))).toEqual([]);
  expect(doubtful([row("V06", 0.7), row("V12", 0.7), row("vol", 0.4), row("Vid", 0.4)])).toEqual(["vol", "Vid"]);
});

test("a list whose headings name no mark has none to lose", () => {
  const row = (i: number): DrawnMember => ({
    mark: "",
    section: "IPE 200",
    source: { page: 1, bbox: [0, 20 * i, 300, 20 * i + 7], method: "ocr", confidence: 0.5, place: "table" },
  });
  const doubts = (...headings: string[]) =>
    doubtsOfMarks([row(1), row(2), row(3)], () => headings.map((text, i) => word(text, 60 * i, 0))).size;
  expect(doubts("Qty", "Section", "Length", "Grade")).toBe(0);
  expect(doubts("Mark", "Qty", "Section", "Length")).toBe(3);
  expect(doubts("Qty")).toBe(3);
});

test("a label without a mark beside labels that have one lost it", () => {
  const label = (mark: string, quantity: number): DrawnMember => ({
    mark,
    section: "IPE 200",
    profile: "IPE 200",
    quantity,
    source: { page: 1, bbox: [0, 0, 1, 1], method: "ocr", confidence: 0.8, place: "label" },
  });
  const doubtful = (...members: DrawnMember[]) => doubtsOfMarks(members, () => []).size;
  expect(doubtful(label("S1", 1), label("S2", 1), label("", 2))).toBe(1);
  // purlins have no marks
  expect(doubtful(label("S1", 1), label("S2", 1), label("", 24))).toBe(0);
  expect(doubtful(label("", 2), label("", 1))).toBe(0);
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
