import { type FieldDescription, type Problem, sections } from "@x/eurocode";
import { wordIn } from "@x/report";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { type Item, isItem } from "./input.ts";
import { ProblemText } from "./problem-text.tsx";
import { wordsIn } from "./said.ts";
import { language, translate } from "./words.ts";

type Change = (value: unknown) => void;

interface FieldProps {
  readonly field: FieldDescription;
  readonly value: unknown;
  /** As the problems name it. */
  readonly path: string;
  readonly problems: readonly Problem[];
  readonly onChange: Change;
}

/** An item with a field set; undefined takes it away. */
function withField(item: Item, name: string, value: unknown): Item {
  if (value !== undefined) return { ...item, [name]: value };
  const { [name]: _, ...rest } = item;
  return rest;
}

interface FieldsProps {
  readonly fields: readonly FieldDescription[];
  readonly item: Item;
  readonly path: string;
  readonly problems: readonly Problem[];
  readonly onChange: (item: Item) => void;
}

export const Fields = ({ fields, item, path, problems, onChange }: FieldsProps): JSX.Element => (
  <div class="fields">
    {fields
      .filter(({ type, choices, required }) => !(type === "choice" && choices.length === 1 && required))
      .map((field) => (
        <Field
          key={field.name}
          field={field}
          value={item[field.name]}
          path={path + field.name}
          problems={problems}
          onChange={(value) => onChange(withField(item, field.name, value))}
        />
      ))}
  </div>
);

function Field(props: FieldProps): JSX.Element {
  const { field, value, path } = props;
  if (field.type === "object" && field.fields.length > 0 && (value === undefined || isItem(value)))
    return <ObjectField {...props} />;
  if (field.type === "list" && field.fields.length > 0 && (value === undefined || isRows(value)))
    return <ListField {...props} />;
  const id = idOf(path);
  const own = problemsAt(props, true);
  return (
    <div class={`field${own.length > 0 ? " wrong" : ""}`}>
      <label for={id}>
        {field.name}
        {field.required ? <span class="required" title={translate("required")} /> : null}
      </label>
      <span class="entry">
        <Entry {...props} id={id} />
        {field.unit === "" ? null : <span class="unit">{field.unit}</span>}
      </span>
      <Below id={id} help={field.description} problems={own} />
    </div>
  );
}

export const idOf = (path: string): string => `field-${path.replace(/[^\w]+/g, "-")}`;

const isRows = (value: unknown): value is readonly Item[] => Array.isArray(value) && value.every(isItem);

const problemsAt = ({ path, problems }: Pick<FieldProps, "path" | "problems">, inside: boolean): Problem[] =>
  problems.filter(
    (problem) =>
      problem.path === path || (inside && (problem.path.startsWith(`${path}.`) || problem.path.startsWith(`${path}[`))),
  );

const Below = ({ id, help, problems }: { id: string; help: string; problems: readonly Problem[] }) => (
  <span class="below" id={`${id}-help`}>
    {problems.map((problem) => (
      <span key={problem.message} class="problem">
        <ProblemText problem={problem} />
      </span>
    ))}
    <span class="help">{wordsIn(language).described(help)}</span>
  </span>
);

function Entry({ field, value, id, onChange, ...at }: FieldProps & { id: string }): JSX.Element {
  const wrong = problemsAt(at, true).length > 0;
  const common = { id, "aria-describedby": `${id}-help`, "aria-invalid": wrong, "aria-required": field.required };
  const words = field.type === "true or false" ? ["true", "false"] : field.type === "choice" ? field.choices : [];
  const said = typeof value === "boolean" || typeof value === "number" ? String(value) : value;
  if (words.length > 0 && (said === undefined || (typeof said === "string" && words.includes(said)))) {
    const read = (word: string): unknown =>
      word === "" ? undefined : field.type === "true or false" ? word === "true" : sameType(value, word);
    return (
      <select {...common} value={said ?? ""} onChange={(event) => onChange(read(event.currentTarget.value))}>
        {field.required && said !== undefined ? null : <option value="">–</option>}
        {words.map((word) => (
          <option key={word} value={word}>
            {field.type === "true or false"
              ? word === "true"
                ? translate("yes")
                : translate("no")
              : wordIn(wordsIn(language), word)}
          </option>
        ))}
      </select>
    );
  }
  const read = field.type === "text" ? readText : field.type.includes("number") ? readNumber : readAny;
  const decimal = read === readNumber ? ({ inputMode: "decimal" } as const) : {};
  // a list of nothing is no list
  const list = /profile/.test(field.name) && field.type === "text" ? "profiles" : "";
  return <TextEntry {...common} {...decimal} list={list} value={value} read={read} onChange={onChange} />;
}

/** A choice of numbers (importance class 2) stays a number. */
const sameType = (value: unknown, word: string): unknown =>
  typeof value === "number" && Number.isFinite(Number(word)) ? Number(word) : word;

const readText = (text: string): unknown => (text === "" ? undefined : text);

/** What is no number goes to the library as it is, which says so. */
function readNumber(text: string): unknown {
  const trimmed = text.trim().replace(/^([-+]?\d*),(\d*)$/, "$1.$2");
  if (trimmed === "") return undefined;
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(trimmed) ? Number(trimmed) : text;
}

/** Lists, objects, and words or numbers where both may stand. */
function readAny(text: string): unknown {
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const write = (value: unknown): string =>
  value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value);

interface TextEntryProps {
  readonly id: string;
  readonly "aria-describedby": string;
  readonly "aria-invalid": boolean;
  readonly "aria-required": boolean;
  readonly inputMode?: "decimal";
  readonly list: string;
  readonly value: unknown;
  readonly read: (text: string) => unknown;
  readonly onChange: Change;
}

/** Keeps what was typed ("1." on the way to 1.5) while it means the value. Only typing writes the text: an effect would come too late. */
function TextEntry({ value, read, onChange, ...rest }: TextEntryProps): JSX.Element {
  const [text, setText] = useState(write(value));
  const shown = write(read(text)) === write(value) ? text : write(value);
  return (
    <input
      {...rest}
      type="text"
      autocomplete="off"
      spellcheck={false}
      value={shown}
      onInput={(event) => {
        setText(event.currentTarget.value);
        onChange(read(event.currentTarget.value));
      }}
    />
  );
}

function ObjectField(props: FieldProps): JSX.Element {
  const { field, value, path, problems, onChange } = props;
  const inside = isItem(value) ? value : undefined;
  return (
    <details class="group" open={inside !== undefined || problemsAt(props, true).length > 0}>
      <summary>
        {field.name}
        {inside ? null : <span class="help"> {translate("not given")}</span>}
      </summary>
      <Below id={idOf(path)} help={field.description} problems={problemsAt(props, false)} />
      <Fields
        fields={field.fields}
        item={inside ?? {}}
        path={`${path}.`}
        problems={problems}
        onChange={(next) => onChange(Object.keys(next).length === 0 ? undefined : next)}
      />
    </details>
  );
}

function ListField(props: FieldProps): JSX.Element {
  const { field, value, path, problems, onChange } = props;
  const rows = isRows(value) ? value : [];
  const set = (next: readonly Item[]) => onChange(next.length === 0 ? undefined : next);
  return (
    <details class="group" open={rows.length > 0 || problemsAt(props, true).length > 0}>
      <summary>
        {field.name} <span class="help">{rows.length === 0 ? translate("none") : rows.length}</span>
      </summary>
      <Below id={idOf(path)} help={field.description} problems={problemsAt(props, false)} />
      {rows.map((row, i) => (
        // rows have no name of their own
        <fieldset key={i} class="row">
          <legend>
            {field.name} {i + 1}
          </legend>
          <Fields
            fields={field.fields}
            item={row}
            path={`${path}[${i}].`}
            problems={problems}
            onChange={(next) => set(rows.with(i, next))}
          />
          <button type="button" class="small" onClick={() => set(rows.toSpliced(i, 1))}>
            {translate("Remove {name}", { name: `${field.name} ${i + 1}` })}
          </button>
        </fieldset>
      ))}
      <button type="button" class="small" onClick={() => set([...rows, rows.at(-1) ?? {}])}>
        {translate("Add to {name}", { name: field.name })}
      </button>
    </details>
  );
}

/** The names that fields of profiles offer. */
export const Profiles = (): JSX.Element => (
  <datalist id="profiles">
    {sections().map(({ designation }) => (
      <option key={designation} value={designation} />
    ))}
  </datalist>
);
