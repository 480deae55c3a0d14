import { findCheck } from "@x/eurocode";
import { glanceOf, picturesOf } from "@x/report";
import { ofGlance } from "@x/words/subjects";
import { type JSX, render } from "preact";
import { useState } from "preact/hooks";
import { Annex } from "./annex.tsx";
import { Fields, Profiles } from "./form.tsx";
import { exampleOf, fieldsOf, fragmentOf, type Input, pathOf, requestOf } from "./input.ts";
import { loadWords, wordsIn } from "./said.ts";
import { loadBeam } from "./standards/index.ts";
import { calculated, Problems, Verdict } from "./verdict.tsx";
import { language, translate } from "./words.ts";

const shown = ["profile", "steel_grade", "length_mm", "M_y_Ed", "N_Ed"];

function start(): Input {
  const check = findCheck("en-1993-1-1");
  const kind = check?.kinds.member;
  if (!check || !kind) throw new Error("there are no steel members");
  return exampleOf(check, kind);
}

function Beam(): JSX.Element {
  const [input, setInput] = useState(start);
  const request = requestOf(input);
  const outcome = calculated(input);
  const problems = "problems" in outcome ? outcome.problems : [];
  const kind = input.check.kinds.member;
  const fields = kind ? fieldsOf(kind).filter(({ name }) => shown.includes(name)) : [];
  const pictures = "result" in outcome ? picturesOf(outcome.result, request, wordsIn(language)) : [];
  return (
    <div class="beam">
      <Profiles />
      <div>
        <Fields
          fields={fields}
          item={input.items[0] ?? {}}
          path={pathOf(input, 0)}
          problems={problems}
          onChange={(item) => setInput({ ...input, items: [item] })}
        />
        <div class="field">
          <label for="annex">{translate("National annex")}</label>
          <Annex
            value={input.top.national_annex}
            onChange={(national_annex) => setInput({ ...input, top: { national_annex } })}
          />
        </div>
      </div>
      <div aria-live="polite">
        {"result" in outcome ? (
          <Verdict glance={glanceOf(outcome.result, wordsIn(language))} />
        ) : (
          <Problems problems={problems} />
        )}
        {pictures.slice(0, 1).map(({ title, svg }) => (
          <figure key={title}>
            <div class="drawn" dangerouslySetInnerHTML={{ __html: svg }} />
            <figcaption>{title}</figcaption>
          </figure>
        ))}
        <p>
          <a href={`/calculators${fragmentOf(input)}`}>{translate("Every step of this calculation")}</a>
        </p>
      </div>
    </div>
  );
}

export async function showLanding(): Promise<void> {
  await Promise.all([loadWords(language, ofGlance), loadBeam()]);
  show("calculator", <Beam />);
  const list = document.getElementById("list");
  if (list) whenNear(list, () => void showList());
}

async function showList(): Promise<void> {
  const [{ List }] = await Promise.all([
    import("./landing-list.tsx"),
    loadWords(language, language === "en" ? [] : ["pages-with-calculators"]),
  ]);
  show("list", <List />);
}

/** What is far below waits until somebody comes near. */
function whenNear(place: HTMLElement, work: () => void): void {
  const watcher = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      work();
    },
    { rootMargin: "25%" },
  );
  watcher.observe(place);
}

function show(id: string, part: JSX.Element): void {
  const place = document.getElementById(id);
  place?.replaceChildren();
  if (place) render(part, place);
}
