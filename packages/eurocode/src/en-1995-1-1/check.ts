import { addTimber } from "../annexes/timber-by-country.ts";
import type { LoadDuration } from "../annexes/timber-types.ts";
import { listed } from "../basis/message.ts";
import { atMost } from "../basis/refusals.ts";
import { withActions } from "../en-1990/item-actions.ts";
import { type Check, defineKind } from "../engine/kind.ts";
import { says as editions } from "../engine/says-of-editions.ts";
import type { Sheet } from "../engine/sheet.ts";
import { outcomeOf, Tally } from "../engine/tally.ts";
import { verifyBearing } from "./bearing.ts";
import { axialKind } from "./connections/axial.ts";
import { axialBoltsKind } from "./connections/axial-bolts/axial-bolts.ts";
import { notchedRafterKind } from "./connections/carpentry/notched-rafter.ts";
import { stepJointKind } from "./connections/carpentry/step-joint.ts";
import { splitRingKind } from "./connections/connectors/split-ring.ts";
import { toothedPlateKind } from "./connections/connectors/toothed-plate.ts";
import { dowelTypeKind } from "./connections/dowel-type.ts";
import { hangerKind } from "./connections/hangers/hanger.ts";
import { inclinedKind } from "./connections/inclined.ts";
import { punchedPlateKind } from "./connections/punched-plates/punched-plate.ts";
import { type Actions, normalStresses, shearStresses } from "./cross-section.ts";
import { deflection } from "./deflection.ts";
import { actsInFire, fire } from "./fire.ts";
import { fromActions } from "./from-actions.ts";
import { draw } from "./geometry.ts";
import { verifyHole } from "./hole.ts";
import { sayIdle } from "./idle.ts";
import { warnOfShear, withImpliedShear } from "./implied-shear.ts";
import { decidingDuration, resolveMember } from "./member.ts";
import type { Member } from "./model.ts";
import { durationNames } from "./names.ts";
import { verifyNotch } from "./notch.ts";
import { fireSays, says } from "./says.ts";
import { actionFields, type MemberItem, memberSchema, overridesField } from "./schema.ts";
import { compareServiceLoads } from "./service-loads.ts";
import { normal } from "./situation.ts";
import { columnBuckling, lateralTorsionalBuckling } from "./stability.ts";
import { designStrength, modificationFactor, sizedDesignStrength } from "./strength.ts";
import { verifyApex, verifyTaper } from "./tapered.ts";
import { vibration } from "./vibration.ts";

addTimber();

const memberKind = defineKind({
  name: "member",
  title: "Timber members",
  schema: memberSchema,
  actions: [...actionFields],
  ofCompression: ["L_cr_y_mm", "L_cr_z_mm", "beta_c"],
  caseFields: ["load_duration"],
  fromActions(sheet, item, combined) {
    askCases(
      sheet,
      item,
      combined.cases.map(({ actions }) => actions),
      combined.effects,
    );
    return fromActions(sheet, item, combined);
  },
  ofCases: (sheet, item, cases) => askCases(sheet, item, cases),
  example: {
    mark: "B1",
    species: "GL24h",
    b: 140,
    h: 480,
    length_mm: 8000,
    service_class: 1,
    load_duration: "medium-term",
    M_y_Ed: 55,
    V_z_Ed: 27.5,
    N_Ed: 20,
    ltb_case: "udl",
    loaded_edge: "compression",
    ltb_length_mm: 2000,
    L_cr_z_mm: 2000,
    bearing: { F_c_Ed: 27.5, length_mm: 120 },
    serviceability: { g_kN_m: 1.8, variable: [{ q_kN_m: 2.6, psi_2: 0.3 }] },
    fire: { duration_min: 30, exposed: ["bottom", "left", "right"] },
  },
  label: ({ b, h, species }) => `${species} ${b} × ${h}`,
  run(sheet, item) {
    const member = resolveMember(sheet, item);
    if (!anythingToVerify(item)) sheet.problem("", says.nothingToVerify({ fields: listed("plain", actionFields) }));
    if (!member || sheet.problems.length > 0) return;
    if (!Object.hasOwn(item, "load_cases")) {
      compareServiceLoads(sheet, item);
      if (!Object.hasOwn(item, "actions")) warnOfShear(sheet, item, [item]);
    }
    const actions = withImpliedShear(sheet, item, actionsOf(item));
    if (sheet.problems.length > 0) return;
    draw(sheet, item, actions);
    calculate(sheet, member, actions, decidingDuration(sheet, item));
    deflection(sheet, member);
    vibration(sheet, member);
    sayIdle(sheet, item);
    // of load cases others may act in fire: ofCases has seen them all
    if (item.fire && !Object.hasOwn(item, "load_cases") && !actsInFire(item, actions))
      sheet.lack("M_y_Ed", fireSays.nothingInFire);
  },
  prepareCases(sheet, item) {
    const member = resolveMember(sheet, item);
    if (!member) return () => sheet.outcome; // the sheet has the problems
    compareServiceLoads(sheet, item);
    deflection(sheet, member);
    vibration(sheet, member);
    for (const duration of durationsOfCases(item)) rejectModification(sheet, member, duration);
    const tally = new Tally(sheet.request, sheet.path, false);
    tally.mark = sheet.mark;
    const own =
      item.load_duration !== undefined || item.acting !== undefined ? decidingDuration(sheet, item) : undefined;
    return (actions: MemberItem) => {
      tally.clear(sheet.outcome);
      const duration = actions.load_duration ?? own ?? decidingDuration(sheet, item);
      calculate(tally, member, withImpliedShear(tally, item, actionsOf({ ...actions, apex: item.apex })), duration);
      return outcomeOf(tally);
    };
  },
});

function askCases(
  sheet: Sheet,
  item: MemberItem,
  cases: readonly Partial<MemberItem>[],
  given: readonly Partial<MemberItem>[] = cases,
): void {
  warnOfShear(sheet, item, given);
  if (item.hole && cases.some(({ T_Ed = 0 }) => T_Ed !== 0)) sheet.problem("hole", says.torsionAtHole);
  const acts = (one: Partial<MemberItem>) => actsInFire(item, actionsOf({ ...one, apex: item.apex }));
  if (item.fire && !cases.some(acts)) sheet.problem("fire", fireSays.disregardedInCases);
}

const anythingToVerify = (item: MemberItem) =>
  actionFields.some((name) => item[name] !== undefined) ||
  item.bearing !== undefined ||
  item.serviceability !== undefined ||
  item.vibration !== undefined ||
  item.apex?.M_ap_Ed !== undefined;

/** A moment at the apex bends the member too. */
const actionsOf = ({
  apex,
  M_y_Ed = apex?.M_ap_Ed ?? 0,
  M_z_Ed = 0,
  N_Ed = 0,
  V_z_Ed = 0,
  V_y_Ed = 0,
  T_Ed = 0,
}: Partial<MemberItem>): Actions => ({
  M_y: M_y_Ed,
  M_z: M_z_Ed,
  N: N_Ed,
  V_z: V_z_Ed,
  V_y: V_y_Ed,
  T: T_Ed,
});

/** The ultimate limit state of one load case, in the order of EN 1995-1-1 section 6, and its fire. */
function calculate(sheet: Sheet, member: Member, actions: Actions, duration: LoadDuration): void {
  const { item, timber, section, k_sys, gamma_M, k_m, k_cr } = member;
  const k_mod = durationFactor(sheet, member, duration);
  const sized = (name: string, k_h: number, f_k: number) =>
    sheet.put(name, sizedDesignStrength, k_mod, k_sys, k_h, f_k, gamma_M);
  const plain = (name: string, f_k: number) => sheet.put(name, designStrength, k_mod, k_sys, f_k, gamma_M);
  const f = {
    f_m_y: sized("f_m_y_d_MPa", member.k_h_y, timber.f_m_y_k),
    f_m_z: sized("f_m_z_d_MPa", member.k_h_z, timber.f_m_z_k),
    f_t_0: sized("f_t_0_d_MPa", member.k_h_t, timber.f_t_0_k),
    f_c_0: plain("f_c_0_d_MPa", timber.f_c_0_k),
    f_c_90: plain("f_c_90_d_MPa", timber.f_c_90_k),
    f_v: plain("f_v_d_MPa", timber.f_v_k),
  };

  const sigma = normalStresses(sheet, normal, section, f, k_m, actions);
  const f_v_y = timber.f_v_y_k === timber.f_v_k ? f.f_v : plain("f_v_y_d_MPa", timber.f_v_y_k);
  shearStresses(sheet, section, item.notch?.h_ef_mm ?? section.h, k_cr, { z: f.f_v, y: f_v_y }, actions);
  const notched = verifyNotch(sheet, member, k_mod, f, actions);
  if (item.hole)
    verifyHole(sheet, member, k_mod, { ...f, f_v_y, f_t_90: plain("f_t_90_d_MPa", timber.f_t_90_k) }, actions);
  verifyBearing(sheet, member, f.f_c_0, f.f_c_90);

  const stability = { section, ...bucklingLengths(sheet, item, actions.N > 0), restrained: isRestrained(item) };
  const k_c = actions.N > 0 ? columnBuckling(sheet, normal, member, stability, f, sigma) : undefined;
  lateralTorsionalBuckling(sheet, normal, member, stability, f, sigma, k_c);

  if (item.tapered || item.apex) {
    if (actions.M_y === 0) sheet.warn(says.taperWithoutMoment);
    const taper = { ...f, f_t_90: plain("f_t_90_d_MPa", timber.f_t_90_k) };
    verifyTaper(sheet, member, taper, actions.M_y, sigma);
    verifyApex(sheet, member, k_mod, taper, actions);
  }
  fire(sheet, member, actions, duration, notched);
}

const isRestrained = (item: MemberItem) => item.lateral_restraint === "continuous";

/** The length of the member where nothing is said; a cantilever has a free end. */
function bucklingLengths(sheet: Sheet, item: MemberItem, compressed: boolean): { L_cr_y: number; L_cr_z: number } {
  const free = item.ltb_case?.startsWith("cantilever") === true || item.serviceability?.static_system === "cantilever";
  const own = (free ? 2 : 1) * item.length_mm;
  if (compressed && (item.L_cr_y_mm === undefined || item.L_cr_z_mm === undefined)) {
    sheet.assume(free ? says.lengthsOfCantilever : says.lengthsOfMember);
  }
  return { L_cr_y: item.L_cr_y_mm ?? own, L_cr_z: item.L_cr_z_mm ?? own };
}

/** k_mod as given, beside a duration that has another in Table 3.1. */
function rejectModification(sheet: Sheet, { k_mod, service_class }: Member, duration: LoadDuration): void {
  const value = modificationFactor(service_class, duration);
  if (k_mod === undefined || k_mod <= value * 1.001) return;
  const is = says.modificationOfTable({ service_class, duration: durationNames[duration] });
  sheet.problem("k_mod", atMost(value, k_mod, { is }));
}

/** The schema of load_cases is made from the case fields. */
function durationsOfCases(item: MemberItem): Set<LoadDuration> {
  const { load_cases = [] } = item as MemberItem & { load_cases?: readonly Pick<MemberItem, "load_duration">[] };
  return new Set(load_cases.flatMap(({ load_duration }) => load_duration ?? []));
}

function durationFactor(sheet: Sheet, member: Member, duration: LoadDuration): number {
  const { item, k_mod, service_class } = member;
  if (k_mod !== undefined) {
    const said = item.load_duration !== undefined || item.acting !== undefined;
    rejectModification(sheet, member, said ? duration : "instantaneous");
    return sheet.given("k_mod", k_mod);
  }
  const value = modificationFactor(service_class, duration);
  const note = sheet.steps && says.classAndDuration({ service_class, duration: durationNames[duration] });
  return sheet.table("k_mod", value, "EN 1995-1-1 3.1.3, Table 3.1", note);
}

export const timberMembers: Check = withActions({
  endpoint: "en-1995-1-1",
  standard: "EN 1995-1-1:2004+A1:2008+A2:2014",
  title: "Timber members",
  about:
    "Members of solid timber, glulam and LVL: cross-section, stability, notches, bearing, tapered and curved beams, deflection, floor vibration and fire; joints with nails, staples, screws, bolts, dowels, split rings, shear plates, toothed plates and punched metal plates; step joints; rafters notched over purlins; hangers and brackets by their assessments.",
  many: "members",
  choice: { field: "connection", standard: "dowel-type" },
  kinds: {
    member: memberKind,
    "dowel-type": dowelTypeKind,
    axial: axialKind,
    "axial-bolts": axialBoltsKind,
    "inclined-screws": inclinedKind,
    "split-ring": splitRingKind,
    "toothed-plate": toothedPlateKind,
    "punched-plate": punchedPlateKind,
    "step-joint": stepJointKind,
    "notched-rafter": notchedRafterKind,
    hanger: hangerKind,
  },
  top: { overrides: overridesField.optional() },
  example: { national_annex: "EN", members: [memberKind.example] },
  unknownSecond: editions.ofOneSource({ standard: "EN 1995-1-1:2025" }),
});
