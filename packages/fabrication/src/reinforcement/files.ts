/** The files of beams of concrete: list, bending machines, drawing. */

import { marksDxf } from "../exports/dxf.ts";
import type { ExportedFile } from "../exports/files.ts";
import { safeName } from "../members/names.ts";
import type { BeamBars } from "./beam-bars.ts";
import { bvbsOf } from "./bvbs.ts";
import { asModel, drawingOf } from "./drawing.ts";
import { type BarList, barListOf } from "./list.ts";
import { scheduleCsv } from "./schedule.ts";
import { barsPdf, elevationWidth, type SheetOptions } from "./sheet.ts";
import { svgOf } from "./svg.ts";

export const barFormats = ["csv", "bvbs", "pdf", "dxf", "svg"] as const;
export type BarFormat = (typeof barFormats)[number];

const encode = (value: string): Uint8Array => new TextEncoder().encode(value);

export async function barFiles(
  beam: BeamBars,
  wanted: readonly BarFormat[],
  options: SheetOptions = {},
): Promise<{ readonly list: BarList; readonly files: readonly ExportedFile[] }> {
  const list = barListOf(beam);
  const name = safeName(beam.mark, "beam");
  const drawing = drawingOf(list, elevationWidth);
  const made: Readonly<Record<BarFormat, () => Promise<Uint8Array>>> = {
    csv: async () => scheduleCsv(list),
    bvbs: async () => bvbsOf(list, options.project === undefined ? {} : { project: options.project }),
    pdf: () => barsPdf([list], options),
    dxf: async () => marksDxf(asModel(drawing)),
    svg: async () => encode(svgOf(asModel(drawing), drawing.scale, beam.mark)),
  };
  const files = await Promise.all(
    barFormats
      .filter((format) => wanted.includes(format))
      // programs of bending machines know the ending .abs
      .map(async (format) => ({ path: `${name}.${format === "bvbs" ? "abs" : format}`, bytes: await made[format]() })),
  );
  return { list, files };
}
