import type { Sheet } from "../engine/sheet.ts";
import { says } from "./says.ts";
import type { ColumnItem } from "./schema.ts";

/** From 0.1 % of the section to the greatest reinforcement, in steps that a column's utilization cannot jump. */
const steps = 40;

type Judged = (A_s: number) => Sheet;

/**
 * The least A_s that its own check accepts: whole bars where their diameter is given, else whole mm². More steel is not
 * always better: λ_lim, K_r and EI grow with it, and bars come too near to each other. So what passes is sought from below.
 */
export function requiredReinforcement(sheet: Sheet, item: ColumnItem, judged: Judged): number | undefined {
  const A_c = areaOf(item);
  const share = sheet.parameter("EN 1992-1-1", item.at_laps ? "A_s_max_laps" : "A_s_max");
  const most = share * A_c;
  const found = candidatesOf(item, A_c, most);
  const greatest = judged(found.greatest);
  if (greatest.problems.length > 0) {
    // wrong whatever the reinforcement is
    sheet.takeProblems(greatest.problems);
    return undefined;
  }
  const verdict = (A_s: number) => {
    const own = judged(A_s);
    if (own.problems.length > 0) return "no";
    if (own.verifications.every(({ passed }) => passed)) return "passes";
    return own.verifications.every(({ id, passed }) => passed || !ofSteel.has(id)) ? "carries" : "no";
  };
  const least = found.least((A_s) => verdict(A_s) === "passes") ?? found.least((A_s) => verdict(A_s) !== "no");
  if (least === undefined) {
    sheet.warn(says.notEnough({ most: Math.floor(most) }));
    return sheet.table("A_s_req_mm2", found.greatest, "EN 1992-1-1 9.5.2(3)", says.insufficient);
  }
  return sheet.table("A_s_req_mm2", least, "EN 1992-1-1 6.1", says.leastThatPasses);
}

interface Candidates {
  readonly greatest: number;
  readonly least: (passes: (A_s: number) => boolean) => number | undefined;
}

function candidatesOf(item: ColumnItem, A_c: number, most: number): Candidates {
  const phi = item.bar_diameter_mm;
  if (phi === undefined) return { greatest: most, least: (passes) => leastArea(A_c, most, passes) };
  const bar = (Math.PI * phi * phi) / 4;
  // the four corners, a circle of any number, else as many on opposite faces
  const step = item.shape === "circular" ? 1 : 2;
  const alone = item.layout === "corners" && item.shape !== "circular";
  const last = alone ? 4 : Math.max(4, step * Math.floor(most / bar / step));
  return {
    greatest: last * bar,
    least: (passes) => {
      const count = leastCount(step, last, (one) => passes(one * bar));
      return count === undefined ? undefined : count * bar;
    },
  };
}

/** Up to so many bars each number is tried; beyond, the next is a twentieth more, and the edge is sought before it. */
const countedOneByOne = 40;
const nextBy = 20;

function leastCount(step: number, last: number, passes: (count: number) => boolean): number | undefined {
  let failed = 4 - step;
  for (let count = 4; count <= last; ) {
    if (passes(count)) {
      let found = count;
      while (found - failed > step) {
        const middle = failed + step * Math.floor((found - failed) / step / 2);
        if (passes(middle)) found = middle;
        else failed = middle;
      }
      return found;
    }
    failed = count;
    const next = count < countedOneByOne ? count + step : count + step * Math.ceil(count / nextBy / step);
    count = count < last ? Math.min(next, last) : next;
  }
  return undefined;
}

function leastArea(A_c: number, most: number, passes: (A_s: number) => boolean): number | undefined {
  const least = 0.001 * A_c;
  const at = (i: number) => least * (most / least) ** (i / steps);
  let high = 0;
  while (high <= steps && !passes(at(high))) high++;
  if (high > steps) return undefined;
  let low = high === 0 ? 0 : at(high - 1);
  let found = at(high);
  while (found - low > 0.25) {
    const middle = (low + found) / 2;
    if (passes(middle)) found = middle;
    else low = middle;
  }
  const whole = Math.ceil(found);
  return whole <= most && passes(whole) ? whole : found;
}

/** Verifications that reinforcement can help. */
const ofSteel = new Set([
  "axial-force",
  "axial-bending",
  "axial-bending-z",
  "biaxial-bending",
  "second-order-stability",
  "minimum-reinforcement",
]);

function areaOf({ b = 0, h = 0, diameter, shape }: ColumnItem): number {
  return shape === "circular" ? (Math.PI * (diameter ?? 0) ** 2) / 4 : b * h;
}
