/** What was read of many sheets: rows right in everything, invented ones, and whether the certain ones are right. */
import type { Drawing } from "../../src/index.ts";
import { scoreOf, type Truth } from "../score.ts";

interface Sums {
  sheets: number;
  rows: number;
  right: number;
  invented: number;
  certain: number;
  certainRight: number;
  titles: number;
}

const none = (): Sums => ({ sheets: 0, rows: 0, right: 0, invented: 0, certain: 0, certainRight: 0, titles: 0 });

export class Tally {
  readonly #kinds = new Map<string, Sums>();
  readonly #faults: string[] = [];

  add(name: string, kind: string, drawing: Drawing, truth: Truth): void {
    const score = scoreOf(drawing, truth);
    for (const key of [kind, "all"]) {
      const sums = this.#kinds.get(key) ?? none();
      this.#kinds.set(key, sums);
      sums.sheets++;
      sums.rows += score.rows[1];
      sums.right += score.rows[0];
      sums.invented += score.invented.length;
      sums.certain += score.certain[1];
      sums.certainRight += score.certain[0];
      sums.titles += score.title ? 1 : 0;
    }
    const said = [
      ...score.missing.map((text) => `missing ${text}`),
      ...score.invented.map((text) => `invented ${text}`),
      ...score.wrong,
      ...score.surelyWrong.map((text) => `certain and wrong: ${text}`),
      ...(score.title ? [] : [`title: ${JSON.stringify(drawing.drawing_info)}`]),
    ];
    if (said.length > 0) this.#faults.push(`--- ${name}\n${said.slice(0, 6).join("\n")}`);
  }

  rows(kind = "all"): number {
    const { right, rows } = this.#kinds.get(kind) ?? none();
    return rows === 0 ? 1 : right / rows;
  }

  invented(kind = "all"): number {
    return (this.#kinds.get(kind) ?? none()).invented;
  }

  certain(kind = "all"): number {
    const { certain, certainRight } = this.#kinds.get(kind) ?? none();
    return certain === 0 ? 1 : certainRight / certain;
  }

  table(): string {
    const of = (a: number, b: number) => (b === 0 ? "-" : `${((100 * a) / b).toFixed(1)} %`);
    const head = ["kind", "sheets", "rows", "right", "invented", "certain", "certain and right", "titles"];
    const rows = [...this.#kinds]
      .sort()
      .map(([kind, s]) => [
        kind,
        String(s.sheets),
        String(s.rows),
        of(s.right, s.rows),
        String(s.invented),
        String(s.certain),
        of(s.certainRight, s.certain),
        of(s.titles, s.sheets),
      ]);
    const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]?.length ?? 0)));
    return [head, ...rows].map((row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join("  ")).join("\n");
  }

  faults(most: number): string {
    return this.#faults.slice(0, most).join("\n");
  }
}
