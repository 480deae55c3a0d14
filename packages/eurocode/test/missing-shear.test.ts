import { describe, expect, test } from "vitest";
import { check } from "../src/index.ts";

// What is bent and has no shear, neither given nor implied, says so: steel, timber and concrete by one rule.

type Fields = Readonly<Record<string, unknown>>;

const said = (endpoint: string, request: Fields) =>
  check(endpoint, request)
    .result.warnings.filter((warning) => warning.includes("Shear is not verified"))
    .map((warning) => warning.replace(/^.* where no /, ""));

const items: Readonly<Record<string, { endpoint: string; list: string; item: Fields; bent: Fields; V: string }>> = {
  steel: {
    endpoint: "en-1993-1-1",
    list: "members",
    item: { mark: "a", profile: "IPE 300", length_mm: 6000 },
    bent: { M_y_Ed: 80 },
    V: "V_z_Ed",
  },
  timber: {
    endpoint: "en-1995-1-1",
    list: "members",
    item: { mark: "b", species: "C24", b: 80, h: 200, length_mm: 4000 },
    bent: { M_y_Ed: 4 },
    V: "V_z_Ed",
  },
  beam: {
    endpoint: "en-1992-1-1",
    list: "beams",
    item: { mark: "B", b: 300, h: 500, fck: 30, fyk: 500, bars_bottom: "4Ø16", cover_mm: 30 },
    bent: { M_Ed: 100 },
    V: "V_Ed",
  },
  slab: {
    endpoint: "en-1992-1-1",
    list: "slabs",
    item: { mark: "S", h: 180, fck: 30, fyk: 500, bars_bottom: "Ø10-150", cover_mm: 25 },
    bent: { M_Ed: 20 },
    V: "V_Ed",
  },
};

describe.each(Object.keys(items))("%s", (name) => {
  const { endpoint, list, item, bent, V } = items[name] as (typeof items)[string];
  const of = (fields: Fields) => said(endpoint, { [list]: [{ ...item, ...fields }] });
  const told = [`${V} is given (0 where there is none).`];
  test("with a moment alone asks for the shear, and is verified for the moment", () => {
    expect(of(bent)).toEqual(told);
    expect(check(endpoint, { [list]: [{ ...item, ...bent }] }).verified).toBe(true);
  });
  test("one that is given, or is none, is not asked for", () => {
    expect(of({ ...bent, [V]: 10 })).toEqual([]);
    expect(of({ ...bent, [V]: 0 })).toEqual([]);
  });
  test("of load cases, those without are named", () => {
    const request = (...load_cases: Fields[]) => ({
      ...item,
      load_cases: load_cases.map((one, i) => ({ id: `LC${i}`, ...one })),
    });
    const cases = (...load_cases: Fields[]) => of(request(...load_cases));
    const named = (...load_cases: Fields[]) =>
      check(endpoint, { [list]: [request(...load_cases)] }).result.warnings.filter((one) =>
        one.includes("counts as 0"),
      );
    expect(cases(bent, bent)).toEqual(told);
    expect(cases(bent, { ...bent, [V]: 10 })).toEqual([]);
    expect(named({ ...bent, [V]: 10 }, bent)[0]).toContain(`LC1: a moment is given and no ${V}`);
    expect(named({ ...bent, [V]: 10 }, { ...bent, [V]: 0 })).toEqual([]);
  });
  test("of characteristic actions", () => {
    const effects = (fields: Fields) =>
      Object.fromEntries(Object.entries(fields).map(([field, value]) => [field.replace("_Ed", ""), value]));
    const actions = (more: Fields) =>
      of({ actions: [{ id: "G", nature: "permanent", ...effects({ ...bent, ...more }) }] });
    expect(actions({})).toEqual(told);
    expect(actions({ [V]: 5 })).toEqual([]);
    const both = [effects({ ...bent, [V]: 5 }), effects(bent)].map((one, i) => ({
      id: `G${i}`,
      nature: "permanent",
      ...one,
    }));
    const { warnings } = check(endpoint, { [list]: [{ ...item, actions: both }] }).result;
    expect(warnings.filter((one) => one.includes("G1: a moment is given"))).toHaveLength(1);
  });
});

test("once for all items of a request, however many", () => {
  const members = Array.from({ length: 40 }, (_, i) => ({ ...items.steel?.item, mark: `B${i}`, M_y_Ed: 30 + i }));
  expect(said("en-1993-1-1", { members })).toEqual(["V_z_Ed is given (0 where there is none)."]);
});

test("steel: moments whose shape is given imply theirs, uniform ones have none, the load of the deflection has one", () => {
  const of = (fields: Fields) => said("en-1993-1-1", { members: [{ ...items.steel?.item, M_y_Ed: 80, ...fields }] });
  expect(of({ moment_shape_y: "udl" })).toEqual([]);
  expect(of({ psi_y: 1 })).toEqual([]);
  expect(of({ q_ser_kN_m: 8, deflection_limit: 250 })).toEqual([]);
  expect(of({ M_z_Ed: 2 })).toEqual(["V_z_Ed and V_y_Ed is given (0 where there is none)."]);
  expect(of({ M_z_Ed: 2, V_z_Ed: 20 })).toEqual(["V_y_Ed is given (0 where there is none)."]);
  expect(of({ M_y_Ed: 0, N_Ed: 100 })).toEqual([]);
});

test("timber: the loading of Table 6.1 and the loads of the deflection imply theirs", () => {
  const of = (fields: Fields) => said("en-1995-1-1", { members: [{ ...items.timber?.item, M_y_Ed: 4, ...fields }] });
  expect(of({ ltb_case: "udl" })).toEqual([]);
  expect(of({ ltb_case: "uniform-moment" })).toEqual([]);
  expect(of({ serviceability: { g_kN_m: 1 } })).toEqual([]);
  expect(of({ ltb_case: "udl", M_z_Ed: 1 })).toEqual(["V_y_Ed is given (0 where there is none)."]);
});

test("concrete columns: end moments that differ have a shear over their length; M_Ed alone is the same at both", () => {
  const column = { mark: "C", b: 300, h: 300, fck: 30, fyk: 500, bars: "4Ø16", cover_mm: 30, l0: 3000, N_Ed: 500 };
  const of = (fields: Fields) => said("en-1992-1-1", { columns: [{ ...column, ...fields }] });
  expect(of({ M_01: 10, M_02: 40 })).toEqual(["V_Ed is given (0 where there is none)."]);
  expect(of({ M_01: 10, M_02: 40, length_mm: 3000 })).toEqual([]);
  expect(of({ M_01: 10, M_02: 40, V_Ed: 10 })).toEqual([]);
  expect(of({ M_Ed: 40 })).toEqual([]);
});
