import { checks, isInvalidInput, suggest } from "@x/eurocode";
import { percentage, reportOf } from "@x/report";
import { type Language, languages } from "@x/words";
import { ofReport } from "@x/words/subjects";
import { type JSX, render } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Annex } from "./annex.tsx";
import { itemsOf } from "./csv.ts";
import { Fields, idOf, Profiles } from "./form.tsx";
import {
  endpointOf,
  fieldsOf,
  fragmentOf,
  hasInput,
  type Input,
  type Item,
  inputOf,
  inputOfFragment,
  kindOf,
  pathOf,
  requestOf,
  topFieldsOf,
} from "./input.ts";
import { calculators } from "./list.ts";
import { AllAnnexes, Result } from "./result.tsx";
import { loadWords, wordsIn } from "./said.ts";
import { loadAllStandards, loadStandard } from "./standards/index.ts";
import { calculate, type Outcome, Problems } from "./verdict.tsx";
import { nameOfLanguage, language as ofPages, translate } from "./words.ts";

const first = "en-1993-1-1";

function start(): Input {
  const found = inputOfFragment(location.hash) ?? inputOfFragment(`#${first}`);
  if (!found) throw new Error(`there is no ${first}`);
  return found;
}

function Calculators(): JSX.Element {
  const [input, setInput] = useState(start);
  const [index, setIndex] = useState(0);
  const [language, setLanguage] = useState<Language>(ofPages);
  const [said, setSaid] = useState("");
  // what was there before something took its place, until the next change
  const [past, setPast] = useState<Input>();
  // an input that somebody sent and that is not what is shown
  const [isUnread, setIsUnread] = useState(() => hasInput(location.hash) && !inputOfFragment(location.hash));
  const own = useRef(location.hash);
  const change = (next: Input) => {
    setInput(next);
    setSaid("");
    setIsUnread(false);
    setPast(next.items.length < input.items.length || next.check !== input.check ? input : undefined);
  };

  const settled = useSettled(input);
  useEffect(() => {
    // what is typed stands in the address, so that nothing is lost by loading the page again
    const fragment = fragmentOf(settled);
    if (fragment !== own.current) {
      own.current = fragment;
      history.replaceState(null, "", fragment);
    }
  }, [settled]);
  useEffect(() => {
    const follow = async () => {
      if (location.hash === own.current) return;
      await ready(endpointOf(location.hash), language);
      const found = inputOfFragment(location.hash);
      if (!found) {
        // a place in the page, or an input that cannot be read: what is in the form stays
        setIsUnread(hasInput(location.hash));
        history.replaceState(null, "", own.current === "" ? location.pathname : own.current);
        return;
      }
      own.current = location.hash;
      setIsUnread(false);
      setInput(found);
      setIndex(0);
    };
    const listener = () => void follow();
    addEventListener("hashchange", listener);
    return () => removeEventListener("hashchange", listener);
  }, []);

  // a problem may be of an item that is not shown
  const [wanted, setWanted] = useState("");
  const goTo = (path: string) => {
    const [, found] = /^\w+\[(\d+)\]/.exec(path) ?? [];
    if (input.items.length > 1 && found !== undefined) setIndex(Number(found));
    setWanted(path);
  };
  useEffect(() => {
    if (wanted === "") return;
    document.getElementById(idOf(wanted))?.focus();
    setWanted("");
  }, [wanted]);

  const speak = async (code: Language) => {
    await speaks(code, input.check.endpoint);
    setLanguage(code);
  };
  const choose = async (key: string) => {
    await ready(endpointOf(key), language);
    const chosen = inputOfFragment(key);
    if (!chosen) return;
    setIndex(0);
    change({ ...chosen, top: annexOf(input.top) });
  };

  const { check, top, items } = input;
  const at = Math.min(index, items.length - 1);
  const item = items[at] ?? {};
  const kind = kindOf(input, item);
  const request = useMemo(() => requestOf(settled), [settled]);
  const outcome = useMemo(() => calculate(check.endpoint, { ...request, derivation: true, messages: true }), [settled]);
  const problems = "problems" in outcome ? outcome.problems : [];
  const setItem = (next: Item) => change({ ...input, items: items.with(at, next) });
  const report = useMemo(
    () => ("result" in outcome ? reportOf(outcome.result, { words: wordsIn(language), request, only: at }) : undefined),
    [outcome, language, at],
  );

  return (
    <div class="calculator">
      <Profiles />
      <div class="inputs">
        <div class="choose">
          <label for="kind">{translate("Calculation")}</label>
          <select
            id="kind"
            value={`${check.endpoint}/${kind.name}`}
            onChange={(event) => void choose(event.currentTarget.value)}
          >
            {calculators.map(({ endpoint, standard, title, kinds }) => (
              <optgroup key={endpoint} label={`${standard} ${translate(title)}`}>
                {kinds.map(([name, text]) => (
                  <option key={name} value={`${endpoint}/${name}`}>
                    {translate(text)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <label for="annex">{translate("National annex")}</label>
          <Annex
            value={top.national_annex}
            onChange={(annex) => change({ ...input, top: annexOf({ national_annex: annex }, top) })}
          />
        </div>
        <div role="alert">
          {isUnread ? (
            <p class="problem">
              {translate("This link is invalid. The values below are not the ones it was meant to show.")}
            </p>
          ) : null}
        </div>
        <div role="status" class={past ? "undo" : ""}>
          {past ? (
            <p>
              {translate("The input that was here has been replaced.")}{" "}
              <button
                type="button"
                class="small"
                onClick={() => {
                  setInput(past);
                  setPast(undefined);
                }}
              >
                {translate("Undo")}
              </button>
            </p>
          ) : null}
        </div>
        <ItemTabs
          input={input}
          at={at}
          onShow={setIndex}
          onChange={(next, show) => {
            change(next);
            setIndex(show);
          }}
        />
        <ItemForm
          key={`${check.endpoint}/${kind.name}`}
          input={input}
          index={at}
          problems={problems}
          onChange={setItem}
        />
        <details class="group">
          <summary>{translate("Edition, overrides, strengths")}</summary>
          <Fields
            fields={topFieldsOf(check).filter(({ name }) => name !== "national_annex" && name !== "derivation")}
            item={top}
            path=""
            problems={problems}
            onChange={(next) => change({ ...input, top: next })}
          />
        </details>
        <Files
          input={settled}
          outcome={outcome}
          language={language}
          said={said}
          onSay={setSaid}
          onOpen={(next) => {
            setIndex(0);
            change(next);
          }}
        />
        <p class="glance" aria-hidden="true">
          <button type="button" tabIndex={-1} onClick={toResult}>
            {report ? report.verdict.text : translate("Not calculated")}
            <span>
              {"result" in outcome && outcome.result.result.governing
                ? percentage(outcome.result.utilization / 100, wordsIn(language))
                : ""}
            </span>
          </button>
        </p>
      </div>
      <div class="outcome" aria-busy={settled !== input}>
        <h2 id="result" class="not-on-paper">
          {translate("Result")}
        </h2>
        <div aria-live="polite" aria-atomic="true" class="announce">
          {report
            ? `${report.verdict.text} ${report.summary}`
            : translate("Not calculated: {count} to correct", { count: problems.length })}
        </div>
        {report ? <Result report={report} many={items.length > 1} /> : <Problems problems={problems} onGo={goTo} />}
        <div class="not-on-paper">
          {report && kind.suggest ? (
            <Lightest input={input} index={at} onUse={(more) => setItem({ ...item, ...more })} />
          ) : null}
          <h3>{translate("All national annexes")}</h3>
          <AllAnnexes
            endpoint={check.endpoint}
            request={request}
            language={language}
            chosen={top.national_annex ?? "EN"}
            onChoose={(annex) => change({ ...input, top: annexOf({ national_annex: annex }, top) })}
          />
          <p class="choose">
            <label for="language">{translate("Language of the result and the report")}</label>
            <select
              id="language"
              value={language}
              onChange={(event) => void speak(languages.find((known) => known === event.currentTarget.value) ?? "en")}
            >
              {languages.map((code) => (
                <option key={code} value={code} lang={code}>
                  {nameOfLanguage(code)}
                </option>
              ))}
            </select>
          </p>
        </div>
      </div>
    </div>
  );
}

/** Of more items than this, each key would be waited for. */
const mostAtOnce = 50;
/** Between two keys, in ms. */
const pause = 200;

/** What is calculated: the input, of a long table when its typing pauses. */
function useSettled(input: Input): Input {
  const shown = useRef(input);
  const [, show] = useState(0);
  const { check, items } = shown.current;
  const isSameTable = check === input.check && items.length === input.items.length;
  if (!isSameTable || items.length <= mostAtOnce) shown.current = input;
  useEffect(() => {
    if (shown.current === input) return;
    const timer = setTimeout(() => {
      shown.current = input;
      show((count) => count + 1);
    }, pause);
    return () => clearTimeout(timer);
  }, [input]);
  return shown.current;
}

/** The fragment of the address is the input: links inside the page only scroll. */
function toResult(): void {
  document.getElementById("result")?.scrollIntoView();
}

/** Another annex has other editions; the rest of what all items share stays. */
function annexOf(annex: Item, rest: Item = {}): Item {
  const { edition: _, ...others } = rest;
  return { ...others, national_annex: annex.national_annex ?? "EN" };
}

/** What the example gives and what is required comes first; the rest waits until it is asked for. */
function ItemForm({
  input,
  index,
  problems,
  onChange,
}: {
  input: Input;
  index: number;
  problems: Parameters<typeof Problems>[0]["problems"];
  onChange: (item: Item) => void;
}): JSX.Element {
  const item = input.items[index] ?? {};
  const kind = kindOf(input, item);
  const first = useRef(new Set([...Object.keys(kind.example), ...Object.keys(item)])).current;
  const fields = fieldsOf(kind);
  const path = pathOf(input, index);
  const isFirst = ({ name, required }: (typeof fields)[number]) => required || first.has(name);
  const rest = fields.filter((field) => !isFirst(field));
  const troubled = rest.some(({ name }) => problems.some((problem) => problem.path.startsWith(path + name)));
  const set = rest.filter(({ name }) => item[name] !== undefined).length;
  const [open, setOpen] = useState(false);
  const shared = { item, path, problems, onChange };
  return (
    <>
      <Fields fields={fields.filter(isFirst)} {...shared} />
      {rest.length === 0 ? null : (
        <details class="group" open={open || troubled} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            {translate("Further fields")}{" "}
            <span class="help">
              {set > 0 ? translate("{set} of {all} given", { set, all: rest.length }) : rest.length}
            </span>
          </summary>
          {open || troubled ? <Fields fields={rest} {...shared} /> : null}
        </details>
      )}
    </>
  );
}

function ItemTabs({
  input,
  at,
  onShow,
  onChange,
}: {
  input: Input;
  at: number;
  onShow: (index: number) => void;
  onChange: (input: Input, show: number) => void;
}): JSX.Element | null {
  const { items, check } = input;
  const name = (item: Item, i: number) => (typeof item.mark === "string" ? item.mark : `${i + 1}`);
  const names = items.map(name);
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
  const copy = () => {
    const item = items[at] ?? {};
    return { ...item, mark: `${name(item, at)} copy` };
  };
  return (
    <div class="items">
      {items.length > 1 ? (
        <>
          <label for="item">{translate("Item")}</label>
          <select id="item" value={String(at)} onChange={(event) => onShow(Number(event.currentTarget.value))}>
            {options}
          </select>
        </>
      ) : null}
      <button
        type="button"
        class="small"
        onClick={() => onChange({ ...input, items: [...items, copy()] }, items.length)}
      >
        {translate("Add a copy")}
      </button>
      {items.length > 1 ? (
        <button
          type="button"
          class="small"
          onClick={() => onChange({ ...input, items: items.toSpliced(at, 1) }, Math.max(0, at - 1))}
        >
          {translate("Remove {name}", { name: name(items[at] ?? {}, at) })}
        </button>
      ) : null}
    </div>
  );
}

function Lightest({
  input,
  index,
  onUse,
}: {
  input: Input;
  index: number;
  onUse: (change: Item) => void;
}): JSX.Element {
  const [asked, setAsked] = useState<Input>();
  const found = useMemo(() => {
    if (asked !== input) return undefined;
    try {
      return suggest(input.check.endpoint, requestOf(input))[index]?.suggestion;
    } catch (error) {
      if (isInvalidInput(error)) return undefined;
      throw error;
    }
  }, [asked, input, index]);
  return (
    <p>
      <button type="button" onClick={() => setAsked(input)}>
        {translate("Lightest profile")}
      </button>{" "}
      {asked !== input ? null : found ? (
        <>
          {found.reads}: {percentage(found.utilization, wordsIn(ofPages))}{" "}
          <button type="button" class="small" onClick={() => onUse(found.change)}>
            {translate("Use it")}
          </button>
        </>
      ) : (
        translate("No lighter profile of this family passes.")
      )}
    </p>
  );
}

function save(name: string, text: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function Files({
  input,
  outcome,
  language,
  said,
  onSay,
  onOpen,
}: {
  input: Input;
  outcome: Outcome;
  language: Language;
  said: string;
  onSay: (text: string) => void;
  onOpen: (input: Input) => void;
}): JSX.Element {
  const { endpoint } = input.check;
  const open = async (file: File | undefined) => {
    if (!file) return;
    const found = await opened(await file.text(), input);
    if (typeof found !== "string") {
      await speaks(language, found.check.endpoint);
      onOpen(found);
    }
    const name = file.name;
    if (typeof found !== "string") onSay(translate("{name} is open", { name }));
    else if (found === "neither") onSay(translate("{name} is neither JSON nor a table with names of fields", { name }));
    else onSay(translate("{name} does not contain input for any check", { name }));
  };
  // made when it is asked for: a report of all takes longer than what is shown
  const saveAs = async (kind: "html" | "csv") => {
    if (!("result" in outcome)) return;
    const { csvOf, htmlOf } = await import("./saved.ts");
    const report = reportOf(outcome.result, { words: wordsIn(language), request: requestOf(input) });
    if (kind === "html") save(`${endpoint}.html`, htmlOf(report), "text/html");
    else save(`${endpoint}.csv`, csvOf(report), "text/csv");
  };
  const calculated = "result" in outcome;
  return (
    <div class="files">
      <button
        type="button"
        onClick={() =>
          navigator.clipboard.writeText(location.href).then(
            () => onSay(translate("The link is copied; it contains the input")),
            () => onSay(translate("The browser does not let this page copy; copy the address above")),
          )
        }
      >
        {translate("Copy link")}
      </button>
      <button
        type="button"
        onClick={() => save(`${endpoint}.json`, `${JSON.stringify(requestOf(input), null, 2)}\n`, "application/json")}
      >
        {translate("Save JSON")}
      </button>
      <label class="button quiet" for="open">
        {translate("Open JSON or CSV")}
        <input
          id="open"
          class="announce"
          type="file"
          accept=".json,.csv,application/json,text/csv"
          onChange={(event) => {
            const { files } = event.currentTarget;
            void open(files?.[0]);
            event.currentTarget.value = "";
          }}
        />
      </label>
      <button type="button" disabled={!calculated} onClick={() => void saveAs("html")}>
        {translate("Save report")}
      </button>
      <button type="button" disabled={!calculated} onClick={() => print()}>
        {translate("Print or PDF")}
      </button>
      {input.items.length > 1 ? (
        <button type="button" disabled={!calculated} onClick={() => void saveAs("csv")}>
          {translate("Save results as CSV")}
        </button>
      ) : null}
      <p role="status" class="help">
        {said}
      </p>
    </div>
  );
}

/** A file does not say which check it is for: the first that takes it, the one at hand before the others. */
async function opened(text: string, input: Input): Promise<Input | "neither" | "unknown"> {
  let request: unknown;
  try {
    request = JSON.parse(text);
  } catch {
    const items = itemsOf(text);
    return items && input.check.many !== undefined && items.some(knows(input)) ? { ...input, items } : "neither";
  }
  const takes = (found: Input) => "result" in calculate(found.check.endpoint, requestOf(found));
  const own = inputOf(input.check, request);
  if (own && takes(own)) return own;
  await loadAllStandards();
  const inputs = checks.flatMap((known) => inputOf(known, request) ?? []);
  // what is nearly one is opened, with its problems; what has no field of any is not
  const known = (found: Input | undefined) => found?.items.some(knows(found));
  return inputs.find(takes) ?? (own && known(own) ? own : inputs.find(known)) ?? "unknown";
}

/** Whether an item has a field of a check. */
const knows =
  (input: Input) =>
  (item: Item): boolean => {
    const names = new Set(fieldsOf(kindOf(input, item)).map(({ name }) => name));
    return Object.keys(item).some((name) => names.has(name));
  };

/** The language of a report, and of its form where that is another. */
async function speaks(language: Language, endpoint: string): Promise<void> {
  await Promise.all([language, ofPages].map((one) => loadWords(one, ofReport(endpoint))));
}

/** A standard, and what its reports say. */
async function ready(endpoint: string, language: Language): Promise<void> {
  await Promise.all([loadStandard(endpoint), speaks(language, endpoint)]);
}

export async function showCalculators(): Promise<void> {
  const place = document.getElementById("calculator");
  if (!place) return;
  await ready(endpointOf(location.hash), ofPages);
  if (!inputOfFragment(location.hash)) await ready(first, ofPages);
  place.replaceChildren();
  render(<Calculators />, place);
}
