import { decodedText } from "@x/api/text";
import { ofReport } from "@x/words/subjects";
import { type JSX, render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ready } from "../calculator/address.ts";
import { beside, Profiles } from "../form.tsx";
import { type Item, isItem } from "../input.ts";
import { loadWords } from "../said.ts";
import { save } from "../save.ts";
import { ChooseSection } from "../sections/choose-section.tsx";
import { language, translate } from "../words.ts";
import { beamOfFragment, endpointOf, example, fragmentOfBeam, judged, materialOf, ofMaterial } from "./beam.ts";
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

function BeamPage({ start, unread }: { start: Item; unread: string }): JSX.Element {
  const [beam, setBeam] = useState(start);
  const [said, say] = useState(unread);
  const late = useLate(beam);
  const outcome = judged(late);
  useEffect(() => history.replaceState(null, "", fragmentOfBeam(late)), [late]);
  const take = async (next: Item) => {
    await readyFor(next);
    setBeam(next);
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
        <BeamForm
          beam={beam}
          problems={outcome.problems}
          onChange={setBeam}
          onMaterial={(material) => void take(ofMaterial(beam, material))}
        />
        <div class="files">
          <button
            type="button"
            class="small"
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
      <BeamOutcome beam={late} judged={outcome} />
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
    loadWords(language, [...ofReport("en-1990"), "fields-of-beams"]),
    ...(endpoint === undefined ? [] : [ready(endpoint, language)]),
  ]);
}

export async function showBeam(): Promise<void> {
  const place = document.getElementById("beam");
  if (!place) return;
  beside.profile = ChooseSection;
  const found = beamOfFragment(location.hash);
  const isUnread = location.hash.startsWith("#beam/") && !found;
  const start = found ?? example;
  await readyFor(start);
  place.replaceChildren();
  const unread = isUnread
    ? translate("This link is invalid. The values below are not the ones it was meant to show.")
    : "";
  render(<BeamPage start={start} unread={unread} />, place);
}
