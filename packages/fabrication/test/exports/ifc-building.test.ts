import { describe, expect, test } from "vitest";
import * as webIfc from "web-ifc";
import { assess } from "../../src/assessment/assess.ts";
import { modelIfc } from "../../src/exports/ifc/model.ts";
import { ready } from "../../src/exports/ifc/writer.ts";
import { override } from "../../src/members/corrections.ts";
import { overridesSchema } from "../../src/members/corrections-schema.ts";
import { drawingOf } from "../drawings.ts";

// Where things stand in the building: storeys by level, the grid, what corrections place.

const corrections = overridesSchema.parse([
  {
    mark: "C1",
    role: "column",
    place: [
      { start: [0, 0, 0], end: [0, 0, 4000], text: "A/1" },
      { start: [6000, 0, 0], end: [6000, 0, 4000], text: "A/2" },
      { start: [0, 5000, 0], end: [0, 5000, 4000], text: "B/1" },
      { start: [6000, 5000, 0], end: [6000, 5000, 4000], text: "B/2" },
    ],
  },
  { mark: "B1", role: "beam", place: [{ start: [0, 0, 4000], end: [6000, 0, 4000], text: "A/1-2" }] },
]);
const list = override(
  drawingOf([
    { mark: "C1", profile: "HE 200 B", length_mm: 4000, quantity: 4 },
    { mark: "B1", profile: "IPE 300", length_mm: 6000, quantity: 1 },
    { mark: "B2", profile: "IPE 200", length_mm: 3000, quantity: 1 },
  ]),
  corrections,
);
const execution = { class: "EXC2", certificate: "3.1", surface: "galvanized" } as const;
const made = assess(list, { corrections, project: { execution } });

async function opened<T>(bytes: Uint8Array, look: (api: webIfc.IfcAPI, model: number) => T): Promise<T> {
  const api = await ready();
  const model = api.OpenModel(bytes);
  try {
    return look(api, model);
  } finally {
    api.CloseModel(model);
  }
}

interface Line {
  readonly Name?: { readonly value: string };
  readonly [name: string]: unknown;
}
const linesOf = (api: webIfc.IfcAPI, model: number, type: number): Line[] => {
  const ids = api.GetLineIDsWithType(model, type);
  return Array.from({ length: ids.size() }, (_, i) => api.GetLine(model, ids.get(i), true) as Line); // what the reader gives
};

describe("model.ifc as a building", () => {
  test("a storey for each level; columns on that of their feet, beams on theirs, what has no place in the first", async () => {
    const found = await opened(await modelIfc(made), (api, model) =>
      linesOf(api, model, webIfc.IFCRELCONTAINEDINSPATIALSTRUCTURE).map(({ RelatingStructure, RelatedElements }) => [
        (RelatingStructure as Line).Name?.value,
        (RelatedElements as Line[]).map(({ Name }) => Name?.value).sort(),
      ]),
    );
    const of = new Map(found as [string, string[]][]);
    expect([...of.keys()].sort()).toEqual(["+4.000", "Steelwork"]);
    expect(of.get("+4.000")).toContain("B1");
    expect(of.get("+4.000")).not.toContain("C1");
    expect(of.get("Steelwork")).toEqual(expect.arrayContaining(["C1", "B2", "Grid"]));
  });

  test("the grid has the axes of the places, by their names", async () => {
    const [grid, ...more] = await opened(await modelIfc(made), (api, model) => linesOf(api, model, webIfc.IFCGRID));
    expect(more).toEqual([]);
    const tags = (axes: unknown) => (axes as { AxisTag: { value: string } }[]).map(({ AxisTag }) => AxisTag.value);
    expect([tags(grid?.UAxes), tags(grid?.VAxes)]).toEqual([
      ["1", "2"],
      ["A", "B"],
    ]);
    const without = await modelIfc(assess(drawingOf([{ mark: "B1", profile: "IPE 300" }])));
    expect(await opened(without, (api, model) => linesOf(api, model, webIfc.IFCGRID))).toEqual([]);
  });

  test("how assemblies are to be made (EN 1090), where the project says it", async () => {
    const sets = await opened(await modelIfc(made), (api, model) => linesOf(api, model, webIfc.IFCPROPERTYSET));
    const [one, ...others] = sets.filter(({ Name }) => Name?.value === "EN1090");
    expect(others).toEqual([]);
    const properties = (one?.HasProperties ?? []) as { Name: { value: string }; NominalValue: { value: string } }[];
    expect(Object.fromEntries(properties.map(({ Name, NominalValue }) => [Name.value, NominalValue.value]))).toEqual({
      ExecutionClass: "EXC2",
      Certificate: "3.1",
      SurfaceTreatment: "galvanized",
    });
  });

  test("a place of no length is refused with its path", () => {
    const parsed = overridesSchema.safeParse([{ mark: "C1", place: [{ start: [0, 0, 0], end: [0, 0, 0] }] }]);
    expect(parsed.error?.issues[0]?.path).toEqual([0, "place", 0, "end"]);
  });
});
