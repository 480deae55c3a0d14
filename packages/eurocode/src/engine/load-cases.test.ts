import { describe, expect, test } from "vitest";
import { check, checks, type ItemResult, listOf } from "../index.ts";

const kinds = checks.flatMap((known) =>
  // forces of braces in cases of their own form: the tests of hollow sections have the same law
  Object.values(known.kinds).flatMap((kind) =>
    kind.actions && !kind.casesAlone ? [{ known, kind, actions: kind.actions }] : [],
  ),
);

const further: Readonly<Record<string, readonly object[]>> = {
  "en-1993-1-1": [
    { moment_shape_y: "linear", psi_y: -0.4, sway_z: true, L_cr_z_mm: 6000 },
    { moment_shape_y: undefined, C_my: 0.7, C_mLT: 0.8 },
  ],
  "en-1995-1-1": [{ notch: { h_ef_mm: 400, x_mm: 100 }, fire: { duration_min: 30 } }],
};

function itemOf(endpoint: string, many: string | undefined, item: object): ItemResult {
  const { result } = check(endpoint, many === undefined ? item : { [many]: [item] });
  const found = many === undefined ? result.connection : result[many];
  return (Array.isArray(found) ? found[0] : found) as ItemResult; // one in, one out
}

describe("a load case has the utilization that it has alone", () => {
  test.each(kinds)("$known.endpoint $kind.name", ({ known, kind, actions }) => {
    const many = known.one === undefined ? listOf(known, kind) : undefined;
    const { example } = kind;
    // the loads of the deflection are those of all cases
    const left = new Set([...actions, "serviceability"]);
    const own = Object.fromEntries(Object.entries(example).filter(([name]) => !left.has(name)));
    // a slab is punched from one side, and has bars on one; a hanger is lifted where its assessment says how
    // forces of timber joints that turn count with half of each other
    const isSigned =
      kind.name !== "hanger" &&
      !kind.together &&
      actions.every((name) => kind.schema.shape[name]?.safeParse(-1).success);
    const last = !isSigned || (known.endpoint === "en-1992-1-1" && kind.name !== "column") ? 0.3 : -0.3;
    const scaled = [0.4, 1, 1.2, last].map((factor) =>
      Object.fromEntries(
        actions.flatMap((name) => (typeof example[name] === "number" ? [[name, factor * example[name]]] : [])),
      ),
    );
    for (const more of [{}, ...(kind.name === "member" ? (further[known.endpoint] ?? []) : [])]) {
      const load_cases = scaled.map((forces, i) => ({ id: String(i), ...forces }));
      const together = itemOf(known.endpoint, many, { ...own, ...more, load_cases });
      const alone = scaled.map((forces) => itemOf(known.endpoint, many, { ...own, ...more, ...forces }).utilization);
      const cases = together.load_cases as { utilization: number }[]; // what the engine writes
      // optimized code raises to a power with another last bit than interpreted code
      for (const [i, { utilization }] of cases.entries()) expect(utilization).toBeCloseTo(alone[i] ?? Number.NaN, 12);
      expect(together.utilization).toBeCloseTo(Math.max(...alone), 12);
    }
  });
});

test("what governs a request names its load case", () => {
  const member = { mark: "B1", profile: "IPE 300", length_mm: 6000 };
  const load_cases = [
    { id: "dead", M_y_Ed: 10 },
    { id: "wind", M_y_Ed: 20 },
  ];
  const governing = (one: object) => check("en-1993-1-1", { members: [{ ...member, ...one }] }).result.governing;
  expect(governing({ load_cases })).toMatchObject({ item: "B1", load_case: "wind" });
  expect(governing({ M_y_Ed: 20 })).not.toHaveProperty("load_case");
});
