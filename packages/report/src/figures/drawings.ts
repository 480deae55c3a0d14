import type { Endpoint, GeometryOf, ItemResult } from "@x/eurocode";
import type { Words } from "@x/words";
import { combinationFigures } from "./en-1990.ts";
import { loadFigures } from "./en-1991.ts";
import { columnFigures } from "./en-1992-1-1.ts";
import { steelMemberFigures } from "./en-1993-1-1.ts";
import { jointFigures } from "./en-1993-1-8.ts";
import { fatigueFigures } from "./en-1993-1-9.ts";
import { timberFigures } from "./en-1995-1-1.ts";
import { earthquakeFigures } from "./en-1998-1.ts";
import type { Figure } from "./figure.ts";

/** Draws an item; `geometry` is what the calculation took, where its request is known. */
export type Drawing<E extends Endpoint> = (
  words: Words,
  item: ItemResult,
  geometry: GeometryOf<E> | undefined,
) => Figure[];

/**
 * Each check draws its own: an endpoint that is missing here does not compile. The pages load them with their standards:
 * there another module stands here (`packages/web`).
 */
export const drawings: { readonly [E in Endpoint]: Drawing<E> } = {
  "en-1990": combinationFigures,
  "en-1991": loadFigures,
  "en-1992-1-1": columnFigures,
  "en-1993-1-1": steelMemberFigures,
  "en-1993-1-8": jointFigures,
  "en-1993-1-9": fatigueFigures,
  "en-1995-1-1": timberFigures,
  "en-1998-1": earthquakeFigures,
};
