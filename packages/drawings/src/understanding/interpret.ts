/** Pages of words and lines -> a Drawing. The same way for the text layer and for OCR. */

import { sumsOf } from "@x/fabrication/members";
import type { Drawing, DrawingInfo, Method, ReadPage } from "../model.ts";
import { pageNames } from "../page-names.ts";
import { hole, type PageText } from "../page-text.ts";
import { Account } from "./account.ts";
import { Allowance } from "./allowance.ts";
import { totalsOf } from "./lists/totals.ts";
import { pages as says } from "./says.ts";
import { byNote, claimNotesAndBoxes } from "./sheets/by-note.ts";
import { agreed, hollow, withGrade } from "./sheets/grades.ts";
import { labelled, oncePerMark, unknown, unrepeated, withoutSummaries } from "./sheets/lists-and-views.ts";
import { rowsThatName, withViewsTold } from "./sheets/naming-lists.ts";
import { summaryOf } from "./sheets/page-summary.ts";
import { partSheets, withPartLengths } from "./sheets/part-sheets.ts";
import { placed } from "./sheets/placed.ts";
import { type Collected, readSheet, type Sheet } from "./sheets/sheet.ts";
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
  const all: Collected = {
    account: new Account(),
    others: [],
    unresolved: [],
    warnings: [],
    defaults: [],
    grades: [],
    weights: [],
    assemblies: [],
    notes: [],
    struck: new Set(),
    tables: [],
  };
  const { account, unresolved, warnings, defaults, grades } = all;

  return {
    add(page) {
      sheets.push(readSheet(page, method, all, allowance));
      if (allowance.over) unfinished.add(page.page);
      pages.push(summaryOf(page, method));
      if (page.unreadable) warnings.push(says.noCharacterMap({ page: page.page }));
      const holed = page.words.filter(({ text }) => hole.test(text)).length;
      if (holed > 0) warnings.push(says.undecoded({ page: page.page, words: holed }));
      if (page.recognised) warnings.push(says.byOcr({ page: page.page }));
    },
    result() {
      const info: DrawingInfo = Object.assign({}, ...[...sheets.map((sheet) => sheet.info)].reverse());
      const lists = sheets.flatMap((sheet) => sheet.lists);
      const { listed: rows, summaries } = withoutSummaries(lists);
      const naming = rowsThatName(lists);
      const own = { members: rows, naming, struck: all.struck };
      const fromLabels = sheets.flatMap((sheet) => labelled(sheet, own, unresolved, warnings, method, account));
      const listed = withViewsTold(rows, naming, sheets);
      const found = [...unrepeated(listed, warnings), ...oncePerMark(fromLabels)];
      found.push(...byNote(sheets, found, defaults, method));
      found.push(...partSheets(sheets, found, info, method));
      claimNotesAndBoxes(sheets, found, defaults, account);
      const members = placed(withPartLengths(found, sheets), sheets);
      const { accounted, left } = account.close(unfinished);
      if (unfinished.size > 0) warnings.push(says.unfinished({ pages: pageNames(unfinished) }));
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
        unresolved: [...unresolved, ...left, ...members.flatMap(unknown)],
        warnings: [...warnings, ...totals.warnings],
        pages,
        ...(views.length > 0 && { views }),
        ...(all.notes.length > 0 && { notes: all.notes }),
        ...(all.assemblies.length > 0 && { assemblies: all.assemblies }),
        accounted,
      });
    },
  };
}

/** Adds the sums; every reader ends here. */
export const drawing = (parts: Omit<Drawing, "summary">): Drawing => ({ ...parts, summary: sumsOf(parts.members) });
