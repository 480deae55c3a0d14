import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../../test/support/law.ts";
import { calculate, calculated, figure, utilizationOf } from "../../../test/support/members.ts";
import { InvalidInput } from "../../basis/problem.ts";
import { section } from "../../sections/index.ts";

const laced = {
  steel_grade: "S355",
  length_mm: 10_000,
  N_Ed: 900,
  M_y_Ed: 450,
  built_up: {
    arrangement: "laced",
    chord: "HEA 220",
    h_0_mm: 800,
    a_mm: 1250,
    lacing: "N",
    diagonal: "L 90x90x9",
    post: "L 80x80x8",
  },
};
const battened = {
  steel_grade: "S275",
  length_mm: 8000,
  N_Ed: 600,
  M_y_Ed: 20,
  built_up: { arrangement: "battened", chord: "UPN 240", h_0_mm: 300, a_mm: 1000, batten: { b_mm: 200, t_mm: 12 } },
};
const pair = {
  steel_grade: "S235",
  length_mm: 2500,
  N_Ed: 100,
  built_up: { arrangement: "closely-spaced", chord: "L 80x80x8", h_0_mm: 55, a_mm: 200 },
};

const problems = (item: Record<string, unknown>): string[] => {
  try {
    calculate({ members: [{ mark: "M", ...item }] });
    return [];
  } catch (error) {
    if (error instanceof InvalidInput)
      return error.problems.map(({ path, message }) => `${path.replace("members[0].", "")}: ${message}`);
    throw error;
  }
};
const changed = (item: { readonly built_up: object }, change: object, more: object = {}) => ({
  ...item,
  ...more,
  built_up: { ...item.built_up, ...change },
});
const A = section("HEA 220")?.properties.A_mm2 ?? 0;

describe("a laced column, by hand", () => {
  const d = Math.hypot(800, 1250);
  const [A_d, A_v] = ["L 90x90x9", "L 80x80x8"].map((name) => section(name)?.properties.A_mm2 ?? 0) as [number, number];
  const S_v = (2 * 210 * A_d * 1250 * 800 ** 2) / (d ** 3 * (1 + (A_d * 800 ** 3) / (A_v * d ** 3)));
  const I_eff = (800 ** 2 * A) / 2;
  const N_cr = (Math.PI ** 2 * 210 * I_eff) / 10_000 ** 2;
  const M = (900 * 0.02 + 450) / (1 - 900 / N_cr - 900 / S_v);
  const V = ((4 * 450 + Math.PI * 18) * (M / 468)) / 10;

  test.each([
    ["S_v_kN", S_v],
    ["I_eff_mm4", I_eff],
    ["N_cr_kN", N_cr],
    ["M_Ed_kNm", M],
    ["N_ch_Ed_kN", 450 + (1000 * M) / 800],
    ["V_Ed_kN", V],
    ["N_d_Ed_kN", (V * d) / 1600],
    ["N_p_Ed_kN", V / 2],
  ])("%s", (name, expected) => {
    expect(figure(name, laced) / expected).toBeCloseTo(1, 9);
  });

  test("6.70 asks for less shear than the guide; the shear of the loads counts where it is more", () => {
    expect(figure("V_Ed_kN", changed(laced, { shear: "6.70" }))).toBeCloseTo((Math.PI * M) / 10, 9);
    const more = figure("V_Ed_kN", { ...laced, V_z_Ed: 300 });
    expect(more).toBeCloseTo((300 + (Math.PI * 18) / 10) * (M / 468), 9);
  });

  test("out of the plane two chords by the ordinary rules", () => {
    const alone = { profile: "HEA 220", steel_grade: "S355", length_mm: 10_000, N_Ed: 450 };
    expect(utilizationOf("flexural-buckling-z", { ...laced, M_y_Ed: 0 })).toBeCloseTo(
      utilizationOf("flexural-buckling-y", alone) ?? 0,
      9,
    );
  });
});

describe("a battened column, by hand", () => {
  const chord = section("UPN 240")?.properties;
  const [A_ch, I_ch] = [chord?.A_mm2 ?? 0, chord?.I_z_mm4 ?? 0];
  const I_b = (12 * 200 ** 3) / 12;
  const exact = (24 * 210 * I_ch) / (1000 ** 2 * (1 + (2 * I_ch * 300) / (2 * I_b * 1000)));
  const S_v = Math.min(exact, (2 * Math.PI ** 2 * 210 * I_ch) / 1000 ** 2);
  const lambda = 8000 / Math.sqrt((0.5 * 300 ** 2 * A_ch + 2 * I_ch) / (2 * A_ch));
  const I_eff = 0.5 * 300 ** 2 * A_ch + 2 * Math.min(1, Math.max(0, 2 - lambda / 75)) * I_ch;

  test("stiffness, slenderness, battens and chord", () => {
    expect(figure("S_v_kN", battened)).toBeCloseTo(S_v, 6);
    expect(figure("lambda", battened)).toBeCloseTo(lambda, 9);
    expect(figure("I_eff_mm4", battened)).toBeCloseTo(I_eff, 3);
    const V = figure("V_Ed_kN", battened);
    expect(figure("V_b_Ed_kN", battened)).toBeCloseTo((V * 1000) / 600, 9);
    expect(figure("M_b_Ed_kNm", battened)).toBeCloseTo(V / 4, 9);
    expect(figure("M_ch_Ed_kNm", battened)).toBeCloseTo(V / 4, 9);
  });

  test.each([
    [60, 1],
    [75, 1],
    [112.5, 0.5],
    [150, 0],
    [200, 0],
  ])("mu of Table 6.8 at a slenderness of %d is %d", (slenderness, mu) => {
    const i_0 = Math.sqrt((0.5 * 300 ** 2 * A_ch + 2 * I_ch) / (2 * A_ch));
    expect(figure("mu", { ...battened, length_mm: slenderness * i_0 })).toBeCloseTo(mu, 9);
  });
});

describe("closely spaced chords", () => {
  test("within 15 i_min they are one section", () => {
    const { values, verifications } = calculated(pair);
    const one = section("L 80x80x8")?.properties;
    expect(values.I_eff_mm4).toBeCloseTo(2 * (one?.I_y_mm4 ?? 0) + 0.5 * 55 ** 2 * (one?.A_mm2 ?? 0), 3);
    expect(verifications.map(({ id }) => id)).toEqual(["compression", "flexural-buckling-y", "flexural-buckling-z"]);
  });

  test("farther apart they are battened, and their plates are asked for", () => {
    expect(problems(changed(pair, { a_mm: 400 }))[0]).toContain("Table 6.9");
    const plates = changed(pair, { a_mm: 400, n_planes: 1, batten: { b_mm: 80, t_mm: 10 } });
    expect(figure("mu", plates)).toBeGreaterThanOrEqual(0);
    expect(problems(changed(pair, { a_mm: 800, star_battened: true }))).toEqual([]);
  });
});

describe("laws", () => {
  law("more of the force, and a longer column, never help", () =>
    fc.property(
      fc.constantFrom(laced, battened),
      fc.double({ min: 0, max: 800, noNaN: true }),
      fc.double({ min: 1, max: 1.5, noNaN: true }),
      (item, N_Ed, more) => {
        const use = (change: object) => calculated({ ...item, ...change }).utilization;
        const now = use({ N_Ed });
        expect(use({ N_Ed: N_Ed * more })).toBeGreaterThanOrEqual(now - 1e-9);
        const alone = { N_Ed, M_y_Ed: 0 };
        expect(use({ ...alone, length_mm: item.length_mm * more })).toBeGreaterThanOrEqual(use(alone) - 1e-9);
      },
    ),
  );

  law("a moment has no sense, and a vanishing one changes nothing", () =>
    fc.property(fc.constantFrom(laced, battened), fc.double({ min: 0, max: 300, noNaN: true }), (item, M_y_Ed) => {
      const use = (M: number) => calculated({ ...item, M_y_Ed: M }).utilization;
      expect(use(-M_y_Ed)).toBeCloseTo(use(M_y_Ed), 9);
      expect(use(1e-9)).toBeCloseTo(use(0), 6);
    }),
  );

  test("load cases find the same as one of them alone", () => {
    const cases = [
      { id: "a", N_Ed: 300, M_y_Ed: 100 },
      { id: "b", N_Ed: -200, M_y_Ed: 450 },
      { id: "c", N_Ed: 900, M_y_Ed: 450 },
    ];
    const { N_Ed: _, M_y_Ed: __, ...plain } = laced;
    const together = calculated({ ...plain, load_cases: cases });
    expect(together.utilization).toBe(
      Math.max(...cases.map(({ id: ___, ...one }) => calculated({ ...plain, ...one }).utilization)),
    );
  });

  test("beyond the critical force it fails", () => {
    const { utilization, verifications } = calculated({ ...battened, N_Ed: 90_000 });
    expect([utilization > 1, verifications.map(({ id }) => id)]).toEqual([true, ["built-up-stability"]]);
  });
});

test.each([
  [changed(laced, { chord: "HEA 999" }), "built_up.chord: HE 999 A"],
  [changed(laced, { post: undefined }), "built_up.post: is required"],
  [changed(laced, { lacing: "V" }), "built_up.post: is only for lacing N"],
  [changed(laced, { n_planes: 0 }), "built_up.n_planes"],
  [changed(laced, { a_mm: 4000 }), "at least three modules"],
  [changed(laced, { d_mm: 700 }), "built_up.d_mm: must be greater than 800 mm"],
  [changed(battened, { h_0_mm: 20 }), "built_up.h_0_mm: must be at least 44"],
  [changed(laced, { chord_axis: "y", h_0_mm: 150 }), "built_up.h_0_mm: must be at least 210 mm"],
  [changed(battened, { batten: { b_mm: 1200, t_mm: 12 } }), "built_up.batten.b_mm: must be less than 1000 mm"],
  [changed(laced, {}, { M_z_Ed: 5 }), "M_z_Ed: must be 0"],
  [changed(laced, {}, { profile: "IPE 300" }), "profile: cannot be combined with built_up"],
  [changed(battened, { batten: undefined }), "built_up.batten: is required"],
  [changed(battened, { diagonal: "L 60x60x6" }), "built_up.diagonal: is only for laced"],
  [changed(pair, {}, { M_y_Ed: 2 }), "M_y_Ed: must be 0"],
  [{ ...laced, N_Ed: undefined, M_y_Ed: undefined }, "N_Ed: is required"],
  [changed(laced, { chord: { shape: "CHS", d_mm: 400, t_mm: 3 } }), "class 4"],
])("%#: what cannot be is refused", (item, expected) => {
  expect(problems(item).join("\n")).toContain(expected);
});
