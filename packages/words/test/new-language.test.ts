import { describe, expect, test } from "vitest";
import { folders, ofFolder, wordsIn } from "../src/all.ts";
import { paper } from "../src/en/paper.ts";
import type { Subject, Writing } from "../src/words.ts";
import { missingIn } from "./support/missing.ts";

// A new language is a folder: what it does not say yet is said in English, and listed.

const writing: Writing = { language: "en", decimal: ",", and: "y", or: "o" };
const headings: Subject = { rooms: { paper: { calculation: "Cálculo", page: "Página {page} de {of}" } } };
const names: Subject = { names: { verifications: { "bolt-shear": "cortante de los tornillos" } } };

describe("Spanish with two files", () => {
  const spanish = ofFolder({ writing, subjects: [headings, names] });

  test("says what it has, with its decimal sign", () => {
    expect(spanish.tell(paper.calculation)).toBe("Cálculo");
    expect(spanish.tell(paper.page({ page: 1, of: 2 }))).toBe("Página 1 de 2");
    expect(spanish.named("verifications", "bolt-shear")).toBe("cortante de los tornillos");
    expect(spanish.number(1.5)).toBe("1,5");
  });

  test("says the rest in English", () => {
    expect(spanish.tell(paper.assumptions)).toBe("Assumptions");
    expect(spanish.named("topics", "shear")).toBe("Shear");
    expect(spanish.described("width, along y")).toBe("width, along y");
  });

  test("lists what is missing", () => {
    const missing = missingIn({ subjects: [headings, names] });
    expect(missing).toContain("rooms.paper.assumptions");
    expect(missing).toContain("texts.width, along y");
    expect(missing).not.toContain("rooms.paper.calculation");
    expect(missing).not.toContain("names.verifications.bolt-shear");
  });
});

test.each(["de", "fr", "sv"] as const)("%s lacks nothing that the first language says", (language) => {
  expect(missingIn(folders[language])).toEqual([]);
  expect(wordsIn(language).tell(paper.calculation)).not.toBe("Calculation");
});
