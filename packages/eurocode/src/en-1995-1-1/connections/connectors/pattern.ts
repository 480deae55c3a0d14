import { Sheet } from "../../../engine/sheet.ts";
import { requirement } from "../../formula.ts";
import type { Design } from "../design.ts";
import * as group from "../group.ts";
import type { Fastener, Part, Wood } from "../model.ts";
import {
  fastenersOf,
  type Holds,
  listOf,
  loadedAt,
  sayForce,
  verifyUsedMost,
  worstOf,
  worstRow,
} from "../moment-joint.ts";
import { patternOf } from "../places.ts";
import { resolveParts, timberParts } from "../resolve.ts";
import { effectiveOf, type Placed } from "../row.ts";
import type { DowelTypeItem } from "../schema.ts";
import type { Connector, Distances, Slip } from "../verify.ts";
import { aroundConnectors, type Beside, closeness, inLine, placedConnectors } from "./joint.ts";
import type { ConnectorItem } from "./schema.ts";
import * as strength from "./strength.ts";

// Connectors in given places under N, V and M: each with a force and angles of its own. Nobody says to which side a member ends: every
// end counts as loaded.

const oneConnector = requirement("lateral", "8.1.2(1)", "F_Ed / F_v_Rd <= 1", "connectors across their axis");
const rowOf = requirement("lateral", "8.1.2(5)", "F_row_Ed / F_v_ef_Rd <= 1", "connectors across their axis");

export interface Connectors {
  readonly item: ConnectorItem;
  /** the joint as one of bolts in their places, and the bolt in it */
  readonly bolts: DowelTypeItem;
  readonly fastener: Fastener;
  /** of rings the bolt presses on no wood */
  readonly bedded: boolean;
  readonly connector: Connector;
  readonly design: Design;
  readonly distances: Distances;
  readonly slip: Slip["rule"];
  readonly beside: Beside;
  /** one connector, and the bolt in it where it carries, in one plane at the angles of `loaded` */
  readonly ofOne: (sheet: Sheet, loaded: DowelTypeItem, parts: readonly Part[], all: readonly Placed[]) => OfOne;
}

export interface OfOne {
  readonly connector: number;
  readonly bolt: number;
}

export function runPatternOfConnectors(sheet: Sheet, joint: Connectors): void {
  const { item, bolts, fastener, bedded, connector, design, beside } = joint;
  const pattern = patternOf(bolts);
  const loadedBy = fastenersOf(bolts, pattern);
  const directions = loadedBy.filter(({ F }) => F > 0).map(({ alphas }) => alphas);
  const planes = bolts.members.length - 1;
  const quiet = () => new Sheet(sheet.request, sheet.path, false);
  const at = (on: Sheet, alphas: readonly number[]): OfOne => {
    const loaded = loadedAt(bolts, alphas);
    const parts = resolveParts(on, loaded, fastener, bedded) ?? [];
    return joint.ofOne(on, loaded, parts, placedConnectors(bolts, parts, item, connector, beside));
  };
  const known = new Map<string, OfOne>();
  const quietly = (alphas: readonly number[]): OfOne => {
    const key = alphas.map((alpha) => alpha.toFixed(9)).join();
    const one = known.get(key) ?? at(quiet(), alphas);
    known.set(key, one);
    return one;
  };
  const whole = resolveParts(sheet, bolts, fastener, bedded);
  if (!whole) return;
  const k_R =
    item.connection === "split-ring"
      ? closeness(sheet, item, placedConnectors(bolts, whole, item, connector, beside, directions))
      : 1;
  const together = (on: Sheet, { connector: F_c, bolt }: OfOne, n_c = 1, n_b = 1): number =>
    on.step("F_v_ef_Rk", strength.inPlanes, planes, k_R, n_c, F_c, n_b, bolt);
  const holds: Holds = {
    one: (alphas) => together(quiet(), quietly(alphas)),
    row: (alphas, n, a_1) =>
      together(quiet(), quietly(alphas), inLine(quiet(), n), effectiveOf(quiet(), fastener, n, a_1)),
  };
  const worst = worstOf(loadedBy, holds);
  if (!worst) return;
  sayForce(sheet, pattern, worst);
  sheet.given(
    "bolts",
    listOf(loadedBy, (alphas) => holds.one(alphas) / planes),
  );
  const F_Rk = sheet.given("F_v_ef_Rk_kN", together(sheet, at(sheet, worst.alphas)));
  const F_Rd = sheet.put("F_v_Rd_kN", group.design, design.k_mod, F_Rk, design.gamma_M);
  const parts = resolveParts(sheet, loadedAt(bolts, worst.alphas), fastener, bedded);
  if (!parts) return;
  const { distances, slip } = joint;
  const all = placedConnectors(bolts, parts, item, connector, beside, directions);
  const width = (wood: Wood) => all.find((one) => one.wood === wood)?.least.a_2 ?? connector.d_c;
  const row = worstRow(bolts, pattern, timberParts(parts), width, holds);
  if (row) {
    const n_bolts = effectiveOf(sheet, fastener, row.n, row.a_1);
    const F_row = together(sheet, quietly(row.alphas), inLine(sheet, row.n, "bolts"), n_bolts);
    const F_row_Rd = sheet.step("F_v_ef_Rd", group.design, design.k_mod, F_row, design.gamma_M);
    verifyUsedMost(sheet, [oneConnector, worst.F, F_Rd], [rowOf, row.F, F_row_Rd]);
  } else sheet.verify(oneConnector, worst.F, F_Rd, "kN");
  const F_1 = Math.max(...loadedBy.map(({ F }) => F));
  aroundConnectors(sheet, { item, bolts, fastener, parts, connector, all, design, distances, slip, pattern, F_1 });
}
