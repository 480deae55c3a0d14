import { type Profile, widthAt } from "./profile.ts";

/** The steel on the pulled side of the centroid: its area, and where its centroid lies along v. */
export interface Half {
  readonly area: number;
  readonly v: number;
}

export function pulledHalf({ bars, lines, ringArea, ringRadius, lowestSteel }: Profile): Half {
  let area = 0;
  let moment = 0;
  const add = (part: number, v: number) => {
    area += part;
    moment += part * v;
  };
  for (let i = 0; i < bars.length; i += 3) {
    const v = bars[i] as number; // i + 2 < bars.length
    if (v < -1e-6) add(bars[i + 2] as number, v);
  }
  for (let i = 0; i < lines.length; i += 5) {
    const [v1, v2] = [lines[i] as number, lines[i + 2] as number]; // i + 4 < lines.length
    const whole = lines[i + 4] as number;
    const [low, high] = v1 < v2 ? [v1, v2] : [v2, v1];
    if (low >= -1e-6) continue;
    const share = high <= 0 ? 1 : -low / (high - low);
    add(whole * share, (low + Math.min(high, 0)) / 2);
  }
  if (ringArea > 0) add(ringArea / 2, (-2 * ringRadius) / Math.PI);
  return area > 0 ? { area, v: moment / area } : { area: 0, v: lowestSteel };
}

/** The least width between the pulled steel and the centroid. */
export function leastWidth({ edges, radius, bottom }: Profile, from: number): number {
  const low = Math.max(Math.min(from, 0), bottom);
  if (radius > 0) return 2 * Math.sqrt(Math.max(0, radius * radius - low * low));
  const stations = [low, 0];
  for (let i = 0; i < edges.length; i += 4) {
    const v = edges[i] as number; // i + 3 < edges.length
    if (v > low && v < 0) stations.push(v - 1e-6, v + 1e-6);
  }
  return Math.min(...stations.map((v) => Math.abs(widthAt(edges, v))));
}
