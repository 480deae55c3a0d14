import { type Check, itemsIn, kindOf } from "@x/eurocode/engine";
import { type Detail, problemsOf } from "./exit.ts";
import { type Input, linesOf } from "./input.ts";
import { isRecord } from "./json.ts";
import { problemIn, values as says } from "./says.ts";

/** An input whose items are of the kind that the command names: they need not say it, and may say no other. */
export function ofKind(kind: string | undefined, known: Check, input: Input): Input {
  const { choice } = known;
  if (kind === undefined || !isRecord(input.value)) return input;
  const details: Detail[] = [];
  const named = (item: unknown, list: string | undefined, index: number): unknown => {
    if (!isRecord(item)) return item; // the check says what is wrong
    if (choice && item[choice.field] === undefined) return { ...item, [choice.field]: kind };
    const own = kindOf(known, item, list)?.name;
    if (own === undefined || own === kind) return item;
    const path = [list === undefined ? "" : `${list}[${index}]`, choice?.field ?? ""].filter(Boolean).join(".");
    const [line] = linesOf(input, [path]);
    details.push(problemIn({ file: input.file, line, path }, says.otherKind({ own, kind })));
    return item;
  };
  const value: Record<string, unknown> = { ...input.value };
  for (const { list, index, item } of itemsIn(known, input.value)) {
    const one = named(item, list, index);
    if (list === undefined) Object.assign(value, one);
    else value[list] = (value[list] as readonly unknown[]).with(index, one); // itemsIn has seen the list
  }
  if (details.length > 0) throw problemsOf(input.file, details);
  return { ...input, value };
}
