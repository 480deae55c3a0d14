// `npm run build`: what a clone runs (setup.mjs), and the libraries as they are published: one file a module, with types.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { generateTypes } from "./generate.mjs";
import { writePublicFormulas } from "./public-formulas.mjs";
import { ready, root } from "./setup.mjs";

/** In the order in which they stand on each other. */
export const libraries = ["eurocode", "words", "report", "api", "client"];

/** Builds one library into its dist, unless nothing changed since. */
export async function buildLibrary(name) {
  const folder = join(root, "packages", name);
  const stamp = join(folder, "dist", ".built");
  await generateTypes();
  const sources = [join(folder, "src"), join(folder, "generated")].filter(existsSync);
  if (existsSync(stamp) && newest([...sources, fileURLToPath(import.meta.url)]) < statSync(stamp).mtimeMs) return;
  const started = new Date();
  rmSync(join(folder, "dist"), { recursive: true, force: true });
  const program = compile(folder);
  if (name === "eurocode") await writePublicFormulas(typescript(), program, folder);
  bringGenerated(folder);
  if (name === "client") bringTypes(folder);
  addEntries(join(folder, "dist"));
  if (name === "eurocode") await gatherForNode(folder);
  writeFileSync(stamp, started.toISOString());
}

/**
 * Node finds, reads and links each file of a program: a thousand small ones cost more than what is in them. Its entries share few
 * files, with zod inside; bundlers take the small ones and leave out what nobody uses.
 */
async function gatherForNode(folder) {
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const entries = Object.values(exports).flatMap(({ node }) => (node === undefined ? [] : [node]));
  const esbuild = await import("esbuild");
  await esbuild.build({
    entryPoints: Object.fromEntries(
      entries.map((entry) => {
        const name = entry.replace("./dist/node/", "");
        return [name.replace(/\.js$/, ""), join(folder, "dist", name)];
      }),
    ),
    outdir: join(folder, "dist/node"),
    chunkNames: "shared/[hash]",
    ...{
      bundle: true,
      splitting: true,
      format: "esm",
      platform: "neutral",
      target: "node20",
      mainFields: ["module", "main"],
    },
    // a shorter text is read sooner; names stay, for who reads where an error came from
    ...{ minifyWhitespace: true, minifySyntax: true, logLevel: "warning" },
  });
}

/** `dist/en-1993-1-1.js` beside its folder: for programs that import a standard by its file. */
function addEntries(dist) {
  for (const name of readdirSync(dist)) {
    const index = `./${name}/index.js`;
    if (name.startsWith("en-") && existsSync(join(dist, index)))
      writeFileSync(join(dist, `${name}.js`), `export * from "${index}";\n`);
  }
}

function newest(paths) {
  return Math.max(
    ...paths.map((path) => {
      const found = statSync(path);
      if (!found.isDirectory()) return found.mtimeMs;
      return Math.max(0, newest(readdirSync(path).map((entry) => join(path, entry))));
    }),
  );
}

const isTest = (path) => path.endsWith(".test.ts");

const typescript = () => createRequire(import.meta.url)("typescript");

/** What others wrote is read once for all programs. */
const read = new Map();

/** A program of files, with options as a tsconfig.json has them, and a way to tell what is wrong with it. */
export function programOf(files, compilerOptions, place = root) {
  const ts = typescript();
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, place);
  const host = ts.createCompilerHost(options);
  const plain = host.getSourceFile;
  host.getSourceFile = (path, version, onError, anew) => {
    if (!path.includes("/node_modules/")) return plain(path, version, onError, anew);
    const key = JSON.stringify([path, version, options.module, options.moduleResolution]);
    if (!read.has(key)) read.set(key, plain(path, version, onError, anew));
    return read.get(key);
  };
  const program = ts.createProgram(files, options, host);
  const told = (problems) => ts.formatDiagnostics(problems, { ...host, getCurrentDirectory: () => place });
  return { ts, program, told };
}

function compile(folder) {
  const ts = typescript();
  const base = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile).config.compilerOptions;
  const files = ts.sys.readDirectory(join(folder, "src"), [".ts"]).filter((path) => !isTest(path));
  const { program, told } = programOf(files, {
    ...base,
    noEmit: false,
    // `npm run typecheck` has checked it, by the compiler that takes a tenth of the time
    noCheck: true,
    target: "ES2022",
    // a program finds its neighbours as its users do: built
    customConditions: [],
    rewriteRelativeImportExtensions: true,
    declaration: true,
    declarationMap: true,
    sourceMap: true,
    outDir: join(folder, "dist"),
    rootDir: join(folder, "src"),
  });
  const emitted = program.emit(undefined, write, undefined, false, { after: [pureCalls(ts)] });
  const problems = [...ts.getPreEmitDiagnostics(program), ...emitted.diagnostics];
  if (problems.length > 0) throw new Error(told(problems));
  return program;
}

/** Declarations import as the modules do, and those that are generated stand beside those of the modules. */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  const beside = (declared) =>
    declared
      .replace(/"\.\.\/generated\/(\w+)\.d\.ts"/g, '"./$1.js"')
      .replace(/((?:from|import\() ?"\.[^"]+)\.ts"/g, '$1.js"');
  writeFileSync(path, path.endsWith(".d.ts") ? beside(text) : text);
}

function bringGenerated(folder) {
  const from = join(folder, "generated");
  for (const name of existsSync(from) ? readdirSync(from) : [])
    write(join(folder, "dist", name), readFileSync(join(from, name), "utf8").replaceAll('"../src/', '"./'));
}

/** The client depends on ky alone: of the library it has the types, in a folder of its own. */
function bringTypes(folder) {
  const from = join(root, "packages", "eurocode", "dist");
  const to = join(folder, "dist", "eurocode");
  const bring = (path) => {
    if (existsSync(join(to, path))) return;
    const text = readFileSync(join(from, path), "utf8").replace(/\n\/\/# sourceMappingURL=.*/, "");
    write(join(to, path), text);
    for (const [, one] of text.matchAll(/(?:from|import\() ?"(\.[^"]+)\.js"/g))
      bring(join(dirname(path), `${one}.d.ts`));
  };
  const shown = ["typed-check", "requests", "basis/result", "annexes/index"];
  for (const name of shown) bring(`${name}.d.ts`);
  write(join(to, "index.d.ts"), shown.map((name) => `export type * from "./${name}.js";\n`).join(""));
  for (const name of readdirSync(join(folder, "dist")).filter((path) => path.endsWith(".d.ts"))) {
    const path = join(folder, "dist", name);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll('"@x/eurocode"', '"./eurocode/index.js"'));
  }
}

/** Marks the calls that make a module's constants, so that bundlers drop the formulas that nobody uses. */
const pureCalls = (ts) => (context) => {
  const mark = (node) => {
    if (ts.isFunctionLike(node) || ts.isClassLike(node)) return node;
    const visited = ts.visitEachChild(node, mark, context);
    return ts.isCallExpression(visited) || ts.isNewExpression(visited)
      ? ts.addSyntheticLeadingComment(visited, ts.SyntaxKind.MultiLineCommentTrivia, " @__PURE__ ", false)
      : visited;
  };
  return (file) => ts.visitEachChild(file, (node) => (ts.isVariableStatement(node) ? mark(node) : node), context);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await ready("development");
  for (const name of libraries) {
    process.stderr.write(`x: building @x/${name}\n`);
    await buildLibrary(name);
  }
}
