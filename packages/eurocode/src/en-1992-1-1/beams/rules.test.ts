import { describe, expect, test } from "vitest";
import { check, type ItemResult } from "../../index.ts";

// Rules of form and of annexes that a beam is held against where the inputs are there, and told of where they are not.

type Fields = Readonly<Record<string, unknown>>;
type Made = ItemResult & { values: Record<string, number> };

const beam = { mark: "B", b: 300, h: 500, fck: 30, fyk: 500, cover_mm: 30, bars_bottom: "4Ø20", links: "Ø8-150" };
const loads = { M_Ed: 150, V_Ed: 100 };

function calculated(more: Fields, top: Fields = {}, list = "beams") {
  const { result } = check("en-1992-1-1", { ...top, [list]: [{ ...beam, ...loads, ...more }] });
  const [item] = result[list] as Made[]; // one in, one out
  const { values, verifications } = item as Made;
  return {
    values,
    warnings: result.warnings.join(" "),
    assumptions: result.assumptions.join(" "),
    use: (id: string) => verifications.find((one) => one.id === id)?.utilization,
  };
}

describe("bars at the sides of deep beams, 7.3.3(3)", () => {
  test("(7.1) with k = 0.5 and f_yk, by hand", () => {
    const { values, warnings } = calculated({ h: 1200 });
    const f_ctm = 0.3 * 30 ** (2 / 3);
    expect(values.A_s_skin_min_mm2).toBeCloseTo((0.4 * 0.5 * f_ctm * 300 * 600) / 500, 9);
    expect(warnings).toContain("at least 209 mm² in the pulled part (7.3.3(3))");
  });
  test("held against what is given; none are asked of others", () => {
    expect(calculated({ h: 1200, A_s_skin_mm2: 100 }).use("skin-reinforcement")).toBeCloseTo(2.0855, 4);
    expect(calculated({ h: 1200, A_s_skin_mm2: 226 }).warnings).not.toContain("7.3.3(3)");
    expect(calculated({ h: 990 }).warnings).not.toContain("7.3.3(3)");
    expect(calculated({ A_s_skin_mm2: 226 }).warnings).toContain("A_s_skin_mm2 has no effect");
    expect(calculated({ h: 1200, b: 1000, links: null }, {}, "slabs").warnings).not.toContain("7.3.3(3)");
  });
});

test("bars above 32 mm have rules that are said not to be verified, 8.8", () => {
  const of = (bars_bottom: string) => calculated({ b: 500, bars_bottom, links: "2x2Ø10-150" }).warnings;
  expect(of("3Ø40")).toContain("Bars above 32 mm");
  expect(of("3Ø32")).not.toContain("Bars above 32 mm");
});

test("a flange whose transverse bars are not given is not verified", () => {
  const of = (more: Fields) =>
    check("en-1992-1-1", {
      beams: [
        {
          ...beam,
          ...loads,
          b_eff_mm: 1200,
          h_f_mm: 120,
          flange_shear: { delta_M_Ed: 150, delta_x_mm: 1500, ...more },
        },
      ],
    });
  expect(of({})).toMatchObject({ passed: false, verified: false });
  expect(of({}).summary).toContain("not given: flange_shear.A_sf_mm2_m");
  expect(of({ A_sf_mm2_m: 524 })).toMatchObject({ passed: true, verified: true });
});

test("columns with bars above 32 mm, too", () => {
  const column = {
    mark: "C",
    b: 500,
    h: 500,
    fck: 30,
    fyk: 500,
    l0: 3000,
    N_Ed: 3000,
    M_Ed: 100,
    axis_distance_mm: 70,
  };
  const of = (bars: string) => check("en-1992-1-1", { columns: [{ ...column, bars }] }).result.warnings.join();
  expect(of("4Ø40")).toContain("Bars above 32 mm");
  expect(of("4Ø32")).not.toContain("Bars above 32 mm");
});

describe("bars of a pulled flange, 9.2.1.2(2)", () => {
  const hogs = { M_Ed: -300, bars_bottom: "2Ø20", b_eff_mm: 1200, h_f_mm: 120 };
  test("those that do not fit in the web lie in the flange", () => {
    const { use, assumptions } = calculated({ ...hogs, bars_top: "9Ø20" });
    expect(use("bar-spacing")).toBeLessThan(1);
    expect(assumptions).toContain("lie in the flange");
    expect(calculated({ ...hogs, bars_top: "4Ø20" }).assumptions).not.toContain("lie in the flange");
  });
  test("their distance for cracks is that in the flange, and far bars have cracks of their own", () => {
    const serviceability = { M_qp: -150, w_max_mm: 0.3 };
    const of = (b_eff_mm: number) => calculated({ ...hogs, b_eff_mm, bars_top: "9Ø20", serviceability }).values;
    const far = of(3000);
    expect(far.s_r_max_mm).toBeCloseTo(1.3 * (500 - (far.x_ser_mm ?? 0)), 9);
    const near = of(1200);
    expect(near.s_r_max_mm).toBeCloseTo(3.4 * 38 + (0.17 * 20) / (near.rho_p_eff ?? 1), 9);
  });
  test("not those of a rectangle, nor those under the flange", () => {
    expect(calculated({ M_Ed: -300, bars_bottom: "2Ø20", bars_top: "9Ø20" }).use("bar-spacing")).toBeGreaterThan(1);
    expect(calculated({ ...hogs, M_Ed: 300, bars_bottom: "9Ø20" }).use("bar-spacing")).toBeGreaterThan(1);
  });
});

test("bars in the corners of torsion links, 9.2.3(4); none are asked for without torsion", () => {
  const of = (more: Fields) => calculated({ b: 400, bars_bottom: "6Ø20", links: "Ø10-100", T_Ed: 6, ...more });
  expect(of({}).use("torsion-corner-bars")).toBe(2);
  expect(of({ bars_top: "1Ø20" }).use("torsion-corner-bars")).toBeCloseTo(4 / 3, 12);
  for (const sound of [{ bars_top: "2Ø12" }, { A_s_top: 300 }]) expect(of(sound).use("torsion-corner-bars")).toBe(1);
  expect(of({ T_Ed: 0 }).use("torsion-corner-bars")).toBeUndefined();
});

describe("Germany", () => {
  const DE = { national_annex: "DE" };
  test("the cover within z is that of bars in the links, whether or not there are any", () => {
    const [d, c] = [500 - 30 - 8 - 10, 30 + 8];
    expect(calculated({}, DE).values.z_shear_mm).toBeCloseTo(Math.max(d - 2 * c, d - c - 30), 9);
    const deep = { cover_mm: null, axis_distance_mm: 70 };
    expect(calculated(deep, DE).values.z_shear_mm).toBeCloseTo(430 - 70 - 30, 9);
    // c_v,l is the cover to the bars themselves, of whatever diameter
    for (const bars_top of ["2Ø12", "2Ø25"])
      expect(calculated({ bars_top }, DE).values.z_shear_mm).toBeCloseTo(Math.max(d - 2 * c, d - c - 30), 9);
    expect(calculated({ A_s_top: 226 }, DE).values.z_shear_mm).toBeLessThan(d - c - 30);
  });
  test("x/d of continuous beams whose moments are not redistributed", () => {
    const deep = { bars_bottom: "4Ø25" };
    expect(calculated(deep, DE).warnings).toContain("is above 0.45");
    expect(calculated({ ...deep, fck: 55, bars_bottom: "5Ø28" }, DE).warnings).toContain("is above 0.35");
    for (const free of [{ static_system: "simple" }, { static_system: "cantilever" }, { bars_bottom: "3Ø20" }])
      expect(calculated({ ...deep, ...free }, DE).warnings).not.toContain("is above 0.45");
    expect(calculated(deep).warnings).not.toContain("is above 0.45");
  });
});

test("Sweden: k_3 = 7 phi/c in the distance of cracks, marked as not confirmed", () => {
  const serviceability = { M_qp: 90, w_max_mm: 0.3 };
  const [SE, EN] = [calculated({ serviceability }, { national_annex: "SE" }), calculated({ serviceability })];
  expect(SE.values.s_r_max_mm).toBeCloseTo((EN.values.s_r_max_mm ?? 0) - 3.4 * 38 + 7 * 20, 9);
  expect(SE.warnings).toContain("crack_rules (SE");
});

test("France: 0.34/gamma_C f_ck^0.5 for slabs whose loads spread across them, and for no others", () => {
  const FR = { national_annex: "FR" };
  const slab = { b: 1000, h: 200, bars_bottom: "Ø12-150", M_Ed: 38, V_Ed: 42, links: null };
  const v_min = (0.34 / 1.5) * Math.sqrt(30);
  expect(calculated({ ...slab, spreads_across: true }, FR, "slabs").values.v_min_MPa).toBeCloseTo(v_min, 12);
  expect(calculated(slab, FR, "slabs").values.v_min_MPa).toBeLessThan(v_min / 2);
  expect(calculated({ spreads_across: true }, FR).values.v_min_MPa).toBeLessThan(v_min / 2);
  for (const annex of ["EN", "DE"])
    expect(calculated({ ...slab, spreads_across: true }, { national_annex: annex }, "slabs").warnings).toContain(
      "spreads_across has no effect",
    );
});

describe("beside a compression", () => {
  const pressed = { bars_bottom: "3Ø20", bars_top: "3Ø20", N_Ed: 600 };
  test("the stress of the concrete is not that of the moment alone", () => {
    const serviceability = { M_qp: 90, M_ch: 110 };
    const made = calculated({ ...pressed, serviceability });
    expect(made.use("concrete-stress")).toBeUndefined();
    expect(made.warnings).toContain("The stress of the concrete is not verified");
    expect(calculated({ ...pressed, N_Ed: 0, serviceability }).use("concrete-stress")).toBeDefined();
    const own = calculated({ ...pressed, serviceability: { ...serviceability, sigma_c_MPa: 9 } });
    expect(own.use("concrete-stress")).toBeDefined();
  });
  test("the lever arm of the second generation is no more than that of bending, either", () => {
    const of = (N_Ed: number) => calculated({ ...pressed, N_Ed }, { edition: "second" }).values.z_shear_mm;
    expect(of(0)).toBeCloseTo(0.9 * 452, 9);
    expect(of(1200)).toBeLessThan(0.8 * 452);
    // what the concrete carries is a stress over 0.9 d by definition
    const without = calculated({ ...pressed, N_Ed: 1200, links: null }, { edition: "second" });
    expect(without.values.z_shear_mm).toBeCloseTo(0.9 * 452, 9);
  });
});

describe("loads near a support with links, 6.2.3(8)", () => {
  const narrow = { b: 200, h: 350, fck: 20, d_bottom_mm: 295, bars_bottom: null, A_s_bottom: 900, cover_mm: null };
  const links = { diameter_mm: 12, spacing_mm: 60, cot_theta: 2.5 };
  // (6.9) of 45°: 200 · 0.9 · 295 · 0.6 (1 - 20/250) · 20/1.5 / 2
  const steepest = 195.408;

  test("the force without reduction is held against the struts, (6.9), not against (6.5), which is a ninth more", () => {
    const made = calculated({ ...narrow, links, V_Ed: 210, a_v_mm: 300 });
    expect(made.use("shear-strut")).toBeCloseTo(210 / steepest, 6);
    expect(calculated({ ...narrow, links, V_Ed: 190, a_v_mm: 300 }).use("shear-strut")).toBeCloseTo(190 / steepest, 6);
  });
  test("where the links of the web carry all of it, the struts are theirs", () => {
    // 0.75 a_v holds one pair of thin links
    const made = calculated({
      ...narrow,
      V_Ed: 110,
      a_v_mm: 300,
      links: { ...links, diameter_mm: 8, spacing_mm: 150 },
    });
    expect(made.values.V_Rd_max_kN).toBeCloseTo((steepest * 2 * 2.5) / 7.25, 3);
    expect(made.use("shear")).toBeCloseTo(110 / Number(made.values.V_Rd_s_kN), 9);
    expect(made.use("shear-strut")).toBeCloseTo(110 / Number(made.values.V_Rd_max_kN), 9);
  });
});

describe("bars of the compressed side, 9.2.1.2(3)", () => {
  const doubly = { bars_bottom: "4Ø25 + 4Ø25", M_Ed: 560, V_Ed: 50, links: "Ø10-200" };
  const held = (more: Fields) => {
    const [made] = check("en-1992-1-1", { beams: [{ ...beam, ...doubly, ...more }] }).result.beams as Made[];
    return made?.verifications.filter(({ id, clause }) => id === "link-spacing" && clause.includes("9.2.1.2(3)"));
  };
  test("links hold them at most 15 diameters apart where they count", () => {
    expect(held({ bars_top: "6Ø12" })?.[0]?.utilization).toBeCloseTo(200 / 180, 9);
    expect(held({ bars_top: "4Ø16" })?.[0]?.utilization).toBeCloseTo(200 / 240, 9);
  });
  test("not where the pulled bars carry the moment without them, nor in a slab", () => {
    expect(held({ bars_top: "6Ø12", M_Ed: 200 })).toEqual([]);
    expect(held({ bars_top: "6Ø12", compression_steel: "none" })).toEqual([]);
  });
  test("without links, or of an area alone, it is said not to be verified", () => {
    const said = "links hold them at most 15 diameters apart (9.2.1.2(3)); that is not verified (links, bars in words)";
    expect(calculated({ ...doubly, bars_top: "6Ø12", links: undefined, V_Ed: 0 }).warnings).toContain(said);
    expect(calculated({ ...doubly, A_s_top: 900 }).warnings).toContain(said);
    expect(calculated({ ...doubly, bars_top: "6Ø12" }).warnings).not.toContain("15 diameters");
  });
});

test("of bars whose area alone is given the deflection is calculated, and no crack width where none is limited", () => {
  const area = { bars_bottom: null, A_s_bottom: 1500, d_bottom_mm: 450, cover_mm: null };
  const serviceability = { M_qp: 80, phi: 2, span_mm: 6000, deflection: "both" };
  const { values, use } = calculated({ ...area, serviceability });
  expect(values.w_k_mm).toBeUndefined();
  expect([use("deflection"), use("span-depth")].every((found) => Number(found) > 0)).toBe(true);
  expect(() => calculated({ ...area, serviceability: { ...serviceability, w_max_mm: 0.3 } })).toThrow("bars_bottom");
});

describe("values of one's own that do not fit the others are said", () => {
  const serviceability = { M_qp: 100, w_max_mm: 0.3 };
  test("the depth of the neutral axis", () => {
    const warned = (x_mm: number) => calculated({ serviceability: { ...serviceability, x_mm } }).warnings;
    expect(warned(400)).toContain("serviceability.x_mm is 400 mm; the cracked section gives");
    expect(warned(130)).not.toContain("x_mm");
  });
  test("the required bars of the ratio of span to depth", () => {
    const warned = (A_s_req_mm2: number) =>
      calculated({ serviceability: { ...serviceability, span_mm: 6000, A_s_req_mm2 } }).warnings;
    expect(warned(100)).toContain("serviceability.A_s_req_mm2 is 100 mm²");
    expect(warned(820)).not.toContain("A_s_req_mm2");
  });
  test("a load that leaves nothing of the shear force", () => {
    expect(calculated({ q_Ed_kN_m: 1000 }).warnings).toContain("takes most of V_Ed");
    expect(calculated({ q_Ed_kN_m: 50 }).warnings).not.toContain("takes most of V_Ed");
  });
  test("a length of flange shear beyond half of that to the greatest moment", () => {
    const flanged = { b_1_mm: 500, b_2_mm: 500, l_0_mm: 6000, h_f_mm: 120 };
    const warned = (delta_x_mm: number) =>
      calculated({ ...flanged, flange_shear: { delta_M_Ed: 100, delta_x_mm, A_sf_mm2_m: 400 } }).warnings;
    expect(warned(3000)).toContain("delta_x_mm is above 1500 mm");
    expect(warned(1500)).not.toContain("delta_x_mm");
  });
});

describe("deflection by curvature", () => {
  const serviceability = { M_qp: 20, phi: 2, span_mm: 8000, deflection: "curvature" };
  test("a greater moment that has cracked the beam is told of, with what it makes", () => {
    const { warnings } = calculated({ serviceability: { ...serviceability, M_ch: 120 } });
    expect(warnings).toContain("A greater moment is given: cracked by it, the beam deflects");
    expect(calculated({ serviceability }).warnings).not.toContain("cracked by it");
    const uncracked = calculated({ serviceability: { ...serviceability, M_ch: 21 } });
    expect(uncracked.warnings).not.toContain("cracked by it");
  });
  test("a ratio of the moduli below that without creep is refused; a rounded one is not", () => {
    const own = (alpha_e: number) => () =>
      calculated({ serviceability: { ...serviceability, phi: undefined, alpha_e } });
    expect(own(3)).toThrow("serviceability.alpha_e");
    expect(own(6)).not.toThrow();
  });
});

test("of an L-beam all of the flange lies on one side of the web, 6.2.4(3)", () => {
  const flange_shear = { delta_M_Ed: 100, delta_x_mm: 1000, A_sf_mm2_m: 800 };
  const sides = (b_1_mm: number, b_2_mm: number) =>
    calculated({ b_1_mm, b_2_mm, l_0_mm: 6000, h_f_mm: 120, flange_shear }).values;
  const force = 100_000 / (0.9 * 452);
  // 0.2 · 1000 + 0.1 · 6000 on each side that has a flange
  expect(sides(0, 1000).delta_F_d_kN).toBeCloseTo((force * 800) / 1100, 9);
  expect(sides(1000, 1000).delta_F_d_kN).toBeCloseTo((force * 800) / 1900, 9);
  const { assumptions } = calculated({ b_eff_mm: 1200, h_f_mm: 120, flange_shear });
  expect(assumptions).toContain("The flange is equally wide on both sides of the web");
});

describe("cracks: bars as far apart as they are laid", () => {
  const service = { serviceability: { M_qp: 90, phi: 2, w_max_mm: 0.4 } };

  test("four bars in 300 mm by hand, closer than 5 (c + phi/2): (7.11)", () => {
    const { values, assumptions } = calculated({ ...service });
    // cover, links, half a bar on each side
    expect(values.s_bars_mm).toBeCloseTo((300 - 2 * (30 + 8 + 10)) / 3, 9);
    expect(assumptions).not.toContain("(7.14)");
    const { rho_p_eff: rho = 0 } = values;
    expect(values.s_r_max_mm).toBeCloseTo(3.4 * 38 + (0.425 * 0.8 * 0.5 * 20) / rho, 6);
  });

  test("two bars in a wide beam are far apart: (7.14), and that is said", () => {
    const { values, assumptions } = calculated({ ...service, b: 500, bars_bottom: "2Ø25", M_Ed: 100 });
    expect(values.s_bars_mm).toBeCloseTo(500 - 2 * 50.5, 9);
    expect(assumptions).toContain("(7.14)");
    expect(values.s_r_max_mm).toBeCloseTo(1.3 * (500 - (values.x_ser_mm ?? 0)), 6);
  });

  test("a narrow beam with a deep cover: its two bars are where the links hold them, not b/2 apart", () => {
    const narrow = { b: 160, cover_mm: 40, bars_bottom: "2Ø20", M_Ed: 40, V_Ed: 20 };
    expect(calculated({ ...narrow, ...service, serviceability: { M_qp: 20, phi: 2 } }).values.s_bars_mm).toBeCloseTo(
      160 - 2 * 58,
      9,
    );
    // the legs of its links likewise
    expect(calculated(narrow).values.s_t_mm).toBeCloseTo(160 - 2 * 44, 9);
  });
});

describe("bars across those of a slab, 9.3.1.1(2) and (3)", () => {
  const slab = { mark: "S", h: 200, fck: 30, fyk: 500, bars_bottom: "Ø12-150", cover_mm: 25, M_Ed: 38 };
  const result = (more: object, national_annex = "EN") =>
    check("en-1992-1-1", { national_annex, slabs: [{ ...slab, ...more }] }).result;
  const use = (more: object, id: string, annex?: string) =>
    (result(more, annex).slabs as { verifications: { id: string; utilization: number }[] }[])[0]?.verifications.find(
      (one) => one.id === id,
    )?.utilization;
  test("a fifth of the principal bars, at most 3 h and 400 mm apart, 250 mm in Germany", () => {
    // Ø12-150 is 754 mm² per metre; Ø8-250 is 201 mm²
    expect(use({ bars_secondary: "Ø8-250" }, "secondary-bars")).toBeCloseTo((0.2 * 753.98) / 201.06, 3);
    expect(use({ bars_secondary: "Ø8-250" }, "secondary-spacing")).toBeCloseTo(250 / 400, 12);
    expect(use({ bars_secondary: "Ø8-250" }, "secondary-spacing", "DE")).toBeCloseTo(1, 12);
    expect(use({ bars_secondary: "Ø8-500", h: 120 }, "secondary-spacing")).toBeCloseTo(500 / 360, 12);
  });
  test("what is not given is said, with what it must be", () => {
    expect(result({}).assumptions.join()).toContain("at least 151 mm² per metre (9.3.1.1(2)), are not given");
  });
});

test("bars that count in V_Rd,c go on beyond the section, and that is said", () => {
  const slab = { mark: "S", h: 200, fck: 30, fyk: 500, bars_bottom: "Ø12-150", cover_mm: 25, M_Ed: 38, V_Ed: 40 };
  expect(check("en-1992-1-1", { slabs: [slab] }).result.assumptions.join()).toContain("go on by l_bd + d beyond");
});
