/** The pages before the reports of a book. */
import { palette } from "../figures/svg.ts";
import type { Report } from "../report.ts";
import { type Page, page, type SetCell, width } from "./page.ts";

export interface Front {
  readonly title: string;
  readonly subtitle: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly verdict: { readonly text: string; readonly is: Report["verdict"]["is"] };
  /** what parts are called: no symbols */
  readonly marks: readonly string[];
  /** heading of the contents */
  readonly contents: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly heading: string; readonly sentences: readonly string[]; readonly warm?: true }
  | { readonly heading: string; readonly columns: readonly BlockColumn[]; readonly rows: readonly BlockRow[] };

interface BlockColumn {
  readonly title: string;
  /** of the width of the page; together 1 */
  readonly share: number;
  readonly right?: true;
}

interface BlockRow {
  readonly cells: readonly string[];
  /** drawn in the last column */
  readonly bar?: NonNullable<SetCell["bar"]>;
}

/** The pages that chapters begin on are known at the end, when the returned function writes them. */
export function frontPages(
  on: Page,
  { title, subtitle, facts, verdict, contents, blocks }: Front,
  chapters: Parameters<Page["contents"]>[0],
): (starts: readonly number[]) => void {
  on.text(title, page.left, on.y, "bold", 18);
  on.y += 26;
  on.text(subtitle, page.left, on.y, "text", 9.5, palette.soft);
  on.y += 20;
  on.doc.font("text").fontSize(9);
  const named = Math.max(140, ...facts.map(([name]) => on.doc.widthOfString(name) + 12));
  for (const [name, value] of facts) {
    on.doc.font("text").fontSize(9);
    const height = on.doc.heightOfString(value, { width: width - named });
    on.text(name, page.left, on.y, "text", 9, palette.soft);
    on.text(value, page.left + named, on.y, "text", 9, palette.ink, { width: width - named, lineBreak: true });
    on.y += height + 2;
  }
  on.verdict(verdict.text, verdict.is);
  on.heading(contents, 1, 20);
  // behind the heading of the contents
  const shown = blocks.filter((block) => !("sentences" in block) || block.sentences.length > 0);
  const fill = on.contents([
    ...shown.map(({ heading }, i) => ({ text: heading, level: 1, to: `heading-${i + 1}` })),
    ...chapters,
  ]);
  const own = shown.map((block) => blockPages(on, block));
  return (starts) => fill([...own, ...starts]);
}

/** The number of the page that it begins on. */
function blockPages(on: Page, block: Block): number {
  if ("sentences" in block) {
    on.heading(block.heading, 1, 24);
    const start = on.number;
    on.bullets(block.sentences, block.warm ? palette.warm : palette.soft);
    return start;
  }
  on.heading(block.heading, 1, 40);
  const start = on.number;
  const { columns } = block;
  const isRight = columns.map(({ right }) => right === true);
  on.rows(
    columns.map(({ title }, i) => ({ text: title, colour: palette.soft, right: isRight[i] === true })),
    block.rows.map(({ cells, bar }) =>
      columns.map((_, i): SetCell => {
        if (bar && i === columns.length - 1) return { text: "", bar };
        return { text: cells[i] ?? "", right: isRight[i] === true };
      }),
    ),
    columns.map(({ share }) => share),
  );
  return start;
}
