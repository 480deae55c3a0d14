import { describe, expect, test } from "vitest";
import { pairOf } from "./built.ts";
import { type OwnSection, ownSection, ownSectionProblems } from "./own.ts";
import { section } from "./section.ts";
import { shearAreas } from "./shear-area.ts";
import { greatestThickness } from "./thickness.ts";

const near = (a: number | undefined, b: number, tolerance = 1e-9) =>
  expect(Math.abs((a ?? Number.NaN) / b - 1)).toBeLessThanOrEqual(tolerance);
const properties = (name: string) => (section(name) ?? expect.fail(name)).properties;

describe("own sections", () => {
  test("the dimensions of a catalogue section give its properties", () => {
    const he = section("HE 200 B") ?? expect.fail("HE 200 B");
    const own = ownSection({ shape: "I", h_mm: 200, b_mm: 200, t_w_mm: 9, t_f_mm: 15, r_mm: 18 });
    expect(own.properties).toEqual(he.properties);
    const rhs = ownSection({ shape: "RHS", h_mm: 120, b_mm: 80, t_mm: 6.3 });
    expect(rhs.fabrication).toBe("cold-formed");
    expect(rhs.properties).toEqual(section("RHS 120x80x6.3", { fabrication: "cold-formed" })?.properties);
    const hot = ownSection({ shape: "RHS", h_mm: 120, b_mm: 80, t_mm: 6.3, fabrication: "hot-finished" });
    expect(hot.properties).toEqual(section("RHS 120x80x6.3", { fabrication: "hot-finished" })?.properties);
  });

  test("the same dimensions, the same object", () => {
    const one = ownSection({ shape: "flat", b_mm: 200, t_mm: 25 });
    expect(ownSection({ t_mm: 25, b_mm: 200, shape: "flat" })).toBe(one);
    expect(one.designation).toBe("flat 200x25");
  });

  test("a flat stands upright: its width is along z", () => {
    const { properties: p } = ownSection({ shape: "flat", b_mm: 200, t_mm: 10 });
    near(p.W_el_y_mm3, (10 * 200 ** 2) / 6);
    near(p.I_t_mm4, (200 * 10 ** 3 * (1 - (0.63 * 10) / 200)) / 3, 1e-4);
  });

  test("a welded box of four equal walls is the welded RHS", () => {
    const box = ownSection({ shape: "box", h_mm: 1020, b_mm: 1020, t_w_mm: 10, t_f_mm: 10 }).properties;
    const rhs = ownSection({ shape: "RHS", h_mm: 1020, b_mm: 1020, t_mm: 10, fabrication: "welded" }).properties;
    near(box.A_mm2, 4 * 1010 * 10);
    near(box.A_mm2, rhs.A_mm2);
    near(box.I_y_mm4, rhs.I_y_mm4);
    near(box.I_t_mm4, rhs.I_t_mm4, 1e-4);
    near(box.A_v_z_mm2, rhs.A_v_z_mm2);
  });

  test("what does not fit together is said with its path", () => {
    const paths = (own: OwnSection) => ownSectionProblems(own).map((p) => p.path);
    expect(paths({ shape: "I", h_mm: 200, b_mm: 100, t_w_mm: 5 })).toEqual(["t_f_mm"]);
    expect(paths({ shape: "I", h_mm: 200, b_mm: 100, t_w_mm: 5, t_f_mm: 100 })).toEqual(["t_f_mm"]);
    expect(paths({ shape: "I", h_mm: 200, b_mm: 100, t_w_mm: -5, t_f_mm: 8, d_mm: 3 })).toEqual(["t_w_mm", "d_mm"]);
    expect(paths({ shape: "CHS", d_mm: 100, t_mm: 50 })).toEqual(["t_mm"]);
    expect(paths({ shape: "RHS", h_mm: 100, b_mm: 100, t_mm: 10, r_o_mm: 60 })).toEqual(["r_o_mm"]);
    expect(paths({ shape: "angle", h_mm: 100, b_mm: 50, t_mm: 10, r_1_mm: 12, r_2_mm: 6 })).toEqual([]);
    expect(paths({ shape: "round", d_mm: Number.NaN })).toEqual(["d_mm"]);
  });

  test("the limit of a dimension is that of the field, not of twice it", () => {
    const limits = (own: OwnSection) => ownSectionProblems(own).map(({ path, message }) => `${path} ${message}`);
    expect(limits({ shape: "I", h_mm: 200, b_mm: 100, t_w_mm: 5, t_f_mm: 120 })).toContainEqual(
      expect.stringMatching(/t_f_mm .*less than 100:/),
    );
    expect(limits({ shape: "I", h_mm: 200, b_mm: 100, t_w_mm: 10, t_f_mm: 20, r_mm: 50 })).toEqual([
      expect.stringMatching(/r_mm .*less than 45:/),
    ]);
    expect(limits({ shape: "CHS", d_mm: 100, t_mm: 60 })).toEqual([expect.stringMatching(/t_mm .*less than 50:/)]);
    expect(limits({ shape: "RHS", h_mm: 100, b_mm: 100, t_mm: 10, r_o_mm: 60 })).toEqual([
      expect.stringMatching(/r_o_mm .*less than 50:/),
    ]);
  });

  test("EN 1993-1-1 6.2.6(3): eta where it stands", () => {
    const welded = ownSection({ shape: "I", h_mm: 1000, b_mm: 300, t_w_mm: 10, t_f_mm: 20, fabrication: "welded" });
    near(shearAreas(welded, welded.properties.A_mm2, 1.2).A_v_z_mm2, 1.2 * 960 * 10);
    near(welded.properties.A_v_z_mm2, 9600);
    // SCI P363 worked example, 406x178x74 UKB: eta h_w t_w governs with 1.2
    const rolled = section("UB 406x178x74") ?? expect.fail("UB 406x178x74");
    near(shearAreas(rolled, rolled.properties.A_mm2, 1.2).A_v_z_mm2, 1.2 * (412.8 - 32) * 9.5, 1e-6);
    // channel 229x89 of SCI P364: (t_w + r) t_f
    const channel = ownSection({ shape: "channel", h_mm: 228.6, b_mm: 88.9, t_w_mm: 8.6, t_f_mm: 13.3, r_mm: 13.7 });
    near(shearAreas(channel, 4160).A_v_z_mm2, 4160 - 2 * 88.9 * 13.3 + (8.6 + 13.7) * 13.3);
  });

  test("the thickest part", () => {
    expect(greatestThickness(section("HE 200 B") ?? expect.fail())).toBe(15);
    expect(greatestThickness(section("FL 200x15") ?? expect.fail())).toBe(15);
    expect(greatestThickness(section("RD 20") ?? expect.fail())).toBe(20);
  });
});

describe("built of catalogue sections", () => {
  test("half an I is the tee that is cut from it: UKT 152x229x34 of UB 457x152x67", () => {
    const [half, tee] = [properties("1/2 UB 457x152x67"), properties("T 152x229x34")];
    for (const name of ["A_mm2", "I_y_mm4", "W_el_y_mm3", "I_z_mm4", "I_t_mm4"] as const)
      near(half[name], tee[name], 0.01);
    near(2 * half.A_mm2, properties("UB 457x152x67").A_mm2);
    near(2 * half.I_z_mm4, properties("UB 457x152x67").I_z_mm4);
  });

  test("two channels: parallel axes", () => {
    const [one, back, toe] = [properties("UPN 200"), properties("2 UPN 200"), properties("UPN 200 []")];
    const y_s = one.y_s_mm ?? Number.NaN;
    for (const pair of [back, toe]) {
      near(pair.A_mm2, 2 * one.A_mm2);
      near(pair.I_y_mm4, 2 * one.I_y_mm4);
      near(pair.W_pl_y_mm3, 2 * one.W_pl_y_mm3);
      expect([pair.y_0_mm, pair.z_0_mm]).toEqual([0, 0]);
    }
    near(back.I_z_mm4, 2 * (one.I_z_mm4 + one.A_mm2 * y_s ** 2));
    near(toe.I_z_mm4, 2 * (one.I_z_mm4 + one.A_mm2 * (75 - y_s) ** 2));
    near(back.I_t_mm4, 2 * one.I_t_mm4);
    expect(toe.I_t_mm4).toBeGreaterThan(50 * back.I_t_mm4);
  });

  test("two angles back to back on a gusset", () => {
    const single = section("L 100x100x10") ?? expect.fail("L 100x100x10");
    const [one, pair] = [single.properties, pairOf(single, { gap_mm: 10 }).properties];
    near(pair.I_y_mm4, 2 * one.I_y_mm4);
    near(pair.I_z_mm4, 2 * (one.I_z_mm4 + one.A_mm2 * ((one.y_s_mm ?? 0) + 5) ** 2));
    near(pair.z_0_mm, (one.z_s_mm ?? 0) - 5, 1e-6);
    expect(pair.I_yz_mm4).toBeUndefined();
  });
});
