/** What several commands say when they stop: in English, as all that the terminal says to who types; `--json` has id and values. */

import { messages } from "@x/eurocode/message";

/** Of a file as a whole. */
export const ofFiles = messages("files", {
  about: "{file}: {why}",
  aboutLine: "{file}, line {line}: {why}",
  problems: "{file} has {n} {n:problem|problems}",
  problemsOfAll: "{n} {n:problem|problems}",
  none: "{file}: no such file",
  notAllowed: "{file}: no permission to read it",
  directory: "{file}: is a directory, not a file",
  notFolder: "{file}: is not a folder",
  large: "{file}: is larger than {most} MB",
  unreadable: "{file}: cannot be read ({why})",
  unreadableAtAll: "{file}: cannot be read",
  unwritable: "{file}: cannot be written ({why})",
  noResult: "{file}: has no result",
  noRows: "{file}: a table has a row of headings and at least one row below it",
  object: "{file}: must be an object with {known}",
  other: "{why}",
});

/** By the codes of the system. */
export const reasonsOfSystem = messages("reasonsOfSystem", {
  ENOENT: "no such folder",
  ENOTDIR: "its folder is a file",
  EISDIR: "it is a folder",
  EACCES: "not allowed",
  EPERM: "not allowed",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
});

/** Of options, arguments and names. */
export const ofOptions = messages("options", {
  oneOf: "{option} must be one of {known}; it is {given}",
  together: "{one} and {other} cannot be combined",
  eitherOf: "give {one} or {other}, not both",
});
