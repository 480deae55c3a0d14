/** Inputs to results: which annexes are asked, by whom they are calculated, and what is wrong with those that cannot be. */
import { type AnnexCode, annexCodes, type Check, type CheckResult, isInvalidInput, runCheck } from "@x/eurocode/engine";
import { type Detail, exitCode, Stop } from "./exit.ts";
import {
  checkedFile,
  firstLineOf,
  type Input,
  inputFrom,
  linesOf,
  nameOf,
  readInput,
  stdinText,
  textChunks,
} from "./input.ts";
import {
  isTable,
  looksLikeTable,
  recordsOf,
  separatorOf,
  TableReader,
  type TableRequest,
  type TableRow,
} from "./table-input.ts";

export type AskedAnnex = AnnexCode | "all" | undefined;

/** An annex that cannot take the input, and why. */
export interface NotApplicable {
  readonly not_applicable: string;
  readonly problems: readonly Detail[];
}

export type ByAnnex = Readonly<Record<AnnexCode, CheckResult | NotApplicable>>;

export const isApplicable = (of: CheckResult | NotApplicable): of is CheckResult => !("not_applicable" in of);

export interface Asked {
  readonly known: Check;
  readonly annex: AskedAnnex;
  /** Sign of compression, in place of the input's. */
  readonly signs?: "compression-positive" | "compression-negative";
  readonly derivation: boolean;
  /** What is said as data too, for a report in another language. */
  readonly messages: boolean;
  /** The server of `x login` calculates. */
  readonly online: boolean;
  /** The result is printed for people, who see the clause beside each value. */
  readonly clauses: boolean;
  /** One of many that is wrong does not stop the others. */
  readonly lenient: boolean;
  /** A table with a row that is wrong is not calculated. */
  readonly strict: boolean;
}

/** What became of an input: a result, one for each annex, or problems. */
export interface Done {
  readonly input: Input;
  readonly one?: CheckResult;
  readonly side?: ByAnnex;
  readonly problems?: readonly Detail[];
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
        for await (const { input, isPart } of tableInputs(asked.known, file, piped, hear))
          yield { ...(await doneWith(asked, input)), ...(isPart ? { isPart } : {}) };
      else yield await doneWith(asked, piped === undefined ? readInput(file) : inputFrom("stdin", piped));
    } catch (error) {
      yield { input: before, problems: problemsOf(asked, error, "") };
    }
  }
}

/** So many rows are in memory at once. */
export const rowsAtOnce = 1000;

interface Part {
  readonly input: Input;
  readonly isPart: boolean;
}

/** A table is one input; a long one several, and one for each row where a request holds one item. */
async function* tableInputs(
  known: Check,
  given: string,
  piped: string | undefined,
  hear: (file: string, share: number, rows: number) => void,
): AsyncGenerator<Part> {
  const file = piped === undefined ? given : "stdin";
  let rows = 0;
  let held: TableRequest | undefined;
  const inputOf = ({ value, rows: lines }: TableRequest, alone: boolean): Input => ({
    file,
    text: "",
    value,
    rows: lines,
    isPart: !alone,
  });
  const isMany = known.many !== undefined;
  const hearShare = (share: number) => hear(file, share, rows);
  for await (const request of tableRequests(known, sourceOf(file, piped, hearShare))) {
    if (held) yield { input: inputOf(held, false), isPart: isMany };
    rows += request.rows.length;
    held = request;
  }
  if (!held) return;
  const alone = rows === held.rows.length;
  yield { input: inputOf(held, alone), isPart: isMany && !alone };
}

interface Source {
  readonly name: string;
  readonly separator: string;
  readonly rows: () => AsyncIterable<TableRow> | Iterable<TableRow>;
}

function sourceOf(file: string, piped: string | undefined, hear: (share: number) => void): Source {
  if (piped !== undefined)
    return { name: file, separator: separatorOf(piped.trimStart()), rows: () => recordsOf(file, [piped]) };
  // what separated the cells of a text stands between them no more
  if (/\.xlsx$/i.test(file)) return { name: file, separator: ",", rows: () => sheetRowsOf(file, hear) };
  return { name: file, separator: separatorOf(firstLineOf(file)), rows: () => recordsOf(file, textChunks(file, hear)) };
}

async function* sheetRowsOf(file: string, hear: (share: number) => void): AsyncGenerator<TableRow> {
  const { sheetRows } = await import("./xlsx.ts");
  yield* sheetRows(checkedFile(file), hear);
}

async function* tableRequests(known: Check, { name, separator, rows }: Source): AsyncGenerator<TableRequest> {
  const reader = new TableReader(known, name, separator);
  let isFirst = true;
  for await (const row of rows()) {
    const requests = reader.add(row, rowsAtOnce);
    if (isFirst) for (const note of reader.notes) process.stderr.write(`note ${name}: ${note}\n`);
    isFirst = false;
    yield* requests;
  }
  yield* reader.end();
}

async function doneWith(asked: Asked, input: Input): Promise<Done> {
  try {
    if (asked.annex === "all") return { input, side: await sideBySide(asked, input) };
    return { input, one: await one(asked, asked.annex, input) };
  } catch (error) {
    const problems = problemsOf({ ...asked, lenient: isLenient(asked, input) }, error, nameOf(input));
    const rest = withoutRows(asked.known, input, problems);
    if (!rest) return { input, problems };
    // one row that is wrong does not stop the others of its part
    const done = await doneWith(asked, rest);
    return { ...done, problems: [...problems, ...(done.problems ?? [])] };
  }
}

/** One row of a table that is wrong does not stop the others, unless that is asked for. */
const isLenient = ({ lenient, strict }: Asked, { rows }: Input): boolean =>
  rows === undefined ? lenient : !strict && (lenient || rows.length > 1);

/** The rows of a table that no problem names; undefined where none is left, or none is named. */
function withoutRows({ many }: Check, input: Input, problems: readonly Detail[]): Input | undefined {
  const { rows, value } = input;
  if (!rows || many === undefined || value === null || typeof value !== "object") return undefined;
  const wrong = new Set(problems.flatMap(({ line }) => line ?? []));
  const items: unknown = (value as Record<string, unknown>)[many]; // made by the reader of tables
  const kept = rows.flatMap((line, i) => (wrong.has(line) ? [] : [i]));
  if (!Array.isArray(items) || kept.length === 0 || kept.length === rows.length) return undefined;
  return { ...input, value: { ...value, [many]: kept.map((i) => items[i]) }, rows: kept.map((i) => rows[i] ?? 0) };
}

function problemsOf({ lenient }: Asked, error: unknown, file: string): readonly Detail[] {
  if (!lenient || !(error instanceof Stop) || error.code !== exitCode.invalid) throw error;
  return error.details.length > 0 ? error.details : [{ file, path: "", message: error.message }];
}

/** Clauses of the values come with the derivation; for a long batch that nobody asked to derive they are left out. */
const mostDerived = 20;

function one(asked: Asked, annex: AnnexCode | undefined, input: Input): Promise<CheckResult> {
  const derivation = asked.derivation || (asked.clauses && lengthOf(asked.known, input) <= mostDerived);
  return run(asked, input, {
    ...(annex ? { national_annex: annex } : {}),
    ...(derivation ? { derivation: true } : {}),
    ...(asked.messages ? { messages: true } : {}),
  });
}

async function sideBySide(asked: Asked, input: Input): Promise<ByAnnex> {
  const found: [AnnexCode, CheckResult | NotApplicable][] = [];
  let refused: unknown;
  for (const national_annex of annexCodes) {
    try {
      found.push([national_annex, await run(asked, input, { national_annex })]);
    } catch (error) {
      if (!(error instanceof Stop) || error.code !== exitCode.invalid) throw error;
      refused ??= error;
      found.push([national_annex, { not_applicable: error.message, problems: error.details }]);
    }
  }
  // what no annex can take is wrong
  if (refused !== undefined && !found.some(([, of]) => isApplicable(of))) throw refused;
  return Object.fromEntries(found) as unknown as ByAnnex; // one of each code
}

function lengthOf({ many }: Check, { value }: Input): number {
  if (many === undefined || value === null || typeof value !== "object" || !(many in value)) return 1;
  const items: unknown = (value as Record<string, unknown>)[many]; // the line above has seen it
  return Array.isArray(items) ? items.length : 1;
}

function requestOf({ value }: Input, more: Record<string, unknown>): unknown {
  const isObject = value !== null && typeof value === "object" && !Array.isArray(value);
  return isObject ? { ...value, ...more } : value;
}

/** What was asked, with the annex that the command chose. */
export const annexed = (input: Input, annex: AskedAnnex): unknown =>
  annex === undefined ? input.value : requestOf(input, { national_annex: annex });

/** Calculates one input, with more fields than it has itself. */
function run({ known, online, signs }: Asked, input: Input, more: Record<string, unknown>): Promise<CheckResult> {
  const asked = signs === undefined ? more : { ...more, signs };
  return online ? onServer(known, input, asked) : here(known, input, asked);
}

type Run = (known: Check, input: Input, more: Record<string, unknown>) => Promise<CheckResult>;

const here: Run = async (known, input, more) => {
  try {
    return runCheck(known, requestOf(input, more));
  } catch (error) {
    if (!isInvalidInput(error)) throw error;
    throw new Stop(error.message, exitCode.invalid, detailsOf(input, error));
  }
};

const onServer: Run = async (known, input, more) => {
  const { online } = await import("./remote.ts");
  try {
    return await online((client) => client.check(known.endpoint, requestOf(input, more)));
  } catch (error) {
    if (!(error instanceof Stop) || error.details.length === 0) throw error;
    throw new Stop(error.message, error.code, detailsOf(input, { problems: error.details }));
  }
};

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
