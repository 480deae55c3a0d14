import { checkUnknown } from "@x/eurocode";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { barFiles, beamBarsOf } from "../src/index.ts";
import { bvbsOf, checksum, recordOf } from "../src/reinforcement/bvbs.ts";
import { barListOf, type ListedBar } from "../src/reinforcement/list.ts";
import { cutLength, developedLength, massPerMetre, projectionOfLink, radiusOf } from "../src/reinforcement/shapes.ts";

const layout = {
  ...{ mark: "B1", b: 300, h: 600, fck: 30, fyk: 500, cover_mm: 30, spans_mm: [6000, 5000] },
  envelope: [
    { x_mm: 0, V: 150 },
    { x_mm: 2500, M_max: 150, V: 10 },
    { x_mm: 6000, M_min: -230, V: 230 },
    { x_mm: 8500, M_max: 90, V: 20 },
    { x_mm: 11000, V: 120 },
  ],
  bars: [
    { face: "bottom", bars: "2Ø20", from_mm: -120, to_mm: 6050, leg_from_mm: 250 },
    { face: "bottom", bars: "2Ø20", from_mm: 500, to_mm: 5500 },
    { face: "bottom", bars: "3Ø20", from_mm: 5950, to_mm: 11120, leg_to_mm: 250 },
    { face: "top", bars: "2Ø20", from_mm: 3000, to_mm: 9500 },
    { face: "top", bars: "3Ø20", from_mm: 3800, to_mm: 8400 },
    { face: "top", bars: "2Ø12", from_mm: -120, to_mm: 3600 },
    { face: "top", bars: "2Ø12", from_mm: 8900, to_mm: 11120 },
  ],
  links: [
    { from_mm: 200, to_mm: 5800, diameter_mm: 8, spacing_mm: 200 },
    { from_mm: 6200, to_mm: 10800, diameter_mm: 8, spacing_mm: 200, legs: 4 },
  ],
};

function beam() {
  const { result } = checkUnknown("en-1992-1-1", { bar_layouts: [layout] });
  return beamBarsOf(layout, (result.bar_layouts as never[])[0] as never); // one was asked for
}

const bar = (more: Partial<ListedBar>): ListedBar => ({
  ...{ mark: "1", count: 10, code: "11", dimensions: [400, 600], diameter_mm: 12 },
  ...{ length_mm: 1000, each_kg: 0.888, mass_kg: 8.88, use: "bottom", places: [] },
  ...more,
});

describe("BS 8666", () => {
  test("Table 2: radii for scheduling and end projections of links, as three reprints have them", () => {
    expect([8, 10, 12, 16, 20, 25, 32].map(radiusOf)).toEqual([16, 20, 24, 32, 70, 87, 112]);
    expect([8, 10, 16, 20].map(projectionOfLink)).toEqual([115, 130, 210, 290]);
  });

  test("lengths of shapes 00, 11, 21, 51: A + B - 0.5 r - d, A + B + C - r - 2 d, 2 (A + B + C) - 2.5 r - 5 d", () => {
    const of = (code: ListedBar["code"], dimensions: number[], diameter_mm: number) => ({
      code,
      dimensions,
      diameter_mm,
    });
    expect(developedLength(of("00", [5400], 20))).toBe(5400);
    expect(developedLength(of("11", [400, 600], 12))).toBe(400 + 600 - 12 - 12);
    expect(developedLength(of("21", [300, 5000, 300], 16))).toBe(5600 - 32 - 32);
    expect(developedLength(of("51", [540, 240, 115], 8))).toBe(2 * 895 - 40 - 40);
    expect(cutLength(of("11", [400, 600], 12))).toBe(1000);
    expect(cutLength(of("51", [540, 240, 115], 8))).toBe(1725);
    // two prints of shape 12: A + B - 0.43 R - 1.2 d; nearly that of shape 11 with the radius of the table
    expect(developedLength({ ...of("12", [400, 600], 20), radius_mm: 100 })).toBe(400 + 600 - 43 - 24);
    expect(developedLength({ ...of("99", [400, 5000, 400], 20), radius_mm: 100 })).toBe(5800 - 86 - 48);
  });

  test("masses of EN 10080: three figures of 7850 kg/m³", () => {
    const kg = [6, 8, 10, 12, 14, 16, 20, 25, 28, 32, 40].map(massPerMetre);
    expect(kg).toEqual([0.222, 0.395, 0.617, 0.888, 1.21, 1.58, 2.47, 3.85, 4.83, 6.31, 9.86]);
  });
});

/** A reader that knows nothing of the writer: blocks by their capitals, fields by their small letters. */
function read(record: string) {
  const [kind = "", ...rest] = record.split("@");
  const fields: { block: string; key: string; value: string }[] = [];
  let block = "";
  for (const field of rest.filter((one) => one !== "")) {
    const opens = /^[A-Z]/.test(field);
    if (opens) block = field[0] ?? "";
    const text = opens ? field.slice(1) : field;
    fields.push(block === "C" ? { block, key: "", value: text } : { block, key: text[0] ?? "", value: text.slice(1) });
  }
  const of = (name: string, key: string) =>
    fields.filter((one) => one.block === name && one.key === key).map(({ value }) => value);
  return { kind, of, sum: Number(of("C", "")[0]) };
}

/** The rule of the guideline the other way round: the sum and the number give nothing modulo 32. */
function isWhole(record: string): boolean {
  const at = record.lastIndexOf("@C") + 2;
  let total = Number.parseInt(record.slice(at), 10) - 96;
  for (const letter of new TextEncoder().encode(record.slice(0, at))) total += letter;
  return total % 32 === 0;
}

describe("BVBS", () => {
  test("checksums of the guideline and of records of other programs", () => {
    expect(checksum("abcde@C")).toBe(78);
    for (const record of [
      "BF2D@HjTestPDF@r417@ia@p1@l1000@n10@e0.888@d12@gB500A@s48@v@Gl400@w90@l600@w0@C72@",
      "BF2D@HjTestPDF@r417@ia@p1@l1224@n10@e1.087@d12@gB500A@s48@v@Gl100@w90@l300@w45@l424@w-45@l300@w-90@l100@w0@C82@",
      "BF2D@HjSW0532@rUGV-1007@i@p204@l908@n2@e1.42@d16@gK500C-T@s64@a0@t0@Gl386@w45.58@l146@w-91.16@l146@w45.58@l286@w0@PnREBAR@hYM@C76@",
      "BF2D@HjAssemblato@rTrave 3-6@i@p2@l4000@n6@e1,580@d8@g@s32@v@Gl4000@w0@C75@",
    ]) {
      expect(isWhole(record), record).toBe(true);
      expect(checksum(record.slice(0, record.lastIndexOf("@C") + 2))).toBe(
        Number.parseInt(record.slice(record.lastIndexOf("@C") + 2), 10),
      );
    }
  });

  test("example 1 of the guideline: an L of 400 and 600 mm", () => {
    expect(recordOf(bar({}), "B500A", { project: "TestPDF", drawing: "417", index: "a" })).toBe(
      "BF2D@HjTestPDF@r417@ia@p1@l1000@n10@e0.888@d12@gB500A@s48@v@Gl400@w90@l600@w0@C72@",
    );
  });

  test("every bar of the beam is read back with its number, diameter, length and legs", () => {
    const list = barListOf(beam());
    const lines = new TextDecoder().decode(bvbsOf(list)).split("\r\n");
    expect(lines.pop()).toBe("");
    expect(lines.length).toBe(list.bars.length);
    for (const [i, line] of lines.entries()) {
      expect(isWhole(line), line).toBe(true);
      const { kind, of } = read(line);
      const one = list.bars[i];
      expect([kind, of("H", "p")[0], Number(of("H", "n")[0]), Number(of("H", "d")[0]), of("H", "g")[0]]).toEqual([
        ...["BF2D", one?.mark, one?.count, one?.diameter_mm, "B500B"],
      ]);
      const legs = of("G", "l").map(Number);
      expect(legs.reduce((sum, leg) => sum + leg, 0)).toBe(Number(of("H", "l")[0]));
      expect(of("G", "w").length).toBe(legs.length);
      expect(of("G", "w").at(-1)).toBe("0");
      expect(Number(of("H", "e")[0])).toBeCloseTo(
        (massPerMetre(one?.diameter_mm ?? 0) * Number(of("H", "l")[0])) / 1000,
        3,
      );
    }
  });

  test("names of other letters leave no sign that ends a field", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (project, drawing) => {
        const record = recordOf(bar({}), "B500B", { project, drawing });
        expect(record).toMatch(/^[\x20-\x7e]+$/);
        expect(isWhole(record)).toBe(true);
        expect(read(record).of("H", "n")).toEqual(["10"]);
      }),
      { numRuns: 50 },
    );
  });
});

describe("the list", () => {
  const list = barListOf(beam());

  test("equal bars have one mark; four legs are two links, each around two bars", () => {
    expect(list.bars.map(({ mark }) => mark)).toEqual(list.bars.map((_, i) => String(i + 1)));
    const links = list.bars.filter(({ use }) => use === "links");
    expect(links.map(({ code, dimensions }) => [code, ...dimensions])).toEqual([
      ["51", 540, 240, 115],
      ["51", 540, 85, 115],
    ]);
    expect(links.map(({ count }) => count)).toEqual([29 + 24, 24]);
  });

  test("its mass is that of its bars", () => {
    expect(list.mass_kg).toBeCloseTo(
      list.bars.reduce((sum, one) => sum + (one.count * massPerMetre(one.diameter_mm) * one.length_mm) / 1000, 0),
      6,
    );
    const straight = layout.bars.reduce((sum, one) => {
      const [, n = 0, d = 0] = (/(\d+)Ø(\d+)/.exec(one.bars) ?? []).map(Number);
      return sum + (n * massPerMetre(d) * (one.to_mm - one.from_mm)) / 1000;
    }, 0);
    expect(list.mass_kg).toBeGreaterThan(straight);
  });
});

test("files: list, bending schedule, drawing; the same bytes again", async () => {
  const all = ["csv", "bvbs", "pdf", "dxf", "svg"] as const;
  const { files } = await barFiles(beam(), all, { project: "Hall 7" });
  expect(files.map(({ path }) => path)).toEqual(["B1.csv", "B1.abs", "B1.pdf", "B1.dxf", "B1.svg"]);
  const again = await barFiles(beam(), all, { project: "Hall 7" });
  expect(again.files.map(({ bytes }) => Buffer.from(bytes).toString("base64"))).toEqual(
    files.map(({ bytes }) => Buffer.from(bytes).toString("base64")),
  );
  const csv = new TextDecoder().decode(files[0]?.bytes);
  expect(csv.split("\r\n")[0]).toContain("member,mark,steel,diameter_mm,count,length_mm,shape_BS_8666");
  const svg = new TextDecoder().decode(files[4]?.bytes);
  expect(svg).toContain("M_Rd");
  expect(new TextDecoder().decode(files[3]?.bytes)).toContain("LWPOLYLINE");
});
