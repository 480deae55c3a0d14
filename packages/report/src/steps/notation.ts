import type { Expression } from "@x/eurocode/engine";

/** How formulas are written: in MathML, in LaTeX, in Word, on a page. */
export interface Notation<T> {
  readonly number: (text: string) => T;
  /** A symbol, or the number that stands for it. */
  readonly name: (name: string) => T;
  readonly pi: T;
  readonly sign: (sign: "+" | "−" | "·") => T;
  readonly row: (parts: readonly T[]) => T;
  readonly negative: (of: T) => T;
  readonly bracket: (inner: T) => T;
  readonly fraction: (over: T, under: T) => T;
  readonly power: (base: T, exponent: T) => T;
  readonly root: (of: T) => T;
  readonly absolute: (of: T) => T;
  readonly exponential: (of: T) => T;
  /** `sin`, `arctan`, `ln`, `max`, with what is in its brackets. */
  readonly call: (name: string, args: readonly T[]) => T;
}

const strength = { "+": 1, "-": 1, "*": 2, "/": 2, "^": 4 } as const;

/** `limit` is how strongly the surroundings bind: weaker operations stand in brackets. */
export function written<T>(e: Expression, as: Notation<T>, limit = 0): T {
  const go = (inner: Expression, within = 0): T => written(inner, as, within);
  switch (e.kind) {
    case "number":
      return as.number(e.text);
    case "name":
      return e.name === "pi" ? as.pi : as.name(e.name);
    case "negative": {
      const inner = as.negative(go(e.of, 3));
      return limit > 0 ? as.bracket(inner) : inner;
    }
    case "call":
      return called(
        e.name,
        e.args.map((arg) => go(arg)),
        as,
      );
    case "binary": {
      const own = strength[e.op];
      if (e.op === "^") return as.power(go(e.left, own + 1), go(e.right));
      if (e.op === "/") {
        const { over, under } = quotient(e);
        const below = under.map((part) => go(part, under.length > 1 ? 1 : 0));
        const fraction = as.fraction(
          go(over),
          as.row(below.flatMap((part, i) => (i === 0 ? [part] : [as.sign("·"), part]))),
        );
        return limit > own ? as.bracket(fraction) : fraction;
      }
      const sign = e.op === "*" ? "·" : e.op === "-" ? "−" : "+";
      const inner = as.row([go(e.left, own - 1), as.sign(sign), go(e.right, e.op === "-" ? own : own - 1)]);
      return own <= limit ? as.bracket(inner) : inner;
    }
  }
}

function called<T>(name: string, args: readonly T[], as: Notation<T>): T {
  if (name === "sqrt") return as.root(as.row(args));
  if (name === "abs") return as.absolute(as.row(args));
  if (name === "exp") return as.exponential(as.row(args));
  const shown = name === "log" ? "ln" : /^a(sin|cos|tan)$/.test(name) ? `arc${name.slice(1)}` : name;
  return as.call(shown, args);
}

/** `a / b / 1000` is one fraction with two factors below. */
function quotient(e: Expression): { over: Expression; under: Expression[] } {
  if (e.kind !== "binary" || e.op !== "/") return { over: e, under: [] };
  const { over, under } = quotient(e.left);
  return { over, under: [...under, e.right] };
}
