import type { FieldDescription, Problem } from "@x/eurocode";
import type { JSX } from "preact";
import { Choice, Entry, Fields, idOf } from "../form.tsx";
import { type Item, withValue } from "../input.ts";
import { ProblemText } from "../problem-text.tsx";
import { translate } from "../words.ts";
import { fieldNamed, rows, sorts } from "./beam.ts";

// Actions one under the other, each with its loads in lines: what it is, how great, where.

interface Props {
  readonly actions: unknown;
  readonly spans: number;
  readonly problems: readonly Problem[];
  readonly onChange: (actions: readonly Item[] | undefined) => void;
}

/** What every day asks of an action; the rest is seen where a file has it. */
const everyday = ["id", "nature", "category"];

const fieldsOfAction = fieldNamed("actions")?.fields ?? [];
const fieldsOfLoad = fieldsOfAction.find(({ name }) => name === "loads")?.fields ?? [];
const ofLoad = (name: string): FieldDescription | undefined => fieldsOfLoad.find((one) => one.name === name);

export function Actions({ actions, spans, problems, onChange }: Props): JSX.Element {
  const list = rows(actions);
  const set = (next: readonly Item[]) => onChange(next.length === 0 ? undefined : next);
  const next = { id: `Q${list.length}`, nature: "imposed", category: "A", loads: [{ q_kN_m: 5 }] };
  return (
    <>
      {list.map((action, i) => (
        // an action has the name that is typed
        <Action
          key={i}
          {...{ action, spans, problems }}
          path={`actions[${i}]`}
          onChange={(one) => set(list.with(i, one))}
          onRemove={() => set(list.toSpliced(i, 1))}
        />
      ))}
      <button type="button" class="small" onClick={() => set([...list, next])}>
        {translate("Add an action")}
      </button>
      <At path="actions" problems={problems} />
    </>
  );
}

interface ActionProps {
  readonly action: Item;
  readonly path: string;
  readonly spans: number;
  readonly problems: readonly Problem[];
  readonly onChange: (action: Item) => void;
  readonly onRemove: () => void;
}

function Action({ action, path, spans, problems, onChange, onRemove }: ActionProps): JSX.Element {
  const loads = rows(action.loads);
  const set = (next: readonly Item[]) => onChange({ ...action, loads: next });
  const isAsked = ({ name }: FieldDescription) =>
    name !== "loads" &&
    (action[name] !== undefined || (everyday.includes(name) && (name !== "category" || action.nature === "imposed")));
  return (
    <fieldset class="row action">
      <legend>{String(action.id ?? "")}</legend>
      <Fields
        fields={fieldsOfAction.filter(isAsked)}
        item={action}
        path={`${path}.`}
        problems={problems}
        onChange={onChange}
      />
      {loads.map((load, i) => (
        // loads have no name of their own
        <Load
          key={i}
          {...{ load, spans, problems }}
          path={`${path}.loads[${i}]`}
          onChange={(one) => set(loads.with(i, one))}
          onRemove={loads.length > 1 ? () => set(loads.toSpliced(i, 1)) : undefined}
        />
      ))}
      <span class="row-of-buttons">
        <button type="button" class="small" onClick={() => set([...loads, loads.at(-1) ?? { q_kN_m: 5 }])}>
          {translate("Add a load")}
        </button>
        <button type="button" class="small" onClick={onRemove}>
          {translate("Remove {name}", { name: String(action.id ?? "") })}
        </button>
      </span>
      <At path={`${path}.loads`} problems={problems} />
    </fieldset>
  );
}

type Sort = (typeof sorts)[number];

const isSort = (name: string): boolean => sorts.some((one) => one === name);
const sortOf = (load: Item): Sort => sorts.find((name) => load[name] !== undefined) ?? "q_kN_m";

/** Where each is, beside its span. */
const places: Readonly<Record<Sort, readonly string[]>> = {
  q_kN_m: ["from_mm", "to_mm"],
  P_kN: ["x_mm"],
  q_kN_m2: ["spacing_m", "from_mm", "to_mm"],
};

interface LoadProps {
  readonly load: Item;
  readonly path: string;
  readonly spans: number;
  readonly problems: readonly Problem[];
  readonly onChange: (load: Item) => void;
  readonly onRemove: (() => void) | undefined;
}

function Load({ load, path, spans, problems, onChange, onRemove }: LoadProps): JSX.Element {
  const sort = sortOf(load);
  const names: Readonly<Record<string, string>> = {
    q_kN_m: translate("uniform"),
    P_kN: translate("point"),
    q_kN_m2: translate("area"),
    from_mm: translate("from"),
    to_mm: translate("to"),
    x_mm: translate("at"),
    spacing_m: translate("width"),
  };
  const turn = (to: Sort) => {
    const { q_kN_m, P_kN, q_kN_m2, x_mm, from_mm, to_mm, spacing_m, ...rest } = load;
    const value = q_kN_m ?? P_kN ?? q_kN_m2;
    onChange(to === "P_kN" ? { span: 1, x_mm: 1000, ...rest, [to]: value } : { ...rest, [to]: value });
  };
  return (
    <div class="load">
      <label>
        <span>{translate("Load")}</span>
        <select value={sort} onChange={(event) => turn(sorts.find((one) => one === event.currentTarget.value) ?? sort)}>
          {sorts.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      </label>
      <Quantity name={sort} label={translate("Value")} {...{ load, path, problems, onChange }} />
      <label>
        <span>{translate("Span")}</span>
        <select
          id={idOf(`${path}.span`)}
          value={String(load.span ?? "")}
          onChange={({ currentTarget: { value } }) =>
            onChange(withValue(load, "span", value === "" ? undefined : Number(value)))
          }
        >
          {sort === "P_kN" ? null : <option value="">{translate("all")}</option>}
          {Array.from({ length: spans }, (_, i) => (
            <option key={i} value={i + 1}>
              {i + 1}
            </option>
          ))}
        </select>
      </label>
      {sort !== "P_kN" && load.span === undefined
        ? places[sort].filter((name) => name === "spacing_m").map(place)
        : places[sort].map(place)}
      {onRemove ? (
        <button type="button" class="small" onClick={onRemove} aria-label={translate("Remove the load")}>
          ×
        </button>
      ) : null}
      <At path={path} problems={problems} />
    </div>
  );

  function place(name: string): JSX.Element {
    return <Quantity key={name} name={name} label={names[name] ?? name} {...{ load, path, problems, onChange }} />;
  }
}

interface QuantityProps {
  readonly name: string;
  readonly label: string;
  readonly load: Item;
  readonly path: string;
  readonly problems: readonly Problem[];
  readonly onChange: (load: Item) => void;
}

function Quantity({ name, label, load, path, problems, onChange }: QuantityProps): JSX.Element | null {
  const field = ofLoad(name);
  if (!field) return null;
  const own = `${path}.${name}`;
  // a load stays what it is also while it has no value: then nothing is calculated
  const set = (value: unknown) => onChange(withValue(load, name, value ?? (isSort(name) ? "" : undefined)));
  return (
    <div class="place">
      <label for={idOf(own)}>{label}</label>
      <span class="entry">
        <Entry
          {...{ field, problems }}
          path={own}
          id={idOf(own)}
          value={load[name]}
          onChange={set}
          extra={{ "aria-describedby": undefined }}
        />
        <span class="unit">{field.unit}</span>
      </span>
      <Choice {...{ field }} value={load[name]} onChange={set} />
    </div>
  );
}

/** What is wrong here, or with one of its numbers. */
function At({ path, problems }: { path: string; problems: readonly Problem[] }): JSX.Element | null {
  const own = problems.filter((one) => one.path === path || /^\.\w+$/.test(one.path.replace(path, "")));
  if (own.length === 0) return null;
  return (
    <p class="problem">
      {own.map((problem) => (
        <span key={problem.path + problem.message}>
          <ProblemText problem={problem} />
        </span>
      ))}
    </p>
  );
}
