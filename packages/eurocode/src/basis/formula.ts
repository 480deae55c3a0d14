/**
 * One formula of a standard. It is the function that calculates, and carries what a reader needs to redo it:
 * the clause and the same mathematics as text. The parameters of the function are the names of the text
 * in the order in which they first stand there; `formulas.test.ts` holds text and function together.
 */
export interface Formula<Args extends readonly number[] = readonly number[]> {
  (...args: Args): number;
  /** With the standard: `EN 1993-1-1 6.3.1.2(1)`. */
  readonly clause: string;
  readonly text: string;
  /** Where random numbers may be drawn for the test of text against function; 0.1 to 10 where nothing is said. */
  readonly domain: Domain;
}

export type Domain = Readonly<Record<string, readonly [low: number, high: number]>>;

/** Any formula, whatever its parameters: `put` binds them to their names. */
// biome-ignore lint/suspicious/noExplicitAny: parameters of a function type are contravariant, so `number[]` would not accept them
export type AnyFormula = Formula<any>;

const registered: AnyFormula[] = [];

/** Every formula there is, for the tests and the documentation. */
export const allFormulas: readonly AnyFormula[] = registered;

/** The formula maker of one standard: `const formula = formulasOf("EN 1993-1-8")`. */
export function formulasOf(standard: string) {
  return <Args extends readonly number[]>(
    clause: string,
    text: string,
    compute: (...args: Args) => number,
    domain: Domain = {},
  ): Formula<Args> => {
    const made: Formula<Args> = Object.assign(compute, { clause: `${standard} ${clause}`, text, domain });
    registered.push(made);
    return made;
  };
}

/** A name that no bracket makes a function. */
const nameOfText = /\b[A-Za-z]\w*\b(?!\()/g;
const names = new WeakMap<AnyFormula, readonly string[]>();

/** The parameters of a formula by name, in order. */
export function parametersOf(formula: AnyFormula): readonly string[] {
  let found = names.get(formula);
  if (!found) {
    found = [...new Set(formula.text.match(nameOfText) ?? [])].filter((name) => name !== "pi");
    names.set(formula, found);
  }
  return found;
}

/**
 * A formula with its numbers given by the names of its text: `byName(chi, { Phi: 1.2, lambda: 0.9 })`.
 * A name too many, one too few, or what is no number is a TypeError that names the parameters.
 */
export const byName = (formula: AnyFormula, values: Readonly<Record<string, number>>): number =>
  formula(...inOrder(formula, values));

function inOrder(formula: AnyFormula, values: Readonly<Record<string, number>>): number[] {
  const parameters = parametersOf(formula);
  const wrong = [
    ...parameters.flatMap((name) => (values[name] === undefined ? [`${name} is missing`] : [])),
    ...parameters.flatMap((name) =>
      values[name] === undefined || Number.isFinite(values[name]) ? [] : [`${name} is not finite`],
    ),
    ...Object.keys(values)
      .filter((name) => !parameters.includes(name))
      .map((name) => `${name} is unknown`),
  ];
  if (wrong.length > 0) {
    throw new TypeError(`${formula.clause}: ${wrong.join(", ")}; its parameters are ${parameters.join(", ")}`);
  }
  return parameters.map((name) => values[name] as number); // looked at above
}

/** As others import a formula: its numbers in order, `chi(1.2, 0.9)`, or by name, `chi({ Phi: 1.2, lambda: 0.9 })`. */
export interface NamedFormula<Args extends readonly number[], Name extends string> extends Formula<Args> {
  (values: Readonly<Record<Name, number>>): number;
}

/** In this scripts/public-formulas.mjs wraps the formulas of the published library; its own calculations lose no time to it. */
export function named<Args extends readonly number[], Name extends string>(
  formula: Formula<Args>,
): NamedFormula<Args, Name> {
  const call = (...given: Args | [Readonly<Record<Name, number>>]): number => {
    const [values] = given;
    // each branch has what the other call signature gives
    const numbers = typeof values === "object" ? inOrder(formula, values) : given;
    return formula(...(numbers as unknown as Args));
  };
  return Object.assign(call, { ...formula });
}
