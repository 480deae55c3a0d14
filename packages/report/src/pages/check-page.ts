import {
  type Check,
  checkUnknown,
  clauseNumber,
  describeFields,
  type FieldDescription,
  type ItemResult,
  type Kind,
  listOf,
  listsOf,
  requestWith,
  template,
  topSchema,
} from "@x/eurocode";
import { percent, splitUnit } from "@x/eurocode/text";
import { itemsOf } from "../items.ts";

/** The page of a check in one piece: its fields, an input, and what comes out. Made from the registry. */
export function checkPage(known: Check): string {
  const kinds = Object.values(known.kinds);
  return page([
    ...head(known),
    "## Fields of the request",
    fieldTable(describeFields(topSchema(known))),
    ...kinds.flatMap((kind) => [
      kinds.length > 1 ? `## \`${kind.name}\`: ${kind.title}` : "## Fields of an item",
      fieldTable(describeFields(kind.schema)),
      ...(kinds.length > 1 ? outcome(known, requestWith(known, kind, [kind.example])) : []),
    ]),
    "## Example",
    "```jsonc",
    template(known).trimEnd(),
    "```",
    ...(kinds.length > 1 ? [] : ["## Result of the example", ...outcome(known, known.example)]),
    ...(known.vocabulary ?? []).flatMap(vocabulary),
  ]);
}

/** The same as files of the documentation: a page with contents, and one for each kind of a check that has several. */
export function checkPages(known: Check): readonly (readonly [file: string, text: string])[] {
  const kinds = Object.values(known.kinds);
  if (kinds.length === 1) return [[`${known.endpoint}.md`, withContents(checkPage(known))]];
  const index = page([
    ...head(known),
    "## Kinds",
    kindTable(known),
    "## Fields of the request",
    "They are given next to the fields of a kind, or next to the list.",
    fieldTable(describeFields(topSchema(known))),
    ...(known.vocabulary ?? []).flatMap(vocabulary),
  ]);
  return [
    [`${known.endpoint}.md`, index],
    ...kinds.map((kind) => [`${known.endpoint}/${kind.name}.md`, kindPage(known, kind)] as const),
  ];
}

/** The kinds; where they have lists of their own, with these. */
function kindTable(known: Check): string {
  const kinds = Object.values(known.kinds);
  const several = listsOf(known).length > 1;
  const list = (kind: Kind) => (several ? [`\`${listOf(known, kind)}\``] : []);
  const rows = kinds.map((kind) => tableRow([kindLink(known, kind), ...list(kind), kind.title]));
  const head = tableRow([`\`${known.choice?.field ?? "kind"}\``, ...(several ? ["List"] : []), ""]);
  return [head.replace("|  |", "| |"), `|${"---|".repeat(several ? 3 : 2)}`, ...rows].join("\n");
}

const kindLink = ({ endpoint }: Check, { name }: Kind): string => `[\`${name}\`](${endpoint}/${name}.md)`;

function kindPage(known: Check, kind: Kind): string {
  const text = page([
    `# ${known.endpoint}, \`${kind.name}\`: ${kind.title}`,
    `${known.standard}. [All kinds, and the fields of the request](../${known.endpoint}.md). \`x new ${known.endpoint} --kind ${kind.name}\` prints the input below.`,
    "## Fields",
    fieldTable(describeFields(kind.schema)),
    "## Example",
    "```jsonc",
    template(known, { kind: kind.name }).trimEnd(),
    "```",
    "## Result of the example",
    ...outcome(known, requestWith(known, kind, [kind.example])),
  ]);
  return withContents(text);
}

const head = (known: Check): string[] => [
  `# ${known.endpoint}: ${known.title}`,
  `${known.standard}. ${known.about}`,
  shape(known),
];

const page = (sections: readonly string[]): string =>
  sections
    .join("\n\n")
    .replaceAll("```jsonc\n\n", "```jsonc\n")
    .replaceAll("\n\n```\n", "\n```\n")
    .trimEnd()
    .concat("\n");

/** Links to the parts of a page, before the first of them. */
function withContents(text: string): string {
  const titles = [...text.matchAll(/^## (.+)$/gm)].map(([, title = ""]) => title);
  const links = titles.map((title) => `[${title.replaceAll("`", "")}](#${anchor(title)})`).join(" · ");
  return text.replace(/^## /m, () => `${links}\n\n## `);
}

/** As GitHub makes them of headings. */
const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");

function shape(known: Check): string {
  const { endpoint, many, one, choice } = known;
  const lists = listsOf(known).map((name) => `\`${name}\``);
  const list =
    lists.length > 1
      ? `${lists.join(", ")} are lists of items, together up to 10 000; a request has one or several of them. `
      : many === undefined
        ? ""
        : `${lists.join("")} is the list of items, up to 10 000. `;
  const single =
    one === undefined
      ? ""
      : many === undefined
        ? "The request is the item itself. "
        : "A single item may be the request itself. ";
  const without = choice?.required ? "" : `; without it: \`${choice?.standard}\``;
  const kind = choice === undefined ? "" : `\`${choice.field}\` chooses the kind${without}. `;
  return `${list}${single}${kind}Run it with \`x check ${endpoint} FILE\`, \`POST /api/v1/check/${endpoint}\` or \`check("${endpoint}", input)\`. Lengths mm, forces kN, moments kNm, stresses MPa; compression is positive.`;
}

const cell = (text: string) => text.replaceAll("|", "\\|");

function fieldTable(fields: readonly FieldDescription[]): string {
  const rows = rowsOf(fields, "");
  return ["| Field | Required | Type | Unit | Meaning |", "|---|---|---|---|---|", ...rows].join("\n");
}

const rowsOf = (fields: readonly FieldDescription[], prefix: string): string[] =>
  fields.flatMap(({ name, required, type, unit, description, choices, fields: inner }) => {
    const words = choices.length > 1 ? `: ${choices.map((word) => `\`${word}\``).join(" ")}` : "";
    const own = `| \`${prefix}${name}\` | ${required ? "yes" : ""} | ${type} | ${unit} | ${cell(description)}${words} |`;
    return [own, ...rowsOf(inner, `${prefix}${name}${type === "list" ? "[]" : ""}.`)];
  });

const tableRow = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;

const vocabulary = ({ field, title, columns, rows }: NonNullable<Check["vocabulary"]>[number]): string[] => [
  `## \`${field}\`: ${title}`,
  [
    tableRow(columns),
    `|${"---|".repeat(columns.length)}`,
    ...rows().map(([word = "", ...rest]) => tableRow([`\`${word}\``, ...rest])),
  ].join("\n"),
];

function outcome(known: Check, request: unknown): string[] {
  const result = checkUnknown(known.endpoint, { ...(request as object), derivation: true, messages: true });
  const [item] = itemsOf(known, result);
  return [`Result of the example: ${result.summary}`, ...(item ? [verifications(item), values(item)] : [])];
}

const verifications = ({ verifications: list }: ItemResult): string =>
  [
    "| Verification | Clause | Expression | Utilization |",
    "|---|---|---|---|",
    ...list.map(
      (v) => `| \`${v.id}\` | ${clauseNumber(v.clause)} | \`${cell(v.expression)}\` | ${percent(v.utilization)} |`,
    ),
  ].join("\n");

function values({ values: named, derivation = [] }: ItemResult): string {
  const steps = new Map(derivation.map((step) => [step.name, step]));
  const rows = Object.entries(named).map(([name, value]) => {
    const step = steps.get(name);
    const shown =
      typeof value === "number"
        ? String(Number(value.toPrecision(5)))
        : typeof value === "object"
          ? "…"
          : String(value);
    return `| \`${name}\` | ${cell(shown)} | ${splitUnit(name).unit} | ${step ? clauseNumber(step.clause) : ""} | ${step && Object.keys(step.inputs).length > 0 ? `\`${cell(step.expression)}\`` : ""} |`;
  });
  return ["| Value | Example | Unit | Clause | Formula |", "|---|---|---|---|---|", ...rows].join("\n");
}
