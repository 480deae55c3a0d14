import { expect, test } from "vitest";
import type { ItemResult } from "../../basis/result.ts";
import { runCheck } from "../../engine/run-check.ts";
import { concreteColumns } from "../check.ts";

const beam = {
  mark: "B1",
  b: 300,
  h: 600,
  fck: 30,
  fyk: 500,
  cover_mm: 30,
  bars_bottom: "5Ø20",
  bars_top: "3Ø20",
  links: "Ø8-150",
  serviceability: { phi: 2, w_max_mm: 0.3 },
};
const G = { id: "G", nature: "permanent", M: 100, V: 80 };
const Q = { id: "Q", nature: "imposed", category: "B", M: 60, V: 50 };
const resultOf = (item: object) => runCheck(concreteColumns, { beams: [item], derivation: true }).result;
const only = (item: object) => (resultOf(item).beams as readonly ItemResult[])[0];

test("moments of use come from the combinations of serviceability of the same actions", () => {
  const { serviceability } = beam;
  const combined = only({ ...beam, actions: [G, Q] });
  const M = { M_Ed: 1.35 * 100 + 1.5 * 60, V_Ed: 1.35 * 80 + 1.5 * 50 };
  const byHand = only({ ...beam, ...M, serviceability: { ...serviceability, M_qp: 118, M_ch: 160 } });
  for (const name of ["crack-width", "steel-stress", "concrete-stress", "bending", "shear"]) {
    const use = (item: ItemResult | undefined) => item?.verifications.find(({ id }) => id === name)?.utilization;
    expect(use(combined), name).toBeCloseTo(use(byHand) ?? Number.NaN, 12);
  }
  expect(combined?.governing_combination?.text).toBe("1.35 G + 1.5 Q");
});

test("a moment that was combined by hand stays; one that turns is warned of", () => {
  const given = only({ ...beam, serviceability: { ...beam.serviceability, M_qp: 90 }, actions: [G, Q] });
  expect(given?.verifications.map(({ id }) => id)).not.toContain("steel-stress");
  const turning = [
    { ...G, M: -1 },
    { ...Q, category: "E", M: 60 },
  ];
  const { warnings } = resultOf({ ...beam, actions: turning });
  expect(warnings.filter((one) => one.startsWith("B1: In use the moment turns"))).toHaveLength(1);
});

test("a moment that turns in use is said, also where only the characteristic combination turns it", () => {
  const warningsOf = (M: number): string =>
    runCheck(concreteColumns, { beams: [{ ...beam, actions: [G, { ...Q, M }] }] }).result.warnings.join();
  // quasi-permanent 100 - 0.3 · 120 > 0, characteristic 100 - 120 < 0
  expect(warningsOf(-120)).toContain("In use the moment turns");
  expect(warningsOf(60)).not.toContain("In use the moment turns");
});
