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

/** Which cells are chosen, and the way from one to another. */
function useChosen(rows: number) {
  const place = useRef<HTMLElement>(null);
  /** Keys have chosen the cell that gets the focus. */
  const going = useRef(false);
  const [chosen, setChosen] = useState<Chosen>({ column: 0, from: 0, to: 0 });
  const [low, high] = [Math.min(chosen.from, chosen.to), Math.max(chosen.from, chosen.to)];
  const focus = (cell: HTMLElement) => {
    going.current = true;
    cell.focus();
    going.current = false;
  };
  return {
    place,
    low,
    high,
    has: (row: number, column: number) => column === chosen.column && low !== high && row >= low && row <= high,
    /** A cell got the focus. */
    focused(row: number, column: number) {
      if (!going.current && (chosen.to !== row || chosen.column !== column)) setChosen({ column, from: row, to: row });
    },
    goTo(row: number, column: number, isMore: boolean) {
      const to = Math.min(Math.max(row, 0), rows - 1);
      setChosen((before) => ({ column, from: isMore ? before.from : to, to }));
      if (place.current) scrollTo(place.current, to);
      const cell = document.getElementById(idOfCell(to, column));
      // at once, for the next key may come before the next picture; a row that comes into sight is there with it
      if (cell) return focus(cell);
      requestAnimationFrame(() => {
        const late = document.getElementById(idOfCell(to, column));
        if (late) focus(late);
      });
    },
  };
}

/** Brings a row into sight; the head stays above it. */
function scrollTo(place: HTMLElement, row: number): void {
  if (row * height < place.scrollTop) place.scrollTop = row * height;
  if ((row + 3) * height > place.scrollTop + place.clientHeight)
    place.scrollTop = (row + 3) * height - place.clientHeight;
}

/** The rows in sight, and room for the others. */
export function Rows(props: Props): JSX.Element {
  const { order, columns, at } = props;
  const [top, setTop] = useState(0);
  const chosen = useChosen(order.length);
  const first = Math.max(0, Math.floor(top / height) - margin);
  const shown = order.slice(first, first + rowsInSight + 2 * margin);
  const cellProps = (row: number, index: number, column: number) => ({
    onFocus: () => {
      if (index !== at) props.onShow(index);
      chosen.focused(row, column);
    },
    onKeyDown: (event: TargetedKeyboardEvent<HTMLInputElement | HTMLSelectElement>) => {
      const step = stepOf(event, row, column, columns.length);
      if (step) {
        event.preventDefault();
        return chosen.goTo(step.row, step.column, event.shiftKey);
      }
      if (event.key.toLowerCase() !== "d" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      props.onFill(order.slice(chosen.low, chosen.high + 1), columns[column]?.name ?? "");
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      // one value is typed into its cell, as anywhere
      if (!/[\t\n]/.test(text.trimEnd())) return;
      event.preventDefault();
      props.onPaste(text, row, column);
    },
  });
  const isIn = (is: boolean) => (event: TargetedEvent<HTMLElement, FocusEvent>) => {
    if (!isInside(event)) props.onIn(is);
  };
  return (
    <section
      ref={chosen.place}
      class="grid"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it with the arrow keys
      tabIndex={0}
      aria-label={translate("Rows")}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onFocusIn={isIn(true)}
      onFocusOut={isIn(false)}
    >
      <table aria-rowcount={order.length + 1}>
        <Head columns={columns} />
        <tbody>
          <Room rows={first} />
          {shown.map((index, i) => (
            <Row key={index} of={props} {...{ index, chosen, cellProps }} row={first + i} />
          ))}
          <Room rows={Math.max(0, order.length - first - shown.length)} />
        </tbody>
      </table>
    </section>
  );
}

const Head = ({ columns }: Pick<Props, "columns">): JSX.Element => (
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
);

interface RowProps {
  readonly of: Props;
  readonly index: number;
  readonly row: number;
  readonly chosen: Pick<ReturnType<typeof useChosen>, "has">;
  readonly cellProps: (row: number, index: number, column: number) => object;
}

function Row({ of, index, row, chosen, cellProps }: RowProps): JSX.Element {
  const item = of.items[index] ?? {};
  const result = of.results[index];
  return (
    <tr aria-rowindex={row + 2} class={index === of.at ? "open" : ""}>
      <td class="number use-of-row">
        <Use of={result} />
      </td>
      {of.columns.map((field, column) => (
        <td key={field.name} class={chosen.has(row, column) ? "chosen" : ""}>
          <Entry
            id={idOfCell(row, column)}
            field={field}
            value={item[field.name]}
            path={of.path + field.name}
            problems={result?.problems ?? []}
            onChange={(value) => of.onEdit(index, withValue(item, field.name, value))}
            extra={{
              ...cellProps(row, index, column),
              "aria-label": `${typeof item.mark === "string" ? item.mark : index + 1}: ${field.name}`,
              "aria-describedby": undefined,
            }}
          />
        </td>
      ))}
      <td>
        {of.order.length > 1 ? (
          <button
            type="button"
            class="link"
            aria-label={translate("Remove {name}", { name: `${index + 1}` })}
            onClick={() => of.onRemove(index)}
          >
            ×
          </button>
        ) : null}
      </td>
    </tr>
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
