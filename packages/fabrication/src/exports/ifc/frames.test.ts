import { expect, test } from "vitest";
import type { Assembly } from "../../fabrication.ts";
import { standing } from "./frames.ts";

const assembly = (mark: string, quantity: number): Assembly => ({
  id: mark,
  mark,
  quantity,
  role: "beam",
  profiles: [],
  plates: [],
  fittings: [],
  neighbours: [],
  bolts: [],
  welds: [],
  joints: [],
  state: "passed",
  mass_kg: 0,
  surface_m2: 0,
});
const extent = { length: 6000, width: 200 };
const origins = (...assemblies: Assembly[]) => standing(assemblies, () => extent).map(({ frame }) => frame.origin);

test("pieces without a place lie in one row, many of them in several, none over another", () => {
  expect(origins(assembly("B1", 2), assembly("B2", 1))).toEqual([
    [0, -700, 0],
    [0, -1400, 0],
    [0, -2100, 0],
  ]);
  const many = origins(assembly("B1", 300), assembly("B2", 300));
  const rows = new Set(many.map(([x]) => x));
  const reach = Math.max(...many.map(([, y]) => -y));
  expect(rows.size).toBeGreaterThan(5);
  expect(reach).toBeLessThan(1.5 * rows.size * (extent.length + 2000));
  expect(new Set(many.map(String)).size).toBe(600);
  expect([...rows].sort((a, b) => a - b).slice(0, 2)).toEqual([0, 8000]);
});
