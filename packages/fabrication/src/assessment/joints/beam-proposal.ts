/** Ends of beams: simple joints, joints with moments, splices, braces on chords. */
import { InvalidInput, isInvalidInput } from "@x/eurocode";
import {
  proposeAngleCleats,
  proposeEndPlate,
  proposeFinPlate,
  proposeHeaderPlate,
  proposeSimpleJoint,
  proposeSplice,
  proposeWeldedBeam,
} from "@x/eurocode/en-1993-1-8";
import type { Message } from "@x/eurocode/message";
import { problemAt } from "@x/eurocode/problems";
import type { MemberActions } from "../../fabrication.ts";
import { printable } from "../../members/names.ts";
import type { Choice } from "./choose.ts";
import { dimensionsOf, type JointEnd, stocked, supportPly } from "./end.ts";
import { axialOf, type Force, momentOf, originOf, plasticOf, plateGrade, shearOf, ultimate } from "./forces.ts";
import { fromProposed, type Proposal, type SizeContext, setNumber, steelOf } from "./proposal.ts";
import { forces, says as joints, sizes } from "./says.ts";
import { type Item, verifyItems } from "./verify.ts";
import { numberAt } from "./welds.ts";

/** With the notch that its support asks for; without, where no joint fits what the notch leaves. */
export function simpleJoint(at: JointEnd, choice: Choice, context: SizeContext): Proposal {
  const given = at.correction?.set?.notch;
  if (isNotch(given)) return simplyJoined(at, choice, context, given, []);
  const notch = notchFor(at);
  if (!notch) return simplyJoined(at, choice, context, undefined, []);
  const whole = () => simplyJoined(at, choice, context, undefined, [notNotched(at)]);
  try {
    const made = simplyJoined(at, choice, context, notch, [notched(at, notch)]);
    return verifyItems([made.item], context.annex).items[0]?.result.passed ? made : whole();
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    return whole();
  }
}

function simplyJoined(
  at: JointEnd,
  choice: Choice,
  { annex }: SizeContext,
  notch: NotchSpec | undefined,
  said: readonly Message[],
): Proposal {
  const { shape } = dimensionsOf(at.member.profile);
  const shear = shearOf(at.member);
  const own = setNumber(at, "V_Ed");
  const hollow = shape === "RHS" || shape === "CHS";
  const needs = (V_Ed: number) => ({
    national_annex: annex,
    beam: steelOf(at),
    V_Ed,
    ...supportOf(at),
    ...(notch && { notch }),
  });
  const design =
    choice.simple || choice.type === undefined
      ? proposeSimpleJoint
      : choice.type === "header-plate"
        ? proposeHeaderPlate
        : choice.type === "angle-cleats"
          ? proposeAngleCleats
          : proposeFinPlate;
  let first: Proposal | undefined;
  for (const { value: V_Ed, reason } of own === undefined
    ? lighter(shear, at)
    : [{ value: own, reason: joints.corrected }]) {
    const actions = { from: own === undefined ? shear.from : ("correction" as const), reason, values: { V_Ed } };
    if (hollow) return hollowEnd(at, V_Ed, actions);
    const made = design(needs(V_Ed));
    const proposed = fromProposed(made, actions, said);
    if (made.passed) return proposed;
    first ??= proposed;
  }
  if (!first) throw new Error("there is always a first force"); // `lighter` begins with the force itself
  return first;
}

/** A force that is only assumed gives way to what a simple joint of this beam can carry. */
function lighter(shear: Force, { member }: JointEnd): Force[] {
  const plastic = plasticOf(member);
  if (shear.from !== "none" || !plastic) return [shear];
  const less = [0.4, 0.3, 0.2].flatMap((share) => {
    const value = Math.max(1, Math.round(share * plastic.V_pl));
    return value < shear.value && value >= (shear.least ?? 0)
      ? [
          {
            value,
            from: "none" as const,
            reason: forces.lessShear({ share, V: shear.value }),
          },
        ]
      : [];
  });
  return [shear, ...less];
}

interface NotchSpec {
  readonly length_mm: number;
  readonly depth_top_mm?: number;
  readonly depth_bottom_mm?: number;
}

/**
 * A beam on the web of a beam, their tops level: its flange gives way to that of its support, 10 mm clear of the tip; the
 * lower one too, where it would touch.
 */
function notchFor({ member, support }: JointEnd): NotchSpec | undefined {
  if (support?.role !== "beam" || member.role !== "beam") return undefined;
  const [own, carrier] = [dimensionsOf(member.profile), dimensionsOf(support.profile)];
  if (own.shape !== "I" || carrier.shape !== "I") return undefined;
  const depth = Math.ceil(Math.max(carrier.t_f + carrier.r, own.t_f + own.r) / 5) * 5;
  const length_mm = Math.ceil((carrier.b - carrier.t_w) / 2 / 5) * 5;
  const both = own.h > carrier.h - depth;
  // more than the check takes: the joint is then made without
  if (depth * (both ? 2 : 1) > own.h / 2) return undefined;
  return { length_mm, depth_top_mm: depth, ...(both && { depth_bottom_mm: depth }) };
}

const nameOf = ({ support }: JointEnd): string => printable(support?.mark ?? "", 60);

function notNotched(at: JointEnd): Message {
  const support = nameOf(at);
  return support === "" ? sizes.notNotchedUnnamed : sizes.notNotched({ support });
}

function notched(at: JointEnd, { length_mm, depth_top_mm = 0 }: NotchSpec): Message {
  const support = nameOf(at);
  const measures = { length: length_mm, depth: depth_top_mm };
  return support === "" ? sizes.notchedUnnamed(measures) : sizes.notched({ support, ...measures });
}

const isNotch = (value: unknown): value is NotchSpec =>
  typeof value === "object" && value !== null && "length_mm" in value && typeof value.length_mm === "number";

/** The ply of the support: the flange of a column, the web of a beam. */
function supportOf({ support }: JointEnd): { support?: Item } {
  if (!support) return {};
  return { support: { t_mm: supportPly(support).t_mm, steel_grade: support.steel_grade } };
}

/** A plate around the end of a tube, two bolts above it and two below. */
function hollowEnd(at: JointEnd, V_Ed: number, actions: MemberActions): Proposal {
  const grade = plateGrade(at.member.steel_grade);
  const d = V_Ed > 150 ? 20 : 16;
  return {
    item: {
      connection: "bolt",
      bolt_grade: "8.8",
      bolt_size: `M${d}`,
      shear_planes: 1,
      n_bolts: 4,
      plate_fu: ultimate(grade, 10),
      plate_t: 10,
      e1: 2 * d,
      e2: 2 * d,
      p1: 6 * d,
      is_end_bolt: true,
      V_Ed,
    },
    actions,
    assumptions: [sizes.hollowPlate({ d })],
  };
}

export function momentJoint(at: JointEnd, type: "end-plate" | "welded-beam", { annex }: SizeContext): Proposal {
  const { member, support } = at;
  const moment = momentOf(member);
  const shear = shearOf(member);
  const M = setNumber(at, "M_j_Ed") ?? moment?.value;
  const V_Ed = setNumber(at, "V_Ed") ?? shear.value;
  const column = support && { profile: support.profile, steel_grade: support.steel_grade };
  const needs = {
    national_annex: annex,
    beam: steelOf(at),
    V_Ed,
    ...(M !== undefined && { M_j_Ed: M }),
    ...(member.length_mm !== undefined && { span_mm: member.length_mm }),
  };
  if (type === "welded-beam" && !column) throw new InvalidInput([problemAt("support", joints.needsColumn)]);
  const made =
    type === "welded-beam" && column
      ? proposeWeldedBeam({ ...needs, column })
      : proposeEndPlate({ ...needs, ...(column && { column }) });
  const M_j_Ed = typeof made.item.M_j_Ed === "number" ? made.item.M_j_Ed : 0;
  const [ownM, ownV] = [setNumber(at, "M_j_Ed"), setNumber(at, "V_Ed")].map((own) => own !== undefined);
  const reason =
    M === undefined
      ? forces.momentShare({ share: 0.5 })
      : ownM
        ? joints.corrected
        : (moment?.reason ?? joints.corrected);
  return fromProposed(
    made,
    {
      from: originOf(ownM ? "correction" : (moment?.from ?? "none"), ownV ? "correction" : shear.from),
      reason: forces.withShear({ moment: reason, shear: ownV ? joints.corrected : shear.reason }),
      values: { M_j_Ed, V_Ed },
    },
    column ? [] : [sizes.noSupport],
  );
}

export function splice(at: JointEnd, { annex }: SizeContext): Proposal {
  const { member } = at;
  const column = member.role === "column";
  const [M, shear] = [momentOf(member), shearOf(member)];
  const axial = column ? axialOf(member) : undefined;
  const made = proposeSplice({
    national_annex: annex,
    member: steelOf(at),
    splice_of: column ? "column" : "beam",
    ...(axial && { N_Ed: setNumber(at, "N_Ed") ?? axial.value }),
    ...(M && { M_Ed: setNumber(at, "M_Ed") ?? M.value }),
    ...(!column && M && { V_Ed: setNumber(at, "V_Ed") ?? shear.value }),
  });
  const values = Object.fromEntries(
    ["N_Ed", "M_Ed", "V_Ed"].flatMap((name) => (typeof made.item[name] === "number" ? [[name, made.item[name]]] : [])),
  );
  // of a beam the shear goes with a moment
  const [main, second] = axial
    ? [own(at, "N_Ed", axial), M && own(at, "M_Ed", M)]
    : [M && own(at, "M_Ed", M), M && own(at, "V_Ed", shear)];
  const reason = main?.reason ?? forces.momentShare({ share: 0.5 });
  return fromProposed(
    { ...made, item: stockedSplice(made.item) },
    {
      from: originOf(main?.from ?? "none", ...(second ? [second.from] : [])),
      reason: second && !axial ? forces.withShear({ moment: reason, shear: second.reason }) : reason,
      values,
    },
  );
}

/** What a correction sets goes before it. */
const own = (at: JointEnd, name: string, { from, reason }: Force): Pick<Force, "from" | "reason"> =>
  setNumber(at, name) === undefined ? { from, reason } : { from: "correction", reason: joints.corrected };

function stockedSplice(item: Item): Record<string, unknown> {
  const plates = ["flange_plate", "web_plate"].flatMap((name) => {
    const t = numberAt(item, name, "t_mm");
    const part = item[name];
    if (t === undefined || typeof part !== "object") return [];
    return [[name, { ...part, t_mm: stocked(t) }]];
  });
  return { ...item, ...Object.fromEntries(plates) };
}

/** A brace on its chord: the correction says the rest. */
export function hollow(at: JointEnd): Proposal {
  const { member, support } = at;
  if (!support) throw new InvalidInput([problemAt("support", joints.needsChord)]);
  const axial = axialOf(member);
  const N_Ed = member.actions.N_Ed ?? axial.value;
  return {
    item: {
      connection: "hollow-section-joint",
      joint_type: "Y",
      chord: { profile: support.profile, steel_grade: support.steel_grade },
      braces: [{ ...steelOf(at), theta_deg: 45, N_Ed }],
    },
    actions: { from: axial.from, reason: axial.reason, values: { N_Ed } },
    assumptions: [sizes.yJoint],
  };
}
