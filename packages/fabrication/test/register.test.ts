import fc from "fast-check";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { assess } from "../src/assessment/assess.ts";
import { exportFiles } from "../src/exports/files.ts";
import { nc1Files } from "../src/exports/nc1.ts";
import type { Fabrication, MarkRegister } from "../src/fabrication.ts";
import { registerSchema, withMarks } from "../src/marks.ts";
import type { MemberList } from "../src/members/model.ts";
import { inEnglish } from "../src/members/spoken.ts";
import { drawingOf, type Row } from "./drawings.ts";
import { exampleFabrication } from "./example.ts";

const listOf = (rows: readonly Row[], revision: string): MemberList =>
  drawingOf(rows, { drawing_info: { project_name: "Hall", drawing_number: "S-1", revision } });

/** What a machine makes of a mark, whatever the file is called and however many there are. */
const meaningsOf = (made: Fabrication): [mark: string, meaning: string][] =>
  nc1Files(made).map(({ path, bytes }) => {
    const lines = new TextDecoder().decode(bytes).split("\r\n");
    const [mark = "", quantity] = [lines[4]?.trim(), 6];
    const stamped = (line: string) => (line.includes("10r") ? line.replace(/10r.*/, "") : line);
    return [mark, [path.includes("/plates/"), ...lines.filter((_, i) => i !== quantity).map(stamped)].join("\n")];
  });

const anyLength = fc.constantFrom(5990, 6000, 6010);
const anyMark = fc.constantFrom("B1", "B2", "b1", "B1-v2", "B1-2", "PL1", "", "C 1", "C_1");
/** Of one revision: what is different from the example. */
const anyRevision = fc.record({
  marks: fc.tuple(anyMark, anyMark),
  lengths: fc.tuple(anyLength, anyLength),
  t_mm: fc.constantFrom(8, 10, 12),
  hole: fc.constantFrom(18, 22),
  gone: fc.boolean(),
  taken: fc.boolean(),
  turned: fc.boolean(),
});

function revised(
  base: Fabrication,
  { marks, lengths, t_mm, hole, gone, taken, turned }: typeof anyRevision extends fc.Arbitrary<infer T> ? T : never,
): Fabrication {
  const profiles = base.parts.profiles.map((part, i) => ({
    ...part,
    mark: marks[i] ?? "",
    length_mm: lengths[i] ?? 6000,
    holes: part.holes.map((one) => (one.d_mm === 18 ? { ...one, d_mm: hole } : one)),
  }));
  const plates = base.parts.plates
    .filter((_, i) => !(gone && i === 2))
    .map((plate, i) => ({
      ...plate,
      t_mm: plate.t_mm === 10 ? t_mm : plate.t_mm,
      ...(taken && i === 1 && { mark: "111" }),
    }));
  return {
    ...base,
    parts: {
      ...base.parts,
      profiles: turned ? profiles.toReversed() : profiles,
      plates: turned ? plates.toReversed() : plates,
    },
    assemblies: base.assemblies.map((one, i) => ({ ...one, mark: marks[i] ?? "" })),
  };
}

describe("a register of marks", () => {
  test("200 random revisions: no mark ever means two things", { tags: "change" }, () => {
    const base = exampleFabrication();
    fc.assert(
      fc.property(fc.array(anyRevision, { minLength: 200, maxLength: 200 }), (list) => {
        const meant = new Map<string, string>();
        let register: MarkRegister | undefined;
        list.forEach((one, i) => {
          const changed = { ...revised(base, one), drawing_info: { revision: String(i) } };
          const { remarked: _, ...marked } = withMarks(changed, register);
          const made = { ...changed, ...marked };
          for (const [mark, meaning] of meaningsOf(made)) {
            expect(meant.get(mark.toLowerCase()) ?? meaning, mark).toBe(meaning);
            meant.set(mark.toLowerCase(), meaning);
          }
          const inUse = made.register.marks.filter(({ retired }) => retired === undefined);
          for (const { mark } of [...made.parts.profiles, ...made.parts.plates])
            expect(
              inUse.some((entry) => entry.kind === "part" && entry.mark === mark),
              mark,
            ).toBe(true);
          for (const { mark } of made.assemblies)
            expect(
              inUse.some((entry) => entry.kind === "assembly" && entry.mark === mark),
              mark,
            ).toBe(true);
          register = registerSchema.parse(JSON.parse(JSON.stringify(made.register)));
        });
      }),
      { numRuns: 3 },
    );
  });

  const list = (length_mm: number, revision: string, steel_grade = "S355") =>
    listOf(
      [
        { mark: "B1", profile: "IPE 300", length_mm, steel_grade },
        { mark: "C1", profile: "HE 200 B", length_mm: 3500 },
      ],
      revision,
    );

  test("what changes gets a new mark, the old one is retired, and comes back with the same thing", () => {
    const a = assess(list(6000, "A"));
    const b = assess(list(6100, "B"), { register: a.register });
    const c = assess(list(6000, "C"), { register: b.register });
    const named = (made: Fabrication) => made.parts.profiles.map(({ mark }) => mark);
    expect([named(a), named(b), named(c)]).toEqual([
      ["B1", "C1"],
      ["B1-v2", "C1"],
      ["B1", "C1"],
    ]);
    const entry = ({ register }: Fabrication, mark: string) =>
      register.marks.find((one) => one.kind === "part" && one.mark === mark);
    expect(entry(b, "B1")).toMatchObject({ since: "A", retired: "B" });
    expect(entry(b, "B1-v2")).toMatchObject({ since: "B", of: "B1", about: expect.stringContaining("L=6100") });
    expect(entry(c, "B1")?.retired).toBeUndefined();
    expect(entry(c, "B1-v2")).toMatchObject({ retired: "C" });
    expect(b.members.map(({ mark }) => mark)).toEqual(["B1", "C1"]);
    expect(inEnglish(b.warnings).join("\n")).toMatch(/B1: its part has changed .* it is B1-v2 now/);
    // the same again changes nothing
    expect(assess(list(6100, "B"), { register: b.register }).register).toEqual(b.register);
  });

  test("marks of plates follow from what they are, whatever stands before them", () => {
    const marks = (made: Fabrication) => made.parts.plates.map(({ mark }) => mark).sort();
    const one = assess(list(6000, "A"));
    const turned = assess(listOf([...list(6000, "A").members].reverse() as Row[], "A"));
    expect(marks(turned)).toEqual(marks(one));
    for (const mark of marks(one)) expect(mark).toMatch(/^PL[0-9A-HJKMNP-TV-Z]{5}$/);
    const other = assess(list(6000, "A", "S275"));
    const base = other.parts.plates.find(({ use }) => use === "base plate")?.mark;
    expect(marks(one)).toContain(base);
    expect(marks(other)).not.toEqual(marks(one));
  });

  test("two rows of one mark that are not the same have two marks in every file", async () => {
    const made = assess(
      listOf(
        [
          { mark: "B1", profile: "IPE 300", length_mm: 6000 },
          { mark: "B1", profile: "IPE 300", length_mm: 4000 },
        ],
        "A",
      ),
    );
    expect(made.parts.profiles.map(({ mark }) => mark)).toEqual(["B1", "B1-2"]);
    expect(made.assemblies.map(({ mark }) => mark)).toEqual(["B1", "B1-2"]);
    const files = await exportFiles(made, ["nc1"]);
    const text = new TextDecoder().decode(files.find(({ path }) => path === "nc1/B1-2.nc1")?.bytes);
    expect(text.split("\r\n")[4]?.trim()).toBe("B1-2");
  });

  test("marks that NC1 writes alike are kept apart, long ones too", () => {
    const long = "A very long mark that goes on and on and on beyond forty signs";
    const marks = ["Ö1", "O1", "o1", `${long} 1`, `${long} 2`, `${long} 3`];
    const made = assess(
      listOf(
        marks.map((mark, i) => ({ mark, profile: "IPE 200", length_mm: 3000 + i })),
        "A",
      ),
      { project: { beam_joint: "none" } },
    );
    const told = meaningsOf(made).map(([mark]) => mark.toLowerCase());
    expect(new Set(told).size).toBe(marks.length);
  });

  test("register.csv says which is which, and the package keeps register.json", async () => {
    const a = assess(list(6000, "A"));
    const b = assess(list(6100, "B"), { register: a.register });
    const files = await exportFiles(b, ["register.csv", "package.zip"]);
    const csv = new TextDecoder().decode(files[0]?.bytes);
    expect(csv).toMatch(/part,B1,B1,retired,"IPE 300 L=6000/);
    expect(csv).toMatch(/B1-v2,B1,in use/);
    const inside = unzipSync(files.find(({ path }) => path === "package.zip")?.bytes ?? new Uint8Array());
    const kept = registerSchema.parse(JSON.parse(strFromU8(inside["register.json"] ?? new Uint8Array())));
    expect(kept).toEqual(b.register);
  });

  test("another drawing of the project retires nothing of this one, and takes none of its marks", () => {
    const a = assess(list(6000, "A"));
    const other = assess(
      drawingOf([{ mark: "B1", profile: "IPE 200", length_mm: 4000 }], { drawing_info: { drawing_number: "S-2" } }),
      { register: a.register },
    );
    expect(other.parts.profiles.map(({ mark }) => mark)).toEqual(["B1-v2"]);
    expect(other.register.marks.find(({ kind, mark }) => kind === "part" && mark === "B1")?.retired).toBeUndefined();
  });

  test("a register in which a mark means two things is refused", () => {
    const { marks } = assess(list(6000, "A")).register;
    const [first] = marks;
    const twice = { version: 1, marks: [...marks, { ...first, sha256: "0".repeat(64) }] };
    expect(registerSchema.safeParse(twice).success).toBe(false);
  });
});
