import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accepted, connect, connection, finite } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";
import { InvalidInput } from "../../basis/problem.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const round = ["CHS 88.9x5", "CHS 114.3x6.3", "CHS 168.3x8", "CHS 219.1x10"];
const square = ["SHS 60x60x4", "SHS 90x90x5", "SHS 150x150x6.3", "RHS 150x100x8", "RHS 200x100x8", "SHS 200x200x10"];

const joints = fc
  .record({
    on: fc.constantFrom("CHS", "RHS", "I"),
    chord: fc.nat(3),
    members: fc.array(fc.nat(3), { minLength: 3, maxLength: 3 }),
    type: fc.constantFrom("T", "Y", "X", "K", "N", "KT"),
    angles: fc.array(number(30, 90), { minLength: 3, maxLength: 3 }),
    N: fc.array(number(0, 400), { minLength: 3, maxLength: 3 }),
    gap: number(-60, 80),
    N_0: number(-800, 1500),
    M_0: number(0, 40),
    M: number(0, 10),
    grade: fc.constantFrom("S235", "S355", "S460"),
  })
  .map((j) => {
    const list = j.on === "CHS" ? round : square;
    const count = { T: 1, Y: 1, X: 1, K: 2, N: 2, KT: 3 }[j.type] ?? 1;
    const braces = Array.from({ length: count }, (_, i) => ({
      profile: list[j.members[i] ?? 0] ?? "",
      steel_grade: j.grade,
      theta_deg: j.type === "T" ? 90 : (j.angles[i] ?? 45),
      N_Ed: (i % 2 === 0 ? 1 : -1) * (j.N[i] ?? 0),
      ...(j.type === "T" && { M_ip_Ed: j.M, M_op_Ed: j.M / 2 }),
    }));
    return {
      connection: "hollow-section-joint",
      joint_type: j.type,
      chord: {
        profile: j.on === "I" ? "HEA 260" : (list[Math.max(j.chord, ...j.members.slice(0, count))] ?? list.at(-1)),
        steel_grade: j.grade,
      },
      braces,
      N_0_Ed: j.N_0,
      M_0_Ed: j.M_0,
      ...(count > 1 && { gap_mm: j.gap }),
    };
  });

const found = accepted;

type BraceResult = Record<string, number | string>;
const bracesOf = (request: object) => (connection(request).values as { braces: BraceResult[] }).braces;

describe("joints of hollow sections", () => {
  law(
    "no accepted joint gives anything but numbers",
    (holds) => {
      let count = 0;
      holds(
        fc.property(joints, (joint) => {
          const result = found(joint);
          if (!result) return;
          count++;
          finite(result);
        }),
      );
      expect(count).toBeGreaterThan(200);
    },
    { numRuns: 600 },
  );

  const chs = (joint_type: string, theta_deg: number, more: object = {}) => ({
    connection: "hollow-section-joint",
    joint_type,
    chord: { profile: "CHS 219.1x10", steel_grade: "S355" },
    braces: [{ profile: "CHS 114.3x6.3", steel_grade: "S355", theta_deg, N_Ed: 100 }],
    ...more,
  });

  test("CHS T and X joints by hand, Table 7.2", () => {
    const beta = 114.3 / 219.1;
    const gamma = 219.1 / 20;
    const unit = (355 * 100) / 1000;
    expect(bracesOf(chs("T", 90))[0]?.N_Rd_chord_face_kN).toBeCloseTo(
      gamma ** 0.2 * unit * (2.8 + 14.2 * beta ** 2),
      6,
    );
    expect(bracesOf(chs("X", 90))[0]?.N_Rd_chord_face_kN).toBeCloseTo((unit * 5.2) / (1 - 0.81 * beta), 6);
    expect(bracesOf(chs("T", 90))[0]?.N_Rd_punching_kN).toBeCloseTo(
      ((355 / Math.sqrt(3)) * 10 * Math.PI * 114.3) / 1000,
      6,
    );
  });

  test("CHS K joint by hand: k_g, and the second brace by its angle", () => {
    const brace = { profile: "CHS 114.3x6.3", steel_grade: "S355" };
    const [first, second] = bracesOf(
      chs("K", 45, {
        braces: [
          { ...brace, theta_deg: 50, N_Ed: 100 },
          { ...brace, theta_deg: 40, N_Ed: -90 },
        ],
        gap_mm: 30,
      }),
    );
    const gamma = 219.1 / 20;
    const k_g = gamma ** 0.2 * (1 + (0.024 * gamma ** 1.2) / (1 + Math.exp(1.5 - 1.33)));
    const N_1 = ((k_g * 355 * 100) / Math.sin((50 * Math.PI) / 180) / 1000) * (1.8 + (10.2 * 114.3) / 219.1);
    expect(first?.N_Rd_chord_face_kN).toBeCloseTo(N_1, 6);
    expect(second?.N_Rd_chord_face_kN).toBeCloseTo(
      (N_1 * Math.sin((50 * Math.PI) / 180)) / Math.sin((40 * Math.PI) / 180),
      6,
    );
  });

  law("the resistance falls as the brace gets steeper", () =>
    fc.property(number(31, 88), number(0.5, 2), (theta, step) => {
      const flat = Number(bracesOf(chs("Y", theta))[0]?.N_Rd_kN);
      const steep = Number(bracesOf(chs("Y", theta + step))[0]?.N_Rd_kN);
      expect(steep).toBeLessThanOrEqual(flat * (1 + 1e-12));
    }),
  );

  law("compression in the chord never helps, tension never harms", () =>
    fc.property(joints, number(1, 500), (joint, more) => {
      const before = found(joint);
      const after = found({ ...joint, N_0_Ed: joint.N_0_Ed + more });
      if (!before || !after) return;
      const a = (before.values as { braces: BraceResult[] }).braces;
      const b = (after.values as { braces: BraceResult[] }).braces;
      b.forEach((brace, i) => {
        expect(Number(brace.N_Rd_kN)).toBeLessThanOrEqual(Number(a[i]?.N_Rd_kN) * (1 + 1e-12));
      });
    }),
  );

  test("what is outside the range of validity says so", () => {
    const thin = connection(chs("Y", 20));
    expect(thin.verifications.map(({ id }) => id)).toContain("validity-angle");
    expect(thin.passed).toBe(false);
  });

  test("chord in the gap by A_v of Table 7.12 (finding: its flange was left out)", () => {
    const brace = { profile: "SHS 90x90x5", steel_grade: "S355", theta_deg: 45 };
    const { values } = connection({
      connection: "hollow-section-joint",
      joint_type: "K",
      chord: { profile: "RHS 200x150x8", steel_grade: "S355" },
      braces: [
        { ...brace, N_Ed: 300 },
        { ...brace, N_Ed: -300 },
      ],
      gap_mm: 30,
      N_0_Ed: 400,
    });
    const A_v = (2 * 200 + 150 / Math.sqrt(1 + (4 * 30 ** 2) / (3 * 8 ** 2))) * 8;
    const V_pl = (355 * A_v) / Math.sqrt(3) / 1000;
    expect(values.A_v_mm2).toBeCloseTo(A_v, 6);
    expect(values.V_pl_0_Rd_kN).toBeCloseTo(V_pl, 6);
  });

  test("steel above S355 counts 0.9", () => {
    const strong = (steel_grade: string) =>
      Number(
        bracesOf({
          ...chs("T", 90),
          chord: { profile: "CHS 219.1x10", steel_grade },
          braces: [{ profile: "CHS 114.3x6.3", steel_grade, theta_deg: 90, N_Ed: 100 }],
        })[0]?.N_Rd_chord_face_kN,
      );
    expect(strong("S460") / strong("S355")).toBeCloseTo((0.9 * 460) / 355, 6);
  });

  describe("chords of I- and H-sections, Table 7.21", () => {
    const hea200 = { b: 200, t_w: 6.5, t_f: 10, r: 18, A: 5383 };
    const brace = { profile: "SHS 80x80x4", steel_grade: "S355", theta_deg: 45 };
    const joint = (gap_mm: number, more: object = {}) => ({
      connection: "hollow-section-joint",
      joint_type: "K",
      chord: { profile: "HEA 200", steel_grade: "S355" },
      braces: [
        { ...brace, N_Ed: 100 },
        { ...brace, N_Ed: -100 },
      ],
      gap_mm,
      N_0_Ed: 300,
      ...more,
    });
    const sin = Math.sin(Math.PI / 4);

    test("K joint with a gap by hand", () => {
      const { values } = connection(joint(40));
      const { b, t_w, t_f, r, A } = hea200;
      const b_w = Math.min(80 / sin + 5 * (t_f + r), 2 * 4 + 10 * (t_f + r));
      const p_eff = Math.min(t_w + 2 * r + 7 * t_f, 80 + 80 - 2 * 4);
      const alpha = Math.sqrt(1 / (1 + (4 * 40 ** 2) / (3 * t_f ** 2)));
      const A_v = A - (2 - alpha) * b * t_f + (t_w + 2 * r) * t_f;
      const [first] = values.braces as BraceResult[];
      expect(first?.N_Rd_chord_web_kN).toBeCloseTo((355 * t_w * b_w) / sin / 1000, 6);
      expect(first?.N_Rd_brace_kN).toBeCloseTo((2 * 355 * 4 * p_eff) / 1000, 6);
      expect(Number(values.A_v_mm2) / A_v).toBeCloseTo(1, 3);
      expect(Number(first?.N_Rd_chord_shear_kN) / ((355 * A_v) / (Math.sqrt(3) * sin) / 1000)).toBeCloseTo(1, 3);
      expect(connect(joint(40)).result.warnings.join()).toContain("Table 7.21");
    });

    test("an overlap has no jump where its kind changes at 50 %, and fails by the brace", () => {
      const at = (q: number) => (connection(joint(-q)).values as { braces: BraceResult[] }).braces[1];
      const half = (0.5 * 80) / sin;
      expect(at(half)?.mode).toBe("brace");
      expect(Number(at(half - 0.001)?.N_Rd_kN) / Number(at(half + 0.001)?.N_Rd_kN)).toBeCloseTo(1, 3);
    });

    test("what is left over across the chord is a Y joint", () => {
      const { values } = connection(
        joint(40, {
          braces: [
            { ...brace, N_Ed: 100 },
            { ...brace, N_Ed: -60 },
          ],
        }),
      );
      expect((values.braces as BraceResult[])[0]?.N_rest_Ed_kN).toBeCloseTo(40, 9);
    });

    test("no KT joints, no plates, no moments", () => {
      const kt = joint(40, { joint_type: "KT", braces: [brace, brace, brace] });
      expect(() => connect(kt)).toThrow("must not be KT");
      const plated = {
        joint_type: "T",
        braces: undefined,
        gap_mm: undefined,
        plate: { b_mm: 100, t_mm: 10, steel_grade: "S355" },
      };
      expect(() => connect(joint(0, plated))).toThrow("no plates");
      const bent = { joint_type: "T", gap_mm: undefined, braces: [{ ...brace, theta_deg: 90, M_ip_Ed: 5 }] };
      expect(() => connect(joint(0, bent))).toThrow("Table 7.22");
    });

    test("ranges of Table 7.20", () => {
      const ids = (chord: string, more: object = {}) =>
        connection(joint(40, { chord: { profile: chord, steel_grade: "S355" }, ...more })).verifications.map(
          ({ id }) => id,
        );
      expect(ids("HEA 200").filter((id) => id.startsWith("validity"))).toEqual([]);
      expect(ids("IPE 500")).toContain("validity-chord-web");
      expect(ids("HEAA 260")).toContain("validity-chord-flange");
      const oblong = { profile: "RHS 80x40x4", steel_grade: "S355", theta_deg: 45 };
      expect(
        ids("HEA 200", {
          braces: [
            { ...oblong, N_Ed: 50 },
            { ...oblong, N_Ed: -50 },
          ],
        }),
      ).toContain("validity-aspect");
    });

    law("the brace that is thicker or wider never carries less", () =>
      fc.property(number(41, 89), number(3, 6), number(40, 100), (theta, t, b) => {
        const N = (t_mm: number, b_mm: number) =>
          Number(
            (
              connection(
                joint(0, {
                  joint_type: "Y",
                  gap_mm: undefined,
                  braces: [
                    {
                      section: { shape: "RHS", h_mm: b_mm, b_mm, t_mm, fabrication: "hot-finished" },
                      steel_grade: "S355",
                      theta_deg: theta,
                      N_Ed: 10,
                    },
                  ],
                }),
              ).values as { braces: BraceResult[] }
            ).braces[0]?.N_Rd_kN,
          );
        expect(N(t + 0.5, b)).toBeGreaterThanOrEqual(N(t, b) * (1 - 1e-12));
        expect(N(t, b + 5)).toBeGreaterThanOrEqual(N(t, b) * (1 - 1e-12));
      }),
    );
  });
});

function problems(request: object): string[] {
  try {
    connect(request);
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ path }) => path);
    throw error;
  }
}

describe("several braces", () => {
  const kJoint = {
    connection: "hollow-section-joint",
    joint_type: "K",
    chord: { profile: "CHS 219.1x10", steel_grade: "S355" },
    braces: [
      { profile: "CHS 114.3x6.3", steel_grade: "S355", theta_deg: 45, N_Ed: 300 },
      { profile: "CHS 88.9x5", steel_grade: "S355", theta_deg: 50, N_Ed: -277 },
    ],
    gap_mm: 40,
    N_0_Ed: 500,
  };
  const [pressed, pulled] = kJoint.braces;
  const turned = { ...kJoint, braces: [pulled, pressed] };

  law("the brace in tension may come first: each keeps its resistance", () =>
    fc.property(number(20, 400), number(30, 60), number(-600, 900), (N_Ed, theta_deg, N_0_Ed) => {
      const braces = [
        { ...pressed, N_Ed, theta_deg },
        { ...pulled, N_Ed: -N_Ed },
      ];
      const [one, two] = bracesOf({ ...kJoint, braces, N_0_Ed });
      const [other, first] = bracesOf({ ...kJoint, braces: [braces[1], braces[0]], N_0_Ed });
      expect(first).toEqual(one);
      expect(other).toEqual(two);
    }),
  );

  test("each brace says how much it is used, under its number as given", () => {
    const use = (request: object, id: string) =>
      connection(request).verifications.find((one) => one.id === id)?.utilization;
    expect(use(kJoint, "brace-1")).toBeCloseTo(use(turned, "brace-2") ?? 0, 9);
    expect(bracesOf(kJoint).map(({ utilization }) => utilization)).toEqual([
      use(kJoint, "brace-1"),
      use(kJoint, "brace-2"),
    ]);
  });

  test("load cases give each brace its force; the worst governs, and what does not fit is refused", () => {
    const bare = (index: number) => {
      const { N_Ed: _, ...brace } = kJoint.braces[index] ?? { N_Ed: 0 };
      return brace;
    };
    const { N_0_Ed: _, ...joint } = { ...kJoint, braces: [bare(0), bare(1)] };
    const load_cases = [
      { id: "wind", N_0_Ed: 100, braces: [{ N_Ed: -80 }, { N_Ed: 74 }] },
      { id: "snow", N_0_Ed: 500, braces: [{ N_Ed: 300 }, { N_Ed: -277 }] },
    ];
    const governed = connection({ ...joint, load_cases });
    expect(governed.governing_load_case).toBe("snow");
    expect(governed.utilization).toBeCloseTo(connection(kJoint).utilization, 9);
    expect(problems({ ...joint, load_cases: [{ id: "a", braces: [{ N_Ed: 1 }] }] })).toContain("load_cases[0].braces");
    const pressed = { id: "gust", braces: [{ N_Ed: 100 }, { N_Ed: 50 }] };
    expect(problems({ ...joint, load_cases: [...load_cases, pressed] })).toEqual(["load_cases"]);
    expect(problems({ ...joint, load_cases: [{ id: "a", N_0_Ed: 10 }] })).toContain("load_cases[0].braces");
    expect(problems({ ...joint, braces: kJoint.braces, load_cases })).toContain("braces[0].N_Ed");
  });

  test("beyond 60 % of overlap, 80 % with the hidden seam welded, the joint is not verified, and does not fail by it", () => {
    const square = (N_Ed: number) => ({ profile: "SHS 90x90x5", steel_grade: "S355", theta_deg: 45, N_Ed });
    const overlapped = (gap_mm: number) => ({
      connection: "hollow-section-joint",
      joint_type: "K",
      chord: { profile: "SHS 150x150x6.3", steel_grade: "S355" },
      braces: [square(100), square(-100)],
      gap_mm,
      N_0_Ed: 50,
      M_0_Ed: 0.1,
    });
    expect(connect(overlapped(-60))).toMatchObject({ passed: true, verified: true });
    const deep = connect(overlapped(-90));
    expect(deep).toMatchObject({ verified: false });
    expect(deep.result.warnings.join()).toContain("overlap by 70.7 %, more than 60 %");
    expect(deep.result.warnings.join()).toContain("7.1.2(6)");
    expect(connection(overlapped(-90)).verifications.every(({ passed }) => passed)).toBe(true);
    expect(connect({ ...overlapped(-90), hidden_seam_welded: true })).toMatchObject({ verified: true });
  });
});
