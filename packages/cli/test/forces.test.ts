import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findCheck } from "@x/eurocode";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Stop } from "../src/exit.ts";
import { expanded } from "../src/files.ts";
import { withForces } from "../src/forces.ts";
import { forceTable, rowsOfText } from "../src/forces-table.ts";
import { writeSheet } from "../src/xlsx.ts";
import { startOfX } from "./support/x.ts";

// Tables as RFEM, SCIA Engineer, Robot and SAF name their columns, made by hand.

const tables = {
  "rfem.csv": `RFEM 4.1 Stäbe - Schnittgrößen
Stab;LF/LK;Knoten;Stelle;Kräfte [kN];;;Momente [kNm];;;
Nr.;;Nr.;x [m];N;Vy;Vz;MT;My;Mz;Querschnitt
1;LF1;1;0,000;-20,00;0,00;15,00;0,00;0,00;0,00;IPE 300
;LF1;;3,000;-20,00;0,00;0,00;0,00;22,50;0,00;
;LF1;2;6,000;-20,00;0,00;-15,00;0,00;0,00;0,00;
;LF2;1;0,000;-10,00;0,00;30,00;0,00;0,00;0,00;
;LF2;;3,000;-1.010,00;0,00;0,00;0,00;45,00;0,00;
;LF2;2;6,000;-10,00;0,00;-30,00;0,00;0,00;0,00;
;Max N;;3,000;-10,00;0,00;0,00;0,00;45,00;0,00;
`,
  "scia.csv": `Name,dx,Case,N,Vy,Vz,Mx,My,Mz
,[m],,[kN],[kN],[kN],[kNm],[kNm],[kNm]
B1,0.000,LC1,-20.0,0.0,15.0,0.0,0.0,0.0
B1,3.000,LC1,-20.0,0.0,0.0,0.0,22.5,0.0
B1,0.000,LC2,-10.0,0.0,30.0,0.0,0.0,0.0
B1,3.000,LC2,-10.0,0.0,0.0,0.0,45.0,0.0
`,
  "robot.csv": `Bar/Node/Case;FX (N);FY (N);FZ (N);MX (N*m);MY (N*m);MZ (N*m)
1/ 1/ DL1;20000,0;0,0;15000,0;0,0;-4500,0;0,0
1/ 2/ DL1;20000,0;0,0;-15000,0;0,0;22500,0;0,0
`,
  "saf.csv": `Result on,Member,Member Rib,Result for,Load case,Load combination,Combination key,Section at [m],Index,N [kN],Vy [kN],Vz [kN],Mx [kNm],My [kNm],Mz [kNm]
On beam,B1,,Load case,LC1,,,0.1,1,3,0,2,0,4.5,1
`,
} as const;

const read = (text: string, more: { readonly units?: object; readonly leftOut?: readonly string[] } = {}) => {
  const { rows, separator } = rowsOfText("t.csv", text);
  return forceTable("t.csv", rows, { units: {}, leftOut: [], separator, ...more });
};
const caught = (work: () => unknown): Stop | undefined => {
  try {
    work();
  } catch (error) {
    if (error instanceof Stop) return error;
    throw error;
  }
  return undefined;
};
const refusals = (work: () => unknown): string[] => {
  const { message = "", details = [] } = caught(work) ?? {};
  if (details.length === 0) return message === "" ? [] : [message];
  return details.map(({ line, path, message: what }) => `${line ?? ""} ${path}: ${what}`);
};

describe("a table of forces", () => {
  test("a group of thousands is never a decimal, nor one of them a thousandth", () => {
    const heads = "Member;Case;x [m];N [kN];My [kNm]\n";
    const of = (text: string) => read(text).members.get("1")?.[0]?.cases.get("LC1");
    expect(of(`${heads}1;LC1;0;1.234;12,5\n`)).toEqual({ N: 1234, M_y: 12.5 });
    expect(of(`${heads}1;LC1;0;1.234;0.5\n`)).toEqual({ N: 1.234, M_y: 0.5 });
    expect(of(`${heads}1;LC1;0;1 234,5;−12\n`)).toEqual({ N: 1234.5, M_y: -12 });
    expect(of(`${heads}1;LC1;0;1'234'567.5;-0.5\n`)).toEqual({ N: 1_234_567.5, M_y: -0.5 });
    expect(refusals(() => read(`${heads}1;LC1;0;1.234;12\n`)).join()).toMatch(/1\.234.*1234.*1,234/);
    expect(refusals(() => read(`${heads}1;LC1;0;1.234,5;0.5\n`)).join()).toMatch(/1\.234,5.*0\.5/);
    const quoted = (...cells: string[]) => `${heads.replaceAll(";", ",")}1,LC1,0,${cells.join(",")}\n`;
    expect(of(quoted('"1,234"', "12.5"))).toEqual({ N: 1234, M_y: 12.5 });
    expect(of(quoted('"-1,234.50"', "12"))).toEqual({ N: -1234.5, M_y: 12 });
    expect(of(quoted('"1,234"', '"12,5"'))).toEqual({ N: 1.234, M_y: 12.5 });
    expect(of(quoted("1.234", "12"))).toEqual({ N: 1.234, M_y: 12 });
    expect(refusals(() => read(quoted('"1,234"', "12"))).join()).toMatch(/may be 1234 or 1\.234.*write 1234 or 1\.234/);
    expect(refusals(() => read(quoted('"12,5"', "0.5"))).join()).toMatch(
      /"12,5".*decimal comma.*"0\.5".*decimal point/,
    );
  });
  test("what stands in another column takes no row away; a load case is no extreme because it begins with Max", () => {
    const heads = "Member;Extreme;Case;x [m];N [kN];My [kNm]\n";
    const rows = "1;Max My;LC1;3;-20;22,5\n1;;Max wind;3;-5;1,5\n1;;Max N;3;-99;0,0\nMax 1;;LC1;0;-1;0,5\n";
    const { members, cases, notes } = read(heads + rows);
    expect([...members.keys()]).toEqual(["1", "Max 1"]);
    expect(cases).toEqual(["LC1", "Max wind"]);
    expect(members.get("1")?.[0]?.cases.get("LC1")).toEqual({ N: -20, M_y: 22.5 });
    expect(notes.join()).toContain("1 rows of extremes");
  });

  test("no force is taken for none because it cannot be read: too great, empty; a column of nothing is no column", () => {
    const heads = "Member;Case;x [m];N [kN];My [kNm];Mz [kNm]\n";
    expect(refusals(() => read(`${heads}1;LC1;0;1e999;0.5;\n1;LC1;3;-1;;\n`))).toEqual([
      '2 N [kN]: must be a number; it is "1e999"',
      "3 My [kNm]: is empty; write 0 where there is no force",
    ]);
    expect(read(`${heads}1;LC1;0;-1;0.5;\n1;LC1;3;-1;-;\n`).quantities).toEqual(["N", "M_y"]);
    expect(refusals(() => read("Member;Case;x [m];N [kN];Bimoment [kNm2]\n1;LC1;0;1.5;2\n")).join()).toContain(
      "Bimoment",
    );
  });

  test("both sides of a jump, and a member beside the name of a result", () => {
    const heads = "Name;Member;Case;x [m];N [kN];Vz [kN]\n";
    const rows = "IF1;B1;LC1;3,000-;-1,5;20,0\nIF2;B1;LC1;3,000+;-1,5;-10,0\n";
    expect(
      read(heads + rows)
        .members.get("B1")
        ?.map(({ at, x_mm }) => [at, x_mm]),
    ).toEqual([
      ["3 m-", 3000],
      ["3 m+", 3000],
    ]);
  });

  test("two rows of headings, decimal commas, cells that go on from above, rows of extremes", () => {
    const { members, cases, quantities, notes } = read(tables["rfem.csv"]);
    expect(cases).toEqual(["LF1", "LF2"]);
    expect(quantities).toEqual(["N", "V_y", "V_z", "T", "M_y", "M_z"]);
    const [start, middle] = members.get("1") ?? [];
    expect(start?.cases.get("LF1")).toMatchObject({ N: -20, V_z: 15, M_y: 0 });
    expect(middle).toMatchObject({ at: "3 m", x_mm: 3000 });
    expect(middle?.cases.get("LF2")).toMatchObject({ N: -1010, M_y: 45 });
    expect(notes.at(-1)).toBe("1 rows of extremes (max, min) are left out");
  });

  test("a row of units below the names; a column that holds member, node and case; SAF", () => {
    expect(read(tables["scia.csv"]).members.get("B1")?.[1]?.cases.get("LC2")).toMatchObject({ N: -10, M_y: 45 });
    const robot = read(tables["robot.csv"]);
    expect(robot.members.get("1")?.map(({ at }) => at)).toEqual(["1", "2"]);
    expect(robot.members.get("1")?.[1]?.cases.get("DL1")).toMatchObject({ N: 20, V_z: -15, M_y: 22.5 });
    expect(read(tables["saf.csv"]).members.get("B1")?.[0]).toMatchObject({ at: "0.1 m" });
  });

  test("units without brackets, in the heading or in a row of their own", () => {
    const rows = "1;LC1;3000;-20;22.5\n";
    const expected = [{ at: "3 m", x_mm: 3000, cases: new Map([["LC1", { N: -20, M_y: 22.5 }]]) }];
    for (const heads of ["Naam;LC;x, mm;N, kN;My, kNm", "Member;LC;x mm;N kN;My kN.m", "Member;LC;x;N;My\n;;mm;kN;kNm"])
      expect([...read(`${heads}\n${rows}`).members.values()], heads).toEqual([expected]);
    // of three forces none is a unit
    expect(read("Member;LC;x [m];N [kN];My [kNm]\n1;LC1;0;-20;1.5\n").quantities).toEqual(["N", "M_y"]);
  });

  test("what is wrong has its line and its column, all at once", () => {
    const head = "Member;LC;x [m];N [kN];My [kNm]\n";
    expect(refusals(() => read(`${head}1;LC1;a;b;3\n1;LC1;0;1;c\n`))).toEqual([
      '2 x: must be a number; it is "a"',
      '2 N [kN]: must be a number; it is "b"',
      '3 My [kNm]: must be a number; it is "c"',
    ]);
    expect(refusals(() => read(`${head}1;LC1;0;1;2\n1;LC1;0;1;3\n`))).toEqual([
      "3 : member 1 at 0 m has other forces in LC1 already; where forces jump, the rows have places of their own, as 3.000- and 3.000+",
    ]);
    expect(refusals(() => read("Member;LC;N;My [kNm]\n1;LC1;3;4\n"))).toEqual([
      "1 N: has no unit of force that is known (kN, N, MN, daN); write it in the heading, or in forces.units",
    ]);
    expect(
      read("Member;LC;N;My [kNm]\n1;LC1;3;4\n", { units: { force: "MN" } })
        .members.get("1")?.[0]
        ?.cases.get("LC1"),
    ).toEqual({
      N: 3000,
      M_y: 4,
    });
    expect(refusals(() => read("Where;LC;N [kN]\n1;LC1;3\n")).join()).toContain("has no column of members");
    expect(refusals(() => read('Member;LC;N [kN]\n"1;LC1;3\n'))).toEqual([
      "t.csv, line 2: a quotation mark is not closed",
    ]);
    const coded = caught(() => read(`${head}1;LC1;0;b;c\n`))?.details.map(({ code, values }) => [code, values]);
    expect(coded).toEqual(['"b"', '"c"'].map((given) => ["valuesOfFiles.number", { given }]));
    expect(refusals(() => read("Member;LC\n1;LC1\n"))).toEqual([
      "t.csv: is no table of forces: it needs a row of headings and rows of numbers below it",
    ]);
  });

  test("a column of forces that is not understood is refused, unless it is to be left out", () => {
    const text = "Member;LC;N [kN];Bending [kNm]\n1;LC1;3;4\n";
    expect(refusals(() => read(text)).join()).toContain(
      "1 Bending [kNm]: is a column of forces whose name is not known",
    );
    expect(read(text, { leftOut: ["Bending [kNm]"] }).quantities).toEqual(["N"]);
  });
});

const folder = mkdtempSync(join(tmpdir(), "x-forces-"));
beforeAll(() => {
  for (const [name, text] of Object.entries(tables)) writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const check = findCheck("en-1993-1-1");
if (!check) throw new Error("no check");
const forces = {
  from: "rfem.csv",
  signs: "compression-negative",
  cases: [
    { id: "LF1", nature: "permanent" },
    { id: "LF2", nature: "imposed", category: "B" },
  ],
};
const beam = { mark: "B1", forces_of: "1", profile: "IPE 300", steel_grade: "S355" };
const made = (value: object) =>
  withForces({ file: join(folder, "m.json"), text: JSON.stringify(value), value }, check, {
    units: {},
    signs: undefined,
  });
const wrong = async (value: object): Promise<string[]> => {
  try {
    await made(value);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    // a program reacts to these, and to no sentence
    for (const { code } of error.details) expect(code).toMatch(/^\w+\.\w+$/);
    return error.details.map(({ path }) => path);
  }
  return [];
};

describe("items with the forces of a table", () => {
  test("an item for each place, its load cases as actions, and of N what is greatest beside each moment", async () => {
    const { value, origins } = await made({ forces, members: [beam] });
    const items = value.members as { mark: string; length_mm: number; actions: object[] }[];
    // N is another in the middle than at both ends
    expect(items).toHaveLength(6);
    expect(new Set(origins)).toEqual(new Set(["members[0]"]));
    expect(items.map(({ mark }) => mark)).toContain("B1 N at 0 m, M_y at 3 m");
    expect(items[0]?.length_mm).toBe(6000);
    const at3 = items.find(({ mark }) => mark === "B1 N at 0 m, M_y at 3 m");
    expect(at3?.actions).toEqual([
      { id: "LF1", nature: "permanent", N: -20, V_z: 0, M_y: 22.5 },
      { id: "LF2", nature: "imposed", category: "B", N: -10, V_z: 0, M_y: 45 },
    ]);
    expect(value.signs).toBe("compression-negative");
  });

  test("a sheet of a workbook gives what the text gives", async () => {
    async function* rows() {
      yield ["Internal forces of members"];
      yield ["Member", "Case", "x [m]", "N [kN]", "Vz [kN]", "My [kNm]"];
      yield [1, "LF1", 0, -20, 15, 0];
      yield [1, "LF1", 3, -20, 0, 1222.5];
      yield ["", "LF2", 0, -10, 30, 0];
      yield ["", "LF2", 3, -10, 0, 0.125];
    }
    await writeSheet(join(folder, "forces.xlsx"), rows());
    const { value } = await made({ forces: { ...forces, from: "forces.xlsx" }, members: [beam] });
    const items = value.members as { mark: string; actions: object[] }[];
    expect(items.find(({ mark }) => mark === "B1 at 3 m")?.actions).toEqual([
      { id: "LF1", nature: "permanent", N: -20, V_z: 0, M_y: 1222.5 },
      { id: "LF2", nature: "imposed", category: "B", N: -10, V_z: 0, M_y: 0.125 },
    ]);
  });

  test.each([
    ["UTF-8 with its mark", Buffer.from(`\uFEFF${tables["rfem.csv"]}`)],
    ["UTF-16, as Excel's Unicode text", Buffer.from(`\uFEFF${tables["rfem.csv"]}`, "utf16le")],
    ["UTF-16 with the high byte first", Buffer.from(`\uFEFF${tables["rfem.csv"]}`, "utf16le").swap16()],
    ["UTF-16 without its mark", Buffer.from(tables["rfem.csv"], "utf16le")],
    ["Latin-1", Buffer.from(tables["rfem.csv"], "latin1")],
  ])("the letters of a table are those of its program: %s", async (_, bytes) => {
    writeFileSync(join(folder, "encoded.csv"), bytes);
    const { value } = await made({ forces: { ...forces, from: "encoded.csv" }, members: [beam] });
    expect(value).toEqual((await made({ forces, members: [beam] })).value);
  });

  test("what is straight between the ends is taken at the ends; a place may be named", async () => {
    const scia = { ...forces, from: "scia.csv", cases: forces.cases.map((one, i) => ({ ...one, id: `LC${i + 1}` })) };
    const { value } = await made({ forces: scia, members: [{ ...beam, forces_of: undefined }] });
    expect((value.members as { mark: string }[]).map(({ mark }) => mark)).toEqual(["B1 at 0 m", "B1 at 3 m"]);
    const only = await made({ forces: scia, members: [{ ...beam, forces_of: { member: "B1", at: "end" } }] });
    expect((only.value.members as { mark: string }[]).map(({ mark }) => mark)).toEqual(["B1"]);
  });

  test("what the table decides is said; what it cannot be is refused; a bar without a force stops nobody", async () => {
    writeFileSync(
      join(folder, "short.csv"),
      "Member;Case;x [m];My [kNm]\n1;LF1;0;0,5\n1;LF1;3;22,5\n2;LF1;0;0,0\n2;LF1;3;0,0\n",
    );
    const short = { ...forces, from: "short.csv", cases: forces.cases.slice(0, 1) };
    const zero = { ...beam, mark: "B2", forces_of: "2" };
    const aside = { ...beam, mark: "B3", forces_of: undefined, N_Ed: 10, length_mm: 3000 };
    const { said, value } = await made({ forces: short, members: [beam, zero, JSON.parse(JSON.stringify(aside))] });
    expect(said.join()).toContain("B1: length_mm = 3000, the last of its places in short.csv (length_mm not given).");
    expect(said.join()).toContain("B1: short.csv has no N, V_z: taken as 0.");
    const items = value.members as { mark: string; actions?: object[]; N_Ed?: number }[];
    expect(items.at(-2)).toMatchObject({ mark: "B2", actions: [{ id: "LF1", M_y: 0 }] });
    expect(items.at(-1)).toMatchObject({ mark: "B3", N_Ed: 10 });
    expect(await wrong({ forces: short, members: [{ ...beam, length_mm: 1000 }] })).toEqual(["members[0].length_mm"]);
    expect(await wrong({ forces: { ...short, ignore_cases: ["LF1"] }, members: [beam] })).toEqual([
      "forces.ignore_cases[0]",
    ]);
  });

  test("what is missing is asked for, all at once", async () => {
    const cases = [{ id: "LF1", nature: "permanent" }, { id: "LF7" }];
    expect(
      await wrong({ forces: { ...forces, cases, signs: undefined, sign: 1 }, members: [{ ...beam, forces_of: "9" }] }),
    ).toEqual(["forces.sign", "forces.signs", "forces.cases[1].id", "forces.cases", "members[0].forces_of"]);
    expect(await wrong({ forces: { signs: "up" }, members: [beam] })).toEqual([
      "forces.from",
      "forces.cases",
      "forces.signs",
    ]);
    const lacking = { ...forces, from: "lacking.csv" };
    writeFileSync(join(folder, "lacking.csv"), "Stab;LF;x [m];My [kNm]\n1;LF1;0;1\n1;LF1;3;2\n1;LF2;0;1\n2;LF1;0;4\n");
    expect(await wrong({ forces: lacking, members: [beam] })).toEqual(["members[0].forces_of"]);
    const { said } = await made({ forces: lacking, members: [{ ...beam, forces_of: 2 }] });
    expect(said.join()).toContain("has no forces in LF2");
    expect(await wrong({ forces, members: [{ ...beam, load_cases: [] }] })).toEqual(["members[0].load_cases"]);
    expect(await wrong({ forces, members: [{ ...beam, forces_of: { member: "1", at: 77 } }] })).toEqual([
      "members[0].forces_of.at",
    ]);
  });

  test("x check combines them, and shows the place that governs", () => {
    const path = join(folder, "members.json");
    writeFileSync(path, JSON.stringify({ national_annex: "DE", forces, members: [{ ...beam, L_LT_mm: 2000 }] }));
    const run = (text: object | undefined, ...args: string[]) => {
      if (text) writeFileSync(path, JSON.stringify(text));
      return spawnSync(process.execPath, [...startOfX, "check", "en-1993-1-1", path, ...args], {
        encoding: "utf8",
        cwd: folder,
      });
    };
    const { stdout, stderr } = run(undefined, "--json");
    expect(stderr).toContain('"Momente [kNm] My" is M_y');
    const { result } = JSON.parse(stdout) as { result: { members: object[]; warnings: string[] } };
    expect(result.members).toMatchObject([{ governing_combination: { text: "1.35 LF1 + 1.5 LF2" } }]);
    expect(result.warnings.join()).toContain("at 3 places are all verified");
    // a report says which member of which table
    expect(run(undefined, "--md").stdout).toMatch(/B1.*: actions \|.*\| rfem\.csv \| "1" \|/);
    // in a folder the table of another input is no input
    const own = join(folder, "calculations");
    mkdirSync(own);
    writeFileSync(join(own, "rfem.csv"), tables["rfem.csv"]);
    writeFileSync(join(own, "b.json"), JSON.stringify({ check: "en-1993-1-1", forces, members: [beam] }));
    expect(expanded([own])).toEqual([join(own, "b.json")]);
    // as a shell fills in own/*.json: what the folder has beside its inputs is none of them
    const named = ["b.json", "x.config.json", "x.lock.json"].map((name) => join(own, name));
    expect(expanded(named)).toEqual([join(own, "b.json")]);
    expect(expanded([join(own, "x.config.json")])).toEqual([join(own, "x.config.json")]);
    // another calculation takes a value of it
    const link = { from: "b.json", value: "result.members.0.values.N_b_z_Rd_kN" };
    writeFileSync(
      join(own, "c.json"),
      JSON.stringify({ members: [{ ...beam, length_mm: 6000, forces_of: undefined, N_Ed: link }] }),
    );
    const linked = spawnSync(process.execPath, [...startOfX, "check", "en-1993-1-1", join(own, "c.json"), "--brief"], {
      encoding: "utf8",
    });
    expect(linked.stdout).toMatch(/100(?:\.0)? %/);
    // what the check finds has its place in what was written
    const bad = run({
      forces: { ...forces, cases: [{ ...forces.cases[0], nature: "heavy" }, forces.cases[1]] },
      members: [beam, { ...beam, steel_grade: "S999" }],
    });
    expect(bad.status).toBe(2);
    expect(bad.stderr).toContain("forces.cases[0].nature");
    expect(bad.stderr.match(/members\[1\]\.steel_grade/g)).toHaveLength(1);
  });
});
