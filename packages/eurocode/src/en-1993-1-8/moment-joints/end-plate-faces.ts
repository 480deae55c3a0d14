import type { Sheet } from "../../engine/sheet.ts";
import { type Column, stepOmega, webInTension } from "./column.ts";
import { beamWebTension, webTension } from "./components.ts";
import type { EndPlate } from "./end-plate-geometry.ts";
import type { Face, FaceRow } from "./faces.ts";

// The two faces of an end plate joint as T-stubs: the column's flange, and the plate on the beam.

/** Flanges and stiffeners divide the rows into regions; a row next to one stands beside a stiffener. */
export function columnFace(joint: EndPlate, F_t_Rd: number): Face {
  const { column, columnSide, beamSide } = joint;
  if (!column || !columnSide) throw new Error("a splice has no column");
  const { member, gamma_M0 } = column;
  const { m, e } = columnSide;
  const n = Math.min(e, beamSide.e, 1.25 * m);
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

/** The column goes on above and below; stiffeners at the tension flange divide its flange. */
function columnRows({ rows, beam, top }: EndPlate, { stiffeners }: Column, m: number, n: number): FaceRow[] {
  const t_s = stiffeners.tension_t_mm;
  if (t_s === undefined) return rows.map(({ y }) => ({ y, region: 0, m, n }));
  const middle = top + beam.t_f / 2;
  const lastAbove = rows.findLastIndex(({ y }) => y < middle);
  return rows.map(({ y }, i) => {
    // the weld of the stiffener is not counted: a longer m_2 is on the safe side
    const m_2 = Math.max(0, Math.abs(y - middle) - t_s / 2);
    return {
      y,
      region: y < middle ? 0 : 1,
      m,
      n,
      m_2_below: i === lastAbove ? m_2 : undefined,
      m_2_above: i === lastAbove + 1 ? m_2 : undefined,
    };
  });
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
      const t_wb = row.region === 1 && t_wh !== undefined ? t_wh : beam.t_w;
      return sheet.step("F_t_wb_Rd_kN", beamWebTension, b_eff_t, t_wb, beam.steel.f_y, end.gamma_M0);
    },
  };
}

function beamRows({ rows, beam, beamSide, columnSide, plate, w, top, a_f, end }: EndPlate): FaceRow[] {
  const { m, e, m_x } = beamSide;
  // a narrower column flange is where the plate pries
  const n = Math.min(e, columnSide?.e ?? e, 1.25 * m);
  const first = rows.findIndex(({ outside }) => !outside);
  const underside = end.haunch ? top + beam.h : Number.POSITIVE_INFINITY;
  return rows.map(({ y, outside }, i) => {
    if (outside && m_x !== undefined) {
      return { y, region: undefined, m: m_x, n: Math.min(y, 1.25 * m_x), outside: { e_x: y, w, b_p: plate.b } };
    }
    const m_2 = y - top - beam.t_f - 0.8 * Math.SQRT2 * a_f;
    return { y, region: y > underside ? 1 : 0, m, n, m_2_above: i === first ? m_2 : undefined };
  });
}
