import { expect, test } from "vitest";
import { exampleFabrication } from "./example.ts";

test("the example's masses are the sums of its parts", () => {
  const { members, parts, summary, assemblies } = exampleFabrication();
  expect(summary.total_mass_kg).toBeCloseTo(2 * 253.2 + 245.2, -1);
  expect(members.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(summary.member_count);
  for (const { plates, quantity } of assemblies)
    for (const { part } of plates)
      expect(parts.plates.find(({ id }) => id === part)?.quantity).toBe(
        quantity * plates.filter((one) => one.part === part).length,
      );
});
