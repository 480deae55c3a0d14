/** model.ifc as others read it: the reader and kernel of ifc-lite, and libifcplusplus of Debian. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { IfcAPI, initSync } from "@ifc-lite/wasm";
import { section } from "@x/eurocode";
import { beforeAll, describe, expect, test } from "vitest";
import { assess } from "../../src/assessment/assess.ts";
import { modelIfc } from "../../src/exports/ifc/model.ts";
import type { Fabrication } from "../../src/fabrication.ts";
import { overridesSchema } from "../../src/members/corrections-schema.ts";
import { drawingOf, hall } from "../drawings.ts";
import { exampleFabrication } from "../example.ts";
import { hasProgram, run, testWith, written } from "./outside.ts";

const notched = overridesSchema.parse([
  { mark: "B1", start: { set: { notch: { length_mm: 120, depth_top_mm: 40 } } }, end: { joint: "end-plate" } },
]);
const fabrications: readonly (readonly [string, Fabrication])[] = [
  ["the example", exampleFabrication()],
  ["a hall", assess(hall(), { national_annex: "NL" })],
  [
    "notched beams and standing columns",
    assess(
      drawingOf([
        { mark: "B1", profile: "IPE 400", quantity: 2 },
        {
          mark: "C1",
          profile: "HE 200 B",
          length_mm: 4000,
          place: [{ start: [0, 0, 0], end: [0, 0, 4000], from: "manual" }],
        },
      ]),
      { corrections: notched },
    ),
  ],
  [
    "mitred ends",
    assess(
      drawingOf([
        { mark: "B1", profile: "IPE 300", length_mm: 3000 },
        { mark: "B2", profile: "SHS 100x100x5", length_mm: 2000 },
        { mark: "B3", profile: "HE 200 A", length_mm: 2500 },
      ]),
      {
        project: { beam_joint: "none" },
        corrections: overridesSchema.parse([
          { mark: "B1", start: { cut: { about_y_deg: 30 } }, end: { cut: { about_y_deg: -45 } } },
          { mark: "B2", start: { cut: { about_z_deg: 45 } }, end: { cut: { about_z_deg: 45 } } },
          { mark: "B3", end: { cut: { about_y_deg: 20 } } },
        ]),
      },
    ),
  ],
];

beforeAll(() => {
  initSync({ module: readFileSync(fileURLToPath(import.meta.resolve("@ifc-lite/wasm/ifc-lite_bg.wasm"))) });
});

interface Element {
  readonly expressId: number;
  readonly type: string;
  readonly name?: string;
  readonly propertySets?: readonly { name: string; properties: readonly { name: string; value: unknown }[] }[];
  readonly quantitySets?: readonly { name: string; quantities: readonly { name: string; value: number }[] }[];
}

interface Mesh {
  volume_mm3: number;
  /** extents, the greatest first */
  box_mm: readonly number[];
}

function read(bytes: Uint8Array): { elements: Element[]; meshes: Map<number, Mesh>; failures: number } {
  const api = new IfcAPI();
  const text = (found: Uint8Array) => new TextDecoder().decode(found);
  const elements: Element[] = JSON.parse(text(api.exportJson(bytes, false, true, true)));
  const meshes = meshesOf(text(api.exportObj(bytes, false, new Uint32Array(), null)));
  return { elements, meshes, failures: api.diagnoseGeometry(bytes)?.totalCsgFailures ?? 0 };
}

/** Volumes and boxes of the objects of an OBJ file, which is in metres. */
function meshesOf(obj: string): Map<number, Mesh> {
  const points: number[][] = [];
  const meshes = new Map<number, { six: number; low: number[]; high: number[] }>();
  let mesh = { six: 0, low: [0, 0, 0], high: [0, 0, 0] };
  for (const line of obj.split("\n")) {
    const [kind, ...rest] = line.split(/\s+/);
    if (kind === "o") {
      mesh = { six: 0, low: [1e9, 1e9, 1e9], high: [-1e9, -1e9, -1e9] };
      meshes.set(Number(rest[0]?.split("_")[1]), mesh);
    } else if (kind === "v") {
      const point = rest.slice(0, 3).map((value) => Number(value) * 1000);
      points.push(point);
      mesh.low = mesh.low.map((value, i) => Math.min(value, point[i] ?? 0));
      mesh.high = mesh.high.map((value, i) => Math.max(value, point[i] ?? 0));
    } else if (kind === "f") {
      const corners = rest.filter(Boolean).map((corner) => points[Number.parseInt(corner, 10) - 1] ?? [0, 0, 0]);
      const [[ax = 0, ay = 0, az = 0] = [], [bx = 0, by = 0, bz = 0] = [], [cx = 0, cy = 0, cz = 0] = []] = corners;
      mesh.six += ax * (by * cz - bz * cy) - ay * (bx * cz - bz * cx) + az * (bx * cy - by * cx);
    }
  }
  return new Map(
    [...meshes].map(([id, { six, low, high }]) => [
      id,
      { volume_mm3: Math.abs(six) / 6, box_mm: high.map((value, i) => value - (low[i] ?? 0)).sort((a, b) => b - a) },
    ]),
  );
}

const counted = <T>(list: readonly T[], nameOf: (one: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const one of list) counts[nameOf(one)] = (counts[nameOf(one)] ?? 0) + 1;
  return counts;
};

/** What the data says there is of each kind of product. */
function wanted({ assemblies, parts }: Fabrication): Record<string, number> {
  const holes = new Map([...parts.profiles, ...parts.fittings, ...parts.plates].map(({ id, holes }) => [id, holes]));
  const copes = new Map(parts.profiles.map(({ id, copes }) => [id, copes.length]));
  const all = (list: (one: Fabrication["assemblies"][number]) => readonly { part: string }[]) =>
    assemblies.flatMap((one) => Array.from({ length: one.quantity }, () => list(one)).flat());
  const shown = all((one) => [...one.profiles, ...one.fittings, ...one.plates, ...one.neighbours]);
  const plates = new Set(parts.plates.map(({ id }) => id));
  const counts: Record<string, number> = {
    IfcPlate: shown.filter(({ part }) => plates.has(part)).length,
    IfcMechanicalFastener: all((one) => one.bolts).length,
    IfcElementAssembly: assemblies.reduce((sum, { quantity }) => sum + quantity, 0),
    IfcOpeningElement: shown.reduce(
      (sum, { part }) => sum + (holes.get(part)?.length ?? 0) + (copes.get(part) ?? 0),
      0,
    ),
  };
  // what a fixture has none of is in no count
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

const isPiece = (type: string) => ["IfcBeam", "IfcColumn", "IfcMember"].includes(type);

describe.each(fabrications)("ifc-lite reads %s", (_, fabrication) => {
  const { parts, members } = fabrication;

  test("as many products of each kind; each piece with its sets", { tags: "change" }, async () => {
    const { elements, failures } = read(await modelIfc(fabrication));
    expect(failures).toBe(0);
    const counts = counted(elements, ({ type }) => type);
    expect(counts).toMatchObject(wanted(fabrication));
    const pieces = elements.filter(({ type }) => isPiece(type));
    expect(pieces.length).toBe([...parts.profiles, ...parts.fittings].reduce((sum, { quantity }) => sum + quantity, 0));
    for (const part of parts.profiles) {
      const mine = pieces.filter(({ name }) => name === part.mark);
      expect(mine.length, part.mark).toBe(part.quantity);
      const sets = new Map(mine[0]?.propertySets?.map(({ name, properties }) => [name, properties]));
      const check = new Map(sets.get("EurocodeCheck")?.map(({ name, value }) => [name, value]));
      const member = members.find(({ id }) => id === part.id);
      expect(check.get("Passed")).toBe(member?.check && member.state === "passed");
      expect(check.get("State")).toBe(member?.state);
      expect(check.get("NationalAnnex")).toBe(fabrication.settings.national_annex);
      const [quantities] = mine[0]?.quantitySets ?? [];
      const value = (name: string) => quantities?.quantities.find((one) => one.name === name)?.value ?? 0;
      expect(value("Length")).toBeCloseTo(part.length_mm, 3);
      expect(value("GrossWeight")).toBeCloseTo(part.mass_kg, 3);
      expect(value("NetWeight")).toBeCloseTo(part.net_mass_kg, 3);
    }
  });

  test("volumes and boxes of its meshes are those of the parts", { tags: "change" }, async () => {
    const { elements, meshes } = read(await modelIfc(fabrication));
    for (const { expressId, type, name } of elements) {
      const mesh = meshes.get(expressId);
      const plate = type === "IfcPlate" ? parts.plates.find(({ mark }) => mark === name) : undefined;
      const profile = isPiece(type) ? parts.profiles.find(({ mark }) => mark === name) : undefined;
      const part = plate ?? profile;
      if (!part) continue;
      // round holes and tubes are polygons in a mesh, a catalogue rounds its masses
      const mass = (mesh?.volume_mm3 ?? 0) * 7.85e-6;
      expect(Math.abs(mass - part.net_mass_kg) / part.net_mass_kg, `${type} ${name}: ${mass} kg`).toBeLessThan(0.02);
      const box = plate ? boxOfPlate(plate.outline, plate.t_mm) : profile && boxOfProfile(profile);
      (box ?? []).forEach((side, i) => {
        expect(Math.abs((mesh?.box_mm[i] ?? 0) - side), `${type} ${name}: ${mesh?.box_mm}`).toBeLessThan(0.6);
      });
    }
  });
});

const falling = (values: number[]) => values.sort((a, b) => b - a);
const boxOfPlate = (outline: Fabrication["parts"]["plates"][number]["outline"], t: number) =>
  falling([Math.max(...outline.map(([x]) => x)), Math.max(...outline.map(([, y]) => y)), t]);

function boxOfProfile({ profile, length_mm }: Fabrication["parts"]["profiles"][number]): number[] {
  const { dimensions: d, shape } = section(profile) ?? {};
  const flat = shape === "flat";
  const h = (flat ? d?.b_mm : d?.h_mm) ?? d?.d_mm ?? 0;
  const b = (flat ? d?.t_mm : d?.b_mm) ?? d?.d_mm ?? 0;
  return falling([length_mm, h, b]);
}

const library = hasProgram("g++") && run("sh", ["-c", "ls /usr/include/ifcpp/reader/ReaderSTEP.h"]).status === 0;

testWith(library)("libifcplusplus-dev, g++ (Debian): reads as many of each", { tags: "change" }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "ifcplusplus-"));
  // a header that the library names and does not use
  mkdirSync(join(folder, "boost"));
  writeFileSync(join(folder, "boost", "unordered_map.hpp"), "#include <unordered_map>\n");
  const source = join(dirname(fileURLToPath(import.meta.url)), "ifcplusplus.cpp");
  const at = "/usr/lib/ifcplusplus";
  const made = run("g++", [
    ...["-std=c++17", "-w", `-I${folder}`, source, "-o", join(folder, "reader")],
    ...[`-L${at}`, `-Wl,-rpath,${at}`, "-lIfcPlusPlus"],
  ]);
  expect(made.stderr).toBe("");
  for (const [name, fabrication] of fabrications) {
    const { stdout } = run(join(folder, "reader"), [written(await modelIfc(fabrication), "model.ifc")]);
    const { counts, profiles } = JSON.parse(stdout);
    expect(counts, name).toMatchObject(wanted(fabrication));
    for (const { profile } of fabrication.parts.profiles) expect(profiles, name).toHaveProperty([profile]);
    expect(counts.IfcRelVoidsElement, name).toBe(counts.IfcOpeningElement);
  }
});
