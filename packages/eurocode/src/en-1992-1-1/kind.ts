import { listed } from "../basis/message.ts";
import { notWith, required } from "../basis/refusals.ts";
import { defineKind } from "../engine/kind.ts";
import { Sheet } from "../engine/sheet.ts";
import { outcomeOf, Tally } from "../engine/tally.ts";
import { builtBars } from "./bars-built.ts";
import { columnInWords } from "./bars-in-words.ts";
import { readColumn } from "./column.ts";
import { effectiveCreep } from "./creep.ts";
import { creepCoefficient } from "./creep-steps.ts";
import { evaluate, type Prepared, warnOfConstantMoment } from "./evaluate.ts";
import { fromActions } from "./from-actions.ts";
import { rejectSmallShear, warnOfShear, withImpliedShear } from "./implied-shear.ts";
import { type SectionInput, withItsShape } from "./input.ts";
import { axialLimits } from "./interaction.ts";
import { says } from "./says.ts";
import { type Actions, actionNames, type ColumnItem, columnSchema } from "./schema.ts";
import * as secondOrderFormulas from "./second-order.ts";
import { requiredReinforcement } from "./sizing.ts";

export const columnKind = defineKind({
  name: "column",
  title: "Reinforced concrete column with axial force and bending about one or both axes",
  schema: columnSchema,
  everyday: columnInWords,
  example: {
    mark: "C1",
    b: 400,
    h: 400,
    fck: 35,
    fyk: 500,
    A_s: 2513,
    layout: "two-faces",
    axis_distance_mm: 50,
    l0: 4500,
    N_Ed: 1800,
    M_01: 40,
    M_02: 110,
    M_z_Ed: 30,
    phi_ef: 1,
    links: { diameter_mm: 8, spacing_mm: 200 },
    bar_diameter_mm: 20,
  },
  label: (item) => `${sizeOf(item)} C${item.fck}`,
  actions: actionNames,
  ofService: ["M_0Eqp", "M_0Eqp_z", "N_Eqp"],
  fromActions(sheet, item, combined) {
    warnOfShear(sheet, item, combined.effects);
    return fromActions(sheet, item, combined);
  },
  ofCases: warnOfShear,
  ofCompression: ["l0", "l0_z", "end_flexibility", "end_flexibility_z"],
  run(sheet, given) {
    const once = withCreepOnce(sheet, withItsShape(given));
    if (!Object.hasOwn(given, "load_cases") && !Object.hasOwn(given, "actions")) warnOfShear(sheet, once, [once]);
    const item = withImpliedShear(sheet, once, once);
    readActions(sheet, item, "");
    const A_s = item.design ? sizedReinforcement(sheet, item) : undefined;
    if (item.design && A_s === undefined) return undefined;
    const prepared = prepare(sheet, item, A_s);
    if (!prepared || sheet.problems.length > 0) return undefined;
    evaluate(sheet, prepared, item, true);
    warnOfConstantMoment(sheet, prepared, item);
    return { section: drawnSection(prepared.column.section) };
  },
  prepareCases(sheet, given) {
    const item = withItsShape(given);
    // the schema of load_cases is made from the action fields
    const cases = (item as ColumnItem & { load_cases?: readonly Actions[] }).load_cases ?? [];
    cases.forEach((actions, i) => {
      readActions(sheet, { ...item, ...actions }, `load_cases[${i}].`);
    });
    if (item.design) sheet.problem("design", says.designWithCases);
    const prepared = prepare(sheet, item);
    const tally = new Tally(sheet.request, sheet.path, false);
    tally.mark = sheet.mark;
    return (actions) => {
      tally.clear();
      if (prepared) evaluate(tally, prepared, withImpliedShear(tally, item, actions), false); // else its problems are on the sheet
      return outcomeOf(tally);
    };
  },
});

/** phi_ef beside phi and the moment that give it about y: about z they say more. */
function withCreepOnce(sheet: Sheet, item: ColumnItem): ColumnItem {
  const { phi_ef, ...others } = item;
  const { phi, M_0Eqp, M_Ed, M_02 = M_Ed } = others;
  if (phi_ef === undefined || phi === undefined || M_0Eqp === undefined || !M_02) return item;
  if (Math.abs(effectiveCreep(phi, M_0Eqp, M_02) - phi_ef) > 0.01 * phi_ef) return item;
  sheet.saidTwice("phi_ef", "phi, M_0Eqp");
  return others;
}

function sizeOf({ b, h, diameter, outline }: ColumnItem): string {
  if (diameter !== undefined) return `∅${diameter}`;
  return outline ? "polygon" : `${b}×${h}`;
}

/** What every action needs; also for what the section must bring along. */
function readActions(sheet: Sheet, item: ColumnItem, at: string): void {
  if (item.N_Ed === undefined) sheet.problem(`${at}N_Ed`, required(says.axialForce));
  const ends = (M: number | undefined, M_01: number | undefined, M_02: number | undefined, z: "" | "_z") => {
    const whole = z === "" ? "M_Ed" : "M_z_Ed";
    if (z === "" && M === undefined && M_02 === undefined) {
      sheet.problem(`${at}${whole}`, required(says.firstOrderMoment));
    }
    if (M !== undefined && M_02 !== undefined && M !== M_02) {
      sheet.problem(`${at}M_02${z}`, says.twoMoments({ field: whole, value: M, given: M_02 }));
    }
    const greater = M_02 ?? M ?? 0;
    if (M_01 !== undefined && Math.abs(M_01) > Math.abs(greater)) {
      sheet.problem(`${at}M_01${z}`, says.greaterEnd({ field: `M_02${z}`, value: greater, given: M_01 }));
    }
  };
  ends(item.M_Ed, item.M_01, item.M_02, "");
  ends(item.M_z_Ed, item.M_01_z, item.M_02_z, "_z");
  const hasPhi = item.phi !== undefined || item.creep !== undefined;
  if (hasPhi && item.M_0Eqp === undefined) {
    sheet.problem(`${at}M_0Eqp`, required(says.quasiPermanentMoment, listed("or", ["phi", "creep"])));
  }
  if (!hasPhi && (item.M_0Eqp !== undefined || item.M_0Eqp_z !== undefined)) {
    sheet.problem(at === "" ? "phi" : `${at}M_0Eqp`, says.creepMissing);
  }
  if (!hasPhi && item.N_Eqp !== undefined) {
    sheet.unused(`${at}N_Eqp`, says.forceNeedsCreep);
  }
  if (item.neglect_creep && !hasPhi && at === "") {
    sheet.problem("neglect_creep", says.neglectNeedsPhi);
  }
  rejectSmallShear(sheet, item, at);
  const odd = item.shape === "circular" || item.shape === "polygonal";
  if (item.V_Ed !== undefined && odd && (item.b_w_mm === undefined || item.d_shear_mm === undefined)) {
    sheet.problem(
      item.b_w_mm === undefined ? "b_w_mm" : "d_shear_mm",
      says.webOfShear({ shape: item.shape as string }), // one of two, as just seen
    );
  }
  if (item.links && !item.bars && item.bar_diameter_mm === undefined && item.layout !== "corners") {
    sheet.problem("bar_diameter_mm", required(says.longitudinalBars, "links"));
  }
}

function prepare(sheet: Sheet, item: ColumnItem, A_s?: number): Prepared | undefined {
  const column = readColumn(sheet, item, (section) => creepCoefficient(sheet, item, section), A_s);
  if (!column) return undefined;
  const { values, omega, method, y, z } = column;
  if (method !== "none") sheet.put("n_u", secondOrderFormulas.n_u, omega);
  if ([y.method, z.method].some((m) => m.startsWith("nominal-stiffness"))) {
    sheet.put("k_1", secondOrderFormulas.k_1, values.f_ck);
    sheet.put("E_cd_MPa", secondOrderFormulas.designModulus, values.E_cm, sheet.parameter("EN 1992-1-1", "gamma_CE"));
  }
  return { column, limits: axialLimits(sheet, column, y.positive.profile.narrowing) };
}

/** A_s from the forces: the least that passes. */
function sizedReinforcement(sheet: Sheet, item: ColumnItem): number | undefined {
  if (item.A_s !== undefined) sheet.problem("A_s", notWith("design: true"));
  if (sheet.problems.length > 0) return undefined;
  return requiredReinforcement(sheet, item, (A_s) => {
    const own = new Sheet(sheet.request, sheet.path, false);
    const prepared = prepare(own, item, A_s);
    if (prepared && own.problems.length === 0) evaluate(own, prepared, item, false);
    return own;
  });
}

/** The section for pictures: corners and bars from the centroid, mm. */
function drawnSection(section: SectionInput): Record<string, unknown> {
  const { shape, steel } = section;
  // of a layout with a known number of bars each stands in its place
  const built = steel.lines.length > 0 || steel.ring ? builtBars(section) : undefined;
  return {
    ...(shape.kind === "circle"
      ? { diameter_mm: 2 * shape.radius }
      : { outlines: shape.rings.map((ring) => ring.map(({ y, z }) => [y, z])) }),
    bars: built
      ? built.map(({ y, z, phi }) => [y, z, phi])
      : steel.bars.map(({ y, z, area }) => [y, z, Math.sqrt((4 * area) / Math.PI)]),
    lines: built ? [] : steel.lines.map(({ from, to }) => [from.y, from.z, to.y, to.z]),
    ...(steel.ring && !built ? { ring_radius_mm: steel.ring.radius } : {}),
  };
}
