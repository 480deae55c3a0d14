import type { Message } from "../../basis/message.ts";
import { decimals } from "../../basis/numbers.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { says } from "./says.ts";

// A joint as it is drawn on one plane: x across from the axis, y down, mm. What cannot stand in one place is a problem that
// names both parts.

/** A part that takes its place: web, flange, stiffener, each with its welds or roots. */
export interface Block {
  readonly name: Message;
  /** what has to be clear of it: a nut across its flats beside welds, the washer beside roots; default the nut */
  readonly clear?: "nut" | "washer";
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  /** of a round part, about its middle */
  readonly radius?: number;
}

/** A bolt or an anchor: its hole, its nut across flats, and the washer. */
export interface Fastener {
  /** field that says where it is */
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly d_0: number;
  readonly s: number;
  readonly d_w: number;
}

export interface Drawing {
  /** what the fasteners go through */
  readonly plates: readonly Block[];
  readonly blocks: readonly Block[];
  readonly fasteners: readonly Fastener[];
}

const rounding = 1e-6;
const figure = (value: number): number => decimals(value, 1);

/** How far a disc of radius r reaches into a block; nothing or less: it is clear of it. */
function depthInto({ x: [x1, x2], y: [y1, y2], radius = 0 }: Block, x: number, y: number, r: number): number {
  const dx = Math.max(x1 - x, 0, x - x2);
  const dy = Math.max(y1 - y, 0, y - y2);
  return r + radius - Math.hypot(dx, dy);
}

const within = ({ x: [x1, x2], y: [y1, y2] }: Block, x: number, y: number): number =>
  Math.min(x - x1, x2 - x, y - y1, y2 - y);

/** What has to find its place beside a block, and how wide it is. */
export const needs = ({ clear }: Block, { s, d_w }: Pick<Fastener, "s" | "d_w">) =>
  clear === "washer"
    ? { width: d_w, what: says.washer({ d_w: figure(d_w) }) }
    : { width: s, what: says.nut({ s: figure(s) }) };

/** Holes inside their plates and clear of each other, washers on flat places. */
export function checkFit(sheet: Sheet, { plates, blocks, fasteners }: Drawing): void {
  const said = new Set<string>();
  const wrong = (path: string, about: string, message: Message) => {
    if (said.has(path + about)) return;
    said.add(path + about);
    sheet.problem(path, message);
  };
  for (const fastener of fasteners) {
    const { path, x, y, d_0 } = fastener;
    for (const plate of plates) {
      const edge = within(plate, x, y);
      if (edge <= d_0 / 2)
        wrong(path, plate.name.id, says.edgeOfHole({ least: figure(d_0 / 2), plate: plate.name, given: figure(edge) }));
    }
    for (const block of blocks) {
      const { width, what } = needs(block, fastener);
      const depth = depthInto(block, x, y, width / 2);
      if (depth > rounding)
        wrong(
          path,
          block.name.id,
          says.roomForHead({
            least: figure(width / 2),
            part: block.name,
            head: what,
            given: figure(width / 2 - depth),
          }),
        );
    }
  }
  checkApart(fasteners, wrong);
}

function checkApart(fasteners: readonly Fastener[], wrong: (path: string, about: string, message: Message) => void) {
  for (const [i, one] of fasteners.entries()) {
    for (const other of fasteners.slice(i + 1)) {
      const distance = Math.hypot(one.x - other.x, one.y - other.y);
      if (distance > one.d_0 + rounding) continue;
      wrong(other.path, "hole", says.nextHole({ least: figure(one.d_0), given: figure(distance) }));
    }
  }
}
