import { describe, expect, test } from "vitest";
import { check } from "../../index.ts";

type Fields = Readonly<Record<string, unknown>>;

const beam = { mark: "B", b: 300, h: 500, fck: 30, fyk: 500, cover_mm: 30, bars_bottom: "4Ø20", links: "Ø8-200" };
const warnings = (more: Fields): string =>
  check("en-1992-1-1", { beams: [{ ...beam, bars_top: "4Ø20", ...more }] }).result.warnings.join(" ");

describe("what is not verified is said", () => {
  test("shear of a beam with M_Ed alone, unless V_Ed is 0", () => {
    expect(warnings({ M_Ed: 150 })).toContain("Shear is not verified");
    expect(warnings({ M_Ed: 150, T_Ed: 5 })).toContain("Shear is not verified");
    for (const shear of [{ V_Ed: 0 }, { V_Ed: 50 }, { V_Ed_face: 50 }])
      expect(warnings({ M_Ed: 150, ...shear })).not.toContain("Shear is not");
  });

  test("cracks of a moment without a limit, and of a class of exposure without a moment", () => {
    const of = (serviceability: Fields, more: Fields = {}) => warnings({ M_Ed: 150, V_Ed: 0, ...more, serviceability });
    expect(of({ M_qp: 90 })).toContain("The width of cracks is not verified: no limit");
    expect(of({ exposure: ["XC3"] })).toContain("The width of cracks is not verified: no moment");
    for (const held of [
      { M_qp: 90, w_max_mm: 0.3 },
      { M_qp: 90, exposure: ["XC3"] },
      { M_qp: 90, span_mm: 6000, deflection: "curvature" },
      { span_mm: 6000 },
    ])
      expect(of(held)).not.toContain("cracks");
    expect(of({ M_qp: 90 }, { exposure: ["XC1"] })).not.toContain("cracks is not");
  });

  test("stresses and cracks beside a force that the moments have nothing of: the beam is not verified", () => {
    const verified = (N_Ed: number, serviceability: Fields) =>
      check("en-1992-1-1", { beams: [{ ...beam, bars_top: "4Ø20", M_Ed: 100, V_Ed: 0, N_Ed, serviceability }] })
        .verified;
    const cracks = { M_qp: 60, w_max_mm: 0.3 };
    const stresses = { M_ch: 70, exposure: ["XD1"] };
    for (const asked of [cracks, stresses]) expect(verified(0, asked)).toBe(true);
    for (const asked of [cracks, stresses, { M_ch: 70 }]) expect(verified(-50, asked)).toBe(false);
    expect(verified(50, stresses)).toBe(false);
    expect(verified(50, { ...stresses, sigma_c_MPa: 12 })).toBe(true);
    expect(verified(-50, { sigma_s_MPa: 200, w_max_mm: 0.3 })).toBe(true);
  });

  test("a characteristic moment of 0 is not given", () => {
    expect(warnings({ M_Ed: 150, V_Ed: 0, serviceability: { M_ch: 0, M_qp: 90, w_max_mm: 0.3 } })).toBe("");
  });

  test("torsion of 0 is none: neither its rules nor its warnings", () => {
    const of = (more: Fields) => check("en-1992-1-1", { beams: [{ ...beam, M_Ed: 190, V_Ed: 60, ...more }] });
    expect(of({ T_Ed: 0 }).result).toEqual(of({}).result);
    expect(of({ T_Ed: 5 }).result).not.toEqual(of({}).result);
    const german = { national_annex: "DE", beams: [{ ...beam, M_Ed: 100, V_Ed: 60, T_Ed: 0 }] };
    expect(check("en-1992-1-1", german).passed).toBe(true);
  });

  test("bars as an area lie behind their cover", () => {
    const of = (more: Fields) => {
      const { bars_bottom: _, ...rest } = beam;
      return check("en-1992-1-1", { beams: [{ ...rest, A_s_bottom: 1257, M_Ed: 100, V_Ed: 0, ...more }] }).result;
    };
    const d = (more: Fields) => (of(more).beams as { values: { d_mm: number } }[])[0]?.values.d_mm;
    expect(d({ cover_mm: 60 })).toBe(500 - 60 - 8 - 10);
    expect(d({ cover_mm: null })).toBe(450);
    expect(d({ cover_mm: null, axis_distance_mm: 70 })).toBe(430);
    expect(d({ cover_mm: 60, d_bottom_mm: 400 })).toBe(400);
    expect(of({ cover_mm: 60 }).warnings.join()).toContain("as bars of 20 mm");
    expect(() => of({ cover_mm: 60, d_bottom_mm: 450 })).toThrow("for bars behind the cover");
  });

  test("bending of a beam with V_Ed alone", () => {
    expect(warnings({ V_Ed: 50 })).toContain("Bending is not verified");
    expect(warnings({ V_Ed: 50, M_Ed: 0 })).not.toContain("Bending is not");
  });

  test("load cases are asked together", () => {
    const apart = [
      { id: "moment", M_Ed: 150 },
      { id: "shear", V_Ed: 50 },
    ];
    // the case that has no shear is named, the others have one
    expect(warnings({ load_cases: apart })).toContain("B: moment: a moment is given and no V_Ed");
    expect(warnings({ load_cases: [apart[0]] })).toContain("Shear is not verified");
  });

  test("combinations are asked together", () => {
    const actions = (more: Fields) => [
      { id: "g", nature: "permanent", M: 40, ...more },
      { id: "q", nature: "imposed", category: "B", M: 30 },
    ];
    expect(warnings({ actions: actions({}) })).toContain("Shear is not verified");
    expect(warnings({ actions: actions({ V: 30 }) })).toContain("B: q: a moment is given and no V_Ed");
  });
});

describe("moments that contradict each other", () => {
  test("in use more than by design", () => {
    const of = (M_Ed: number, more: Fields = {}, service: Fields = { M_qp: 90 }) =>
      warnings({ M_Ed, V_Ed: 0, serviceability: service, ...more });
    expect(of(80)).toContain("M_qp, 90 kNm, is above every M_Ed of its sign, 80 kNm");
    expect(of(-120)).toContain("of its sign, 0 kNm");
    expect(of(90)).not.toContain("of its sign");
    expect(of(100, {}, { M_qp: 60, M_ch: 110 })).toContain("M_ch, 110 kNm");
    // redistributed, and in an accident, they may
    expect(of(80, { delta: 0.8 })).not.toContain("of its sign");
    expect(of(100, { design_situation: "accidental" }, { M_qp: 60, M_ch: 110 })).not.toContain("of its sign");
    const load_cases = [
      { id: "max", M_Ed: 150, V_Ed: 10 },
      { id: "min", M_Ed: 30, V_Ed: 200 },
    ];
    expect(warnings({ load_cases, serviceability: { M_qp: 90 } })).not.toContain("of its sign");
  });

  test("a cantilever that sags, and a span that hogs", () => {
    const of = (M_Ed: number, static_system: string) =>
      warnings({ M_Ed, V_Ed: 20, static_system, serviceability: { span_mm: 2500 } });
    expect(of(60, "cantilever")).toContain("M > 0 pulls the bottom of a cantilever");
    expect(of(-60, "cantilever")).not.toContain("cantilever");
    expect(of(-60, "end-span")).toContain("M < 0 pulls the top");
    expect(of(60, "end-span")).not.toContain("pulls the top");
    expect(warnings({ M_Ed: -60, V_Ed: 20, static_system: "end-span" })).not.toContain("pulls the top");
  });
});
