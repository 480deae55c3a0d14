/** A file of actions by mark: JSON or CSV. Every problem is reported, with its line or path. */
import { listed, type Message } from "@x/eurocode/message";
import { form, InvalidInput, invalid, type Problem, problemAt, show, suggestions } from "@x/eurocode/problems";
import { actionNames as actionFields } from "@x/words/workshop";
import { cellsOf } from "../members/csv.ts";
import { bare } from "../members/identity.ts";
import { tables } from "../members/says.ts";
import type { GivenActions } from "./options.ts";

const knownFields: readonly string[] = ["mark", "load_case", ...actionFields];
const mostActions = 200_000;

/** Each row: mark, load_case (optional), N_Ed, M_y_Ed, M_z_Ed, V_z_Ed, V_y_Ed in kN and kNm; `*` stands for all other marks. */
export function readActions(text: string): GivenActions[] {
  const plain = text.replace(/^\uFEFF/, "").trim();
  if (plain === "") throw invalid(tables.noActions);
  const rows = /^[[{]/.test(plain) ? fromJson(plain) : fromCsv(plain);
  const problems = rows.flatMap(({ problems: found }) => found);
  const actions = rows.flatMap(({ row }) => (row ? [row] : []));
  const seen = new Set<string>();
  for (const { path, row } of rows) {
    if (!row) continue;
    const { mark, load_case } = row;
    const key = JSON.stringify([keyOf(mark), load_case ?? ""]);
    if (seen.has(key)) problems.push(problemAt(path, twice(mark.slice(0, 60), load_case?.slice(0, 60))));
    seen.add(key);
  }
  if (problems.length > 0) throw new InvalidInput(problems.slice(0, 100));
  return actions;
}

/** `b 1` is the B1 of the drawing */
const keyOf = (mark: string): string => bare(mark) || mark;

interface Row {
  readonly path: string;
  readonly row?: GivenActions;
  readonly problems: Problem[];
}

function fromJson(text: string): Row[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw invalid(tables.notJson({ why: error instanceof Error ? error.message : "" }));
  }
  const list = Array.isArray(value) ? value : listOf(value);
  if (list.length > mostActions) throw invalid(tables.manyRows({ most: mostActions }));
  return list.map((one: unknown, i) => {
    const path = `[${i}]`;
    if (one === null || typeof one !== "object" || Array.isArray(one))
      return { path, problems: [problemAt(path, tables.markObject)] };
    return rowOf(path, Object.entries(one), ".");
  });
}

/** `{ "B1": { "M_y_Ed": 40 } }` */
function listOf(value: unknown): unknown[] {
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).map(([mark, one]: [string, unknown]) =>
    one !== null && typeof one === "object" && !Array.isArray(one) ? { mark, ...one } : one,
  );
}

function fromCsv(text: string): Row[] {
  const rows = cellsOf(text);
  const [head, ...body] = rows;
  if (body.length > mostActions) throw invalid(tables.manyRows({ most: mostActions }));
  const names = (head?.cells ?? []).map((name) => name.trim());
  const wrong = headProblems(names);
  const found = body
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
    .map(({ line, cells }) => {
      const path = `line ${line}`;
      const entries = cells.flatMap((cell, i): [string, unknown][] => {
        const name = names[i];
        const value = cell.trim();
        if (value === "") return [];
        if (name === undefined || name === "") return [["", value]];
        if (!knownFields.includes(name)) return [];
        return [[name, name === "mark" || name === "load_case" ? value : numberOf(value)]];
      });
      // with a column unknown, a row may seem to have no action
      const made = rowOf(path, entries, ", ");
      return wrong.length > 0 ? { ...made, problems: made.problems.filter(({ path: at }) => at !== path) } : made;
    });
  return [{ path: "line 1", problems: wrong }, ...found];
}

/** What is wrong with the columns is said once, not in each row. */
function headProblems(names: readonly string[]): Problem[] {
  const problems = names.flatMap((name, i): Problem[] => {
    if (name === "" || knownFields.includes(name))
      return name !== "" && names.indexOf(name) < i ? [problemAt(`line 1, ${name}`, tables.twice)] : [];
    return [problemAt(`line 1, ${name.slice(0, 60)}`, unknown(name))];
  });
  if (!names.includes("mark"))
    problems.unshift(problemAt("line 1", tables.noMarkColumn({ known: listed("plain", knownFields) })));
  return problems.slice(0, 100);
}

const twice = (mark: string, load_case: string | undefined): Message =>
  load_case === undefined ? tables.markTwice({ mark }) : tables.markTwiceInCase({ mark, load_case });

function unknown(name: string): Message {
  const [near] = suggestions(name, knownFields);
  return near === undefined ? form.unknownOf({ names: listed("plain", knownFields) }) : form.unknownNear({ near });
}

/** `12,5` is a number where no point stands in it. */
const numberOf = (text: string): unknown => {
  const value = Number(/^[+-]?\d+,\d+$/.test(text) ? text.replace(",", ".") : text);
  return Number.isFinite(value) ? value : text;
};

function rowOf(path: string, entries: readonly [string, unknown][], joint: string): Row {
  const problems: Problem[] = [];
  const values: [string, number][] = [];
  let mark: string | undefined;
  let load_case: string | undefined;
  const at = (name: string) => `${path}${joint}${name.slice(0, 60)}`;
  for (const [name, value] of entries) {
    if (name === "mark" || name === "load_case") {
      if ((typeof value !== "string" && typeof value !== "number") || String(value).trim() === "")
        problems.push(problemAt(at(name), tables.text));
      else if (name === "mark") mark = String(value).trim();
      else load_case = String(value).trim();
    } else if (!knownFields.includes(name)) {
      problems.push(problemAt(at(name), unknown(name)));
    } else if (typeof value !== "number" || Math.abs(value) > 1e6 || Number.isNaN(value))
      problems.push(problemAt(at(name), tables.force({ most: 1e6, given: show(value) })));
    else values.push([name, value]);
  }
  if (mark === undefined && problems.length === 0) problems.push(problemAt(at("mark"), tables.missing));
  if (values.length === 0 && problems.length === 0)
    problems.push(problemAt(path, tables.noAction({ known: listed("plain", actionFields) })));
  if (problems.length > 0 || mark === undefined) return { path, problems };
  return {
    path,
    problems,
    row: { mark, ...(load_case !== undefined && { load_case }), values: Object.fromEntries(values) },
  };
}
