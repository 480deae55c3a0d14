import { type AnnexCode, annexCodes, annexNames, type Check, checkUnknown } from "@x/eurocode";

/** A worked example that others have published: its request, and their figures by path inside `result`. */
export interface PublishedExample {
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly note?: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly expect: readonly { readonly path: string; readonly value: unknown; readonly tol?: number }[];
}

/** A law of mechanics that random inputs are held against. */
export interface TestedLaw {
  readonly title: string;
  readonly samples: number;
  readonly once?: { readonly samples: number; readonly command: string };
}

interface Comparison {
  readonly path: string;
  readonly published: unknown;
  readonly ours: unknown;
  /** Relative; undefined where words or truth values are compared. */
  readonly difference: number | undefined;
  readonly tolerance: number;
  readonly agrees: boolean;
}

/** Reads `members[0].values.parts[id=web].rho` out of a result. */
function at(value: unknown, path: string): unknown {
  let here: unknown = value;
  for (const step of path.match(/[^.[\]]+|\[[^\]]+\]/g) ?? []) {
    if (here === null || typeof here !== "object") return undefined;
    const key = step.replace(/^\[|\]$/g, "");
    const [field, wanted] = step.startsWith("[") ? key.split("=") : [key];
    if (wanted !== undefined && field !== undefined && Array.isArray(here)) {
      here = here.find((entry) => String((entry as Record<string, unknown>)[field]) === wanted); // entries of values are objects
    } else {
      here = (here as Record<string, unknown>)[key]; // an object, as just seen
    }
  }
  return here;
}

function compare(endpoint: string, example: PublishedExample): Comparison[] {
  const { result } = checkUnknown(endpoint, example.request);
  return example.expect.map(({ path, value, tol = 0 }) => {
    const ours = at(result, path);
    const numbers = typeof value === "number" && typeof ours === "number";
    const difference = numbers ? (value === 0 ? ours : ours / value - 1) : undefined;
    const agrees = numbers
      ? Math.abs(ours - value) <= tol * Math.abs(value) + 1e-12
      : JSON.stringify(ours) === JSON.stringify(value);
    return { path, published: value, ours, difference, tolerance: tol, agrees };
  });
}

/** All figures of the examples, which must be within their tolerances: the manual shows no others. */
function verified(
  endpoint: string,
  examples: readonly PublishedExample[],
): { example: PublishedExample; rows: Comparison[] }[] {
  const compared = examples.map((example) => ({ example, rows: compare(endpoint, example) }));
  const outside = compared.flatMap(({ example, rows }) =>
    rows
      .filter(({ agrees }) => !agrees)
      .map(({ path, published, ours }) => `${example.id} ${path}: published ${shown(published)}, ours ${shown(ours)}`),
  );
  if (outside.length > 0) throw new Error(`${endpoint}, outside the tolerance:\n${outside.join("\n")}`);
  return compared;
}

/** More than this from a printed figure is explained, not only tolerated. */
const worthExplaining = 0.005;

/** The page of a standard in the verification manual. */
export function verificationPage(
  known: Check,
  examples: readonly PublishedExample[],
  laws: readonly TestedLaw[],
): string {
  const compared = verified(known.endpoint, examples);
  const rows = compared.flatMap((one) => one.rows);
  const numbers = rows.flatMap(({ difference }) => (difference === undefined ? [] : [Math.abs(difference)]));
  const within = (limit: number) => numbers.filter((difference) => difference <= limit).length;
  const sources = new Set(examples.map((example) => example.source));
  const differing = compared.filter(({ rows: list }) =>
    list.some((row) => Math.abs(row.difference ?? 0) > worthExplaining),
  );
  return `${[
    `# Verification of ${known.endpoint}: ${known.title}`,
    `${known.standard}. Made by the test run; a figure outside its tolerance fails the tests and is not written here.`,
    [
      "| Published examples | Sources | Figures compared | within 0.1 % | within 0.5 % | within 1 % | greatest difference |",
      "|---|---|---|---|---|---|---|",
      `| ${examples.length} | ${sources.size} | ${rows.length} | ${within(0.001)} | ${within(0.005)} | ${within(0.01)} | ${numbers.length === 0 ? "–" : deviation(Math.max(...numbers))} |`,
    ].join("\n"),
    "## Laws",
    laws.length === 0
      ? "None."
      : [
          "With how many random inputs each law is tried in every run; `FC_SEED=random` draws others.",
          "",
          "| Law | Random inputs |",
          "|---|---|",
          ...laws.map(({ title, samples, once }) =>
            once
              ? `| ${cell(title)} | ${samples}; once ${once.samples}: \`${once.command}\` |`
              : `| ${cell(title)} | ${samples} |`,
          ),
        ].join("\n"),
    "## Differences above 0.5 %",
    differing.length === 0 ? "None." : differing.map(difference).join("\n"),
    "## Examples",
    ...compared.map(({ example, rows: list }) => exampleSection(example, list)),
  ].join("\n\n")}\n`;
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const deviation = (fraction: number) => `${(fraction * 100).toFixed(2)} %`;

function difference({ example, rows }: { example: PublishedExample; rows: readonly Comparison[] }): string {
  const list = rows
    .filter((row) => Math.abs(row.difference ?? 0) > worthExplaining)
    .map((row) => `\`${row.path}\` ${deviation(row.difference ?? 0)}`);
  return `- **${example.title}**: ${list.join(", ")}. ${example.note ?? "Rounding in the print."}`;
}

const shown = (value: unknown) =>
  typeof value === "number"
    ? String(Number(value.toPrecision(6)))
    : value === undefined
      ? "absent"
      : cell(JSON.stringify(value));

function exampleSection({ title, source, note, request }: PublishedExample, rows: readonly Comparison[]): string {
  return [
    `### ${title}`,
    `Source: ${source}.${note === undefined ? "" : ` ${note}`}`,
    `<details><summary>Input</summary>\n\n\`\`\`json\n${JSON.stringify(request, null, 1)}\n\`\`\`\n\n</details>`,
    [
      "| Figure | Published | Ours | Difference | Tolerance |",
      "|---|---|---|---|---|",
      ...rows.map((row) => {
        const off = row.difference === undefined ? "equal" : deviation(row.difference);
        return `| \`${cell(row.path)}\` | ${shown(row.published)} | ${shown(row.ours)} | ${off} | ${row.tolerance === 0 ? "" : deviation(row.tolerance)} |`;
      }),
    ].join("\n"),
  ].join("\n\n");
}

interface Verified {
  readonly known: Check;
  readonly examples: readonly PublishedExample[];
}

/** Under which annex and generation an example is. */
function annexOf({ request }: PublishedExample): AnnexCode | "second" {
  if (request.edition === "second" || request.edition === "both") return "second";
  return annexCodes.find((code) => code === request.national_annex) ?? "EN";
}

const ofSecond = "second generation, recommended values";

/** How many examples there are under each annex, check by check. */
function countsByCountry(pages: readonly Verified[]): string {
  const rows = [...annexCodes, "second" as const].map((code) => {
    const counts = pages.map(({ examples }) => examples.filter((one) => annexOf(one) === code).length);
    const name = code === "second" ? ofSecond : `${code} ${annexNames[code]}`;
    return `| ${name} | ${counts.map((count) => (count === 0 ? "" : count)).join(" | ")} | ${counts.reduce((a, b) => a + b, 0)} |`;
  });
  return [
    `| | ${pages.map(({ known }) => known.endpoint).join(" | ")} | Together |`,
    `|---|${pages.map(() => "---").join("|")}|---|`,
    ...rows,
  ].join("\n");
}

/** The examples under national annexes and of the second generation, country by country. */
export function verificationByCountry(pages: readonly Verified[]): string {
  const sections = [...annexCodes.filter((code) => code !== "EN"), "second" as const].map((code) => {
    const rows = pages.flatMap(({ known: { endpoint }, examples }) =>
      verified(
        endpoint,
        examples.filter((one) => annexOf(one) === code),
      ).map(({ example: { title, source }, rows: figures }) => {
        const most = Math.max(0, ...figures.map(({ difference: d = 0 }) => Math.abs(d)));
        return `| [${endpoint}](${endpoint}.md) | ${cell(title)} | ${cell(source)} | ${figures.length} | ${deviation(most)} |`;
      }),
    );
    return [
      `## ${code === "second" ? ofSecond : `${code} ${annexNames[code]}`}`,
      `${rows.length} examples.`,
      ["| Check | Example | Source | Figures | Greatest difference |", "|---|---|---|---|---|", ...rows].join("\n"),
    ].join("\n\n");
  });
  return `${[
    "# Published examples by country",
    "What others have published under each national annex, and by the second generation. Input, figures and tolerances are on the page of the check.",
    countsByCountry(pages),
    ...sections,
  ].join("\n\n")}\n`;
}

/** The first page: the totals of all standards. */
export function verificationOverview(pages: readonly (Verified & { readonly laws: readonly TestedLaw[] })[]): string {
  const rows = pages.map(({ known, examples, laws }) => {
    const all = verified(known.endpoint, examples).flatMap(({ rows }) => rows);
    const numbers = all.flatMap(({ difference: d }) => (d === undefined ? [] : [Math.abs(d)]));
    return {
      line: `| [${known.endpoint}](${known.endpoint}.md) | ${known.title} | ${examples.length} | ${all.length} | ${numbers.length === 0 ? "–" : deviation(median(numbers))} | ${laws.length} | ${laws.reduce((sum, law) => sum + law.samples, 0)} |`,
      examples: examples.length,
      figures: all.length,
    };
  });
  return `${[
    "# Verification manual",
    "What the library gives, beside what others have published. Every page is made by the test run and compared with the one that is stored: a change of any figure shows.",
    [
      "| Check | | Published examples | Figures compared | Median difference | Laws | Random inputs |",
      "|---|---|---|---|---|---|---|",
      ...rows.map(({ line }) => line),
    ].join("\n"),
    countsByCountry(pages),
    "[By country](by-country.md) lists the examples under each annex and of the second generation. [Long-term deflections](long-term-deflections.md) of beams and slabs of concrete stand beside measured ones.",
    `Together ${rows.reduce((sum, row) => sum + row.examples, 0)} examples with ${rows.reduce((sum, row) => sum + row.figures, 0)} figures. Besides, the text of every formula is held against its function with random numbers, and every step of every derivation is evaluated again by an independent program.`,
  ].join("\n\n")}\n`;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
