import type { ItemResult, JointGeometry } from "@x/eurocode";
import type { Figure } from "./figure.ts";
import { boltFigure, boltGroupFigure } from "./joints/bolts.ts";
import { columnBaseFigure } from "./joints/column-base.ts";
import { hollowFigure } from "./joints/hollow.ts";
import { columnWebFigure, endPlateFigure, weldedBeamFigure } from "./joints/moment.ts";
import { angleCleatsFigure, finPlateFigure, headerPlateFigure } from "./joints/simple.ts";
import { spliceFigure } from "./joints/splice.ts";
import { tStubFigure } from "./joints/t-stub.ts";
import { angleFigure, blockFigure, pinFigure } from "./joints/tearing.ts";
import { weldFigure, weldGroupFigure } from "./joints/welds.ts";

/** The joint to scale, drawn from what was calculated; without it there is nothing to draw. */
export function jointFigures(item: ItemResult, geometry: JointGeometry | undefined): Figure[] {
  const drawn = geometry && jointFigure(item, geometry);
  return drawn ? [drawn] : [];
}

function jointFigure(item: ItemResult, geometry: JointGeometry): Figure | undefined {
  switch (geometry.kind) {
    case "bolt":
      return boltFigure(item, geometry);
    case "bolt-group":
      return boltGroupFigure(item, geometry);
    case "weld":
      return weldFigure(item, geometry);
    case "weld-group":
      return weldGroupFigure(item, geometry);
    case "block-tearing":
      return blockFigure(item, geometry);
    case "angle-one-leg":
      return angleFigure(item, geometry);
    case "pin":
      return pinFigure(item, geometry);
    case "fin-plate":
      return finPlateFigure(item, geometry);
    case "header-plate":
      return headerPlateFigure(item, geometry);
    case "angle-cleats":
      return angleCleatsFigure(item, geometry);
    case "splice":
      return spliceFigure(item, geometry);
    case "t-stub":
      return tStubFigure(item, geometry);
    case "column-web":
      return columnWebFigure(item, geometry);
    case "end-plate":
      return endPlateFigure(item, geometry);
    case "welded-beam":
      return weldedBeamFigure(item, geometry);
    case "column-base":
      return columnBaseFigure(item, geometry);
    case "hollow-section-joint":
      return hollowFigure(item, geometry);
    default:
      return geometry satisfies never;
  }
}
