import { type FieldDescription, type Problem, sections } from "@x/eurocode";
import { headOf, symbolPieces, wordIn } from "@x/report";
import type { JSX, TargetedKeyboardEvent } from "preact";
import { useState } from "preact/hooks";
import { type Item, isItem, withValue } from "./input.ts";
import { isEither, meaningOf } from "./numbers.ts";
import { ProblemText } from "./problem-text.tsx";
import { wordsIn } from "./said.ts";
import { language, translate } from "./words.ts";

type Change = (value: unknown) => void;

/** What a page offers beside a field of a profile; the landing page offers nothing. */
export const beside: {
  profile?: (props: { value: unknown; onChange: Change }) => JSX.Element;
  /** In the place of a field whose value comes from another calculation; undefined where it does not. */
  link?: (props: { id: string; value: unknown; onChange: Change }) => JSX.Element | undefined;
} = {};

const isProfile = ({ name, type }: FieldDescription): boolean => type === "text" && name.includes("profile");

interface FieldProps {
  readonly field: FieldDescription;
  readonly value: unknown;
  /** As the problems name it. */
  readonly path: string;
  readonly problems: readonly Problem[];
  readonly onChange: Change;
}

export interface FieldsProps {
  readonly fields: readonly FieldDescription[];
  readonly item: Item;
  readonly path: string;
  readonly problems: readonly Problem[];
  readonly onChange: (item: Item) => void;
}

/** A field of one word says nothing that the kind does not say. */
export const isAsked = ({ type, choices, required }: FieldDescription): boolean =>
  !(type === "choice" && choices.length === 1 && required);

export const Fields = ({ fields, item, path, problems, onChange }: FieldsProps): JSX.Element => (
  <div class="fields">
    {fields.filter(isAsked).map((field) => (
      <Field
        key={field.name}
        field={field}
        value={item[field.name]}
        path={path + field.name}
        problems={problems}
        onChange={(value) => onChange(withValue(item, field.name, value))}
      />
    ))}
  </div>
);

/** A symbol as a book prints it, in the text of a label. */
const Typeset = ({ symbol }: { symbol: string }): JSX.Element => (
  <span class="symbol">
    {symbolPieces(symbol).map(({ head, index }, i) => (
      <span key={head + index}>
        {i === 0 ? "" : "/"}
        <i>{head}</i>
        {index === "" ? null : <sub>{index}</sub>}
      </span>
    ))}
  </span>
);

/** A name may speak of a symbol: `distribution of M_y`. */
const withSymbols = (text: string) =>
  text
    .split(/\b([A-Z](?:_[A-Za-z0-9]+)+)/)
    .map((part, i) => (i % 2 === 0 ? part : <Typeset key={part} symbol={part} />));

/** What it is, with its symbol as a book prints it; its name in the API where somebody wants it. */
export function Name({ field }: { field: FieldDescription }): JSX.Element {
  const { symbol, meaning, word } = headOf(field.name, field, wordsIn(language));
  const text = meaning === "" ? word || symbol : meaning;
  return (
    <>
      {withSymbols(text.charAt(0).toLocaleUpperCase(language) + text.slice(1))}
      {symbol === "" || text === symbol ? null : (
        <>
          {" "}
          <Typeset symbol={symbol} />
        </>
      )}
      <code class="api-name"> {field.name}</code>
    </>
  );
}

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
        <Name field={field} />
        {field.required ? <span class="required" title={translate("required")} /> : null}
      </label>
      <span class="entry">
        <Entry {...props} id={id} />
        {field.unit === "" ? null : <span class="unit">{field.unit}</span>}
        {isProfile(field) && beside.profile ? <beside.profile value={value} onChange={props.onChange} /> : null}
      </span>
      <Below id={id} help={field.description} problems={own} />
      <Choice {...props} />
    </div>
  );
}

const isNumber = ({ type }: FieldDescription): boolean => type.includes("number");

/** What can be two numbers is one of them when a person says which. */
export function Choice({
  field,
  value,
  onChange,
}: Pick<FieldProps, "field" | "value" | "onChange">): JSX.Element | null {
  const meaning = isNumber(field) && typeof value === "string" ? meaningOf(value, field.unit) : undefined;
  if (!isEither(meaning)) return null;
  return (
    <span class="row-of-buttons either">
      {[meaning.small, meaning.large].map((number) => (
        <button key={number} type="button" class="small" onClick={() => onChange(number)}>
          {wordsIn(language).number(number)} {field.unit}
        </button>
      ))}
    </span>
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

/** What a cell of a table has beside a field. */
interface Extra {
  readonly "aria-label"?: string;
  readonly "aria-describedby"?: string | undefined;
  readonly onFocus?: () => void;
  readonly onKeyDown?: (event: TargetedKeyboardEvent<HTMLInputElement | HTMLSelectElement>) => void;
  readonly onPaste?: (event: ClipboardEvent) => void;
}

export function Entry({
  field,
  value,
  id,
  onChange,
  extra = {},
  ...at
}: FieldProps & { id: string; extra?: Extra }): JSX.Element {
  const link = isItem(value) ? beside.link?.({ id, value, onChange }) : undefined;
  if (link) return link;
  const wrong = problemsAt(at, true).length > 0;
  const common = {
    id,
    name: field.name,
    "aria-describedby": `${id}-help`,
    "aria-invalid": wrong,
    "aria-required": field.required,
    ...extra,
  };
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
  if (isNumber(field)) {
    const read = (text: string) => readNumber(text, field.unit);
    return <TextEntry {...common} inputMode="decimal" list="" {...{ value, read, onChange }} write={writeNumber} />;
  }
  const read = field.type === "text" ? readText : readAny;
  // a list of nothing is no list
  const list = isProfile(field) ? "profiles" : "";
  return <TextEntry {...common} {...{ list, value, read, onChange }} write={write} />;
}

/** A choice of numbers (importance class 2) stays a number. */
const sameType = (value: unknown, word: string): unknown =>
  typeof value === "number" && Number.isFinite(Number(word)) ? Number(word) : word;

const readText = (text: string): unknown => (text === "" ? undefined : text);

/** What is no number goes to the library as it is, which says so; what can be two is asked about. */
function readNumber(text: string, unit: string): unknown {
  if (text.trim() === "") return undefined;
  const meaning = meaningOf(text, unit);
  return meaning === undefined || isEither(meaning) ? text : meaning;
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

/** As the language of the page writes it. */
const writeNumber = (value: unknown): string =>
  typeof value === "number" ? wordsIn(language).number(value) : write(value);

interface TextEntryProps extends Extra {
  readonly id: string;
  readonly name: string;
  readonly "aria-invalid": boolean;
  readonly "aria-required": boolean;
  readonly inputMode?: "decimal";
  readonly list: string;
  readonly value: unknown;
  readonly read: (text: string) => unknown;
  readonly write: (value: unknown) => string;
  readonly onChange: Change;
}

/** Keeps what was typed ("1." on the way to 1.5) while it means the value. Only typing writes the text: an effect would come too late. */
function TextEntry({ value, read, write, onChange, ...rest }: TextEntryProps): JSX.Element {
  const [text, setText] = useState(write(value));
  const shown = write(read(text)) === write(value) ? text : write(value);
  const isRead = typeof value === "number" && !isPlain(shown);
  return (
    <>
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
      {isRead ? <span class="read">= {write(value)}</span> : null}
    </>
  );
}

/** Written so that nobody can read another number. */
const isPlain = (text: string): boolean =>
  (language === "en" ? /^\s*-?\d*(\.\d*)?\s*$/ : /^\s*-?\d*(,\d*)?\s*$/).test(text);

const wordOf = (field: FieldDescription): string => {
  const { word, symbol } = headOf(field.name, field, wordsIn(language));
  return word || symbol;
};

function ObjectField(props: FieldProps): JSX.Element {
  const { field, value, path, problems, onChange } = props;
  const inside = isItem(value) ? value : undefined;
  return (
    <details class="group" open={inside !== undefined || problemsAt(props, true).length > 0}>
      <summary>
        <Name field={field} />
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
        <Name field={field} /> <span class="help">{rows.length === 0 ? translate("none") : rows.length}</span>
      </summary>
      <Below id={idOf(path)} help={field.description} problems={problemsAt(props, false)} />
      {rows.map((row, i) => (
        // rows have no name of their own
        <fieldset key={i} class="row">
          <legend>
            <Name field={field} /> {i + 1}
          </legend>
          <Fields
            fields={field.fields}
            item={row}
            path={`${path}[${i}].`}
            problems={problems}
            onChange={(next) => set(rows.with(i, next))}
          />
          <button type="button" class="small" onClick={() => set(rows.toSpliced(i, 1))}>
            {translate("Remove {name}", { name: `${wordOf(field)} ${i + 1}` })}
          </button>
        </fieldset>
      ))}
      <button type="button" class="small" onClick={() => set([...rows, rows.at(-1) ?? {}])}>
        {translate("Add to {name}", { name: wordOf(field) })}
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
