/** What the values of a title block look like. */
import { gradeIn, sectionOfCell, sectionsIn } from "@x/fabrication/members";
import { anyOf } from "../vocabulary/lexicon.ts";

const sheetWord = new RegExp(`^(?:${anyOf(({ sheet }) => sheet)})\\.?:?$`, "iu");

export const isName = (text: string): boolean => /\p{L}{3}/u.test(text) && !/^\s*[-–]\s/.test(text) && text.length < 80;
export const isNumber = (text: string): boolean => /\d/.test(text) && text.length < 40;
/** "Sheet: S-202" numbers the drawing, "Blatt: 2/3" and "Format: A3" do not */
export const isSheetWord = (text: string): boolean => sheetWord.test(text.trim());
export const isSheetNumber = (text: string): boolean =>
  /^\p{Lu}{1,3}[-. ]?\d{1,4}(?:[.-]\d{1,3})?[A-Z]?$/u.test(text.trim()) && !/^A[0-4]$/.test(text.trim());
export const isRevision = (text: string): boolean =>
  // 1-0 is a major and a minor one
  /^(?:[A-Z0-9][A-Z0-9.]{0,3}|\d{1,2}-\d{1,2})$/i.test(text.trim()) && !/^A[0-4]$/.test(text.trim());
export const isDate = (text: string): boolean =>
  /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|(?:\d{1,2}[. -]{0,2})?\p{L}{3,10}[. ,'-]{1,2}\d{2,4})$/u.test(
    text.trim(),
  );
export const isPerson = (text: string): boolean => /^\p{L}[\p{L} .,/'’&-]{0,39}$/u.test(text.trim());
export const namesSection = (text: string): boolean =>
  sectionOfCell(text)?.part === undefined && sectionOfCell(text) !== undefined;
/** NAME, DESCRIPTION, SIZE over a section */
export const isSection = (text: string): boolean => namesSection(text) && sectionOfCell(text)?.text === text.trim();
/** HEA 160 S235JR */
export const isGraded = (text: string): boolean => {
  const [found] = sectionsIn(text);
  if (found?.start !== 0) return false;
  const rest = text
    .slice(found.end)
    .replace(/^[\s,;/–-]+/, "")
    .trim();
  return rest !== "" && gradeIn(rest) === rest;
};
/** 6/34 is a sheet of a set */
export const isMark = (text: string): boolean =>
  !namesSection(text) &&
  !isDate(text) &&
  /\d/.test(text) &&
  /^\S{1,16}$/.test(text.trim()) &&
  !/^\d+\/\d+$/.test(text.trim());
export const isSmallNumber = (text: string): boolean => /^\d{1,3}$/.test(text.trim());
