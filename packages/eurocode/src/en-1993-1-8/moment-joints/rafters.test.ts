import { describe, expect, test } from "vitest";
import { calculated, use, values } from "../../../test/support/connections.ts";
import { check, InvalidInput } from "../../index.ts";

const apex = {
  connection: "apex",
  member: { profile: "IPE 500", steel_grade: "S275" },
  slope_deg: 5,
  plate: { h_mm: 530, b_mm: 200, t_mm: 20, steel_grade: "S275" },
  bolt_grade: "8.8",
  bolt_size: "M24",
  w_mm: 100,
  rows_mm: [90, 160, 230, 300, 370, 440],
  throat_flange_mm: 7,
  throat_web_mm: 4,
};
const splice = {
  connection: "end-plate",
  beam: { profile: "IPE 500", steel_grade: "S275" },
  plate: { ...apex.plate, top_mm: 15 },
  bolt_grade: "8.8",
  bolt_size: "M24",
  w_mm: 100,
  rows_mm: apex.rows_mm,
  throat_flange_mm: 7,
  throat_web_mm: 4,
};

describe("an apex", () => {
  test("without a slope it is the splice of two beams, pulled on the other side", () => {
    const flat = { ...apex, slope_deg: 0, M_j_Ed: 200 };
    expect(values(flat).M_j_Rd_kNm).toBeCloseTo(values({ ...splice, M_j_Ed: -200 }).M_j_Rd_kNm ?? 0, 9);
    expect(calculated(flat).values.pulled_side).toBe("bottom");
    expect(calculated({ ...flat, M_j_Ed: -200 }).values.pulled_side).toBe("top");
  });

  test("forces along the rafter are turned into the axes of the plate, and keep their size", () => {
    const v = values({ ...apex, slope_deg: 10, M_j_Ed: 100, N_Ed: 300, V_Ed: 40 });
    const slope = Math.PI / 18;
    expect(v.N_p_Ed_kN).toBeCloseTo(300 * Math.cos(slope) - 40 * Math.sin(slope), 9);
    expect(Math.hypot(v.N_p_Ed_kN ?? 0, v.V_p_Ed_kN ?? 0)).toBeCloseTo(Math.hypot(300, 40), 9);
  });

  test("it presses with flanges and web; moment and axial force add up by (6.24)", () => {
    const item = { ...apex, M_j_Ed: 150, N_Ed: 400 };
    const v = values(item);
    expect(v.N_j_c_Rd_kN).toBeCloseTo(0.275 * 11_552, -1);
    expect(use("moment-axial", item)).toBeCloseTo(
      150 / (v.M_j_Rd_kNm ?? 1) + (v.N_p_Ed_kN ?? 0) / (v.N_j_c_Rd_kN ?? 1),
      9,
    );
  });

  test("with a moment every row keeps 0.4/1.4 of its shear, without one all of it", () => {
    const F_v = (0.6 * 800 * 353) / 1.25 / 1000;
    expect(values({ ...apex, M_j_Ed: 10, V_Ed: 10 }).V_j_Rd_kN).toBeCloseTo((12 * 0.4 * F_v) / 1.4, 6);
    expect(values({ ...apex, slope_deg: 0, V_Ed: 10 }).V_j_Rd_kN).toBeCloseTo(12 * F_v, 6);
  });
});

test("an eaves joint is the end plate on the end of its column", () => {
  const item = {
    beam: { profile: "IPE 400", steel_grade: "S275" },
    column: { profile: "HE 300 A", steel_grade: "S275" },
    plate: { h_mm: 520, b_mm: 200, t_mm: 20, top_mm: 90, steel_grade: "S275" },
    bolt_grade: "8.8",
    bolt_size: "M20",
    w_mm: 110,
    rows_mm: [45, 150, 240],
    column_end_mm: 60,
    throat_flange_mm: 8,
    throat_web_mm: 5,
    M_j_Ed: 100,
  };
  const moment = (connection: string) => values({ ...item, connection }).M_j_Rd_kNm;
  expect(moment("eaves")).toBe(moment("end-plate"));
});

test.each([
  [{ ...apex, slope_deg: 50 }, "slope_deg: must be at most 45"],
  [{ ...apex, member: { profile: "SHS 100x5" } }, "member.profile"],
])("%#: what cannot be is refused", (item, expected) => {
  let said = "";
  try {
    check("en-1993-1-8", { connections: [{ ...item, M_j_Ed: 50 }] });
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    said = error.problems.map(({ path, message }) => `${path.replace("connections[0].", "")}: ${message}`).join("\n");
  }
  expect(said).toContain(expected);
});
