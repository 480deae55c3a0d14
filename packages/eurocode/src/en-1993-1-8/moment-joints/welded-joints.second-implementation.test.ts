import fc from "fast-check";
import { describe } from "vitest";
import { connection } from "../../../test/support/connections.ts";
import { law, secondRuns } from "../../../test/support/law.ts";
import { near, useOf } from "../../../test/support/plain.ts";
import {
  bendingResistance,
  type Rolled,
  rolled,
  shearArea,
  shearFactor,
  steels,
} from "../../../test/support/plain-t-stubs.ts";

// The column's web and welded beams once more, plain, from 6.2.6.1 to 6.2.6.4, 6.2.6.7, 6.2.7.1 and 6.3. Nothing here comes from the library
// but the names of its results.

/** evenly, which doubles of fast-check are not */
const between = (min: number, max: number) => fc.nat(5000).map((n) => min + ((max - min) * n) / 5000);
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const E = 210_000;
/** gamma_M1, and eta of the shear area */
const annexes: Readonly<Record<string, readonly [M1: number, eta: number]>> = {
  EN: [1, 1.2],
  DE: [1.1, 1.2],
  UK: [1, 1],
};

interface Column {
  readonly size: Rolled;
  /** of welded columns: the throat of flange and web */
  readonly throat?: number | undefined;
}

/** Rolled: the root; welded: its leg */
const spread = ({ size, throat }: Column) => (throat === undefined ? size[4] : Math.SQRT2 * throat);

function areaInShear({ size, throat }: Column, eta: number) {
  const [h, , t_w, t_f] = size;
  // EN 1993-1-1 6.2.6(3): eta of welded columns may be 1
  return throat === undefined ? shearArea(size, eta) : (h - 2 * t_f) * t_w;
}

interface Web {
  readonly column: Column;
  readonly annex: string;
  readonly f_y: number;
  readonly beta: number;
  readonly sigma: number;
  readonly plated: boolean;
}

/** 6.2.6.1 to 6.2.6.3: resistances for widths of compression and tension */
function webOf({ column, annex, f_y, beta, sigma, plated }: Web) {
  const [h, , t_w, t_f] = column.size;
  const [M1, eta] = annexes[annex] ?? [1, 1.2];
  const d = h - 2 * (t_f + spread(column));
  const A_vc = areaInShear(column, eta) + (plated ? d * t_w : 0);
  const [t_c, t_t] = plated ? [1.5 * t_w, 1.4 * t_w] : [t_w, t_w];
  const k_wc = sigma <= 0.7 * f_y ? 1 : 1.7 - sigma / f_y;
  const pressed = (b: number) => {
    const slender = 0.932 * Math.sqrt((b * d * f_y) / (E * t_c * t_c));
    const rho = slender <= 0.72 ? 1 : (slender - 0.2) / (slender * slender);
    return shearFactor(beta, b, t_c, A_vc) * k_wc * b * t_c * f_y * Math.min(1, rho / M1);
  };
  const pulled = (b: number) => shearFactor(beta, b, t_t, A_vc) * b * t_t * f_y;
  return { A_vc, V_wp: (0.9 * f_y * A_vc) / Math.sqrt(3), pressed, pulled, d, t_c, t_t };
}

const columns = fc.oneof(
  fc
    .constantFrom("HE 200 A", "HE 200 B", "HE 260 B", "HE 300 A", "HE 300 B", "HE 300 M", "HE 500 B")
    .map((profile) => ({ member: { profile }, column: { size: rolled(profile) } as Column })),
  fc
    .record({ h: between(220, 500), b: between(200, 350), t_w: between(9, 16), t_f: between(12, 30), a: between(4, 7) })
    .map(({ h, b, t_w, t_f, a }) => ({
      member: {
        section: { shape: "I", fabrication: "welded", h_mm: h, b_mm: b, t_w_mm: t_w, t_f_mm: t_f, a_mm: a },
      },
      column: { size: [h, b, t_w, t_f, 0], throat: a } as Column,
    })),
);

const drawn = fc.record({
  annex: fc.constantFrom(...Object.keys(annexes)),
  s: fc.constantFrom(...Object.keys(steels)),
  beta: fc.constantFrom(0, 0.3, 0.6, 0.9, 1, 1.5, 2),
  sigma: fc.constantFrom(0, 100, 220),
  a: between(4, 10),
  plated: fc.boolean(),
});

const strength = (s: string) => ({ f_y_MPa: steels[s]?.[0], f_u_MPa: steels[s]?.[1] });

describe("welded joints, written a second time", () => {
  law(
    "the column's web in shear, compression and tension, behind a flange or an end plate",
    () =>
      fc.property(
        columns,
        drawn,
        fc.record({
          t_fb: between(8, 25),
          plate: optional(fc.record({ t: between(10, 30), extension: between(0, 60) })),
          l_t: between(100, 350),
          F: between(50, 600),
        }),
        ({ member, column }, { annex, s, beta, sigma, a, plated }, { t_fb, plate, l_t, F }) => {
          const [f_y] = steels[s] ?? [0];
          const [, , t_w, t_f] = column.size;
          const web = webOf({ column, annex, f_y, beta, sigma, plated });
          const leg = Math.SQRT2 * a;
          const flange = 5 * (t_f + spread(column));
          // the weld on the outside needs the plate under it
          const b_c =
            plate === undefined
              ? t_fb + 2 * leg + flange
              : t_fb +
                leg +
                Math.min(leg, plate.extension) +
                flange +
                plate.t +
                Math.min(plate.t, Math.max(0, plate.extension - leg));
          const b_t = plate === undefined ? t_fb + 2 * leg + flange : l_t;
          const found = connection({
            national_annex: annex,
            connection: "column-web",
            column: { ...member, ...strength(s) },
            beta,
            t_fb_mm: t_fb,
            throat_mm: a,
            sigma_com_Ed_MPa: sigma,
            F_c_Ed: F,
            F_t_Ed: F,
            V_wp_Ed: F,
            ...(plate && { end_plate: { t_mm: plate.t, extension_mm: plate.extension }, l_eff_t_mm: l_t }),
            ...(plated && { stiffeners: { web_plate_t_mm: t_w + 1 } }),
          });
          near(found.values.A_vc_mm2, web.A_vc, "A_vc");
          near(found.values.V_wp_Rd_kN, web.V_wp / 1e3, "V_wp");
          near(found.values.b_eff_c_wc_mm, b_c, "b_eff,c");
          near(found.values.F_c_wc_Rd_kN, web.pressed(b_c) / 1e3, "F_c,wc");
          near(found.values.F_t_wc_Rd_kN, web.pulled(b_t) / 1e3, "F_t,wc");
          near(useOf(found, "column-web-compression"), (1e3 * F) / web.pressed(b_c), "use in compression");
          near(useOf(found, "column-web-shear"), (1e3 * F) / web.V_wp, "use in shear");
        },
      ),
    { numRuns: secondRuns(150) },
  );

  law(
    "beams welded to columns without stiffeners",
    () =>
      fc.property(
        columns,
        fc.constantFrom("IPE 300", "IPE 400", "IPE 500", "HE 200 A", "HE 260 B"),
        drawn,
        fc.constantFrom(...Object.keys(steels)),
        ({ member, column }, profile, { annex, s, beta, sigma, a, plated }, s_b) => {
          const [f_y] = steels[s] ?? [0];
          const [f_yb, f_ub] = steels[s_b] ?? [0, 0];
          const [, b_c, t_w, t_f] = column.size;
          const beam = rolled(profile);
          const [h_b, b_b, , t_fb] = beam;
          const web = webOf({ column, annex, f_y, beta, sigma, plated });
          const b = t_fb + 2 * Math.SQRT2 * a + 5 * (t_f + spread(column));
          // 6.2.6.4.3 by 4.10: only what the flange leans on
          const k = Math.min(1, ((t_f / t_fb) * f_y) / f_yb);
          const b_eff = Math.min(b_b, b_c, t_w + 2 * spread(column) + 7 * k * t_f);
          // 4.10(3): less would need stiffeners
          fc.pre(b_eff >= (f_yb / f_ub) * b_b);
          const F_fc = b_eff * t_fb * f_yb;
          const F_fb = (Math.min(1, b_c / b_b) * bendingResistance(beam, f_yb)) / (h_b - t_fb);
          const panel = beta > 0 ? web.V_wp / beta : Number.POSITIVE_INFINITY;
          const F = Math.min(web.pressed(b), web.pulled(b), F_fc, F_fb, panel);
          const z = h_b - t_fb;
          const found = connection({
            national_annex: annex,
            connection: "welded-beam",
            beam: { profile, ...strength(s_b) },
            column: { ...member, ...strength(s) },
            throat_flange_mm: a,
            throat_web_mm: a,
            beta,
            sigma_com_Ed_MPa: sigma,
            M_j_Ed: (0.5 * F * z) / 1e6,
            ...(plated && { stiffeners: { web_plate_t_mm: t_w + 1 } }),
          });
          near(found.values.F_c_wc_Rd_kN, web.pressed(b) / 1e3, "F_c,wc");
          near(found.values.F_t_wc_Rd_kN, web.pulled(b) / 1e3, "F_t,wc");
          if (b_c >= b_b) {
            near(found.values.F_c_fb_Rd_kN, F_fb / 1e3, "F_c,fb");
            near(found.values.M_j_Rd_kNm, (F * z) / 1e6, "M_j,Rd");
          }
          // Tables 6.10 and 6.11
          const per = (beta * z) / (0.38 * web.A_vc) + web.d / (0.7 * b * web.t_c) + web.d / (0.7 * b * web.t_t);
          near(found.values.S_j_ini_kNm_rad, (E * z * z) / per / 1e6, "S_j,ini");
        },
      ),
    { numRuns: secondRuns(150) },
  );
});
