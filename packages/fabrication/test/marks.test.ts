// @module-tag change

import { isLanguage, type Language, languages } from "@x/words";
import { wordsIn } from "@x/words/all";
import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { assess, exportFiles, type Fabrication, jobData } from "../src/index.ts";
import type { DrawnMember, MemberList } from "../src/members/model.ts";
import { safeName } from "../src/members/names.ts";
import { inEnglish, spoken } from "../src/members/spoken.ts";
import { sumsOf } from "../src/members/sums.ts";
import { said } from "../src/messages.ts";

// What a user wrote is a value: whatever it is, it is found unchanged in every language, and nothing else depends on it.

/** Words of ours, in all languages: a mark may be any of them. */
const ours = languages.flatMap((language) =>
  [said.memberRoles, said.plateUses, said.jointTypes, said.actionOrigins, said.weldedParts].flatMap((room) =>
    Object.values(room).map((message) => wordsIn(language).say(message)),
  ),
);
const likeSentences = [
  "beam on axis B",
  "poutre sur axis B",
  "sheet 1",
  "Blatt 1",
  "plate: welded",
  "the joint does not pass",
  "mark {mark}",
  "is not checked: no length",
  "B1, of one or of all",
  "and 5 more",
  "section, {profile}",
];
const marks = fc.constantFrom(...new Set([...ours, ...likeSentences]));

const source = { page: 1, bbox: [0, 0, 10, 10], method: "text", confidence: 1 } as const;

/** A beam that passes, one that does not, one of a section that nobody knows, a column and a brace. */
function listOf([one = "", two = "", three = "", four = "", five = ""]: readonly string[]): MemberList {
  const member = (mark: string, section: string, more: Partial<DrawnMember> = {}): DrawnMember => ({
    mark,
    section,
    profile: section,
    length_mm: 4000,
    quantity: 2,
    source,
    ...more,
  });
  const { profile: _, ...unknown } = member(three, "W14X22", { heading: "Beams" });
  const members = [
    member(one, "IPE 300", { heading: "Beams", actions: { V_z_Ed: 40 } }),
    member(two, "IPE 100", { heading: "Beams", actions: { M_y_Ed: 90, V_z_Ed: 30 } }),
    unknown,
    member(four, "HE 200 B", { heading: "Columns", actions: { N_Ed: 300 } }),
    member(five, "L 80x8", { heading: "Bracing", actions: { N_Ed: -60 } }),
  ];
  return {
    drawing_info: {},
    members,
    other_rows: [],
    unresolved: [],
    warnings: [],
    summary: sumsOf(members),
  };
}

const corrections = (list: readonly string[]) => [
  { mark: list[0] ?? "", start: { support: list[3] ?? "", joint: "fin-plate" as const } },
  { mark: "nobody has this", remove: true as const },
];

const made = (list: readonly string[], language: Language): Fabrication =>
  assess(listOf(list), { language, corrections: corrections(list) });

const neutral = ["QQ1", "QQ2", "QQ3", "QQ4", "QQ5"];
const five = fc.uniqueArray(marks, { minLength: 5, maxLength: 5, selector: (mark) => mark.toLowerCase() });

/** What was made of neutral marks, with these in their places; in names of joints and files a mark is made of safe signs. */
const withMarks = (texts: readonly string[], list: readonly string[]): string[] =>
  texts.map((text) =>
    text.replaceAll(/([A-Z]{2}-)?QQ(\d)/g, (_, ofName: string | undefined, n: string) => {
      const mark = list[Number(n) - 1] ?? "";
      return ofName === undefined ? mark : `${ofName}${safeName(mark)}`;
    }),
  );

function sentencesOf(fabrication: Fabrication, language: string): string[] {
  const { say } = wordsIn(isLanguage(language) ? language : "en");
  const { members, joints, loose, warnings, assumptions } = spoken(fabrication, say);
  return [
    ...warnings,
    ...assumptions,
    ...members.flatMap(({ role, actions, unchecked = "", ends, remarks, check }) => [
      role.reason,
      actions.reason,
      unchecked,
      ends.start.reason,
      ends.end.reason,
      ...remarks,
      ...(check?.warnings ?? []),
    ]),
    ...joints.flatMap((joint) => [joint.reason, joint.actions.reason, ...joint.assumptions, ...joint.warnings]),
    ...loose.map(({ note }) => note),
  ];
}

test("a mark that is a word of ours is in each sentence as it was written, in every language", () => {
  const known = made(neutral, "en");
  const expected = new Map(languages.map((language) => [language, sentencesOf(known, language)]));
  const warnings = JSON.stringify(inEnglish(jobData(listOf(neutral), known)).warnings);
  fc.assert(
    fc.property(five, (list) => {
      const fabrication = made(list, "en");
      for (const [language, sentences] of expected)
        expect(sentencesOf(fabrication, language)).toEqual(withMarks(sentences, list));
      const job = inEnglish(jobData(listOf(list), fabrication));
      expect([JSON.stringify(job.warnings)]).toEqual(withMarks([warnings], list));
    }),
    { numRuns: 10 },
  );
});

/** The texts of all cells, sheet by sheet. */
function cellsOf(xlsx: Uint8Array): string[] {
  const files = unzipSync(xlsx);
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const all = Object.keys(files).filter((path) => /sharedStrings|worksheets\/sheet/.test(path));
  return all
    .flatMap((path) => [...text(path).matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, cell = ""]) => cell))
    .map(plain);
}

const plain = (text: string): string =>
  text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  let text = "";
  for (let n = 1; n <= document.numPages; n++) {
    const { items } = await (await document.getPage(n)).getTextContent();
    text += items.map((item) => ("str" in item ? item.str : "")).join("");
  }
  await document.loadingTask.destroy();
  return text.replaceAll(/\s/g, "");
}

test("and on every sheet and list", async () => {
  const list = ["column", "poteau", "beam on axis B", "plate: welded", "sheet 1"];
  for (const language of languages) {
    const [csv, xlsx, shop] = await exportFiles(made(list, language), ["bom.csv", "bom.xlsx", "shop.pdf"]);
    const [expected] = await exportFiles(made(neutral, language), ["bom.xlsx"]);
    if (!csv || !xlsx || !shop || !expected) throw new Error("each format makes a file");
    // each text is kept once: a mark may be a word that is there already
    expect(new Set(cellsOf(xlsx.bytes))).toEqual(new Set(withMarks(cellsOf(expected.bytes), list)));
    const [rows, sheets] = [new TextDecoder().decode(csv.bytes), await textOf(shop.bytes)];
    for (const mark of list) {
      expect(rows).toContain(mark);
      expect(sheets).toContain(mark.replaceAll(" ", ""));
    }
  }
}, 60_000);

test("and in the report", async () => {
  const list = ["column", "poteau", "beam on axis B", "plate: welded", "sheet 1"];
  const [report] = await exportFiles(made(list, "fr"), ["report.pdf"]);
  const text = await textOf(report?.bytes ?? new Uint8Array());
  for (const mark of list) expect(text).toContain(mark.replaceAll(" ", ""));
}, 60_000);
