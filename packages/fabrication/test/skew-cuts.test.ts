/** Ends that are cut at an angle: no joint for a square end stands there, no hole outside the piece. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assess } from "../src/assessment/assess.ts";
import { nc1Files } from "../src/exports/nc1.ts";
import type { Fabrication } from "../src/fabrication.ts";
import { overridesSchema } from "../src/members/corrections-schema.ts";
import { inEnglish } from "../src/members/spoken.ts";
import { drawingOf, type Row } from "./drawings.ts";
import { type Nc1, readNc1 } from "./exports/nc1-reader.ts";

type XY = readonly [number, number];

const made = (rows: readonly Row[], corrections: unknown): Fabrication =>
  assess(drawingOf(rows), { corrections: overridesSchema.parse(corrections) });

const nc1Of = (fabrication: Fabrication): Nc1[] =>
  nc1Files(fabrication).map(({ bytes }) => readNc1(new TextDecoder().decode(bytes)));

/** How far inside a polygon a point lies; negative outside. */
function depthIn(points: readonly XY[], [x, y]: XY): number {
  let inside = false;
  let least = Number.POSITIVE_INFINITY;
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - x1 - along * dx, y - y1 - along * dy));
  });
  return inside ? least : -least;
}

function isWhole({ contours, holes }: Nc1): boolean {
  return holes.every(({ face, x, y, d }) => {
    const points = contours.find((one) => one.face === face)?.points.slice(0, -1) ?? [];
    return depthIn(points, [x, y]) >= d / 2 - 0.02;
  });
}

describe("a skew cut at an end with a joint", () => {
  const beam = (start: object) =>
    made(
      [{ mark: "B1", profile: "IPE 300", length_mm: 6000 }],
      [{ mark: "B1", actions: { V_z_Ed: 40, M_y_Ed: 50 }, start, end: { joint: "none" } }],
    );

  test.each(["fin-plate", "end-plate", "header-plate", undefined])(
    "no %s is made there, its reason is said, and it is not passed",
    (joint) => {
      const fabrication = beam({ cut: { about_y_deg: 30 }, ...(joint && { joint }) });
      expect(fabrication.joints).toEqual([]);
      expect(fabrication.parts.plates).toEqual([]);
      const [member] = inEnglish(fabrication).members;
      expect(member?.state).toBe("not designed");
      expect(member?.ends.start.reason).toContain("cut at an angle");
      expect(inEnglish(fabrication).warnings.join("\n")).toContain("at its start: this end is cut at an angle");
      expect(fabrication.assemblies[0]?.state).toBe("not designed");
    },
  );

  test("a square end has its joint, and one that is said to have none is passed", () => {
    expect(beam({ cut: { about_y_deg: 0 } }).joints).toHaveLength(1);
    const none = beam({ cut: { about_y_deg: 30 }, joint: "none" });
    expect(none.members[0]?.state).toBe("passed");
  });

  test("what it carries near a skew end is refused where its holes would be in the air", () => {
    const carrying = (x_mm: number) =>
      made(
        [
          { mark: "C1", profile: "HE 300 B", length_mm: 4000 },
          { mark: "B1", profile: "IPE 240", length_mm: 3000 },
        ],
        [
          { mark: "C1", role: "column", start: { joint: "none" }, end: { joint: "none", cut: { about_y_deg: 45 } } },
          {
            mark: "B1",
            start: { joint: "header-plate", support: "C1", support_at: [{ x_mm, side: "top" }] },
            end: { joint: "none" },
          },
        ],
      );
    expect(carrying(2500).parts.profiles[0]?.holes.length).toBeGreaterThan(0);
    const high = carrying(3850);
    expect(nc1Of(high).every(isWhole)).toBe(true);
  });
});

test("every hole of every NC1 lies inside its contour, whatever is cut at an angle", () => {
  const profile = fc.constantFrom("IPE 240", "HE 200 B", "UPN 200", "RHS 150x100x5", "SHS 120x120x6", "L 80x80x8");
  const angle = fc.integer({ min: -60, max: 60 });
  const end = fc.record(
    {
      joint: fc.constantFrom("fin-plate", "header-plate", "end-plate", "none", "simple"),
      cut: fc.oneof(
        angle.map((about_y_deg) => ({ about_y_deg })),
        angle.map((about_z_deg) => ({ about_z_deg })),
      ),
    },
    { requiredKeys: [] },
  );
  const one = fc.record({
    profile,
    length_mm: fc.integer({ min: 1200, max: 3000 }),
    start: end,
    end,
    mirrored: fc.boolean(),
  });
  const seat = fc.record({
    x_mm: fc.integer({ min: 0, max: 3000 }),
    side: fc.constantFrom("top", "bottom", "front", "back"),
  });
  fc.assert(
    fc.property(fc.array(one, { minLength: 1, maxLength: 3 }), seat, (list, at) => {
      const rows = list.map(({ profile: of, length_mm }, i) => ({
        mark: `B${i}`,
        profile: of,
        length_mm,
        quantity: 2,
      }));
      const fabrication = made(
        [...rows, { mark: "S1", profile: "IPE 160", length_mm: 2000, quantity: 2 }],
        [
          ...list.map(({ start, end: last, mirrored }, i) => ({
            mark: `B${i}`,
            role: i === 0 ? "column" : "beam",
            start: { joint: "none", ...start },
            end: last,
            ...(mirrored && { mirrored: 1 }),
          })),
          { mark: "S1", start: { joint: "header-plate", support: "B0", support_at: [at] }, end: { joint: "none" } },
        ],
      );
      for (const piece of nc1Of(fabrication)) expect(isWhole(piece), piece.header[3]).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ["SHS 100x100x5", 300, { about_y_deg: 60 }, { about_y_deg: -60 }],
  ["IPE 300", 250, { about_y_deg: 45 }, { about_y_deg: 45 }],
])("cuts of both ends that meet are refused: %s, %d mm", (profile, length_mm, start, end) => {
  const cut = () =>
    made(
      [{ mark: "S1", profile, length_mm }],
      [{ mark: "S1", role: "beam", start: { joint: "none", cut: start }, end: { joint: "none", cut: end } }],
    );
  expect(cut).toThrow(/2 problems .* corrections of S1: start\.cut: must leave a piece/);
});

describe("faces of NC1 at a cut about z", () => {
  const faces = (profile: string) => {
    const [piece] = nc1Of(
      made(
        [{ mark: "T1", profile, length_mm: 2000 }],
        [{ mark: "T1", role: "beam", start: { joint: "none", cut: { about_z_deg: 30 } }, end: { joint: "none" } }],
      ),
    );
    return new Map(piece?.contours.map(({ face, points }) => [face, Math.min(...points.map(([x]) => x))]));
  };
  const lean = (b: number) => b * Math.tan(Math.PI / 6);

  test("of a tube the front begins later than the back, as their edges of the flanges do", () => {
    const at = faces("RHS 150x100x5");
    expect(at.get("v")).toBeCloseTo(lean(100), 1);
    expect(at.get("h")).toBeCloseTo(0, 1);
  });

  test("of a channel the web begins where its edge of the flanges does; of an I-section in their middle", () => {
    expect(faces("UPN 200").get("v")).toBeCloseTo(lean(75), 1);
    expect(faces("IPE 200").get("v")).toBeCloseTo(lean(50), 1);
  });
});
