// @module-tag change

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Change } from "../src/changes.ts";
import { differencesOfPages } from "../src/pages.ts";
import { workplace } from "./support/folder.ts";
import { withAttached, withChangedDigit } from "./support/pdf.ts";

// What changed since it was signed, between two calculations, and between a page and its calculation.

const { folder, x, write, read } = workplace("changes");
const member = { mark: "B1", profile: "IPE 300", steel_grade: "S355", length_mm: 6000, M_y_Ed: 60 };
const beam = (more: object = {}) => ({ members: [{ ...member, ...more }] });

interface Lock {
  calculations: Record<
    string,
    {
      software: string;
      parameters: Record<string, unknown>;
      items: Record<string, { steps: { name: string; value: number; formula: string }[] }>;
    }
  >;
}

const changesIn = (name: string): Record<string, Change[]> =>
  JSON.parse(x("check", name, "--locked", "--json").stdout) as Record<string, Change[]>;

describe("a locked folder", () => {
  write("signed/x.config.json", { annex: "EN" });
  write("signed/beam.json", beam());
  write("signed/loads.json", { spans_mm: [6000], loads: [{ q_kN_m: 10 }] });
  write("signed/column.json", {
    members: [
      {
        mark: "C1",
        profile: "HEA 200",
        steel_grade: "S355",
        length_mm: 4000,
        N_Ed: { from: "loads.json", value: "reactions.A.kN" },
      },
    ],
  });
  const locked = x("check", "signed", "--lock");
  const lock = () => JSON.parse(readFileSync(join(folder, "signed/x.lock.json"), "utf8")) as Lock;

  test("holds what was signed, and nothing changed", () => {
    expect(locked).toMatchObject({ status: 0, stderr: "wrote signed/x.lock.json\n" });
    expect(Object.keys(lock().calculations)).toEqual(["beam.json", "column.json", "loads.json"]);
    expect(x("check", "signed", "--locked")).toMatchObject({
      status: 0,
      stdout: "nothing changed since it was signed\n",
    });
  });

  test("names a value of the input that changed, and what came of it, also of another calculation", () => {
    write("signed/loads.json", { spans_mm: [6000], loads: [{ q_kN_m: 12 }] });
    const changes = changesIn("signed");
    expect(Object.keys(changes)).toEqual(["column.json", "loads.json"]);
    expect(changes["column.json"]?.[0]).toMatchObject({ of: "input", what: "members.C1.N_Ed", was: "30", is: "36" });
    expect(changes["column.json"]?.find(({ of }) => of === "result")).toMatchObject({ what: "C1" });
    const { status, stdout } = x("check", "signed", "--locked");
    expect(status).toBe(1);
    expect(stdout).toMatch(/input\s+members\.C1\.N_Ed\s+30\s+→ 36\s+\+20\.0 %/);
    expect(stdout).toMatch(/2 calculations changed since signed\nhint: --lock/);
    write("signed/loads.json", { spans_mm: [6000], loads: [{ q_kN_m: 10 }] });
  });

  test("finds nothing changed where a number is calculated more than once by one clause", { tags: "change" }, () => {
    const actions = [
      { id: "G", nature: "permanent", loads: [{ q_kN_m: 5 }] },
      { id: "Q", nature: "imposed", category: "B", loads: [{ q_kN_m: 8 }] },
    ];
    write("twice/beam.json", { spans_mm: [6000], national_annex: "NL", actions, member: { profile: "IPE 300" } });
    x("check", "twice", "--lock");
    expect(x("check", "twice", "--locked").stdout).toBe("nothing changed since it was signed\n");
    x("check", "twice/beam.json", "--pdf", "twice.pdf");
    expect(x("verify", "twice-combinations.pdf").stdout).toMatch(/^CONFIRMED/);
    expect(x("plot", "twice/beam.json", "--sensitivity").stderr).toContain("several calculations; a plot is of one");
  });

  test("tells two items of one mark apart, and refuses a lock that is damaged", () => {
    const members = [member, { ...member, M_y_Ed: 20 }];
    write("alike/beam.json", { members });
    x("check", "alike", "--lock");
    write("alike/beam.json", { members: [{ ...member, M_y_Ed: 10 }, members[1]] });
    expect(changesIn("alike")["beam.json"]?.[0]).toMatchObject({ what: "members.B1.M_y_Ed", was: "60", is: "10" });
    const old = JSON.parse(String(read("alike/x.lock.json"))) as Lock;
    const step = old.calculations["beam.json"]?.items.B1?.steps[0];
    if (step) Object.assign(step, { inputs: null });
    write("alike/x.lock.json", old);
    expect(x("check", "alike", "--locked")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("beam.json is not what --lock writes") as string,
    });
  });

  test("catches a changed value of the annex", () => {
    write("signed/x.config.json", { annex: "DE" });
    const changes = changesIn("signed")["beam.json"] ?? [];
    expect(changes).toContainEqual(
      expect.objectContaining({ of: "annex", what: "gamma_M1 (EN 1993-1-1 6.1(1))", was: "1", is: "1.1" }),
    );
    expect(changes).toContainEqual(
      expect.objectContaining({ of: "input", what: "national_annex", was: "EN", is: "DE" }),
    );
    expect(changes).toContainEqual(expect.objectContaining({ of: "result", what: "B1" }));
    write("signed/x.config.json", { annex: "EN" });
    // an edition of the software in which the recommended value was another
    const old = lock();
    const own = old.calculations["beam.json"];
    if (own) own.parameters["gamma_M1 (EN 1993-1-1 6.1(1))"] = 1.05;
    write("signed/x.lock.json", old);
    expect(changesIn("signed")).toEqual({
      "beam.json": [expect.objectContaining({ of: "annex", was: "1.05", is: "1" })],
    });
  });

  test("names the formula by which another version gives something else", () => {
    x("check", "signed", "--lock");
    const old = lock();
    const own = old.calculations["beam.json"];
    const step = own?.items.B1?.steps.find(({ name }) => name.startsWith("chi_LT"));
    if (!own || !step) throw new Error("the chain of a beam has chi_LT");
    own.software = "x 0.1.9";
    step.value *= 1.02;
    write("signed/x.lock.json", old);
    const changes = changesIn("signed")["beam.json"] ?? [];
    expect(changes[0]).toMatchObject({ of: "software", was: "x 0.1.9" });
    expect(changes[1]).toMatchObject({
      of: "formula",
      what: expect.stringMatching(/^B1: chi_LT.* \(EN 1993-1-1 6\.3\.2/) as string,
    });
    step.formula = "1 / Phi_LT";
    write("signed/x.lock.json", old);
    expect(changesIn("signed")["beam.json"]?.[1]).toMatchObject({ of: "formula", was: "1 / Phi_LT" });
  });

  test("names a calculation that is new, and one that is gone; asks for a lock where there is none", {
    tags: "change",
  }, () => {
    x("check", "signed", "--lock");
    write("signed/new.json", beam({ mark: "B2" }));
    expect(changesIn("signed")["new.json"]).toEqual([expect.objectContaining({ was: "not signed", is: "there" })]);
    const old = lock();
    const { "beam.json": one, ...rest } = old.calculations;
    write("signed/x.lock.json", { calculations: { ...rest, "old.json": one } });
    expect(changesIn("signed")["old.json"]).toEqual([
      expect.objectContaining({ was: "signed", is: "no longer there" }),
    ]);
    write("bare/beam.json", beam());
    expect(x("check", "bare", "--locked")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("x check bare --lock") as string,
    });
    expect(x("check", "bare/beam.json", "--lock").stderr).toContain("take one folder");
    write("bare/wrong.json", beam({ profile: "IPE 301" }));
    expect(x("check", "bare", "--lock").status).toBe(2);
  });
});

describe("x compare", () => {
  write("a.json", beam());
  write("b.json", beam({ M_y_Ed: 72, length_mm: 7000 }));

  test("names what differs between two inputs, and by how much", () => {
    const { status, stdout } = x("compare", "a.json", "b.json");
    expect(status).toBe(1);
    expect(stdout).toMatch(/input\s+members\.B1\.M_y_Ed\s+60\s+→ 72\s+\+20\.0 %/);
    expect(stdout).toMatch(/input\s+members\.B1\.length_mm\s+6\u202f000\s+→ 7\u202f000\s+\+16\.7 %/);
    expect(stdout).toMatch(/result\s+B1\s+[\d.]+ % lateral torsional buckling\s+→ [\d.]+ %/);
    expect(x("compare", "a.json", "a.json")).toMatchObject({ status: 0, stdout: "nothing differs\n" });
  });

  test("between two annexes, results and reports", { tags: "change" }, () => {
    const annexes = x("compare", "a.json", "--annex", "EN,DE").stdout;
    expect(annexes).toMatch(/annex\s+gamma_M1 \(EN 1993-1-1 6\.1\(1\)\)\s+1\s+→ 1\.1\s+\+10\.0 %/);
    for (const name of ["a", "b"]) {
      write(`${name}.result.json`, x("check", `${name}.json`, "--json").stdout);
      x("check", `${name}.json`, "--pdf", `${name}.pdf`, "--date", "2026-11-24");
    }
    const results = x("compare", "a.result.json", "b.result.json").stdout;
    expect(results).toMatch(/result\s+B1\s+/);
    expect(results).not.toMatch(/^\s*input/m);
    expect(x("compare", "a.pdf", "b.pdf").stdout).toBe(x("compare", "a.json", "b.json").stdout);
    expect(x("compare", "a.json").stderr).toContain("give two files");
    expect(x("compare", "a.pdf", "b.pdf", "--annex", "NL").stderr).toContain("--annex is for inputs");
  });
});

describe("x verify", () => {
  test("confirms a report of every length and language", { tags: "change" }, () => {
    for (const [i, options] of [
      ["--brief", "--lang", "nl"],
      ["--full", "--lang", "de"],
    ].entries()) {
      x("check", "a.json", "--pdf", `r${i}.pdf`, ...options);
      const { status, stdout } = x("verify", `r${i}.pdf`);
      expect(stdout).toMatch(/^CONFIRMED {2}r\d\.pdf: \d+ texts with figures/);
      expect(status).toBe(0);
    }
  });

  test("confirms a long batch, whose steps are left out, and what each number changes", () => {
    const members = Array.from({ length: 22 }, (_, i) => ({ ...member, mark: `B${i}`, M_y_Ed: 40 + i }));
    write("many.json", { members });
    const { stderr } = x("check", "many.json", "--pdf", "many.pdf", "--sensitivity", "5", "--lang", "sv");
    expect(stderr).toBe(
      "many.json: of so many items the report leaves out the steps; --full writes them\nwrote many.pdf\n",
    );
    expect(x("verify", "many.pdf")).toMatchObject({ status: 0, stdout: expect.stringMatching(/^CONFIRMED/) });
  });

  test("a report shows what each number changes of what governs, as a plot does", () => {
    const { stdout } = x("check", "a.json", "--md", "--sensitivity", "5", "--lang", "de");
    expect(stdout).toMatch(
      /## Empfindlichkeit\n\n!\[Ausnutzung von B1, jede Zahl der Eingabe um 5 % kleiner und größer\]/,
    );
    const svg = decodeURIComponent(/Empfindlichkeit[\s\S]*?data:image\/svg\+xml,([^)]*)\)/.exec(stdout)?.[1] ?? "");
    const shown = [...svg.matchAll(/>([\d,]+ %)</g)].map(([, text]) => text?.replace(",", "."));
    x("plot", "a.json", "--sensitivity", "5", "--csv", "bars.csv");
    const [, ...rows] = String(read("bars.csv")).trim().split("\r\n");
    const plotted = rows.flatMap((row) => row.split(",").slice(1)).map((one) => `${(100 * Number(one)).toFixed(1)} %`);
    expect(shown.filter((text) => plotted.includes(text ?? "")).length).toBeGreaterThanOrEqual(2 * rows.length - 1);
    for (const [given, said] of [
      [["--sensitivity"], "--sensitivity goes into a report"],
      [["--md", "--sensitivity", "100"], "must be above 0 and below 100 per cent; it is 100"],
      [["--md", "--brief", "--sensitivity"], "cannot be combined with --brief"],
    ] as const)
      expect(x("check", "a.json", ...given)).toMatchObject({ status: 2, stderr: expect.stringContaining(said) });
  });

  test("finds a page that was changed, and says where", { tags: "change" }, () => {
    x("check", "a.json", "--pdf", "a.pdf", "--date", "2026-11-24");
    for (const nth of [0, 1]) {
      const bytes = withChangedDigit(read("a.pdf"), nth);
      writeFileSync(join(folder, "changed.pdf"), bytes);
      const { status, stdout } = x("verify", "changed.pdf");
      expect(stdout).toMatch(/page \d+\s+.+→ .+\n/);
      expect(stdout).toMatch(/same program and annex: the page, or what is attached to it, was changed/);
      expect(stdout).toMatch(/NOT CONFIRMED {2}changed\.pdf: 1 text differs/);
      expect(status).toBe(1);
    }
  });

  test("finds each of a thousand changed digits", () => {
    const texts = x("check", "a.json", "--md", "--full")
      .stdout.split("\n")
      .filter((line) => line !== "");
    const pages = [texts.slice(0, 60), texts.slice(60)];
    const digits = pages.flatMap((page, p) =>
      page.flatMap((text, t) => [...text.matchAll(/\d/g)].map(({ index }) => ({ p, t, index }))),
    );
    const ofTexts = (own: readonly string[]) => ({ texts: own, drawn: "" });
    let found = 0;
    for (let i = 0; i < 1000; i++) {
      const place = digits[(i * 7919) % digits.length];
      if (!place) throw new Error("there are digits");
      const changed = pages.map((page, p) =>
        page.map((text, t) => {
          if (p !== place.p || t !== place.t) return text;
          const digit = (Number(text[place.index]) + 1 + (i % 9)) % 10;
          return text.slice(0, place.index) + digit + text.slice(place.index + 1);
        }),
      );
      const differing = differencesOfPages(changed.map(ofTexts), pages.map(ofTexts));
      if (differing.length === 1 && differing[0]?.page === place.p + 1) found++;
    }
    expect(found).toBe(1000);
  });

  test("refuses what is attached and cannot be, and says where the input is wrong", { tags: "change" }, () => {
    const said = (change: (kept: Record<string, unknown>) => void): string => {
      writeFileSync(join(folder, "forged.pdf"), withAttached(read("a.pdf"), change));
      const { status, stderr } = x("verify", "forged.pdf");
      expect(status).toBe(2);
      return stderr;
    };
    expect(said((kept) => Object.assign(kept, { request: {} }))).toContain("calculation.json: members is required");
    for (const wrong of [{ links: [null] }, { report: { language: "en" } }, { software: 5 }, { signed: { items: {} } }])
      expect(said((kept) => Object.assign(kept, wrong))).toContain("is not what x check --pdf and x book attach");
    const firm = { logo_base64: "AAAA" };
    expect(said((kept) => Object.assign(kept.report as object, { firm }))).toContain("is not what");
  });

  test("finds what is laid over a page, and refuses a file that is damaged further on", { tags: "change" }, () => {
    const bytes = read("a.pdf").toString("latin1");
    const over = "/Annots [<< /Type /Annot /Subtype /FreeText /Rect [60 60 90 90] /Contents (9 %) >>]";
    writeFileSync(join(folder, "over.pdf"), Buffer.from(bytes.replace(/\/Type \/Page\n/, `$&${over}\n`), "latin1"));
    expect(x("verify", "over.pdf")).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("laid over the page: FreeText") as string,
    });
    const attached = bytes.indexOf("stream\n", bytes.indexOf("/EmbeddedFile")) + 7;
    const damaged = `${bytes.slice(0, attached)}${"\u0000".repeat(40)}${bytes.slice(attached + 40)}`;
    writeFileSync(join(folder, "damaged.pdf"), Buffer.from(damaged, "latin1"));
    expect(x("verify", "damaged.pdf")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("damaged.pdf") as string,
    });
  });

  test("refuses what is no report", { tags: "change" }, () => {
    write("text.pdf", "no PDF");
    expect(x("verify", "text.pdf").stderr).toContain("text.pdf: is not a PDF that can be read");
    expect(x("verify", "nowhere.pdf").status).toBe(2);
  });
});

describe("x plot", () => {
  const rowsOf = (...args: string[]) => {
    const { status, stderr } = x("plot", "a.json", ...args, "--csv", "plot.csv");
    expect(stderr).toBe("wrote plot.csv\n");
    expect(status).toBe(0);
    return String(read("plot.csv"))
      .trimEnd()
      .split("\r\n")
      .map((line) => line.split(","));
  };

  test("calculates a value over a field: longer members buckle sooner", () => {
    const [head, ...rows] = rowsOf("--over", "length_mm=2000..8000:6");
    expect(head).toEqual(["members.B1.length_mm", "utilization"]);
    expect(rows.map(([length]) => Number(length))).toEqual([2000, 3000, 4000, 5000, 6000, 7000, 8000]);
    const used = rows.map(([, value]) => Number(value));
    expect([...used].sort((a, b) => a - b)).toEqual(used);
    const whole = JSON.parse(x("check", "a.json", "--json").stdout) as { utilization: number };
    expect(used[4]).toBeCloseTo(whole.utilization / 100, 12);
    x(
      "plot",
      "a.json",
      "--over",
      "L_cr_z_mm=1000..6000",
      "--value",
      "result.members.B1.values.chi_z",
      "--svg",
      "plot.svg",
    );
    expect(String(read("plot.svg"))).toMatch(/^<svg[\s\S]*chi_z over L_cr_z_mm[\s\S]*<\/svg>$/);
  });

  test("shows what each number changes, the greatest first", () => {
    const [head, ...rows] = rowsOf("--sensitivity", "5");
    expect(head).toEqual(["field", "-5 %", "+5 %"]);
    expect(rows.map(([field]) => field).sort()).toEqual(["members.B1.M_y_Ed", "members.B1.length_mm"]);
    const moment = rows.find(([field]) => field === "members.B1.M_y_Ed") ?? [];
    expect(Number(moment[2]) / Number(moment[1])).toBeCloseTo(1.05 / 0.95, 9);
  });

  test("says what it leaves out: a number that must be whole", () => {
    const { stderr } = x("plot", join(import.meta.dirname, "../../../examples/en-1993-1-8.json"), "--sensitivity");
    expect(stderr).toMatch(/^left out, as they cannot be so much smaller or greater: .*n_bolts/);
  });

  test("refuses what it cannot draw", { tags: "change" }, () => {
    const said = (...args: string[]) => x("plot", "a.json", ...args).stderr;
    expect(said()).toContain("give --over or --sensitivity");
    expect(said("--over", "length_mm=9..1")).toContain("from below to");
    expect(said("--over", "members.B9.length_mm=1000..2000")).toContain("there is no number members.B9.length_mm");
    expect(said("--over", "length_mm=1000..2000", "--value", "result.nothing")).toContain(
      "there is no nothing in result",
    );
    expect(said("--over", "length_mm=-5..100")).toMatch(/length_mm = -5: members\[0\]\.length_mm/);
  });
});
