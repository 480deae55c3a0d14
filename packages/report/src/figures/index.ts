import type { Endpoint, GeometryOf, ItemResult } from "@x/eurocode";
import type { Words } from "@x/words";
import { drawings } from "./drawings.ts";
import { type Figure, isTitled } from "./figure.ts";

export { type Figure, isTitled };

/** The pictures of an item; `geometry` is what the calculation took, where its request is known. */
export const figuresOf = <E extends Endpoint>(
  words: Words,
  endpoint: E,
  item: ItemResult,
  geometry: GeometryOf<E> | undefined,
): Figure[] => drawings[endpoint](words, item, geometry);
