// For programs that list and print: no check comes with it, so it loads at once.

export { parse as parseExpression } from "./basis/expression.ts";
export { percent } from "./basis/numbers.ts";
export { suggestions } from "./basis/problem.ts";
export { splitUnit } from "./basis/units.ts";
