/** Joints as relations: which members one connects, and the bolts and plates that do it. */
import type { IFC4 } from "web-ifc";
import { pointIn } from "../../axes.ts";
import type { Assembly, Fabrication, Frame, Joint } from "../../fabrication.ts";
import type { Point } from "../../members/model.ts";
import { printable } from "../../members/names.ts";
import type { IdOf, IfcWriter, Product, Ref } from "./writer.ts";

/** A piece of an assembly as it was written. */
export interface Built {
  readonly assembly: Assembly;
  readonly piece: number;
  readonly frame: Frame;
  readonly placed: boolean;
  readonly main: Product;
  /** of plates, cut pieces and bolts, its own and those it is fixed to: which part, and where in the assembly */
  readonly others: readonly {
    readonly part: string;
    readonly at: Point;
    readonly product: Product;
    readonly bolt: boolean;
  }[];
}

/**
 * Of each end with a joint: the member is connected to what carries it, where places say which piece that is, else to the plate of the joint
 * that is nearest; its bolts and other plates realize it.
 */
export function connect(w: IfcWriter, id: IdOf, fabrication: Fabrication, built: readonly Built[]): void {
  const { parts, joints } = fabrication;
  const bars = new Map(parts.profiles.map((one) => [one.id, one]));
  const jointsOfPart = new Map(
    [...parts.plates, ...parts.fittings].map((one) => [one.id, new Set(one.joints ?? [one.joint])]),
  );
  const at = new Map<string, { joint: Joint; end: "start" | "end" }[]>();
  for (const joint of joints)
    for (const { member, end } of joint.at) at.set(member, [...(at.get(member) ?? []), { joint, end }]);
  const marks = new Map(fabrication.members.map((one) => [one.id, one.mark]));
  for (const one of built) {
    const bar = bars.get(one.assembly.profiles[0]?.part ?? "");
    if (!bar) continue;
    for (const { joint, end } of at.get(bar.member ?? bar.id) ?? []) {
      const x = end === "start" ? 0 : bar.length_mm;
      const near = one.others.filter((other) => Math.abs(other.at[0] - x) < bar.length_mm / 2);
      const bolts = near.filter(({ bolt }) => bolt);
      const plates = near.filter(({ part, bolt }) => !bolt && jointsOfPart.get(part)?.has(joint.id));
      const support = one.placed ? carrying(built, one, pointIn(one.frame, [x, 0, 0]), joint, marks, bars) : undefined;
      const [first, ...rest] = plates;
      const related = support ?? first?.product;
      if (!related) continue;
      relate(
        w,
        id("joint", one.assembly.id, one.piece, end),
        joint,
        one.main,
        related,
        [...bolts, ...(support ? plates : rest)].map(({ product }) => product),
      );
    }
  }
}

function relate(
  w: IfcWriter,
  guid: IFC4.IfcGloballyUniqueId,
  { id, type }: Joint,
  from: Product,
  to: Product,
  by: readonly Product[],
): void {
  const { ifc } = w;
  const name = w.label(printable(id, 255));
  const element = (product: Product) => product as Ref as Ref<IFC4.IfcElement>; // every product here is one
  w.add(
    by.length > 0
      ? new ifc.IfcRelConnectsWithRealizingElements(
          guid,
          null as never,
          name,
          null,
          null,
          element(from),
          element(to),
          by.map(element),
          w.label(type),
        )
      : new ifc.IfcRelConnectsElements(guid, null as never, name, null, null, element(from), element(to)),
  );
}

/** The piece of the joint's support whose axis passes nearest: undefined where its pieces have no places. */
function carrying(
  built: readonly Built[],
  self: Built,
  point: Point,
  { support }: Joint,
  marks: ReadonlyMap<string, string>,
  bars: ReadonlyMap<string, Fabrication["parts"]["profiles"][number]>,
): Product | undefined {
  if (support === undefined) return undefined;
  let best: { product: Product; away: number } | undefined;
  for (const one of built) {
    const bar = bars.get(one.assembly.profiles[0]?.part ?? "");
    if (!bar || !one.placed || one === self || marks.get(bar.member ?? bar.id) !== support) continue;
    const away = distance(point, one.frame, bar.length_mm);
    if (!best || away < best.away) best = { product: one.main, away };
  }
  return best?.product;
}

/** From a point to the axis of a piece. */
function distance(point: Point, { origin, x }: Frame, length: number): number {
  const v = [point[0] - origin[0], point[1] - origin[1], point[2] - origin[2]] as const;
  const along = Math.max(0, Math.min(length, v[0] * x[0] + v[1] * x[1] + v[2] * x[2]));
  return Math.hypot(v[0] - along * x[0], v[1] - along * x[1], v[2] - along * x[2]);
}
