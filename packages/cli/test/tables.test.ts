import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isTableProblem, recordsOf, separatorOf, TableReader } from "@x/api/tables";
import { type Check, findCheck } from "@x/eurocode";
import { afterAll, describe, expect, test } from "vitest";
import { startOfX } from "./support/x.ts";

const folder = mkdtempSync(join(tmpdir(), "x-tables-"));
afterAll(() => rmSync(folder, { recursive: true }));

const members = findCheck("en-1993-1-1");
const earthquake = findCheck("en-1998-1");
if (!members || !earthquake) throw new Error("no check");

/** A whole table at once. */
function readTable(check: Check, name: string, text: string) {
  const reader = new TableReader(check, separatorOf(text));
  try {
    return { requests: [...[...recordsOf([text])].flatMap((record) => reader.add(record, 10_000)), ...reader.end()] };
  } catch (error) {
    if (!isTableProblem(error) || error.line === undefined) throw error;
    throw new Error(`${name}, line ${error.line}: ${error.message}`);
  }
}

const file = (name: string, text: string) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const x = (...args: string[]) => spawnSync(process.execPath, [...startOfX, ...args], { encoding: "utf8", cwd: folder });

test("headings name fields, nested by dots; numbers, words and empty cells as their fields want them", () => {
  const { requests } = readTable(
    members,
    "m.csv",
    'mark,section.shape,section.h_mm,length_mm,sway_y,N_Ed\n1,I,300,"6,000",yes,\n"a ""b""",I,200,5e3,no,-12.5\n\n',
  );
  expect(requests).toEqual([
    {
      value: {
        members: [
          { mark: "1", section: { shape: "I", h_mm: 300 }, length_mm: "6,000", sway_y: true },
          { mark: 'a "b"', section: { shape: "I", h_mm: 200 }, length_mm: 5000, sway_y: false, N_Ed: -12.5 },
        ],
      },
      rows: [2, 3],
    },
  ]);
});

test("semicolons bring decimal commas and points for thousands", () => {
  const { requests } = readTable(members, "m.csv", "mark;profile;length_mm;N_Ed\r\nB1;IPE 300;6.000;1.234,5\r\n");
  expect(requests[0]?.value).toEqual({ members: [{ mark: "B1", profile: "IPE 300", length_mm: 6000, N_Ed: 1234.5 }] });
});

const numbers = (text: string) =>
  readTable(members, "m.csv", text).requests.flatMap(({ value }) =>
    (value.members as Record<string, unknown>[]).map(({ length_mm, N_Ed }) => [length_mm, N_Ed]),
  );

test.each([
  [
    "a decimal comma tells",
    "110.250;12,5\n6.000;0,25",
    [
      [110250, 12.5],
      [6000, 0.25],
    ],
  ],
  ["several groups tell", "110.250;1.234.567\n", [[110250, 1234567]]],
  [
    "also in a later row",
    "110.250;12\n6.000;0,25",
    [
      [110250, 12],
      [6000, 0.25],
    ],
  ],
  [
    "a decimal point tells",
    "110.250;12.5\n98.125;3",
    [
      [110.25, 12.5],
      [98.125, 3],
    ],
  ],
  ["no group begins with 0", "110.250;0.250\n", [[110.25, 0.25]]],
  ["no group has four figures in front", "110.250;1234.500\n", [[110.25, 1234.5]]],
  ["spaces and apostrophes between thousands", "6 000;1'234,5\n", [[6000, 1234.5]]],
  ["no group has two figures", "6000;12 34\n", [[6000, "12 34"]]],
])("the point means one thing in a file: %s", (_, rows, expected) => {
  expect(numbers(`length_mm;N_Ed\n${rows}`)).toEqual(expected);
});

test.each([
  ["12,5\nB2;110.25", /"12,5" \(line 2, N_Ed\).*"110.25" \(line 3, N_Ed\)/],
  ["110.25\nB2;12,5", /"12,5" \(line 3, N_Ed\).*"110.25" \(line 2, N_Ed\)/],
  ["1.234.567\nB2;0.250", /"1.234.567" \(line 2, N_Ed\).*"0.250" \(line 3, N_Ed\)/],
  ["110.250\nB2;7", /"110.250" \(line 2, N_Ed\) may be 110250 or 110.25/],
])("a file that uses it both ways, or does not tell, is refused: %j", (rows, message) => {
  expect(() => readTable(members, "m.csv", `mark;N_Ed\nB1;${rows}\n`)).toThrow(message);
});

test("the mark 110.250 is no number", () => {
  const { requests } = readTable(members, "m.csv", "mark;N_Ed\n110.250;7\n");
  expect(requests[0]?.value).toEqual({ members: [{ mark: "110.250", N_Ed: 7 }] });
});

test("a check of one item takes a request for each row; ten thousand items are one request", () => {
  expect(readTable(earthquake, "e.csv", "agR,ground_type\n0.1,A\n0.2,B\n").requests).toHaveLength(2);
  const many = `mark,profile,length_mm\n${"B,IPE 300,6000\n".repeat(10_001)}`;
  expect(readTable(members, "m.csv", many).requests.map(({ rows }) => rows.length)).toEqual([10_000, 1]);
});

test.each([
  ["mark,mark\nB1,B2\n", /heading "mark" is there twice/],
  ["mark\n", /at least one row below it/],
  ["mark,profile\nB1,IPE 300,9\n", /line 2: has 3 cells/],
  ['mark,profile\nB1,"IPE 300\n', /line 2: a quotation mark is not closed/],
])("%j is refused", (text, message) => {
  expect(() => readTable(members, "m.csv", text)).toThrow(message);
});

test("a table is checked row by row; an error names line and column", () => {
  const good = file("good.csv", "mark;profile;length_mm;M_y_Ed\nB1;IPE 300;6000;20,5\nB2;IPE 200;4000;90\n");
  const checked = x("check", "en-1993-1-1", good, "--out", join(folder, "out.csv"), "--junit", join(folder, "out.xml"));
  expect(checked.status).toBe(1);
  const rows = readFileSync(join(folder, "out.csv"), "utf8").split("\r\n");
  expect(rows[0]).toMatch(/^\uFEFFfile,mark,passed,utilization,verification,clause,load_case,problem,/);
  expect(rows[1]).toContain(",B1,true,0.");
  expect(rows[2]).toContain(",B2,false,");
  expect(readFileSync(join(folder, "out.xml"), "utf8")).toMatch(/tests="2" failures="1" errors="0"/);
  const bad = file("bad.csv", "mark,profile,length_mm,M_y_Ed\nB1,IPE 300,6000,20\nB2,IPE 303,long,20\n");
  const { status, stderr } = x("check", "en-1993-1-1", bad);
  expect(status).toBe(2);
  expect(stderr).toMatch(/bad\.csv, line 3: .*length_mm/);
});

test("a folder: each input, a summary, and what is wrong beside the others", () => {
  const inner = join(folder, "calculations/deep");
  mkdirSync(inner, { recursive: true });
  const bolt = {
    bolt_grade: "8.8",
    bolt_size: "M20",
    shear_planes: 1,
    plate_fu: 430,
    plate_t: 10,
    e1: 40,
    e2: 40,
    is_end_bolt: true,
    V_Ed: 60,
  };
  writeFileSync(join(inner, "a.json"), JSON.stringify(bolt));
  writeFileSync(join(folder, "calculations/b.json"), JSON.stringify({ ...bolt, V_Ed: 600 }));
  writeFileSync(join(folder, "calculations/c.json"), "{");
  const { status, stdout, stderr } = x("check", "en-1993-1-8", "calculations", "--brief");
  expect(stdout).toMatch(/NOT PASSED.*b\.json/);
  expect(stdout).toMatch(/PASSED.*a\.json/);
  expect(status).toBe(2);
  expect(stderr).toMatch(/c\.json/);
});

test("standard input from a slow pipe", async () => {
  const child = spawn(process.execPath, [...startOfX, "check", "en-1993-1-8", "-", "--brief"], { cwd: folder });
  const out: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => out.push(chunk.toString()));
  const bolt = '{"bolt_grade":"8.8","bolt_size":"M20","shear_planes":1,"plate_fu":430,';
  // the second half comes when the process already waits for it
  child.stdin.write(bolt);
  await new Promise((resolve) => setImmediate(resolve));
  child.stdin.end('"plate_t":10,"e1":40,"e2":40,"is_end_bolt":true,"V_Ed":60}');
  expect(await new Promise((resolve) => child.on("exit", resolve))).toBe(0);
  expect(out.join("")).toMatch(/^PASSED/);
});

test("a long table comes in parts: a wrong row stops no other, and the worst is shown", { tags: "change" }, () => {
  const rows = Array.from({ length: 2500 }, (_, i) =>
    i === 1700 ? "B1700,IPE 999,6000,20" : `B${i},IPE 300,6000,${i === 2100 ? 500 : 20}`,
  );
  const long = file("long.csv", `mark,profile,length_mm,M_y_Ed\n${rows.join("\n")}\n`);
  const { status, stdout, stderr } = x("check", "en-1993-1-1", long, "--out", "long-results.csv");
  expect(status).toBe(2);
  expect(stderr).toMatch(/long\.csv, line 1702: profile IPE 999/);
  expect(stdout).toMatch(/^NOT PASSED {2}B2100: 653 % — lateral torsional buckling governs/);
  expect(stdout).toMatch(/long\.csv: 2500 rows, 2498 passed, 1 not passed, 1 not calculated\n$/);
  const results = readFileSync(join(folder, "long-results.csv"), "utf8").trimEnd().split("\r\n");
  expect(results).toHaveLength(2501);
  const columns = results[0]?.split(",").length;
  expect(new Set(results.filter((row) => !row.includes('"')).map((row) => row.split(",").length))).toEqual(
    new Set([columns]),
  );
});

test("columns that are asked for, in their order; numbers have six figures", () => {
  const two = file(
    "two.csv",
    "mark,profile,length_mm,M_y_Ed,N_Ed\nB1,IPE 300,6000,20,\nB2,IPE 999,6000,20,\nB3,HE 200 B,4000,20,300\n",
  );
  const columns = ["--columns", "mark, utilization,N_b_z_Rd_kN,clause"];
  const { status } = x("check", "en-1993-1-1", two, "--out", "chosen.csv", ...columns);
  expect(status).toBe(2);
  const [head, ...rows] = readFileSync(join(folder, "chosen.csv"), "utf8").trimEnd().split("\r\n");
  expect(head).toBe("\uFEFFmark,utilization,N_b_z_Rd_kN,clause,problem");
  expect(rows[0]).toMatch(/^B1,0\.\d{1,6},300\.336,EN 1993-1-1 /);
  expect(rows[1]).toMatch(/^B3,0\.\d{1,6},\d+\.\d{1,3},EN 1993-1-1 [^,]*,$/);
  expect(rows[2]).toMatch(/^,,,,"?.*IPE 999/);
  const wrong = x("check", "en-1993-1-1", two, "--out", "wrong.csv", "--columns", "mark,N_b_x_Rd_kN");
  expect([wrong.status, wrong.stderr]).toEqual([
    2,
    expect.stringContaining("no item has N_b_x_Rd_kN; did you mean N_b_"),
  ]);
  expect(x("check", "en-1993-1-1", two, "--columns", "mark").stderr).toContain("--columns goes with --out");
});

test("a name that comes up late has a column in every row", () => {
  const early = Array.from({ length: 1100 }, (_, i) => `B${i},IPE 300,6000,20`);
  const linesOf = (name: string, rows: readonly string[]) => {
    const table = file(`${name}.csv`, `mark,profile,length_mm,N_Ed\n${rows.join("\n")}\n`);
    expect(x("check", "en-1993-1-1", table, "--out", `${name}-results.csv`).status).toBe(0);
    const text = readFileSync(join(folder, `${name}-results.csv`), "utf8");
    return text
      .trimEnd()
      .split("\r\n")
      .map((line) => line.split(","));
  };
  const [head = []] = linesOf("early", early.slice(0, 1));
  const [all = [], first = [], ...more] = linesOf("late", [...early, "C1,CHS 168.3x5,3000,20"]);
  const late = all.filter((name) => !head.includes(name));
  expect(late.length).toBeGreaterThan(0);
  expect(new Set([first, ...more].map((cells) => cells.length))).toEqual(new Set([all.length]));
  expect(late.map((name) => first[all.indexOf(name)])).toEqual(late.map(() => ""));
  expect(late.map((name) => more.at(-1)?.[all.indexOf(name)])).not.toContain("");
});

test("a quoted cell may go on in the next line, and in the next piece that is read", () => {
  const text = 'mark,profile\n"one\nof two",IPE 300\nB2,IPE 200\n';
  for (let cut = 0; cut <= text.length; cut++) {
    const rows = [...recordsOf([text.slice(0, cut), text.slice(cut)])];
    expect(rows.map(({ cells, line }) => [cells[0], line])).toEqual([
      ["mark", 1],
      ["one\nof two", 2],
      ["B2", 4],
    ]);
  }
});

test("x new --csv is a table that checks as it stands", { tags: "change" }, () => {
  for (const endpoint of ["en-1993-1-1", "en-1993-1-8", "en-1992-1-1", "en-1995-1-1", "en-1998-1", "en-1993-1-9"]) {
    const table = file(`${endpoint}.csv`, x("new", endpoint, "--csv").stdout);
    expect(x("check", endpoint, table, "--brief")).toMatchObject({ status: 0, stderr: "" });
  }
});

test("a table comes through a pipe too, and is a report", () => {
  const table = "mark;profile;length_mm;N_Ed\nB1;IPE 300;6000;12,5\nB2;IPE 300;6000;abc\n";
  const piped = (text: string, ...more: string[]) =>
    spawnSync(process.execPath, [...startOfX, "check", "en-1993-1-1", "-", ...more], {
      encoding: "utf8",
      cwd: folder,
      input: text,
    });
  expect(piped(table).stderr).toContain('stdin, line 3: N_Ed must be a finite number in kN, not "abc"');
  const report = piped(table.replace("abc", "20"), "--md");
  expect(report.stdout).toMatch(/# Steel members[\s\S]*B2/);
  expect(report.status).toBe(0);
});

describe("headings as people write them", () => {
  const first = (text: string): unknown =>
    (readTable(members, "t.csv", text).requests[0]?.value.members as unknown[] | undefined)?.[0];

  test("names without signs, units converted", () => {
    expect(first("Mark;Section;Length (m);Steel grade;N_Ed (N);My [kN·m]\nB1;IPE 300;6,105;S235;-1500;20")).toEqual({
      mark: "B1",
      profile: "IPE 300",
      length_mm: 6105,
      steel_grade: "S235",
      N_Ed: -1.5,
      M_y_Ed: 20,
    });
  });

  test("each is said once", () => {
    const reader = new TableReader(members, ",");
    reader.add({ cells: ["Mark", "Length (m)", "N_Ed (kN)"], line: 1 }, 10);
    expect(reader.notes).toEqual(['"Length (m)" is length_mm × 1000']);
  });

  test("a unit of another kind is refused, a name that nobody knows too, once for the column", () => {
    expect(() => first("mark,Length (kg)\nB1,6")).toThrow('the heading "Length (kg)" gives kg; length_mm is in mm');
    const told = x("check", "en-1993-1-1", file("colours.csv", "mark,colour,lenght_mm\nB1,red,6\nB2,red,6\n")).stderr;
    expect(told.match(/^error .*$/gm)).toEqual([
      expect.stringMatching(/colours\.csv, line 1: colour is not a field of en-1993-1-1/) as string,
      expect.stringMatching(/line 1: lenght_mm .*did you mean length_mm\?/) as string,
    ]);
    expect(() => first("mark,Length (m),length_mm\nB1,6,6000")).toThrow('the heading "length_mm" is there twice');
  });
});

test("one bad row is listed and stops no other; --strict stops", () => {
  const path = file("some.csv", "mark,profile,length_mm,M_y_Ed\na,IPE 300,5000,50\nb,IPE 3,5000,50\n");
  const some = x("check", "en-1993-1-1", path);
  expect(some.stdout).toContain("a IPE 300 S355");
  expect(some.stderr).toContain("line 3: profile");
  expect(some.status).toBe(2);
  expect(some.stdout).toContain("1 row is wrong and not calculated");
  const strict = x("check", "en-1993-1-1", path, "--strict");
  expect(strict.stdout).toBe("");
  expect(strict.status).toBe(2);
});

test("an annex that cannot take the input is not applicable, and says why", () => {
  const site = { agR: 0.1, ground_type: "B", spectrum_type: 1, importance_class: 2, q: 1.5, T1: 0.5, W: 1000 };
  const all = x("check", "en-1998-1", file("site.json", JSON.stringify(site)), "--annex", "all");
  expect(all.stdout).toContain("DE is not applicable: ground_type: must be one of A-R");
  expect(all.status).toBe(0);
});
