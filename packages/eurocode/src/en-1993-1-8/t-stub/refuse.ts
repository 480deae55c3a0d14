import type { Message } from "../../basis/message.ts";
import { decimals } from "../../basis/numbers.ts";
import { above, atLeast, atMost, below, notWith, onlyWith, required } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { says as boltSays } from "../bolts/says.ts";
import { formula } from "../formula.ts";
import type { Bolts } from "../parts/index.ts";
import * as tStub from "./modes.ts";
import { says } from "./says.ts";
import type { TStubItem } from "./schema.ts";
import { checkWasher, washerFits, widestWasher } from "./washer.ts";

/** What no T-stub can be, and what its position does not know. */
export function rejectImpossible(sheet: Sheet, item: TStubItem, rows: number, bolts: Bolts | undefined): void {
  const { position, position_last, m_2_mm, alpha, p_mm, e_mm, e_min_mm, l_eff_1_mm, l_eff_2_mm } = item;
  if (bolts) rejectMisfits(sheet, item, rows, bolts);
  rejectShearOptions(sheet, item);
  if (e_min_mm !== undefined && e_min_mm > e_mm)
    sheet.problem("e_min_mm", atMost(e_mm, e_min_mm, { unit: "mm", because: says.leastOfParts }));
  const both = l_eff_1_mm !== undefined && l_eff_2_mm !== undefined;
  if (rows > 1) {
    if (p_mm === undefined && !both) sheet.problem("p_mm", required(says.pitchOfRows({ n: rows })));
    if (position === "outside-flange") {
      sheet.problem("n_rows", says.oneRowOutside({ rows }));
    }
  } else {
    if (position_last !== undefined) sheet.problem("position_last", onlyWith(says.groups));
    if (p_mm !== undefined) sheet.unused("p_mm", says.noPitch);
  }
  if (m_2_mm !== undefined && alpha !== undefined) sheet.problem("alpha", notWith("m_2_mm"));
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
  for (const option of options) if (item[option] !== undefined) sheet.unused(option, says.onlyTension);
}

const longestCircle = formula("Table 6.4", "n * 2 * pi * m", (n, m) => n * 2 * Math.PI * m);
const longestLine = formula(
  "Table 6.4",
  "n * max(8 * m, 4 * m + 1.25 * e)",
  (n, m, e) => n * Math.max(8 * m, 4 * m + 1.25 * e),
);

/** No pattern of any place of a row is longer than these. */
function rejectLongLines(sheet: Sheet, { m_mm: m, e_mm: e, l_eff_1_mm, l_eff_2_mm }: TStubItem, n: number): void {
  const most = (field: string, given: number | undefined, limit: number, why: Message) => {
    if (given !== undefined && given > limit * (1 + 1e-3))
      sheet.problem(field, atMost(decimals(limit, 1), given, { unit: "mm", is: why }));
  };
  most("l_eff_1_mm", l_eff_1_mm, longestCircle(n, m), says.circles);
  most("l_eff_2_mm", l_eff_2_mm, longestLine(n, m, e), says.straightLines);
}

/** l_eff,1 is the least of all patterns, l_eff,2 of the non-circular ones alone (Table 6.2). */
export function checkOverrides(sheet: Sheet, path: "l_eff_1_mm" | "l_eff_2_mm", l_1: number, l_2: number): boolean {
  if (l_1 <= l_2 * (1 + 1e-3)) return true;
  sheet.problem(path, says.lengthsInOrder({ l_1: decimals(l_1, 1), l_2: decimals(l_2, 1) }));
  return false;
}

/** What each position needs, and what it does not know. */
function rejectPositions(sheet: Sheet, item: TStubItem, rows: number): void {
  const { position, position_last, e_1_mm, m_2_mm, alpha, w_mm, b_p_mm } = item;
  const beside = position === "beside-stiffener" || position_last === "beside-stiffener";
  const end = position === "end" || position_last === "end";
  if (beside && m_2_mm === undefined && alpha === undefined) {
    sheet.problem("m_2_mm", required(says.stiffenerDistance));
  }
  if (!beside && m_2_mm !== undefined) sheet.unused("m_2_mm", says.noStiffener);
  if (!beside && alpha !== undefined) sheet.unused("alpha", says.noStiffener);
  if (end && e_1_mm === undefined) sheet.problem("e_1_mm", required(says.endDistance));
  if (!end && e_1_mm !== undefined && !(rows === 1 && beside)) sheet.unused("e_1_mm", says.noEndRow);
  if (position === "outside-flange") {
    if (w_mm === undefined) sheet.problem("w_mm", required(says.gaugeOutside));
    if (b_p_mm === undefined) sheet.problem("b_p_mm", required(says.widthOutside));
  } else {
    if (w_mm !== undefined) sheet.unused("w_mm", says.onlyOutside);
    if (b_p_mm !== undefined) sheet.unused("b_p_mm", says.onlyOutside);
  }
}

/** Holes inside the flange and clear of each other; nuts clear of web, stiffener and beam flange. */
function rejectMisfits(sheet: Sheet, item: TStubItem, rows: number, { d_0, size }: Bolts): void {
  const { m_mm, m_2_mm, e_mm, e_min_mm, e_1_mm, p_mm, w_mm, b_p_mm, d_w_mm } = item;
  const nut = Math.max(size.head.s_mm, size.nut.s_mm, d_w_mm ?? 0);
  const clear = (field: string, value: number | undefined, of: Message) => {
    if (value !== undefined && value < nut / 2)
      sheet.problem(field, atLeast(nut / 2, value, { unit: "mm", is: says.halfNut({ part: of }) }));
  };
  clear("m_mm", m_mm, item.position === "outside-flange" ? says.beamFlange : says.web);
  clear("m_2_mm", m_2_mm, says.stiffener);
  const inside = (field: string, value: number | undefined) => {
    if (value !== undefined && value <= d_0 / 2)
      sheet.problem(field, above(d_0 / 2, value, { unit: "mm", is: boltSays.holeRadius }));
  };
  inside("e_mm", e_mm);
  inside("e_min_mm", e_min_mm);
  inside("e_1_mm", e_1_mm);
  if (rows > 1 && p_mm !== undefined && p_mm <= Math.max(d_0, d_w_mm ?? 0))
    sheet.problem("p_mm", above(Math.max(d_0, d_w_mm ?? 0), p_mm, { unit: "mm", is: says.holeOrWasher }));
  if (w_mm !== undefined && w_mm <= d_0)
    sheet.problem("w_mm", above(d_0, w_mm, { unit: "mm", is: boltSays.holeDiameter }));
  if (w_mm !== undefined && b_p_mm !== undefined && b_p_mm <= w_mm + d_0)
    sheet.problem("b_p_mm", above(w_mm + d_0, b_p_mm, { unit: "mm", is: says.gaugeAndHole }));
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
    sheet.problem("d_w_mm", below(decimals(widestWasher(m_mm, n), 1), d_w, { unit: "mm", because: says.method2 }));
  }
}
