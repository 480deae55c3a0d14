/** Every file of a fabrication, by format; and the package that holds them all. */
import { createHash } from "node:crypto";
import type { Fabrication } from "../fabrication.ts";
import { bomCsv } from "./csv.ts";
import { zipped } from "./zip.ts";

export const formats = [
  "bom.csv",
  "bom.xlsx",
  "model.ifc",
  "model.dxf",
  "nc1",
  "plates",
  "shop.pdf",
  "report.pdf",
  "package.zip",
] as const;
export type Format = (typeof formats)[number];

export const isFormat = (text: string): text is Format => (formats as readonly string[]).includes(text);

export interface ExportedFile {
  /** with `/`, never absolute, never upwards */
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface PackageOptions {
  /** the drawing itself, for package.zip */
  readonly pdf?: Uint8Array;
  /** the corrections as they were given */
  readonly corrections?: unknown;
  readonly onFormat?: (format: Format) => void;
}

type Single = Exclude<Format, "package.zip">;

/** The writers are loaded when they are needed: a list of parts needs no geometry kernel. */
async function filesOf(fabrication: Fabrication, format: Single): Promise<ExportedFile[]> {
  const one = (bytes: Uint8Array): ExportedFile[] => [{ path: format, bytes }];
  switch (format) {
    case "bom.csv":
      return one(bomCsv(fabrication));
    case "bom.xlsx":
      return one(await (await import("./xlsx.ts")).bomXlsx(fabrication));
    case "model.ifc":
      return one(await (await import("./ifc/model.ts")).modelIfc(bounded(fabrication)));
    case "model.dxf":
      return one((await import("./dxf.ts")).modelDxf(fabrication));
    case "nc1":
      return (await import("./nc1.ts")).nc1Files(fabrication);
    case "plates":
      return (await import("./dxf.ts")).plateDxfs(fabrication);
    case "shop.pdf":
      return one(await (await import("./shop/shop.ts")).shopPdf(fabrication));
    case "report.pdf":
      return one(await (await import("./report.ts")).reportPdf(fabrication));
  }
}

/** A model has an element for each piece: a count of a million, misread or meant, would fill the memory. */
const mostPieces = 20_000;

/** With more pieces than a model takes, as many of each mark as there is room for, and the model says so. */
function bounded(fabrication: Fabrication): Fabrication {
  const { assemblies, drawing_info } = fabrication;
  const pieces = assemblies.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces <= mostPieces) return fabrication;
  const each = Math.max(1, Math.floor(mostPieces / assemblies.length));
  const said = `of ${pieces} pieces, at most ${each} of each mark are shown`;
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

function packageOf(
  fabrication: Fabrication,
  files: readonly ExportedFile[],
  { pdf, corrections }: PackageOptions,
): Uint8Array {
  const encode = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
  const content = [
    ...files,
    ...(pdf ? [{ path: "drawing.pdf", bytes: pdf }] : []),
    ...(corrections === undefined ? [] : [{ path: "corrections.json", bytes: encode(corrections) }]),
  ];
  const manifest = {
    versions: { manifest: "1", ifc: "IFC4", dxf: "AC1021", dstv: "1" },
    national_annex: fabrication.settings.national_annex,
    assumptions: fabrication.assumptions,
    files: content.map(({ path, bytes }) => ({
      path,
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    })),
  };
  return zipped([...content.map(({ path, bytes }) => [path, bytes] as const), ["manifest.json", encode(manifest)]]);
}
