import { type Beam, type FaceName, hasFlange, other, widthAt } from "./section.ts";

// EN 1992-1-1 7.1(2): the cracked section in bending.

/** The cracked section, and the moduli it was found with. */
export interface State {
  readonly alpha_e: number;
  readonly E_c: number;
  readonly x: number;
  readonly I: number;
  /** Notional size, mm: of what dries. */
  readonly h_0: number;
}

/** Depth of the neutral axis and second moment of area of the cracked section in bending, in areas of concrete. */
export function crackedState(beam: Beam, pulled: FaceName, alpha_e: number, given?: number): { x: number; I: number } {
  const { item } = beam;
  const compressed = other(pulled);
  const b_c = widthAt(item, compressed);
  const h_f = hasFlange(item, compressed) ? (item.h_f_mm ?? 0) : 0;
  const face = beam[pulled];
  const second = item.compression_steel === "none" ? undefined : beam[compressed];
  const [A_1, d] = [(face?.A_s ?? 0) * alpha_e, face?.d ?? item.h];
  const [A_2, d_2] = [(second?.A_s ?? 0) * (alpha_e - 1), item.h - (second?.d ?? item.h)];
  const first = (x: number) =>
    (item.b * x ** 2) / 2 +
    (b_c - item.b) * Math.min(x, h_f) * (x - Math.min(x, h_f) / 2) +
    (x > d_2 ? A_2 * (x - d_2) : 0) -
    A_1 * (d - x);
  let [low, high] = [0, d];
  for (let i = 0; i < 80; i++) {
    const middle = (low + high) / 2;
    if (first(middle) < 0) low = middle;
    else high = middle;
  }
  const x = given ?? (low + high) / 2;
  const t = Math.min(x, h_f);
  const I =
    (item.b * x ** 3) / 3 +
    (b_c - item.b) * (t ** 3 / 12 + t * (x - t / 2) ** 2) +
    (x > d_2 ? A_2 * (x - d_2) ** 2 : 0) +
    A_1 * (d - x) ** 2;
  return { x, I };
}
