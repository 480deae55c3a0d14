import { messages } from "@x/eurocode/message";

/** Of the file as a whole, and of reading it. */
export const says = messages("reading", {
  failed: "{reader}: {why}",
  noTextOnPage:
    "no steel member was found: the page has no text layer (the letters are pictures or outlines); read it with OCR or a vision model",
  noText:
    "no steel member was found: none of the {pages} pages has a text layer (the letters are pictures or outlines); read it with OCR or a vision model",
  nothingFound:
    "no steel member was found on {pages} {pages:page|pages}: no list with sections and no label of a profile ({others} other rows, {unresolved} unresolved)",
  twoReadings: "{member}: {one} and {other} read {differences}",
  sections: "{one} and {other}",
  lengths: "{one} mm and {other} mm",
  quantities: "{one} and {other} pieces",
  endedOnPage: "{why}; reading ended on page {page}",
  keptBefore: "{why}; what was read before is kept",
  tooSlow: "the drawing was not read within {seconds} s",
  tooMuchMemory: "reading the drawing took more than {megabytes} MB of memory",
  readerEnded: "the drawing cannot be read: its reader ended",
  noTimeLeft: "there was no time left",
  noPage: "no page of the drawing can be read; {page}: {why}",
  pageNotRead: "{pages} was not read: {why}",
  pagesNotRead: "{pages} were not read: {why}",
  noneAskedFor: "the PDF has {count} {count:page|pages}; none of those asked for",
  noSuchPage: "the PDF has no page {page}",
  cannotBeDrawn: "page {page} cannot be drawn",
  tooManyPages: "the PDF has {count} pages; at most {most} are read",
  noPages: "the PDF has no pages",
  tooLarge: "the file has {megabytes} MB; at most {most} MB are read",
  empty: "the file is empty",
  notAPdf: "this is not a PDF: it does not begin with %PDF-",
  locked: "the PDF is protected by a password; send one that opens without",
  cannotBeOpened: "the PDF is damaged and cannot be opened ({why})",
  cut: "the file ends before its end (%%EOF is missing): it was cut while it was saved or sent, and pages may be missing; send the whole file",
  cutAndClosed:
    "the PDF ends before its end (%%EOF is missing) and cannot be opened: it was cut while it was saved or sent; send the whole file",
  damaged: "it is damaged ({why})",
  nested: "it is nested too deeply",
  tooLongSheet: "it is {metres} m long",
  endlessSheet: "it is endlessly long",
  operations: "more than {most} drawing operations",
  states: "more than {most} graphics states are open at once",
  slowContent: "its content was not parsed within {seconds} s",
});
