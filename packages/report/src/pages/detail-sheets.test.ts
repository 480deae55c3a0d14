import { describe, expect, test } from "vitest";
import { detailPage, detailSheets } from "./detail-sheets.ts";

const generated = (page: string): string =>
  `<!-- Generated from packages/eurocode/src/en-1993-1-9 by \`npx vitest run packages/report/src/pages -u\`: do not edit. -->\n\n${page}`;

// Made from the catalogue; `npm test -- -u` writes the pictures anew.
describe("sheets of details", () => {
  test.each(detailSheets().map((sheet) => [sheet.table, sheet] as const))(
    "docs/details/%s.svg",
    async (table, { svg }) => {
      expect(svg).not.toMatch(/NaN|undefined/);
      await expect(svg).toMatchFileSnapshot(`../../../../docs/details/${table}.svg`);
    },
  );
  test("docs/details.md", async () => {
    await expect(generated(detailPage())).toMatchFileSnapshot("../../../../docs/details.md");
  });
});
