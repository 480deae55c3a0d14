import { messages } from "@x/eurocode/message";
import { figure as inReports } from "@x/report/text";
import colors from "picocolors";
import { Stop } from "../exit.ts";
import { isRecord } from "../json.ts";

const stops = messages("printText", {
  colour: '--color must be always, never or auto; it is "{given}"',
});

/** `--color always`: whatever prints knows it before a command reads its options. */
const asked = process.argv.flatMap((word, i) =>
  word.startsWith("--color=") ? word.slice(8) : word === "--color" ? (process.argv[i + 1] ?? "") : [],
);

/** The words of a command without what was asked of colour. */
export function withoutColour(words: readonly string[]): string[] {
  const unknown = asked.find((when) => !["auto", "always", "never"].includes(when));
  if (unknown !== undefined) throw new Stop(stops.colour({ given: unknown }));
  return words.filter((word, i) => !word.startsWith("--color=") && word !== "--color" && words[i - 1] !== "--color");
}

const { FORCE_COLOR, NO_COLOR } = process.env;

/** Colour only on a terminal, also where a build server says that it could show some. */
const isColoured = FORCE_COLOR !== undefined ? FORCE_COLOR !== "0" : process.stdout.isTTY === true && !NO_COLOR;

export const paint = colors.createColors(asked[0] === "always" || (asked[0] !== "never" && isColoured));

/** A value as reports write it (94.08, 0.6061, 5 381), with words for switches. */
export const figure = (value: unknown): string =>
  typeof value === "boolean" ? (value ? "yes" : "no") : value === null ? "" : inReports(value);

/** A value of an annex as a person says it: `windswept 0.8, normal 1`; a table within a table is only named. */
export function plainly(value: unknown): string {
  if (value === null) return "none";
  if (Array.isArray(value)) return value.map(plainly).join(" or ");
  if (!isRecord(value)) return figure(value);
  const entries = Object.entries(value);
  return entries.some(([, one]) => isRecord(one))
    ? `a table, ${entries.map(([name]) => name).join(", ")}`
    : entries.map(([name, one]) => `${name.replaceAll("_", " ")} ${plainly(one)}`).join(", ");
}

/** A size of a file: 740 B, 12 kB, 3.1 MB */
export const size = (bytes: number): string =>
  bytes < 1000
    ? `${bytes} B`
    : bytes < 1_000_000
      ? `${figure(Math.round(bytes / 1000))} kB`
      : `${(bytes / 1e6).toFixed(1)} MB`;

/** The width on a terminal, colours not counted. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character starts a colour
const shown = (text: string) => text.replace(/\u001b\[\d+m/g, "").length;

export interface Column {
  readonly align?: "left" | "right";
}

/** Columns two spaces apart. */
export function table(rows: readonly (readonly string[])[], columns: readonly Column[], indent = "  "): string {
  const widths = columns.map((_, i) => Math.max(0, ...rows.map((row) => shown(row[i] ?? ""))));
  return rows
    .map((row) => {
      const cells = columns.map(({ align }, i) => {
        const cell = row[i] ?? "";
        const gap = " ".repeat(Math.max(0, (widths[i] ?? 0) - shown(cell)));
        return align === "right" ? gap + cell : cell + gap;
      });
      return (indent + cells.join("  ")).trimEnd();
    })
    .join("\n");
}

/** Breaks a sentence at the width of a page. */
export function wrapped(sentence: string, first: string, width = 100): string {
  const hanging = " ".repeat(first.length);
  const lines: string[] = [];
  let current = first;
  for (const word of sentence.split(" ")) {
    if (current.length > first.length && current.length + word.length + 1 > width) {
      lines.push(current);
      current = hanging + word;
    } else {
      current += (current === first || current === hanging ? "" : " ") + word;
    }
  }
  return [...lines, current].join("\n");
}

export const printJson = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);

export const say = (text: string): void => void process.stdout.write(`${text}\n`);
