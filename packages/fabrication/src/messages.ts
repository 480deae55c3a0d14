/** What fabrication says: @x/words has it in every language, or this does not compile. */
import type { Translation } from "@x/words";
import type { TranslatedRooms } from "@x/words/all";
import { forces as jointForces, sizes as jointSizes, says as joints } from "./assessment/joints/says.ts";
import {
  actions,
  checked as checkedMembers,
  drawn as drawnParts,
  whole as fabrication,
  loose as looseParts,
  roles,
  seats,
} from "./assessment/says.ts";
import { bill, erection, inspection, sheets, report as workshopReport } from "./exports/says.ts";
import { corrections, says as members, profiles, tables } from "./members/says.ts";
import { actionOrigins, jointTypes, memberRoles, plateUses, shapes, weldedParts } from "./terms.ts";
import { pieces as timberPieces } from "./timber/says.ts";

/** Rooms of messages; the name of a room is the first part of its ids. */
export const said = {
  actionOrigins,
  actions,
  bill,
  checkedMembers,
  corrections,
  drawnParts,
  erection,
  inspection,
  fabrication,
  jointForces,
  jointSizes,
  jointTypes,
  joints,
  looseParts,
  memberRoles,
  members,
  plateUses,
  profiles,
  roles,
  seats,
  shapes,
  sheets,
  tables,
  timberPieces,
  weldedParts,
  workshopReport,
};

type Complete<Rooms extends Translation<typeof said>> = Rooms;
/** @public No language lacks a message, or this does not compile. */
export type Languages = Complete<TranslatedRooms>;
