import { describe, expect, test } from "vitest";
import { bolt, boltGrade, boltGrades, boltSizes, tensileStressArea } from "./bolts.ts";

describe("bolts", () => {
  test("ISO 898-1: the tabulated stress areas are the formula rounded to three figures", () => {
    for (const size of boltSizes.values()) {
      const exact = tensileStressArea(size.d_mm, size.pitch_mm);
      expect(Math.abs(size.A_s_mm2 / exact - 1), size.size).toBeLessThan(0.0045);
    }
    expect(bolt("M42")?.A_s_mm2).toBeCloseTo(1120.9, 1);
    expect(bolt("M64")?.A_s_mm2).toBeCloseTo(2676.0, 1);
  });

  test("EN 1090-2 Table 11: normal, oversize and slotted holes", () => {
    expect(bolt("M12")?.holes).toEqual({ normal_mm: 13, oversize_mm: 15, short_slot_mm: 16, long_slot_mm: 30 });
    expect(bolt("M20")?.holes).toEqual({ normal_mm: 22, oversize_mm: 24, short_slot_mm: 26, long_slot_mm: 50 });
    expect(bolt("M24")?.holes).toEqual({ normal_mm: 26, oversize_mm: 30, short_slot_mm: 32, long_slot_mm: 60 });
    expect(bolt("M27")?.holes).toEqual({ normal_mm: 30, oversize_mm: 35, short_slot_mm: 37, long_slot_mm: 67.5 });
    expect(bolt("M8")?.holes).toEqual({ normal_mm: 9 });
  });

  test("d_m is the mean of across points and across flats, the smaller of head and nut", () => {
    expect(bolt("M20")?.d_m_mm).toBeCloseTo((30 + 32.95) / 2, 9);
    expect(bolt("M24")?.preloaded?.d_m_mm).toBeCloseTo(43.1, 9);
  });

  test("sizes grow in every dimension", () => {
    const sizes = [...boltSizes.values()];
    expect(sizes.map((s) => s.size).join(" ")).toBe(
      "M5 M6 M7 M8 M10 M12 M14 M16 M18 M20 M22 M24 M27 M30 M33 M36 M39 M42 M45 M48 M52 M56 M60 M64",
    );
    for (let i = 1; i < sizes.length; i++) {
      const [small, large] = [sizes[i - 1], sizes[i]];
      if (!small || !large) throw new Error("two neighbours");
      for (const of of [
        (b: typeof small) => b.A_s_mm2,
        (b: typeof small) => b.d_m_mm,
        (b: typeof small) => b.head.k_mm,
        (b: typeof small) => b.nut.m_mm,
        (b: typeof small) => b.washer.d_2_mm,
        (b: typeof small) => b.d_0_mm,
      ])
        expect(of(large), large.size).toBeGreaterThan(of(small));
    }
  });

  test("the class says its strengths: x.y has f_ub = 100 x and f_yb = y/10 f_ub", () => {
    for (const g of boltGrades.values()) {
      const [x, y] = g.grade.split(".").map(Number) as [number, number]; // two numbers by construction
      expect(g.f_ub_MPa).toBe(100 * x);
      expect(g.f_yb_MPa).toBe((g.f_ub_MPa * y) / 10);
    }
  });

  test("spellings", () => {
    expect(bolt("m 20")).toBe(bolt("M20"));
    expect(bolt("M21")).toBeUndefined();
    for (const s of ["10.9", "10,9", "HV 10.9", "HR 10.9", "K10.9", "Gr. 10.9"])
      expect(boltGrade(s)?.grade).toBe("10.9");
    expect(boltGrade("12.9")).toBeUndefined();
    expect(boltGrade("9.8")).toBeUndefined();
  });
});
