import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { check, type ItemResult } from "../../index.ts";

type Fields = Readonly<Record<string, unknown>>;
type Made = ItemResult & { values: Record<string, number> };

const beam = { mark: "B", b: 300, h: 500, fck: 30, fyk: 500, bars_bottom: "4Ø20", bars_top: "2Ø16", cover_mm: 30 };
const one = (item: Fields, list = "beams"): Made =>
  (check("en-1992-1-1", { [list]: [{ ...beam, ...item }] }).result[list] as Made[])[0] as Made; // one in, one out
const found = (made: Made, id: string) => made.verifications.find((v) => v.id === id);
const cases = (...M: number[]) => M.map((M_Ed, i) => ({ id: `${i}`, M_Ed }));

describe("moments of both signs", () => {
  test("that of the other sign is verified beside what governs, with its own resistance", () => {
    const made = one({ load_cases: cases(150, -60, -30) });
    expect(found(made, "bending")?.demand).toBe(60);
    const opposite = found(made, "bending-opposite");
    expect(opposite?.demand).toBe(150);
    expect(opposite?.resistance).toBeCloseTo(made.values.M_Rd_opposite_kNm ?? 0, 9);
    expect(opposite?.utilization).toBeCloseTo(found(one({ M_Ed: 150 }), "bending")?.utilization ?? 0, 12);
  });

  test("of combined actions, too", () => {
    const actions = [
      { id: "G", nature: "permanent", M: 60 },
      { id: "W", nature: "wind", M: -90 },
    ];
    const made = one({ actions });
    expect(found(made, "bending-opposite")?.demand).toBeGreaterThan(0);
  });

  test("with the axial force of its own case", () => {
    const made = one({
      load_cases: [
        { id: "a", M_Ed: -60 },
        { id: "b", M_Ed: 150, N_Ed: 300 },
      ],
    });
    expect(found(made, "bending-opposite")?.resistance).toBeCloseTo(made.values.M_Rd_opposite_N_kNm ?? 0, 9);
    const alone = one({ M_Ed: 150, N_Ed: 300 });
    expect(made.values.M_Rd_opposite_N_kNm).toBeCloseTo(found(alone, "axial-bending")?.resistance ?? 0, 9);
  });

  test("slabs without a width, and moments of one sign", () => {
    const { b: _, ...slab } = beam;
    const made = (
      check("en-1992-1-1", {
        slabs: [{ ...slab, h: 200, bars_bottom: "Ø12-150", bars_top: "Ø10-150", load_cases: cases(30, -20) }],
      }).result.slabs as Made[]
    )[0];
    expect(made && found(made, "bending-opposite")).toBeDefined();
    expect(found(one({ load_cases: cases(150, 60) }), "bending-opposite")).toBeUndefined();
    expect(found(one({ M_Ed: 150 }), "bending-opposite")).toBeUndefined();
  });

  law("it never decides: its case was judged before", () =>
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: -300, max: -1 }), (sags, hogs) => {
      const made = one({ load_cases: cases(sags, hogs) });
      const { utilization = 0 } = found(made, "bending-opposite") ?? {};
      expect(utilization).toBeLessThanOrEqual(made.utilization * (1 + 1e-9));
      const isHogging = made.values.M_Rd_kNm === one({ M_Ed: hogs }).values.M_Rd_kNm;
      const own = found(one({ M_Ed: isHogging ? sags : hogs }), "bending");
      expect(utilization).toBeCloseTo(own?.utilization ?? 0, 9);
    }),
  );
});
