import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accepted, connection, finite } from "../../../test/support/connections.ts";
import { law } from "../../../test/support/law.ts";

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const round = ["CHS 88.9x5", "CHS 114.3x6.3", "CHS 168.3x8", "CHS 219.1x10"];
const square = ["SHS 60x60x4", "SHS 90x90x5", "SHS 150x150x6.3", "RHS 150x100x8", "RHS 200x100x8", "SHS 200x200x10"];

const joints = fc
  .record({
    isRound: fc.boolean(),
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
    const list = j.isRound ? round : square;
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
      chord: { profile: list[Math.max(j.chord, ...j.members.slice(0, count))] ?? list.at(-1), steel_grade: j.grade },
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
});
