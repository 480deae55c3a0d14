import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { Input, Item } from "../input.ts";
import { translate } from "../words.ts";
import type { View } from "./state.ts";

const nameOf = (item: Item, i: number): string => (typeof item.mark === "string" ? item.mark : `${i + 1}`);

/** Which item the form shows; another like it, or one fewer. */
export function Items({
  input: { items, check },
  at,
  view,
  onView,
  onShow,
  onChange,
}: {
  input: Input;
  at: number;
  view: View;
  onView: (view: View) => void;
  onShow: (index: number) => void;
  onChange: (items: readonly Item[], index: number) => void;
}): JSX.Element | null {
  const names = items.map(nameOf);
  const options = useMemo(
    () =>
      names.map((text, i) => (
        <option key={i} value={String(i)}>
          {text}
        </option>
      )),
    [names.join("\n")],
  );
  if (check.many === undefined) return null;
  const item = items[at] ?? {};
  const copy = { ...item, mark: `${nameOf(item, at)} copy` };
  return (
    <div class="items">
      <fieldset class="ways" aria-label={translate("View")}>
        <button type="button" aria-pressed={view === "form"} onClick={() => onView("form")}>
          {translate("Form")}
        </button>
        <button type="button" aria-pressed={view === "table"} onClick={() => onView("table")}>
          {translate("Table")}
        </button>
      </fieldset>
      {items.length > 1 ? (
        <>
          <label for="item">{translate("Item")}</label>
          <select id="item" value={String(at)} onChange={(event) => onShow(Number(event.currentTarget.value))}>
            {options}
          </select>
        </>
      ) : null}
      <button type="button" class="small" onClick={() => onChange([...items, copy], items.length)}>
        {translate("Add a copy")}
      </button>
      {items.length > 1 ? (
        <button type="button" class="small" onClick={() => onChange(items.toSpliced(at, 1), Math.max(0, at - 1))}>
          {translate("Remove {name}", { name: nameOf(item, at) })}
        </button>
      ) : null}
    </div>
  );
}
