import { section } from "@x/eurocode";
import { formats } from "@x/words/workshop";
import { test } from "vitest";
import { assess } from "../src/assessment/assess.ts";
import { exportFiles } from "../src/exports/files.ts";
import { drawingOf } from "../test/drawings.ts";

// Wanted: 200 members with all exports under 10 s and 1 GB on two cores.

const profiles = [
  "IPE 200",
  "IPE 300",
  "IPE 400",
  "HE 200 A",
  "HE 240 B",
  "UPE 180",
  "SHS 120x120x6",
  "L 90x90x9",
  "CHS 114.3x5",
  "UB 457x191x67",
];
const marks = ["B", "B", "B", "C", "C", "PU", "C", "BR", "BR", "B"];
const rows = Array.from({ length: 200 }, (_, i) => ({
  mark: `${marks[i % 10]}${i + 1}`,
  profile: profiles[i % 10] ?? "",
  length_mm: 2500 + 37 * i,
  quantity: 1 + (i % 6),
  steel_grade: section(profiles[i % 10] ?? "")?.shape === "I" ? "S355" : "S275",
}));

test("200 members, all exports", { timeout: 300_000 }, async ({ bench }) => {
  const drawing = drawingOf(rows);
  await bench.compare(
    bench("assessment", () => void assess(drawing, { national_annex: "NL" })),
    bench("assessment and all formats", async () => {
      const [before, started] = [process.memoryUsage().rss, process.cpuUsage()];
      await exportFiles(assess(drawing, { national_annex: "NL" }), formats);
      const megabytes = Math.round((process.memoryUsage().rss - before) / 2 ** 20);
      const { user, system } = process.cpuUsage(started);
      // on a busy machine the clock says little
      process.stderr.write(
        `${((user + system) / 1e6).toFixed(1)} s of processor time, memory grew by ${megabytes} MB\n`,
      );
    }),
    { iterations: 2, time: 200, warmupIterations: 0, warmupTime: 0 },
  );
});
