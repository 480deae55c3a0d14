import { describe, expect, test } from "vitest";
import { folders, ofFolder, wordsIn } from "../src/all.ts";
import { paper } from "../src/en/paper.ts";
import { languages } from "../src/languages.ts";
import { fileOf, missingIn, readBack } from "../src/translating.ts";
import type { Subject, Writing } from "../src/words.ts";

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
    const missing = missingIn({ subjects: [headings, names] }).map(({ key }) => key);
    expect(missing).toContain("rooms.paper.assumptions");
    expect(missing).toContain("texts.width, along y");
    expect(missing).not.toContain("rooms.paper.calculation");
    expect(missing).not.toContain("names.verifications.bolt-shear");
  });
});

describe("a file for a translator", () => {
  test("has the English of what is missing", () => {
    const missing = new Map(missingIn({ subjects: [] }, [{ paper }]).map(({ key, english }) => [key, english]));
    expect(missing.get("rooms.paper.page")).toBe("Page {page} of {of}");
    expect(missing.get("names.topics.shear")).toBe("Shear");
    expect(missing.get("names.verifications.bolt-shear")).toBe("bolt shear");
    expect(missing.get("texts.width, along y")).toBe("width, along y");
  });

  test("comes back as a file of the language; what nobody has written yet waits", () => {
    const entries = missingIn({ subjects: [] }, [{ paper }]).map((entry) =>
      entry.key === "rooms.paper.page"
        ? { ...entry, text: "Página {page} de {of}" }
        : entry.key === "texts.width, along y"
          ? { ...entry, text: "ancho, según y" }
          : entry,
    );
    const { subject, wrong, empty } = readBack(entries, [{ paper }]);
    expect([wrong, empty]).toEqual([[], entries.length - 2]);
    const spanish = ofFolder({ writing, subjects: [subject] });
    expect(spanish.tell(paper.page({ page: 1, of: 2 }))).toBe("Página 1 de 2");
    expect(spanish.described("width, along y")).toBe("ancho, según y");
    expect(fileOf(subject)).toContain('"page": "Página {page} de {of}"');
  });

  test("says which sentences lost a place, are unknown or are there twice", () => {
    const { wrong } = readBack(
      [
        { key: "rooms.paper.page", text: "Página" },
        { key: "rooms.paper.none", text: "nada" },
        { key: "names.topics.shear", text: "Cortante" },
        { key: "names.topics.shear", text: "Corte" },
      ],
      [{ paper }],
    );
    expect(wrong.map(({ key, is }) => [key, is])).toEqual([
      ["rooms.paper.page", "places"],
      ["rooms.paper.none", "unknown"],
      ["names.topics.shear", "twice"],
    ]);
  });
});

test.each(languages.filter((language) => language !== "en" && language !== "nl"))(
  "%s lacks nothing that the first language says",
  (language) => {
    expect(missingIn(folders[language])).toEqual([]);
    expect(wordsIn(language).tell(paper.calculation)).not.toBe("Calculation");
  },
);
