import { describe, expect, expectTypeOf, test } from "vitest";
import {
  type CheckResult,
  check,
  checkMany,
  checkUnknown,
  type Endpoint,
  isBoth,
  type Requests,
  type ResultOf,
} from "../src/public.ts";

// check() as others import it: what must compile and what must not, for each endpoint. The type check reads this file, and
// the tests run what it calls.

/** Is compiled, and never called. */
const never = (..._calls: readonly (() => unknown)[]) => {};

test("every endpoint has its types here", () => {
  expectTypeOf<Endpoint>().toEqualTypeOf<
    "en-1990" | "en-1991" | "en-1992-1-1" | "en-1993-1-1" | "en-1993-1-8" | "en-1993-1-9" | "en-1995-1-1" | "en-1998-1"
  >();
});

test("en-1992-1-1: columns", () => {
  const column = { mark: "C1", b: 300, h: 300, fck: 30, fyk: 500, A_s: 1256, N_Ed: 800, M_Ed: 40, l0: 3000 } as const;
  const result = check("en-1992-1-1", { national_annex: "NL", columns: [column] });
  expectTypeOf(result.endpoint).toEqualTypeOf<"en-1992-1-1">();
  expectTypeOf(result.result.columns?.[0]?.values.lambda).toEqualTypeOf<number | undefined>();
  expect(result.result.columns?.[0]?.values.lambda).toBeGreaterThan(0);
  never(
    // @ts-expect-error a misspelt field
    () => check("en-1992-1-1", { columns: [{ ...column, fcK: 30 }] }),
    // @ts-expect-error a text in place of a number
    () => check("en-1992-1-1", { columns: [{ ...column, fck: "C30/37" }] }),
    // @ts-expect-error a word that is not allowed
    () => check("en-1992-1-1", { columns: [{ ...column, shape: "oval" }] }),
    // @ts-expect-error a required field is missing
    () => check("en-1992-1-1", { columns: [{ mark: "C1" }] }),
    // @ts-expect-error a value that no column has
    () => result.result.columns?.[0]?.values.lambda_mm,
  );
});

test("en-1993-1-1: members", () => {
  const member = { mark: "B1", profile: "IPE 300", length_mm: 6000, N_Ed: 100, M_y_Ed: 20 } as const;
  const result = check("en-1993-1-1", { members: [member] });
  expectTypeOf(result.endpoint).toEqualTypeOf<"en-1993-1-1">();
  expectTypeOf(result.result.members[0]?.values.N_b_z_Rd_kN).toEqualTypeOf<number | undefined>();
  expect(result.result.members[0]?.values.N_b_z_Rd_kN).toBeGreaterThan(0);
  expect(checkMany("en-1993-1-1", [member], { result: "summary" })).toHaveLength(1);
  never(
    // @ts-expect-error a misspelt field of an item
    () => check("en-1993-1-1", { members: [{ ...member, profil: "IPE 300" }] }),
    // @ts-expect-error no such annex
    () => check("en-1993-1-1", { national_annex: "XX", members: [member] }),
    // @ts-expect-error the list is missing
    () => check("en-1993-1-1", { national_annex: "NL" }),
    // @ts-expect-error a value with another unit
    () => result.result.members[0]?.values.N_b_z_Rd_kNm,
    // @ts-expect-error a misspelt list
    () => result.result.membres,
    // @ts-expect-error a misspelt field of an item
    () => result.result.members[0]?.utilisation,
    // @ts-expect-error a verification that there is none of
    () => result.result.governing?.verification === "flexural-bukling-z",
    // @ts-expect-error a misspelt field of a batch
    () => checkMany("en-1993-1-1", [{ ...member, profil: "IPE 300" }], { result: "summary" }),
  );
});

test("both generations: two results, and what differs", () => {
  const member = { mark: "B1", profile: "IPE 300", length_mm: 6000, M_y_Ed: 20 } as const;
  const { result } = check("en-1993-1-1", { edition: "both", members: [member] });
  expectTypeOf(result.edition).toEqualTypeOf<"both">();
  expectTypeOf(result.first.members[0]?.values.chi_LT).toEqualTypeOf<number | undefined>();
  expectTypeOf(result.differences[0]?.share).toEqualTypeOf<number | null | undefined>();
  if ("refused" in result.second) expectTypeOf(result.second.refused).toEqualTypeOf<string>();
  else {
    expectTypeOf(result.second.members[0]?.values.f_M).toEqualTypeOf<number | undefined>();
    expect(result.second.members[0]?.values.f_M).toBeGreaterThan(0);
  }
  const one = check("en-1993-1-1", { edition: "second", members: [member] });
  expect(one.result.members[0]?.values.f_M).toBeGreaterThan(0);
  // an edition that only the run of a program knows
  const request: Requests["en-1993-1-1"] = { edition: "both", members: [member] };
  const asked = check("en-1993-1-1", request);
  expect(isBoth(asked.result) && asked.result.differences.length).toBeGreaterThan(0);
  never(
    // @ts-expect-error of both the members are under first and second
    () => result.members,
    // @ts-expect-error one that there is not
    () => check("en-1993-1-1", { edition: "third", members: [member] }),
    // @ts-expect-error a check of one generation
    () => check("en-1993-1-9", { edition: "both", details: [] }),
    // @ts-expect-error a misspelt field beside an edition
    () => check("en-1993-1-1", { edition: "both", members: [{ ...member, profil: "IPE 300" }] }),
    // @ts-expect-error a misspelt name of a difference
    () => result.differences[0]?.shares,
  );
});

describe("en-1993-1-8: connections", () => {
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
  } as const satisfies Requests["en-1993-1-8"];

  test("without a kind it is a bolt", () => {
    const result = check("en-1993-1-8", bolt);
    expectTypeOf(result.endpoint).toEqualTypeOf<"en-1993-1-8">();
    expectTypeOf(result.result.connection?.values.F_v_Rd_kN).toEqualTypeOf<number | undefined>();
    expect(result.result.connection?.values.F_v_Rd_kN).toBeGreaterThan(0);
    expect(check("en-1993-1-8", { connections: [bolt, { ...bolt, mark: "second" }] }).result.connections).toHaveLength(
      2,
    );
    never(
      // @ts-expect-error a misspelt field
      () => check("en-1993-1-8", { ...bolt, plate_thickness: 10 }),
      // @ts-expect-error a text in place of a number
      () => check("en-1993-1-8", { ...bolt, plate_t: "10" }),
      // @ts-expect-error a kind that there is not
      () => check("en-1993-1-8", { ...bolt, connection: "glue" }),
      // @ts-expect-error a value of a member
      () => result.result.connection?.values.N_b_z_Rd_kN,
    );
  });

  test("the values are those of the kind", () => {
    type Of<Kind extends string> = NonNullable<ResultOf<"en-1993-1-8", Kind>["result"]["connection"]>["values"];
    expectTypeOf<Of<"fin-plate">["V_Rd_kN"]>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Of<"pin">>().not.toHaveProperty("V_Rd_kN");
    expectTypeOf<Of<"weld">>().not.toHaveProperty("F_v_Rd_kN");
    expectTypeOf<Extract<Requests["en-1993-1-8"], { connection: "fin-plate" }>>().toHaveProperty("beam");
  });
});

test("en-1993-1-9: details", () => {
  const detail = {
    mark: "D1",
    detail_id: "8.1-1",
    method: "damage-tolerant",
    consequence: "high",
    stress_history: [{ delta_sigma: 60, n_cycles: 2e6 }],
  } as const;
  const result = check("en-1993-1-9", { details: [detail] });
  expectTypeOf(result.endpoint).toEqualTypeOf<"en-1993-1-9">();
  expectTypeOf(result.result.details[0]?.values.gamma_Mf).toEqualTypeOf<number | undefined>();
  expect(result.result.details[0]?.values.gamma_Mf).toBe(1.15);
  never(
    // @ts-expect-error a misspelt field
    () => check("en-1993-1-9", { details: [{ ...detail, detailId: "8.1-1" }] }),
    // @ts-expect-error a value that no detail has
    () => result.result.details[0]?.values.gamma_M1,
  );
});

test("en-1995-1-1: members of timber", () => {
  const joist = {
    mark: "J1",
    species: "C24",
    b: 75,
    h: 225,
    length_mm: 4000,
    service_class: 1,
    load_duration: "medium-term",
    M_y_Ed: 4.2,
    lateral_restraint: "continuous",
  } as const;
  const result = check("en-1995-1-1", { members: [joist] });
  expectTypeOf(result.endpoint).toEqualTypeOf<"en-1995-1-1">();
  expectTypeOf(result.result.members?.[0]?.values.k_mod).toEqualTypeOf<number | undefined>();
  expect(result.result.members?.[0]?.values.k_mod).toBe(0.8);
  never(
    // @ts-expect-error a misspelt field
    () => check("en-1995-1-1", { members: [{ ...joist, specie: "C24" }] }),
    // @ts-expect-error no such service class
    () => check("en-1995-1-1", { members: [{ ...joist, service_class: 4 }] }),
    // @ts-expect-error a value of steel
    () => result.result.members?.[0]?.values.chi_LT,
  );
});

test("en-1998-1: a structure", () => {
  const structure = {
    mark: "Hall",
    agR: 0.25,
    ground_type: "B",
    spectrum_type: 1,
    importance_class: 2,
    C_t: 0.075,
    H_m: 10,
    storeys: [{ mark: "1", z_m: 10, W_kN: 1000 }],
    q: 1.5,
  } as const;
  const result = check("en-1998-1", structure);
  expectTypeOf(result.endpoint).toEqualTypeOf<"en-1998-1">();
  expectTypeOf(result.result.structure.values.T_B_s).toEqualTypeOf<number | undefined>();
  expect(result.result.structure.values.T_B_s).toBeGreaterThan(0);
  never(
    // @ts-expect-error a misspelt field
    () => check("en-1998-1", { ...structure, groundType: "B" }),
    // @ts-expect-error a text in place of a number
    () => check("en-1998-1", { ...structure, importance_class: "II" }),
    // @ts-expect-error a value that no structure has
    () => result.result.structure.values.T_X,
  );
});

test("an endpoint that is known only when it runs takes anything", () => {
  const endpoint: string = "en-1993-1-8";
  expectTypeOf(() => checkUnknown(endpoint, {})).returns.toEqualTypeOf<CheckResult>();
  never(
    // @ts-expect-error an endpoint that there is not
    () => check("en-1993-18", {}),
  );
});
