import { messages } from "@x/eurocode/message";

/** What is wrong with a request, beside what its schema says. */
export const requests = messages("requests", {
  email: "must be an email address",
  oneLine: "must be one line without control characters",
  controlCharacters: "must not contain control characters",
  spaces: "must not contain spaces",
  ascii: "must have printable ASCII characters only",
  httpsAddress: "must be an https address",
  webAddress: "must be an http or https address",
  passwordInAddress: "must not carry a password",
  pdfAndMembers: "cannot be combined with members",
  pdfOrMembers: "is required, or members in its place",
  eventTwice: "must name each event once",
  nothingToChange: "must have webhook_url, payload or webhook_events",
  secretAlone: "comes with a webhook_url; the secret alone is changed by POST …/webhook/secret",
  fileName:
    'is the name of a file: none of \\ / : * ? " < > |, no point or space at its ends, no name that systems keep for themselves, no letter that is not seen, and 250 bytes at most',
  folderName: "is a path such as Axis A/Columns: names of files that do not end with .json, with / between them",
  noteAlone: "comes with a request: it says what the version is",
  emptyComment: "is required, unless checked is true",
  notJson: "is not JSON: {why}",
  halfCharacter: "holds half of a character (a lone surrogate)",
  nested: "is nested deeper than {most} levels",
  nameTwice: "is given twice in one object",
  forbiddenName: "is not a name that a field may have",
});

/** What is wrong with a table whose rows are to be checked. */
export const checkTables = messages("checkTables", {
  place: '"{cell}" (line {line}, {heading})',
  cells: "has {cells} cells, the headings are {headings}",
  unknownHeadings: "has {count} unknown {count:heading|headings}",
  noField: "is not a field of {endpoint}; leave the column out",
  noFieldNear: "is not a field of {endpoint}; did you mean {near}?",
  headingTwice: 'the heading "{heading}" is there twice',
  otherUnit: 'the heading "{heading}" gives {unit}; {name} is in {wanted}',
  unitOfNone: 'the heading "{heading}" gives {unit}; {name} has no unit',
  noRows: "a table has a row of headings and at least one row below it",
  openQuote: "a quotation mark is not closed",
  twoWays:
    "numbers are written in two ways: {thousands} has a decimal comma or points between thousands, {decimals} a decimal point; write all numbers of the file one way",
  eitherWay: "{place} may be {whole} or {part}, and no other number of the file tells; write {whole} or {comma}",
  manyRows: "has more than {most} rows; send it in parts",
});
