/** Pages of words and lines -> a Drawing. The same way for the text layer and for OCR. */

import type { Message } from "@x/eurocode/message";
import { sumsOf } from "@x/fabrication/members";
import type { Drawing, DrawingInfo, Method, ReadPage } from "../model.ts";
import { pageNames } from "../page-names.ts";
import { hole, type PageText } from "../page-text.ts";
import { Account } from "./account.ts";
import { Allowance } from "./allowance.ts";
import type { Table } from "./lists/table.ts";
import { totalsOf } from "./lists/totals.ts";
import { pages as says } from "./says.ts";
import { byNote, claimNotesAndBoxes } from "./sheets/by-note.ts";
import { agreed, hollow, withGrade } from "./sheets/grades.ts";
import { labelled, oncePerMark, unknown, unrepeated, withoutSummaries } from "./sheets/lists-and-views.ts";
import { rowsThatName, withViewsTold } from "./sheets/naming-lists.ts";
import { summaryOf } from "./sheets/page-summary.ts";
import { partSheets, withPartLengths } from "./sheets/part-sheets.ts";
import { placed } from "./sheets/placed.ts";
import { type Found, readSheet, type Sheet, together } from "./sheets/sheet.ts";
import { unfinishedMember } from "./sheets/unfinished.ts";

/** What has been read of the pages so far; `interpreter` takes pages one by one, so that a long file needs no memory for all. */
export interface Interpreter {
  add(page: PageText): void;
  result(): Drawing;
}

/** `isOver` is asked between the steps of the work: from then on pages are reported as not read, and what was read is kept. */
export function interpreter(method: Method, isOver?: () => boolean): Interpreter {
  const allowance = new Allowance(isOver);
  const unfinished = new Set<number>();
  const sheets: Sheet[] = [];
  const pages: ReadPage[] = [];
  const account = new Account();
  const found: Partial<Found>[] = [];
  let before: readonly Table[] = [];

  return {
    add(page) {
      const read = readSheet(page, { method, account, allowance, before });
      sheets.push(read.sheet);
      if (read.tables.length > 0) before = read.tables;
      if (allowance.over) unfinished.add(page.page);
      pages.push(summaryOf(page, method));
      found.push(read.found, { warnings: doubtsOf(page) });
    },
    result() {
      const info: DrawingInfo = Object.assign({}, ...[...sheets.map((sheet) => sheet.info)].reverse());
      const lists = sheets.flatMap((sheet) => sheet.lists);
      const { listed: rows, summaries } = withoutSummaries(lists);
      const naming = rowsThatName(lists);
      const ofPages = together(found);
      const { defaults, grades } = ofPages;
      const own = { members: rows, naming, struck: new Set(ofPages.struck) };
      const fromLabels = sheets.map((sheet) => labelled(sheet, own, method, account));
      const listed = unrepeated(withViewsTold(rows, naming, sheets));
      const read = [...listed.kept, ...oncePerMark(fromLabels.flatMap((one) => one.members))];
      read.push(...byNote(sheets, read, defaults, method));
      read.push(...partSheets(sheets, read, info, method));
      claimNotesAndBoxes(sheets, read, defaults, account);
      const members = placed(withPartLengths(read, sheets), sheets);
      const { accounted, left } = account.close(unfinished);
      const all = together([
        ofPages,
        ...fromLabels.map(({ unresolved, warnings }) => ({ unresolved, warnings })),
        { warnings: listed.warnings },
        { warnings: unfinished.size > 0 ? [says.unfinished({ pages: pageNames(unfinished) })] : [] },
        { unresolved: [...left, ...members.flatMap(unknown)] },
      ]);
      const totals = totalsOf(all.weights);
      const grade = info.default_grade ?? agreed(grades.filter(({ of }) => of === "all").map((one) => one.grade));
      const ofHollow = agreed(grades.filter(({ of }) => of === "hollow").map((one) => one.grade));
      const ofSheet = new Map(sheets.map(({ page, info: own }) => [page, own.default_grade]));
      const views = sheets.flatMap((sheet) => sheet.views);
      return drawing({
        drawing_info: {
          ...(totals.whole !== undefined && { printed_total_mass_kg: totals.whole }),
          ...info,
          // what a word of title blocks stands over may be the weight of one part; the rows say which is the whole
          ...(totals.borneOut === true && { printed_total_mass_kg: totals.whole }),
          ...(grade !== undefined && { default_grade: grade }),
        },
        members: members.map((member) =>
          withGrade(
            unfinishedMember(member, unfinished),
            (hollow.has(member.family ?? "") ? ofHollow : undefined) ?? ofSheet.get(member.source.page) ?? grade,
          ),
        ),
        other_rows: [...all.others, ...summaries],
        unresolved: all.unresolved,
        warnings: [...all.warnings, ...totals.warnings],
        pages,
        ...(views.length > 0 && { views }),
        ...(all.notes.length > 0 && { notes: all.notes }),
        ...(all.assemblies.length > 0 && { assemblies: all.assemblies }),
        accounted,
      });
    },
  };
}

/** Why the words of a page may not be all that is printed on it */
function doubtsOf({ page, words, unreadable, recognised }: PageText): Message[] {
  const holed = words.filter(({ text }) => hole.test(text)).length;
  return [
    ...(unreadable ? [says.noCharacterMap({ page })] : []),
    ...(holed > 0 ? [says.undecoded({ page, words: holed })] : []),
    ...(recognised ? [says.byOcr({ page })] : []),
  ];
}

/** Adds the sums; every reader ends here. */
export const drawing = (parts: Omit<Drawing, "summary">): Drawing => ({ ...parts, summary: sumsOf(parts.members) });
