import type { Geometry, ItemResult } from "@x/eurocode";
import { columnFigures } from "./en-1992-1-1.ts";
import { steelMemberFigures } from "./en-1993-1-1.ts";
import { jointFigures } from "./en-1993-1-8.ts";
import { fatigueFigures } from "./en-1993-1-9.ts";
import { timberFigures } from "./en-1995-1-1.ts";
import { earthquakeFigures } from "./en-1998-1.ts";

/** A picture of a result, with the sentence under it. */
export interface Figure {
  readonly title: string;
  readonly svg: string;
}

/** Standards whose results say all that their pictures show. */
const drawnFromValues: Readonly<Record<string, (item: ItemResult) => Figure[]>> = {
  "en-1992-1-1": columnFigures,
  "en-1993-1-1": (item) => steelMemberFigures(item, undefined),
  "en-1993-1-9": fatigueFigures,
  "en-1995-1-1": (item) => timberFigures(item),
  "en-1998-1": earthquakeFigures,
};

/** The pictures of an item; `geometry` is what the calculation took, where its request is known. */
export function figuresOf(endpoint: string, item: ItemResult, geometry: Geometry | undefined): Figure[] {
  if (!geometry) return drawnFromValues[endpoint]?.(item) ?? [];
  switch (geometry.kind) {
    case "member":
      return steelMemberFigures(item, geometry);
    case "timber":
      return timberFigures(item, geometry);
    default:
      return jointFigures(item, geometry);
  }
}
