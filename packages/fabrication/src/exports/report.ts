/** report.pdf: what was given, what was assumed, and the calculations of members and joints. */
import { type CheckResult, check, isInvalidInput } from "@x/eurocode";
import { about, english, type Said } from "@x/eurocode/message";
import { type Report, reportOf } from "@x/report";
import { book } from "@x/report/pdf";
import type { Language } from "@x/words";
import { wordsIn } from "@x/words/all";
import type { Fabrication, State } from "../fabrication.ts";
import { printable } from "../members/names.ts";
import { kept } from "../members/spoken.ts";
import { worstState } from "../states.ts";
import { frontOf } from "./report-front.ts";
import { report as says } from "./says.ts";
import { languageOf, wordsOf } from "./words.ts";

type Item = Readonly<Record<string, unknown>>;

/** Items that are shown step by step. */
const mostDetailed = 12;
/** PDF dates are fixed: a file depends on its content alone. */
const madeAt = new Date(Date.UTC(2000, 0, 1));

export async function reportPdf(fabrication: Fabrication): Promise<Uint8Array> {
  const language = languageOf(fabrication.settings.language);
  const reports = [memberReport(fabrication, language), jointReport(fabrication, language)].filter(
    (one): one is Report => one !== undefined,
  );
  const [first, ...rest] = reports;
  const front = frontOf(fabrication, language);
  return book(front, first ? [first, ...rest] : [empty(fabrication, language)], madeAt);
}

const project = ({ drawing_info: { project_name, drawing_number, revision } }: Fabrication) => ({
  ...(project_name !== undefined && { project: printable(project_name, 80) }),
  ...(drawing_number !== undefined && {
    number: printable(revision === undefined ? drawing_number : `${drawing_number} ${revision}`, 40),
  }),
});

// ---------------------------------------------------------------- chapters

function memberReport(fabrication: Fabrication, language: Language): Report | undefined {
  const checked = fabrication.members.flatMap(({ check: made, profile, state }) =>
    made ? [{ request: made.request, utilization: made.utilization, state, kind: profile ?? "" }] : [],
  );
  return chapter("en-1993-1-1", "members", checked, fabrication, language);
}

function jointReport(fabrication: Fabrication, language: Language): Report | undefined {
  const shown = worstWelds(fabrication);
  const items = fabrication.joints.flatMap(({ id, type, requests, utilization, state }) => {
    const welds = fabrication.welds.filter(({ joint }) => joint === id);
    return requests.flatMap((request, i): Entry[] => {
      if (i === 0) return [{ request: { ...request, mark: id }, utilization, state, kind: type }];
      const weld = request.connection === "weld" ? welds[i - 1] : undefined;
      if (!weld) return [{ request: { ...request, mark: `${id} uplift` }, utilization, state, kind: "uplift" }];
      // the others are in the table of welds
      if (!shown.has(weld.id)) return [];
      return [
        {
          request: { ...request, mark: weld.id },
          utilization: weld.utilization ?? 0,
          state: weld.state,
          kind: `weld ${weld.of}`,
        },
      ];
    });
  });
  return chapter("en-1993-1-8", "connections", items, fabrication, language);
}

/** Of each kind of weld the most used, and each that does not pass. */
function worstWelds({ welds }: Fabrication): Set<string> {
  const worst = new Map<string, (typeof welds)[number]>();
  for (const weld of welds) {
    const known = worst.get(weld.of);
    if (!known || (weld.utilization ?? 0) > (known.utilization ?? 0)) worst.set(weld.of, weld);
  }
  return new Set([...[...worst.values()], ...welds.filter(({ passed }) => !passed)].map(({ id }) => id));
}

interface Entry {
  readonly request: Item;
  readonly utilization: number;
  readonly state: State;
  readonly kind: string;
}

/** All items in one report; the worst of each kind step by step. */
function chapter(
  endpoint: string,
  many: string,
  entries: readonly Entry[],
  fabrication: Fabrication,
  language: Language,
): Report | undefined {
  if (entries.length === 0) return undefined;
  const national_annex = fabrication.settings.national_annex;
  const detailed = worstOfEachKind(entries);
  const run = (list: readonly Entry[], derivation: boolean): CheckResult =>
    check(endpoint, { national_annex, derivation, messages: true, [many]: list.map(({ request }) => request) });
  const options = (list: readonly Entry[]) => ({
    words: wordsIn(language),
    project: project(fabrication),
    request: { national_annex, [many]: list.map(({ request }) => request) },
  });
  try {
    const whole = reportOf(saidOnce(run(entries, false)), options(entries));
    const chosen = entries.filter((entry) => detailed.has(entry));
    const shown = reportOf(run(chosen, true), options(chosen));
    const items = entries.map((entry, i) => {
      const at = chosen.indexOf(entry);
      const item = at >= 0 ? shown.items[at] : undefined;
      const plain = whole.items[i];
      if (!plain) throw new Error("a report has an item for each of its check"); // the batch answers in order
      const one = item ?? { ...plain, values: [], tables: [], figures: [], steps: [] };
      return entry.state === "not designed" ? { ...one, undesigned: true as const } : one;
    });
    const open = entries.filter(({ state }) => state === "not designed").length;
    if (worstState(entries.map(({ state }) => state)) !== "not designed") return { ...whole, items };
    const { say } = wordsOf(language);
    const text = say(says.someNotDesigned({ open, all: entries.length }));
    return { ...whole, verdict: { is: "undesigned" as const, text }, items };
  } catch (error) {
    // what was verified before is verified again: only a Fabrication made elsewhere can be refused here
    if (isInvalidInput(error)) return undefined;
    throw error;
  }
}

/** Warnings that several items share, once: five marks are named, the others counted. */
function saidOnce(made: CheckResult): CheckResult {
  const { assumptions, messages = [] } = made.result;
  const shared = new Map<string, { readonly sentence: Said; readonly marks: string[] }>();
  for (const said of messages.slice(assumptions.length)) {
    const { mark, sentence } = said.values ?? {};
    const marked = said.id === about.mark.id && typeof mark === "string" && isSaid(sentence);
    const one = marked ? sentence : said;
    const key = JSON.stringify(one);
    const known = shared.get(key) ?? { sentence: one, marks: [] };
    if (marked) known.marks.push(mark);
    shared.set(key, known);
  }
  const warnings = [...shared.values()].map(({ sentence, marks }): Said => {
    if (marks.length === 0) return sentence;
    return marks.length > 6
      ? says.ofMore({ marks: marks.slice(0, 5).join(", "), more: marks.length - 5, sentence })
      : about.mark({ mark: marks.join(", "), sentence });
  });
  return {
    ...made,
    result: {
      ...made.result,
      warnings: warnings.map((said) => english(kept(said))),
      messages: [...messages.slice(0, assumptions.length), ...warnings],
    },
  };
}

const isSaid = (value: unknown): value is Said => typeof value === "object" && value !== null && "id" in value;

function worstOfEachKind(entries: readonly Entry[]): Set<Entry> {
  const worst = new Map<string, Entry>();
  for (const entry of entries) {
    const known = worst.get(entry.kind);
    if (!known || entry.utilization > known.utilization) worst.set(entry.kind, entry);
  }
  return new Set([...worst.values()].sort((a, b) => b.utilization - a.utilization).slice(0, mostDetailed));
}

/** Nothing was checked: the front still says why. */
const empty = (fabrication: Fabrication, language: Language): Report => ({
  ...reportOf(check("en-1993-1-1", { members: [{ mark: "-", profile: "IPE 100", length_mm: 1000, M_y_Ed: 0.001 }] }), {
    words: wordsIn(language),
    project: project(fabrication),
  }),
  // of the stand-in nothing is printed
  verdict: { is: "undesigned", text: wordsOf(language).say(says.partly) },
  governing: undefined,
  summary: "",
  items: [],
  assumptions: [],
  warnings: [],
  parameters: [],
  clauses: [],
});
