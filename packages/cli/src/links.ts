/**
 * Values from other calculations: `{ "from": "beam-b1.json", "value": "reactions.B.kN" }` in place of a value, `times` a factor if need be;
 * `{ "sum": [ … ] }` of several, and of numbers. `value` is a path into the JSON that `x check --json` or `x actions --json` prints of the file.
 */
import { existsSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import type { Message } from "@x/eurocode/message";
import { splitUnit } from "@x/eurocode/text";
import { type Detail, problemsOf } from "./exit.ts";
import { isRecord, valueAt } from "./json.ts";
import { problemIn, links as says } from "./says.ts";

/** A value that another calculation gave. */
export interface Link {
  /** The field that takes it: `members[0].N_Ed`. */
  readonly path: string;
  /** The file that gives it, by its path from where the command stands. */
  readonly file: string;
  /** As the input names it. */
  readonly from: string;
  /** What of it. */
  readonly value: string;
  readonly times: number;
  /** The value, where it is a number or a text. */
  readonly given: number | string | undefined;
  /** Whether the calculation that gives it passed; true where it verifies nothing. */
  readonly isPassed: boolean;
}

/** What a calculation prints as JSON. */
interface Calculated {
  readonly json: unknown;
  readonly isPassed: boolean;
}

/** Calculates a file by its absolute path. */
export type Calculate = (file: string) => Promise<Calculated>;

export interface Linked {
  readonly value: unknown;
  readonly links: readonly Link[];
}

/** An input with the values of its links; the input itself where it has none. */
export async function linked(file: string, value: unknown, calculate: Calculate): Promise<Linked> {
  if (!hasLinks(value)) return { value, links: [] };
  const links: Link[] = [];
  const problems: Detail[] = [];
  const filled = await fill(value, "");
  if (problems.length > 0) throw problemsOf(file, problems);
  return { value: filled, links };

  async function fill(at: unknown, path: string): Promise<unknown> {
    if (isLink(at)) return follow(at, path);
    if (isSum(at)) return sum(at.sum, path);
    if (Array.isArray(at)) {
      const made: unknown[] = [];
      for (const [i, one] of at.entries()) made.push(await fill(one, `${path}[${i}]`));
      return made;
    }
    if (!isRecord(at)) return at;
    const made: [string, unknown][] = [];
    for (const [name, one] of Object.entries(at))
      made.push([name, await fill(one, path === "" ? name : `${path}.${name}`)]);
    return Object.fromEntries(made);
  }

  async function follow({ from, value: wanted, times }: LinkInput, path: string): Promise<unknown> {
    const refuse = (said: Message) => void problems.push(problemIn({ file, path }, said));
    if (times !== undefined && !(typeof times === "number" && Number.isFinite(times)))
      return refuse(says.times({ given: JSON.stringify(times) }));
    const absolute = resolve(dirname(file === "stdin" ? "." : file), from);
    if (!existsSync(absolute)) return refuse(says.noFile({ from }));
    const { json, isPassed } = await calculate(absolute);
    const found = valueAt(json, wanted);
    if ("missing" in found) return refuse(says.missing({ from, wanted, why: found.missing }));
    if (times !== undefined && typeof found.value !== "number")
      return refuse(says.timesOfNumber({ wanted, from, given: kindOf(found.value) }));
    const wrong = otherUnit(path, wanted);
    if (wrong !== undefined) return refuse(says.otherUnit({ own: wrong.wanted, wanted, from, given: wrong.given }));
    const factor = typeof times === "number" ? times : 1;
    const given = typeof found.value === "number" ? found.value * factor : found.value;
    links.push({
      path,
      file: shown(absolute),
      from,
      value: wanted,
      times: factor,
      given: typeof given === "number" || typeof given === "string" ? given : undefined,
      isPassed,
    });
    return given;
  }

  async function sum(parts: readonly unknown[], path: string): Promise<number | undefined> {
    let total = 0;
    for (const [i, part] of parts.entries()) {
      const before = problems.length;
      const one = await fill(part, path);
      if (typeof one === "number") total += one;
      else if (problems.length === before)
        problems.push(problemIn({ file, path }, says.notInSum({ n: i + 1, given: kindOf(one) })));
    }
    return total;
  }
}

interface LinkInput {
  readonly from: string;
  readonly value: string;
  readonly times?: unknown;
}

function isLink(at: unknown): at is LinkInput {
  if (!isRecord(at) || typeof at.from !== "string" || typeof at.value !== "string") return false;
  return Object.keys(at).every((name) => name === "from" || name === "value" || name === "times");
}

const isSum = (at: unknown): at is { readonly sum: readonly unknown[] } =>
  isRecord(at) && Array.isArray(at.sum) && Object.keys(at).length === 1;

export const hasLinks = (at: unknown): boolean =>
  isLink(at) || isSum(at) || (Array.isArray(at) ? at.some(hasLinks) : isRecord(at) && Object.values(at).some(hasLinks));

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? "a list" : isRecord(value) ? "an object" : JSON.stringify(value);

/** Units that field and value name and that are not the same. A field without one in its name has that of the conventions. */
function otherUnit(path: string, wanted: string): { readonly wanted: string; readonly given: string } | undefined {
  const given = unitAtEnd(wanted);
  const own = unitOfField(path);
  return given === undefined || own === undefined || given === own ? undefined : { wanted: own, given };
}

/** `N_b_Rd_kN` and `reactions.B.kN` end with their unit. */
function unitAtEnd(path: string): string | undefined {
  const last = path.split(".").at(-1) ?? "";
  const { unit } = splitUnit(/^(?:kN|kNm|mm|MPa|kN_m|kN_m2)$/.test(last) ? `x_${last}` : last);
  return unit === "" ? undefined : unit;
}

/** By the conventions of requests: forces kN, moments kNm. */
function unitOfField(path: string): string | undefined {
  const name =
    path
      .replace(/\[\d+\]$/, "")
      .split(".")
      .at(-1) ?? "";
  const { unit } = splitUnit(name);
  if (unit !== "") return unit;
  if (/^[NVF](?:_\w+)?_Ed$/.test(name)) return "kN";
  return /^M(?:_\w+)?_Ed$/.test(name) ? "kNm" : undefined;
}

const shown = (file: string): string => {
  const near = relative(".", file);
  return near.startsWith("..") ? file : join(near);
};
