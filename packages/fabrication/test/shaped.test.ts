import { section } from "@x/eurocode";
import { describe, expect, test } from "vitest";
import { assess } from "../src/assessment/assess.ts";
import { nc1Files } from "../src/exports/nc1.ts";
import { jobData } from "../src/job.ts";
import { overridesSchema } from "../src/members/corrections-schema.ts";
import { inEnglish } from "../src/members/spoken.ts";
import { drawingOf } from "./drawings.ts";
import { readNc1 } from "./exports/nc1-reader.ts";

const nc1 = (fabrication: Parameters<typeof nc1Files>[0], path: string) => {
  const file = nc1Files(fabrication).find((one) => one.path === path);
  return readNc1(new TextDecoder().decode(file?.bytes));
};

describe("ends", () => {
  test("a beam on the web of a beam is notched beside its flange, tops level; the joint is verified so", () => {
    const rows = [
      { mark: "B1", profile: "IPE 300", length_mm: 4000 },
      { mark: "B2", profile: "IPE 450", length_mm: 8000 },
      { mark: "C1", profile: "HE 300 B", length_mm: 4000 },
    ];
    const corrections = overridesSchema.parse([
      { mark: "B1", actions: { V_z_Ed: 40 }, start: { support: "B2" }, end: { support: "C1" } },
    ]);
    const made = assess(drawingOf(rows), { corrections });
    const b1 = made.parts.profiles.find(({ id }) => id === "B1");
    const { t_f_mm = 0, r_mm = 0, b_mm = 0, t_w_mm = 0 } = section("IPE 450")?.dimensions ?? {};
    expect(b1?.copes).toHaveLength(1);
    expect(b1?.copes[0]).toMatchObject({ end: "start", edge: "top" });
    expect(b1?.copes[0]?.depth_mm).toBeGreaterThanOrEqual(t_f_mm + r_mm);
    // the beam ends 10 mm before the web: 10 mm remain between notch and flange
    expect((b1?.copes[0]?.length_mm ?? 0) + 10).toBeGreaterThanOrEqual((b_mm - t_w_mm) / 2 + 10);
    const joint = made.joints.find(({ support }) => support === "B2");
    expect(joint?.passed).toBe(true);
    expect(joint?.requests[0]).toHaveProperty("notch");
    expect(inEnglish(joint?.assumptions)?.join(" ")).toContain("Tops are level with B2 (assumed)");
    const web = nc1(made, "nc1/B1.nc1").contours.find(({ face }) => face === "v");
    expect(web?.points.length).toBeGreaterThan(8);
  });

  test("skew cuts that a correction sets: in the header and the contours, and out of the net mass", () => {
    const corrections = overridesSchema.parse([
      { mark: "B1", end: { cut: { about_y_deg: 20 } } },
      { mark: "B2", start: { cut: { about_z_deg: 30 } } },
    ]);
    const rows = [
      { mark: "B1", profile: "IPE 300", length_mm: 3000 },
      { mark: "B2", profile: "IPE 200", length_mm: 2000 },
    ];
    const made = assess(drawingOf(rows), { corrections, project: { beam_joint: "none" } });
    const { header, contours } = nc1(made, "nc1/B1.nc1");
    expect(header.slice(16, 20).map(Number)).toEqual([0, -20, 0, 0]);
    // the top is the longer one, by h tan 20
    const top = contours.find(({ face }) => face === "v")?.points.filter(([, y]) => y === 300) ?? [];
    const low = contours.find(({ face }) => face === "v")?.points.filter(([, y]) => y === 0) ?? [];
    expect(Math.max(...top.map(([x]) => x))).toBeCloseTo(3000, 2);
    expect(Math.max(...low.map(([x]) => x))).toBeCloseTo(3000 - 300 * Math.tan(Math.PI / 9), 1);
    const [b1] = made.parts.profiles;
    const A = section("IPE 300")?.properties.A_mm2 ?? 0;
    expect((b1?.mass_kg ?? 0) - (b1?.net_mass_kg ?? 0)).toBeCloseTo(A * 150 * Math.tan(Math.PI / 9) * 7.85e-6, 2);
    expect(nc1(made, "nc1/B2.nc1").header.slice(16, 20).map(Number)).toEqual([0, 0, 30, 0]);
  });

  test("a cut about both axes is refused", () => {
    const both = [{ mark: "B1", start: { cut: { about_y_deg: 20, about_z_deg: 10 } } }];
    expect(() => overridesSchema.parse(both)).toThrow(/about both/);
  });
});

describe("what a drawing leaves out", () => {
  test("a mass that it does not give is that of the catalogue: the member has a part, an assembly, a row with a mass", () => {
    const drawing = drawingOf([{ mark: "B1", profile: "IPE 270", length_mm: 5615, quantity: 6 }]);
    const [first] = drawing.members;
    if (!first) throw new Error("no member");
    const { mass_kg: _, mass_source: __, ...bare } = first;
    const made = assess({ ...drawing, members: [bare] });
    const expected = ((section("IPE 270")?.properties.G_kg_m ?? 0) * 5.615 * 6) / 1;
    expect(made.members[0]?.mass_kg).toBeCloseTo(expected, 1);
    expect(made.summary.total_mass_kg).toBeCloseTo(expected, 1);
    expect(made.assemblies).toHaveLength(1);
    const [told] = jobData({ ...drawing, members: [bare] }, made).extracted_data.members;
    expect(told).toMatchObject({ mass_source: "computed", actions_source: "self-weight" });
  });

  test("without a length its end plates are loose, and not bolted on: they are welded to it", () => {
    const drawing = drawingOf([{ mark: "B1", profile: "IPE 270" }]);
    const [first] = drawing.members;
    if (!first) throw new Error("no member");
    const { length_mm: _, mass_kg: __, mass_source: ___, ...bare } = first;
    const made = assess({ ...drawing, members: [bare] }, { project: { beam_joint: "header-plate" } });
    expect(inEnglish(made.loose.find(({ kind }) => kind === "plate")?.note)).toMatch(
      /welded in the shop to its member/,
    );
  });

  test("what a job answers: warnings of the assessment too, the source of actions by its documented name", () => {
    const drawing = drawingOf([{ mark: "B1", profile: "IPE 270" }]);
    const { extracted_data } = jobData(drawing, assess(drawing));
    expect(inEnglish(extracted_data.warnings).join("\n")).toContain("no actions are given");
    expect(extracted_data.members[0]?.actions_source).toBe("self-weight");
  });
});
