// pnpm run scans [how many] [from seed]
// What OCR makes of sheets without a text layer. Without numbers: each scan and outlined drawing there is (and those of the
// folder DRAWINGS). With numbers: random sheets as scanners give them, 150 to 300 dpi, hanging, worn, on grey paper, or
// with their letters drawn as outlines. SHOW=1 tells what is wrong.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openEngine } from "../src/ocr/engine.ts";
import { ocrReaderOf } from "../src/ocr/ocr.ts";
import { outlined, scanned } from "../test/drawings/pictures.ts";
import { givenIn, otherFolder } from "../test/given.ts";
import { sheetOf } from "../test/random/sheets.ts";
import { Tally } from "../test/random/tally.ts";
import { scoreOf, type Truth } from "../test/score.ts";
import { lookOf } from "./looks.ts";

const [many = 0, from = 0] = process.argv.slice(2).map(Number);
const { ONLY = "", SHOW } = process.env;
const engine = await openEngine();
const reader = ocrReaderOf({ engine, secondsPerPage: Number.POSITIVE_INFINITY });
const tally = new Tally();

async function tell(name: string, kind: string, pdf: Uint8Array, truth: Truth): Promise<void> {
  const before = performance.now();
  const drawing = await reader.read(new Uint8Array(pdf), {});
  const { rows, invented, missing, wrong, certain, surelyWrong } = scoreOf(drawing, truth);
  tally.add(name, kind, drawing, truth);
  const seconds = ((performance.now() - before) / 1000).toFixed(1);
  console.log(
    `${name}: rows ${rows.join("/")}, invented ${invented.length}, certain ${certain.join("/")}, ${seconds} s (${kind})`,
  );
  if (!SHOW) return;
  const sure = new Map(drawing.members.map(({ mark, section, source }) => [`${mark} ${section}`, source.confidence]));
  for (const one of missing) console.log(`    missing ${one}`);
  for (const one of invented) console.log(`    invented ${one} (${sure.get(one)})`);
  for (const one of wrong) console.log(`    ${one}`);
  for (const one of surelyWrong) console.log(`    certain and wrong: ${one}`);
}

try {
  if (many > 0) {
    for (let seed = from; seed < from + many; seed++) {
      const { name, truth, pdf } = await sheetOf(seed);
      const { kind, scanner } = lookOf(seed);
      const original = new Uint8Array(pdf);
      await tell(name, kind, await (scanner ? scanned(original, scanner, true) : outlined(original, true)), truth);
    }
  } else {
    const own = join(import.meta.dirname, "../test/drawings/files");
    for (const folder of otherFolder ? [own, otherFolder] : [own])
      for (const { file, kind, expected } of givenIn(folder))
        if ((kind === "scan" || kind === "outlined") && file.includes(ONLY))
          await tell(file, kind, readFileSync(join(folder, file)), expected);
  }
  console.log(tally.table());
} finally {
  await engine.close();
}
