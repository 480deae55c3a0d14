/** Inputs to results: which annexes are asked, by whom they are calculated, and what is wrong with those that cannot be. */

import { relative, resolve } from "node:path";
import type { BeamActions } from "@x/eurocode/beams";
import {
  type AnnexCode,
  annexCodes,
  type Check,
  type CheckResult,
  isInvalidInput,
  itemsIn,
  runCheck,
} from "@x/eurocode/engine";
import { plain as asData, english, type Inserted, type Message, messages } from "@x/eurocode/message";
import { itemsOf } from "@x/report/steps";
import { folderOf, type Signs } from "./config.ts";
import { type Detail, exitCode, relayed, Stop } from "./exit.ts";
import { withConfig } from "./folder.ts";
import { type Input, inputFrom, linesOf, nameOf, readInput, stdinText } from "./input.ts";
import { isRecord, type JsonObject } from "./json.ts";
import { ofKind } from "./kinds.ts";
import { hasLinks, type Link } from "./links.ts";
import { annexFields, namesAnnex, type OneAnnex, shownAnnex } from "./own-annex.ts";
import { checkOf } from "./standards.ts";
import { isTable, looksLikeTable } from "./tables.ts";

const stops = messages("calculateStops", {
  beamFirst: "{file}: a beam with actions is calculated by the first generation; leave --edition out",
  otherCheck: "{file}: is for {own}, as it says; the command asks for {asked}",
  circle: "{circle}: a value cannot come from its own calculation",
  needs: "{file} needs {other}",
});

export type AskedAnnex = OneAnnex | "all" | undefined;

/** An annex that cannot take the input, and why. */
export interface NotApplicable {
  readonly not_applicable: string;
  readonly problems: readonly Detail[];
}

export type ByAnnex = Readonly<Record<AnnexCode, CheckResult | NotApplicable>>;

export const isApplicable = (of: CheckResult | NotApplicable): of is CheckResult => !("not_applicable" in of);

export interface Asked {
  /** The check that the command names; else each input says it, or its fields do. */
  readonly check: Check | undefined;
  /** The kind of it that the command names. */
  readonly kind?: string;
  readonly annex: AskedAnnex;
  /** Sign of compression, in place of the input's. */
  readonly signs?: Signs;
  /** Generation of the Eurocodes, in place of the input's. */
  readonly edition?: "first" | "second" | "both";
  /** Under a national annex the second generation takes its recommended values. */
  readonly annexSecond?: true;
  /** Every step of the calculation. */
  readonly derivation: boolean;
  /** Clauses beside values: the steps of what is short. */
  readonly clauses: boolean;
  /** What is said as data too, for a report in another language. */
  readonly messages: boolean;
  /** For a report of its own, by whose attached input it is confirmed. */
  readonly isReport?: boolean;
  /** The server of `x login` calculates. */
  readonly online: boolean;
  /** One of many that is wrong does not stop the others. */
  readonly lenient: boolean;
  /** A table with a row that is wrong is not calculated. */
  readonly strict: boolean;
  /** What other inputs take values of, by its file and annex. */
  readonly sources: Map<string, Promise<Source>>;
}

/** A calculation that others take values of. */
interface Source {
  readonly json: unknown;
  readonly isPassed: boolean;
}

/** What became of an input: a result, one for each annex, the actions of a beam, or problems. */
export interface Done {
  readonly input: Input;
  /** The check that it is for; of a beam, and of what cannot be read, there is none. */
  readonly known?: Check;
  /** The request with what the folder, the command and other calculations say of it. */
  readonly request?: unknown;
  readonly one?: CheckResult;
  readonly side?: ByAnnex;
  /** Of a file of a beam: what `x actions` prints. */
  readonly beam?: BeamActions;
  /** Of a beam with actions: what each item is, in whatever combination. */
  readonly names?: readonly string[];
  readonly links?: readonly Link[];
  /** What the folder of the input decided. */
  readonly folder?: readonly string[];
  readonly problems?: readonly Detail[];
  /** What it shows beside the main result of the same input, whose report has a file of its own. */
  readonly aside?: string;
  /** Some rows of a table that has more. */
  readonly isPart?: true;
}

/** Every input of the files, one after the other; a long table in parts. `hear` receives how much of a table is read. */
export async function* calculated(
  asked: Asked,
  files: readonly string[],
  hear: (file: string, share: number, rows: number) => void = () => {},
): AsyncGenerator<Done> {
  for (const file of files) {
    const before = { file, text: "", value: undefined };
    try {
      const piped = file === "-" ? stdinText() : undefined;
      if (isTable(file) || (piped !== undefined && looksLikeTable(piped)))
        for await (const done of ofTable(asked, file, piped, hear)) yield done;
      else yield* await readAndDone(asked, piped === undefined ? readInput(file) : inputFrom("stdin", piped));
    } catch (error) {
      yield { input: before, problems: problemsOf(asked, error, file) };
    }
  }
}

async function* ofTable(
  asked: Asked,
  file: string,
  piped: string | undefined,
  hear: (file: string, share: number, rows: number) => void,
): AsyncGenerator<Done> {
  const { tableInputs } = await import("./table-files.ts");
  for await (const { known, input, isPart } of tableInputs(asked.check, file, piped, hear))
    yield { ...(await doneWith(asked, known, input)), ...(isPart ? { isPart } : {}) };
}

async function readAndDone(asked: Asked, input: Input): Promise<readonly Done[]> {
  if (isForced(input)) return [await ofForces(asked, input)];
  if (!isBeam(asked, input)) return [await doneWith(asked, await checkFor(asked, input), input)];
  const { value, links } = await followed(asked, asked.annex === "all" ? undefined : asked.annex, input);
  const ready = { ...input, value };
  const taken = links.length > 0 ? { links } : {};
  if (!hasActions(input)) return [{ input, request: value, beam: await actionsOf(ready), ...taken }];
  return (await designed(asked, ready)).map((done) => ({ ...done, ...taken }));
}

/** Items with the forces of a table: each at all its places, of which the governing one is shown. */
async function ofForces(asked: Asked, given: Input): Promise<Done> {
  const { governingPlaces, inGiven, withForces, withoutForces } = await import("./forces.ts");
  const known = await checkFor(asked, { ...given, value: withoutForces(given.value) });
  const { config } = folderOf(given.file);
  const made = await withForces(given, known, { units: config.units ?? {}, signs: asked.signs ?? config.signs });
  for (const note of made.notes) process.stderr.write(`note ${given.file}: ${note}\n`);
  const strict = { ...asked, lenient: false };
  try {
    const all = await doneWith({ ...strict, derivation: false, clauses: false }, known, {
      ...given,
      value: made.value,
    });
    if (!all.one) return all;
    const done = await doneWith(strict, known, { ...given, value: governingPlaces(known, made, all.one) });
    if (!asked.isReport) done.one?.result.warnings.push(...made.said);
    return { ...done, links: [...made.links, ...(done.links ?? [])] };
  } catch (error) {
    throw inGiven(given, made, known, error);
  }
}

/** A beam with actions goes through to its verdict: its combinations and deflections, then its spans. */
async function designed(asked: Asked, given: Input): Promise<readonly Done[]> {
  if (asked.annex === "all") return [await beamSideBySide(asked, given)];
  if ((asked.edition ?? "first") !== "first" || asked.annexSecond)
    throw new Stop(stops.beamFirst({ file: given.file }));
  const { config } = folderOf(given.file);
  const ofFolder = namesAnnex(given.value) ? undefined : config.annex;
  const annex = asked.annex ?? ofFolder;
  const input = { ...given, value: requestOf(given.value, annexFields(annex)) };
  const { designOfBeam } = await import("@x/eurocode/beams/design");
  const {
    check: known,
    names,
    request: plain,
    sets,
    reactions,
    warnings,
  } = refusing(input, () => designOfBeam(input.value));
  // the annex is in it already
  const { value: request, said: graded } = withConfig(known, plain, config, { annex: true, signs: true });
  const folder = [
    ...(asked.annex === undefined && annex !== undefined ? [`annex ${shownAnnex(annex)}`] : []),
    ...graded,
  ];
  const told = folder.length > 0 ? { folder } : {};
  const done = async (check: Check, value: JsonObject): Promise<Done> => {
    const one = await run(asked, check, { ...input, value }, extrasOf(asked, check, value));
    return { known: check, input: { ...input, value }, request: value, one, ...told };
  };
  const spans = await done(known, request);
  // a report holds what its attached input gives again
  if (spans.one && !asked.isReport) warn(spans.one, warnings);
  return [
    { ...(await done(sets.check, sets.request)), aside: "combinations" },
    { ...spans, ...(spans.one ? { one: { ...spans.one, reactions } as CheckResult } : {}), names },
  ];
}

/** The spans of a beam under each annex, by their names: another combination may govern. */
async function beamSideBySide(asked: Asked, given: Input): Promise<Done> {
  let known: Check | undefined;
  const side = await underEachAnnex(async (annex) => {
    const [spans] = (await designed({ ...asked, annex }, given)).toReversed();
    if (!(spans?.one && spans.known)) throw new Error("a beam without a result");
    known = spans.known;
    itemsOf(known, spans.one).forEach((item, i) => {
      item.mark = spans.names?.[i] ?? "";
    });
    return spans.one;
  });
  return { ...(known ? { known } : {}), input: given, request: given.value, side };
}

/** As warnings of the check itself, which come last. */
function warn({ result }: CheckResult, warnings: readonly Message[]): void {
  result.warnings.push(...warnings.map(english));
  result.messages?.push(...warnings.map(asData));
}

const isForced = ({ value }: Input): boolean => isRecord(value) && isRecord(value.forces);

const hasActions = ({ value }: Input): boolean => isRecord(value) && Object.hasOwn(value, "actions");

const isBeam = ({ check }: Asked, { value, check: said }: Input): boolean =>
  check === undefined && said === undefined && isRecord(value) && Object.hasOwn(value, "spans_mm");

async function actionsOf(input: Input): Promise<BeamActions> {
  const { actionsOfBeam } = await import("@x/eurocode/beams");
  return refusing(input, () => actionsOfBeam(input.value));
}

/** The check that an input is for: as the command says, as the file says, or by its fields. */
async function checkFor({ check }: Asked, { file, value, check: said }: Input): Promise<Check> {
  if (said === undefined) return check ?? (await import("./detect.ts")).checkWithFields(file, value);
  const own = await checkOf(said);
  if (check && check !== own) throw new Stop(stops.otherCheck({ file, own: own.endpoint, asked: check.endpoint }));
  return own;
}

async function doneWith(asked: Asked, known: Check, given: Input): Promise<Done> {
  const { input, said } = withFolder(asked, known, ofKind(asked.kind, known, given));
  const told = { known, input, ...(said.length > 0 ? { folder: said } : {}) };
  try {
    if (asked.annex === "all") return { ...told, request: input.value, side: await sideBySide(asked, known, input) };
    const { value, links } = await followed(asked, asked.annex, input);
    const request = requestOf(value, { ...moreOf(asked, asked.annex), ...editionOf(asked, known, input) });
    const one = await run(asked, known, { ...input, value: request }, extrasOf(asked, known, request));
    return { ...told, request, one, ...(links.length > 0 ? { links } : {}) };
  } catch (error) {
    const problems = problemsOf({ ...asked, lenient: isLenient(asked, input) }, error, nameOf(input));
    const rest = withoutRows(known, input, problems);
    if (!rest) return { ...told, problems };
    // one row that is wrong does not stop the others of its part
    const done = await doneWith(asked, known, rest);
    const left = (input.rows?.length ?? 0) - (rest.rows?.length ?? 0);
    const one = done.one && { ...done.one, summary: `${rowsLeft(left)}; ${done.one.summary}` };
    return { ...done, ...(one ? { one } : {}), problems: [...problems, ...(done.problems ?? [])] };
  }
}

/** First of a summary: nobody who reads that all passed looks for rows that were not calculated. */
const rowsLeft = (rows: number): string => `${rows} ${rows === 1 ? "row is" : "rows are"} wrong and not calculated`;

/** An input as it would be calculated: with what its folder, the command and other calculations say of it. */
export async function readied(asked: Asked & { readonly annex: OneAnnex | undefined }, given: Input) {
  const known = await checkFor(asked, given);
  const { input } = withFolder(asked, known, given);
  const { value } = await followed(asked, asked.annex, input);
  return { known, input, request: requestOf(value, moreOf(asked, asked.annex)) };
}

/** An input with what its folder says; for one annex of the command and all annexes beside each other. */
function withFolder(
  asked: Asked,
  known: Check,
  input: Input,
): { readonly input: Input; readonly said: readonly string[] } {
  const { config } = folderOf(input.file);
  if (Object.keys(config).length === 0 || !isRecord(input.value)) return { input, said: [] };
  const { value, said } = withConfig(known, input.value, config, {
    annex: asked.annex !== undefined,
    signs: asked.signs !== undefined,
  });
  return { input: { ...input, value }, said };
}

/** An input with the values that it takes of others, which are calculated before it, under the same annex. */
async function followed(asked: Asked, annex: OneAnnex | undefined, input: Input) {
  if (!hasLinks(input.value)) return { value: input.value, links: [] };
  const { linked } = await import("./links.ts");
  return linked(input.file, input.value, (file) => sourceAt(asked, annex, file, [resolve(input.file)]));
}

/** Calculated once for all who need it. `trail` are those that wait for it. */
function sourceAt(asked: Asked, annex: OneAnnex | undefined, file: string, trail: readonly string[]): Promise<Source> {
  if (trail.includes(file)) {
    const names = trail.slice(trail.indexOf(file)).map((path) => relative(".", path));
    const circle = names.reduceRight<Inserted>(
      (other, name) => stops.needs({ file: name, other }),
      relative(".", file),
    );
    throw new Stop(stops.circle({ circle }));
  }
  const key = `${annex ?? ""} ${file}`;
  const known = asked.sources.get(key);
  if (known) return known;
  const made = calculateSource(asked, annex, file, [...trail, file]);
  asked.sources.set(key, made);
  return made;
}

async function calculateSource(
  asked: Asked,
  annex: OneAnnex | undefined,
  file: string,
  trail: readonly string[],
): Promise<Source> {
  const { linked } = await import("./links.ts");
  const input = readInput(relative(".", file));
  const follow = (value: unknown) => linked(input.file, value, (from) => sourceAt(asked, annex, from, trail));
  const own = { ...asked, check: undefined };
  if (isForced(input)) {
    const { one } = await ofForces({ ...own, annex }, input);
    return { json: one, isPassed: one?.passed === true };
  }
  if (isBeam(own, input)) {
    const beam = { ...input, value: (await follow(input.value)).value };
    if (!hasActions(input)) return { json: await actionsOf(beam), isPassed: true };
    const [spans] = (await designed({ ...own, annex }, beam)).toReversed();
    return { json: spans?.one, isPassed: spans?.one?.passed === true };
  }
  const known = await checkFor(own, input);
  const ready = withFolder(asked, known, input).input;
  const { value } = await follow(ready.value);
  const json = await run(own, known, { ...ready, value: requestOf(value, moreOf(asked, annex)) }, {});
  return { json, isPassed: json.passed };
}

/** One row of a table that is wrong does not stop the others, unless that is asked for. */
const isLenient = ({ lenient, strict }: Asked, { rows }: Input): boolean =>
  rows === undefined ? lenient : !strict && (lenient || rows.length > 1);

/** The rows of a table that no problem names; undefined where none is left, or none is named. */
function withoutRows(known: Check, input: Input, problems: readonly Detail[]): Input | undefined {
  const { rows, value } = input;
  if (!rows || !isRecord(value)) return undefined;
  const wrong = new Set(problems.flatMap(({ line }) => line ?? []));
  const items = itemsIn(known, value); // of one list: made by the reader of tables
  const list = items[0]?.list;
  const kept = rows.flatMap((line, i) => (wrong.has(line) ? [] : [i]));
  if (list === undefined || kept.length === 0 || kept.length === rows.length) return undefined;
  const some = kept.map((i) => items[i]?.item);
  return { ...input, value: { ...value, [list]: some }, rows: kept.map((i) => rows[i] ?? 0) };
}

function problemsOf({ lenient }: Asked, error: unknown, file: string): readonly Detail[] {
  if (!lenient || !(error instanceof Stop) || error.code !== exitCode.invalid) throw error;
  return error.details.length > 0 ? error.details : [{ file, path: "", message: error.message }];
}

/** What the command says in place of the input. */
const moreOf = ({ signs }: Asked, annex: OneAnnex | undefined): JsonObject => ({
  ...annexFields(annex),
  ...(signs === undefined ? {} : { signs }),
});

/** The generation that the command asks for; where it has both side by side and a check one, that one, which is said. */
function editionOf({ edition, annexSecond }: Asked, known: Check, { file, value }: Input): JsonObject {
  if (edition === undefined) return annexSecond ? { annex_second: "recommended" } : {};
  if (edition === "both" && !known.second) {
    process.stderr.write(`${file}: edition first; the second generation of ${known.endpoint} is not calculated here\n`);
    return {};
  }
  const own = isRecord(value) ? value.edition : undefined;
  if (own !== undefined && own !== edition)
    process.stderr.write(`${file}: edition ${edition} of the command in place of its own, ${String(own)}\n`);
  return { edition, ...(annexSecond && edition !== "first" ? { annex_second: "recommended" } : {}) };
}

/** Clauses of the values come with the derivation; for a long batch that nobody asked to derive they are left out. */
const mostDerived = 20;

function extrasOf({ derivation, clauses, messages }: Asked, known: Check, value: unknown): JsonObject {
  const isDerived = derivation || ((clauses || isAnswer(known)) && lengthOf(known, value) <= mostDerived);
  return { ...(isDerived ? { derivation: true } : {}), ...(messages ? { messages: true } : {}) };
}

/** A check whose values are its answer, whether or not something is verified. */
export const isAnswer = ({ kinds }: Check): boolean => Object.values(kinds).every((kind) => kind.actionsAlone === true);

const sideBySide = (asked: Asked, known: Check, input: Input): Promise<ByAnnex> =>
  underEachAnnex(async (annex) => {
    const { value } = await followed(asked, annex, input);
    return run(asked, known, { ...input, value: requestOf(value, moreOf(asked, annex)) }, {});
  });

async function underEachAnnex(work: (annex: AnnexCode) => Promise<CheckResult>): Promise<ByAnnex> {
  const found: [AnnexCode, CheckResult | NotApplicable][] = [];
  let refused: unknown;
  for (const annex of annexCodes) {
    try {
      found.push([annex, await work(annex)]);
    } catch (error) {
      if (!(error instanceof Stop) || error.code !== exitCode.invalid) throw error;
      refused ??= error;
      found.push([annex, { not_applicable: error.message, problems: error.details }]);
    }
  }
  // what no annex can take is wrong
  if (refused !== undefined && !found.some(([, of]) => isApplicable(of))) throw refused;
  return Object.fromEntries(found) as unknown as ByAnnex; // one of each code
}

const lengthOf = (known: Check, value: unknown): number =>
  isRecord(value) ? Math.max(1, itemsIn(known, value).length) : 1;

function requestOf(value: unknown, more: JsonObject): unknown {
  if (!isRecord(value)) return value;
  // an annex of the command is in place of both
  const { national_annex: _, own_annex: __, ...rest } = value;
  return { ...(namesAnnex(more) ? rest : value), ...more };
}

/** Calculates one input, with more fields than it has itself. */
function run({ online }: Asked, known: Check, input: Input, more: JsonObject): Promise<CheckResult> {
  return online ? onServer(known, input, more) : here(known, input, more);
}

type Run = (known: Check, input: Input, more: JsonObject) => Promise<CheckResult>;

const here: Run = async (known, input, more) => refusing(input, () => runCheck(known, requestOf(input.value, more)));

const onServer: Run = async (known, input, more) => {
  const { online } = await import("./remote.ts");
  try {
    return await online((client) => client.checkUnknown(known.endpoint, requestOf(input.value, more)));
  } catch (error) {
    if (!(error instanceof Stop) || error.details.length === 0) throw error;
    throw new Stop(error.said, error.code, detailsOf(input, { problems: error.details }));
  }
};

/** What is wrong with an input, by its lines. */
export function refusing<T>(input: Input, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    throw new Stop(relayed(error), exitCode.invalid, detailsOf(input, error));
  }
}

/** Where a problem stands: the line of a JSON field, or the row and the column of a table. */
function detailsOf(input: Input, { problems }: { readonly problems: readonly Detail[] }): Detail[] {
  const { rows } = input;
  if (rows)
    return problems.map((problem) => {
      const { path } = problem;
      const [, index, field] = /^[a-z]+\[(\d+)\]\.?(.*)$/.exec(path) ?? [undefined, "0", path];
      const line = rows[Number(index)];
      return {
        file: input.file,
        ...(line === undefined ? {} : { line }),
        ...problem,
        path: field ?? "",
      };
    });
  const lines = linesOf(
    input,
    problems.map((problem) => problem.path),
  );
  return problems.map((problem, i) => {
    const line = lines[i];
    return { file: input.file, ...(line === undefined ? {} : { line }), ...problem };
  });
}
