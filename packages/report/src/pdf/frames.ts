/** What every page has, and what leads to it. */
import { paper } from "@x/words/en/paper";
import { palette } from "../figures/svg.ts";
import type { Report } from "../report.ts";
import { type Page, type Place, page, width } from "./page.ts";

type Framed = Pick<Report, "project" | "firm" | "words">;

/** Bookmarks: headings within those of the level above. */
export function outline(doc: PDFKit.PDFDocument, places: readonly Place[], under = doc.outline): void {
  const last: PDFKit.PDFOutline[] = [under];
  for (const { text, level, page: at } of places) {
    const parent = last[Math.min(level - 1, last.length - 1)] ?? under;
    doc.switchToPage(at - 1);
    last.length = Math.min(level, last.length);
    last.push(parent.addItem(text));
  }
  doc.switchToPage(doc.bufferedPageRange().count - 1);
}

/** Header and page number of every page behind the first `from`, now that their number is known. */
export function frames(on: Page, { project, firm, words }: Framed, title: string, standard: string, from = 0): void {
  const { doc } = on;
  const { start, count } = doc.bufferedPageRange();
  const given = [project.number, project.project].filter((part) => part !== undefined).join(" ");
  const name = standard === "" ? title : `${title}   ·   ${standard}`;
  const room = width - doc.font("text").fontSize(8.5).widthOfString(name) - 14;
  // what it is stands at the right
  const head = on.cut(given === "" ? (firm?.name ?? "") : given, room);
  const foot = [firm?.name, project.author, project.date].filter((part) => part !== undefined).join("   ·   ");
  for (let i = start + from; i < start + count; i++) {
    doc.switchToPage(i);
    on.text(head, page.left, 36, "bold", 8.5);
    on.text(name, page.left, 36, "text", 8.5, palette.soft, { width, align: "right" });
    doc.moveTo(page.left, 52).lineTo(page.right, 52).lineWidth(0.8).strokeColor(palette.ink).strokeOpacity(1).stroke();
    on.text(foot, page.left, page.height - 36, "text", 8, palette.soft);
    const number = words.tell(paper.page({ page: i - start + 1, of: count }));
    on.text(number, page.left, page.height - 36, "text", 8, palette.soft, { width, align: "right" });
  }
}
