import type { FieldDescription } from "@x/eurocode";
import type { JSX, TargetedEvent, TargetedKeyboardEvent } from "preact";
import { useRef, useState } from "preact/hooks";
import { Entry, Name } from "../form.tsx";
import { type Item, withValue } from "../input.ts";
import { translate } from "../words.ts";
import type { RowResult } from "./rows.ts";
import { Use } from "./use.tsx";

/** Of a row, in pixels: what is not in sight is not there. */
const height = 36;
/** Rows above and below what is in sight. */
const margin = 8;
const rowsInSight = 18;

interface Props {
  readonly items: readonly Item[];
  /** Items as they are shown. */
  readonly order: readonly number[];
  readonly columns: readonly FieldDescription[];
  readonly results: readonly (RowResult | undefined)[];
  readonly at: number;
  /** Of the problems of a row. */
  readonly path: string;
  readonly onShow: (index: number) => void;
  readonly onEdit: (index: number, item: Item) => void;
  readonly onPaste: (text: string, row: number, column: number) => void;
  readonly onFill: (items: readonly number[], name: string) => void;
  readonly onRemove: (index: number) => void;
  /** Whether somebody is in the rows. */
  readonly onIn: (isIn: boolean) => void;
}

interface Chosen {
  readonly column: number;
  /** From where cells were chosen, and to where. */
  readonly from: number;
  readonly to: number;
}

const idOfCell = (row: number, column: number): string => `cell-${row}-${column}`;

/** The rows in sight, and room for the others. */
export function Rows(props: Props): JSX.Element {
  const { order, columns, items, results, at, path } = props;
  const place = useRef<HTMLElement>(null);
  /** Keys have chosen the cell that gets the focus. */
  const going = useRef(false);
  const [top, setTop] = useState(0);
  const [chosen, setChosen] = useState<Chosen>({ column: 0, from: 0, to: 0 });
  const first = Math.max(0, Math.floor(top / height) - margin);
  const shown = order.slice(first, first + rowsInSight + 2 * margin);
  const below = Math.max(0, order.length - first - shown.length);
  const goTo = (row: number, column: number, isMore = false) => {
    const to = Math.min(Math.max(row, 0), order.length - 1);
    setChosen((before) => ({ column, from: isMore ? before.from : to, to }));
    const { current } = place;
    // the head stands above
    if (current && to * height < current.scrollTop) current.scrollTop = to * height;
    if (current && (to + 3) * height > current.scrollTop + current.clientHeight)
      current.scrollTop = (to + 3) * height - current.clientHeight;
    const focus = (cell: HTMLElement) => {
      going.current = true;
      cell.focus();
      going.current = false;
    };
    const cell = document.getElementById(idOfCell(to, column));
    // at once, for the next key may come before the next picture; a row that comes into sight is there with it
    if (cell) return focus(cell);
    requestAnimationFrame(() => {
      const late = document.getElementById(idOfCell(to, column));
      if (late) focus(late);
    });
  };
  const cellProps = (row: number, index: number, column: number) => ({
    onFocus: () => {
      if (index !== at) props.onShow(index);
      if (!going.current && (chosen.to !== row || chosen.column !== column)) setChosen({ column, from: row, to: row });
    },
    onKeyDown: (event: TargetedKeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
      const step = stepOf(event, row, column, columns.length);
      if (step) {
        event.preventDefault();
        return goTo(step.row, step.column, event.shiftKey);
      }
      if (event.key.toLowerCase() !== "d" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const [low, high] = [Math.min(chosen.from, chosen.to), Math.max(chosen.from, chosen.to)];
      props.onFill(order.slice(low, high + 1), columns[column]?.name ?? "");
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      // one value is typed into its cell, as anywhere
      if (!/[\t\n]/.test(text.trimEnd())) return;
      event.preventDefault();
      props.onPaste(text, row, column);
    },
  });
  const isChosen = (row: number, column: number) =>
    column === chosen.column &&
    chosen.from !== chosen.to &&
    row >= Math.min(chosen.from, chosen.to) &&
    row <= Math.max(chosen.from, chosen.to);
  return (
    <section
      ref={place}
      class="grid"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it with the arrow keys
      tabIndex={0}
      aria-label={translate("Rows")}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onFocusIn={(event) => {
        if (!isInside(event)) props.onIn(true);
      }}
      onFocusOut={(event) => {
        if (!isInside(event)) props.onIn(false);
      }}
    >
      <table aria-rowcount={order.length + 1}>
        <thead>
          <tr>
            <th scope="col">{translate("Utilization")}</th>
            {columns.map((field) => (
              <th key={field.name} scope="col">
                <Name field={field} /> <span class="unit">{field.unit}</span>
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          <Room rows={first} />
          {shown.map((index, i) => {
            const row = first + i;
            const item = items[index] ?? {};
            return (
              <tr key={index} aria-rowindex={row + 2} class={index === at ? "open" : ""}>
                <td class="number use-of-row">
                  <Use of={results[index]} />
                </td>
                {columns.map((field, column) => (
                  <td key={field.name} class={isChosen(row, column) ? "chosen" : ""}>
                    <Entry
                      id={idOfCell(row, column)}
                      field={field}
                      value={item[field.name]}
                      path={path + field.name}
                      problems={results[index]?.problems ?? []}
                      onChange={(value) => props.onEdit(index, withValue(item, field.name, value))}
                      extra={{
                        ...cellProps(row, index, column),
                        "aria-label": `${typeof item.mark === "string" ? item.mark : index + 1}: ${field.name}`,
                        "aria-describedby": undefined,
                      }}
                    />
                  </td>
                ))}
                <td>
                  {order.length > 1 ? (
                    <button
                      type="button"
                      class="link"
                      aria-label={translate("Remove {name}", { name: `${index + 1}` })}
                      onClick={() => props.onRemove(index)}
                    >
                      ×
                    </button>
                  ) : null}
                </td>
              </tr>
            );
          })}
          <Room rows={below} />
        </tbody>
      </table>
    </section>
  );
}

/** Where a key goes to; a caret inside of a text stays in it. */
function stepOf(
  event: TargetedKeyboardEvent<HTMLInputElement | HTMLSelectElement>,
  row: number,
  column: number,
  columns: number,
) {
  const { key, currentTarget: cell } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const isText = cell instanceof HTMLInputElement;
  if (key === "Enter" || (key === "ArrowDown" && isText)) return { row: row + 1, column };
  if (key === "ArrowUp" && isText) return { row: row - 1, column };
  if (!isText || event.shiftKey) return undefined;
  const { selectionStart, selectionEnd, value } = cell;
  if (key === "ArrowLeft" && selectionEnd === 0 && column > 0) return { row, column: column - 1 };
  if (key === "ArrowRight" && selectionStart === value.length && column < columns - 1)
    return { row, column: column + 1 };
  return undefined;
}

/** A step from cell to cell. */
const isInside = ({ currentTarget, relatedTarget }: TargetedEvent<HTMLElement, FocusEvent>): boolean =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

const Room = ({ rows }: { rows: number }): JSX.Element | null =>
  rows === 0 ? null : (
    <tr>
      <td class="room">
        <svg width="1" height={rows * height} />
      </td>
    </tr>
  );
