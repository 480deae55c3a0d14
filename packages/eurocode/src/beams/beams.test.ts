import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InvalidInput } from "../basis/problem.ts";
import { check } from "../index.ts";
import { actionsOfBeam } from "./index.ts";

const only = (input: object) => {
  const { spans, reactions_kN } = actionsOfBeam(input);
  const [span] = spans;
  if (!span) throw new Error("no span");
  return { ...span, reactions_kN };
};

const [L, q, P, EI] = [6, 12, 40, 17_548];
const uniform = { spans_mm: [6000], loads: [{ q_kN_m: q }], EI_kNm2: EI };

describe("closed formulas", () => {
  test("simply supported, uniform load: q L²/8, q L/2, 5 q L⁴/384 EI", () => {
    const beam = only(uniform);
    expect(beam.M_max_kNm).toBeCloseTo((q * L ** 2) / 8, 8);
    expect(Math.abs(beam.V_max_kN)).toBeCloseTo((q * L) / 2, 8);
    expect(beam.w_mm).toBeCloseTo((1000 * 5 * q * L ** 4) / 384 / EI, 8);
    expect(beam.reactions_kN).toEqual([36, 36]);
  });

  test("the stiffness of a profile: 210 000 MPa times I_y", () => {
    const { w_mm = 0 } = only({ spans_mm: [6000], loads: [{ q_kN_m: q }], profile: "IPE 300" });
    expect(w_mm).toBeCloseTo((1000 * 5 * q * L ** 4) / 384 / (210_000 * 83_561_092 * 1e-9), 3);
  });

  test("simply supported, point load at a: P a b/L", () => {
    const beam = only({ spans_mm: [6000], loads: [{ P_kN: P, x_mm: 2000 }] });
    expect(beam.M_max_kNm).toBeCloseTo((P * 2 * 4) / 6, 8);
    expect(beam.reactions_kN[0]).toBeCloseTo((P * 4) / 6, 8);
    expect(Math.abs(beam.V_max_kN)).toBeCloseTo((P * 4) / 6, 8);
  });

  test("fixed at both ends: q L²/12 at the ends, q L²/24 at midspan, q L⁴/384 EI", () => {
    const beam = only({ ...uniform, left: "fixed", right: "fixed" });
    expect(beam.M_min_kNm).toBeCloseTo((-q * L ** 2) / 12, 8);
    expect(beam.M_max_kNm).toBeCloseTo((q * L ** 2) / 24, 8);
    expect(beam.w_mm).toBeCloseTo((1000 * q * L ** 4) / 384 / EI, 8);
  });

  test("propped cantilever: q L²/8 at the fixed end, 9 q L²/128 in the span, 5/8 and 3/8 of the load", () => {
    const beam = only({ ...uniform, left: "fixed" });
    expect(beam.M_min_kNm).toBeCloseTo((-q * L ** 2) / 8, 8);
    expect(beam.M_max_kNm).toBeCloseTo((9 * q * L ** 2) / 128, 6);
    expect(beam.reactions_kN[0]).toBeCloseTo((5 / 8) * q * L, 8);
  });

  test("a load near a place of the diagram is that load", () => {
    const at = (x_mm: number, P_kN = P) =>
      only({ spans_mm: [6000], loads: [{ P_kN, x_mm }], EI_kNm2: EI, left: "fixed" });
    const there = at(300);
    for (const d of [1e-12, 1e-9, 1e-6, 1e-3, 0.2]) {
      const near = at(300 + d);
      expect(near.M_max_kNm / there.M_max_kNm, `${d} mm`).toBeCloseTo(1, 2);
      expect((near.w_mm ?? 0) / (there.w_mm ?? 0), `${d} mm`).toBeCloseTo(1, 2);
      expect(near.reactions_kN[0]).toBeCloseTo(there.reactions_kN[0] ?? 0, 1);
    }
    const both = only({ spans_mm: [6000], loads: [0, 1e-5].map((d) => ({ P_kN: P / 2, x_mm: 2000 + d })) });
    expect(both.M_max_kNm).toBeCloseTo((P * 2 * 4) / 6, 6);
    expect(at(5999.9999).reactions_kN[1]).toBeCloseTo(P, 3);
  });

  test("spans and loads of nothing are refused by their name", () => {
    const loads = [{ q_kN_m: q }];
    expect(() => actionsOfBeam({ spans_mm: [6000, 1], loads })).toThrow(/spans_mm\[1\].*too short for a beam/);
    expect(() => actionsOfBeam({ spans_mm: [6000, 100], loads })).not.toThrow();
    expect(() => actionsOfBeam({ spans_mm: [6000], loads: [{ q_kN_m: q, from_mm: 10, to_mm: 10.1 }] })).toThrow(
      /from_mm.*point load/,
    );
  });

  test("an overhang is a cantilever whose root warps: it is not held at both ends", () => {
    const { spans } = actionsOfBeam({ spans_mm: [6000, 4000], right: "free", loads: [{ q_kN_m: 10 }] });
    const [inner, overhang] = spans.map(({ member }) => ({
      mark: "O",
      profile: "IPE 300",
      steel_grade: "S235",
      ...member,
    }));
    expect(inner?.cantilever).toBeUndefined();
    expect(overhang).toMatchObject({ cantilever: true, k_w: 1, M_y_Ed: -80 });
    const M_cr = (member: object) =>
      (check("en-1993-1-1", { members: [member] }).result.members as [{ values: { M_cr_kNm: number } }])[0].values
        .M_cr_kNm;
    // by energy, I_t and I_w of the root radii aside
    expect(M_cr({ ...overhang }) / 287).toBeCloseTo(1, 1);
    expect(M_cr({ ...overhang, k_w: undefined }) / 538).toBeCloseTo(1, 1);
  });

  test("cantilever: -q L²/2 - P L, q L⁴/8 EI + P L³/3 EI", () => {
    const beam = only({
      ...uniform,
      left: "fixed",
      right: "free",
      loads: [{ q_kN_m: q }, { P_kN: P, x_mm: 6000 }],
    });
    expect(beam.M_min_kNm).toBeCloseTo((-q * L ** 2) / 2 - P * L, 8);
    expect(beam.V_max_kN).toBeCloseTo(q * L + P, 8);
    expect(beam.w_mm).toBeCloseTo((1000 * ((q * L ** 4) / 8 + (P * L ** 3) / 3)) / EI, 6);
    expect(beam.member.cantilever).toBe(true);
  });

  test("a partial load: R = q c (L - a - c/2)/L", () => {
    const beam = only({ spans_mm: [6000], loads: [{ q_kN_m: q, from_mm: 1000, to_mm: 3000 }] });
    expect(beam.reactions_kN[0]).toBeCloseTo((q * 2 * (6 - 2)) / 6, 8);
    expect(beam.M_max_kNm).toBeCloseTo(
      beam.diagram.reduce((most, { M_kNm }) => Math.max(most, M_kNm), 0),
      9,
    );
  });

  test("two equal spans: -q L²/8 over the support", () => {
    const { spans, reactions_kN } = actionsOfBeam({ spans_mm: [6000, 6000], loads: [{ q_kN_m: q }] });
    expect(spans[0]?.M_min_kNm).toBeCloseTo((-q * L ** 2) / 8, 8);
    expect(spans[0]?.M_max_kNm).toBeCloseTo((9 * q * L ** 2) / 128, 6);
    expect(reactions_kN[1]).toBeCloseTo(1.25 * q * L, 8);
  });

  test("an overhang: -q c²/2 over the support", () => {
    const { spans } = actionsOfBeam({ spans_mm: [6000, 2000], right: "free", loads: [{ q_kN_m: q }] });
    expect(spans[1]?.M_min_kNm).toBeCloseTo((-q * 2 ** 2) / 2, 8);
  });
});

test("any continuous beam satisfies the equations of three moments", () => {
  const span = fc.record({ l: fc.integer({ min: 2, max: 12 }), q: fc.integer({ min: 0, max: 40 }) });
  fc.assert(
    fc.property(fc.array(span, { minLength: 2, maxLength: 6 }), (list) => {
      const { spans } = actionsOfBeam({
        spans_mm: list.map(({ l }) => 1000 * l),
        loads: list.map(({ q: own }, i) => ({ q_kN_m: own, span: i + 1 })),
      });
      const M = [...spans.map(({ diagram }) => diagram[0]?.M_kNm ?? 0), spans.at(-1)?.diagram.at(-1)?.M_kNm ?? 0];
      list.slice(1).forEach((right, i) => {
        const left = list[i] ?? right;
        const [a, b, c] = [M[i] ?? 0, M[i + 1] ?? 0, M[i + 2] ?? 0];
        const sum = a * left.l + 2 * b * (left.l + right.l) + c * right.l;
        expect(sum).toBeCloseTo(-(left.q * left.l ** 3 + right.q * right.l ** 3) / 4, 4);
      });
    }),
  );
});

test("reactions carry the loads, and a mirrored beam is the mirror of its actions", () => {
  const beam = {
    spans_mm: [4000, 7000],
    left: "fixed",
    loads: [{ q_kN_m: 8 }, { P_kN: 30, span: 2, x_mm: 3000 }, { P_kN: 10, span: 1, x_mm: 4000 }],
  };
  const mirrored = {
    spans_mm: [7000, 4000],
    right: "fixed",
    loads: [{ q_kN_m: 8 }, { P_kN: 30, span: 1, x_mm: 4000 }, { P_kN: 10, span: 2, x_mm: 0 }],
  };
  const [one, other] = [actionsOfBeam(beam), actionsOfBeam(mirrored)];
  expect(one.reactions_kN.reduce((sum, R) => sum + R, 0)).toBeCloseTo(8 * 11 + 40, 6);
  other.reactions_kN.toReversed().forEach((R, i) => {
    expect(R).toBeCloseTo(one.reactions_kN[i] ?? 0, 6);
  });
  expect(other.spans[0]?.M_min_kNm).toBeCloseTo(one.spans[1]?.M_min_kNm ?? 0, 6);
});

test("the member of a span is one of en-1993-1-1", () => {
  const { spans } = actionsOfBeam({
    spans_mm: [6000, 5000],
    loads: [{ q_kN_m: 20 }, { P_kN: 25, span: 1, x_mm: 2500 }],
  });
  const result = check("en-1993-1-1", {
    members: spans.map(({ member }, i) => ({ mark: `S${i + 1}`, profile: "IPE 330", ...member })),
  });
  expect(result.passed).toBe(true);
});

test("problems are told with their paths, all at once", () => {
  const input = {
    spans_mm: [6000, 4000],
    loads: [{ P_kN: 10 }, { q_kN_m: 3, P_kN: 2 }, { q_kN_m: 5, span: 3 }, { P_kN: 5, span: 2, x_mm: 4500 }],
  };
  try {
    actionsOfBeam(input);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInput);
    const text = (error as InvalidInput).problems.map(({ path }) => path); // as just seen
    for (const path of ["loads[0].x_mm", "loads[0].span", "loads[1]", "loads[2].span", "loads[3].x_mm"])
      expect(text).toContain(path);
  }
  expect(() => actionsOfBeam({ spans_mm: [6000], left: "free", loads: [{ q_kN_m: 1 }] })).toThrow(/free to move/);
});
