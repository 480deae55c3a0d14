import { defineKind } from "../../../engine/kind.ts";
import type { Sheet } from "../../../engine/sheet.ts";
import { requirement } from "../../formula.ts";
import { inBothSenses, ofRows } from "../alternating.ts";
import { designOf } from "../design.ts";
import * as group from "../group.ts";
import { lateral } from "../lateral.ts";
import type { Part } from "../model.ts";
import { withGrains } from "../places.ts";
import { resolveFastener, resolveParts } from "../resolve.ts";
import { axialForRope } from "../rope.ts";
import { effectiveNumber, type Placed } from "../row.ts";
import { says } from "../says.ts";
import * as spacing from "../spacing.ts";
import { type Connector, distancesBy } from "../verify.ts";
import { isToothedRing } from "./en-912.ts";
import {
  aroundConnectors,
  asBolts,
  type Beside,
  connectorOf,
  designed,
  isLoadedEnd,
  leastDensity,
  linesOf,
  ofLines,
  placedConnectors,
  thicknessFactor,
} from "./joint.ts";
import { type Connectors, runPatternOfConnectors } from "./pattern.ts";
import { rejectConnector, rejectPanels } from "./refuse.ts";
import { type ToothedPlateItem, toothedPlateSchema } from "./schema.ts";
import * as strength from "./strength.ts";

const lateralForce = requirement("lateral", "8.10(1)", "F_Ed / F_v_Rd <= 1", "connectors and bolts across their axis");
const distances = distancesBy("8.10(7), Tables 8.8 and 8.9", "8.4, 8.8, 8.9");

export const toothedPlateKind = defineKind({
  name: "toothed-plate",
  title: "Timber joints with toothed plates",
  list: "connections",
  schema: toothedPlateSchema,
  actions: ["F_Ed", "N_Ed", "V_Ed", "M_Ed"],
  caseFields: ["load_duration", "alternating_kN"],
  ...ofRows,
  example: {
    mark: "T1",
    connection: "toothed-plate",
    type: "C10",
    d_c_mm: 65,
    h_e_mm: 12,
    d_mm: 16,
    grade: "4.6",
    washer: { d_e_mm: 56, d_i_mm: 18 },
    members: [
      { t_mm: 50, species: "C24", h_mm: 150 },
      { t_mm: 80, species: "C24", h_mm: 150 },
      { t_mm: 50, species: "C24", h_mm: 150 },
    ],
    n: 2,
    a_1_mm: 130,
    a_3_t_mm: 130,
    a_4_c_mm: 75,
    F_Ed: 45,
    service_class: 1,
    load_duration: "medium-term",
    serviceability: { F_ser_kN: 30 },
  },
  label: ({ type, d_c_mm, n = 1, rows = 1, bolts: places }) => `${places?.length ?? n * rows} × ${type} ${d_c_mm}`,
  run: inBothSenses((sheet: Sheet, given: ToothedPlateItem) => {
    const item = withGrains(given);
    const bolts = asBolts(item);
    rejectConnector(sheet, item, bolts);
    const connector = connectorOf(sheet, item);
    const fastener = resolveFastener(sheet, bolts);
    const parts = fastener && resolveParts(sheet, bolts, fastener);
    if (!fastener || !parts || !connector) return;
    rejectPanels(sheet, parts);
    const design = designOf(sheet, item, parts);
    if (!design || sheet.problems.length > 0) return;
    const { d } = fastener;
    const beside: Beside = (alpha) => {
      const ofBolts = spacing.ofBolts(d, alpha);
      const leastEnd = isToothedRing(item.type) ? strength.leastEndOfRing : strength.leastEndOfPlate;
      return [{ ...ofBolts, a_3_t: Math.max(ofBolts.a_3_t, leastEnd(connector.d_c, d)) }];
    };
    const slip = () => (isToothedRing(item.type) ? strength.slipOfRings : strength.slipOfPlates);
    if (item.bolts) {
      if (item.bolts.length > 2) sheet.assume(says.rowOfTeeth);
      const ofOne: Connectors["ofOne"] = (on, loaded, members, places) => ({
        connector: ofConnectors(on, item, members, connector, places, (_, F_c) => F_c),
        bolt: lateral(on, loaded, fastener, members, axialForRope(on, loaded, fastener, members)).F,
      });
      const joint = { item, bolts, fastener, connector, design, distances, slip, beside, ofOne };
      runPatternOfConnectors(sheet, { ...joint, bedded: true });
      return;
    }
    const lines = linesOf(sheet, item);
    if (sheet.problems.length > 0) return;
    if (lines.n > 2) sheet.assume(says.rowOfTeeth);
    const all = placedConnectors(bolts, parts, item, connector, beside);
    const planes = parts.length - 1;
    const F_connectors = ofConnectors(sheet, item, parts, connector, all, (alpha, F_c) =>
      ofLines(sheet, lines, planes, alpha, F_c, F_c),
    );
    sheet.given("F_connectors_Rk_kN", F_connectors);
    const one = lateral(sheet, bolts, fastener, parts, axialForRope(sheet, bolts, fastener, parts));
    const n_ef = effectiveNumber(sheet, bolts, fastener, all, parts, "n_ef_bolts");
    const F_row = sheet.step("F_v_ef_Rk", group.rowResistance, n_ef, planes, one.F);
    const F_bolts = sheet.put("F_bolts_Rk_kN", group.rows, item.rows ?? 1, F_row);
    const F_Rk = sheet.put("F_v_Rk_total_kN", strength.withBolts, F_connectors, F_bolts);
    const F_Rd = designed(sheet, design, F_Rk);
    if (item.F_Ed !== undefined) sheet.verify(lateralForce, Math.abs(item.F_Ed), F_Rd, "kN");
    const F = { Rk: F_Rk, Rd: F_Rd };
    aroundConnectors(sheet, { item, bolts, fastener, parts, connector, all, design, distances, slip, F });
  }),
});

/** (8.72): the teeth carry alike at any angle; each member has an end of its own. */
function ofConnectors(
  sheet: Sheet,
  item: ToothedPlateItem,
  parts: readonly Part[],
  connector: Connector,
  all: readonly Placed[],
  of: (alpha: number, F_c: number) => number,
): number {
  const k_1 = thicknessFactor(sheet, parts, connector);
  const k_3 = sheet.put("k_3", strength.densityOfPlates, leastDensity(parts));
  const rule = isToothedRing(item.type) ? strength.toothedRing : strength.toothed;
  const held = all.map((one) => {
    const k_2 = endFactor(sheet, item, one, connector);
    const F_c = sheet.step("F_v_c_Rk", rule, k_1, k_2, k_3, connector.d_c);
    return { k_2, F_c, F: of(one.wood.alpha, F_c) };
  });
  const worst = held.reduce((a, b) => (b.F < a.F ? b : a));
  sheet.given("k_2", worst.k_2);
  sheet.given("F_v_c_Rk_kN", worst.F_c);
  return worst.F;
}

/** (8.74), (8.76) */
function endFactor(sheet: Sheet, item: ToothedPlateItem, { wood, given, least }: Placed, { d_c }: Connector): number {
  if (!isLoadedEnd(item, wood, 89.999)) return 1;
  const rule = isToothedRing(item.type) ? strength.toothedRingAtLoadedEnd : strength.plateAtLoadedEnd;
  return sheet.step("k_2", rule, given.a_3_t ?? least.a_3_t, d_c);
}
