import type { Subject } from "../words.ts";
import * as fieldsOnPaper from "./fields-on-paper.ts";
import * as topics from "./topics.ts";
import * as verifications from "./verifications.ts";
import * as verificationsOfJoints from "./verifications-of-joints.ts";
import * as verificationsOfMembers from "./verifications-of-members.ts";
import * as vocabulary from "./vocabulary.ts";

// What other languages fall back to. English sentences are with the code that says them.
export const subjects: readonly Subject[] = [
  fieldsOnPaper,
  topics,
  verifications,
  verificationsOfJoints,
  verificationsOfMembers,
  vocabulary,
];
