/**
 * Names that lists of members, corrections, files for a workshop and the REST interface share. Each is declared here and nowhere else;
 * the enumerations of the interface, content types and the command's help follow.
 */

export const memberRoles = ["beam", "column", "brace", "purlin", "rail", "chord", "plate", "other"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Kinds of joints that a correction can ask for at an end; `none`: the end has no joint. */
export const endJoints = [
  "none",
  "simple",
  "fin-plate",
  "header-plate",
  "angle-cleats",
  "end-plate",
  "welded-beam",
  "splice",
  "gusset",
  "hollow-section-joint",
  "column-base",
] as const;
export type EndJoint = (typeof endJoints)[number];

/** Sides of a member, in its own axes: flanges at z > 0 and z < 0, faces of the web at y < 0 and y > 0. */
export const supportSides = ["top", "bottom", "front", "back"] as const;
export type SupportSide = (typeof supportSides)[number];

/** Of the check en-1993-1-1, in kN and kNm. */
export const actionNames = ["N_Ed", "M_y_Ed", "M_z_Ed", "V_z_Ed", "V_y_Ed"] as const;

const sheetType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * What is made of members, in the order in which it is made. With a content type it is one file, which the service hands out; without
 * one a folder of files. Of what is announced there is an event. A new one is a line here and its writer in @x/fabrication.
 */
const made = {
  "bom.csv": { type: "text/csv; charset=utf-8", announced: true },
  "bom.xlsx": { type: sheetType, announced: true },
  "model.ifc": { type: "application/x-step", announced: true },
  "model.ids": { type: "application/xml" },
  "model.dxf": { type: "image/vnd.dxf" },
  nc1: {},
  plates: {},
  "plates.csv": { type: "text/csv; charset=utf-8" },
  "nesting.csv": { type: "text/csv; charset=utf-8" },
  "nesting.dxf": { type: "image/vnd.dxf" },
  "saw.csv": { type: "text/csv; charset=utf-8" },
  "erection.pdf": { type: "application/pdf" },
  "welds.xlsx": { type: sheetType },
  "parts.xlsx": { type: sheetType },
  "inspection.xlsx": { type: sheetType },
  "joints.xlsx": { type: sheetType },
  "delivery.xlsx": { type: sheetType },
  "labels.pdf": { type: "application/pdf" },
  "shop.pdf": { type: "application/pdf", announced: true },
  "register.csv": { type: "text/csv; charset=utf-8" },
  "report.pdf": { type: "application/pdf" },
  // it holds the others, and so is the last
  "package.zip": { type: "application/zip", announced: true },
} as const satisfies Record<string, { readonly type?: string; readonly announced?: true }>;

type Made = typeof made;
export type Format = keyof Made;
export type ExportFormat = { [F in Format]: Made[F] extends { readonly type: string } ? F : never }[Format];
export type AnnouncedFormat = { [F in Format]: Made[F] extends { readonly announced: true } ? F : never }[Format];

// the keys of an object that is written above
export const formats = Object.keys(made) as readonly Format[];
export const isFormat = (text: string): text is Format => Object.hasOwn(made, text);

export const isExportFormat = (text: string): text is ExportFormat => isFormat(text) && "type" in made[text];
export const exportFormats = formats.filter(isExportFormat);
export const contentTypeOf = (format: ExportFormat): string => made[format].type;

export const isAnnounced = (text: string): text is AnnouncedFormat => isFormat(text) && "announced" in made[text];
export const announcedFormats = formats.filter(isAnnounced);
/** `shop.pdf` -> `shop_pdf`, as events name it. */
export const eventKeyOf = (format: AnnouncedFormat): string =>
  format === "package.zip" ? "package" : format.replace(".", "_");
