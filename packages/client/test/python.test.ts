import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { annexCodes } from "@x/eurocode";
import { createApp, readConfig } from "@x/server";
import { makeAccount } from "@x/server/admin";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

// The wheel of x-eurocode, as it is installed, with the command of this build and with a real server.

const root = join(import.meta.dirname, "../../..");
const python = "/usr/bin/python3";
const isThere = existsSync(python);
const folder = mkdtempSync(join(tmpdir(), "x-python-"));
let wheel = "";
let app: Awaited<ReturnType<typeof createApp>>;
const environment: Record<string, string> = {};

beforeAll(async () => {
  if (!isThere) return;
  const words = [join(root, "clients/python/build.py"), folder];
  const { stdout, stderr } = spawnSync(python, words, { encoding: "utf8" });
  if (stderr !== "") throw new Error(stderr);
  wheel = stdout.trim();
  const command = join(folder, "x");
  writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${join(root, "packages/cli/dist/x.js")}' "$@"\n`);
  chmodSync(command, 0o755);
  const config = readConfig({}, { port: "0", data: join(folder, "data"), logLevel: "silent" });
  if ("problems" in config) throw new Error(config.problems.join("; "));
  app = await createApp(config);
  await app.server.start();
  const { token } = await makeAccount(config, "anna@example.com", "studio");
  Object.assign(environment, { PYTHONPATH: wheel, X_COMMAND: command, X_URL: app.server.info.uri, X_TOKEN: token });
});
afterAll(async () => {
  if (isThere) await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The server is in this process, so that nothing may hold it up. */
async function run(program: string): Promise<string> {
  const child = spawn(python, ["-W", "error", "-c", program], { env: { ...process.env, ...environment }, cwd: folder });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
  await once(child, "close");
  return text;
}

const beam = `beam = {"mark": "B<1>", "profile": "IPE 300", "length_mm": 6000, "M_y_Ed": 65, "V_z_Ed": 45}
request = {"national_annex": "NL", "members": [beam, {**beam, "mark": "B2", "M_y_Ed": 900}]}
`;

describe.skipIf(!isThere && !process.env.CI)(
  "x-eurocode on Debian's Python (skipped where there is no /usr/bin/python3)",
  () => {
    test("the command and a server give the same answer", async () => {
      const text = await run(`import os, x_eurocode
${beam}
by_command = x_eurocode.check("en-1993-1-1", request)
by_server = x_eurocode.Server(os.environ["X_URL"], os.environ["X_TOKEN"]).check("en-1993-1-1", request)
print(by_command["result"]["members"] == by_server["result"]["members"], by_command["passed"])
for row in x_eurocode.rows(by_command):
    print(row["mark"], row["passed"], round(row["utilization"], 3), row["governing"], round(row["M_b_Rd_kNm"], 2))
print(by_command._repr_html_())
`);
      expect(text).toMatch(/^True False\nB<1> True 0\.\d+ [a-z-]+ \d+\.\d+\nB2 False \d+\.\d+/);
      expect(text).toContain("<td>B&lt;1&gt;</td>");
      expect(text).toContain("<td>not passed</td>");
    });

    test("all that is wrong is raised at once, by either way; no answer is an error of its own", async () => {
      const text = await run(`import os, x_eurocode
${beam}
wrong = {"national_annex": "NL", "members": [{**beam, "length_mm": -1}, {**beam, "profile": "IPE 301"}]}
for ask in (x_eurocode.check, x_eurocode.Server(os.environ["X_URL"], os.environ["X_TOKEN"]).check):
    try:
        ask("en-1993-1-1", wrong)
    except x_eurocode.InvalidInput as mistake:
        print([problem["path"] for problem in mistake.problems])
for ask in (x_eurocode.Server(os.environ["X_URL"], "no token").check, x_eurocode.Server("http://127.0.0.1:1", "").check):
    try:
        ask("en-1993-1-1", request)
    except x_eurocode.Failed as mistake:
        print("failed:", mistake)
os.environ["X_COMMAND"] = "/nowhere/x"
try:
    x_eurocode.check("en-1993-1-1", request)
except x_eurocode.Failed as mistake:
    print("failed:", mistake)
try:
    x_eurocode.check("en-1993-1-1", {"members": [{**beam, "N_Ed": float("nan")}]})
except ValueError as mistake:
    print("refused:", mistake)
`);
      const lines = text.trim().split("\n");
      expect(lines.slice(0, 2)).toEqual(Array(2).fill("['members[0].length_mm', 'members[1].profile']"));
      expect(lines.slice(2)).toEqual([
        expect.stringMatching(/^failed: http.* answers 401/),
        expect.stringMatching(/^failed: http.* cannot be reached/),
        expect.stringMatching(/^failed: \/nowhere\/x cannot be started/),
        expect.stringMatching(/^refused: Out of range/),
      ]);
    });

    test("types are those of the schemas", async () => {
      const text = await run(`import typing, x_eurocode.requests as r
print(typing.get_args(r.Endpoint))
fields = typing.get_type_hints(r.En199311Member)
print(sorted(name for name in r.En199311Member.__required_keys__))
print("None" if "N_Ed" not in fields else fields["N_Ed"], typing.get_args(typing.get_type_hints(r.En199311Request)["national_annex"])[: ${annexCodes.length}])
`);
      expect(text).toContain("'en-1993-1-1'");
      expect(text).toContain("['length_mm', 'mark']");
      for (const code of annexCodes) expect(text).toContain(`'${code}'`);
    });

    test("a table of pandas where it is there, and its name where it is not", async () => {
      const text = await run(`import x_eurocode
${beam}
try:
    print(list(x_eurocode.to_dataframe(x_eurocode.check("en-1993-1-1", request))["mark"]))
except ModuleNotFoundError as missing:
    print(missing)
`);
      expect(text.trim()).toMatch(/^(\['B<1>', 'B2'\]|No module named 'pandas')$/);
    });

    test("the wheel is the same each time, and lists what it holds", async () => {
      const text = await run(`import hashlib, base64, zipfile
with zipfile.ZipFile(${JSON.stringify(wheel)}) as archive:
    record = next(name for name in archive.namelist() if name.endswith("RECORD"))
    for line in archive.read(record).decode().split():
        name, digest, size = line.split(",")
        if digest:
            found = base64.urlsafe_b64encode(hashlib.sha256(archive.read(name)).digest()).rstrip(b"=").decode()
            assert digest == "sha256=" + found and int(size) == len(archive.read(name)), name
    print(sorted(archive.namelist()))
`);
      expect(text).toContain("x_eurocode/__init__.py");
      expect(text).not.toContain("Error");
    });
  },
);
