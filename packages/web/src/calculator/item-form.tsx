import type { FieldDescription, Problem } from "@x/eurocode";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { Fields, type FieldsProps, isAsked } from "../form.tsx";
import { fieldsOf, type Input, type Item, kindOf, pathOf } from "../input.ts";
import { translate } from "../words.ts";
import { groupsOf, groupText } from "./groups.ts";

/** What the example gives and what is required comes first; the rest waits until it is asked for. */
export function ItemForm({
  input,
  index,
  problems,
  onChange,
}: {
  input: Input;
  index: number;
  problems: readonly Problem[];
  onChange: (item: Item) => void;
}): JSX.Element {
  const item = input.items[index] ?? {};
  const kind = kindOf(input, item);
  const first = useRef(new Set([...Object.keys(kind.example), ...Object.keys(item)])).current;
  const isFirst = ({ name, required }: FieldDescription) => required || first.has(name);
  return <Folded {...{ fields: fieldsOf(kind), item, path: pathOf(input, index), problems, onChange, isFirst }} />;
}

/** Some fields at once; the rest waits until it is asked for, or has problems. */
export function Folded({
  isFirst,
  ...shared
}: FieldsProps & { isFirst: (field: FieldDescription) => boolean }): JSX.Element {
  const { fields, item, path, problems } = shared;
  const rest = fields.filter((field) => !isFirst(field));
  const troubled = rest.some(({ name }) => problems.some((problem) => problem.path.startsWith(path + name)));
  const set = rest.filter(({ name }) => item[name] !== undefined).length;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Grouped {...shared} fields={fields.filter(isFirst)} />
      {rest.length === 0 ? null : (
        <details class="group" open={open || troubled} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            {translate("Further fields")}{" "}
            <span class="help">
              {set > 0 ? translate("{set} of {all} given", { set, all: rest.length }) : rest.length}
            </span>
          </summary>
          {open || troubled ? <Grouped {...shared} fields={rest} /> : null}
        </details>
      )}
    </>
  );
}

/** Fewer need no headings. */
const fewest = 6;

/** Fields under headings by what they are. */
function Grouped({ fields, ...shared }: FieldsProps): JSX.Element {
  const asked = fields.filter(isAsked);
  if (asked.length < fewest) return <Fields fields={asked} {...shared} />;
  return (
    <>
      {groupsOf(asked).map(({ group, fields: own }) => (
        <fieldset key={group} class="sort">
          <legend>{groupText(group)}</legend>
          <Fields fields={own} {...shared} />
        </fieldset>
      ))}
    </>
  );
}
