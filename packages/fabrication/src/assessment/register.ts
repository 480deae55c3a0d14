/** Equal things are one: joints, plates, cut pieces, bolts, welds, each with its count. */

import { section } from "@x/eurocode";
import type { Message } from "@x/eurocode/message";
import {
  type Assembly,
  type BasePlateCheck,
  type BoltPart,
  type EndName,
  type FittingPart,
  type Joint,
  type JointType,
  type LoosePart,
  type PlatePart,
  stiffens,
  type Verified,
  type WeldCheck,
  type WeldPart,
} from "../fabrication.ts";
import { printable, uniqueNames } from "../members/names.ts";
import { once } from "../members/spoken.ts";
import { jointState } from "../states.ts";
import { plateUses } from "../terms.ts";
import { orderedBolt } from "./bolts.ts";
import type { Belongs, BoltSpec, FittingSpec, Fittings, JointEnd, PlateSpec } from "./joints/end.ts";
import { forces, says as joints } from "./joints/says.ts";
import { type Sized, upliftCase } from "./joints/size.ts";
import { verified, worstOf } from "./member-checks.ts";
import { loose as says } from "./says.ts";
import { round3, steelDensity, weighedPlate, weighedProfile } from "./solid.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

const prefixOf: Readonly<Record<JointType, string>> = {
  "fin-plate": "FP",
  "header-plate": "HP",
  "angle-cleats": "AC",
  "end-plate": "EP",
  "welded-beam": "WB",
  splice: "SP",
  gusset: "GP",
  "hollow-section-joint": "HJ",
  "column-base": "CB",
};

const num = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);

/** A plate that stands on a support has the throat of the weld there, where it has none of its own. */
function throatOf({ use, weld_throat_mm }: PlateSpec, belongs: Belongs, { welds }: Fittings): number | undefined {
  if (weld_throat_mm !== undefined || belongs !== "support" || stiffens(use)) return weld_throat_mm;
  return welds.find((run) => run.belongs === "support")?.throat_mm;
}

/** Why a plate is in no assembly. */
function whyApart(plate: PlateSpec["use"], belongs: Belongs, support: string | undefined): Message {
  const use = plateUses[plate];
  if (belongs === "assembly") return says.ofUnknownLength({ use });
  if (belongs !== "support") return says.bolted({ use });
  return support === undefined
    ? says.weldedToCarrier({ use })
    : says.weldedTo({ use, support: printable(support, 60) });
}

export class Register {
  readonly #joints = new Map<string, { joint: Joint; sized: Sized }>();
  readonly #jointName = uniqueNames();
  readonly #plates = new Map<string, Mutable<PlatePart>>();
  readonly #pieces = new Map<string, Mutable<FittingPart>>();
  readonly #bolts = new Map<string, Mutable<BoltPart>>();
  readonly #welds = new Map<string, Mutable<WeldPart>>();
  readonly #loose = new Map<string, LoosePart>();
  readonly #partName: (wanted: string) => string;
  readonly #counts = new Map<string, number>();

  /** Names of parts keep clear of the drawing's marks. */
  constructor(taken: readonly string[]) {
    this.#partName = uniqueNames();
    for (const name of taken) this.#partName(name);
  }

  /** The joint of an end; equal ones get one more place. */
  joint({ member, end, support }: JointEnd, sized: Sized, reason: Message, assumed: boolean): Joint {
    const key = JSON.stringify([
      sized.type,
      sized.joint.items.map(({ item }) => item),
      sized.plateRequests,
      support?.mark,
      sized.corrected,
    ]);
    const known = this.#joints.get(key);
    const at: { member: string; end: EndName } = { member: member.id, end };
    if (known) {
      const joint = { ...known.joint, at: [...known.joint.at, at], count: known.joint.count + member.quantity };
      this.#joints.set(key, { ...known, joint });
      return joint;
    }
    const id = this.#jointName(`${prefixOf[sized.type]}-${member.id}`);
    const joint = jointOf(id, sized, at, member.quantity, reason, assumed, support?.mark);
    this.#joints.set(key, { joint, sized });
    return joint;
  }

  /**
   * The fittings of one end of one row: what belongs to its assembly is returned, and what belongs to that of its support,
   * where its place on it is known (`of`); the rest becomes loose.
   */
  place(joint: Joint, fittings: Fittings, quantity: number, hasAssembly: boolean, of?: string): PlacedFittings {
    const plates = fittings.plates.map(({ plate, frame, belongs }) => {
      const part = this.#plate(plate, joint.id, quantity, throatOf(plate, belongs, fittings)).id;
      const isOwn = belongs === "assembly" && hasAssembly;
      const carrier = belongs === "support" ? of : undefined;
      if (!isOwn && carrier === undefined)
        this.#aside("plate", part, quantity, whyApart(plate.use, belongs, joint.support));
      return { isOwn, carrier, placed: { part, frame } };
    });
    const pieces = fittings.pieces.map(({ piece, frame }) => {
      const part = this.#piece(piece, joint.id, quantity).id;
      this.#aside("fitting", part, quantity, says.cleat);
      return { part, frame };
    });
    const bolts = fittings.bolts.map(({ bolt, at, axis }) => {
      const part = this.#bolt(bolt, joint.id, quantity);
      this.#aside("bolt", part.id, quantity, bolt.kind === "anchor" ? says.castIn : says.toSite);
      return { part: part.id, at, axis };
    });
    const runsOf = (belongs: Belongs) =>
      fittings.welds
        .filter((run) => run.belongs === belongs)
        .flatMap((run) => {
          const part = this.#weld(joint, run, quantity);
          return run.paths.map((path) => ({ part: part.id, path }));
        });
    const [welds, weldedOn] = [runsOf("assembly"), runsOf("support")];
    const others = plates.filter(({ isOwn }) => !isOwn);
    return {
      plates: plates.filter(({ isOwn }) => isOwn).map(({ placed }) => placed),
      neighbours: [
        ...others.map(({ placed, carrier }) => (carrier === undefined ? placed : { ...placed, of: carrier })),
        ...pieces,
      ],
      bolts,
      welds: hasAssembly ? welds : [],
      carried: {
        plates: others.filter(({ carrier }) => carrier !== undefined).map(({ placed }) => placed),
        welds: of === undefined ? [] : weldedOn,
      },
    };
  }

  /** The plate of a joint as the list marks it. */
  takesMark(joint: string, use: PlatePart["use"], mark: string): PlatePart | undefined {
    const found = [...this.#plates.values()].find((one) => one.use === use && one.joints?.includes(joint));
    if (found) found.mark = mark;
    return found;
  }

  drawnPlate(plate: PlateSpec, mark: string, quantity: number): void {
    const id = this.#partName(mark);
    const part = weighedPlate({ id, mark, quantity, ...plate });
    this.#plates.set(`drawn ${id}`, part);
    this.#aside("plate", id, quantity, says.listed);
  }

  drawnBolt(bolt: BoltSpec, quantity: number, where: "site"): void {
    const ordered = orderedBolt(bolt);
    const id = this.#partName(`${ordered.size}x${ordered.length_mm}-${ordered.grade}`);
    this.#bolts.set(`drawn ${id}`, { id, ...ordered, quantity, where });
    this.#aside("bolt", id, quantity, says.listed);
  }

  #numbered(prefix: string): string {
    const count = (this.#counts.get(prefix) ?? 0) + 1;
    this.#counts.set(prefix, count);
    return this.#partName(`${prefix}${count}`);
  }

  #plate(spec: PlateSpec, joint: string, quantity: number, weld_throat_mm: number | undefined): PlatePart {
    const holes = [...spec.holes]
      .map((hole) => ({ ...hole, x_mm: tenth(hole.x_mm), y_mm: tenth(hole.y_mm) }))
      .sort((a, b) => a.x_mm - b.x_mm || a.y_mm - b.y_mm);
    const outline = spec.outline.map(([x, y]) => [tenth(x), tenth(y)] as const);
    const key = JSON.stringify([spec.use, spec.t_mm, outline, holes, spec.steel_grade, weld_throat_mm]);
    const known = this.#plates.get(key);
    if (known) {
      known.quantity += quantity;
      known.joints = withJoint(known.joints, joint);
      return known;
    }
    const id = this.#numbered("PL");
    const part = weighedPlate({
      ...spec,
      outline,
      holes,
      id,
      mark: id,
      quantity,
      joint,
      joints: [joint],
      ...(weld_throat_mm !== undefined && { weld_throat_mm }),
    });
    this.#plates.set(key, part);
    return part;
  }

  #piece(spec: FittingSpec, joint: string, quantity: number): FittingPart {
    const key = JSON.stringify(spec);
    const known = this.#pieces.get(key);
    if (known) {
      known.quantity += quantity;
      known.joints = withJoint(known.joints, joint);
      return known;
    }
    const id = this.#numbered("CL");
    const none = { about_y_deg: 0, about_z_deg: 0 };
    const part = weighedProfile({
      ...spec,
      id,
      mark: id,
      quantity,
      joint,
      joints: [joint],
      cuts: { start: none, end: none },
      copes: [],
      mass_kg: round3(((section(spec.profile)?.properties.G_kg_m ?? 0) * spec.length_mm) / 1000),
    });
    this.#pieces.set(key, part);
    return part;
  }

  #bolt(spec: BoltSpec, joint: string, quantity: number): BoltPart {
    const ordered = orderedBolt(spec);
    // one line to order, whatever they clamp
    const key = JSON.stringify([
      ordered.kind,
      ordered.size,
      ordered.length_mm,
      ordered.grade,
      ordered.standard,
      ordered.preloaded,
      // anchors are known by what they pass through
      ordered.kind === "anchor" && ordered.grip_mm,
    ]);
    const known = this.#bolts.get(key);
    if (known) {
      known.quantity += quantity;
      known.grip_mm = Math.max(known.grip_mm, ordered.grip_mm);
      return known;
    }
    const kind = ordered.kind === "anchor" ? "A-" : "";
    const id = this.#partName(`${kind}${ordered.size}x${ordered.length_mm}-${ordered.grade}`);
    const part: Mutable<BoltPart> = { id, joint, ...ordered, quantity, where: "site" };
    this.#bolts.set(key, part);
    return part;
  }

  #weld(joint: Joint, run: Fittings["welds"][number], quantity: number): WeldPart {
    const id = this.#weldName(weldId(joint.id, run.of), run);
    const runs = run.paths.length * quantity;
    // a fillet of throat a is a triangle of area a²
    const volume = run.throat_mm * run.throat_mm * run.length_mm;
    const known = this.#welds.get(id);
    if (known) {
      known.quantity += runs;
      known.volume_mm3 = round3(volume * known.quantity);
      known.mass_kg = round3(volume * known.quantity * steelDensity);
      return known;
    }
    const part: Mutable<WeldPart> = {
      id,
      number: `W${this.#welds.size + 1}`,
      joint: joint.id,
      type: "fillet",
      throat_mm: run.throat_mm,
      length_mm: run.length_mm,
      quantity: runs,
      sides: run.sides,
      where: run.where ?? "shop",
      volume_mm3: round3(volume * runs),
      mass_kg: round3(volume * runs * steelDensity),
    };
    this.#welds.set(id, part);
    return part;
  }

  /** Runs of one check that differ in length are parts of their own: `-2`, `-3` … behind the first. */
  #weldName(id: string, { length_mm }: Fittings["welds"][number]): string {
    for (let n = 1; ; n++) {
      const name = n === 1 ? id : `${id}-${n}`;
      const known = this.#welds.get(name);
      if (!known || known.length_mm === length_mm) return name;
    }
  }

  #aside(kind: LoosePart["kind"], part: string, quantity: number, note: Message): void {
    const key = `${kind} ${part}`;
    const known = this.#loose.get(key);
    this.#loose.set(key, { kind, part, quantity: (known?.quantity ?? 0) + quantity, note: known?.note ?? note });
  }

  get joints(): Joint[] {
    return [...this.#joints.values()].map(({ joint }) => joint);
  }
  get plates(): PlatePart[] {
    return [...this.#plates.values()];
  }
  get fittings(): FittingPart[] {
    return [...this.#pieces.values()];
  }
  get bolts(): BoltPart[] {
    return [...this.#bolts.values()];
  }
  get welds(): WeldPart[] {
    return [...this.#welds.values()];
  }
  get loose(): LoosePart[] {
    return [...this.#loose.values()];
  }

  get weldChecks(): WeldCheck[] {
    return [...this.#joints.values()].flatMap(({ joint, sized }) =>
      sized.joint.items.slice(1).flatMap(({ item, result }, i) => {
        const of = sized.weldOf[i] ?? "";
        if (of === upliftCase) return [];
        return [
          {
            id: weldId(joint.id, of),
            joint: joint.id,
            type: "fillet" as const,
            of,
            throat_mm: num(item.throat_mm),
            length_mm: num(item.length_mm),
            count: num(item.n_welds) || 1,
            F_w_Rd_kN: num(result.values.F_w_Rd_kN),
            F_w_Rd_kN_mm: num(result.values.F_w_Rd_kN_mm),
            passed: result.passed,
            state: jointState({ passed: result.passed, actions: joint.actions }),
            utilization: result.utilization,
          },
        ];
      }),
    );
  }

  get basePlates(): BasePlateCheck[] {
    return [...this.#joints.values()].flatMap(({ joint, sized }) => {
      const [main] = sized.joint.items;
      if (joint.type !== "column-base" || !main) return [];
      const { item, result } = main;
      const plate = fieldsOf(item.plate);
      const column = fieldsOf(item.column);
      const anchors = fieldsOf(item.anchors);
      const rows = Array.isArray(anchors.rows_mm) ? anchors.rows_mm.length : 2;
      const each = num(anchors.n_per_row) || 2;
      const [h, b] = [num(plate.h_mm), num(plate.b_mm)];
      return [
        {
          id: joint.id.replace(/^CB-/, "BP-"),
          joint: joint.id,
          section: String(column.profile ?? ""),
          plate_width_mm: Math.min(h, b),
          plate_length_mm: Math.max(h, b),
          t_p_mm: num(plate.t_mm),
          N_Ed_kN: num(item.N_Ed),
          N_c_Rd_kN: num(result.values.N_c_Rd_kN),
          f_jd_MPa: num(result.values.f_jd_MPa),
          c_mm: num(result.values.c_mm),
          anchors: `${rows * each} × ${String(anchors.bolt_size ?? "M20")} ${String(anchors.bolt_grade ?? "8.8")}`,
          passed: joint.passed,
          state: joint.state,
          utilization: joint.utilization,
        },
      ];
    });
  }
}

export interface PlacedFittings {
  readonly plates: Assembly["plates"];
  readonly neighbours: Assembly["neighbours"];
  readonly bolts: Assembly["bolts"];
  readonly welds: Assembly["welds"];
  /** in the axes of this member; part of the assembly of its support */
  readonly carried: Pick<Assembly, "plates" | "welds">;
}

const withJoint = (known: readonly string[] = [], joint: string): readonly string[] =>
  known.includes(joint) ? known : [...known, joint];

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;
const weldId = (joint: string, of: string): string => `W-${joint}-${of}`;
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {}; // JSON: an object

const isWeaker = ({ actions }: Sized): boolean => actions.reason.id === forces.lessShear.id;

function jointOf(
  id: string,
  sized: Sized,
  at: Joint["at"][number],
  count: number,
  reason: Message,
  assumed: boolean,
  support: string | undefined,
): Joint {
  const { items, assumptions, warnings } = sized.joint;
  const verifications: Verified[] = [
    ...items.flatMap(({ result }, i) =>
      result.verifications.map((one) =>
        i === 0 ? verified(one) : { ...verified(one), id: `${sized.weldOf[i - 1]}-${one.id}` },
      ),
    ),
    ...sized.plateVerifications,
  ];
  const worst = worstOf(verifications);
  const values = items[0]?.result.values ?? {};
  const main = Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      (typeof value === "number" && Number.isFinite(value)) || typeof value === "string" ? [[name, value]] : [],
    ),
  );
  const passed = items.every(({ result }) => result.passed) && sized.plateVerifications.every((one) => one.passed);
  return {
    id,
    type: sized.type,
    at: [at],
    count,
    M_j_Rd_kNm: num(values.M_j_Rd_kNm),
    S_j_ini_kNm_rad: num(values.S_j_ini_kNm_rad),
    classification: String(values.classification ?? values.classification_stiffness ?? "nominally-pinned"),
    passed,
    state: jointState({ passed, actions: sized.actions }),
    utilization: worst?.utilization ?? 0,
    verification: worst?.id ?? "",
    clause: worst?.clause ?? "",
    verifications,
    assumed,
    reason,
    ...(support !== undefined && { support }),
    actions: sized.actions,
    requests: items.map(({ item }) => item),
    corrected: sized.corrected,
    assumptions: once([...sized.assumptions, ...assumptions]),
    warnings: isWeaker(sized) ? [...warnings, joints.weaker] : warnings,
    values: main,
  };
}
