import { expect, test } from "vitest";
import { errorCodes, errorDocumentation, errorsHtml } from "../src/index.ts";

test("the page of a server has a paragraph for every code, where errors point", () => {
  const html = errorsHtml();
  for (const code of errorCodes) {
    const [page, id] = errorDocumentation(code).split("#");
    expect(page).toBe("/docs/errors");
    expect(html).toContain(`<h2 id="${id}">`);
  }
});
