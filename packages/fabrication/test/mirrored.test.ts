import { describe, expect, test } from "vitest";
import { assess } from "../src/assessment/assess.ts";
import { pointIn } from "../src/axes.ts";
import { exportFiles } from "../src/exports/files.ts";
import type { Fabrication, ProfileHole } from "../src/fabrication.ts";
import { overridesSchema } from "../src/members/corrections-schema.ts";
import type { Point } from "../src/members/model.ts";
import { inEnglish } from "../src/members/spoken.ts";
import { drawingOf } from "./drawings.ts";

/** A column that carries a beam on one side of its web: its left and its right are not the same. */
const made = (profile: string) =>
  assess(
    drawingOf([
      { mark: "C1", profile, length_mm: 5000, quantity: 4, mirrored: 1 },
      { mark: "B1", profile: "IPE 200", length_mm: 4000, quantity: 4 },
      { mark: "WV1", profile: "FL 100x10", length_mm: 3000, quantity: 4 },
    ]),
    {
      corrections: overridesSchema.parse([
        { mark: "C1", role: "column", actions: { N_Ed: 200 } },
        {
          mark: "B1",
          actions: { V_z_Ed: 30, M_y_Ed: 30 },
          start: { support: "C1", support_at: [{ x_mm: 3000, side: "back" }], joint: "header-plate" },
          end: { joint: "none" },
        },
        {
          mark: "WV1",
          role: "brace",
          actions: { N_Ed: -50 },
          start: { support: "C1", support_at: [{ x_mm: 1000, side: "top", angle_deg: 50 }] },
          end: { joint: "none" },
        },
      ]),
    },
  );

const find = <T extends { readonly id: string }>(list: readonly T[], id: string): T => {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

/** Corners of all plates and ends of all bolts and welds of an assembly, rounded. */
const standing = ({ parts, assemblies }: Fabrication, id: string): Point[] => {
  const one = find(assemblies, id);
  return [
    ...one.plates.flatMap(({ part, frame }) => {
      const { outline, holes, t_mm } = find(parts.plates, part);
      return [...outline, ...holes.map(({ x_mm, y_mm }) => [x_mm, y_mm] as const)].flatMap(([x, y]) =>
        [0, t_mm].map((t) => pointIn(frame, [x, y, t])),
      );
    }),
    ...one.bolts.map(({ at }) => at),
    ...one.welds.flatMap(({ path }) => path),
  ];
};
const told = (points: readonly Point[]) =>
  points.map((point) => point.map((value) => (Math.round(value * 10) / 10 + 0).toFixed(1)).join(" ")).sort();
const holesOf = (holes: readonly ProfileHole[]) =>
  holes.map(({ wall, x_mm, across_mm, d_mm }) => [wall, x_mm, across_mm + 0, d_mm].join(" ")).sort();

describe("pieces of the other hand", () => {
  test("are a part and an assembly of their own, with a mark of their own, in all files", async () => {
    const fabrication = made("HE 240 B");
    const [drawn, other] = ["C1", "C1-R"].map((id) => find(fabrication.parts.profiles, id));
    expect([drawn?.quantity, other?.quantity, other?.mark, other?.member]).toEqual([3, 1, "C1-R", "C1"]);
    expect(find(fabrication.assemblies, "C1").quantity + find(fabrication.assemblies, "C1-R").quantity).toBe(4);
    expect(inEnglish(find(fabrication.members, "C1").remarks)).toContain("1 of them mirrored (opposite hand): C1-R");
    const files = await exportFiles(fabrication, ["nc1", "bom.csv", "model.ifc"]);
    expect(files.map(({ path }) => path)).toContain("nc1/C1-R.nc1");
    const text = (path: string) => new TextDecoder().decode(files.find((one) => one.path === path)?.bytes);
    expect(text("bom.csv")).toMatch(/C1,4,.*C1-R/);
    expect(text("model.ifc").match(/IFCCOLUMN\(/g)).toHaveLength(4);
  });

  test("of an I-section all stands mirrored beside its web", () => {
    const fabrication = made("HE 240 B");
    const mirrored = standing(fabrication, "C1").map(([x, y, z]): Point => [x, -y, z]);
    expect(mirrored.some(([, y]) => Math.abs(y) > 1)).toBe(true);
    expect(told(standing(fabrication, "C1-R"))).toEqual(told(mirrored));
    const [drawn, other] = ["C1", "C1-R"].map((id) => find(fabrication.parts.profiles, id));
    const across = (drawn?.holes ?? []).map((hole) =>
      hole.wall === "web" ? hole : { ...hole, across_mm: -hole.across_mm },
    );
    expect(holesOf(other?.holes ?? [])).toEqual(holesOf(across));
  });

  test("of a channel the other way round, which is the same", () => {
    const fabrication = made("UPE 240");
    const mirrored = standing(fabrication, "C1").map(([x, y, z]): Point => [5000 - x, y, z]);
    expect(told(standing(fabrication, "C1-R"))).toEqual(told(mirrored));
    const [drawn, other] = ["C1", "C1-R"].map((id) => find(fabrication.parts.profiles, id));
    const turned = (drawn?.holes ?? []).map((hole) => ({ ...hole, x_mm: 5000 - hole.x_mm }));
    expect(holesOf(other?.holes ?? [])).toEqual(holesOf(turned));
  });
});
