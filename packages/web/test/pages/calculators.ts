import { readFileSync } from "node:fs";
import { check, checks, requestWith } from "@x/eurocode";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { asDeepAs, byDepth } from "../../../../tests/depth.ts";
import { expectAccessible, inAllColours, type Pages } from "../support/site.ts";

/** Names of fields are those of the API; French and English share some words. */
const saidAlike = new Set([
  "Documentation",
  "Wind",
  "profile",
  "length_mm",
  "steel_grade",
  "FR: France",
  "Section IPE 300",
]);

/** A field of the form by its name in the API. */
const field = (page: Page, name: string) => page.locator(`.inputs [name="${name}"], .beam [name="${name}"]`).first();
/** As the page has it now: what Playwright keeps of it comes later. */
const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.hash);

export function calculatorTests(pages: Pages): void {
  test("all that the first page needs to calculate weighs less than 150 kB in every language, and is in that language", {
    tags: "change",
  }, async () => {
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
          const isSaid = !text.parentElement?.closest(
            "script, noscript, math, code:not(.api-name), [lang]:not(html, .on-paper, div)",
          );
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
      expect(
        weighed.reduce((sum, size) => sum + size, 0),
        language,
      ).toBeLessThan(150_000);
      const said = await sentences();
      if (language === "en") english = said;
      const same = said.filter((text) => english.includes(text) && !saidAlike.has(text));
      expect([language, language === "en" ? [] : same]).toEqual([language, []]);
    }
  });

  test("the landing page finds a calculation, and draws what is in sight", async () => {
    const page = await pages.open("/");
    await page.locator("#list").scrollIntoViewIfNeeded();
    await page.getByLabel("Find a calculation").fill("timber screw");
    const found = page.locator("#list li");
    await found.getByText("Timber joints with inclined screws").waitFor();
    expect(await found.count()).toBeLessThan(5);
    await found.first().scrollIntoViewIfNeeded();
    await found.first().locator("img[src^='/sketches/en-1995-1-1/']").waitFor();
    await page.getByLabel("Find a calculation").fill("zzz");
    await page.getByText("Nothing found").waitFor();
    await page.getByLabel("Find a calculation").fill("fin plate");
    await found.getByRole("link", { name: "Fin plates" }).click();
    await page.waitForURL(/\/calculators#en-1993-1-8\/fin-plate/);
  });

  test("the landing page calculates while one types", async () => {
    const page = await pages.open("/");
    await page.getByText("Passed").waitFor();
    await expectAccessible(page, inAllColours);
    await field(page, "M_y_Ed").fill("650");
    await page.getByText("Not passed").waitFor();
    await expectAccessible(page);
    await field(page, "M_y_Ed").fill("abc");
    await page.getByText("Not calculated").waitFor();
    expect(await field(page, "M_y_Ed").getAttribute("aria-invalid")).toBe("true");
    // fields, problems and the list of calculators in the language of the page
    const german = await pages.open("/", { locale: "de-DE" });
    await field(german, "M_y_Ed").focus();
    await german.getByText("größtes Moment um y; T-Profil: positiv drückt den Flansch; Vorgabe 0").waitFor();
    await german.locator("#list").scrollIntoViewIfNeeded();
    await german.getByRole("link", { name: "Stützenfuß" }).waitFor();
    await field(german, "M_y_Ed").fill("abc");
    await german.getByText('muss eine Zahl in kNm sein, nicht "abc"').first().waitFor();
    expect(await german.locator("main [lang=en]").count()).toBe(0);
  });

  test("a number keeps its decimal point however fast it is typed, pasted or dictated", {
    tags: "change",
  }, async () => {
    const page = await pages.open("/calculators#en-1993-1-1/member");
    const moment = field(page, "M_y_Ed");
    await moment.waitFor();
    const processor = await page.context().newCDPSession(page);
    for (const rate of [1, 6]) {
      await processor.send("Emulation.setCPUThrottlingRate", { rate });
      for (const typed of ["120.5", "0.05", "-17.010", "3,25"]) {
        await moment.press("Control+a");
        // all keys at once, as fingers roll over them
        await Promise.all([...typed].map((key) => page.keyboard.press(key)));
        expect(await moment.inputValue()).toBe(typed);
      }
      await moment.press("Control+a");
      await page.keyboard.insertText("64.25");
      expect(await moment.inputValue()).toBe("64.25");
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
  /** A kind of each standard, and the longest derivations, stand for all; once a week every kind is opened. */
  const usual = new Set([
    ...checks.map(({ endpoint, kinds }) => `${endpoint}/${Object.keys(kinds)[0]}`),
    "en-1993-1-8/end-plate",
    "en-1993-1-8/column-base",
  ]);
  const opened = calculators.filter(({ key }) => asDeepAs("week") || usual.has(key)).slice(0, byDepth(2, 100, 100));
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
      await page.getByRole("tab", { name: "Steps" }).click();
      await page.locator(".steps li").first().waitFor();
      if (usual.has(key)) await expectAccessible(page, ["colours aside"]);
      if (!usual.has(key)) continue;
      await page.getByRole("tab", { name: "Annexes" }).click();
      const annexes = page.getByRole("region", { name: "All national annexes" });
      expect(await annexes.locator("tbody tr").count(), key).toBe(6);
      await annexes.getByText("…", { exact: true }).first().waitFor({ state: "detached" });
      // their colours are those of the landing page
      await page.getByRole("tab", { name: "Checks" }).click();
      if (usual.has(key)) await expectAccessible(page, ["colours aside"]);
    }
  });

  test("a verification leads to its steps; what was done is undone and done again; the last result stays while one types", {
    tags: "change",
  }, async () => {
    const page = await pages.open("/calculators#en-1993-1-8/end-plate");
    // named as a report names it, and drawn with symbols as a report prints them
    const verifications = page.getByRole("region", { name: "Verifications" });
    await page.locator("figure.live tspan").first().waitFor({ state: "attached" });
    await verifications.getByRole("button", { name: "moment resistance of the joint" }).click();
    await page.locator(".component h3:focus").waitFor();
    await page.getByRole("tab", { name: "Steps", selected: true }).press("ArrowLeft");
    await page.getByRole("tab", { name: "Checks", selected: true }).waitFor();
    await page.goto("/calculators#en-1993-1-1/member");
    const moment = field(page, "M_y_Ed");
    const before = await moment.inputValue();
    await moment.fill("7");
    await moment.fill("71");
    await page.getByRole("button", { name: "Undo" }).click();
    expect(await moment.inputValue()).toBe(before);
    await page.getByRole("button", { name: "Redo" }).click();
    expect(await moment.inputValue()).toBe("71");
    // in the middle of a number the last result stays
    await page.locator(".verdict.passed").waitFor();
    await moment.fill("71,000");
    await page.locator(".outcome[aria-busy=true] .verdict.passed").waitFor();
    await page.locator(".verdict.unknown").waitFor();
    // who writes programs asks for the names of the API
    expect(await page.locator("code.api-name:visible").count()).toBe(0);
    await page.getByLabel("Names of the API").check();
    await page.locator("code.api-name:visible").first().waitFor();
  });

  test("a table of members: pasted, filled, sorted, filtered, and one of them in full", {
    tags: "change",
  }, async () => {
    const page = await pages.open("/calculators#en-1993-1-1/member");
    await page.getByRole("button", { name: "Table", exact: true }).click();
    const cell = (row: number, column: number) => page.locator(`#cell-${row}-${column}`);
    const paste = (text: string) =>
      page.evaluate((data) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", data);
        document.activeElement?.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
        );
      }, text);
    await cell(0, 0).focus();
    await paste(
      "mark\tprofile\tlength_mm\tM_y_Ed\nB1\tIPE 300\t6000\t40\nB2\tIPE 300\t6000\t400\nB3\tIPE 300\t6000,5\t41\nB4\tIPX 1\t6000\t1\n",
    );
    await page.getByText("4 rows are pasted").waitFor();
    await page.getByText("3 of 4 calculated").waitFor();
    await page.getByText("1 not passed").waitFor();
    await expectAccessible(page, ["colours aside"]);
    await page.getByLabel("Only what did not pass").check();
    expect(await cell(0, 0).inputValue()).toBe("B2");
    expect(await cell(1, 0).inputValue()).toBe("B4");
    await page.getByLabel("Only what did not pass").uncheck();
    await page.getByLabel("Most used first").check();
    expect(await cell(1, 0).inputValue()).toBe("B2");
    // who types into a sorted row goes on in it, whatever it comes to
    // the last is used least
    await cell(3, 0).focus();
    await page.locator("tr.open [name=M_y_Ed]").focus();
    await page.keyboard.press("ControlOrMeta+a");
    for (const sign of "500") {
      await page.keyboard.press(sign);
      await page.getByText("3 of 4 calculated").waitFor();
    }
    await page.getByText("2 not passed").waitFor();
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe("500");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("1 not passed").waitFor();
    await page.getByLabel("Most used first").uncheck();
    // by keys: fill the profile of the first into all
    const profile = page.locator(".grid tbody tr").first().locator("[name=profile]");
    await profile.focus();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await page.waitForFunction(() => document.activeElement?.id.startsWith("cell-3-"));
    await page.keyboard.press("ControlOrMeta+d");
    await page.getByText("4 of 4 calculated").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("3 of 4 calculated").waitFor();
    // the row that one is in stands beside it in full
    await cell(1, 0).focus();
    await page.locator(".outcome .verdict.failed").waitFor();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save table as CSV" }).click(),
    ]);
    const lines = readFileSync((await download.path()) ?? "", "utf8").split("\r\n");
    expect(lines[0]).toMatch(/^\ufeffmark,.*profile,.*passed,utilization,verification,clause$/);
    expect(lines[2]).toMatch(/^B2,.*false/);
  });

  test("ten thousand members: what is not in sight is not there", { tags: "change" }, async () => {
    const page = await pages.open("/calculators#en-1993-1-1/member");
    await page.getByRole("button", { name: "Table", exact: true }).click();
    const rows = Array.from(
      { length: 10_000 },
      (_, i) => `B${i + 1};IPE ${[240, 300, 360][i % 3]};${4000 + (i % 997)};20`,
    );
    const buffer = Buffer.from(["mark;profile;length_mm;M_y_Ed", ...rows].join("\n"));
    await page.getByLabel("Open JSON or CSV").setInputFiles({ name: "hall.csv", mimeType: "text/csv", buffer });
    await page.getByText("10,000 of 10,000 calculated").waitFor();
    expect(await page.locator(".grid tbody tr").count()).toBeLessThan(60);
    await page.locator(".grid").evaluate((grid) => grid.scrollTo(0, grid.scrollHeight));
    await page.locator(".grid input").filter({ visible: true }).last().waitFor();
    expect(await page.locator("#cell-9999-0").inputValue()).toBe("B10000");
  });

  test("no calculator loses a decimal point, however slow it is", { tags: "change" }, async () => {
    const page = await pages.open("/calculators");
    const processor = await page.context().newCDPSession(page);
    // a slow processor is made by keeping it busy: the quickest and the slowest form stand for the others
    const slowToo = asDeepAs("week") ? usual : new Set(["en-1993-1-1/member", "en-1993-1-8/end-plate"]);
    for (const { key } of opened) {
      await page.getByLabel("Calculation", { exact: true }).selectOption(key);
      await page.waitForFunction((start) => location.hash.startsWith(start), `#${key}/`);
      for (const rate of slowToo.has(key) ? [1, 6] : [1]) {
        await processor.send("Emulation.setCPUThrottlingRate", { rate });
        const moment = page.locator(".inputs input[inputmode=decimal]:visible").nth(rate === 1 ? 0 : -1);
        await moment.press("Control+a");
        await Promise.all([..."1120.25"].map((sign) => page.keyboard.press(sign)));
        expect([key, rate, await moment.inputValue()]).toEqual([key, rate, "1120.25"]);
        await moment.press("Control+a");
        await page.keyboard.insertText("64,125 ");
        expect([key, rate, await moment.inputValue()]).toEqual([key, rate, "64,125 "]);
      }
      await processor.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    }
  });

  test("what can be two numbers is asked about and not calculated; what was read is said", {
    tags: "change",
  }, async () => {
    const page = await pages.open("/calculators#en-1993-1-1/member");
    const moment = field(page, "M_y_Ed");
    await moment.fill("17,010");
    await page.getByText("17,010 can be two numbers: choose one").first().waitFor();
    await page.locator(".verdict.unknown").waitFor();
    expect(await page.getByRole("tab").count()).toBe(0);
    await expectAccessible(page, ["colours aside"]);
    await page.getByRole("button", { name: "17.01 kNm" }).click();
    await page.locator(".verdict.passed").waitFor();
    expect(await moment.inputValue()).toBe("17.01");
    await moment.fill("12,5 kNm");
    await page.getByText("= 12.5", { exact: true }).waitFor();
    // a table whose points can be both is asked about, too: the library would read English
    const table = Buffer.from("mark;profile;length_mm;M_y_Ed\nB1.5;IPE 300;5000;110.250");
    const before = await page.evaluate(() => location.hash);
    await page.getByLabel("Open JSON or CSV").setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: table });
    await page.getByRole("button", { name: "110250 kNm" }).waitFor();
    await page.waitForFunction((hash) => location.hash !== hash, before);
    // German pages write German numbers
    const german = await pages.open(await addressOf(page), { locale: "de-DE" });
    await german.getByRole("button", { name: "110,25 kNm" }).click();
    expect(await field(german, "M_y_Ed").inputValue()).toBe("110,25");
  });

  test("a link to a calculation that is not here says so", async () => {
    const page = await pages.open("/calculators#en-1999-1-1/member");
    await page.getByText("There is no calculation en-1999-1-1/member here").waitFor();
    await page.goto("/calculators#en-1993-1-8/rivet");
    await page.getByText("There is no calculation en-1993-1-8/rivet here").waitFor();
    await page.goto("/calculators#constructor/constructor");
    await page.getByText("There is no calculation constructor/constructor here").waitFor();
  });

  test("the input is in the address: what was typed opens again elsewhere", { tags: "change" }, async () => {
    const page = await pages.open("/calculators#en-1993-1-1/member");
    await field(page, "profile").fill("HEB 200");
    await page.getByLabel("National annex", { exact: true }).selectOption("UK");
    await page.waitForFunction(() => location.hash.length > 100);
    const address = await addressOf(page);
    const other = await pages.open(address);
    expect(await field(other, "profile").inputValue()).toBe("HEB 200");
    expect(await other.getByLabel("National annex", { exact: true }).inputValue()).toBe("UK");
    // half of a link is not taken for the whole
    await other.goto(address.slice(0, -40));
    await other.getByText("This link is invalid").waitFor();
    expect(await field(other, "profile").inputValue()).toBe("HEB 200");
    await field(other, "profile").fill("HEB 220");
    await other.getByText("This link is invalid").waitFor({ state: "detached" });
    // on paper: what was given and what came of it, without the form
    await other.emulateMedia({ media: "print" });
    expect(await other.locator("form, nav, .inputs, select, h1").filter({ visible: true }).count()).toBe(0);
    await other.getByRole("heading", { name: "Input" }).waitFor();
    await other.getByText("Calculation step by step").waitFor();
  });

  test("a request is saved as JSON and opened again", { tags: "change" }, async () => {
    const page = await pages.open("/calculators#en-1995-1-1/member");
    await field(page, "species").fill("C24");
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
    expect(await field(other, "species").inputValue()).toBe("C24");
    await other
      .getByLabel("Open JSON")
      .setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from('{"a":1}') });
    await other.getByText("a.json does not contain input for any check").waitFor();
    expect(await field(other, "species").inputValue()).toBe("C24");
  });

  test("a table of a thousand rows: all are judged, kept in the address, and saved; a bad row is found", {
    tags: "change",
  }, async () => {
    const page = await pages.open("/calculators#en-1993-1-1/member");
    const rows = Array.from({ length: 1000 }, (_, i) => `B${i + 1};IPE ${[240, 300, 360][i % 3]};${4000 + i};20`);
    const table = (lines: readonly string[]) => ({
      name: "hall.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(["mark;profile;length_mm;M_y_Ed", ...lines].join("\n")),
    });
    await page.getByLabel("Open JSON or CSV").setInputFiles(table(rows));
    await page.getByText("hall.csv is open").waitFor();
    await page.getByRole("tab", { name: "Report" }).click();
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
    expect(await field(page, "length_mm").inputValue()).toBe("long");
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

  test.each(["/", "/calculators#en-1993-1-8/fin-plate", "/sign-up"])(
    "%s stays where it is while it loads",
    async (path) => {
      for (const [width, height, locale] of [
        [1280, 720, "en-GB"],
        [375, 700, "de-DE"],
      ] as const) {
        const context = await pages.context({ viewport: { width, height }, locale });
        await context.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value); // a LayoutShift
          }).observe({ type: "layout-shift", buffered: true });
        });
        const page = await context.newPage();
        await page.goto(path);
        await page.locator(".verdict, form").first().waitFor();
        const shifts = (await page.evaluate("window.shifts")) as number[];
        expect([path, locale, shifts.reduce((sum, one) => sum + one, 0) < 0.05]).toEqual([path, locale, true]);
      }
    },
  );

  test("first generation, second, or both with what differs: a switch beside the annex", async () => {
    const page = await pages.open("/calculators#en-1993-1-1/member");
    const generation = page.getByRole("group", { name: "Generation of the Eurocodes" });
    const percent = async () => (await page.locator(".verdict .percent").textContent()) ?? "";
    await page.locator(".verdict.passed").waitFor();
    const first = await percent();
    await page.getByLabel("National annex").selectOption("NL");
    await generation.getByRole("button", { name: "Both" }).click();
    const beside = page.getByRole("list", { name: "Both generations of the Eurocodes" });
    await beside.waitFor();
    expect(await beside.getByRole("listitem").count()).toBe(2);
    await expectAccessible(page, inAllColours);
    const differs = page.getByRole("region", { name: "What differs" });
    expect(await differs.getByRole("row").filter({ hasText: "(8.82)" }).count()).toBe(1);
    await page.getByText("What follows from it").click();
    expect(await page.getByRole("region", { name: "What follows from it" }).getByRole("row").count()).toBeGreaterThan(
      1,
    );
    const asked = await page.evaluate(() => atob(location.hash.split("/")[2] ?? ""));
    expect(JSON.parse(asked)).toMatchObject({ edition: "both", annex_second: "recommended" });
    await page.getByRole("tab", { name: "Annexes" }).click();
    const annexes = page.getByRole("region", { name: "All national annexes" });
    await annexes.getByText("…", { exact: true }).first().waitFor({ state: "detached" });
    expect(await annexes.getByRole("row").filter({ hasText: "EN" }).first().textContent()).toContain(first);
    await generation.getByRole("button", { name: "Second" }).click();
    await beside.waitFor({ state: "detached" });
    const verdict = page.locator(".verdict strong");
    await verdict.getByText("Passed (one source)").waitFor();
    await generation.getByRole("button", { name: "First" }).click();
    await verdict.getByText("Passed", { exact: true }).waitFor();
    // a check that has one generation has no switch
    await page.getByLabel("Calculation", { exact: true }).selectOption("en-1993-1-9/detail");
    await generation.waitFor({ state: "detached" });
  });

  test.each(["/", "/calculators#en-1993-1-8/fin-plate", "/beam", "/sign-up"])("%s fits a phone", async (path) => {
    const page = await pages.open(path, { viewport: { width: 375, height: 700 } });
    // the list of the front page waits until somebody comes near
    if (path === "/") await page.locator("#list").scrollIntoViewIfNeeded();
    await page.locator(".waiting").first().waitFor({ state: "detached" });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(375);
  });
}
