import type { Sheet } from "../../engine/sheet.ts";
import { areaOfBar } from "../beams/bars.ts";
import { leastOfLinks, strengthOfLinks, strutsOf } from "../beams/shear.ts";
import * as general from "../shear.ts";
import type { Along } from "./along.ts";
import type { Envelope } from "./envelope.ts";
import type { LinkItem } from "./schema.ts";
import { decisive, type Shear } from "./shear.ts";
import type { Line, Span } from "./supports.ts";

// Links as close as the section with the greatest shear force has them near the supports, and as far as may be between.

export interface LinksOfSpan {
  readonly diameter_mm: number;
  readonly spacing_mm: number;
  readonly legs?: number | undefined;
}

/** From the face of a support to the first link. */
const first = 50;
const spacings = [400, 350, 300, 275, 250, 225, 200, 175, 150, 125, 100];
/** With fewer links between the close ones a zone is not worth its line in the list. */
const fewest = 3;

export function zonesOf(
  sheet: Sheet,
  along: Along,
  line: Line,
  envelope: Envelope,
  shear: Shear,
  links: readonly (LinksOfSpan | undefined)[],
): LinkItem[] {
  return line.spans.flatMap((span, i) => {
    const own = links[i];
    return own ? zonesIn(sheet, along, { line, span, envelope, shear }, own) : [];
  });
}

interface InSpan {
  readonly line: Line;
  readonly span: Span;
  readonly envelope: Envelope;
  readonly shear: Shear;
}

function zonesIn(sheet: Sheet, along: Along, at: InSpan, own: LinksOfSpan): LinkItem[] {
  const { span } = at;
  const [from, to] = [span.clearFrom + first, span.clearTo - first];
  // the depth of what is laid out may be a little less
  const most = widest(sheet, along, at, own) * 0.98;
  const close = Math.min(own.spacing_mm, Math.max(5, Math.floor(Math.min(most, carrying(along, at, own)) / 5) * 5));
  const { diameter_mm, legs = 2 } = own;
  const zone = (from_mm: number, to_mm: number, spacing_mm: number): LinkItem[] =>
    to_mm > from_mm ? [{ from_mm, to_mm, diameter_mm, spacing_mm, legs: legs ?? 2 }] : [];
  const whole = zone(from, from + Math.ceil((to - from) / close) * close - close, close);
  const last = whole[0]?.to_mm ?? from;
  const all = to - last > 1 ? [...zone(from, last, close).map((one) => ({ ...one, to_mm: to }))] : whole;
  for (const far of spacings.filter((one) => one > close && one <= most)) {
    const middle = between(along, at, own, far);
    if (!middle) continue;
    // near a support they are close over the depth of the beam at least
    const reach = (length: number): number => Math.ceil(Math.max(along.item.h, length) / close) * close;
    const [leftOf, rightOf] = [from + reach(middle[0] - from), to - reach(to - middle[1])];
    const n = Math.ceil((rightOf - leftOf) / far) - 1;
    if (n < fewest) continue;
    return [...zone(from, leftOf, close), ...zone(leftOf + far, leftOf + n * far, far), ...zone(rightOf, to, close)];
  }
  return all;
}

/** What carries the greatest shear force of the span. */
function carrying(along: Along, { line, span, envelope, shear }: InSpan, { diameter_mm, legs }: LinksOfSpan): number {
  const places = [span.clearFrom, span.clearTo, ...envelope.stations.map(({ x }) => x)];
  const V_Ed = Math.max(
    ...places.map((x) => (x < span.clearFrom || x > span.clearTo ? 0 : decisive(line, span, envelope, shear.d, x))),
  );
  const ofOne = general.linksResistance(
    (legs ?? 2) * areaOfBar(diameter_mm),
    1,
    shear.z,
    strengthOfLinks(along.beam),
    shear.cot,
  );
  return V_Ed > 0 ? ofOne / V_Ed : Number.POSITIVE_INFINITY;
}

/** By the least ratio and the greatest spacing. */
function widest(
  sheet: Sheet,
  { beam, item }: Along,
  { shear, envelope }: InSpan,
  { diameter_mm, legs }: LinksOfSpan,
): number {
  const { d, f_ck, z, cot } = shear;
  const { V_Rd_max } = strutsOf(sheet, beam, { N_Ed: 0, f_ck, b_w: item.b, z, cot, alpha: Math.PI / 2 });
  const V = Math.max(...envelope.stations.map((one) => one.V));
  const most = sheet.parameter("EN 1992-1-1", "s_l_max")({ use: V / V_Rd_max, d, h: item.h, f_ck: item.fck });
  const A_sw = (legs ?? 2) * areaOfBar(diameter_mm);
  return Math.min(most, (A_sw * 1000) / leastOfLinks(sheet, beam, Math.PI / 2));
}

/** The part of a span where links so far apart carry the shear force. */
function between(
  along: Along,
  { line, span, envelope, shear }: InSpan,
  { diameter_mm, legs }: LinksOfSpan,
  far: number,
): readonly [number, number] | undefined {
  const V_Rd = general.linksResistance(
    (legs ?? 2) * areaOfBar(diameter_mm),
    far,
    shear.z,
    strengthOfLinks(along.beam),
    shear.cot,
  );
  const count = 400;
  const places = Array.from(
    { length: count + 1 },
    (_, i) => span.clearFrom + ((span.clearTo - span.clearFrom) * i) / count,
  );
  const forces = places.map((x) => decisive(line, span, envelope, shear.d, x));
  const lowest = forces.indexOf(Math.min(...forces));
  if ((forces[lowest] ?? 0) > V_Rd) return undefined;
  let [low, high] = [lowest, lowest];
  while (low > 0 && (forces[low - 1] ?? 0) <= V_Rd) low--;
  while (high < count && (forces[high + 1] ?? 0) <= V_Rd) high++;
  return [places[low] ?? 0, places[high] ?? 0];
}
