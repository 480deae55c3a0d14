#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major > 22 || (major === 22 && minor >= 13)) {
  // what was compiled once is not compiled again
  process.getBuiltinModule("node:module").enableCompileCache();
  if (!["serve", "worker"].includes(process.argv[2] ?? "")) growAtOnce();
  await import("./main.ts");
} else {
  process.stderr.write(
    `x needs Node 22.13 or newer; this is Node ${process.versions.node}. Get it from https://nodejs.org, then start x again.\n`,
  );
  process.exitCode = 2;
}

/**
 * Nearly all that a start makes is kept: young memory that grows in small steps copies it again and again, a sixth of the time of
 * `x check`. Its limit stays. A server and its threads keep the steps.
 */
function growAtOnce(): void {
  process.getBuiltinModule("node:v8").setFlagsFromString("--semi-space-growth-factor=16");
}

export {};
