import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";

/** Where a formula stands in the sources of @x/eurocode; found when the command is built, and for docs/clauses.md. */
export interface FormulaSource {
  /** With the standard: `EN 1993-1-1 6.3.1.2(1)`. */
  readonly clause: string;
  readonly text: string;
  /** `bucklingResistance`, `lateral.k_zy`. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
}

const root = join(import.meta.dirname, "../..");
const library = join(root, "packages/eurocode/src");

export function formulaSources(): FormulaSource[] {
  return readdirSync(library, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .sort()
    .flatMap((name) => inFile(parsed(join(library, name))));
}

const files = new Map<string, ts.SourceFile>();

function parsed(path: string): ts.SourceFile {
  let file = files.get(path);
  if (!file) {
    file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
    files.set(path, file);
  }
  return file;
}

function inFile(file: ts.SourceFile): FormulaSource[] {
  const [makers, words] = [makersOf(file), wordsOf(file)];
  const found: FormulaSource[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { expression } = node;
      const standard = ts.isIdentifier(expression) ? makers.get(expression.text) : standardOf(expression);
      const [clause, text] = node.arguments.map((argument) => said(argument, words));
      if (standard !== undefined && clause !== undefined && text !== undefined) {
        const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
        const place = { file: relative(root, file.fileName), line };
        found.push({ clause: `${standard} ${clause}`, text, name: nameOf(node, file), ...place });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** `formulasOf("EN 1993-1-1")` → `EN 1993-1-1`. */
function standardOf(node: ts.Expression | undefined): string | undefined {
  if (!node || !ts.isCallExpression(node) || node.expression.getText() !== "formulasOf") return undefined;
  const [standard] = node.arguments;
  return standard && ts.isStringLiteralLike(standard) ? standard.text : undefined;
}

const constantsOf = (file: ts.SourceFile): ts.VariableDeclaration[] =>
  file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => [...declarationList.declarations]);

/** The formula makers that a file knows, its own and imported ones, with their standards. */
function makersOf(file: ts.SourceFile): Map<string, string> {
  const makers = new Map<string, string>();
  for (const one of file.statements.filter(ts.isImportDeclaration)) {
    // types may be made later than this is read
    if (one.importClause?.isTypeOnly) continue;
    const named = one.importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named) || !ts.isStringLiteral(one.moduleSpecifier)) continue;
    if (!one.moduleSpecifier.text.startsWith(".")) continue;
    const from = parsed(resolve(dirname(file.fileName), one.moduleSpecifier.text));
    for (const { name, propertyName } of named.elements) {
      const original = constantsOf(from).find((known) => known.name.getText() === (propertyName ?? name).text);
      const standard = standardOf(original?.initializer);
      if (standard !== undefined) makers.set(name.text, standard);
    }
  }
  for (const { name, initializer } of constantsOf(file)) {
    const standard = standardOf(initializer);
    if (standard !== undefined) makers.set(name.getText(), standard);
  }
  return makers;
}

/** The constants of a file that are texts: clauses cited more than once. */
function wordsOf(file: ts.SourceFile): Map<string, string> {
  const words = new Map<string, string>();
  for (const { name, initializer } of constantsOf(file)) {
    const text = initializer && said(initializer, words);
    if (text !== undefined) words.set(name.getText(), text);
  }
  return words;
}

/** The text of an expression that is known without running it. */
function said(node: ts.Expression, words: ReadonlyMap<string, string>): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return words.get(node.text);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [said(node.left, words), said(node.right, words)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (!ts.isTemplateExpression(node)) return undefined;
  const parts = node.templateSpans.map(({ expression, literal }) => [said(expression, words), literal.text] as const);
  if (parts.some(([inner]) => inner === undefined)) return undefined;
  return node.head.text + parts.map(([inner, rest]) => `${inner}${rest}`).join("");
}

/** The names of what holds the formula, from the outside in. */
function nameOf(node: ts.Node, file: ts.SourceFile): string {
  const names: string[] = [];
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if ((ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && parent.initializer === at)
      names.unshift(parent.name.getText(file));
    else if (ts.isFunctionDeclaration(parent) && parent.name) names.unshift(parent.name.text);
  }
  return names.join(".");
}
