/**
 * `npm run bench:web`, with `npm start` beside it: how long a page takes from navigation
 * to the verdict on the screen, with the processor throttled four times and an empty cache; lowest and median of five, in ms.
 */
import { chromium } from "playwright-core";

const base = process.argv[2] ?? "http://127.0.0.1:3000";
const rounds = 5;
const pages = {
  landing: "/",
  "concrete column": "/calculators#en-1992-1-1/column",
  "steel member": "/calculators#en-1993-1-1/member",
  bolt: "/calculators#en-1993-1-8/bolt",
  fatigue: "/calculators#en-1993-1-9/detail",
  timber: "/calculators#en-1995-1-1/member",
  earthquake: "/calculators#en-1998-1/structure",
};

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
console.log("page               language  verdict: lowest, median  load event");
for (const locale of ["en-GB", "de-DE"])
  for (const [name, path] of Object.entries(pages)) {
    const times: { verdict: number; load: number }[] = [];
    for (let i = 0; i < rounds; i++) times.push(await timed(locale, path));
    const of = (key: "verdict" | "load") => times.map((time) => time[key]).sort((a, b) => a - b);
    const [verdicts, loads] = [of("verdict"), of("load")];
    const middle = Math.floor(rounds / 2);
    const cells = [verdicts[0], verdicts[middle]].map((time) => (time ?? 0).toFixed(0).padStart(8));
    console.log(name.padEnd(18), locale.padEnd(9), ...cells, (loads[middle] ?? 0).toFixed(0).padStart(18));
  }
await browser.close();

async function timed(locale: string, path: string): Promise<{ verdict: number; load: number }> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector(".verdict .answer") && performance.getEntriesByName("verdict").length === 0)
        // what was put there is on the screen with the next picture
        requestAnimationFrame(() => setTimeout(() => performance.mark("verdict")));
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  await page.goto(base + path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("verdict").length > 0);
  const found = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return {
      verdict: performance.getEntriesByName("verdict")[0]?.startTime ?? Number.NaN,
      load: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : Number.NaN,
    };
  });
  await context.close();
  return found;
}
