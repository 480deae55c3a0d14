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

/** What a number is uncertain by, relative to itself, after an iteration in double precision. */
const uncertainty = 1e-12;

/** Whether a value is only what rounding leaves of terms that cancel: no more than the uncertainty of its numbers makes it. */
export function isNoise(e: Expression, inputs: Readonly<Record<string, number>>, value: number): boolean {
  if (value === 0 || !hasSum(e)) return false;
  const moved = (name: string, by: number): number => {
    const at = evaluate(e, (other) => (inputs[other] ?? 0) * (other === name ? 1 + by : 1));
    return Number.isFinite(at) ? Math.abs(at - value) : 0;
  };
  const uncertain = Object.keys(inputs).reduce(
    (sum, name) => sum + Math.max(moved(name, uncertainty), moved(name, -uncertainty)),
    0,
  );
  return Math.abs(value) <= uncertain;
}

/** Only a sum leaves less than its terms. */
const hasSum = (e: Expression): boolean => {
  switch (e.kind) {
    case "number":
    case "name":
      return false;
    case "negative":
      return hasSum(e.of);
    case "call":
      return e.args.some(hasSum);
    case "binary":
      return e.op === "+" || e.op === "-" || hasSum(e.left) || hasSum(e.right);
  }
};
