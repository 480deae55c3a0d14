import { says as jointPictures } from "./figures/joints/says.ts";
import { says as pictures } from "./figures/says.ts";

/** What pictures say. The name of a room is the first part of its ids. */
export const said = { pictures, jointPictures };
