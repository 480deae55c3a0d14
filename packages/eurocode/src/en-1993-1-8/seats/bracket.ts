import { decimals } from "../../basis/numbers.ts";
import { above, atMost, required } from "../../basis/refusals.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { boltGroupKind } from "../bolt-groups/bolt-group.ts";
import { draw } from "../geometry.ts";
import {
  netSectionFactor,
  rejectThickThroat,
  rejectThinPart,
  rejectThroatOnEdge,
  resolveSteel,
  type Steel,
  throatField,
} from "../parts/index.ts";
import {
  type Held,
  type HeldByBolts,
  type Line,
  rejectFields,
  resolveHeld,
  uprights,
  verifyWelds,
} from "./attachment.ts";
import * as rules from "./formulas.ts";
import { type OutstandingPlate, verifyAtSupport, verifyFreePlate, verifyStanding } from "./plates.ts";
import { says } from "./says.ts";
import { type BracketItem, bracketSchema } from "./schema.ts";
import { heldShape } from "./seat.ts";
import {
  edgeOnFlange,
  rejectOffFlange,
  resolveSupport,
  type Support,
  verifyBehindPlate,
  weakerPly,
} from "./support.ts";

// A bracket on the flange of a column: plates in the plane of the load, or one under it.

export const bracketKind = defineKind({
  name: "bracket",
  title: "Brackets on a column's flange, under an eccentric load",
  schema: bracketSchema,
  example: {
    connection: "bracket",
    mark: "B1",
    type: "flat",
    V_Ed: 120,
    e_mm: 250,
    n_plates: "2",
    plate: { t_mm: 15, h_mm: 300, steel_grade: "S355" },
    bolt_grade: "8.8",
    bolt_size: "M20",
    n_1: 3,
    p1: 100,
    n_2: 2,
    p2: 120,
    e1: 50,
    e2: 50,
    support: { t_mm: 17, steel_grade: "S355" },
  },
  actions: ["V_Ed"],
  label: ({ type, plate }) => `${type} bracket, ${plate.h_mm} × ${plate.t_mm} mm`,
  run(sheet, item) {
    const { type, plate: spec, V_Ed } = item;
    const steel = resolveSteel(sheet, "plate", spec, spec.t_mm);
    const support = resolveSupport(sheet, item);
    const held = resolveHeld(sheet, item);
    if (V_Ed === undefined) sheet.problem("V_Ed", required(says.loadOfBracket));
    rejectThinPart(sheet, "plate.t_mm", spec.t_mm);
    if (held?.by === "bolts") rejectOffFlange(sheet, support, held);
    if (type === "flat") rejectFlat(sheet, item, held);
    else rejectStanding(sheet, item, held);
    if (!steel || !held || V_Ed === undefined || sheet.problems.length > 0) return;
    sheet.assume(says.ofBracketGuides);
    sheet.warn(says.loadElsewhere);
    // a plate that is pushed up is stressed as one that is pushed down
    const V = Math.abs(V_Ed);
    if (type === "flat") runFlat(sheet, item, { held, steel, support, V });
    else if (held.by === "welds") runStanding(sheet, item, { a: held.a, steel, support, V });
    draw(sheet, () => ({
      kind: "bracket",
      type,
      t: spec.t_mm,
      h: spec.h_mm,
      n: item.n_plates === "2" ? 2 : 1,
      W: spec.b_mm,
      triangular: spec.shape === "triangular",
      e: item.e_mm,
      V,
      weld: item.weld_b_mm,
      ...heldShape(held),
    }));
  },
});

function rejectFlat(sheet: Sheet, item: BracketItem, held: Held | undefined): void {
  const { plate, e_mm, weld_b_mm, throat_mm, leg_mm } = item;
  for (const name of ["b_mm", "shape"] as const)
    if (plate[name] !== undefined)
      rejectFields(sheet, { [`plate.${name}`]: plate[name] }, [`plate.${name}`], says.standingOnly);
  if (held?.by === "bolts") {
    const { n_1, p1, e1, n_2, p2 } = held.pattern;
    rejectFields(sheet, item, ["weld_b_mm"], says.flatOnly);
    const deep = e1 + (n_1 - 1) * p1 + held.bolts.d_along / 2;
    if (deep >= plate.h_mm)
      sheet.problem("plate.h_mm", above(decimals(deep, 1), plate.h_mm, { unit: "mm", is: says.depthFits }));
    beyond(sheet, e_mm, (n_2 - 1) * p2);
    return;
  }
  if (weld_b_mm !== undefined) beyond(sheet, e_mm, weld_b_mm);
  else if (throat_mm !== undefined || leg_mm !== undefined) sheet.problem("weld_b_mm", required(says.welds));
  if (held) rejectThroatOnEdge(sheet, throatField(item), held.a, plate.t_mm, "plate.t_mm");
}

/** A load above what holds the plate bends nothing. */
function beyond(sheet: Sheet, e: number, width: number): void {
  if (e <= width / 2) sheet.problem("e_mm", above(width / 2, e, { unit: "mm", is: says.loadBeyond }));
}

function rejectStanding(sheet: Sheet, item: BracketItem, held: Held | undefined): void {
  const { plate, e_mm } = item;
  rejectFields(sheet, item, ["n_plates", "weld_b_mm"], says.flatOnly);
  if (held?.by === "bolts") sheet.problem("bolt_size", says.standingBolted);
  if (plate.b_mm === undefined) sheet.problem("plate.b_mm", required(says.insidePlate));
  else if (e_mm > plate.b_mm) sheet.problem("e_mm", atMost(plate.b_mm, e_mm, { unit: "mm", is: says.insidePlate }));
  if (held?.by === "welds") rejectThickThroat(sheet, throatField(item), held.a, plate.t_mm, "plate.t_mm");
}

interface Bracket {
  readonly steel: Steel;
  readonly support: Support | undefined;
  readonly V: number;
}

function runFlat(
  sheet: Sheet,
  item: BracketItem,
  { held, steel, support, V: V_Ed }: Bracket & { readonly held: Held },
): void {
  const n = Number(item.n_plates ?? "1");
  const { t_mm: t, h_mm: h } = item.plate;
  sheet.assume(says.onAxis);
  if (n > 1) sheet.assume(says.shared({ n }));
  const V = sheet.put("V_plate_Ed_kN", rules.perPlate, V_Ed, n);
  const width = held.by === "bolts" ? (held.pattern.n_2 - 1) * held.pattern.p2 : (item.weld_b_mm ?? 0);
  const c = sheet.put("c_mm", rules.leverOfSection, item.e_mm, width);
  const M = sheet.put("M_plate_Ed_kNm", rules.momentOfLever, V, c);
  sheet.given("gamma_M0", sheet.parameter("EN 1993-1-1", "gamma_M0"));
  const plate: OutstandingPlate = { t, h, W: c, shape: "rectangular", steel };
  verifyAtSupport(sheet, plate, V, M);
  verifyFreePlate(sheet, plate, M, c);
  if (V > 0) sheet.warn(says.flatBent);
  if (V > 0 && n === 1) sheet.warn(says.twisted);
  if (held.by === "bolts") {
    verifyNet(sheet, held, plate, M);
    verifyGroup(sheet, item, held, { steel, support, V });
    return;
  }
  const lines = cornered(sheet, held.a, h, width);
  if (lines) verifyWelds(sheet, lines, { a: held.a, t, steel, support }, { V, x: item.e_mm });
}

/** Elastic, at the line of holes nearest to the load. */
function verifyNet(
  sheet: Sheet,
  { bolts, pattern: { n_1, p1, e1 } }: HeldByBolts,
  { t, h, steel }: OutstandingPlate,
  M: number,
): void {
  const places = Array.from({ length: n_1 }, (_, i) => h / 2 - e1 - i * p1);
  const [sum, squares] = [places.reduce((a, y) => a + y, 0), places.reduce((a, y) => a + y ** 2, 0)];
  const y_n = sheet.put("y_n_mm", rules.shiftOfAxis, bolts.d_along, sum, h, n_1);
  const W_net = sheet.put("W_net_mm3", rules.netModulus, t, h, bolts.d_along, squares, n_1, y_n);
  const M_u = sheet.put("M_u_Rd_kNm", rules.netOfPlate, W_net, steel.f_u, netSectionFactor(sheet, steel));
  if (M > 0) sheet.verify(rules.bracketNet, M, M_u, "kNm");
}

/** The kind `bolt-group` on this sheet, in the thinner of plate and flange. */
function verifyGroup(
  sheet: Sheet,
  item: BracketItem,
  { bolts: { single }, pattern, spec }: HeldByBolts,
  { steel, support, V }: Bracket,
): void {
  const { n_1, p1, n_2, p2, e1, e2 } = pattern;
  const { t_mm: t, h_mm: h } = item.plate;
  const ply = weakerPly({ t, steel }, support);
  const onFlange = edgeOnFlange(support, pattern);
  if (!support) sheet.lack("support", says.noSupport);
  if (onFlange === undefined) sheet.warn(says.flangeEdge);
  const {
    connection: _,
    type: _t,
    plate: _p,
    V_Ed: _V,
    e_mm,
    n_plates: _n,
    support: _s,
    weld_b_mm: _w,
    e1: _1,
    e2: _2,
    throat_mm: _a,
    leg_mm: _l,
    ...bolts
  } = spec as BracketItem & { bolt_grade: string; bolt_size: string };
  boltGroupKind.run(sheet, {
    ...bolts,
    connection: "bolt-group",
    shear_planes: 1,
    ...(single ? { single_lap_one_row: true } : {}),
    n_1,
    n_2,
    ...(n_1 > 1 ? { p1 } : {}),
    ...(n_2 > 1 ? { p2 } : {}),
    plate_t: ply.t,
    plate_fu: ply.steel.f_u,
    V_y_Ed: -V,
    e_x_mm: e_mm,
    edge_x_mm: Math.min(e2, onFlange ?? e2),
    edge_y_mm: Math.min(e1, h - e1 - (n_1 - 1) * p1),
  });
}

/** Top, bottom and far side, about the axis of the column. */
function cornered(sheet: Sheet, a: number, h: number, b: number): Line[] | undefined {
  const side = uprights(sheet, a, h, b / 2)?.[0];
  if (!side) return undefined;
  if (b <= 2 * a) {
    sheet.problem("weld_b_mm", says.weldsLeave({ least: decimals(2 * a, 1), given: decimals(b, 1) }));
    return undefined;
  }
  const [x1, x2] = [-b / 2, b / 2 - a];
  return [
    { ...side, y1: 0, y2: h },
    { x1, y1: 0, x2, y2: 0 },
    { x1, y1: h, x2, y2: h },
  ];
}

function runStanding(
  sheet: Sheet,
  item: BracketItem,
  { a, steel, support, V }: Bracket & { readonly a: number },
): void {
  const { t_mm: t, h_mm: h, b_mm: W = 0, shape = "rectangular" } = item.plate;
  const e = item.e_mm;
  sheet.given("gamma_M0", sheet.parameter("EN 1993-1-1", "gamma_M0"));
  verifyStanding(sheet, { t, h, W, shape, steel }, V, e);
  const lines = uprights(sheet, a, h, t / 2);
  const M = sheet.put("M_support_Ed_kNm", rules.momentOfLever, V, e);
  if (lines) verifyWelds(sheet, lines, { a, t, steel, support }, { V, M_x: M });
  verifyBehindPlate(sheet, support, M, h);
}
