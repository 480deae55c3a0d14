import type { FieldDescription } from "@x/eurocode";
import { headOf, percentage, verificationName } from "@x/report";
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { fieldsOf, type Input, type Item, kindOf, pathOf, withValue } from "../input.ts";
import { ProblemText } from "../problem-text.tsx";
import { wordsIn } from "../said.ts";
import { save } from "../save.ts";
import { language, translate } from "../words.ts";
import { byUse, filled, isCell, mostRows, pasted } from "./cells.ts";
import { ColumnChooser } from "./columns.tsx";
import { Rows } from "./grid.tsx";
import { type RowResult, useResults } from "./rows.ts";
import { tableCsv } from "./saved.ts";

interface Props {
  readonly input: Input;
  /** The item that the result shows. */
  readonly at: number;
  readonly onShow: (index: number) => void;
  readonly onEdit: (index: number, item: Item) => void;
  readonly onItems: (items: readonly Item[]) => void;
}

/** The order as it was, of so many items. */
interface Held {
  readonly order: readonly number[];
  readonly count: number;
}

const calledIn = (field: FieldDescription): string => {
  const { meaning, word, symbol } = headOf(field.name, field, wordsIn(language));
  return meaning || word || symbol;
};

/** All items as a sheet: typed, pasted, filled, sorted; each with what came of it. */
export function ItemTable({ input, at, onShow, onEdit, onItems }: Props): JSX.Element {
  const { items } = input;
  const kind = useMemo(() => kindOf(input, items[0] ?? {}), [input.check, input.list]);
  const fields = fieldsOf(kind).filter(isCell);
  const [names, setNames] = useState<readonly string[]>(() => begun(fields, items));
  const [isSorted, setIsSorted] = useState(false);
  const [isFiltered, setIsFiltered] = useState(false);
  const [said, setSaid] = useState("");
  const resultOf = useResults(input);
  const columns = fields.filter(({ name }) => names.includes(name));
  const results = items.map(resultOf);
  // each row is calculated alone
  const path = pathOf({ ...input, items: [items[at] ?? {}] }, 0);
  // while somebody is in the rows none moves: what is typed goes where it began
  const [held, setHeld] = useState<Held>();
  const order =
    held && held.count <= items.length
      ? [...held.order, ...items.slice(held.count).map((_, i) => held.count + i)]
      : orderOf(results, isSorted, isFiltered);
  const paste = (text: string, row: number, column: number) => {
    const made = pasted(text, {
      ...{ items, order, row, column, columns, called: calledIn },
      fields: fieldsOf(kind),
      example: kind.example,
    });
    onItems(made.items);
    const names = fieldsOf(kind).flatMap((field) => (made.carried.includes(field.name) ? calledIn(field) : []));
    setSaid(
      [
        translate("{count} rows are pasted", { count: made.rows }),
        made.left === 0 ? "" : translate("{count} more than a table may have", { count: made.left }),
        names.length === 0 ? "" : translate("new rows have as the last row: {names}", { names: names.join(", ") }),
      ]
        .filter((text) => text !== "")
        .join("; "),
    );
  };
  return (
    <section class="sheet-of-items" aria-label={translate("Table")}>
      <Summary results={results} />
      <div class="line">
        <button
          type="button"
          class="small"
          disabled={items.length >= mostRows}
          onClick={() => onItems([...items, withValue(items.at(-1) ?? {}, "mark", undefined)])}
        >
          {translate("Add a row")}
        </button>
        <label class="check">
          <input type="checkbox" checked={isSorted} onChange={(event) => setIsSorted(event.currentTarget.checked)} />{" "}
          {translate("Most used first")}
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={isFiltered}
            onChange={(event) => setIsFiltered(event.currentTarget.checked)}
          />{" "}
          {translate("Only what did not pass")}
        </label>
        <ColumnChooser fields={fields} names={names} onChoose={setNames} />
        <button
          type="button"
          class="small"
          onClick={() => save(`${input.check.endpoint}.csv`, tableCsv(columns, items, results), "text/csv")}
        >
          {translate("Save table as CSV")}
        </button>
      </div>
      <Rows
        {...{ items, order, columns, results, at, path, onShow, onEdit }}
        onPaste={paste}
        onIn={(isIn) => setHeld(isIn ? { order, count: items.length } : undefined)}
        onFill={(rows, name) => onItems(filled(items, rows, name))}
        onRemove={(index) => {
          setHeld(undefined);
          onItems(items.toSpliced(index, 1));
        }}
      />
      <p class="help">
        {translate(
          "Paste from a spreadsheet into any cell. Shift and arrow keys choose cells below each other, Ctrl+D fills them with the first.",
        )}
      </p>
      <p role="status" class="help">
        {said}
      </p>
      <Problem of={results[at]} path={path} />
    </section>
  );
}

/** What the example has, and what any row gives. */
function begun(fields: readonly FieldDescription[], items: readonly Item[]): readonly string[] {
  const given = new Set(items.slice(0, 200).flatMap((item) => Object.keys(item)));
  return fields.filter(({ name, required }) => required || name === "mark" || given.has(name)).map(({ name }) => name);
}

function orderOf(
  results: readonly (RowResult | undefined)[],
  isSorted: boolean,
  isFiltered: boolean,
): readonly number[] {
  const all = results.map((_, i) => i);
  const some = isFiltered ? all.filter((i) => results[i]?.tone !== "good") : all;
  return isSorted ? byUse(some, (i) => results[i]?.utilization) : some;
}

function Summary({ results }: { results: readonly (RowResult | undefined)[] }): JSX.Element {
  const words = wordsIn(language);
  const known = results.filter((one) => one !== undefined);
  const wrong = known.filter(({ problems }) => problems.length > 0).length;
  const failed = known.filter(({ tone, problems }) => tone === "bad" && problems.length === 0).length;
  const worst = known.reduce((most, { utilization = 0 }) => Math.max(most, utilization), 0);
  const first = known.find(({ utilization }) => utilization === worst);
  return (
    <p role="status" class="summary">
      {translate("{count} of {all} calculated", { count: known.length - wrong, all: results.length })}
      {" · "}
      <span class={failed > 0 ? "bad-word" : ""}>{translate("{count} not passed", { count: failed })}</span>
      {wrong > 0 ? <span class="bad-word"> · {translate("{count} to correct", { count: wrong })}</span> : null}
      {first?.governing ? ` · ${percentage(worst, words)} ${verificationName(words, first.governing.id)}` : ""}
    </p>
  );
}

/** What is wrong with the row that is shown. */
const Problem = ({ of, path }: { of: RowResult | undefined; path: string }): JSX.Element | null =>
  of === undefined || of.problems.length === 0 ? null : (
    <ul class="plain">
      {of.problems.slice(0, 5).map((problem) => (
        <li key={problem.path + problem.message} class="problem">
          <code>{problem.path.replace(path, "")}</code> <ProblemText problem={problem} />
        </li>
      ))}
    </ul>
  );
