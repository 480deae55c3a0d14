import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whatever the tests and their processes leave in the folder for temporary files goes when the run ends. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "x-tests-"));
  chmodSync(folder, 0o755); // the user that PostgreSQL runs as passes through
  process.env.TMPDIR = folder;
  // the processes and threads of a run compile the same files: the first keeps what it compiled
  process.env.NODE_COMPILE_CACHE ??= join(folder, "compiled");
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
