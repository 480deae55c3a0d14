import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { check } from "../src/index.ts";
import { at } from "./path.ts";

// Worked examples that others have published, one file a check. Their figures are rounded in print: `tol` is relative
// and says how far; it is never widened to let a difference through without a `note` that explains it.

interface Published {
  id: string;
  title: string;
  source: string;
  note?: string;
  request: Record<string, unknown>;
  /** Paths inside `result`. */
  expect: { path: string; value: unknown; tol?: number }[];
}

const folder = new URL("../published/", import.meta.url);

for (const file of readdirSync(folder).filter((name) => name.endsWith(".json"))) {
  const endpoint = file.replace(".json", "");
  const examples = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Published[];
  describe(`published examples of ${endpoint}`, () => {
    test.each(examples.map((example) => [example.source, example.title, example] as const))(
      "%s: %s",
      (_source, _title, example) => {
        const { result } = check(endpoint, example.request);
        const different = example.expect.flatMap(({ path, value, tol = 0 }) => {
          const found = at(result, path);
          const agrees =
            typeof value === "number" && typeof found === "number"
              ? Math.abs(found - value) <= tol * Math.abs(value) + 1e-12
              : JSON.stringify(found) === JSON.stringify(value);
          return agrees ? [] : [{ path, published: value, ours: found }];
        });
        expect(different).toEqual([]);
      },
    );
  });
}
