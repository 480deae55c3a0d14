import { describe, expect, test } from "vitest";
import { connect, connection } from "../../../test/support/connections.ts";
import { connections } from "../check.ts";

const warned = (request: object): boolean =>
  connect(request).result.warnings.some((warning: string) => warning.includes("d_w_mm is not used"));

describe("a washer that method 1 of mode 1 does not use", () => {
  test.each(["header-plate", "angle-cleats"])("%s warns", (name) => {
    const example = connections.kinds[name]?.example as object; // of the kinds above, each has one
    expect(warned({ ...example, d_w_mm: 30 })).toBe(true);
    expect(warned({ ...example, mode_1_method: 1, d_w_mm: 30 })).toBe(true);
    expect(warned({ ...example, mode_1_method: 2, d_w_mm: 30 })).toBe(false);
    expect(warned(example)).toBe(false);
  });
});

test("a T-stub without prying names its one mode as modes 1 and 2 as well", () => {
  const { values } = connection({
    connection: "t-stub",
    steel_grade: "S235",
    t_mm: 15,
    m_mm: 40,
    e_mm: 50,
    bolt_grade: "8.8",
    bolt_size: "M20",
    L_b_mm: 600,
  });
  expect(values.F_T_1_Rd_kN).toBe(values.F_T_1_2_Rd_kN);
  expect(values.F_T_2_Rd_kN).toBe(values.F_T_1_2_Rd_kN);
});
