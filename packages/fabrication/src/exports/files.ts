/** Every file of a fabrication, by format; and the package that holds them all. */
import { createHash } from "node:crypto";
import { english } from "@x/eurocode/messages";
import { type Format, formats } from "@x/words/workshop";
import type { Fabrication } from "../fabrication.ts";
import type { MemberList } from "../members/model.ts";
import { asGiven } from "../members/table.ts";
import { bomCsv } from "./csv.ts";
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
  readonly onFormat?: (format: Format) => void;
}

type Single = Exclude<Format, "package.zip">;
type Writer = (fabrication: Fabrication) => Promise<Uint8Array | ExportedFile[]>;

/** One for each format, loaded when it is needed: a list of parts needs no geometry kernel. */
const writers: Readonly<Record<Single, Writer>> = {
  "bom.csv": async (made) => bomCsv(made),
  "bom.xlsx": async (made) => (await import("./xlsx.ts")).bomXlsx(made),
  "model.ifc": async (made) => (await import("./ifc/model.ts")).modelIfc(bounded(made)),
  "model.dxf": async (made) => (await import("./dxf.ts")).modelDxf(made),
  nc1: async (made) => (await import("./nc1.ts")).nc1Files(made),
  plates: async (made) => (await import("./dxf.ts")).plateDxfs(made),
  "shop.pdf": async (made) => (await import("./shop/shop.ts")).shopPdf(made),
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

function packageOf(
  fabrication: Fabrication,
  files: readonly ExportedFile[],
  { pdf, members, corrections }: PackageOptions,
): Uint8Array {
  const encode = (value: unknown) => new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
  const content = [
    ...files,
    ...(pdf ? [{ path: "drawing.pdf", bytes: pdf }] : []),
    ...(members ? [{ path: "members.json", bytes: encode(asGiven(members)) }] : []),
    ...(corrections === undefined ? [] : [{ path: "corrections.json", bytes: encode(corrections) }]),
  ];
  const manifest = {
    versions: { manifest: "1", ifc: "IFC4", dxf: "AC1021", dstv: "1" },
    national_annex: fabrication.settings.national_annex,
    assumptions: fabrication.assumptions.map(english),
    files: content.map(({ path, bytes }) => ({
      path,
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    })),
  };
  return zipped([...content.map(({ path, bytes }) => [path, bytes] as const), ["manifest.json", encode(manifest)]]);
}
