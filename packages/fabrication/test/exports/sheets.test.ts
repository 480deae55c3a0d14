/** What a workshop looks for on a sheet and must find there: skew cuts, chains at both ends, welds by side, loose parts, single parts. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { assess } from "../../src/assessment/assess.ts";
import { breaksOf } from "../../src/exports/drafting/breaks.ts";
import { skewCuts } from "../../src/exports/drafting/cuts.ts";
import { chain } from "../../src/exports/drafting/dimensions.ts";
import { isometricMarks } from "../../src/exports/drafting/isometric.ts";
import { extent, type Mark } from "../../src/exports/drafting/marks.ts";
import { profileDrawing } from "../../src/exports/drafting/part-views.ts";
import { nc1Files } from "../../src/exports/nc1.ts";
import { shopPdf } from "../../src/exports/shop/shop.ts";
import { sectionShape } from "../../src/exports/solid-views.ts";
import { stampAt } from "../../src/exports/stamp.ts";
import type { Fabrication, ProfilePart } from "../../src/fabrication.ts";
import { overridesSchema } from "../../src/members/corrections-schema.ts";
import { drawingOf, hall } from "../drawings.ts";
import { exampleFabrication } from "../example.ts";
import { readNc1 } from "./nc1-reader.ts";
import { hasProgram, run, testWith, written } from "./outside.ts";

const textsOf = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.kind === "text" ? [mark.text] : []));

/** As poppler reads it. */
async function sheetsOf(fabrication: Fabrication): Promise<string[]> {
  const path = written(await shopPdf(fabrication), "shop.pdf");
  return run("pdftotext", ["-layout", path, "-"]).stdout.split("\f");
}

const square = { about_y_deg: 0, about_z_deg: 0 };
const bar = (profile: string, length_mm: number, more: Partial<ProfilePart> = {}): ProfilePart => {
  const [part] = assess(drawingOf([{ mark: "X", profile, length_mm }]), { project: { beam_joint: "none" } }).parts
    .profiles;
  if (!part) throw new Error("it has one part");
  return { ...part, cuts: { start: square, end: square }, holes: [], copes: [], ...more };
};
const shapeOf = (profile: string) => {
  const shape = sectionShape(profile);
  if (!shape) throw new Error(`${profile} is in the catalogue`);
  return shape;
};

testWith(hasProgram("pdftotext"))(
  "skew cuts have their angle and their offset, in the view that shows them",
  async () => {
    const corrections = overridesSchema.parse([
      {
        mark: "B1",
        start: { joint: "none", cut: { about_y_deg: 30 } },
        end: { joint: "none", cut: { about_z_deg: -20 } },
      },
    ]);
    const made = assess(drawingOf([{ mark: "B1", profile: "IPE 200", length_mm: 3000 }]), { corrections });
    const [, sheet = ""] = await sheetsOf(made);
    // 200 tan 30° off the top, 100 tan 20° off the front flange
    for (const word of ["30°", "115.5", "2884.5", "20°", "36.4", "2848.1"]) expect(sheet).toContain(word);
    // the part by itself, as in model.dxf
    const [part] = made.parts.profiles;
    if (!part) throw new Error("it has one part");
    expect(textsOf(profileDrawing(part, 20))).toEqual(expect.arrayContaining(["30°", "115.5", "20°", "36.4"]));
  },
);

test("law: the offset of a skew cut is the depth times the tangent of its angle, on the edge that is shorter", () => {
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -60, max: 60 }), (start, end) => {
      const shape = shapeOf("IPE 300");
      const cuts = { start: { about_y_deg: start, about_z_deg: 0 }, end: { about_y_deg: end, about_z_deg: 0 } };
      const { upper, lower, angles } = skewCuts(bar("IPE 300", 4000, { cuts }), shape, "elevation");
      const tan = (degrees: number) => shape.h * Math.tan((Math.abs(degrees) * Math.PI) / 180);
      // at the start the bottom is the longer one where the angle is positive, at the end the top
      const top = [...(start > 0 ? [tan(start)] : []), ...(end < 0 ? [4000 - tan(end)] : [])];
      const low = [...(start < 0 ? [tan(start)] : []), ...(end > 0 ? [4000 - tan(end)] : [])];
      const inner = (at: readonly number[]) => at.slice(2);
      expect(inner(upper)).toHaveLength(top.length);
      for (const [i, x] of inner(upper).entries()) expect(x).toBeCloseTo(top[i] ?? 0, 6);
      expect(inner(lower)).toHaveLength(low.length);
      for (const [i, x] of inner(lower).entries()) expect(x).toBeCloseTo(low[i] ?? 0, 6);
      expect(angles.map(({ label }) => label)).toEqual(
        [start, end].filter((one) => one !== 0).map((one) => `${Math.abs(one)}°`),
      );
    }),
  );
});

test("holes are measured at the end where they are, and from one zero", () => {
  const hole = (x_mm: number, across_mm: number) => ({ wall: "web" as const, x_mm, across_mm, d_mm: 22 });
  const part = bar("IPE 300", 6000, { holes: [hole(40, 35), hole(40, -35), hole(5950, 60), hole(5950, -60)] });
  const marks = profileDrawing(part, 20);
  const upright = marks.flatMap((mark) =>
    mark.kind === "text" && mark.angle === 90 ? [[mark.at[0] > 3000, mark.text]] : [],
  );
  expect(upright).toEqual(
    expect.arrayContaining([
      [false, "115"],
      [false, "70"],
      [true, "90"],
      [true, "120"],
    ]),
  );
  expect(upright).not.toContainEqual([false, "120"]);
  expect(upright).not.toContainEqual([true, "70"]);
  const running = chain({ at: [0, 40, 5950, 6000], edge: 0, side: "above", height: 20, running: true });
  expect(textsOf(running.marks)).toEqual(["40", "5950", "6000"]);
});

testWith(hasProgram("pdftotext"))(
  "welds by side, n × l, with their number behind the fork; loose parts with their mass, joint and place; single parts where they are wanted",
  async () => {
    const corrections = overridesSchema.parse([
      { mark: "B1", actions: { V_z_Ed: 40, M_y_Ed: 60 }, start: { joint: "end-plate", set: { M_j_Ed: 60, V_Ed: 45 } } },
    ]);
    const rows = [
      { mark: "B1", profile: "IPE 300", length_mm: 6000 },
      { mark: "PU1", profile: "UPE 160", length_mm: 4950, quantity: 4, role: "purlin" as const },
    ];
    const made = assess(drawingOf(rows), { corrections, project: { single_part_sheets: true } });
    const pages = await sheetsOf(made);
    const beam = pages.find((page) => page.includes("EP-B1") && page.includes("near side")) ?? "";
    const flange = made.parts.welds.find(({ joint, id }) => joint === "EP-B1" && id.includes("flange"));
    expect(flange?.sides).toBe("both");
    expect(beam.split(`2×${Math.round(flange?.length_mm ?? 0)}`)).toHaveLength(3);
    expect(beam).toContain(flange?.number);
    expect(beam).toContain("In space, shortened, not to scale");
    const loose = made.loose.find(({ kind }) => kind === "plate");
    const plate = made.parts.plates.find(({ id }) => id === loose?.part);
    const sheet = pages.find((page) => page.includes("Loose parts") && page.includes("FP-PU1")) ?? "";
    expect(sheet).toContain(`${loose?.quantity} × ${plate?.mass_kg.toFixed(2)}`);
    expect(sheet).toMatch(/FP-PU1: PU1 start, PU1 end, upper edge \d+(\.\d)? mm below the top/);
    const single = pages.slice(-1 - made.parts.plates.length - made.parts.profiles.length);
    for (const { mark } of [...made.parts.profiles, ...made.parts.plates])
      expect(single.filter((page) => page.includes(`× ${mark} `))).toHaveLength(1);
    const plain = await sheetsOf(assess(drawingOf(rows), { corrections }));
    expect(pages.length - plain.length).toBe(made.parts.plates.length + made.parts.profiles.length);
  },
);

testWith(hasProgram("pdftotext"))(
  "a loose part of many joints: every place that it goes to is on the sheet, and within it",
  async () => {
    const marks = Array.from({ length: 40 }, (_, i) => `B${i + 1}`);
    const made = assess(
      drawingOf(marks.map((mark, i) => ({ mark, profile: "IPE 300", length_mm: 5000 + 2000 * (i % 2) }))),
      {
        project: {},
        corrections: overridesSchema.parse(marks.map((mark) => ({ mark, actions: { V_z_Ed: 40, M_y_Ed: 60 } }))),
      },
    );
    const path = written(await shopPdf(made), "shop.pdf");
    const words = [
      ...run("pdftotext", ["-bbox", path, "-"]).stdout.matchAll(/xMax="([\d.]+)" yMax="[\d.]+">([^<]*)</g),
    ];
    const loose = (await sheetsOf(made)).filter((page) => page.includes("Loose parts")).join();
    for (const mark of marks) expect(loose).toMatch(new RegExp(`\\b${mark}\\s+end\\b`));
    expect(loose).not.toContain("…");
    // A3, and a margin of 10 mm
    for (const [, xMax] of words) expect(Number(xMax)).toBeLessThan(((420 - 10) / 25.4) * 72);
  },
);

testWith(hasProgram("pdftotext"))("no text that is written narrower to fit is cut off, in any language", async () => {
  const profiles = ["IPE 330", "UPE 160", "L 80x80x8", "HE 200 B", "RHS 150x100x6"];
  const made = assess(drawingOf(profiles.map((profile, i) => ({ mark: `M${i}`, profile, length_mm: 6000 }))));
  for (const language of ["en", "nl", "de", "sv", "fr"]) {
    const path = written(await shopPdf({ ...made, settings: { ...made.settings, language } }), "shop.pdf");
    expect(run("pdftotext", ["-layout", path, "-"]).stdout).not.toContain("…");
  }
});

test("in space: what is behind is not drawn, and a round bar has an outline", () => {
  const whole = breaksOf([0, 1000], 1000, 10);
  const marksOf = (profile: string) => isometricMarks({ main: bar(profile, 1000), pieces: [], plates: [] }, whole);
  // along a tube its two outlines alone: corners are round, its inside shows at the open end
  const lengthwise = marksOf("SHS 100x100x5").filter(
    (mark) => mark.kind === "path" && Math.hypot((mark.points[1]?.[0] ?? 0) - (mark.points[0]?.[0] ?? 0), 0) > 600,
  );
  expect(lengthwise).toHaveLength(2);
  const round = marksOf("CHS 114.3x5").filter(
    (mark) => mark.kind === "path" && (mark.points[1]?.[0] ?? 0) - (mark.points[0]?.[0] ?? 0) > 600,
  );
  expect(round).toHaveLength(2);
  const { x0, x1, y0, y1 } = extent(marksOf("SHS 100x100x5"));
  // x and y go to the right by cos 30°, and up by sin 30°, of their length times sqrt(2/3)
  const scale = Math.sqrt(2 / 3);
  const [wide, high] = [scale * Math.cos(Math.PI / 6) * (1000 + 100), scale * (0.5 * (1000 + 100) + 100)];
  // its corners are round: it is a little less
  for (const [is, sharp] of [
    [x1 - x0, wide],
    [y1 - y0, high],
  ] as const) {
    expect(is).toBeLessThan(sharp);
    expect(is).toBeGreaterThan(sharp - 10);
  }
});

test("law: a mark is stamped inside the contour and through no hole, wherever there is room", () => {
  const place = fc.record({
    x: fc.integer({ min: 15, max: 285 }),
    y: fc.integer({ min: 15, max: 185 }),
    r: fc.integer({ min: 5, max: 14 }),
  });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 6 }), (holes) => {
      const outline = [
        [0, 0],
        [300, 0],
        [300, 200],
        [60, 200],
        [0, 140],
      ] as const;
      const { x, y, height } = stampAt(outline, holes, 7);
      for (const dx of [0, 0.5, 1])
        for (const dy of [0, 0.5, 1]) {
          const [px, py] = [x + dx * 7 * height, y + dy * height];
          expect(px > 0 && px < 300 && py > 0 && py < 200 && py < 140 + px).toBe(true);
          for (const hole of holes) expect(Math.hypot(px - hole.x, py - hole.y)).toBeGreaterThan(hole.r);
        }
    }),
  );
});

test("no stamp of a hall lies through a hole (as a reader of the format finds them)", () => {
  for (const { path, bytes } of [...nc1Files(assess(hall())), ...nc1Files(exampleFabrication())]) {
    const text = new TextDecoder().decode(bytes);
    const { holes } = readNc1(text);
    const [, face = "", x = "", y = "", height = "", name = ""] =
      /^SI\r?\n {2}(\w) +([\d.]+)u +([\d.]+) +[\d.]+ +(\d+)r(.*?)\r?$/m.exec(text) ?? [];
    for (const hole of holes.filter((one) => one.face === face)) {
      const dx = Math.max(Number(x) - hole.x, 0, hole.x - (Number(x) + name.length * Number(height)));
      const dy = Math.max(Number(y) - hole.y, 0, hole.y - (Number(y) + Number(height)));
      expect(Math.hypot(dx, dy), `${path}: the mark lies through a hole`).toBeGreaterThan(hole.d / 2);
    }
  }
});

testWith(hasProgram("pdftotext"))(
  "a cloud with the revision around what is new in it, and beside its mark in the part list",
  async () => {
    const rows = [{ mark: "B1", profile: "IPE 300", length_mm: 6000 }];
    const of = (revision: string) =>
      drawingOf(rows, { drawing_info: { project_name: "Hall", drawing_number: "S-1", revision } });
    const thicker = overridesSchema.parse([
      { mark: "B1", start: { joint: "header-plate", set: { plate: { t_mm: 15 } } } },
    ]);
    const before = overridesSchema.parse([{ mark: "B1", start: { joint: "header-plate" } }]);
    const a = assess(of("A"), { corrections: before });
    const b = assess(of("B"), { corrections: thicker, register: a.register });
    const fresh = b.parts.plates.find(({ t_mm, use }) => use === "end plate" && t_mm === 15);
    const triangles = (pages: readonly string[]) => (pages.join("").match(/△/g) ?? []).length;
    expect(triangles(await sheetsOf(a))).toBe(0);
    const sheet = (await sheetsOf(b)).find((page) => page.includes("near side")) ?? "";
    expect(sheet).toMatch(new RegExp(`${fresh?.mark}\\s+△ B`));
    expect(triangles([sheet])).toBe(1);
    // in revision C nothing is new
    expect(triangles(await sheetsOf(assess(of("C"), { corrections: thicker, register: b.register })))).toBe(0);
  },
);
