import { messages, type Said } from "@x/eurocode/message";

/** Of pages as a whole. */
export const pages = messages("pages", {
  onPage: "page {page}: {sentence}",
  page: "page {page}",
  pages: "pages {pages}",
  andMore: "pages {pages} and more",
  noCharacterMap: "page {page}: the file has no character map for its fonts, so its text cannot be read",
  undecoded:
    "page {page}: some characters cannot be decoded in {words} {words:word|words}; a section there may be missing",
  byOcr: "page {page}: its text layer was produced by OCR",
  unfinished: "{pages}: there was no time to interpret everything; what was read by then is handed on",
  marked: 'page {page}: it is marked "{words}"',
  noTimeLeft: "there was no time to interpret this part of the page",
  notToItsEnd: "the page was not interpreted to its end",
  unaccounted: "names a section but is not part of any list, label or note we could read",
});

/** Of labels in views. */
export const labels = messages("labels", {
  inReviewersRemark: "a section in a reviewer's remark; not counted as a member",
  inReviewersComment: "a section in a reviewer's comment; not counted as a member",
  struckOut: "struck out on the drawing; not counted as a member",
  inRemark: "a section in a remark; not counted as a member",
  connection: "a connection of two sections; not counted as members",
  choice: "several sections to choose from",
  unknownList: "a row of a list whose heading is not understood; not counted as a member",
  inLegend: "a legend explains a sign by it; not counted as a member",
  ditto: "a word that repeats a label appears once on the view; it is not counted",
  dittos: "a word that repeats a label appears {times} times on the view; it is not counted",
  roughLength: "its length is only approximate",
  behindLength: 'there is more text after its length: "{text}"',
  rowOfGrid: "there are numbers next to it in the row of a grid: {numbers}",
  wordBeside: '"{word}" next to the section is not understood',
  typical: "typical: the drawing does not say how many there are",
  atSpacing: "at a spacing: the drawing does not say how many there are",
  markOrCount: "{mark} may be a mark or a number of pieces",
  markOrPair: "2 may be a mark or a pair",
  farMark: '"{mark}" is far from the section; it may be the mark of another',
  severalViews: "the mark appears {times} times in several views; no quantity is printed",
  withoutSection:
    "the mark appears {times} more {times:time|times} without its section; {times:this is|these are} counted",
  withoutSectionLeft:
    "the mark appears {times} more {times:time|times} without its section; {times:this is|these are} not counted",
  cellsCounted: "the number of pieces is the number of cells of the schedule",
  labelsCounted: "the number of pieces is the number of labels",
  reviewer: "a reviewer wrote next to it: {remark}",
  severalLengths: "several lengths next to the mark: {lengths} mm",
  repeatedCell: "its column of the schedule has a cell that repeats another; it is not counted",
  mayBeNoMark: '"{heading}" may not be a mark: the schedule has rows above it',
});

/** Where the number of pieces is from: no doubt, and not worth a line for each member. */
export const saysHowCounted = ({ id }: Said): boolean =>
  id === labels.cellsCounted.id || id === labels.labelsCounted.id;

/** Of several sheets, lists and views that show the same members. */
export const sheets = messages("drawnSheets", {
  alike: "the others of its list or sheet have {lacking}, this one has none",
  aMark: "a mark",
  aLength: "a length",
  aCount: "a number of pieces",
  pieces: "{mark}: {one} pieces on page {onePage}, {other} on page {otherPage}",
  twoSections: "{mark} is {one} on page {onePage} and {other} on page {otherPage}",
  ofLength: "{section} of {length} mm",
  listAndView: "{mark} is {listed} in the list on page {listPage} and {shown} in a view on page {viewPage}",
  lengths: "{mark} is {listed} mm long in the list and {shown} mm in a view on page {viewPage}",
  notInList: "a label in a view that the list does not have",
  namedOnce: "the list gives no pieces; the mark appears once in the views",
  namedTimes: "the list gives no pieces; the mark appears {times} times in the views",
  generalGrade: "the steel grade follows from the drawing's general note",
  generalSection: 'the section follows from the general note "{note}"',
  singlePart: "the drawing shows a single part; its section is given in the title block",
  singlePartNoLength:
    "the drawing shows a single part; its section is given in the title block, its length is not printed",
  measured: "no length is printed; it is measured on the view, between the ends of its line: not the length to cut",
  inMarkedDetail: "a detail names a section whose members have marks on this sheet; not counted as a member",
  inDetails: "a sheet of details names a section without a mark; not counted as a member",
  othersMarked: "members of this section have marks on this sheet, this label has none",
  onlyDetail: "a detail shows it, which does not count pieces",
  countedView: '"{title}" counts its view; the pieces may be those of one',
});
