/** Lists that do not fit themselves: lengths against places, pieces against stock, marks against what they mean. */
import { describe, expect, test } from "vitest";
import { assess } from "../src/assessment/assess.ts";
import type { AssessmentOptions } from "../src/assessment/options.ts";
import { drawnOf, frontView } from "../src/exports/drafting/assembly-views.ts";
import { endsOf } from "../src/exports/own-member.ts";
import { wordsOf } from "../src/exports/words.ts";
import type { Fabrication } from "../src/fabrication.ts";
import { override } from "../src/members/corrections.ts";
import { overridesSchema } from "../src/members/corrections-schema.ts";
import { inEnglish } from "../src/members/spoken.ts";
import { drawingOf, type Row } from "./drawings.ts";

function made(rows: readonly Row[], given: unknown = [], options: AssessmentOptions = {}): Fabrication {
  const corrections = overridesSchema.parse(given);
  return assess(override(drawingOf(rows), corrections), { ...options, corrections });
}
const told = (fabrication: Fabrication): string => inEnglish(fabrication).warnings.join("\n");

describe("a beam between placed columns", () => {
  /** HE 200 B at 0 and 6000 mm, flanges towards each other: 5800 mm clear, 10 mm before each fin plate's beam. */
  const between = (length_mm: number, from: number, to: number) =>
    told(
      made(
        [
          { mark: "C1", profile: "HE 200 B", length_mm: 4000 },
          { mark: "C2", profile: "HE 200 B", length_mm: 4000 },
          { mark: "B1", profile: "IPE 300", length_mm },
        ],
        [
          { mark: "C1", role: "column", place: [{ start: [0, 0, 0], end: [0, 0, 4000] }] },
          { mark: "C2", role: "column", place: [{ start: [6000, 0, 0], end: [6000, 0, 4000] }] },
          { mark: "B1", role: "beam", place: [{ start: [from, 0, 3500], end: [to, 0, 3500] }] },
        ],
      ),
    );

  test("that is too short or too long for the clear distance: both figures", () => {
    expect(between(5000, 0, 6000)).toContain("B1: it is 5000 mm long, and 5780 mm fit between its places");
    expect(between(5800, 100, 5900)).toContain("B1: it is 5800 mm long, and 5780 mm fit between its places");
  });

  test("that fits, but is placed from axis to axis: that is said", () => {
    const text = between(5780, 0, 6000);
    expect(text).not.toContain("mm fit between");
    expect(text).toContain("B1: its places are 6000 mm apart, it is 5780 mm long: they are those of axes");
  });

  test("that stands where it is: nothing", () => {
    expect(between(5780, 110, 5890)).not.toMatch(/mm fit between|those of axes/);
  });
});

describe("stock", () => {
  test("pieces longer than every bar, plates larger than every sheet", () => {
    const rows = [
      { mark: "B1", profile: "HE 300 A", length_mm: 15_500 },
      { mark: "C1", profile: "HE 400 B", length_mm: 4000 },
    ];
    const project = { stock_lengths_mm: [12_000], plate_sheets_mm: [[300, 200]] as [number, number][] };
    const fabrication = made(rows, [{ mark: "C1", role: "column" }], { project });
    expect(told(fabrication)).toContain("B1: with 15500 mm it is longer than every bar (12000 mm)");
    expect(told(fabrication)).toMatch(/mm is larger than every sheet \(300 × 200\)/);
    expect(told(made(rows.slice(1)))).not.toContain("larger than every");
  });
});

describe("marks", () => {
  const beam = (mark: string, profile = "IPE 200") => ({ mark, profile, length_mm: 3000 });

  test("a renamed mark: old and new", () => {
    const { register } = made([beam("B1"), beam("B2", "IPE 220")]);
    const text = told(made([beam("G1"), beam("B2", "IPE 220")], [], { register }));
    expect(text).toContain("G1: the same assembly was B1 in the register: its mark is G1 now");
    expect(text).not.toContain("was B2");
  });

  test("one mark with two sections", () => {
    expect(told(made([beam("B1"), beam("B1", "IPE 220")]))).toContain(
      "B1: one mark for different pieces: IPE 200 L=3000, IPE 220 L=3000; in the files they are B1, B1-2",
    );
    expect(told(made([beam("B1"), beam("B1")]))).not.toContain("one mark");
  });
});

test("a mirrored piece has its joints; of a channel, the other way round", () => {
  const ends = (profile: string) => {
    const fabrication = made(
      [{ mark: "U1", profile, length_mm: 3000, quantity: 2 }],
      [{ mark: "U1", role: "beam", mirrored: 1, start: { joint: "fin-plate" }, end: { joint: "none" } }],
    );
    const other = fabrication.assemblies.find(({ id }) => id === "U1-R");
    const of = other && endsOf(fabrication, other);
    return [of?.start.joint, of?.end.joint];
  };
  expect(ends("IPE 200")).toEqual(["FP-U1", undefined]);
  expect(ends("UPN 200")).toEqual([undefined, "FP-U1"]);
});

test("the height of a fin plate is measured on the sheet of what carries it", () => {
  const fabrication = made(
    [
      { mark: "B3", profile: "IPE 400", length_mm: 6100 },
      { mark: "B2", profile: "IPE 240", length_mm: 3000 },
    ],
    [
      { mark: "B3", start: { joint: "none" }, end: { joint: "none" } },
      {
        mark: "B2",
        actions: { V_z_Ed: 25, M_y_Ed: 20 },
        start: { joint: "fin-plate", support: "B3", support_at: [{ x_mm: 3050, side: "front", offset_mm: 0 }] },
        end: { joint: "none" },
      },
    ],
  );
  const { parts } = fabrication;
  const carrier = fabrication.assemblies.find(({ id }) => id === "B3");
  const plate = parts.plates.find(({ id }) => id === carrier?.plates[0]?.part);
  const byId = <T extends { readonly id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));
  const all = {
    profiles: byId(parts.profiles),
    plates: byId(parts.plates),
    bolts: byId(parts.bolts),
    welds: byId(parts.welds),
  };
  const drawn = carrier && drawnOf(carrier, all, { revision: "", marks: new Set() });
  if (!drawn || !plate) throw new Error(`no fin plate on the carrier: ${told(fabrication)}`);
  const texts = frontView(drawn, 50, 6000, wordsOf("en")).marks.flatMap((mark) =>
    mark.kind === "text" ? [mark.text] : [],
  );
  const height = Math.max(...plate.outline.map(([, y]) => y));
  expect(texts).toContain(String(height));
});
