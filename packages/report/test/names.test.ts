import { allRequirements, check, checks, requestWith } from "@x/eurocode";
import { folders, wordsIn } from "@x/words/all";
import { subjects as inEnglish } from "@x/words/en/index";
import { describe, expect, test } from "vitest";
import { itemsOf, languages } from "../src/index.ts";
import { verificationName } from "../src/phrases.ts";

const raw = (id: string) => id.replaceAll("-", " ");

// Braces are numbered when a joint is calculated; a KT joint has three.
const ids = [...new Set(allRequirements.map(({ id }) => id))];

/** Words that are the same in English and in the other language. */
const same: Readonly<Record<string, readonly string[]>> = {
  de: ["torsion"],
  fr: ["compression", "torsion"],
};

const translations = languages.filter((language) => language !== "en");

describe.each(translations)("names in %s", (language) => {
  const names: Readonly<Record<string, string>> = Object.assign(
    {},
    ...folders[language].subjects.map((subject) => subject.names?.verifications),
  );

  test("every verification has one", () => {
    expect(ids.filter((id) => !names[id])).toEqual([]);
    for (const [id, name] of Object.entries(names)) expect(name, id).toBe(name.trim());
  });

  test("none is the English id", () => {
    const english = ids.filter((id) => [id, raw(id)].includes(names[id]?.toLowerCase() ?? ""));
    expect(english.sort()).toEqual(same[language] ?? []);
  });

  test("none names a verification that does not exist", () => {
    expect(Object.keys(names).filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("every check has a title", () => {
    expect(checks.filter(({ endpoint }) => !wordsIn(language).named("titles", endpoint))).toEqual([]);
  });
});

test("English names differ from the ids they replace and belong to a verification", () => {
  const english: Readonly<Record<string, string>> = Object.assign(
    {},
    ...inEnglish.map(({ names }) => names?.verifications),
  );
  for (const [id, name] of Object.entries(english)) {
    expect(ids).toContain(id);
    expect(name).not.toBe(raw(id));
    expect(name).toMatch(/^\S.*\S$/);
  }
});

test("an English name is the one listed or the id in words", () => {
  const words = wordsIn("en");
  expect(verificationName(words, "lateral-torsional-buckling")).toBe("lateral-torsional buckling");
  expect(verificationName(words, "interaction-6.61")).toBe("buckling interaction (6.61)");
  expect(verificationName(words, "bolt-shear")).toBe("bolt shear");
});

describe.each(checks)("$endpoint", (known) => {
  test.each(Object.values(known.kinds))("$name: two verifications of a result never share a name", (kind) => {
    const items = itemsOf(known, check(known.endpoint, requestWith(known, kind, [kind.example])));
    const used = [...new Set(items.flatMap((item) => item.verifications.map(({ id }) => id)))];
    for (const language of languages) {
      const names = used.map((id) => verificationName(wordsIn(language), id));
      expect(new Set(names).size, names.join("; ")).toBe(used.length);
    }
  });
});
