// What a program needs that refuses input of its own as the checks refuse theirs: with a path, a code and a sentence.

export { says as form, show } from "./basis/form.ts";
export {
  andMore,
  InvalidInput,
  invalid,
  isInvalidInput,
  type Problem,
  Problems,
  problemAt,
  suggestions,
} from "./basis/problem.ts";
export { above, atLeast, atMost, below, notWith, onlyWith, required, within } from "./basis/refusals.ts";
export { oneOf, refusing, valid } from "./basis/validation.ts";
