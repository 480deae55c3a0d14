import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";

// What a package shows to others, read from the declarations that its users compile against.

const root = join(import.meta.dirname, "../..");

/** Every export of every entry of a package, as it is declared. Requests and results are named only: docs/checks has their fields. */
export function apiReport(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "x-api-"));
  try {
    const source = join(root, "packages", name);
    const dist = join(folder, "dist");
    declare(source, dist);
    cpSync(join(source, "generated"), join(folder, "generated"), { recursive: true });
    // there the generated declarations find those of the modules
    symlinkSync(dist, join(folder, "src"));
    return entriesOf(source)
      .map(([entry, file]) => `## ${entry}\n\n${shownBy(join(dist, file), join(folder, "generated"))}`)
      .join("\n\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function declare(source: string, to: string): void {
  const compiler = join(root, "node_modules/typescript-native/bin/tsc");
  const options = ["--noEmit", "false", "--declaration", "--emitDeclarationOnly", "--outDir", to];
  const found = spawnSync(
    process.execPath,
    [
      compiler,
      "-p",
      source,
      ...options,
      "--rootDir",
      join(source, "src"),
      "--incremental",
      "false",
      "--tsBuildInfoFile",
      "null",
    ],
    { encoding: "utf8" },
  );
  if (found.status !== 0) throw new Error(found.stdout + found.stderr);
}

/** The entries of package.json, and where their declarations are; what has a star is a file of a folder. */
function entriesOf(source: string): [entry: string, file: string][] {
  const { name, exports } = JSON.parse(readFileSync(join(source, "package.json"), "utf8")) as {
    name: string;
    exports: Record<string, string | { types: string }>;
  };
  return Object.entries(exports).flatMap(([path, target]) =>
    typeof target === "string" || path.includes("*")
      ? []
      : [
          [join(name, path), target.types.replace("./dist/public/", "./dist/").replace("./dist/", "")] as [
            string,
            string,
          ],
        ],
  );
}

function shownBy(file: string, generated: string): string {
  const program = ts.createProgram([file], {
    noLib: true,
    types: [],
    allowImportingTsExtensions: true,
    noEmit: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} exports nothing`);
  const lines = checker
    .getExportsOfModule(module)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((symbol) => {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return [symbol.name, target.declarations ?? []] as const;
    });
  const inGenerated = ([, [first]]: (typeof lines)[number]) => first?.getSourceFile().fileName.startsWith(generated);
  const own = lines
    .filter((line) => !inGenerated(line))
    .flatMap(([name, declarations]) => declarations.map((one) => printed(name, one)));
  const named = lines.filter(inGenerated).map(([name]) => `\`${name}\``);
  return [
    ...(own.length > 0 ? [`\`\`\`ts\n${own.join("\n")}\n\`\`\``] : []),
    ...(named.length > 0 ? [`Types of requests and results: ${named.join(", ")}.`] : []),
  ].join("\n\n");
}

/** What is longer is a catalogue, and is shown where it is declared. */
const most = 60;

const printer = ts.createPrinter({ removeComments: true });

function printed(name: string, declaration: ts.Declaration): string {
  if (ts.isSourceFile(declaration)) return `namespace ${name}`;
  const whole = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const text = printer
    .printNode(ts.EmitHint.Unspecified, whole, declaration.getSourceFile())
    .replace(/^export (declare )?/, "")
    .replace(/^declare /, "");
  return ts.isVariableDeclaration(declaration) && text.split("\n").length > most ? `const ${name}: { … };` : text;
}
