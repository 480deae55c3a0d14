import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Tone } from "../meter.tsx";
import { usePointers } from "../pointers.ts";
import { translate } from "../words.ts";
import type { Box, Page } from "./model.ts";

export interface Mark {
  /** Of what is marked: several boxes may be of one member. */
  readonly key: string;
  readonly page: number;
  readonly box: Box;
  readonly name: string;
  readonly tone: Tone | "lost" | "new" | "changed" | "gone";
}

interface Props {
  readonly name: string;
  readonly pages: readonly Page[];
  readonly picture: (page: number) => string;
  readonly marks: readonly Mark[];
  readonly selected: string | undefined;
  readonly onSelect: (key: string) => void;
}

interface View {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const closest = 40;
/** Around what is gone to, in points. */
const margin = 90;

/** A page of a drawing with what was read on it: to be moved, enlarged, and asked. */
export function DrawingView({ name, pages, picture, marks, selected, onSelect }: Props): JSX.Element | null {
  const [number, setNumber] = useState(pages[0]?.page ?? 1);
  const page = pages.find((one) => one.page === number) ?? pages[0];
  const [view, setView] = useState<View>();
  const [missing, setMissing] = useState<ReadonlySet<number>>(new Set());
  const sheet = useRef<SVGSVGElement>(null);
  const { moved, handlers } = usePointers({
    drag(dx, dy) {
      if (view) pan(-dx * scale(), -dy * scale());
    },
    pinch(times, between) {
      zoom(times, place(between));
    },
  });

  useEffect(() => {
    const found = marks.find(({ key }) => key === selected);
    if (!found) return;
    const on = pages.find((one) => one.page === found.page);
    if (!on) return;
    setNumber(found.page);
    // where it can be seen already, nothing jumps
    const { current } = sheet;
    if (found.page === number && view && inside(found.box, view)) return;
    const [x0, y0, x1, y1] = found.box;
    const side = current && current.clientHeight > 0 ? current.clientWidth / current.clientHeight : 1.5;
    const w = Math.min(on.width, Math.max(x1 - x0 + 2 * margin, (y1 - y0 + 2 * margin) * side));
    const h = w / side;
    setView({ x: (x0 + x1 - w) / 2, y: (y0 + y1 - h) / 2, w, h });
  }, [selected]);

  if (!page) return null;
  const whole: View = { x: 0, y: 0, w: page.width, h: page.height };
  const { x, y, w, h } = view ?? whole;
  const zoom = (by: number, at: { x: number; y: number } = { x: x + w / 2, y: y + h / 2 }) => {
    const width = Math.min(page.width, Math.max(closest, w / by));
    if (width >= page.width) return setView(undefined);
    const scale = width / w;
    setView({ x: at.x - (at.x - x) * scale, y: at.y - (at.y - y) * scale, w: width, h: h * scale });
  };
  const pan = (dx: number, dy: number) => {
    const keep = (value: number, size: number, all: number) =>
      Math.min(Math.max(value, -size / 2), Math.max(all - size / 2, -size / 2));
    setView({ x: keep(x + dx, w, page.width), y: keep(y + dy, h, page.height), w, h });
  };
  /** Points of the sheet a pixel of the screen. */
  const scale = () => {
    const box = sheet.current?.getBoundingClientRect();
    return box && box.width > 0 ? Math.max(w / box.width, h / box.height) : 1;
  };
  const place = (event: { clientX: number; clientY: number }) => {
    const matrix = sheet.current?.getScreenCTM();
    if (!matrix) return undefined;
    const { x: px, y: py } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x: px, y: py };
  };
  const turnTo = (next: number) => {
    setNumber(next);
    setView(undefined);
  };
  const onHere = marks.filter((mark) => mark.page === page.page);
  const keys: Readonly<Record<string, () => void>> = {
    "+": () => zoom(1.5),
    "=": () => zoom(1.5),
    "-": () => zoom(1 / 1.5),
    "0": () => setView(undefined),
    ArrowLeft: () => pan(-w / 8, 0),
    ArrowRight: () => pan(w / 8, 0),
    ArrowUp: () => pan(0, -h / 8),
    ArrowDown: () => pan(0, h / 8),
    n: () => step(1),
    p: () => step(-1),
  };
  /** From one member to the next, in the order of the list. */
  const step = (by: number) => {
    const order = [...new Set(marks.map(({ key }) => key))];
    const at = selected === undefined ? -1 : order.indexOf(selected);
    const next = order[(at < 0 && by < 0 ? order.length - 1 : at + by + order.length) % order.length];
    if (next !== undefined) onSelect(next);
  };
  return (
    <figure class="drawing">
      <div class="tools">
        {pages.length > 1 ? (
          <>
            <button
              type="button"
              class="small"
              disabled={page === pages[0]}
              onClick={() => turnTo(neighbour(pages, page, -1))}
            >
              {translate("Previous page")}
            </button>
            <span>{translate("Page {page} of {pages}", { page: page.page, pages: pages.length })}</span>
            <button
              type="button"
              class="small"
              disabled={page === pages.at(-1)}
              onClick={() => turnTo(neighbour(pages, page, 1))}
            >
              {translate("Next page")}
            </button>
          </>
        ) : null}
        <span class="spring" />
        <button type="button" class="small" aria-label={translate("Zoom in")} onClick={() => zoom(1.6)}>
          +
        </button>
        <button
          type="button"
          class="small"
          aria-label={translate("Zoom out")}
          disabled={!view}
          onClick={() => zoom(1 / 1.6)}
        >
          −
        </button>
        <button type="button" class="small" disabled={!view} onClick={() => setView(undefined)}>
          {translate("Whole page")}
        </button>
      </div>
      <svg
        ref={sheet}
        class={`sheet${view ? " near" : ""}`}
        role="application"
        aria-label={translate("{name}, page {page}", { name, page: page.page })}
        aria-describedby="sheet-help"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move it
        tabIndex={0}
        viewBox={`${x} ${y} ${w} ${h}`}
        onKeyDown={(event) => {
          const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
          if (!act) return;
          event.preventDefault();
          act();
        }}
        onWheel={(event) => {
          // a page that is scrolled past stays as it is
          if (!event.ctrlKey && !event.metaKey) return;
          event.preventDefault();
          zoom(Math.exp(-event.deltaY / 250), place(event));
        }}
        {...handlers}
      >
        <rect class="paper" width={page.width} height={page.height} />
        {missing.has(page.page) ? null : (
          // a legend stands below the page in the picture
          <svg width={page.width} height={page.height} aria-hidden="true">
            <image
              href={picture(page.page)}
              width={page.width}
              onError={() => setMissing((now) => new Set([...now, page.page]))}
            />
          </svg>
        )}
        {onHere.map(({ key, box, name: title, tone }, i) => (
          <g key={`${key}-${i}`} class={`mark ${tone}${key === selected ? " selected" : ""}`}>
            {/* biome-ignore lint/a11y/useSemanticElements: there is no button in SVG; keys go by n, p and the list */}
            <rect
              role="button"
              tabIndex={-1}
              aria-label={title}
              aria-pressed={key === selected}
              x={box[0] - 2}
              y={box[1] - 2}
              width={box[2] - box[0] + 4}
              height={box[3] - box[1] + 4}
              onClick={() => {
                if (!moved.current) onSelect(key);
              }}
              onKeyDown={(event) => {
                if (event.key === "Enter" || event.key === " ") onSelect(key);
              }}
            >
              <title>{title}</title>
            </rect>
          </g>
        ))}
      </svg>
      <figcaption id="sheet-help">
        {missing.has(page.page)
          ? `${translate("The picture of the page is not available; what was read is shown where it was found.")} `
          : ""}
        {translate("Drag to move; Ctrl and wheel, + and − enlarge; arrow keys move, n and p go from one to the next.")}
      </figcaption>
    </figure>
  );
}

const inside = ([x0, y0, x1, y1]: Box, { x, y, w, h }: View): boolean =>
  x0 >= x && y0 >= y && x1 <= x + w && y1 <= y + h;

function neighbour(pages: readonly Page[], page: Page, by: number): number {
  return (pages[pages.indexOf(page) + by] ?? page).page;
}

/** What the colours and dashes say. */
export const Legend = ({
  entries,
}: {
  entries: readonly (readonly [tone: Mark["tone"], text: string])[];
}): JSX.Element => (
  <ul class="legend">
    {entries.map(([tone, said]) => (
      <li key={tone}>
        <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true">
          <g class={`mark ${tone}`}>
            <rect x="2" y="2" width="20" height="8" />
          </g>
        </svg>
        {said}
      </li>
    ))}
  </ul>
);
