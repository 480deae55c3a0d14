import type { Sheet } from "../../engine/sheet.ts";
import { formula } from "../formula.ts";
import { leverAtWeld, leverToEdge } from "../t-stub/modes.ts";
import { type Column, putStiffenerTension, stepOmega, webInTension } from "./column.ts";
import { beamWebTension, webTension } from "./components.ts";
import type { EndPlate } from "./end-plate-geometry.ts";
import type { Face, FaceRow } from "./faces.ts";
import type { StiffenerLimit } from "./rows.ts";

// The two faces of an end plate joint as T-stubs: the column's flange, and the plate on the beam.

/** Flanges and stiffeners divide the rows into regions; a row next to one stands beside a stiffener. */
export function columnFace(joint: EndPlate, F_t_Rd: number): Face {
  const { column, columnSide, beamSide } = joint;
  if (!column || !columnSide) throw new Error("a splice has no column");
  const { member, gamma_M0 } = column;
  const { m, e } = columnSide;
  const n = leverToEdge(Math.min(e, beamSide.e), m);
  const backing = column.stiffeners.backing_plate_t_mm;
  return {
    name: "column-flange",
    rows: columnRows(joint, column, m, n),
    t: member.t_f,
    f_y: member.steel.f_y,
    e,
    gamma_M0,
    e_w: joint.e_w,
    backing: backing === undefined ? undefined : { t: backing, f_y: member.steel.f_y },
    F_t_Rd,
    webName: "column-web-tension",
    web: (sheet, _row, b_eff_t) => columnWeb(sheet, column, b_eff_t),
  };
}

function columnWeb(sheet: Sheet, column: Column, b_eff_t: number): number {
  const t_w = webInTension(column);
  const omega = stepOmega(sheet, column, b_eff_t, t_w);
  return sheet.step("F_t_wc_Rd_kN", webTension, omega, b_eff_t, t_w, column.member.steel.f_y, column.gamma_M0);
}

/** Stiffeners at the tension flange divide the column's flange; where the column ends, so does the first row's flange. */
function columnRows({ rows, e_1, ...joint }: EndPlate, { stiffeners }: Column, m: number, n: number): FaceRow[] {
  const t_s = stiffeners.tension_t_mm;
  const beyond = joint.outer;
  if (t_s === undefined)
    return rows.map(({ y }, i) => ({ y, region: 0, m, n, beyond, e_1: i === 0 ? e_1 : undefined }));
  const middle = tensionMiddle(joint);
  const lastAbove = lastRowAbove(rows, middle);
  return rows.map(({ y }, i) => {
    // the weld of the stiffener is not counted: a longer m_2 is on the safe side
    const m_2 = Math.max(0, Math.abs(y - middle) - t_s / 2);
    return {
      y,
      region: y < middle ? 0 : 1,
      m,
      n,
      beyond,
      m_2_below: i === lastAbove ? m_2 : undefined,
      m_2_above: i === lastAbove + 1 ? m_2 : undefined,
      e_1: i === 0 && y < middle ? e_1 : undefined,
    };
  });
}

const tensionMiddle = ({ top, end }: Pick<EndPlate, "top" | "end">): number => top + end.t_ft / 2;
const lastRowAbove = (rows: readonly { readonly y: number }[], middle: number): number =>
  rows.findLastIndex(({ y }) => y < middle);

/** The share of a row beside the stiffener that the stiffener holds: the rest goes to the web (SCI P398, step 6A). */
const shareOfStiffener = formula("6.2.6.4.2", "m / (m + m_2)", (m, m_2) => m / (m + m_2));

/** What the rows beside the tension stiffener may pull together: by row, the share that the stiffener holds. */
export function stiffenerLimit(sheet: Sheet, joint: EndPlate, face: Face): StiffenerLimit | undefined {
  const { column } = joint;
  const t_s = column?.stiffeners.tension_t_mm;
  if (!column || t_s === undefined) return undefined;
  const F_Rd = putStiffenerTension(sheet, column, t_s);
  const shares = face.rows.map(({ m, m_2_above, m_2_below }) => {
    const m_2 = m_2_above ?? m_2_below;
    return m_2 === undefined ? 0 : sheet.step("k_st", shareOfStiffener, m, m_2);
  });
  return { F_Rd, shares };
}

export function beamFace(joint: EndPlate, F_t_Rd: number): Face {
  const { plate, beamSide, end, beam } = joint;
  const t_wh = joint.end.haunch?.t_w_mm;
  return {
    name: "end-plate",
    rows: beamRows(joint),
    t: plate.t,
    f_y: plate.steel.f_y,
    e: beamSide.e,
    gamma_M0: end.gamma_M0,
    e_w: joint.e_w,
    backing: undefined,
    F_t_Rd,
    webName: "beam-web-tension",
    web: (sheet, row, b_eff_t) => {
      if (row.outside) return undefined;
      // the flange between beam and haunch divides their webs
      const besideHaunch = row.region === (end.haunchPulled ? 0 : 1);
      const t_wb = besideHaunch && t_wh !== undefined ? t_wh : beam.t_w;
      return sheet.step("F_t_wb_Rd_kN", beamWebTension, b_eff_t, t_wb, beam.steel.f_y, end.gamma_M0);
    },
  };
}

function beamRows({ rows, beam, beamSide, columnSide, plate, w, outer, top, a_f, end, e_1 }: EndPlate): FaceRow[] {
  const { m, e } = beamSide;
  // where the column ends there is nothing to pry against
  const e_column = e_1 ?? Number.POSITIVE_INFINITY;
  // a narrower column flange is where the plate pries
  const n = leverToEdge(Math.min(e, columnSide?.e ?? e), m);
  const first = rows.findIndex(({ outside }) => !outside);
  const between = end.haunchPulled ? top + end.h - beam.h : top + beam.h;
  const underside = end.haunch ? between : Number.POSITIVE_INFINITY;
  const far = rows[0]?.y ?? 0;
  return rows.map(({ y, m_x }, i) => {
    if (m_x !== undefined) {
      const toEdge = Math.min(y, e_column + (y - far));
      const near = rows[i + 1];
      const next = near?.outside ? { n_1: near.y - y, e: toEdge } : undefined;
      const four = outer?.beforeFlange ? { n_1: outer.n_1, e: (plate.b - outer.w) / 2 } : undefined;
      return {
        y,
        region: undefined,
        m: m_x,
        n: leverToEdge(toEdge, m_x),
        outside: { e_x: y, w, b_p: plate.b, outer: four, next },
      };
    }
    const m_2 = leverAtWeld(y - top - end.t_ft, a_f);
    // the flange stiffens the plate as far as it reaches
    const beside = i === first && w <= beam.b;
    return { y, region: y > underside ? 1 : 0, m, n, beyond: outer, m_2_above: beside ? m_2 : undefined };
  });
}
