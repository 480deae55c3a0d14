/** Holes through which a closed hollow section fills and drains in the bath of zinc. */
import type { PlateHole } from "../../fabrication.ts";
import type { Dimensions } from "./end.ts";
import type { Setting } from "./layout.ts";

/** Of two holes at each end, by the size of the section: the usual table of galvanizers after EN ISO 14713-2 (one source). */
const diameters: readonly (readonly [size: number, d: number])[] = [
  [30, 10],
  [60, 12],
  [80, 16],
  [100, 20],
  [120, 25],
  [160, 25],
  [200, 30],
  [260, 40],
  [400, 50],
];
const largest = 60;

/** In a plate that closes a tube whose middle is at x, y: two, at opposite corners inside it. */
export function vents({ dims, rules }: Pick<Setting, "dims" | "rules">, x: number, y: number): PlateHole[] {
  if (!rules.galvanized || !isTube(dims)) return [];
  const { h, b, t_w, shape } = dims;
  const d_mm = diameters.find(([size]) => size >= Math.max(h, b) - 1e-9)?.[1] ?? largest;
  // beside the corner's weld and rounding
  const reach = (size: number) => size / 2 - 1.5 * t_w - d_mm / 2 - 3;
  const [across, up] = shape === "CHS" ? [0, reach(h)] : [reach(b), reach(h)];
  if (up <= d_mm / 2 || across < 0) return up > 0 ? [{ x_mm: x, y_mm: y, d_mm }] : [];
  return [
    { x_mm: x - across, y_mm: y - up, d_mm },
    { x_mm: x + across, y_mm: y + up, d_mm },
  ];
}

const isTube = ({ shape }: Pick<Dimensions, "shape">): boolean => shape === "RHS" || shape === "CHS";
