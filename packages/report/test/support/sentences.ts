import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

// The sentences that the sources of @x/eurocode can write on a page, as templates: what is inserted is {0}, {1}, …

export interface Sentence {
  readonly template: string;
  /** File and line. */
  readonly at: string;
}

const library = join(dirname(fileURLToPath(import.meta.url)), "../../../eurocode/src");

/** Which argument of a call is a sentence of a page. */
const speaking: Readonly<Record<string, number>> = { assume: 0, warn: 0, explain: 0, table: 3 };

export function sentencesOfLibrary(): Sentence[] {
  const files = ts.sys.readDirectory(library, [".ts"]).filter((name) => !name.endsWith(".test.ts"));
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
  });
  const checker = program.getTypeChecker();
  const found: Sentence[] = [];
  for (const name of files) {
    const file = program.getSourceFile(name);
    if (file) visit(file, file);
  }
  return found;

  function visit(node: ts.Node, file: ts.SourceFile): void {
    const argument = argumentOf(node);
    if (argument) {
      const at = `${relative(library, file.fileName)}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
      for (const template of templatesOf(argument, 0)) found.push({ template, at });
    }
    ts.forEachChild(node, (child) => visit(child, file));
  }

  function argumentOf(node: ts.Node): ts.Expression | undefined {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
    const { name, expression } = node.expression;
    if (name.text === "add" && /\.(assumptions|warnings)$/.test(expression.getText())) return node.arguments[0];
    const position = speaking[name.text];
    return position === undefined ? undefined : node.arguments[position];
  }

  /** What an expression can say; nothing where it only hands on what another call says. */
  function templatesOf(node: ts.Expression, depth: number): string[] {
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return templatesOf(node.expression, depth);
    if (ts.isConditionalExpression(node))
      return [...templatesOf(node.whenTrue, depth), ...templatesOf(node.whenFalse, depth)];
    if (ts.isBinaryExpression(node)) {
      const both = [templatesOf(node.left, depth), templatesOf(node.right, depth)];
      if (node.operatorToken.kind === ts.SyntaxKind.PlusToken)
        return (both[0] ?? []).flatMap((a) => (both[1] ?? []).map((b) => renumbered([a, b])));
      return both.flat();
    }
    if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)];
      const inserted = node.templateSpans.flatMap((span) => fragmentsOf(span.expression, depth + 1));
      return [text.map((part, i) => (i === 0 ? part : `{${i - 1}}${part}`)).join(""), ...inserted];
    }
    return fragmentsOf(node, depth);
  }

  /** Words that a name or a call stands for. */
  function fragmentsOf(node: ts.Expression, depth: number): string[] {
    if (depth > 6) return [];
    if (ts.isParenthesizedExpression(node)) return fragmentsOf(node.expression, depth);
    if (ts.isConditionalExpression(node) || ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))
      return templatesOf(node, depth + 1);
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
      return [...fragmentsOf(node.left, depth), ...fragmentsOf(node.right, depth)];
    const symbol = checker.getSymbolAtLocation(ts.isCallExpression(node) ? node.expression : node);
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const declared = target?.valueDeclaration;
    if (declared && ts.isVariableDeclaration(declared) && declared.initializer) {
      const { initializer } = declared;
      const arrow = arrowIn(initializer);
      if (arrow) return returned(arrow, depth + 1);
      if (isText(declared)) return templatesOf(initializer, depth + 1);
    }
    if (declared && ts.isFunctionDeclaration(declared)) return returned(declared, depth + 1);
    if (declared && ts.isPropertyAssignment(declared) && isText(declared))
      return templatesOf(declared.initializer, depth + 1);
    return [];
  }

  function isText(node: ts.Node): boolean {
    const type = checker.getTypeAtLocation(node);
    const parts = type.isUnion() ? type.types : [type];
    return parts.some((part) => (part.flags & ts.TypeFlags.StringLike) !== 0);
  }

  function returned(body: ts.ArrowFunction | ts.FunctionDeclaration, depth: number): string[] {
    if (!body.body) return [];
    if (!ts.isBlock(body.body)) return isText(body.body) ? templatesOf(body.body, depth) : [];
    const out: string[] = [];
    const seek = (node: ts.Node): void => {
      if (ts.isReturnStatement(node) && node.expression && isText(node.expression))
        out.push(...templatesOf(node.expression, depth));
      else if (!ts.isFunctionLike(node)) ts.forEachChild(node, seek);
    };
    ts.forEachChild(body.body, seek);
    return out;
  }
}

/** `sentenceOf((row) => …)` keeps what its function says. */
function arrowIn(initializer: ts.Expression): ts.ArrowFunction | undefined {
  if (ts.isArrowFunction(initializer)) return initializer;
  const [inner] = ts.isCallExpression(initializer) ? initializer.arguments : [];
  return inner && ts.isArrowFunction(inner) ? inner : undefined;
}

function renumbered(parts: readonly string[]): string {
  let count = 0;
  return parts.map((part) => part.replace(/\{\d+\}/g, () => `{${count++}}`)).join("");
}
