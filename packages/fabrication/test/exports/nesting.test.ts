import fc from "fast-check";
import { expect, test } from "vitest";
import { assess } from "../../src/assessment/assess.ts";
import { rectangle, weighedPlate } from "../../src/assessment/solid.ts";
import { nesting, nestingCsv, nestingDxf } from "../../src/exports/nesting.ts";
import { boxOf } from "../../src/exports/solid-views.ts";
import type { Fabrication, PlatePart } from "../../src/fabrication.ts";
import { hall } from "../drawings.ts";
import { exampleFabrication } from "../example.ts";
import { hasPython, pythonReads, testWith } from "./outside.ts";

const plate = (id: string, width: number, height: number, quantity: number, t_mm = 10): PlatePart =>
  weighedPlate({
    id,
    mark: id,
    use: "fin plate",
    t_mm,
    outline: rectangle(width, height),
    holes: [],
    steel_grade: "S355",
    quantity,
  });

const withPlates = (
  plates: readonly PlatePart[],
  sheets: readonly (readonly [number, number])[] = [[3000, 1500]],
): Fabrication => {
  const example = exampleFabrication();
  return {
    ...example,
    parts: { ...example.parts, plates },
    settings: { ...example.settings, plate_sheets_mm: sheets },
  };
};

const size = fc.integer({ min: 20, max: 1700 });
const some = fc.array(
  fc.record({ width: size, height: size, quantity: fc.integer({ min: 1, max: 12 }), t: fc.constantFrom(8, 10) }),
  {
    minLength: 1,
    maxLength: 8,
  },
);

test("law: every plate is cut once, inside its sheet, with the gap to each other and the edge; or said not to fit", () => {
  fc.assert(
    fc.property(some, (list) => {
      const plates = list.map(({ width, height, quantity, t }, i) => plate(`P${i}`, width, height, quantity, t));
      const { nests, not } = nesting(
        withPlates(plates, [
          [3000, 1500],
          [1000, 2000],
        ]),
      );
      const count = new Map<string, number>();
      for (const { plates: laid, length_mm, width_mm, used_mm, waste, t_mm } of nests) {
        expect(waste).toBeGreaterThanOrEqual(0);
        expect(waste).toBeLessThan(1);
        const boxes = laid.map(({ part, x, y, turned }) => {
          expect(part.t_mm).toBe(t_mm);
          count.set(part.id, (count.get(part.id) ?? 0) + 1);
          const { x1, y1 } = boxOf(part.outline);
          return turned ? { x, y, r: x + y1, u: y + x1 } : { x, y, r: x + x1, u: y + y1 };
        });
        for (const [i, a] of boxes.entries()) {
          expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(10 - 1e-6);
          expect(a.r).toBeLessThanOrEqual(Math.min(length_mm, used_mm) - 10 + 1e-6);
          expect(a.u).toBeLessThanOrEqual(width_mm - 10 + 1e-6);
          for (const b of boxes.slice(i + 1))
            expect(Math.max(a.x - b.r, b.x - a.r, a.y - b.u, b.y - a.u)).toBeGreaterThanOrEqual(10 - 1e-6);
        }
      }
      for (const one of plates) {
        const { x1, y1 } = boxOf(one.outline);
        const fits = [
          [3000, 1500],
          [2000, 1000],
        ].some(([l = 0, w = 0]) => Math.max(x1, y1) <= l - 20 && Math.min(x1, y1) <= w - 20);
        expect(count.get(one.id) ?? 0).toBe(fits ? one.quantity : 0);
        expect(not.some(({ part }) => part === one)).toBe(!fits);
      }
    }),
    { numRuns: 150 },
  );
});

test("a rectangle drawn from a row of nesting.csv is the one on the sheet, turned or not (finding: drawn ones met)", () => {
  const list = [plate("A", 700, 1400, 6), plate("B", 1400, 350, 5), plate("C", 120, 900, 7)];
  const [head = "", ...lines] = new TextDecoder()
    .decode(nestingCsv(withPlates(list, [[3000, 1500]])))
    .replace(/^\uFEFF/, "")
    .trim()
    .split(/\r?\n/);
  const names = head.split(",");
  const rows = lines.map((line) => Object.fromEntries(line.split(",").map((cell, i) => [names[i], cell])));
  expect(new Set(rows.map(({ turned_deg }) => turned_deg))).toEqual(new Set(["0", "90"]));
  const boxes = rows.map(({ sheet, x_mm, y_mm, width_mm, height_mm }) => {
    const [x, y] = [Number(x_mm), Number(y_mm)];
    return { sheet, x, y, r: x + Number(width_mm), u: y + Number(height_mm) };
  });
  for (const [i, a] of boxes.entries()) {
    expect(a.r).toBeLessThanOrEqual(3000 - 10 + 0.1);
    expect(a.u).toBeLessThanOrEqual(1500 - 10 + 0.1);
    for (const b of boxes.slice(i + 1).filter(({ sheet }) => sheet === a.sheet))
      expect(Math.max(a.x - b.r, b.x - a.r, a.y - b.u, b.y - a.u)).toBeGreaterThanOrEqual(10 - 0.2);
  }
});

test("what fills a sheet takes one; the size that wastes least is taken", () => {
  // 5 × 2 of 580 × 730 with 10 between and around
  const { nests } = nesting(withPlates([plate("P", 580, 730, 10)], [[3000, 1500]]));
  expect(nests.map(({ plates }) => plates.length)).toEqual([10]);
  const small = nesting(
    withPlates(
      [plate("P", 400, 400, 2)],
      [
        [6000, 2000],
        [1000, 500],
      ],
    ),
  );
  expect(small.nests.map(({ length_mm }) => length_mm)).toEqual([1000]);
});

const script = `
import ezdxf, json, sys
drawing = ezdxf.readfile(sys.argv[1])
space = drawing.modelspace()
print(json.dumps({
  "errors": [str(e) for e in drawing.audit().errors],
  "closed": [[p.dxf.layer, p.closed, [list(q) for q in p.get_points("xy")]] for p in space.query("LWPOLYLINE")],
  "holes": len(space.query("CIRCLE")),
}))
`;

testWith(hasPython("ezdxf"))(
  "ezdxf: contours and holes of a hall on its sheets, as many as nesting.csv has rows",
  () => {
    const made = assess(hall());
    const read = pythonReads(script, "nesting.dxf", nestingDxf(made)) as {
      errors: string[];
      closed: [layer: string, closed: boolean, points: [number, number][]][];
      holes: number;
    };
    expect(read.errors).toEqual([]);
    const rows = new TextDecoder().decode(nestingCsv(made)).trim().split("\r\n").slice(1);
    const plates = made.parts.plates.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(rows).toHaveLength(plates);
    const contours = read.closed.filter(([layer]) => layer === "OUTLINE");
    expect(contours).toHaveLength(plates);
    expect(contours.every(([, closed]) => closed)).toBe(true);
    const holes = made.parts.plates.reduce(
      (sum, part) => sum + part.quantity * part.holes.filter(({ slot_mm = 0, d_mm }) => slot_mm <= d_mm).length,
      0,
    );
    expect(read.holes).toBe(holes);
    // turned or not, a contour keeps its hand and its area
    const areaOf = (points: readonly (readonly [number, number])[]) =>
      points.reduce((sum, [x, y], i) => {
        const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
        return sum + (x * ny - nx * y) / 2;
      }, 0);
    const total = made.parts.plates.reduce((sum, { outline, quantity }) => sum + quantity * areaOf(outline), 0);
    expect(contours.reduce((sum, [, , points]) => sum + areaOf(points), 0) / total).toBeCloseTo(1, 6);
    expect(nestingDxf(made)).toEqual(nestingDxf(made));
  },
);
