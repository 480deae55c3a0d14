import type { Sheet } from "../engine/sheet.ts";
import { says } from "./says.ts";
import type { ColumnItem } from "./schema.ts";

/** From 0.1 % of the section to the greatest reinforcement, in steps that a column's utilization cannot jump. */
const steps = 40;

/**
 * The least A_s that passes everything but the greatest reinforcement. More steel is not always better: λ_lim, K_r and EI
 * grow with it. So the first step that passes is sought from below, and then the edge before it.
 */
export function requiredReinforcement(
  sheet: Sheet,
  item: ColumnItem,
  judged: (A_s: number) => Sheet,
): number | undefined {
  const A_c = areaOf(item);
  const share = sheet.parameter("EN 1992-1-1", item.at_laps ? "A_s_max_laps" : "A_s_max");
  const most = share * A_c;
  const least = 0.001 * A_c;
  const at = (i: number) => least * (most / least) ** (i / steps);
  const greatest = judged(most);
  if (greatest.problems.length > 0) {
    // wrong whatever the reinforcement is
    sheet.takeProblems(greatest.problems);
    return undefined;
  }
  const passes = (A_s: number) => {
    const own = judged(A_s);
    return own.problems.length === 0 && own.verifications.every(({ id, passed }) => passed || !ofSteel.has(id));
  };
  let high = 0;
  while (high <= steps && !passes(at(high))) high++;
  if (high > steps) {
    sheet.warn(says.notEnough({ most: Math.floor(most) }));
    return sheet.table("A_s_req_mm2", most, "EN 1992-1-1 9.5.2(3)", says.insufficient);
  }
  let low = high === 0 ? 0 : at(high - 1);
  let found = at(high);
  while (found - low > 1e-4 * found) {
    const middle = (low + found) / 2;
    if (middle > 0 && passes(middle)) found = middle;
    else low = middle;
  }
  return sheet.table("A_s_req_mm2", found, "EN 1992-1-1 6.1", says.leastThatPasses);
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
