/** model.ids is read as XML by Python, and each of its requirements is asked of model.ifc as web-ifc reads it. */
import { expect } from "vitest";
import * as webIfc from "web-ifc";
import { assess } from "../../src/assessment/assess.ts";
import { modelIds } from "../../src/exports/ifc/ids.ts";
import { modelIfc } from "../../src/exports/ifc/model.ts";
import { ready } from "../../src/exports/ifc/writer.ts";
import { hall } from "../drawings.ts";
import { hasPython, pythonReads, testWith } from "./outside.ts";

const script = `
import json, sys, xml.etree.ElementTree as T
n = {"i": "http://standards.buildingsmart.org/IDS", "x": "http://www.w3.org/2001/XMLSchema"}
text = lambda of, path: (of.find(path, n).text if of.find(path, n) is not None else None)
def one(s):
    r = s.find("i:requirements", n)
    return {
        "entity": text(s, "i:applicability/i:entity/i:name/i:simpleValue"),
        "partOf": text(r, "i:partOf/i:entity/i:name/i:simpleValue"),
        "attributes": [text(a, "i:name/i:simpleValue") for a in r.findall("i:attribute", n)],
        "properties": [{
            "set": text(p, "i:propertySet/i:simpleValue"), "name": text(p, "i:baseName/i:simpleValue"), "type": p.get("dataType"),
            "values": [v.text for v in p.findall("i:value/i:simpleValue", n)] + [v.get("value") for v in p.findall("i:value/x:restriction/x:enumeration", n)],
        } for p in r.findall("i:property", n)],
        "material": r.find("i:material", n) is not None,
    }
print(json.dumps([one(s) for s in T.parse(sys.argv[1]).getroot().findall("i:specifications/i:specification", n)]))
`;

const types: Readonly<Record<string, number>> = {
  IFCPROJECT: webIfc.IFCPROJECT,
  IFCBEAM: webIfc.IFCBEAM,
  IFCCOLUMN: webIfc.IFCCOLUMN,
  IFCMEMBER: webIfc.IFCMEMBER,
  IFCPLATE: webIfc.IFCPLATE,
  IFCMECHANICALFASTENER: webIfc.IFCMECHANICALFASTENER,
  IFCFASTENER: webIfc.IFCFASTENER,
  IFCELEMENTASSEMBLY: webIfc.IFCELEMENTASSEMBLY,
};

interface Rule {
  readonly entity: string;
  readonly partOf: string | null;
  readonly attributes: readonly string[];
  readonly properties: readonly { set: string; name: string; type: string; values: readonly string[] }[];
  readonly material: boolean;
}

interface Line {
  readonly expressID: number;
  readonly [name: string]: unknown;
}
interface Value {
  readonly value: string | number;
}
interface Holder {
  readonly Name: Value;
  readonly HasProperties?: readonly Line[];
  readonly Quantities?: readonly Line[];
}

const idsOf = (list: unknown) => (list as { value: number }[]).map(({ value }) => value);

function linesOf(api: webIfc.IfcAPI, model: number, type: number): Line[] {
  const ids = api.GetLineIDsWithType(model, type);
  return Array.from({ length: ids.size() }, (_, i) => api.GetLine(model, ids.get(i)) as Line); // what the reader gives
}

/** A property or a quantity of one of its sets. */
function found(sets: readonly Holder[] | undefined, set: string, name: string): Line | undefined {
  const holder = sets?.find(({ Name }) => Name.value === set);
  return [...(holder?.HasProperties ?? []), ...(holder?.Quantities ?? [])].find(
    (one) => (one.Name as Value).value === name,
  );
}

testWith(hasPython("xml"))("model.ifc has what model.ids promises of each piece", async () => {
  const execution = { class: "EXC3", surface: "galvanized & <painted>" } as const;
  const made = assess(hall(), { project: { execution } });
  const rules = pythonReads(script, "model.ids", modelIds(made)) as Rule[];
  expect(rules.map(({ entity }) => entity)).toEqual(Object.keys(types));
  const api = await ready();
  const model = api.OpenModel(await modelIfc(made));
  const all = (type: number) => linesOf(api, model, type);
  const sets = new Map<number, Holder[]>();
  for (const { RelatedObjects, RelatingPropertyDefinition } of all(webIfc.IFCRELDEFINESBYPROPERTIES)) {
    const set = api.GetLine(model, (RelatingPropertyDefinition as { value: number }).value, true) as Holder;
    for (const id of idsOf(RelatedObjects)) sets.set(id, [...(sets.get(id) ?? []), set]);
  }
  const material = new Set(all(webIfc.IFCRELASSOCIATESMATERIAL).flatMap(({ RelatedObjects }) => idsOf(RelatedObjects)));
  const assemblies = new Set(all(webIfc.IFCELEMENTASSEMBLY).map(({ expressID }) => expressID));
  const parts = new Set(
    all(webIfc.IFCRELAGGREGATES).flatMap(({ RelatingObject, RelatedObjects }) =>
      assemblies.has((RelatingObject as { value: number }).value) ? idsOf(RelatedObjects) : [],
    ),
  );
  for (const { entity, partOf, attributes, properties, material: steel } of rules) {
    const products = all(types[entity] ?? 0);
    expect(products.length, entity).toBeGreaterThan(0);
    for (const product of products) {
      for (const name of attributes) {
        const given = (product[name] as Value | null)?.value ?? "";
        // a text that says something, or a number above 0
        expect(String(given), `${entity}.${name}`).toMatch(/[^\s0]/);
      }
      if (steel) expect(material.has(product.expressID), `${entity}: material`).toBe(true);
      if (partOf !== null) expect(parts.has(product.expressID), `${entity}: part of ${partOf}`).toBe(true);
      for (const { set, name, values } of properties) {
        const property = found(sets.get(product.expressID), set, name);
        expect(property, `${entity}: ${set}.${name}`).toBeDefined();
        const nominal = (property?.NominalValue as Value | undefined)?.value;
        if (values.length > 0) expect(values, `${entity}: ${set}.${name}`).toContain(nominal);
      }
    }
  }
  api.CloseModel(model);
  expect(modelIds(made)).toEqual(modelIds(made));
});
