import { annexCodes } from "@x/eurocode/engine";
import { messages } from "@x/eurocode/message";
import type { Command } from "commander";
import { calculated } from "../calculate.ts";
import { exitCode, Stop } from "../exit.ts";
import { readInput } from "../input.ts";
import { isRecord } from "../json.ts";
import { changesByFile } from "../lock.ts";
import { changesByFileText } from "../print/changes.ts";
import { printJson, say } from "../print/text.ts";
import { type Signed, signedOf, signedOfResult } from "../signed.ts";
import { ofFiles } from "../stops.ts";
import { ofOneAnnex } from "./check.ts";

const stops = messages("compareCommand", {
  notAll: "--annex takes one or two of them, and not all",
  twoAnnexes: "--annex takes two at most; there are {n}",
  twoFiles: "give two files, or one and two annexes in --annex",
  oneAnnex: "{file}: is of one annex; --annex is for inputs",
  long: "{file}: is too long to be compared",
  withBook: "a book is compared with a book",
});

/** The name of a calculation that is in no book. */
const alone = "";

export function addCompare(program: Command): void {
  program
    .command("compare")
    .description(
      "Values of the input, of the national annex and of the result that differ, and by how much; and the formula, where two versions of the software give something else. Inputs, results that --json printed, and reports and books (.pdf) can be compared.",
    )
    .argument("<first>", "an input, a result, or a report")
    .argument("[second]", "another; not needed with two annexes")
    .option("--annex <codes>", `one annex for both, or two for one input: NL,DE; of ${annexCodes.join(", ")}`)
    .option("--json", "print JSON")
    .addHelpText(
      "after",
      `
Exit codes: 0 nothing differs, 1 something does, 2 an input is invalid.

Examples:
  x compare members.json members-revised.json
  x compare members.json --annex NL,DE
  x compare revision-a.pdf revision-b.pdf`,
    )
    .action(compare);
}

async function compare(
  first: string,
  second: string | undefined,
  options: { annex?: string; json?: true },
): Promise<void> {
  const [annex, other = annex, ...more] = (options.annex ?? "").split(",").filter((code) => code !== "");
  if (more.length > 0) throw new Stop(stops.twoAnnexes({ n: more.length + 2 }));
  if (second === undefined && annex === other) throw new Stop(stops.twoFiles);
  const [was, is] = [await signedAt(first, annex), await signedAt(second ?? first, other)];
  const areBooks = !was.has(alone);
  if (areBooks === is.has(alone)) throw new Stop(stops.withBook);
  const changes = changesByFile(was, is);
  if (options.json) printJson(areBooks ? Object.fromEntries(changes) : (changes.get(alone) ?? []));
  else say(changes.size === 0 ? "nothing differs" : changesByFileText(changes));
  process.exitCode = changes.size === 0 ? exitCode.passed : exitCode.notPassed;
}

async function signedAt(file: string, annex: string | undefined): Promise<ReadonlyMap<string, Signed>> {
  const isPdf = /\.pdf$/i.test(file);
  const result = isPdf ? undefined : resultIn(file);
  if ((isPdf || result !== undefined) && annex !== undefined) throw new Stop(stops.oneAnnex({ file }));
  if (isPdf) {
    const kept = await (await import("../pdf-files.ts")).keptIn(file);
    return "files" in kept ? new Map(Object.entries(kept.signed)) : new Map([[alone, kept.signed]]);
  }
  if (result !== undefined) return new Map([[alone, await signedOfResult(file, result)]]);
  const asked = ofOneAnnex(annex, stops.notAll, { derivation: true });
  let signed: Signed | undefined;
  for await (const done of calculated(asked, [file])) {
    if (done.isPart) throw new Stop(stops.long({ file }));
    signed = signedOf(done) ?? signed;
  }
  if (!signed) throw new Stop(ofFiles.noResult({ file }));
  return new Map([[alone, signed]]);
}

/** What --json printed: a result has its endpoint and the result itself. */
function resultIn(file: string): Record<string, unknown> | undefined {
  if (!/\.json$/i.test(file)) return undefined;
  const { value } = readInput(file);
  return isRecord(value) && typeof value.endpoint === "string" && isRecord(value.result) ? value : undefined;
}
