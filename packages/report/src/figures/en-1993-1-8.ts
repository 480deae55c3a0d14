import type { ItemResult } from "@x/eurocode";
import { type Fields, fieldsOf, textOf } from "./fields.ts";
import type { Figure } from "./index.ts";
import { boltFigure, boltGroupFigure } from "./joints/bolts.ts";
import { columnBaseFigure } from "./joints/column-base.ts";
import { hollowFigure } from "./joints/hollow.ts";
import { columnWebFigure, endPlateFigure, weldedBeamFigure } from "./joints/moment.ts";
import { angleCleatsFigure, finPlateFigure, headerPlateFigure } from "./joints/simple.ts";
import { spliceFigure } from "./joints/splice.ts";
import { tStubFigure } from "./joints/t-stub.ts";
import { angleFigure, blockFigure, pinFigure } from "./joints/tearing.ts";
import { weldFigure, weldGroupFigure } from "./joints/welds.ts";

const drawings: Readonly<Record<string, (item: ItemResult, request: Fields) => Figure | undefined>> = {
  bolt: boltFigure,
  "bolt-group": boltGroupFigure,
  weld: weldFigure,
  "weld-group": weldGroupFigure,
  "block-tearing": blockFigure,
  "angle-one-leg": angleFigure,
  pin: pinFigure,
  "fin-plate": finPlateFigure,
  "header-plate": headerPlateFigure,
  "angle-cleats": angleCleatsFigure,
  splice: spliceFigure,
  "t-stub": tStubFigure,
  "column-web": columnWebFigure,
  "end-plate": endPlateFigure,
  "welded-beam": weldedBeamFigure,
  "column-base": columnBaseFigure,
  "hollow-section-joint": hollowFigure,
};

/** The joint to scale, drawn from its request; and how far it is used. */
export function jointFigures(item: ItemResult, request: Fields | undefined): Figure[] {
  const given = fieldsOf(request);
  const kind = textOf(given.connection) ?? "bolt";
  const drawn = request === undefined ? undefined : drawings[kind]?.(item, given);
  return drawn ? [drawn] : [];
}
