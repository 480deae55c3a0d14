/** A joint is sized by the library's own functions, then a correction's dimensions stand, then it is verified whole. */
import { type AnnexCode, check, InvalidInput, type ItemResult } from "@x/eurocode";
import {
  type Designed,
  designAngleCleats,
  designAngleOneLeg,
  designColumnBase,
  designEndPlate,
  designFinPlate,
  designHeaderPlate,
  designSimpleJoint,
  designSplice,
  designWeld,
  designWeldedBeam,
} from "@x/eurocode/en-1993-1-8";
import { bolt as boltOf } from "@x/eurocode/materials";
import type { JointType, MemberActions, Verified } from "../../fabrication.ts";
import { verified } from "../member-checks.ts";
import type { ProjectSettings } from "../options.ts";
import type { Choice } from "./choose.ts";
import { type Dimensions, dimensionsOf, type JointEnd, stocked } from "./end.ts";
import { axialOf, baseForces, type Force, momentOf, plasticOf, plateGrade, shearOf, ultimate } from "./forces.ts";
import { type Item, refusal, type VerifiedJoint, verifyItems, withSet } from "./verify.ts";

export interface Sized {
  readonly type: JointType;
  readonly joint: VerifiedJoint;
  /** words of what each weld joins, in the order of the items after the first */
  readonly weldOf: readonly string[];
  /** flat plates of it by the check en-1993-1-1 */
  readonly plateRequests: readonly Item[];
  readonly plateVerifications: readonly Verified[];
  readonly actions: MemberActions;
  readonly assumptions: readonly string[];
  readonly corrected: readonly string[];
}

export interface SizeContext {
  readonly annex: AnnexCode;
  readonly project: ProjectSettings;
}

interface Proposal {
  readonly item: Item;
  readonly actions: MemberActions;
  readonly assumptions: readonly string[];
  readonly plates?: readonly Item[];
}

/** Throws InvalidInput when a correction's dimensions cannot be; a joint that cannot be proposed is refused with a reason. */
export function sizeJoint(at: JointEnd, choice: Choice, context: SizeContext): Sized | { readonly refused: string } {
  if (choice.type === undefined) return { refused: choice.reason };
  let proposed: Proposal;
  try {
    proposed = propose(at, choice, context);
  } catch (error) {
    const reason = refusal(error);
    if (reason === undefined) throw error;
    if (at.correction?.set) throw inCorrection(error, at);
    return { refused: reason };
  }
  try {
    return verifiedWhole(at, proposed, context);
  } catch (error) {
    const reason = refusal(error);
    if (reason === undefined) throw error;
    if (at.correction) throw inCorrection(error, at);
    return { refused: reason };
  }
}

/** The path a person can find: mark, end, field. */
function inCorrection(error: unknown, { member, end }: JointEnd): unknown {
  if (!(error instanceof InvalidInput)) return error;
  return new InvalidInput(
    error.problems.map(({ path, message }) => ({
      path: `corrections of ${member.mark || member.id}: ${end}.set${path === "" ? "" : `.${path.replace(/^connections\[\d+\]\.?/, "")}`}`,
      message,
    })),
  );
}

function verifiedWhole(at: JointEnd, proposed: Proposal, { annex }: SizeContext): Sized {
  const { item: set, corrected } = withSet(proposed.item, at.correction?.set);
  const type = typeOf(at, set);
  const welds = weldItems(at, set, annex);
  // the weld around a column is one: as thick as both checks ask
  const item = set.connection === "column-base" ? { ...set, throat_mm: welds[0]?.item.throat_mm } : set;
  const pulled = upliftItem(at, item);
  const items = [item, ...welds.map(({ item: weld }) => weld), ...pulled];
  const plates = proposed.plates ?? [];
  return {
    type,
    joint: verifyItems(items, annex),
    weldOf: [...welds.map(({ of }) => of), ...pulled.map(() => UPLIFT)],
    plateRequests: plates,
    plateVerifications: plates.length === 0 ? [] : platesVerified(plates, annex),
    actions: proposed.actions,
    assumptions: proposed.assumptions,
    corrected,
  };
}

/** In place of the name of a weld: the base once more, under the load case that pulls. */
export const UPLIFT = "uplift";

function upliftItem({ member: { uplift } }: JointEnd, item: Item): Item[] {
  return item.connection === "column-base" && uplift !== undefined ? [{ ...item, N_Ed: uplift }] : [];
}

const TYPES: Readonly<Record<string, JointType>> = {
  "fin-plate": "fin-plate",
  "header-plate": "header-plate",
  "angle-cleats": "angle-cleats",
  "end-plate": "end-plate",
  "welded-beam": "welded-beam",
  splice: "splice",
  "angle-one-leg": "gusset",
  "column-base": "column-base",
  "hollow-section-joint": "hollow-section-joint",
};

/** `bolt`: the end plate of a hollow beam, or a flat or slotted brace on its gusset. */
const typeOf = ({ member }: JointEnd, { connection }: Item): JointType =>
  TYPES[String(connection)] ?? (member.role === "brace" ? "gusset" : "header-plate");

function platesVerified(plates: readonly Item[], national_annex: AnnexCode): Verified[] {
  const { result } = check("en-1993-1-1", { national_annex, members: plates });
  const members = result.members as ItemResult[]; // the items of this check
  return members.flatMap((one) =>
    one.verifications.map((each) => ({ ...verified(each), id: `${one.mark ?? "plate"}-${each.id}` })),
  );
}

function propose(at: JointEnd, choice: Choice, context: SizeContext): Proposal {
  switch (choice.type) {
    case "column-base":
      return columnBase(at, context);
    case "end-plate":
    case "welded-beam":
      return momentJoint(at, choice.type, context);
    case "splice":
      return splice(at, context);
    case "gusset":
      return gusset(at, context);
    case "hollow-section-joint":
      return hollow(at);
    default:
      return simpleJoint(at, choice, context);
  }
}

const steelOf = ({ member }: JointEnd) => ({ profile: member.profile, steel_grade: member.steel_grade });

const setNumber = ({ correction }: JointEnd, name: string): number | undefined => {
  const value = correction?.set?.[name];
  return typeof value === "number" ? value : undefined;
};

const fromDesign = (made: Designed, actions: MemberActions, more: readonly string[] = []): Proposal => ({
  item: plain(made.item),
  actions,
  assumptions: [...more, ...made.assumptions],
});

/** Plates in the grade of plates. */
function plain(item: Item): Item {
  const plates = ["plate", "gusset", "flange_plate", "web_plate"].flatMap((name) => {
    const part = item[name];
    if (typeof part !== "object" || part === null || !("steel_grade" in part)) return [];
    return [[name, { ...part, steel_grade: plateGrade(String(part.steel_grade)) }]];
  });
  return { ...item, ...Object.fromEntries(plates) };
}

function simpleJoint(at: JointEnd, choice: Choice, { annex }: SizeContext): Proposal {
  const { shape } = dimensionsOf(at.member.profile);
  const shear = shearOf(at.member);
  const own = setNumber(at, "V_Ed");
  const hollow = shape === "RHS" || shape === "CHS";
  const notch = at.correction?.set?.notch;
  const needs = (V_Ed: number) => ({
    national_annex: annex,
    beam: steelOf(at),
    V_Ed,
    ...supportOf(at),
    ...(isNotch(notch) && { notch }),
  });
  const design =
    choice.simple || choice.type === undefined
      ? designSimpleJoint
      : choice.type === "header-plate"
        ? designHeaderPlate
        : choice.type === "angle-cleats"
          ? designAngleCleats
          : designFinPlate;
  let first: Proposal | undefined;
  for (const { value: V_Ed, reason } of own === undefined
    ? lighter(shear, at)
    : [{ value: own, reason: "set by a correction" }]) {
    const actions = { from: own === undefined ? shear.from : ("correction" as const), reason, values: { V_Ed } };
    if (hollow) return hollowEnd(at, V_Ed, actions);
    const made = design(needs(V_Ed));
    if (made.passed) return fromDesign(made, actions);
    first ??= fromDesign(made, actions);
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
    return value < shear.value
      ? [
          {
            value,
            from: "none" as const,
            reason: `no reaction is known: ${share} V_pl,Rd, since no usual joint of this beam carries ${shear.value} kN (assumed)`,
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

const isNotch = (value: unknown): value is NotchSpec =>
  typeof value === "object" && value !== null && "length_mm" in value && typeof value.length_mm === "number";

/** The ply of the support: the flange of a column, the web of a beam. */
function supportOf({ support }: JointEnd): { support?: Item } {
  if (!support) return {};
  const { shape, t_f, t_w } = dimensionsOf(support.profile);
  const t_mm = shape === "I" || shape === "channel" ? t_f : t_w;
  return { support: { t_mm, steel_grade: support.steel_grade } };
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
    assumptions: [
      `End plate 10 mm welded around the tube, four M${d} 8.8 beyond it; V_Ed is shared by the four bolts.`,
    ],
  };
}

function momentJoint(at: JointEnd, type: "end-plate" | "welded-beam", { annex }: SizeContext): Proposal {
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
  if (type === "welded-beam" && !column)
    throw new InvalidInput([{ path: "support", message: "is missing: a welded joint needs the mark of its column" }]);
  const made =
    type === "welded-beam" && column
      ? designWeldedBeam({ ...needs, column })
      : designEndPlate({ ...needs, ...(column && { column }) });
  const M_j_Ed = typeof made.item.M_j_Ed === "number" ? made.item.M_j_Ed : 0;
  const reason =
    M === undefined ? "no moment is known: 0.5 M_pl,Rd (assumed)" : (moment?.reason ?? "set by a correction");
  return fromDesign(
    made,
    { from: moment?.from ?? "none", reason: `${reason}; V_Ed: ${shear.reason}`, values: { M_j_Ed, V_Ed } },
    column
      ? []
      : ["No support is known: the end plate is verified as the splice of two equal beams, without a column."],
  );
}

function splice(at: JointEnd, { annex }: SizeContext): Proposal {
  const { member } = at;
  const column = member.role === "column";
  const [M, shear] = [momentOf(member), shearOf(member)];
  const axial = column ? axialOf(member) : undefined;
  const made = designSplice({
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
  const from = axial?.from ?? M?.from ?? "none";
  return fromDesign(
    { ...made, item: stockedSplice(made.item) },
    { from, reason: axial?.reason ?? M?.reason ?? "no moment is known: 0.5 M_pl,Rd (assumed)", values },
  );
}

function stockedSplice(item: Item): Record<string, unknown> {
  const plates = ["flange_plate", "web_plate"].flatMap((name) => {
    const t = numberAt(item, name, "t_mm");
    const part = item[name];
    if (t === undefined || typeof part !== "object") return [];
    return [[name, { ...part, t_mm: stocked(t) }]];
  });
  return { ...item, ...Object.fromEntries(plates) };
}

const GUSSET = 10;
const objectOf = (value: unknown): Item => (typeof value === "object" && value !== null ? (value as Item) : {}); // JSON: an object

/** As thick as what is bolted to it, in stock. */
export const gussetOf = (t: number): number => stocked(Math.max(GUSSET, t));

function gusset(at: JointEnd, { annex }: SizeContext): Proposal {
  const { shape } = dimensionsOf(at.member.profile);
  const axial = axialOf(at.member);
  const N = Math.abs(setNumber(at, "N_Ed") ?? setNumber(at, "V_Ed") ?? axial.value);
  const actions = { from: axial.from, reason: axial.reason, values: { N_Ed: -N } };
  if (shape === "angle") {
    const made = designAngleOneLeg({ national_annex: annex, member: steelOf(at), N_Ed: -N });
    const t_mm = gussetOf(dimensionsOf(at.member.profile).t_w);
    return fromDesign({ ...made, item: { ...made.item, gusset: { ...objectOf(made.item.gusset), t_mm } } }, actions, [
      `Gusset ${t_mm} mm.`,
    ]);
  }
  if (shape === "flat") return boltedPlate(at, N, actions, flatPlate(at), annex);
  return boltedPlate(at, N, actions, tonguePlate(at, N), annex);
}

export interface Lapped {
  readonly t: number;
  readonly b: number;
  readonly said: string;
}

const flatPlate = ({ member }: JointEnd): Lapped => {
  const { b, t_w } = dimensionsOf(member.profile);
  const h = dimensionsOf(member.profile).h;
  return { t: t_w, b: Math.max(b, h), said: `Gusset ${gussetOf(t_w)} mm.` };
};

/** As wide as the tube and 20 mm more on both sides for its welds. */
function tonguePlate({ member }: JointEnd, N: number): Lapped {
  const { h, b } = dimensionsOf(member.profile);
  const width = Math.ceil((Math.min(h, b) + 40) / 10) * 10;
  const strength = Number(/S(\d{3})/.exec(plateGrade(member.steel_grade))?.[1] ?? 235);
  const least = (1000 * N) / (0.7 * width * strength);
  const t = [10, 12, 15, 20, 25, 30].find((one) => one >= least) ?? 40;
  return {
    t,
    b: width,
    said: `Plate ${width} x ${t} mm in the slotted tube, gusset as thick. The eccentricity of the lap is not verified: in compression look at it.`,
  };
}

/** One line of bolts, the fewest that carry N. */
function boltedPlate(at: JointEnd, N: number, actions: MemberActions, lapped: Lapped, annex: AnnexCode): Proposal {
  const steel_grade = plateGrade(at.member.steel_grade);
  const grade = "8.8";
  const sizes = [24, 20, 16, 12].filter((d) => lapped.b >= 3 * (boltOf(d)?.d_0_mm ?? d + 2));
  const t = lapped.t;
  let last: Proposal | undefined;
  for (const d of sizes.length > 0 ? sizes.slice(-3).reverse() : [12]) {
    for (let n = 2; n <= 6; n++) {
      const item = {
        connection: "bolt",
        bolt_grade: grade,
        bolt_size: `M${d}`,
        shear_planes: 1,
        n_bolts: n,
        plate_t: t,
        plate_fu: ultimate(steel_grade, t),
        e1: 2 * d,
        e2: lapped.b / 2,
        p1: 3 * d,
        is_end_bolt: true,
        V_Ed: N,
        joint_length_mm: (n - 1) * 3 * d,
      };
      const d_0_mm = boltOf(d)?.d_0_mm ?? d + 2;
      const plate = {
        mark: "plate",
        section: { shape: "flat", b_mm: lapped.b, t_mm: lapped.t },
        length_mm: 1000,
        steel_grade,
        N_Ed: -N,
        hole_lines: [{ holes: [{ n: 1, d_0_mm, t_mm: lapped.t }] }],
      };
      last = {
        item,
        actions,
        plates: [plate],
        assumptions: [`${n} M${d} ${grade} in one line, pitch ${3 * d} mm, end distance ${2 * d} mm. ${lapped.said}`],
      };
      if (verifyItems([item], annex).items[0]?.result.passed) return last;
    }
  }
  if (!last) throw new InvalidInput([{ path: "", message: "no bolts fit this brace" }]);
  return last;
}

/** A brace on its chord: the correction says the rest. */
function hollow(at: JointEnd): Proposal {
  const { member, support } = at;
  if (!support)
    throw new InvalidInput([{ path: "support", message: "is missing: a welded brace needs the mark of its chord" }]);
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
    assumptions: [
      "The brace meets the chord at 45° in a Y joint (assumed); a correction can set joint_type, braces and gap_mm.",
    ],
  };
}

function columnBase(at: JointEnd, { annex, project }: SizeContext): Proposal {
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
  const pressed = designColumnBase(needs);
  const made =
    member.uplift === undefined
      ? pressed
      : stronger(pressed, designColumnBase({ ...needs, N_Ed: member.uplift }), N_Ed);
  return fromDesign(made, { from: forces.from, reason: forces.reason, values }, [
    `Foundation of f_ck = ${project.f_ck_MPa} N/mm² (project default).`,
    project.column_base === "fixed" ? "The column base is fixed." : "The column base is pinned: no moment acts on it.",
  ]);
}

/** The plate that pulls, as thick and wide as the one that presses asks; what it was made for stays the compression. */
function stronger(pressed: Designed, pulled: Designed, N_Ed: number): Designed {
  const size = (made: Designed, name: string) => numberAt(made.item, "plate", name) ?? 0;
  const plate = pulled.item.plate as Item; // every column base has one
  const most = (name: string) => Math.max(size(pressed, name), size(pulled, name));
  const grown = { ...plate, t_mm: most("t_mm"), b_mm: most("b_mm") };
  return {
    ...pulled,
    item: { ...pulled.item, N_Ed, plate: grown },
    assumptions: [...pressed.assumptions, ...pulled.assumptions],
  };
}

/** M20, where no force asks for anchors. */
export const ERECTION_ANCHOR = "M20";

// ---------------------------------------------------------------- welds

interface WeldItem {
  readonly of: string;
  readonly item: Item;
}

const numberAt = (item: Item, ...path: string[]): number | undefined => {
  let value: unknown = item;
  for (const name of path) value = typeof value === "object" && value !== null ? (value as Item)[name] : undefined; // a JSON object
  return typeof value === "number" ? value : undefined;
};

const throatIn = (item: Item, which = ""): number | undefined => {
  const leg = numberAt(item, `leg${which}_mm`);
  return numberAt(item, `throat${which}_mm`) ?? (leg === undefined ? undefined : 0.7 * leg);
};

/** The welds of a joint as checks of their own: what welds_data tells of them. */
function weldItems(at: JointEnd, item: Item, annex: AnnexCode): WeldItem[] {
  const dims = dimensionsOf(at.member.profile);
  const steel_grade = plateGrade(at.member.steel_grade);
  const weld = (
    of: string,
    length_mm: number,
    n_welds: number,
    throat_mm: number,
    forces: Item,
    more: Item = {},
  ): WeldItem => ({
    of,
    item: { connection: "weld", length_mm, n_welds, throat_mm, steel_grade, ...forces, ...more },
  });
  const V = Math.abs(numberAt(item, "V_Ed") ?? 0);
  const h = numberAt(item, "plate", "h_mm") ?? 0;
  switch (item.connection) {
    case "fin-plate":
      return [weld("plate", h, 2, throatIn(item) ?? 5, { V_par_Ed: V })];
    case "header-plate":
      return [weld("web", h, 2, throatIn(item) ?? 4, { V_par_Ed: V })];
    case "end-plate":
    case "welded-beam": {
      const M = Math.abs(numberAt(item, "M_j_Ed") ?? 0);
      const flange = Math.floor((2 * dims.b - dims.t_w - 2 * dims.r) / 2);
      const web = Math.floor(dims.h - 2 * dims.t_f - 2 * dims.r);
      return [
        weld(
          "flange",
          flange,
          2,
          throatIn(item, "_flange") ?? 5,
          { N_perp_Ed: (1000 * M) / (dims.h - dims.t_f) },
          { full_size_ends: true },
        ),
        weld("web", web, 2, throatIn(item, "_web") ?? 4, { V_par_Ed: V }, { full_size_ends: true }),
      ];
    }
    case "column-base": {
      const N = Math.abs(numberAt(item, "N_Ed") ?? 0);
      const M = Math.abs(numberAt(item, "M_Ed") ?? 0);
      const around = Math.floor(aroundOf(dims));
      // no contact is counted on: the weld carries all of it, a moment by the flanges
      const pull = N + (M === 0 ? 0 : (1000 * M * around) / (dims.h * 2 * dims.b));
      const made = leastThroat(around / 4, steel_grade, { N_perp_Ed: pull, ...(V > 0 && { V_par_Ed: V }) }, annex, 4);
      const a = Math.max(
        throatIn(item) ?? 5,
        "throat_mm" in item && at.correction?.set?.throat_mm !== undefined ? 0 : made,
      );
      return [
        weld("column", around / 4, 4, a, { N_perp_Ed: pull, ...(V > 0 && { V_par_Ed: V }) }, { full_size_ends: true }),
      ];
    }
    case "angle-one-leg": {
      const N = Math.abs(numberAt(item, "N_Ed") ?? 0);
      return [gussetWeld(weld, N, steel_grade, annex, lapOf(item) + 40)];
    }
    case "bolt": {
      if (at.member.role !== "brace") {
        const around = Math.floor(aroundOf(dims));
        const a = Math.max(3, Math.min(5, Math.floor(dims.t_w)));
        const n = around > 400 ? 4 : 1;
        return [weld("tube", around / n, n, a, { V_par_Ed: V }, { full_size_ends: true })];
      }
      const welds = [gussetWeld(weld, V, steel_grade, annex, lapOf(item) + 40)];
      if (dims.shape === "RHS" || dims.shape === "CHS") {
        const length = tongueLength(V, dims.t_w, steel_grade, annex);
        welds.push(weld("tongue", length.mm, 4, length.a, { V_par_Ed: V }));
      }
      return welds;
    }
    default:
      return [];
  }
}

/** From the first bolt's end of the plate to beyond the last. */
export const lapOf = (item: Item): number => {
  const n = numberAt(item, "n_1") ?? numberAt(item, "n_bolts") ?? 2;
  return 2 * (numberAt(item, "e1") ?? 40) + (n - 1) * (numberAt(item, "p1") ?? 0);
};

/** Twice-sided fillet along the edge of the gusset; the angle at which the brace comes is not known: all of N across it. */
function gussetWeld(
  weld: (of: string, l: number, n: number, a: number, forces: Item) => WeldItem,
  N: number,
  steel_grade: string,
  annex: AnnexCode,
  length: number,
): WeldItem {
  const a = leastThroat(length, steel_grade, { N_perp_Ed: N }, annex, 2, false);
  return weld("gusset", length, 2, a, { N_perp_Ed: N });
}

function leastThroat(
  length_mm: number,
  steel_grade: string,
  forces: Item,
  annex: AnnexCode,
  n_welds: number,
  full = true,
): number {
  const made = designWeld({
    national_annex: annex,
    item: { connection: "weld", length_mm, n_welds, steel_grade, full_size_ends: full, ...forces },
  });
  return typeof made.item.throat_mm === "number" ? made.item.throat_mm : 5;
}

/** Welds no thicker than the wall, as long as they must be. */
function tongueLength(N: number, wall: number, steel_grade: string, annex: AnnexCode): { mm: number; a: number } {
  const a = Math.max(3, Math.min(6, Math.floor(wall)));
  for (let mm = 80; mm <= 600; mm += 20) {
    const { items } = verifyItems(
      [{ connection: "weld", length_mm: mm, n_welds: 4, throat_mm: a, steel_grade, V_par_Ed: N }],
      annex,
    );
    if (items[0]?.result.passed) return { mm, a };
  }
  return { mm: 600, a };
}

/** Length of the weld around a section; as a check it is four welds of a quarter. */
export function aroundOf({ shape, h, b, t_w, r }: Dimensions): number {
  if (shape === "CHS") return Math.PI * h;
  if (shape === "RHS") return 2 * (h + b) - (8 - 2 * Math.PI) * r;
  return 4 * b + 2 * h - 2 * t_w - (8 - 2 * Math.PI) * r;
}
