import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check, checks } from "@x/eurocode";
import { describe, expect, test } from "vitest";

const folder = join(import.meta.dirname, "../examples");
const inputs = readdirSync(folder).filter((name) => /^en-.*\.json$/.test(name));

describe("examples", () => {
  test("every check has one", () => {
    expect(inputs.map((name) => name.replace(/(\.[\w-]+)?\.json$/, ""))).toEqual(
      expect.arrayContaining(checks.map((known) => known.endpoint)),
    );
  });

  // The whole result, digit by digit: a change of a number anywhere shows here and has to be meant.
  test.each(inputs)("%s gives the recorded result", async (name) => {
    const endpoint = name.replace(/(\.[\w-]+)?\.json$/, "");
    const result = check(endpoint, JSON.parse(readFileSync(join(folder, name), "utf8")));
    await expect(`${JSON.stringify(result, null, 2)}\n`).toMatchFileSnapshot(`golden/${name}`);
  });
});
