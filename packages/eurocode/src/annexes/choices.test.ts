import { expect, test } from "vitest";
import { annexes, choicesOf } from "./all.ts";
import { nationalChoices } from "./choices.ts";

test("every choice that a standard leaves to the countries is made by a parameter, or says what happens", () => {
  const silent = choicesOf("NL").flatMap(({ standard, choices }) =>
    choices.flatMap(({ clause, parameters, instead }) =>
      parameters.length > 0 || instead !== undefined ? [] : [`${standard} ${clause}`],
    ),
  );
  expect(silent).toEqual([]);
});

test("what is said not to be made has no parameter, and is a choice of its standard", () => {
  const wrong = choicesOf("NL").flatMap(({ standard, choices }) => {
    const made = new Map(choices.map(({ clause, parameters }) => [clause, parameters.length > 0]));
    const said = (nationalChoices[standard]?.unmade ?? []).flatMap(({ clauses }) => clauses);
    return said.filter((clause) => made.get(clause) !== false).map((clause) => `${standard} ${clause}`);
  });
  expect(wrong).toEqual([]);
});

test("every parameter stands on the page of its standard", () => {
  const shown = new Set(
    choicesOf("NL").flatMap(({ choices, further }) => [...choices.flatMap(({ parameters }) => parameters), ...further]),
  );
  expect(annexes.filter((row) => !shown.has(row)).map(({ symbol }) => symbol)).toEqual([]);
});
