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

  test("joints are relations: the beam with the column that its place says, its bolts and plates between them", async () => {
    const relations = await opened(await modelIfc(made), (api, model) =>
      [webIfc.IFCRELCONNECTSWITHREALIZINGELEMENTS, webIfc.IFCRELCONNECTSELEMENTS].flatMap((type) =>
        linesOf(api, model, type).map(({ Name, RelatingElement, RelatedElement, RealizingElements = [] }) => ({
          name: Name?.value,
          from: RelatingElement as Line,
          to: RelatedElement as Line,
          by: (RealizingElements as Line[]).map(({ Name: of }) => of?.value ?? ""),
        })),
      ),
    );
    const carried = made.joints.find(({ support }) => support === "C1");
    const own = relations.filter(({ from }) => from.Name?.value === "B1");
    expect(own.map(({ to }) => to.Name?.value)).toEqual(["C1", "C1"]);
    // of the two columns at its ends, not twice the same one
    expect(new Set(own.map(({ to }) => (to.GlobalId as { value: string }).value)).size).toBe(2);
    for (const { name, by } of own) {
      expect(made.joints.map(({ id }) => id)).toContain(name);
      expect(by.filter((one) => /^M\d+x/.test(one)).length).toBeGreaterThanOrEqual(2);
    }
    expect(carried).toBeDefined();
    // each column stands on its base plate, held by four anchors
    const bases = relations.filter(({ from }) => from.Name?.value === "C1");
    expect(bases).toHaveLength(4);
    for (const { to, by } of bases) {
      expect(made.parts.plates.find(({ mark }) => mark === to.Name?.value)?.use).toBe("base plate");
      expect(by.filter((one) => /^M\d+x/.test(one))).toHaveLength(4);
    }
  });

  test("where the model stands on the earth, where the project says it: metres to its millimetres", async () => {
    const georeference = {
      crs: "EPSG:28992",
      eastings_m: 85_000.5,
      northings_m: 447_000.25,
      height_m: -1.2,
      x_axis_deg: 30,
    };
    const placed = assess(list, { corrections, project: { georeference } });
    const [conversion] = await opened(await modelIfc(placed), (api, model) =>
      linesOf(api, model, webIfc.IFCMAPCONVERSION),
    );
    const value = (name: string) => (conversion?.[name] as { value: number } | undefined)?.value;
    expect(["Eastings", "Northings", "OrthogonalHeight", "Scale"].map(value)).toEqual([
      85_000.5, 447_000.25, -1.2, 0.001,
    ]);
    expect(value("XAxisAbscissa")).toBeCloseTo(Math.cos(Math.PI / 6), 9);
    expect(value("XAxisOrdinate")).toBeCloseTo(0.5, 9);
    expect((conversion?.TargetCRS as Line | undefined)?.Name?.value).toBe("EPSG:28992");
    expect(await opened(await modelIfc(made), (api, model) => linesOf(api, model, webIfc.IFCMAPCONVERSION))).toEqual(
      [],
    );
  });

  test("a place of no length is refused with its path", () => {
    const parsed = overridesSchema.safeParse([{ mark: "C1", place: [{ start: [0, 0, 0], end: [0, 0, 0] }] }]);
    expect(parsed.error?.issues[0]?.path).toEqual([0, "place", 0, "end"]);
  });
});
