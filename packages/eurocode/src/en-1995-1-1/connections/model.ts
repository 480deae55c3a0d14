import type { TimberType } from "../../materials/timber.ts";
import type { FastenerType, MemberItem, Panel } from "./schema.ts";

/** Wood or a panel, with what its fasteners find in it. */
export interface Wood {
  readonly kind: "wood";
  readonly index: number;
  readonly item: MemberItem;
  readonly material: TimberType | Exclude<Panel, "LVL">;
  /** thickness without plugs in it, and how much of it the fastener reaches */
  readonly t: number;
  readonly depth: number;
  readonly alpha: number;
  readonly rho_k: number;
  readonly rho_m: number;
  readonly drilled: boolean;
  readonly f_h: number;
  readonly k_90: number | undefined;
  /** of classes of wood; panels have none here */
  readonly f_c_90: number | undefined;
  readonly f_m: number | undefined;
  readonly f_t_0: number | undefined;
  readonly f_v: number | undefined;
}

export interface Plate {
  readonly kind: "plate";
  readonly index: number;
  readonly item: MemberItem;
  readonly t: number;
}

export type Part = Wood | Plate;

export const isWood = (part: Part | undefined): part is Wood => part?.kind === "wood";
export const isPlate = (part: Part | undefined): part is Plate => part?.kind === "plate";
export const isPanel = ({ material }: Wood): boolean =>
  material === "plywood" || material === "OSB" || material === "particleboard" || material === "hardboard";

export interface Fastener {
  readonly type: FastenerType;
  /** nominal, for spacings and slip */
  readonly d: number;
  /** for yield and embedding */
  readonly d_ef: number;
  /** its rows and distances are those of bolts; else those of nails */
  readonly asBolt: boolean;
  readonly smooth: boolean;
  readonly square: boolean;
  readonly f_u: number | undefined;
  readonly M_y: number;
}

/** How much of its yield mode the rope may add, 8.2.2(2). */
export function ropeShare({ type, smooth, square }: Fastener): number {
  if (type === "dowel") return 0;
  if (type === "screw") return 1;
  if (type === "bolt") return 0.25;
  if (type === "staple") return 0.15;
  if (square) return 0.25;
  return smooth ? 0.15 : 0.5;
}
