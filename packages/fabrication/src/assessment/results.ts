/** Members as they are reported, sums, and the sentences that hold for all of them. */

import { percent, section } from "@x/eurocode";
import type { Message } from "@x/eurocode/message";
import type { FabricatedMember, Fabrication, FabricationSummary, State } from "../fabrication.ts";
import { type MemberList, remarkText } from "../members/model.ts";
import { printable } from "../members/names.ts";
import { profiles } from "../members/says.ts";
import { once } from "../members/spoken.ts";
import { anyDesigned, memberState, worstState } from "../states.ts";
import { isLeftOpen } from "./joints/choose.ts";
import { says as joints } from "./joints/says.ts";
import type { Checked } from "./member-checks.ts";
import type { Register } from "./register.ts";
import type { Row } from "./rows.ts";
import type { Said } from "./said.ts";
import { checked as checkedSays, loose, whole } from "./says.ts";
import { round2 } from "./solid.ts";

export function memberOf(row: Row, checked: Checked, ends: FabricatedMember["ends"] | undefined): FabricatedMember {
  const { id, drawn, steel_grade, grade_assumed, role, quantity } = row;
  const { shape: _, ...actions } = row.actions;
  const perMetre = drawn.profile === undefined ? undefined : section(drawn.profile)?.properties.A_L_m2_m;
  const surface =
    perMetre === undefined || drawn.length_mm === undefined
      ? undefined
      : (perMetre * drawn.length_mm * quantity) / 1000;
  const remarks = [
    ...(drawn.printed_remarks ?? []).map((one) => checkedSays.printed({ text: remarkText(one) })),
    ...(drawn.profile === undefined ? [profiles.unknown] : []),
    ...(drawn.length_mm === undefined ? [checkedSays.noLength] : []),
    ...(drawn.quantity === undefined ? [checkedSays.noQuantity] : []),
    ...(grade_assumed ? [checkedSays.gradeAssumed({ grade: steel_grade })] : []),
    ...(checked.check && !checked.check.passed ? [failed(checked.check)] : []),
    ...(row.mirrored ? [checkedSays.mirrored({ n: row.mirrored.quantity, mark: row.mirrored.mark })] : []),
    ...(drawn.notes ?? []),
  ];
  return {
    id,
    mark: drawn.mark,
    section: drawn.section,
    ...(drawn.profile !== undefined && { profile: drawn.profile }),
    ...(drawn.family !== undefined && { family: drawn.family }),
    steel_grade,
    ...(grade_assumed && { grade_assumed: true as const }),
    ...(drawn.length_mm !== undefined && { length_mm: drawn.length_mm }),
    quantity,
    ...(drawn.quantity === undefined && { quantity_assumed: true as const }),
    ...(row.mirrored && { mirrored: row.mirrored.quantity }),
    ...(drawn.mass_kg !== undefined && { mass_kg: drawn.mass_kg }),
    ...(surface !== undefined && { surface_m2: round2(surface) }),
    role,
    actions,
    ...(checked.check && { check: checked.check }),
    ...(checked.refused !== undefined && { unchecked: checked.refused }),
    state: withOpenEnds(memberState({ actions, ...checked }), ends),
    ends: ends ?? { start: { reason: joints.noJoint }, end: { reason: joints.noJoint } },
    ...(drawn.place && drawn.place.length > 0 && { place: drawn.place }),
    remarks: once(remarks),
    warnings: [],
    source: drawn.source,
  };
}

const withOpenEnds = (state: State, ends: FabricatedMember["ends"] | undefined): State =>
  ends && [ends.start, ends.end].some(isLeftOpen) ? worstState([state, "not designed"]) : state;

function failed({ utilization, verification, clause, lightest }: NonNullable<FabricatedMember["check"]>): Message {
  const of = { percent: percent(utilization), verification, clause };
  return lightest ? checkedSays.failedWhile({ ...of, profile: lightest.profile }) : checkedSays.failed(of);
}

const spanningRoles: readonly string[] = ["beam", "purlin", "rail"];

const sheared = ({ values, load_cases = [values] }: FabricatedMember["actions"]): boolean =>
  load_cases.some(({ V_z_Ed }) => Number(V_z_Ed ?? 0) !== 0) &&
  load_cases.every(({ M_y_Ed }) => Number(M_y_Ed ?? 0) === 0);

const weldedApart: readonly string[] = [loose.weldedTo, loose.weldedToCarrier, loose.ofUnknownLength].map(
  ({ id }) => id,
);

/** What has to be said of one member. */
function warningsOf({ role, actions, unchecked, check, grade_assumed }: FabricatedMember): Message[] {
  const lightest = check?.lightest;
  return [
    ...(actions.from === "self-weight" ? [checkedSays.onlySelfWeight] : []),
    ...(spanningRoles.includes(role.value) && sheared(actions) ? [checkedSays.shearWithoutMoment] : []),
    ...(unchecked === undefined ? [] : [checkedSays.unchecked({ why: unchecked })]),
    ...(check === undefined || check.passed
      ? []
      : [lightest ? checkedSays.failedLightest({ profile: lightest.profile }) : checkedSays.failedAll]),
    ...(grade_assumed ? [checkedSays.noGrade] : []),
    ...(check?.warnings ?? []),
  ];
}

export function tell(members: readonly FabricatedMember[], register: Register, drawing: MemberList, said: Said): void {
  for (const member of members) {
    const { mark, id } = member;
    for (const text of warningsOf(member)) said.warn(text, printable(mark, 40) || id, id);
  }
  for (const { id, passed, warnings, actions } of register.joints) {
    if (!passed) said.warn(joints.failed, id);
    for (const text of warnings) said.warn(text, id);
    if (actions.from === "none") said.assume(whole.shareOfResistance);
  }
  if (members.some(({ actions }) => actions.from === "drawing")) said.assume(whole.designValues);
  said.assume(whole.lengthsToCut);
  said.assume(whole.cutSquare);
  said.assume(whole.bucklingLengths);
  if (register.joints.some(({ assumed }) => assumed)) said.assume(whole.jointsByRules);
  if (register.loose.some(({ note }) => weldedApart.includes(note.id))) {
    said.assume(whole.drilledWhereKnown);
    said.warn(whole.looseWelded);
  }
  if (!drawing.members.some(({ place }) => place && place.length > 0)) said.assume(whole.noPlaces);
}

export function summaryOf(
  members: readonly FabricatedMember[],
  parts: Fabrication["parts"],
  register: Register,
): FabricationSummary {
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const plates = sum(parts.plates.map(({ mass_kg, quantity }) => mass_kg * quantity));
  const cut = sum(parts.fittings.map(({ mass_kg, quantity }) => mass_kg * quantity));
  const bolts = sum(parts.bolts.map(({ mass_kg, quantity }) => mass_kg * quantity));
  const welds = sum(parts.welds.map(({ mass_kg }) => mass_kg));
  const checks = members.flatMap(({ check }) => (check ? [check] : []));
  const joints = register.joints;
  const pieces = (wanted: State) => sum(members.flatMap(({ state, quantity }) => (state === wanted ? [quantity] : [])));
  return {
    total_mass_kg: round2(sum(members.map(({ mass_kg }) => mass_kg ?? 0))),
    unweighed_count: members.filter(({ mass_kg }) => mass_kg === undefined).length,
    member_count: sum(members.map(({ quantity }) => quantity)),
    row_count: members.length,
    plates_mass_kg: round2(plates),
    cut_fittings_mass_kg: round2(cut),
    bolts_mass_kg: round2(bolts),
    welds_mass_kg: round2(welds),
    fittings_mass_kg: round2(plates + cut + bolts + welds),
    surface_m2: round2(
      sum(members.map(({ surface_m2 }) => surface_m2 ?? 0)) +
        sum(parts.plates.map(({ surface_m2, quantity }) => surface_m2 * quantity)) +
        sum(parts.fittings.map(({ surface_m2, quantity }) => surface_m2 * quantity)),
    ),
    passed_count: counted(members, "passed"),
    failed_count: counted(members, "failed"),
    not_designed_count: counted(members, "not designed"),
    own_weight_count: members.filter(
      ({ state, check, actions }) => state === "not designed" && check && actions.from === "self-weight",
    ).length,
    unchecked_count: members.length - checks.length,
    pieces: { passed: pieces("passed"), failed: pieces("failed"), "not designed": pieces("not designed") },
    failed_joints: counted(joints, "failed"),
    not_designed_joints: counted(joints, "not designed"),
    designed: anyDesigned({ members, joints }),
    state: worstState([...members, ...joints].map(({ state }) => state)),
    max_utilization: Math.max(0, ...checks.map(({ utilization }) => utilization)),
  };
}

const counted = (list: readonly { readonly state: State }[], state: State): number =>
  list.filter((one) => one.state === state).length;
