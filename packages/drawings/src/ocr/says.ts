import { messages } from "@x/eurocode/message";

/** Of what recognition made of a page. */
export const says = messages("scans", {
  unreadMark: "its mark could not be read",
  illegibleSizes: "sizes of this family on the page are hardly legible: most of them do not exist",
  breaksSeries: '"{mark}" does not follow the other marks',
  maybeItsMark: '"{text}" next to it may be its mark, and is hardly legible',
  noFigure: '"{mark}" is hardly legible, and has no figure',
  hardlyLegible: '"{mark}" is hardly legible',
  spelledTwice: '"{mark}" and other marks differ by letters that look alike',
  letterForFigure: '"{mark}" has a letter where other marks have figures',
  breaksOrder: '"{mark}" does not follow the marks next to it',
  otherForm: '"{mark}" does not have the form of the other marks',
  twoMarks: '"{mark}" may be two marks, or none',
  backwards: '"{mark}" does not run from a lower mark to a higher one',
  illegibleForm: '"{mark}" is hardly legible, and does not have the form of the other marks',
  nearlyForm: '"{mark}" has nearly the form of the other marks',
  illegible: "hardly legible, and not the name of a section in the catalogue",
  noTimeLeft: "{pages} not recognised: there was no time left",
  failed: "page {page}: it could not be recognised: {why}",
  incomplete: "page {page}: there was no time to recognise all of it",
  tooSmall: "page {page}: lettering lower than {mm} mm was left out, it is too small to be recognised",
});
