/** Braces: bolted to gussets by a leg, their own thickness, or a plate in the slotted tube. */
import type { AnnexCode } from "@x/eurocode";
import { InvalidInput } from "@x/eurocode";
import { proposeAngleOneLeg } from "@x/eurocode/en-1993-1-8";
import { bolt as boltOf } from "@x/eurocode/materials";
import type { Message } from "@x/eurocode/message";
import { problemAt } from "@x/eurocode/problems";
import type { MemberActions } from "../../fabrication.ts";
import { dimensionsOf, type JointEnd } from "./end.ts";
import { axialOf, plateGrade, ultimate } from "./forces.ts";
import { gussetOf, slotOf } from "./gussets.ts";
import { holeOf } from "./layout.ts";
import { fromProposed, type Proposal, type SizeContext, setNumber, steelOf } from "./proposal.ts";
import { says as joints, sizes as says } from "./says.ts";
import { type Item, verifyItems } from "./verify.ts";

const objectOf = (value: unknown): Item => (typeof value === "object" && value !== null ? (value as Item) : {}); // JSON: an object

export function gusset(at: JointEnd, { annex }: SizeContext): Proposal {
  const { shape } = dimensionsOf(at.member.profile);
  const axial = axialOf(at.member);
  const own = setNumber(at, "N_Ed") ?? setNumber(at, "V_Ed");
  const N = Math.abs(own ?? axial.value);
  const { from, reason } = own === undefined ? axial : { from: "correction" as const, reason: joints.corrected };
  const actions = { from, reason, values: { N_Ed: -N } };
  if (shape === "angle") {
    const made = proposeAngleOneLeg({ national_annex: annex, member: steelOf(at), N_Ed: -N });
    const t_mm = gussetOf(dimensionsOf(at.member.profile).t_w);
    return fromProposed({ ...made, item: { ...made.item, gusset: { ...objectOf(made.item.gusset), t_mm } } }, actions, [
      says.gusset({ t: t_mm }),
    ]);
  }
  if (shape === "flat") return boltedPlate(at, N, actions, flatPlate(at), annex);
  return boltedPlate(at, N, actions, tonguePlate(at, N), annex);
}

interface Lapped {
  readonly t: number;
  readonly b: number;
  readonly said: Message;
  /** of the tube that is slotted for it */
  readonly wall?: number;
}

const flatPlate = ({ member }: JointEnd): Lapped => {
  const { b, t_w } = dimensionsOf(member.profile);
  const h = dimensionsOf(member.profile).h;
  return { t: t_w, b: Math.max(b, h), said: says.gusset({ t: gussetOf(t_w) }) };
};

/** As wide as the tube and 20 mm more on both sides for its welds. */
function tonguePlate(at: JointEnd, N: number): Lapped {
  const { member } = at;
  const { h, b, t_w } = dimensionsOf(member.profile);
  const width = Math.ceil((Math.min(h, b) + 40) / 10) * 10;
  const strength = Number(/S(\d{3})/.exec(plateGrade(member.steel_grade))?.[1] ?? 235);
  const least = (1000 * N) / (0.7 * width * strength);
  const t = [10, 12, 15, 20, 25, 30].find((one) => one >= least) ?? 40;
  return {
    wall: t_w,
    t,
    b: width,
    said: says.tongue({ width, t }),
  };
}

/** In tension, as they are made: the plate beside its bolts and, beside the end of its slot, the tube (EN 1993-1-1 6.2.3(2)b). */
function platesOf(item: Item, at: JointEnd, { t, b, wall }: Lapped): Item[] {
  const { plate_t = t, e2 = b / 2, V_Ed = 0 } = item as Readonly<Record<string, number>>; // of a bolt, as its check took it
  const cut = (mark: string, section: Item, n: number, d_0_mm: number, t_mm: number): Item => ({
    mark,
    ...section,
    length_mm: 1000,
    N_Ed: -V_Ed,
    hole_lines: [{ holes: [{ n, d_0_mm, t_mm }] }],
  });
  const steel_grade = plateGrade(at.member.steel_grade);
  const flat = (b_mm: number, t_mm: number) => ({ section: { shape: "flat", b_mm, t_mm }, steel_grade });
  if (wall === undefined) return [cut("plate", flat(b, t), 1, holeOf(item), t)];
  return [
    cut("plate", flat(2 * e2, plate_t), 1, holeOf(item), plate_t),
    cut("tube", steelOf(at), 2, slotOf(plate_t), wall),
  ];
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
      last = {
        item,
        actions,
        plates: (made) => platesOf(made, at, lapped),
        assumptions: [says.boltLine({ n, d, grade, pitch: 3 * d, end: 2 * d, gusset: lapped.said })],
      };
      if (verifyItems([item], annex).items[0]?.result.passed) return last;
    }
  }
  if (!last) throw new InvalidInput([problemAt("", joints.noBoltsFit)]);
  return last;
}
