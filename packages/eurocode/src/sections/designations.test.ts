import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check } from "../index.ts";
import { resolveDesignation } from "./designations.ts";
import { section, sections } from "./section.ts";

/** spelling, kind, canonical … ; a spelling with a comma is in quotes */
function rows(): [spelling: string, kind: string, canonical: string, listed: string][] {
  const text = readFileSync(new URL("./tables/designations.csv", import.meta.url), "utf8");
  return text
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== "")
    .map((line) => {
      const cells = [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((m) => m[1] ?? m[2] ?? "");
      return [cells[0] ?? "", cells[1] ?? "", cells[2] ?? "", cells[3] ?? ""];
    });
}

const canonical = (text: string): string | undefined => {
  const r = resolveDesignation(text);
  return "canonical" in r ? r.canonical : undefined;
};
const kinds: Record<string, string> = { profile: "section", grade: "grade", rebar: "grade", "bolt class": "bolt" };

describe("designations", () => {
  test.each(rows())("%s", (spelling, kind, wanted) => {
    const r = resolveDesignation(spelling);
    if (kind === "none") expect(r).toHaveProperty("suggestions");
    else expect(r).toMatchObject({ kind: kinds[kind], canonical: wanted });
  });

  test("every profile of the list is a section with properties", () => {
    for (const [spelling, kind, wanted] of rows()) {
      if (kind !== "profile") continue;
      const s = section(spelling);
      expect(s?.designation, spelling).toBe(wanted);
      expect(s?.properties.A_mm2, spelling).toBeGreaterThan(0);
    }
  });

  test("every name of the catalogue is its own canonical name", () => {
    for (const { designation } of sections()) expect(canonical(designation)).toBe(designation);
  });

  test("case, spaces and signs carry no meaning", () => {
    const names = fc.constantFrom(
      ...sections()
        .map((s) => s.designation)
        .filter((d) => !d.startsWith("PL")),
    );
    const dress = fc.record({
      lower: fc.boolean(),
      gap: fc.constantFrom("", " ", "-", "_", "  "),
      sign: fc.constantFrom("x", " x ", "X", "*", "×", "/"),
      comma: fc.boolean(),
      unit: fc.constantFrom("", "mm", " mm"),
    });
    fc.assert(
      fc.property(names, dress, (name, { lower, gap, sign, comma, unit }) => {
        const dressed = name
          .replace(" ", gap)
          .replace(/x/g, sign)
          .replace(/\./g, comma ? "," : ".");
        const text = (lower ? dressed.toLowerCase() : dressed) + (/\d$/.test(dressed) ? unit : "");
        expect(canonical(text)).toBe(name);
      }),
      { numRuns: 500 },
    );
  });

  test("a size that is not made is refused with its neighbours, never rounded", () => {
    expect(resolveDesignation("IPE 310")).toMatchObject({ suggestions: ["IPE 300", "IPE 330"] });
    expect(resolveDesignation("HEB 205")).toMatchObject({ suggestions: ["HE 200 B", "HE 220 B"] });
    expect(resolveDesignation("UB 457x191x66")).toMatchObject({
      suggestions: expect.arrayContaining(["UB 457x191x67"]),
    });
    expect(resolveDesignation("SHS 100x100x5.5")).toMatchObject({
      suggestions: expect.arrayContaining(["SHS 100x100x5"]),
    });
    expect(resolveDesignation("IEP 300")).toMatchObject({ suggestions: expect.arrayContaining(["IPE 300"]) });
    expect(resolveDesignation("PFC 200")).toMatchObject({ suggestions: ["PFC 200x75x23", "PFC 200x90x30"] });
  });

  test("units, standards, the beginning of a name", () => {
    expect(canonical("UB 457x191x67 kg/m")).toBe("UB 457x191x67");
    expect(canonical("IPE 300 mm")).toBe("IPE 300");
    expect(resolveDesignation("IPE 30")).toMatchObject({ suggestions: ["IPE 300"] });
    expect(resolveDesignation("HEB300 S355J2+N")).toMatchObject({
      suggestions: ["HE 300 B"],
      reason: expect.stringContaining("apart"),
    });
    expect(canonical("Ø 114,3 x 5 mm")).toBe("CHS 114.3x5");
    expect(resolveDesignation("L 150x100")).toMatchObject({ suggestions: expect.arrayContaining(["L 150x100x10"]) });
    expect(resolveDesignation("UB 457x191")).toMatchObject({ suggestions: expect.arrayContaining(["UB 457x191x67"]) });
    expect(resolveDesignation("Ø20")).toMatchObject({ canonical: "RD 20", note: expect.stringContaining("hole") });
  });

  test.each([
    ["W310x97", /American/],
    ["W12x65", /American/],
    ["HSS6x6x1/2", /American/],
    ["C 200", /ambiguous/],
    ["310UB40.4", /Australian/],
    ["150 PFC", /Australian/],
    ["H 200x200x8x12", /Asian/],
    ["ISMB 300", /Indian/],
    ["RSJ 254x203x82", /joist/],
    ["IPER 300", /IPE R/],
    ["M20", /bolt size/],
    ["St 33", /S185/],
    ["Grade 50", /ambiguous/],
    ["A36", /American/],
    ["Q345B", /Chinese/],
    ["E335", /engineering steel/],
    ["3 IPE 300", /pieces/],
  ])("%s is refused with a reason", (text, reason) => {
    const r = resolveDesignation(text);
    expect("reason" in r ? r.reason : JSON.stringify(r)).toMatch(reason);
  });

  test("hot or cold: said by the name or its standard, otherwise left open", () => {
    const fabrication = (text: string) => {
      const r = resolveDesignation(text);
      return "fabrication" in r ? r.fabrication : undefined;
    };
    expect(fabrication("KKR 100x100x5")).toBe("cold-formed");
    expect(fabrication("VKR 100x100x5")).toBe("hot-finished");
    expect(fabrication("RHS 120x80x6.3 EN 10210")).toBe("hot-finished");
    expect(fabrication("CFRHS 100x100x5")).toBe("cold-formed");
    expect(fabrication("RHS 120x80x6.3")).toBeUndefined();
    expect(section("VKR 100x100x5")?.standard).toBe("EN 10210-2");
    expect(section("SHS 100x100x5")?.fabrication).toBe("cold-formed");
    expect(section("SHS 100x100x5", { fabrication: "hot-finished" })?.dimensions.r_o_mm).toBe(7.5);
  });

  test("the same question gets the same frozen object", () => {
    expect(section("HEB-200")).toBe(section("HE 200 B"));
    expect(section("HE 200 B", { It: "sci" })).toBe(section("HE 200 B"));
    expect(section("HE 200 B", { It: "arcelor" })).not.toBe(section("HE 200 B"));
    expect(section("2 UPN 200")).toBe(section("2xUNP200"));
    expect(Object.isFrozen(section("HE 200 B"))).toBe(true);
    expect(Object.isFrozen(section("HE 200 B")?.properties)).toBe(true);
    expect(section("IPE 310")).toBeUndefined();
  });

  test("the catalogue by family and series", () => {
    expect(sections({ family: "IPE" })[0]?.designation).toBe("IPE 80 AA");
    expect(sections({ family: "HEB" }).map((s) => s.designation)).toContain("HE 300 B");
    expect(sections({ family: "HEB" })).toHaveLength(24);
    expect(sections({ family: "nothing" })).toEqual([]);
  });

  test("nothing a stranger may write breaks it", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 90 }), (text) => void resolveDesignation(text)),
      { numRuns: 2000 },
    );
    const alphabet = fc.constantFrom(..."IPEHABMULTSQRDCxX*/.,-[]() 0123456789½Ø");
    fc.assert(
      fc.property(fc.string({ unit: alphabet, maxLength: 20 }), (text) => void section(text)),
      { numRuns: 3000 },
    );
  });
});

describe("the shorter side first", () => {
  const told = (endpoint: string, input: object) => check(endpoint, input).result.warnings.join(" ");
  const beam = (profile: string) =>
    told("en-1993-1-1", { members: [{ mark: "B", profile, length_mm: 3000, M_y_Ed: 5, fabrication: undefined }] });
  const chord = (profile: string) =>
    told("en-1993-1-8", {
      connection: "hollow-section-joint",
      joint_type: "T",
      chord: { profile, steel_grade: "S355" },
      braces: [{ profile: "SHS 80x5", steel_grade: "S355", theta_deg: 90, N_Ed: 50 }],
      N_0_Ed: 100,
    });
  test("which way the profile stands is said wherever it carries", () => {
    for (const of of [beam, chord]) {
      expect(of("RHS 100x200x6")).toContain("RHS 100x200x6 is read as RHS 200x100x6");
      expect(of("100/200/6 RHS")).toContain("is read as RHS 200x100x6");
      for (const upright of ["RHS 200x100x6", "SHS 100x100x5"]) expect(of(upright)).not.toContain("is read as");
    }
    expect(beam("L 75x100x8")).toContain("is read as L 100x75x8");
    for (const upright of ["L 100x75x8", "UB 457x191x67", "PL 15x200"])
      expect(beam(upright)).not.toContain("is read as");
  });
});
