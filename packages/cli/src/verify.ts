/** A report calculated and written again, and what differs. */
import { type Check, type CheckResult, isInvalidInput, runCheck } from "@x/eurocode/engine";
import { messages } from "@x/eurocode/message";
import { reportOf } from "@x/report";
import { pdf } from "@x/report/pdf";
import { wordsIn } from "@x/words/all";
import { languages } from "@x/words/languages";
import { type Change, changesBetween } from "./changes.ts";
import { sensitivityIn, sourceOf } from "./commands/reports.ts";
import { type Detail, exitCode, Stop } from "./exit.ts";
import { isRecord } from "./json.ts";
import { firmKept, type Kept, keptName } from "./kept.ts";
import { type KeptBook, keptBookName } from "./kept-book.ts";
import { changesByFile } from "./lock.ts";
import { differencesOfPages } from "./pages.ts";
import { pagesIn, reportAt } from "./pdf-files.ts";
import { changesByFileText } from "./print/changes.ts";
import { paint, printJson, say, table } from "./print/text.ts";
import { signedOf } from "./signed.ts";
import { checkOf } from "./standards.ts";
import { ofFiles } from "./stops.ts";
import { version } from "./version.ts";

const stops = messages("verifyStops", {
  wrong: "{file}: the input that is attached to it cannot be calculated",
  language: "{file}: its language is not known: {given}",
});

interface Verified {
  /** What is no longer as it was kept, by calculation; a report has one, without a name. */
  readonly changes: ReadonlyMap<string, readonly Change[]>;
  readonly made: Uint8Array;
  readonly reason: string;
}

async function ofReport(file: string, kept: Kept): Promise<Verified> {
  const known = await checkOf(kept.check);
  const request = isRecord(kept.request) ? kept.request : {};
  const one = resultOf(file, known, request, kept.report.derived ?? true);
  const now = signedOf({ input: { file, text: "", value: request }, known, request: kept.request, one });
  if (!now) throw new Stop(ofFiles.noResult({ file }));
  const changes = changesBetween(kept.signed, now);
  return {
    changes: new Map(changes.length > 0 ? [["", changes]] : []),
    made: await pdf(await reportAgain(file, known, one, kept)),
    reason: reasonOf(kept.software, now.software, kept.annex_edition, now.annex),
  };
}

/** Every chapter is calculated again, and what one takes of another. */
async function ofBook(file: string, kept: KeptBook): Promise<Verified> {
  const { madeAgain } = await import("./book.ts");
  const { pages, signed } = await madeAgain(kept).catch((error: unknown) => {
    throw error instanceof Stop ? new Stop(stops.wrong({ file }), exitCode.invalid, detailsIn(file, error)) : error;
  });
  const was = new Map(Object.entries(kept.signed));
  const other = [...was].map(([name, { annex }]) => [annex, signed.get(name)?.annex ?? annex]);
  const [before = "", after = ""] = other.find(([one, two]) => one !== two) ?? [];
  return {
    changes: changesByFile(was, signed),
    made: pages,
    reason: reasonOf(kept.software, `x ${version}`, before, after),
  };
}

export async function verify(file: string, options: { json?: true }): Promise<void> {
  const { kept, pages } = await reportAt(file);
  const isBook = "files" in kept;
  const { changes, made: again, reason } = await (isBook ? ofBook(file, kept) : ofReport(file, kept));
  const made = await pagesIn(again);
  const differing = differencesOfPages(pages, made);
  const isFine = differing.length === 0 && changes.size === 0;
  if (options.json) {
    const changed = isBook ? Object.fromEntries(changes) : (changes.get("") ?? []);
    printJson({ confirmed: isFine, reason, changes: changed, pages: differing });
  } else {
    const figures = made.flatMap(({ texts }) => texts).filter((text) => /\d/.test(text)).length;
    if (changes.size > 0) say(`What was kept with it gives something else\n${changesByFileText(changes)}\n`);
    if (differing.length > 0) {
      const rows = differing
        .slice(0, mostShown)
        .map(({ page, printed, made: is }) => [`page ${page}`, inShort(printed), `→ ${inShort(is)}`]);
      const more = differing.length - rows.length;
      say(
        `On its pages, and as calculated again (${reason})\n${table(rows, [{}, {}, {}])}\n${more > 0 ? `${more} more: --json\n` : ""}`,
      );
    }
    say(
      isFine
        ? `${paint.green("CONFIRMED")}  ${file}: ${figures} texts with figures are as calculated by x ${version}`
        : `${paint.red("NOT CONFIRMED")}  ${file}: ${differing.length} ${differing.length === 1 ? "text differs" : "texts differ"}`,
    );
  }
  process.exitCode = isFine ? exitCode.passed : exitCode.notPassed;
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

const detailsIn = (file: string, { details, message }: Stop): Detail[] =>
  details.length === 0
    ? [{ file: `${file}, ${keptBookName}`, path: "", message }]
    : details.map((one) => ({ ...one, file: [file, keptBookName, one.file].filter(Boolean).join(", ") }));

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
function reasonOf(software: string, softwareNow: string, annex: string, annexNow: string): string {
  if (software !== softwareNow) return `written by ${software}, calculated by ${softwareNow}`;
  if (annex !== annexNow) return `the annex was ${annex}, and is ${annexNow}`;
  return "same program and annex: the page, or what is attached to it, was changed";
}
