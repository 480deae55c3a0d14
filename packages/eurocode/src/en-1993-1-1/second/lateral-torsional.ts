import type { Page } from "../../engine/sheet.ts";
import { eulerForce, slenderness, slenderness4 } from "../flexural-buckling.ts";
import type { ByCurve, Member } from "../model.ts";
import { type MomentShape, noteOfShape, pointsOfShape } from "../moment-shape.ts";
import type { Profile } from "../profile.ts";
import { formula } from "./formula.ts";
import { rules } from "./rules.ts";
import { says } from "./says.ts";

// 8.3.2.3(3): first yield of a beam with the imperfection of its buckling about z as a column.

export const Phi_LT = formula(
  "8.3.2.3(3), (8.82)",
  "0.5 * (1 + f_M * ((lambda_LT / lambda_z)^2 * alpha_LT * (lambda_z - 0.2) + lambda_LT^2))",
  (f_M, lambda_LT, lambda_z, alpha_LT) =>
    0.5 * (1 + f_M * ((lambda_LT / lambda_z) ** 2 * alpha_LT * (lambda_z - 0.2) + lambda_LT ** 2)),
);
export const chi_LT = formula(
  "8.3.2.3(3), (8.82)",
  "min(1, f_M / (Phi_LT + sqrt(Phi_LT^2 - f_M * lambda_LT^2)))",
  (f_M, Phi_LT, lambda_LT) => Math.min(1, f_M / (Phi_LT + Math.sqrt(Phi_LT ** 2 - f_M * lambda_LT ** 2))),
  { f_M: [1, 1.5], Phi_LT: [3, 5], lambda_LT: [0.1, 2] },
);
/** No imperfection is left; no more than M_cr. */
export const chi_LT_stocky = formula("8.3.2.3(3)", "min(1, 1 / lambda_LT^2)", (lambda_LT) =>
  Math.min(1, 1 / lambda_LT ** 2),
);

const table85 = "Table 8.5";
export const alphaRolled = formula(table85, "min(0.34, 0.12 * sqrt(W_el_y / W_el_z))", (W_el_y, W_el_z) =>
  Math.min(0.34, 0.12 * Math.sqrt(W_el_y / W_el_z)),
);
export const alphaRolledThick = formula(table85, "min(0.49, 0.16 * sqrt(W_el_y / W_el_z))", (W_el_y, W_el_z) =>
  Math.min(0.49, 0.16 * Math.sqrt(W_el_y / W_el_z)),
);
export const alphaWelded = formula(`${table85}, welded`, "min(0.64, 0.21 * sqrt(W_el_y / W_el_z))", (W_el_y, W_el_z) =>
  Math.min(0.64, 0.21 * Math.sqrt(W_el_y / W_el_z)),
);
export const alphaWeldedThick = formula(
  `${table85}, welded`,
  "min(0.76, 0.25 * sqrt(W_el_y / W_el_z))",
  (W_el_y, W_el_z) => Math.min(0.76, 0.25 * Math.sqrt(W_el_y / W_el_z)),
);

const table86 = "Table 8.6";
export const f_M_linear = formula(
  table86,
  "1.25 - 0.1 * psi - 0.15 * psi^2",
  (psi) => 1.25 - 0.1 * psi - 0.15 * psi ** 2,
  { psi: [-1, 1] },
);
export const f_M_udlBoth = formula(table86, "1 + 1.35 * r - 0.33 * r^3", (r) => 1 + 1.35 * r - 0.33 * r ** 3, {
  r: [0, 2],
});
export const f_M_udlOne = formula(
  `${table86}, one end`,
  "1.25 + 0.5 * r^2 - 0.275 * r^4",
  (r) => 1.25 + 0.5 * r ** 2 - 0.275 * r ** 4,
  { r: [0, 1.47] },
);
export const f_M_pointBoth = formula(
  `${table86}, load at midspan`,
  "1 + 1.25 * r - 0.3 * r^3",
  (r) => 1 + 1.25 * r - 0.3 * r ** 3,
  { r: [0, 2] },
);
export const f_M_pointOne = formula(
  `${table86}, load at midspan, one end`,
  "1.25 + 0.325 * r^2 - 0.175 * r^4",
  (r) => 1.25 + 0.325 * r ** 2 - 0.175 * r ** 4,
  { r: [0, 1.5] },
);

type Loads = "udl" | "point-load";
const plain: Readonly<Record<Loads, number>> = { udl: 1.05, "point-load": 1.1 };
const ofBoth = { udl: f_M_udlBoth, "point-load": f_M_pointBoth } as const;
const ofOne = { udl: f_M_udlOne, "point-load": f_M_pointOne } as const;
const endOfBoth = 2;
const endOfOne: Readonly<Record<Loads, number>> = { udl: 1.47, "point-load": 1.5 };

/** Whether (8.82) is for this member: doubly symmetric I-sections between forks. */
export const hasCurve = ({ profile, item }: Member): boolean =>
  profile.shape === "I" &&
  profile.I_y > profile.I_z &&
  !item.cantilever &&
  (item.k_z ?? 1) >= 1 &&
  (item.k_w ?? 1) >= 1;

/** A rolled section that is thick and not deep: its row of Table 8.5 is not known. */
export const isThickRolled = (p: Profile): boolean =>
  p.shape === "I" && p.fabrication !== "welded" && isStocky(p) && p.t_f > 100;

const isStocky = ({ h, b }: Profile): boolean => h <= 1.2 * b;

const factorOf = ({ fabrication, t_f, h, b }: Pick<Profile, "fabrication" | "t_f" | "h" | "b">) => {
  if (fabrication === "welded") return t_f > 40 ? alphaWeldedThick : alphaWelded;
  return t_f > 40 || h <= 1.2 * b ? alphaRolledThick : alphaRolled;
};

/** chi_LT by (8.82). */
export function byCurve(page: Page, member: Member, { lambda, A, L, shape }: ByCurve): number {
  const { profile: p, E, f_y, item } = member;
  page.rule(rules.ltbCurve);
  const N_cr = page.step("N_cr_z_LT_kN", eulerForce, E, p.I_z, L);
  const lambda_z = page.put("lambda_z_LT", A < p.A ? slenderness4 : slenderness, A, f_y, N_cr);
  page.rule(p.fabrication === "welded" ? rules.alphaWelded : isStocky(p) ? rules.alphaStocky : rules.alphaRolled);
  const alpha = page.put("alpha_LT", factorOf(p), p.W_el_y, p.W_el_z);
  const f_M = factorOfDiagram(page, item.f_M, shape);
  if (lambda_z <= 0.2) {
    const chi = page.put("chi_LT", chi_LT_stocky, lambda);
    page.explain(says.stocky);
    return chi;
  }
  if (item.skip_below_0_4 && lambda <= 0.4 && !member.next?.safe) {
    page.rule(rules.stockyLtb);
    return page.table("chi_LT", 1, "EN 1993-1-1:2022 8.3.2.1", says.stockyByChoice);
  }
  const phi = page.put("Phi_LT", Phi_LT, f_M, lambda, lambda_z, alpha);
  return page.put("chi_LT", chi_LT, f_M, phi, lambda);
}

export function factorOfDiagram(page: Page, own: number | undefined, shape: MomentShape): number {
  if (own !== undefined) return page.given("f_M", own);
  if (shape.name === "linear" || isStraight(shape)) {
    page.rule(rules.diagram);
    return page.put("f_M", f_M_linear, shape.psi);
  }
  const read = readDiagram(shape);
  if (!read) {
    page.rule(rules.otherDiagram);
    page.warn(says.otherThanTable);
    return page.table("f_M", 1, "EN 1993-1-1:2022 Table 8.6", says.otherThanTable);
  }
  page.rule(rules.diagram);
  const { loads, ends, r } = read;
  const note = noteOfShape[loads];
  const ofTable = () => page.table("f_M", plain[loads], "EN 1993-1-1:2022 Table 8.6", note);
  if (ends === 0) return ofTable();
  const last = ends === 2 ? endOfBoth : endOfOne[loads];
  const found = r >= last ? ofTable() : page.put("f_M", (ends === 2 ? ofBoth : ofOne)[loads], r);
  page.explain(ends === 2 ? says.endMoments : says.oneEndMoment);
  return found;
}

/** A diagram of Table 8.6: its loads, at how many ends it has a moment, and M_0 over that moment. */
interface Read {
  readonly loads: Loads;
  readonly ends: 0 | 1 | 2;
  readonly r: number;
}

/** As far as a diagram may be from one of the table, of its greatest moment. */
const near = 0.02;

/** Nearly so: loads of hardly any size act between the ends. */
function isStraight(shape: MomentShape): boolean {
  const points = pointsOfShape(shape);
  const [left, right] = [points[0]?.M ?? 0, points.at(-1)?.M ?? 0];
  return points.every(({ x, M }) => Math.abs(M - (left + (right - left) * x)) <= near);
}

const courses: Readonly<Record<Loads, (x: number) => number>> = {
  udl: (x) => 4 * x * (1 - x),
  "point-load": (x) => 2 * Math.min(x, 1 - x),
};

export const isOfTable = (shape: MomentShape): boolean =>
  shape.name === "linear" || isStraight(shape) || readDiagram(shape) !== undefined;

/** Undefined where it is none of them; moments of loads and ends that turn the same way have no row. */
export function readDiagram(shape: MomentShape): Read | undefined {
  const points = pointsOfShape(shape);
  const [left, right] = [points[0]?.M ?? 0, points.at(-1)?.M ?? 0];
  const straight = (x: number) => left + (right - left) * x;
  const middle = points.find(({ x }) => Math.abs(x - 0.5) < 1e-9)?.M ?? between(points, 0.5);
  const M_0 = middle - straight(0.5);
  const loads = (Object.keys(courses) as Loads[]).find((name) =>
    points.every(({ x, M }) => Math.abs(M - straight(x) - M_0 * courses[name](x)) <= near),
  );
  if (loads === undefined) return undefined;
  const [zeroLeft, zeroRight] = [Math.abs(left) <= near, Math.abs(right) <= near];
  if (zeroLeft && zeroRight) return { loads, ends: 0, r: 0 };
  const M_h = Math.abs(left) >= Math.abs(right) ? left : right;
  const r = -M_0 / M_h;
  if (r < 0) return undefined;
  if (zeroLeft || zeroRight) return { loads, ends: 1, r };
  return Math.abs(left - right) <= near ? { loads, ends: 2, r } : undefined;
}

function between(points: readonly { readonly x: number; readonly M: number }[], x: number): number {
  const after = points.findIndex((point) => point.x >= x);
  const [p, q] = [points[after - 1], points[after]];
  if (!p || !q) return q?.M ?? 0;
  return p.M + ((q.M - p.M) * (x - p.x)) / (q.x - p.x);
}
