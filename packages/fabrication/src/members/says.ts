import { messages } from "@x/eurocode/message";

export const says = messages("members", {
  asWritten: "{text}",
  both: "{first}; {second}",
  severalMarks: "{marks} and {more} more: {sentence}",
  unusedColumns: "these columns are not used: {names}",
});

/** What is wrong with a file of members, of actions or of corrections. */
export const tables = messages("tables", {
  noMembers: "is empty; a row for each member is expected",
  noActions: "is empty; a row for each mark is expected",
  notJson: "is not JSON: {why}",
  manyRows: "must not have more than {most} rows",
  memberList: "must be a list of members",
  memberObject: "must be an object with mark, section and length_mm",
  markObject: "must be an object with a mark",
  noRow: "has no row below its headings",
  sameColumn: "means the same as the column {first}",
  sameField: "means the same as {first}",
  noColumn: "has no column {column}",
  noColumnNear: 'has no column {column}; is it "{near}"?',
  noMarkColumn: "has no column mark; known: {known}",
  openQuote: "a quotation mark is not closed",
  missing: "is missing",
  text: "must be a text",
  length: "must be a length above 0, such as 6000; it is {given}",
  lengthUnit: 'must say its unit, as Length (m) or "6.5 m" does; it is {given}',
  pieces: "must be a whole number from 1 to {most}; it is {given}",
  grade: "must be a steel grade, such as S355; it is {given}",
  force: "must be a number, not beyond {most}; it is {given}",
  twice: "is given twice",
  markTwice: "{mark} is given twice; give each row a load_case",
  markTwiceInCase: "{mark} is given twice with load case {load_case}",
  noAction: "has no action; known: {known}",
  removesAndCorrects: "removes the member and corrects it",
  correctsNothing: "corrects nothing",
  correctedTwice: "{mark} is corrected twice",
  twoCuts: "must be about y or about z: a cut about both cannot be described",
  noSupport: "is missing: support_at says where on it",
  markOfTwo: "{mark} means two things in it",
  cutsCross: "must leave a piece: the cuts of both ends meet, {L} mm long it is {left} mm at its shortest line",
  samePoint: "must not be where it starts",
  notIfc: "is not an IFC file",
  noBarsInIfc: "has no IfcBeam, IfcColumn or IfcMember",
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
