#!/usr/bin/env node
import * as module from "node:module";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major > 22 || (major === 22 && minor >= 13)) {
  // what was compiled once is not compiled again
  module.enableCompileCache?.();
  await import("./main.ts");
} else {
  process.stderr.write(
    `x needs Node 22.13 or newer; this is Node ${process.versions.node}. Get it from https://nodejs.org, then start x again.\n`,
  );
  process.exitCode = 2;
}
