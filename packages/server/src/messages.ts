/** What the service says: @x/words has it in every language, or this does not compile. */
import { checkTables, requests } from "@x/api/says";
import type { Translation } from "@x/words";
import type { TranslatedRooms } from "@x/words/all";
import {
  deliveryStatuses,
  jobStatuses,
  jobs,
  mails,
  personRoles,
  service,
  singleSignOn,
  subscriptionStatuses,
} from "./says.ts";

/** Rooms of messages; the name of a room is the first part of its ids. */
export const said = {
  deliveryStatuses,
  jobStatuses,
  jobs,
  mails,
  requests,
  personRoles,
  service,
  singleSignOn,
  subscriptionStatuses,
  checkTables,
};

type Complete<Rooms extends Translation<typeof said>> = Rooms;
/** @public No language lacks a message, or this does not compile. */
export type Languages = Complete<TranslatedRooms>;
