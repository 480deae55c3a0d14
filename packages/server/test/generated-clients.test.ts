// @module-tag change

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAccount } from "../src/admin.ts";
import { emptyPlace } from "./support/databases.ts";
import { endServers, root, serve } from "./support/served.ts";

// Clients that others' generators make of the document that the built server gives: they compile, and make a check.

const bolt = JSON.parse(readFileSync(join(root, "examples/en-1993-1-8.json"), "utf8")) as object; // an example of ours

let place: NonNullable<Awaited<ReturnType<typeof emptyPlace>>>;
let [url, token, folder] = ["", "", ""];
beforeAll(async () => {
  const made = await emptyPlace("sqlite");
  if (!made) throw new Error("SQLite needs nothing");
  place = made;
  ({ token } = await makeAccount(place, "anna@example.com", "studio"));
  ({ url } = await serve(place));
  folder = mkdtempSync(join(tmpdir(), "x-clients-"));
  writeFileSync(join(folder, "openapi.json"), await (await fetch(`${url}/openapi.json`)).text());
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
});
afterAll(async () => {
  await endServers();
  place.remove();
  rmSync(folder, { recursive: true, force: true });
});

const run = (file: string, ...args: string[]): string => {
  try {
    return execFileSync(process.execPath, [file, ...args], { cwd: folder, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string }; // of a process that failed
    throw new Error(`${stdout}${stderr}`);
  }
};
/** The command of a package. */
const command = (name: string, file: string) => join(root, "packages/server/node_modules", name, file);

function compileAndRun(program: string): unknown {
  writeFileSync(join(folder, "program.ts"), program);
  run(
    join(root, "node_modules/typescript-native/bin/tsc"),
    ...["--strict", "--noEmit", "--target", "es2022", "--module", "esnext", "--moduleResolution", "bundler"],
    ...["--allowImportingTsExtensions", "--lib", "es2023,dom,dom.iterable", "program.ts"],
  );
  run(join(root, "node_modules/esbuild/bin/esbuild"), "program.ts", "--bundle", "--format=esm", "--outfile=program.js");
  return JSON.parse(run("program.js"));
}

const given = () => JSON.stringify({ url, token });
/** Written in the program, so that the types that were made accept each of its fields. */
const item = JSON.stringify(bolt);
const inList = JSON.stringify({ ...bolt, national_annex: undefined });
const answer = { status: 200, endpoint: "en-1993-1-8", passed: true };

test("openapi-typescript: types of the document", () => {
  run(command("openapi-typescript", "bin/cli.js"), "openapi.json", "-o", "types.d.ts");
  expect(
    compileAndRun(`
      import type { paths } from "./types.d.ts";
      const { url, token } = ${given()};
      type Check = paths["/api/v1/check/en-1993-1-8"]["post"];
      const body: Check["requestBody"]["content"]["application/json"] = ${item};
      const many: Check["requestBody"]["content"]["application/json"] = { connections: [${inList}] };
      void many;
      const headers = { authorization: \`Bearer \${token}\`, "content-type": "application/json" };
      const answer = await fetch(\`\${url}/api/v1/check/en-1993-1-8\`, { method: "POST", headers, body: JSON.stringify(body) });
      const result = (await answer.json()) as Check["responses"][200]["content"]["application/json"];
      const { endpoint, passed } = result;
      console.log(JSON.stringify({ status: answer.status, endpoint, passed }));`),
  ).toEqual(answer);
});

test("@hey-api/openapi-ts: a client with a function a route", () => {
  run(command("@hey-api/openapi-ts", "bin/run.js"), "-i", "openapi.json", "-o", "hey", "-c", "@hey-api/client-fetch");
  expect(
    compileAndRun(`
      import { checkEn199318 } from "./hey";
      import { client } from "./hey/client.gen";
      const { url, token } = ${given()};
      client.setConfig({ baseUrl: url, auth: () => token });
      const { data, response } = await checkEn199318({ body: ${item} });
      console.log(JSON.stringify({ status: response?.status, endpoint: data?.endpoint, passed: data?.passed }));`),
  ).toEqual(answer);
});

test("orval: functions that fetch", () => {
  mkdirSync(join(folder, "orval"), { recursive: true });
  const config = {
    input: "./openapi.json",
    output: { target: "./orval/x.ts", client: "fetch", mode: "single", baseUrl: url },
  };
  writeFileSync(join(folder, "orval.config.mjs"), `export default ${JSON.stringify({ x: config })};`);
  run(command("orval", "dist/bin/orval.mjs"), "--config", "orval.config.mjs");
  expect(
    compileAndRun(`
      import { checkEn199318 } from "./orval/x";
      const token = ${JSON.stringify(token)};
      const { data, status } = await checkEn199318(${item}, { headers: { authorization: \`Bearer \${token}\` } });
      if (status !== 200) throw new Error(JSON.stringify(data));
      console.log(JSON.stringify({ status, endpoint: data.endpoint, passed: data.passed }));`),
  ).toEqual(answer);
});
