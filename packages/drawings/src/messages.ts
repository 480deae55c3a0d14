/** What reading a drawing says: @x/words has it in every language, or this does not compile. */
import type { Translation } from "@x/words";
import type { TranslatedRooms } from "@x/words/all";
import { says as scans } from "./ocr/says.ts";
import { says as reading } from "./says.ts";
import { says as grid } from "./understanding/grid/says.ts";
import { says as lists } from "./understanding/lists/says.ts";
import { sheets as drawnSheets, labels, pages } from "./understanding/says.ts";
import { says as vision } from "./vision/says.ts";

/** Rooms of messages; the name of a room is the first part of its ids. */
export const said = { drawnSheets, grid, labels, lists, pages, reading, scans, vision };

type Complete<Rooms extends Translation<typeof said>> = Rooms;
/** @public No language lacks a message, or this does not compile. */
export type Languages = Complete<TranslatedRooms>;
