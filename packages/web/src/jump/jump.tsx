import type { ProjectEntry } from "@x/api";
import { type JSX, render } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { call } from "../http.ts";
import { calculators } from "../list.ts";
import { copies, ownOnDevice } from "../owner.ts";
import { signedIn } from "../pages.ts";
import { loadWords } from "../said.ts";
import { language, translate } from "../words.ts";
import "./jump.css";
import { type Place, placesFor } from "./places.ts";

/** What is known at once: pages and calculators. */
function ownPlaces(): Place[] {
  const links: readonly (readonly [string, string])[] = [
    ["/calculators", translate("Calculators")],
    ["/beam", translate("Beam")],
    ["/docs/start", translate("Documentation")],
    ["/docs", "API"],
    ...(signedIn.get()
      ? ([
          ["/projects", translate("Projects")],
          ["/account", translate("Account")],
        ] as const)
      : ([
          ["/sign-in", translate("Sign in")],
          ["/sign-up", translate("Sign up")],
        ] as const)),
  ];
  return [
    ...links.map(([address, title]) => ({ address, title, of: translate("Page") })),
    ...calculators.flatMap(({ endpoint, standard, title, kinds }) =>
      kinds.map(([name, text]) => ({
        address: `/calculators#${endpoint}/${name}`,
        title: translate(text),
        of: `${translate(title)}, ${standard}`,
        more: name,
      })),
    ),
  ];
}

/** Calculations that were opened on this device. */
function openedHere(): Place[] {
  if (!signedIn.get()) return [];
  return ownOnDevice(copies).flatMap((key) => {
    const [, id] = /^kept\/(\d+)$/.exec(key) ?? [];
    if (id === undefined) return [];
    try {
      const { folder, name } = JSON.parse(localStorage.getItem(key) ?? "") as { folder: string; name: string }; // by kept/drafts.ts
      return [
        {
          address: `/calculators?calculation=${id}`,
          title: folder === "" ? name : `${folder}/${name}`,
          of: translate("Calculation"),
        },
      ];
    } catch {
      return [];
    }
  });
}

async function projects(): Promise<Place[]> {
  if (!signedIn.get()) return [];
  const { projects: list } = await call<{ projects: ProjectEntry[] }>("GET", "/projects", { quiet: true });
  return list.map(({ id, name }) => ({ address: `/projects/${id}`, title: name, of: translate("Project") }));
}

const sections = async (): Promise<Place[]> => (await import("./profiles.ts")).profiles(translate("Profile"));

interface Section {
  readonly page: string;
  readonly title: string;
  readonly address: string;
  readonly text: string;
}

/** Headings of the documentation; clauses stand in its texts. */
async function documentation(): Promise<Place[]> {
  const list = (await (await fetch("/docs/search.json")).json()) as Section[]; // as documentation.ts of the build writes it
  return list.map(({ page, title, address, text }) => ({ address, title, of: page, text }));
}

const sources = [projects, sections, documentation];

function Jump({ onEnd }: { onEnd: () => void }): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState("");
  const [at, setAt] = useState(0);
  const [places, setPlaces] = useState<readonly Place[]>(() => [...openedHere(), ...ownPlaces()]);
  useEffect(() => {
    dialog.current?.showModal();
    for (const source of sources)
      source().then(
        (more) => setPlaces((known) => [...known, ...more]),
        // who is not signed in any more, or has no network, finds the others
        () => undefined,
      );
  }, []);
  const found = useMemo(() => placesFor(places, asked), [places, asked]);
  const chosen = Math.min(at, Math.max(0, found.length - 1));
  const go = ({ address }: Place) => {
    dialog.current?.close();
    location.assign(address);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setAt(found.length === 0 ? 0 : (chosen + 1) % found.length),
    ArrowUp: () => setAt(found.length === 0 ? 0 : (chosen + found.length - 1) % found.length),
    Enter: () => {
      const place = found[chosen];
      if (place) go(place);
    },
  };
  return (
    <dialog ref={dialog} class="jump" aria-label={translate("Go to")} onClose={onEnd}>
      <input
        role="combobox"
        aria-label={translate("Pages, calculators, clauses, profiles, projects")}
        aria-expanded="true"
        aria-controls="jump-places"
        aria-activedescendant={found.length === 0 ? undefined : `jump-${chosen}`}
        placeholder={translate("Pages, calculators, clauses, profiles, projects")}
        autocomplete="off"
        spellcheck={false}
        value={asked}
        onInput={(event) => {
          setAsked(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={(event) => {
          const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
          if (!act) return;
          event.preventDefault();
          act();
        }}
      />
      <div id="jump-places" role="listbox" aria-label={translate("Go to")}>
        {found.map((place, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          <div
            key={place.address + place.title}
            id={`jump-${i}`}
            role="option"
            aria-selected={i === chosen}
            tabIndex={-1}
            onClick={() => go(place)}
          >
            {place.title} <span class="help">{place.of}</span>
          </div>
        ))}
      </div>
      <p role="status" class="help">
        {found.length === 0 ? translate("Nothing found") : ""}
      </p>
    </dialog>
  );
}

let isOpen = false;

/** One field from which everything is reached. */
export async function jump(): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  await loadWords(language, ["pages", "pages-with-calculators", "pages-beyond-landing"]).catch(() => undefined);
  const place = document.createElement("div");
  document.body.append(place);
  const end = () => {
    render(null, place);
    place.remove();
    isOpen = false;
  };
  render(<Jump onEnd={end} />, place);
}
