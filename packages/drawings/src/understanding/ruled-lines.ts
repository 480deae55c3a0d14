/** Straight lines and strokes of a frame, found by place. */
import type { Box } from "../model.ts";
import type { Rule } from "../page-text.ts";

const cellSize = 24;

/** Horizontal and vertical lines, found by place. */
export class RuleIndex {
  readonly #vertical = new Map<number, Rule[]>();
  readonly #horizontal = new Map<number, Rule[]>();

  constructor(rules: readonly Rule[]) {
    for (const rule of rules) {
      const upright = rule.x1 - rule.x0 < rule.y1 - rule.y0;
      const [from, to] = upright ? [rule.y0, rule.y1] : [rule.x0, rule.x1];
      const index = upright ? this.#vertical : this.#horizontal;
      for (let key = Math.floor(from / cellSize); key <= Math.floor(to / cellSize); key++) {
        const bucket = index.get(key);
        if (bucket) bucket.push(rule);
        else index.set(key, [rule]);
      }
    }
  }

  /** x of a vertical line at height y between two places; the middle one of several */
  verticalBetween(x0: number, x1: number, y: number): number | undefined {
    const found = (this.#vertical.get(Math.floor(y / cellSize)) ?? [])
      .filter((rule) => rule.y0 <= y && rule.y1 >= y && mid(rule.x0, rule.x1) > x0 && mid(rule.x0, rule.x1) < x1)
      .map((rule) => mid(rule.x0, rule.x1));
    return found.sort((a, b) => a - b)[found.length >> 1];
  }

  /** how many vertical lines apart from each other cross height y between two places */
  verticalsBetween(x0: number, x1: number, y: number): number {
    const found = (this.#vertical.get(Math.floor(y / cellSize)) ?? [])
      .filter((rule) => rule.y0 <= y && rule.y1 >= y)
      .map((rule) => mid(rule.x0, rule.x1))
      .filter((x) => x > x0 && x < x1)
      .sort((a, b) => a - b);
    return found.filter((x, i) => i === 0 || x - (found[i - 1] ?? x) > 3).length;
  }

  /** horizontal lines at a place, between two heights */
  levelAt(x: number, y0: number, y1: number): Rule[] {
    return (this.#horizontal.get(Math.floor(x / cellSize)) ?? []).filter(
      (rule) => rule.x0 <= x && rule.x1 >= x && mid(rule.y0, rule.y1) > y0 && mid(rule.y0, rule.y1) < y1,
    );
  }

  horizontalBetween(y0: number, y1: number, x: number): number | undefined {
    const found = (this.#horizontal.get(Math.floor(x / cellSize)) ?? [])
      .filter((rule) => rule.x0 <= x && rule.x1 >= x && mid(rule.y0, rule.y1) > y0 && mid(rule.y0, rule.y1) < y1)
      .map((rule) => mid(rule.y0, rule.y1));
    return found.sort((a, b) => a - b)[found.length >> 1];
  }

  /** The lines next to a place on all four sides; infinite where there is none */
  cellAt(x: number, y: number): Box {
    let [left, top, right, bottom] = [-Infinity, -Infinity, Infinity, Infinity];
    for (const rule of this.#vertical.get(Math.floor(y / cellSize)) ?? []) {
      if (rule.y0 > y || rule.y1 < y) continue;
      const at = mid(rule.x0, rule.x1);
      if (at <= x) left = Math.max(left, at);
      else right = Math.min(right, at);
    }
    for (const rule of this.#horizontal.get(Math.floor(x / cellSize)) ?? []) {
      if (rule.x0 > x || rule.x1 < x) continue;
      const at = mid(rule.y0, rule.y1);
      if (at <= y) top = Math.max(top, at);
      else bottom = Math.min(bottom, at);
    }
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
