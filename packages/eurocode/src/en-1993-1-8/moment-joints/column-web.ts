import { notWith, required } from "../../basis/refusals.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { draw, memberShape, stiffenerShapes } from "../geometry.ts";
import { rejectThickThroat, resolveMember, resolveThroat, throatField } from "../parts/index.ts";
import { beamEnd, putFlangeCompression } from "./beam.ts";
import {
  type Column,
  prepareColumn,
  putPanelShear,
  putWebCompression,
  putWebTension,
  stepTensionSpread,
  verifyStiffenerRules,
} from "./column.ts";
import * as jointComponents from "./components.ts";
import { says } from "./says.ts";
import { type ColumnWebItem, columnWebSchema } from "./schema.ts";
import { verifyThroats } from "./welds.ts";

// The kind `column-web`: the column's part of a moment joint on its own, 6.2.6.1 to 6.2.6.3 and 6.2.6.7.

export const columnWebKind = defineKind({
  name: "column-web",
  title: "Column web in a moment joint",
  schema: columnWebSchema,
  example: {
    connection: "column-web",
    column: { profile: "HE 340 A", steel_grade: "S235" },
    beam: { profile: "IPE 500", steel_grade: "S235" },
    throat_mm: 8,
    end_plate: { t_mm: 15, extension_mm: 15 },
    l_eff_t_mm: 250,
    beta: 1,
    F_c_Ed: 400,
    V_wp_Ed: 400,
  },
  label: (item) => `column ${item.column.profile ?? "of own section"}`,
  run: runColumnWeb,
});

function runColumnWeb(sheet: Sheet, item: ColumnWebItem): undefined {
  const member = resolveMember(sheet, "column", item.column, ["I"]);
  const beam = item.beam && resolveMember(sheet, "beam", item.beam, ["I"]);
  const a = resolveThroat(sheet, "", { throat: item.throat_mm, leg: item.leg_mm });
  const t_fb = item.t_fb_mm ?? beam?.t_f;
  rejectThickThroat(sheet, throatField(item), a, t_fb, says.flangeThickness);
  if (item.beam && item.t_fb_mm !== undefined) sheet.problem("t_fb_mm", notWith("beam"));
  if (!item.beam && item.t_fb_mm === undefined) sheet.problem("t_fb_mm", required(says.flangeOrBeam));
  if (item.stiffeners?.backing_plate_t_mm !== undefined) {
    sheet.problem("stiffeners.backing_plate_t_mm", says.forColumnFlange);
  }
  if (!item.end_plate && item.l_eff_t_mm !== undefined) sheet.unused("l_eff_t_mm", says.weldedFlange);
  const { tension_t_mm, compression_t_mm } = item.stiffeners ?? {};
  if (item.end_plate && tension_t_mm !== undefined && compression_t_mm === undefined)
    sheet.unused("stiffeners.tension_t_mm", says.tensionStiffener);
  if (!member || t_fb === undefined || a === undefined || sheet.problems.length > 0) return;
  const column = prepareColumn(sheet, member, item);
  if (!column) return;
  draw(sheet, () => ({
    kind: "column-web",
    column: memberShape(member, item.column),
    beam: beam && memberShape(beam, item.beam ?? {}),
    t_fb,
    plate: item.end_plate && { t: item.end_plate.t_mm, extension: item.end_plate.extension_mm },
    a,
    stiffeners: stiffenerShapes(item.stiffeners),
    F_c: item.F_c_Ed ?? 0,
    F_t: item.F_t_Ed ?? 0,
    V_wp: item.V_wp_Ed,
  }));
  const d_s = beam && beam.h - beam.t_f;
  const needsDepth = column.stiffeners.diagonal_t_mm !== undefined || bothTransverse(column);
  if (needsDepth && d_s === undefined) {
    sheet.problem("beam", required(says.stiffenerDepth));
    return;
  }
  const V_wp = putPanelShear(sheet, column, d_s);
  const plate = item.end_plate && { t: item.end_plate.t_mm, u: item.end_plate.extension_mm };
  const { F: F_c_wc } = putWebCompression(sheet, column, { t_fb, a, plate });
  if (item.V_wp_Ed !== undefined) sheet.verify(jointComponents.columnWebShear, item.V_wp_Ed, V_wp, "kN");
  if (item.F_c_Ed !== undefined) sheet.verify(jointComponents.columnWebCompression, item.F_c_Ed, F_c_wc, "kN");
  tension(sheet, column, item, t_fb, a);
  verifyStiffenerRules(sheet, column);
  verifyThroats(sheet, a);
  if (!beam) return;
  const F_c_fb = putFlangeCompression(sheet, beamEnd(beam, undefined, column.gamma_M0), 0);
  if (item.F_c_Ed !== undefined) sheet.verify(jointComponents.beamFlangeCompression, item.F_c_Ed, F_c_fb, "kN");
}

const bothTransverse = ({ stiffeners }: Column): boolean =>
  stiffeners.compression_t_mm !== undefined && stiffeners.tension_t_mm !== undefined;

/** A welded flange spreads its force; behind an end plate the T-stub of the column flange says how far. */
function tension(sheet: Sheet, column: Column, item: ColumnWebItem, t_fb: number, a: number): void {
  if (item.end_plate && item.l_eff_t_mm === undefined) {
    if (item.F_t_Ed !== undefined) {
      sheet.problem("l_eff_t_mm", required(says.tStubLength));
    }
    return;
  }
  const l_eff = item.end_plate ? item.l_eff_t_mm : undefined;
  const b_eff = l_eff ?? stepTensionSpread(sheet, column, t_fb, a);
  sheet.given("b_eff_t_wc_mm", b_eff);
  const F_t = putWebTension(sheet, column, b_eff, item.end_plate === undefined);
  if (item.F_t_Ed !== undefined) sheet.verify(jointComponents.columnWebTension, item.F_t_Ed, F_t, "kN");
}
