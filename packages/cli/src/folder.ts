/** What a folder says, put into a request: only where the request and the command say nothing. */
import { type Check, describeFields, type FieldDescription, kindOf, listsOf } from "@x/eurocode/engine";
import type { Config } from "./config.ts";
import { isRecord } from "./json.ts";
import { annexFields, namesAnnex, shownAnnex } from "./own-annex.ts";

interface Put {
  readonly value: Record<string, unknown>;
  /** What was put in: `annex NL`. */
  readonly said: readonly string[];
}

export function withConfig(
  known: Check,
  request: Readonly<Record<string, unknown>>,
  { annex, signs, grade }: Config,
  command: { readonly annex: boolean; readonly signs: boolean },
): Put {
  const said: string[] = [];
  let value: Record<string, unknown> = { ...request };
  if (annex !== undefined && !namesAnnex(value) && !command.annex) {
    Object.assign(value, annexFields(annex));
    said.push(`annex ${shownAnnex(annex)}`);
  }
  if (signs !== undefined && value.signs === undefined && !command.signs) {
    value.signs = signs;
    said.push(`signs ${signs}`);
  }
  if (grade !== undefined) {
    const graded = withGrade(known, value, grade);
    if (graded !== value) {
      value = graded;
      said.push(`steel grade ${grade}`);
    }
  }
  return { value, said };
}

/** An item that names no grade of its own takes that of the folder, in all its parts of steel. */
function withGrade(known: Check, request: Record<string, unknown>, grade: string): Record<string, unknown> {
  const put = (item: unknown, list?: string): unknown => {
    if (!isRecord(item) || namesGrade(item)) return item;
    const kind = kindOf(known, item, list);
    return kind ? graded(item, describeFields(kind.schema), grade) : item;
  };
  const lists = listsOf(known).filter((list) => Array.isArray(request[list]));
  if (lists.length === 0) return put(request) as Record<string, unknown>; // a request is an object
  let made = request;
  for (const list of lists) {
    const items = request[list] as unknown[]; // as just seen
    const graded = items.map((item) => put(item, list));
    if (graded.some((item, i) => item !== items[i])) made = { ...made, [list]: graded };
  }
  return made;
}

const gradeFields = ["steel_grade", "f_y_MPa", "f_u_MPa"];

const namesGrade = (at: unknown): boolean =>
  Array.isArray(at)
    ? at.some(namesGrade)
    : isRecord(at) && (gradeFields.some((name) => at[name] !== undefined) || Object.values(at).some(namesGrade));

function graded(
  item: Record<string, unknown>,
  fields: readonly FieldDescription[],
  grade: string,
): Record<string, unknown> {
  let made = item;
  for (const { name, fields: inner } of fields) {
    const part = item[name];
    if (name === "steel_grade") made = { ...made, steel_grade: grade };
    else if (isRecord(part) && inner.length > 0) {
      const own = graded(part, inner, grade);
      if (own !== part) made = { ...made, [name]: own };
    }
  }
  return made;
}
