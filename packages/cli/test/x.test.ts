import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { annexCodes, type CheckResult, checks } from "@x/eurocode";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

// The command as its users start it: a process with arguments, files and pipes.

const root = join(import.meta.dirname, "../../..");
const command = join(root, "packages/cli/dist/x.js");
const example = join(root, "examples/en-1993-1-8.json");
let folder = "";

beforeAll(() => {
  if (!existsSync(command)) throw new Error("build first: npm test does");
  folder = mkdtempSync(join(tmpdir(), "x-cli-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Run {
  status: number | null;
  stdout: string;
  stderr: string;
}

function x(args: readonly string[], input = "", node = process.execPath): Run {
  const { status, stdout, stderr } = spawnSync(node, [command, ...args], {
    input,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
    maxBuffer: 2 ** 28,
  });
  return { status, stdout, stderr };
}

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const valid = () => JSON.parse(readFileSync(example, "utf8")) as Record<string, unknown>;

describe("x check", () => {
  test("prints the governing check first, with clauses, and ends with the verdict", () => {
    const { status, stdout, stderr } = x(["check", "en-1993-1-8", example]);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    const lines = stdout.split("\n");
    expect(lines.length).toBeLessThan(25);
    const verdict = /^PASSED {2}C1 .*71\.4 % — combined shear and tension governs \(Table 3\.4\)$/;
    expect(lines[0]).toMatch(verdict);
    const first = lines.findIndex((line) => line.includes("▸"));
    expect(lines[first]).toMatch(/shear tension interaction\s+Table 3\.4.*71\.4 %/);
    expect(stdout).toMatch(/\d more assumptions, all values: --full · steps: --derivation · report: --pdf/);
    const full = x(["check", "en-1993-1-8", example, "--full"]).stdout;
    expect(full).toMatch(/F_v_Rd\s+94\.08\s+kN\s+Table 3\.4/);
    expect(full).toMatch(/Assumptions\n/);
    expect(full.split("\n")[0]).toMatch(verdict);
    expect(stdout.trimEnd().split("\n").at(-1)).toMatch(/^PASSED {2}C1 .*71\.4 % — combined shear and tension governs/);
  });

  test("--json prints what check() gives, and nothing else", () => {
    const { status, stdout } = x(["check", "en-1993-1-8", example, "--json"]);
    expect(status).toBe(0);
    const result = JSON.parse(stdout) as CheckResult;
    expect(result.endpoint).toBe("en-1993-1-8");
    expect(result.utilization).toBeCloseTo(71.3678, 3);
    expect(result.result.connection).not.toHaveProperty("derivation");
  });

  test("reads standard input", () => {
    expect(x(["check", "en-1993-1-8", "-"], JSON.stringify(valid())).status).toBe(0);
  });

  test("what does not pass ends with 1", () => {
    const heavy = file("heavy.json", JSON.stringify({ ...valid(), V_Ed: 2400 }));
    const { status, stdout } = x(["check", "en-1993-1-8", heavy]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/NOT PASSED/);
  });

  test("what was not verified ends with 1, and says which field brings the load", () => {
    const { status, stdout } = x(["check", "en-1993-1-8", "-"], JSON.stringify({ ...valid(), V_Ed: 0, F_t_Ed: 0 }));
    expect(status).toBe(1);
    expect(stdout.trimEnd().split("\n").at(-1)).toMatch(/^NOT VERIFIED {2}C1 .*no load is given: V_Ed, F_t_Ed$/);
  });

  test("actions of an earthquake alone are calculated, and end with 0", () => {
    const request = { agR: 0.1, ground_type: "B", spectrum_type: 1, importance_class: 2, q: 1.5, T1: 0.5, W: 1000 };
    const { status, stdout } = x(["check", "en-1998-1", "-"], JSON.stringify(request));
    expect(status).toBe(0);
    expect(stdout).toMatch(/^CALCULATED /m);
    expect(stdout).not.toContain("PASSED");
  });

  test("several files: each is named, the worst decides the code", () => {
    const heavy = file("heavy2.json", JSON.stringify({ ...valid(), V_Ed: 2400 }));
    const { status, stdout } = x(["check", "en-1993-1-8", example, heavy]);
    expect(status).toBe(1);
    expect(stdout).toContain("heavy2.json");
    const { stdout: json } = x(["check", "en-1993-1-8", example, heavy, "--json"]);
    expect(JSON.parse(json)).toHaveLength(2);
  });

  test("--derivation shows formula, numbers and clause", () => {
    const { stdout } = x(["check", "en-1993-1-8", example, "--derivation"]);
    expect(stdout).toContain("F_v_Rd = n_s * alpha_v * f_ub * A / gamma_M2 / 1000 = 94.08 kN   [Table 3.4]");
    expect(stdout).toContain("alpha_v = 0.6, f_ub = 800, A = 245");
  });

  test("--annex replaces the annex of the input, --annex all shows what differs", () => {
    const { stdout } = x(["check", "en-1993-1-8", example, "--annex", "SE", "--json"]);
    expect((JSON.parse(stdout) as CheckResult).result.national_annex).toBe("SE");
    const all = x(["check", "en-1993-1-8", example, "--annex", "all"]).stdout;
    expect(all).toMatch(/EN\s+NL\s+DE\s+UK\s+SE\s+FR/);
    expect(all).toMatch(/gamma_M2 .*1\.25\s+1\.25\s+1\.25\s+1\.25\s+1\.2\s+1\.25/);
    const json = JSON.parse(x(["check", "en-1993-1-8", example, "--annex", "all", "--json"]).stdout) as object;
    expect(Object.keys(json)).toEqual([...annexCodes]);
  });

  test("--annex all of a beam from its loads: its spans by name, whatever combination governs each", () => {
    const actions = [
      { id: "G", nature: "permanent", loads: [{ q_kN_m: 8 }] },
      { id: "Q", nature: "imposed", category: "B", loads: [{ q_kN_m: 10 }] },
    ];
    const member = { profile: "IPE 300", steel_grade: "S355", lateral_restraint: "continuous" };
    const beam = file("beam.json", JSON.stringify({ mark: "B1", spans_mm: [6000], actions, member }));
    const all = JSON.parse(x(["check", beam, "--annex", "all", "--json"]).stdout) as Record<string, CheckResult>;
    expect(Object.keys(all)).toEqual([...annexCodes]);
    expect(all.NL?.result.members).toMatchObject([{ mark: "B1" }]);
    // 1.35 · 8 + 1.5 · 10 and, with xi, 1.2 · 8 + 1.5 · 10, over 628 cm³ · 355 MPa
    const used = (q: number) => ((q * 36) / 8 / (628.4 * 0.355)) * 100;
    expect(all.EN?.utilization).toBeCloseTo(used(25.8), 0);
    expect(all.NL?.utilization).toBeCloseTo(used(24.6), 0);
    expect(x(["check", beam, "--annex", "all"]).stdout).toMatch(/B1: bending y\s+52\.0 %\s+49\.6 %/);
  });

  test("--suggest names the lightest profile that passes", () => {
    const members = join(root, "examples/en-1993-1-1.json");
    const { stdout } = x(["check", "en-1993-1-1", members, "--suggest"]);
    expect(stdout).toMatch(/Lightest of its family that passes\n\s+B1\s+IPE \d+.* kg\/m\s+\d+/);
    expect(JSON.parse(x(["check", "en-1993-1-1", members, "--suggest", "--json"]).stdout)).toHaveProperty(
      "suggestions.0.suggestion.change.profile",
    );
    expect(x(["check", "en-1993-1-8", example, "--suggest"])).toMatchObject({ status: 2 });
  });

  test("an old Node is refused with a sentence", () => {
    const old = file("old-node.cjs", 'Object.defineProperty(process, "versions", { value: { node: "20.11.0" } });');
    const { status, stderr } = spawnSync(process.execPath, ["--require", old, command, "--version"], {
      encoding: "utf8",
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^x needs Node 22\.13 or newer; this is Node 20\.11\.0\./);
  });
});

describe("x check with bad input", () => {
  const bad = (name: string, text: string) => x(["check", "en-1993-1-8", file(name, text)]);
  const sentence = (run: Run, what: RegExp) => {
    expect(run.status).toBe(2);
    expect(run.stdout).toBe("");
    expect(run.stderr).toMatch(what);
    expect(run.stderr).not.toMatch(/\n\s+at /);
  };

  test("every problem with file, line, path and range", () => {
    const text = JSON.stringify({ ...valid(), e1: -5, plate_t: 0, bolt_sise: "M20" }, null, 2);
    const run = bad("three.json", text);
    const lines = text.split("\n");
    const line = (name: string) => lines.findIndex((l) => l.includes(`"${name}"`)) + 1;
    sentence(run, new RegExp(`three\\.json, line ${line("e1")}: e1 must be greater than 0 mm; it is -5`));
    expect(run.stderr).toContain(`line ${line("plate_t")}: plate_t must be greater than 0 mm; it is 0`);
    expect(run.stderr).toContain("bolt_sise unknown field; did you mean bolt_size?");
  });

  test.each([
    ["missing field", '{"bolt_grade":"8.8"}', /bolt_size is required/],
    ["wrong type", JSON.stringify({ ...valid(), V_Ed: "24O" }), /V_Ed must be a finite number in kN, not "24O"/],
    [
      "1e400",
      JSON.stringify(valid()).replace('"V_Ed":240', '"V_Ed":1e400'),
      /V_Ed must be a finite number in kN, not Infinity/,
    ],
    ["NaN", '{\n"V_Ed": NaN}', /line 2: not JSON: unknown word/],
    ["empty", "", /is empty/],
    ["blank", " \n ", /is empty/],
    ["no JSON", "bolts!", /not JSON/],
    ["cut off", '{"V_Ed": 1', /not JSON/],
    ["a list", "[]", /must be an object, not a list/],
    ["a word", "null", /must be an object, not null/],
    [
      "a hole larger than the edge distance",
      JSON.stringify({ ...valid(), e1: 10 }),
      /e1 must be greater than 11 mm, the radius of the hole; it is 10/,
    ],
  ])("%s", (name, text, what) => {
    sentence(bad(`${name.replaceAll(" ", "-")}.json`, text), what);
  });

  test("20 MB of nesting", () => {
    sentence(bad("deep.json", "[".repeat(20 * 2 ** 20)), /nested too deeply|not JSON/);
    sentence(
      bad("deep-closed.json", `{"V_Ed":${"[".repeat(5e6)}${"]".repeat(5e6)}}`),
      /nested too deeply|V_Ed must be/,
    );
  });

  test("to a program the sentence has its id and values, which a better sentence keeps", () => {
    const file = join(folder, "none.json");
    const { stdout, status } = x(["check", "en-1993-1-8", file, "--json"]);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({ error: `${file}: no such file`, id: "files.none", values: { file } });
  });

  test("a directory, a missing file, an unknown check, an unknown annex", { tags: "change" }, () => {
    const empty = join(folder, "empty");
    mkdirSync(empty);
    sentence(x(["check", "en-1993-1-8", empty]), /holds no input/);
    sentence(x(["check", "en-1993-1-8", join(folder, "none.json")]), /no such file/);
    sentence(x(["check", "en-1993-1-88", example]), /unknown check "en-1993-1-88"; did you mean en-1993-1-8\?/);
    sentence(
      x(["check", "en-1993-1-8", example, "--annex", "XX"]),
      /--annex must be one of EN, NL, DE, UK, SE, FR, all/,
    );
    sentence(x(["chek"]), /unknown command 'chek'/);
  });

  test("--json prints errors as JSON too", () => {
    const { status, stdout, stderr } = x(["check", "en-1993-1-8", file("json.json", '{\n"e1": -1}'), "--json"]);
    expect(status).toBe(2);
    expect(stderr).toBe("");
    const body = JSON.parse(stdout) as { error: string; details: { path: string; line?: number }[] };
    const { error, details } = body;
    expect(error).toMatch(/problems in the input/);
    expect(body).toMatchObject({ code: "invalid_input", documentation: "/docs/errors#invalid_input" });
    expect(details.find(({ path }) => path === "e1")).toMatchObject({
      line: 2,
      message: "must be greater than 0 mm; it is -1",
    });
  });
});

describe("x new", () => {
  describe.each(checks.map(({ endpoint, kinds }) => [endpoint, Object.keys(kinds)] as const))(
    "%s,",
    (endpoint, kinds) => {
      // one check of all of them: a start takes longer than a check
      let checked: Run;
      const made = (kind: string) => join(folder, `${endpoint}-${kind}.json`);
      beforeAll(() => {
        for (const kind of kinds) file(`${endpoint}-${kind}.json`, x(["new", endpoint, "--kind", kind]).stdout);
        checked = x(["check", endpoint, ...kinds.map(made), "--json"]);
      });
      test.each(kinds)("kind %s: checks as it stands", (kind) => {
        expect(readFileSync(made(kind), "utf8")).toMatch(/^\/\/ EN /);
        expect([0, 1]).toContain(checked.status);
        expect(checked.stderr).toBe("");
        const results = [JSON.parse(checked.stdout)].flat() as object[];
        expect(results).toHaveLength(kinds.length);
        expect(JSON.stringify(results[kinds.indexOf(kind)])).toContain(`"endpoint":"${endpoint}"`);
      });
    },
  );

  test("lists the standard joints of the guides, which x check takes as they are", () => {
    const args = ["new", "fin-plate", "--beams", "IPE 300, IPE 400", "--grade", "S275", "--support", "HE 240 B"];
    file("standard.json", x(args).stdout);
    const { result } = JSON.parse(x(["check", join(folder, "standard.json"), "--json"]).stdout);
    expect(result.connections.map(({ mark }: { mark: string }) => mark)).toContain("IPE 400, fin-plate, 1 × 4 M20");
    expect(x(["new", "bolt", "--beams", "IPE 300"]).stderr).toContain("fin-plate, header-plate");
    expect(x(["new", "fin-plate", "--grade", "S275"]).stderr).toContain("--grade is only for --beams");
    const refused = (...more: string[]) => {
      const { status, stderr } = x(["new", "fin-plate", "--beams", ...more]);
      expect(status).toBe(2);
      return stderr;
    };
    expect(refused("IPE 301")).toContain("did you mean IPE 300");
    expect(refused("IPE 300", "--grade", "S900")).toContain("S235 to S460");
    expect(refused("IPE 300", "--support", "XYZ")).toContain("support.profile");
    const { stdout, stderr } = x([
      "new",
      "header-plate",
      "--beams",
      "IPE 80, IPE300, IPE 300, IPE 600",
      "--support",
      "HE 240 B",
    ]);
    expect(JSON.parse(stdout).connections).toHaveLength(1);
    expect(stderr).toContain("no standard joint fits IPE 80");
    expect(stderr).toContain("left out IPE 600, header-plate, 1 × 7 M20");
    file("standard.csv", x(["new", "fin-plate", "--beams", "IPE 300, IPE 500", "--csv"]).stdout);
    expect(x(["check", join(folder, "standard.csv")]).status).toBe(0);
  });

  test.each([
    ["slabs", { check: "en-1992-1-1", slabs: [{}] }],
    ["End plate", { check: "en-1993-1-8", connection: "end-plate" }],
    ["wind", { check: "en-1991", action: "wind" }],
  ])("takes the name of a kind: %s", (word, request) => {
    expect(JSON.parse(x(["new", word, "--plain"]).stdout)).toMatchObject(request);
  });

  test("explains every field, --plain is JSON", () => {
    const { stdout } = x(["new", "en-1993-1-8"]);
    for (const name of Object.keys(checks.find((c) => c.endpoint === "en-1993-1-8")?.kinds.bolt?.schema.shape ?? {})) {
      expect(stdout).toContain(`"${name}"`);
    }
    expect(JSON.parse(x(["new", "en-1993-1-8", "--plain"]).stdout)).toHaveProperty("bolt_size");
  });
});

describe("x", () => {
  test("--help shows an example of each command", { tags: "change" }, () => {
    const { status, stdout } = x(["--help"]);
    expect(status).toBe(0);
    const names = stdout.match(/(?<=^ {2})\w+(?= {3,}\w)/gm) ?? [];
    expect(names.length).toBeGreaterThan(30);
    for (const name of names.filter((one) => !["worker", "migrate", "admin"].includes(one)))
      expect(stdout).toMatch(new RegExp(`^ {2}x ${name}\\b`, "m"));
    // listed without being loaded: each is there, and says more than the list
    for (const name of names)
      expect([name, x([name, "--help"]).stdout]).toEqual([name, expect.stringMatching(/Examples?[:,]|\[command\]/)]);
  });

  test("annexes: side by side, one with its sources, a misspelt one", () => {
    expect(x(["annexes"]).stdout).toMatch(/gamma_M2/);
    expect(x(["annexes", "gamma_CE"]).stdout).toMatch(/DE\s+1\.5\s+unconfirmed/);
    // those too that come with their check: combinations, loads
    for (const symbol of ["psi_A", "K_FI", "snow_map"])
      expect([symbol, x(["annexes", symbol]).status]).toEqual([symbol, 0]);
    expect(x(["annexes", "gama_M2"])).toMatchObject({ status: 2 });
    expect(x(["annexes", "NL"]).stdout).toMatch(/6\.3\.3\(5\)\s+interaction_methods\s+\[2\]\s+confirmed/);
    const { stdout } = x(["annexes", "nl", "--missing"]);
    expect(stdout).toMatch(/6\.3\.4\(1\) {2}field of the general method: I-sections/);
    expect(stdout).toMatch(/EN 1993-1-1 6\.3\.2\.2\(2\)\s+M_cr_rule\s.*one source/);
    expect(x(["annexes", "gamma_M2", "--missing"])).toMatchObject({ status: 2 });
    expect(JSON.parse(x(["annexes", "gamma_M2", "--json"]).stdout)).toBeInstanceOf(Array);
  });

  test("sections: an own section, and the outline of a DXF file as a member takes it", () => {
    const folder = mkdtempSync(join(tmpdir(), "x-sections-"));
    const pair = (code: number, value: number | string) => `${code}\n${value}\n`;
    const arc = (from: number, to: number, y: number) =>
      `${pair(0, "ARC")}${pair(8, "S")}${pair(10, y)}${pair(20, 5)}${pair(40, 1)}${pair(50, from)}${pair(51, to)}`;
    const line = (a: readonly number[], b: readonly number[]) =>
      `${pair(0, "LINE")}${pair(8, "S")}${pair(10, a[0] ?? 0)}${pair(20, a[1] ?? 0)}${pair(11, b[0] ?? 0)}${pair(21, b[1] ?? 0)}`;
    // 10 x 20 cm with a slot of 2 x 4 cm and round ends, and a note
    const text = [
      pair(0, "SECTION"),
      pair(2, "HEADER"),
      pair(9, "$INSUNITS"),
      pair(70, 5),
      pair(0, "ENDSEC"),
      pair(0, "SECTION"),
      pair(2, "ENTITIES"),
      pair(0, "LWPOLYLINE"),
      pair(8, "S"),
      pair(90, 4),
      pair(70, 1),
      ...[
        [0, 0],
        [10, 0],
        [10, 20],
        [0, 20],
      ].map(([y, z]) => pair(10, y ?? 0) + pair(20, z ?? 0)),
      line([4, 4], [6, 4]),
      arc(270, 90, 6),
      line([6, 6], [4, 6]),
      arc(90, 270, 4),
      pair(0, "TEXT"),
      pair(8, "NOTES"),
      pair(1, "t = 10"),
      pair(0, "ENDSEC"),
      pair(0, "EOF"),
    ].join("");
    const file = join(folder, "plate.dxf");
    writeFileSync(file, text);
    const { stdout, stderr, status } = x(["sections", "--dxf", file, "--layer", "S", "--json"]);
    expect([status, stderr]).toEqual([0, "unit of the file: cm\n"]);
    const found = JSON.parse(stdout);
    expect(found.section).toMatchObject({
      shape: "polygon",
      points_mm: [
        [0, 0],
        [100, 0],
        [100, 200],
        [0, 200],
      ],
    });
    const area = 20_000 - (20 * 20 + Math.PI * 10 ** 2);
    expect(Math.abs(found.properties.A_mm2 / area - 1)).toBeLessThan(1e-4);
    expect(x(["sections", "--dxf", file, "--layer", "NOTES"]).stderr).toContain("no closed outline on layer NOTES");
    const own = join(folder, "own.json");
    writeFileSync(own, JSON.stringify({ section: found.section }));
    expect(x(["sections", "--own", own]).stdout).toMatch(/polygon 200x100[\s\S]*W_pl_y/);
    writeFileSync(
      own,
      JSON.stringify({
        shape: "parts",
        parts: [
          { b_mm: 100, t_mm: 10 },
          { b_mm: 100, t_mm: 10, z_mm: 50 },
        ],
      }),
    );
    expect(x(["sections", "--own", own])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/must hang together/),
    });
    const open = join(folder, "open.dxf");
    writeFileSync(open, text.replace(line([6, 6], [4, 6]), ""));
    expect(x(["sections", "--dxf", open]).stderr).toContain("meet nothing at");
  });

  test("sections: any spelling, a list, a drawing, a reason", () => {
    expect(x(["sections", "heb-200"]).stdout).toMatch(/HE 200 B[\s\S]*W_pl_y\s+642/);
    expect(x(["sections", "IPE", "30"]).stdout.trim().split("\n").length).toBeGreaterThan(3);
    const svg = join(folder, "ub.svg");
    const series = x(["sections", "HEA"]).stdout.trim().split("\n").slice(1);
    expect(series.length).toBeGreaterThan(20);
    for (const row of series) expect(row).toMatch(/^\s*HE \d+ A /);
    expect(x(["sections", "UB457*191*67", "--svg", svg]).status).toBe(0);
    expect(readFileSync(svg, "utf8")).toMatch(/^<svg/);
    expect(x(["sections", "IPE 310"])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/IPE 300.*IPE 330/) as string,
    });
    expect(JSON.parse(x(["sections", "SHS 100x5", "--json"]).stdout)).toHaveProperty("properties.A_mm2");
  });

  test("serve names a wrong setting", () => {
    const { status, stderr } = x(["serve", "--port", "many"]);
    expect(status).toBe(2);
    expect(stderr).toContain('--port must be a number from 0 to 65535; it is "many"');
  });
});
