import type { Expression } from "@x/eurocode/engine";

/** What a pocket calculator gives for a formula and the numbers of its names. */
export function evaluate(e: Expression, number: (name: string) => number): number {
  const go = (inner: Expression): number => evaluate(inner, number);
  switch (e.kind) {
    case "number":
      return Number(e.text);
    case "name":
      return e.name === "pi" ? Math.PI : number(e.name);
    case "negative":
      return -go(e.of);
    case "call":
      return Math[e.name](...(e.args.map(go) as [number])); // every function of a formula is one of Math
    case "binary": {
      const [left, right] = [go(e.left), go(e.right)];
      switch (e.op) {
        case "+":
          return left + right;
        case "-":
          return left - right;
        case "*":
          return left * right;
        case "/":
          return left / right;
        case "^":
          return left ** right;
      }
    }
  }
}
