import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheckResult, check, checks, type Endpoint, isInvalidInput, requestWith } from "@x/eurocode";
import { folders, wordsIn } from "@x/words/all";
import { subjects as english } from "@x/words/en/index";
import { ofGlance, ofProblems, ofReport } from "@x/words/subjects";
import { type Subject, type Words, wordsOf } from "@x/words/words";
import { describe, expect, test } from "vitest";
import { byDepth } from "../../../tests/depth.ts";
import { glanceOf, languages, markdown, picturesOf, reportOf } from "../src/index.ts";

// What a page loads of a language says all that it says.

const others = languages.filter((language) => language !== "en");
const library = join(import.meta.dirname, "../../eurocode");

interface Published {
  readonly request?: object;
}

function casesOf(folder: string, endpoint: string): object[] {
  const file = `${endpoint}.json`;
  if (!readdirSync(join(library, folder)).includes(file)) return [];
  return (JSON.parse(readFileSync(join(library, folder, file), "utf8")) as Published[]).flatMap(
    ({ request }) => request ?? [],
  );
}

interface Calculated {
  readonly endpoint: Endpoint;
  readonly request: object;
  readonly result: CheckResult;
}

/** The examples of all kinds, and published requests: all of them say most of what there is to say. */
const calculated = checks.flatMap((known) => {
  const { endpoint, kinds } = known;
  const given = Object.values(kinds).map((kind) => requestWith(known, kind, [kind.example]));
  const published = casesOf("published", endpoint).filter((_, i) => i % byDepth(30, 6, 1) === 0);
  return [...given, ...published].flatMap((request): Calculated[] => {
    try {
      const result = check(endpoint, { ...request, derivation: true, messages: true });
      return [{ endpoint: endpoint as Endpoint, request, result }]; // of the registry
    } catch {
      return []; // published only as what is refused
    }
  });
});

/** Files of a folder: what a page has when it has loaded these. */
async function loaded(language: (typeof others)[number], names: readonly string[]): Promise<Words> {
  const found = await Promise.all(
    names.map((name): Promise<Subject> => import(join(import.meta.dirname, `../../words/src/${language}/${name}.ts`))),
  );
  return wordsOf(folders[language].writing, [...english, ...found]);
}

describe.each(others)("in %s", (language) => {
  const whole = wordsIn(language);

  test("a report says with the files of its check what it says with the whole folder", async () => {
    const words = new Map(
      await Promise.all(
        checks.map(async ({ endpoint }) => [endpoint, await loaded(language, ofReport(endpoint))] as const),
      ),
    );
    for (const { endpoint, request, result } of calculated) {
      const own = words.get(endpoint);
      if (!own) throw new Error(endpoint);
      expect(markdown(reportOf(result, { words: own, request }))).toBe(
        markdown(reportOf(result, { words: whole, request })),
      );
    }
  });

  test("the landing page says its verdict and its picture", async () => {
    const own = await loaded(language, ofGlance);
    for (const { endpoint, request, result } of calculated) {
      if (endpoint !== "en-1993-1-1") continue;
      expect(picturesOf(result, request, own)[0]).toEqual(picturesOf(result, request, whole)[0]);
      const { verdict, governing, phrases } = glanceOf(result, own);
      const all = glanceOf(result, whole);
      expect([verdict, governing, phrases.governs]).toEqual([all.verdict, all.governing, all.phrases.governs]);
    }
  });

  test("what is wrong with an input is said with the files of its check", async () => {
    for (const { endpoint } of checks) {
      const own = await loaded(language, ofProblems(endpoint));
      for (const request of casesOf("must-not-pass", endpoint))
        try {
          check(endpoint, request);
        } catch (error) {
          if (!isInvalidInput(error)) throw error;
          for (const { code: id = "", values = {} } of error.problems)
            expect(own.say({ id, values })).toBe(whole.say({ id, values }));
        }
    }
  });

  test("a page has no decimal point where a number is in a sentence", () => {
    const member = calculated.find(({ endpoint }) => endpoint === "en-1993-1-1");
    if (!member) throw new Error("no example");
    const page = markdown(reportOf(member.result, { words: whole, request: member.request }));
    expect(page.replaceAll(/\(data:[^)]*\)/g, "")).not.toMatch(/[=≤≥] -?\d+\.\d/);
  });
});

test("a part of a derivation is named in the language of the report", () => {
  const example = checks.find(({ endpoint }) => endpoint === "en-1993-1-8")?.kinds["end-plate"]?.example;
  const request = { connections: [example] };
  const result = check("en-1993-1-8", { ...request, derivation: true, messages: true });
  const partsIn = (language: (typeof languages)[number]) =>
    reportOf(result, { words: wordsIn(language), request }).items.flatMap(({ groups }) =>
      groups.map(({ part }) => part),
    );
  expect(partsIn("en")).toContain("column flange, row 1 alone, mode 2");
  expect(partsIn("de")).toContain("Stützenflansch, Reihe 1 einzeln, Modus 2");
  expect(partsIn("fr").some((part) => /column|row|mode \d alone/.test(part))).toBe(false);
});

describe("nothing of a page is left in English", () => {
  const pageOf = (endpoint: string, request: object, language: (typeof others)[number]) =>
    markdown(
      reportOf(check(endpoint, { ...request, messages: true }), { words: wordsIn(language), request }),
    ).replaceAll(/\(data:[^)]*\)/g, "");
  const german = (endpoint: string, request: object) => pageOf(endpoint, request, "de");

  test.each(others)("in %s: where nothing is verified, its summary", (language) => {
    const anchorage = { mark: "A", fck: 30, fyk: 500, diameter_mm: 16, cover_mm: 30, bond: "good" };
    const page = pageOf("en-1992-1-1", { anchorages: [anchorage] }, language);
    expect(page).not.toMatch(/not verified|not given|length_mm/);
    expect(page).toMatch(/\*\* — A\n/);
    const actions = [{ id: "G", nature: "permanent", effects: { N: 100 } }];
    expect(pageOf("en-1990", { actions }, language)).not.toMatch(/calculated|nothing/);
  });

  test("how many of a batch passed", () => {
    const beam = { profile: "IPE 300", steel_grade: "S355", length_mm: 3000, M_y_Ed: 20, V_z_Ed: 10 };
    const members = ["A", "B"].map((mark) => ({ ...beam, mark }));
    expect(german("en-1993-1-1", { members })).toContain("Nachweis erfüllt: 2/2; ");
  });

  const beam = { mark: "B", b: 300, h: 500, fck: 30, fyk: 500, cover_mm: 30, bars_bottom: "4Ø20", bars_top: "2Ø12" };
  const flanged = {
    b_eff_mm: 1200,
    h_f_mm: 150,
    flange_shear: { delta_F_d_kN: 200, delta_x_mm: 1500, A_sf_mm2_m: 600 },
  };
  test("groups of fields, rules of an annex, and differences by their symbol", () => {
    const item = {
      ...beam,
      ...flanged,
      links: "Ø8-200",
      M_Ed: 150,
      V_Ed: 120,
      serviceability: { M_qp: 90, w_max_mm: 0.3 },
    };
    const page = german("en-1992-1-1", { national_annex: "DE", beams: [item] });
    for (const left of [
      "flange shear",
      "from 1 to 3",
      "compressed: ",
      "pulled: ",
      "by stress",
      "cracking moment",
      "bar_diameter",
    ])
      expect(page).not.toContain(left);
    expect(page).not.toContain("entlang der Stütze");
    expect(page).toContain("| ΔF d |");
  });

  test("headings of zones", () => {
    const building = { b_m: 30, d_m: 15, h_m: 8 };
    const wind = { action: "wind", v_b0_m_s: 26, terrain: "II", building, roof: { type: "flat", edge: "sharp" } };
    const page = german("en-1991", wind);
    for (const heading of ["surface", "from", "area"]) expect(page).not.toMatch(new RegExp(`\\| ${heading}\\b`));
  });
});

test("clauses of two generations stand apart, each with its year", () => {
  const bolt = { bolt_grade: "8.8", bolt_size: "M20", shear_planes: 1, plate_fu: 490, plate_t: 10, e1: 40, e2: 35 };
  const request = { edition: "second", ...bolt, is_end_bolt: true, V_Ed: 60 };
  const { clauses } = reportOf(check("en-1993-1-8", { ...request, messages: true }), { words: wordsIn("en"), request });
  expect(clauses.map(({ standard }) => standard)).toEqual(["EN 1993-1-8:2005", "EN 1993-1-8:2024"]);
  for (const clause of clauses.flatMap((of) => of.clauses)) expect(clause).not.toMatch(/^:/);
});
