import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

// A formula takes its numbers by place. Where a call gives a variable the name of another parameter of that formula, two
// of them may have changed places: `put("N", f, h, b)` of a formula of (b, h).

const src = join(import.meta.dirname, "../src");

/** Where it is meant. */
const meant: readonly string[] = [
  // the greater moment is below
  "en-1992-1-1/design-moment.ts: slendernessFormulas.momentRatio: M_02 for M_01",
  "en-1992-1-1/design-moment.ts: slendernessFormulas.momentRatio: M_01 for M_02",
  // f_ck of the section is that of its confined core
  "en-1992-1-1/design-values.ts: materials.confinedEpsilonC2: f_ck for f_ck_c",
  // n of the part, then n of the whole
  "en-1995-1-1/connections/block-shear.ts: group.shareOfBlock: n for n_part",
  // the sides b of a box, and a section sheared across its width
  "en-1993-1-1/verify.ts: shearOfTorque: h for b",
  "en-1993-1-1/verify.ts: shearOfTorque: t_f for t_w",
  "en-1993-1-1/verify.ts: shearOfTorque: b for h",
  "en-1993-1-1/verify.ts: shearOfTorque: t_w for t_f",
  "en-1993-1-1/verify.ts: flangeMoment: h for b_f",
  "en-1995-1-1/cross-section.ts: shearStress: b for h",
  // the only lever arm there is
  "en-1993-1-8/column-base/moment.ts: besideN: z_T for z",
  // t_f of the haunch, of the beam
  "en-1993-1-8/moment-joints/beam.ts: jointComponents.centroidOfHaunch: t_f for t_fh",
  "en-1993-1-8/moment-joints/beam.ts: jointComponents.inertiaOfHaunch: t_f for t_fh",
  "en-1993-1-8/moment-joints/haunch.ts: spread: t_f for t_fb",
  // h_r of the row x
  "en-1993-1-8/moment-joints/rows.ts: triangular: h_r for h_x",
  // beyond the flange the end distance is e_x
  "en-1993-1-8/t-stub/t-stub.ts: patterns.outsideNc: e for e_x",
];

interface File {
  readonly source: ts.SourceFile;
  /** a name in this file -> the parameters of its formula */
  readonly formulas: Map<string, readonly string[]>;
}

const files = new Map<string, File>();

function fileOf(path: string): File {
  const known = files.get(path);
  if (known) return known;
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const file: File = { source, formulas: new Map() };
  files.set(path, file);
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        const compute = initializer && ts.isCallExpression(initializer) ? initializer.arguments[2] : undefined;
        if (compute && ts.isArrowFunction(compute))
          file.formulas.set(
            name.getText(),
            compute.parameters.map((parameter) => parameter.name.getText()),
          );
      }
    } else if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) follow(path, file, statement);
  }
  return file;
}

function follow(path: string, file: File, statement: ts.ImportDeclaration | ts.ExportDeclaration): void {
  const target = statement.moduleSpecifier;
  if (!target || !ts.isStringLiteral(target) || !target.text.startsWith(".")) return;
  const from = join(dirname(path), target.text);
  if (!existsSync(from)) return;
  const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  if (!named) return;
  const there = fileOf(from).formulas;
  if (ts.isNamespaceImport(named)) {
    for (const [name, parameters] of there) file.formulas.set(`${named.name.text}.${name}`, parameters);
  } else if (ts.isNamedImports(named) || ts.isNamedExports(named)) {
    for (const { name, propertyName } of named.elements) {
      const parameters = there.get((propertyName ?? name).getText());
      if (parameters) file.formulas.set(name.getText(), parameters);
    }
  }
}

/** `item.b_mm` and `b` are both called b. */
function nameOf(argument: ts.Expression): string | undefined {
  const name = ts.isIdentifier(argument)
    ? argument.text
    : ts.isPropertyAccessExpression(argument)
      ? argument.name.text
      : undefined;
  return name?.replace(/_(mm[2346]?|kNm?|MPa|deg|m)$/, "");
}

let calls = 0;

function changedPlaces(path: string): string[] {
  const { source, formulas } = fileOf(path);
  const wrong: string[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const direct = formulas.get(node.expression.getText());
    const at = node.arguments.findIndex((argument) => formulas.has(argument.getText()));
    const formula = direct ? node.expression : node.arguments[at];
    const parameters = formula && formulas.get(formula.getText());
    if (!formula || !parameters) return;
    const given = direct ? node.arguments : node.arguments.slice(at + 1);
    if (given.length !== parameters.length) return;
    calls++;
    given.forEach((argument, i) => {
      const name = nameOf(argument);
      if (name === undefined || name === parameters[i] || !parameters.includes(name)) return;
      wrong.push(`${relative(src, path)}: ${formula.getText()}: ${name} for ${parameters[i]}`);
    });
  };
  visit(source);
  return wrong;
}

const found = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .flatMap((file) => changedPlaces(join(src, file)));

test("no two numbers of a formula change places", () => {
  expect(calls).toBeGreaterThan(1000);
  expect(found.filter((one) => !meant.includes(one))).toEqual([]);
  expect(
    meant.filter((one) => !found.includes(one)),
    "no longer needed",
  ).toEqual([]);
});
