import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectAccessible, inAllColours, type Pages } from "../support/site.ts";

const field = (page: Page, name: string) => page.locator(`.inputs [name="${name}"]`).first();
const use = async (page: Page) => Number.parseFloat((await page.locator(".verdict .percent").textContent()) ?? "");

/** A beam through its address, as a link brings it. */
const addressOf = (beam: object) => `/beam#beam/${Buffer.from(JSON.stringify(beam)).toString("base64url")}`;

export function beamTests(pages: Pages): void {
  test("from its loads to its verdict: more load is used more, an unsound load goes to its field, its actions stay drawn", async () => {
    const page = await pages.open("/beam");
    await page.locator(".verdict.passed").waitFor();
    await expectAccessible(page, inAllColours);
    const before = await use(page);
    await field(page, "q_kN_m").fill("9,5");
    await page.waitForFunction(
      (was) => !document.querySelector(".verdict .percent")?.textContent?.startsWith(was),
      String(before),
    );
    expect(await use(page)).toBeGreaterThan(before);
    await field(page, "profile").fill("IPE 3000");
    await page.getByRole("button", { name: "member.profile" }).click();
    expect(await field(page, "profile").evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.getByText("Beam in all combinations").count()).toBeGreaterThan(0);
    await expectAccessible(page);
  });

  test("its spans, loads and material: one more span, a point load, concrete with its bars, actions alone", async () => {
    const page = await pages.open("/beam");
    await page.locator(".verdict.passed").waitFor();
    await page.getByRole("button", { name: "Add a span" }).click();
    await page.getByRole("rowheader", { name: "D" }).waitFor();
    await page.locator(".load select").first().selectOption("P_kN");
    await field(page, "x_mm").fill("2500");
    await page.locator("#material").selectOption("concrete");
    await page
      .getByText(/B1 span 1: .*300×500 C30/)
      .first()
      .waitFor();
    await page.locator("#material").selectOption("none");
    await page.waitForFunction(() => !document.querySelector(".verdict"));
    expect(await page.getByText("Beam in all combinations").count()).toBeGreaterThan(0);
  });

  test("a load without its value stays what it is and is not calculated; a number that can be two is asked about; undo brings all back", async () => {
    const load = (one: object) =>
      addressOf({
        spans_mm: [6000],
        actions: [{ id: "G", nature: "permanent", loads: [one] }],
        member: { profile: "IPE 300", steel_grade: "S355" },
      });
    const page = await pages.open(load({ q_kN_m2: 4, spacing_m: 3 }), { locale: "de-DE" });
    await page.locator(".verdict .percent").waitFor();
    const before = await use(page);
    await field(page, "q_kN_m2").fill("");
    await page.waitForFunction(() => !document.querySelector(".verdict .percent"));
    expect(await page.locator(".load select").first().inputValue()).toBe("q_kN_m2");
    expect(await page.locator('.load [name="spacing_m"]').inputValue()).toBe("3");
    await page.getByRole("button", { name: "Rückgängig" }).click();
    await page.locator(".verdict .percent").waitFor();
    expect(await use(page)).toBe(before);
    await page.locator(".load select").first().selectOption("P_kN");
    await field(page, "x_mm").fill("2.500");
    await page.getByText("kann zwei Zahlen sein").first().waitFor();
    expect(await page.locator(".verdict .percent").count()).toBe(0);
    await page
      .locator(".either")
      .getByRole("button", { name: /^2.?500/ })
      .click();
    await page.locator(".verdict .percent").waitFor();
    await expectAccessible(page);
    await field(page, "P_kN").fill("1,250");
    await page.locator(".either").getByRole("button", { name: /^1,25/ }).waitFor();
    await field(page, "P_kN").fill("");
    await page.waitForFunction(() => !document.querySelector(".either"));
    expect(await page.locator(".load select").first().inputValue()).toBe("P_kN");
    await page.waitForFunction(() => !document.querySelector(".verdict .percent"));
    // a concrete beam without its width is no slab
    await page.locator("#material").selectOption("concrete");
    await field(page, "P_kN").fill("20");
    await page.locator(".verdict .percent").waitFor();
    await field(page, "b").fill("");
    await page.waitForFunction(() => !document.querySelector(".verdict .percent"));
    expect(await page.locator("#material").inputValue()).toBe("concrete");
  });

  test("a link brings its beam, in the language of who reads it; one that is cut off says so", async () => {
    const beam = {
      mark: "T1",
      spans_mm: [4000],
      actions: [{ id: "G", nature: "permanent", loads: [{ q_kN_m: 1 }] }],
      member: { species: "C24", b: 80, h: 240, service_class: 1 },
    };
    const page = await pages.open(addressOf(beam), { locale: "de-DE" });
    await page.locator(".verdict.passed").getByText("Nachweis erfüllt").waitFor();
    expect(await page.locator("main [lang=en]").count()).toBe(0);
    const cut = await pages.open("/beam#beam/abc");
    await cut.getByText("This link is invalid").waitFor();
  });
}
