import { beamEndpoint, type CalculationLink } from "@x/api";
import { withGiven } from "@x/api/links";
import { type Check, type CheckResult, check, findCheck, isInvalidInput, type Problem } from "@x/eurocode";
import { plain as asData, english } from "@x/eurocode/message";
import { Problems } from "@x/eurocode/problems";
import { type Firm, type Project, type ReportLength, reportOf } from "@x/report";
import { type BoundChapter, bound, chapterAnchor } from "@x/report/book";
import type { Language } from "@x/words";
import { wordsIn } from "@x/words/all";
import { checkLimits } from "../checks/limits.ts";
import { service as says } from "../says.ts";

/** A calculation as it is kept. */
interface BookChapter {
  readonly id: number;
  /** With its folder, as its file is called. */
  readonly path: string;
  readonly endpoint: string;
  readonly request: string;
  readonly links: string | null;
}

export interface BookTask {
  readonly title: string;
  readonly project: Project;
  readonly firm?: Firm;
  readonly language: Language;
  readonly length: ReportLength;
  readonly software: string;
  readonly chapters: readonly BookChapter[];
}

type Source = NonNullable<NonNullable<Parameters<typeof reportOf>[1]>["sources"]>[number];
type Request = Readonly<Record<string, unknown>>;

interface Part {
  readonly chapter: BookChapter;
  readonly request: Request;
  readonly result: CheckResult;
  /** The combinations of a beam, before its spans. */
  readonly isAside?: true;
}

/** Calculations of a project as one document; all that is wrong with any of them is said at once, by its name. */
export async function bookOf({ chapters, title, project, firm, language, length, software }: BookTask) {
  const problems = new Problems();
  const parts: Part[] = [];
  for (const chapter of chapters) {
    try {
      parts.push(...(await partsOf(chapter)));
    } catch (error) {
      if (!isInvalidInput(error)) throw error;
      for (const problem of error.problems) problems.take(ofChapter(chapter, problem));
    }
  }
  if (problems.any) throw problems.toError();
  const words = wordsIn(language);
  const places = new Map(parts.map(({ chapter }, i) => [chapter.path, i]));
  const made = parts.map(({ chapter, request, result, isAside }): BoundChapter => {
    const sources = linksOf(chapter).map(({ path, from, value, times, given }): Source => {
      const at = places.get(placed(chapter.path, from));
      const named =
        at === undefined ? { from } : { from: `${at + 1}  ${parts[at]?.chapter.path}`, to: chapterAnchor(at) };
      const shown = typeof given === "number" || typeof given === "string" ? given : undefined;
      return { path, value: shown, of: value, times, ...named };
    });
    const report = reportOf(result, { words, project, request, software, length, sources });
    return { is: "calculation", title: isAside ? `${chapter.path}: ${report.title}` : chapter.path, report };
  });
  const [first, ...rest] = made;
  if (!first) throw new Error("a book without chapters");
  return bound({ title, project, firm, software, chapters: [first, ...rest] });
}

const linksOf = ({ links }: BookChapter): CalculationLink[] => JSON.parse(links ?? "[]") as CalculationLink[]; // by calculations/linked.ts

const ofChapter = ({ path }: BookChapter, problem: Problem): Problem => ({
  ...problem,
  path: problem.path === "" ? path : `${path}: ${problem.path}`,
});

/** The path of a file that is named from another. */
function placed(own: string, from: string): string {
  const parts = own.split("/").slice(0, -1);
  for (const part of from.replace(/\.json$/i, "").split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts.join("/");
}

/** Its result; a beam is its combinations and its spans. */
async function partsOf(chapter: BookChapter): Promise<Part[]> {
  const links = linksOf(chapter);
  const problems = new Problems();
  for (const { path, problem } of links) if (problem !== null) problems.add(path, says.withoutValue({ problem }));
  if (problems.any) throw problems.toError();
  const request = withGiven(JSON.parse(chapter.request), links).value as Request; // an object, as the contract asks
  if (chapter.endpoint !== beamEndpoint) return [partOf(chapter, findCheck(chapter.endpoint), request)];
  const { outcomeOfBeam } = await import("@x/eurocode/beams/design");
  const { design } = outcomeOfBeam(request);
  const spans = partOf(chapter, design.check, design.request);
  spans.result.result.warnings.push(...design.warnings.map(english));
  spans.result.result.messages?.push(...design.warnings.map(asData));
  // where its reactions are looked for is the chapter of the beam that comes last
  return [{ ...partOf(chapter, design.sets.check, design.sets.request), isAside: true }, spans];
}

function partOf(chapter: BookChapter, known: Check | undefined, request: Request): Part {
  const endpoint = known?.endpoint ?? chapter.endpoint;
  const asked = { ...request, derivation: true, messages: true };
  checkLimits(endpoint, asked);
  return { chapter, request, result: check(endpoint, asked) };
}
