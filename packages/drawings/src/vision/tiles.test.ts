import { expect, test } from "vitest";
import { cutAtWhite, halvesOf, tileSettings, tilesOf } from "./tiles.ts";

test("overlapping parts cover the sheet and none is too large", () => {
  for (const [width, height] of [
    [1000, 700],
    [2480, 1754],
    [4967, 3508],
    [7022, 4967],
  ] as const) {
    const tiles = tilesOf({ width, height });
    expect(Math.max(...tiles.map((t) => t.x + t.width))).toBe(width);
    expect(Math.max(...tiles.map((t) => t.y + t.height))).toBe(height);
    for (const t of tiles) expect(Math.max(t.width, t.height)).toBeLessThanOrEqual(tileSettings.edge + 1);
    for (const t of tiles) {
      const next = tiles.filter((o) => o.y === t.y && o.x > t.x).sort((a, b) => a.x - b.x)[0];
      if (next) expect(t.x + t.width - next.x).toBeGreaterThanOrEqual(tileSettings.overlap - 2);
    }
    for (const t of tiles)
      for (const half of halvesOf(t)) expect(half.width * half.height).toBeLessThan(t.width * t.height);
  }
});

test("parts are cut where nothing is written, and still overlap", () => {
  const [width, height] = [3000, 900];
  // words of forty pixels with gaps of ten
  const data = new Uint8Array(width * height).map((_, i) => ((i % width) % 50 < 40 ? 0 : 255));
  const tiles = tilesOf({ width, height });
  const cut = cutAtWhite(tiles, { width, height, data }, { width, height });
  const edges = cut.flatMap(({ x, width: wide }) => [x, x + wide]).filter((x) => x > 0 && x < width);
  expect(edges).toHaveLength(2 * (tiles.length - 1));
  for (const x of edges) expect(x % 50).toBeGreaterThanOrEqual(40);
  for (const [i, { x }] of cut.slice(1).entries()) expect((cut[i]?.x ?? 0) + (cut[i]?.width ?? 0)).toBeGreaterThan(x);
});
