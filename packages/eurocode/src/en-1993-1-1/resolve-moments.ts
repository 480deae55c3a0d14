import type { Sheet } from "../engine/sheet.ts";
import type { Actions, Member } from "./member.ts";
import { diagramProblem, diagramShape, type MomentShape, namedShape } from "./moment-shape.ts";
import type { Diagram, MemberItem } from "./schema.ts";

// How the moments run along the member, and the forces.

export function shapeOf(sheet: Sheet, item: MemberItem, axis: "y" | "z"): MomentShape | undefined {
  const [diagram, name, psi] =
    axis === "y"
      ? [item.M_y_diagram, item.moment_shape_y, item.psi_y]
      : [item.M_z_diagram, item.moment_shape_z, item.psi_z];
  const found = shapeFrom(sheet, diagram, name, psi, `M_${axis}_diagram`, `moment_shape_${axis}`, `psi_${axis}`);
  const given = axis === "y" ? item.M_y_Ed : item.M_z_Ed;
  if (!found?.diagram || given === undefined) return found;
  const greatest = Math.abs(found.diagram.M_max);
  if (Math.abs(Math.abs(given) - greatest) > 0.01 * greatest) {
    sheet.problem(
      `M_${axis}_Ed`,
      `must be the greatest moment of M_${axis}_diagram, ${greatest} kNm, within 1 %; it is ${given}`,
    );
  }
  return found;
}

/** M_y between lateral restraints; as M_y of the member unless it is given. */
export function shapeOfLtb(sheet: Sheet, item: MemberItem, shape_y: MomentShape | undefined): MomentShape | undefined {
  const { M_y_diagram_LT, moment_shape_LT, psi_LT } = item;
  if (M_y_diagram_LT === undefined && moment_shape_LT === undefined && psi_LT === undefined) return shape_y;
  return shapeFrom(sheet, M_y_diagram_LT, moment_shape_LT, psi_LT, "M_y_diagram_LT", "moment_shape_LT", "psi_LT");
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
  if (psi !== undefined && name !== undefined && name !== "linear") {
    sheet.problem(psiPath, `is for a linear moment; ${namePath} is ${name}`);
  }
  if (diagram === undefined) return namedShape(name, psi);
  if (name !== undefined) sheet.problem(namePath, `stands beside ${diagramPath}; give one of them`);
  if (psi !== undefined) sheet.problem(psiPath, `stands beside ${diagramPath}; give one of them`);
  const wrong = diagramProblem(diagram);
  if (wrong !== undefined) {
    sheet.problem(diagramPath, wrong);
    return undefined;
  }
  return diagramShape(diagram);
}

/** The actions of the item; a diagram brings its greatest moment. */
export function actionsOf(sheet: Sheet, item: MemberItem, member: Member | undefined): Actions {
  const { N_Ed, M_y_Ed, M_z_Ed, V_z_Ed, V_y_Ed, T_Ed, B_Ed, M_y_diagram, M_z_diagram, q_ser_kN_m } = item;
  const all = [N_Ed, M_y_Ed, M_z_Ed, V_z_Ed, V_y_Ed, T_Ed, B_Ed, M_y_diagram, M_z_diagram, q_ser_kN_m];
  // the governing load case may well have no forces at all
  if (all.every((action) => action === undefined) && !Object.hasOwn(item, "load_cases")) {
    sheet.problem("N_Ed", "is required: at least one of N_Ed, M_y_Ed, M_z_Ed, V_z_Ed, V_y_Ed, or load_cases");
  }
  return {
    N_Ed: N_Ed ?? 0,
    M_y_Ed: M_y_Ed ?? (M_y_diagram === undefined ? 0 : (member?.shape_y.diagram?.M_max ?? 0)),
    M_z_Ed: M_z_Ed ?? (M_z_diagram === undefined ? 0 : (member?.shape_z.diagram?.M_max ?? 0)),
    V_z_Ed: V_z_Ed ?? 0,
    V_y_Ed: V_y_Ed ?? 0,
    T_Ed: T_Ed ?? 0,
    B_Ed: B_Ed ?? 0,
  };
}
