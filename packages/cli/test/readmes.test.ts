// @module-tag change

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

// Each package says what it is and which rooms it has: a room that is not named, or one that is gone, fails here.

const packages = join(import.meta.dirname, "../..");

const foldersOf = (name: string) =>
  readdirSync(join(packages, name, "src"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

describe.each(readdirSync(packages))("README of %s", (name) => {
  const file = join(packages, name, "README.md");

  test("stands there, short, with an example", () => {
    expect(existsSync(file)).toBe(true);
    const text = readFileSync(file, "utf8");
    expect(text.split("\n").length).toBeLessThanOrEqual(60);
    expect(text).toMatch(/```(ts|sh)\n/);
  });

  test("names its rooms, and no other", () => {
    const text = readFileSync(file, "utf8");
    const rooms = foldersOf(name);
    const named = [...text.matchAll(/`([a-z-]+)\/`/g)].map((match) => match[1] ?? "");
    const standards = /^en-[\d-]+$/; // a folder each, all of one anatomy
    expect(named).toEqual(expect.arrayContaining(rooms.filter((room) => !standards.test(room))));
    // a folder of the workspace may be named too: examples/
    expect(named.filter((room) => !rooms.includes(room) && !existsSync(join(packages, "..", room)))).toEqual([]);
  });
});

// Examples of the libraries are run by packages/eurocode/test/package.test.ts, as those who install them do; the server's by its
// own counting.test.ts.
describe("examples that are run here", () => {
  const folder = mkdtempSync(join(tmpdir(), "x-readme-"));
  copyFileSync(join(packages, "../examples/drawings/parts-list.pdf"), join(folder, "sheet.pdf"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const codeOf = (name: string, language: string): string =>
    new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(
      readFileSync(join(packages, name, "README.md"), "utf8"),
    )?.[1] ?? "";

  const node = (args: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    expect([status, stderr.replace(/^wrote .*\n/gm, "")]).toEqual([0, ""]);
    return stdout;
  };

  test("cli", () => {
    const command = join(packages, "cli/dist/x.js");
    const lines = codeOf("cli", "sh").trim().split("\n");
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) {
      const [said = "", target] = line.replace("npm run -s x -- ", "").split(" > ");
      const printed = node([command, ...said.split(" ")]);
      expect([line, printed === ""]).toEqual([line, false]);
      if (target) writeFileSync(join(folder, target), printed);
    }
    expect(existsSync(join(folder, "bolts.html"))).toBe(true);
  });

  test("drawings", () => {
    const library = pathToFileURL(join(packages, "drawings/src/index.ts")).href;
    writeFileSync(join(folder, "example.mjs"), codeOf("drawings", "ts").replace('"@x/drawings"', `"${library}"`));
    expect(node(["--no-warnings", "--conditions=@x/source", "example.mjs"])).toContain("101");
  });

  test("web: the command serves the pages", { tags: "change" }, async () => {
    const command = codeOf("web", "sh").trim();
    const scripts = JSON.parse(readFileSync(join(packages, "../package.json"), "utf8")).scripts;
    const [program, ...args] = scripts[command.replace(/^npm (run )?/, "")].split(" ");
    expect(program).toBe("node");
    const served = spawn(process.execPath, args, {
      cwd: join(packages, ".."),
      env: { ...process.env, PORT: "0", DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      let said = "";
      for await (const text of served.stdout.setEncoding("utf8")) {
        said += text;
        if (said.includes("\n")) break;
      }
      const url = /http:\S+/.exec(said)?.[0] ?? "";
      const page = await fetch(url, { headers: { Accept: "text/html" } });
      expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    } finally {
      served.kill();
      await once(served, "exit");
    }
  });
});
