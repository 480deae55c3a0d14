/** Inputs to results: which annexes are asked, by whom they are calculated, and what is wrong with those that cannot be. */
import {
  type AnnexCode,
  annexCodes,
  type Check,
  type CheckResult,
  check,
  InvalidInput,
  type Problem,
} from "@x/eurocode";
import { type Detail, exitCode, Stop } from "./exit.ts";
import { type Input, linesOf, readInput, readTextOf } from "./input.ts";
import { isTable, readTable } from "./table-input.ts";

export type AskedAnnex = AnnexCode | "all" | undefined;

export type ByAnnex = Readonly<Record<AnnexCode, CheckResult>>;

export interface Asked {
  readonly known: Check;
  readonly annex: AskedAnnex;
  readonly derivation: boolean;
  /** The server of `x login` calculates. */
  readonly online: boolean;
  /** The result is printed for people, who see the clause beside each value. */
  readonly clauses: boolean;
  /** One of many that is wrong does not stop the others. */
  readonly lenient: boolean;
}

/** What became of an input: a result, one for each annex, or problems. */
export interface Done {
  readonly input: Input;
  readonly one?: CheckResult;
  readonly side?: ByAnnex;
  readonly problems?: readonly Detail[];
}

/** Every input of the files, one after the other. */
export async function calculated(asked: Asked, files: readonly string[]): Promise<Done[]> {
  const done: Done[] = [];
  for (const file of files) {
    const inputs = inputsOf(asked, file);
    if ("input" in inputs) done.push(inputs);
    else for (const input of inputs) done.push(await doneWith(asked, input));
  }
  return done;
}

function inputsOf(asked: Asked, file: string): readonly Input[] | Done {
  try {
    return readInputs(asked.known, file);
  } catch (error) {
    return { input: { file, text: "", value: undefined }, problems: problemsOf(asked, error, "") };
  }
}

async function doneWith(asked: Asked, input: Input): Promise<Done> {
  try {
    if (asked.annex === "all") return { input, side: await sideBySide(asked, input) };
    return { input, one: await one(asked, asked.annex, input) };
  } catch (error) {
    return { input, problems: problemsOf(asked, error, input.file) };
  }
}

function problemsOf({ lenient }: Asked, error: unknown, file: string): readonly Detail[] {
  if (!lenient || !(error instanceof Stop) || error.code !== exitCode.invalid) throw error;
  return error.details.length > 0 ? error.details : [{ file, path: "", message: error.message }];
}

/** A file is one input; a table several, where a request holds one item, or more than it may hold. */
function readInputs(known: Check, file: string): Input[] {
  if (!isTable(file)) return [readInput(file)];
  const text = readTextOf(file);
  const { requests } = readTable(known, file, text);
  const alone = requests.length === 1;
  return requests.map(({ value, rows }) => ({
    file: alone ? file : `${file}, ${rows.length === 1 ? `line ${rows[0]}` : `lines ${rows[0]}-${rows.at(-1)}`}`,
    text,
    value,
    rows,
  }));
}

/** Clauses of the values come with the derivation; for a long batch that nobody asked to derive they are left out. */
const mostDerived = 20;

function one(asked: Asked, annex: AnnexCode | undefined, input: Input): Promise<CheckResult> {
  const derivation = asked.derivation || (asked.clauses && lengthOf(asked.known, input) <= mostDerived);
  return run(asked, input, {
    ...(annex ? { national_annex: annex } : {}),
    ...(derivation ? { derivation: true } : {}),
  });
}

async function sideBySide(asked: Asked, input: Input): Promise<ByAnnex> {
  const found: [AnnexCode, CheckResult][] = [];
  for (const national_annex of annexCodes) found.push([national_annex, await run(asked, input, { national_annex })]);
  return Object.fromEntries(found) as ByAnnex; // one of each code
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
const run = ({ known, online }: Asked, input: Input, more: Record<string, unknown>): Promise<CheckResult> =>
  online ? onServer(known, input, more) : here(known, input, more);

type Run = (known: Check, input: Input, more: Record<string, unknown>) => Promise<CheckResult>;

const here: Run = async (known, input, more) => {
  try {
    return check(known.endpoint, requestOf(input, more));
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
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
function detailsOf(input: Input, { problems }: { readonly problems: readonly Problem[] }) {
  const { rows } = input;
  if (rows)
    return problems.map(({ path, message }) => {
      const [, index, field] = /^[a-z]+\[(\d+)\]\.?(.*)$/.exec(path) ?? [undefined, "0", path];
      const line = rows[Number(index)];
      return {
        file: input.file.replace(/, lines? .*$/, ""),
        ...(line === undefined ? {} : { line }),
        path: field ?? "",
        message,
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
