// @module-tag change

import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createApp, readConfig } from "@x/server";
import { makeAccount } from "@x/server/admin";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { beamList } from "../../server/bench/beam-list.ts";

// The examples as others run them: against a server, each in its language where that is there.

const examples = join(import.meta.dirname, "../examples");
const data = mkdtempSync(join(tmpdir(), "x-examples-"));
const drawing = join(data, "list.pdf");
const run = promisify(execFile);
let app: Awaited<ReturnType<typeof createApp>>;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  writeFileSync(drawing, await beamList(1));
  const config = readConfig({}, { port: "0", data, logLevel: "silent" });
  if ("problems" in config) throw new Error(config.problems.join("; "));
  app = await createApp(config);
  await app.server.start();
  const { token } = await makeAccount(config, "anna@example.com", "studio");
  env = { ...process.env, X_URL: app.server.info.uri, X_TOKEN: token };
});
afterAll(async () => {
  await app.stop();
  rmSync(data, { recursive: true, force: true });
});

/** C# wants a project around its file. */
function csharp(folder: string): string[] {
  const project = `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net8.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings><Nullable>enable</Nullable></PropertyGroup></Project>`;
  writeFileSync(join(folder, "Drawing.csproj"), project);
  writeFileSync(join(folder, "Program.cs"), readFileSync(join(examples, "Drawing.cs")));
  return ["run", "--project", folder, "--"];
}

const languages = {
  TypeScript: {
    command: process.execPath,
    args: () => ["--conditions=@x/source", "--no-warnings", join(examples, "drawing.ts")],
  },
  Python: { command: "python3", args: () => [join(examples, "drawing.py")] },
  "the shell": { command: "curl", shell: "sh", args: () => [join(examples, "drawing.sh")] },
  "C#": { command: "dotnet", args: csharp },
};

describe("the examples", () => {
  for (const [name, { command, args, ...more }] of Object.entries(languages)) {
    const there = spawnSync(command, ["--version"]).error === undefined;
    (there ? test : test.skip)(`in ${name}${there ? "" : ` (${command} is not installed here)`}`, async () => {
      const folder = mkdtempSync(join(data, "run-"));
      const { stdout } = await run("shell" in more ? more.shell : command, [...args(folder), drawing], {
        cwd: folder,
        env,
      });
      expect(stdout.toLowerCase()).toMatch(/^true/);
      expect(stdout).toMatch(/done/);
      expect(existsSync(join(folder, "bom.csv"))).toBe(true);
      expect(readFileSync(join(folder, "bom.csv"), "utf8")).toContain("B1,1,IPE 200");
    });
  }
});
