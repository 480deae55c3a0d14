import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Tone } from "../meter.tsx";
import { usePointers } from "../pointers.ts";
import { translate } from "../words.ts";
import type { Box, Page } from "./model.ts";
import { type Moved, type Moving, type Sheet, useSheet } from "./sheet.ts";

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
  /** Of two drawings that are moved as one. */
  readonly moving?: Moving;
}

const nowhere: Page = { page: 1, width: 1, height: 1 };

/** A page of a drawing with what was read on it: to be moved, enlarged, and asked. */
export function DrawingView({ name, pages, picture, marks, selected, onSelect, moving }: Props): JSX.Element | null {
  const alone = useState<Moved>({});
  const [moved, move] = moving ?? alone;
  const number = moved.page ?? pages[0]?.page ?? 1;
  const setNumber = (page: number) => move((before) => ({ ...before, page }));
  const page = pages.find((one) => one.page === number) ?? pages[0];
  const sheet = useSheet(page ?? nowhere, [moved, move]);
  useEffect(() => {
    const found = marks.find(({ key }) => key === selected);
    const on = pages.find((one) => one.page === found?.page);
    if (!found || !on) return;
    setNumber(found.page);
    sheet.goTo(found.box, on, found.page === number);
  }, [selected]);
  if (!page) return null;
  const turn = (by: number) => {
    setNumber(neighbour(pages, page, by));
    sheet.whole();
  };
  return (
    <figure class="drawing">
      <div class="tools">
        {pages.length > 1 ? <Turn pages={pages} page={page} onTurn={turn} /> : null}
        <span class="spring" />
        <button type="button" class="small" aria-label={translate("Zoom in")} onClick={() => sheet.zoom(1.6)}>
          +
        </button>
        <button
          type="button"
          class="small"
          aria-label={translate("Zoom out")}
          disabled={!sheet.isNear}
          onClick={() => sheet.zoom(1 / 1.6)}
        >
          −
        </button>
        <button type="button" class="small" disabled={!sheet.isNear} onClick={sheet.whole}>
          {translate("Whole page")}
        </button>
      </div>
      <Paper {...{ name, page, picture, marks, selected, onSelect, sheet }} />
    </figure>
  );
}

const Turn = ({
  pages,
  page,
  onTurn,
}: {
  pages: readonly Page[];
  page: Page;
  onTurn: (by: number) => void;
}): JSX.Element => (
  <>
    <button type="button" class="small" disabled={page === pages[0]} onClick={() => onTurn(-1)}>
      {translate("Previous page")}
    </button>
    <span>{translate("Page {page} of {pages}", { page: page.page, pages: pages.length })}</span>
    <button type="button" class="small" disabled={page === pages.at(-1)} onClick={() => onTurn(1)}>
      {translate("Next page")}
    </button>
  </>
);

type PaperProps = Omit<Props, "pages"> & { readonly page: Page; readonly sheet: Sheet };

/** The page under a pointer, two fingers, a wheel and keys. */
function Paper({ name, page, picture, marks, selected, onSelect, sheet }: PaperProps): JSX.Element {
  const [missing, setMissing] = useState<ReadonlySet<number>>(new Set());
  const { x, y, w, h } = sheet.view;
  const { moved, handlers } = usePointers({
    drag(dx, dy) {
      if (sheet.isNear) sheet.pan(-dx * sheet.scale(), -dy * sheet.scale());
    },
    pinch(times, between) {
      sheet.zoom(times, sheet.at(between));
    },
  });
  const keys = keysOf(sheet, (by) => {
    const next = neighbourOf(marks, selected, by);
    if (next !== undefined) onSelect(next);
  });
  return (
    <>
      <svg
        ref={sheet.place}
        class={`sheet${sheet.isNear ? " near" : ""}`}
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
          sheet.zoom(Math.exp(-event.deltaY / 250), sheet.at(event));
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
        <Marks
          marks={marks.filter((mark) => mark.page === page.page)}
          selected={selected}
          onSelect={(key) => {
            if (!moved.current) onSelect(key);
          }}
        />
      </svg>
      <figcaption id="sheet-help">
        {missing.has(page.page)
          ? `${translate("The picture of the page is not available; what was read is shown where it was found.")} `
          : ""}
        {translate("Drag to move; Ctrl and wheel, + and − enlarge; arrow keys move, n and p go from one to the next.")}
      </figcaption>
    </>
  );
}

const keysOf = (
  { view: { w, h }, zoom, pan, whole }: Sheet,
  step: (by: number) => void,
): Readonly<Record<string, () => void>> => ({
  "+": () => zoom(1.5),
  "=": () => zoom(1.5),
  "-": () => zoom(1 / 1.5),
  "0": whole,
  ArrowLeft: () => pan(-w / 8, 0),
  ArrowRight: () => pan(w / 8, 0),
  ArrowUp: () => pan(0, -h / 8),
  ArrowDown: () => pan(0, h / 8),
  n: () => step(1),
  p: () => step(-1),
});

const Marks = ({
  marks,
  selected,
  onSelect,
}: {
  marks: readonly Mark[];
  selected: string | undefined;
  onSelect: (key: string) => void;
}): JSX.Element => (
  <>
    {marks.map(({ key, box, name: title, tone }, i) => (
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
          onClick={() => onSelect(key)}
          onKeyDown={(event) => {
            if (event.key === "Enter" || event.key === " ") onSelect(key);
          }}
        >
          <title>{title}</title>
        </rect>
      </g>
    ))}
  </>
);

/** From one member to the next, in the order of the list. */
function neighbourOf(marks: readonly Mark[], selected: string | undefined, by: number): string | undefined {
  const order = [...new Set(marks.map(({ key }) => key))];
  const at = selected === undefined ? -1 : order.indexOf(selected);
  return order[(at < 0 && by < 0 ? order.length - 1 : at + by + order.length) % order.length];
}

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
