/**
 * The plain mathematics a formula is printed in: `1 / (Phi + sqrt(Phi^2 - lambda^2))`.
 * Numbers, names, + - * / ^, brackets and a handful of functions; no conditions: a branch of a clause is a formula of its own.
 */
import { significant } from "./numbers.ts";

export type Expression =
  | { readonly kind: "number"; readonly text: string }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "negative"; readonly of: Expression }
  | { readonly kind: "binary"; readonly op: Operator; readonly left: Expression; readonly right: Expression }
  | { readonly kind: "call"; readonly name: FunctionName; readonly args: readonly Expression[] };

type Operator = "+" | "-" | "*" | "/" | "^";

const functions = ["sqrt", "min", "max", "abs", "exp", "log", "sin", "cos", "tan", "asin", "acos", "atan"] as const;
type FunctionName = (typeof functions)[number];

const isFunction = (name: string): name is FunctionName => (functions as readonly string[]).includes(name);

const token = /\s*(?:(\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|([A-Za-z][A-Za-z0-9_]*)|([-+*/^(),]))/y;

const binding: Record<Operator, number> = { "+": 1, "-": 1, "*": 2, "/": 2, "^": 4 };
const negativeBinding = 3;

export function parse(text: string): Expression {
  const tokens = tokenize(text);
  let at = 0;
  const expect = (wanted: string) => {
    if (tokens[at] !== wanted) throw new Error(`"${text}": expected ${wanted} at token ${at + 1}`);
    at++;
  };
  const operand = (): Expression => {
    const next = tokens[at++];
    if (next === undefined) throw new Error(`"${text}": ends too early`);
    if (next === "-") return { kind: "negative", of: above(negativeBinding) };
    if (next === "(") {
      const inner = above(0);
      expect(")");
      return inner;
    }
    if (/^\d/.test(next)) return { kind: "number", text: next };
    if (!/^[A-Za-z]/.test(next)) throw new Error(`"${text}": unexpected ${next}`);
    if (tokens[at] !== "(") return { kind: "name", name: next };
    if (!isFunction(next)) throw new Error(`"${text}": unknown function ${next}`);
    at++;
    const args = [above(0)];
    while (tokens[at] === ",") {
      at++;
      args.push(above(0));
    }
    expect(")");
    return { kind: "call", name: next, args };
  };
  const above = (limit: number): Expression => {
    let left = operand();
    for (;;) {
      const op = tokens[at];
      if (!isOperator(op) || binding[op] <= limit) return left;
      at++;
      left = { kind: "binary", op, left, right: above(op === "^" ? binding[op] - 1 : binding[op]) };
    }
  };
  const whole = above(0);
  if (at !== tokens.length) throw new Error(`"${text}": unexpected ${tokens[at]}`);
  return whole;
}

const isOperator = (text: string | undefined): text is Operator => text !== undefined && text in binding;

function tokenize(text: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.trimEnd().length) {
    const match = token.exec(text);
    if (!match) throw new Error(`"${text}": not plain mathematics`);
    tokens.push(match[1] ?? match[2] ?? match[3] ?? "");
  }
  return tokens;
}

/** The names in the order in which a reader meets them; `pi` is a number. */
export function namesOf(expression: Expression, found: string[] = []): string[] {
  switch (expression.kind) {
    case "name":
      if (expression.name !== "pi" && !found.includes(expression.name)) found.push(expression.name);
      break;
    case "negative":
      namesOf(expression.of, found);
      break;
    case "binary":
      namesOf(expression.left, found);
      namesOf(expression.right, found);
      break;
    case "call":
      for (const arg of expression.args) namesOf(arg, found);
  }
  return found;
}

/** LaTeX of an expression; `write` renders a name, as its symbol or as its number. */
export function toLatex(expression: Expression, write: (name: string) => string): string {
  const go = (e: Expression, limit: number): string => {
    switch (e.kind) {
      case "number":
        return latexNumber(e.text);
      case "name":
        return e.name === "pi" ? "\\pi" : write(e.name);
      case "negative": {
        const inner = `-${go(e.of, negativeBinding)}`;
        return limit > 0 ? `\\left(${inner}\\right)` : inner;
      }
      case "call":
        return latexCall(
          e.name,
          e.args.map((arg) => go(arg, 0)),
        );
      case "binary":
        return latexBinary(e, limit, go);
    }
  };
  return go(expression, 0);
}

function latexBinary(
  e: Extract<Expression, { kind: "binary" }>,
  limit: number,
  go: (e: Expression, limit: number) => string,
): string {
  const own = binding[e.op];
  if (e.op === "/") {
    const { over, under } = quotient(e);
    const fraction = `\\frac{${go(over, 0)}}{${under.map((part) => go(part, under.length > 1 ? 1 : 0)).join(" \\cdot ")}}`;
    return limit > own ? `\\left(${fraction}\\right)` : fraction;
  }
  if (e.op === "^") return `${go(e.left, own + 1)}^{${go(e.right, 0)}}`;
  const sign = e.op === "*" ? " \\cdot " : ` ${e.op} `;
  const inner = go(e.left, own - 1) + sign + go(e.right, e.op === "-" ? own : own - 1);
  return own <= limit ? `\\left(${inner}\\right)` : inner;
}

/** `a / b / 1000` is one fraction with two factors below. */
function quotient(e: Expression): { over: Expression; under: Expression[] } {
  if (e.kind !== "binary" || e.op !== "/") return { over: e, under: [] };
  const { over, under } = quotient(e.left);
  return { over, under: [...under, e.right] };
}

function latexCall(name: FunctionName, args: readonly string[]): string {
  const list = args.join(",\\, ");
  if (name === "sqrt") return `\\sqrt{${list}}`;
  if (name === "abs") return `\\left|${list}\\right|`;
  if (name === "exp") return `e^{${list}}`;
  const command = name === "log" ? "\\ln" : name.startsWith("a") ? `\\arc${name.slice(1)}` : `\\${name}`;
  return `${command}\\left(${list}\\right)`;
}

const greek = new Set(
  "alpha beta gamma delta epsilon zeta eta theta kappa lambda mu nu xi pi rho sigma tau phi chi psi omega Gamma Delta Theta Lambda Sigma Phi Psi Omega".split(
    " ",
  ),
);

/** What a delta before it makes a difference of: a stress, a force, a moment, a length, a cover. */
const changes = new Set(["sigma", "tau", "F", "M", "x", "c"]);

/** `N_b_z_Rd` → `N_{b,z,Rd}`, `delta_sigma_C` → `\Delta\sigma_{C}` as the Eurocode prints a range. */
export function latexSymbol(name: string): string {
  const [head = name, ...rest] = name.split("_");
  if (head === "delta" && changes.has(rest[0] ?? "")) {
    const of = latexSymbol(rest.join("_"));
    return `\\Delta${of.startsWith("\\") ? "" : " "}${of}`;
  }
  const symbol = greek.has(head) ? `\\${head}` : head.length > 1 ? `\\mathrm{${head}}` : head;
  if (rest.length === 0) return symbol;
  return `${symbol}_{${rest.map((part) => (greek.has(part) ? `\\${part}` : /^[A-Za-z]{2,}/.test(part) ? `\\mathrm{${part}}` : part)).join(",")}}`;
}

/** A number as a reader wants it in a report: five significant figures, powers of ten written out. */
export function latexNumber(value: number | string): string {
  const number = Number(value);
  if (!Number.isFinite(number)) return String(value);
  if (number === 0) return "0";
  const size = Math.abs(number);
  if (size >= 1e7 || size < 1e-3) {
    const [mantissa = "", exponent = ""] = number.toExponential(4).split("e");
    const short = String(Number(mantissa));
    const power = `10^{${Number(exponent)}}`;
    return short === "1" ? power : `${short} \\cdot ${power}`;
  }
  return size >= 1e5 ? String(Math.round(number)) : String(significant(number, 5));
}
