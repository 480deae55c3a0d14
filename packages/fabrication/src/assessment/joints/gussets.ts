/** The gusset of a brace by its measures: what is welded and what is laid out follow from these. */
import { dimensionsOf, type JointEnd, stocked } from "./end.ts";
import { num, part, range } from "./layout.ts";
import type { Item } from "./verify.ts";

const usual = 10;

/** As thick as what is bolted to it, in stock. */
export const gussetOf = (t: number): number => stocked(Math.max(usual, t));

/** Width of a tube's slot for its plate, and what it is longer than the plate reaches. */
export const slotOf = (t: number): number => t + 2;
export const slotGap = 10;

/** From the first bolt's end of the plate to beyond the last. */
export const lapOf = (item: Item): number => {
  const n = num(item, "n_1", num(item, "n_bolts", 2));
  return 2 * num(item, "e1", 40) + (n - 1) * num(item, "p1");
};

/** In the axes of the brace's end: u into it, z as its own. */
export interface GussetShape {
  readonly t_mm: number;
  /** of what is bolted to it: the brace, or the plate in its slot */
  readonly t_own: number;
  /** u of the bolts, and their z */
  readonly us: readonly number[];
  readonly across: number;
  readonly width: number;
  /** u of its foot at z = 0, and how far the foot leans there from square: du / dz */
  readonly foot: number;
  readonly lean: number;
  /** u where it ends, on the brace */
  readonly end: number;
  /** along its foot */
  readonly foot_length: number;
}

/** The foot keeps clear of the brace, which is cut square. */
const clear = 20;
const usualFoot = 40;

/** `foot_length`: of the weld that was made for it; without it the narrowest */
export function gussetShape(item: Item, at: JointEnd, foot_length?: number): GussetShape {
  const { shape, h, b, t_w } = dimensionsOf(at.member.profile);
  const angle = shape === "angle";
  const tube = shape === "RHS" || shape === "CHS";
  const t_own = angle ? t_w : num(item, "plate_t");
  const lap = lapOf(item);
  const [e1, p1] = [num(item, "e1"), num(item, "p1")];
  const held = tube ? num(item, "e2") * 2 : angle ? h : Math.max(h, b);
  const degrees = at.support?.angle_deg ?? 90;
  const lean = degrees === 90 ? 0 : 1 / Math.tan((degrees * Math.PI) / 180);
  const square = Math.hypot(1, lean);
  const width =
    foot_length === undefined ? Math.ceil((held + 60) / 10) * 10 : Math.round(foot_length / square / 10) * 10;
  // the plate in its slot reaches beyond the tube
  const front = tube ? -lap - clear : 0;
  const foot = front - Math.max(tube ? clear : usualFoot, clear + (held / 2) * Math.abs(lean));
  return {
    t_mm: angle ? num(part(item, "gusset"), "t_mm", gussetOf(t_w)) : gussetOf(t_own),
    t_own,
    us: range(num(item, angle ? "n_1" : "n_bolts", 2)).map((i) => (tube ? -(e1 + i * p1) : e1 + i * p1)),
    // angle: from the toe of the upright leg
    across: angle ? h / 2 - num(item, "e2") : 0,
    width,
    foot: Math.floor(foot),
    lean,
    end: tube ? 0 : Math.ceil(lap / 10) * 10,
    foot_length: width * square,
  };
}

/** kN along and across the foot; at an angle that is not known along it, where a fillet carries least. */
export function footForces(N: number, { support }: JointEnd): Item {
  const degrees = support?.angle_deg;
  if (degrees === undefined) return { V_par_Ed: N };
  const [along, across] = [Math.abs(Math.cos((degrees * Math.PI) / 180)), Math.sin((degrees * Math.PI) / 180)];
  return { N_perp_Ed: N * across, ...(along > 1e-9 && { V_par_Ed: N * along }) };
}
