import { refuseOptions } from "../basis/by-hand.ts";
import { describeFields, type FieldDescription } from "./describe.ts";
import type { Check, Kind, Vocabulary } from "./kind.ts";
import { kindOf, listsOf, requestWith } from "./lists.ts";
import { topSchema } from "./request-schema.ts";

export interface TemplateOptions {
  /** The kind of connection, of checks that have several. */
  readonly kind?: string;
  /** Explanations, and the optional fields as comments; default true. */
  readonly comments?: boolean;
  /** As a file that says which check it is for, with the schema of it that `x new --schema` writes; default false. */
  readonly file?: boolean;
}

const yesOrNo = [true, false];

/** A starting input. With comments it explains every field and shows the optional ones; it checks as it stands. */
export function template(check: Check, options: TemplateOptions = {}): string {
  refuseOptions(options, { kind: Object.keys(check.kinds), comments: yesOrNo, file: yesOrNo });
  const { kind, comments = true, file = false } = options;
  const chosen = kind === undefined ? undefined : check.kinds[kind];
  const request = {
    ...(file ? { $schema: `./${check.endpoint}.schema.json`, check: check.endpoint } : {}),
    ...(chosen ? requestWith(check, chosen, [chosen.example]) : check.example),
  };
  if (!comments) return `${JSON.stringify(request, null, 2)}\n`;
  const of = chosen ?? kindOfExample(check);
  const given = listsOf(check).filter((list) => Object.hasOwn(request, list));
  const fields = [...describeFields(topSchema(check)), ...(given.length > 0 ? [] : describeFields(of.schema))];
  const lists = Object.fromEntries(
    given.map((list) => [list, describeFields(kindIn(check, request, list, of).schema)]),
  );
  const heading = [
    `// ${check.standard}  ${check.title}${chosen || Object.keys(check.kinds).length > 1 ? `: ${of.title}` : ""}`,
    `// ${check.about}`,
    `// Fields in comments are optional. Forces kN, moments kNm, lengths mm, stresses MPa; N_Ed > 0 is compression.`,
  ];
  const words = (check.vocabulary ?? []).flatMap(writeVocabulary);
  return `${heading.join("\n")}\n${writeObject(request, fields, lists, "")}\n${words.join("")}`;
}

const writeVocabulary = ({ field, title, rows }: Vocabulary): string[] => {
  const list = rows();
  const width = Math.max(...list.map(([word = ""]) => word.length));
  return [
    `\n// ${field}: ${title}\n`,
    ...list.map(([word = "", ...rest]) => `//   ${word.padEnd(width)}  ${rest.filter((t) => t !== "").join("; ")}\n`),
  ];
};

const kindOfExample = (check: Check): Kind => {
  const found = kindOf(check, check.example) ?? Object.values(check.kinds)[0];
  if (!found) throw new Error(`${check.endpoint} has no kind for its example`);
  return found;
};

/** The kind whose fields a list is explained by: that of its first item. */
function kindIn(check: Check, request: Readonly<Record<string, unknown>>, list: string, otherwise: Kind): Kind {
  const items = request[list];
  const first: unknown = Array.isArray(items) ? items[0] : undefined;
  return (isObject(first) ? kindOf(check, first, list) : undefined) ?? otherwise;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

function writeObject(
  value: Readonly<Record<string, unknown>>,
  fields: readonly FieldDescription[],
  lists: Readonly<Record<string, readonly FieldDescription[]>>,
  indent: string,
): string {
  const inner = `${indent}  `;
  const known = new Map(fields.map((field) => [field.name, field]));
  const lines: string[] = [];
  for (const [name, content] of Object.entries(value)) {
    const field = known.get(name);
    const children = lists[name] ?? field?.fields ?? [];
    lines.push(`${inner}${JSON.stringify(name)}: ${writeValue(content, children, inner)},${explain(field)}`);
  }
  for (const field of fields) {
    if (Object.hasOwn(value, field.name)) continue;
    lines.push(`${inner}// ${JSON.stringify(field.name)}: ${placeholder(field)},${explain(field)}`);
  }
  return `{\n${lines.join("\n")}\n${indent}}`;
}

function writeValue(value: unknown, fields: readonly FieldDescription[], indent: string): string {
  if (isObject(value)) return writeObject(value, fields, {}, indent);
  if (!Array.isArray(value) || !value.some(isObject)) return JSON.stringify(value);
  const inner = `${indent}  `;
  const entries = value.map((entry, i) =>
    isObject(entry) && i === 0 ? writeObject(entry, fields, {}, inner) : JSON.stringify(entry),
  );
  return `[\n${entries.map((entry) => inner + entry).join(",\n")}\n${indent}]`;
}

function explain(field: FieldDescription | undefined): string {
  if (!field) return "";
  const { unit, description, choices } = field;
  const words = choices.length > 1 && choices.length <= 12 ? `: ${choices.join(", ")}` : "";
  return `  // ${unit === "" ? "" : `${unit}; `}${description}${words}`;
}

const placeholder = ({ type, choices }: FieldDescription): string => {
  if (type === "choice") return JSON.stringify(choices[0] ?? "");
  if (type === "text") return '"…"';
  if (type === "true or false") return "true";
  return type === "object" ? "{ … }" : type === "list" ? "[ … ]" : "0";
};
