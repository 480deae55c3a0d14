import { expect, test } from "vitest";
import * as webIfc from "web-ifc";
import { modelIfc } from "../../src/exports/ifc/model.ts";
import { exampleFabrication } from "../example.ts";

const fabrication = exampleFabrication();
const text = async (schema?: "IFC4X3") => new TextDecoder().decode(await modelIfc(fabrication, schema));

/** Lines of the data part: number → entity, text of its attributes. */
function lines(step: string): Map<number, { name: string; attributes: string }> {
  return new Map(
    [...step.matchAll(/^#(\d+)=\s*([A-Z0-9]+)\((.*)\);$/gm)].map(([, id, name = "", attributes = ""]) => [
      Number(id),
      { name, attributes },
    ]),
  );
}

test("header: schema, view, no clock", async () => {
  const head = (await text()).split("DATA;")[0];
  expect(head).toContain("FILE_DESCRIPTION(('ViewDefinition [ReferenceView_V1.2]'),'2;1');");
  expect(head).toContain("FILE_SCHEMA(('IFC4'));");
  expect(head).not.toMatch(/20[1-9]\d-/);
  expect((await text("IFC4X3")).split("DATA;")[0]).toContain("IFC4X3_ADD2");
});

test("the same bytes twice; every reference has its line; GlobalIds are unique", async () => {
  const step = await text();
  expect(await text()).toBe(step);
  const all = lines(step);
  const guids = new Set<string>();
  let rooted = 0;
  for (const { attributes } of all.values()) {
    for (const [, id] of attributes.replace(/'(?:[^']|'')*'/g, "").matchAll(/#(\d+)/g))
      expect(all.has(Number(id))).toBe(true);
    const guid = /^'([0-3][0-9A-Za-z_$]{21})',/.exec(attributes)?.[1];
    if (guid !== undefined) {
      rooted++;
      guids.add(guid);
    }
  }
  expect(guids.size).toBe(rooted);
});

test("pieces, plates, holes, bolts, welds and assemblies, as many as there are", async () => {
  const counts = new Map<string, number>();
  for (const { name } of lines(await text()).values()) counts.set(name, (counts.get(name) ?? 0) + 1);
  expect(
    Object.fromEntries([...counts].filter(([name]) => /BEAM|COLUMN|PLATE|FASTENER|ASSEMBLY|OPENING/.test(name))),
  ).toEqual({
    IFCBEAM: 2,
    IFCCOLUMN: 1,
    IFCPLATE: 6,
    IFCMECHANICALFASTENER: 20,
    IFCFASTENER: 9,
    IFCELEMENTASSEMBLY: 3,
    // 4 holes in each header plate, 4 in the base plate, 3 in the fin plate, 3 in the column
    IFCOPENINGELEMENT: 4 * 4 + 4 + 3 + 3,
  });
});

test("true profiles with fillets, properties and quantities", async () => {
  const step = await text();
  expect(step).toContain("'IPE 300',");
  expect(step).toMatch(/IFCISHAPEPROFILEDEF\(\.AREA\.,'IPE 300',#\d+,150\.,300\.,7\.1,10\.7,15\.,\$,\$\)/);
  expect(step).toMatch(/IFCISHAPEPROFILEDEF\(\.AREA\.,'HE 200 B',#\d+,200\.,200\.,9\.,15\.,18\.,\$,\$\)/);
  expect(step).toMatch(/IFCQUANTITYWEIGHT\('GrossWeight',\$,\$,253\.45/);
  expect(step).toMatch(/IFCQUANTITYLENGTH\('Length',\$,\$,6000\./);
  expect(step).toContain("'EurocodeCheck'");
  expect(step).toMatch(/'Utilization',\$,IFCREAL\(0\.42\)/);
  expect(step).toMatch(/'Reference',\$,IFCIDENTIFIER\('B1'\)/);
});

test("masses of plates by the volume of their meshes: holes are cut", async () => {
  const api = new webIfc.IfcAPI();
  await api.Init();
  const model = api.OpenModel(await modelIfc(fabrication));
  const masses = new Map<string, number>();
  api.StreamAllMeshesWithTypes(model, [webIfc.IFCPLATE], (mesh) => {
    const name = api.GetLine(model, mesh.expressID).Name.value;
    masses.set(name, volume(api, model, mesh) * 7850);
  });
  // circles are polygons in a mesh
  for (const { mark, net_mass_kg } of fabrication.parts.plates)
    expect(Math.abs((masses.get(mark) ?? 0) - net_mass_kg) / net_mass_kg).toBeLessThan(0.005);
});

function volume(api: webIfc.IfcAPI, model: number, mesh: webIfc.FlatMesh): number {
  let all = 0;
  for (let i = 0; i < mesh.geometries.size(); i++) {
    let six = 0;
    const { geometryExpressID, flatTransformation: t } = mesh.geometries.get(i);
    const geometry = api.GetGeometry(model, geometryExpressID);
    const vertices = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
    const indices = api.GetIndexArray(geometry.GetIndexData(), geometry.GetIndexDataSize());
    const at = (k: number) =>
      [0, 1, 2].map((j) => vertices[(indices[k] ?? 0) * 6 + j] ?? 0) as [number, number, number];
    for (let k = 0; k < indices.length; k += 3) {
      const [a, b, c] = [at(k), at(k + 1), at(k + 2)];
      six +=
        a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
    }
    // from mm to m
    const scale = Math.hypot(t[0] ?? 1, t[1] ?? 0, t[2] ?? 0);
    all += (six / 6) * scale ** 3;
  }
  return all;
}

test("hostile texts stay texts; letters beyond ASCII are escaped", async () => {
  const [first, ...others] = fabrication.parts.profiles;
  if (!first) throw new Error("no profile");
  const mark = "ü'); #1=IFCWALL($);\n\u202E Ø";
  const parts = { ...fabrication.parts, profiles: [{ ...first, mark }, ...others] };
  const step = new TextDecoder().decode(await modelIfc({ ...fabrication, parts }));
  expect(step).toMatch(/^[\x20-\x7e\n\r]*$/);
  expect(step).toContain("\\X2\\");
  const api = new webIfc.IfcAPI();
  await api.Init();
  const model = api.OpenModel(new TextEncoder().encode(step));
  expect(api.GetLineIDsWithType(model, webIfc.IFCWALL).size()).toBe(0);
  const beam = api.GetLine(model, api.GetLineIDsWithType(model, webIfc.IFCBEAM).get(0));
  expect(beam.Name.value).toBe("ü'); #1=IFCWALL($); Ø");
});
