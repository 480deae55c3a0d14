/** Tables as inputs: of which check, and in which parts. */

import {
  headingOf,
  isTableProblem,
  recordsOf,
  separatorOf,
  TableReader,
  type TableRequest,
  type TableRow,
} from "@x/api/tables";
import type { Check } from "@x/eurocode/engine";
import { messages } from "@x/eurocode/message";
import { folderOf } from "./config.ts";
import { checkWithHeadings } from "./detect.ts";
import { exitCode, Stop } from "./exit.ts";
import { checkedFile, firstLineOf, type Input, textChunks } from "./input.ts";
import { problemIn } from "./says.ts";
import { ofFiles } from "./stops.ts";

const stops = messages("tableFilesStops", {
  table: "{file} {why}",
});

/** So many rows are in memory at once. */
export const rowsAtOnce = 1000;

/** A table is one input; a long one several, and one for each row where a request holds one item. */
interface Part {
  readonly known: Check;
  readonly input: Input;
  readonly isPart: boolean;
}

export async function* tableInputs(
  check: Check | undefined,
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
  const hearShare = (share: number) => hear(file, share, rows);
  const source = sourceOf(file, piped, hearShare);
  const known = check ?? (await checkOfTable(source));
  const isMany = known.many !== undefined;
  for await (const request of tableRequests(known, source)) {
    if (held) yield { known, input: inputOf(held, false), isPart: isMany };
    rows += request.rows.length;
    held = request;
  }
  if (!held) return;
  const alone = rows === held.rows.length;
  yield { known, input: inputOf(held, alone), isPart: isMany && !alone };
}

async function checkOfTable({ name, rows }: Table): Promise<Check> {
  try {
    for await (const { cells } of rows()) {
      const headings = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
      return checkWithHeadings(name, headings, headingOf);
    }
  } catch (error) {
    throw stopped(error, name);
  }
  throw new Stop(ofFiles.noRows({ file: name }));
}

interface Table {
  readonly name: string;
  readonly separator: string;
  readonly rows: () => AsyncIterable<TableRow> | Iterable<TableRow>;
}

function sourceOf(file: string, piped: string | undefined, hear: (share: number) => void): Table {
  if (piped !== undefined)
    return { name: file, separator: separatorOf(piped.trimStart()), rows: () => recordsOf([piped]) };
  // what separated the cells of a text stands between them no more
  if (/\.xlsx$/i.test(file)) return { name: file, separator: ",", rows: () => sheetRowsOf(file, hear) };
  return { name: file, separator: separatorOf(firstLineOf(file)), rows: () => recordsOf(textChunks(file, hear)) };
}

async function* sheetRowsOf(file: string, hear: (share: number) => void): AsyncGenerator<TableRow> {
  const { sheetRows } = await import("./xlsx.ts");
  yield* sheetRows(checkedFile(file), hear);
}

async function* tableRequests(known: Check, { name, separator, rows }: Table): AsyncGenerator<TableRequest> {
  const reader = new TableReader(known, separator, folderOf(name).config.units);
  let isFirst = true;
  try {
    for await (const row of rows()) {
      const requests = reader.add(row, rowsAtOnce);
      if (isFirst) for (const note of reader.notes) process.stderr.write(`note ${name}: ${note}\n`);
      isFirst = false;
      yield* requests;
    }
    yield* reader.end();
  } catch (error) {
    throw stopped(error, name, known.endpoint);
  }
}

/** What is wrong with a table, for the person at the terminal. */
function stopped(error: unknown, file: string, endpoint = ""): unknown {
  if (!isTableProblem(error)) return error;
  const { line, details, said: why } = error;
  if (details.length === 0)
    return new Stop(line === undefined ? ofFiles.about({ file, why }) : ofFiles.aboutLine({ file, line, why }));
  const told = details.map(({ line, path, said }) => problemIn({ file, line, path }, said));
  return new Stop(
    stops.table({ file, why }),
    exitCode.invalid,
    told,
    undefined,
    `x new ${endpoint} --csv   shows the headings`,
  );
}
