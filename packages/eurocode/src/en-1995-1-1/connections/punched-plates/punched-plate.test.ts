import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../../test/support/law.ts";
import { calculate, type Joint, refusal, said, use as used } from "../../../../test/support/timber-joints.ts";
import { punchedPlateKind } from "./punched-plate.ts";

const example: Joint = punchedPlateKind.example;
const plate = punchedPlateKind.example.plate as Record<string, number>;
const { h_mm: _h, overlap_mm: _o, truss_length_m: _t, ...joint } = example;
const values = (more: Joint) => calculate({ ...joint, ...more }).values;
const use = (more: Joint, id: string): number => used({ ...joint, ...more }, id) ?? Number.NaN;
const rad = Math.PI / 180;
const near = (a: number, b: number, by = 1e-9) => Math.abs(a - b) <= by * Math.max(1e-9, Math.abs(a), Math.abs(b));

describe("punched plates by hand", () => {
  test("the example: 6 kN and 1.5 kN on 80 × 100 mm of each plate, over 120 mm of joint", () => {
    const found = values({});
    expect(found.A_ef_mm2).toBeCloseTo(8000, 9);
    const F = Math.hypot(6, 1.5);
    const alpha = Math.atan(1.5 / 6) / rad;
    expect(found.alpha_deg).toBeCloseTo(alpha, 9);
    expect(found.beta_deg).toBeCloseTo(alpha, 9);
    const alongGrain = 2.6 - 0.008 * alpha;
    const bySine = 2.6 - 0.9 * Math.sin(alpha * rad);
    const f_k = Math.max(alongGrain - ((alongGrain - 1.7) * alpha) / 45, bySine);
    expect(found.f_a_alpha_beta_k_MPa).toBeCloseTo(f_k, 9);
    const ratio = 0.8 / 1.25;
    const eta = ((F * 1000) / 8000 / (f_k * ratio)) ** 2 + (50_000 / (found.W_p_mm3 ?? 0) / (2.6 * ratio)) ** 2;
    expect(use({}, "plate-anchorage")).toBeCloseTo(eta, 9);
    // at the line, 50 mm from the centroid, the force along y turns as well: 0.05 + 0.075 kNm
    expect(found.M_line_Ed_kNm).toBeCloseTo(0.125, 12);
    const F_x = 6 + (2 * 2 * 125) / 120;
    expect(found.F_x_Ed_kN).toBeCloseTo(F_x, 9);
    const across = (F_x / ((190 * 120) / 1250)) ** 2 + (1.5 / ((75 * 120) / 1250)) ** 2;
    expect(use({}, "plate-capacity")).toBeCloseTo(across, 9);
  });

  test("(8.42) to (8.44): past alpha_0, past 45° to the grain, and square to both", () => {
    const of = (F_x_Ed: number, F_y_Ed: number, grain_deg: number) =>
      values({ F_x_Ed, F_y_Ed, grain_deg }).f_a_alpha_beta_k_MPa;
    expect(of(10, 0, 0)).toBeCloseTo(2.6, 12);
    expect(of(0, 10, 0)).toBeCloseTo(1.7, 12);
    expect(of(0, 10, 90)).toBeCloseTo(2.6 - 0.008 * 45 - 0.012 * 45, 12);
    expect(of(10, 0, 60)).toBeCloseTo(2.6 - 0.9 * Math.sin(60 * rad), 12);
  });

  test("compression along the line's normal takes f_c, tension f_t; a line along x takes those of y", () => {
    expect(values({ F_x_Ed: -12, F_y_Ed: 0, M_Ed: 0 }).F_x_Rk_kN).toBeCloseTo((110 * 120) / 1000, 9);
    const under = {
      line_mm: [
        [0, -60],
        [120, -60],
      ],
    };
    expect(values({ ...under, F_x_Ed: 0, F_y_Ed: 4, M_Ed: 0 }).F_y_Rk_kN).toBeCloseTo((120 * 120) / 1000, 9);
    expect(values({ ...under, F_x_Ed: 0, F_y_Ed: -4, M_Ed: 0 }).F_y_Rk_kN).toBeCloseTo((90 * 120) / 1000, 9);
    expect(values({ ...under, F_x_Ed: 4, F_y_Ed: 0, M_Ed: 0 }).F_x_Rk_kN).toBeCloseTo((85 * 120) / 1000, 9);
  });

  test("reach and handling: max(40, h/3), 2 h/3 of a splice, 1 + 0.1 L", () => {
    const area_mm = [
      [5, -30],
      [40, -30],
      [40, 30],
      [5, 30],
    ];
    expect(use({ area_mm, h_mm: 150, overlap_mm: 40 }, "overlap")).toBeCloseTo(50 / 40, 12);
    expect(use({ area_mm, h_mm: 90, overlap_mm: 40 }, "overlap")).toBe(1);
    expect(use({ area_mm, h_mm: 150, overlap_mm: 80, splice: true }, "splice-cover")).toBeCloseTo(100 / 80, 12);
    expect(values({ truss_length_m: 12 }).F_r_d_kN).toBeCloseTo(2.2, 12);
  });

  test("United Kingdom and Germany: 1.3 for the anchorage, 1.15 for the plate", () => {
    const { values: uk } = calculate(joint, "UK");
    expect([uk.gamma_M_anchorage, uk.gamma_M_plate]).toEqual([1.3, 1.15]);
    expect(calculate(joint, "DE").values.gamma_M_anchorage).toBe(1.3);
  });

  test("what is refused, and what is said", () => {
    expect(refusal({ ...joint, species: "X", F_x_Ed: undefined, F_y_Ed: undefined, M_Ed: undefined })).toEqual([
      "species",
      "F_x_Ed",
    ]);
    expect(refusal({ ...joint, plate: { ...plate, k_2: -0.06 } })).toEqual(["plate.k_2"]);
    expect(refusal({ ...joint, plate: { ...plate, k_1: -0.06 } })).toEqual(["plate.k_1"]);
    const crossed = [
      [0, 0],
      [80, 80],
      [80, 0],
      [0, 80],
    ];
    expect(refusal({ ...joint, area_mm: crossed })).toEqual(["area_mm"]);
    expect(
      refusal({
        ...joint,
        line_mm: [
          [50, -60],
          [50, 60],
        ],
      }),
    ).toEqual(["line_mm"]);
    expect(refusal({ ...joint, overlap_mm: 90 })).toEqual(["h_mm"]);
    const long = [
      [5, -50],
      [395, -50],
      [395, 50],
      [5, 50],
    ];
    expect(refusal({ ...example, area_mm: long, overlap_mm: 45 })).toEqual(["area_mm"]);
    expect(refusal({ ...example, area_mm: long, overlap_mm: 395 })).toEqual([]);
    expect(refusal({ ...example, h_mm: 95 })).toEqual(["area_mm"]);
    expect(refusal({ ...example, h_mm: 120, overlap_mm: 95, splice: true })).toEqual(["area_mm"]);
    expect(refusal({ ...example, grain_deg: 90, h_mm: 70 })).toEqual(["area_mm"]);
    expect(said({ ...joint, plate: { ...plate, k_1: 0.008 } })).toContain("stronger across than along");
    expect(said({ ...joint, plate: { ...plate, f_a_90_90_k_MPa: 2.9 } })).toContain("stronger across than along");
    expect(said(joint)).not.toContain("stronger across than along");
    expect(refusal({ ...joint, splice: true })).toEqual(["overlap_mm"]);
    expect(said(joint)).toContain("from one source only");
    expect(said(joint)).toContain("overlap of the plate");
  });
});

const some = (min: number, max: number) => fc.double({ min, max, noNaN: true });
/** Corners round a point, in order, so that nothing crosses. */
const outlines = fc
  .tuple(fc.array(some(25, 90), { minLength: 3, maxLength: 8 }), some(-50, 50), some(-50, 50))
  .map(([radii, x, y]) =>
    radii.map((r, i): [number, number] => {
      const angle = (2 * Math.PI * i) / radii.length;
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    }),
  );
const beside = [
  [200, -70],
  [200, 60],
];

/** Once more and plainly: the area in small squares. */
function inSquares(corners: readonly (readonly [number, number])[]) {
  const inside = (x: number, y: number): boolean =>
    corners.reduce((within, [ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay];
      return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !within : within;
    }, false);
  const cells: [number, number][] = [];
  const step = 0.75;
  for (let x = -145; x < 145; x += step) for (let y = -145; y < 145; y += step) if (inside(x, y)) cells.push([x, y]);
  const mean = (k: 0 | 1) => cells.reduce((sum, cell) => sum + cell[k], 0) / cells.length;
  const [cx, cy] = [mean(0), mean(1)];
  const W_p = cells.reduce((sum, [x, y]) => sum + Math.hypot(x - cx, y - cy), 0) * step ** 2;
  return { A: cells.length * step ** 2, W_p };
}

describe("laws of punched plates", () => {
  law(
    "area and W_p of (8.47) are those of small squares",
    () =>
      fc.property(outlines, (area_mm) => {
        const found = values({ area_mm, line_mm: beside });
        const { A, W_p } = inSquares(area_mm);
        return near(found.A_ef_mm2 ?? 0, A, 0.02) && near(found.W_p_mm3 ?? 0, W_p, 0.025);
      }),
    { numRuns: 30 },
  );

  law("(8.48) and (8.49) are on the safe side of (8.47) for rectangles", () =>
    fc.property(some(40, 300), some(40, 300), (b, h) => {
      const area_mm = [
        [0, 0],
        [b, 0],
        [b, h],
        [0, h],
      ];
      const { W_p_mm3 = 0 } = values({
        area_mm,
        line_mm: [
          [-20, 0],
          [-20, 100],
        ],
      });
      const across = Math.min(b, h);
      const d = Math.hypot((b * h) / across, across);
      return (b * h * d) / 4 <= W_p_mm3 * (1 + 1e-9);
    }),
  );

  law("mirrored in x or in y with its forces, a joint holds as much", () =>
    fc.property(outlines, some(-12, 12), some(-12, 12), some(-0.3, 0.3), some(-80, 80), (area_mm, x, y, M, grain) => {
      const of = (sx: 1 | -1, sy: 1 | -1) => {
        const mirrored = {
          area_mm: area_mm.map(([a, b]) => [sx * a, sy * b]),
          line_mm: beside.map(([a = 0, b = 0]) => [sx * a, sy * b]),
          grain_deg: sx * sy * grain,
          ...{ F_x_Ed: sx * x, F_y_Ed: sy * y, M_Ed: sx * sy * M },
        };
        return [use(mirrored, "plate-anchorage"), use(mirrored, "plate-capacity")];
      };
      const [a = 0, b = 0] = of(1, 1);
      return (
        [
          [-1, 1],
          [1, -1],
          [-1, -1],
        ] as const
      ).every(([sx, sy]) => {
        const [c = 0, d = 0] = of(sx, sy);
        return near(a, c, 1e-6) && near(b, d, 1e-6);
      });
    }),
  );

  law("where the plane of the plate is moved, nothing changes", () =>
    fc.property(outlines, some(-500, 500), some(-500, 500), (area_mm, dx, dy) => {
      const moved = {
        area_mm: area_mm.map(([a, b]) => [a + dx, b + dy]),
        line_mm: beside.map(([a = 0, b = 0]) => [a + dx, b + dy]),
      };
      const still = { area_mm, line_mm: beside };
      return (["plate-anchorage", "plate-capacity"] as const).every((id) => near(use(moved, id), use(still, id), 1e-6));
    }),
  );

  law("twice the force, four times (8.52) and (8.55) where nothing changes its side", () =>
    fc.property(some(0.5, 12), some(-12, 12), some(1, 3), (x, y, k) => {
      const one = { F_x_Ed: x, F_y_Ed: y, M_Ed: 0 };
      const more = { F_x_Ed: k * x, F_y_Ed: k * y, M_Ed: 0 };
      return (["plate-anchorage", "plate-capacity"] as const).every((id) =>
        near(use(more, id), k ** 2 * use(one, id), 1e-9),
      );
    }),
  );

  law("no force of its length in any direction is worse than the handling says", () =>
    fc.property(some(0, 360), some(2, 30), (degrees, L) => {
      const { eta_handling = 0 } = values({ truss_length_m: L });
      const F = 1 + 0.1 * L;
      const one = {
        ...{ F_x_Ed: F * Math.cos(degrees * rad), F_y_Ed: F * Math.sin(degrees * rad), M_Ed: 0 },
        ...{ service_class: 2, load_duration: "short-term" },
      };
      return Math.max(use(one, "plate-anchorage"), use(one, "plate-capacity")) <= eta_handling * 1.005;
    }),
  );
});
