import { type Message, messages } from "@x/eurocode/message";

// Closed outlines of an ASCII DXF file: polylines with bulges, circles, and lines and arcs that meet end to end.

const stops = messages("dxfOutline", {
  notDxf: "{file}: no ASCII DXF file with entities; save it as DXF (ASCII)",
  noOutline: "{file}: no closed outline{of}; layers with lines: {layers}",
  ofLayer: " on layer {layer}",
  open: "{file}: {n} {n:line|lines} that meet nothing at {at}; an outline must be closed",
  other: "{file}: {kind} cannot be read as an outline; turn it into polylines",
  several:
    "{file}: {n} outlines lie beside each other; a section is one, with its holes, or is put together from parts",
  long: "{file}: an outline has {n} corners; at most {most}",
});

type Place = readonly [number, number];

export interface Outlines {
  readonly points_mm: readonly Place[];
  readonly holes_mm: readonly (readonly Place[])[];
  /** of a file that does not say it, millimetres */
  readonly unit: string | undefined;
}

interface Entity {
  readonly kind: string;
  readonly layer: string;
  /** in the order of the file */
  readonly codes: readonly (readonly [number, string])[];
}

/** A line or a chain of chords from one end to the other. */
type Chain = readonly Place[];

const units: Readonly<Record<string, readonly [string, number]>> = {
  "1": ["in", 25.4],
  "2": ["ft", 304.8],
  "4": ["mm", 1],
  "5": ["cm", 10],
  "6": ["m", 1000],
};

const mostCorners = 400;

export class NoOutline extends Error {
  readonly said: Message;
  constructor(said: Message) {
    super(said.id);
    this.said = said;
  }
}

export function outlinesOf(file: string, text: string, layer: string | undefined): Outlines {
  const pairs = pairsOf(text);
  const all = entitiesOf(pairs);
  if (all.length === 0) throw new NoOutline(stops.notDxf({ file }));
  const wanted = all.filter((one) => layer === undefined || one.layer === layer);
  const [unit, scale] = units[unitOf(pairs)] ?? [undefined, 1];
  const chains: Chain[] = [];
  const rings: Chain[] = [];
  for (const entity of wanted) {
    const { closed, places } = placesOf(file, entity);
    if (places.length < 2) continue;
    (closed ? rings : chains).push(places.map(([y, z]) => [y * scale, z * scale]));
  }
  rings.push(...joined(file, chains));
  const [outer, ...others] = rings.toSorted((one, other) => areaOf(other) - areaOf(one));
  if (!outer) {
    const layers = [...new Set(all.map((one) => one.layer))].join(", ");
    throw new NoOutline(stops.noOutline({ file, layers, of: layer === undefined ? "" : stops.ofLayer({ layer }) }));
  }
  const beside = others.filter(([first]) => first !== undefined && !isWithin(outer, first));
  if (beside.length > 0) throw new NoOutline(stops.several({ file, n: beside.length + 1 }));
  const long = rings.find((ring) => ring.length > mostCorners);
  if (long) throw new NoOutline(stops.long({ file, n: long.length, most: mostCorners }));
  return { points_mm: outer.map(rounded), holes_mm: others.map((ring) => ring.map(rounded)), unit };
}

const rounded = ([y, z]: Place): Place => [Number(y.toFixed(4)), Number(z.toFixed(4))];

function pairsOf(text: string): (readonly [number, string])[] {
  const lines = text.split(/\r?\n/);
  const pairs: (readonly [number, string])[] = [];
  for (let i = 0; i + 1 < lines.length; i += 2) pairs.push([Number(lines[i]), (lines[i + 1] ?? "").trim()]);
  return pairs;
}

function unitOf(pairs: readonly (readonly [number, string])[]): string {
  const at = pairs.findIndex(([code, value]) => code === 9 && value === "$INSUNITS");
  return at < 0 ? "" : (pairs[at + 1]?.[1] ?? "");
}

function entitiesOf(pairs: readonly (readonly [number, string])[]): Entity[] {
  const start = pairs.findIndex(([code, value]) => code === 2 && value === "ENTITIES");
  if (start < 0) return [];
  const found: { kind: string; layer: string; codes: (readonly [number, string])[] }[] = [];
  for (const [code, value] of pairs.slice(start + 1)) {
    if (code === 0 && value === "ENDSEC") break;
    if (code === 0) found.push({ kind: value, layer: "0", codes: [] });
    const last = found.at(-1);
    if (!last || code === 0) continue;
    if (code === 8) last.layer = value;
    last.codes.push([code, value]);
  }
  return withVertices(found);
}

/** The corners of an old polyline are entities of their own behind it. */
function withVertices(entities: readonly Entity[]): Entity[] {
  const found: Entity[] = [];
  let polyline: { kind: string; layer: string; codes: (readonly [number, string])[] } | undefined;
  for (const entity of entities) {
    if (entity.kind === "POLYLINE") {
      // its own place is none
      polyline = { ...entity, codes: entity.codes.filter(([code]) => code === 70) };
      found.push(polyline);
    } else if (entity.kind === "VERTEX") polyline?.codes.push(...entity.codes.filter(([code]) => code !== 70));
    else if (entity.kind !== "SEQEND") found.push(entity);
  }
  return found;
}

const numberOf = ({ codes }: Entity, code: number): number => Number(codes.find(([one]) => one === code)?.[1] ?? 0);

/** What is no steel: texts, dimensions, hatches, centre marks. */
const aside = new Set(["TEXT", "MTEXT", "DIMENSION", "HATCH", "POINT", "LEADER", "VIEWPORT", "INSERT", "ATTRIB"]);

function placesOf(file: string, entity: Entity): { readonly closed: boolean; readonly places: Chain } {
  const at = (y: number, z: number): Place => [numberOf(entity, y), numberOf(entity, z)];
  switch (entity.kind) {
    case "LINE":
      return { closed: false, places: [at(10, 20), at(11, 21)] };
    case "CIRCLE":
      return { closed: true, places: arcOf(at(10, 20), numberOf(entity, 40), 0, 2 * Math.PI).slice(0, -1) };
    case "ARC": {
      const [from, to] = [50, 51].map((code) => (numberOf(entity, code) * Math.PI) / 180) as [number, number];
      return {
        closed: false,
        places: arcOf(at(10, 20), numberOf(entity, 40), from, to <= from ? to + 2 * Math.PI : to),
      };
    }
    case "LWPOLYLINE":
    case "POLYLINE":
      return polyline(entity);
    default:
      if (aside.has(entity.kind)) return { closed: false, places: [] };
      throw new NoOutline(stops.other({ file, kind: entity.kind }));
  }
}

/** Chords of less than four degrees: the area of a circle is 0.07 % less. */
const chord = (2 * Math.PI) / 96;

function arcOf([y, z]: Place, r: number, from: number, to: number): Chain {
  const n = Math.max(1, Math.ceil(Math.abs(to - from) / chord - 1e-9));
  return Array.from({ length: n + 1 }, (_, i): Place => {
    const angle = from + ((to - from) * i) / n;
    return [y + r * Math.cos(angle), z + r * Math.sin(angle)];
  });
}

function polyline(entity: Entity): { readonly closed: boolean; readonly places: Chain } {
  const corners: { y: number; z: number; bulge: number }[] = [];
  for (const [code, value] of entity.codes) {
    const last = corners.at(-1);
    if (code === 10) corners.push({ y: Number(value), z: 0, bulge: 0 });
    else if (code === 20 && last) last.z = Number(value);
    else if (code === 42 && last) last.bulge = Number(value);
  }
  const [first, end] = [corners[0], corners.at(-1)];
  const meets =
    first !== undefined && end !== undefined && corners.length > 3 && near([first.y, first.z], [end.y, end.z]);
  if (meets) corners.pop();
  const closed = meets || (numberOf(entity, 70) & 1) === 1;
  const places = corners.flatMap(({ y, z, bulge }, i): Place[] => {
    const next = corners[(i + 1) % corners.length];
    if (!next || bulge === 0 || (!closed && i === corners.length - 1)) return [[y, z]];
    return bulged([y, z], [next.y, next.z], bulge).slice(0, -1);
  });
  return { closed, places };
}

/** A bulge is the tangent of a quarter of the angle of its arc, anticlockwise. */
function bulged([y1, z1]: Place, [y2, z2]: Place, bulge: number): Chain {
  const angle = 4 * Math.atan(bulge);
  const half = Math.hypot(y2 - y1, z2 - z1) / 2;
  const away = half / Math.tan(angle / 2);
  const centre: Place = [
    (y1 + y2) / 2 - ((z2 - z1) / (2 * half)) * away,
    (z1 + z2) / 2 + ((y2 - y1) / (2 * half)) * away,
  ];
  const from = Math.atan2(z1 - centre[1], y1 - centre[0]);
  return arcOf(centre, half / Math.abs(Math.sin(angle / 2)), from, from + angle);
}

/** Ends of lines that are drawn to meet do so within this, mm. */
const gap = 0.01;
const near = (a: Place, b: Place): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) <= gap;

function joined(file: string, given: readonly Chain[]): Chain[] {
  const left = [...given];
  const rings: Chain[] = [];
  for (let start = left.pop(); start; start = left.pop()) {
    let chain = start;
    for (;;) {
      const [first, end] = [chain[0] as Place, chain.at(-1) as Place]; // of two at least
      if (chain.length > 2 && near(first, end)) break;
      const next = left.findIndex((one) => near(one[0] as Place, end) || near(one.at(-1) as Place, end));
      if (next < 0) {
        const at = `${end[0].toFixed(1)}, ${end[1].toFixed(1)}`;
        throw new NoOutline(stops.open({ file, n: chain.length - 1, at }));
      }
      const [found = []] = left.splice(next, 1);
      chain = [...chain, ...(near(found[0] as Place, end) ? found : found.toReversed()).slice(1)];
    }
    rings.push(chain.slice(0, -1));
  }
  return rings;
}

const areaOf = (ring: Chain): number =>
  Math.abs(
    ring.reduce((sum, [y, z], i) => {
      const [y2, z2] = ring[(i + 1) % ring.length] ?? [y, z];
      return sum + (y * z2 - y2 * z) / 2;
    }, 0),
  );

function isWithin(ring: Chain, [y, z]: Place): boolean {
  let within = false;
  ring.forEach(([y1, z1], i) => {
    const [y2, z2] = ring[(i + 1) % ring.length] ?? [y1, z1];
    if (z1 > z !== z2 > z && y < y1 + ((y2 - y1) * (z - z1)) / (z2 - z1)) within = !within;
  });
  return within;
}
