import { checkTables as says } from "@x/api/says";
import { isTableProblem, recordsOf, separatorOf, TableProblem, TableReader, type TableRequest } from "@x/api/tables";
import {
  type AnnexCode,
  type Check,
  check,
  findCheck,
  InvalidInput,
  type ItemResult,
  isInvalidInput,
  type Problem,
} from "@x/eurocode";
import { problemAt } from "@x/eurocode/problems";
import type { Cell } from "@x/report/rows";
import { HttpError } from "../http/errors.ts";
import { service } from "../says.ts";

export interface TableTask {
  readonly annex: AnnexCode | undefined;
  /** Rows that cannot be calculated do not stop the others. */
  readonly partial: boolean;
}

export interface RowCounts {
  readonly all: number;
  readonly failed: number;
  readonly refused: number;
}

/** As many as a request may have items. */
const mostRows = 10_000;
/** Calculated together: what is wrong with one has the others calculated again. */
const together = 200;

interface Row {
  readonly line: number;
  readonly item?: ItemResult;
  readonly problems?: readonly Problem[];
}

/** A table of items to a table of results. */
export async function checkTable(endpoint: string, body: Uint8Array, task: TableTask) {
  const known = findCheck(endpoint);
  if (!known) throw new Error("the route is of a check");
  const said = new Set<string>();
  const { rows, notes } = readRows(known, textOf(body), task, said);
  const refused = rows.filter(({ problems }) => problems !== undefined);
  if (refused.length > 0 && !(task.partial && refused.length < rows.length))
    throw new InvalidInput(refused.flatMap(({ problems = [] }) => problems));
  // checks alone need no reports
  const { csvLine, csvStart, ResultRows } = await import("@x/report/rows");
  const results = new ResultRows({ before: ["line"], after: ["note"] });
  const cells: Cell[][] = rows.map(({ line, item, problems = [] }) =>
    item ? results.of(item, [line]) : results.saying([line], problems.map(sentence).join("; ")),
  );
  for (const note of [...notes, ...said]) cells.push(results.saying([""], note));
  const columns = results.headings.length;
  const text = [results.headings, ...cells].map((row) => csvLine(row, columns)).join("");
  const failed = rows.filter(({ item }) => item && !item.passed).length;
  return {
    bytes: new TextEncoder().encode(csvStart + text),
    passed: failed === 0 && refused.length === 0,
    rows: { all: rows.length, failed, refused: refused.length } satisfies RowCounts,
  };
}

const sentence = ({ path, message }: Problem): string => `${path.replace(/^line \d+(, )?/, "")} ${message}`.trim();

function textOf(body: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    throw new HttpError(400, service.notUtf8);
  }
}

function readRows(known: Check, text: string, task: TableTask, said: Set<string>) {
  const reader = new TableReader(known, separatorOf(text.trimStart()));
  const requests: TableRequest[] = [];
  let count = 0;
  try {
    for (const record of recordsOf([text])) {
      // the first is of headings
      if (count++ > mostRows) throw new TableProblem(says.manyRows({ most: mostRows }));
      requests.push(...reader.add(record, together));
    }
    requests.push(...reader.end());
  } catch (error) {
    if (!isTableProblem(error)) throw error;
    const { details, line, said: why } = error;
    throw new InvalidInput(
      details.length > 0
        ? details.map((one) => problemAt(placeOf(one.line, one.path), one.said))
        : [problemAt(placeOf(line, ""), why)],
    );
  }
  return { rows: requests.flatMap((request) => calculated(known, request, task, said)), notes: reader.notes };
}

const placeOf = (line: number | undefined, path: string): string =>
  [...(line === undefined ? [] : [`line ${line}`]), ...(path === "" ? [] : [path])].join(", ");

/** What an engine lists of one request at most: beyond it, it does not name every item that is wrong. */
const mostListed = 100;

/** The rows of a request, each with its result or what is wrong with it. */
function calculated(known: Check, { value, rows: lines }: TableRequest, task: TableTask, said: Set<string>): Row[] {
  const [list = ""] = Object.keys(value);
  const items = value[list] as unknown[]; // made by the reader of tables
  const annex = task.annex === undefined ? {} : { national_annex: task.annex };
  const run = (places: readonly number[]): Row[] => {
    const some = places.map((place) => items[place]);
    try {
      const { result } = check(known.endpoint, { ...annex, [list]: some });
      for (const text of result.warnings) said.add(`warning: ${text}`);
      for (const text of result.assumptions) said.add(`assumption: ${text}`);
      const done = result[list] as ItemResult[]; // under the key of its list
      return places.map((place, i) => ({ line: lines[place] ?? 0, ...(done[i] ? { item: done[i] } : {}) }));
    } catch (error) {
      if (!isInvalidInput(error)) throw error;
      return apart(places, error.problems);
    }
  };
  const refusedRow = (place: number, problems: readonly Problem[]): Row => {
    const line = lines[place] ?? 0;
    return {
      line,
      problems: problems.map((one) => ({ ...one, path: placeOf(line, one.path.replace(/^\w+\[\d+\]\.?/, "")) })),
    };
  };
  const apart = (places: readonly number[], problems: readonly Problem[]): Row[] => {
    const [first] = places;
    if (first !== undefined && places.length === 1) return [refusedRow(first, problems)];
    const of = (i: number) => problems.filter(({ path }) => path.startsWith(`${list}[${i}]`));
    const named = problems.every(({ path }) => path.startsWith(`${list}[`));
    if (named && problems.length < mostListed) {
      const sound = places.filter((_, i) => of(i).length === 0);
      const others = sound.length === 0 ? [] : run(sound);
      return places.flatMap((place, i) => (of(i).length > 0 ? refusedRow(place, of(i)) : (others.shift() ?? [])));
    }
    const half = Math.ceil(places.length / 2);
    return [...run(places.slice(0, half)), ...run(places.slice(half))];
  };
  return run(items.map((_, i) => i));
}
