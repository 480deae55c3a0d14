/** x.lock.json: what was signed of the calculations of a folder, and what changed since. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { messages } from "@x/eurocode/message";
import type { Done } from "./calculate.ts";
import { type Change, changesBetween } from "./changes.ts";
import { type Detail, exitCode, Stop, unwritable } from "./exit.ts";
import { parsedText } from "./input.ts";
import { isRecord } from "./json.ts";
import { isSigned, type Signed, signedOf } from "./signed.ts";
import { ofFiles } from "./stops.ts";

const stops = messages("lockStops", {
  long: "{file}: is too long to be locked; lock calculations, and no tables of thousands of rows",
  noCalculations: "{file}: has no calculations; --lock writes it anew",
  notLocked: "{file}: {name} is not what --lock writes; --lock writes it anew",
});

const lockName = "x.lock.json";

type ByFile = ReadonlyMap<string, Signed>;

/** What is signed of the calculations of a folder, by their files. */
export function signedByFile(folder: string, done: readonly Done[]): ByFile {
  const found = new Map<string, Signed>();
  for (const one of done) sign(found, folder, one);
  return found;
}

function sign(into: Map<string, Signed>, folder: string, done: Done): void {
  const signed = signedOf(done);
  if (!signed) return;
  const name = relative(folder, done.input.file).replaceAll("\\", "/");
  let free = name;
  // an input may have more than one result
  for (let i = 2; into.has(free); i++) free = `${name} (${i})`;
  into.set(free, signed);
}

export function changesByFile(was: ByFile, now: ByFile): ReadonlyMap<string, readonly Change[]> {
  const found = new Map<string, readonly Change[]>();
  for (const name of [...new Set([...was.keys(), ...now.keys()])].sort()) {
    const [signed, is] = [was.get(name), now.get(name)];
    const changes = signed && is ? changesBetween(signed, is) : [comeOrGone(signed !== undefined, is !== undefined)];
    if (changes.length > 0) found.set(name, changes);
  }
  return found;
}

const comeOrGone = (wasSigned: boolean, isThere: boolean): Change => ({
  of: "input",
  what: "",
  was: wasSigned ? "signed" : "not signed",
  is: isThere ? "there" : "no longer there",
});

/** Calculations by their files, as they are now. */
export class Folder {
  readonly #folder: string;
  readonly #now = new Map<string, Signed>();
  readonly #problems: Detail[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  add(done: Done): void {
    const { input, isPart, problems = [] } = done;
    if (isPart) throw new Stop(stops.long({ file: input.file }));
    this.#problems.push(...problems);
    sign(this.#now, this.#folder, done);
  }

  #refuseProblems(): void {
    if (this.#problems.length > 0)
      throw new Stop(ofFiles.problemsOfAll({ n: this.#problems.length }), exitCode.invalid, this.#problems);
  }

  /** Writes what is calculated now as signed. */
  write(): string {
    this.#refuseProblems();
    const file = join(this.#folder, lockName);
    const calculations = Object.fromEntries([...this.#now].sort(([a], [b]) => (a < b ? -1 : 1)));
    try {
      writeFileSync(file, `${JSON.stringify({ calculations }, null, 2)}\n`);
    } catch (error) {
      throw unwritable(file, error);
    }
    return file;
  }

  /** What is no longer as it was signed, by its file. */
  changes(): ReadonlyMap<string, readonly Change[]> {
    this.#refuseProblems();
    return changesByFile(this.#read(), this.#now);
  }

  #read(): Map<string, Signed> {
    const file = join(this.#folder, lockName);
    if (!existsSync(file))
      throw new Stop(
        ofFiles.none({ file }),
        exitCode.invalid,
        [],
        undefined,
        `x check ${this.#folder} --lock   writes it`,
      );
    const value = parsedText(file, readFileSync(file, "utf8"));
    const calculations = isRecord(value) ? value.calculations : undefined;
    if (!isRecord(calculations)) throw new Stop(stops.noCalculations({ file }));
    return new Map(
      Object.entries(calculations).map(([name, one]): [string, Signed] => {
        if (!isSigned(one)) throw new Stop(stops.notLocked({ file, name }));
        return [name, one];
      }),
    );
  }
}
