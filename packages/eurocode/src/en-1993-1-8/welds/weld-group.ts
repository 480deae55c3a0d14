import * as z from "zod";
import { refuseNumbers } from "../../basis/by-hand.ts";
import { listOf, oneOf, part, plateThickness, positive, strict, text, weldThroat } from "../../basis/fields.ts";
import { notWith, required } from "../../basis/refusals.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import { draw } from "../geometry.ts";
import {
  betaW,
  fieldPath,
  isLegOf,
  rejectThickThroat,
  rejectThinPart,
  resolveSteel,
  type Steel,
  steelFields,
  throatField,
  throatOfLeg,
} from "../parts/index.ts";
import { says as partSays } from "../parts/says.ts";
import { force, moment, place } from "../sizes.ts";
import * as formulas from "./formulas.ts";
import { says } from "./says.ts";

// Elastic stresses in a group of fillet welds, in and out of its plane (EN 1993-1-8 4.9). The welds are lines in the plane
// x, y; z points out of it. M_z turns from x to y; N_Ed is compression.

export const weldGroupSchema = strict(() => ({
  mark: text("name of the connection").optional(),
  connection: z.literal("weld-group").meta({ description: "kind of connection" }),
  welds: listOf(
    part(
      () => ({
        x1: place("start"),
        y1: place("start"),
        x2: place("end"),
        y2: place("end"),
        throat_mm: positive("throat thickness a", "mm", weldThroat).optional(),
        leg_mm: positive("leg length, in place of the throat: a = 0.7 leg", "mm", weldThroat).optional(),
      }),
      "one straight weld",
    ),
    "effective welds: their full-size parts",
    1,
    200,
  ),
  ...steelFields,
  t_mm: positive("thickness of the weaker part joined", "mm", plateThickness).optional(),
  V_x_Ed: force("shear force along x").optional(),
  V_y_Ed: force("shear force along y").optional(),
  N_Ed: force("normal force, compression positive").optional(),
  M_x_Ed: moment("moment about x").optional(),
  M_y_Ed: moment("moment about y").optional(),
  M_z_Ed: moment("moment in the plane of the welds, positive from x to y").optional(),
  x_mm: place("where the forces act; {default}: centroid").optional(),
  y_mm: place("where the forces act; {default}: centroid").optional(),
  method: oneOf(["directional", "simplified"], "4.5.3.2 ({default=directional}) or 4.5.3.3").optional(),
}));

type GroupItem = z.output<typeof weldGroupSchema>;

interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly a: number;
  readonly l: number;
}

export interface WeldGroupProperties {
  readonly A: number;
  readonly x_c: number;
  readonly y_c: number;
  readonly I_x: number;
  readonly I_y: number;
  readonly I_xy: number;
}

/** Throat areas as lines: the thickness of the throat itself is neglected against its distance. */
export function weldGroupProperties(lines: readonly Line[]): WeldGroupProperties {
  for (const { x1, y1, x2, y2, a, l } of lines) {
    refuseNumbers({ x1, y1, x2, y2 });
    refuseNumbers({ a, l }, { over: 0 });
  }
  const sum = (of: (line: Line) => number) => lines.reduce((total, line) => total + of(line), 0);
  const A = sum(({ a, l }) => a * l);
  const x_c = sum(({ a, l, x1, x2 }) => (a * l * (x1 + x2)) / 2) / A;
  const y_c = sum(({ a, l, y1, y2 }) => (a * l * (y1 + y2)) / 2) / A;
  const moment = (u: number, du: number, v: number, dv: number) => u * v + (du * dv) / 12;
  const about = (of: (line: Line) => readonly [number, number, number, number]) =>
    sum((line) => line.a * line.l * moment(...of(line)));
  const inX = ({ x1, x2 }: Line) => [(x1 + x2) / 2 - x_c, x2 - x1] as const;
  const inY = ({ y1, y2 }: Line) => [(y1 + y2) / 2 - y_c, y2 - y1] as const;
  return {
    A,
    x_c,
    y_c,
    I_x: about((line) => [...inY(line), ...inY(line)]),
    I_y: about((line) => [...inX(line), ...inX(line)]),
    I_xy: about((line) => [...inX(line), ...inY(line)]),
  };
}

const polar = formula("4.9(1)", "I_x + I_y", (I_x, I_y) => I_x + I_y);
const torsion = formula(
  "4.9(1)",
  "M_z_Ed + (V_y_Ed * e_x - V_x_Ed * e_y) / 1000",
  (M_z_Ed, V_y_Ed, e_x, V_x_Ed, e_y) => M_z_Ed + (V_y_Ed * e_x - V_x_Ed * e_y) / 1000,
);
const bendingX = formula("4.9(1)", "M_x_Ed - N_Ed * e_y / 1000", (M_x_Ed, N_Ed, e_y) => M_x_Ed - (N_Ed * e_y) / 1000);
const bendingY = formula("4.9(1)", "M_y_Ed + N_Ed * e_x / 1000", (M_y_Ed, N_Ed, e_x) => M_y_Ed + (N_Ed * e_x) / 1000);
const inPlaneX = formula(
  "4.9(1)",
  "V_x_Ed * 1000 / A_w - M_z_Ed * 1e6 * y / I_p",
  (V_x_Ed, A_w, M_z_Ed, y, I_p) => (V_x_Ed * 1000) / A_w - (M_z_Ed * 1e6 * y) / I_p,
);
const inPlaneY = formula(
  "4.9(1)",
  "V_y_Ed * 1000 / A_w + M_z_Ed * 1e6 * x / I_p",
  (V_y_Ed, A_w, M_z_Ed, x, I_p) => (V_y_Ed * 1000) / A_w + (M_z_Ed * 1e6 * x) / I_p,
);
/** Bending about axes that need not be principal; tension positive. */
const outOfPlane = formula(
  "4.9(1)",
  "-N_Ed * 1000 / A_w + ((M_x * I_y + M_y * I_xy) * y - (M_y * I_x + M_x * I_xy) * x) * 1e6 / (I_x * I_y - I_xy^2)",
  (N_Ed, A_w, M_x, I_y, M_y, I_xy, y, I_x, x) =>
    (-N_Ed * 1000) / A_w +
    (((M_x * I_y + M_y * I_xy) * y - (M_y * I_x + M_x * I_xy) * x) * 1e6) / (I_x * I_y - I_xy ** 2),
  { I_x: [50, 100], I_y: [50, 100], I_xy: [0, 10] },
);
/** Welds on one line bend about the line across them only. */
const outOfPlaneOfLine = formula(
  "4.9(1)",
  "-N_Ed * 1000 / A_w + (M_x * u_y - M_y * u_x) * 1e6 * s / I_p",
  (N_Ed, A_w, M_x, u_y, M_y, u_x, s, I_p) => (-N_Ed * 1000) / A_w + ((M_x * u_y - M_y * u_x) * 1e6 * s) / I_p,
);
const along = formula("4.5.3.2(5)", "abs(f_x * u_x + f_y * u_y)", (f_x, u_x, f_y, u_y) =>
  Math.abs(f_x * u_x + f_y * u_y),
);
const across = formula("4.5.3.2(5)", "abs(f_y * u_x - f_x * u_y)", (f_y, u_x, f_x, u_y) =>
  Math.abs(f_y * u_x - f_x * u_y),
);
/** As for a single weld: the fillet that both forces across shear weighs more. */
const shearAcross = formula(
  "4.5.3.2(5)",
  "(f_t + abs(f_z)) / sqrt(2)",
  (f_t, f_z) => (f_t + Math.abs(f_z)) / Math.SQRT2,
);
const normalAcross = formula(
  "4.5.3.2(5)",
  "abs(f_t - abs(f_z)) / sqrt(2)",
  (f_t, f_z) => Math.abs(f_t - Math.abs(f_z)) / Math.SQRT2,
);
const resultant = formula(
  "4.5.3.3(1)",
  "sqrt(f_x^2 + f_y^2 + f_z^2) * a / 1000",
  (f_x, f_y, f_z, a) => (Math.sqrt(f_x ** 2 + f_y ** 2 + f_z ** 2) * a) / 1000,
);

export const weldGroupKind = defineKind({
  name: "weld-group",
  title: "Groups of fillet welds with eccentricity",
  schema: weldGroupSchema,
  example: {
    connection: "weld-group",
    mark: "WG1",
    welds: [
      { x1: 0, y1: 0, x2: 150, y2: 0, throat_mm: 6 },
      { x1: 0, y1: 0, x2: 0, y2: 250, throat_mm: 6 },
      { x1: 0, y1: 250, x2: 150, y2: 250, throat_mm: 6 },
    ],
    steel_grade: "S355",
    t_mm: 12,
    V_y_Ed: -100,
    x_mm: 300,
    y_mm: 125,
  },
  actions: ["V_x_Ed", "V_y_Ed", "N_Ed", "M_x_Ed", "M_y_Ed", "M_z_Ed"],
  label: ({ welds }) => `${welds.length} welds`,
  run(sheet, item) {
    const steel = resolveSteel(sheet, "", item, item.t_mm ?? 16);
    if (item.t_mm === undefined && item.f_u_MPa === undefined) sheet.assume(says.thinStrength);
    rejectThinPart(sheet, "t_mm", item.t_mm, true);
    const lines = resolveLines(sheet, item);
    rejectOverlaps(sheet, lines);
    if (sheet.problems.length > 0 || !steel) return;
    sheet.assume(says.effectiveLengths);
    draw(sheet, () => ({
      kind: "weld-group",
      welds: lines,
      x: item.x_mm,
      y: item.y_mm,
      V_x: item.V_x_Ed ?? 0,
      V_y: item.V_y_Ed ?? 0,
      N: item.N_Ed ?? 0,
      M_z: item.M_z_Ed ?? 0,
    }));
    const p = putProperties(sheet, lines);
    const actions = putActions(sheet, item, p);
    const straight = onOneLine(p);
    if (straight && Math.abs(actions.M_x * straight.u_x + actions.M_y * straight.u_y) > 1e-9 * largest(actions)) {
      sheet.problem("welds", says.onOneLine);
      return;
    }
    judge(sheet, item, steel, lines, p, actions, straight);
  },
});

function resolveLines(sheet: Sheet, { welds, t_mm }: GroupItem): Line[] {
  return welds.map(({ x1, y1, x2, y2, throat_mm, leg_mm }, i) => {
    const path = `welds[${i}]`;
    const l = Math.hypot(x2 - x1, y2 - y1);
    if (l <= 0) sheet.problem(path, says.noLength);
    if (throat_mm !== undefined && leg_mm !== undefined) {
      if (isLegOf(leg_mm, throat_mm)) sheet.saidTwice(fieldPath(path, "leg_mm"), fieldPath(path, "throat_mm"));
      else sheet.problem(fieldPath(path, "leg_mm"), notWith("throat_mm"));
    }
    if (throat_mm === undefined && leg_mm === undefined)
      sheet.problem(fieldPath(path, "throat_mm"), required(partSays.throat({ leg: "leg_mm" })));
    const a = throat_mm ?? throatOfLeg(leg_mm ?? 0);
    rejectThickThroat(sheet, fieldPath(path, throatField({ leg_mm })), a, t_mm, "t_mm");
    return { x1, y1, x2, y2, a, l };
  });
}

/** Nearer to each other than the thinnest part that is welded (4.1(2)) two welds are one. */
const apart = 2.4;

/** Two welds on the same line take each other's place where they overlap. */
function rejectOverlaps(sheet: Sheet, lines: readonly Line[]): void {
  lines.forEach((a, i) => {
    if (a.l <= 0) return;
    const u = { x: (a.x2 - a.x1) / a.l, y: (a.y2 - a.y1) / a.l };
    const place = (x: number, y: number) => ({
      along: (x - a.x1) * u.x + (y - a.y1) * u.y,
      beside: Math.abs((y - a.y1) * u.x - (x - a.x1) * u.y),
    });
    const other = lines.findIndex((b, j) => {
      if (j >= i) return false;
      const [from, to] = [place(b.x1, b.y1), place(b.x2, b.y2)];
      if (Math.max(from.beside, to.beside) > apart) return false;
      const overlap = Math.min(a.l, Math.max(from.along, to.along)) - Math.max(0, Math.min(from.along, to.along));
      return overlap > 0.01;
    });
    if (other >= 0) sheet.problem(`welds[${i}]`, says.overlaps({ other }));
  });
}

function putProperties(sheet: Sheet, lines: readonly Line[]): WeldGroupProperties {
  const p = weldGroupProperties(lines);
  const clause = "EN 1993-1-8 4.9(1)";
  const note = says.sumOverThroats;
  sheet.table("A_w_mm2", p.A, clause, note);
  sheet.table("x_c_mm", p.x_c, clause, says.centroid);
  sheet.table("y_c_mm", p.y_c, clause, says.centroid);
  sheet.table("I_x_mm4", p.I_x, clause, says.sumAbout({ axis: "x" }));
  sheet.table("I_y_mm4", p.I_y, clause, says.sumAbout({ axis: "y" }));
  sheet.table("I_xy_mm4", p.I_xy, clause, note);
  sheet.put("I_p_mm4", polar, p.I_x, p.I_y);
  return p;
}

interface Actions {
  readonly N: number;
  readonly V_x: number;
  readonly V_y: number;
  readonly M_x: number;
  readonly M_y: number;
  readonly M_z: number;
}

/** At the centroid. */
function putActions(sheet: Sheet, item: GroupItem, { x_c, y_c }: WeldGroupProperties): Actions {
  const { V_x_Ed: V_x = 0, V_y_Ed: V_y = 0, N_Ed: N = 0, M_x_Ed = 0, M_y_Ed = 0, M_z_Ed = 0 } = item;
  // a place has two coordinates, of which the one along a force changes nothing
  const missing = {
    x: item.x_mm === undefined && (V_y !== 0 || N !== 0),
    y: item.y_mm === undefined && (V_x !== 0 || N !== 0),
  };
  if (missing.x && item.y_mm !== undefined) sheet.problem("x_mm", required(says.otherCoordinate, "y_mm"));
  else if (missing.y && item.x_mm !== undefined) sheet.problem("y_mm", required(says.otherCoordinate, "x_mm"));
  else if (missing.x || missing.y)
    sheet.assume(says.forcesAtCentroid, { weighty: M_x_Ed === 0 && M_y_Ed === 0 && M_z_Ed === 0 });
  const [e_x, e_y] = [(item.x_mm ?? x_c) - x_c, (item.y_mm ?? y_c) - y_c];
  return {
    N,
    V_x,
    V_y,
    M_x: sheet.put("M_x_Ed_kNm", bendingX, M_x_Ed, N, e_y),
    M_y: sheet.put("M_y_Ed_kNm", bendingY, M_y_Ed, N, e_x),
    M_z: sheet.put("M_z_Ed_kNm", torsion, M_z_Ed, V_y, e_x, V_x, e_y),
  };
}

const largest = ({ M_x, M_y, M_z }: Actions) => Math.max(Math.abs(M_x), Math.abs(M_y), Math.abs(M_z), 1e-9);

/** The direction of welds that are on one line; they have no stiffness across it. */
function onOneLine({ I_x, I_y, I_xy }: WeldGroupProperties): { u_x: number; u_y: number } | undefined {
  if (I_x * I_y - I_xy ** 2 > 1e-9 * (I_x + I_y) ** 2) return undefined;
  const angle = Math.atan2(2 * I_xy, I_y - I_x) / 2;
  return { u_x: Math.cos(angle), u_y: Math.sin(angle) };
}

interface Stress {
  readonly x: number;
  readonly y: number;
  readonly f_x: number;
  readonly f_y: number;
  readonly f_z: number;
}

function stressAt(
  x: number,
  y: number,
  { A, I_x, I_y, I_xy }: WeldGroupProperties,
  actions: Actions,
  straight?: { u_x: number; u_y: number },
): Stress {
  const { N, V_x, V_y, M_x, M_y, M_z } = actions;
  const I_p = I_x + I_y;
  return {
    x,
    y,
    f_x: inPlaneX(V_x, A, M_z, y, I_p),
    f_y: inPlaneY(V_y, A, M_z, x, I_p),
    f_z: straight
      ? outOfPlaneOfLine(N, A, M_x, straight.u_y, M_y, straight.u_x, x * straight.u_x + y * straight.u_y, I_p)
      : outOfPlane(N, A, M_x, I_y, M_y, I_xy, y, I_x, x),
  };
}

function judge(
  sheet: Sheet,
  item: GroupItem,
  steel: Steel,
  lines: readonly Line[],
  p: WeldGroupProperties,
  actions: Actions,
  straight: { u_x: number; u_y: number } | undefined,
): void {
  const beta_w = sheet.table(
    "beta_w",
    betaW(sheet, steel),
    "EN 1993-1-8 Table 4.1",
    sheet.steps && partSays.steelName({ name: steel.name }),
  );
  const gamma_M2 = sheet.given("gamma_M2", sheet.parameter("EN 1993-1-8", "gamma_M2"));
  sheet.given("f_u_MPa", steel.f_u);
  const f_vw_d = sheet.put("f_vw_d_MPa", formulas.shearStrength, steel.f_u, beta_w, gamma_M2);
  const limit = sheet.put("f_w_Rd_MPa", formulas.directionalStrength, 1, steel.f_u, beta_w, gamma_M2);
  const normal = sheet.put("f_w_perp_Rd_MPa", formulas.normalStrength, 1, steel.f_u, gamma_M2);
  const simplified = item.method === "simplified";
  // every stress is linear along a straight weld, so the criteria are greatest at one of its ends
  const judged = lines.map((line) => {
    const u = { x: (line.x2 - line.x1) / line.l, y: (line.y2 - line.y1) / line.l };
    const ends = (
      [
        [line.x1, line.y1],
        [line.x2, line.y2],
      ] as const
    ).map(([x, y]) => {
      const f = stressAt(x - p.x_c, y - p.y_c, p, actions, straight);
      const f_t = across(f.f_y, u.x, f.f_x, u.y);
      const [sigma, tau, tau_par] = [normalAcross(f_t, f.f_z), shearAcross(f_t, f.f_z), along(f.f_x, u.x, f.f_y, u.y)];
      const sigma_w = formulas.equivalentStress(sigma, tau, tau_par);
      const F_w = resultant(f.f_x, f.f_y, f.f_z, line.a);
      const used = simplified ? formulas.simplifiedUse(F_w, line.a, f_vw_d) : Math.max(sigma_w / limit, tau / normal);
      // as of a single weld: longer than 150 a it counts as in a lap joint, 4.11(2)
      const beta_Lw = formulas.longLap(line.l, line.a);
      const utilization = used / Math.max(beta_Lw, Number.MIN_VALUE);
      return { beta_Lw, f, u, f_t, sigma, tau, tau_par, sigma_w, F_w, utilization, a: line.a };
    });
    return ends.reduce((worst, end) => (end.utilization > worst.utilization ? end : worst));
  });
  const first = judged[0];
  if (!first) return; // the schema asks for at least one weld
  const worst = judged.reduce((most, weld) => (weld.utilization > most.utilization ? weld : most), first);
  explainWorst(sheet, worst, p, actions, straight);
  sheet.given(
    "welds",
    judged.map(({ f, sigma, tau, tau_par, sigma_w, utilization, a }) => ({
      a_mm: a,
      x_mm: f.x + p.x_c,
      y_mm: f.y + p.y_c,
      sigma_perp_Ed_MPa: sigma,
      tau_perp_Ed_MPa: tau,
      tau_par_Ed_MPa: tau_par,
      sigma_w_Ed_MPa: sigma_w,
      utilization,
    })),
  );
  const beta_Lw = worst.beta_Lw < 1 ? sheet.given("beta_Lw_1", worst.beta_Lw) : 1;
  if (beta_Lw < 1) sheet.assume(says.longAsLap);
  const stressed = worst.sigma_w > 0;
  if (stressed && simplified)
    sheet.verify(formulas.weldSimplified, worst.F_w, beta_Lw * formulas.simplifiedPerLength(f_vw_d, worst.a), "kN/mm");
  if (stressed && !simplified) {
    sheet.verify(formulas.weldDirectional, worst.sigma_w, beta_Lw * limit, "MPa");
    if (worst.tau > 0) sheet.verify(formulas.weldSigmaPerp, worst.tau, beta_Lw * normal, "MPa");
  }
  detailing(sheet, lines);
}

/** The steps of the weld that is used most. */
function explainWorst(
  sheet: Sheet,
  { f, u, a }: { f: Stress; u: { x: number; y: number }; a: number },
  { A, I_x, I_y, I_xy }: WeldGroupProperties,
  { N, V_x, V_y, M_x, M_y, M_z }: Actions,
  straight: { u_x: number; u_y: number } | undefined,
): void {
  const I_p = I_x + I_y;
  const f_x = sheet.step("f_x_Ed_MPa", inPlaneX, V_x, A, M_z, f.y, I_p);
  const f_y = sheet.step("f_y_Ed_MPa", inPlaneY, V_y, A, M_z, f.x, I_p);
  const f_z = straight
    ? sheet.step(
        "f_z_Ed_MPa",
        outOfPlaneOfLine,
        N,
        A,
        M_x,
        straight.u_y,
        M_y,
        straight.u_x,
        f.x * straight.u_x + f.y * straight.u_y,
        I_p,
      )
    : sheet.step("f_z_Ed_MPa", outOfPlane, N, A, M_x, I_y, M_y, I_xy, f.y, I_x, f.x);
  const f_t = sheet.step("f_t_Ed_MPa", across, f_y, u.x, f_x, u.y);
  const sigma = sheet.put("sigma_perp_Ed_MPa", normalAcross, f_t, f_z);
  const tau = sheet.put("tau_perp_Ed_MPa", shearAcross, f_t, f_z);
  const tau_par = sheet.put("tau_par_Ed_MPa", along, f_x, u.x, f_y, u.y);
  sheet.put("sigma_w_Ed_MPa", formulas.equivalentStress, sigma, tau, tau_par);
  sheet.put("F_w_Ed_kN_mm", resultant, f_x, f_y, f_z, a);
}

function detailing(sheet: Sheet, lines: readonly Line[]): void {
  const thin = lines.reduce((least, { a }) => Math.min(least, a), Number.POSITIVE_INFINITY);
  if (thin < 3 * (1 - 1e-9)) sheet.verify(formulas.weldThroat, 3, thin, "mm");
  const runs = lengthsOfRuns(lines);
  const short = lines.findIndex(({ a }, i) => (runs[i] ?? 0) < formulas.leastLength(a) * (1 - 1e-9));
  const weld = lines[short];
  if (weld) sheet.verify(formulas.weldLength, formulas.leastLength(weld.a), runs[short] ?? 0, "mm");
}

/** Of each line: the length of the run that it is a piece of. Lines that begin where others end are one weld. */
function lengthsOfRuns(lines: readonly Line[]): number[] {
  const run = lines.map((_, i) => i);
  const touch = (a: Line, b: Line) =>
    [
      [a.x1 - b.x1, a.y1 - b.y1],
      [a.x1 - b.x2, a.y1 - b.y2],
      [a.x2 - b.x1, a.y2 - b.y1],
      [a.x2 - b.x2, a.y2 - b.y2],
    ].some(([x = 0, y = 0]) => Math.hypot(x, y) < 0.5);
  lines.forEach((a, i) => {
    lines.slice(0, i).forEach((b, j) => {
      const [mine, other] = [run[i], run[j]];
      if (mine === undefined || other === undefined || mine === other || !touch(a, b)) return;
      run.forEach((of, k) => {
        if (of === mine) run[k] = other;
      });
    });
  });
  return run.map((of) => lines.reduce((sum, { l }, k) => (run[k] === of ? sum + l : sum), 0));
}
