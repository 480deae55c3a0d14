/** Every file of a fabrication, by format; and the package that holds them all. */
import { createHash } from "node:crypto";
import { english } from "@x/eurocode/message";
import { type Format, formats } from "@x/words/workshop";
import type { AssessmentOptions } from "../assessment/options.ts";
import type { Fabrication, State } from "../fabrication.ts";
import type { MemberList } from "../members/model.ts";
import { readBack } from "../members/spoken.ts";
import { asGiven } from "../members/table.ts";
import { bomCsv, registerCsv } from "./csv.ts";
import { sheets } from "./says.ts";
import { zipped } from "./zip.ts";

export interface ExportedFile {
  /** with `/`, never absolute, never upwards */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface PackageOptions {
  /** the drawing itself, for package.zip */
  readonly pdf?: Uint8Array;
  /** the list as it was given, in place of a drawing */
  readonly members?: MemberList;
  /** the corrections as they were given */
  readonly corrections?: unknown;
  /** what it is made of: with it the package can be made again */
  readonly again?: { readonly list: MemberList; readonly options: AssessmentOptions };
  readonly onFormat?: (format: Format) => void;
}

type Single = Exclude<Format, "package.zip">;
type Writer = (fabrication: Fabrication) => Promise<Uint8Array | ExportedFile[]>;

/** One for each format, loaded when it is needed: a list of parts needs no geometry kernel. */
const writers: Readonly<Record<Single, Writer>> = {
  "bom.csv": async (made) => bomCsv(made),
  "bom.xlsx": async (made) => (await import("./xlsx.ts")).bomXlsx(made),
  "model.ifc": async (made) => (await import("./ifc/model.ts")).modelIfc(bounded(made)),
  "model.ids": async (made) => (await import("./ifc/ids.ts")).modelIds(made),
  "model.dxf": async (made) => (await import("./dxf.ts")).modelDxf(made),
  nc1: async (made) => (await import("./nc1.ts")).nc1Files(made),
  plates: async (made) => (await import("./dxf.ts")).plateDxfs(made),
  "plates.csv": async (made) => (await import("./cut-lists.ts")).platesCsv(made),
  "nesting.csv": async (made) => (await import("./nesting.ts")).nestingCsv(made),
  "nesting.dxf": async (made) => (await import("./nesting.ts")).nestingDxf(made),
  "saw.csv": async (made) => (await import("./cut-lists.ts")).sawCsv(made),
  "erection.pdf": async (made) => (await import("./erection.ts")).erectionPdf(made),
  "welds.xlsx": async (made) => (await import("./papers.ts")).weldsXlsx(made),
  "parts.xlsx": async (made) => (await import("./papers.ts")).partsXlsx(made),
  "inspection.xlsx": async (made) => (await import("./inspection.ts")).inspectionXlsx(made),
  "joints.xlsx": async (made) => (await import("./papers.ts")).jointsXlsx(made),
  "delivery.xlsx": async (made) => (await import("./papers.ts")).deliveryXlsx(made),
  "labels.pdf": async (made) => (await import("./labels.ts")).labelsPdf(made),
  "shop.pdf": async (made) => (await import("./shop/shop.ts")).shopPdf(made),
  "register.csv": async (made) => registerCsv(made),
  "report.pdf": async (made) => (await import("./report.ts")).reportPdf(made),
};

async function filesOf(fabrication: Fabrication, format: Single): Promise<ExportedFile[]> {
  const made = await writers[format](fabrication);
  return made instanceof Uint8Array ? [{ path: format, bytes: made }] : made;
}

/** A model has an element for each piece: a count of a million, misread or meant, would fill the memory. */
const mostPieces = 20_000;

/** With more pieces than a model takes, as many of each mark as there is room for, and the model says so. */
function bounded(fabrication: Fabrication): Fabrication {
  const { assemblies, drawing_info } = fabrication;
  const pieces = assemblies.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces <= mostPieces) return fabrication;
  const each = Math.max(1, Math.floor(mostPieces / assemblies.length));
  const said = english(sheets.bounded({ pieces, each }));
  return {
    ...fabrication,
    drawing_info: {
      ...drawing_info,
      title: [drawing_info.title, said].filter((text) => text !== undefined).join(": "),
    },
    assemblies: assemblies.map((one) => ({ ...one, quantity: Math.min(one.quantity, each) })),
  };
}

/** The files of the formats that are asked for, each once; the package holds the same bytes. */
export async function exportFiles(
  fabrication: Fabrication,
  wanted: readonly Format[],
  options: PackageOptions = {},
): Promise<ExportedFile[]> {
  const all = wanted.includes("package.zip");
  const made = new Map<Single, ExportedFile[]>();
  for (const format of formats) {
    if (format === "package.zip" || !(all || wanted.includes(format))) continue;
    options.onFormat?.(format);
    made.set(format, await filesOf(fabrication, format));
  }
  const files = [...made].flatMap(([format, list]) => (wanted.includes(format) ? list : []));
  if (!all) return files;
  options.onFormat?.("package.zip");
  return [...files, { path: "package.zip", bytes: packageOf(fabrication, [...made.values()].flat(), options) }];
}

/** As it is kept: who makes the next revision gives it back. */
export const registerFile = ({ register }: Fabrication): ExportedFile => ({
  path: "register.json",
  bytes: encode(register),
});

const encode = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);

function jointStates({ joints }: Fabrication): Readonly<Record<State, number>> {
  const count = (wanted: State) => joints.filter(({ state }) => state === wanted).length;
  return { passed: count("passed"), failed: count("failed"), "not designed": count("not designed") };
}

/** The single files of a package, made again of what is kept in it as again.json. */
export async function again(list: unknown, options: AssessmentOptions): Promise<ExportedFile[]> {
  const { assess } = await import("../assessment/assess.ts");
  const read = readBack(list as MemberList); // written by packageOf
  return exportFiles(
    assess(read, options),
    formats.filter((format) => format !== "package.zip"),
  );
}

function packageOf(
  fabrication: Fabrication,
  files: readonly ExportedFile[],
  { pdf, members, corrections, again }: PackageOptions,
): Uint8Array {
  const content = [
    ...files,
    registerFile(fabrication),
    ...(pdf ? [{ path: "drawing.pdf", bytes: pdf }] : []),
    ...(members ? [{ path: "members.json", bytes: encode(asGiven(members)) }] : []),
    ...(corrections === undefined ? [] : [{ path: "corrections.json", bytes: encode(corrections) }]),
    ...(again ? [{ path: "again.json", bytes: encode(again) }] : []),
  ];
  const { settings, summary, drawing_info, warnings } = fabrication;
  const { stock_lengths_mm: _, remnants: __, firm, ...options } = settings;
  const manifest = {
    versions: { manifest: "1", ifc: "IFC4", dxf: "AC1021", dstv: "1" },
    national_annex: settings.national_annex,
    revision: drawing_info.revision ?? "",
    options: { ...options, ...(firm && { firm: { name: firm.name, address: firm.address } }) },
    states: { members: summary.pieces, joints: jointStates(fabrication), whole: summary.state },
    warnings: warnings.map(english),
    assumptions: fabrication.assumptions.map(english),
    files: content.map(({ path, bytes }) => ({
      path,
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    })),
  };
  return zipped([...content.map(({ path, bytes }) => [path, bytes] as const), ["manifest.json", encode(manifest)]]);
}
