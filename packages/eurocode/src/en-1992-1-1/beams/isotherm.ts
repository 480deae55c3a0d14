import { onlyFor, required } from "../../basis/refusals.ts";
import { ofForm } from "../../basis/verification.ts";
import { Sheet } from "../../engine/sheet.ts";
import { fireFormula as formula, fireRequirement as requirement } from "../formula.ts";
import { stressOfBlock } from "../section/law.ts";
import { type Body, type Conductivity, cold, concrete, type Field, fire, heated } from "./heat.ts";
import { says } from "./says.ts";
import type { BeamItem } from "./schema.ts";
import { type Beam, type FaceName, hasFlange, isFlanged, isOneSided } from "./section.ts";

// EN 1992-1-2 annex B.1: concrete hotter than 500 °C is lost, the rest keeps its strength; bars have that of their temperature.

const bending = requirement("fire-bending", "B.1.2", "M_Ed_fi / M_Rd_fi <= 1", "bending in fire");
const width = ofForm(requirement("fire-width", "B.1.1 Table B.1", "b_min / b <= 1", "least width in fire"));

/** Table B.1 a), mm; of R30, which it leaves out, that of R60. */
const leastWidths: Readonly<Record<string, number>> = { R30: 90, R60: 90, R90: 120, R120: 160, R180: 200, R240: 280 };

/** Table 3.2a, class N, pulled bars stretched by 2 % and more: k_s in steps of 100 °C from 0. Hot rolled in two publications, cold worked from general knowledge. */
const stretched = {
  "hot-rolled": [1, 1, 1, 1, 1, 0.78, 0.47, 0.23, 0.11, 0.06, 0.04, 0.02, 0],
  "cold-worked": [1, 1, 1, 1, 0.94, 0.67, 0.4, 0.12, 0.11, 0.08, 0.05, 0.03, 0],
} as const;
export type SteelMaking = keyof typeof stretched;

/** 4.2.4.3 (4.3N to 4.6N), below 2 %: ends of straight parts */
const little: readonly (readonly [theta: number, k_s: number])[] = [
  [20, 1],
  [100, 1],
  [400, 0.7],
  [500, 0.57],
  [700, 0.1],
  [1200, 0],
];

export const effectInFire = formula("2.4.2(2) (2.4)", "eta_fi * M_Ed", (eta_fi, M_Ed) => eta_fi * M_Ed);
export const forceOfBar = formula(
  "B.1.2",
  "A_s * k_s * f_yk / gamma_M_fi / 1000",
  (A_s, k_s, f_yk, gamma_M_fi) => (A_s * k_s * f_yk) / gamma_M_fi / 1000,
);
export const strengthInFire = formula("2.3(1)", "f_ck / gamma_M_fi", (f_ck, gamma_M_fi) => f_ck / gamma_M_fi);
export const momentInFire = formula("B.1.2", "F_s * z / 1000", (F_s, z) => (F_s * z) / 1000);
export const meanFactor = formula(
  "B.1.2",
  "F_s * 1000 / (A_s * f_yk)",
  (F_s, A_s, f_yk) => (F_s * 1000) / (A_s * f_yk),
);
/** of the deepest neutral axis with which bars are stretched by 2 %, and by 0.2 % */
const depthAtStrain = formula(
  "B.1.2",
  "d * 0.0035 / (0.0035 + epsilon)",
  (d, epsilon) => (d * 0.0035) / (0.0035 + epsilon),
);
export const depthOfAxis = formula("B.1.2", "y / lambda", (y, lambda) => y / lambda);

/** 2.3(2) */
const gamma_M_fi = 1;
const [lambda, eta] = [0.8, 1]; // up to C50, 3.1.7(3)
const lost = 500;
/** 2.4.2(3) */
const usualShare = 0.7;

export function verifyIsotherm(sheet: Sheet, beam: Beam): void {
  const { item, slab } = beam;
  const asked = item.fire;
  if (!asked) return;
  for (const name of ["continuous", "two_way", "l_y_l_x"] as const)
    if (asked[name] !== undefined) sheet.unused(`fire.${name}`, onlyFor("tables"));
  if ((item.N_Ed ?? 0) !== 0) sheet.problem("fire.method", says.isothermOfBending);
  if (item.M_Ed === undefined && !asked.M_Ed_fi) sheet.problem("fire.M_Ed_fi", required(says.momentOfFire));
  if (sheet.problems.length > 0) return;
  const M_fi = momentOf(sheet, item);
  const pulled: FaceName = M_fi < 0 ? "top" : "bottom";
  if (missesPlaces(sheet, beam, pulled)) return;
  if (!slab) {
    const least = sheet.table("b_min_fire_mm", leastWidths[asked.R] ?? 0, "EN 1992-1-2 B.1.1 Table B.1");
    sheet.verify(width, least, item.b, "mm");
  }
  const M_Rd = resistance(sheet, beam, fieldIn(sheet, beam, asked.R), pulled);
  sheet.warn(says.isothermLeaves);
  if (isOneSided(item)) sheet.assume(says.outerSideInFire);
  else if (isFlanged(item) && item.b_1_mm === undefined) sheet.assume(says.flangeInFire, { weighty: true });
  sheet.verify(bending, Math.abs(M_fi), M_Rd, "kNm");
  if (!hasCases(item)) verifyOtherFace(sheet, beam, [item.M_Ed ?? 0]);
}

const hasCases = (item: BeamItem): boolean => Object.hasOwn(item, "load_cases") || Object.hasOwn(item, "actions");

/** The moment in fire is given for one face: what pulls the other acts by its share. */
export function verifyOtherFace(sheet: Sheet, beam: Beam, moments: readonly number[]): void {
  const { R = "R30", method, M_Ed_fi = 0, eta_fi } = beam.item.fire ?? {};
  const worst = Math.max(0, ...moments.map((M) => -Math.sign(M_Ed_fi) * M));
  const pulled: FaceName = M_Ed_fi > 0 ? "top" : "bottom";
  if (method !== "isotherm-500" || worst === 0 || missesPlaces(sheet, beam, pulled)) return;
  if (eta_fi === undefined) sheet.assume(says.usualShareInFire);
  const M_fi = sheet.put("M_Ed_fi_opposite_kNm", effectInFire, sheet.given("eta_fi", eta_fi ?? usualShare), worst);
  const aside = new Sheet(sheet.request.aside(), sheet.path, false);
  const M_Rd = resistance(aside, beam, fieldIn(sheet, beam, R), pulled);
  sheet.verify(bending, M_fi, sheet.table("M_Rd_fi_opposite_kNm", M_Rd, "EN 1992-1-2 B.1.2"), "kNm");
}

/** Bars of which the area alone is known may lie in the corners; those of a slab are all as hot. */
function missesPlaces(sheet: Sheet, beam: Beam, pulled: FaceName): boolean {
  const face = beam[pulled];
  if (!face) sheet.problem(`A_s_${pulled}`, required(says.pulledSide));
  else if (!beam.slab && !face.layers) sheet.problem(`bars_${pulled}`, required(says.placesInFire));
  return !face || (!beam.slab && !face.layers);
}

const fieldIn = (sheet: Sheet, { item, slab }: Beam, R: string): Field =>
  fieldOf(item, slab, Number(R.slice(1)), sheet.parameter("EN 1992-1-2", "conductivity"));

function momentOf(sheet: Sheet, item: BeamItem): number {
  const { M_Ed_fi, eta_fi } = item.fire ?? {};
  // a cell of zero gives none
  if (M_Ed_fi) {
    if (eta_fi !== undefined && !hasCases(item) && (item.M_Ed ?? 0) * M_Ed_fi >= 0)
      sheet.unused("fire.eta_fi", says.momentGiven);
    return sheet.given("M_Ed_fi_kNm", M_Ed_fi);
  }
  if (eta_fi === undefined) sheet.assume(says.usualShareInFire);
  return sheet.put("M_Ed_fi_kNm", effectInFire, sheet.given("eta_fi", eta_fi ?? usualShare), item.M_Ed ?? 0);
}

interface HotBar {
  readonly area: number;
  readonly theta: number;
  /** From the bottom, mm. */
  readonly z: number;
}

function resistance(sheet: Sheet, beam: Beam, field: Field, pulled: FaceName): number {
  const { item, slab } = beam;
  const strips = stripsOf(item, slab, field);
  const bars = barsAt(beam, field, pulled);
  const making = makingOf(sheet, item);
  const fromEdge = (pulled === "bottom" ? strips.toReversed() : strips).filter(({ width: left }) => left > 0);
  const edge = pulled === "bottom" ? item.h : (fromEdge[0]?.from ?? 0);
  sheet.table("theta_s_max_C", Math.max(...bars.map(({ theta }) => theta)), "EN 1992-1-2 B.1.2");
  sheet.table("a_500_mm", depthOfIsotherm(item, slab, strips), "EN 1992-1-2 B.1.1");
  const f_cd = sheet.put("f_cd_fi_MPa", strengthInFire, item.fck, gamma_M_fi);
  const stress = stressOfBlock(eta, f_cd);
  const equilibrium = (k_s: (theta: number) => number, strain: number): Equilibrium => {
    const forces = bars.map(({ area, theta, z }) => ({
      depth: Math.abs(edge - z),
      F: forceOfBar(area, k_s(theta), item.fyk, gamma_M_fi),
    }));
    const F = forces.reduce((sum, one) => sum + one.F, 0);
    const d = F > 0 ? forces.reduce((sum, one) => sum + one.F * one.depth, 0) / F : 0;
    // a block that is deeper stretches the bars less: then no more force is counted than the block has
    const block = blockOf(fromEdge, stress, F, lambda * depthAtStrain(d, strain));
    return { d, block, z: Math.max(0, d - block.middle), whole: block.F >= F * (1 - 1e-9) };
  };
  const far = equilibrium((theta) => straight(stretchedOf(making), theta), 0.02);
  const near = far.whole ? far : equilibrium((theta) => straight(little, theta), 0.002);
  const { d, block, z } = near.block.F * near.z > far.block.F * far.z ? near : far;
  if (!far.whole) sheet.assume(says.littleStretched);
  const F_s = sheet.table("F_s_fi_kN", block.F, "EN 1992-1-2 B.1.2");
  sheet.put(
    "k_s_mean",
    meanFactor,
    F_s,
    bars.reduce((sum, { area }) => sum + area, 0),
    item.fyk,
  );
  sheet.put("x_fi_mm", depthOfAxis, block.depth, lambda);
  sheet.given("d_fi_mm", d);
  return sheet.put("M_Rd_fi_kNm", momentInFire, F_s, sheet.given("z_fi_mm", z));
}

interface Equilibrium {
  readonly d: number;
  readonly block: Block;
  readonly z: number;
  /** Whether the block carries all that the bars can. */
  readonly whole: boolean;
}

const stretchedOf = (making: SteelMaking) => stretched[making].map((k_s, i) => [100 * i, k_s] as const);

/** Cold worked bars lose more; class A is drawn cold. */
function makingOf(sheet: Sheet, { fire: asked, ductility_class }: BeamItem): SteelMaking {
  if (asked?.steel !== undefined) return asked.steel;
  const making = ductility_class === "A" ? "cold-worked" : "hot-rolled";
  sheet.assume(making === "hot-rolled" ? says.hotRolled : says.coldWorked, { weighty: making === "hot-rolled" });
  return making;
}

/** Straight between the points. */
function straight(points: readonly (readonly [at: number, value: number])[], x: number): number {
  let [before] = points;
  for (const point of points) {
    if (before && x <= point[0])
      return point === before
        ? point[1]
        : before[1] + ((point[1] - before[1]) * (x - before[0])) / (point[0] - before[0]);
    before = point;
  }
  return before?.[1] ?? 0;
}

// The section that is left.

interface Strip {
  /** From the bottom, mm. */
  readonly from: number;
  readonly height: number;
  /** Of what is cooler than 500 °C. */
  readonly width: number;
  /** Where it begins and ends, from the middle of the web. */
  readonly left: number;
  readonly right: number;
}

interface Block {
  readonly depth: number;
  /** kN */
  readonly F: number;
  /** From the edge to the middle of its force. */
  readonly middle: number;
}

/** From the edge as deep as the force asks, and no deeper than given. */
function blockOf(strips: readonly Strip[], stress: number, force: number, deepest: number): Block {
  let [depth, F, moment] = [0, 0, 0];
  for (const { height, width: left } of strips) {
    const perDepth = (left * stress) / 1000;
    const part = Math.min(height, (force - F) / perDepth, deepest - depth);
    if (part <= 0) break;
    moment += perDepth * part * (depth + part / 2);
    F += perDepth * part;
    depth += part;
  }
  return { depth, F, middle: F > 0 ? moment / F : 0 };
}

const metre = 1000;

/** Of each row of cells what is cooler than 500 °C; a flange beyond the cells is as their last. */
function stripsOf(item: BeamItem, slab: boolean, field: Field): Strip[] {
  const { x, z, cell } = field;
  const { b, b_eff_mm: b_f = b } = item;
  const rows = z.slice(1).map((top, j) => ({ j, from: (z[j] ?? 0) * metre, to: top * metre }));
  if (slab) {
    const edge = levelOfSlab(z, cell);
    return rows.flatMap(({ from, to }) =>
      to <= edge
        ? []
        : [{ from: Math.max(from, edge), height: to - Math.max(from, edge), width: b, left: -b / 2, right: b / 2 }],
    );
  }
  const oneSided = isOneSided(item);
  const far = oneSided ? b_f : b_f / 2;
  return rows.map(({ j, from, to }) => {
    const { first, last } = coldIn(x, (i) => cell(i, j), far);
    if (last <= first) return { from, height: to - from, width: 0, left: 0, right: 0 };
    const [left, right] = oneSided ? [first - b / 2, last - b / 2] : [-last, last];
    return { from, height: to - from, width: right - left, left, right };
  });
}

/** From where to where a row is cooler than 500 °C, straight between the middles of cells; `far` where its flange ends. */
function coldIn(x: readonly number[], at: (i: number) => number | undefined, far: number) {
  const middle = (i: number) => (((x[i] ?? 0) + (x[i + 1] ?? 0)) / 2) * metre;
  const crossing = (i: number, hot: number, cool: number, other: number) =>
    middle(i) + ((middle(other) - middle(i)) * (lost - cool)) / (hot - cool);
  let i = 0;
  while ((at(i) ?? 0) >= lost) i++;
  const [before, begin] = [at(i - 1), at(i)];
  if (begin === undefined) return { first: 0, last: 0 };
  const first = before === undefined ? (x[i] ?? 0) * metre : crossing(i, before, begin, i - 1);
  for (; ; i++) {
    const [here, next] = [at(i) ?? 0, at(i + 1)];
    if (next === undefined) break;
    if (next >= lost) return { first, last: crossing(i, next, here, i + 1) };
  }
  const end = (x[i + 1] ?? 0) * metre;
  return { first, last: i === x.length - 2 ? Math.max(end, far) : end };
}

function levelOfSlab(z: readonly number[], cell: Field["cell"]): number {
  const middle = (j: number) => (((z[j] ?? 0) + (z[j + 1] ?? 0)) / 2) * metre;
  for (let j = 0; j < z.length - 1; j++) {
    const theta = cell(0, j) ?? 0;
    if (theta >= lost) continue;
    const below = cell(0, j - 1);
    return below === undefined ? 0 : middle(j - 1) + ((middle(j) - middle(j - 1)) * (below - lost)) / (below - theta);
  }
  return (z.at(-1) ?? 0) * metre;
}

/** For pictures: the line of 500 °C through the section from right to left, from the centroid, mm. */
export function drawnIsotherm(sheet: Sheet, beam: Beam): Record<string, unknown> {
  const { item, slab, centroid } = beam;
  if (item.fire?.method !== "isotherm-500") return {};
  const strips = stripsOf(item, slab, fieldIn(sheet, beam, item.fire.R));
  if (slab) {
    const z = (strips[0]?.from ?? item.h) - centroid;
    return { isotherm: [item.b / 2, -item.b / 2].map((y) => [y, z]) };
  }
  const [low, high] = isOneSided(item)
    ? [-item.b / 2, (item.b_eff_mm ?? item.b) - item.b / 2]
    : [-(item.b_eff_mm ?? item.b) / 2, (item.b_eff_mm ?? item.b) / 2];
  const inside = strips.filter(({ width: cool }) => cool > 0);
  const level = ({ from, height }: Strip) => from + height / 2 - centroid;
  const right = inside.filter((one) => one.right < high - 1e-6).map((one) => [one.right, level(one)] as const);
  const left = inside.filter((one) => one.left > low + 1e-6).map((one) => [one.left, level(one)] as const);
  return { isotherm: [...right.reverse(), ...left] };
}

/** Of a beam from its side at half of its depth, of a slab from below. */
function depthOfIsotherm({ b, h }: BeamItem, slab: boolean, strips: readonly Strip[]): number {
  if (slab) return strips[0]?.from ?? h;
  const half = strips.find(({ from, height }) => from + height >= h / 2);
  return (b - Math.min(b, half?.width ?? 0)) / 2;
}

// The bars.

const samples = 8;

function barsAt({ steel, centroid, item }: Beam, field: Field, pulled: FaceName): HotBar[] {
  // cells of an L begin at the side of its web, those of what is symmetric in its middle
  const middle = isOneSided(item) ? item.b / 2 : 0;
  const lines = steel.lines.flatMap(({ from, to, area }) =>
    Array.from({ length: samples }, (_, i) => {
      const share = (i + 0.5) / samples;
      return { y: from.y + share * (to.y - from.y), z: from.z, area: area / samples };
    }),
  );
  return [...steel.bars, ...lines]
    .map(({ y, z, area }) => ({ area, z: z + centroid, theta: field.at((y + middle) / metre, (z + centroid) / metre) }))
    .filter(({ z }) => z < item.h / 2 === (pulled === "bottom"));
}

// The field of temperatures: the same for all beams of one size.

const known = new Map<string, Field>();
const mostKnown = 100;

function fieldOf(item: BeamItem, slab: boolean, minutes: number, conductivity: Conductivity): Field {
  const { b, h, b_eff_mm, h_f_mm, flange } = item;
  const key = slab
    ? `${h} ${minutes} ${conductivity}`
    : [b, h, b_eff_mm, h_f_mm, flange, isOneSided(item), minutes, conductivity].join(" ");
  const found = known.get(key);
  if (found) return found;
  const made = heated(bodyOf(item, slab, conductivity), minutes * 60);
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  known.set(key, made);
  return made;
}

const finest = 5;
const fineDepth = 60;
const growth = 1.3;
const coarsest = 30;

/** Edges of cells from a hot face inwards, mm; of the inside of a giant no more than of a beam. */
function graded(length: number): number[] {
  const edges = [0];
  const widest = Math.max(coarsest, length / 20);
  let size = finest;
  for (let at = 0; at < length - 1e-9; ) {
    at += size;
    edges.push(at);
    if (at >= fineDepth) size = Math.min(widest, size * growth);
  }
  const last = edges.at(-1) ?? length;
  return edges.map((edge) => (edge * length) / last);
}
const turned = (edges: readonly number[]): number[] => edges.map((edge) => (edges.at(-1) ?? 0) - edge).reverse();
/** One after the other. */
function joined(...parts: readonly (readonly number[])[]): number[] {
  const edges = [0];
  for (const part of parts) {
    const from = edges.at(-1) ?? 0;
    edges.push(...part.slice(1).map((edge) => from + edge));
  }
  return edges;
}
/** Hot on both sides. */
const gradedTwice = (length: number): number[] => joined(graded(length / 2), turned(graded(length / 2)));

/** How far a flange is followed beyond the web, mm; further out it is a slab. */
const reach = 200;

/** Hot from below and at the sides of the web, cold on top. */
export function bodyOf(item: BeamItem, slab: boolean, conductivity: Conductivity): Body {
  const { b, h, b_eff_mm: b_f = b, h_f_mm: h_f = 0 } = item;
  const metres = (edges: readonly number[]) => edges.map((edge) => edge / metre);
  const common = { conductor: concrete(conductivity), start: 20, fire, cold };
  if (slab)
    return {
      ...common,
      x: [0, 1],
      z: metres(graded(h)),
      has: () => true,
      beside: (_i, _j, _di, dj) => (dj === 0 ? "nothing" : dj > 0 ? "cold" : "fire"),
    };
  const [low, high] = isFlanged(item) ? [hasFlange(item, "bottom"), hasFlange(item, "top")] : [false, false];
  const oneSided = isOneSided(item);
  const web = oneSided ? gradedTwice(b) : turned(graded(b / 2));
  const wide = oneSided ? b_f - b : (b_f - b) / 2;
  const x = isFlanged(item) ? joined(web, graded(Math.min(wide, reach))) : web;
  const between = h - (low ? h_f : 0) - (high ? h_f : 0);
  const z = joined(...(low ? [gradedTwice(h_f)] : []), graded(between), ...(high ? [graded(h_f)] : []));
  const columns = web.length - 1;
  const inFlange = (j: number) => {
    const middle = ((z[j] ?? 0) + (z[j + 1] ?? 0)) / 2;
    return (low && middle < h_f) || (high && middle > h - h_f);
  };
  const has = (i: number, j: number) => i < columns || inFlange(j);
  return {
    ...common,
    x: metres(x),
    z: metres(z),
    has,
    beside: (i, j, di, dj) => {
      if (dj !== 0) return dj > 0 && j === z.length - 2 ? "cold" : "fire";
      // the axis, and where a flange goes on as a slab; of an L the outer side of the web
      return (di < 0 && !oneSided) || (di > 0 && i >= columns && i === x.length - 2) ? "nothing" : "fire";
    },
  };
}
