// What others import from a standard of the built library: its modules, in whose place dist/public stands. There each formula
// takes its numbers by name too, and carries clause and text as its documentation. The calculations import the formulas
// themselves and lose no time to it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";

/** Writes dist/public of a built @x/eurocode; `program` is what it was compiled from. */
export async function writePublicFormulas(ts, program, folder) {
  const dist = join(folder, "dist");
  const { parametersOf } = await import(pathToFileURL(join(dist, "basis/formula.js")).href);
  const standards = readdirSync(dist).filter((name) => /^en-[\d-]+$/.test(name));
  for (const standard of standards) {
    for (const name of readdirSync(join(dist, standard), { recursive: true })) {
      if (!name.endsWith(".js")) continue;
      const path = join(standard, name).replaceAll("\\", "/");
      const shown = exportsOf(ts, program, join(folder, "src", path.replace(/\.js$/, ".ts")));
      const module = await import(pathToFileURL(join(dist, path)).href);
      const parts = { formulas: [], namespaces: [], values: [], types: [] };
      for (const one of shown) {
        const value = module[one.name];
        if (one.isType) parts.types.push(one);
        else if (one.onSheet) continue;
        else if (isFormula(value)) parts.formulas.push({ ...one, formula: value, parameters: parametersOf(value) });
        else parts.values.push(one);
      }
      const text = readFileSync(join(dist, path), "utf8");
      for (const [, as, from] of text.matchAll(/^export \* as (\w+) from "(.+)";/gm)) {
        parts.namespaces.push({ as, from });
        parts.values = parts.values.filter((one) => one.name !== as);
      }
      write(dist, path, parts);
    }
  }
}

const isFormula = (value) =>
  typeof value === "function" && typeof value.clause === "string" && typeof value.text === "string";

/** The names of a module: types, values, and functions that write on the sheet of a check, which only the library has. */
function exportsOf(ts, program, path) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(path));
  return checker.getExportsOfModule(module).map((found) => {
    const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    const declared = symbol.valueDeclaration;
    const [first] = declared && ts.isFunctionDeclaration(declared) ? declared.parameters : [];
    return {
      name: found.name,
      isType: (symbol.flags & ts.SymbolFlags.Value) === 0,
      onSheet: first?.type !== undefined && /^(Page|Sheet)$/.test(first.type.getText()),
      says: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
    };
  });
}

function write(dist, path, { formulas, namespaces, values, types }) {
  const target = join(dist, "public", path);
  const to = (file) => {
    const way = relative(dirname(target), join(dist, file)).replaceAll("\\", "/");
    return way.startsWith(".") ? way : `./${way}`;
  };
  const own = to(path);
  const stars = namespaces.map(({ as, from }) => `export * as ${as} from "${from}";`);
  const listed = (names, word) =>
    names.length === 0 ? [] : [`export ${word}{ ${names.map(({ name }) => name).join(", ")} } from "${own}";`];
  const js = [
    ...(formulas.length === 0
      ? []
      : [`import { named } from "${to("basis/formula.js")}";`, `import * as own from "${own}";`]),
    ...formulas.map(({ name }) => `export const ${name} = /* @__PURE__ */ named(own.${name});`),
    ...stars,
    ...listed(values, ""),
  ];
  const declarations = [
    ...(formulas.length === 0 ? [] : [`import type { NamedFormula } from "${to("basis/formula.js")}";`]),
    ...formulas.flatMap(({ name, parameters, says, formula }) => [
      documentation(says, formula),
      `export declare const ${name}: NamedFormula<[${parameters.map((one) => `${one}: number`).join(", ")}], ${parameters.map((one) => `"${one}"`).join(" | ") || "never"}>;`,
    ]),
    ...stars,
    ...listed(values, ""),
    ...listed(types, "type "),
  ];
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${js.join("\n") || "export {};"}\n`);
  writeFileSync(target.replace(/\.js$/, ".d.ts"), `${declarations.join("\n") || "export {};"}\n`);
}

const documentation = (says, { clause, text }) =>
  [
    "/**",
    ` * ${clause}: \`${text}\``,
    ...(says === "" ? [] : [" *", ...says.split("\n").map((line) => ` * ${line}`)]),
    " */",
  ].join("\n");
