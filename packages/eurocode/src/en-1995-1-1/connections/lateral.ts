import type { Sheet } from "../../engine/sheet.ts";
import * as johansen from "./johansen.ts";
import { type Fastener, isWood, type Part, type Wood } from "./model.ts";
import { type Resistance, resistance } from "./planes.ts";
import { woods } from "./resolve.ts";
import { says } from "./says.ts";
import type { DowelTypeItem } from "./schema.ts";
import * as simplified from "./simplified.ts";

export interface Lateral {
  /** one plane, one fastener */
  readonly F: number;
  /** modes that decide the plane of a member outside */
  readonly decidingAt: (wood: Wood) => readonly string[];
}

/** Members as the formulas number them: 1 outside, 2 the other one or the middle one. */
interface Numbered {
  readonly one: Wood | undefined;
  readonly two: Wood | undefined;
}

function numbered(parts: readonly Part[]): Numbered {
  const [first, second, third] = parts;
  if (isWood(first)) {
    const side = isWood(third) && third.f_h * third.depth < first.f_h * first.depth ? third : first;
    return { one: side, two: isWood(second) ? second : undefined };
  }
  // a plate outside: the wood is the side of one plane, the middle of two
  const wood = isWood(second) ? second : undefined;
  return parts.length === 2 ? { one: wood, two: undefined } : { one: undefined, two: wood };
}

export function lateral(
  sheet: Sheet,
  item: DowelTypeItem,
  fastener: Fastener,
  parts: readonly Part[],
  F_ax: number,
): Lateral {
  const { one, two } = numbered(parts);
  if (one) {
    sheet.given("t_1_mm", one.depth);
    sheet.given("f_h_1_k_MPa", one.f_h);
  }
  if (two) {
    sheet.given("t_2_mm", two.depth);
    sheet.given("f_h_2_k_MPa", two.f_h);
  }
  const k_90 = woods(parts).find((wood) => wood.k_90 !== undefined)?.k_90;
  if (k_90 !== undefined) sheet.given("k_90", k_90);
  if (one && two) sheet.put("beta", johansen.ratio, two.f_h, one.f_h);
  if (item.method === "simplified") return bySimplified(sheet, fastener, parts, { one, two });
  const found = resistance(sheet, parts, { fastener, F_ax });
  const { type } = fastener;
  const legs = type === "staple" ? (aboveThirty(sheet, item) ? 2 : 1.4) : 1;
  sheet.given("modes", Object.fromEntries(found.modes.map(({ name, F }) => [name, F])));
  sheet.given("mode", found.mode);
  sheet.given("F_v_Rk_johansen_kN", found.johansen);
  sheet.given("F_rope_kN", found.F - found.johansen);
  const last = found.planes.length - 1;
  return {
    F: put(sheet, found, legs),
    decidingAt: ({ index }) => found.planes[Math.min(index, last)]?.deciding ?? [],
  };
}

/** 8.4(3): a staple counts as two nails, seven tenths of it where its crown lies along the grain */
function aboveThirty(sheet: Sheet, { crown_angle_deg }: DowelTypeItem): boolean {
  if (crown_angle_deg === undefined) sheet.assume(says.crownAlong);
  return (crown_angle_deg ?? 30) > 30;
}

const put = (sheet: Sheet, { F }: Resistance, legs: number): number =>
  legs === 1 ? sheet.given("F_v_Rk_kN", F) : sheet.put("F_v_Rk_kN", johansen.legsTogether, legs, F);

function bySimplified(sheet: Sheet, fastener: Fastener, parts: readonly Part[], { one, two }: Numbered): Lateral {
  const { d_ef: d, M_y } = fastener;
  sheet.assume(says.simplifiedWithoutRope);
  const wood = one ?? two;
  if (one && two) {
    const beta = johansen.ratio(two.f_h, one.f_h);
    const req_1 = sheet.put("t_1_req_mm", simplified.sideThickness, beta, M_y, one.f_h, d);
    const second = parts.length === 2 ? simplified.secondThickness : simplified.middleThickness;
    const req_2 = sheet.put("t_2_req_mm", second, beta, M_y, two.f_h, d);
    const F = sheet.step("F_v_Rk", simplified.resistance, beta, M_y, one.f_h, d);
    return ofMode(sheet.put("F_v_Rk_kN", simplified.reduced, one.depth, req_1, two.depth, req_2, F), "f");
  }
  if (!wood) throw new Error("a joint has wood: refused before");
  const plate = parts.find((part) => part.kind === "plate");
  if (!plate) throw new Error("a joint of one wood has a plate");
  const inside = plate.index > 0 && plate.index < parts.length - 1;
  const name = one ? "t_1_req_mm" : "t_2_req_mm";
  const thin = () => ({
    F: sheet.step("F_v_thin", simplified.atThin, M_y, wood.f_h, d),
    t: sheet.step("t_thin", one ? simplified.thicknessAtThin : simplified.middleAtThin, M_y, wood.f_h, d),
  });
  const thick = () => ({
    F: sheet.step("F_v_thick", simplified.atThick, M_y, wood.f_h, d),
    t: sheet.step("t_thick", simplified.thicknessAtThick, M_y, wood.f_h, d),
  });
  const { t: t_pl } = plate;
  if (inside || t_pl >= d || t_pl <= 0.5 * d) {
    const isThin = !inside && t_pl <= 0.5 * d;
    const { F, t } = isThin ? thin() : thick();
    const t_req = sheet.given(name, t);
    const F_v = sheet.put("F_v_Rk_kN", simplified.reduced, wood.depth, t_req, wood.depth, t_req, F);
    return ofMode(F_v, modeAtPlate({ single: one !== undefined, inside, isThin, yields: wood.depth >= t }));
  }
  const [low, high] = [thin(), thick()];
  const F = sheet.step("F_v_Rk", johansen.betweenPlates, low.F, high.F, t_pl, d);
  const t_req = sheet.put(name, johansen.betweenPlates, low.t, high.t, t_pl, d);
  const mode = modeAtPlate({ single: one !== undefined, inside, isThin: true, yields: wood.depth >= t_req });
  return ofMode(sheet.put("F_v_Rk_kN", simplified.reduced, wood.depth, t_req, wood.depth, t_req, F), mode);
}

const ofMode = (F: number, mode: string): Lateral => ({ F, decidingAt: () => [mode] });

interface AtPlate {
  readonly single: boolean;
  readonly inside: boolean;
  readonly isThin: boolean;
  readonly yields: boolean;
}

/** As (8.9) to (8.13) name what the simplified rules suppose: hinges in the wood, where it is as thick as they ask. */
function modeAtPlate({ single, inside, isThin, yields }: AtPlate): string {
  if (!single) return isThin ? "k" : "m";
  if (isThin) return yields ? "b" : "a";
  if (inside) return yields ? "h" : "g";
  return yields ? "e" : "d";
}
