import { expect, test } from "vitest";
import { errorCodes, errorDocumentation, errorsHtml, errorsMarkdown } from "../src/index.ts";

test("docs/errors.md lists every code", async () => {
  await expect(errorsMarkdown()).toMatchFileSnapshot("../../../docs/errors.md");
});

test("the page of a server has a paragraph for every code, where errors point", () => {
  const html = errorsHtml();
  for (const code of errorCodes) {
    const [page, id] = errorDocumentation(code).split("#");
    expect(page).toBe("/docs/errors");
    expect(html).toContain(`<h2 id="${id}">`);
  }
});
