import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { connection } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";

const weld = { connection: "weld", length_mm: 300, steel_grade: "S355", t_mm: 20, N_perp_Ed: 900, V_par_Ed: 120 };
const tButt = { ...weld, type: "t-butt" };
const used = (request: object) => connection(request).utilization;

describe("T-butt joints, 4.7.3", () => {
  test("throats of the stem's thickness with a small gap are a full penetration butt weld", () => {
    expect(used({ ...tButt, throat_mm: 10, gap_mm: 3 })).toBe(used({ ...weld, type: "butt" }));
    expect(used({ ...tButt, throat_mm: 12, gap_mm: 0 })).toBe(used({ ...weld, type: "butt" }));
  });

  law("all others are two fillet welds with those throats, which hold no more", () =>
    fc.property(fc.integer({ min: 4, max: 9 }), fc.integer({ min: 0, max: 19 }), (throat_mm, gap_mm) => {
      const found = used({ ...tButt, throat_mm, gap_mm });
      expect(found).toBe(used({ ...weld, type: "fillet", throat_mm, n_welds: 2 }));
      expect(found).toBeGreaterThan(used({ ...weld, type: "butt" }));
    }),
  );

  test("a gap above a fifth of the stem or 3 mm makes fillets of them", () => {
    const fillets = used({ ...weld, type: "fillet", throat_mm: 10, n_welds: 2 });
    expect(used({ ...tButt, throat_mm: 10, gap_mm: 3.1 })).toBe(fillets);
    expect(used({ ...tButt, t_mm: 10, throat_mm: 5, gap_mm: 2.1 })).toBe(
      used({ ...weld, t_mm: 10, type: "fillet", throat_mm: 5, n_welds: 2 }),
    );
  });

  test("what it needs is asked for at once", () => {
    expect(() => connection({ ...weld, type: "t-butt", t_mm: undefined })).toThrow(/3 problems/);
    expect(() => connection({ ...tButt, throat_mm: 10, gap_mm: 20 })).toThrow(/gap_mm/);
    expect(() => connection({ ...tButt, leg_mm: 10, gap_mm: 2 })).toThrow(
      /leg_mm: is for fillet welds: give throat_mm/,
    );
    expect(() => connection({ ...tButt, throat_mm: 10, gap_mm: 2, n_welds: 3 })).toThrow(/n_welds/);
  });
});
