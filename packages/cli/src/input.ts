import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import { isJsonProblem, parseJson } from "@x/api/json";
import { decodedText, encodingOf } from "@x/api/text";
import { type Message, messages } from "@x/eurocode/message";
import { findNodeAtLocation, type ParseError, parse, parseTree, printParseErrorCode, visit } from "jsonc-parser";
import { type Detail, hinted, problemsOf, Stop } from "./exit.ts";
import { reading } from "./reads.ts";
import { problemIn } from "./says.ts";
import { ofFiles } from "./stops.ts";

const stops = messages("inputStops", {
  wrong: "{file}, line {line}: not JSON: {what}",
  wrongAt: "{file}, line {line}: not JSON: {what} at {near}",
  notJson: "not JSON",
  forbidden: "is not a name that a field may have",
  twice: "is there twice in one object",
  empty: "{file}: is empty; an input is a JSON object",
  check: "{file}: check must be the name of a check, such as en-1993-1-8; it is {given}",
  deep: "{file}: is nested too deeply",
});

export interface Input {
  /** As typed; `stdin` for a dash. */
  readonly file: string;
  readonly text: string;
  readonly value: unknown;
  /** what the title block of a report says, taken out of the request */
  readonly report?: unknown;
  /** which check it is for, where it says so */
  readonly check?: string;
  /** of a table: the line of each item */
  readonly rows?: readonly number[];
  /** of a long table: a part of its rows */
  readonly isPart?: boolean;
}

/** What a person reads: `bolts.csv, lines 2-1001`. */
export function nameOf({ file, rows = [], isPart }: Input): string {
  if (!isPart) return file;
  return `${file}, ${rows.length === 1 ? `line ${rows[0]}` : `lines ${rows[0]}-${rows.at(-1)}`}`;
}

/** A batch of 10 000 members is 3 MB; beyond this a file is a mistake. */
const largest = 256 * 2 ** 20;

/** All of standard input, also of a pipe whose other end is slow: the system then says "try again". */
export function readStdin(): Buffer {
  const chunks: Buffer[] = [];
  let size = 0;
  const chunk = Buffer.alloc(2 ** 16);
  for (;;) {
    try {
      const read = readSync(0, chunk, 0, chunk.length, null);
      if (read === 0) return Buffer.concat(chunks);
      chunks.push(Buffer.from(chunk.subarray(0, read)));
      size += read;
      if (size > largest) throw new Stop(ofFiles.large({ file: "stdin", most: largest / 2 ** 20 }));
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code === "EOF") return Buffer.concat(chunks);
      if (code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

/** A file that is there and no folder. */
export function checkedFile(file: string): string {
  try {
    if (statSync(file).isDirectory()) throw new Stop(ofFiles.directory({ file }));
    closeSync(openSync(reading(file), "r"));
    return file;
  } catch (error) {
    throw error instanceof Stop ? error : unreadable(file, error);
  }
}

/** A text in pieces, and the share of it that was read. */
export function* textChunks(file: string, hear: (share: number) => void): Generator<string> {
  const { size } = statSync(checkedFile(file));
  const decoder = new TextDecoder(encodingOf(piecesOf(file)));
  let at = 0;
  for (const piece of piecesOf(file)) {
    at += piece.length;
    hear(at / Math.max(at, size));
    yield decoder.decode(piece, { stream: true });
  }
  hear(1);
  yield decoder.decode();
}

/** Each is gone when the next is read. */
function* piecesOf(file: string): Generator<Buffer> {
  const handle = openSync(file, "r");
  const piece = Buffer.alloc(2 ** 18);
  try {
    for (let read = readSync(handle, piece); read > 0; read = readSync(handle, piece)) yield piece.subarray(0, read);
  } finally {
    closeSync(handle);
  }
}

/** Enough of a file to see how it separates its cells. */
export const firstLineOf = (file: string): string => {
  const [text = ""] = textChunks(file, () => {});
  return text.replace(/^\s*[\r\n]+/, "");
};

export function readInput(file: string): Input {
  const name = file === "-" ? "stdin" : file;
  return inputFrom(name, readText(file, name));
}

export const textOf = (file: string): string => readText(file, file === "-" ? "stdin" : file);

export const stdinText = (): string => textOf("-");

export function inputFrom(name: string, text: string): Input {
  if (text.trim() === "") throw hinted(stops.empty({ file: name }), "x new en-1993-1-8   shows one");
  return { file: name, text, ...partsOf(name, parsedText(name, text)) };
}

/** `report` is for what prints the result, `check` and `$schema` say which check it is: no check knows them. */
function partsOf(name: string, given: unknown): Pick<Input, "value" | "report" | "check"> {
  if (given === null || typeof given !== "object" || Array.isArray(given)) return { value: given };
  const { report, check, $schema, ...value } = given as Record<string, unknown>; // an object of JSON
  if (check !== undefined && check !== null && typeof check !== "string")
    throw new Stop(stops.check({ file: name, given: JSON.stringify(check) }));
  const [schema] = typeof $schema === "string" ? (/en-1\d{3}(?:-\d)*/.exec($schema) ?? []) : [];
  const said = check ?? schema;
  return { value, ...(report === undefined ? {} : { report }), ...(said === undefined ? {} : { check: said }) };
}

function readText(file: string, name: string): string {
  try {
    if (file === "-") return decodedText(readStdin());
    const found = statSync(file);
    if (found.isDirectory()) throw new Stop(ofFiles.directory({ file: name }));
    if (found.size > largest) throw new Stop(ofFiles.large({ file: name, most: largest / 2 ** 20 }));
    return decodedText(readFileSync(reading(file)));
  } catch (error) {
    throw error instanceof Stop ? error : unreadable(name, error);
  }
}

function unreadable(name: string, error: unknown): Stop {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ENOENT") return new Stop(ofFiles.none({ file: name }));
  if (code === "EACCES") return new Stop(ofFiles.notAllowed({ file: name }));
  return new Stop(
    code === undefined
      ? ofFiles.unreadableAtAll({ file: name })
      : ofFiles.unreadable({ file: name, why: String(code) }),
  );
}

/** JSON, with the comments and trailing commas that `x new` writes. */
export function parsedText(name: string, text: string): unknown {
  try {
    return parseJson(withoutComments(text));
  } catch (error) {
    // millions of escapes in one text are too much for the expressions
    if (!isJsonProblem(error) && !(error instanceof RangeError)) throw error;
    return parseWithComments(name, text);
  }
}

/** A comment that does not end stays: it is no JSON, which `parseWithComments` says with its line. */
const comments = /("[^"\\]*(?:\\.[^"\\]*)*"?)|\/\/[^\n]*|\/\*.*?\*\/|(\/\*.*)/gs;
/** After an entry that is the last. */
const commas = /("[^"\\]*(?:\\.[^"\\]*)*"?)|,(?<=[^\s,[{:]\s*,)(?=\s*[}\]])/gs;

const withoutComments = (text: string): string => text.replace(comments, "$1$2 ").replace(commas, "$1");

/** Names that stand twice in an object, and the one that no field may have, by line. */
function refuseNames(name: string, text: string): void {
  const objects: Set<string>[] = [];
  const problems: Detail[] = [];
  visit(text, {
    onObjectBegin: () => void objects.push(new Set()),
    onObjectEnd: () => void objects.pop(),
    onObjectProperty: (property, offset) => {
      const names = objects.at(-1);
      const wrong = property === "__proto__" ? stops.forbidden : names?.has(property) ? stops.twice : undefined;
      names?.add(property);
      if (wrong !== undefined && problems.length < mostProblems) {
        problems.push(
          problemIn({ file: name, line: lineOf(text, offset), path: JSON.stringify(property.slice(0, 60)) }, wrong),
        );
      }
    },
  });
  if (problems.length > 0) throw problemsOf(name, problems);
}

const mostProblems = 100;

function parseWithComments(name: string, text: string): unknown {
  const errors: ParseError[] = [];
  notTooDeep(name, () => refuseNames(name, text));
  const value: unknown = notTooDeep(name, () => parse(text, errors, { allowTrailingComma: true }));
  const [first] = errors;
  if (!first) return value;
  const line = lineOf(text, first.offset);
  const what = readable[printParseErrorCode(first.error)] ?? stops.notJson;
  const near = text
    .slice(first.offset, first.offset + first.length)
    .trim()
    .slice(0, 20);
  const where = { file: name, line, what };
  throw new Stop(near === "" ? stops.wrong(where) : stops.wrongAt({ ...where, near: JSON.stringify(near) }));
}

/** By the codes of the parser. */
const readable: Readonly<Record<string, Message | undefined>> = messages("json", {
  InvalidSymbol: "unknown word (numbers must be finite, texts are in quotation marks)",
  InvalidNumberFormat: "not a number",
  PropertyNameExpected: "the name of a field is expected",
  ValueExpected: "a value is expected",
  ColonExpected: "a colon is expected",
  CommaExpected: "a comma is expected",
  CloseBraceExpected: "a closing } is missing",
  CloseBracketExpected: "a closing ] is missing",
  EndOfFileExpected: "something follows the end of the object",
  UnexpectedEndOfString: "a text is not closed",
});

function notTooDeep<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) throw new Stop(stops.deep({ file: name }));
    throw error;
  }
}

const lineOf = (text: string, offset: number): number => {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
};

/** The lines on which the fields of these paths stand; for a field that is missing, the line of what should hold it. */
export function linesOf({ text }: Input, paths: readonly string[]): (number | undefined)[] {
  let tree: ReturnType<typeof parseTree>;
  try {
    tree = parseTree(text);
  } catch {
    return paths.map(() => undefined); // nested too deeply to be shown by line
  }
  return paths.map((path) => {
    const segments = path.match(/[^.[\]]+/g)?.map((part) => (/^\d+$/.test(part) ? Number(part) : part)) ?? [];
    for (let count = segments.length; tree && count > 0; count--) {
      const node = findNodeAtLocation(tree, segments.slice(0, count));
      if (node) return lineOf(text, (count === segments.length ? (node.parent ?? node) : node).offset);
    }
    return undefined;
  });
}
