import { inEnglish } from "@x/fabrication/members";
import { expect, test } from "vitest";
import { totalsOf, type Weight } from "./totals.ts";

const rows = (...masses: number[]): Weight[] => masses.map((mass_kg) => ({ mass_kg }));
const total = (total_kg: number, page = 1): Weight => ({ total_kg, page });

test("one list with its sum below, or above where the heading is at the bottom", () => {
  expect(inEnglish(totalsOf(["list", ...rows(10, 20, 30), total(60)]))).toEqual({
    whole: 60,
    borneOut: true,
    warnings: [],
  });
  expect(inEnglish(totalsOf(["list", total(60), ...rows(10, 20, 30)]))).toEqual({
    whole: 60,
    borneOut: true,
    warnings: [],
  });
});

test("sums of groups, of pages and of all", () => {
  const weights: Weight[] = [
    "list",
    ...rows(10, 20),
    total(30),
    ...rows(40),
    total(40),
    "list",
    ...rows(5),
    total(5, 2),
    total(75, 2),
  ];
  expect(inEnglish(totalsOf(weights))).toEqual({ whole: 75, borneOut: true, warnings: [] });
});

test("a sum that is none is told, with the nearest one", () => {
  expect(inEnglish(totalsOf(["list", ...rows(10, 20, 30), total(90)]))).toEqual({
    whole: 90,
    borneOut: false,
    warnings: ["page 1: the printed total of 90 kg is not the sum of the rows, 60 kg"],
  });
});

test("without weights in the rows nothing can be said", () => {
  expect(inEnglish(totalsOf(["list", total(90)]))).toEqual({ whole: 90, borneOut: false, warnings: [] });
});
