import type { ItemResult, JointGeometry } from "@x/eurocode";
import type { Words } from "@x/words";
import type { Figure } from "./figure.ts";
import { boltFigure, boltGroupFigure } from "./joints/bolts.ts";
import { columnBaseFigure } from "./joints/column-base.ts";
import { gussetFigure } from "./joints/gusset.ts";
import { hollowFigure } from "./joints/hollow.ts";
import { columnWebFigure, endPlateFigure, weldedBeamFigure } from "./joints/moment.ts";
import { bracketFigure, seatFigure } from "./joints/seats.ts";
import { angleCleatsFigure, finPlateFigure, headerPlateFigure } from "./joints/simple.ts";
import { spliceFigure } from "./joints/splice.ts";
import { tStubFigure } from "./joints/t-stub.ts";
import { angleFigure, blockFigure, pinFigure } from "./joints/tearing.ts";
import { weldFigure, weldGroupFigure } from "./joints/welds.ts";

/** The joint to scale, drawn from what was calculated; without it there is nothing to draw. */
export function jointFigures(words: Words, item: ItemResult, geometry: JointGeometry | undefined): Figure[] {
  const drawn = geometry && jointFigure(words, item, geometry);
  return drawn ? [drawn] : [];
}

function jointFigure(words: Words, item: ItemResult, geometry: JointGeometry): Figure | undefined {
  switch (geometry.kind) {
    case "bolt":
      return boltFigure(words, item, geometry);
    case "bolt-group":
      return boltGroupFigure(words, item, geometry);
    case "weld":
      return weldFigure(words, item, geometry);
    case "weld-group":
      return weldGroupFigure(words, item, geometry);
    case "block-tearing":
      return blockFigure(words, item, geometry);
    case "angle-one-leg":
      return angleFigure(words, item, geometry);
    case "pin":
      return pinFigure(words, item, geometry);
    case "gusset":
      return gussetFigure(words, item, geometry);
    case "fin-plate":
      return finPlateFigure(words, item, geometry);
    case "header-plate":
      return headerPlateFigure(words, item, geometry);
    case "angle-cleats":
      return angleCleatsFigure(words, item, geometry);
    case "seat":
      return seatFigure(words, item, geometry);
    case "bracket":
      return bracketFigure(words, item, geometry);
    case "splice":
      return spliceFigure(words, item, geometry);
    case "t-stub":
      return tStubFigure(words, item, geometry);
    case "column-web":
      return columnWebFigure(words, item, geometry);
    case "end-plate":
      return endPlateFigure(words, item, geometry);
    case "welded-beam":
      return weldedBeamFigure(words, item, geometry);
    case "column-base":
      return columnBaseFigure(words, item, geometry);
    case "hollow-section-joint":
      return hollowFigure(words, item, geometry);
    default:
      return geometry satisfies never;
  }
}
