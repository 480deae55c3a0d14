import { expect, test } from "vitest";
import { expectAccessible, type Pages } from "../support/site.ts";

// From one field to everything, and what becomes of a calculation when one number moves.

export function jumpTests(pages: Pages): void {
  test("Ctrl+K finds pages, calculators, profiles and clauses, by keys alone", async () => {
    const page = await pages.open("/calculators");
    await page.locator(".verdict").first().waitFor();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Pages, calculators, clauses, profiles, projects" });
    await field.fill("fin plate");
    await page
      .locator(".jump")
      .getByRole("option", { name: /^Fin plates/ })
      .first()
      .waitFor();
    await expectAccessible(page);
    await field.fill("he200b");
    await page.locator(".jump").getByRole("option", { name: "HE 200 B" }).first().waitFor();
    await page.keyboard.press("Enter");
    await page.locator('.inputs [name="profile"]').waitFor();
    await expect.poll(() => page.locator('.inputs [name="profile"]').inputValue()).toBe("HE 200 B");
    await page.keyboard.press("Control+k");
    await field.fill("6.3.3(4)");
    await page.locator(".jump").getByRole("option").first().waitFor();
    await field.fill("no such thing anywhere");
    await page.getByText("Nothing found").waitFor();
    await page.keyboard.press("Escape");
    await field.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Go to" }).click();
    await field.fill("beam");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/beam/);
  });

  test("the front page and the documentation have it as well", async () => {
    for (const path of ["/", "/docs/start"]) {
      const page = await pages.open(path);
      if (path === "/") await page.locator("#list").scrollIntoViewIfNeeded();
      if (path === "/") await page.getByLabel("Find a calculation").waitFor();
      await page.keyboard.press("Control+k");
      await page
        .getByRole("combobox", { name: "Pages, calculators, clauses, profiles, projects" })
        .fill("timber joints");
      await page
        .locator(".jump")
        .getByRole("option", { name: /^Timber joints/ })
        .first()
        .waitFor();
    }
  });

  test("utilization over the length: the curve, where it passes, and what cannot be calculated", async () => {
    const page = await pages.open("/calculators#en-1993-1-1/member");
    await page.getByRole("tab", { name: "Plot" }).click();
    await page.getByLabel("Utilization over").selectOption("L_LT_mm");
    await page.getByText("At most fully used at").waitFor();
    await page.locator(".outcome figure svg polyline").first().waitFor();
    await page.getByLabel("to", { exact: true }).fill("30000");
    await page.getByText(/^At most fully used at .+ … .+ mm/).waitFor();
    await page.getByLabel("from", { exact: true }).fill("-3000");
    await page.getByText("values cannot be calculated and are not drawn").waitFor();
    await page.getByLabel("from", { exact: true }).fill("x");
    await page.getByText("Two different numbers are needed").waitFor();
    await page.getByLabel("from", { exact: true }).fill("1000");
    await page.getByText("The numbers").click();
    await expectAccessible(page);
  });
}
