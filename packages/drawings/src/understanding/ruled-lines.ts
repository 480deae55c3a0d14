/** Straight lines and strokes of a frame, found by place. */
import type { Box } from "../model.ts";
import type { Rule } from "../page-text.ts";

const cellSize = 24;

/** A line at a place across, from one end to the other. */
interface Line {
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly rule: Rule;
}

/** Lines of one direction by the cells that they cross, in each cell by their place. */
class Lines {
  readonly #cells = new Map<number, Line[]>();
  #sorted = false;

  add(line: Line): void {
    for (let key = Math.floor(line.from / cellSize); key <= Math.floor(line.to / cellSize); key++) {
      const cell = this.#cells.get(key);
      if (cell) cell.push(line);
      else this.#cells.set(key, [line]);
    }
  }

  /** Those at a place along them, and which of them is the first behind a place across. */
  #along(along: number, across: number): { readonly cell: readonly Line[]; readonly first: number } {
    if (!this.#sorted) for (const cell of this.#cells.values()) cell.sort((a, b) => a.at - b.at);
    this.#sorted = true;
    const cell = this.#cells.get(Math.floor(along / cellSize)) ?? [];
    let [low, high] = [0, cell.length];
    while (low < high) {
      const half = (low + high) >> 1;
      if ((cell[half]?.at ?? 0) <= across) low = half + 1;
      else high = half;
    }
    return { cell, first: low };
  }

  /** Those that cross a place along them between two places across, from first to last. */
  between(from: number, to: number, along: number): Line[] {
    const { cell, first } = this.#along(along, from);
    const found: Line[] = [];
    for (let i = first; i < cell.length; i++) {
      const line = cell[i];
      if (!line || line.at >= to) break;
      if (crosses(line, along)) found.push(line);
    }
    return found;
  }

  /** The next ones on both sides of a point; infinite where there is none. */
  beside(across: number, along: number): [before: number, after: number] {
    const { cell, first } = this.#along(along, across);
    let [before, after] = [first - 1, first];
    while (before >= 0 && !crosses(cell[before], along)) before--;
    while (after < cell.length && !crosses(cell[after], along)) after++;
    return [cell[before]?.at ?? -Infinity, cell[after]?.at ?? Infinity];
  }
}

const crosses = (line: Line | undefined, along: number): boolean =>
  line !== undefined && line.from <= along && line.to >= along;

/** Horizontal and vertical lines, found by place. */
export class RuleIndex {
  readonly #vertical = new Lines();
  readonly #horizontal = new Lines();

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) {
      const { x0, x1, y0, y1 } = rule;
      if (x1 - x0 < y1 - y0) this.#vertical.add({ at: mid(x0, x1), from: y0, to: y1, rule });
      else this.#horizontal.add({ at: mid(y0, y1), from: x0, to: x1, rule });
    }
  }

  /** x of a vertical line at height y between two places; the middle one of several */
  verticalBetween(x0: number, x1: number, y: number): number | undefined {
    const found = this.#vertical.between(x0, x1, y);
    return found[found.length >> 1]?.at;
  }

  /** how many vertical lines apart from each other cross height y between two places */
  verticalsBetween(x0: number, x1: number, y: number): number {
    const found = this.#vertical.between(x0, x1, y);
    return found.filter(({ at }, i) => i === 0 || at - (found[i - 1]?.at ?? at) > 3).length;
  }

  /** horizontal lines at a place, between two heights */
  levelAt(x: number, y0: number, y1: number): Rule[] {
    return this.#horizontal.between(y0, y1, x).map(({ rule }) => rule);
  }

  horizontalBetween(y0: number, y1: number, x: number): number | undefined {
    const found = this.#horizontal.between(y0, y1, x);
    return found[found.length >> 1]?.at;
  }

  /** The lines next to a place on all four sides; infinite where there is none */
  cellAt(x: number, y: number): Box {
    const [left, right] = this.#vertical.beside(x, y);
    const [top, bottom] = this.#horizontal.beside(y, x);
    return [left, top, right, bottom];
  }
}

/** Nearly level strokes, found by place. */
export class StrokeIndex {
  readonly #cells = new Map<number, Rule[]>();

  constructor(strokes: readonly Rule[]) {
    for (const stroke of strokes) {
      if (Math.abs(stroke.y1 - stroke.y0) > stroke.x1 - stroke.x0) continue;
      for (let key = Math.floor(stroke.x0 / cellSize); key <= Math.floor(stroke.x1 / cellSize); key++) {
        const cell = this.#cells.get(key);
        if (cell) cell.push(stroke);
        else this.#cells.set(key, [stroke]);
      }
    }
  }

  /** those that pass a place between two heights */
  at(x: number, y0: number, y1: number): Rule[] {
    return (this.#cells.get(Math.floor(x / cellSize)) ?? []).filter((stroke) => {
      const y = stroke.y0 + ((x - stroke.x0) * (stroke.y1 - stroke.y0)) / (stroke.x1 - stroke.x0);
      return stroke.x0 <= x && stroke.x1 >= x && y > y0 && y < y1;
    });
  }
}

const mid = (a: number, b: number) => (a + b) / 2;
