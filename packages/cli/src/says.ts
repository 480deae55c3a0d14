/**
 * What is wrong with files that the command reads beside an input. It is said in English, as all that the terminal says to who types;
 * `--json` has the code and the values of each, which a better sentence keeps.
 */

import { type Message, messages } from "@x/eurocode/message";
import { problemAt } from "@x/eurocode/problems";
import type { Detail } from "./exit.ts";

interface Where {
  readonly file: string;
  readonly line?: number | undefined;
  readonly path: string;
}

export const problemIn = ({ file, line, path }: Where, said: Message): Detail => ({
  file,
  ...(line === undefined ? {} : { line }),
  ...problemAt(path, said),
});

/** Of fields whose values are texts, lists or objects. */
export const values = messages("valuesOfFiles", {
  unknown: "is not known. Known: {known}",
  unknownNear: "is not known; did you mean {near}? Known: {known}",
  oneOf: "must be one of {known}; it is {given}",
  number: "must be a number; it is {given}",
  text: "must be a text; it is {given}",
  object: "must be an object; it is {given}",
  picture: "{file}: {why}",
  noFile: "{file}: there is no such file",
  otherKind: "is {own}; the command asks for {kind}",
  notOfBook: "is not a file of this book",
});

/** Of `forces` and `forces_of`, held against the table. */
export const forces = messages("forcesOfTable", {
  turned: "must be of {known}; one is {given}",
  noField: "is not a field; forces has {known}",
  texts: "must be a list of texts",
  from: "is required: the file with the table, .csv, .tsv or .xlsx",
  cases: "is required: each load case with its nature, {example}",
  caseId: "is required: the load case as the table has it",
  otherSigns: "is another than forces.signs",
  signs:
    "is required: compression-negative where the program prints compression as a negative N, else compression-positive",
  noCase: "{from} has no load case {given}; it has {known}",
  severalCases: "may be {found}",
  alsoGiven: "is among forces.cases, too",
  unsaidCases:
    "says nothing of {cases}: give their nature, or name them in ignore_cases (combinations of the program are not combined again)",
  notWithOwn: "cannot be combined with forces_of",
  noActions: "takes no actions: {kind} cannot have forces of a table",
  places: "has so many places in {from} that {n} of them together would have to be verified; export fewer",
  notTaken:
    "has {quantity} up to {most} in {from}, which a {kind} does not take; name it in forces.leave_out where it is verified elsewhere",
  noForce: "has no force in {from} that a {kind} takes",
  beyondEnd: "is {length}, and {from} has forces at {last} mm",
  casesElsewhere:
    "has no forces in {case} at {places} in {from}, and has them elsewhere; export the same places of every load case",
  member: "is required: the member of {from} whose forces it takes, where that is not its mark",
  noMember: "{from} has no member {given}; it has {known}",
  noPlace: "must be start, end, or a place in mm that the table has: {known}",
});

/** Of the table itself. */
export const table = messages("tableOfForces", {
  notRead: "is a column of forces whose name is not known; name it N, Vy, Vz, MT, My or Mz, or in forces.leave_out",
  twice: 'is {role} as "{other}" is; leave one of the columns out',
  noUnit: "has no unit of {measure} that is known ({known}); write it in the heading, or in forces.units",
  noMembers: "has no column of members (Member, Bar, Name, Stab); the headings are {headings}",
  noCases: "has no column of load cases (Load case, Case, LC, Lastfall, LF); the headings are {headings}",
  noForces: "has no column of forces (N, Vy, Vz, MT, My, Mz, or FX, FY, FZ, MX, MY, MZ); the headings are {headings}",
  noMember: "no member is named",
  noCase: "no load case is named",
  empty: "is empty; write 0 where there is no force",
  otherForces: "member {member} has other forces in {case} already; a column of places (x) tells them apart",
  otherForcesAt:
    "member {member} at {place} has other forces in {case} already; where forces jump, the rows have places of their own, as 3.000- and 3.000+",
});
