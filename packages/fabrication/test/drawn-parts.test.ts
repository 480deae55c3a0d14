import { describe, expect, test } from "vitest";
import { assess } from "../src/assessment/assess.ts";
import { exportFiles } from "../src/exports/files.ts";
import { override } from "../src/members/corrections.ts";
import { overridesSchema } from "../src/members/corrections-schema.ts";
import type { MemberList, OtherRow } from "../src/members/model.ts";
import { inEnglish } from "../src/members/spoken.ts";
import { drawingOf, source } from "./drawings.ts";

const plate = (mark: string, text: string, size: [number, number, number], quantity = 2): OtherRow => ({
  kind: "plate",
  mark,
  text,
  quantity,
  plate: { t_mm: size[0], width_mm: size[1], length_mm: size[2] },
  source,
});

const list = (...other_rows: OtherRow[]): MemberList =>
  drawingOf(
    [
      { mark: "C1", profile: "HE 200 B", length_mm: 3500, quantity: 2 },
      { mark: "B1", profile: "IPE 300", length_mm: 6000, quantity: 1 },
    ],
    { other_rows },
  );
const made = (given: MemberList, corrections: unknown[] = []) => {
  const parsed = overridesSchema.parse(corrections);
  return assess(override(given, parsed), { corrections: parsed });
};
const typesOf = (one: ReturnType<typeof assess>) => one.joints.map(({ type }) => type);
const saidOf = (one: ReturnType<typeof assess>) => inEnglish(one.warnings).join("\n");

describe("plates that the list has itself", () => {
  const base = plate("111", "111 Bl 25x340x360 Fußplatte", [25, 340, 360]);

  test("no second set of base plates, and the foot says why; a correction can ask for it", () => {
    const plain = made(list(base));
    expect(typesOf(plain)).toEqual(["fin-plate"]);
    expect(inEnglish(plain.members[0]?.ends.start.reason)).toMatch(/the list already has a base plate \(111\)/);
    expect(plain.parts.plates.filter(({ use }) => use === "drawn").map(({ mark }) => mark)).toEqual(["111"]);
    expect(typesOf(made(list(base), [{ mark: "C1", start: { joint: "column-base" } }]))).toContain("column-base");
  });

  test("left out, the joint is made anew; as drawn, nothing is warned of", () => {
    const without = made(list(base), [{ mark: "111", remove: true }]);
    expect(typesOf(without)).toContain("column-base");
    expect(without.parts.plates.some(({ mark }) => mark === "111")).toBe(false);
    const drawn = made(list(base), [{ mark: "111", as_drawn: true }]);
    expect(typesOf(drawn)).not.toContain("column-base");
    expect(saidOf(drawn)).not.toMatch(/already lists/);
  });

  test.each(["BP-C1", "CB-C1", "C1"])(
    "given to %s it is the plate of that joint, by its mark and measures",
    (part_of) => {
      const given = made(list(base), [{ mark: "111", part_of }]);
      const joint = given.joints.find(({ type }) => type === "column-base");
      expect(joint?.requests[0]).toMatchObject({ plate: { t_mm: 25, b_mm: 340, h_mm: 360 } });
      const plates = given.parts.plates.filter(({ use }) => use === "base plate" || use === "drawn");
      expect(plates.map(({ mark, quantity, use }) => [mark, quantity, use])).toEqual([["111", 2, "base plate"]]);
      expect(saidOf(given)).not.toMatch(/already lists|on the drawing/);
    },
  );

  test("what does not fit together is said", () => {
    const count = made(list({ ...base, quantity: 4 }), [{ mark: "111", part_of: "C1" }]);
    expect(saidOf(count)).toMatch(/111: 4 on the drawing; CB-C1 and its like need 2/);
    expect(saidOf(made(list(base), [{ mark: "111", part_of: "XY-9" }]))).toMatch(/111: there is no joint XY-9/);
    expect(saidOf(made(list(base), [{ mark: "112", part_of: "C1" }]))).toMatch(/112: no plate and no bolt of the list/);
    const fin = made(list(plate("7", "7 fin plate", [20, 100, 300])), [{ mark: "7", part_of: "FP-B1" }]);
    expect(saidOf(fin)).toMatch(/7: 20 × 100 × 300 mm on the drawing; the plate of FP-B1 is 20 × /);
  });

  test("end plates and gussets too; a plate of unknown use doubles nothing by name and is said", () => {
    expect(typesOf(made(list(plate("5", "Kopfplatte", [15, 150, 320]))))).toEqual(["column-base"]);
    expect(typesOf(made(list(plate("BP-1", "PL 20", [20, 300, 300]))))).toEqual(["fin-plate"]);
    const unknown = made(list(plate("9", "Bl 10x100x200", [10, 100, 200])));
    expect(typesOf(unknown)).toEqual(["column-base", "fin-plate"]);
    expect(saidOf(unknown)).toMatch(/already lists 1 plate/);
  });

  test("contour only in every file", async () => {
    const files = await exportFiles(made(list(base)), ["plates", "nc1", "model.ifc", "model.dxf"]);
    const text = (path: string) => new TextDecoder().decode(files.find((one) => one.path === path)?.bytes);
    expect(text("plates/111_t25_S355_2x_contour-only.dxf")).toContain("OUTLINE");
    expect(text("nc1/plates/111.nc1")).toContain("CONTOUR ONLY");
    expect(text("model.ifc")).toContain("contour only");
    expect(text("model.dxf")).toContain("CONTOUR ONLY");
  });

  test("a bolt of the list, given to a joint, is ordered once", () => {
    const bolts: OtherRow = {
      kind: "fastener",
      mark: "S1",
      text: "M20x50 8.8",
      quantity: 6,
      fastener: { size: "M20", grade: "8.8", length_mm: 50 },
      source,
    };
    const loose = (one: ReturnType<typeof assess>) => one.parts.bolts.filter(({ joint }) => joint === undefined);
    expect(loose(made(list(bolts)))).toHaveLength(1);
    expect(saidOf(made(list(bolts)))).toMatch(/already lists 1 row of bolts/);
    expect(loose(made(list(bolts), [{ mark: "S1", part_of: "FP-B1" }]))).toEqual([]);
    expect(loose(made(list(bolts), [{ mark: "S1", remove: true }]))).toEqual([]);
    const other: OtherRow = { ...bolts, fastener: { size: "M30", grade: "10.9", length_mm: 90 } };
    expect(saidOf(made(list(other), [{ mark: "S1", part_of: "FP-B1" }]))).toMatch(
      /M30 10.9 on the drawing; FP-B1 has bolts/,
    );
  });
});
