import type * as z from "zod";
import type { List } from "../../basis/message.ts";
import { listed, type Message } from "../../basis/message.ts";
import { InvalidInput, problemAt } from "../../basis/problem.ts";
import type { ItemResult } from "../../basis/result.ts";
import { refuseUnless } from "../../basis/validation.ts";
import { bolt } from "../../materials/bolts.ts";
import { betaW, type Member, type MemberSpec } from "../parts/index.ts";
import {
  assumedShear,
  contextOf,
  firstThatFits,
  memberOf,
  needsOf,
  type ProposalContext,
  type Proposed,
  sheetOf,
  throatFrom,
  usualGrade,
  usualThroats,
} from "../parts/proposal.ts";
import { says as partSays } from "../parts/says.ts";
import { endPlateKind } from "./end-plate.ts";
import { says } from "./says.ts";
import { weldedBeamKind } from "./welded-beam.ts";
import { fullStrength } from "./welds.ts";

// Moment joints from members and forces, by the proportions of the published guides (SCI P398, DSTV): proposed, verified,
// and changed where the check says it is weak, until it fits.

export interface MomentJointNeeds extends ProposalContext {
  readonly mark?: string;
  readonly beam: MemberSpec;
  /** absent: splice of two beams (end plate only) */
  readonly column?: MemberSpec;
  /** kNm; default half of the plastic moment resistance of the beam */
  readonly M_j_Ed?: number;
  /** kN; default half of the plastic shear resistance */
  readonly V_Ed?: number;
  readonly N_Ed?: number;
  readonly beta?: number;
  readonly span_mm?: number;
  readonly braced?: boolean;
}

const mostChanges = 16;

interface Setting {
  readonly needs: MomentJointNeeds;
  readonly context: ProposalContext;
  readonly beam: Member;
  readonly column: Member | undefined;
  readonly M: number;
  readonly V: number;
  readonly because: readonly Message[];
  readonly common: Readonly<Record<string, unknown>>;
}

const optionalNeeds = ["mark", "M_j_Ed", "V_Ed", "N_Ed", "beta", "span_mm", "braced"];
const ofEndPlate = needsOf(endPlateKind, ["beam"], ["column", ...optionalNeeds]);
const ofWeldedBeam = needsOf(weldedBeamKind, ["beam", "column"], optionalNeeds);

function settingOf(schema: z.ZodType, needs: MomentJointNeeds): Setting {
  refuseUnless([schema, needs]);
  const context = contextOf(needs);
  const beam = memberOf("beam", needs.beam, context);
  const column = needs.column && memberOf("column", needs.column, context);
  const M_pl = (beam.section.properties.W_pl_y_mm3 * beam.steel.f_y) / 1e6;
  const because: Message[] = [];
  if (needs.M_j_Ed === undefined) because.push(says.assumedMoment);
  if (needs.V_Ed === undefined) because.push(partSays.assumedShear);
  const M = Math.abs(needs.M_j_Ed ?? Math.round(0.5 * M_pl));
  const V = Math.abs(needs.V_Ed ?? assumedShear(beam));
  const { mark, N_Ed, beta, span_mm, braced } = needs;
  const common = {
    ...(mark === undefined ? {} : { mark }),
    beam: needs.beam,
    ...(needs.column && { column: needs.column }),
    M_j_Ed: M,
    V_Ed: V,
    ...(N_Ed === undefined ? {} : { N_Ed }),
    ...(beta === undefined || !column ? {} : { beta }),
    ...(span_mm === undefined ? {} : { span_mm }),
    ...(braced === undefined ? {} : { braced }),
  };
  return { needs, context, beam, column, M, V, because, common };
}

const up = (value: number, step: number): number => Math.ceil(value / step - 1e-9) * step;

/** Plates that are stocked. */
const thicknesses = [8, 10, 12, 15, 20, 25, 30, 35, 40, 50] as const;
const plateFrom = (least: number): number | undefined => thicknesses.find((t) => t >= least - 1e-9);
const nextThroat = (a: number): number | undefined => usualThroats.find((throat) => throat > a);

/** As strong as the flange over what is left of it beside the web. */
function flangeThroat({ b, t_w, t_f, r, steel }: Member, context: ProposalContext): number {
  const sheet = sheetOf(context);
  const gamma_M2 = sheet.parameter("EN 1993-1-8", "gamma_M2");
  const l_w = 2 * b - t_w - 2 * r;
  return throatFrom(Math.max(4, fullStrength(betaW(sheet, steel), gamma_M2, steel.f_y, steel.f_u, b, t_f, l_w)));
}

const webThroat = ({ t_w }: Member): number => throatFrom(Math.max(4, 0.5 * t_w));

interface Stiffening {
  readonly compression_t_mm?: number;
  readonly tension_t_mm?: number;
  readonly diagonal_t_mm?: number;
  readonly web_plate_t_mm?: number;
  readonly backing_plate_t_mm?: number;
}

/** What can be changed, and why it was. */
interface State {
  readonly size: number;
  readonly grade: "8.8" | "10.9";
  readonly t_p: number;
  readonly extended: boolean;
  readonly inner: number;
  readonly shearRows: number;
  readonly a_f: number;
  readonly a_w: number;
  readonly stiffening: Stiffening;
  readonly haunch:
    | { readonly depth_mm: number; readonly length_mm: number; readonly t_f_mm: number; readonly t_w_mm: number }
    | undefined;
  readonly because: readonly Message[];
}

const sizes = [16, 20, 24, 27, 30, 36] as const;
const nextSize = (d: number): number | undefined => sizes.find((size) => size > d);

/** M20 up to 400 mm of beam, M24 up to 600, M27 above. */
const usualSize = (h: number): number => (h <= 220 ? 16 : h <= 400 ? 20 : h <= 600 ? 24 : 27);

const plateOfBolt = (d: number): number => plateFrom(d * 0.95) ?? 40;

function proposal({ beam, context, M }: Setting, d: number): State {
  const M_pl = (beam.section.properties.W_pl_y_mm3 * beam.steel.f_y) / 1e6;
  const extended = M > 0.6 * M_pl;
  return {
    size: d,
    grade: usualGrade(context),
    t_p: plateOfBolt(d),
    extended,
    inner: 1,
    shearRows: 1,
    a_f: flangeThroat(beam, context),
    a_w: webThroat(beam),
    stiffening: {},
    haunch: undefined,
    because: [(extended ? says.proposedExtended : says.proposedFlush)({ d, h: beam.h })],
  };
}

interface Layout {
  readonly item: Record<string, unknown>;
  /** whether one more row in tension has its place */
  readonly roomForRow: boolean;
}

/** Rows: one 40 mm (1.8 d) above the flange, the first inside 60 mm below the top of the beam, then every 90 mm (3 d). */
function layout({ beam, column, needs, common }: Setting, state: State): Layout {
  const size = bolt(state.size);
  const d = state.size;
  const d_0 = size?.d_0_mm ?? d + 2;
  const washer = size?.washer.d_2_mm ?? 2 * d;
  // nut and leg of the weld find their place beside the flange
  const nut = Math.max(size?.head.s_mm ?? 1.6 * d, size?.nut.s_mm ?? 1.6 * d);
  const clear = Math.max(40, up(1.8 * d, 5), up(Math.SQRT2 * state.a_f + nut / 2, 5));
  const end = up(Math.max(1.2 * d_0, 2 * d), 5);
  const pitch = Math.max(90, up(3 * d, 5));
  const rim = Math.max(15, up(Math.SQRT2 * state.a_f, 5));
  const top = state.extended ? end + clear : rim;
  const h = beam.h + (state.haunch?.depth_mm ?? 0);
  const first = top + Math.max(60, up(beam.t_f + clear, 5));
  const lowest = top + h - Math.max(60, up(beam.t_f + clear, 5));
  const shear = Array.from({ length: state.shearRows }, (_, i) => lowest - i * pitch).reverse();
  const rows = [...(state.extended ? [end] : []), ...Array.from({ length: state.inner }, (_, i) => first + i * pitch)];
  const flangeOfHaunch = top + beam.h - beam.t_f / 2;
  const free = (y: number) => !state.haunch || Math.abs(y - flangeOfHaunch) >= clear + beam.t_f / 2;
  const placed = rows.filter(free);
  const below = placed.at(-1) ?? first;
  const shearPlaced = shear.filter((y) => y - below >= pitch - 1e-9 && free(y));
  const root = column ? Math.max(beam.t_w + 3 * state.a_w, column.t_w + 2 * column.r) : beam.t_w + 3 * state.a_w;
  const w = up(Math.max(d <= 20 ? 90 : 100, root + washer), 5);
  const widest = Math.max(column?.b ?? Number.POSITIVE_INFINITY, beam.b);
  const b = Math.max(beam.b, Math.min(up(Math.max(beam.b + 20, w + 100), 5), widest));
  const nextRow = below + pitch;
  const roomForRow = nextRow + pitch <= lowest + 1e-9 && state.inner < 12;
  const { steel_grade, f_y_MPa, f_u_MPa } = needs.beam;
  return {
    roomForRow,
    item: {
      ...common,
      connection: "end-plate",
      plate: {
        h_mm: top + h + rim,
        b_mm: b,
        t_mm: state.t_p,
        top_mm: top,
        ...(steel_grade === undefined ? {} : { steel_grade }),
        ...(f_y_MPa === undefined ? {} : { f_y_MPa }),
        ...(f_u_MPa === undefined ? {} : { f_u_MPa }),
      },
      bolt_grade: state.grade,
      bolt_size: `M${d}`,
      w_mm: w,
      rows_mm: placed,
      ...(shearPlaced.length > 0 && { shear_rows_mm: shearPlaced }),
      throat_flange_mm: state.a_f,
      throat_web_mm: state.a_w,
      ...(Object.keys(state.stiffening).length > 0 && { stiffeners: state.stiffening }),
      ...(state.haunch && { haunch: state.haunch }),
    },
  };
}

/** End plate joint, or splice of two beams where there is no column. */
export function proposeEndPlate(needs: MomentJointNeeds): Proposed {
  const setting = settingOf(ofEndPlate, needs);
  const usual = usualSize(setting.beam.h);
  let refused: unknown;
  // narrow columns take smaller bolts than the beam would have
  for (const d of [usual, ...sizes.filter((size) => size < usual).reverse()]) {
    try {
      return improve(setting, proposal(setting, d));
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      refused ??= error;
    }
  }
  throw refused;
}

function improve(setting: Setting, start: State): Proposed {
  let state = start;
  let best: Proposed | undefined;
  for (let tries = 1; tries <= mostChanges; tries++) {
    const { item, roomForRow } = layout(setting, state);
    const made = verified(setting, item, [...setting.because, ...state.because], tries, best);
    if (!made) break;
    if (!best || made.passed || made.utilization < best.utilization) best = made;
    if (made.passed) return made;
    const next = change(setting, state, made.result, roomForRow);
    if (!next) break;
    state = next;
  }
  if (!best) throw new InvalidInput([problemAt("", says.noEndPlate)]);
  return best;
}

/** A change that cannot be built ends the search; the first proposal has to be possible. */
function verified(
  { context }: Setting,
  item: Record<string, unknown>,
  because: readonly Message[],
  tries: number,
  best: Proposed | undefined,
): Proposed | undefined {
  try {
    return { ...firstThatFits([{ item, because }], context, 1), tries };
  } catch (error) {
    if (best && error instanceof InvalidInput) return undefined;
    throw error;
  }
}

type Rows = readonly { readonly governing: string; readonly F_tr_Rd_kN: number }[];

/** One change against what governs most. */
function change(setting: Setting, state: State, result: ItemResult, roomForRow: boolean): State | undefined {
  const failed = result.verifications.filter(({ passed }) => !passed);
  const worst = failed.reduce((a, b) => (b.utilization > a.utilization ? b : a));
  switch (worst.id) {
    case "weld-flange":
      return throats(state, "a_f");
    case "weld-web":
      return throats(state, "a_w");
    case "joint-shear":
      return roomForRow || state.inner > 1
        ? because({ ...state, shearRows: state.shearRows + 1 }, says.rowForShear)
        : larger(state);
    case "haunch-web":
      return (
        state.haunch &&
        because({ ...state, haunch: { ...state.haunch, length_mm: state.haunch.length_mm * 1.5 } }, says.longerHaunch)
      );
    case "joint-moment":
    case "column-web-compression":
    case "column-web-shear":
    case "beam-flange-compression":
      return againstMoment(setting, state, result.values.rows as Rows, roomForRow); // the list the check itself writes
    default:
      return larger(state);
  }
}

const because = (state: State, why: Message): State => ({
  ...state,
  because: [...state.because, says.changed({ what: why })],
});

function throats(state: State, which: "a_f" | "a_w"): State | undefined {
  const a = nextThroat(state[which]);
  return a === undefined
    ? undefined
    : because({ ...state, [which]: a }, (which === "a_f" ? says.flangeThroat : says.webThroat)({ a }));
}

/** First a row, then the plate, the bolts, their class; where the compression side is used up, stiffeners and a haunch. */
function againstMoment(setting: Setting, state: State, rows: Rows, roomForRow: boolean): State | undefined {
  const limits = new Set(rows.map(({ governing }) => governing));
  if (limits.has("column-web-compression")) return againstCompression(setting, state);
  if (limits.has("column-web-shear")) return againstPanelShear(setting, state);
  if (limits.has("beam-flange-compression")) return withHaunch(setting, state);
  if (!state.extended) return because({ ...state, extended: true }, says.extended);
  if (roomForRow && state.inner < 3) return because({ ...state, inner: state.inner + 1 }, says.rowInTension);
  const column = [...limits].some((by) => by.startsWith("column-"));
  const plate = [...limits].some((by) => /^end-plate mode [12]/.test(by));
  if (plate && state.t_p < 1.25 * state.size) {
    const t_p = plateFrom(state.t_p + 1);
    if (t_p !== undefined) return because({ ...state, t_p }, says.thickerPlate({ t: t_p }));
  }
  if (column && setting.column && state.stiffening.tension_t_mm === undefined) {
    const t = plateFrom(setting.beam.t_f);
    if (t !== undefined) return stiffened(state, { tension_t_mm: t }, says.tensionStiffeners({ t }));
  }
  if (state.grade === "8.8" && !column) return because({ ...state, grade: "10.9" }, says.otherBolts({ which: "10.9" }));
  if (column && setting.column && state.stiffening.backing_plate_t_mm === undefined) {
    const t = plateFrom(setting.column.t_f);
    if (t !== undefined) return stiffened(state, { backing_plate_t_mm: t }, says.backing({ t }));
  }
  return (
    larger(state) ??
    (roomForRow ? because({ ...state, inner: state.inner + 1 }, says.rowInTension) : withHaunch(setting, state))
  );
}

const stiffened = (state: State, more: Stiffening, why: Message): State =>
  because({ ...state, stiffening: { ...state.stiffening, ...more } }, why);

function larger(state: State): State | undefined {
  const size = nextSize(state.size);
  if (size === undefined || size > 30) {
    return state.grade === "8.8" ? because({ ...state, grade: "10.9" }, says.otherBolts({ which: "10.9" })) : undefined;
  }
  return because(
    { ...state, size, t_p: Math.max(state.t_p, plateOfBolt(size)) },
    says.otherBolts({ which: `M${size}` }),
  );
}

function againstCompression({ beam, column, needs }: Setting, state: State): State | undefined {
  const now = state.stiffening.compression_t_mm;
  const t = plateFrom(now === undefined ? beam.t_f : now + 1);
  if (column && t !== undefined && (now === undefined || t <= 2 * beam.t_f)) {
    return stiffened(state, { compression_t_mm: t }, says.compressionStiffeners({ t }));
  }
  return withHaunch({ beam, needs }, state);
}

/** A plate on the web, then diagonal stiffeners. */
function againstPanelShear({ beam, column, needs }: Setting, state: State): State | undefined {
  if (column && state.stiffening.web_plate_t_mm === undefined) {
    const t = plateFrom(column.t_w);
    if (t !== undefined) return stiffened(state, { web_plate_t_mm: t }, says.webPlate({ t }));
  }
  if (column && state.stiffening.diagonal_t_mm === undefined) {
    const t = plateFrom(beam.t_f);
    if (t !== undefined) return stiffened(state, { diagonal_t_mm: t }, says.diagonalStiffeners({ t }));
  }
  return withHaunch({ beam, needs }, state);
}

/** As deep as the beam, a tenth of the span long, cut from the beam's section. */
function withHaunch({ beam, needs }: Pick<Setting, "beam" | "needs">, state: State): State | undefined {
  if (state.haunch) return undefined;
  const depth_mm = Math.round(beam.h);
  const length_mm = Math.max(depth_mm, Math.round((needs.span_mm ?? 10 * 2 * beam.h) / 10));
  const haunch = { depth_mm, length_mm, t_f_mm: beam.t_f, t_w_mm: beam.t_w };
  return because({ ...state, haunch }, says.haunch({ depth: depth_mm, length: length_mm }));
}

/** Beam welded to the column: full-strength fillets, and the stiffeners that it takes. */
export function proposeWeldedBeam(needs: MomentJointNeeds & { readonly column: MemberSpec }): Proposed {
  const setting = settingOf(ofWeldedBeam, needs);
  let throats = { flange: flangeThroat(setting.beam, setting.context), web: webThroat(setting.beam) };
  let stiffeners: Stiffening = {};
  let why: readonly Message[] = [says.proposedWelds];
  let best: Proposed | undefined;
  for (let tries = 1; tries <= mostChanges; tries++) {
    const item = {
      ...setting.common,
      connection: "welded-beam",
      throat_flange_mm: throats.flange,
      throat_web_mm: throats.web,
      ...(Object.keys(stiffeners).length > 0 && { stiffeners }),
    };
    const made = verified(setting, item, [...setting.because, ...why], tries, best);
    if (!made) break;
    if (!best || made.passed || made.utilization < best.utilization) best = made;
    if (made.passed) return made;
    const governing = failingOf(made);
    const part = weldedPart[governing];
    if (part) {
      const a = nextThroat(throats[part]);
      if (a === undefined) break;
      throats = { ...throats, [part]: a };
      why = [...why, says.changed({ what: (part === "flange" ? says.flangeThroat : says.webThroat)({ a }) })];
      continue;
    }
    const more = stiffenerAgainst(setting, stiffeners, governing);
    if (!more) break;
    stiffeners = { ...stiffeners, ...more };
    why = [...why, says.changed({ what: added(more) })];
  }
  if (!best) throw new InvalidInput([problemAt("", says.noWelded)]);
  return best;
}

const weldedPart: Readonly<Record<string, "flange" | "web">> = { "weld-flange": "flange", "weld-web": "web" };

/** What fails most: of the moment the part of the joint, else the verification. */
function failingOf({ result }: Proposed): string {
  const worst = result.verifications
    .filter(({ passed }) => !passed)
    .reduce((a, b) => (b.utilization > a.utilization ? b : a));
  return worst.id === "joint-moment" ? String(result.values.governing) : worst.id;
}

const addedParts = {
  compression_t_mm: says.compressionStiffeners,
  tension_t_mm: says.tensionStiffeners,
  diagonal_t_mm: says.diagonalStiffeners,
  web_plate_t_mm: says.webPlate,
  backing_plate_t_mm: says.backing,
} as const;

const added = (more: Stiffening): List =>
  listed(
    "plain",
    // the names of its own fields
    Object.entries(more).map(([name, t]) => addedParts[name as keyof Stiffening]({ t })),
  );

function stiffenerAgainst({ beam, column }: Setting, now: Stiffening, governing: string): Stiffening | undefined {
  const flange = plateFrom(beam.t_f);
  if (!column || flange === undefined) return undefined;
  if (governing === "column-web-compression" && now.compression_t_mm === undefined) return { compression_t_mm: flange };
  const pulled = ["column-web-tension", "column-flange", "column-flange-bending", "flange-effective-width"].includes(
    governing,
  );
  if (pulled && now.tension_t_mm === undefined) return { tension_t_mm: flange };
  if (governing !== "column-web-shear") return undefined;
  const plate = plateFrom(column.t_w);
  if (now.web_plate_t_mm === undefined && plate !== undefined) return { web_plate_t_mm: plate };
  return now.diagonal_t_mm === undefined ? { diagonal_t_mm: flange } : undefined;
}
