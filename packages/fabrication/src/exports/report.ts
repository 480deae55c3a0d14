/** report.pdf: what was given, what was assumed, and the calculations of members and joints. */
import { type AnnexCode, type CheckResult, check, isInvalidInput } from "@x/eurocode";
import { about, english, type Message, type Said } from "@x/eurocode/messages";
import { countryName, phrasesOf, type Report, reportOf } from "@x/report";
import { type Block, book, type Front } from "@x/report/pdf";
import type { Language } from "@x/words";
import { wordsIn } from "@x/words/all";
import type { Fabrication, Joint, State } from "../fabrication.ts";
import { printable } from "../members/names.ts";
import { kept } from "../members/spoken.ts";
import { worstState } from "../states.ts";
import { actionOrigins, jointTypes, memberRoles, weldedParts } from "../terms.ts";
import { report as says } from "./says.ts";
import { languageOf, type Words, wordsOf } from "./words.ts";

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

// ---------------------------------------------------------------- front

function frontOf(fabrication: Fabrication, language: Language): Front {
  const { say } = wordsOf(language);
  const w = (word: Word) => say(says[word]);
  const { summary, settings, drawing_info: info, members, joints, welds, base_plates } = fabrication;
  const told = (said: Message, most = 2000) => printable(say(said), most);
  const name = (id: string) => verificationIn(id, language, say);
  const annex = settings.national_annex as AnnexCode; // written by the assessment
  const kg = (value: number) => `${decimal(value, language, 1)} kg`;
  // where nothing is left to carry it, its size says nothing
  const use = (fraction: number) =>
    fraction > 100 ? `> ${decimal(10_000, language, 0)} %` : `${decimal(fraction * 100, language, 1)} %`;
  const drawing = [info.drawing_number, info.revision, info.title].flatMap((text) =>
    text === undefined ? [] : [printable(text, 80)],
  );
  const failed = summary.failed_count > 0 || summary.failed_joints > 0;
  // what was not checked has not passed
  const whole = summary.unchecked_count === 0 && members.length > 0;
  const { own_weight_count, not_designed_joints } = summary;
  const verdict = [
    ...(failed ? [w("failed")] : []),
    ...(own_weight_count > 0 ? [say(says.ownWeight({ n: own_weight_count }))] : []),
    ...(not_designed_joints > 0 ? [say(says.assumedJoints({ n: not_designed_joints }))] : []),
    ...(whole ? [] : [w("partly")]),
  ];
  const facts: [string, string][] = [
    [w("project"), printable(info.project_name ?? "", 120)],
    [w("drawing"), drawing.join(", ")],
    [
      w("annex"),
      `${annex} ${annex === "EN" ? phrasesOf(wordsIn(language)).noAnnex : countryName(wordsIn(language), annex)}`,
    ],
    [w("pieces"), `${summary.row_count}; ${summary.member_count}`],
    [w("mass"), `${kg(summary.total_mass_kg)}; ${kg(summary.fittings_mass_kg)}`],
  ];
  const blocks: Block[] = [
    {
      heading: w("members"),
      columns: [
        { title: w("mark"), share: 0.15 },
        { title: w("section"), share: 0.25 },
        { title: w("length"), share: 0.12, right: true },
        { title: w("count"), share: 0.08, right: true },
        { title: w("governing"), share: 0.22 },
        { title: w("use"), share: 0.11, right: true },
        { title: "", share: 0.07 },
      ],
      rows: members.map((one) => ({
        cells: [
          printable(one.mark, 40) || one.id,
          `${printable(one.profile ?? one.section, 40)} ${one.steel_grade}`,
          one.length_mm === undefined ? "" : decimal(one.length_mm, language, 1),
          String(one.quantity),
          one.check
            ? [
                `${name(one.check.verification)} (${one.check.clause.replace("EN 1993-1-1 ", "")})`,
                ...(one.actions.from === "self-weight" ? [w("onlyWeight")] : []),
              ].join("; ")
            : [w("unchecked"), ...(one.unchecked ? [told(one.unchecked, 600)] : [])].join(": "),
          one.check ? use(one.check.utilization) : "",
        ],
        ...(one.check && { bar: barOf({ ...one.check, state: one.state }) }),
      })),
    },
    {
      heading: w("input"),
      columns: [
        { title: w("mark"), share: 0.15 },
        { title: w("role"), share: 0.3 },
        { title: w("forces"), share: 0.2 },
        { title: w("from"), share: 0.35 },
      ],
      rows: members.map((one) => ({
        cells: [
          printable(one.mark, 40) || one.id,
          `${say(memberRoles[one.role.value])} (${told(one.role.reason, 240)})`,
          valuesOf(one.actions.values, language),
          `${say(actionOrigins[one.actions.from])}: ${told(one.actions.reason, 600)}`,
        ],
      })),
    },
    {
      heading: w("joints"),
      columns: [
        { title: w("joints"), share: 0.16 },
        { title: w("type"), share: 0.15 },
        { title: w("count"), share: 0.07, right: true },
        { title: w("forces"), share: 0.2 },
        { title: w("governing"), share: 0.25 },
        { title: w("use"), share: 0.1, right: true },
        { title: "", share: 0.07 },
      ],
      rows: joints.map((one) => ({
        cells: [
          `${one.id}${one.assumed ? " *" : ""}`,
          say(jointTypes[one.type]),
          String(one.count),
          valuesOf(one.actions.values, language),
          [
            `${name(one.verification)} (${clauseOf(one)})`,
            ...(one.actions.from === "none" ? [w("forAssumed")] : []),
          ].join("; "),
          use(one.utilization),
        ],
        bar: barOf(one),
      })),
    },
    {
      heading: w("bases"),
      columns: [
        { title: w("bases"), share: 0.2 },
        { title: w("section"), share: 0.2 },
        { title: "mm", share: 0.2 },
        { title: "N_Ed (kN)", share: 0.13, right: true },
        { title: "N_c,Rd (kN)", share: 0.13, right: true },
        { title: "", share: 0.14 },
      ],
      rows: base_plates.map((one) => ({
        cells: [
          one.id,
          one.section,
          `${one.plate_length_mm} × ${one.plate_width_mm} × ${one.t_p_mm}; ${one.anchors}`,
          decimal(one.N_Ed_kN, language, 1),
          decimal(one.N_c_Rd_kN, language, 1),
        ],
        bar: barOf(one),
      })),
    },
    {
      heading: w("welds"),
      columns: [
        { title: w("welds"), share: 0.3 },
        { title: w("throat"), share: 0.3 },
        { title: w("count"), share: 0.1, right: true },
        { title: "F_w,Rd (kN)", share: 0.16, right: true },
        { title: "", share: 0.14 },
      ],
      rows: welds.map((one) => ({
        cells: [
          one.id,
          `${one.throat_mm} × ${decimal(one.length_mm, language, 0)}`,
          String(one.count),
          decimal(one.F_w_Rd_kN, language, 1),
        ],
        bar: barOf({ utilization: one.utilization ?? 0, state: one.state }),
      })),
    },
    {
      heading: w("assumptions"),
      sentences: [w("steps"), ...fabrication.assumptions.map((text) => told(text))],
    },
    {
      heading: w("warnings"),
      sentences: fabrication.warnings.map((text) => told(text)),
      warm: true,
    },
    {
      heading: w("unresolved"),
      sentences: fabrication.unresolved.map(
        ({ text, page, reason }) => `${printable(text, 400)} (${page}): ${told(reason)}`,
      ),
      warm: true,
    },
  ];
  return {
    title: w("title"),
    subtitle: "EN 1993-1-1, EN 1993-1-8",
    facts: facts.filter(([, value]) => value !== ""),
    verdict: {
      text: [
        ...(verdict.length > 0 ? verdict : [w("passed")]).map((sentence) => sentence.replace(/\.?$/, ".")),
        say(
          says.counts({
            members: `${summary.passed_count} / ${summary.row_count}`,
            joints: `${joints.filter(({ state }) => state === "passed").length} / ${joints.length}`,
          }),
        ),
      ].join(" "),
      is: failed ? "failed" : summary.state === "not designed" ? "undesigned" : whole ? "passed" : "calculated",
    },
    marks: [...members, ...joints, ...welds, ...base_plates].flatMap((one) =>
      "mark" in one ? [one.mark, one.id] : [one.id],
    ),
    contents: w("contents"),
    blocks: blocks.filter((block) => ("rows" in block ? block.rows.length > 0 : block.sentences.length > 0)),
  };
}

type Word = { [Name in keyof typeof says]: (typeof says)[Name] extends Message ? Name : never }[keyof typeof says];

const barOf = ({ utilization, state }: { readonly utilization: number; readonly state: State }) => ({
  utilization,
  passed: state !== "failed",
  undesigned: state === "not designed",
});

/** `tube-weld-simplified`: which weld of the joint, then what is verified */
function verificationIn(id: string, language: Language, say: Words["say"]): string {
  const words = wordsIn(language);
  const whole = words.named("verifications", id);
  if (whole !== undefined) return whole;
  for (const [part, name] of Object.entries(weldedParts)) {
    const known = id.startsWith(`${part}-`) ? words.named("verifications", id.slice(part.length + 1)) : undefined;
    if (known !== undefined) return `${say(name)} ${known}`;
  }
  return id.replaceAll("-", " ");
}

const clauseOf = ({ clause }: Joint): string => clause.replace(/^EN 1993-1-8 /, "");

const decimal = (value: number, language: Language, digits: number): string => {
  const text = String(Number(value.toFixed(digits)));
  return language === "en" ? text : text.replace(".", ",");
};

const valuesOf = (values: Readonly<Record<string, number>>, language: Language): string =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${decimal(value, language, 2)}`)
    .join("; ");
