/** Masses, lengths, quantities and holes are the same in every file and in the JSON, over drawings of several offices. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { IfcAPI, initSync } from "@ifc-lite/wasm";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import { byDepth } from "../../../tests/depth.ts";
import { assess } from "../../fabrication/src/assessment/assess.ts";
import { exportFiles } from "../../fabrication/src/exports/files.ts";
import type { Fabrication } from "../../fabrication/src/fabrication.ts";
import { jobData } from "../../fabrication/src/job.ts";
import { readNc1 } from "../../fabrication/test/exports/nc1-reader.ts";
import { hasProgram, run, testWith, written } from "../../fabrication/test/exports/outside.ts";
import { readDrawing } from "../src/process/isolated.ts";

const folder = fileURLToPath(new URL("./drawings/files/", import.meta.url));
const drawings = [
  "uk_beam_schedule_ranges",
  "sv_stycklista_laster",
  "nl_overzicht_merkenlijst",
  "fr_portique_nomenclature",
];

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const total = <T extends { readonly quantity: number }>(list: readonly T[], of: (one: T) => number): number =>
  sum(list.map((one) => of(one) * one.quantity));

/** What every file must agree with. */
const truth = ({ parts, members, summary }: Fabrication) => ({
  pieces: total(parts.profiles, () => 1),
  length: total(parts.profiles, (one) => one.length_mm),
  mass: total(parts.profiles, (one) => one.mass_kg),
  plates: total(parts.plates, () => 1),
  plateMass: total(parts.plates, (one) => one.mass_kg),
  bolts: total(parts.bolts, () => 1),
  holes: total([...parts.profiles, ...parts.fittings, ...parts.plates], (one) => one.holes.length),
  copes: total(parts.profiles, (one) => one.copes.length),
  members: sum(members.map(({ quantity }) => quantity)),
  total: summary.total_mass_kg,
});

beforeAll(() => {
  initSync({ module: readFileSync(fileURLToPath(import.meta.resolve("@ifc-lite/wasm/ifc-lite_bg.wasm"))) });
});

describe.each(drawings.slice(0, byDepth(1, 4, 4)))("%s", (name) => {
  let fabrication: Fabrication;
  let json: ReturnType<typeof jobData>;
  let files: ReadonlyMap<string, Uint8Array>;

  beforeAll(async () => {
    const drawing = await readDrawing(readFileSync(join(folder, `${name}.pdf`)), { readers: ["text"] });
    fabrication = assess(drawing, { national_annex: "NL" });
    json = jobData(drawing, fabrication);
    const made = await exportFiles(fabrication, [
      "bom.csv",
      "bom.xlsx",
      "model.ifc",
      "model.dxf",
      "nc1",
      "plates",
      "shop.pdf",
    ]);
    files = new Map(made.map(({ path, bytes }) => [path, bytes]));
  });
  const text = (path: string) => new TextDecoder().decode(files.get(path));

  test("the JSON: its members, its summary, the sum of parts", () => {
    const wanted = truth(fabrication);
    const { members, summary } = json.extracted_data;
    expect(wanted.pieces).toBeGreaterThan(5);
    expect(sum(members.map(({ quantity = 1 }) => quantity))).toBe(summary.member_count);
    expect(sum(members.map(({ mass_kg = 0 }) => mass_kg))).toBeCloseTo(summary.total_mass_kg, 1);
    expect(summary.total_mass_kg).toBe(wanted.total);
    // one piece's mass is rounded to a gram
    expect(Math.abs(wanted.mass - wanted.total)).toBeLessThanOrEqual(0.001 * wanted.pieces + 0.01);
    const { plates_mass_kg, bolts_mass_kg, welds_mass_kg, cut_fittings_mass_kg, fittings_mass_kg } =
      fabrication.summary;
    expect(plates_mass_kg).toBeCloseTo(wanted.plateMass, 1);
    expect(plates_mass_kg + bolts_mass_kg + welds_mass_kg + cut_fittings_mass_kg).toBeCloseTo(fittings_mass_kg, 1);
  });

  test("bom.csv: a line for each row, with the same quantities and masses", () => {
    const lines = text("bom.csv").replace("\uFEFF", "").trim().split("\r\n").map(cells);
    const at = (column: string) => lines[0]?.indexOf(column) ?? -1;
    const rows = lines.slice(1);
    expect(rows).toHaveLength(fabrication.members.length);
    expect(sum(rows.map((row) => Number(row[at("quantity")])))).toBe(truth(fabrication).members);
    expect(sum(rows.map((row) => Number(row[at("mass_total_kg")])))).toBeCloseTo(truth(fabrication).total, 1);
  });

  test("bom.xlsx: totals of its sheets", () => {
    const wanted = truth(fabrication);
    const sheets = unzipSync(files.get("bom.xlsx") ?? new Uint8Array());
    const totals = (n: number) =>
      [
        ...strFromU8(sheets[`xl/worksheets/sheet${n}.xml`] ?? new Uint8Array()).matchAll(
          /<f>SUM\([^<]*<\/f><v>([^<]*)<\/v>/g,
        ),
      ].map(([, value]) => Number(value));
    const [bom, parts, plates, bolts] = [1, 2, 3, 4].map(totals);
    expect(bom?.[0]).toBe(wanted.members);
    expect(bom?.[1]).toBeCloseTo(wanted.total, 1);
    expect(parts?.[0]).toBe(wanted.pieces + total(fabrication.parts.fittings, () => 1));
    expect(plates?.[0]).toBe(wanted.plates);
    expect(plates?.[2]).toBeCloseTo(wanted.plateMass, 1);
    expect((parts?.[1] ?? 0) + (plates?.[1] ?? 0)).toBe(wanted.holes);
    expect(bolts?.[0]).toBe(wanted.bolts);
  });

  test("model.ifc, read by ifc-lite: pieces, lengths, masses, plates, bolts, holes", () => {
    const wanted = truth(fabrication);
    interface Element {
      type: string;
      quantitySets?: { quantities: { name: string; value: number }[] }[];
    }
    const found: Element[] = JSON.parse(
      new TextDecoder().decode(new IfcAPI().exportJson(files.get("model.ifc") ?? new Uint8Array(), false, true, true)),
    );
    const of = (...types: string[]) => found.filter(({ type }) => types.includes(type));
    const value = (one: Element, name: string) =>
      one.quantitySets?.flatMap(({ quantities }) => quantities).find((each) => each.name === name)?.value ?? 0;
    const pieces = of("IfcBeam", "IfcColumn", "IfcMember");
    const cut = total(fabrication.parts.fittings, (one) => one.length_mm);
    expect(sum(pieces.map((one) => value(one, "Length")))).toBeCloseTo(wanted.length + cut, 0);
    expect(sum(of("IfcPlate").map((one) => value(one, "GrossWeight")))).toBeCloseTo(wanted.plateMass, 1);
    expect(sum(pieces.map((one) => value(one, "GrossWeight")))).toBeCloseTo(
      wanted.mass + total(fabrication.parts.fittings, (one) => one.mass_kg),
      1,
    );
    expect(of("IfcPlate")).toHaveLength(wanted.plates);
    expect(of("IfcMechanicalFastener")).toHaveLength(wanted.bolts);
    // a notch is an opening too
    expect(of("IfcOpeningElement")).toHaveLength(wanted.holes + wanted.copes);
  });

  test("nc1: lengths and holes times pieces; plates of the laser have as many holes", () => {
    const wanted = truth(fabrication);
    const read = [...files.keys()]
      .filter((path) => path.startsWith("nc1/"))
      .map((path) => ({ path, ...readNc1(text(path)) }));
    const pieces = (header: readonly string[]) => Number(header[5]);
    const profiles = read.filter(({ path }) => !path.startsWith("nc1/plates/"));
    const cut = total(fabrication.parts.fittings, (one) => one.length_mm);
    expect(sum(profiles.map(({ header }) => pieces(header) * Number(header[8])))).toBeCloseTo(wanted.length + cut, 0);
    expect(sum(read.map(({ header, holes }) => pieces(header) * holes.length))).toBe(wanted.holes);
    const ofLaser = [...files.keys()].filter((path) => path.startsWith("plates/") && path.endsWith(".dxf"));
    expect(ofLaser).toHaveLength(fabrication.parts.plates.length);
    for (const [i, plate] of fabrication.parts.plates.entries()) {
      const dxf = text(ofLaser[i] ?? "").split(/\r?\n/);
      // a slot is a contour
      const round = plate.holes.filter(({ slot_mm }) => slot_mm === undefined).length;
      expect(
        dxf.filter((line) => line === "CIRCLE"),
        plate.id,
      ).toHaveLength(round);
    }
  });

  test("model.dxf: each part with its length and its quantity", () => {
    const lines = text("model.dxf").split(/\r?\n/);
    for (const { length_mm } of fabrication.parts.profiles)
      expect(lines.some((line) => line.endsWith(`L=${Math.round(length_mm * 10) / 10}`))).toBe(true);
    const quantities = lines.flatMap((line) => /^(\d+) ×/.exec(line)?.[1] ?? []).map(Number);
    const { profiles, fittings, plates } = fabrication.parts;
    expect(quantities.slice(0, profiles.length + fittings.length + plates.length)).toEqual(
      [...profiles, ...fittings, ...plates].map(({ quantity }) => quantity),
    );
  });

  testWith(hasProgram("pdftotext"))("pdftotext: shop.pdf has the mass of the members and every assembly", () => {
    const { stdout } = run("pdftotext", [
      "-layout",
      written(files.get("shop.pdf") ?? new Uint8Array(), "shop.pdf"),
      "-",
    ]);
    expect(stdout).toContain(`Σ ${truth(fabrication).total.toFixed(1)}`);
    for (const { mass_kg } of fabrication.assemblies) expect(stdout).toContain(mass_kg.toFixed(1));
  });
});

/** RFC 4180 */
function cells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare = ""]) =>
    quoted === undefined ? bare : quoted.replaceAll('""', '"'),
  );
}
