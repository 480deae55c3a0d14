import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";
import { startOfX } from "./x.ts";

/** A folder of its own for a file of tests, and the command that stands in it. */
export function workplace(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `x-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    folder,
    write: (file: string, content: unknown): string => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), typeof content === "string" ? content : JSON.stringify(content));
      return file;
    },
    read: (file: string): Buffer => readFileSync(join(folder, file)),
    x: (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [...startOfX, ...args], {
        encoding: "utf8",
        cwd: folder,
        env: { ...process.env, NO_COLOR: "1" },
        maxBuffer: 2 ** 28,
      });
      return { status, stdout, stderr };
    },
  };
}
