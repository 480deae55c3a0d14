import { expect, test } from "vitest";
import { apiReport } from "./support/api-report.ts";

const head = `<!-- Generated from the declarations of packages/eurocode by \`npx vitest run tests/ -u\`: do not edit. -->

# What @x/eurocode shows to others

A change here is a change for whoever uses the library: review it as such, and say it in CHANGELOG.md. Not listed: the formulas of
the standards (docs/clauses.md) and the fields of requests (docs/checks).`;

test("packages/eurocode/api.md: a change of the public interface is seen", { tags: "change" }, async () => {
  await expect(`${head}\n\n${apiReport("eurocode")}\n`).toMatchFileSnapshot("../packages/eurocode/api.md");
});
