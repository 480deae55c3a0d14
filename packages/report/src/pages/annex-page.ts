import { annexCodes, annexes, annexNames } from "@x/eurocode";

/** All nationally determined parameters side by side. */
export function annexPage(): string {
  const standards = [...new Set(annexes.map((row) => row.standard))];
  const intro = [
    "# Nationally determined parameters",
    `Columns: ${annexCodes.map((code) => `${code} ${annexNames[code]}`).join(", ")}. A value in italics is not confirmed by the annex or two publications; an empty cell keeps the recommended value. Clause by clause, with sources and what is not calculated: ${annexCodes
      .filter((code) => code !== "EN")
      .map((code) => `[${code}](annexes/${code}.md)`)
      .join(", ")}.`,
    'Another country or an office gives its own by these standards and symbols, as `own_annex` or a file: a value, `{ "as": "EN" }` for that of an annex here, or `{ "refuse": "why" }` where its own is known to differ. `others` says what becomes of the rest: `"warn"` (the default) takes that of `based_on` and names it, `"accept"` takes it silently, `"refuse"` stops. [Own annexes](concepts.md#national-annexes-and-confidence).',
  ];
  return `${[...intro, ...standards.flatMap((standard) => [`## ${standard}`, table(standard)])].join("\n\n")}\n`;
}

function table(standard: string): string {
  const rows = annexes
    .filter((row) => row.standard === standard)
    .map((row) => {
      const cells = annexCodes.map((code) => {
        const { value, reads, confidence } = row.under[code];
        if (confidence === "inherits EN" && reads === row.under.EN.reads) return "";
        const text = reads ?? plain(value);
        return (confidence === "unconfirmed" ? `*${text}*` : text).replaceAll("|", "\\|");
      });
      return `| \`${row.symbol}\` | ${row.clause} | ${row.text.replaceAll("|", "\\|")} | ${cells.join(" | ")} |`;
    });
  return [
    `| Symbol | Clause | Meaning | ${annexCodes.join(" | ")} |`,
    `|---|---|---|${annexCodes.map(() => "---").join("|")}|`,
    ...rows,
  ].join("\n");
}

const plain = (value: unknown): string =>
  value === null
    ? "–"
    : typeof value === "object"
      ? JSON.stringify(value)
      : typeof value === "function"
        ? "a rule"
        : String(value);
