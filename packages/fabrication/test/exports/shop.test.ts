import fc from "fast-check";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { says as joints } from "../../src/assessment/joints/says.ts";
import { ofMarks } from "../../src/assessment/said.ts";
import { checked } from "../../src/assessment/says.ts";
import { callouts } from "../../src/exports/drafting/callouts.ts";
import { chain } from "../../src/exports/drafting/dimensions.ts";
import { textCorners } from "../../src/exports/drafting/marks.ts";
import { reportPdf } from "../../src/exports/report.ts";
import { shopPdf } from "../../src/exports/shop/shop.ts";
import { asWritten } from "../../src/members/spoken.ts";
import { exampleFabrication } from "../example.ts";
import { hasProgram, run, testWith, written } from "./outside.ts";

const fabrication = exampleFabrication();

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let n = 1; n <= document.numPages; n++) {
    const { items } = await (await document.getPage(n)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join("|"));
  }
  await document.loadingTask.destroy();
  return pages;
}

test("a mass that nobody knows is not summed as nothing", async () => {
  const { summary } = fabrication;
  const overviewOf = async (unweighed_count: number) =>
    (await pagesOf(await shopPdf({ ...fabrication, summary: { ...summary, unweighed_count } })))[0];
  expect(await overviewOf(1)).toContain(`Σ ≥ ${summary.total_mass_kg.toFixed(1)}`);
  expect(await overviewOf(summary.row_count)).toContain("Σ –");
});

test("an overview and a sheet for each assembly, with what it must say, searchable", async () => {
  const [overview, beam, column, ...more] = await pagesOf(await shopPdf(fabrication));
  expect(more).toEqual([]);
  for (const word of ["Hall 7", "S-101", "B1", "C1", "X1", "W14X22", "NOT CHECKED", "HP-B1 *"])
    expect(overview).toContain(word);
  for (const word of [
    "B1",
    "IPE 300",
    "6000",
    "6020",
    "1:10",
    "P1",
    "4 × Ø22",
    "a4",
    "220",
    "M20×50",
    "42.0 %",
    "S355",
    "2/3",
  ])
    expect(beam).toContain(word);
  for (const word of ["C1", "HE 200 B", "base plate", "1 × 26×50", "2 × Ø18", "3500", "a6"])
    expect(column).toContain(word);
});

test("in the language of the project", async () => {
  const settings = { ...fabrication.settings, language: "nl" };
  const [overview, beam] = await pagesOf(await shopPdf({ ...fabrication, settings }));
  expect(overview).toContain("Samenstellingen");
  expect(beam).toContain("kopplaat");
});

test("a crowd of callouts at the right end keeps within the sheet, and its lines do not lie on each other", () => {
  const crowd = Array.from({ length: 10 }, (_, i) => ({ target: [900 + 4 * i, 0] as const, label: `2 × PL${i}` }));
  const { marks } = callouts([{ target: [100, 0], label: "PL99" }, ...crowd], -10, 2, 960);
  const shelves = marks.flatMap((mark) =>
    mark.kind === "line" && mark.from[1] === mark.to[1] ? [[mark.from[1], mark.from[0], mark.to[0]] as const] : [],
  );
  expect(shelves).toHaveLength(11);
  expect(Math.max(...shelves.map(([, , to]) => to))).toBeLessThanOrEqual(960.001);
  for (const [i, [y, from, to]] of shelves.entries())
    for (const [level, start, end] of shelves.slice(i + 1)) expect(y !== level || to < start || end < from).toBe(true);
});

test("warnings, reasons and names of verifications in the language of the sheet; marks as they are", async () => {
  const unchecked = checked.unchecked({ why: checked.notInCatalogue({ section: "W14X22" }) });
  const given = {
    ...fabrication,
    warnings: [
      ofMarks(["B1, of one or of all"], joints.failed),
      ofMarks(["B1", "B2", "C1", "C2", "C3", ...Array.from({ length: 12 }, (_, i) => `D${i}`)], unchecked),
    ],
  };
  for (const [language, words] of Object.entries({
    nl: [
      "B1, of one or of all: de verbinding voldoet niet",
      "C3 en nog 12: is niet getoetst: de catalogus heeft geen W14X22",
    ],
    fr: [
      "B1, of one or of all : l'assemblage ne passe pas",
      "C3 et encore 12 : n'est pas vérifié : le catalogue n'a pas de W14X22",
    ],
  })) {
    const translated = { ...given, settings: { ...fabrication.settings, language } };
    const [overview] = await pagesOf(await shopPdf(translated));
    for (const word of words) expect(overview).toContain(word);
    const report = (await pagesOf(await reportPdf(translated))).join("|").replaceAll("|", " ").replaceAll(/\s+/g, " ");
    for (const word of words) expect(report).toContain(word);
    expect(report).not.toMatch(/self-weight|is not checked|does not pass|buckling/);
  }
});

test("no warning and no row is cut off: they go on to further sheets, which say whose they are", async () => {
  const [joint] = fabrication.joints;
  const [beam] = fabrication.members;
  const [assembly] = fabrication.assemblies;
  const [plate] = fabrication.parts.plates;
  if (!joint || !beam || !assembly || !plate) throw new Error("the example has them");
  const long = (i: number) =>
    asWritten(`warning ${i} ${"about something that takes many words to say ".repeat(12)}ends ${i}.`);
  const plates = Array.from({ length: 60 }, (_, i) => ({ ...plate, id: `EXTRA${i}`, mark: `EXTRA${i}` }));
  const at = assembly.plates[0];
  if (!at) throw new Error("it has plates");
  const pages = await pagesOf(
    await shopPdf({
      ...fabrication,
      joints: [...fabrication.joints, ...Array.from({ length: 90 }, (_, i) => ({ ...joint, id: `MORE-${i}` }))],
      warnings: Array.from({ length: 60 }, (_, i) => long(i)),
      members: fabrication.members.map((one) =>
        one === beam ? { ...one, warnings: Array.from({ length: 30 }, (_, i) => long(100 + i)) } : one,
      ),
      parts: { ...fabrication.parts, plates: [...fabrication.parts.plates, ...plates] },
      assemblies: fabrication.assemblies.map((one) =>
        one === assembly ? { ...one, plates: [...one.plates, ...plates.map(({ id }) => ({ ...at, part: id }))] } : one,
      ),
    }),
  );
  const all = pages.join("|").replaceAll(/[|\s]+/g, " ");
  for (let i = 0; i < 90; i++) expect(all).toContain(`MORE-${i} *`);
  for (let i = 0; i < 60; i++) expect(all).toMatch(new RegExp(`warning ${i} .*?ends ${i}\\.`));
  const own = pages.filter(
    (page) => page.includes("|IPE 300|") && page.includes("|Mark|") && !page.includes("Overview"),
  );
  const told = own.join("|").replaceAll(/[|\s]+/g, " ");
  expect(own.length).toBeGreaterThan(2);
  for (let i = 100; i < 130; i++) expect(told).toContain(`ends ${i}.`);
  for (const { mark } of plates) expect(told).toContain(mark);
  expect(all).not.toContain("…");
});

test("an end without a joint has its reason on the sheet", async () => {
  const [, , column] = await pagesOf(await shopPdf(fabrication));
  expect(column).toContain("no joint: by hand");
});

test("the same bytes twice", async () => {
  expect(await shopPdf(fabrication)).toEqual(await shopPdf(fabrication));
});

testWith(hasProgram("qpdf"))("qpdf: sound, A3, fonts embedded", async () => {
  const path = written(await shopPdf(fabrication), "shop.pdf");
  expect(run("qpdf", ["--check", path]).status).toBe(0);
  const { stdout } = run("pdfinfo", [path]);
  expect(stdout).toMatch(/Page size:\s+1190\.55 x 841\.89 pts \(A3\)/);
  for (const line of run("pdffonts", [path]).stdout.split("\n").slice(2).filter(Boolean))
    expect(line).toMatch(/\byes\b/);
});

test("law: numbers of a chain never overlap, and it says how far it reaches", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 12_000 }), { minLength: 2, maxLength: 30 }),
      fc.constantFrom("above", "below", "left", "right"),
      (at, side) => {
        const height = 20;
        const { marks, depth } = chain({ at, edge: 0, side, height });
        const boxes = marks.flatMap((mark) => {
          if (mark.kind !== "text") return [];
          const corners = textCorners(mark);
          const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
          return [{ x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) }];
        });
        for (const [i, a] of boxes.entries()) {
          for (const b of boxes.slice(i + 1))
            expect(a.x0 < b.x1 - 1e-6 && b.x0 < a.x1 - 1e-6 && a.y0 < b.y1 - 1e-6 && b.y0 < a.y1 - 1e-6).toBe(false);
          const reach = side === "above" ? a.y1 : side === "below" ? -a.y0 : side === "left" ? -a.x0 : a.x1;
          expect(reach).toBeLessThanOrEqual(depth + 1e-6);
        }
      },
    ),
  );
});
