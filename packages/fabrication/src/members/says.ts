import { messages } from "@x/eurocode/messages";

export const says = messages("members", {
  asWritten: "{text}",
  both: "{first}; {second}",
  severalMarks: "{marks} and {more} more: {sentence}",
  unusedColumns: "these columns are not used: {names}",
});

export const profiles = messages("profiles", {
  unknown: "unknown section",
  unknownBecause: "unknown section: {why}",
  inInches: "a section in inches, not in the European catalogue",
  similar: "{why}; similar names: {names}",
  readAs: "read as {name}: letters and digits look alike",
  undecoded: "the letters here cannot be decoded",
});

export const corrections = messages("corrections", {
  unknownMark: "a correction of {mark}: the drawing has no such mark",
  nothingRemoved: "a correction of {mark}: the drawing has no such mark, nothing is removed",
  noSection: "a correction of {mark}: the drawing has no such mark, and the correction names no section",
  memberAdded: "a correction of {mark}: the drawing has no such mark, a member is added",
});
