import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { HeldOnce } from "./law.ts";

export interface Law {
  readonly title: string;
  readonly samples: number;
  readonly once?: HeldOnce;
}

/** The laws of a standard: its test files are loaded with a test runner that runs nothing and notes what `law` tells it. */
export function lawsOf(endpoints: readonly string[]): Readonly<Record<string, readonly Law[]>> {
  const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ["--conditions=@x/source", "--no-warnings", path("list-laws.ts"), ...endpoints],
    { encoding: "utf8", maxBuffer: 1e7 },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Record<string, Law[]>;
}
