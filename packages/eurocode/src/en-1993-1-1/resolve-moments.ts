import { notWith, required } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { addImpliedShear } from "./implied-shear.ts";
import type { Actions, Member } from "./model.ts";
import {
  cantileverShape,
  diagramProblem,
  diagramShape,
  isDrawn,
  isEmpty,
  type MomentShape,
  mirrored,
  namedShape,
  type Segment,
  segmentOf,
  uniform,
} from "./moment-shape.ts";
import { says } from "./says-of-input.ts";
import type { Diagram, MemberItem } from "./schema.ts";

// How the moments run along the member, and the forces.

/** The greatest moment may lie between two stations of a diagram: as far above them as the one given with it may be. */
const betweenStations = 0.05;

export function shapeOf(sheet: Sheet, item: MemberItem, axis: "y" | "z"): MomentShape | undefined {
  const [drawn, name, psi] =
    axis === "y"
      ? [item.M_y_diagram, item.moment_shape_y, item.psi_y]
      : [item.M_z_diagram, item.moment_shape_z, item.psi_z];
  const given = axis === "y" ? item.M_y_Ed : item.M_z_Ed;
  const diagram = drawn && (given ?? 0) === 0 && isEmpty(drawn) ? undefined : drawn;
  const ofCantilever =
    item.cantilever && diagram === undefined && psi === undefined ? cantileverShape(name) : undefined;
  if (ofCantilever) return ofCantilever;
  const found = shapeFrom(sheet, diagram, name, psi, `M_${axis}_diagram`, `moment_shape_${axis}`, `psi_${axis}`);
  if (!found?.diagram || given === undefined) return found;
  const greatest = Math.abs(found.diagram.M_max);
  const more = Math.abs(given) - greatest;
  if (more < -0.01 * greatest || more > betweenStations * greatest) {
    sheet.problem(`M_${axis}_Ed`, says.greatestOfDiagram({ diagram: `M_${axis}_diagram`, greatest, given }));
  }
  return found;
}

/** What lies between lateral restraints: the moments about the strong axis, whole, given, cut, or uniform. */
export interface BetweenRestraints {
  readonly shape_LT: MomentShape;
  readonly segments: readonly Segment[] | undefined;
}

/** Lengths that differ by less are the same. */
const same = 1e-3;

export const isShorter = (length: number, than: number): boolean => length < than * (1 - same);

export function betweenRestraints(
  sheet: Sheet,
  item: MemberItem,
  strong: MomentShape | undefined,
): BetweenRestraints | undefined {
  const { M_y_diagram_LT, moment_shape_LT, psi_LT, restraints_mm, L_LT_mm, length_mm } = item;
  const own = M_y_diagram_LT !== undefined || moment_shape_LT !== undefined || psi_LT !== undefined;
  if (restraints_mm !== undefined) {
    if (L_LT_mm !== undefined) sheet.problem("L_LT_mm", notWith("restraints_mm"));
    if (own) sheet.problem("restraints_mm", notWith("psi_LT", "moment_shape_LT", "M_y_diagram_LT"));
    if (item.M_cr_kNm !== undefined) sheet.problem("M_cr_kNm", says.eachSegmentHasOwn);
    restraints_mm.forEach((x, i) => {
      if (x > length_mm * (1 + 1e-9)) {
        sheet.problem(`restraints_mm[${i}]`, says.withinMember({ length: length_mm, given: x }));
      }
    });
    return strong && { shape_LT: strong, segments: segmentsOf(strong, restraints_mm, length_mm) };
  }
  if (own) {
    const shape_LT = shapeFrom(
      sheet,
      M_y_diagram_LT,
      moment_shape_LT,
      psi_LT,
      "M_y_diagram_LT",
      "moment_shape_LT",
      "psi_LT",
    );
    return shape_LT && { shape_LT, segments: undefined };
  }
  if (!strong) return undefined;
  return { shape_LT: L_LT_mm !== undefined && isShorter(L_LT_mm, length_mm) ? uniform : strong, segments: undefined };
}

function segmentsOf(shape: MomentShape, restraints: readonly number[], length: number): Segment[] | undefined {
  const places = [0, ...restraints.map((x) => Math.min(1, x / length)), 1].sort((a, b) => a - b);
  // the greater end moment may be at either end
  const ways =
    shape.name === "linear" && !shape.diagram && Math.abs(shape.psi) !== 1 ? [shape, mirrored(shape)] : [shape];
  const found = ways.flatMap((way) =>
    places.flatMap((to, i) => {
      const from = places[i - 1] ?? to;
      // two restraints at one place are one
      return to - from < same ? [] : (segmentOf(way, from, to) ?? []);
    }),
  );
  return found.length > 0 ? found : undefined;
}

function shapeFrom(
  sheet: Sheet,
  diagram: Diagram | undefined,
  name: MemberItem["moment_shape_y"],
  psi: number | undefined,
  diagramPath: string,
  namePath: string,
  psiPath: string,
): MomentShape | undefined {
  // psi_LT = 1 is uniform, as without it
  const saysShape = psi !== undefined && (psi !== 1 || psiPath !== "psi_LT");
  if (saysShape && name !== undefined && name !== "linear") {
    sheet.problem(psiPath, says.linearOnly({ field: namePath, shape: name }));
  }
  if (diagram === undefined) return namedShape(name, psi);
  const wrong = diagramProblem(diagram);
  const shape = wrong === undefined ? diagramShape(diagram) : undefined;
  for (const [path, given] of [
    [namePath, name],
    [psiPath, psi],
  ] as const) {
    if (given === undefined) continue;
    if (shape && isDrawn(shape, namedShape(name, psi))) sheet.saidTwice(path, diagramPath);
    else sheet.problem(path, notWith(diagramPath));
  }
  if (wrong !== undefined) sheet.problem(diagramPath, wrong);
  return shape;
}

/** What there is something to verify for. */
const brings = [
  "N_Ed",
  "M_y_Ed",
  "M_z_Ed",
  "V_z_Ed",
  "V_y_Ed",
  "T_Ed",
  "B_Ed",
  "M_y_diagram",
  "M_z_diagram",
  "q_ser_kN_m",
  "concentrated_loads",
  "stiffeners",
  "torsion",
] as const satisfies readonly (keyof MemberItem)[];

/** The actions of the item; a diagram brings its greatest moment. */
export function actionsOf(sheet: Sheet, item: MemberItem, member: Member | undefined): Actions {
  const { N_Ed, M_y_Ed, M_z_Ed, V_z_Ed, V_y_Ed, T_Ed, B_Ed, M_y_diagram, M_z_diagram } = item;
  // the governing load case may well have no forces at all
  if (
    !brings.some((field) => item[field] !== undefined) &&
    item.fire?.load_cases === undefined &&
    !Object.hasOwn(item, "load_cases")
  ) {
    sheet.problem("N_Ed", required(says.anyAction));
  }
  const actions: Actions = {
    N_Ed: N_Ed ?? 0,
    M_y_Ed: M_y_Ed ?? (M_y_diagram === undefined ? 0 : (member?.shape_y.diagram?.M_max ?? 0)),
    M_z_Ed: M_z_Ed ?? (M_z_diagram === undefined ? 0 : (member?.shape_z.diagram?.M_max ?? 0)),
    V_z_Ed: V_z_Ed ?? 0,
    V_y_Ed: V_y_Ed ?? 0,
    T_Ed: T_Ed ?? 0,
    B_Ed: B_Ed ?? 0,
  };
  return member ? addImpliedShear(sheet, item, actions, member) : actions;
}
