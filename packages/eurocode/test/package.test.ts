import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { build } from "esbuild";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import type typescript from "typescript";
import type { Diagnostic, Program } from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asDeepAs } from "../../../tests/depth.ts";

// The libraries as others get them: a tarball in a project that knows nothing of this workspace.

const root = join(import.meta.dirname, "../../..");
/** To build and pack them takes longer than all tests of a standard: done for every change. */
const packed = asDeepAs("change");
const describePacked = describe.runIf(packed);
const libraries = ["eurocode", "words", "report", "api", "client"];
let folder = "";
/** The tarball of each library. */
const tarballs = new Map<string, string>();

/** What a command printed; what went wrong is told by the command's own words. */
function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}

/** Where the tarballs of packages stand, in their order. */
const pack = (...from: string[]): string[] =>
  run("npm", ["pack", ...from, "--silent", "--ignore-scripts", "--pack-destination", folder], folder)
    .trim()
    .split("\n")
    .map((name) => join(folder, name));

/** What a project installs beside a tarball, linked from this workspace: the test needs no registry. */
const neighbour = (name: string, of: string): string =>
  `file:${realpathSync(join(root, "packages", of, "node_modules", name))}`;

const install = (place: string, ...needed: string[]) =>
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts", ...needed], place);

const inProject = (...parts: string[]) => join(folder, "project", ...parts);

/** The examples of a README that are code. */
const examples = (name: string): string =>
  [...readFileSync(join(root, "packages", name, "README.md"), "utf8").matchAll(/```ts\n([\s\S]*?)```/g)]
    .map((found) => found[1] ?? "")
    .join("\n");

interface Builder {
  readonly buildLibrary: (name: string) => Promise<void>;
  readonly programOf: (
    files: readonly string[],
    compilerOptions: object,
    place: string,
  ) => {
    readonly ts: typeof typescript;
    readonly program: Program;
    readonly told: (problems: readonly Diagnostic[]) => string;
  };
}
let builder: Builder;

/** Compiles files as their users do, and says how many types that took. */
function compile(place: string, files: readonly string[], options: object): number {
  const given = { strict: true, noEmit: true, target: "es2022", ...options };
  const paths = files.map((name) => join(place, name));
  const { ts, program, told } = builder.programOf(paths, given, place);
  expect(told(ts.getPreEmitDiagnostics(program))).toBe("");
  return program.getInstantiationCount();
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "x-package-"));
  if (!packed) return;
  builder = (await import(pathToFileURL(join(root, "scripts/build.mjs")).href)) as Builder;
  for (const name of libraries) await builder.buildLibrary(name);
  mkdirSync(inProject());
  writeFileSync(inProject("package.json"), '{ "name": "empty", "private": true, "type": "module" }');
  for (const [i, made] of pack(...libraries.map((name) => join(root, "packages", name))).entries())
    tarballs.set(libraries[i] ?? "", made);
  install(inProject(), tarballs.get("eurocode") ?? "", neighbour("zod", "eurocode"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Where a door leads, its own name left out. */
const patternOf = (door: string, to: object | string): string =>
  JSON.stringify(to).replaceAll(door.slice(2) || " ", "…");

interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

describePacked.each(libraries)("@x/%s", (name) => {
  const from = join(root, "packages", name);
  const manifest = JSON.parse(readFileSync(join(from, "package.json"), "utf8")) as Manifest;

  test("its tarball is complete", () => {
    const listed = run("tar", ["-tzf", tarballs.get(name) ?? ""], folder)
      .trim()
      .split("\n");
    const files = new Set(listed.map((path) => path.replace(/^package\//, "./")));
    const named = Object.values(manifest.exports)
      .flatMap((target) => (typeof target === "string" ? [target] : Object.values(target)))
      .filter((path) => !path.includes("*"));
    expect([...named, "./README.md", "./LICENSE"].filter((path) => !files.has(path))).toEqual([]);
    expect([...files].filter((path) => path.includes(".test."))).toEqual([]);
  });

  const tarball = () => new Uint8Array(readFileSync(tarballs.get(name) ?? ""));

  test("publint finds nothing to mend", async () => {
    const { messages, pkg } = await publint({ pack: { tarball: tarball().buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test("its types are right, as a module and for bundlers", async () => {
    // of doors that lead in by the same pattern one: each is asked of four compilers
    const alike = new Map(
      Object.entries(manifest.exports)
        .filter(([door]) => !door.includes("*"))
        .reverse()
        .map(([door, to]) => [patternOf(door, to), door]),
    );
    const found = await checkPackage(createPackageFromTarballData(tarball()), { entrypoints: [...alike.values()] });
    // a module only: what knows require() alone gets no types of it
    const modern = (problem: object) =>
      !("resolutionKind" in problem) || !["node10", "node16-cjs"].includes(String(problem.resolutionKind));
    expect(found.types).not.toBe(false);
    expect("problems" in found ? found.problems.filter(modern) : undefined).toEqual([]);
  });

  test("its dependencies are versions that npm understands", () => {
    for (const version of Object.values(manifest.dependencies ?? {})) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describePacked("@x/eurocode in an empty project", () => {
  test("the examples of its README compile against its types, and run", () => {
    writeFileSync(inProject("example.ts"), examples("eurocode"));
    const options = { lib: ["es2022", "dom"], types: [], module: "esnext", moduleResolution: "bundler" };
    compile(inProject(), ["example.ts"], { ...options, skipLibCheck: true });
    const printed = run(process.execPath, ["--experimental-strip-types", "--no-warnings", "example.ts"], inProject());
    expect(printed).toMatch(/^true \d/);
    expect(printed).toContain("EN 1993-1-1 6.3.1.2(1), (6.49)");
    expect(printed).toMatch(/path: 'members\[0\]/);
  });

  test("require() gets it too, and nothing of Node is in it", () => {
    writeFileSync(
      inProject("old.cjs"),
      'console.log(require("@x/eurocode").section("HEB 200").designation, require("@x/eurocode/en-1998-1") !== undefined)',
    );
    expect(run(process.execPath, ["--no-warnings", "old.cjs"], inProject())).toBe("HE 200 B true\n");
  });

  test("check() is typed by its endpoint, and the examples compile for Node too", () => {
    writeFileSync(inProject("types.ts"), readFileSync(join(import.meta.dirname, "types.txt"), "utf8"));
    // looks into the types of the library itself too
    const options = { lib: ["es2022", "dom"], types: [], module: "nodenext", skipDefaultLibCheck: true };
    const instantiations = compile(inProject(), ["example.ts", "types.ts"], options);
    console.info(`Instantiations ${instantiations}`);
  });

  const bundled = async (code: string): Promise<string> => {
    const { outputFiles } = await build({
      stdin: { contents: code, resolveDir: inProject() },
      bundle: true,
      format: "esm",
      platform: "browser",
      minify: true,
      write: false,
      logLevel: "silent",
    });
    return outputFiles[0]?.text ?? "";
  };

  test.each([
    [1, 'import { chi } from "@x/eurocode/en-1993-1-1/flexural-buckling"; console.log(chi(1, 0.5));'],
    [2.95, 'import { flexuralBuckling } from "@x/eurocode/en-1993-1-1"; console.log(flexuralBuckling.chi(1, 0.5));'],
    [1, 'import { rainflow } from "@x/eurocode"; console.log(rainflow([0, 3, 1, 2]));'],
    [0.1, 'import "@x/eurocode";'],
    [100, 'import { section } from "@x/eurocode"; console.log(section("IPE 300"));'],
    [2048, 'import { check } from "@x/eurocode"; console.log(check);'],
  ])("at most %d kB: %s", async (most, code) => {
    const size = (await bundled(code)).length / 1024;
    console.info(`${size.toFixed(1)} kB  ${code}`);
    expect(size).toBeLessThan(most);
  });

  test("one standard comes without the formulas of the others", async () => {
    const code = await bundled('import * as all from "@x/eurocode/en-1995-1-1"; console.log(all);');
    console.info(`${(code.length / 1024).toFixed(0)} kB  EN 1995-1-1 alone`);
    expect(code).toContain("EN 1995-1-1");
    expect(code).not.toContain("6.3.1.2(1), (6.49)");
  });
});

describePacked("@x/client in an empty project", () => {
  test("its tarball alone, with ky: compiles, bundles for a browser, runs", async () => {
    const place = join(folder, "client");
    mkdirSync(place);
    writeFileSync(join(place, "package.json"), '{ "name": "empty", "private": true, "type": "module" }');
    install(place, tarballs.get("client") ?? "", neighbour("ky", "client"));
    expect(readdirSync(join(place, "node_modules")).filter((name) => !name.startsWith("."))).toEqual(["@x", "ky"]);
    expect(readdirSync(join(place, "node_modules/@x"))).toEqual(["client"]);
    writeFileSync(
      join(place, "program.ts"),
      `import { createClient, type Job } from "@x/client";
       import { saveExport } from "@x/client/files";
       const answer: typeof fetch = async (request) => Response.json({ passed: true, result: { connection: { values: { F_v_Rd_kN: 94 } } }, url: (request as Request).url });
       const client = createClient({ url: "http://127.0.0.1:1", token: "x", fetch: answer });
       const bolt = { bolt_grade: "8.8", bolt_size: "M20", shear_planes: 1, plate_fu: 430, plate_t: 10, e1: 40, e2: 40, is_end_bolt: true, V_Ed: 60 } as const;
       const { result } = await client.check("en-1993-1-8", bolt);
       const shear: number | undefined = result.connection?.values.F_v_Rd_kN;
       // @ts-expect-error a name that no value has
       result.connection?.values.F_v_Rd;
       // @ts-expect-error a misspelt field
       void (() => client.check("en-1993-1-8", { ...bolt, plate_thickness: 10 }));
       // @ts-expect-error a status that no job has
       const done = (job: Job) => job.status === "finished";
       console.log(shear, typeof done, typeof saveExport);`,
    );
    compile(place, ["program.ts"], {
      ...{ lib: ["es2022", "dom", "dom.iterable"], types: ["node"], skipDefaultLibCheck: true },
      ...{ module: "nodenext", typeRoots: [join(root, "node_modules/@types")] },
    });
    expect(run(process.execPath, ["--no-warnings", "program.ts"], place)).toBe("94 function function\n");
    const { outputFiles } = await build({
      stdin: { contents: 'import { createClient } from "@x/client"; console.log(createClient);', resolveDir: place },
      ...{ bundle: true, format: "esm", platform: "browser", minify: true, write: false },
    });
    console.info(`${((outputFiles[0]?.text.length ?? 0) / 1024).toFixed(1)} kB  @x/client with ky`);
  });
});

describe("examples of the other READMEs", () => {
  test.each(["report", "api"])("@x/%s", async (name) => {
    const printed = await runHere(name, examples(name));
    expect(printed.trim()).not.toBe("");
  });

  test("@x/client, against a server that answers", async () => {
    // the example calls 127.0.0.1:3000; here fetch answers itself
    const answer = `globalThis.fetch = async (request) => new Response(JSON.stringify({ passed: true, summary: request.url }), { headers: { "Content-Type": "application/json" } });`;
    const [first = ""] = examples("client").split("import { saveExport }");
    const code = first.replace('"x_…", patience', '"x_1", fetch: globalThis.fetch, patience');
    const printed = await runHere("client", `${answer}\n${code}`);
    expect(printed).toBe("true http://127.0.0.1:3000/api/v1/check/en-1993-1-8\n");
  });

  /** From the sources, by a Node of its own. */
  async function runHere(name: string, code: string): Promise<string> {
    const file = join(folder, `${name}.mjs`);
    await build({
      stdin: {
        contents: code.replace(/from "@x\/(\w+)"/g, (_, one) => `from "${source(one)}"`),
        resolveDir: join(root, "packages", name),
      },
      bundle: true,
      format: "esm",
      platform: "node",
      conditions: ["@x/source"],
      outfile: file,
      logLevel: "silent",
      banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    });
    expect(existsSync(file)).toBe(true);
    return run(process.execPath, [file], folder);
  }

  const source = (name: string) => join(root, "packages", name, "src/index.ts");
});
