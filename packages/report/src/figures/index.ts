import type { Endpoint, GeometryOf, ItemResult } from "@x/eurocode";
import { columnFigures } from "./en-1992-1-1.ts";
import { steelMemberFigures } from "./en-1993-1-1.ts";
import { jointFigures } from "./en-1993-1-8.ts";
import { fatigueFigures } from "./en-1993-1-9.ts";
import { timberFigures } from "./en-1995-1-1.ts";
import { earthquakeFigures } from "./en-1998-1.ts";
import type { Figure } from "./figure.ts";

export type { Figure };

/** Each check draws its own: an endpoint that is missing here does not compile. */
const drawings: { readonly [E in Endpoint]: (item: ItemResult, geometry: GeometryOf<E> | undefined) => Figure[] } = {
  "en-1992-1-1": columnFigures,
  "en-1993-1-1": steelMemberFigures,
  "en-1993-1-8": jointFigures,
  "en-1993-1-9": fatigueFigures,
  "en-1995-1-1": timberFigures,
  "en-1998-1": earthquakeFigures,
};

/** The pictures of an item; `geometry` is what the calculation took, where its request is known. */
export const figuresOf = <E extends Endpoint>(
  endpoint: E,
  item: ItemResult,
  geometry: GeometryOf<E> | undefined,
): Figure[] => drawings[endpoint](item, geometry);
