/** All calculators with their sketches, found by words. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { listenForJump } from "./jump/keys.ts";
import { calculators } from "./list.ts";
import { translate } from "./words.ts";

export function List(): JSX.Element {
  useEffect(listenForJump, []);
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
