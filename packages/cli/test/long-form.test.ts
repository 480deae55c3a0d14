import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { startOfX } from "./support/x.ts";

// What an engineer reads in the terminal, and what stands in the title block of a report.

const folder = mkdtempSync(join(tmpdir(), "x-long-"));
afterAll(() => rmSync(folder, { recursive: true }));

const x = (...args: string[]) =>
  spawnSync(process.execPath, [...startOfX, ...args], {
    encoding: "utf8",
    cwd: folder,
    env: { ...process.env, NO_COLOR: "1" },
  });

const column = {
  mark: "K3",
  profile: "HEA240",
  length_mm: 6500,
  L_cr_z_mm: 3250,
  load_cases: [
    { id: "wind", N_Ed: 180, M_y_Ed: 95 },
    { id: "snow", N_Ed: 320, M_y_Ed: 40 },
  ],
};
const write = (name: string, value: object) => {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify(value));
  return name;
};

describe("the terminal", () => {
  const file = write("column.json", { members: [column] });

  test("names the governing load case, with the table of cases", () => {
    const { stdout } = x("check", "en-1993-1-1", file);
    expect(stdout).toMatch(/load case\s+N_Ed kN\s+M_y_Ed kNm\s+use/);
    expect(stdout).toMatch(/▸\s+wind\s+180\s+95\s+[\d.]+ %\s+✓\s+interaction/);
    expect(stdout).toMatch(/^PASSED .*; load case wind\n/);
    expect(stdout.trimEnd()).toMatch(/; load case wind {3}\(2 warnings above\)$/);
    expect(x("check", "en-1993-1-1", file, "--brief").stdout.trimEnd()).toMatch(/; load case wind$/);
    expect(stdout).not.toContain("Input");
  });

  test("puts both generations next to each other, and says what a rule does to the utilization", () => {
    const beam = { mark: "B1", profile: "IPE 300", steel_grade: "S355", length_mm: 6000, M_y_Ed: 60 };
    const { stdout } = x("check", "en-1993-1-1", write("beam.json", { members: [beam] }), "--edition", "both");
    expect(stdout).toMatch(/^PASSED {2}B1 .*: first 78\.3 %, second 78\.9 % \(chi_LT\)\n/);
    expect(stdout).toMatch(/what moves it most\s+first\s+second\s+utilization\n/);
    expect(stdout).toMatch(/B1\s+chi_LT\s+0\.3434\s+0\.3407\s+\+0\.8 %\s+EN 1993-1-1:2005 .* → EN 1993-1-1:2022 /);
    // under a national annex where that is asked for
    const german = [
      "check",
      "en-1993-1-1",
      write("beam.json", { members: [beam] }),
      "--edition",
      "both",
      "--annex",
      "DE",
    ];
    expect(x(...german).stdout).toContain("second not calculated");
    expect(x(...german, "--annex-second", "recommended").stdout).toMatch(/first [\d.]+ %, second [\d.]+ %/);
    expect(x(...german, "--annex-second", "none").status).toBe(2);
    const pressed = write("pressed.json", { members: [{ ...beam, N_Ed: 100 }] });
    const french = x("check", "en-1993-1-1", pressed, ...german.slice(3, -1), "FR", "--annex-second", "recommended");
    expect(french.stdout).toMatch(/k_yy .*, of the annex$/m);
  });

  test("opens its long form with what was given, in words and units", () => {
    const { stdout } = x("check", "en-1993-1-1", file, "--derivation");
    expect(stdout.indexOf("Input")).toBeLessThan(stdout.indexOf("verification"));
    expect(stdout).toMatch(/profile\s+HEA240\n/);
    expect(stdout).toMatch(/L_cr_z\s+buckling length about z\s+3\s250 mm\n/);
    expect(stdout).toMatch(/^Buckling in compression$/m);
    expect(stdout).toMatch(/→ .*flexural buckling y/);
    expect(stdout).not.toMatch(/1e-9|1e-6/);
  });

  test("has no verdict of loads, at whatever length", () => {
    const loads = write("snow.json", {
      loads: ["A", "B"].map((mark) => ({ mark, action: "snow", roof: "monopitch", alpha_deg: 10, s_k_kN_m2: 1 })),
    });
    for (const more of [[], ["--full"]]) {
      const { stdout, stderr } = x("check", "en-1991", loads, ...more);
      expect(stderr).toBe("");
      expect(stdout).toMatch(/ B\s+–\s+calculated\n/);
      expect(stdout).not.toMatch(/Nothing is verified|not verified/);
    }
  });

  test("leaves values to the long form", () => {
    const [short, full] = [x("check", "en-1993-1-1", file).stdout, x("check", "en-1993-1-1", file, "--full").stdout];
    expect(short).not.toMatch(/chi_z/);
    expect(full).toMatch(/chi_z/);
    expect(full).toMatch(/W_el_z/);
  });
});

describe("the title block", () => {
  const titled = write("hall/titled.json", { members: [column], report: { part: "Axis B", author: "A. Jansen" } });
  write("hall/plain.json", { members: [column] });
  write("hall/x.report.json", { project: "Hall 3", author: "office", checker: "C. Smit", lang: "de" });
  const markdown = (...args: string[]) => x("check", "en-1993-1-1", ...args, "--md").stdout;

  test("comes from the folder, then from the input, then from the command", { tags: "change" }, () => {
    expect(markdown("hall/plain.json")).toMatch(/Projekt: Hall 3[\s\S]*office[\s\S]*C\. Smit/);
    const own = markdown("hall/titled.json");
    expect(own).toMatch(/Hall 3[\s\S]*Axis B[\s\S]*A\. Jansen[\s\S]*C\. Smit/);
    expect(own).not.toContain("office");
    const said = markdown("hall/titled.json", "--author", "B. Vos", "--lang", "en");
    expect(said).toMatch(/Author: B\. Vos/);
    expect(said).not.toContain("A. Jansen");
  });

  test("is no part of what is calculated", () => {
    const plain = JSON.parse(x("check", "en-1993-1-1", "hall/plain.json", "--json").stdout) as object;
    expect(JSON.parse(x("check", "en-1993-1-1", titled, "--json").stdout)).toEqual(plain);
  });

  test("refuses what it does not know", () => {
    const wrong = write("wrong.json", { members: [column], report: { autor: "A" } });
    expect(x("check", "en-1993-1-1", wrong, "--md")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("wrong.json: report: report.autor is not known; did you mean author?") as string,
    });
  });
});

test("completion knows commands, checks and options", { tags: "change" }, () => {
  const script = join(folder, "x.bash");
  writeFileSync(script, x("completion", "bash").stdout);
  const complete = (...line: string[]) =>
    spawnSync(
      "bash",
      ["-c", `source ${script}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _x; echo "\${COMPREPLY[@]}"`, "_", ...line],
      { encoding: "utf8" },
    ).stdout.trim();
  expect(complete("x", "che")).toBe("check");
  expect(complete("x", "check", "en-1993-1-")).toBe("en-1993-1-1 en-1993-1-8 en-1993-1-9");
  expect(complete("x", "check", "en-1993-1-8", "--deriv")).toBe("--derivation");
  expect(complete("x", "drawing", "")).toContain("read");
  expect(x("completion", "tcsh")).toMatchObject({ status: 2 });
});

const hasShell = (name: string) => spawnSync(name, ["-c", "exit 0"]).status === 0;
const lines = ["x che", "x check en-1993-1-", "x check en-1993-1-8 --deriv", "x drawing ", "x drawing read --rea"];
const expected = [/check/, /en-1993-1-8.*Steel connections/, /--derivation/, /export.*files/, /--reader/];

test.skipIf(!hasShell("zsh"))("completion runs in zsh", () => {
  const script = join(folder, "_x");
  writeFileSync(script, x("completion", "zsh").stdout);
  expect(readFileSync(script, "utf8")).toMatch(/^#compdef x\n/);
  // zsh shows what _describe is given and what begins like the word at the cursor
  const shown = `compdef() { : }; source "$1"; _describe() { print -l -- \${(M)\${(P)2}:#\${words[CURRENT]}*} }; _files() { : }
shift; for line; do words=("\${(@s: :)line}"); CURRENT=$#words; _x; print -- ----; done`;
  const { stdout } = spawnSync("zsh", ["-f", "-c", shown, "zsh", script, ...lines], { encoding: "utf8" });
  const answers = stdout.split("----\n");
  for (const [i, line] of lines.entries()) expect(answers[i], line).toMatch(expected[i] ?? /^$/);
});

test.skipIf(!hasShell("fish"))("completion runs in fish, and offers a subcommand once", () => {
  const script = join(folder, "x.fish");
  writeFileSync(script, x("completion", "fish").stdout);
  const asked = [...lines, "x jobs list "].map((line) => `complete -C "${line}"; echo ----`).join("; ");
  const { stdout } = spawnSync("fish", ["--no-config", "-c", `source ${script}; ${asked}`], { encoding: "utf8" });
  const answers = stdout.split("----\n");
  for (const [i, line] of lines.entries()) expect(answers[i], line).toMatch(expected[i] ?? /^$/);
  expect(answers[lines.length]).not.toContain("cancel");
});

test("under npm, paths are those of the folder where the user stands", () => {
  const clone = mkdtempSync(join(tmpdir(), "x-clone-"));
  cpSync(join(import.meta.dirname, "../../../scripts"), join(clone, "scripts"), { recursive: true });
  for (const name of [".setup", "node_modules", "packages/cli/dist"]) mkdirSync(join(clone, name), { recursive: true });
  for (const name of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json"]) writeFileSync(join(clone, name), "{}");
  writeFileSync(join(clone, "packages/cli/dist/x.js"), "console.log(process.cwd())");
  writeFileSync(join(clone, ".setup/built"), "");
  // file systems count in milliseconds, some of four
  const later = new Date(Date.now() + 1000);
  utimesSync(join(clone, ".setup/built"), later, later);
  writeFileSync(join(clone, ".setup/installed"), `${createHash("sha256").update("{}{}{}").digest("hex")} checks`);
  const started = (env: Record<string, string>) =>
    spawnSync(process.execPath, [join(clone, "scripts/x.mjs"), "check"], {
      encoding: "utf8",
      cwd: clone,
      env: { ...process.env, INIT_CWD: "", npm_lifecycle_event: "", ...env },
    }).stdout.trim();
  expect(started({ INIT_CWD: folder, npm_lifecycle_event: "x" })).toBe(realpathSync(folder));
  // another script of npm, a folder that is gone
  expect(started({ INIT_CWD: folder, npm_lifecycle_event: "test" })).toBe(realpathSync(clone));
  expect(started({ INIT_CWD: join(folder, "gone"), npm_lifecycle_event: "x" })).toBe(realpathSync(clone));
  // what pnpm installed whole, by hand, is not replaced by less
  rmSync(join(clone, ".setup/installed"));
  mkdirSync(join(clone, "node_modules/.pnpm"));
  writeFileSync(join(clone, "node_modules/.pnpm/lock.yaml"), "{}");
  expect(started({ INIT_CWD: folder, npm_lifecycle_event: "x" })).toBe(realpathSync(folder));
  rmSync(clone, { recursive: true });
});

test("a clone installs server and drawings for the commands that need them", () => {
  const sources = join(import.meta.dirname, "../src");
  const reached = (path: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(path)) return seen;
    seen.add(path);
    for (const [, next = ""] of readFileSync(path, "utf8").matchAll(/(?:from |import\()"(\.[^"]+)"/g))
      reached(join(dirname(path), next), seen);
    return seen;
  };
  const main = readFileSync(join(sources, "main.ts"), "utf8");
  const wide = [...main.matchAll(/import\("(\.\/commands\/.+?)"\)/g)].flatMap(([, file = ""]) => {
    const texts = [...reached(join(sources, file))].map((path) => readFileSync(path, "utf8"));
    if (!texts.some((text) => /import\("@x\/(server|drawings|fabrication)/.test(text))) return [];
    const said = readFileSync(join(sources, file), "utf8").matchAll(/program\s*\.command\("(\w+)/g);
    return [...said].flatMap(([, name = ""]) => (name === "serve" ? [] : [name])); // serve brings its pages too
  });
  const script = readFileSync(join(sources, "../../../scripts/x.mjs"), "utf8");
  const named = /wide = \[(.*?)\]/s.exec(script)?.[1] ?? "";
  expect([...named.matchAll(/"(\w+)"/g)].map(([, name]) => name).sort()).toEqual(wide.sort());
});

test("--watch checks again when the input changes", async () => {
  const path = write("watched.json", { members: [column] });
  const child = spawn(process.execPath, [...startOfX, "check", "en-1993-1-1", path, "--brief", "--watch"], {
    cwd: folder,
  });
  const said: string[] = [];
  for await (const text of child.stdout.setEncoding("utf8")) {
    said.push(String(text));
    if (said.length === 1) write("watched.json", { members: [{ ...column, mark: "K4" }] });
    else break;
  }
  child.kill();
  expect(said[0]).toContain("K3");
  expect(said[1]).toContain("K4");
});

test("--suggest says where it does not apply", () => {
  const bolt = write("bolt.json", {
    bolt_grade: 8.8,
    bolt_size: "M20",
    shear_planes: 1,
    plate_fu: 360,
    plate_t: 10,
    e1: 40,
    e2: 40,
    is_end_bolt: true,
    V_Ed: 40,
  });
  const { status, stderr } = x("check", "en-1993-1-8", bolt, "--suggest");
  expect(status).toBe(2);
  expect(stderr).toMatch(/--suggest does not apply to this input; it knows what would pass for en-199/);
  expect(readFileSync(join(folder, bolt), "utf8")).toContain("bolt_size");
});
