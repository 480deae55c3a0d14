import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { check, InvalidInput, type ItemResult } from "../../index.ts";

type Fields = Readonly<Record<string, unknown>>;
type Made = ItemResult & { values: Record<string, number> };

const one = (item: Fields, top: Fields = {}, list = "beams"): Made =>
  (check("en-1992-1-1", { ...top, [list]: [{ mark: "B", ...item }] }).result[list] as Made[])[0] as Made; // one in, one out
const use = (made: Made, id: string) => made.verifications.find((v) => v.id === id)?.utilization ?? 0;
const problems = (item: Fields, list = "beams"): string[] => {
  try {
    one(item, {}, list);
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ path }) => path.replace(/^\w+\[0\]\.?/, ""));
    throw error;
  }
  return [];
};

const plain = { b: 300, h: 600, d_bottom_mm: 550, fck: 30, fyk: 500 };

/** By hand: a thousand strips of the compressed zone, the parabola-rectangle, steel at yield or elastic. */
function fibres({
  b,
  d,
  A_s,
  b_eff = b,
  h_f = 0,
}: {
  b: number;
  d: number;
  A_s: number;
  b_eff?: number;
  h_f?: number;
}) {
  const [f_cd, f_yd, strips] = [20, 500 / 1.15, 1000];
  const at = (x: number) => {
    let [N, M] = [0, 0];
    for (let i = 0; i < strips; i++) {
      const y = ((i + 0.5) / strips) * x;
      const strain = 0.0035 * (1 - y / x);
      const sigma = strain >= 0.002 ? f_cd : f_cd * (1 - (1 - strain / 0.002) ** 2);
      const force = (sigma * (y < h_f ? b_eff : b) * x) / strips;
      N += force;
      M += force * (d - y);
    }
    return { N, M, F_s: A_s * Math.min(f_yd, 200_000 * 0.0035 * (d / x - 1)) };
  };
  let [low, high] = [1e-6 * d, d];
  for (let i = 0; i < 60; i++) {
    const x = (low + high) / 2;
    if (at(x).N < at(x).F_s) low = x;
    else high = x;
  }
  return at((low + high) / 2).M / 1e6;
}

describe("bending", () => {
  law("M_Rd is that of a thousand strips, of rectangles and of T-sections", () =>
    fc.property(
      fc.integer({ min: 200, max: 500 }),
      fc.integer({ min: 300, max: 1200 }),
      fc.double({ min: 0.002, max: 0.03, noNaN: true }),
      fc.boolean(),
      (b, h, rho, flanged) => {
        const d = h - 50;
        const A_s = rho * b * d;
        const flange = flanged ? { b_eff_mm: 3 * b, h_f_mm: 100 } : {};
        const made = one({ ...plain, b, h, d_bottom_mm: d, A_s_bottom: A_s, M_Ed: 1, ...flange });
        const own = fibres({ b, d, A_s, ...(flanged ? { b_eff: 3 * b, h_f: 100 } : {}) });
        expect(Math.abs((made.values.M_Rd_kNm ?? 0) / own - 1)).toBeLessThan(2e-3);
      },
    ),
  );

  law("the required reinforcement is the one with which M_Ed is just carried", () =>
    fc.property(fc.double({ min: 20, max: 600, noNaN: true }), fc.boolean(), (M, hogs) => {
      const M_Ed = hogs ? -M : M;
      const face = hogs ? "top" : "bottom";
      const item = { b: 300, h: 600, fck: 30, fyk: 500, axis_distance_mm: 50, M_Ed };
      const { A_s_req_mm2: A_s = 0, A_s_2_req_mm2: A_2 = 0 } = one({ ...item, [`A_s_${face}`]: 1000 }).values;
      const second = A_2 > 0 ? { [`A_s_${hogs ? "bottom" : "top"}`]: A_2 } : {};
      const again = one({ ...item, [`A_s_${face}`]: A_s, ...second });
      expect(use(again, "bending")).toBeCloseTo(1, 3);
    }),
  );

  test("a T-section turned over, bent the other way, is the same", () => {
    const item = { ...plain, d_bottom_mm: undefined, b_eff_mm: 1200, h_f_mm: 120, axis_distance_mm: 50 };
    const up = one({ ...item, A_s_bottom: 1500, M_Ed: 200 });
    const down = one({ ...item, flange: "bottom", A_s_top: 1500, M_Ed: -200 });
    expect(down.values.M_Rd_kNm).toBeCloseTo(up.values.M_Rd_kNm ?? 0, 6);
  });

  test("bars that do not yield are reported", () => {
    const { warnings } = check("en-1992-1-1", { beams: [{ mark: "B", ...plain, A_s_bottom: 8000, M_Ed: 100 }] }).result;
    expect(warnings.join()).toContain("brittle");
  });
});

describe("axial force", () => {
  const item = { ...plain, A_s_bottom: 1000, A_s_top: 1000, d_top_mm: 550 };

  test("beyond what the section carries alone it fails, whatever the moment", () => {
    for (const N_Ed of [6000, -1000]) {
      expect(use(one({ ...item, N_Ed, M_Ed: 0, V_Ed: 1 }), "axial-force")).toBeGreaterThan(1);
      expect(one({ ...item, N_Ed, M_Ed: 0, V_Ed: 1 }).passed).toBe(false);
    }
  });

  test("bars on one side alone do not carry tension at the centroid", () => {
    expect(one({ ...plain, A_s_bottom: 1000, N_Ed: -300, M_Ed: 0 }).passed).toBe(false);
    expect(one({ ...item, N_Ed: -300, M_Ed: 0 }).verifications.every((v) => v.passed)).toBe(true);
  });
});

describe("axial tension within the two layers", () => {
  const both = { b: 300, h: 600, fck: 30, fyk: 500, axis_distance_mm: 50 };

  test("each layer takes its share, and a design has both", () => {
    const { A_s_req_mm2, A_s_2_req_mm2 } = one({
      ...both,
      A_s_bottom: 1000,
      A_s_top: 1000,
      M_Ed: 20,
      N_Ed: -300,
    }).values;
    // 150 kN each, and 20 kNm over 500 mm
    expect(A_s_req_mm2).toBeCloseTo(190_000 / (500 / 1.15), 6);
    expect(A_s_2_req_mm2).toBeCloseTo(110_000 / (500 / 1.15), 6);
    for (const M_Ed of [0, 20, -20]) expect(one({ ...both, M_Ed, N_Ed: -300, design: true }).passed).toBe(true);
  });

  test("bars at the top alone do not carry it either", () => {
    expect(one({ ...both, A_s_top: 1000, M_Ed: 0, N_Ed: -300 }).passed).toBe(false);
  });
});

describe("the side without a moment is the one with bars", () => {
  test.each([{ M_Ed: 0, V_Ed: 20 }, { V_Ed: 20 }, { M_Ed: -20, serviceability: { M_qp: 0, w_max_mm: 0.3 } }])(
    "%#",
    (actions) => {
      const slab = { h: 200, fck: 30, fyk: 500, bars_top: "Ø12-150", cover_mm: 25 };
      expect(one({ ...slab, ...actions }, {}, "slabs").passed).toBe(true);
    },
  );
});

test("a limit of x/d that is given is held", () => {
  const item = { ...plain, A_s_bottom: 3500, M_Ed: 300 };
  const { x_d = 0 } = one(item).values;
  expect(use(one({ ...item, x_d_max: 0.3 }), "neutral-axis")).toBeCloseTo(x_d / 0.3, 9);
  expect(one({ ...item, x_d_max: 0.3 }).passed).toBe(false);
});

describe("shear between web and flange", () => {
  const item = { ...plain, A_s_bottom: 1000, b_eff_mm: 1200, h_f_mm: 150 };
  const flange_shear = { delta_F_d_kN: 300, delta_x_mm: 1000, A_sf_mm2_m: 600 };

  test("is verified on its own", () => {
    const made = one({ ...item, flange_shear });
    expect(use(made, "flange-shear")).toBeCloseTo(300e3 / ((500 / 1.15) * 2) / 600, 9);
    expect(use(made, "flange-strut")).toBeCloseTo(2 / (0.6 * (1 - 30 / 250) * 20 * 0.4), 9);
  });

  test("bars of transverse bending count with half of the shear's, 6.2.4(5)", () => {
    const required = (transverse_bending: number) =>
      one({ ...item, flange_shear: { ...flange_shear, transverse_bending } }).values.A_sf_req_mm2_m;
    const shear = 300e3 / ((500 / 1.15) * 2);
    expect(required(0)).toBeCloseTo(shear, 9);
    expect(required(100)).toBeCloseTo(shear, 9);
    expect(required(400)).toBeCloseTo(shear / 2 + 400, 9);
  });

  test("of two flanges the pulled one has the steeper struts", () => {
    const made = one({ ...item, flange: "both", M_Ed: 100, flange_shear });
    expect(use(made, "flange-shear")).toBeCloseTo(300e3 / ((500 / 1.15) * 1.25) / 600, 9);
  });
});

test("values that annexes decide are named where an annex was not read", () => {
  const warned = (item: Fields, list = "beams", national_annex = "SE") =>
    check("en-1992-1-1", { national_annex, [list]: [{ mark: "B", ...item }] }).result.warnings.join();
  const beam = { ...plain, b_eff_mm: 1200, h_f_mm: 150, bars_bottom: "4Ø20", M_Ed: 100 };
  const service = { M_qp: 60, w_max_mm: 0.3, crack_method: "tables" };
  const all = warned({ ...beam, serviceability: service, flange_shear: { delta_F_d_kN: 300, delta_x_mm: 1000 } });
  for (const symbol of ["cot_theta_f_max", "crack_tables", "bar_gap"]) expect(all).toContain(`${symbol} (SE`);
  const slab = { h: 300, fck: 30, fyk: 500, bars_bottom: "Ø16-300", cover_mm: 25, M_Ed: 20 };
  expect(warned(slab, "slabs")).toContain("s_max_slab (SE");
  // 9.3.1.1(3): where the moment is greatest 2 h and no more than 250 mm, elsewhere 3 h and 400 mm
  expect(use(one(slab, {}, "slabs"), "bar-spacing-at-moment")).toBeCloseTo(300 / 250);
  const elsewhere = { ...slab, M_Ed_max: 60, V_Ed: 10 };
  expect(use(one(elsewhere, {}, "slabs"), "bar-spacing-at-moment")).toBe(0); // not verified
  expect(warned(elsewhere, "slabs")).toContain("greatest moments");
  expect(use(one(slab, {}, "slabs"), "bar-spacing")).toBeCloseTo(300 / 400, 9);
  expect(use(one(slab, { national_annex: "DE" }, "slabs"), "bar-spacing")).toBeCloseTo(300 / 250, 9);
  expect(warned({ ...beam, serviceability: { ...service, crack_method: "direct" } }, "beams", "SE")).toContain(
    "crack_rules (SE",
  );
});

describe("shear", () => {
  const sheared = { ...plain, A_s_bottom: 1500, M_Ed: 100 };

  test("links carry it alone: V_Rd,c is not added", () => {
    const made = one({ ...sheared, V_Ed: 300, links: { diameter_mm: 8, spacing_mm: 150 } });
    const { V_Rd_s_kN: V_Rd_s = 0, cot_theta: cot = 0 } = made.values;
    expect(cot).toBe(2.5);
    expect(V_Rd_s).toBeCloseTo((((2 * 50.265) / 150) * 495 * 434.78 * 2.5) / 1000, 0);
    expect(use(made, "shear")).toBeCloseTo(300 / V_Rd_s, 9);
  });

  test("the flattest strut is the one that the concrete just carries", () => {
    const made = one({ ...sheared, V_Ed: 700, links: { diameter_mm: 12, spacing_mm: 100 } });
    expect(made.values.V_Rd_max_kN).toBeCloseTo(700, 3);
    expect(made.values.cot_theta).toBeGreaterThan(1);
    expect(made.values.cot_theta).toBeLessThan(2.5);
  });

  test("links at 45° carry more, and need a shorter shift", () => {
    const links = { diameter_mm: 8, spacing_mm: 150, cot_theta: 1.5 };
    const upright = one({ ...sheared, V_Ed: 200, links });
    const inclined = one({ ...sheared, V_Ed: 200, links: { ...links, alpha_deg: 45 } });
    expect(inclined.values.V_Rd_s_kN).toBeCloseTo(((upright.values.V_Rd_s_kN ?? 0) * 2.5 * Math.SQRT1_2) / 1.5, 6);
    expect(inclined.values.a_l_mm).toBeLessThan(upright.values.a_l_mm ?? 0);
  });

  test("a beam without links misses the least ones, a slab does not", () => {
    const made = one({ ...sheared, V_Ed: 30 });
    expect(made.passed).toBe(false);
    expect(made.verifications.filter(({ passed }) => !passed).map(({ id }) => id)).toEqual(["minimum-links"]);
    expect(one({ ...sheared, b: 3000, V_Ed: 30, M_Ed: 10, A_s_bottom: 5000 }, {}, "slabs").passed).toBe(true);
  });

  test("links need a slab of 200 mm", () => {
    const slab = { fck: 30, fyk: 500, axis_distance_mm: 30, A_s_bottom: 800, V_Ed: 20 };
    const links = { diameter_mm: 8, spacing_mm: 100, legs: 10 };
    expect(use(one({ ...slab, h: 160, links }, {}, "slabs"), "slab-thickness")).toBeCloseTo(200 / 160, 9);
  });

  test("links in words", () => {
    const { values } = one({ ...sheared, V_Ed: 200, links: "2x2Ø10-150" });
    const given = one({ ...sheared, V_Ed: 200, links: { diameter_mm: 10, spacing_mm: 150, legs: 4 } });
    expect(values).toEqual(given.values);
  });

  test("a strut that is flatter than the annex allows is refused", () => {
    expect(problems({ ...sheared, V_Ed: 200, links: { diameter_mm: 8, spacing_mm: 150, cot_theta: 2.8 } })).toEqual([
      "links.cot_theta",
    ]);
  });
});

describe("what cannot be is refused, all of it at once", () => {
  test.each([
    [{ ...plain, A_s_bottom: 1000 }, ["M_Ed"]],
    [{ ...plain, A_s_top: 1000, M_Ed: 100 }, ["A_s_bottom"]],
    [{ ...plain, d_bottom_mm: 600, A_s_bottom: 1000, M_Ed: 100 }, ["d_bottom_mm"]],
    [{ ...plain, A_s_bottom: 1000, M_Ed: 100, b_eff_mm: 250 }, ["b_eff_mm", "h_f_mm"]],
    [{ ...plain, A_s_bottom: 1000, bars_bottom: "4Ø20", M_Ed: 100 }, ["A_s_bottom"]],
    [{ ...plain, bars_bottom: "four of twenty", M_Ed: 100 }, ["bars_bottom"]],
    [{ ...plain, A_s_bottom: 1000, M_Ed: 100, serviceability: { w_max_mm: 0.3 } }, ["serviceability.M_qp"]],
  ])("%#", (item, paths) => {
    expect(problems(item)).toEqual(paths);
  });
});

describe("serviceability", () => {
  test("the cracked section of a textbook: x of the quadratic equation", () => {
    const made = one({
      ...plain,
      bars_bottom: "4Ø20",
      M_Ed: 200,
      serviceability: { M_qp: 100, phi: 1.5, w_max_mm: 0.3 },
    });
    const { alpha_e: a = 0, x_ser_mm: x = 0, sigma_s_MPa: sigma = 0 } = made.values;
    const r = (a * 1256.637) / 300;
    expect(x).toBeCloseTo(-r + Math.sqrt(r * r + 2 * r * 550), 4);
    expect(sigma).toBeCloseTo(100e6 / (1256.637 * (550 - x / 3)), 3);
  });

  test("bars further apart than 5 (c + phi/2) have cracks of their own, (7.14)", () => {
    const of = (spacing: number) =>
      one(
        {
          h: 250,
          fck: 30,
          fyk: 500,
          cover_mm: 25,
          bars_bottom: `Ø12-${spacing}`,
          M_Ed: 30,
          serviceability: { M_qp: 20 },
        },
        {},
        "slabs",
      ).values;
    const { s_r_max_mm, x_ser_mm: x = 0 } = of(160);
    expect(s_r_max_mm).toBeCloseTo(1.3 * (250 - x), 9);
    const { s_r_max_mm: close, rho_p_eff: rho = 0 } = of(155);
    expect(close).toBeCloseTo(3.4 * 25 + (0.425 * 0.4 * 12) / rho, 9);
  });

  test("bars exactly 5 (c + phi/2) apart are close, whatever the last digits of their diameter: (7.11)", () => {
    const { s_r_max_mm, rho_p_eff: rho = 0 } = one(
      {
        h: 220,
        d_bottom_mm: 190,
        cover_mm: 24,
        fck: 25,
        fyk: 500,
        bars_bottom: "Ø12-150",
        M_Ed: 35,
        serviceability: { M_qp: 25 },
      },
      {},
      "slabs",
    ).values;
    expect(s_r_max_mm).toBeCloseTo(3.4 * 24 + (0.425 * 0.4 * 12) / rho, 9);
  });

  test("a cantilever above 7 m is reduced as it is said", () => {
    const item = { ...plain, h: 1200, d_bottom_mm: undefined, A_s_top: 3000, axis_distance_mm: 50, M_Ed: -800 };
    const made = one({ ...item, static_system: "cantilever", serviceability: { span_mm: 9000 } });
    expect(made.values.f_span).toBeCloseTo(7 / 9, 12);
  });

  law("cracks widen with the moment", () =>
    fc.property(fc.double({ min: 20, max: 150, noNaN: true }), (M_qp) => {
      const w = (M: number) =>
        one({ ...plain, bars_bottom: "4Ø20", M_Ed: 200, serviceability: { M_qp: M, phi: 2 } }).values.w_k_mm ?? 0;
      expect(w(1.1 * M_qp)).toBeGreaterThan(w(M_qp));
    }),
  );

  test("tables of cracks are not those of an annex with its own", () => {
    const service = { serviceability: { M_qp: 90, w_max_mm: 0.3, crack_method: "tables" } };
    const item = { mark: "B", ...plain, bars_bottom: "4Ø20", M_Ed: 150, ...service };
    expect(() => check("en-1992-1-1", { national_annex: "DE", beams: [item] })).toThrow(InvalidInput);
  });
});

describe("design", () => {
  law(
    "what is designed passes when it is given",
    () =>
      fc.property(
        fc.integer({ min: 250, max: 500 }),
        fc.integer({ min: 400, max: 900 }),
        fc.double({ min: 0.02, max: 0.3, noNaN: true }),
        fc.double({ min: 0.2, max: 3, noNaN: true }),
        fc.boolean(),
        (b, h, mu, v, hogs) => {
          const d = h - 60;
          const [M, V_Ed] = [(mu * b * d * d * 20) / 1e6, (v * b * d) / 1000];
          const item = { b, h, fck: 30, fyk: 500, cover_mm: 30, M_Ed: hogs ? -M : M, V_Ed };
          if (problems(item).length > 0) return; // nothing fits
          const made = one(item);
          expect(made.passed).toBe(true);
          const { bars_bottom, bars_top } = made.values as Fields;
          const again = one({
            ...item,
            ...(bars_bottom === undefined ? {} : { bars_bottom }),
            ...(bars_top === undefined ? {} : { bars_top }),
            design: true,
          });
          expect(again.utilization).toBeCloseTo(made.utilization, 12);
        },
      ),
    { numRuns: 25 },
  );

  test("links thicker than 8 mm push the bars inwards, and the bars are sized for it", () => {
    for (const item of [
      { b: 565, h: 627, fck: 30, fyk: 500, cover_mm: 25, M_Ed: 354.7183, V_Ed: 806.7853 },
      { b: 252, h: 811, fck: 30, fyk: 500, cover_mm: 40, M_Ed: 388.5059, V_Ed: 751.1749 },
      { b: 493, h: 675, fck: 60, fyk: 500, cover_mm: 25, M_Ed: -1563.795, V_Ed: 843.4522 },
    ])
      expect(one({ ...item, design: true }).passed).toBe(true);
  });

  test("a slab gets bars at a spacing", () => {
    const { values, passed } = one({ h: 200, fck: 30, fyk: 500, cover_mm: 25, M_Ed: 40 }, {}, "slabs");
    expect(String((values as Fields).bars)).toMatch(/^Ø\d+-\d+$/);
    expect(passed).toBe(true);
  });

  test("compression steel is designed where x/d would pass its limit", () => {
    const made = one({ b: 300, h: 500, fck: 30, fyk: 500, cover_mm: 30, M_Ed: 560 });
    expect(made.values.A_s_2_req_mm2).toBeGreaterThan(0);
    expect((made.values as Fields).bars_top).toBeDefined();
    expect(made.passed).toBe(true);
  });
});

test("several load cases: the worst is shown, and none is designed for", () => {
  const load_cases = [
    { id: "span", M_Ed: 180, V_Ed: 20 },
    { id: "support", M_Ed: -150, V_Ed: 160 },
  ];
  const item = { ...plain, A_s_bottom: 1200, A_s_top: 900, load_cases };
  expect(one(item).governing_load_case).toBeDefined();
  expect(problems({ ...plain, design: true, load_cases })).toContain("design");
});

test("fire: a beam of a table, a slab, and what the tables do not have", () => {
  const item = { ...plain, d_bottom_mm: undefined, A_s_bottom: 1000, axis_distance_mm: 40, M_Ed: 50 };
  expect(one({ ...item, fire: { R: "R90", continuous: true } }).values.a_fire_mm).toBe(25);
  expect(one({ ...item, b: undefined, h: 150, fire: { R: "R90" } }, {}, "slabs").values.a_fire_mm).toBe(30);
  expect(problems({ ...item, fck: 60, fire: { R: "R90" } })).toEqual(["fire.R"]);
});
