import { atLeast } from "../../basis/refusals.ts";
import { defineKind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import * as boltResistance from "../bolts/resistance.ts";
import { verifySpacing } from "../bolts/spacing.ts";
import { formula, requirement } from "../formula.ts";
import { boltShape, draw, type EndPlateGeometry, memberShape, stiffenerShapes } from "../geometry.ts";
import { putBearing, putBolts, putShear, resolveMember, verifyNormalHoles } from "../parts/index.ts";
import { heldBolt, putPunching } from "../t-stub/punching.ts";
import {
  forceOfBeam,
  forceOfMoment,
  forceOnAxis,
  forceWithRows,
  leastForce,
  leftBeside,
  momentWithRows,
  type PulledSide,
  pulledByRows,
  putMomentWithAxial,
  tensionOnAxis,
  verifyAxial,
} from "./axial.ts";
import { type BeamEnd, putFlangeOn, verifyBeamSection } from "./beam.ts";
import {
  type Column,
  putPanelShear,
  putWebCompression,
  putWebUnderBoth,
  verifyStiffenerRules,
  type WebUnderFlange,
  webInCompression,
  webInTension,
} from "./column.ts";
import {
  beamFlangeCompression,
  columnWebCompression,
  columnWebShear,
  momentOfBeam,
  tensionStiffener,
} from "./components.ts";
import { columnEndOf } from "./end-plate-drawing.ts";
import { beamFace, columnFace, stiffenerLimit } from "./end-plate-faces.ts";
import {
  alongPlate,
  type EndPlate,
  type PulledItem,
  radians,
  resolveEndPlate,
  turnedOver,
} from "./end-plate-geometry.ts";
import { type Face, leastLength, type Resistance, type RowLengths, stepLengths } from "./faces.ts";
import { verifyHaunch } from "./haunch.ts";
import { putRotationCapacity } from "./rotation.ts";
import { heldByStiffener, putMoment, type RowForce, rowForces, type StiffenerLimit } from "./rows.ts";
import { says } from "./says.ts";
import { type ApexItem, apexSchema, type EndPlateItem, eavesSchema, endPlateSchema } from "./schema.ts";
import * as jointStiffness from "./stiffness.ts";
import { verifyFlangeWeld, verifyThroats, verifyWebWeld, weakerSteel } from "./welds.ts";

// The kind `end-plate`: bolted end plate of a beam on a column, or of two equal beams on each other, by the component
// method of 6.2.7.2 and 6.3.

export const jointMoment = requirement(
  "joint-moment",
  "6.2.7.1(1)",
  "M_j_Ed / M_j_Rd <= 1",
  "moment resistance of the joint",
);
export const jointShear = requirement("joint-shear", "6.2.2(2)", "V_Ed / V_Rd <= 1", "bolts in shear");

/** 6.2.2(2): bolts in tension keep 0.4/1.4 of their shear resistance. */
const shearOfRows = formula(
  "6.2.2(2)",
  "2 * n_free * min(F_v_Rd, F_b_Rd) + 2 * n_tension * min(0.4 / 1.4 * F_v_Rd, F_b_Rd)",
  (n_free, F_v_Rd, F_b_Rd, n_tension) =>
    2 * n_free * Math.min(F_v_Rd, F_b_Rd) + 2 * n_tension * Math.min((0.4 / 1.4) * F_v_Rd, F_b_Rd),
);

const lesser = formula("Table 3.4", "min(F_b_p_Rd, F_b_fc_Rd)", (F_b_p_Rd, F_b_fc_Rd) => Math.min(F_b_p_Rd, F_b_fc_Rd));
/** Half of what a rafter pulls along is the difference of the column's shear forces at its end, of which there is none above. */
const shearOfPanel = formula(
  "5.3(3)",
  "beta * M_j_Ed * 1000 / z + pull / 2",
  (beta, M_j_Ed, z, pull) => (beta * M_j_Ed * 1000) / z + pull / 2,
);
const shearOfRowsOnPanel = formula("5.3(3)", "beta * F_t_Ed", (beta, F_t_Ed) => beta * F_t_Ed);

export const endPlateKind = defineKind({
  name: "end-plate",
  title: "Moment joint with bolted end plate",
  schema: endPlateSchema,
  example: {
    connection: "end-plate",
    beam: { profile: "IPE 500", steel_grade: "S235" },
    column: { profile: "HE 340 A", steel_grade: "S235" },
    plate: { h_mm: 600, b_mm: 240, t_mm: 15, top_mm: 85, steel_grade: "S235" },
    bolt_grade: "10.9",
    bolt_size: "M24",
    w_mm: 120,
    rows_mm: [50, 135, 215],
    shear_rows_mm: [535],
    throat_flange_mm: 8,
    throat_web_mm: 5,
    M_j_Ed: 150,
    V_Ed: 120,
    span_mm: 8000,
    braced: false,
  },
  actions: ["M_j_Ed", "V_Ed", "N_Ed"],
  label: (item) => `end plate ${item.plate.t_mm} mm, ${item.bolt_size} ${item.bolt_grade}`,
  run: (sheet, given) => runEndPlate(sheet, given),
});

/** A splice of two rafters alike, sloped to both sides: as an end plate without a column. */
export const apexKind = defineKind({
  name: "apex",
  title: "Apex of two rafters with end plates",
  schema: apexSchema,
  example: {
    connection: "apex",
    member: { profile: "IPE 400", steel_grade: "S275" },
    slope_deg: 5,
    plate: { h_mm: 550, b_mm: 200, t_mm: 20, steel_grade: "S275" },
    bolt_grade: "8.8",
    bolt_size: "M20",
    w_mm: 100,
    rows_mm: [125, 335, 425, 515],
    throat_flange_mm: 8,
    throat_web_mm: 5,
    M_j_Ed: 120,
    V_Ed: 20,
    N_Ed: 60,
    span_mm: 20_000,
    braced: false,
  },
  actions: ["M_j_Ed", "V_Ed", "N_Ed"],
  label: ({ plate, bolt_size, bolt_grade }) => `apex plate ${plate.t_mm} mm, ${bolt_size} ${bolt_grade}`,
  run(sheet, given) {
    if (given.plate.top_mm === undefined) sheet.assume(says.middleOfPlate);
    runEndPlate(sheet, asEndPlate(given), { beam: "member", rafter: true, shown: given.M_j_Ed });
    return undefined;
  },
});

/** An end plate on the end of a column. */
export const eavesKind = defineKind({
  name: "eaves",
  title: "Eaves of rafter and column",
  schema: eavesSchema,
  example: {
    connection: "eaves",
    beam: { profile: "IPE 400", steel_grade: "S275" },
    column: { profile: "HE 300 A", steel_grade: "S275" },
    slope_deg: 5,
    plate: { h_mm: 520, b_mm: 200, t_mm: 20, top_mm: 90, steel_grade: "S275" },
    bolt_grade: "8.8",
    bolt_size: "M20",
    w_mm: 110,
    rows_mm: [45, 150, 240],
    shear_rows_mm: [420],
    column_end_mm: 60,
    throat_flange_mm: 8,
    throat_web_mm: 5,
    M_j_Ed: 100,
    V_Ed: 60,
    N_Ed: 40,
    span_mm: 20_000,
    braced: false,
  },
  actions: ["M_j_Ed", "V_Ed", "N_Ed"],
  label: ({ plate, bolt_size, bolt_grade }) => `eaves plate ${plate.t_mm} mm, ${bolt_size} ${bolt_grade}`,
  run(sheet, given) {
    // Table 5.4: the rafter stands on one side of the column
    if (given.beta !== undefined && given.beta < 1)
      sheet.problem("beta", atLeast(1, given.beta, { is: says.besideColumn }));
    runEndPlate(sheet, { ...given, connection: "end-plate" }, { rafter: true });
    return undefined;
  },
});

/** A positive moment of an apex pulls the bottom, one of an end plate the top. */
function asEndPlate({ connection: _, member, plate, M_j_Ed, ...others }: ApexItem): EndPlateItem {
  const rafter = resolveMember(Tally.aside(), "member", member, ["I"]);
  const h = rafter ? alongPlate(rafter.h, radians(others.slope_deg)) : plate.h_mm;
  return {
    ...others,
    connection: "end-plate",
    beam: member,
    plate: { ...plate, top_mm: plate.top_mm ?? centred(plate.h_mm, h) },
    ...(M_j_Ed !== undefined && { M_j_Ed: -M_j_Ed }),
  };
}

const centred = formula("6.2.7.1, geometry", "(h_p - h_b) / 2", (h_p, h_b) => (h_p - h_b) / 2);

const turnedForce = formula(
  "6.2.7.1, equilibrium",
  "N_Ed * cos(slope) - V_Ed * sin(slope)",
  (N_Ed, slope, V_Ed) => N_Ed * Math.cos(slope) - V_Ed * Math.sin(slope),
);
const turnedShear = formula(
  "6.2.7.1, equilibrium",
  "N_Ed * sin(slope) + V_Ed * cos(slope)",
  (N_Ed, slope, V_Ed) => N_Ed * Math.sin(slope) + V_Ed * Math.cos(slope),
);

/** The forces of a sloped beam in the axes of the plate. */
function onPlate(sheet: Sheet, item: PulledItem): PulledItem {
  const { slope_deg, N_Ed, V_Ed } = item;
  if (!slope_deg || (N_Ed === undefined && V_Ed === undefined)) return item;
  const slope = radians(slope_deg);
  return {
    ...item,
    N_Ed: sheet.put("N_p_Ed_kN", turnedForce, N_Ed ?? 0, slope, V_Ed ?? 0),
    V_Ed: sheet.put("V_p_Ed_kN", turnedShear, N_Ed ?? 0, slope, V_Ed ?? 0),
  };
}

interface Way {
  /** the field of the beam */
  readonly beam?: string;
  readonly rafter?: boolean;
  /** the moment with its sign as the request has it */
  readonly shown?: number | undefined;
}

function runEndPlate(
  sheet: Sheet,
  given: EndPlateItem,
  { beam, rafter = false, shown = given.M_j_Ed }: Way = {},
): undefined {
  const found = resolveEndPlate(sheet, given, beam);
  if (!found) return;
  const item = onPlate(sheet, found.item);
  draw(sheet, () => ({ ...endPlateGeometry(found, given), M_j_Ed: shown }));
  putBolts(sheet, found.bolts, item);
  const F_t_Rd = sheet.put(
    "F_t_Rd_kN",
    boltResistance.tensionResistance,
    found.bolts.k_2,
    found.bolts.f_ub,
    found.bolts.A_s,
    found.bolts.gamma_M2,
  );
  const punching = putPunching(
    sheet,
    found.bolts.size,
    [found.plate, ...(found.column ? [{ t: found.column.member.t_f, steel: found.column.member.steel }] : [])],
    found.bolts.gamma_M2,
  );
  const pressed = compressionSide(sheet, found, item);
  const N_rows = item.moment_axial === "rows" ? (item.N_Ed ?? 0) : 0;
  if (item.moment_axial === "rows" && N_rows === 0) sheet.unused("moment_axial", says.withAxialOnly);
  const pulled: Pulled = { F_t_Rd, punching, compression: leftBeside(sheet, pressed.limits, N_rows) };
  const joint = stiffenerCounts(sheet, found, pulled) ? found : withoutTensionStiffener(sheet, found);
  const { faces, lengths, stiffener, rows } = pull(sheet, joint, pulled);
  const alpha = firstAlpha(lengths.at(-1) ?? []);
  if (alpha !== undefined) sheet.table("alpha", alpha, "EN 1993-1-8 Figure 6.11", says.rowBelowFlange);
  const M_j_Rd = putMomentOfJoint(sheet, joint, rows, { N_rows, F_c_Rd: pressedMost(pressed) });
  if (item.M_j_Ed !== undefined) {
    // the column of an eaves ends: its panel alone takes what the rafter pulls along
    const pull = rafter ? Math.max(0, -(item.N_Ed ?? 0)) : 0;
    verifyMoment(sheet, joint, { M_j_Ed: item.M_j_Ed, M_j_Rd, rows, N_rows, pull }, pressed);
    if (stiffener && M_j_Rd > 0) verifyStiffener(sheet, stiffener, rows, item.M_j_Ed, M_j_Rd);
    verifyBeamSection(sheet, joint.end, Math.abs(item.M_j_Ed), Math.abs(item.V_Ed ?? 0));
  }
  const opens = axial(sheet, joint, { item, given, beam, rows, M_j_Rd, pressed, pulled });
  const { k_eff, found: stiffnessClass } = stiffness(sheet, joint, item, {
    faces,
    lengths,
    M_j_Rd,
    b_eff_c: pressed.web?.b_eff,
    h: rows.map(({ h_r }) => h_r),
  });
  const ofColumn = joint.column && rows[0]?.alone[0]?.web;
  if (ofColumn !== undefined) sheet.given("F_t_wc_Rd_kN", ofColumn); // of the first row alone, whose step has this name
  sheet.given(
    "rows",
    rows.map((row, i) => ({ ...shownRow(row, joint.column !== undefined), k_eff_mm: k_eff[i] ?? 0 })),
  );
  shear(sheet, joint, item, opens ? undefined : rows, rafter || (item.slope_deg ?? 0) > 0);
  welds(sheet, joint, item, rows, lengths.at(-1) ?? []);
  if (joint.column) verifyStiffenerRules(sheet, joint.column);
  strength(sheet, joint, item, { M_j_Rd, rows, found: stiffnessClass });
}

/** M_j,Rd of the rows; by the way of the rows, about the beam's axis with N_Ed on it. */
function putMomentOfJoint(
  sheet: Sheet,
  joint: EndPlate,
  rows: readonly RowForce[],
  { N_rows, F_c_Rd }: { readonly N_rows: number; readonly F_c_Rd: number },
): number {
  if (N_rows === 0) return putMoment(sheet, rows);
  const { M_j_Rd, h_N } = pulledSide(joint, rows);
  return putMomentWithAxial(sheet, M_j_Rd, { N_Ed: N_rows, z: armOfFlanges(joint.end), h_N, F_c_Rd });
}

/** Of beam and column, on the side that the moment presses. */
const pressedMost = ({ F_c_fb, web }: CompressionSide): number => Math.min(F_c_fb, web?.F ?? F_c_fb);

interface AxialParts {
  readonly item: PulledItem;
  readonly given: EndPlateItem;
  /** the field of the beam */
  readonly beam: string | undefined;
  readonly rows: readonly RowForce[];
  readonly M_j_Rd: number;
  readonly pressed: CompressionSide;
  readonly pulled: Pulled;
}

/** N_Ed; true where it pulls on both sides of the plate. */
function axial(sheet: Sheet, joint: EndPlate, parts: AxialParts): boolean {
  const { item, M_j_Rd } = parts;
  const { N_Ed = 0, M_j_Ed = 0 } = item;
  const side = pulledSide(joint, parts.rows);
  sheet.given("N_j_t_Rd_kN", side.F, "EN 1993-1-8 6.2.7.1(3)");
  const N_c = putPressed(sheet, joint, parts.pressed);
  let opens = false;
  const put = (pulls: boolean) => {
    let N_Rd = N_c;
    if (pulls)
      [N_Rd, opens] = tensionOnAxis(sheet, {
        N: -N_Ed,
        M_j_Ed,
        side,
        otherSide: () => otherSide(sheet, parts),
      });
    return sheet.given("N_j_Rd_kN", N_Rd, "EN 1993-1-8 6.2.7.1(3)");
  };
  const byRows = item.moment_axial === "rows";
  verifyAxial(sheet, joint.beam, { N_Ed, M_j_Ed, M_j_Rd, gamma_M0: joint.end.gamma_M0, put, byRows });
  return opens;
}

/** From the middle of the flange that the moment presses to that which it pulls, and to the axis of the beam, on which N_Ed acts. */
const armOfFlanges = ({ h, t_ft, t_fc }: BeamEnd): number => h - (t_ft + t_fc) / 2;
const armOfAxis = ({ beam, end }: EndPlate): number =>
  (end.haunchPulled ? beam.h / 2 : end.h - beam.h / 2) - end.t_fc / 2;

const pulledSide = (joint: EndPlate, rows: readonly RowForce[]): PulledSide => ({
  F: rows.reduce((sum, { F }) => sum + F, 0),
  M_j_Rd: rows.reduce((M, { h_r, F }) => M + h_r * F, 0) / 1000,
  h_N: armOfAxis(joint),
});
/** The rows that a moment of the other sign would pull, calculated aside; undefined where there are none. */
function otherSide(sheet: Sheet, { given, beam, pulled }: AxialParts): PulledSide | undefined {
  const aside = asideOf(sheet);
  const joint = resolveEndPlate(aside, { ...given, M_j_Ed: (given.M_j_Ed ?? 0) < 0 ? 1 : -1 }, beam);
  if (!joint) return undefined;
  const { limits } = compressionSide(aside, joint, joint.item);
  return pulledSide(joint, pull(aside, joint, { ...pulled, compression: limits }).rows);
}

/** Both flanges press, each with its part of N_Ed; a splice with all of the beam. */
function putPressed(sheet: Sheet, joint: EndPlate, { web, F_c_fb }: CompressionSide): number {
  const { beam, end, column } = joint;
  if (!column || !web)
    return sheet.put("N_j_c_Rd_kN", forceOfBeam, beam.section.properties.A_mm2, beam.steel.f_y, end.gamma_M0);
  const z = armOfFlanges(end);
  const top = webAtTop(sheet, joint, column);
  sheet.given("F_c_wc_top_Rd_kN", top.F);
  const F_c = Math.min(F_c_fb, web.F);
  const F_top = Math.min(F_c_fb, top.F);
  const F_both = putWebUnderBoth(sheet, column, z, { ...web, b_top: top.b_eff });
  const a = z - armOfAxis(joint);
  if (F_both === undefined) return sheet.put("N_j_c_Rd_kN", forceOnAxis, F_c, z, a, F_top);
  const F = sheet.step("N_c_Rd_kN", forceOnAxis, F_c, z, a, F_top);
  return sheet.put("N_j_c_Rd_kN", leastForce, F, F_both);
}

/** The column's web where the flange presses that a moment pulls: the end of the column may be near. */
function webAtTop(sheet: Sheet, { item, end, plate, top, a_f }: EndPlate, column: Column): WebUnderFlange {
  const stiffeners = turnedOver(column.stiffeners);
  const toEnd = item.end_above === undefined ? undefined : Math.max(0, top + end.t_ft / 2 - item.end_above);
  const pressure = { t_fb: end.t_ft, a: a_f, plate: { t: plate.t, u: top }, toEnd };
  return putWebCompression(asideOf(sheet), { ...column, stiffeners }, pressure);
}

/** As it is built: what was turned over for the calculation is turned back. */
function endPlateGeometry(
  { item, beam, end, column, bolts, plate, w, a_f, a_w }: EndPlate,
  given: EndPlateItem,
): EndPlateGeometry {
  const turned = (given.M_j_Ed ?? 0) < 0;
  const { haunch } = end;
  return {
    kind: "end-plate",
    bolt: boltShape(bolts),
    beam: memberShape(beam, given.beam),
    column: column && memberShape(column.member, given.column ?? {}),
    plate: { h: plate.h, b: plate.b, t: plate.t, top: given.plate.top_mm },
    haunch: haunch && { depth: haunch.depth_mm, length: haunch.length_mm, t_f: haunch.t_f_mm },
    slope: given.slope_deg ?? 0,
    columnEnd: columnEndOf(given),
    stiffeners: stiffenerShapes(given.stiffeners),
    rows: [...given.rows_mm, ...(given.shear_rows_mm ?? [])].sort((one, other) => one - other),
    pulled: item.rows_mm.map((y) => (turned ? plate.h - y : y)),
    pulledSide: turned ? "bottom" : "top",
    w,
    wOuter: given.w_outer_mm,
    a_f,
    a_w,
    M_j_Ed: given.M_j_Ed,
    V_Ed: given.V_Ed,
    N_Ed: given.N_Ed,
  };
}

interface Pulled {
  readonly F_t_Rd: number;
  readonly punching: number;
  readonly compression: readonly Resistance[];
}

/** The forces of the rows on both faces. */
function pull(sheet: Sheet, joint: EndPlate, { F_t_Rd, punching, compression }: Pulled) {
  const F_t = heldBolt(sheet, F_t_Rd, punching);
  const ofColumn = joint.column && columnFace(joint, F_t);
  const faces = [...(ofColumn ? [ofColumn] : []), beamFace(joint, F_t)];
  const lengths = faces.map((face) => stepLengths(sheet, face));
  const stiffener = ofColumn && stiffenerLimit(sheet, joint, ofColumn);
  const rows = rowForces(sheet, {
    faces,
    lengths,
    h: joint.rows.map(({ h_r }) => h_r),
    compression,
    punching: boltsOfRow(joint) * punching,
    triangularAbove: triangularLimit(sheet, joint, F_t_Rd),
    stiffener,
  });
  return { faces, lengths, stiffener, rows };
}

const boltsOfRow = ({ outer }: EndPlate): number => (outer ? 4 : 2);

const asideOf = (sheet: Sheet): Tally => new Tally(sheet.request, sheet.path, false);

/** A tension stiffener too weak for what it holds up may leave the flange worse off than without it. */
function stiffenerCounts(sheet: Sheet, joint: EndPlate, pulled: Pulled): boolean {
  if (joint.column?.stiffeners.tension_t_mm === undefined) return true;
  const momentOf = (of: EndPlate) => {
    const { rows } = pull(asideOf(sheet), of, pulled);
    return rows.reduce((M, { h_r, F }) => M + h_r * F, 0);
  };
  return momentOf(joint) >= momentOf(withoutStiffener(joint));
}

const withoutStiffener = (joint: EndPlate): EndPlate =>
  joint.column
    ? { ...joint, column: { ...joint.column, stiffeners: { ...joint.column.stiffeners, tension_t_mm: undefined } } }
    : joint;

function withoutTensionStiffener(sheet: Sheet, joint: EndPlate): EndPlate {
  sheet.assume(says.weakStiffener);
  return withoutStiffener(joint);
}

/** At M_j,Ed the rows have their part of the forces at M_j,Rd. */
const heldAtMoment = formula("6.2.6.4.2", "F_st * M_j_Ed / M_j_Rd", (F_st, M_j_Ed, M_j_Rd) => (F_st * M_j_Ed) / M_j_Rd);

function verifyStiffener(sheet: Sheet, limit: StiffenerLimit, rows: readonly RowForce[], M: number, M_j_Rd: number) {
  const held = heldByStiffener(sheet, limit.shares, rows);
  if (held <= 0) return;
  sheet.verify(tensionStiffener, sheet.put("F_st_t_Ed_kN", heldAtMoment, held, Math.abs(M), M_j_Rd), limit.F_Rd, "kN");
}

/** The force of a row, and what each of its components would carry alone. */
function shownRow({ h_r, F, governing, alone }: RowForce, onColumn: boolean) {
  const [first, second] = alone;
  const column = onColumn ? first : undefined;
  const plate = onColumn ? second : first;
  return {
    h_r_mm: h_r,
    F_tr_Rd_kN: F,
    governing,
    ...(column && { F_t_fc_Rd_kN: column.bending, F_t_wc_Rd_kN: column.web }),
    ...(plate && { F_t_ep_Rd_kN: plate.bending }),
    ...(plate?.web !== undefined && { F_t_wb_Rd_kN: plate.web }),
  };
}

interface CompressionSide {
  readonly limits: readonly Resistance[];
  readonly V_wp: number | undefined;
  readonly web: WebUnderFlange | undefined;
  readonly F_c_fb: number;
}

const ofPanel = formula("6.2.7.2(7)", "V_wp_Rd / beta", (V_wp_Rd, beta) => V_wp_Rd / beta);

/** 6.2.7.2(7): the rows together may not pull more than the compression side and the web panel take. */
function compressionSide(sheet: Sheet, joint: EndPlate, item: PulledItem): CompressionSide {
  const { column, end, plate, a_f, below } = joint;
  const F_c_fb = putFlangeOn(sheet, end, plate.b, Math.abs(item.V_Ed ?? 0));
  const limits: Resistance[] = [{ F: F_c_fb, by: "beam-flange-compression" }];
  if (!column) return { limits, V_wp: undefined, web: undefined, F_c_fb };
  const V_wp = putPanelShear(sheet, column, armOfFlanges(end));
  const pressure = { t_fb: end.t_fc, a: a_f, plate: { t: plate.t, u: below }, toEnd: joint.endBelow };
  const web = putWebCompression(sheet, column, pressure);
  limits.push({ F: web.F, by: "column-web-compression" });
  if (column.beta > 0) limits.push({ F: sheet.step("F_wp_kN", ofPanel, V_wp, column.beta), by: "column-web-shear" });
  return { limits, V_wp, web, F_c_fb };
}

const firstAlpha = (lengths: readonly RowLengths[]): number | undefined =>
  lengths.find(({ alpha }) => alpha !== undefined)?.alpha;

const strongRow = formula("6.2.7.2(9)", "1.9 * F_t_Rd", (F_t_Rd) => 1.9 * F_t_Rd);

/** 6.2.7.2(9): where a row passes 1.9 F_t,Rd, the rows below it follow the triangle; left to the annexes. */
function triangularLimit(sheet: Sheet, { bolts, plate, column }: EndPlate, F_t_Rd: number): number | undefined {
  const rule = sheet.parameter("EN 1993-1-8", "row_force_limit");
  const flange = column && { t: column.member.t_f, f_y: column.member.steel.f_y };
  const applies = rule({ d: bolts.d, f_ub: bolts.f_ub, plate: { t: plate.t, f_y: plate.steel.f_y }, flange });
  return applies ? strongRow(F_t_Rd) : undefined;
}

interface Moment {
  readonly M_j_Ed: number;
  readonly M_j_Rd: number;
  readonly rows: readonly RowForce[];
  /** N_Ed where the rows are in equilibrium with it */
  readonly N_rows: number;
  /** what a rafter pulls on the end of its column */
  readonly pull: number;
}

function verifyMoment(
  sheet: Sheet,
  joint: EndPlate,
  { M_j_Ed, M_j_Rd, rows, N_rows, pull }: Moment,
  { V_wp, web, F_c_fb }: CompressionSide,
): void {
  const { column } = joint;
  const M = Math.abs(M_j_Ed);
  if (N_rows === 0) sheet.verify(jointMoment, M, M_j_Rd, "kNm");
  else sheet.verify(momentWithRows, M, M_j_Rd, "kNm");
  const { F: sum, M_j_Rd: ofRows, h_N } = pulledSide(joint, rows);
  if (M === 0 || (sum <= 0 && N_rows <= 0)) return;
  // without tension both flanges press
  const isPulled = sum > 0 && M * 1000 > N_rows * h_N;
  const z = isPulled ? sheet.put("z_mm", armOfRows, ofRows, sum) : sheet.given("z_mm", armOfFlanges(joint.end));
  const F_c =
    N_rows === 0
      ? sheet.put("F_c_Ed_kN", forceOfMoment, M, z)
      : sheet.put("F_c_Ed_kN", forceWithRows, M, N_rows, h_N, z);
  sheet.verify(beamFlangeCompression, F_c, F_c_fb, "kN");
  if (!column || V_wp === undefined || !web) return;
  sheet.verify(columnWebCompression, F_c, web.F, "kN");
  const V_Ed =
    N_rows === 0
      ? sheet.put("V_wp_Ed_kN", shearOfPanel, column.beta, M, z, pull)
      : sheet.put(
          "V_wp_Ed_kN",
          shearOfRowsOnPanel,
          column.beta,
          sheet.step("F_t_Ed_kN", pulledByRows, M, N_rows, h_N, z),
        );
  sheet.verify(columnWebShear, V_Ed, V_wp, "kN");
}

const armOfRows = formula(
  "6.2.7.2(1)",
  "M_above * 1000 / sum_F_tr_Rd",
  (M_above, sum_F_tr_Rd) => (M_above * 1000) / sum_F_tr_Rd,
);

interface Known {
  readonly faces: readonly Face[];
  readonly lengths: readonly (readonly RowLengths[])[];
  readonly M_j_Rd: number;
  readonly b_eff_c: number | undefined;
  readonly h: readonly number[];
}

interface Stiffness {
  readonly k_eff: readonly number[];
  readonly found: jointStiffness.StiffnessClass | undefined;
}

function stiffness(sheet: Sheet, joint: EndPlate, item: PulledItem, known: Known): Stiffness {
  const { column, bolts, L_b } = joint;
  const k_10 = sheet.put("k_10_mm", jointStiffness.k10, bolts.A_s, L_b);
  const k_eff = known.h.map((_, i) => rowStiffness(sheet, joint, known, i, k_10));
  const { z, k } = putEquivalent(sheet, known.h, k_eff);
  const stiff = column?.stiffeners.diagonal_t_mm !== undefined || column?.beta === 0;
  const k_1 = column && !stiff ? sheet.put("k_1_mm", jointStiffness.k1, column.A_vc, column.beta, z) : undefined;
  const pressed = column && column.stiffeners.compression_t_mm === undefined && known.b_eff_c !== undefined;
  const k_2 = pressed
    ? sheet.put("k_2_mm", jointStiffness.k2, known.b_eff_c ?? 0, webInCompression(column), column.d_c)
    : undefined;
  const S = jointStiffness.putInitialStiffness(sheet, z, { k_1, k_2, k_eq: k });
  jointStiffness.putSecantStiffness(sheet, S, item.M_j_Ed, known.M_j_Rd);
  const { I_y_mm4 } = joint.beam.section.properties;
  return { k_eff, found: jointStiffness.putStiffnessClass(sheet, S, I_y_mm4, item.span_mm, item.braced) };
}

const putEquivalent = (sheet: Sheet, h: readonly number[], k_eff: readonly number[]) =>
  jointStiffness.putEquivalent(
    sheet,
    h.map((h_r, i) => ({ h_r, k_eff: k_eff[i] ?? 0 })),
  );

function rowStiffness(sheet: Sheet, joint: EndPlate, { faces, lengths }: Known, i: number, k_10: number): number {
  const plateRow = faces.at(-1)?.rows[i];
  const plateLength = lengths.at(-1)?.[i];
  if (!plateRow || !plateLength) throw new Error("no such row");
  const { column, plate } = joint;
  const k_5 = sheet.step("k_5_mm", jointStiffness.k5, leastLength(plateLength), plate.t, plateRow.m);
  if (!column) return sheet.step("k_eff_mm", jointStiffness.rowStiffnessOfSplice, k_5, k_10);
  const row = faces[0]?.rows[i];
  const own = lengths[0]?.[i];
  if (!row || !own) throw new Error("no such row");
  const l_eff = leastLength(own);
  const { member, d_c } = column;
  const k_3 = sheet.step("k_3_mm", jointStiffness.k3, l_eff, webInTension(column), d_c);
  const k_4 = sheet.step("k_4_mm", jointStiffness.k4, l_eff, member.t_f, row.m);
  return sheet.step("k_eff_mm", jointStiffness.rowStiffness, k_3, k_4, k_5, k_10);
}

/** `rows` are undefined where every bolt is pulled. */
function shear(
  sheet: Sheet,
  joint: EndPlate,
  item: PulledItem,
  rows: readonly RowForce[] | undefined,
  sloped: boolean,
): void {
  const { bolts, plate, column, w, outer, positions } = joint;
  const gauge = outer ? Math.min(w, outer.n_1) : w;
  const edges = [joint.beamSide.e, joint.columnSide?.e ?? Number.POSITIVE_INFINITY].map((e) => e - (outer?.n_1 ?? 0));
  const F_v = putShear(sheet, "F_v_Rd_kN", bolts, 1);
  const pitch = leastPitch(positions);
  const pull = { pitch, gauge, k_h: bolts.k_h_along };
  const top = positions[0] ?? 0;
  const bottom = plate.h - (positions.at(-1) ?? 0);
  // the shear force may press either way
  const F_b_p = putBearing(sheet, "F_b_p_Rd_kN", bolts, {
    t: plate.t,
    f_u: plate.steel.f_u,
    end: Math.min(top, bottom),
    edge: edges[0] ?? 0,
    sunk: true,
    ...pull,
  });
  const F_b = column && joint.columnSide ? lesserBearing(sheet, joint, edges[1] ?? 0, column, pull, F_b_p) : F_b_p;
  // of sloped rafters all rows on the pulled side count as pulled, and none without a moment or tension
  const pulls = (item.M_j_Ed ?? 0) !== 0 || (item.N_Ed ?? 0) < 0;
  // what is left of a difference of large forces pulls on no bolt
  const pulled = rows?.filter(({ F }) => (sloped ? pulls : F > 1e-6)) ?? positions;
  // pairs of bolts
  const pairs = boltsOfRow(joint) / 2;
  const tension = pairs * pulled.length;
  const free = pairs * positions.length - tension;
  const V_Rd = sheet.put(sloped ? "V_j_Rd_kN" : "V_Rd_kN", shearOfRows, free, F_v, F_b, tension);
  if (item.V_Ed !== undefined) sheet.verify(jointShear, Math.abs(item.V_Ed), V_Rd, "kN");
  if ((item.V_Ed ?? 0) !== 0) verifyNormalHoles(sheet, bolts, { along: true, across: false });
  verifySpacing(sheet, {
    d_0: bolts.d_0,
    e1: Math.min(top, bottom, endOfColumn(joint)),
    e2: Math.min(...edges),
    p1: pitch,
    p2: gauge,
    slotted: bolts.slotted,
    exposed_t: bolts.exposed ? Math.min(plate.t, column?.member.t_f ?? plate.t) : undefined,
  });
}

function lesserBearing(
  sheet: Sheet,
  joint: EndPlate,
  edge: number,
  { member }: Column,
  pull: { readonly pitch: number | undefined; readonly gauge: number; readonly k_h: number },
  F_b_p: number,
): number {
  const end = endOfColumn(joint);
  const ply = { t: member.t_f, f_u: member.steel.f_u, edge, ...(Number.isFinite(end) && { end }), ...pull };
  const F_b_fc = putBearing(sheet, "F_b_fc_Rd_kN", joint.bolts, ply);
  return sheet.put("F_b_Rd_kN", lesser, F_b_p, F_b_fc);
}

/** From the row nearest to it to the end of the column. */
function endOfColumn({ item: { end_above, end_below }, positions }: EndPlate): number {
  if (end_above !== undefined) return (positions[0] ?? 0) - end_above;
  return end_below === undefined ? Number.POSITIVE_INFINITY : end_below - (positions.at(-1) ?? 0);
}

function leastPitch(positions: readonly number[]): number | undefined {
  let least: number | undefined;
  for (let i = 1; i < positions.length; i++) {
    const p = (positions[i] ?? 0) - (positions[i - 1] ?? 0);
    if (least === undefined || p < least) least = p;
  }
  return least;
}

function welds(
  sheet: Sheet,
  joint: EndPlate,
  item: PulledItem,
  rows: readonly RowForce[],
  lengths: readonly RowLengths[],
): void {
  const { beam, plate, a_f, a_w, end, top } = joint;
  verifyThroats(sheet, a_f, a_w);
  const steel = weakerSteel(sheet, beam.steel, plate.steel);
  const inside = joint.rows.findIndex(({ outside }) => !outside);
  // the flange weld takes the row beyond the flange and the first two inside, as SCI P398 does
  const beside = rows.slice(0, (inside === -1 ? rows.length : inside) + 2).reduce((sum, { F }) => sum + F, 0);
  // plastic analysis lets a hinge form in the joint
  const alpha_w = item.plastic_analysis ? (item.braced ? 1.4 : 1.7) : 1;
  verifyFlangeWeld(sheet, { ...beam, t_f: end.t_ft }, a_f, steel, {
    F_rows: beside,
    alpha_w,
    gamma_M0: end.gamma_M0,
    b: plate.b,
    // a fillet beside the flange needs its leg of plate
    outside: top >= Math.SQRT2 * a_f * (1 - 1e-9),
  });
  const within = rows.flatMap(({ F }, i) => {
    const own = lengths[i];
    return own && !joint.rows[i]?.outside ? [{ F: alpha_w * F, l_eff: Math.min(own.alone.cp, own.alone.nc) }] : [];
  });
  verifyWebWeld(sheet, a_w, steel, within, Math.abs(item.V_Ed ?? 0), end.h - end.t_ft - end.t_fc - 2 * beam.r);
}

interface Strength {
  readonly M_j_Rd: number;
  readonly rows: readonly RowForce[];
  readonly found: jointStiffness.StiffnessClass | undefined;
}

function strength(sheet: Sheet, joint: EndPlate, item: PulledItem, { M_j_Rd, rows, found }: Strength): void {
  const { beam, column, end } = joint;
  const M_b = sheet.put(
    "M_b_pl_Rd_kNm",
    momentOfBeam,
    beam.section.properties.W_pl_y_mm3,
    beam.steel.f_y,
    end.gamma_M0,
  );
  const M_c =
    column &&
    sheet.put(
      "M_c_pl_Rd_kNm",
      momentOfBeam,
      column.member.section.properties.W_pl_y_mm3,
      column.member.steel.f_y,
      end.gamma_M0,
    );
  // within the height of a column two of its ends resist (5.2.3.3)
  const strong = jointStiffness.putStrengthClass(sheet, M_j_Rd, M_b, M_c);
  jointStiffness.putClassification(sheet, found, strong);
  putRotationCapacity(sheet, joint, rows, { M_j_Rd, M_b, required: item.plastic_analysis === true });
  verifyHaunch(sheet, joint, item);
}
