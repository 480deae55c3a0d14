import { describe, expect, test } from "vitest";
import { concrete, concreteOfStrength } from "./concrete.ts";
import { concretes } from "./concretes.ts";
import { reinforcements, resolveReinforcement } from "./reinforcement.ts";
import { resolveSteelGrade, type SteelProduct, type StrengthTable, steelStrength } from "./steel.ts";
import { eurocodeTable, productTable } from "./steel-tables.ts";
import { timber, timbers } from "./timber.ts";

const f = (grade: string, t: number, table: StrengthTable = "en-1993-1-1", product?: SteelProduct) => {
  const s = steelStrength(grade, t, table, product);
  return "f_y_MPa" in s ? [s.f_y_MPa, s.f_u_MPa] : s.reason;
};

describe("structural steel", () => {
  test("EN 1993-1-1 Table 3.1", () => {
    expect(f("S235JR", 40)).toEqual([235, 360]);
    expect(f("S275", 40.1)).toEqual([255, 410]);
    expect(f("S355", 16)).toEqual([355, 490]);
    expect(f("S355J2+N", 80)).toEqual([335, 470]);
    expect(f("S450J0", 20)).toEqual([440, 550]);
    expect(f("S420ML", 50)).toEqual([390, 500]);
    expect(f("S460NL", 20)).toEqual([460, 540]);
    expect(f("S460QL", 50)).toEqual([440, 550]);
    expect(f("S355J2W", 50)).toEqual([335, 490]);
    // as Table 3.1 itself writes them
    expect(f("S 355 W", 50)).toEqual([335, 490]);
    expect(f("S235W", 50)).toEqual([215, 340]);
    expect(f("S355J2H", 10, "en-1993-1-1", "hot-finished")).toEqual([355, 510]);
    expect(f("S460NH", 10, "en-1993-1-1", "cold-formed")).toEqual([460, 550]);
    expect(f("S420MH", 10, "en-1993-1-1", "cold-formed")).toEqual([420, 500]);
  });

  test("EN 10025-2: the bands of the product standard", () => {
    expect(f("S355", 16, "product-standard")).toEqual([355, 470]);
    expect(f("S355", 16.1, "product-standard")).toEqual([345, 470]);
    expect(f("S275", 16, "product-standard")).toEqual([275, 410]);
    expect(f("S275", 21, "product-standard")).toEqual([265, 410]);
    expect(f("S355", 63.1, "product-standard")).toEqual([325, 470]);
    expect(f("S355", 140, "product-standard")).toEqual([295, 450]);
    expect(f("S355", 2.5, "product-standard")).toEqual([355, 510]);
    expect(f("S355J2H EN 10219", 12.5, "product-standard")).toEqual([355, 470]);
  });

  test("beyond 80 mm Table 3.1 hands over to the product standard, and says so", () => {
    const s = steelStrength("S355", 125, "en-1993-1-1");
    expect(s).toMatchObject({ f_y_MPa: 295, f_u_MPa: 450, beyondTable: { limit_mm: 80 } });
    expect(steelStrength("S355", 40, "en-1993-1-1")).not.toHaveProperty("beyondTable");
    expect(steelStrength("S460M", 200, "en-1993-1-1")).toHaveProperty("reason");
    expect(f("S355J2H", 50, "en-1993-1-1", "cold-formed")).toMatch(/no strength above 40 mm/);
  });

  test("no sub-grade, no word of the product: the lowest of what may be meant", () => {
    expect(f("S420", 50)).toEqual([390, 500]);
    expect(f("S460", 50)).toEqual([430, 530]);
    expect(f("S275NH", 10)).toEqual([275, 370]);
  });

  test("above S460 is recognised and refused with its clause", () => {
    expect(resolveSteelGrade("S690QL")).toMatchObject({ kind: "grade", scope: "EN 1993-1-12" });
    expect(steelStrength("S690QL", 20, "en-1993-1-1")).toMatchObject({ clause: "EN 1993-1-1 3.1(2)" });
    expect(resolveSteelGrade("S960QL")).toMatchObject({ scope: "none" });
  });

  test("strength never rises with thickness, and never exceeds the name's", () => {
    for (const [row, { f_y, f_u }] of [...Object.entries(eurocodeTable), ...Object.entries(productTable)]) {
      for (const list of [f_y, f_u])
        for (let i = 1; i < list.length; i++) {
          expect(list[i]?.[0], row).toBeGreaterThan(list[i - 1]?.[0] ?? 0);
          expect(list[i]?.[1], row).toBeLessThanOrEqual(list[i - 1]?.[1] ?? 0);
        }
      const name = Number(/\d+/.exec(row)?.[0]);
      expect(f_y[0]?.[1], row).toBeLessThanOrEqual(name);
      expect(f_y[0]?.[1], row).toBeGreaterThanOrEqual(name - 10);
      expect(f_u[0]?.[1] ?? 0, row).toBeGreaterThan(f_y[0]?.[1] ?? 0);
    }
  });

  test("old names and refusals", () => {
    const name = (text: string) => {
      const g = resolveSteelGrade(text);
      return g.kind === "grade" ? g.canonical : undefined;
    };
    expect(name("St 52-3")).toBe("S355J2");
    expect(name("Fe 510")).toBe("S355");
    expect(name("S355JO")).toBe("S355J0");
    expect(name("s355 k2 + n")).toBe("S355K2");
    expect(name("EN 10025-2 S275JR")).toBe("S275JR");
    expect(name("S355J2H (EN 10210)")).toBe("S355J2H");
    expect(resolveSteelGrade("StE 355")).toMatchObject({ canonical: "S355NL", approximate: true });
    for (const text of ["Grade 50", "S355J7", "S365", "A36", "Q345", "355", "Stahl", "1.4301", "S185"])
      expect(name(text), text).toBeUndefined();
    expect(resolveSteelGrade("S365")).toMatchObject({ suggestions: ["S355", "S420"] });
  });
});

describe("concrete: EN 1992-1-1 Table 3.1 as printed", () => {
  // f_ck f_cm f_ctm f_ctk,0.05 f_ctk,0.95 E_cm/GPa, strains per mille: c1 cu1 c2 cu2 n c3 cu3
  const printed = `12 20 1.6 1.1 2.0 27 1.8 3.5 2.0 3.5 2.0 1.75 3.5
16 24 1.9 1.3 2.5 29 1.9 3.5 2.0 3.5 2.0 1.75 3.5
20 28 2.2 1.5 2.9 30 2.0 3.5 2.0 3.5 2.0 1.75 3.5
25 33 2.6 1.8 3.3 31 2.1 3.5 2.0 3.5 2.0 1.75 3.5
30 38 2.9 2.0 3.8 33 2.2 3.5 2.0 3.5 2.0 1.75 3.5
35 43 3.2 2.2 4.2 34 2.25 3.5 2.0 3.5 2.0 1.75 3.5
40 48 3.5 2.5 4.6 35 2.3 3.5 2.0 3.5 2.0 1.75 3.5
45 53 3.8 2.7 4.9 36 2.4 3.5 2.0 3.5 2.0 1.75 3.5
50 58 4.1 2.9 5.3 37 2.45 3.5 2.0 3.5 2.0 1.75 3.5
55 63 4.2 3.0 5.5 38 2.5 3.2 2.2 3.1 1.75 1.8 3.1
60 68 4.4 3.1 5.7 39 2.6 3.0 2.3 2.9 1.6 1.9 2.9
70 78 4.6 3.2 6.0 41 2.7 2.8 2.4 2.7 1.45 2.0 2.7
80 88 4.8 3.4 6.3 42 2.8 2.8 2.5 2.6 1.4 2.2 2.6
90 98 5.0 3.5 6.6 44 2.8 2.8 2.6 2.6 1.4 2.3 2.6`;
  test.each(printed.split("\n").map((line) => line.split(" ").map(Number)))("C%i", (...row) => {
    const [f_ck = 0, ...values] = row;
    const c = concreteOfStrength(f_ck);
    const computed = [
      c.f_cm_MPa, c.f_ctm_MPa, c.f_ctk_005_MPa, c.f_ctk_095_MPa, c.E_cm_MPa / 1000,
      c.epsilon_c1 * 1e3, c.epsilon_cu1 * 1e3, c.epsilon_c2 * 1e3, c.epsilon_cu2 * 1e3, c.n, c.epsilon_c3 * 1e3, c.epsilon_cu3 * 1e3,
    ]; // biome-ignore format: the columns of the table
    // the printed fractiles are 0.7 and 1.3 of the rounded mean
    const rounding = [0.5, 0.051, 0.06, 0.06, 0.55, 0.051, 0.051, 0.051, 0.051, 0.03, 0.051, 0.051];
    for (const [i, value] of computed.entries())
      expect(Math.abs(value - (values[i] ?? 0)), `column ${i}`).toBeLessThan(rounding[i] ?? 0);
  });

  test("names", () => {
    expect(concretes.size).toBe(14);
    expect(concrete("c 30 / 37")).toBe(concrete("C30/37"));
    expect(concrete("C30")?.f_ck_cube_MPa).toBe(37);
    expect(concrete("C30/40")).toBeUndefined();
    expect(concrete("30")).toBeUndefined();
    expect(concrete("C100/115")).toBeUndefined();
  });
});

describe("reinforcement", () => {
  test("EN 1992-1-1 Table C.1", () => {
    expect(reinforcements.get("B500B")).toMatchObject({ f_yk_MPa: 500, f_tk_MPa: 540, epsilon_uk: 0.05 });
    expect(reinforcements.get("B500A")?.f_tk_MPa).toBe(525);
    expect(reinforcements.get("B450C")?.f_tk_MPa).toBeCloseTo(517.5, 9);
    expect(resolveReinforcement("BSt 500 S(B)")?.grade).toBe("B500B");
    expect(resolveReinforcement("S355")).toBeUndefined();
  });
});

describe("timber", () => {
  test("EN 338, EN 14080: values and names", () => {
    expect(timber("C24")).toMatchObject({
      f_m_k_MPa: 24,
      f_t_0_k_MPa: 14.5,
      f_v_k_MPa: 4,
      E_0_05_MPa: 7400,
      rho_k_kg_m3: 350,
    });
    expect(timber("gl 28 h")).toMatchObject({
      f_t_0_k_MPa: 22.3,
      E_0_mean_MPa: 12600,
      G_0_05_MPa: 540,
      type: "glulam",
    });
    expect(timber("D60")?.rho_k_kg_m3).toBe(700);
    expect(timber("LVL48P")).toMatchObject({ s: 0.15, flatwise: { f_m_k_MPa: 48 } });
    expect(timber("Fichte S10")?.strengthClass).toBe("C24");
    expect(timber("C25")).toBeUndefined();
    expect([...timbers.keys()].filter((k) => /^T\d/.test(k))).toHaveLength(18);
    expect(timber("TR26")).toMatchObject({ f_m_k_MPa: 28.3, E_0_mean_MPa: 11_000, confidence: "unconfirmed" });
    for (const [name, known] of [
      ["Kerto-S", "LVL 48 P"],
      ["douglas S10", "C24"],
    ] as const)
      expect(timber(name)).toBe(timber(known));
  });

  test("EN 384: the relations behind the classes of solid timber", () => {
    for (const t of timbers.values()) {
      expect(t.E_0_05_MPa, t.strengthClass).toBeLessThan(t.E_0_mean_MPa);
      expect(t.rho_k_kg_m3, t.strengthClass).toBeLessThan(t.rho_mean_kg_m3);
      if (t.type !== "solid-softwood" && t.type !== "solid-hardwood") continue;
      expect(Math.abs(t.G_mean_MPa - t.E_0_mean_MPa / 16), t.strengthClass).toBeLessThan(7);
      const share = t.type === "solid-softwood" ? 0.67 : 0.84;
      expect(Math.abs(t.E_0_05_MPa / t.E_0_mean_MPa - share), t.strengthClass).toBeLessThan(0.01);
      expect(
        Math.abs(t.E_90_mean_MPa - t.E_0_mean_MPa / (t.type === "solid-softwood" ? 30 : 15)),
        t.strengthClass,
      ).toBeLessThan(8);
    }
  });
});
