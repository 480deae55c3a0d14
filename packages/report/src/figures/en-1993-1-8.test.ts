import { check, findCheck, geometryOf, type ItemResult } from "@x/eurocode";
import { englishWords } from "@x/words/english";
import { describe, expect, test } from "vitest";
import { shortResistance } from "./fields.ts";
import { figuresOf } from "./index.ts";

const kinds = findCheck("en-1993-1-8")?.kinds ?? {};

const resultOf = (item: Readonly<Record<string, unknown>>) =>
  check("en-1993-1-8", item).result.connection as ItemResult; // a single connection

const figures = (item: Readonly<Record<string, unknown>>) =>
  figuresOf(englishWords, "en-1993-1-8", resultOf(item), geometryOf("en-1993-1-8", item)[0]);

const example = (kind: string): Readonly<Record<string, unknown>> => kinds[kind]?.example ?? {};

/** The picture of the joint, of an example with a few fields changed. */
function drawn(kind: string, more: object = {}, without: readonly string[] = []): string {
  const fields = Object.entries({ ...example(kind), ...more }).filter(([name]) => !without.includes(name));
  const item = Object.fromEntries(fields);
  const svg = figures(item)[0]?.svg ?? "";
  plain(svg);
  return svg;
}

/** What the PDF draws, and no coordinate that is not a number. */
function plain(svg: string): void {
  const elements = new Set([...svg.matchAll(/<([a-zA-Z]+)/g)].map(([, name]) => name));
  const known = [
    "svg",
    "title",
    "g",
    "rect",
    "line",
    "circle",
    "ellipse",
    "polyline",
    "polygon",
    "path",
    "text",
    "tspan",
  ];
  expect([...elements].filter((name) => !known.includes(name ?? ""))).toEqual([]);
  expect(svg).not.toMatch(/NaN|Infinity|undefined| class=| style=/);
  for (const [, value] of svg.matchAll(/ (?:width|height|r)="([^"]*)"/g))
    expect(Number(value)).toBeGreaterThanOrEqual(0);
}

const count = (svg: string, part: string) => svg.split(part).length - 1;
const bolts = (svg: string) => count(svg, "<title>bolt ");

describe("pictures of joints", () => {
  test.each(Object.keys(kinds))("%s: the joint, in plain shapes only", (kind) => {
    const item = example(kind);
    expect(figures(item)).toHaveLength(1);
    for (const { svg } of figures(item)) plain(svg);
  });

  test("without its request nothing can be drawn", () => {
    for (const kind of Object.keys(kinds))
      expect(figuresOf(englishWords, "en-1993-1-8", resultOf(example(kind)), undefined)).toEqual([]);
  });

  test("as many bolts as the request has, along their axis", () => {
    expect(bolts(drawn("bolt"))).toBe(4);
    expect(bolts(drawn("bolt", { n_bolts: 6 }))).toBe(6);
    expect(bolts(drawn("bolt", { n_bolts: 1 }))).toBe(1);
    expect(bolts(drawn("bolt-group"))).toBe(8);
    expect(bolts(drawn("block-tearing"))).toBe(6);
    expect(bolts(drawn("block-tearing", { n_2: 1, n_1: 5 }))).toBe(5);
    expect(bolts(drawn("angle-one-leg"))).toBe(3);
    expect(bolts(drawn("fin-plate"))).toBe(4);
    expect(bolts(drawn("fin-plate", { n_2: 2, p2: 60, plate: { h_mm: 290, b_mm: 180, t_mm: 10 } }))).toBe(8);
    expect(bolts(drawn("header-plate"))).toBe(8);
    expect(bolts(drawn("angle-cleats"))).toBe(4 + 8);
    expect(bolts(drawn("splice"))).toBe(16 + 8); // both halves of the web, the right half of a flange
    expect(bolts(drawn("end-plate"))).toBe(8);
    expect(bolts(drawn("column-base"))).toBe(4);
    expect(bolts(drawn("t-stub", { n_rows: 3, p_mm: 90 }))).toBe(6);
  });

  test("each bolt of a group with its force, the worst one in a colour of its own", () => {
    const svg = drawn("bolt-group");
    for (const force of ["51.4", "17.2", "47.2", "67.6"]) expect(count(svg, `>${force}</text>`)).toBe(2);
    expect(svg).toContain("180 kN");
  });

  test("under load cases the forces are those of the governing one", () => {
    const { M_j_Ed: _, V_Ed: __, ...joint } = example("end-plate");
    const load_cases = [
      { id: "snow", M_j_Ed: 20 },
      { id: "wind", M_j_Ed: 155, V_Ed: 90 },
    ];
    const item = { ...joint, load_cases };
    expect(figures(item)[0]?.svg).toContain("M_j,Ed = 155 kNm, V_Ed = 90 kN");
  });

  test("a moment of the other sign pulls the rows and the flange that it pulls in the calculation", () => {
    const turned = { rows_mm: [50, 135], shear_rows_mm: [465, 535], M_j_Ed: -150 };
    const item = { ...example("end-plate"), ...turned };
    const [geometry] = geometryOf("en-1993-1-8", item);
    expect(geometry).toMatchObject({
      pulledSide: "bottom",
      pulled: [535, 465, 135],
      rows: [50, 135, 465, 535],
    });
    const upright = drawn("end-plate", { ...turned, M_j_Ed: 150 });
    expect(drawn("end-plate", turned)).not.toBe(upright);
    const beam = (M_j_Ed: number) => drawn("welded-beam", { M_j_Ed }).replaceAll(`M_j,Ed = ${M_j_Ed}`, "");
    expect(beam(-80)).not.toBe(beam(80));
  });

  test("the column of an eaves joint ends where it ends; rafters rise from it, and fall from an apex", () => {
    const cuts = (svg: string) => count(svg, "<polyline");
    const [geometry] = geometryOf("en-1993-1-8", example("eaves"));
    expect(geometry).toMatchObject({ columnEnd: 45 - 60, slope: 5 });
    // at its top and in both views the column is not cut
    const beside = drawn("end-plate", { ...example("eaves"), connection: "end-plate" }, ["column_end_mm"]);
    expect(cuts(beside) - cuts(drawn("eaves"))).toBe(2);
    for (const kind of ["eaves", "apex"])
      expect(drawn(kind, { slope_deg: 20 })).not.toBe(drawn(kind, { slope_deg: 0 }));
  });

  test("holes are those of the calculation, also where the request does not give them", () => {
    expect(geometryOf("en-1993-1-8", example("bolt"))[0]).toMatchObject({ bolt: { name: "M20 8.8", d: 20, d_0: 22 } });
    expect(geometryOf("en-1993-1-8", { ...example("bolt"), bolt_size: "M27" })[0]).toMatchObject({ bolt: { d_0: 30 } });
  });

  test("the three ways a block tears", () => {
    const lengths = ["one-edge", "two-edges", "between-lines"].map((pattern) => drawn("block-tearing", { pattern }));
    expect(new Set(lengths).size).toBe(3);
    expect(lengths.map((svg) => count(svg, 'stroke-width="2.4"'))).toEqual([2, 4, 3]);
  });

  test("the rows of an end plate with their forces, and what presses against them", () => {
    const svg = drawn("end-plate");
    for (const force of ["245 kN", "216 kN", "0 kN", "461 kN"]) expect(svg).toContain(`>${force}</text>`);
  });

  test("dimensions are those of the request, also of a view that is enlarged", () => {
    expect(drawn("weld")).toContain(">t 10</text>");
    expect(drawn("fin-plate")).toContain(">p1 3 × 70</text>");
    expect(drawn("splice")).toContain(">e1 40</text>");
  });

  test("splices of beams, haunches, stiffeners, notches, other hollow sections: still plain", () => {
    const frame = { haunch: { depth_mm: 250, length_mm: 700, t_f_mm: 16, t_w_mm: 10.2 }, M_j_Ed: 100 };
    const chs = { profile: "CHS 168.3x8", steel_grade: "S355" };
    const brace = { profile: "CHS 88.9x5", steel_grade: "S355", theta_deg: 50 };
    const joint = (joint_type: string, braces: object[], more: object = {}) =>
      drawn(
        "hollow-section-joint",
        { chord: chs, joint_type, braces, N_0_Ed: 10, ...more },
        joint_type === "K" || joint_type === "KT" ? [] : ["gap_mm"],
      );
    for (const svg of [
      drawn("end-plate", {}, ["column", "beta"]),
      drawn("end-plate", { ...frame, plate: { h_mm: 850, b_mm: 240, t_mm: 15, top_mm: 85 }, shear_rows_mm: [780] }),
      drawn("end-plate", {
        stiffeners: {
          compression_t_mm: 15,
          tension_t_mm: 15,
          diagonal_t_mm: 10,
          web_plate_t_mm: 10,
          backing_plate_t_mm: 12,
        },
      }),
      drawn("fin-plate", { notch: { length_mm: 120, depth_top_mm: 35 }, support: { t_mm: 12 } }),
      drawn("fin-plate", {}, ["support", "throat_mm"]),
      drawn("header-plate", { notch: { length_mm: 120, depth_top_mm: 40, depth_bottom_mm: 40 } }),
      drawn("column-base", { column: { profile: "CHS 168.3x8" }, M_Ed: 0 }),
      drawn("column-base", { column: { profile: "SHS 200x8" }, M_Ed: 0 }, ["anchors"]),
      drawn("weld", { type: "butt" }, ["throat_mm"]),
      drawn("weld", { V_perp_Ed: 20, n_welds: 1, length_mm: 2000 }),
      drawn("weld-group", { M_x_Ed: 3, N_Ed: 20, x_mm: 4000 }),
      drawn("pin", { t_mm: 30, M_Ed: 3, d_i_mm: 20 }, ["a_mm", "b_mm", "c_mm", "edge_a_mm"]),
      joint("T", [{ ...brace, theta_deg: 90, N_Ed: -40 }]),
      joint("X", [{ ...brace, N_Ed: 40 }]),
      joint(
        "K",
        [
          { ...brace, N_Ed: 40 },
          { ...brace, N_Ed: -40 },
        ],
        { gap_mm: -40 },
      ),
      joint(
        "KT",
        [
          { ...brace, N_Ed: 40 },
          { ...brace, theta_deg: 90, N_Ed: 0 },
          { ...brace, N_Ed: -40 },
        ],
        { gap_mm: 20 },
      ),
      drawn("hollow-section-joint", { chord: chs, joint_type: "T", plate: { b_mm: 120, t_mm: 10, N_Ed: 20 } }, [
        "braces",
        "gap_mm",
      ]),
    ])
      expect(svg).not.toBe("");
  });
});

test("a resistance in a note is never more than it is", () => {
  expect([169.94, 285.7, 19.609, 1234.9, 0.04567, 170, 0].map((value) => shortResistance(value))).toEqual([
    169, 285, 19.6, 1234, 0.0456, 170, 0,
  ]);
  expect(shortResistance(0.1 + 0.2)).toBe(0.3);
  expect(shortResistance(1.1 * 3)).toBe(3.3);
  expect(shortResistance(99.99)).toBe(99.9);
});
