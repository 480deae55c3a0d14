import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";

const packages = join(import.meta.dirname, "../../packages");

/** Copies packages that know each other, and links all others as they are installed. */
export function copyPackages(base: string, copied: readonly string[]): void {
  for (const name of copied) {
    const [from, to] = [join(packages, name), join(base, name)];
    for (const part of ["src", "package.json"]) cpSync(join(from, part), join(to, part), { recursive: true });
    const link = (dependency: string, target: string) => {
      const place = join(to, "node_modules", dependency);
      mkdirSync(dirname(place), { recursive: true });
      symlinkSync(target, place);
    };
    for (const dependency of readdirSync(join(from, "node_modules"))) {
      if (dependency.startsWith(".")) continue;
      const there = join(from, "node_modules", dependency);
      if (!dependency.startsWith("@")) link(dependency, realpathSync(there));
      else
        for (const one of readdirSync(there))
          link(
            join(dependency, one),
            dependency === "@x" && copied.includes(one) ? join(base, one) : realpathSync(join(there, one)),
          );
    }
  }
}

/** Writes something before the one place of a text in a file. */
export function insert(file: string, before: string, text: string): void {
  const whole = readFileSync(file, "utf8");
  expect(whole.split(before)).toHaveLength(2);
  writeFileSync(file, whole.replace(before, `${text}${before}`));
}

/** What a program of the copy prints; it has to end well. */
export function printedIn(base: string, ...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--conditions=@x/source", "--no-warnings", ...args], {
    encoding: "utf8",
    cwd: base,
    env: { ...process.env, NO_COLOR: "1" },
  });
  expect([status, status === 0 ? "" : stderr]).toEqual([0, ""]);
  return stdout;
}
