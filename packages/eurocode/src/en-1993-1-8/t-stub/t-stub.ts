import type { Formula } from "../../basis/formula.ts";
import { decimals } from "../../basis/numbers.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import * as boltResistance from "../bolts/resistance.ts";
import { verifySpacing } from "../bolts/spacing.ts";
import { formula } from "../formula.ts";
import { boltShape, draw } from "../geometry.ts";
import { type Bolts, resolveBolts, resolveSteel, type Steel } from "../parts/index.ts";
import { alphaOf, lambda1, lambda2 } from "./alpha.ts";
import * as tStub from "./modes.ts";
import * as patterns from "./patterns.ts";
import { type TStubItem, tStubSchema } from "./schema.ts";
import { checkWasher, washer, washerFits, washerLever, widestWasher } from "./washer.ts";

// The kind `t-stub`: one bolt row, or a group of rows at equal pitch, as an equivalent T-stub.

interface Stub {
  readonly item: TStubItem;
  readonly bolts: Bolts;
  readonly steel: Steel;
  readonly rows: number;
  readonly gamma_M0: number;
}

type Position = NonNullable<TStubItem["position"]>;

const times = formula("6.2.4.2(3)", "n_inner * l_eff", (n_inner, l_eff) => n_inner * l_eff);

export const tStubKind = defineKind({
  name: "t-stub",
  title: "Equivalent T-stub in tension",
  schema: tStubSchema,
  example: {
    connection: "t-stub",
    steel_grade: "S235",
    t_mm: 15,
    m_mm: 49.24,
    e_mm: 60,
    bolt_grade: "10.9",
    bolt_size: "M24",
    position: "beside-stiffener",
    m_2_mm: 24.95,
    F_t_Ed: 300,
  },
  label: (item) => `T-stub ${item.t_mm} mm, ${item.bolt_size} ${item.bolt_grade}`,
  run: runTStub,
});

function runTStub(sheet: Sheet, item: TStubItem): undefined {
  const stub = resolve(sheet, item);
  if (!stub) return;
  draw(sheet, () => ({
    kind: "t-stub",
    bolt: boltShape(stub.bolts),
    t: item.t_mm,
    m: item.m_mm,
    e: item.e_mm,
    position: item.position ?? "inner",
    rows: stub.rows,
    p: item.p_mm ?? 0,
    w: item.w_mm ?? 0,
    b_p: item.b_p_mm ?? 0,
    backing: item.backing_plate_t_mm ?? 0,
    F_t: item.F_t_Ed ?? 0,
  }));
  const lengths = effectiveLengths(sheet, stub);
  if (lengths) resistances(sheet, stub, lengths);
}

function resolve(sheet: Sheet, item: TStubItem): Stub | undefined {
  const steel = resolveSteel(sheet, "", item, item.t_mm);
  const bolts = resolveBolts(sheet, "", item, { tension: true });
  const rows = item.n_rows ?? 1;
  rejectImpossible(sheet, item, rows, bolts);
  for (const field of ["threads_in_shear_plane", "packing_mm", "single_lap_one_row"] as const) {
    if (item[field] !== undefined) sheet.unused(field, "the bolts of a T-stub are in tension, not in shear");
  }
  if (!steel || !bolts || sheet.problems.length > 0) return undefined;
  return { item, bolts, steel, rows, gamma_M0: sheet.parameter("EN 1993-1-1", "gamma_M0") };
}

function rejectImpossible(sheet: Sheet, item: TStubItem, rows: number, bolts: Bolts | undefined): void {
  const { position, position_last, m_2_mm, alpha, p_mm, e_mm, e_min_mm, l_eff_1_mm, l_eff_2_mm } = item;
  if (bolts) rejectMisfits(sheet, item, rows, bolts);
  rejectShearOptions(sheet, item);
  if (e_min_mm !== undefined && e_min_mm > e_mm)
    sheet.problem("e_min_mm", `must be at most e_mm = ${e_mm} mm: the least of the parts joined; it is ${e_min_mm}`);
  const both = l_eff_1_mm !== undefined && l_eff_2_mm !== undefined;
  if (rows > 1) {
    if (p_mm === undefined && !both) sheet.problem("p_mm", `is required: pitch of the ${rows} rows (mm)`);
    if (position === "outside-flange") {
      sheet.problem("n_rows", `must be 1 outside the tension flange: Table 6.6 has no group there; it is ${rows}`);
    }
  } else {
    if (position_last !== undefined) sheet.problem("position_last", "needs a group: n_rows of at least 2");
    if (p_mm !== undefined) sheet.unused("p_mm", "one row has no pitch (n_rows)");
  }
  if (m_2_mm !== undefined && alpha !== undefined)
    sheet.problem("alpha", "cannot be combined with m_2_mm; give one of them");
  rejectLongLines(sheet, item, rows);
  if (both) {
    checkOverrides(sheet, "l_eff_1_mm", l_eff_1_mm, l_eff_2_mm);
    return;
  }
  rejectPositions(sheet, item, rows);
}

/** Options of bolts in shear and bearing, which a T-stub does not ask for. */
function rejectShearOptions(sheet: Sheet, item: TStubItem): void {
  const options = [
    "threads_in_shear_plane",
    "joint_length_mm",
    "packing_mm",
    "single_lap_one_row",
    "countersink_depth_mm",
  ] as const;
  for (const option of options)
    if (item[option] !== undefined) sheet.unused(option, "the bolts of a T-stub are in tension");
}

const longestCircle = formula("Table 6.4", "n * 2 * pi * m", (n, m) => n * 2 * Math.PI * m);
const longestLine = formula(
  "Table 6.4",
  "n * max(8 * m, 4 * m + 1.25 * e)",
  (n, m, e) => n * Math.max(8 * m, 4 * m + 1.25 * e),
);

/** No pattern of any place of a row is longer than these. */
function rejectLongLines(sheet: Sheet, { m_mm: m, e_mm: e, l_eff_1_mm, l_eff_2_mm }: TStubItem, n: number): void {
  const most = (field: string, given: number | undefined, limit: number, why: string) => {
    if (given !== undefined && given > limit * (1 + 1e-3))
      sheet.problem(field, `must be at most ${decimals(limit, 1)} mm, ${why} (Tables 6.4 to 6.6); it is ${given}`);
  };
  most("l_eff_1_mm", l_eff_1_mm, longestCircle(n, m), "2 pi m of each row");
  most("l_eff_2_mm", l_eff_2_mm, longestLine(n, m, e), "8 m or 4 m + 1.25 e of each row");
}

/** l_eff,1 is the least of all patterns, l_eff,2 of the non-circular ones alone (Table 6.2). */
function checkOverrides(sheet: Sheet, path: "l_eff_1_mm" | "l_eff_2_mm", l_1: number, l_2: number): boolean {
  if (l_1 <= l_2 * (1 + 1e-3)) return true;
  sheet.problem(
    path,
    `must keep l_eff,1 at most l_eff,2 (Table 6.2): ${decimals(l_1, 1)} mm against ${decimals(l_2, 1)} mm`,
  );
  return false;
}

/** What each position needs, and what it does not know. */
function rejectPositions(sheet: Sheet, item: TStubItem, rows: number): void {
  const { position, position_last, e_1_mm, m_2_mm, alpha, w_mm, b_p_mm } = item;
  const beside = position === "beside-stiffener" || position_last === "beside-stiffener";
  const end = position === "end" || position_last === "end";
  if (beside && m_2_mm === undefined && alpha === undefined) {
    sheet.problem("m_2_mm", "is required with a stiffener: its distance (mm), or alpha");
  }
  if (!beside && m_2_mm !== undefined) sheet.unused("m_2_mm", "no row stands beside a stiffener (position)");
  if (!beside && alpha !== undefined) sheet.unused("alpha", "no row stands beside a stiffener (position)");
  if (end && e_1_mm === undefined)
    sheet.problem("e_1_mm", "is required for an end row: distance to the free end along the flange (mm)");
  if (!end && e_1_mm !== undefined && !(rows === 1 && beside))
    sheet.unused("e_1_mm", "no row stands at the end of the flange (position = end)");
  if (position === "outside-flange") {
    if (w_mm === undefined) sheet.problem("w_mm", "is required outside the flange: gauge of the bolts (mm)");
    if (b_p_mm === undefined) sheet.problem("b_p_mm", "is required outside the flange: width of the plate (mm)");
  } else {
    if (w_mm !== undefined) sheet.unused("w_mm", "Table 6.6 has it outside the flange only (position)");
    if (b_p_mm !== undefined) sheet.unused("b_p_mm", "Table 6.6 has it outside the flange only (position)");
  }
}

/** Holes inside the flange and clear of each other; nuts clear of web, stiffener and beam flange. */
function rejectMisfits(sheet: Sheet, item: TStubItem, rows: number, { d_0, size }: Bolts): void {
  const { m_mm, m_2_mm, e_mm, e_min_mm, e_1_mm, p_mm, w_mm, b_p_mm, d_w_mm } = item;
  const nut = Math.max(size.head.s_mm, size.nut.s_mm, d_w_mm ?? 0);
  const clear = (field: string, value: number | undefined, of: string) => {
    if (value !== undefined && value < nut / 2)
      sheet.problem(field, `must be at least ${nut / 2} mm, half of nut or washer, beside ${of}; it is ${value}`);
  };
  clear("m_mm", m_mm, item.position === "outside-flange" ? "the beam's flange" : "the web");
  clear("m_2_mm", m_2_mm, "the stiffener");
  const inside = (field: string, value: number | undefined) => {
    if (value !== undefined && value <= d_0 / 2)
      sheet.problem(field, `must be greater than ${d_0 / 2} mm, the radius of the hole; it is ${value}`);
  };
  inside("e_mm", e_mm);
  inside("e_min_mm", e_min_mm);
  inside("e_1_mm", e_1_mm);
  if (rows > 1 && p_mm !== undefined && p_mm <= Math.max(d_0, d_w_mm ?? 0))
    sheet.problem("p_mm", `must be greater than ${Math.max(d_0, d_w_mm ?? 0)} mm, hole or washer; it is ${p_mm}`);
  if (w_mm !== undefined && w_mm <= d_0)
    sheet.problem("w_mm", `must be greater than ${d_0} mm, the diameter of the hole; it is ${w_mm}`);
  if (w_mm !== undefined && b_p_mm !== undefined && b_p_mm <= w_mm + d_0)
    sheet.problem("b_p_mm", `must be greater than ${w_mm + d_0} mm, gauge and hole; it is ${b_p_mm}`);
  checkWasher(sheet, item, { size });
  if (item.mode_1_method === 2) rejectWideWasher(sheet, item, { size });
}

/** The force may be spread over the washer only as far as m and n leave room for it. */
function rejectWideWasher(
  sheet: Sheet,
  { d_w_mm, m_mm, e_mm, e_min_mm = e_mm }: TStubItem,
  { size }: Pick<Bolts, "size">,
): void {
  const d_w = d_w_mm ?? size.washer.d_2_mm;
  const n = tStub.leverToEdge(e_min_mm, m_mm);
  if (!washerFits(m_mm, n, d_w / 4)) {
    sheet.problem(
      "d_w_mm",
      `must be less than ${decimals(widestWasher(m_mm, n), 1)} mm for method 2 of mode 1 (Table 6.2); it is ${d_w}`,
    );
  }
}

interface Lengths {
  readonly cp: number;
  readonly nc: number;
}

interface ModeLengths {
  readonly l_1: number;
  readonly l_2: number;
}

function effectiveLengths(sheet: Sheet, stub: Stub): ModeLengths | undefined {
  const { item, rows } = stub;
  const { l_eff_1_mm, l_eff_2_mm } = item;
  if (l_eff_1_mm !== undefined && l_eff_2_mm !== undefined) {
    sheet.assume("Effective lengths as given: the patterns of Tables 6.4 to 6.6 are not evaluated.");
    return { l_1: sheet.given("l_eff_1_mm", l_eff_1_mm), l_2: sheet.given("l_eff_2_mm", l_eff_2_mm) };
  }
  if (item.position === undefined)
    sheet.assume(
      rows === 1
        ? "Inner bolt row of an unstiffened flange (position = inner)."
        : "Unstiffened flange that goes on beyond the group (position = inner).",
    );
  const { cp, nc } = rows === 1 ? rowAlone(sheet, item) : group(sheet, item, rows);
  const l_1 =
    l_eff_1_mm === undefined
      ? sheet.put("l_eff_1_mm", patterns.lengthOfMode1, cp, nc)
      : sheet.given("l_eff_1_mm", l_eff_1_mm);
  const l_2 =
    l_eff_2_mm === undefined ? sheet.put("l_eff_2_mm", nonCircular, nc) : sheet.given("l_eff_2_mm", l_eff_2_mm);
  return checkOverrides(sheet, l_eff_2_mm === undefined ? "l_eff_1_mm" : "l_eff_2_mm", l_1, l_2)
    ? { l_1, l_2 }
    : undefined;
}

const circular = formula("Table 6.2", "sum_cp", (sum_cp) => sum_cp);
const nonCircular = formula("Table 6.2", "sum_nc", (sum_nc) => sum_nc);

function rowAlone(sheet: Sheet, item: TStubItem): Lengths {
  const { m_mm: m, e_mm: e, e_1_mm, w_mm = 0, b_p_mm = 0 } = item;
  const cpName = "l_eff_cp_mm";
  const ncName = "l_eff_nc_mm";
  switch (item.position ?? "inner") {
    case "inner":
      return { cp: sheet.put(cpName, patterns.innerCp, m), nc: sheet.put(ncName, patterns.innerNc, m, e) };
    case "end": {
      const e_1 = e_1_mm ?? 0; // required by rejectPositions
      return { cp: sheet.put(cpName, patterns.endCp, m, e_1), nc: sheet.put(ncName, patterns.endNc, m, e, e_1) };
    }
    case "beside-stiffener": {
      const alpha = putAlpha(sheet, item);
      if (e_1_mm === undefined)
        return { cp: sheet.put(cpName, patterns.innerCp, m), nc: sheet.put(ncName, patterns.besideNc, alpha, m) };
      return {
        cp: sheet.put(cpName, patterns.endCp, m, e_1_mm),
        nc: sheet.put(ncName, patterns.endBesideNc, alpha, m, e_1_mm, e),
      };
    }
    case "outside-flange": {
      const side = (b_p_mm - w_mm) / 2;
      const cp = sheet.put(cpName, patterns.outsideCp, m, w_mm, side);
      return { cp, nc: sheet.put(ncName, patterns.outsideNc, m, e, side, b_p_mm, w_mm) };
    }
  }
}

/** First and last row by what stands beyond them; between them the pitch on both sides. */
function group(sheet: Sheet, item: TStubItem, rows: number): Lengths {
  const position = item.position ?? "inner";
  const last = item.position_last ?? "inner";
  const alpha = position === "beside-stiffener" || last === "beside-stiffener" ? putAlpha(sheet, item) : 0;
  const { cp, nc } = lengthsOfGroup(sheet, item, rows, { first: position, last, alpha });
  return { cp: sheet.put("l_eff_cp_mm", circular, cp), nc: sheet.put("l_eff_nc_mm", nonCircular, nc) };
}

interface Ends {
  readonly first: Position;
  readonly last: Position;
  readonly alpha: number;
}

function lengthsOfGroup(sheet: Sheet, item: TStubItem, rows: number, { first, last, alpha }: Ends): Lengths {
  const p = item.p_mm ?? 0; // required by rejectImpossible
  const begin = endOfGroup(sheet, item, first, p, alpha);
  const end = endOfGroup(sheet, item, last, p, alpha);
  const inner = {
    cp: sheet.step("l_eff_cp_mm", patterns.innerCpGroup, p, p),
    nc: sheet.step("l_eff_nc_mm", patterns.innerNcGroup, p, p),
  };
  const between = {
    cp: sheet.step("l_inner_mm", times, rows - 2, inner.cp),
    nc: sheet.step("l_inner_mm", times, rows - 2, inner.nc),
  };
  const cp = sheet.step("l_eff_cp_mm", tStub.sumOfLengths, begin.cp, end.cp);
  const nc = sheet.step("l_eff_nc_mm", tStub.sumOfLengths, begin.nc, end.nc);
  return {
    cp: sheet.step("l_eff_cp_mm", tStub.sumOfLengths, cp, between.cp),
    nc: sheet.step("l_eff_nc_mm", tStub.sumOfLengths, nc, between.nc),
  };
}

function endOfGroup(
  sheet: Sheet,
  { m_mm: m, e_mm: e, e_1_mm = 0 }: TStubItem, // required by rejectPositions for an end row
  position: Position,
  p: number,
  alpha: number,
): Lengths {
  const cpName = "l_eff_cp_mm";
  const ncName = "l_eff_nc_mm";
  if (position === "beside-stiffener") {
    return {
      cp: sheet.step(cpName, patterns.lastCpGroup, m, p),
      nc: sheet.step(ncName, patterns.besideNcGroup, p, alpha, m, e),
    };
  }
  if (position === "inner") {
    return {
      cp: sheet.step(cpName, patterns.lastCpGroup, m, p),
      nc: sheet.step(ncName, patterns.lastNcGroup, m, e, p),
    };
  }
  return {
    cp: sheet.step(cpName, patterns.endCpGroup, m, p, e_1_mm),
    nc: sheet.step(ncName, patterns.endNcGroup, m, e, p, e_1_mm),
  };
}

/** One row of a group by itself. */
function lengthsOfRow(sheet: Sheet, { m_mm: m, e_mm: e, e_1_mm = 0 }: TStubItem, position: Position, alpha: number) {
  const cpName = "l_eff_cp_mm";
  const ncName = "l_eff_nc_mm";
  if (position === "end")
    return { cp: sheet.step(cpName, patterns.endCp, m, e_1_mm), nc: sheet.step(ncName, patterns.endNc, m, e, e_1_mm) };
  const cp = sheet.step(cpName, patterns.innerCp, m);
  return position === "beside-stiffener"
    ? { cp, nc: sheet.step(ncName, patterns.besideNc, alpha, m) }
    : { cp, nc: sheet.step(ncName, patterns.innerNc, m, e) };
}

function putAlpha(sheet: Sheet, { m_mm, e_mm, m_2_mm, alpha }: TStubItem): number {
  if (alpha !== undefined) return sheet.given("alpha", alpha);
  const lambda_1 = sheet.put("lambda_1", lambda1, m_mm, e_mm);
  const lambda_2 = sheet.put("lambda_2", lambda2, m_2_mm ?? 0, m_mm, e_mm); // required by rejectImpossible
  return sheet.table(
    "alpha",
    alphaOf(lambda_1, lambda_2),
    "EN 1993-1-8 Figure 6.11",
    "the curve through lambda_1, lambda_2",
  );
}

function resistances(sheet: Sheet, stub: Stub, { l_1, l_2 }: ModeLengths): void {
  const { item, bolts, steel, rows, gamma_M0 } = stub;
  const { t_mm: t, m_mm: m } = item;
  const e_min = item.e_min_mm ?? item.e_mm;
  const n = sheet.put("n_mm", tStub.leverToEdge, e_min, m);
  const F_t = sheet.put(
    "F_t_Rd_kN",
    boltResistance.tensionResistance,
    bolts.k_2,
    bolts.f_ub,
    bolts.A_s,
    bolts.gamma_M2,
  );
  const M_1 = sheet.put("M_pl_1_Rd_kNm", tStub.plasticMoment1, l_1, t, steel.f_y, gamma_M0);
  const M_2 = sheet.put("M_pl_2_Rd_kNm", tStub.plasticMoment2, l_2, t, steel.f_y, gamma_M0);
  const F_3 = sheet.put("F_T_3_Rd_kN", tStub.mode3, 2 * rows, F_t);
  const whole = prying(sheet, stub, l_1)
    ? withPrying(sheet, stub, { M_1, M_2, n, F_3, l_1 })
    : withoutPrying(sheet, stub, M_1, F_3);
  const F = rows === 1 || item.p_mm === undefined ? whole : withinParts(sheet, stub, whole, n, F_t);
  if (item.F_t_Ed !== undefined) sheet.verify(tStub.tStub, item.F_t_Ed, F, "kN");
  spacing(sheet, item, bolts);
}

function spacing(sheet: Sheet, item: TStubItem, bolts: Bolts): void {
  const { position, e_mm, e_min_mm = e_mm, e_1_mm, p_mm, w_mm, b_p_mm } = item;
  const outside = position === "outside-flange";
  const side = w_mm === undefined || b_p_mm === undefined ? undefined : (b_p_mm - w_mm) / 2;
  verifySpacing(sheet, {
    d_0: bolts.d_0,
    e1: outside ? e_mm : e_1_mm,
    e2: outside ? side : Math.min(e_mm, e_min_mm),
    p1: p_mm,
    p2: w_mm,
    slotted: bolts.slotted,
    exposed_t: bolts.exposed ? item.t_mm : undefined,
  });
}

/** 6.2.4.2(3): a group carries no more than the rows and smaller groups it can be divided into. */
function withinParts(sheet: Sheet, stub: Stub, whole: number, n: number, F_t: number): number {
  const parts = weakestDivision(new Tally(sheet.request, sheet.path, false), stub, n, F_t);
  let sum = 0;
  for (const [i, { from, to }] of parts.entries()) {
    const F = partResistance(sheet, stub, from, to, n, F_t);
    if (sheet.steps) sheet.explain(from === to ? `row ${from + 1}` : `rows ${from + 1} to ${to + 1}`);
    sum =
      i === parts.length - 1
        ? sheet.put("F_T_parts_Rd_kN", addForce, sum, F)
        : sheet.step("F_T_parts_kN", addForce, sum, F);
  }
  return sheet.put("F_T_Rd_kN", leastOfParts, whole, sum);
}

interface Part {
  readonly from: number;
  readonly to: number;
}

/** All rows alike between the ends: a part is known by its length and the ends it reaches. */
function weakestDivision(sheet: Sheet, stub: Stub, n: number, F_t: number): Part[] {
  const { rows } = stub;
  const known = new Map<string, number>();
  const resistance = (from: number, to: number): number => {
    const key = `${from === 0} ${to === rows - 1} ${to - from}`;
    const found = known.get(key) ?? partResistance(sheet, stub, from, to, n, F_t);
    known.set(key, found);
    return found;
  };
  /** least force of the rows before i, and the part that ends there */
  const least: { F: number; from: number }[] = [{ F: 0, from: 0 }];
  for (let to = 0; to < rows; to++) {
    let best = { F: Number.POSITIVE_INFINITY, from: to };
    for (let from = 0; from <= to; from++) {
      if (from === 0 && to === rows - 1) continue;
      const F = (least[from]?.F ?? 0) + resistance(from, to);
      if (F < best.F) best = { F, from };
    }
    least.push(best);
  }
  const parts: Part[] = [];
  for (let end = rows; end > 0; end = parts[0]?.from ?? 0) parts.unshift({ from: least[end]?.from ?? 0, to: end - 1 });
  return parts;
}

/** Rows `from` to `to` as a T-stub of their own. */
function partResistance(sheet: Sheet, stub: Stub, from: number, to: number, n: number, F_t: number): number {
  const { item, rows, steel, gamma_M0 } = stub;
  const { t_mm: t, m_mm: m } = item;
  const alpha = alphaOfItem(item);
  const first: Position = from === 0 ? (item.position ?? "inner") : "inner";
  const last: Position = to === rows - 1 ? (item.position_last ?? "inner") : "inner";
  const single = from === 0 ? first : last;
  const count = to - from + 1;
  const { cp, nc } =
    count === 1 ? lengthsOfRow(sheet, item, single, alpha) : lengthsOfGroup(sheet, item, count, { first, last, alpha });
  const l_1 = sheet.step("l_eff_1_mm", patterns.lengthOfMode1, cp, nc);
  const M_1 = sheet.step("M_pl_1_Rd_kNm", tStub.plasticMoment1, l_1, t, steel.f_y, gamma_M0);
  const F_3 = sheet.step("F_T_3_Rd_kN", tStub.mode3, 2 * count, F_t);
  if (!pries(sheet, stub, count, l_1)) {
    const F_12 = sheet.step("F_T_1_2_Rd_kN", tStub.modeWithoutPrying, M_1, m);
    return sheet.step("F_T_part_Rd_kN", tStub.leastWithoutPrying, F_12, F_3);
  }
  const M_2 = sheet.step("M_pl_2_Rd_kNm", tStub.plasticMoment2, nc, t, steel.f_y, gamma_M0);
  const F_1 = mode1(sheet, (name, f, ...args) => sheet.step(name, f, ...args), stub, M_1, n, l_1);
  const F_2 = sheet.step("F_T_2_Rd_kN", tStub.mode2, M_2, n, F_3, m);
  return sheet.step("F_T_part_Rd_kN", tStub.leastWithPrying, F_1, F_2, F_3);
}

const alphaOfItem = ({ alpha, m_2_mm, m_mm, e_mm }: TStubItem): number =>
  alpha ?? (m_2_mm === undefined ? 0 : alphaOf(lambda1(m_mm, e_mm), lambda2(m_2_mm, m_mm, e_mm)));

const addForce = formula("6.2.4.2(3)", "sum_F + F_T_Rd", (sum_F, F_T_Rd) => sum_F + F_T_Rd);
const leastOfParts = formula("6.2.4.2(3)", "min(F_T_group_Rd, F_T_parts_Rd)", (F_T_group_Rd, F_T_parts_Rd) =>
  Math.min(F_T_group_Rd, F_T_parts_Rd),
);

function pries(sheet: Sheet, { item, bolts }: Stub, rows: number, l_1: number): boolean {
  if (item.L_b_mm === undefined) return true;
  return (
    item.L_b_mm <= sheet.step("L_b_star_mm", tStub.greatestLengthOfPrying, item.m_mm, bolts.A_s, rows, l_1, item.t_mm)
  );
}

function prying(sheet: Sheet, { item, bolts, rows }: Stub, l_1: number): boolean {
  if (item.L_b_mm === undefined) {
    sheet.assume("Prying forces develop (L_b_mm is not given).");
    return sheet.given("prying", true);
  }
  sheet.given("L_b_mm", item.L_b_mm);
  const limit = sheet.put("L_b_star_mm", tStub.greatestLengthOfPrying, item.m_mm, bolts.A_s, rows, l_1, item.t_mm);
  return sheet.given("prying", item.L_b_mm <= limit);
}

interface Moments {
  readonly M_1: number;
  readonly M_2: number;
  readonly n: number;
  readonly F_3: number;
  readonly l_1: number;
}

function withPrying(sheet: Sheet, stub: Stub, { M_1, M_2, n, F_3, l_1 }: Moments): number {
  const m = stub.item.m_mm;
  const F_1 = putMode1(sheet, stub, M_1, n, l_1);
  const F_2 = sheet.put("F_T_2_Rd_kN", tStub.mode2, M_2, n, F_3, m);
  const F = sheet.put(wholeName(stub), tStub.leastWithPrying, F_1, F_2, F_3);
  sheet.given("mode", F === F_1 ? 1 : F === F_2 ? 2 : 3);
  return F;
}

/** Of several rows it is a group, which its parts may still limit. */
const wholeName = ({ rows, item }: Stub): string =>
  rows === 1 || item.p_mm === undefined ? "F_T_Rd_kN" : "F_T_group_Rd_kN";

function withoutPrying(sheet: Sheet, stub: Stub, M_1: number, F_3: number): number {
  const m = stub.item.m_mm;
  const F_12 = sheet.put("F_T_1_2_Rd_kN", tStub.modeWithoutPrying, M_1, m);
  // one mode in place of 1 and 2, under their names as well
  sheet.put("F_T_1_Rd_kN", tStub.modeWithoutPrying, M_1, m);
  sheet.put("F_T_2_Rd_kN", tStub.modeWithoutPrying, M_1, m);
  const F = sheet.put(wholeName(stub), tStub.leastWithoutPrying, F_12, F_3);
  sheet.given("mode", F === F_12 ? 1 : 3);
  return F;
}

function putMode1(sheet: Sheet, stub: Stub, M_1: number, n: number, l_1: number): number {
  return mode1(sheet, (name, f, ...args) => sheet.put(name, f, ...args), stub, M_1, n, l_1);
}

type Write = <A extends readonly number[]>(name: string, f: Formula<A>, ...args: A) => number;

function mode1(
  sheet: Sheet,
  write: Write,
  { item, bolts, steel, gamma_M0 }: Stub,
  M_1: number,
  n: number,
  l_1: number,
): number {
  const { m_mm: m, backing_plate_t_mm: t_bp } = item;
  const name = "F_T_1_Rd_kN";
  const e_w = item.mode_1_method === 2 ? write("e_w_mm", washerLever, washer(sheet, item, bolts)) : undefined;
  if (t_bp === undefined)
    return e_w === undefined ? write(name, tStub.mode1, M_1, m) : write(name, tStub.mode1Method2, n, e_w, M_1, m);
  const M_bp = write("M_bp_Rd_kNm", tStub.plasticMomentOfBackingPlate, l_1, t_bp, steel.f_y, gamma_M0);
  return e_w === undefined
    ? write(name, tStub.mode1Backed, M_1, M_bp, m)
    : write(name, tStub.mode1BackedMethod2, n, e_w, M_1, M_bp, m);
}
