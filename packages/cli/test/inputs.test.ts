import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type CheckResult, checks, requestWith } from "@x/eurocode";
import { describe, expect, test } from "vitest";
import { workplace } from "./support/folder.ts";

// What a file is, what its folder says of it, and what it takes of other calculations.

const { folder, x, write, read } = workplace("inputs");
const resultOf = (...args: string[]): CheckResult => JSON.parse(x("check", ...args, "--json").stdout) as CheckResult;

const beam = { mark: "B1", profile: "IPE 300", steel_grade: "S355", length_mm: 6000, M_y_Ed: 40 };
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

describe("which check a file is for", () => {
  test("is said by its fields: the example of every check and kind is known", () => {
    const folder = checks.flatMap((known) => [
      [known.endpoint, write(`known/${known.endpoint}.json`, known.example)],
      ...Object.values(known.kinds).map((kind) => {
        const request = requestWith(known, kind, [kind.example]);
        return [known.endpoint, write(`known/${known.endpoint}.${kind.name}.json`, request)];
      }),
    ]);
    const results = JSON.parse(x("check", "known", "--json").stdout) as CheckResult[];
    expect(results.map(({ endpoint }) => endpoint).sort()).toEqual(folder.map(([endpoint]) => endpoint).sort());
  });

  test("is said by the file, under any of its names", () => {
    const bare = { members: [{ mark: "B1", profile: "IPE 300", length_mm: 6000, M_y_Ed: 40 }] };
    for (const check of ["en-1993-1-1", "steel", "EC3", "EN 1993-1-1"])
      expect(resultOf(write("said.json", { check, ...bare })).endpoint).toBe("en-1993-1-1");
    const schema = "./schemas/en-1993-1-1.schema.json";
    expect(resultOf(write("schema.json", { $schema: schema, ...bare })).endpoint).toBe("en-1993-1-1");
    const other = x("check", "bolts", write("said.json", { check: "steel", ...bare }));
    expect(other).toMatchObject({ status: 2, stderr: expect.stringContaining("is for en-1993-1-1") as string });
  });

  test("is named by the name of a kind, too", () => {
    for (const word of ["bolt", "Bolts"])
      expect(resultOf(word, write("kind.json", { connections: [{ connection: "bolt", ...bolt }] })).endpoint).toBe(
        "en-1993-1-8",
      );
    expect(resultOf("bolt", write("kind.json", { connections: [{ ...bolt }] })).endpoint).toBe("en-1993-1-8");
    const other = x("check", "fin-plate", write("kind.json", { connections: [{ connection: "bolt", ...bolt }] }));
    expect(other.status).toBe(2);
    expect(other.stderr).toContain("connections[0].connection is bolt; the command asks for fin-plate");
    const { steel_grade: _, ...fields } = { ...beam, spans_mm: undefined };
    expect(resultOf("member", write("kind.json", { members: [fields] })).endpoint).toBe("en-1993-1-1");
  });

  test("is asked about where it is misspelt", () => {
    expect(x("check", "endplate", "joint.json").stderr).toContain("did you mean end-plate?");
  });

  test("of a table by its headings", () => {
    write("members.csv", "Mark,Profile,Length (m),N_Ed\nK1,HEA 200,4,300\n");
    expect(resultOf("members.csv").endpoint).toBe("en-1993-1-1");
    write(
      "timber.csv",
      "mark,species,service_class,load_duration,b,h,length,N_Ed\nS1,C24,1,medium-term,100,100,2000,20\n",
    );
    expect(resultOf("timber.csv").endpoint).toBe("en-1995-1-1");
  });

  test("is asked where nothing tells, and x new is named where no file is", () => {
    const nothing = x("check", write("nothing.json", { colour: "red" }));
    expect(nothing.status).toBe(2);
    expect(nothing.stderr).toMatch(/has no field of any check.*write "check": "en-/);
    const none = x("check", "steel");
    expect(none.status).toBe(2);
    expect(none.stderr).toMatch(/^hint: x new en-1993-1-1 > /m);
    expect(x("check", "stel", "members.csv").stderr).toContain('unknown check "stel"; did you mean steel?');
  });

  test("is written by x new, with a schema that editors complete by", () => {
    expect(x("new", "bolts", "-o", "new/bolts.json").stderr).toMatch(/cannot be written/);
    write("new/.keep", "");
    expect(x("new", "bolts", "-o", "new/bolts.json").status).toBe(0);
    expect(resultOf("new/bolts.json").endpoint).toBe("en-1993-1-8");
    const schema = JSON.parse(read("new/en-1993-1-8.schema.json").toString()) as {
      anyOf: { properties: Record<string, { const?: string }> }[];
    };
    for (const { properties } of schema.anyOf) expect(properties.check?.const).toBe("en-1993-1-8");
  });
});

describe("x.config.json", () => {
  write("hall/x.config.json", { annex: "NL", grade: "S275", report: { project: "Hall" }, units: { length: "m" } });
  write("hall/axis/x.config.json", { annex: "DE", report: { author: "A. Jansen" } });
  const plain = { mark: "B1", profile: "IPE 300", length_mm: 6000, M_y_Ed: 40 };

  test("says annex and grade for what says none, the nearest file first; the input and the command come before", {
    tags: "change",
  }, () => {
    const file = write("hall/axis/beam.json", { members: [plain] });
    const { stdout } = x("check", file);
    expect(stdout).toMatch(/National annex: Germany/);
    expect(stdout).toMatch(/^x\.config\.json: annex DE, steel grade S275$/m);
    expect(stdout).toMatch(/IPE 300 S275/);
    expect(resultOf(file, "--annex", "UK").result.national_annex).toBe("UK");
    const own = write("hall/own.json", { national_annex: "SE", members: [{ ...plain, steel_grade: "S355" }] });
    expect(resultOf(own)).toEqual(
      resultOf(write("own.json", { national_annex: "SE", members: [{ ...plain, steel_grade: "S355" }] })),
    );
  });

  test("gives the units of headings that name none", { tags: "change" }, () => {
    const { stderr } = x("check", write("hall/t.csv", "mark,profile,length,length_T,M_y_Ed\nB1,IPE 300,6,,40\n"));
    expect(stderr).toMatch(/length_T is not a field/);
    const good = x("check", write("hall/t.csv", "mark,profile,length,M_y_Ed\nB1,IPE 300,6,40\n"), "--json");
    expect(good.stderr).toMatch(/"length" is length_mm, in m as x\.config\.json says \(× 1000\)/);
    expect(JSON.parse(good.stdout)).toEqual(resultOf(write("hall/t.json", { members: [plain] })));
  });

  test("an annex of one's own is a file beside it, for the folder and for --annex", () => {
    const own = { name: "Italy", edition: "2018", others: "accept", parameters: { "EN 1993-1-1": { gamma_M1: 1.05 } } };
    write("office/italy.annex.json", own);
    write("office/x.config.json", { annex: "italy.annex.json" });
    const file = write("office/m.json", { members: [{ ...plain, steel_grade: "S355", N_Ed: 300 }] });
    const { stdout } = x("check", file);
    expect(stdout).toMatch(/Own annex: Italy, 2018/);
    expect(stdout).toMatch(/annex Italy \(.*italy\.annex\.json\)/);
    expect(x("check", file, "--annex", "EN").stdout).toMatch(/no national annex/);
    expect(x("check", file, "--annex", "none.json").stderr).toMatch(/none\.json/);
    const german = write("office/new.json", JSON.parse(x("annexes", "DE", "--new").stdout));
    const use = (annex: string) => resultOf(file, "--annex", annex).utilization;
    expect(use(german)).toBe(use("DE"));
    expect(use("DE")).not.toBe(use("EN"));
    expect(x("annexes", "gamma_M0", "--new")).toMatchObject({ status: 2 });
  });

  test("is shown by x config, each value with its file", () => {
    const { stdout } = x("config", "hall/axis");
    expect(stdout).toMatch(/annex\s+DE\s+hall\/axis\/x\.config\.json\n/);
    expect(stdout).toMatch(/annex\s+NL\s+hall\/x\.config\.json\s+a nearer file says it/);
    expect(stdout).toMatch(/report\.project\s+Hall\s+hall\/x\.config\.json\n/);
  });

  test("is refused with everything that is wrong in it", () => {
    write("wrong/x.config.json", { anex: "NL", grade: 355, units: { length: "ft" }, firm: { logo: "no.png" } });
    const { status, stderr } = x("check", write("wrong/beam.json", { members: [plain] }));
    expect(status).toBe(2);
    expect(stderr).toMatch(/anex is not known; did you mean annex\?/);
    expect(stderr).toMatch(/grade must be a text/);
    expect(stderr).toMatch(/units\.length must be one of mm, cm, m/);
    expect(stderr).toMatch(/firm\.logo no\.png: there is no such file/);
  });

  test("is refused where its logo is no picture that a page takes", () => {
    write("logo/logo.png", "no picture");
    // a JPEG with four colours
    writeFileSync(
      join(folder, "logo/logo.jpg"),
      Buffer.from("ffd8ffc0001408000a000a04011100021100031100041100", "hex"),
    );
    for (const [logo, said] of [
      ["logo.png", "is neither a PNG nor a JPEG, whatever its name says"],
      ["logo.jpg", "has the colours of a print shop (CMYK); save it in RGB"],
    ]) {
      write("logo/x.config.json", { firm: { logo } });
      const { status, stderr } = x("check", write("logo/beam.json", { members: [plain] }));
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: `error logo/x.config.json: firm.logo ${logo}: ${said}\n`,
      });
    }
  });
});

describe("values of other calculations", () => {
  write("chain/beam.json", { spans_mm: [6000, 5000], loads: [{ q_kN_m: 12.5 }], profile: "IPE 300" });
  const link = (from: string, value: string, times?: number) => ({ from, value, ...(times ? { times } : {}) });
  const column = (N_Ed: unknown) => ({
    members: [{ mark: "C1", profile: "HEA 200", steel_grade: "S355", length_mm: 4000, N_Ed }],
  });

  test("are those that the other calculation gives, from whatever folder", { tags: "change" }, () => {
    const reactions = (
      JSON.parse(x("check", "chain/beam.json", "--json").stdout) as { reactions: { B: { kN: number } } }
    ).reactions;
    const file = write("chain/columns/c1.json", column(link("../beam.json", "reactions.B.kN")));
    expect(resultOf(file)).toEqual(resultOf(write("plain.json", column(reactions.B.kN))));
    expect(x("check", file).stdout).toMatch(/^members\[0\]\.N_Ed = [\d.]+ from \.\.\/beam\.json, reactions\.B\.kN$/m);
    const sum = { sum: [link("../beam.json", "reactions.B.kN", 2), 10] };
    expect(resultOf(write("chain/columns/c2.json", column(sum)))).toEqual(
      resultOf(write("plain.json", column(2 * reactions.B.kN + 10))),
    );
  });

  test("may be lists, as load cases are; a part is found by its mark", () => {
    const actions = [
      { id: "G", nature: "permanent", effects: { N: 100 } },
      { id: "W", nature: "wind", effects: { N: 30, M_y: 20 } },
    ];
    write("chain/combinations.json", { mark: "C", actions, situations: ["uls"] });
    const { N_Ed: _, ...rest } = column(0).members[0] ?? {};
    const cases = link("combinations.json", "result.set.values.load_cases");
    const file = write("chain/cases.json", { members: [{ ...rest, load_cases: cases }] });
    expect(resultOf(file).result.governing?.load_case).toMatch(/^uls-/);
    const base = column(link("cases.json", "result.members.C1.values.N_b_z_Rd_kN", 0.1));
    expect(resultOf(write("chain/base.json", base)).passed).toBe(true);
  });

  test("may be loads of a beam with actions, and its verdict is what others take", { tags: "change" }, () => {
    write("chain/roof.json", { spans_mm: [4000], loads: [{ q_kN_m: 10 }] });
    const actions = (P_kN: unknown) => [{ id: "G", nature: "permanent", loads: [{ P_kN, x_mm: 2000 }] }];
    const girder = (P_kN: unknown) => ({ spans_mm: [5000], actions: actions(P_kN), member: { profile: "IPE 300" } });
    const file = write("chain/girder.json", girder(link("roof.json", "reactions.A.kN")));
    const governing = (name: string) => x("check", name, "--brief").stdout;
    expect(governing(file)).toBe(governing(write("chain/plain.json", girder(20))));
    expect(x("check", file).stdout).toContain("the self-weight of the beam is not added to the actions");
    const taken = column(link("girder.json", "result.members.0.values.N_pl_Rd_kN", 0.01));
    expect(resultOf(write("chain/above.json", taken)).passed).toBe(true);
    expect(x("check", write("chain/girder2.json", girder(link("roof.json", "reactions.Q.kN")))).stderr).toContain(
      "actions[0].loads[0].P_kN roof.json has no reactions.Q.kN",
    );
  });

  test("are refused where they are missing, in another unit, or come back to themselves", { tags: "change" }, () => {
    const said = (N_Ed: unknown) => x("check", write("chain/bad.json", column(N_Ed))).stderr;
    expect(said(link("beam.json", "reactions.Q.kN"))).toMatch(
      /N_Ed beam\.json has no reactions\.Q\.kN: there is no Q in reactions; there are A, B, C/,
    );
    expect(said(link("beam.json", "spans.0.M_max_kNm"))).toMatch(
      /N_Ed is in kN; spans\.0\.M_max_kNm of beam\.json is in kNm/,
    );
    expect(said(link("nowhere.json", "x"))).toMatch(/from nowhere\.json, and there is no such file/);
    expect(said(link("bad.json", "result.members.0.utilization"))).toMatch(
      /bad\.json needs .*bad\.json: a value cannot come/,
    );
    write("chain/a.json", column(link("b.json", "result.members.C1.values.N_b_z_Rd_kN")));
    write("chain/b.json", column(link("a.json", "result.members.C1.values.N_b_z_Rd_kN")));
    expect(x("check", "chain/a.json")).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/a\.json needs .*b\.json needs .*a\.json/) as string,
    });
  });

  test("are listed in a report, each with the calculation that gives it; its firm comes from the folder", {
    tags: "change",
  }, () => {
    write("office/x.config.json", { firm: { name: "Jansen Engineers" }, report: { project: "Hall 3" } });
    write("office/beam.json", { spans_mm: [6000, 5000], loads: [{ q_kN_m: 12.5 }] });
    const file = write("office/c.json", {
      ...column(link("beam.json", "reactions.B.kN", 2)),
      report: { length: "full" },
    });
    const { stdout } = x("check", file, "--md");
    expect(stdout).toContain("Jansen Engineers");
    expect(stdout).toMatch(/## Values of other calculations/);
    expect(stdout).toMatch(/\| C1: N_Ed \| 173 kN \| beam\.json \| reactions B × 2 \|/);
    expect(stdout).toMatch(/## Calculation step by step/);
    expect(x("check", write("office/long.json", { ...column(1), report: { length: "long" } }), "--md").stderr).toMatch(
      /length must be one of brief, normal, full; it is "long"/,
    );
  });

  test("say so where the calculation that gives them is not passed", () => {
    write("chain/weak.json", { members: [{ ...beam, M_y_Ed: 900 }] });
    const file = write("chain/on-weak.json", column(link("weak.json", "result.members.B1.utilization", 10)));
    expect(x("check", file).stdout).toMatch(/from weak\.json.*, which is not passed/);
  });
});

describe("the screen", () => {
  test("shows what governs first and last, and counts the rest", () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ ...beam, mark: `B${i}`, M_y_Ed: 30 + i * 2, V_z_Ed: 0 }));
    const lines = x("check", write("many.json", { members: many }))
      .stdout.trimEnd()
      .split("\n");
    expect(lines.length).toBeLessThan(45);
    expect(lines[0]).toMatch(/^NOT PASSED {2}40 items/);
    expect(lines.at(-1)).toBe(lines[0]);
    expect(lines.join("\n")).toMatch(/\d+ more items(?: below \d+ %|, \d+ of them not passed): --full/);
  });

  test("names the parameters that are not the recommended ones, and no others", () => {
    const file = write("bolt.json", bolt);
    expect(x("check", file).stdout).not.toContain("recommended values\n");
    const { stdout } = x("check", file, "--annex", "SE");
    expect(stdout).toMatch(/Not the recommended values\n\s+gamma_M2\s+1\.2\s+recommended 1\.25/);
    expect(stdout.split("\n").at(-2)).toMatch(/\(\d+ warnings? above\)$/);
  });

  test("is coloured when it is asked for", () => {
    expect(x("check", "bolt.json", "--color", "always").stdout).toContain("\u001b[32m");
    expect(x("check", "bolt.json", "--color=never").stdout).not.toContain("\u001b[");
    expect(x("check", "bolt.json", "--color", "sometimes").status).toBe(2);
  });

  test("x sections names families, and no three thousand profiles", () => {
    expect(x("sections").stdout.split("\n").length).toBeLessThan(40);
    expect(x("sections", "I").stdout).toMatch(/hint: \d+ more/);
    expect(x("sections", "--family", "RHS", "--all").stdout.split("\n").length).toBeGreaterThan(500);
  });
});
