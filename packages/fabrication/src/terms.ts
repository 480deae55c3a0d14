/** What roles, joints, plates and shapes are called: their ids are data, their names are said in the reader's language. */
import { type Message, messages } from "@x/eurocode/message";
import type { ActionOrigin, JointType, PlateUse } from "./fabrication.ts";
import type { MemberRole } from "./members/model.ts";

export const memberRoles = messages("memberRoles", {
  beam: "beam",
  column: "column",
  brace: "brace",
  purlin: "purlin",
  rail: "rail",
  chord: "chord",
  plate: "plate",
  other: "other",
}) satisfies Readonly<Record<MemberRole, Message>>;

export const actionOrigins = messages("actionOrigins", {
  file: "file",
  correction: "correction",
  drawing: "drawing",
  "area load": "area load",
  "project default": "project default",
  "self-weight": "self-weight",
  none: "none",
}) satisfies Readonly<Record<ActionOrigin, Message>>;

export const jointTypes = messages("jointTypes", {
  "fin-plate": "fin plate",
  "header-plate": "header plate",
  "angle-cleats": "angle cleats",
  "end-plate": "end plate",
  "welded-beam": "welded beam",
  splice: "splice",
  gusset: "gusset",
  "hollow-section-joint": "hollow section joint",
  "column-base": "column base",
}) satisfies Readonly<Record<JointType, Message>>;

export const plateUses = messages("plateUses", {
  "fin plate": "fin plate",
  "end plate": "end plate",
  "base plate": "base plate",
  gusset: "gusset",
  "splice plate": "splice plate",
  stiffener: "stiffener",
  "web plate": "web plate",
  "backing plate": "backing plate",
  haunch: "haunch",
  cleat: "cleat",
  "plate washer": "plate washer",
  drawn: "plate",
}) satisfies Readonly<Record<PlateUse, Message>>;

/** What a weld of a joint joins. */
export const weldedParts = messages("weldedParts", {
  plate: "plate",
  flange: "flange",
  web: "web",
  column: "column",
  tube: "tube",
  tongue: "tongue",
  gusset: "gusset",
  stiffener: "stiffener",
  "stiffener-web": "stiffener web",
  "web-plate": "web plate",
  uplift: "uplift",
});

export const shapes = messages("shapes", {
  channel: "channel",
  angle: "angle",
  tee: "tee",
  round: "round bar",
  flat: "flat bar",
  plate: "plate",
  builtUp: "built-up section",
});

/** A shape by its name; `I`, `RHS` and `CHS` are the same everywhere. */
export function shapeNamed(shape: string): Message | string {
  if (shape === "built-up") return shapes.builtUp;
  return Object.entries(shapes).find(([name]) => name === shape)?.[1] ?? shape;
}
