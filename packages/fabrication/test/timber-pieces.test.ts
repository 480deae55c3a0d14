import { InvalidInput } from "@x/eurocode";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { btlxOf, drilledPieces } from "../src/index.ts";
import { hasPython, pythonReads, testWith } from "./exports/outside.ts";

const connection = {
  connection: "dowel-type",
  fastener: "dowel",
  d_mm: 12,
  grade: "S235",
  members: [
    { t_mm: 66, species: "GL24h", h_mm: 240 },
    { plate: true, t_mm: 8 },
    { t_mm: 66, species: "GL24h", h_mm: 240 },
  ],
  ...{ n: 3, rows: 2, a_1_mm: 60, a_2_mm: 60, a_3_t_mm: 85, a_4_c_mm: 40, F_Ed: 40 },
  ...{ service_class: 1, load_duration: "medium-term" },
};
const bolted = { ...connection, fastener: "bolt", grade: "8.8", a_2_mm: 80, members: connection.members };
const piece = {
  ...{ mark: 'D1 <left> & "right"', species: "GL24h", b_mm: 140, h_mm: 240, length_mm: 3000, count: 4 },
  holes: [{ x_mm: 1500, d_mm: 60 }],
  joints: [
    { at: "start", connection },
    { at: "end", connection: bolted },
  ],
};

const refusal = (one: object): string[] => {
  try {
    drilledPieces({ pieces: [{ ...piece, ...one }] });
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.problems.map(({ path }) => path.replace("pieces[0].", ""));
  }
};
const joined = (more: object) => refusal({ joints: [{ at: "start", connection: { ...connection, ...more } }] });

/** What a machine reads, by the standard library of Python. */
const reader = `
import json, sys
import xml.etree.ElementTree as ET
ns = "{https://www.design2machine.com}"
root = ET.parse(sys.argv[1]).getroot()
assert root.tag == ns + "BTLx"
parts = []
for part in root.iter(ns + "Part"):
    drillings = []
    for one in part.iter(ns + "Drilling"):
        values = {child.tag.replace(ns, ""): child.text for child in one}
        drillings.append([int(one.get("ReferencePlaneID")), float(values["StartX"]), float(values["StartY"]), float(values["Diameter"]), float(values["Depth"]), values["DepthLimited"], float(values["Inclination"])])
    parts.append({"size": [float(part.get(n)) for n in ("Length", "Width", "Height")], "count": int(part.get("Count")), "mark": part.get("Designation"), "material": part.get("Material"), "drillings": drillings})
print(json.dumps({"version": root.get("Version"), "project": root.find(ns + "Project").get("Name"), "parts": parts}))
`;

describe("pieces of timber for joinery machines", () => {
  test("holes of both ends: dowels as they are, bolts 1 mm wider, rows about the axis, verified", () => {
    const made = drilledPieces({ pieces: [piece] });
    expect(made.joints.map(({ mark, passed }) => [mark.split(" ").at(-1), passed])).toEqual([
      ["start", true],
      ["end", true],
    ]);
    const [one] = made.pieces;
    expect(one?.drillings).toHaveLength(13);
    expect(one?.drillings.slice(0, 3).map(({ x, y, d }) => [x, y, d])).toEqual([
      [1500, 120, 60],
      [85, 90, 12],
      [145, 90, 12],
    ]);
    expect(one?.drillings.at(-1)).toMatchObject({ x: 3000 - 205, y: 160, d: 13 });
  });

  testWith(hasPython("xml.etree.ElementTree"))("BTLx, read back by Python's own parser", () => {
    const made = drilledPieces({ project: "Hall 7", pieces: [piece, { ...piece, mark: "D2", joints: [], holes: [] }] });
    const read = pythonReads(reader, "pieces.btlx", btlxOf(made)) as {
      version: string;
      project: string;
      parts: { size: number[]; count: number; mark: string; material: string; drillings: unknown[][] }[];
    };
    expect([read.version, read.project, read.parts.length]).toEqual(["2.0.0", "Hall 7", 2]);
    expect(read.parts[0]).toMatchObject({ size: [3000, 140, 240], count: 4, mark: piece.mark, material: "GL24h" });
    expect(read.parts[0]?.drillings).toEqual(
      made.pieces[0]?.drillings.map(({ x, y, d }) => [2, x, y, d, 140, "no", 90]),
    );
    expect(read.parts[1]?.drillings).toEqual([]);
  });

  test("the same pieces give the same bytes", () => {
    expect(btlxOf(drilledPieces({ pieces: [piece] }))).toEqual(btlxOf(drilledPieces({ pieces: [piece] })));
  });

  test("a joint that does not pass is drilled, and says so", () => {
    const weak = { ...piece, joints: [{ at: "start", connection: { ...connection, F_Ed: 600 } }] };
    expect(drilledPieces({ pieces: [weak] }).joints[0]?.passed).toBe(false);
  });

  test("what no machine can be told is refused at its place", () => {
    expect(joined({ a_1_mm: undefined })).toEqual(["joints[0].connection.a_1_mm"]);
    expect(joined({ d_mm: -1 })).toEqual(["joints[0].connection.d_mm"]);
    expect(joined({ a_4_c_mm: 100 })).toEqual([
      "joints[0].connection.members[0].h_mm",
      "joints[0].connection.members[2].h_mm",
    ]);
    const shallow = connection.members.map((one) => ({ ...one, h_mm: undefined }));
    expect(joined({ a_4_c_mm: 100, members: shallow })).toEqual(["joints[0].connection"]);
    expect(refusal({ h_mm: 200 })).toEqual([
      "joints[0].connection.members[0].h_mm",
      "joints[1].connection.members[0].h_mm",
    ]);
    expect(joined({ n: 20, a_1_mm: 200 })).toEqual(["joints[0].connection"]);
    const [first, ...others] = connection.members;
    expect(joined({ members: [{ ...first, alpha_deg: 30 }, ...others] })).toEqual([
      "joints[0].connection.members[0].alpha_deg",
    ]);
    expect(refusal({ species: "C24", joints: [{ at: "end", connection }] })).toEqual([
      "joints[0].connection.members[0].species",
    ]);
    expect(refusal({ species: "X9", joints: [] })).toEqual(["species"]);
    expect(refusal({ joints: [], holes: [{ x_mm: 10, d_mm: 60 }] })).toEqual(["holes[0].x_mm"]);
    const nails = { ...connection, fastener: "nail", d_mm: 4, f_u_k_MPa: 600, grade: undefined, length_mm: 90 };
    const wood = [
      { t_mm: 45, species: "GL24h" },
      { t_mm: 60, species: "GL24h" },
    ];
    expect(refusal({ joints: [{ at: "end", connection: { ...nails, members: wood } }] })).toEqual([
      "joints[0].connection",
    ]);
  });

  test("every hole is inside its piece, whatever the joint", () => {
    fc.assert(
      fc.property(
        ...([
          fc.integer({ min: 1, max: 8 }),
          fc.integer({ min: 1, max: 4 }),
          fc.integer({ min: 40, max: 120 }),
        ] as const),
        fc.constantFrom("start", "end"),
        (n, rows, a, at) => {
          const some = { ...connection, n, rows, a_1_mm: a, a_2_mm: a };
          let made: ReturnType<typeof drilledPieces>;
          try {
            made = drilledPieces({ pieces: [{ ...piece, joints: [{ at, connection: some }] }] });
          } catch (error) {
            return error instanceof InvalidInput;
          }
          return made.pieces.every(({ drillings, h, length }) =>
            drillings.every(({ x, y, d }) => x >= d / 2 && x <= length - d / 2 && y >= d / 2 && y <= h - d / 2),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});
