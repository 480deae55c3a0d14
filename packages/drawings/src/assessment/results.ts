/** Members as they are reported, sums, and the sentences that hold for all of them. */
import { percent, section } from "@x/eurocode";
import type { FabricatedMember, Fabrication, FabricationSummary } from "../fabrication.ts";
import type { Drawing } from "../model.ts";
import { printable } from "../names.ts";
import { lessBecause } from "./joints/forces.ts";
import type { Checked } from "./member-checks.ts";
import type { Register } from "./register.ts";
import type { Row } from "./rows.ts";
import type { Said } from "./said.ts";
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
    ...(drawn.profile === undefined ? ["unknown section"] : []),
    ...(drawn.length_mm === undefined ? ["no length"] : []),
    ...(drawn.quantity === undefined ? ["no quantity: counted as 1"] : []),
    ...(grade_assumed ? [`grade assumed: ${steel_grade}`] : []),
    ...(checked.check && !checked.check.passed ? [failed(checked.check)] : []),
    ...(drawn.notes ?? []).map((text) => printable(text)),
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
    ...(drawn.mass_kg !== undefined && { mass_kg: drawn.mass_kg }),
    ...(surface !== undefined && { surface_m2: round2(surface) }),
    role,
    actions,
    ...(checked.check && { check: checked.check }),
    ...(checked.refused !== undefined && { unchecked: checked.refused }),
    ends: ends ?? { start: { reason: "no joint" }, end: { reason: "no joint" } },
    ...(drawn.place && drawn.place.length > 0 && { place: drawn.place }),
    remarks: [...new Set(remarks)],
    source: drawn.source,
  };
}

const failed = ({ utilization, verification, clause, lightest }: NonNullable<FabricatedMember["check"]>): string =>
  `does not pass: ${percent(utilization)} ${verification} (${clause})${lightest ? `; ${lightest.profile} would pass` : ""}`;

const spanningRoles: readonly string[] = ["beam", "purlin", "rail"];

const sheared = ({ values, load_cases = [values] }: FabricatedMember["actions"]): boolean =>
  load_cases.some(({ V_z_Ed }) => Number(V_z_Ed ?? 0) !== 0) &&
  load_cases.every(({ M_y_Ed }) => Number(M_y_Ed ?? 0) === 0);

export function tell(members: readonly FabricatedMember[], register: Register, drawing: Drawing, said: Said): void {
  for (const { mark, id, role, actions, unchecked, check, grade_assumed } of members) {
    const name = printable(mark, 40) || id;
    if (actions.from === "self-weight")
      said.warn("no actions are given: checked under its own weight alone, joints made for assumed forces", name);
    if (spanningRoles.includes(role.value) && sheared(actions))
      said.warn("a shear is given and no moment: its bending is not verified", name);
    if (unchecked !== undefined) said.warn(`is not checked: ${unchecked}`, name);
    if (check && !check.passed)
      said.warn(
        `does not pass${check.lightest ? `; the lightest of its family that does is ${check.lightest.profile}` : ", and no heavier profile of its family does"}`,
        name,
      );
    if (grade_assumed) said.warn("the drawing gives no steel grade: the project's default is taken", name);
    for (const text of check?.warnings ?? []) said.warn(text, name);
  }
  for (const { id, passed, warnings, actions } of register.joints) {
    if (!passed) said.warn("the joint does not pass", id);
    for (const text of warnings) said.warn(text, id);
    if (actions.reason.includes(lessBecause))
      said.warn(
        "no reaction is known, and no usual joint carries half of what the beam can: made for less; give the reaction",
        id,
      );
    if (actions.from === "none")
      said.assume(
        "Where no force of a joint is known, it is a share of what the member can carry; each joint says which.",
      );
  }
  if (members.some(({ actions }) => actions.from === "drawing"))
    said.assume("Forces of the drawing's schedule are taken as design values.");
  said.assume("Lengths are those to cut: nothing is taken off for end plates, gaps or welds.");
  said.assume("Ends are cut square, but for what a correction says.");
  said.assume(
    "Buckling lengths are the lengths of the members, ends pinned, and nothing restrains them in between; a correction can set them.",
  );
  if (register.joints.some(({ assumed }) => assumed))
    said.assume(
      "Joints are not read on the drawing: they are chosen by rules and sized here; a correction can change each dimension.",
    );
  if (register.loose.some(({ note }) => note.includes(", welded in the shop to "))) {
    said.assume("Members that carry others are drilled for them only where it is known where they meet.");
    said.warn(
      "plates to be welded to the supporting member are loose parts: the drawing does not tell which member that is, or where on it (corrections: support, support_at)",
    );
  }
  if (!drawing.members.some(({ place }) => place && place.length > 0))
    said.assume("The drawing gives no places: in the model members stand side by side, by mark.");
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
  return {
    total_mass_kg: round2(sum(members.map(({ mass_kg }) => mass_kg ?? 0))),
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
    passed_count: checks.filter(({ passed }) => passed).length,
    failed_count: checks.filter(({ passed }) => !passed).length,
    unchecked_count: members.length - checks.length,
    failed_joints: joints.filter(({ passed }) => !passed).length,
    max_utilization: Math.max(0, ...checks.map(({ utilization }) => utilization)),
  };
}
