import { describe, expect, test } from "vitest";
import { detailPage, detailSheets } from "./detail-sheets.ts";

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
    await expect(detailPage()).toMatchFileSnapshot("../../../../docs/details.md");
  });
});
