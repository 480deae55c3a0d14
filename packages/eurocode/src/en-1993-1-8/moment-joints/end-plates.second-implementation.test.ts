import fc from "fast-check";
import { describe } from "vitest";
import { connection } from "../../../test/support/connections.ts";
import { law, secondRuns } from "../../../test/support/law.ts";
import { near, useOf } from "../../../test/support/plain.ts";
import {
  along,
  alphaOf,
  atEnd,
  bendingResistance,
  heldTension,
  inner,
  innerOf,
  lastOf,
  least,
  modes,
  outside,
  type Pattern,
  rolled,
  shearArea,
  shearFactor,
  shortest,
  sizes,
  steels,
  stiffened,
  stiffenedOf,
  strengths,
  tension,
} from "../../../test/support/plain-t-stubs.ts";

// Bolted end plates once more, plain, from 6.2.4 to 6.2.7 and 6.3. Nothing here comes from the library but the names of its results.

/** evenly, which doubles of fast-check are not */
const between = (min: number, max: number) => fc.nat(5000).map((n) => min + ((max - min) * n) / 5000);
const whole = (min: number, max: number) => fc.integer({ min, max });
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const E = 210_000;

/** What the annexes have of their own here. */
interface Factors {
  readonly M1: number;
  readonly M2: number;
  readonly eta: number;
  /** 6.2.7.2(9) only where neither plate nor flange bends before the bolts break */
  readonly thickOnly: boolean;
}
const annexes: Readonly<Record<string, Factors>> = {
  EN: { M1: 1, M2: 1.25, eta: 1.2, thickOnly: false },
  UK: { M1: 1, M2: 1.25, eta: 1, thickOnly: true },
  DE: { M1: 1.1, M2: 1.25, eta: 1.2, thickOnly: false },
  SE: { M1: 1, M2: 1.2, eta: 1.2, thickOnly: false },
};

interface Joint {
  readonly annex: string;
  readonly beam: string;
  /** undefined: a splice of two beams */
  readonly column: string | undefined;
  readonly size: string;
  readonly grade: string;
  readonly t_p: number;
  readonly b_p: number;
  readonly w: number;
  /** steels of beam, column and plate */
  readonly s_b: string;
  readonly s_c: string;
  readonly s_p: string;
  readonly a_f: number;
  readonly a_w: number;
  readonly beta: number;
  /** from the top of the plate to the top of the beam; the rows from the top of the plate */
  readonly top: number;
  readonly below: number;
  readonly rows: readonly number[];
  readonly column_end?: number | undefined;
  readonly method: number;
  readonly sigma: number;
  readonly L_b: number;
  readonly backing?: number | undefined;
  /** web plate on one side of the column's web */
  readonly web_plate?: number | undefined;
  /** a pair of tension stiffeners: thickness, throat */
  readonly stiffener?: readonly [t: number, a: number] | undefined;
}

type Place = "extension" | "below-flange" | "inner";

/** Figures 6.8 and 6.10: the sides of the T-stubs and where the rows are. */
function sidesOf(joint: Joint) {
  const { b_p, w, a_f, a_w, top, rows: x } = joint;
  const beam = rolled(joint.beam);
  // of a splice nothing of this column is used
  const column = rolled(joint.column ?? "HE 300 M");
  const [h_b, , t_wb, t_fb] = beam;
  const [h_c, b_c, t_wc, t_fc, r_c] = column;
  const extended = (x[0] ?? 0) < top;
  const inside = extended ? 1 : 0;
  const place = (i: number): Place => {
    if (extended && i === 0) return "extension";
    return i === inside ? "below-flange" : "inner";
  };
  const e_p = (b_p - w) / 2;
  const e_c = (b_c - w) / 2;
  const m_p = (w - t_wb) / 2 - 0.8 * Math.SQRT2 * a_w;
  const m_2 = (x[inside] ?? 0) - top - t_fb - 0.8 * Math.SQRT2 * a_f;
  const e_x = x[0] ?? 0;
  const end = joint.column_end ?? Number.POSITIVE_INFINITY;
  return {
    beam,
    column,
    spliced: joint.column === undefined,
    extended,
    inside,
    place,
    arm: (i: number) => h_b - t_fb / 2 - ((x[i] ?? 0) - top),
    pitch: (i: number) => (x[i + 1] ?? 0) - (x[i] ?? 0),
    e_p,
    e_c,
    e_min: joint.column === undefined ? e_p : Math.min(e_p, e_c),
    m_p,
    m_c: (w - t_wc) / 2 - 0.8 * r_c,
    m_x: top - e_x - 0.8 * Math.SQRT2 * a_f,
    e_x,
    // where the column ends there is nothing that the plate could press on
    n_x: Math.min(e_x, end),
    end,
    alpha: alphaOf(m_p, m_2, e_p),
    d_c: h_c - 2 * (t_fc + r_c),
  };
}

type Sides = ReturnType<typeof sidesOf>;

/** The length of a row by itself, and as one of the rows i to k. */
interface Lengths {
  readonly alone: (r: number) => Pattern;
  readonly part: (r: number, i: number, k: number) => Pattern;
}

/** Tables 6.4 and 6.5. A pair of stiffeners at the beam's flange parts the rows; their welds are left out. */
function columnLengths(joint: Joint, { place, extended, m_c, e_c, end, pitch }: Sides): Lengths {
  const { stiffener, top, rows: x } = joint;
  const held = stiffener !== undefined;
  const [, , , t_fb] = rolled(joint.beam);
  const toStiffener = (r: number) => Math.abs((x[r] ?? 0) - top - t_fb / 2) - (stiffener?.[0] ?? 0) / 2;
  const alpha = (r: number) => alphaOf(m_c, toStiffener(r), e_c);
  const beside = (r: number) => held && place(r) !== "inner";
  const ends = (r: number) => (r === 0 && (extended || !held) ? end : Number.POSITIVE_INFINITY);
  return {
    alone: (r) => {
      if (!beside(r)) return atEnd(m_c, e_c, ends(r));
      const by = alpha(r) * m_c;
      return {
        circular: Math.min(2 * Math.PI * m_c, Math.PI * m_c + 2 * ends(r)),
        other: Math.min(by, ends(r) + by - (2 * m_c + 0.625 * e_c)),
      };
    },
    part: (r, i, k) => {
      if (r > i && r < k) return innerOf((pitch(r - 1) + pitch(r)) / 2);
      if (r === k) return lastOf(m_c, e_c, pitch(k - 1));
      return beside(r) ? stiffenedOf(m_c, e_c, pitch(i), alpha(r)) : lastOf(m_c, e_c, pitch(i), ends(r));
    },
  };
}

/** Table 6.6 */
function plateLengths(joint: Joint, { place, m_p, m_x, e_x, e_p, alpha, pitch }: Sides): Lengths {
  return {
    alone: (r) => {
      if (place(r) === "extension") return outside(m_x, e_x, e_p, joint.w, joint.b_p);
      return place(r) === "below-flange" ? stiffened(m_p, alpha) : inner(m_p, e_p);
    },
    part: (r, i, k) => {
      if (r > i && r < k) return innerOf((pitch(r - 1) + pitch(r)) / 2);
      if (r === k) return lastOf(m_p, e_p, pitch(k - 1));
      return place(r) === "below-flange" ? stiffenedOf(m_p, e_p, pitch(i), alpha) : lastOf(m_p, e_p, pitch(i));
    },
  };
}

const range = (i: number, k: number) => Array.from({ length: k - i + 1 }, (_, j) => i + j);
const strengthOf = (s: string) => steels[s]?.[0] ?? 0;
const factorsOf = ({ annex }: Joint) => annexes[annex] ?? { M1: 1, M2: 1.25, eta: 1.2, thickOnly: false };

/** 6.2.6.1(6), 6.2.6.2(6), 6.2.6.3(8): the column's web with a plate on one side, which has fillet welds. */
function webOf(joint: Joint, { column, d_c }: Sides) {
  const [, , t_w] = column;
  const plated = joint.web_plate !== undefined;
  return {
    A_vc: shearArea(column, factorsOf(joint).eta) + (plated ? d_c * t_w : 0),
    pressed: plated ? 1.5 * t_w : t_w,
    pulled: plated ? 1.4 * t_w : t_w,
  };
}

/** 6.2.6.1, 6.2.6.2 and 6.2.6.7 */
function pressedSide(joint: Joint, sides: Sides) {
  const { a_f, below, t_p, beta, sigma } = joint;
  const { beam, column, spliced, d_c } = sides;
  const { A_vc, pressed: t_w } = webOf(joint, sides);
  const [h_b, , , t_fb] = beam;
  const [, , , t_fc, r_c] = column;
  const f_y = strengthOf(joint.s_c);
  const V_wp = (0.9 * f_y * A_vc) / Math.sqrt(3);
  const leg = Math.SQRT2 * a_f;
  const s_p = t_p + Math.min(t_p, Math.max(0, below - leg));
  const b = t_fb + leg + Math.min(leg, below) + 5 * (t_fc + r_c) + s_p;
  const slender = 0.932 * Math.sqrt((b * d_c * f_y) / (E * t_w * t_w));
  const rho = slender <= 0.72 ? 1 : (slender - 0.2) / (slender * slender);
  const k_wc = sigma <= 0.7 * f_y ? 1 : 1.7 - sigma / f_y;
  const F_c_wc = shearFactor(beta, b, t_w, A_vc) * k_wc * b * t_w * f_y * Math.min(1, rho / factorsOf(joint).M1);
  const F_c_fb = bendingResistance(beam, strengthOf(joint.s_b)) / (h_b - t_fb);
  const panel = beta > 0 ? V_wp / beta : Number.POSITIVE_INFINITY;
  return { V_wp, F_c_wc, F_c_fb, b, most: spliced ? F_c_fb : Math.min(panel, F_c_wc, F_c_fb) };
}

/** What rows i to k take together, or row i alone where k = i. */
function rowsTogether(joint: Joint, sides: Sides, ofColumn: Lengths, ofPlate: Lengths) {
  const { beam, column, spliced, place, m_c, m_p, m_x, n_x, e_min: e } = sides;
  const { A_vc, pulled: t_w } = webOf(joint, sides);
  const [f_yb, f_yc, f_yp] = [strengthOf(joint.s_b), strengthOf(joint.s_c), strengthOf(joint.s_p)];
  const ultimate = (s: string) => steels[s]?.[1] ?? 0;
  const plies = [
    [joint.t_p, ultimate(joint.s_p)] as const,
    ...(spliced ? [] : [[column[3], ultimate(joint.s_c)] as const]),
  ];
  const one = 2 * heldTension(joint.size, joint.grade, plies, factorsOf(joint).M2);
  const washer = joint.method === 2 ? sizes[joint.size]?.[3] : undefined;
  const [, , t_wb] = beam;
  const [, , , t_fc] = column;
  const patternOf = ({ alone, part }: Lengths, i: number, k: number) =>
    i === k ? alone(i) : along(...range(i, k).map((r) => part(r, i, k)));
  const byColumn = (i: number, k: number) => {
    const apart = joint.stiffener !== undefined && i < k && place(i) === "extension";
    if (spliced || apart) return Number.POSITIVE_INFINITY;
    const pattern = patternOf(ofColumn, i, k);
    const bolts = (k - i + 1) * one;
    const flange = { t: t_fc, f_y: f_yc, m: m_c, e, pattern, bolts, washer, backing: joint.backing };
    const l = shortest(pattern);
    return Math.min(least(modes(flange)), shearFactor(joint.beta, l, t_w, A_vc) * l * t_w * f_yc);
  };
  const byPlate = (i: number, k: number) => {
    const plate = { t: joint.t_p, f_y: f_yp, bolts: (k - i + 1) * one, washer };
    if (place(i) === "extension")
      return i < k ? Number.POSITIVE_INFINITY : least(modes({ ...plate, m: m_x, e: n_x, pattern: ofPlate.alone(i) }));
    const pattern = patternOf(ofPlate, i, k);
    return Math.min(least(modes({ ...plate, m: m_p, e, pattern })), shortest(pattern) * t_wb * f_yb);
  };
  return (i: number, k: number) => Math.min(byColumn(i, k), byPlate(i, k));
}

/** 6.2.7.2, row by row */
function forcesOf(joint: Joint, { arm, column, spliced }: Sides, most: number, take: (i: number, k: number) => number) {
  const [d] = sizes[joint.size] ?? [0];
  const { thickOnly, M2 } = factorsOf(joint);
  const plies = [[joint.t_p, strengthOf(joint.s_p)], ...(spliced ? [] : [[column[3], strengthOf(joint.s_c)]])];
  const thick = plies.every(([t = 0, f = 1]) => t > (d / 1.9) * Math.sqrt((strengths[joint.grade] ?? 0) / f));
  const triangle = thickOnly && !thick ? Number.POSITIVE_INFINITY : 1.9 * tension(joint.size, joint.grade, M2);
  const forces: number[] = [];
  for (const r of joint.rows.keys()) {
    const sum = (from: number) => forces.slice(from).reduce((total, force) => total + force, 0);
    let left = Math.min(take(r, r), most - sum(0));
    for (const [i, above] of forces.entries()) {
      left = Math.min(left, take(i, r) - sum(i));
      if (above > triangle) left = Math.min(left, (above * arm(r)) / arm(i));
    }
    forces.push(Math.max(0, left));
  }
  return forces;
}

/** 6.3: the least length of a row, by itself or in any group from the row `from` on */
function leastLength({ alone, part }: Lengths, r: number, from: number, count: number) {
  const lengths = [shortest(alone(r))];
  for (const i of range(from, r)) for (const k of range(r, count - 1)) if (i < k) lengths.push(shortest(part(r, i, k)));
  return Math.min(...lengths);
}

function stiffnessOf(joint: Joint, sides: Sides, ofColumn: Lengths, ofPlate: Lengths, b_c: number) {
  const { arm, place, column, spliced, extended, inside, m_c, m_p, m_x, d_c } = sides;
  const { A_vc, pressed, pulled } = webOf(joint, sides);
  const count = joint.rows.length;
  const [, A_s] = sizes[joint.size] ?? [0, 0];
  const k_10 = (1.6 * A_s) / joint.L_b;
  const parted = joint.stiffener !== undefined && extended;
  const k_eff = range(0, count - 1).map((r) => {
    const apart = place(r) === "extension";
    const l_p = apart ? shortest(ofPlate.alone(r)) : leastLength(ofPlate, r, inside, count);
    const k_5 = (0.9 * l_p * joint.t_p ** 3) / (apart ? m_x : m_p) ** 3;
    // Table 6.10: the plates of both beams
    if (spliced) return 1 / (2 / k_5 + 1 / k_10);
    const l_c = parted && apart ? shortest(ofColumn.alone(r)) : leastLength(ofColumn, r, parted ? 1 : 0, count);
    const k_3 = (0.7 * l_c * pulled) / d_c;
    const k_4 = (0.9 * l_c * column[3] ** 3) / m_c ** 3;
    return 1 / (1 / k_3 + 1 / k_4 + 1 / k_5 + 1 / k_10);
  });
  const kh = k_eff.reduce((sum, k, r) => sum + k * arm(r), 0);
  const z_eq = k_eff.reduce((sum, k, r) => sum + k * arm(r) ** 2, 0) / kh;
  const k_eq = kh / z_eq;
  const ofColumns = spliced ? 0 : (joint.beta * z_eq) / (0.38 * A_vc) + d_c / (0.7 * b_c * pressed);
  return { k_eff, z_eq, k_eq, S_j_ini: (E * z_eq ** 2) / (ofColumns + 1 / k_eq) };
}

function jointOf(joint: Joint) {
  const sides = sidesOf(joint);
  const ofColumn = columnLengths(joint, sides);
  const ofPlate = plateLengths(joint, sides);
  const pressed = pressedSide(joint, sides);
  const forces = forcesOf(joint, sides, pressed.most, rowsTogether(joint, sides, ofColumn, ofPlate));
  const M = forces.reduce((sum, force, r) => sum + force * sides.arm(r), 0);
  const { A_vc } = webOf(joint, sides);
  const { alpha, arm } = sides;
  return { forces, M, alpha, arm, A_vc, ...pressed, ...stiffnessOf(joint, sides, ofColumn, ofPlate, pressed.b) };
}

const request = (joint: Joint, M: number) => {
  const steel = (s: string) => ({ f_y_MPa: steels[s]?.[0], f_u_MPa: steels[s]?.[1] });
  const [h_b] = rolled(joint.beam);
  const stiffeners = {
    ...(joint.backing === undefined ? {} : { backing_plate_t_mm: joint.backing }),
    ...(joint.web_plate === undefined ? {} : { web_plate_t_mm: joint.web_plate }),
    ...(joint.stiffener === undefined ? {} : { tension_t_mm: joint.stiffener[0], throat_mm: joint.stiffener[1] }),
  };
  return {
    national_annex: joint.annex,
    connection: "end-plate",
    beam: { profile: joint.beam, ...steel(joint.s_b) },
    ...(joint.column === undefined
      ? {}
      : {
          column: { profile: joint.column, ...steel(joint.s_c) },
          beta: joint.beta,
          sigma_com_Ed_MPa: joint.sigma,
        }),
    plate: {
      h_mm: joint.top + h_b + joint.below,
      b_mm: joint.b_p,
      t_mm: joint.t_p,
      top_mm: joint.top,
      ...steel(joint.s_p),
    },
    bolt_size: joint.size,
    bolt_grade: joint.grade,
    w_mm: joint.w,
    rows_mm: joint.rows,
    throat_flange_mm: joint.a_f,
    throat_web_mm: joint.a_w,
    mode_1_method: joint.method,
    M_j_Ed: M,
    L_b_mm: joint.L_b,
    ...(joint.column_end === undefined ? {} : { column_end_mm: joint.column_end }),
    ...(Object.keys(stiffeners).length > 0 ? { stiffeners } : {}),
  };
};

const drawn = fc.record({
  annex: fc.constantFrom(...Object.keys(annexes)),
  beam: fc.constantFrom("IPE 300", "IPE 400", "IPE 500", "IPE 600"),
  column: fc.constantFrom("HE 200 A", "HE 200 B", "HE 260 B", "HE 300 A", "HE 300 B", "HE 300 M", "HE 500 B"),
  size: fc.constantFrom("M16", "M20", "M24", "M27"),
  grade: fc.constantFrom("8.8", "10.9"),
  s_b: fc.constantFrom(...Object.keys(steels)),
  s_c: fc.constantFrom(...Object.keys(steels)),
  s_p: fc.constantFrom(...Object.keys(steels)),
  t_p: between(10, 39),
  beta: fc.constantFrom(0, 0.4, 0.7, 1, 1.3, 2),
  a_f: between(6, 9),
  a_w: between(4, 6),
  method: fc.constantFrom(1, 2),
  sigma: fc.constantFrom(0, 100, 220),
  L_b: between(50, 90),
});
const placed = fc.record({
  extended: fc.boolean(),
  more: whole(0, 3),
  up: between(2, 3),
  down: between(2, 3),
  gap: between(2.7, 5),
  edge: between(1.5, 2.5),
  w: between(0, 1),
  wide: between(0, 60),
  below: between(10, 80),
  column_end: optional(between(40, 150)),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer D> ? D : never;
type Placed = typeof placed extends fc.Arbitrary<infer D> ? D : never;

/** A joint that fits together, or nothing. */
function fitting(d: Drawn, g: Placed): Joint | undefined {
  const [h_b, b_b, , t_fb] = rolled(d.beam);
  const [, b_c, t_wc, , r_c] = rolled(d.column);
  const [dia, , d_0, d_w] = sizes[d.size] ?? [0, 0, 0, 0];
  const b_p = Math.max(b_b, 130) + g.wide;
  const leastGauge = Math.max(t_wc + 2 * r_c + d_w + 2, 2.4 * d_0, 90);
  const mostGauge = Math.min(b_p, b_c) - 2.6 * d_0;
  if (mostGauge < leastGauge) return undefined;
  const w = leastGauge + g.w * (mostGauge - leastGauge);
  const edge = g.edge * d_0;
  const top = g.extended ? edge + g.up * d_0 + 10 : 15;
  const first = top + t_fb + g.down * d_0 + 10;
  const rows = g.extended ? [edge, first] : [first];
  for (let i = 0; i < g.more; i++) rows.push((rows.at(-1) ?? 0) + g.gap * d_0);
  if ((rows.at(-1) ?? 0) > top + h_b - t_fb - 2.5 * d_0 - 20) return undefined;
  // the flange holds the plate as far as it reaches
  if (w > b_b) return undefined;
  return {
    ...d,
    column: d.column as string | undefined,
    b_p,
    w,
    top,
    below: g.below,
    rows,
    column_end: g.column_end,
    L_b: d.L_b + dia + 14,
  };
}

const compare = (joint: Joint) => {
  // stiffeners that part the flange do not make it weaker: where alpha is cut at 8 it is calculated without them
  const [held, free] = [jointOf(joint), jointOf({ ...joint, stiffener: undefined })];
  const mine = held.M >= free.M ? held : free;
  const found = connection(request(joint, 0.5 * (mine.M / 1e6)));
  const { values } = found;
  // the curves of Figure 6.11 are read by two methods
  const drawnAs = 2e-3;
  near(values.alpha, mine.alpha, "alpha", drawnAs);
  if (joint.column !== undefined) {
    near(values.A_vc_mm2, mine.A_vc, "A_vc");
    near(values.V_wp_Rd_kN, mine.V_wp / 1000, "V_wp");
    near(values.F_c_wc_Rd_kN, mine.F_c_wc / 1000, "F_c,wc");
  }
  near(values.F_c_fb_Rd_kN, mine.F_c_fb / 1000, "F_c,fb");
  const rows = values.rows as readonly { F_tr_Rd_kN: number; h_r_mm: number; k_eff_mm: number }[];
  for (const [i, force] of mine.forces.entries()) {
    near(rows[i]?.h_r_mm, mine.arm(i), `arm of row ${i}`);
    near((rows[i]?.F_tr_Rd_kN ?? 0) + 100, force / 1000 + 100, `row ${i} of ${JSON.stringify(mine.forces)}`, drawnAs);
    near(rows[i]?.k_eff_mm, mine.k_eff[i] ?? 0, `k_eff of row ${i}`, drawnAs);
  }
  near(values.M_j_Rd_kNm, mine.M / 1e6, "M_j,Rd", drawnAs);
  near(useOf(found, "joint-moment"), 0.5, "use", drawnAs);
  near(values.z_eq_mm, mine.z_eq, "z_eq", drawnAs);
  near(values.k_eq_mm, mine.k_eq, "k_eq", drawnAs);
  near(values.S_j_ini_kNm_rad, mine.S_j_ini / 1e6, "S_j,ini", drawnAs);
};

describe("end plates, written a second time", () => {
  law(
    "flush and extended plates on columns without stiffeners, up to five rows, both methods, every annex",
    () =>
      fc.property(drawn, placed, (d, g) => {
        const joint = fitting(d, g);
        fc.pre(joint !== undefined);
        if (joint) compare(joint);
      }),
    { numRuns: secondRuns(200) },
  );

  law(
    "splices of two beams",
    () =>
      fc.property(drawn, placed, (d, g) => {
        const joint = fitting(d, g);
        fc.pre(joint !== undefined);
        if (joint) compare({ ...joint, column: undefined, column_end: undefined, L_b: joint.L_b + joint.t_p });
      }),
    { numRuns: secondRuns(60) },
  );

  law(
    "with tension stiffeners, backing plates and a web plate of the column",
    () =>
      fc.property(
        drawn,
        placed,
        fc.record({
          backing: optional(between(8, 20)),
          web_plate: fc.boolean(),
          stiffener: optional(between(18, 30)),
        }),
        (d, g, more) => {
          const joint = fitting(d, g);
          fc.pre(joint !== undefined);
          if (!joint) return;
          const [, , t_wc] = rolled(joint.column ?? "");
          compare({
            ...joint,
            L_b: joint.L_b + 20,
            backing: more.backing,
            web_plate: more.web_plate ? t_wc + 1 : undefined,
            stiffener: more.stiffener === undefined ? undefined : [more.stiffener, 8],
          });
        },
      ),
    { numRuns: secondRuns(100) },
  );
});
