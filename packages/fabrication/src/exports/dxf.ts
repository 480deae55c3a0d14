/** model.dxf: every part at 1:1, side by side; plates/<mark>_….dxf: outline and holes of one plate for the laser. */
import { DxfWriter, LWPolylineFlags, point2d, point3d, TextHorizontalAlignment, Units } from "@tarikjabiri/dxf";
import type { Fabrication, PlatePart } from "../fabrication.ts";
import { fileNames, printable, safeName } from "../members/names.ts";
import { extent, hole, type Ink, type Mark, placed, text } from "./drafting/marks.ts";
import { holeCounts, plateDrawing, profileDrawing } from "./drafting/part-views.ts";
import type { NamedFile } from "./nc1.ts";
import { boxOf } from "./solid-views.ts";

/** AutoCAD colour numbers: white, cyan … as offices use them */
const layers: Readonly<Record<Ink, readonly [color: number, lineType: "Continuous" | "DASHED" | "CENTER"]>> = {
  OUTLINE: [7, "Continuous"],
  HIDDEN: [8, "DASHED"],
  CENTER: [1, "CENTER"],
  HOLES: [4, "Continuous"],
  DIMENSION: [3, "Continuous"],
  TEXT: [2, "Continuous"],
  TITLE: [6, "Continuous"],
};

/** Height of texts in model.dxf, in mm of the real thing: readable when a part is plotted at 1:10. */
const height = 25;

export function modelDxf(fabrication: Fabrication): Uint8Array {
  const { parts, drawing_info } = fabrication;
  const blocks = [
    ...[...parts.profiles, ...parts.fittings].map((part) => ({
      title: `${part.mark || part.id}  ${part.profile}  ${part.steel_grade}  L=${trim(part.length_mm)}`,
      about: [`${part.quantity} ×`, ...holeCounts(part.holes, part.length_mm)].join("   "),
      marks: profileDrawing(part, height),
    })),
    ...parts.plates.map((part) => ({
      title: `${part.mark}  PL ${trim(part.t_mm)}  ${part.steel_grade}  ${part.use}${part.contour_only ? "  CONTOUR ONLY" : ""}`,
      about: [`${part.quantity} ×`, ...holeCounts(part.holes)].join("   "),
      marks: plateDrawing(part, plateHeight(part)),
    })),
  ];
  const marks: Mark[] = [];
  const title = [drawing_info.project_name, drawing_info.drawing_number, drawing_info.revision]
    .filter((one) => one !== undefined)
    .join("  ");
  marks.push(text([0, 8 * height], printable(title) || "Parts", 2 * height, { anchor: "start", ink: "TITLE" }));
  let y = 0;
  for (const { title: name, about, marks: drawn } of blocks) {
    if (drawn.length === 0) continue;
    const box = extent(drawn);
    marks.push(
      text([box.x0, y], printable(name), 1.4 * height, { anchor: "start", ink: "TITLE" }),
      text([box.x0, y - 2 * height], printable(about), height, { anchor: "start" }),
      ...placed(drawn, 0, y - 5 * height - box.y1),
    );
    y -= 5 * height + (box.y1 - box.y0) + 8 * height;
  }
  return marksDxf(marks);
}

/** Plates are small: their numbers are, too. */
function plateHeight({ outline }: PlatePart): number {
  const { x1, y1 } = boxOf(outline);
  return Math.min(height, Math.max(5, Math.min(x1, y1) / 12));
}

/** Of each plate: `<mark>_t<t>_<grade>_<n>x`, and whether it can be cut as it is. */
export function plateFiles({ parts }: Fabrication): { readonly part: PlatePart; readonly path: string }[] {
  const names = fileNames(
    parts.plates.map((part) =>
      [
        safeName(part.mark, part.id),
        `t${trim(part.t_mm)}`,
        safeName(part.steel_grade, "grade"),
        `${part.quantity}x`,
      ].join("_"),
    ),
  );
  return parts.plates.map((part, i) => ({
    part,
    path: `plates/${names[i]}${part.contour_only ? "_contour-only" : ""}.dxf`,
  }));
}

export const plateDxfs = (fabrication: Fabrication): NamedFile[] =>
  plateFiles(fabrication).map(({ part, path }) => ({
    path,
    bytes: plateDxf(part, fabrication.drawing_info.revision),
  }));

/**
 * A closed contour and round holes: nothing that a laser would take for something else. What it is stands below it, on a layer of its
 * own.
 */
export function plateDxf(part: PlatePart, revision?: string): Uint8Array {
  const { outline, holes, mark, t_mm, steel_grade, quantity, use, contour_only } = part;
  const size = plateHeight(part) * 0.6;
  const said = [
    `${mark}  ${quantity} x`,
    `t=${trim(t_mm)}  ${steel_grade}  ${use}`,
    ...(revision ? [`rev ${revision}`] : []),
    ...(contour_only ? ["CONTOUR ONLY: HOLES NOT KNOWN"] : []),
  ];
  return marksDxf([
    { kind: "polygon", ink: "OUTLINE", points: outline },
    ...holes.flatMap((one) =>
      hole([one.x_mm, one.y_mm], one.d_mm, one.slot_mm).filter((mark) => mark.kind !== "blank" && mark.ink === "HOLES"),
    ),
    ...said.map((line, i) => text([0, -(1.6 * i + 2) * size], printable(line, 80), size, { anchor: "start" })),
  ]);
}

/** Marks as a file, in mm of the real thing. */
export function marksDxf(marks: readonly Mark[]): Uint8Array {
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  dxf.addLType("DASHED", "__ __ __ ", [12, -6]);
  dxf.addLType("CENTER", "____ _ ____ _ ", [30, -6, 6, -6]);
  for (const [name, [color, lineType]] of Object.entries(layers)) dxf.addLayer(name, color, lineType);
  const box = extent(marks);
  dxf.setVariable("$EXTMIN", { 10: box.x0, 20: box.y0, 30: 0 });
  dxf.setVariable("$EXTMAX", { 10: box.x1, 20: box.y1, 30: 0 });
  for (const mark of marks) add(dxf, mark);
  return new TextEncoder().encode(dxf.stringify());
}

/** Four decimals: a tenth of a micrometre, and no digit that another machine would round otherwise. */
const even = (value: number) => Math.round(value * 1e4) / 1e4 + 0;

function add(dxf: DxfWriter, mark: Mark): void {
  if (mark.kind === "blank") return;
  const options = { layerName: mark.ink };
  const at = ([x, y]: readonly [number, number]) => point3d(even(x), even(y), 0);
  switch (mark.kind) {
    case "line":
      dxf.addLine(at(mark.from), at(mark.to), options);
      return;
    case "circle":
      dxf.addCircle(at(mark.at), even(mark.r), options);
      return;
    case "text":
      dxf.addText(at(mark.at), even(mark.height), dxfText(mark.text), {
        ...options,
        ...(mark.angle === undefined ? {} : { rotation: mark.angle }),
        ...(mark.anchor === "start"
          ? {}
          : {
              horizontalAlignment:
                mark.anchor === "middle" ? TextHorizontalAlignment.Center : TextHorizontalAlignment.Right,
              secondAlignmentPoint: at(mark.at),
            }),
      });
      return;
    default:
      dxf.addLWPolyline(
        mark.points.map(([x, y]) => ({ point: point2d(even(x), even(y)) })),
        { ...options, ...(mark.kind === "polygon" ? { flags: LWPolylineFlags.Closed } : {}) },
      );
  }
}

/** A caret begins a control sequence in DXF, %% a symbol. */
const dxfText = (value: string) => printable(value).replace(/\^/g, "^ ").replace(/%%/g, "% %").replace(/\\/g, "/");

const trim = (value: number) => String(Math.round(value * 10) / 10);
