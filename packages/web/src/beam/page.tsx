import { decodedText } from "@x/api/text";
import { type JSX, render } from "preact";
import { useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { ready } from "../calculator/address.ts";
import { Said } from "../calculator/said.tsx";
import { begin, reduce } from "../calculator/state.ts";
import { beside, Profiles } from "../form.tsx";
import { fragmentOf, type Input, type Item, inputOf, isItem, linking, storedOf } from "../input.ts";
import { forcesOfBeam } from "../kept/forces.ts";
import { type Keeping, keepingOf, WithKept } from "../kept/with-kept.tsx";
import { may } from "../owner.ts";
import { loadWords } from "../said.ts";
import { save } from "../save.ts";
import { ChooseSection } from "../sections/choose-section.tsx";
import { language, translate } from "../words.ts";
import { takeBeam } from "./as-check.ts";
import { beamOfFragment, endpointOf, example, judged, type Material, materialOf, ofMaterial, openIn } from "./beam.ts";
import { BeamForm } from "./form.tsx";
import { BeamOutcome } from "./outcome.tsx";

/** Between two keys, in ms: every combination is analysed anew. */
const pause = 150;

function useLate<T>(value: T): T {
  const [late, set] = useState(value);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => set(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}

function asInput(beam: Item): Input {
  const found = inputOf(takeBeam(), beam);
  if (!found) throw new Error("a beam is one item");
  return found;
}

interface Props {
  readonly start: Item;
  readonly unread: string;
  readonly keeping: Keeping | undefined;
}

function BeamPage({ start, unread, keeping }: Props): JSX.Element {
  const [state, on] = useReducer(reduce, undefined, () => begin(asInput(start), language, unread));
  const { input } = state;
  const beam = useMemo(() => storedOf(input), [input]);
  const [said, say] = useState("");
  const late = useLate(input);
  const lateBeam = useMemo(() => storedOf(late), [late]);
  const outcome = useMemo(() => judged(linking.fill?.(lateBeam) ?? lateBeam), [lateBeam]);
  const [wanted, setWanted] = useState<string>();
  const reactions = outcome.design?.reactions;
  useEffect(() => {
    history.replaceState(null, "", fragmentOf(late));
  }, [late]);
  useEffect(() => {
    linking.onMoved = () => on({ do: "again" });
  }, []);
  const take = async (next: Item) => {
    await readyFor(next);
    on({ do: "replace", input: asInput(next) });
  };
  const edit = (next: Item) => {
    const { top, items } = asInput(next);
    const [item = {}] = items;
    if (JSON.stringify(item) === JSON.stringify(input.items[0])) on({ do: "edit top", top });
    else on({ do: "edit", item });
  };
  const latest = useRef(beam);
  latest.current = beam;
  // what is typed while the words of the material come is not lost
  const turn = async (material: Material) => {
    await readyFor(ofMaterial(latest.current, material));
    on({ do: "set items", items: asInput(ofMaterial(latest.current, material)).items, index: 0 });
  };
  const open = async (file: File | undefined) => {
    if (!file) return;
    const { name } = file;
    const found = parsed(decodedText(new Uint8Array(await file.arrayBuffer())));
    if (!found?.spans_mm) return say(translate("{name} is no beam: it has no spans_mm", { name }));
    await take(found);
    say(translate("{name} is open", { name }));
  };
  return (
    <div class="calculator">
      <Profiles />
      <div class="inputs">
        {keeping ? (
          <keeping.Bar
            opened={keeping.opened}
            input={input}
            isClear={openIn(beam).length === 0}
            onOpen={(next) => take(storedOf(next))}
            forces={() => (reactions ? forcesOfBeam(reactions) : [])}
            wanted={wanted}
            onWanted={setWanted}
          />
        ) : null}
        <Said state={state} on={on} />
        <BeamForm
          beam={beam}
          problems={outcome.problems}
          onChange={edit}
          onMaterial={(material) => void turn(material)}
        />
        <div class="files">
          <button
            type="button"
            class="small"
            disabled={openIn(beam).length > 0}
            onClick={() => save("beam.json", `${JSON.stringify(beam, null, 2)}\n`, "application/json")}
          >
            {translate("Save JSON")}
          </button>
          <label class="button quiet small" for="open">
            {translate("Open JSON")}
            <input
              id="open"
              class="announce"
              type="file"
              accept=".json,application/json"
              onChange={(event) => {
                void open(event.currentTarget.files?.[0]);
                event.currentTarget.value = "";
              }}
            />
          </label>
          <p role="status" class="help">
            {said}
          </p>
          <p class="help">{translate("The same file goes through x check beam.json, with a report.")}</p>
        </div>
      </div>
      <BeamOutcome
        beam={lateBeam}
        judged={outcome}
        onUse={
          keeping && keeping.opened.is !== "shared" && may("engineer")
            ? (name) => setWanted(`reactions.${name}.max_kN`)
            : undefined
        }
      />
    </div>
  );
}

function parsed(text: string): Item | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return isItem(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** The standard of the member, and the words of actions and reports. */
async function readyFor(beam: Item): Promise<void> {
  const endpoint = endpointOf(materialOf(beam));
  await Promise.all([
    ready("en-1990", language),
    loadWords(language, ["fields-of-beams"]),
    ...(endpoint === undefined ? [] : [ready(endpoint, language)]),
  ]);
}

export async function showBeam(): Promise<void> {
  const place = document.getElementById("beam");
  if (!place) return;
  beside.profile = ChooseSection;
  const check = takeBeam();
  const linked = beamOfFragment(location.hash);
  const isUnread = location.hash.startsWith("#beam/") && !linked;
  const asked = linked && inputOf(check, linked);
  // an address of before is one of today from here on
  if (asked) history.replaceState(null, "", fragmentOf(asked));
  const keeping = await keepingOf("beam/beam");
  const start = beamOfFragment(location.hash) ?? example;
  await readyFor(start);
  place.replaceChildren();
  const unread = isUnread
    ? translate("This link is invalid. The values below are not the ones it was meant to show.")
    : "";
  render(
    <WithKept keeping={keeping}>
      {() => <BeamPage start={beamOfFragment(location.hash) ?? start} unread={unread} keeping={keeping} />}
    </WithKept>,
    place,
  );
}
