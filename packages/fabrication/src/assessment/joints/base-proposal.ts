/** Column bases, under load cases that press and that pull. */
import { type Proposed, proposeColumnBase } from "@x/eurocode/en-1993-1-8";
import type { JointEnd } from "./end.ts";
import { baseForces } from "./forces.ts";
import { fromProposed, type Proposal, type SizeContext, setNumber, steelOf } from "./proposal.ts";
import { says as joints, sizes } from "./says.ts";
import type { Item } from "./verify.ts";
import { numberAt } from "./welds.ts";

export function columnBase(at: JointEnd, { annex, project }: SizeContext): Proposal {
  const { member } = at;
  const forces = baseForces(member, project.column_base === "fixed");
  const N_Ed = setNumber(at, "N_Ed") ?? forces.N_Ed;
  const V_Ed = setNumber(at, "V_Ed") ?? forces.V_Ed;
  const M_Ed = setNumber(at, "M_Ed") ?? forces.M_Ed;
  const values = {
    N_Ed,
    ...(V_Ed !== undefined && { V_Ed }),
    ...(M_Ed !== undefined && { M_Ed }),
  };
  const needs = {
    national_annex: annex,
    column: steelOf(at),
    ...values,
    f_ck_MPa: setNumber(at, "f_ck_MPa") ?? project.f_ck_MPa,
    ...(member.length_mm !== undefined && { length_mm: member.length_mm }),
  };
  const pressed = proposeColumnBase(needs);
  const made =
    member.uplift === undefined
      ? pressed
      : stronger(pressed, proposeColumnBase({ ...needs, N_Ed: member.uplift }), N_Ed);
  const own = setNumber(at, "N_Ed") !== undefined;
  const actions = own
    ? { from: "correction" as const, reason: joints.corrected, values }
    : { from: forces.from, reason: forces.reason, values };
  return fromProposed(made, actions, [
    sizes.foundation({ f_ck: project.f_ck_MPa }),
    project.column_base === "fixed" ? sizes.fixedBase : sizes.pinnedBase,
  ]);
}

/** The plate that pulls, as thick and wide as the one that presses asks; what it was made for stays the compression. */
function stronger(pressed: Proposed, pulled: Proposed, N_Ed: number): Proposed {
  const size = (made: Proposed, name: string) => numberAt(made.item, "plate", name) ?? 0;
  const plate = pulled.item.plate as Item; // every column base has one
  const most = (name: string) => Math.max(size(pressed, name), size(pulled, name));
  const grown = { ...plate, t_mm: most("t_mm"), b_mm: most("b_mm") };
  return {
    ...pulled,
    item: { ...pulled.item, N_Ed, plate: grown },
    assumptions: [...pressed.assumptions, ...pulled.assumptions],
    messages: [...pressed.messages, ...pulled.messages],
  };
}

/** M20, where no force asks for anchors. */
export const erectionAnchor = "M20";
