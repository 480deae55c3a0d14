/** A report calculated and written again, and what differs. */
import { type Check, type CheckResult, isInvalidInput, runCheck } from "@x/eurocode/engine";
import { messages } from "@x/eurocode/message";
import { reportOf } from "@x/report";
import { pdf } from "@x/report/pdf";
import { wordsIn } from "@x/words/all";
import { languages } from "@x/words/languages";
import { changesBetween } from "./changes.ts";
import { sensitivityIn, sourceOf } from "./commands/reports.ts";
import { exitCode, Stop } from "./exit.ts";
import { isRecord } from "./json.ts";
import { firmKept, type Kept, keptName } from "./kept.ts";
import { differencesOfPages } from "./pages.ts";
import { reportAt, textsIn } from "./pdf-files.ts";
import { changesText } from "./print/changes.ts";
import { paint, printJson, say, table } from "./print/text.ts";
import { signedOf } from "./signed.ts";
import { checkOf } from "./standards.ts";
import { ofFiles } from "./stops.ts";
import { version } from "./version.ts";

const stops = messages("verifyStops", {
  wrong: "{file}: the input that is attached to it cannot be calculated",
  language: "{file}: its language is not known: {given}",
});

export async function verify(file: string, options: { json?: true }): Promise<void> {
  const { kept, pages } = await reportAt(file);
  const known = await checkOf(kept.check);
  const request = isRecord(kept.request) ? kept.request : {};
  const one = resultOf(file, known, request, kept.report.derived ?? true);
  const now = signedOf({ input: { file, text: "", value: request }, known, request: kept.request, one });
  if (!now) throw new Stop(ofFiles.noResult({ file }));
  const changes = changesBetween(kept.signed, now);
  const made = await textsIn(await pdf(await reportAgain(file, known, one, kept)));
  const differing = differencesOfPages(pages, made);
  const reason = reasonOf(kept, now);
  if (options.json)
    printJson({ confirmed: differing.length === 0 && changes.length === 0, reason, changes, pages: differing });
  else {
    const figures = made.flat().filter((text) => /\d/.test(text)).length;
    if (changes.length > 0) say(`What was kept with it gives something else\n${changesText(changes)}\n`);
    if (differing.length > 0) {
      const rows = differing
        .slice(0, mostShown)
        .map(({ page, printed, made: is }) => [`page ${page}`, inShort(printed), `→ ${inShort(is)}`]);
      const more = differing.length - rows.length;
      say(
        `On its pages, and as calculated again (${reason})\n${table(rows, [{}, {}, {}])}\n${more > 0 ? `${more} more: --json\n` : ""}`,
      );
    }
    const isFine = differing.length === 0 && changes.length === 0;
    say(
      isFine
        ? `${paint.green("CONFIRMED")}  ${file}: ${figures} texts with figures are as calculated by x ${version}`
        : `${paint.red("NOT CONFIRMED")}  ${file}: ${differing.length} ${differing.length === 1 ? "text differs" : "texts differ"}`,
    );
  }
  process.exitCode = differing.length === 0 && changes.length === 0 ? exitCode.passed : exitCode.notPassed;
}

/** A screen of differences; one that goes on for a page is told by how it begins. */
const mostShown = 40;
const mostLetters = 60;
const inShort = (text: string): string => (text.length <= mostLetters ? text : `${text.slice(0, mostLetters - 1)}…`);

function resultOf(file: string, known: Check, request: object, derivation: boolean): CheckResult {
  try {
    return runCheck(known, { ...request, derivation, messages: true });
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    const details = error.problems.map((problem) => ({ file: `${file}, ${keptName}`, ...problem }));
    throw new Stop(stops.wrong({ file }), exitCode.invalid, details);
  }
}

/** As it was asked, with the same title block. */
async function reportAgain(file: string, known: Check, one: CheckResult, kept: Kept) {
  const { language: word, length, project, sensitivity: share } = kept.report;
  const language = languages.find((known) => known === word);
  if (!language) throw new Stop(stops.language({ file, given: word }));
  const firm = firmKept(kept);
  return reportOf(one, {
    words: wordsIn(language),
    project,
    request: kept.request,
    software: kept.software,
    length,
    ...(firm ? { firm } : {}),
    sources: kept.links.map(sourceOf),
    ...(share === undefined ? {} : { sensitivity: await sensitivityIn(known, kept.request, one, share) }),
  });
}

/** Why a page can differ: another program, another edition, or the page itself. */
function reasonOf(kept: Kept, now: { readonly annex: string; readonly software: string }): string {
  if (kept.software !== now.software) return `written by ${kept.software}, calculated by ${now.software}`;
  if (kept.annex_edition !== now.annex) return `the annex was ${kept.annex_edition}, and is ${now.annex}`;
  return "same program and annex: the page, or what is attached to it, was changed";
}
