import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, afterEach, vi } from "vitest";

export interface Said {
  readonly out: string;
  readonly err: string;
  readonly code: number | string | undefined;
}

/** Commands run in this process: what they print, and the code they would end with. */
export function within(...commands: readonly ((program: Command) => void)[]): (...words: string[]) => Promise<Said> {
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });
  return async (...words) => {
    const said = { out: "", err: "" };
    const kept = (stream: keyof typeof said) => (text: string | Uint8Array) => {
      said[stream] += String(text);
      return true;
    };
    vi.spyOn(process.stdout, "write").mockImplementation(kept("out"));
    vi.spyOn(process.stderr, "write").mockImplementation(kept("err"));
    const program = new Command("x").exitOverride();
    for (const add of commands) add(program);
    await program.parseAsync(words, { from: "user" });
    return { ...said, code: process.exitCode ?? undefined };
  };
}

/** A folder of a file of tests, in which each file has a name of its own. */
export function ownFolder(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `x-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let count = 0;
  return {
    folder,
    target: () => join(folder, `out-${count++}`),
    put: (file: string, content: string | Uint8Array): string => {
      const path = join(folder, `${count++}-${file}`);
      writeFileSync(path, content);
      return path;
    },
  };
}
