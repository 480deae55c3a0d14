import { InvalidInput, sections } from "@x/eurocode";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { inEnglish } from "./spoken.ts";
import { asGiven, membersFrom, membersOf, readMembers } from "./table.ts";

const problemsOf = (read: () => unknown): string[] => {
  try {
    read();
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems.map(({ path, message }) => `${path}: ${message}`);
    throw error;
  }
  throw new Error("it was read");
};
const lengths = (text: string) => readMembers(text).members.map(({ length_mm }) => length_mm);

describe("headings as people write them", () => {
  test.each([
    "Mark,Profile,Length (mm),Qty,Grade,Role",
    "mark,section,length_mm,quantity,steel_grade,role",
    "Pos.;Profil;Länge [mm];Stück;Güte;Bauteil",
    "Merk\tProfiel\tLengte mm\tAantal\tKwaliteit\tRol",
    "Repère;Profil;Longueur;Quantité;Nuance;Role",
    "Littera;Profil;Längd;Antal;Stålsort;Roll",
  ])("%s", (head) => {
    const sign = /[;\t,]/.exec(head)?.[0] ?? ",";
    const { members } = readMembers(
      `\uFEFF${head}\r\n${["B1", "HEA 200", "6000", "4", "S355", "beam"].join(sign)}\r\n`,
    );
    expect(members).toEqual([
      expect.objectContaining({
        ...{ mark: "B1", section: "HEA 200", profile: "HE 200 A", family: "HE", length_mm: 6000 },
        ...{ quantity: 4, steel_grade: "S355", role: "beam" },
      }),
    ]);
  });

  test("lengths say their unit in the heading or in the cell", () => {
    expect(lengths("Mark;Section;Length (m)\nB1;IPE 300;7,2\nB2;IPE 300;6\nB3;IPE 300;4500 mm\n")).toEqual([
      7200, 6000, 4500,
    ]);
    expect(lengths('Mark,Section,Length\nB1,IPE 300,"7 200"\nB2,IPE 300,6.5 m\nB3,IPE 300,1 500\n')).toEqual([
      7200, 6500, 1500,
    ]);
  });

  test("what says nothing of a member is not used, and named; columns that follow from the others are not", () => {
    const { warnings } = readMembers("mark,section,length_mm,mass_each_kg,remarks,Phase\nB1,IPE 300,6000,253,x,2\n");
    expect(inEnglish(warnings)).toEqual(["these columns are not used: Phase"]);
  });

  test("a sum at the end is no member; a plate is a plate, a flat bar with a role is a brace", () => {
    const list = readMembers(
      "Mark,Section,Length,Qty,Role\nP1,PL 10x200,300,8,\nD1,FL 100x10,3000,2,brace\nTotal,,,10,\n",
    );
    expect(list.members.map(({ mark, profile }) => [mark, profile])).toEqual([["D1", "FL 100x10"]]);
    expect(list.other_rows).toEqual([
      expect.objectContaining({ mark: "P1", plate: { t_mm: 10, width_mm: 200, length_mm: 300 }, quantity: 8 }),
    ]);
  });

  test("a section that the catalogue does not have stays, and is reported", () => {
    const { members, unresolved } = readMembers("Mark,Section,Length\nB1,W14X22,5000\n");
    expect(members[0]).toMatchObject({ section: "W14X22" });
    expect(inEnglish(unresolved)).toEqual([
      expect.objectContaining({ text: "B1 W14X22", reason: expect.stringMatching(/^unknown/) }),
    ]);
  });
});

describe("every problem at once, with its row and column", () => {
  test("of a table", () => {
    const table = "Mark,Profile,Length (mm),Qty,Grade,Role\n,IPE 300,long,-1,steel,king\nB2,,6.50,1.5,S355,beam\n";
    expect(problemsOf(() => readMembers(table))).toEqual([
      "line 2, Mark: is missing",
      'line 2, Length (mm): must be a length above 0, such as 6000; it is "long"',
      'line 2, Qty: must be a whole number from 1 to 1000000; it is "-1"',
      'line 2, Grade: must be a steel grade, such as S355; it is "steel"',
      'line 2, Role: must be one of beam, column, brace, purlin, rail, chord, plate, other; it is "king"',
      "line 3, Profile: is missing",
      'line 3, Qty: must be a whole number from 1 to 1000000; it is "1.5"',
    ]);
    expect(problemsOf(() => readMembers("Mark,Section,Length\nB1,IPE 300,6.50\n"))).toEqual([
      'line 2, Length: must say its unit, as Length (m) or "6.5 m" does; it is "6.50"',
    ]);
  });

  test("of columns: what is missing, and what is there twice", () => {
    expect(problemsOf(() => readMembers("Mark,Profile,Section,Lenght\nB1,IPE 300,,6000\n"))).toEqual([
      "line 1, Section: means the same as the column Profile",
      'line 1: has no column Length (mm); is it "Lenght"?',
    ]);
  });

  test("of JSON, and of a sheet", () => {
    expect(problemsOf(() => membersFrom([{ mark: "B1", profile: "IPE 300", length_mm: "x" }, 3]))).toEqual([
      "[1]: must be an object with mark, section and length_mm",
      '[0].length_mm: must be a length above 0, such as 6000; it is "x"',
    ]);
    const rows = [
      { line: 3, cells: ["Mark", "Section", "Length"] },
      { line: 5, cells: ["B1", "IPE 300", ""] },
    ];
    expect(problemsOf(() => membersOf(rows, "row"))).toEqual(["row 5, Length: is missing"]);
  });

  test.each(["", "{", "[]", "3", '"text"', "Mark,Section,Length\n", ",,,\n"])("nothing to make: %j", (text) => {
    expect(problemsOf(() => readMembers(text)).length).toBeGreaterThan(0);
  });

  test("a hundred at most, and how many more", () => {
    const rows = Array.from({ length: 150 }, (_, i) => `B${i},IPE 300,`);
    const problems = problemsOf(() => readMembers(`Mark,Section,Length\n${rows.join("\n")}\n`));
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toBe(": and 50 more problems");
  });
});

test("whatever is sent, there is a list or there are problems", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc
          .array(fc.array(fc.string()).map((row) => row.join(",")))
          .map((rows) => `Mark,Section,Length\n${rows.join("\n")}`),
      ),
      (text) => {
        try {
          expect(readMembers(text).members.length).toBeGreaterThanOrEqual(0);
        } catch (error) {
          if (!(error instanceof InvalidInput)) throw error;
          expect(error.problems.length).toBeGreaterThan(0);
        }
      },
    ),
  );
});

test("a list is read again as it was given", () => {
  const profile = fc.constantFrom(...sections({ family: "HE" }).map(({ designation }) => designation));
  const row = fc.record(
    {
      mark: fc.stringMatching(/^[A-Z]{1,3}\d{1,3}$/),
      section: profile,
      length_mm: fc.integer({ min: 1, max: 40_000 }),
      quantity: fc.integer({ min: 1, max: 500 }),
      steel_grade: fc.constantFrom("S235", "S355J2"),
      role: fc.constantFrom("beam", "column", "other"),
      M_y_Ed: fc.integer({ min: -500, max: 500 }),
    },
    { requiredKeys: ["mark", "section", "length_mm"] },
  );
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (rows) => {
      const list = membersFrom({ project_name: "Hall 7", members: rows });
      expect(readMembers(JSON.stringify(asGiven(list)))).toEqual(list);
      expect(list.members.map(({ profile: found }) => found)).toEqual(rows.map(({ section: name }) => name));
    }),
  );
});
