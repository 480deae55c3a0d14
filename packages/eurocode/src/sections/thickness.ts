import type { Section } from "./types.ts";

/** Thickest part: what decides the yield strength */
export function greatestThickness({ shape, dimensions: d }: Pick<Section, "shape" | "dimensions">): number {
  switch (shape) {
    case "I":
    case "channel":
    case "tee":
    case "box":
      return Math.max(d.t_w_mm ?? 0, d.t_f_mm ?? 0, d.t_f2_mm ?? 0);
    case "round":
      return d.d_mm ?? 0;
    case "flat":
      return Math.min(d.b_mm ?? 0, d.t_mm ?? 0);
    case "built-up":
      return Math.max(d.t_w_mm ?? 0, d.t_f_mm ?? 0, d.t_mm ?? 0);
    default:
      return d.t_mm ?? 0;
  }
}
