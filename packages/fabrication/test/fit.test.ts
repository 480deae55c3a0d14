import { describe, expect, test } from "vitest";
import { assess } from "../src/assessment/assess.ts";
import { pointIn } from "../src/axes.ts";
import { nc1Files } from "../src/exports/nc1.ts";
import type { Fabrication } from "../src/fabrication.ts";
import { inEnglish } from "../src/members/spoken.ts";
import { drawingOf } from "./drawings.ts";
import { readNc1 } from "./exports/nc1-reader.ts";

// What is made fits what it is made for.

const braces = assess(
  drawingOf([
    { mark: "BR1", profile: "SHS 80x80x5", length_mm: 5000, steel_grade: "S355J2H", role: "brace" },
    { mark: "BR2", profile: "CHS 114.3x5", length_mm: 6000, steel_grade: "S355J2H", role: "brace" },
  ]),
);
const nc1 = (made: Fabrication, mark: string) =>
  readNc1(new TextDecoder().decode(nc1Files(made).find(({ path }) => path === `nc1/${mark}.nc1`)?.bytes));
const areaOf = (points: readonly (readonly [number, number])[]) =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [u, v] = points[(i + 1) % points.length] ?? [x, y];
      return sum + x * v - u * y;
    }, 0) / 2,
  );

describe("slots of tubes", () => {
  test("are open to the end, 10 mm longer than the plate reaches and 2 mm wider", () => {
    for (const id of ["BR1", "BR2"]) {
      const part = braces.parts.profiles.find((one) => one.id === id);
      const assembly = braces.assemblies.find((one) => one.id === id);
      const L = part?.length_mm ?? 0;
      const slots = part?.holes.filter(({ slot_mm }) => slot_mm !== undefined) ?? [];
      expect(slots).toHaveLength(4);
      for (const { part: name, frame } of assembly?.plates ?? []) {
        const plate = braces.parts.plates.find((one) => one.id === name);
        const xs = plate?.outline.map(([x, y]) => pointIn(frame, [x, y, 0])[0]) ?? [];
        const atStart = Math.min(...xs) < 0;
        const reach = atStart ? Math.max(...xs) : L - Math.min(...xs);
        for (const { x_mm, slot_mm = 0, d_mm } of slots.filter((one) => one.x_mm < L / 2 === atStart)) {
          const middle = atStart ? x_mm : L - x_mm;
          expect(d_mm).toBe((plate?.t_mm ?? 0) + 2);
          // its outer half circle has its middle on the end: nothing of the tube is left there
          expect(middle - (slot_mm - d_mm) / 2).toBeCloseTo(0, 9);
          expect(middle + slot_mm / 2).toBeCloseTo(reach + 10, 9);
        }
      }
    }
  });

  test("in NC1 a flat wall has them in its contour, closed and within the part; a round tube from its very end", () => {
    const flat = nc1(braces, "BR1");
    expect(flat.holes.filter(({ slot }) => slot !== undefined)).toEqual([]);
    const part = braces.parts.profiles.find(({ id }) => id === "BR1");
    const [slot] = part?.holes ?? [];
    const open = (slot?.slot_mm ?? 0) - (slot?.d_mm ?? 0);
    const taken = open * (slot?.d_mm ?? 0) + (Math.PI * (slot?.d_mm ?? 0) ** 2) / 8;
    for (const face of ["o", "u"]) {
      const points = flat.contours.find((one) => one.face === face)?.points ?? [];
      expect(points.at(-1)).toEqual(points[0]);
      for (const [x, y] of points) {
        expect(x).toBeGreaterThanOrEqual(-0.01);
        expect(x).toBeLessThanOrEqual(5000.01);
        expect(y).toBeGreaterThanOrEqual(-0.01);
        expect(y).toBeLessThanOrEqual(80.01);
      }
      // two slots are missing in it, their half circles as eight chords
      expect(areaOf(points.slice(0, -1))).toBeGreaterThan(5000 * 80 - 2 * taken);
      expect(areaOf(points.slice(0, -1))).toBeLessThan(5000 * 80 - 2 * taken + 10);
    }
    const round = nc1(braces, "BR2").holes.filter(({ slot }) => slot !== undefined);
    expect(round).toHaveLength(4);
    for (const { x, slot: longer = [0, 0] } of round)
      expect(x === 0 || Math.abs(x + longer[0] - 6000) < 0.01).toBe(true);
  });

  test("what stands beyond the end is not weighed", () => {
    const part = braces.parts.profiles.find(({ id }) => id === "BR1");
    const [slot] = part?.holes ?? [];
    const [d, s] = [slot?.d_mm ?? 0, slot?.slot_mm ?? 0];
    const taken = 4 * ((s - d) * d + (Math.PI * d * d) / 8) * 5 * 7.85e-6;
    expect((part?.mass_kg ?? 0) - (part?.net_mass_kg ?? 0)).toBeCloseTo(taken, 3);
  });
});

describe("column bases", () => {
  const based = (more: Record<string, unknown> = {}, profile = "HE 200 B") =>
    assess(drawingOf([{ mark: "C1", profile, length_mm: 4000, role: "column", quantity: 2 }]), { project: more });
  const plate = (made: Fabrication, use: string) => made.parts.plates.find((one) => one.use === use);
  const holesOf = (made: Fabrication) => plate(made, "base plate")?.holes.map(({ d_mm }) => d_mm) ?? [];

  test("holes are 6 mm larger than the anchors, under plate washers with close holes", () => {
    const made = based();
    expect(holesOf(made)).toEqual([26, 26, 26, 26]);
    const washer = plate(made, "plate washer");
    expect(washer).toMatchObject({ quantity: 8, t_mm: 8 });
    expect(washer?.holes).toEqual([expect.objectContaining({ d_mm: 22 })]);
    const side = Math.max(...(washer?.outline.flat() ?? []));
    expect(side).toBeGreaterThanOrEqual(26 + 12);
    // neither over the edge of the plate nor into the column or its weld
    const base = plate(made, "base plate");
    for (const { x_mm, y_mm } of base?.holes ?? []) {
      const [size] = base?.outline.slice(2) ?? [];
      expect(Math.min(x_mm, y_mm, (size?.[0] ?? 0) - x_mm, (size?.[1] ?? 0) - y_mm)).toBeGreaterThanOrEqual(side / 2);
    }
    // plate, washer and grout are clamped
    expect(made.parts.bolts.find(({ kind }) => kind === "anchor")?.grip_mm).toBe((base?.t_mm ?? 0) + 8 + 30);
    expect(made.loose.find(({ part }) => part === washer?.id)?.quantity).toBe(8);
  });

  test("where a base has a shear, its sheet says that the washers are welded", () => {
    const list = drawingOf([{ mark: "C1", profile: "HE 200 B", length_mm: 4000, role: "column" }]);
    const said = (values: Record<string, number>, more = {}) =>
      inEnglish(assess(list, { actions: [{ mark: "C1", values }], project: more }).members[0]?.warnings ?? []).join();
    expect(said({ N_Ed: 200, V_z_Ed: 10 })).toMatch(/anchors are 6 mm larger .* to be welded to the plate/);
    expect(said({ N_Ed: 200 })).not.toMatch(/to be welded to the plate/);
    expect(said({ N_Ed: 200, V_z_Ed: 10 }, { anchor_hole_clearance_mm: 2 })).not.toMatch(/to be welded/);
  });

  test("close holes on request, without washers", () => {
    const made = based({ anchor_hole_clearance_mm: 2 });
    expect(holesOf(made)).toEqual([22, 22, 22, 22]);
    expect(plate(made, "plate washer")).toBeUndefined();
  });

  test("of a galvanized tube the plate has vent holes inside it; of another, or painted, none", () => {
    const surface = { execution: { surface: "feuerverzinkt" } };
    const made = based(surface, "SHS 120x120x6");
    const vents = plate(made, "base plate")?.holes.filter(({ d_mm }) => d_mm !== 26) ?? [];
    expect(vents).toHaveLength(2);
    const middle = Math.max(...(plate(made, "base plate")?.outline.flat() ?? [])) / 2;
    for (const { x_mm, y_mm, d_mm } of vents)
      expect(Math.max(Math.abs(x_mm - middle), Math.abs(y_mm - middle)) + d_mm / 2).toBeLessThan(60 - 6);
    expect(holesOf(based({ execution: { surface: "painted" } }, "SHS 120x120x6"))).toHaveLength(4);
    expect(holesOf(based(surface))).toHaveLength(4);
  });
});
