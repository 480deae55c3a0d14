import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { law } from "../../test/support/law.ts";
import { check, type ItemResult } from "../index.ts";

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const burn = (fire: Record<string, unknown>, member: Record<string, unknown> = {}) => {
  const { result } = check("en-1995-1-1", {
    members: [{ mark: "M", species: "GL24h", b: 200, h: 400, length_mm: 5000, M_y_Ed: 60, N_Ed: 40, fire, ...member }],
  });
  return (result.members as ItemResult[])[0] as ItemResult; // one member goes in, one comes out
};
const depth = (fire: Record<string, unknown>, member: Record<string, unknown> = {}) =>
  burn(fire, member).values.d_ef_mm as number;

describe("EN 1995-1-2 4.2.2 reduced cross-section", () => {
  test("shear alone: 4.3.1 disregards it, so that the fire verifies nothing, and neither does the member", () => {
    const sheared = (more: Record<string, unknown>) =>
      check("en-1995-1-1", {
        members: [
          {
            mark: "M",
            species: "C24",
            b: 100,
            h: 200,
            length_mm: 4000,
            V_z_Ed: 5,
            fire: { duration_min: 15 },
            ...more,
          },
        ],
      });
    const alone = sheared({});
    expect(alone).toMatchObject({ passed: false, verified: false });
    expect(alone.result.warnings.join()).toContain("Nothing is verified in fire");
    expect(sheared({ M_y_Ed: 2 })).toMatchObject({ passed: true, verified: true });
    expect(sheared({ T_Ed: 0.1 })).toMatchObject({ verified: true });
    expect(sheared({ fire: undefined })).toMatchObject({ passed: true, verified: true });
    const cases = (...load_cases: object[]) => sheared({ V_z_Ed: undefined, load_cases });
    expect(cases({ id: "support", V_z_Ed: 8 }, { id: "span", M_y_Ed: 1 })).toMatchObject({
      passed: true,
      verified: true,
    });
    expect(() => cases({ id: "a", V_z_Ed: 8 }, { id: "b", V_z_Ed: 5, M_y_Ed: 0 })).toThrow(
      "no load case has another action",
    );
    expect(sheared({ notch: { h_ef_mm: 160, x_mm: 50 } })).toMatchObject({ verified: true });
  });

  test("60 minutes on glulam: 42 mm of char and 7 mm without strength", () => {
    const result = burn({ duration_min: 60, exposed: ["bottom", "left", "right"] });
    expect(result.values).toMatchObject({ d_char_n_mm: 42, k_0: 1, d_ef_mm: 49, b_fi_mm: 102, h_fi_mm: 351 });
  });

  test("a force off the axis of the residual section is reported", () => {
    const told = (exposed: string[], N_Ed: number) =>
      check("en-1995-1-1", {
        members: [
          { mark: "P", species: "GL24h", b: 160, h: 160, length_mm: 3000, N_Ed, fire: { duration_min: 60, exposed } },
        ],
      }).result.warnings.filter((warning) => warning.includes("off the axis"));
    // 24.5 mm: 120 kN in fire make 2.94 kNm, 32.4 % of 1.15 * 24 MPa on 160 by 111 mm
    expect(told(["left"], 200)).toEqual([
      expect.stringMatching(/24\.5 mm .*: 2\.94 kNm, 32 % of the bending strength/),
    ]);
    expect(told(["left"], 10)).toEqual([]);
    expect(told(["left", "right"], 200)).toEqual([]);
  });

  test("the least rate of light hardwood follows its density", () => {
    const own = (beta_n_mm_min: number, rho_k_kg_m3: number) => () =>
      burn({ duration_min: 30, beta_n_mm_min }, { species: "D30", properties: { rho_k_kg_m3 } });
    expect(own(0.55, 330)).toThrow();
    expect(own(0.6625, 330)).not.toThrow();
    expect(own(0.55, 500)).not.toThrow();
  });

  test("charring rates of Table 3.1", () => {
    const rate = (species: string) => burn({ duration_min: 30 }, { species }).values.beta_n_mm_min as number;
    expect(rate("C24")).toBe(0.8);
    expect(rate("GL24h")).toBe(0.7);
    expect(rate("LVL 48 P")).toBe(0.7);
    expect(rate("D30")).toBeCloseTo(0.55, 12);
  });

  test("the first minutes take less than 7 mm of strength", () => {
    expect(depth({ duration_min: 10 })).toBeCloseTo(7 + 3.5, 12);
  });

  law("a longer fire never leaves more", () =>
    fc.property(real(1, 100), real(1, 60), real(0, 40), real(0, 40), (t, more, t_ch_min, later) => {
      const protection = { t_ch_min, t_f_min: t_ch_min + later, k_2: 0.8 };
      const [before, after] = [t, t + more].map((duration_min) => depth({ duration_min, ...protection }));
      expect(after).toBeGreaterThanOrEqual((before ?? 0) - 1e-9);
    }),
  );

  law("wood behind a protection that holds until charring begins catches up with bare wood and no more", () =>
    fc.property(real(1, 100), real(0, 60), (duration_min, t_ch_min) => {
      const [behind, bare] = [depth({ duration_min, t_ch_min }), depth({ duration_min })];
      expect(behind).toBeLessThanOrEqual(bare + 1e-9);
      if (duration_min >= 2 * t_ch_min && 25 / 1.4 >= t_ch_min) expect(behind).toBeCloseTo(bare, 9);
    }),
  );

  test("a member that burns through fails, it does not throw", () => {
    const gone = burn({ duration_min: 200 });
    expect(gone.passed).toBe(false);
    expect(gone.verifications.find(({ id }) => id === "fire-residual-section")?.utilization).toBeGreaterThan(1);
  });

  test("the fire verifications carry the ids and names of the cold ones", () => {
    const { verifications, values } = burn({ duration_min: 30 });
    const cold = verifications.filter(({ id }) => !id.startsWith("fire-")).map(({ id }) => `fire-${id}`);
    const hot = verifications.filter(({ id }) => id.startsWith("fire-")).map(({ id }) => id);
    expect(hot).toEqual(cold);
    expect(values).toHaveProperty("sigma_m_y_d_fi_MPa");
  });
});
