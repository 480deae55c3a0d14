import { decimals } from "../../basis/numbers.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { formulaOfWind as formula } from "../formula.ts";
import { ofPitch, type ZoneCoefficients } from "./coefficients.ts";
import { joined, type RoofZone, stretchOf } from "./roof-zones.ts";
import { says } from "./says.ts";
import type { BuildingItem, RoofItem } from "./schema.ts";
import { type Cell, duopitch0, monopitch0, monopitch180, type PitchTable } from "./tables.ts";
import { duopitchAcross, slopeZones, strip, type ZonePlaces } from "./zone-geometry.ts";

// 7.2.7: equal spans one behind the other. Figure 7.10 is known here from the Italian circular of 21 January 2019, no. 7,
// C3.3.8.1.6, whose Figure C3.3.18 has the same four rows; that spans behind the first have 0.6 also from an open program for halls.
// No second publication has 0.8 and -0.4. So only suction is reduced, never pressure; -0.4 stands in both cases of Figure 7.10(b);
// the last lee slope of ridges has no less than that of a ridge by itself. A warning in every result says so.

/** Parts of Figure 7.10 along the wind: the first whole, the second, those behind it. */
const factors = { rows: [1, 0.8, 0.6], ridges: [1, 1, 0.6] } as const;
const factorOf = (kind: keyof typeof factors, part: number): number => factors[kind][Math.min(part, 3) - 1] ?? 1;

export const behindFirst = formula("7.2.7(1), Figure 7.10", "k * c_pe", (k, c_pe) => k * c_pe, { c_pe: [-3, 0] });
export const behindSawtooth = formula(
  "7.2.7(1), Figure 7.10(b)",
  "min(k * c_pe, -0.4)",
  (k, c_pe) => Math.min(k * c_pe, -0.4),
  { c_pe: [-3, 1] },
);
export const lastLeeSlope = formula(
  "7.2.7(1), Figure 7.10(c)",
  "min(k * c_pe_trough, c_pe_ridge)",
  (k, c_pe_trough, c_pe_ridge) => Math.min(k * c_pe_trough, c_pe_ridge),
  { c_pe_trough: [-3, 0], c_pe_ridge: [-3, 0] },
);

const of = (table: PitchTable, alpha: number, id: string): ZoneCoefficients =>
  ofPitch(table, alpha).find((zone) => zone.id === id) ?? { id, c_pe_10: 0, c_pe_1: 0, positive: null };

/** A zone behind the first part. */
function reduced(zone: ZoneCoefficients, id: string, by: (c_pe: number) => number, positive: Cell): ZoneCoefficients {
  const of = (c_pe: number): number => (c_pe < 0 ? by(c_pe) : c_pe);
  return { id, c_pe_10: of(zone.c_pe_10), c_pe_1: of(zone.c_pe_1), positive };
}

interface Row {
  readonly e: number;
  readonly b: number;
  /** One span along the wind. */
  readonly span: number;
  readonly n: number;
  readonly alpha: number;
  readonly stretch: number;
}

const at = (coefficients: ZoneCoefficients, places: readonly ZonePlaces[]): RoofZone[] =>
  joined([coefficients], places);

/** Figure 7.10(a) and (b). */
function sawtooth({ e, b, span, n, alpha, stretch }: Row, wind: 0 | 180): RoofZone[] {
  const table = wind === 0 ? monopitch0 : monopitch180;
  const H = of(table, alpha, "H");
  const behind = Array.from({ length: n - 1 }, (_, i) => i + 2).flatMap((part) => {
    const [k, id] = [factorOf("rows", part), `H-${part}`];
    const coefficients =
      wind === 180
        ? reduced(H, id, (c_pe) => behindFirst(k, c_pe), null)
        : { id, c_pe_10: behindSawtooth(k, H.c_pe_10), c_pe_1: behindSawtooth(k, H.c_pe_1), positive: null };
    return at(coefficients, strip(id, (part - 1) * span, span, b, stretch));
  });
  return [...joined(ofPitch(table, alpha), slopeZones(e, b, span, stretch)), ...behind];
}

/** H and I of a trough that begins at `from`. */
function trough({ b, span, alpha, stretch }: Row, part: number, k: number, from: number): RoofZone[] {
  return (["H", "I"] as const).flatMap((zone, half) => {
    const found = of(duopitch0, -Math.abs(alpha), zone);
    const id = `${zone}-${part}`;
    return at(
      reduced(found, id, (c_pe) => behindFirst(k, c_pe), found.positive),
      strip(id, from + (half * span) / 2, span / 2, b, stretch),
    );
  });
}

/** Figure 7.10(d). */
function troughs(row: Row): RoofZone[] {
  const { e, b, span, n, alpha, stretch } = row;
  const behind = Array.from({ length: n - 1 }, (_, i) => i + 2).flatMap((part) =>
    trough(row, part, factorOf("rows", part), (part - 1) * span),
  );
  return [...joined(ofPitch(duopitch0, alpha), duopitchAcross(e, b, span, stretch)), ...behind];
}

/** Figure 7.10(c): the first slope is that of a monopitch roof, then come troughs and a last lee slope. */
function ridges(row: Row): RoofZone[] {
  const { e, b, span, n, alpha, stretch } = row;
  const between = Array.from({ length: n - 1 }, (_, i) => i + 2).flatMap((part) =>
    trough(row, part, factorOf("ridges", part), (part - 2) * span + span / 2),
  );
  const [k, id] = [factorOf("ridges", n + 1), `I-${n + 1}`];
  const [H, I] = [of(duopitch0, -alpha, "H"), of(duopitch0, alpha, "I")];
  const last: ZoneCoefficients = {
    id,
    c_pe_10: lastLeeSlope(k, H.c_pe_10, I.c_pe_10),
    c_pe_1: lastLeeSlope(k, H.c_pe_1, I.c_pe_1),
    positive: I.positive,
  };
  return [
    ...joined(ofPitch(monopitch0, alpha), slopeZones(e, b, span / 2, stretch)),
    ...between,
    ...at(last, strip(id, (n - 1) * span + span / 2, span / 2, b, stretch)),
  ];
}

/** Wind across the spans. */
export function spansBehindEachOther(
  sheet: Sheet,
  { type, alpha_deg: alpha = 0, wind = 0, n_spans: n = 1 }: RoofItem,
  { b_m: b, d_m: d }: BuildingItem,
  e: number,
): RoofZone[] {
  const row: Row = { e, b, span: d / n, n, alpha, stretch: stretchOf(alpha) };
  sheet.assume(says.equalSpans({ n, width: decimals(row.span, 2) }));
  sheet.warn(says.spansOfOneSource);
  if (type === "monopitch") {
    sheet.assume(wind === 180 ? says.sawtoothFromBehind : says.sawtoothInFront);
    return sawtooth(row, wind === 180 ? 180 : 0);
  }
  sheet.assume(alpha < 0 ? says.rowOfTroughs : says.rowOfRidges);
  return alpha < 0 ? troughs(row) : ridges(row);
}

/** Wind along the spans, one beside the other: each by itself, with its own F and G at the gable. */
export function spansSideBySide(
  sheet: Sheet,
  { n_spans: n = 1 }: RoofItem,
  { b_m: b }: BuildingItem,
  one: (width: number) => readonly ZonePlaces[],
): ZonePlaces[] {
  const width = b / n;
  if (n === 1) return [...one(width)];
  sheet.assume(says.equalSpans({ n, width: decimals(width, 2) }));
  sheet.assume(says.alongSpans);
  return one(width).map((zone) => ({
    ...zone,
    area_m2: zone.area_m2 === undefined ? undefined : n * zone.area_m2,
    places: Array.from({ length: n }, (_, i) =>
      zone.places.map((place) => ({ ...place, y: place.y + i * width })),
    ).flat(),
  }));
}
