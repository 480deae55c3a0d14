import { describe, expect, test } from "vitest";
import { check, InvalidInput } from "../index.ts";

const bolt = {
  bolt_grade: "8.8",
  bolt_size: "M20",
  shear_planes: 1,
  plate_fu: 430,
  plate_t: 10,
  e1: 40,
  e2: 40,
  is_end_bolt: true,
  V_Ed: 60,
};
const column = {
  mark: "C1",
  b: 400,
  h: 400,
  fck: 30,
  fyk: 500,
  A_s: 2512,
  N_Ed: 1800,
  M_Ed: 90,
  l0: 4000,
  axis_distance_mm: 50,
  bar_diameter_mm: 20,
  links: { diameter_mm: 8, spacing_mm: 200 },
};

const messages = (endpoint: string, input: unknown): string => {
  try {
    check(endpoint, input);
  } catch (error) {
    if (error instanceof InvalidInput)
      return error.problems.map(({ path, message }) => `${path} ${message}`).join("\n");
    throw error;
  }
  return "";
};

describe("said another way, and as clear", () => {
  test("a bolt grade as a number, alone and in a list", () => {
    const numbered = { ...bolt, bolt_grade: 8.8 };
    expect(check("en-1993-1-8", numbered)).toEqual(check("en-1993-1-8", bolt));
    expect(check("en-1993-1-8", { connections: [bolt, numbered] }).passed).toBe(true);
  });

  test("a mark and a detail as numbers", () => {
    const detail = {
      mark: "7",
      detail_id: "71",
      stress_history: [{ delta_sigma: 60, n_cycles: 1e6 }],
      method: "safe-life",
    };
    const whole = { ...detail, consequence: "high" };
    expect(check("en-1993-1-9", { details: [{ ...whole, mark: 7, detail_id: 71 }] })).toEqual(
      check("en-1993-1-9", { details: [whole] }),
    );
  });

  test("an item without its list, and a list alone, are refused with the place where they belong", () => {
    const { mark: _, ...one } = column;
    expect(messages("en-1992-1-1", one)).toBe(
      'columns is required: a list of items; the input is one of them: { "columns": [{ … }] }',
    );
    expect(messages("en-1992-1-1", [column])).toContain("not a list; give the list as columns");
  });

  test("concrete and reinforcement by their classes", () => {
    expect(check("en-1992-1-1", { columns: [{ ...column, fck: "C30/37", fyk: "B500B" }] })).toEqual(
      check("en-1992-1-1", { columns: [column] }),
    );
  });

  test("a field with another unit, or with the object it stands in, is named", () => {
    const { links: _, l0: __, ...rest } = column;
    const said = messages("en-1992-1-1", { columns: [{ ...rest, l0_mm: 4000, N_Ed_kN: 5, link_diameter_mm: 8 }] });
    expect(said).toContain("l0_mm unknown field; did you mean l0?");
    expect(said).toContain("N_Ed_kN unknown field; did you mean N_Ed?");
    expect(said).toContain("link_diameter_mm unknown field; did you mean links.diameter_mm?");
    // few fields: all of them
    expect(
      messages("en-1992-1-1", { columns: [{ ...column, links: { diameter_mm: 8, spacing_mm: 200, qwx: 1 } }] }),
    ).toMatch(/links\.qwx unknown field; known: diameter_mm, spacing_mm/);
  });

  test("what is not clear is refused", () => {
    expect(messages("en-1993-1-8", { ...bolt, bolt_grade: 8.7 })).toContain("bolt_grade must be one of");
    expect(messages("en-1992-1-1", { columns: [{ ...column, fck: "30" }] })).toContain(
      "fck must be a finite number in MPa",
    );
    for (const fck of ["GL28", "C30/38"])
      expect(messages("en-1992-1-1", { columns: [{ ...column, fck }] })).toContain("fck must be a finite number");
  });
});

describe("hints by meaning", () => {
  const member = { profile: "IPE 300", length_mm: 6000 };
  test.each([
    ["en-1993-1-1", { members: [{ ...member, M_Ed: 50 }] }, "M_y_Ed"],
    ["en-1993-1-1", { members: [{ ...member, V_Ed: 50 }] }, "V_z_Ed"],
    ["en-1993-1-8", { ...bolt, F_Ed: 60 }, "V_Ed"],
    ["en-1993-1-8", { ...bolt, type: "bolt" }, "connection"],
    ["en-1993-1-1", { members: [{ ...member, grade: "S355" }] }, "steel_grade"],
    ["en-1993-1-1", { members: [member], annex: "NL" }, "national_annex"],
    // a field that stands one level down
    ["en-1993-1-9", { details: [{ detail_id: "80", n_cycles: 2e6 }] }, "stress_history[].n_cycles"],
    ["en-1993-1-8", { connection: "fin-plate", b_mm: 110 }, "plate.b_mm"],
  ])("%s %j: %s", (endpoint, input, name) => {
    expect(messages(endpoint, input)).toContain(`did you mean ${name}?`);
  });

  test("a country without an annex here", () => {
    expect(messages("en-1993-1-8", { ...bolt, national_annex: "BE" })).toContain(
      "for another country take EN, with the values of its annex in overrides",
    );
  });

  test("the shape of an object that is missing", () => {
    expect(
      messages("en-1993-1-8", { connection: "fin-plate", bolt_grade: "8.8", bolt_size: "M20", V_Ed: 100 }),
    ).toMatch(/plate is required: .*an object \{ \w+/);
  });
});
