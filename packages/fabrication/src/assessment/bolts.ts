/** Bolts to order: length from the grip, standards, masses with nut and washers. */
import { bolt as boltOf } from "@x/eurocode/materials";
import type { BoltPart } from "../fabrication.ts";
import type { BoltSpec } from "./joints/end.ts";
import { round3, steelDensity } from "./solid.ts";

/** Lengths that are stocked, ISO 4014 and ISO 4017; above 100 mm in steps of 10, above 200 of 20. */
const boltLengths = [
  20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 180, 200, 220, 240, 260, 280,
  300,
];
/** EN 14399-4: in steps of 5 mm */
const lengthsByFive = Array.from({ length: 55 }, (_, i) => 30 + 5 * i);
/** ISO 4017 is threaded to the head up to here; longer bolts are ISO 4014 */
const longestFullThread = 100;

type Ordered = Omit<BoltPart, "id" | "joint" | "quantity" | "where">;

const hexagon = (s: number, height: number): number => (Math.sqrt(3) / 2) * s * s * height;
const ring = (outer: number, inner: number, t: number): number => (Math.PI / 4) * (outer * outer - inner * inner) * t;

/** Sizes of bolt, head, nut and washer; of a size that no table has they are estimated from its diameter. */
function sizesOf({ kind, size, grade, preloaded }: BoltSpec) {
  const found = boltOf(size);
  const d = found?.d_mm ?? Number(size.replace(/\D/g, ""));
  const high = kind === "bolt" && (grade === "10.9" || preloaded === true) && found?.preloaded !== undefined;
  const { nut, head, washer } = (high ? found?.preloaded : found) ?? {};
  const { A_mm2: A = 0, A_s_mm2: A_s = 0, pitch_mm: pitch = 2.5 } = found ?? {};
  const { k_mm: k = 0.65 * d, s_mm: s = 1.5 * d } = head ?? {};
  return {
    ...{ high, d, pitch, A, A_s },
    head: { k, s },
    nut: { m: nut?.m_mm ?? 0.8 * d, s: nut?.s_mm ?? s },
    washer: { t: washer?.t_mm ?? 3, outer: washer?.d_2_mm ?? 2 * d, inner: washer?.d_1_mm ?? d },
  };
}

export function orderedBolt(spec: BoltSpec): Ordered {
  const { kind, size, grade, grip_mm, length_mm, preloaded = false } = spec;
  const { high, d, pitch, A, A_s, head, nut, washer } = sizesOf(spec);
  // EN 1090-2 8.2.4: preloaded 10.9 have washers under head and nut; others get one under the nut
  const washers = high ? 2 : 1;
  // EN 1090-2 8.2.2: the thread stands out of the nut by a pitch
  const least = grip_mm + washers * washer.t + nut.m + pitch;
  const stock = high ? lengthsByFive : boltLengths;
  const length = length_mm ?? stock.find((one) => one >= least - 1e-9) ?? Math.ceil(least / 20) * 20;
  const full = length <= longestFullThread;
  const shank = (full ? A_s : A) * length;
  const nuts = kind === "anchor" ? 2 : 1;
  const volume =
    (kind === "anchor" ? 0 : hexagon(head.s, head.k)) +
    shank +
    nuts * (hexagon(nut.s, nut.m) - (Math.PI / 4) * d * d * nut.m) +
    washers * ring(washer.outer, washer.inner, washer.t);
  return {
    kind,
    size,
    d_mm: d,
    grade,
    length_mm: length,
    grip_mm,
    standard: kind === "anchor" ? "threaded bar" : high ? "EN 14399-4" : full ? "ISO 4017" : "ISO 4014",
    nuts,
    nut_standard: high ? "EN 14399-4" : "ISO 4032",
    washers,
    washer_standard: high ? "EN 14399-6" : "ISO 7089",
    preloaded,
    mass_kg: round3(volume * steelDensity),
  };
}
