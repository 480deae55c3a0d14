/** What the service says: @x/words has it in every language, or this does not compile. */
import { requests } from "@x/api/says";
import type { Translation } from "@x/words";
import type { rooms as de } from "@x/words/de/service";
import type { rooms as fr } from "@x/words/fr/service";
import type { rooms as nl } from "@x/words/nl/service";
import type { rooms as sv } from "@x/words/sv/service";
import { deliveryStatuses, jobStatuses, jobs, mails, service, subscriptionStatuses } from "./says.ts";

/** Rooms of messages; the name of a room is the first part of its ids. */
export const said = { deliveryStatuses, jobStatuses, jobs, mails, requests, service, subscriptionStatuses };

type Complete<Rooms extends Translation<typeof said>> = Rooms;
/** @public No language lacks a message, or this does not compile. */
export type Languages = [Complete<typeof de>, Complete<typeof fr>, Complete<typeof nl>, Complete<typeof sv>];
