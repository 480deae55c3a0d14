/** Programs that are not ours, from Debian: present, or the test says by name which one is missing. CI must have them. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "vitest";

const python = "/usr/bin/python3";

export const hasPython = (module: string): boolean => spawnSync(python, ["-c", `import ${module}`]).status === 0;
export const hasProgram = (name: string): boolean => spawnSync("sh", ["-c", `command -v ${name}`]).status === 0;

/** In CI a missing program is an error, elsewhere a skipped test with the program's name in it. (`skipIf` would overrule a tag.) */
export const testWith = (present: boolean) => (present || process.env.CI !== undefined ? test : test.skip);

/** Runs a script with files as its arguments; its output is JSON. */
export function pythonReads(script: string, name: string, ...files: readonly Uint8Array[]): unknown {
  const paths = files.map((bytes) => written(bytes, name));
  const { status, stdout, stderr } = spawnSync(python, ["-c", script, ...paths], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

export function run(
  program: string,
  args: readonly string[],
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(program, args, { encoding: "utf8", maxBuffer: 1 << 28 });
}

export function written(bytes: Uint8Array, name: string): string {
  const path = join(mkdtempSync(join(tmpdir(), "export-")), name);
  writeFileSync(path, bytes);
  return path;
}
