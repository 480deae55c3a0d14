/** What pictures say: the first language of @x/words has it, or this does not compile, and the others have what the first has. */
import type { Translation } from "@x/words";
import type { rooms as figures } from "@x/words/nl/figures";
import type { rooms as figuresOfJoints } from "@x/words/nl/figures-of-joints";
import type { rooms as onLanding } from "@x/words/nl/on-landing";
import { says as jointPictures } from "./figures/joints/says.ts";
import { says as pictures, ofSection as sectionPicture } from "./figures/says.ts";

/** Rooms of messages; the name of a room is the first part of its ids. */
export const said = { pictures, jointPictures, sectionPicture };

type Complete<Rooms extends Translation<typeof said>> = Rooms;
/** @public No message is missing. */
export type First = Complete<typeof figures & typeof figuresOfJoints & typeof onLanding>;
