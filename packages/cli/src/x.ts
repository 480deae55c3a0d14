#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major > 22 || (major === 22 && minor >= 13)) {
  // what was compiled once is not compiled again
  process.getBuiltinModule("node:module").enableCompileCache();
  if (!["serve", "worker", "mcp"].includes(process.argv[2] ?? "")) runBriefly();
  await import("./main.ts");
} else {
  process.stderr.write(
    `x needs Node 22.13 or newer; this is Node ${process.versions.node}. Get it from https://nodejs.org, then start x again.\n`,
  );
  process.exitCode = 2;
}

/**
 * Most starts calculate once and end. Nearly all that they make is kept: young memory that grows in small steps copies it again and
 * again. Little of what they run is run again: code that is made faster at once costs more than it saves, a sixth of the processor
 * time of `x check`; what runs long is made faster all the same, somewhat later. A server and its threads keep what Node does.
 */
function runBriefly(): void {
  // a Node that does not know one of them says so on every start
  const newestTried = 26;
  if (major > newestTried) return;
  const { setFlagsFromString } = process.getBuiltinModule("node:v8");
  setFlagsFromString("--semi-space-growth-factor=16");
  for (const [what, times] of Object.entries({ maglev: 10000, "maglev-osr": 2000, turbofan: 20000, osr: 5000 }))
    setFlagsFromString(`--invocation-count-for-${what}=${times}`);
}

export {};
