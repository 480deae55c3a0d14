/** A report as a list of parts in their order: HTML, Markdown, PDF, DOCX and LaTeX write the same parts, each in its way. */
import type { Step, Verification } from "@x/eurocode";
import { paper } from "@x/words/en/paper";
import { type Echo, echoLines } from "./echo.ts";
import type { LoadCases } from "./given.ts";
import type { EchoColumn } from "./head.ts";
import { sourceParts, takenParts } from "./links.ts";
import { figure, percentage } from "./numbers.ts";
import type { Anchor, Column, Part, Table } from "./parts.ts";
import { verificationName } from "./phrases.ts";
import type { ItemReport, Report, ValueTable } from "./report.ts";
import { sensitivityParts } from "./sensitivity-parts.ts";
import { groupTitle, type StepGroup } from "./steps/groups.ts";

/** Pictures of what is given stand with it; what a calculation draws of its result stands with that. */
const mostInputFigures = 2;

/** Steps of a short report: those that lead to what governs, as many as a page holds. */
const mostBriefSteps = 14;
const mostBriefVerifications = 6;

const heights = { brief: 120, normal: 175, full: 230, ofResult: 215 } as const;

export function partsOf(report: Report): Part[] {
  const { phrases: p, items, length } = report;
  const alone = items.length === 1;
  const brief = length === "brief";
  const parts: Part[] = [];
  parts.push(...sentences(p.warnings, report.warnings, "warm", brief));
  parts.push(...bothGenerations(report));
  if (!alone) {
    parts.push({ is: "heading", level: 1, text: p.overview }, overview(report));
    parts.push(...given(p.inputOf, report.common, brief, 1), ...sentences(p.assumptions, report.assumptions, "soft"));
  }
  items.forEach((item, i) => {
    if (brief && !alone) return;
    parts.push(...itemParts(report, item, i, alone));
  });
  if (brief && !alone) parts.push(...links(report));
  if (!brief) parts.push(...sensitivity(report), ...links(report), ...parameters(report), ...clauses(report));
  return parts;
}

/** What both generations make of the same input: what moves the utilization first, then all that follows. */
function bothGenerations({ phrases: p, generations, length, words }: Report): Part[] {
  if (!generations) return [];
  const { first, second, differences } = generations;
  const most = length === "full" ? differences.length : length === "brief" ? mostBriefSteps : mostDifferences;
  const oneSource = words.named("confidences", "one source") ?? "one source";
  const marked = (text: string, certain: boolean): string => (certain ? text : `${text} (${oneSource})`);
  return [
    { is: "heading", level: 1, text: p.bothGenerations },
    plainTable(
      [
        [p.edition, 0.4],
        [p.utilization, 0.15],
        [p.verification, 0.45],
      ],
      [first, second].map(({ name, utilization, governing, refused, certain }) => [
        name,
        refused === undefined ? utilization : "–",
        refused ?? marked(governing, certain),
      ]),
    ),
    ...(differences.length === 0
      ? []
      : [
          plainTable(
            [
              [p.mark, 0.1],
              [p.symbol, 0.19],
              [p.firstGeneration, 0.14],
              [p.secondGeneration, 0.14],
              [p.shareOfRule, 0.13],
              [p.clause, 0.3],
            ],
            differences
              .slice(0, most)
              .map((row) => [row.item, row.name, row.first, row.second, row.share, marked(row.clauses, row.certain)]),
            differences.length > most ? `… ${differences.length - most}` : undefined,
          ),
        ]),
  ];
}

const plainTable = (
  columns: readonly (readonly [name: string, share: number])[],
  rows: readonly (readonly string[])[],
  more?: string,
): Part => ({
  is: "table",
  kind: "plain",
  title: "",
  columns: columns.map(([text, share]) => ({ name: { text }, unit: "", share })),
  rows: rows.map((row) => ({ cells: row.map((text) => ({ text })) })),
  ...(more === undefined ? {} : { more }),
});

const mostDifferences = 40;

function sentences(title: string, list: readonly string[], tone: "warm" | "soft", small = false): Part[] {
  return list.length === 0 ? [] : [{ is: "sentences", title, tone, sentences: list, ...(small ? { small } : {}) }];
}

function given(title: string, echo: Echo, inColumns: boolean, level: 1 | 2): Part[] {
  const lines = echoLines(echo);
  if (lines.length === 0 && echo.tables.length === 0) return [];
  const tables = inColumns ? [] : echo.tables.map(tableOfEcho);
  return [
    { is: "heading", level, text: title },
    ...(lines.length === 0 ? [] : [{ is: "given" as const, lines, ...(inColumns ? { inColumns } : {}) }]),
    ...tables,
  ];
}

const tableOfEcho = ({ title, columns, rows, more }: Echo["tables"][number]): Table => ({
  is: "table",
  kind: "plain",
  title,
  columns: columns.map(columnOf),
  rows: rows.map((row) => ({ cells: row.map((text) => ({ text })) })),
  ...(more > 0 ? { more: `… ${more}` } : {}),
});

const columnOf = ({ symbol, meaning, unit }: EchoColumn): Column => ({
  name: symbol === "" ? { text: meaning } : { text: symbol, isSymbol: true },
  unit,
});

function itemParts(report: Report, item: ItemReport, index: number, alone: boolean): Part[] {
  const { phrases: p, length, assumptions } = report;
  const brief = length === "brief";
  const level = alone ? 1 : 2;
  const id = `item-${index + 1}`;
  const parts: Part[] = alone ? [] : [{ is: "heading", level: 1, text: item.title, id }];
  parts.push(...given(p.input, item.input, brief, level));
  const figures = item.figures.slice(0, brief ? 1 : mostInputFigures);
  for (const one of figures)
    parts.push({ is: "figure", figure: one, most: heights[length], ...(brief ? { ifRoom: true as const } : {}) });
  if (alone && brief) parts.push(...running(p.assumptions, assumptions));
  if (item.loadCases) parts.push({ is: "heading", level, text: p.loadCases }, loadCases(report, item.loadCases));
  const isSilent = item.isAnswer && item.verifications.length === 0;
  if (!isSilent) parts.push({ is: "heading", level, text: p.verifications }, ...verifications(report, item, index));
  if (brief)
    return [
      ...parts,
      ...(isSilent ? values(report, { ...item, tables: [] }, level) : []),
      ...links(report),
      ...lastSteps(p.governingPath, item.path),
    ];
  for (const one of item.figures.slice(mostInputFigures))
    parts.push({ is: "figure", figure: one, most: heights.ofResult });
  parts.push(...(length === "full" ? everyStep(report, item, id, level) : governingSteps(report, item, level)));
  if (alone) parts.push(...sentences(p.assumptions, assumptions, "soft"));
  return parts;
}

const running = (title: string, list: readonly string[]): Part[] =>
  list.length === 0 ? [] : [{ is: "sentences", title, tone: "soft", sentences: list, running: true }];

const lastSteps = (title: string, path: readonly Step[]): Part[] =>
  path.length === 0 ? [] : [{ is: "steps", title, steps: path.slice(-mostBriefSteps), asManyAsFit: true }];

/** The chain that leads to what governs; of what only calculates, everything that it gives. */
function governingSteps(report: Report, item: ItemReport, level: 1 | 2): Part[] {
  const { phrases: p } = report;
  const parts: Part[] = [];
  const isShown = item.path.length > 0 || item.isAnswer || item.verifications.length === 0;
  const path = item.path.length > 0 ? item.path : isShown ? item.steps : [];
  if (path.length > 0)
    parts.push(
      { is: "heading", level, text: item.path.length > 0 ? p.governingPath : p.derivation },
      { is: "steps", steps: path },
    );
  if (item.isAnswer) parts.push(...values(report, item, level));
  return parts;
}

function everyStep(report: Report, item: ItemReport, id: Anchor, level: 1 | 2): Part[] {
  const parts: Part[] = [];
  if (item.groups.length > 0) parts.push({ is: "heading", level, text: report.phrases.derivation });
  const path = new Set(item.path);
  item.groups.forEach((group, i) => {
    const title = groupTitle(group);
    if (title !== "") parts.push({ is: "heading", level: 3, text: title, id: anchorOf(id, i) });
    const verdict = groupVerdict(group, report);
    parts.push({
      is: "steps",
      steps: group.steps,
      ...(verdict === "" ? {} : { verdict }),
      ...(path.size > 0 && path.size < item.steps.length ? { marked: path } : {}),
    });
  });
  return [...parts, ...values(report, item, level)];
}

const anchorOf = (id: Anchor, group: number): Anchor => `${id}-group-${group + 1}`;

/** What came of a group: its verifications with their use. */
const groupVerdict = ({ verifications: list }: StepGroup, { words }: Report): string =>
  list
    .map((v) => `${verificationName(words, v.id)} ${percentage(v.utilization, words)} ${v.passed ? "✓" : "✗"}`)
    .join("; ");

function values({ phrases: p, words }: Report, item: ItemReport, level: 1 | 2): Part[] {
  return [
    ...(item.values.length === 0
      ? []
      : [{ is: "heading", level, text: p.values } as const, { is: "values", values: item.values } as const]),
    ...item.tables.map(
      ({ name, columns, rows }: ValueTable): Table => ({
        is: "table",
        kind: "plain",
        title: name.replaceAll("_", " "),
        columns: columns.map(({ name: text, isSymbol, unit }) => ({
          name: isSymbol ? { text, isSymbol } : { text },
          unit,
        })),
        rows: rows.map((row) => ({ cells: row.map((value) => ({ text: figure(value, words) })) })),
      }),
    ),
  ];
}

/** The overview of a batch, each item with a link to its part. */
function overview({ phrases: p, items, words, length }: Report): Table {
  const hasCases = items.some((item) => item.loadCases);
  const shares = hasCases ? [0.22, 0.11, 0.15, 0.28, 0.24] : [0.26, 0.13, 0.18, 0.43];
  const names = [p.mark, p.utilization, "", p.verification, ...(hasCases ? [p.loadCase] : [])];
  return {
    is: "table",
    kind: "overview",
    columns: names.map((text, i) => ({ name: { text }, share: shares[i] ?? 0 })),
    rows: items.map((item, i) => ({
      cells: [
        { text: item.title, ...(length === "brief" ? {} : { link: `item-${i + 1}` }) },
        { text: percentage(item.utilization, words), ...(item.passed ? {} : { bad: true as const }) },
        { text: "", bar: item },
        { text: item.governing ? verificationName(words, item.governing.id) : "" },
        ...(hasCases ? [{ text: item.loadCases?.governing ?? "" }] : []),
      ],
    })),
  };
}

/** Every load case with its actions; the one that is shown in full stands out. */
function loadCases({ phrases: p, words }: Report, { governing, columns, rows, more }: LoadCases): Table {
  const [ends, used, judged] = [0.16, 0.12, 0.26];
  const share = (1 - ends - used - judged) / Math.max(1, columns.length);
  const shares = columns.length === 0 ? [0.4, 0.2, 0.4] : [ends, ...columns.map(() => share), used, judged];
  const heads: Column[] = [
    { name: { text: p.loadCase } },
    ...columns.map(columnOf),
    { name: { text: p.utilization } },
    { name: { text: p.verification } },
  ];
  return {
    is: "table",
    kind: "load-cases",
    columns: heads.map((head, i) => ({ ...head, share: shares[i] ?? 0 })),
    rows: rows.map((one) => ({
      cells: [
        { text: one.id },
        ...one.actions.map((text) => ({ text })),
        { text: percentage(one.utilization, words), ...(one.passed ? {} : { bad: true as const }) },
        { text: one.verification === "" ? "" : verificationName(words, one.verification) },
      ],
      ...(one.id === governing ? { isGoverning: true as const } : {}),
    })),
    ...(more > 0 ? { more: `… ${words.tell(paper.more({ count: more }))}` } : {}),
  };
}

/** Strength first, then what only holds the form against the rules. */
function verifications(report: Report, item: ItemReport, index: number): Part[] {
  const { phrases: p, length } = report;
  const brief = length === "brief";
  const { detailing } = item;
  const strength = item.verifications.filter((one) => !detailing.includes(one));
  if (strength.length + detailing.length === 0) return [{ is: "paragraph", text: p.noVerification }];
  if (brief)
    return [verificationTable(report, item, [...strength, ...detailing].slice(0, mostBriefVerifications), index)];
  const parts: Part[] = strength.length === 0 ? [] : [verificationTable(report, item, strength, index)];
  if (detailing.length > 0) parts.push({ ...verificationTable(report, item, detailing, index), title: p.detailing });
  return parts;
}

function verificationTable(
  { phrases: p, words, length }: Report,
  item: ItemReport,
  list: readonly Verification[],
  index: number,
): Table {
  const shares = [0.28, 0.21, 0.14, 0.14, 0.12, 0.11];
  const names = [p.verification, p.clause, p.demand, p.resistance, p.utilization, ""];
  const quantity = (value: number, unit: string) => `${figure(value, words)}${unit === "" ? "" : ` ${unit}`}`;
  const group = (v: Verification) => item.groups.findIndex((one) => one.verifications.some(({ id }) => id === v.id));
  return {
    is: "table",
    kind: "verifications",
    columns: names.map((text, i) => ({ name: { text }, share: shares[i] ?? 0 })),
    rows: list.map((v) => {
      const at = length === "full" ? group(v) : -1;
      return {
        cells: [
          { text: verificationName(words, v.id), ...(at < 0 ? {} : { link: anchorOf(`item-${index + 1}`, at) }) },
          { text: v.clause },
          { text: quantity(v.demand, v.unit) },
          { text: quantity(v.resistance, v.unit) },
          { text: percentage(v.utilization, words), ...(v.passed ? {} : { bad: true as const }) },
          { text: "", bar: { ...v, undesigned: item.undesigned === true } },
        ],
        ...(v === item.governing ? { isGoverning: true as const } : {}),
      };
    }),
  };
}

const sensitivity = (report: Report): Part[] =>
  report.sensitivity === undefined
    ? []
    : sensitivityParts(report, report.sensitivity, report.items[report.sensitivity.item]?.title ?? report.title);

const links = (report: Report): Part[] => [
  ...sourceParts(report, report.request, report.sources),
  ...takenParts(report, report.taken),
];

/** All in a full report with their sources' state; else their values, and the editions once. */
function parameters(report: Report): Part[] {
  const { phrases: p, words, parameters: used, length } = report;
  if (used.length === 0) return [];
  const full = length === "full";
  const shares = full ? [0.13, 0.23, 0.15, 0.19, 0.18, 0.12] : [0.13, 0.4, 0.2, 0.27];
  const names = [p.symbol, "", p.value, p.clause, ...(full ? [p.edition, p.confidence] : [])];
  const confidence = (one: string) => words.named("confidences", one) ?? one;
  const table: Table = {
    is: "table",
    kind: "parameters",
    columns: names.map((text, i) => ({ name: { text }, share: shares[i] ?? 0 })),
    rows: used.map((q) => ({
      cells: [
        { text: q.symbol, ...(q.symbol === "" ? {} : { isSymbol: true as const }) },
        { text: q.meaning },
        { text: q.value },
        { text: q.clause },
        ...(full ? [{ text: q.edition }, { text: confidence(q.confidence) }] : []),
      ],
    })),
  };
  const heading: Part = { is: "heading", level: 1, text: p.parameters };
  if (full) return [heading, table];
  const editions = [...new Set(used.map(({ edition }) => edition))].join("; ");
  const doubtful = used.filter((q) => q.confidence !== "confirmed" && q.confidence !== "inherits EN");
  const doubts = doubtful.map((q) => `${q.symbol === "" ? q.meaning : q.symbol}: ${confidence(q.confidence)}`);
  return [heading, { ...table, more: [`${p.edition}: ${editions}`, ...doubts].join("; ") }];
}

/** By standard, sorted. */
const clauses = ({ phrases: p, clauses: list }: Report): Part[] =>
  list.length === 0
    ? []
    : [
        { is: "heading", level: 1, text: p.clauses },
        ...list.map(
          ({ standard, clauses: own }): Part => ({
            is: "paragraph",
            text: `${standard}: ${own.join("; ")}`,
            soft: true,
          }),
        ),
      ];
