import type { Formula } from "../../basis/formula.ts";
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
import { heldBolt, pliesUnderHead, putPunching } from "./punching.ts";
import { checkOverrides, rejectImpossible } from "./refuse.ts";
import { says } from "./says.ts";
import { type TStubItem, tStubSchema } from "./schema.ts";
import { washer, washerLever } from "./washer.ts";

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
    if (item[field] !== undefined) sheet.unused(field, says.onlyTension);
  }
  if (!steel || !bolts || sheet.problems.length > 0) return undefined;
  return { item, bolts, steel, rows, gamma_M0: sheet.parameter("EN 1993-1-1", "gamma_M0") };
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
    sheet.assume(says.lengthsGiven);
    return { l_1: sheet.given("l_eff_1_mm", l_eff_1_mm), l_2: sheet.given("l_eff_2_mm", l_eff_2_mm) };
  }
  if (item.position === undefined) sheet.assume(rows === 1 ? says.innerRow : says.innerGroup);
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
  return sheet.table("alpha", alphaOf(lambda_1, lambda_2), "EN 1993-1-8 Figure 6.11", says.alphaCurve);
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
  const { backing_plate_t_mm: t_bp } = item;
  const ply = { t: t_bp === undefined ? t : sheet.step("t_p_mm", pliesUnderHead, t, t_bp), steel };
  const held = heldBolt(sheet, F_t, putPunching(sheet, bolts.size, [ply], bolts.gamma_M2));
  const M_1 = sheet.put("M_pl_1_Rd_kNm", tStub.plasticMoment1, l_1, t, steel.f_y, gamma_M0);
  const M_2 = sheet.put("M_pl_2_Rd_kNm", tStub.plasticMoment2, l_2, t, steel.f_y, gamma_M0);
  const F_3 = sheet.put("F_T_3_Rd_kN", tStub.mode3, 2 * rows, held);
  const whole = prying(sheet, stub, l_1)
    ? withPrying(sheet, stub, { M_1, M_2, n, F_3, l_1 })
    : withoutPrying(sheet, stub, M_1, F_3);
  const F = rows === 1 || item.p_mm === undefined ? whole : withinParts(sheet, stub, whole, n, held);
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
    p1: (item.n_rows ?? 1) > 1 ? p_mm : undefined,
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
    if (sheet.steps)
      sheet.explain(from === to ? says.row({ row: from + 1 }) : says.rows({ from: from + 1, to: to + 1 }));
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
    sheet.assume(says.prying);
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
