import { leastDistance } from "../../en-1993-1-8/bolt-groups/distribution.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { requirement } from "../formula.ts";
import { inBothSenses, ofRows } from "./alternating.ts";
import { verifyAskew } from "./askew.ts";
import { verifyBlockShear, verifyBlocksOfPattern } from "./block-shear.ts";
import { type Design, designOf } from "./design.ts";
import { fireOfJoint } from "./fire.ts";
import { draw } from "./geometry.ts";
import * as group from "./group.ts";
import { lateral } from "./lateral.ts";
import { type Fastener, isWood, type Part } from "./model.ts";
import { momentJoint, rejectPattern } from "./moment-joint.ts";
import { verifyNetSection, verifySectionOfPattern } from "./net-section.ts";
import { patternOf, withGrains } from "./places.ts";
import { rejectJoint, rejectParts } from "./refuse.ts";
import { resolveFastener, resolveParts, woods } from "./resolve.ts";
import { axialForRope } from "./rope.ts";
import { effectiveNumber, leastSpacings, type Placed, placed } from "./row.ts";
import { says } from "./says.ts";
import { type DowelTypeItem, dowelTypeSchema } from "./schema.ts";
import { acrossOfPattern, acrossOfRows, verifySplitting } from "./splitting.ts";
import { onPlatesOfRows, slipOfFastener, stiffness, verifyDriven, verifyPlates, verifySpacings } from "./verify.ts";

const lateralForce = requirement("lateral", "8.1.2(4)", "F_Ed / F_v_Rd <= 1", "fasteners across their axis");

export const dowelTypeKind = defineKind({
  name: "dowel-type",
  title: "Timber joints with nails, staples, screws, bolts and dowels across their axis",
  list: "connections",
  schema: dowelTypeSchema,
  actions: ["F_Ed", "N_Ed", "V_Ed", "M_Ed"],
  caseFields: ["load_duration", "alternating_kN"],
  ...ofRows,
  example: {
    mark: "J1",
    connection: "dowel-type",
    fastener: "bolt",
    d_mm: 16,
    grade: "8.8",
    members: [
      { t_mm: 60, species: "GL24h", h_mm: 200 },
      { t_mm: 120, species: "GL24h", h_mm: 200 },
      { t_mm: 60, species: "GL24h", h_mm: 200 },
    ],
    n: 4,
    rows: 2,
    a_1_mm: 120,
    a_2_mm: 80,
    a_3_t_mm: 120,
    a_4_c_mm: 60,
    washer: { d_e_mm: 56, d_i_mm: 18 },
    F_Ed: 120,
    service_class: 1,
    load_duration: "medium-term",
    serviceability: { F_ser_kN: 80 },
  },
  label: ({ fastener, d_mm, bolts, n = 1, rows = 1 }) => `${bolts?.length ?? n * rows} × ${fastener} ${d_mm}`,
  run: inBothSenses((sheet: Sheet, given: DowelTypeItem) => {
    const item = withGrains(given);
    rejectJoint(sheet, item);
    rejectPattern(sheet, item, item.d_mm);
    const fastener = resolveFastener(sheet, item);
    const parts = fastener && resolveParts(sheet, item, fastener);
    if (!fastener || !parts) return;
    rejectParts(sheet, item, fastener, parts);
    const design = designOf(sheet, item, parts);
    if (sheet.problems.length > 0 || !design) return;
    if (item.bolts) {
      runPattern(sheet, item, fastener, design);
      return;
    }
    const F_ax = item.method === "simplified" ? 0 : axialForRope(sheet, item, fastener, parts);
    const one = lateral(sheet, item, fastener, parts, F_ax);
    const all = placed(item, fastener, parts);
    const n_ef = effectiveNumber(sheet, item, fastener, all, parts);
    const { rows = 1, F_Ed } = item;
    sheet.put("n_ef_total", group.allRows, rows, n_ef);
    const F_row = sheet.put("F_v_ef_Rk_kN", group.rowResistance, n_ef, parts.length - 1, one.F);
    const F_Rk = sheet.put("F_v_Rk_total_kN", group.rows, rows, F_row);
    const F_Rd = sheet.put("F_v_Rd_kN", group.design, design.k_mod, F_Rk, design.gamma_M);
    if (F_Ed !== undefined) sheet.verify(lateralForce, Math.abs(F_Ed), F_Rd, "kN");
    verifyBlockShear(sheet, item, fastener, parts, all, one, design);
    verifyNetSection(sheet, [item, fastener, parts], all, design);
    verifyPlates(sheet, onPlatesOfRows(item), fastener, parts);
    verifySplitting(sheet, item, acrossOfRows(item, parts, all), design);
    aroundJoint(sheet, item, fastener, parts, all);
    const F = { Rk: F_Rk, Rd: F_Rd };
    fireOfJoint(sheet, { item, what: fastener.type, d: fastener.d, parts, all, design, F });
  }),
});

/** Each fastener with a force and angles of its own, and the wood around all of them. */
function runPattern(sheet: Sheet, item: DowelTypeItem, fastener: Fastener, design: Design): void {
  const pattern = patternOf(item);
  const turned = momentJoint(sheet, item, fastener, design, pattern);
  if (!turned) return;
  const { parts, all: loaded } = turned;
  const directions = loaded.filter(({ F }) => F > 0).map(({ alphas }) => alphas);
  const all = placed(item, fastener, parts, directions);
  verifyBlocksOfPattern(sheet, item, fastener, all, pattern, turned.at, design);
  verifySectionOfPattern(sheet, [item, fastener, parts], all, design, pattern);
  const apart = leastDistance(pattern.points);
  verifyPlates(sheet, { F: Math.max(...loaded.map(({ F }) => F)), a_1: apart, a_2: apart }, fastener, parts);
  verifySplitting(sheet, item, acrossOfPattern(item, parts, all, fastener.d, pattern), design);
  verifyAskew(sheet, item, all, fastener.d, pattern);
  aroundJoint(sheet, item, fastener, parts, all);
  fireOfJoint(sheet, { item, what: fastener.type, d: fastener.d, parts, all, design });
}

/** What is verified of rows and patterns: distances, penetration, slip. */
function aroundJoint(
  sheet: Sheet,
  item: DowelTypeItem,
  fastener: Fastener,
  parts: readonly Part[],
  all: readonly Placed[],
): void {
  sheet.given(
    "members",
    parts.map((part) => {
      const least = leastSpacings(part, all);
      return least && isWood(part) ? { f_h_k_MPa: part.f_h, ...least } : null;
    }),
  );
  if (woods(parts).some(({ item: { panel } }) => panel !== undefined)) sheet.assume(says.panelsAlone);
  verifySpacings(sheet, item, all);
  verifyDriven(sheet, item, fastener, parts);
  stiffness(sheet, item, parts, slipOfFastener(fastener));
  draw(sheet, item, fastener, parts, all);
}
