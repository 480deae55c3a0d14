import { defineKind } from "../../../engine/kind.ts";
import type { Sheet } from "../../../engine/sheet.ts";
import { requirement } from "../../formula.ts";
import { inBothSenses, ofRows } from "../alternating.ts";
import { designOf } from "../design.ts";
import { type Fastener, isPlate, type Part, type Wood } from "../model.ts";
import { withGrains } from "../places.ts";
import { resolveParts } from "../resolve.ts";
import type { Placed } from "../row.ts";
import { says } from "../says.ts";
import { type Connector, distancesBy } from "../verify.ts";
import {
  aroundConnectors,
  asBolts,
  closeness,
  connectorOf,
  designed,
  isLoadedEnd,
  isPressed,
  leastDensity,
  linesOf,
  ofLines,
  placedConnectors,
  thicknessFactor,
} from "./joint.ts";
import { type Connectors, runPatternOfConnectors } from "./pattern.ts";
import { rejectConnector, rejectPanels } from "./refuse.ts";
import { type SplitRingItem, splitRingSchema } from "./schema.ts";
import * as strength from "./strength.ts";

const lateralForce = requirement("lateral", "8.9(1)", "F_Ed / F_v_Rd <= 1", "connectors across their axis");
const distances = distancesBy("8.9(9), Table 8.7", "8.7", { countAlways: true });

export const splitRingKind = defineKind({
  name: "split-ring",
  title: "Timber joints with split rings and shear plates",
  list: "connections",
  schema: splitRingSchema,
  actions: ["F_Ed", "N_Ed", "V_Ed", "M_Ed"],
  caseFields: ["load_duration", "alternating_kN"],
  ...ofRows,
  example: {
    mark: "R1",
    connection: "split-ring",
    type: "A1",
    d_c_mm: 80,
    h_e_mm: 15,
    d_mm: 12,
    members: [
      { t_mm: 60, species: "GL24h", h_mm: 160 },
      { t_mm: 100, species: "GL24h", h_mm: 160 },
      { t_mm: 60, species: "GL24h", h_mm: 160 },
    ],
    n: 3,
    a_1_mm: 160,
    a_3_t_mm: 160,
    a_4_c_mm: 80,
    F_Ed: 70,
    service_class: 1,
    load_duration: "medium-term",
    serviceability: { F_ser_kN: 48 },
  },
  label: ({ type, d_c_mm, n = 1, rows = 1, bolts: places }) => `${places?.length ?? n * rows} × ${type} ${d_c_mm}`,
  run: inBothSenses((sheet: Sheet, given: SplitRingItem) => {
    const item = withGrains(given);
    const bolts = asBolts(item);
    rejectConnector(sheet, item, bolts);
    const connector = connectorOf(sheet, item);
    const parts = resolveParts(sheet, bolts, boltOf(item), false);
    if (!parts || !connector) return;
    rejectPanels(sheet, parts);
    const design = designOf(sheet, item, parts);
    if (!design || sheet.problems.length > 0) return;
    sheet.assume(says.boltOfConnector);
    const slip = () => strength.slipOfRings;
    const fastener = boltOf(item);
    if (item.bolts) {
      const ofOne: Connectors["ofOne"] = (on, _, members, places) => {
        const held = ofWoods(on, item, members, places, connector, ({ F_alpha }) => F_alpha);
        return { connector: held, bolt: 0 };
      };
      const joint = { item, bolts, fastener, connector, design, distances, slip, ofOne };
      runPatternOfConnectors(sheet, { ...joint, bedded: false, beside: () => [] });
      return;
    }
    const lines = linesOf(sheet, item);
    if (sheet.problems.length > 0) return;
    const all = placedConnectors(bolts, parts, item, connector, () => []);
    const planes = parts.length - 1;
    const F = ofWoods(sheet, item, parts, all, connector, ({ alpha, F_0, F_alpha }) =>
      ofLines(sheet, lines, planes, alpha, F_0, F_alpha),
    );
    const k_R = closeness(sheet, item, all);
    const F_Rk = sheet.put("F_v_Rk_total_kN", strength.asClose, k_R, F);
    const F_Rd = designed(sheet, design, F_Rk);
    if (item.F_Ed !== undefined) sheet.verify(lateralForce, Math.abs(item.F_Ed), F_Rd, "kN");
    const around = { item, bolts, fastener, parts, connector, all, design, distances, slip };
    aroundConnectors(sheet, { ...around, F: { Rk: F_Rk, Rd: F_Rd } });
  }),
});

interface Held {
  readonly alpha: number;
  readonly F_0: number;
  readonly F_alpha: number;
}

/** (8.61), (8.67): what the member holds that holds least. */
function ofWoods(
  sheet: Sheet,
  item: SplitRingItem,
  parts: readonly Part[],
  all: readonly Placed[],
  connector: Connector,
  of: (held: Held) => number,
): number {
  const k_1 = thicknessFactor(sheet, parts, connector);
  const k_3 = sheet.put("k_3", strength.densityOfRings, leastDensity(parts));
  const k_4 = sheet.table("k_4", parts.some(isPlate) ? 1.1 : 1, "EN 1995-1-1 8.9(6) (8.66)");
  const k_90 = sheet.put("k_90", strength.k90OfRings, connector.d_c);
  const held = all.map((one) => {
    const k_2 = endFactor(sheet, item, one, connector);
    const F_0 = ofOne(sheet, item, one.wood, connector, [k_1, k_2, k_3, k_4]);
    const { alpha } = one.wood;
    const F_alpha = sheet.step("F_v_alpha_Rk", strength.atAngle, F_0, k_90, alpha);
    return { k_2, F_0, F_alpha, F: of({ alpha, F_0, F_alpha }) };
  });
  const worst = held.reduce((a, b) => (b.F < a.F ? b : a));
  sheet.given("k_2", worst.k_2);
  sheet.given("F_v_0_Rk_kN", worst.F_0);
  sheet.given("F_v_alpha_Rk_kN", worst.F_alpha);
  return worst.F;
}

/** It holds the faces together; the connectors carry. */
const boltOf = ({ d_mm }: SplitRingItem): Fastener => ({
  type: "bolt",
  d: d_mm,
  d_ef: d_mm,
  asBolt: true,
  smooth: true,
  square: false,
  f_u: undefined,
  M_y: 0,
});

const isSingle = ({ n = 1, rows = 1, bolts }: SplitRingItem): boolean => (bolts?.length ?? n * rows) === 1;

/** (8.63): within 30° of the grain, at a loaded end */
function endFactor(sheet: Sheet, item: SplitRingItem, { wood, given, least }: Placed, { d_c }: Connector): number {
  if (!isLoadedEnd(item, wood, 30)) return 1;
  if (given.a_3_t === undefined) sheet.assume(says.endAtLeast, { weighty: true });
  return sheet.step("k_2", strength.ringsAtLoadedEnd, isSingle(item) ? 1.25 : 1, given.a_3_t ?? least.a_3_t, d_c);
}

type Factors = readonly [k_1: number, k_2: number, k_3: number, k_4: number];

/** (8.61); 8.9(7): one connector that presses on an unloaded end shears no block off */
function ofOne(
  sheet: Sheet,
  item: SplitRingItem,
  wood: Wood,
  { d_c, h_e }: Connector,
  [k_1, k_2, k_3, k_4]: Factors,
): number {
  const b = sheet.step("F_v_0_b", strength.bearingOfRing, k_1, k_3, h_e, d_c);
  if (isSingle(item) && isPressed(item) && wood.alpha <= 30) return b;
  return Math.min(b, sheet.step("F_v_0_a", strength.shearBlock, k_1, k_2, k_3, k_4, d_c));
}
