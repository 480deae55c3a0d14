/** Geometry against closed forms and against a fine polygon; the laws every section obeys */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { flattened, inAxes, moments } from "./outline.ts";
import { type OwnSection, ownSection, ownSectionProblems } from "./own.ts";
import { planeProperties } from "./properties.ts";
import { section, sections } from "./section.ts";
import { outline } from "./shapes.ts";
import type { Section } from "./types.ts";

const mm = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const share = (max: number) => fc.double({ min: 0, max, noNaN: true });

/** Random own sections that fit together, of every shape */
const I = fc.tuple(mm(80, 1200), mm(40, 500), mm(3, 30), mm(4, 60), share(1)).map(([h, b, tw, tf, r]): OwnSection => {
  const [t_f_mm, t_w_mm] = [Math.min(tf, h / 5), Math.min(tw, b / 5)];
  return { shape: "I", h_mm: h, b_mm: b, t_w_mm, t_f_mm, r_mm: r * Math.min((b - t_w_mm) / 4, h / 5) };
});
const unequalI = fc.tuple(I, mm(0.3, 1), mm(0.4, 2)).map(
  ([i, b2, t2]): OwnSection => ({
    ...i,
    r_mm: 0,
    b_2_mm: (i.b_mm ?? 0) * b2,
    t_f2_mm: Math.min((i.t_f_mm ?? 0) * t2, (i.h_mm ?? 0) / 4),
    fabrication: "welded",
  }),
);
const channel = I.map((i): OwnSection => ({ ...i, shape: "channel" }));
const tee = I.map((i): OwnSection => ({ ...i, shape: "tee" }));
const angle = fc
  .tuple(mm(30, 300), mm(0.5, 1), mm(0.05, 0.15), share(1), share(0.5))
  .map(([h, ratio, thin, r1, r2]): OwnSection => {
    const t = thin * h * ratio;
    return { shape: "angle", h_mm: h, b_mm: h * ratio, t_mm: t, r_1_mm: r1 * t, r_2_mm: r2 * r1 * t };
  });
const rhs = fc
  .tuple(mm(30, 600), mm(0.3, 1), mm(0.02, 0.1), fc.constantFrom("hot-finished", "cold-formed", "welded"))
  .map(
    ([h, ratio, thin, fabrication]): OwnSection => ({
      shape: "RHS",
      h_mm: h,
      b_mm: h * ratio,
      t_mm: thin * h * ratio,
      fabrication,
    }),
  );
const box = fc
  .tuple(mm(100, 1500), mm(100, 800), mm(0.01, 0.1), mm(0.01, 0.1))
  .map(([h, b, tw, tf]): OwnSection => ({ shape: "box", h_mm: h, b_mm: b, t_w_mm: tw * b, t_f_mm: tf * h }));
const chs = fc.tuple(mm(20, 1000), mm(0.01, 0.3)).map(([d, t]): OwnSection => ({ shape: "CHS", d_mm: d, t_mm: t * d }));
const flat = fc.tuple(mm(10, 500), mm(3, 80)).map(([b, t]): OwnSection => ({ shape: "flat", b_mm: b, t_mm: t }));
const round = mm(5, 200).map((d): OwnSection => ({ shape: "round", d_mm: d }));
const any = fc.oneof(I, unequalI, channel, tee, angle, rhs, box, chs, flat, round);

const close = (a: number, b: number, tolerance = 1e-9, scale = Math.abs(b)) =>
  expect(Math.abs(a - b)).toBeLessThanOrEqual(tolerance * scale + 1e-9);

/** Shoelace sums over chords */
function polygonal(shape: Section["shape"], dimensions: Section["dimensions"], chords: number) {
  const sum = { A: 0, S_y: 0, S_z: 0, I_yy: 0, I_zz: 0, I_yz: 0 };
  for (const loop of flattened(outline(shape, dimensions), chords))
    loop.forEach(([y1, z1], i) => {
      const [y2, z2] = loop[(i + 1) % loop.length] ?? [y1, z1];
      const cross = y1 * z2 - y2 * z1;
      sum.A += cross / 2;
      sum.S_z += ((y1 + y2) * cross) / 6;
      sum.S_y += ((z1 + z2) * cross) / 6;
      sum.I_zz += ((y1 * y1 + y1 * y2 + y2 * y2) * cross) / 12;
      sum.I_yy += ((z1 * z1 + z1 * z2 + z2 * z2) * cross) / 12;
      sum.I_yz += ((y1 * z2 + 2 * y1 * z1 + 2 * y2 * z2 + y2 * z1) * cross) / 24;
    });
  return sum;
}

/** ∫|z - z_0| dA of the polygon, band by band between its corners, about the level that halves the area */
function plasticByBands(shape: Section["shape"], dimensions: Section["dimensions"]): number {
  const edges = flattened(outline(shape, dimensions), 32).flatMap((loop) =>
    loop.map(([y1, z1], i) => {
      const [y2, z2] = loop[(i + 1) % loop.length] ?? [y1, z1];
      return { y1, z1, y2, z2 };
    }),
  );
  const widthAt = (z: number): number => {
    let width = 0;
    for (const { y1, z1, y2, z2 } of edges)
      if (z1 > z !== z2 > z) width += Math.sign(z2 - z1) * (y1 + ((z - z1) / (z2 - z1)) * (y2 - y1));
    return width;
  };
  const levels = [...new Set(edges.map((e) => e.z1))].sort((a, b) => a - b);
  const bands = levels.slice(1).flatMap((top, i) => {
    const bottom = levels[i] ?? top;
    // the width is linear in a band: its middle gives the area
    return top - bottom < 1e-9 ? [] : [{ bottom, top, area: (top - bottom) * widthAt((top + bottom) / 2) }];
  });
  const half = bands.reduce((sum, { area }) => sum + area, 0) / 2;
  const areaBelow = (z: number) =>
    bands.reduce((sum, { bottom, top, area }) => {
      if (z >= top) return sum + area;
      return z <= bottom ? sum : sum + (z - bottom) * widthAt((z + bottom) / 2);
    }, 0);
  let [low, high] = [levels[0] ?? 0, levels.at(-1) ?? 0];
  for (let i = 0; i < 40; i++) {
    const mid = (low + high) / 2;
    if (areaBelow(mid) < half) low = mid;
    else high = mid;
  }
  const z_0 = (low + high) / 2;
  const lever = (bottom: number, top: number): number => {
    const [mid, reach] = [(bottom + top) / 2, (top - bottom) / 2 / Math.sqrt(3)];
    const at = (z: number) => widthAt(z) * Math.abs(z - z_0);
    return ((at(mid - reach) + at(mid + reach)) * (top - bottom)) / 2;
  };
  return bands.reduce(
    (W, { bottom, top }) => W + (z_0 > bottom && z_0 < top ? lever(bottom, z_0) + lever(z_0, top) : lever(bottom, top)),
    0,
  );
}

describe("geometry", () => {
  test("the random sections are sections", () => {
    fc.assert(
      fc.property(any, (own) => {
        expect(ownSectionProblems(own)).toEqual([]);
      }),
    );
  });

  test("an I with fillets, closed form", () => {
    fc.assert(
      fc.property(I, (own) => {
        const { h_mm: h = 0, b_mm: b = 0, t_w_mm: tw = 0, t_f_mm: tf = 0, r_mm: r = 0 } = own;
        const p = ownSection(own).properties;
        const hw = h - 2 * tf;
        close(p.A_mm2, 2 * b * tf + hw * tw + (4 - Math.PI) * r * r);
        // a fillet: square r x r less a quarter circle
        const area = r * r * (1 - Math.PI / 4);
        const gap = r > 0 ? (r * (10 - 3 * Math.PI)) / (12 - 3 * Math.PI) : 0; // centroid from the corner
        const quarter = r ** 4 * (1 / 3 - (Math.PI / 16 + Math.PI / 4 - 2 / 3)); // about the corner
        const central = quarter - area * gap * gap;
        const I_y = (b * h ** 3 - (b - tw) * hw ** 3) / 12 + 4 * (central + area * (hw / 2 - gap) ** 2);
        const I_z = (2 * tf * b ** 3 + hw * tw ** 3) / 12 + 4 * (central + area * (tw / 2 + gap) ** 2);
        close(p.I_y_mm4, I_y);
        close(p.I_z_mm4, I_z);
        const W_pl_y = (tw * h * h) / 4 + (b - tw) * (h - tf) * tf + 4 * area * (hw / 2 - gap);
        const W_pl_z = (b * b * tf) / 2 + (hw * tw * tw) / 4 + 4 * area * (tw / 2 + gap);
        close(p.W_pl_y_mm3, W_pl_y);
        close(p.W_pl_z_mm3, W_pl_z);
      }),
    );
  });

  test("tubes and bars, closed form", () => {
    fc.assert(
      fc.property(chs, flat, (tube, bar) => {
        const { d_mm: d = 0, t_mm: t = 0 } = tube;
        const c = ownSection(tube).properties;
        const inner = d - 2 * t;
        close(c.A_mm2, (Math.PI / 4) * (d * d - inner * inner));
        close(c.I_y_mm4, (Math.PI / 64) * (d ** 4 - inner ** 4));
        close(c.W_pl_y_mm3, (d ** 3 - inner ** 3) / 6);
        close(c.I_t_mm4, 2 * c.I_y_mm4);
        const { b_mm: b = 0, t_mm: thick = 0 } = bar;
        const f = ownSection(bar).properties;
        close(f.I_y_mm4, (thick * b ** 3) / 12);
        close(f.W_pl_y_mm3, (thick * b * b) / 4);
        close(f.W_el_z_mm3, (b * thick * thick) / 6);
      }),
    );
  });

  test("EN 10210-2 and EN 10219-2: area and inertia of a rectangular tube", () => {
    fc.assert(
      fc.property(rhs, (own) => {
        const s = ownSection(own);
        const { h_mm: h = 0, b_mm: b = 0, t_mm: t = 0, r_o_mm: ro = 0, r_i_mm: ri = 0 } = s.dimensions;
        close(s.properties.A_mm2, 2 * t * (b + h - 2 * t) - (4 - Math.PI) * (ro * ro - ri * ri));
        const corner = (r: number, half: number) => {
          const A = (1 - Math.PI / 4) * r * r;
          const I = (1 / 3 - Math.PI / 16 - 1 / (3 * (12 - 3 * Math.PI))) * r ** 4;
          const z = r > 0 ? half - ((10 - 3 * Math.PI) / (12 - 3 * Math.PI)) * r : 0;
          return I + A * z * z;
        };
        const [bi, hi] = [b - 2 * t, h - 2 * t];
        const I_y = (b * h ** 3 - bi * hi ** 3) / 12 - 4 * (corner(ro, h / 2) - corner(ri, hi / 2));
        close(s.properties.I_y_mm4, I_y);
      }),
    );
  });

  test("any section agrees with a fine polygon", () => {
    fc.assert(
      fc.property(any, (own) => {
        const { shape, dimensions, properties: p } = ownSection(own);
        const fine = polygonal(shape, dimensions, 200);
        const [y, z] = [fine.S_z / fine.A, fine.S_y / fine.A];
        close(p.A_mm2, fine.A, 1e-4);
        close(p.I_y_mm4, fine.I_yy - fine.A * z * z, 2e-4);
        close(p.I_z_mm4, fine.I_zz - fine.A * y * y, 2e-4);
        if (p.I_yz_mm4 !== undefined) close(p.I_yz_mm4, fine.I_yz - fine.A * y * z, 2e-4);
      }),
    );
  });

  test("the plastic modulus agrees with a polygon cut into bands", () => {
    fc.assert(
      fc.property(any, (own) => {
        const { shape, dimensions, properties: p } = ownSection(own);
        close(p.W_pl_y_mm3, plasticByBands(shape, dimensions), 7e-4);
      }),
      { numRuns: 50 },
    );
  });

  test("toe radius greater than the leg is thick: the outer face cuts the arc", () => {
    const { dimensions, properties } = section("L 65x65x4") ?? expect.fail("L 65x65x4");
    expect(dimensions.r_2_mm).toBeGreaterThan(dimensions.t_mm ?? 0);
    close(properties.A_mm2, 513, 0.006); // Orange Book 5.13 cm²
  });
});

describe("laws", () => {
  test("the sum of the inertias does not depend on the axes", () => {
    fc.assert(
      fc.property(any, mm(0, Math.PI), (own, turn) => {
        const { shape, dimensions } = ownSection(own);
        const p = planeProperties(outline(shape, dimensions));
        const m = moments(inAxes(p.centred, turn));
        close(m.I_yy + m.I_zz, p.I_y + p.I_z, 1e-7);
        close(m.A, p.A, 1e-7);
      }),
    );
  });

  test("principal axes: no product of inertia, extreme values", () => {
    fc.assert(
      fc.property(angle, (own) => {
        const { properties: q, shape, dimensions } = ownSection(own);
        const [I_u = 0, I_v = 0, i_u = 0] = [q.I_u_mm4, q.I_v_mm4, q.i_u_mm];
        close(I_u + I_v, q.I_y_mm4 + q.I_z_mm4);
        close(i_u, Math.sqrt(I_u / q.A_mm2));
        expect(I_u).toBeGreaterThanOrEqual(q.I_y_mm4 * (1 - 1e-12));
        expect(I_v).toBeLessThanOrEqual(q.I_z_mm4 * (1 + 1e-12));
        // u_0² + v_0² is the distance to the shear centre, whatever the axes
        close((q.u_0_mm ?? 0) ** 2 + (q.v_0_mm ?? 0) ** 2, q.y_0_mm ** 2 + q.z_0_mm ** 2);
        const p = planeProperties(outline(shape, dimensions));
        const turned = moments(inAxes(p.centred, ((q.alpha_deg ?? 0) * Math.PI) / 180));
        expect(Math.abs(turned.I_yz)).toBeLessThan(1e-6 * I_u);
        close(turned.I_yy, I_u, 1e-8);
      }),
    );
  });

  test("plastic above elastic, i² A = I, everything positive", () => {
    fc.assert(
      fc.property(any, (own) => {
        const p = ownSection(own).properties;
        expect(p.W_pl_y_mm3).toBeGreaterThan(p.W_el_y_mm3);
        expect(p.W_pl_z_mm3).toBeGreaterThan(p.W_el_z_mm3);
        close(p.i_y_mm ** 2 * p.A_mm2, p.I_y_mm4);
        close(p.i_z_mm ** 2 * p.A_mm2, p.I_z_mm4);
        close(p.i_0_mm ** 2, p.i_y_mm ** 2 + p.i_z_mm ** 2 + p.y_0_mm ** 2 + p.z_0_mm ** 2);
        for (const value of Object.values(p)) if (typeof value === "number") expect(Number.isFinite(value)).toBe(true);
        expect(p.I_t_mm4).toBeGreaterThan(0);
        expect(p.A_v_z_mm2).toBeLessThanOrEqual(p.A_mm2);
      }),
    );
  });

  test("scale: lengths s, areas s², moduli s³, inertias s⁴, warping s⁶", () => {
    const power: Record<string, number> = {
      mm: 1,
      mm2: 2,
      mm3: 3,
      mm4: 4,
      mm6: 6,
      m: 2, // kg/m
      m2_m: 1,
      deg: 0,
    };
    fc.assert(
      fc.property(any, mm(0.5, 3), (own, s) => {
        const one = ownSection(own);
        // corner radii of EN 10219-2 follow the thickness in steps: give them
        const radii = one.shape === "RHS" ? { r_o_mm: one.dimensions.r_o_mm, r_i_mm: one.dimensions.r_i_mm } : {};
        const scaled = Object.fromEntries(
          Object.entries({ ...own, ...radii }).map(([k, v]) => [k, typeof v === "number" ? v * s : v]),
        ) as unknown as OwnSection; // the same keys with scaled numbers
        const [small, large] = [one.properties, ownSection(scaled).properties];
        for (const [name, value] of Object.entries(small)) {
          if (typeof value !== "number") continue;
          const unit = /_(mm\d?|m2_m|m|deg)$/.exec(name)?.[1] ?? "";
          const grown = large[name as keyof typeof large] as number; // the same property, a number in both
          const exponent = power[unit] ?? Number.NaN;
          close(grown, value * s ** exponent, 1e-7, Math.abs(value * s ** exponent) + 1e-6);
        }
      }),
    );
  });

  test("symmetric sections: the shear centre is the centroid, no Wagner term", () => {
    fc.assert(
      fc.property(fc.oneof(I, rhs, box, chs, flat, round), (own) => {
        const p = ownSection(own).properties;
        expect([p.y_0_mm, p.z_0_mm, p.z_j_mm, p.I_yz_mm4]).toEqual([0, 0, undefined, undefined]);
      }),
    );
  });

  test("an I with equal flanges, whichever way it is given, is the same section", () => {
    const equal = ownSection({
      shape: "I",
      h_mm: 400,
      b_mm: 200,
      t_w_mm: 8,
      t_f_mm: 15,
      fabrication: "welded",
    }).properties;
    const near = ownSection({
      shape: "I",
      h_mm: 400,
      b_mm: 200,
      t_w_mm: 8,
      t_f_mm: 15,
      b_2_mm: 199.999,
      t_f2_mm: 15,
      fabrication: "welded",
    }).properties;
    close(near.I_w_mm6, equal.I_w_mm6, 1e-4);
    close(near.W_pl_y_mm3, equal.W_pl_y_mm3, 1e-4);
    expect(near.z_j_mm).toBeLessThan(0.02);
  });

  test("a tee is an I with a vanishing bottom flange", () => {
    const tee = ownSection({
      shape: "tee",
      h_mm: 300,
      b_mm: 200,
      t_w_mm: 10,
      t_f_mm: 15,
      fabrication: "welded",
    }).properties;
    const i = ownSection({
      shape: "I",
      h_mm: 300,
      b_mm: 200,
      t_w_mm: 10,
      t_f_mm: 15,
      b_2_mm: 10.001,
      t_f2_mm: 10,
      fabrication: "welded",
    }).properties;
    close(i.I_y_mm4, tee.I_y_mm4, 1e-4);
    close(i.z_j_mm ?? 0, tee.z_j_mm ?? 0, 0.01);
    expect(tee.z_j_mm).toBeGreaterThan(0);
  });

  test("mono-symmetric I: z_j by the flange formula of ENV 1993-1-1 F.1.4", () => {
    const own: OwnSection = {
      shape: "I",
      h_mm: 600,
      b_mm: 300,
      t_w_mm: 8,
      t_f_mm: 16,
      b_2_mm: 150,
      t_f2_mm: 16,
      fabrication: "welded",
    };
    const [I_c, I_t] = [(16 * 300 ** 3) / 12, (16 * 150 ** 3) / 12];
    const beta_f = I_c / (I_c + I_t);
    expect((ownSection(own).properties.z_j_mm ?? 0) / (0.8 * (2 * beta_f - 1) * ((600 - 16) / 2))).toBeGreaterThan(
      0.85,
    );
    expect((ownSection(own).properties.z_j_mm ?? 0) / (1.0 * (2 * beta_f - 1) * ((600 - 16) / 2))).toBeLessThan(1.15);
  });

  test("a channel's shear centre is outside its web, a tee's and an angle's where the walls meet", () => {
    fc.assert(
      fc.property(channel, (own) => {
        const p = ownSection(own).properties;
        expect(p.y_0_mm).toBeGreaterThan((p.y_s_mm ?? 0) - (own.t_w_mm ?? 0) / 2);
        expect(p.z_0_mm).toBe(0);
      }),
    );
  });

  test("every profile of the catalogue obeys them too", () => {
    for (const { properties: p, designation } of sections()) {
      expect(p.W_pl_y_mm3 > p.W_el_y_mm3 && p.W_pl_z_mm3 > p.W_el_z_mm3, designation).toBe(true);
      expect(p.A_v_z_mm2 > 0 && p.A_v_z_mm2 <= p.A_mm2, designation).toBe(true);
      expect(p.I_t_mm4 > 0 && p.I_w_mm6 >= 0, designation).toBe(true);
    }
  });
});
