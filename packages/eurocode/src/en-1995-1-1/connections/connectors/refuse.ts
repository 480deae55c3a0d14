import { atLeast, atMost, below, notWith, onlyWith, required } from "../../../basis/refusals.ts";
import type { Sheet } from "../../../engine/sheet.ts";
import { isPanel, type Part } from "../model.ts";
import { rejectPattern } from "../moment-joint.ts";
import { isForPattern, rejectAngle, rejectOutside } from "../refuse.ts";
import { woods } from "../resolve.ts";
import { says } from "../says.ts";
import type { DowelTypeItem } from "../schema.ts";
import { hasTwoSides, mayStagger, singleSided } from "./en-912.ts";
import type { ConnectorItem } from "./schema.ts";

/** 8.9(1) */
const widestRing = 200;
/** Table 8.7 to 8.9: apart, and from an edge, in diameters of the connector */
const [closest, edge] = [1.2, 0.6] as const;

export function rejectConnector(sheet: Sheet, item: ConnectorItem, across: DowelTypeItem): void {
  const { type, d_c_mm, d_mm, members } = item;
  if (members.every(({ plate }) => plate)) sheet.problem("members", says.woodSomewhere);
  if (item.connection === "split-ring" && d_c_mm > widestRing)
    sheet.problem("d_c_mm", atMost(widestRing, d_c_mm, { unit: "mm", is: says.widestRing }));
  if (d_mm >= d_c_mm) sheet.problem("d_mm", below(d_c_mm, d_mm, { unit: "mm", is: says.diameterOfConnector }));
  if (item.connection === "toothed-plate") {
    if (hasTwoSides(type) && item.b_c_mm === undefined) sheet.problem("b_c_mm", required(says.otherSide));
    if (!hasTwoSides(type) && item.b_c_mm !== undefined) sheet.problem("b_c_mm", onlyWith(says.twoSides));
  }
  members.forEach((member, i) => {
    if (member.plate && !singleSided(type)) sheet.problem(`members[${i}]`, says.halfInEach({ type }));
    if (member.pre_drilled === false) sheet.unused(`members[${i}].pre_drilled`, says.boltsInHoles);
    rejectAngle(sheet, item.bolts === undefined, member.alpha_deg ?? 0, i);
    rejectOutside(sheet, across, i, closest * d_c_mm, edge * d_c_mm);
  });
  rejectPattern(sheet, item, d_c_mm);
  if (item.bolts && item.alternating_kN !== undefined) sheet.problem("alternating_kN", says.alternatingOfBolts);
  if (item.n === undefined && item.bolts === undefined && !isForPattern(item)) sheet.problem("n", required(says.inRow));
  rejectStaggered(sheet, item);
}

/** Neighbouring rows that are staggered against each other. */
function rejectStaggered(sheet: Sheet, { type, staggered, rows = 1, bolts, a_1_mm, a_2_mm }: ConnectorItem): void {
  if (staggered !== true) return;
  if (bolts) {
    sheet.problem("staggered", notWith("bolts"));
    return;
  }
  if (rows < 2) sheet.problem("rows", atLeast(2, rows, { is: says.staggeredRows }));
  if (!mayStagger(type)) sheet.problem("staggered", says.notStaggered({ type }));
  if (a_1_mm === undefined || a_2_mm === undefined)
    sheet.problem(a_1_mm === undefined ? "a_1_mm" : "a_2_mm", required(says.staggeredApart));
}

export function rejectPanels(sheet: Sheet, parts: readonly Part[]): void {
  for (const wood of woods(parts)) {
    if (isPanel(wood)) sheet.problem(`members[${wood.index}].panel`, says.connectorsInWood);
  }
}
