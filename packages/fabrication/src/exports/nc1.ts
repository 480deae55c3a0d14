/**
 * NC1: one file for each profile and plate, by the DSTV's standard description of steel pieces for numerical controls
 * (7th edition, 1998). Faces: v is the web from the front (y < 0), o the top flange, u the bottom flange, h the back of a
 * hollow section. x runs from the start; y of a face from its lower edge (v, h) or from the front edge (o, u): mitred pieces in
 * files of two other programs have the same y on o and on u.
 */
import { sideOf } from "../assessment/skew.ts";
import { openEnd } from "../assessment/solid.ts";
import type { EndName, Fabrication, PlatePart, ProfileHole, ProfilePart, Wall } from "../fabrication.ts";
import { ascii, fileNames } from "../members/names.ts";
import { boxOf, elevation, flange, type Polygon, type SectionShape, sectionShape, type XY } from "./solid-views.ts";
import { stampAt } from "./stamp.ts";

export interface NamedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

type Face = "v" | "o" | "u" | "h";

/** I, U, L, M rectangular hollow, RO tube, RU round bar, B plate or flat, T. */
const codes: Readonly<Record<string, string>> = {
  I: "I",
  channel: "U",
  angle: "L",
  RHS: "M",
  box: "M",
  CHS: "RO",
  round: "RU",
  flat: "B",
  tee: "T",
};

/** Programs read columns of ten to twelve places with two decimals. */
const number = (value: number, places = 2) => (value === 0 ? 0 : value).toFixed(places).padStart(11);

interface Hole {
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly d: number;
  /** of a slot: how much longer than wide it is, along x or along y */
  readonly longer?: readonly [along_x: number, along_y: number];
}

interface Piece {
  readonly drawing: string;
  readonly order: string;
  readonly mark: string;
  readonly grade: string;
  readonly quantity: number;
  readonly profile: string;
  readonly code: string;
  readonly length: number;
  readonly saw: number;
  readonly height: number;
  readonly width: number;
  readonly flangeThickness: number;
  readonly webThickness: number;
  readonly radius: number;
  readonly kgPerMetre: number;
  readonly surface: number;
  readonly cuts: readonly [webStart: number, webEnd: number, flangeStart: number, flangeEnd: number];
  readonly note: string;
  readonly contours: readonly { readonly face: Face; readonly outline: Polygon }[];
  readonly holes: readonly Hole[];
}

export function nc1Files(fabrication: Fabrication): NamedFile[] {
  const { parts } = fabrication;
  const profiles = [...parts.profiles, ...parts.fittings].flatMap((part) => {
    const shape = sectionShape(part.profile);
    return shape ? [{ name: part.mark || part.id, piece: profilePiece(fabrication, part, shape) }] : [];
  });
  const plates = parts.plates.map((part) => ({ name: part.mark, piece: platePiece(fabrication, part) }));
  const written = (folder: string, list: readonly { name: string; piece: Piece }[]) => {
    const names = fileNames(list.map(({ name }) => name));
    return list.map(({ piece }, i) => ({
      path: `${folder}${names[i]}.nc1`,
      bytes: new TextEncoder().encode(text(piece)),
    }));
  };
  return [...written("nc1/", profiles), ...written("nc1/plates/", plates)];
}

function text(piece: Piece): string {
  const lines = ["ST", ...header(piece).map((line) => `  ${line}`)];
  for (const { face, outline } of piece.contours) lines.push("AK", ...contour(face, outline));
  if (piece.holes.length > 0) lines.push("BO", ...piece.holes.map(bore));
  lines.push("SI", mark(piece), "EN");
  return `${lines.join("\r\n")}\r\n`;
}

function header(piece: Piece): string[] {
  const { length, saw } = piece;
  return [
    piece.order,
    piece.drawing,
    "1",
    piece.mark,
    piece.grade,
    String(piece.quantity),
    piece.profile,
    piece.code,
    Math.abs(saw - length) < 0.005 ? number(length) : `${number(length)},${number(saw)}`,
    number(piece.height),
    number(piece.width),
    number(piece.flangeThickness),
    number(piece.webThickness),
    number(piece.radius),
    number(piece.kgPerMetre, 3),
    number(piece.surface, 3),
    ...piece.cuts.map((cut) => number(cut, 3)),
    piece.note,
    "",
    "",
    "",
  ];
}

/** Closed: the first point again at the end. */
function contour(face: Face, outline: Polygon): string[] {
  const [first] = outline;
  return [...outline, ...(first ? [first] : [])].map(
    ([x, y]) => `  ${face} ${number(x)}u${number(y)}${number(0)}${number(0)}${number(0)}${number(0)}${number(0)}`,
  );
}

function bore({ face, x, y, d, longer }: Hole): string {
  // a slot is given by the centre of its first end
  const [dx, dy] = longer ?? [0, 0];
  const at = `  ${face} ${number(x - dx / 2)}u${number(y - dy / 2)}${number(d)}${number(0)}`;
  return longer === undefined ? at : `${at}l${number(dx)}${number(dy)}${number(0)}`;
}

function mark({ mark: name, contours, holes }: Piece): string {
  const [main] = contours;
  const face = main?.face ?? "v";
  const taken = holes
    .filter((one) => one.face === face)
    .map(({ x, y, d, longer: [dx, dy] = [0, 0] }) => ({ x, y, r: (d + Math.max(dx, dy)) / 2 }));
  const { x, y, height } = stampAt(main?.outline ?? [], taken, [...name].length);
  return `  ${face} ${number(x)}u${number(y)}${number(0)}  ${String(height).padStart(2)}r${name}`;
}

const common = ({ drawing_info: { project_name, drawing_number } }: Fabrication) => ({
  order: ascii(project_name ?? "", 40) || "-",
  drawing: ascii(drawing_number ?? "", 40) || "-",
});

const shifted = (outline: Polygon, dy: number): Polygon => outline.map(([x, y]) => [x, y + dy]);

function profilePiece(fabrication: Fabrication, part: ProfilePart, shape: SectionShape): Piece {
  const { section, b, h } = shape;
  const { t_f_mm, t_w_mm, t_mm = 0, r_mm, r_1_mm, r_o_mm } = section.dimensions;
  const { start, end } = part.cuts;
  const flanged = section.shape === "I" || section.shape === "channel" || section.shape === "tee";
  const round = section.shape === "CHS" || section.shape === "round";
  const of = { b, shape: section.shape };
  const hollow = section.shape === "RHS" || section.shape === "box";
  const faces: Face[] =
    section.shape === "I" || section.shape === "channel"
      ? ["v", "o", "u"]
      : hollow
        ? ["v", "o", "u", "h"]
        : section.shape === "tee"
          ? ["v", "o"]
          : section.shape === "angle"
            ? ["v", "u"]
            : ["v"];
  const faceOutline = (face: Face): Polygon => {
    if (face === "v" || face === "h")
      return shifted(elevation(part, shape, round ? undefined : sideOf(of, face === "v" ? "web" : "back")), h / 2);
    const wall = face === "o" ? "top" : "bottom";
    return shifted(notched(flange(part, shape, wall), part, hollow ? wall : undefined), b / 2);
  };
  // an open slot of a flat wall is in its contour; a round tube has none, and keeps it as a slot from the very end
  const bored = part.holes.filter(
    (hole) => !hollow || hole.wall === "web" || hole.wall === "back" || openEnd(hole, part.length_mm) === undefined,
  );
  const across = (wall: Wall, value: number) => (wall === "top" || wall === "bottom" ? value + b / 2 : value + h / 2);
  const face: Readonly<Record<Wall, Face>> = { web: "v", top: "o", bottom: "u", back: "h" };
  return {
    ...common(fabrication),
    mark: ascii(part.mark, 40) || part.id,
    grade: ascii(part.steel_grade, 20),
    quantity: part.quantity,
    profile: ascii(part.profile, 40).replace(/ /g, ""),
    code: codes[section.shape] ?? "SO",
    length: part.length_mm,
    saw: part.length_mm,
    height: h,
    width: b,
    flangeThickness: flanged
      ? (t_f_mm ?? 0)
      : section.shape === "flat" || section.shape === "round"
        ? 0
        : (t_f_mm ?? t_mm),
    webThickness: t_w_mm ?? t_mm,
    radius: r_mm ?? r_1_mm ?? r_o_mm ?? 0,
    kgPerMetre: section.properties.G_kg_m,
    surface: section.properties.A_L_m2_m,
    // anticlockwise as its view shows it: negative where the top is longer at the end, as a file of another program has it
    cuts: [-start.about_y_deg, -end.about_y_deg, start.about_z_deg, end.about_z_deg].map((cut) => cut + 0) as [
      number,
      number,
      number,
      number,
    ],
    note: "",
    contours: faces.map((one) => ({ face: one, outline: faceOutline(one) })),
    holes: bored.map(({ wall, x_mm, across_mm, d_mm, slot_mm }) => ({
      face: face[wall],
      x: x_mm,
      y: across(wall, across_mm),
      d: d_mm,
      ...(slot_mm === undefined ? {} : { longer: [slot_mm - d_mm, 0] as const }),
    })),
  };
}

/** The contour of a wall, lower edge first, with the slots that are open at its ends. */
function notched(outline: Polygon, part: ProfilePart, wall: Wall | undefined): Polygon {
  const [a, b, c, d] = outline;
  if (wall === undefined || !a || !b || !c || !d) return outline;
  const slots = (end: EndName) =>
    part.holes
      .filter((hole) => hole.wall === wall && openEnd(hole, part.length_mm) === end)
      .sort((one, other) => one.across_mm - other.across_mm);
  const onEdge = ([x0, y0]: XY, [x1, y1]: XY, y: number): XY => [x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), y];
  // up the end, and down the start
  const notch = (from: XY, to: XY, { x_mm, across_mm, d_mm, slot_mm = d_mm }: ProfileHole, way: 1 | -1): XY[] => {
    const middle = x_mm - way * ((slot_mm - d_mm) / 2);
    const arc = Array.from({ length: 9 }, (_, k): XY => {
      const angle = -Math.PI / 2 + (k / 8) * Math.PI;
      return [middle - way * (d_mm / 2) * Math.cos(angle), across_mm + way * (d_mm / 2) * Math.sin(angle)];
    });
    return [onEdge(from, to, across_mm - way * (d_mm / 2)), ...arc, onEdge(from, to, across_mm + way * (d_mm / 2))];
  };
  return [
    a,
    b,
    ...slots("end").flatMap((one) => notch(b, c, one, 1)),
    c,
    d,
    ...slots("start")
      .reverse()
      .flatMap((one) => notch(d, a, one, -1)),
  ];
}

/** A plate lies with its longer side along x: its outline is turned where it is higher than wide. */
function platePiece(fabrication: Fabrication, part: PlatePart): Piece {
  const { x1, y1 } = boxOf(part.outline);
  const turned = y1 > x1;
  const place = (x: number, y: number): readonly [number, number] => (turned ? [y, x1 - x] : [x, y]);
  const [length, width] = turned ? [y1, x1] : [x1, y1];
  // of plates: kg and painted surface per square metre
  return {
    ...common(fabrication),
    mark: ascii(part.mark, 40) || part.id,
    grade: ascii(part.steel_grade, 20),
    quantity: part.quantity,
    profile: `PL${plain(part.t_mm)}x${plain(width)}`,
    code: "B",
    length,
    saw: length,
    height: width,
    width: part.t_mm,
    flangeThickness: part.t_mm,
    webThickness: part.t_mm,
    radius: 0,
    kgPerMetre: 7.85 * part.t_mm,
    surface: 2,
    cuts: [0, 0, 0, 0],
    note: part.contour_only ? "CONTOUR ONLY, holes not known" : ascii(part.use, 40),
    contours: [{ face: "v", outline: part.outline.map(([x, y]) => place(x, y)) }],
    holes: part.holes.map(({ x_mm, y_mm, d_mm, slot_mm }) => {
      const [x, y] = place(x_mm, y_mm);
      const more = slot_mm === undefined ? undefined : slot_mm - d_mm;
      const longer = more === undefined ? {} : { longer: turned ? ([0, more] as const) : ([more, 0] as const) };
      return { face: "v" as const, x, y, d: d_mm, ...longer };
    }),
  };
}

const plain = (value: number) => String(Math.round(value * 100) / 100);
