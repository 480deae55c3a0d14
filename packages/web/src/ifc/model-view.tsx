import type { JSX, RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Gestures, usePointers } from "../pointers.ts";
import { number, translate } from "../words.ts";
import type { Answer, Part, PartKind } from "./part.ts";
import { ModelScene, type Paint, type Shown } from "./scene.ts";

export type Use = "low" | "middle" | "high" | "over" | "unknown";

/** A member of the list, as the model is asked for it. */
export interface Listed {
  readonly key: string;
  readonly mark: string;
  readonly profile: string;
  readonly name: string;
  readonly use: Use;
}

interface Props {
  readonly name: string;
  readonly url: string;
  readonly members: readonly Listed[];
  readonly selected: string | undefined;
  readonly onSelect: (key: string) => void;
}

type State = "waiting" | "away" | "unreadable" | "no WebGL" | readonly Shown[];

/** The model in three dimensions: to be turned, moved, enlarged, and asked. */
export default function ModelView({ name, url, members, selected, onSelect }: Props): JSX.Element {
  const [state, setState] = useState<State>("waiting");
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!document.createElement("canvas").getContext("webgl2")) return setState("no WebGL");
    setState("waiting");
    const worker = new Worker(new URL("./reader.ts", import.meta.url), { type: "module" });
    worker.addEventListener("error", () => setState("unreadable"));
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      setState("parts" in data ? data.parts.map((part) => ({ part, key: keyOf(part, members) })) : data.problem);
      worker.terminate();
    });
    worker.postMessage(url);
    return () => worker.terminate();
  }, [url, attempt]);
  if (state === "waiting")
    return (
      <p class="waiting" role="status">
        {translate("Loading the model…")}
      </p>
    );
  if (typeof state === "string")
    return (
      <section class="card empty">
        <p role="alert">{problemText(state)}</p>
        <p class="row-of-buttons centred">
          {state === "away" ? (
            <button type="button" onClick={() => setAttempt(attempt + 1)}>
              {translate("Try again")}
            </button>
          ) : null}
          <a class="button quiet" href={url} download>
            model.ifc
          </a>
        </p>
      </section>
    );
  return <Drawn shown={state} {...{ name, members, selected, onSelect }} />;
}

function problemText(problem: "away" | "unreadable" | "no WebGL"): string {
  if (problem === "away") return translate("The server does not answer. Nothing was changed; try again soon.");
  return problem === "no WebGL"
    ? translate(
        "This browser cannot show 3D (WebGL is off). The list has all members; the file opens in other programs.",
      )
    : translate("The model cannot be shown here. The list has all members; the file opens in other programs.");
}

/** A mark may be there twice, with different profiles. */
function keyOf({ mark, profile }: Part, members: readonly Listed[]): string | undefined {
  const called = members.filter((member) => member.mark === mark);
  return (called.find((member) => member.profile === profile) ?? called[0])?.key;
}

interface Places {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly scene: RefObject<ModelScene | undefined>;
}

/** The scene of what is shown: it follows the size of its place, the light or dark of the page, and the wheel. */
function useScene(shown: readonly Shown[], { place, canvas, scene }: Places, paint: () => void): void {
  useEffect(() => {
    if (!place.current || !canvas.current) return;
    const around = place.current;
    const made = new ModelScene(canvas.current, shown);
    scene.current = made;
    let fitted = false;
    const size = new ResizeObserver(() => {
      made.resize(around.clientWidth, around.clientHeight);
      if (!fitted) made.whole();
      fitted = true;
    });
    size.observe(around);
    // light or dark, by the device or by choice
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", paint);
    const chosen = new MutationObserver(paint);
    chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    // a wheel that turns the page may not be stopped in a passive listener
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      made.zoom(Math.exp(-event.deltaY / 250));
    };
    around.addEventListener("wheel", wheel, { passive: false });
    return () => {
      size.disconnect();
      chosen.disconnect();
      dark.removeEventListener("change", paint);
      around.removeEventListener("wheel", wheel);
      made.dispose();
      scene.current = undefined;
    };
  }, [shown]);
}

type Step = (by: number) => void;

/** What each key does: turn, move, enlarge, go to the next. */
function keysOf(inScene: (work: (made: ModelScene) => void) => void, step: Step): Readonly<Record<string, () => void>> {
  const act = (work: (made: ModelScene) => void) => () => inScene(work);
  return {
    "+": act((made) => made.zoom(1.3)),
    "=": act((made) => made.zoom(1.3)),
    "-": act((made) => made.zoom(1 / 1.3)),
    "0": act((made) => made.whole()),
    ArrowLeft: act((made) => made.orbit(-0.15, 0)),
    ArrowRight: act((made) => made.orbit(0.15, 0)),
    ArrowUp: act((made) => made.orbit(0, 0.12)),
    ArrowDown: act((made) => made.orbit(0, -0.12)),
    "Shift+ArrowLeft": act((made) => made.move(0.12, 0)),
    "Shift+ArrowRight": act((made) => made.move(-0.12, 0)),
    "Shift+ArrowUp": act((made) => made.move(0, -0.12)),
    "Shift+ArrowDown": act((made) => made.move(0, 0.12)),
    n: () => step(1),
    p: () => step(-1),
  };
}

/** The colours of the page, as its legend has them. */
function coloursOf(legend: HTMLUListElement | null, members: readonly Listed[]): Paint {
  const colour = (use: Use | "fitting" | "chosen" | "edge") => {
    const swatch = legend?.querySelector(`[data-use="${use}"]`);
    return swatch ? getComputedStyle(swatch).color : "#888888";
  };
  const uses = new Map(members.map(({ key, use }) => [key, colour(use)]));
  const unknown = colour("unknown");
  return {
    member: (key) => uses.get(key ?? "") ?? unknown,
    fitting: colour("fitting"),
    chosen: colour("chosen"),
    edge: colour("edge"),
  };
}

/** What a pointer does: turn or move, enlarge, choose a piece. */
function gesturesOf(scene: RefObject<ModelScene | undefined>, choose: (key: string) => void): Gestures {
  return {
    drag(dx, dy, { currentTarget: { clientHeight }, shiftKey, buttons }) {
      if (shiftKey || buttons > 1) scene.current?.move(dx / clientHeight, -dy / clientHeight);
      else scene.current?.orbit((dx * Math.PI) / clientHeight, (dy * Math.PI) / clientHeight);
    },
    pinch(times, _, dx, dy, { currentTarget: { clientHeight } }) {
      scene.current?.zoom(times);
      scene.current?.move(dx / 2 / clientHeight, -dy / 2 / clientHeight);
    },
    click({ currentTarget, clientX, clientY }) {
      const box = currentTarget.getBoundingClientRect();
      const [x, y] = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
      const key = scene.current?.at(2 * x - 1, 1 - 2 * y)?.key;
      if (key !== undefined) choose(key);
    },
  };
}

function Drawn({ shown, name, members, selected, onSelect }: Omit<Props, "url"> & { shown: readonly Shown[] }) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const legend = useRef<HTMLUListElement>(null);
  const scene = useRef<ModelScene>(undefined);
  const own = useRef<string>(undefined);
  const now = useRef({ selected, members });
  now.current = { selected, members };

  const paint = () => {
    const { selected: chosen, members: listed } = now.current;
    scene.current?.paint(coloursOf(legend.current, listed), chosen);
  };

  useScene(shown, { place, canvas, scene }, paint);
  useEffect(paint, [shown, members, selected]);
  useEffect(() => {
    // what was clicked here is in sight already
    if (selected !== undefined && selected !== own.current) scene.current?.goTo(selected);
    own.current = undefined;
  }, [selected]);

  const choose = (key: string) => {
    own.current = key;
    onSelect(key);
  };
  const inModel = new Set(shown.flatMap(({ part, key }) => (part.kind === "member" && key !== undefined ? [key] : [])));
  const step = (by: number) => {
    const order = members.filter(({ key }) => inModel.has(key));
    const at = order.findIndex(({ key }) => key === selected);
    const next = order[(at < 0 && by < 0 ? order.length - 1 : at + by + order.length) % order.length];
    if (next) onSelect(next.key);
  };
  const keys = keysOf((work) => scene.current && work(scene.current), step);
  const { handlers } = usePointers(gesturesOf(scene, choose));
  const chosen = members.find(({ key }) => key === selected);
  const missing = members.filter(({ key }) => !inModel.has(key));
  return (
    <figure class="drawing">
      <div class="tools">
        <span role="status">{chosen?.name ?? ""}</span>
        <span class="spring" />
        <button type="button" class="small" aria-label={translate("Zoom in")} onClick={keys["+"]}>
          +
        </button>
        <button type="button" class="small" aria-label={translate("Zoom out")} onClick={keys["-"]}>
          −
        </button>
        <button type="button" class="small" onClick={keys["0"]}>
          {translate("Whole model")}
        </button>
      </div>
      <div
        ref={place}
        class="sheet solid"
        role="application"
        aria-label={description(name, shown, inModel.size)}
        aria-describedby="model-help"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys turn it
        tabIndex={0}
        onKeyDown={(event) => {
          const pressed = event.shiftKey && event.key.startsWith("Arrow") ? `Shift+${event.key}` : event.key;
          const answer = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[pressed];
          if (!answer) return;
          event.preventDefault();
          answer();
        }}
        onContextMenu={(event) => event.preventDefault()}
        {...handlers}
      >
        <canvas ref={canvas} />
      </div>
      <Legend of={legend} />
      <Help missing={missing} />
    </figure>
  );
}

function Legend({ of }: { of: RefObject<HTMLUListElement | null> }): JSX.Element {
  return (
    <ul class="legend" ref={of}>
      {swatches().map(([use, text]) => (
        <li key={use}>
          <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
            <rect data-use={use} class={`use ${use}`} width="24" height="12" rx="2" />
          </svg>
          {text}
        </li>
      ))}
      <li hidden data-use="edge" class="use edge" />
    </ul>
  );
}

function Help({ missing }: { missing: readonly Listed[] }): JSX.Element {
  return (
    <figcaption id="model-help">
      {translate(
        "This is model.ifc, as it is downloaded. Pieces whose place the drawing does not give lie side by side.",
      )}{" "}
      {translate(
        "Drag to turn, with Shift or two fingers to move; Ctrl and wheel, + and − enlarge; arrow keys turn, with Shift they move; n and p go from one to the next.",
      )}
      {missing.length === 0 ? null : (
        <>
          {" "}
          {translate("Not in the model because a section or a length is missing: {names}", {
            names: missing
              .slice(0, 12)
              .map(({ name: of }) => of.split(",")[0])
              .join(", ")
              .concat(missing.length > 12 ? ", …" : ""),
          })}
        </>
      )}
    </figcaption>
  );
}

const swatches = () =>
  [
    ["low", translate("up to {share} %", { share: 50 })],
    ["middle", translate("up to {share} %", { share: 80 })],
    ["high", translate("up to {share} %", { share: 100 })],
    ["over", translate("not passed")],
    ["unknown", translate("not designed")],
    ["fitting", translate("plates, bolts, welds")],
    ["chosen", translate("chosen")],
  ] as const;

/** In words, what the picture shows; the members themselves are the list beside it. */
function description(name: string, shown: readonly Shown[], marks: number): string {
  const pieces = (kind: PartKind) =>
    number(shown.reduce((sum, { part }) => sum + (part.kind === kind ? part.pieces : 0), 0));
  return translate(
    "Model of {name}: {members} members in {pieces} pieces, {plates} plates, {bolts} bolts and anchors, {welds} welds. Each member is a row of the list.",
    {
      name,
      members: number(marks),
      pieces: pieces("member"),
      plates: pieces("plate"),
      bolts: pieces("bolt"),
      welds: pieces("weld"),
    },
  );
}
