import { findCheck } from "@x/eurocode";
import { glanceOf, picturesOf } from "@x/report";
import { ofGlance } from "@x/words/subjects";
import { type JSX, render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Annex } from "./annex.tsx";
import { Fields, Profiles } from "./form.tsx";
import { exampleOf, fieldsOf, fragmentOf, type Input, pathOf, requestOf } from "./input.ts";
import { calculators } from "./list.ts";
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

function List(): JSX.Element {
  const [asked, setAsked] = useState("");
  const words = asked.toLowerCase().split(/\s+/);
  const groups = calculators.flatMap(({ kinds, ...group }) => {
    const of = `${translate(group.title)} ${group.standard}`;
    const found = kinds
      .map(([name, text]) => ({ name, text: translate(text) }))
      .filter(({ name, text }) => words.every((word) => `${of} ${name} ${text}`.toLowerCase().includes(word)));
    return found.length > 0 ? [{ ...group, found }] : [];
  });
  return (
    <>
      <p class="find">
        <label for="find">{translate("Find a calculation")}</label>{" "}
        <input id="find" type="search" value={asked} onInput={(event) => setAsked(event.currentTarget.value)} />
      </p>
      <div class="list" aria-live="polite">
        {groups.map(({ endpoint, standard, title, found }) => (
          <section key={endpoint} aria-labelledby={endpoint}>
            <h3 id={endpoint}>
              {translate(title)} <span class="help">{standard}</span>
            </h3>
            <ul>
              {found.map(({ name, text }) => (
                <li key={name}>
                  <a class="sketch" href={`/calculators#${endpoint}/${name}`}>
                    <Sketch of={`${endpoint}/${name}`} />
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <p>{translate("Nothing found")}</p>}
      </div>
    </>
  );
}

/** Fetched when it comes into sight: the first page is light. */
function Sketch({ of }: { readonly of: string }): JSX.Element {
  const place = useRef<HTMLImageElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);
  return <img ref={place} alt="" width="120" height="80" {...(isSeen ? { src: `/sketches/${of}.svg` } : {})} />;
}

export async function showLanding(): Promise<void> {
  await Promise.all([loadWords(language, ofGlance), loadBeam()]);
  for (const [id, part] of [
    ["calculator", <Beam key="beam" />],
    ["list", <List key="list" />],
  ] as const) {
    const place = document.getElementById(id);
    place?.replaceChildren();
    if (place) render(part, place);
  }
}
