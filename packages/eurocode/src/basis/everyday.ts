import type * as z from "zod";

// What is as clear as the form a schema asks for: 8.8 for "8.8", "C30/37" for 30, "B500B" for 500.

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly element?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly entries?: Readonly<Record<string, unknown>>;
}

function bare(schema: z.ZodType): Definition {
  let definition = schema.def as unknown as Definition; // the fields zod documents for each type
  while (definition.innerType) definition = definition.innerType.def as unknown as Definition;
  return definition;
}

/** The value with such forms in the schema's own; itself where there is none. */
export function everydayForm(schema: z.ZodType, value: unknown, name = ""): unknown {
  const { type, shape, element, entries } = bare(schema);
  if (type === "enum" && typeof value === "number")
    return Object.values(entries ?? {}).includes(String(value)) ? String(value) : value;
  // a mark, a detail: 71
  if (type === "string" && typeof value === "number" && Number.isFinite(value)) return String(value);
  if (type === "number" && typeof value === "string") return strengthIn(name, value) ?? value;
  if (type === "array" && element && Array.isArray(value)) {
    const entriesOf = value.map((entry) => everydayForm(element, entry, name));
    return entriesOf.some((entry, i) => entry !== value[i]) ? entriesOf : value;
  }
  if (type === "object" && shape && value !== null && typeof value === "object" && !Array.isArray(value))
    return everydayFields(shape, value);
  return value;
}

function everydayFields(shape: NonNullable<Definition["shape"]>, value: object): object {
  const changed: [string, unknown][] = [];
  for (const [key, given] of Object.entries(value)) {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    const plain = field ? everydayForm(field, given, key) : given;
    if (plain !== given) changed.push([key, plain]);
  }
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

/** Of EN 1992-1-1 Table 3.1 and EN 206, and C32/40 of BS 8500: a cylinder and its cube. */
const concreteClasses = new Set(
  "8/10 12/15 16/20 20/25 25/30 28/35 30/37 32/40 35/45 40/50 45/55 50/60 55/67 60/75 70/85 80/95 90/105 100/115".split(
    " ",
  ),
);

/** The characteristic strength that a class names. */
function strengthIn(name: string, text: string): number | undefined {
  const [, cylinder, cube] = /^f_?ck/.test(name) ? (/^C ?(\d{1,3})(?: ?\/ ?(\d{2,3}))?$/i.exec(text.trim()) ?? []) : [];
  const concrete = cube === undefined || concreteClasses.has(`${cylinder}/${cube}`) ? cylinder : undefined;
  const [, steel] = /^f_?yk/.test(name) ? (/^B ?(\d{3})[ABC]?$/i.exec(text.trim()) ?? []) : [];
  const found = concrete ?? steel;
  return found === undefined ? undefined : Number(found);
}
