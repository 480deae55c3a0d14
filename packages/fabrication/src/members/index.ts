export { endJoints, memberRoles, supportSides } from "@x/words/workshop";
// what a member is, and what a person corrects of it: whoever reads members knows this, and nothing of what is made of them
export { override } from "./corrections.ts";
export { overridesSchema } from "./corrections-schema.ts";
export type { TableRow } from "./csv.ts";
export * from "./designation.ts";
export { bare, nameOf } from "./identity.ts";
export { closes, letter, letters, opens } from "./letter.ts";
export * from "./model.ts";
export { printable } from "./names.ts";
export * from "./numbers.ts";
export { fastenerIn, plateIn } from "./plates-and-fasteners.ts";
export { profiles } from "./says.ts";
export {
  asWritten,
  inEnglish,
  inOne,
  kept,
  once,
  readBack,
  type Spoken,
  saysUnknownSection,
  spoken,
  unknownSection,
} from "./spoken.ts";
export { sumsOf } from "./sums.ts";
export { asGiven, membersFrom, membersOf, readMembers } from "./table.ts";
