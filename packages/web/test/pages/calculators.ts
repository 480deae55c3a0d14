import { readFileSync } from "node:fs";
import { check, checks, requestWith } from "@x/eurocode";
import { expect, test } from "vitest";
import { expectAccessible, inAllColours, type Pages, type Site } from "../support/site.ts";

/** Names of fields are those of the API; French and English share some words. */
const saidAlike = new Set(["Wind", "profile", "length_mm", "steel_grade", "FR: France", "Section IPE 300"]);

export function calculatorTests(site: () => Site, pages: Pages): void {
  test("all that the first page needs to calculate weighs less than 150 kB in every language, and is in that language", async () => {
    const page = await pages.open("/sign-in");
    const sizes: Promise<number>[] = [];
    page.on("requestfinished", (request) => {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const sentences = () =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const text = walker.currentNode;
          const isSaid = !text.parentElement?.closest("script, noscript, math, [lang]:not(html, .on-paper, div)");
          if (isSaid && /[a-z]{3}/.test(text.nodeValue ?? "")) found.push(text.nodeValue?.trim() ?? "");
        }
        return found;
      });
    let english: readonly string[] = [];
    const verdicts = { en: "Passed", nl: "Voldoet", de: "Nachweis erfüllt", fr: "Vérifié", sv: "Uppfyllt" };
    for (const [language, passed] of Object.entries(verdicts)) {
      await page.evaluate((code) => localStorage.setItem("language", code), language);
      sizes.length = 0;
      await page.goto("/");
      await page.locator(".verdict.passed").getByText(passed, { exact: true }).waitFor();
      const weighed = await Promise.all(sizes);
      expect(weighed.length).toBeGreaterThan(10);
      expect([language, weighed.reduce((sum, size) => sum + size, 0) < 150_000]).toEqual([language, true]);
      const said = await sentences();
      if (language === "en") english = said;
      const same = said.filter((text) => english.includes(text) && !saidAlike.has(text));
      expect([language, language === "en" ? [] : same]).toEqual([language, []]);
    }
  });

  test("the landing page calculates while one types", async () => {
    const page = await pages.open("/");
    await page.getByText("Passed").waitFor();
    await expectAccessible(page, inAllColours);
    await page.getByLabel("M_y_Ed").fill("650");
    await page.getByText("Not passed").waitFor();
    await expectAccessible(page);
    await page.getByLabel("M_y_Ed").fill("abc");
    await page.getByText("Not calculated").waitFor();
    expect(await page.getByLabel("M_y_Ed").getAttribute("aria-invalid")).toBe("true");
    // fields, problems and the list of calculators in the language of the page
    const german = await pages.open("/", { locale: "de-DE" });
    await german.getByText("größtes Moment um y; T-Profil: positiv drückt den Flansch; Vorgabe 0").waitFor();
    await german.getByRole("link", { name: "Stützenfuß" }).waitFor();
    await german.getByLabel("M_y_Ed").fill("abc");
    await german.getByText('muss eine Zahl in kNm sein, nicht "abc"').first().waitFor();
    expect(await german.locator("main [lang=en]").count()).toBe(0);
  });

  test("a number keeps its decimal point however fast it is typed, pasted or dictated", async () => {
    const page = await pages.open("/calculators#en-1993-1-1/member");
    const field = page.getByLabel("M_y_Ed", { exact: true });
    await field.waitFor();
    const processor = await page.context().newCDPSession(page);
    for (const rate of [1, 6]) {
      await processor.send("Emulation.setCPUThrottlingRate", { rate });
      for (const typed of ["120.5", "0.05", "-17.010", "3,25"]) {
        await field.press("Control+a");
        // all keys at once, as fingers roll over them
        await Promise.all([...typed].map((key) => page.keyboard.press(key)));
        expect(await field.inputValue()).toBe(typed);
      }
      await field.press("Control+a");
      await page.keyboard.insertText("64.25");
      expect(await field.inputValue()).toBe("64.25");
    }
    await processor.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await page.waitForFunction(() => atob(location.hash.split("/")[2] ?? "").includes("64.25"));
  });

  const calculators = checks.flatMap((known) =>
    Object.entries(known.kinds).map(([name, kind]) => ({
      key: `${known.endpoint}/${name}`,
      ...check(known.endpoint, requestWith(known, kind, [kind.example])),
    })),
  );
  /** A kind of each standard, and the longest derivations, stand for all; `PAGES=all`, as .ci/run has it, opens every kind. */
  const usual = new Set([
    ...checks.map(({ endpoint, kinds }) => `${endpoint}/${Object.keys(kinds)[0]}`),
    "en-1993-1-8/end-plate",
    "en-1993-1-8/column-base",
  ]);
  const opened = calculators.filter(({ key }) => process.env.PAGES === "all" || usual.has(key));
  test("a calculator calculates its example, as the library does", async () => {
    const page = await pages.open("/calculators");
    for (const { key, utilization, result } of opened) {
      await page.getByLabel("Calculation", { exact: true }).selectOption(key);
      await page.waitForFunction((start) => location.hash.startsWith(start), `#${key}/`);
      const percent = page.locator(".percent");
      if (result.governing === null) expect(await percent.count(), key).toBe(0);
      else {
        const shown = Number.parseFloat((await percent.textContent()) ?? "");
        expect(Math.abs(shown - utilization), key).toBeLessThanOrEqual(utilization >= 100 ? 0.5 : 0.05);
      }
      expect(await page.locator(".problem, .verdict.unknown").allTextContents(), key).toEqual([]);
      const annexes = page.getByRole("region", { name: "All national annexes" });
      expect(await annexes.locator("tbody tr").count(), key).toBe(6);
      await annexes.getByText("…", { exact: true }).first().waitFor({ state: "detached" });
      // their colours are those of the landing page
      if (usual.has(key)) await expectAccessible(page, ["colours aside"]);
    }
  });

  test("the input is in the address: what was typed opens again elsewhere", async () => {
    const page = await pages.open("/calculators#en-1993-1-1/member");
    await page.getByLabel("profile", { exact: true }).fill("HEB 200");
    await page.getByLabel("National annex", { exact: true }).selectOption("UK");
    await page.waitForFunction(() => location.hash.length > 100);
    const address = page.url();
    const other = await pages.open(address.slice(site().bench.base.length));
    expect(await other.getByLabel("profile", { exact: true }).inputValue()).toBe("HEB 200");
    expect(await other.getByLabel("National annex", { exact: true }).inputValue()).toBe("UK");
    // half of a link is not taken for the whole
    await other.goto(address.slice(0, -40));
    await other.getByText("This link is invalid").waitFor();
    expect(await other.getByLabel("profile", { exact: true }).inputValue()).toBe("HEB 200");
    await other.getByLabel("profile", { exact: true }).fill("HEB 220");
    await other.getByText("This link is invalid").waitFor({ state: "detached" });
    // on paper: what was given and what came of it, without the form
    await other.emulateMedia({ media: "print" });
    expect(await other.locator("form, nav, .inputs, select, h1").filter({ visible: true }).count()).toBe(0);
    await other.getByRole("heading", { name: "Input" }).waitFor();
    await other.getByText("Calculation step by step").waitFor();
  });

  test("a request is saved as JSON and opened again", async () => {
    const page = await pages.open("/calculators#en-1995-1-1/member");
    await page.getByLabel("species").fill("C24");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save JSON" }).click(),
    ]);
    const text = readFileSync((await download.path()) ?? "", "utf8");
    expect(JSON.parse(text)).toMatchObject({ members: [{ species: "C24" }] });
    const other = await pages.open("/calculators#en-1998-1/structure");
    await other
      .getByLabel("Open JSON")
      .setInputFiles({ name: "beam.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await other.getByText("beam.json is open").waitFor();
    expect(await other.getByLabel("species").inputValue()).toBe("C24");
    await other
      .getByLabel("Open JSON")
      .setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from('{"a":1}') });
    await other.getByText("a.json does not contain input for any check").waitFor();
    expect(await other.getByLabel("species").inputValue()).toBe("C24");
  });

  test("a table of a thousand rows: all are judged, kept in the address, and saved; a bad row is found", async () => {
    const page = await pages.open("/calculators#en-1993-1-1/member");
    const rows = Array.from({ length: 1000 }, (_, i) => `B${i + 1};IPE ${[240, 300, 360][i % 3]};${4000 + i};20`);
    const table = (lines: readonly string[]) => ({
      name: "hall.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(["mark;profile;length_mm;M_y_Ed", ...lines].join("\n")),
    });
    await page.getByLabel("Open JSON or CSV").setInputFiles(table(rows));
    await page.getByText("hall.csv is open").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save results as CSV" }).click(),
    ]);
    expect(readFileSync((await download.path()) ?? "", "utf8").split("\r\n")).toHaveLength(1002);
    const kept = await page.evaluate(() =>
      atob(location.hash.split("/")[2]?.replaceAll("-", "+").replaceAll("_", "/") ?? ""),
    );
    expect(JSON.parse(kept).members).toHaveLength(1000);
    await page.getByLabel("Open JSON or CSV").setInputFiles(table(rows.with(699, "B700;IPE 300;long;20")));
    await page.getByRole("button", { name: "members[699].length_mm" }).click();
    expect(await page.getByLabel("length_mm", { exact: true }).inputValue()).toBe("long");
    expect(await page.getByLabel("Item", { exact: true }).inputValue()).toBe("699");
  });

  test("an address that somebody else wrote runs nothing", async () => {
    const mark = `"><img src=x onerror="console.log('run')"><script>console.log('run')</script>`;
    const request = { members: [{ mark, profile: "IPE 300", length_mm: 5000, M_y_Ed: 10 }] };
    const page = await pages.open(
      `/calculators#en-1993-1-1/member/${Buffer.from(JSON.stringify(request)).toString("base64url")}`,
    );
    await page.locator(".verdict.passed").waitFor();
    expect(await page.locator("main img, main script").count()).toBe(0);
  });

  test.each(["/", "/calculators#en-1993-1-8/fin-plate", "/sign-up"])("%s fits a phone", async (path) => {
    const page = await pages.open(path, { viewport: { width: 375, height: 700 } });
    await page.locator(".waiting").first().waitFor({ state: "detached" });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(375);
  });
}
