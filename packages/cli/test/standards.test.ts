import { checks } from "@x/eurocode";
import { expect, test } from "vitest";
import { checkOf, endpoints, titles } from "../src/standards.ts";

test("every check of the library is loaded by its endpoint", async () => {
  expect(endpoints).toEqual(checks.map(({ endpoint }) => endpoint));
  expect(titles).toEqual(Object.fromEntries(checks.map(({ endpoint, title }) => [endpoint, title])));
  for (const known of checks) expect(await checkOf(known.endpoint)).toBe(known);
});
