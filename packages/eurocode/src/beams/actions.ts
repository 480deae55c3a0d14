import { everydayForm } from "../basis/everyday.ts";
import { significant } from "../basis/numbers.ts";
import { InvalidInput, Problems, problemAt } from "../basis/problem.ts";
import { atLeast, atMost, below, notWith, required } from "../basis/refusals.ts";
import { findProblems } from "../basis/validation.ts";
import { says as onSheet } from "../engine/sheet.ts";
import { type Element, type Node, type Solved, solve } from "./analysis.ts";
import { says } from "./says.ts";
import { type BeamLoad, type BeamRequest, beamSchema } from "./schema.ts";
import { agrees, stiffnessOfProfile } from "./stiffness.ts";

export interface BeamPoint {
  /** From the left end of the span. */
  readonly x_mm: number;
  /** A jump at a point load is shown on its right side; the greater of both sides is in the span's V_max_kN. */
  readonly V_kN: number;
  readonly M_kNm: number;
  /** Downwards; where the stiffness is given. */
  readonly w_mm?: number;
}

export interface BeamSpan {
  readonly length_mm: number;
  /** Sagging is positive. */
  readonly M_max_kNm: number;
  readonly M_min_kNm: number;
  /** Greatest shear force by size. */
  readonly V_max_kN: number;
  /** Greatest deflection by size, downwards positive. */
  readonly w_mm?: number;
  readonly diagram: readonly BeamPoint[];
  /** The fields of a member of en-1993-1-1: length, actions and diagram of this span. */
  readonly member: SpanMember;
}

export interface SpanMember {
  readonly length_mm: number;
  readonly M_y_Ed: number;
  readonly V_z_Ed: number;
  readonly N_Ed?: number;
  readonly M_y_diagram?: readonly { readonly x_fraction: number; readonly M: number }[];
  readonly cantilever?: true;
  /** Of an overhang, whose root warps with the span beside it. */
  readonly k_w?: 1;
}

export interface BeamActions {
  /** Upwards, of the supports from left to right. */
  readonly reactions_kN: readonly number[];
  /** The same by the names of the supports: A, B, C from the left. */
  readonly reactions: Readonly<Record<string, { readonly kN: number }>>;
  readonly spans: readonly BeamSpan[];
}

/** Points of a diagram in each span, besides those where loads begin, end and act. */
const stationsOfSpan = 20;

/** N, V and M of a beam on supports, from its loads. Throws InvalidInput with every problem. */
export function actionsOfBeam(input: unknown): BeamActions {
  const problems = new Problems();
  const plain = everydayForm(beamSchema, input);
  findProblems(beamSchema, plain, [], problems);
  if (problems.any) throw problems.toError();
  const read = plain as BeamRequest; // as the schema has just accepted it
  const given = { ...read, loads: read.loads.map(withOneLoad) };
  const { spans_mm, left = "pinned", right = "pinned" } = given;
  const EI = stiffnessOf(given, problems);
  lookAtSpans(spans_mm, problems);
  for (const [i, load] of given.loads.entries()) lookAt(load, i, spans_mm, problems);
  if (problems.any) throw problems.toError();
  const request = { ...given, loads: brought(given) };

  const stations = stationsOf(request);
  const nodes = stations.map(({ span, x, isSupport }, i): Node => {
    const isFirst = i === 0;
    const isLast = i === stations.length - 1;
    const end = isFirst ? left : isLast ? right : "pinned";
    return {
      P: pointLoads(request, span, x),
      isHeld: isSupport && end !== "free",
      isClamped: (isFirst || isLast) && end === "fixed",
    };
  });
  const elements = stations.slice(0, -1).map(({ at }, i): Element => {
    const next = stations[i + 1]?.at ?? at;
    return { x: at, length: (next - at) / 1000, q: uniformLoad(request, (at + next) / 2) };
  });
  const solved = solve(elements, nodes);
  if (!solved) {
    throw new InvalidInput([problemAt("left", says.free)]);
  }
  const reactions_kN = stations.flatMap((_, i) => (nodes[i]?.isHeld ? [clean(solved.reactions[i] ?? 0)] : []));
  return {
    reactions_kN,
    reactions: Object.fromEntries(reactions_kN.map((kN, i) => [supportNames[i] ?? "", { kN }])),
    spans: spans_mm.map((length_mm, span) =>
      spanOf({ length_mm, span, stations, elements, solved, EI, N_Ed: request.N_Ed, ends: endsOf(request, span) }),
    ),
  };
}

/** As many as a beam can have: twenty spans have 21 supports. */
const supportNames = "ABCDEFGHIJKLMNOPQRSTU";

/** Of the longest span: nearer places are one, for elements much shorter than the others lose the digits of all. */
const closest = 1 / 20_000;
const shortestSpan = 20 * closest;

const closestOf = (spans: readonly number[]): number => Math.max(...spans) * closest;

/** Of several ways to give a load, those of zero are empty cells. */
export function withOneLoad<L extends BeamLoad & { readonly q_kN_m2?: number | undefined }>(load: L): L {
  const ways = (["q_kN_m", "q_kN_m2", "P_kN"] as const).filter((name) => load[name] !== undefined);
  const acting = ways.filter((name) => load[name] !== 0);
  if (ways.length < 2 || acting.length > 1) return load;
  const [kept = "q_kN_m"] = acting.length === 1 ? acting : ways;
  const { q_kN_m: _, q_kN_m2: __, P_kN: ___, ...rest } = load;
  return { ...rest, [kept]: load[kept] } as L; // without the others
}

/** mm: what is shorter is no beam, but may be one in metres. */
const shortestBeam = 50;

export function rejectMetres(spans: readonly number[], problems: Problems): void {
  spans.forEach((length, i) => {
    if (length < shortestBeam) problems.add(`spans_mm[${i}]`, says.spanInMetres({ length, mm: 1000 * length }));
  });
}

function lookAtSpans(spans: readonly number[], problems: Problems): void {
  rejectMetres(spans, problems);
  const least = Math.max(...spans) * shortestSpan;
  spans.forEach((length, i) => {
    if (length >= shortestBeam && length < least * 0.999)
      problems.add(`spans_mm[${i}]`, atLeast(significant(least, 4), length, { unit: "mm", is: says.shortSpan }));
  });
}

/** Places of loads that nearly coincide, with each other or with a support, do. */
function brought({ spans_mm, loads }: BeamRequest): BeamLoad[] {
  const least = closestOf(spans_mm);
  const fixed = spans_mm.map((length, span) => {
    const places = [0, length];
    for (const load of loads) {
      if (load.span !== undefined && load.span !== span + 1) continue;
      for (const x of [load.x_mm, load.from_mm, load.to_mm]) {
        if (x !== undefined && !places.some((place) => Math.abs(place - x) < least)) places.push(x);
      }
    }
    return places;
  });
  return loads.map((load) => {
    const places = fixed[(load.span ?? 1) - 1] ?? [];
    const near = (x: number) => places.find((place) => Math.abs(place - x) < least) ?? x;
    const moved = { ...load };
    for (const field of ["x_mm", "from_mm", "to_mm"] as const) {
      const x = load[field];
      if (x !== undefined) moved[field] = near(x);
    }
    return moved;
  });
}

interface Station {
  readonly span: number;
  /** From the left end of the span, and of the beam. */
  readonly x: number;
  readonly at: number;
  readonly isSupport: boolean;
}

function stationsOf({ spans_mm, loads }: BeamRequest): Station[] {
  const stations: Station[] = [];
  const least = closestOf(spans_mm);
  let start = 0;
  for (const [span, length] of spans_mm.entries()) {
    const places = new Set<number>([0]);
    for (const load of loads) {
      if (load.span !== undefined && load.span !== span + 1) continue;
      for (const x of [load.x_mm, load.from_mm, load.to_mm]) if (x !== undefined && x < length) places.add(x);
    }
    const ofLoads = [...places];
    for (let k = 1; k < stationsOfSpan; k++) {
      const x = (k * length) / stationsOfSpan;
      if (!ofLoads.some((place) => Math.abs(place - x) < least)) places.add(x);
    }
    for (const x of [...places].sort((a, b) => a - b)) stations.push({ span, x, at: start + x, isSupport: x === 0 });
    start += length;
  }
  const last = spans_mm.length - 1;
  stations.push({ span: last, x: spans_mm[last] ?? 0, at: start, isSupport: true });
  return stations;
}

function stiffnessOf({ EI_kNm2, profile }: BeamRequest, problems: Problems): number | undefined {
  if (profile === undefined) return EI_kNm2;
  const own = stiffnessOfProfile(profile);
  if (own === undefined) problems.add("profile", says.unknownProfile({ profile: JSON.stringify(profile) }));
  else if (EI_kNm2 !== undefined && !agrees(EI_kNm2, own)) problems.add("profile", notWith("EI_kNm2"));
  return own;
}

function lookAt(load: BeamLoad, index: number, spans: readonly number[], problems: Problems): void {
  const { q_kN_m, P_kN, span } = load;
  const at = (field: string) => `loads[${index}].${field}`;
  if ((q_kN_m === undefined) === (P_kN === undefined)) problems.add(`loads[${index}]`, says.oneLoad);
  const length = spans[(span ?? 1) - 1];
  if (span !== undefined && length === undefined) {
    problems.add(at("span"), atMost(spans.length, span, { is: says.numberOfSpans }));
    return;
  }
  const needsSpan = span === undefined && spans.length > 1;
  if (P_kN !== undefined) lookAtPointLoad(load, at, needsSpan, problems);
  else lookAtUniformLoad(load, at, needsSpan, length, closestOf(spans), problems);
  for (const field of ["x_mm", "to_mm"] as const) {
    const place = load[field];
    if (place !== undefined && length !== undefined && place > length)
      problems.add(at(field), atMost(length, place, { unit: "mm", is: says.lengthOfSpan }));
  }
}

type PathOf = (field: string) => string;

function lookAtPointLoad(load: BeamLoad, at: PathOf, needsSpan: boolean, problems: Problems): void {
  if (load.x_mm === undefined) problems.add(at("x_mm"), required(says.placeOfLoad, "P_kN"));
  if (needsSpan) problems.add(at("span"), required(says.spanOfLoad));
  for (const field of ["from_mm", "to_mm"] as const)
    if ((load[field] ?? 0) !== 0) problems.add(at(field), onSheet.unused({ why: says.pointLoad }));
}

function lookAtUniformLoad(
  { x_mm, from_mm, to_mm }: BeamLoad,
  at: PathOf,
  needsSpan: boolean,
  length: number | undefined,
  shortest: number,
  problems: Problems,
): void {
  if (x_mm !== undefined && x_mm !== 0) problems.add(at("x_mm"), onSheet.unused({ why: says.uniformLoad }));
  const isPart = (from_mm ?? 0) !== 0 || to_mm !== undefined;
  if (isPart && needsSpan) problems.add(at("span"), required(says.spanOfLoad));
  const [from, to] = [from_mm ?? 0, to_mm ?? length ?? 0];
  if (from >= to) problems.add(at("from_mm"), below(to, from, { unit: "mm", is: says.endOfLoad }));
  else if (isPart && to - from < shortest)
    problems.add(at("from_mm"), says.shortLoad({ length: significant(to - from, 3) }));
}

/** A load over a support belongs to one node only: that of the end of its span where the next span has none. */
function pointLoads({ loads, spans_mm }: BeamRequest, span: number, x: number): number {
  let sum = 0;
  for (const { P_kN, span: own = 1, x_mm = 0 } of loads) {
    if (P_kN === undefined) continue;
    const length = spans_mm[own - 1] ?? 0;
    const isLastEnd = own === spans_mm.length && x_mm === length && span === own - 1 && x === length;
    const isNextStart = own < spans_mm.length && x_mm === length && span === own && x === 0;
    if (isLastEnd || isNextStart || (x_mm !== length && span === own - 1 && x === x_mm)) sum += P_kN;
  }
  return sum;
}

/** At a place of the beam that is no end of a load. */
function uniformLoad({ loads, spans_mm }: BeamRequest, at: number): number {
  let start = 0;
  let span = 0;
  while (span < spans_mm.length - 1 && at > start + (spans_mm[span] ?? 0)) start += spans_mm[span++] ?? 0;
  const x = at - start;
  let sum = 0;
  for (const { q_kN_m, span: own, from_mm = 0, to_mm = spans_mm[span] ?? 0 } of loads) {
    if (q_kN_m === undefined || (own !== undefined && own !== span + 1)) continue;
    if (x > from_mm && x < to_mm) sum += q_kN_m;
  }
  return sum;
}

/** The root of an overhang warps with the span beside it. */
function endsOf({ spans_mm, left, right }: BeamRequest, span: number): SpanInput["ends"] {
  const isFree = (span === 0 && left === "free") || (span === spans_mm.length - 1 && right === "free");
  if (!isFree) return {};
  return spans_mm.length > 1 ? { cantilever: true, k_w: 1 } : { cantilever: true };
}

interface SpanInput {
  readonly length_mm: number;
  readonly span: number;
  readonly stations: readonly Station[];
  readonly elements: readonly Element[];
  readonly solved: Solved;
  readonly EI: number | undefined;
  readonly N_Ed: number | undefined;
  readonly ends: Pick<SpanMember, "cantilever" | "k_w">;
}

function spanOf({ length_mm, span, stations, elements, solved, EI, N_Ed, ends }: SpanInput): BeamSpan {
  const points: BeamPoint[] = [];
  let V_max = 0;
  let w_max = 0;
  const first = stations.findIndex((station) => station.span === span);
  const own = stations.filter((station, i) => station.span === span && i < elements.length);
  for (const [k, station] of own.entries()) {
    const i = first + k;
    const element = elements[i];
    if (!element) continue;
    const [V, M] = [solved.V[i] ?? 0, solved.M[i] ?? 0];
    const inside = (s: number) => ({
      V: V - element.q * s,
      M: M + V * s - (element.q * s * s) / 2,
      w: EI === undefined ? undefined : (1000 * deflection(element, solved, i, s)) / EI,
    });
    const zero = element.q === 0 ? -1 : V / element.q;
    const places = [0, ...(zero > 1e-9 && zero < element.length - 1e-9 ? [zero] : [])];
    for (const s of places) points.push(pointAt(station.x + 1000 * s, inside(s)));
    const end = inside(element.length);
    if (k === own.length - 1) points.push(pointAt(length_mm, end));
    V_max = [V, end.V].reduce((most, value) => (Math.abs(value) > Math.abs(most) + 1e-9 ? value : most), V_max);
    for (const s of [0, 0.25, 0.5, 0.75, 1]) {
      const w = inside(s * element.length).w ?? 0;
      if (Math.abs(w) > Math.abs(w_max)) w_max = w;
    }
  }
  const moments = points.map(({ M_kNm }) => M_kNm);
  const [M_max_kNm, M_min_kNm] = [Math.max(0, ...moments), Math.min(0, ...moments)];
  const M_y_Ed = M_max_kNm >= -M_min_kNm ? M_max_kNm : M_min_kNm;
  return {
    length_mm,
    M_max_kNm,
    M_min_kNm,
    V_max_kN: clean(V_max),
    ...(EI === undefined ? {} : { w_mm: clean(w_max) }),
    diagram: points,
    member: {
      length_mm,
      M_y_Ed,
      V_z_Ed: Math.abs(clean(V_max)),
      ...(N_Ed === undefined ? {} : { N_Ed }),
      ...(M_y_Ed === 0
        ? {}
        : { M_y_diagram: points.map(({ x_mm, M_kNm }) => ({ x_fraction: x_mm / length_mm, M: M_kNm })) }),
      ...ends,
    },
  };
}

/** EI times the deflection inside an element: that of its ends, and of its load between clamped ends. */
function deflection({ length: L, q }: Element, { w, turn }: Solved, i: number, s: number): number {
  const t = s / L;
  const [w_1 = 0, w_2 = 0, turn_1 = 0, turn_2 = 0] = [w[i], w[i + 1], turn[i], turn[i + 1]];
  return (
    w_1 * (1 - 3 * t ** 2 + 2 * t ** 3) +
    turn_1 * L * (t - 2 * t ** 2 + t ** 3) +
    w_2 * (3 * t ** 2 - 2 * t ** 3) +
    turn_2 * L * (t ** 3 - t ** 2) +
    (q * s ** 2 * (L - s) ** 2) / 24
  );
}

const pointAt = (x_mm: number, { V, M, w }: { V: number; M: number; w: number | undefined }): BeamPoint => ({
  x_mm: clean(x_mm),
  V_kN: clean(V),
  M_kNm: clean(M),
  ...(w === undefined ? {} : { w_mm: clean(w) }),
});

/** Ten figures: what is nothing but rounding is 0. */
const clean = (value: number): number => (Math.abs(value) < 1e-9 ? 0 : significant(value, 10));
