// Of the pieces that esbuild cuts (one for each set of starts that share it) those that a start of `x` loads together are put in one
// file: Node takes longer to find and link eighty small files than to run them. Imports nothing but Node and esbuild.
import { basename, dirname, join } from "node:path";
import * as esbuild from "esbuild";

const command = "packages/cli/src/";
/** What every start needs; what soon ends needs little more, in files of its own. */
const [main, ...brief] = ["main", "commands/clause", "commands/sections"];
/** Other processes do not load what only the command says and prints. */
const service = /^packages\/(server|drawings|fabrication)\//;
const standard = /^packages\/eurocode\/src\/(en-[\d-]+)\/check\.ts$/;
/** What so many standards share is loaded with any of them, and what two share if it is little: bytes. */
const manyStandards = 3;
const little = 6000;

/** Each piece with the name of the file that it is put in. What a piece imports is in the same file, or in one that more starts load. */
function placesOf(outputs) {
  const all = Object.entries(outputs);
  const reached = (entry) => {
    const seen = new Set();
    const follow = (path) => {
      if (seen.has(path) || !outputs[path]) return;
      seen.add(path);
      for (const { path: next, kind } of outputs[path].imports) if (kind === "import-statement") follow(next);
    };
    follow(entry);
    return seen;
  };
  const from = (name) => reached(all.find(([, { entryPoint }]) => entryPoint === `${command}${name}.ts`)?.[0]);
  const [always, check] = [from(main), from("commands/check")];
  const ofBrief = brief.map((name) => [basename(name), from(name)]);
  const ofServices = all.flatMap(([path, { entryPoint = "" }]) => (service.test(entryPoint) ? [reached(path)] : []));
  const ofStandards = all.flatMap(([path, { entryPoint = "" }]) => {
    const [, name] = standard.exec(entryPoint) ?? [];
    return name === undefined ? [] : [[name, reached(path)]];
  });
  const having = (sets, path) => sets.filter(([, pieces]) => pieces.has(path)).map(([name]) => name);
  const bytes = new Map();
  for (const [path, piece] of all) {
    const names = having(ofStandards, path).join();
    if (!check.has(path)) bytes.set(names, (bytes.get(names) ?? 0) + piece.bytes);
  }
  return new Map(
    all.map(([path, { entryPoint }]) => {
      // it waits for what it loads, and nobody may wait for it
      if (entryPoint === `${command}${main}.ts`) return [path, undefined];
      const standards = having(ofStandards, path);
      const isMain = always.has(path);
      const isLittle = standards.length > 1 && bytes.get(standards.join()) < little;
      const isShared = !isMain && (check.has(path) || standards.length >= manyStandards || isLittle);
      const starts = isMain ? ["all"] : [...having(ofBrief, path), ...(isShared ? ["checks"] : [])];
      const names = [...starts, ...(isMain || isShared ? [] : standards)];
      if (starts.length > 0 && ofServices.some((pieces) => pieces.has(path))) names.push("services");
      return [path, names.length === 0 ? undefined : `of-${names.join("-")}`];
    }),
  );
}

/** The files that are written, and of each which modules are in it, as esbuild lists them. */
export async function gathered({ metafile, outputFiles }, out) {
  const places = placesOf(metafile.outputs);
  const text = new Map(outputFiles.map(({ path, text }) => [basename(path), text]));
  const pieces = new Map(Object.entries(metafile.outputs).map(([path, piece]) => [basename(path), { path, ...piece }]));
  const fileOf = (name) => places.get(pieces.get(name)?.path) ?? name.replace(/\.js$/, "");
  const files = new Map();
  for (const name of pieces.keys()) files.set(fileOf(name), [...(files.get(fileOf(name)) ?? []), name]);
  const numbers = new Map([...pieces.keys()].map((name, number) => [name, number]));
  // in a file of several no two pieces may export the same name; what is loaded by name keeps its own
  const keepsNames = (name) => pieces.get(name).entryPoint !== undefined || !places.get(pieces.get(name).path);
  const shared = (name, own) => (keepsNames(name) ? own : `${own}$${numbers.get(name)}`);
  const exported = (name, other) =>
    pieces.get(name).exports.map((own) => `${other ? shared(name, own) : own} as ${other ? own : shared(name, own)}`);
  const gather = {
    name: "gather",
    setup(build) {
      build.onResolve({ filter: /./ }, ({ path, kind, importer, namespace, pluginData }) => {
        if (kind === "entry-point") return { path, namespace: "whole" };
        const name = basename(path);
        if (!pieces.has(name) || pluginData === "other") return { path, external: true };
        const file = fileOf(name);
        if (kind === "dynamic-import") return { path: `./${file}.js`, external: true };
        const own = namespace === "whole" ? importer : fileOf(importer);
        if (file === own) return { path: name, namespace: "piece" };
        return { path: name, namespace: "other", pluginData: "other" };
      });
      build.onLoad({ filter: /./, namespace: "whole" }, ({ path }) => {
        const [only, ...more] = files.get(path);
        if (more.length === 0 && fileOf(only) === only.replace(/\.js$/, "")) return { contents: text.get(only) };
        const lines = files.get(path).map((name) => `export { ${exported(name).join(", ")} } from "./${name}";`);
        return { contents: lines.join("\n") };
      });
      build.onLoad({ filter: /./, namespace: "piece" }, ({ path }) => ({ contents: text.get(path) }));
      build.onLoad({ filter: /./, namespace: "other" }, ({ path }) => ({
        contents: `export { ${exported(path, true).join(", ")} } from "./${fileOf(path)}.js";`,
        pluginData: "other",
      }));
    },
  };
  const { outputFiles: made } = await esbuild.build({
    entryPoints: Object.fromEntries([...files.keys()].map((name) => [name, name])),
    outdir: out,
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    target: "node22",
    // a shorter text is read and compiled sooner
    minify: true,
    logLevel: "warning",
    plugins: [gather],
  });
  const inputsOf = (names) => Object.assign({}, ...names.map((name) => pieces.get(name).inputs));
  const outputs = [...files].map(([name, names]) => [
    join(dirname(pieces.get(names[0]).path), `${name}.js`),
    { inputs: inputsOf(names) },
  ]);
  // Node reads a text without other letters in half the time; they stand in patterns, where they may be written so
  const plain = made.map(({ path, text }) => ({
    path,
    contents: text.replace(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`),
  }));
  return { files: plain, outputs: Object.fromEntries(outputs) };
}
