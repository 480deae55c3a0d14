import type { Problem } from "@x/eurocode";
import { bringOwnAnnexes } from "@x/eurocode/own-annexes";
import { glanceOf, percentage } from "@x/report";
import { type JSX, render } from "preact";
import { useEffect, useMemo, useReducer } from "preact/hooks";
import { first, ready, speaks, useAddress, whyUnread } from "./calculator/address.ts";
import { Choose } from "./calculator/choose.tsx";
import { Files } from "./calculator/files.tsx";
import { generationOf, topOfOther, topWithAnnex, topWithGeneration } from "./calculator/generation.tsx";
import { ItemForm } from "./calculator/item-form.tsx";
import { Items } from "./calculator/items.tsx";
import { ResultColumn, useOutcome, usePrinting } from "./calculator/outcome.tsx";
import { Said } from "./calculator/said.tsx";
import { useSettled } from "./calculator/settled.ts";
import { type Action, begin, reduce, type State } from "./calculator/state.ts";
import { beside, Fields, idOf, Profiles } from "./form.tsx";
import { endpointOf, inputOfFragment } from "./fragment.ts";
import { type Input, kindOf, linking, topFieldsOf, unclear } from "./input.ts";
import { type Keeping, keepingOf, WithKept } from "./kept/with-kept.tsx";
import { wordsIn } from "./said.ts";
import { ChooseSection } from "./sections/choose-section.tsx";
import { ItemTable } from "./table/table.tsx";
import type { Outcome } from "./verdict.tsx";
import { language as ofPages, translate } from "./words.ts";

const chosenAbove: ReadonlySet<string> = new Set([
  "national_annex",
  "own_annex",
  "edition",
  "annex_second",
  "derivation",
]);

function start(): State {
  const found = inputOfFragment(location.hash) ?? inputOfFragment(`#${first}`);
  if (!found) throw new Error(`there is no ${first}`);
  return begin(found, ofPages, whyUnread(location.hash));
}

function Calculators({ keeping }: { keeping: Keeping | undefined }): JSX.Element {
  const [state, on] = useReducer(reduce, undefined, start);
  const { input, language, wanted } = state;
  const { check, top, items } = input;
  const index = Math.min(state.index, items.length - 1);
  const settled = useSettled(input);
  useEffect(() => {
    linking.onMoved = () => on({ do: "again" });
  }, []);
  const isPrinting = usePrinting();
  const isTable = state.view === "table" && check.many !== undefined;
  // a table has its own results: beside it stands one row
  const shown = useMemo(
    () => (isTable ? { ...settled, items: settled.items.slice(index, index + 1) } : settled),
    [settled, isTable, index],
  );
  const outcome = useOutcome(shown, isPrinting || state.tab === "steps");
  const problems = "problems" in outcome ? outcome.problems : [];
  useAddress(
    settled,
    language,
    (found) => on({ do: "follow", input: found }),
    (why) => on({ do: "not read", why }),
  );
  useEffect(() => {
    if (wanted === "") return;
    document.getElementById(idOf(wanted))?.focus();
    on({ do: "go to", path: "" });
  }, [wanted]);
  const choose = async (key: string) => {
    await ready(endpointOf(key), language);
    const chosen = inputOfFragment(key);
    if (chosen) on({ do: "replace", input: { ...chosen, top: topOfOther(chosen.check, top) } });
  };
  return (
    <div class={isTable ? "calculator as-table" : "calculator"}>
      <Profiles />
      <div class="inputs">
        {keeping ? (
          <keeping.Bar opened={keeping.opened} input={settled} onOpen={(next) => on({ do: "replace", input: next })} />
        ) : null}
        <Choose
          input={input}
          onKind={(key) => void choose(key)}
          onAnnex={(annex) => on({ do: "edit top", top: topWithAnnex(annex, top) })}
          onGeneration={(generation) => {
            on({ do: "edit top", top: topWithGeneration(generation, top) });
            if (generation === "both") on({ do: "turn to", tab: "generations" });
          }}
        />
        <Said state={state} on={on} />
        <Items
          input={input}
          at={index}
          view={state.view}
          onView={(view) => on({ do: "view", view })}
          onShow={(next) => on({ do: "show", index: next })}
          onChange={(list, next) => on({ do: "set items", items: list, index: next })}
        />
        {isTable ? (
          <ItemTable
            key={`${check.endpoint}/${kindOf(input, {}).name}`}
            input={input}
            at={index}
            onShow={(next) => on({ do: "show", index: next })}
            onEdit={(at, item) => on({ do: "edit", at, item })}
            onItems={(list) => on({ do: "set items", items: list, index: Math.min(index, list.length - 1) })}
          />
        ) : (
          <ItemForm
            key={`${check.endpoint}/${kindOf(input, items[index] ?? {}).name}`}
            input={input}
            index={index}
            problems={problems}
            onChange={(item) => on({ do: "edit", item })}
          />
        )}
        <ForAll {...{ input, problems, on }} />
        <Files
          input={settled}
          isClear={problems.every(({ code }) => code !== unclear)}
          language={language}
          said={state.said}
          onSay={(said) => on({ do: "say", said })}
          onOpen={(next) => on({ do: "replace", input: next })}
        />
        <ToResult outcome={outcome} />
      </div>
      <ResultColumn
        {...{ state, outcome, isPrinting, on }}
        input={shown}
        whole={settled}
        index={isTable ? 0 : index}
        isBusy={settled !== input}
        onGo={(path) => {
          on({ do: "view", view: "form" });
          on({ do: "go to", path: isTable ? path.replace("[0]", `[${index}]`) : path });
        }}
        onSpeak={(code) => void speaks(code, check.endpoint).then(() => on({ do: "speak", language: code }))}
      />
    </div>
  );
}

interface ForAllProps {
  readonly input: Input;
  readonly problems: readonly Problem[];
  readonly on: (action: Action) => void;
}

/** The fields that all items share. */
function ForAll({ input: { check, top }, problems, on }: ForAllProps): JSX.Element {
  const fields = topFieldsOf(check).filter(
    ({ name }) => !chosenAbove.has(name) && (name !== "uncertain" || generationOf(top) !== "first"),
  );
  return (
    <details class="group">
      <summary>{translate("Overrides, strengths, signs")}</summary>
      <Fields {...{ fields, problems }} item={top} path="" onChange={(next) => on({ do: "edit top", top: next })} />
    </details>
  );
}

/** On a phone the verdict stays below the form. */
function ToResult({ outcome }: { outcome: Outcome }): JSX.Element {
  const words = wordsIn(ofPages);
  const glance = "result" in outcome ? glanceOf(outcome.result, words) : undefined;
  return (
    <p class="glance" aria-hidden="true">
      <button type="button" tabIndex={-1} onClick={() => document.getElementById("result")?.scrollIntoView()}>
        {glance ? glance.verdict.text : translate("Not calculated")}
        <span>{glance?.governing ? percentage(glance.utilization, words) : ""}</span>
      </button>
    </p>
  );
}

export async function showCalculators(): Promise<void> {
  bringOwnAnnexes();
  const place = document.getElementById("calculator");
  if (!place) return;
  beside.profile = ChooseSection;
  await ready(endpointOf(location.hash), ofPages);
  const keeping = await keepingOf(first);
  if (!inputOfFragment(location.hash)) await ready(first, ofPages);
  place.replaceChildren();
  render(<WithKept keeping={keeping}>{() => <Calculators keeping={keeping} />}</WithKept>, place);
}
