import fc from "fast-check";
import { describe, expect } from "vitest";
import { law } from "../../test/support/law.ts";
import { check, InvalidInput, type ItemResult } from "../index.ts";

interface StoreyValues {
  F_i_kN: number;
  V_i_kN: number;
  drift_mm: number;
  theta: number;
}

type Structure = ItemResult & {
  values: Record<string, number> & { storeys: StoreyValues[]; frames: { mark: string; F_kN: number }[] };
};

const structureOf = (request: object) => check("en-1998-1", request).result.structure as unknown as Structure;
const of = ({ verifications }: Structure, id: string) => verifications.find((v) => v.id === id)?.utilization ?? 0;
const near = (a: number, b: number, share = 1e-9) => Math.abs(a - b) <= share * Math.max(1, Math.abs(a), Math.abs(b));
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const sites = fc.record({
  agR: between(0.02, 0.5),
  ground_type: fc.constantFrom("A", "B", "C", "D", "E"),
  spectrum_type: fc.constantFrom(1, 2),
  importance_class: fc.integer({ min: 1, max: 4 }),
  q: between(1, 6.5),
});

const chains = fc
  .array(fc.record({ step: between(2.5, 5), W_kN: between(200, 5000), k_kN_m: between(2e4, 2e6) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((list) => {
    let z_m = 0;
    return list.map(({ step, ...storey }, i) => {
      z_m += step;
      return { mark: `${i + 1}`, z_m, ...storey };
    });
  });

const analyses = fc.constantFrom("lateral-force", "modal");

describe("laws of a structure under earthquake", () => {
  law("twice the ground motion: twice the forces and drifts, the same theta", () =>
    fc.property(sites, chains, analyses, (site, storeys, analysis) => {
      const request = { ...site, storeys, analysis, V_Rd: 1000 };
      const [once, twice] = [structureOf(request), structureOf({ ...request, agR: 2 * site.agR })];
      expect(near(twice.values.F_b_kN ?? 0, 2 * (once.values.F_b_kN ?? 0))).toBe(true);
      once.values.storeys.forEach((storey, i) => {
        const other = twice.values.storeys[i] as StoreyValues; // the same storeys
        for (const name of ["F_i_kN", "V_i_kN", "drift_mm"] as const) {
          expect(near(other[name], 2 * storey[name])).toBe(true);
        }
        expect(near(other.theta, storey.theta, 1e-6)).toBe(true);
      });
      expect(twice.utilization).toBeGreaterThanOrEqual(once.utilization * (1 - 1e-9));
    }),
  );

  law("more weight at the same period never lowers the base shear", () =>
    fc.property(sites, chains, between(0.05, 1.5), between(1, 3), fc.nat(), (site, chain, T1, factor, at) => {
      const storeys = chain.map(({ k_kN_m: _, ...storey }) => storey);
      const heavier = storeys.map((s, i) => (i === at % storeys.length ? { ...s, W_kN: factor * s.W_kN } : s));
      const request = { ...site, T1, V_Rd: 1000 };
      const [light, heavy] = [storeys, heavier].map((list) => structureOf({ ...request, storeys: list }));
      const [before, after] = [light, heavy].map((structure) => (structure ? of(structure, "base-shear") : 0));
      expect(after).toBeGreaterThanOrEqual((before ?? 0) * (1 - 1e-9));
    }),
  );

  law("greater displacements under the same forces never lower the utilization", () =>
    fc.property(sites, chains, between(0.1, 0.4), between(1, 4), (site, chain, T1, factor) => {
      const at = (softness: number) => {
        let d_e_mm = 0;
        const storeys = chain.map(({ k_kN_m, ...storey }) => {
          d_e_mm += 10 * softness * (1e5 / k_kN_m); // soft enough for T1
          return { ...storey, d_e_mm };
        });
        return structureOf({ ...site, T1, storeys, V_Rd: 1000 });
      };
      expect(at(factor).utilization).toBeGreaterThanOrEqual(at(1).utilization * (1 - 1e-9));
    }),
  );

  law("a vanishing change changes nothing by more than it is, but where lambda steps at 2 T_C", () =>
    fc.property(sites, chains, between(0.05, 1.9), (site, chain, T1) => {
      const storeys = chain.map(({ k_kN_m: _, ...storey }) => storey);
      const F_b = (more: object) => structureOf({ ...site, T1, storeys, ...more }).values;
      const plain = F_b({});
      const moved = F_b({ T1: T1 * (1 + 1e-9) });
      if (plain.lambda === moved.lambda) expect(near(plain.F_b_kN ?? 0, moved.F_b_kN ?? 0, 1e-6)).toBe(true);
      expect(near(plain.F_b_kN ?? 0, F_b({ agR: site.agR * (1 + 1e-9) }).F_b_kN ?? 0, 1e-6)).toBe(true);
    }),
  );

  law("a mirrored plan has mirrored frames, and their order does not count", () => {
    const plans = fc
      .array(fc.record({ x: between(1, 30), share: between(0.05, 1) }), { minLength: 1, maxLength: 6 })
      .map((half) => {
        const sum = 2 * half.reduce((all, { share }) => all + share, 0);
        return half.flatMap(({ x, share }, i) => [
          { mark: `${i}`, x_m: -x, share: share / sum },
          { mark: `${i}'`, x_m: x, share: share / sum },
        ]);
      });
    return fc.property(sites, plans, fc.constantFrom("spatial", "planar"), (site, frames, model) => {
      const L_e_m = 2 * Math.max(...frames.map(({ x_m }) => x_m));
      const forces = (list: typeof frames) =>
        structureOf({ ...site, T1: 0.3, W: 1000, frames: list, L_e_m, model }).values.frames;
      const plain = forces(frames);
      const mirrored = forces(frames.map((frame) => ({ ...frame, x_m: -frame.x_m })));
      const turned = forces([...frames].reverse()).reverse();
      plain.forEach(({ mark, F_kN }, i) => {
        expect(mirrored[i]?.F_kN).toBe(F_kN);
        expect(turned[i]).toMatchObject({ mark, F_kN });
      });
      // the frames together carry F_b and what accidental torsion adds
      const sum = plain.reduce((all, { F_kN }) => all + F_kN, 0);
      expect(sum).toBeGreaterThan(structureOf({ ...site, T1: 0.3, W: 1000 }).values.F_b_kN ?? 0);
    });
  });

  law("order, sign and scale of modes do not count; storeys out of order are refused", () =>
    fc.property(sites, chains, between(0.1, 10), (site, storeys, scale) => {
      const stick = structureOf({ ...site, storeys, analysis: "modal" });
      const bare = storeys.map(({ k_kN_m: _, ...storey }) => storey);
      const modes = (stick.values.modes as unknown as { T_s: number; shape: number[] }[]).map(({ T_s, shape }, i) => ({
        T_s,
        shape: shape.map((x) => (i % 2 === 0 ? scale : -scale) * x),
      }));
      const given = (list: object[]) =>
        structureOf({ ...site, storeys: bare, modes: list, analysis: "modal", combination: "CQC" });
      const [a, b] = [given(modes), given([...modes].reverse())];
      const own = structureOf({ ...site, storeys, analysis: "modal", combination: "CQC" });
      for (const other of [b, own]) {
        expect(near(other.values.F_b_kN ?? 0, a.values.F_b_kN ?? 0, 1e-6)).toBe(true);
        other.values.storeys.forEach((storey, i) => {
          expect(near(storey.drift_mm, a.values.storeys[i]?.drift_mm ?? 0, 1e-6)).toBe(true);
        });
      }
      if (storeys.length > 1) {
        expect(() => structureOf({ ...site, storeys: [...storeys].reverse() })).toThrow(InvalidInput);
      }
    }),
  );

  law(
    "fewer modes never pass better than all of them",
    () =>
      fc.property(sites, chains, fc.nat(), (site, storeys, drop) => {
        const all = structureOf({ ...site, storeys, analysis: "modal", V_Rd: 500 });
        const modes = all.values.modes as unknown as { T_s: number; shape: number[]; share: number }[];
        const kept = modes.filter((_, i) => i !== drop % modes.length).map(({ T_s, shape }) => ({ T_s, shape }));
        // modes that depend on each other may also take away
        const apart = modes.every(({ T_s }, i) => i === 0 || T_s <= 0.9 * (modes[i - 1]?.T_s ?? 0));
        if (kept.length === 0 || !apart) return;
        const bare = storeys.map(({ k_kN_m: _, ...storey }) => storey);
        const less = structureOf({
          ...site,
          storeys: bare,
          modes: kept,
          analysis: "modal",
          combination: "SRSS",
          V_Rd: 500,
        });
        const missing = modes[drop % modes.length]?.share ?? 0;
        // at most the 10 % of the mass that 4.3.3.3.1(3) lets go is lost
        if (missing > 0.1) expect(less.passed).toBe(false);
        else expect(of(less, "base-shear")).toBeLessThanOrEqual(of(all, "base-shear") * (1 + 1e-9));
      }),
    { numRuns: 60 },
  );

  law("components: neither sign nor order counts", () =>
    fc.property(between(-1e3, 1e3), between(-1e3, 1e3), between(-1e3, 1e3), (E_x, E_y, E_z) => {
      const at = (effect: object) =>
        (
          structureOf({
            agR: 0.1,
            ground_type: "A",
            spectrum_type: 1,
            importance_class: 2,
            q: 1.5,
            T1: 0.3,
            W: 100,
            effects: [{ mark: "N", ...effect }],
          }).values.effects as unknown as { E_SRSS: number; E_30: number }[]
        )[0] as { E_SRSS: number; E_30: number }; // one effect, one result
      const plain = at({ E_x, E_y, E_z });
      for (const other of [at({ E_x: -E_x, E_y, E_z: -E_z }), at({ E_x: E_z, E_y: E_x, E_z: E_y })]) {
        expect(near(other.E_SRSS, plain.E_SRSS)).toBe(true);
        expect(near(other.E_30, plain.E_30)).toBe(true);
      }
    }),
  );
});
