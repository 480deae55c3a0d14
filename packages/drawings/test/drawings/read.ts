/** A sheet drawn and read: its members in short. */
import { inEnglish } from "@x/fabrication/members";
import type { DrawingInfo, DrawnMember } from "../../src/index.ts";
import { readPages } from "../../src/process/pipeline.ts";
import { type Doc, pdfOf } from "./sheet.ts";

type Row = readonly [
  mark: string,
  profile: string | undefined,
  length: number | undefined,
  quantity: number | undefined,
];

export async function read(draw: (doc: Doc) => void): Promise<{
  rows: Row[];
  members: readonly DrawnMember[];
  /** of each row, so many of the other hand */
  mirrored: number[];
  info: DrawingInfo;
  unresolved: string[];
  certain: number;
}> {
  const pdf = await pdfOf(draw);
  const drawing = await readPages(new Uint8Array(pdf), { readers: ["text"] });
  return {
    rows: drawing.members.map(({ mark, profile, length_mm, quantity }) => [mark, profile, length_mm, quantity]),
    members: drawing.members,
    mirrored: drawing.members.map((one) => one.mirrored ?? 0),
    info: drawing.drawing_info,
    unresolved: drawing.unresolved.map(({ reason }) => inEnglish(reason)),
    certain: drawing.members.filter(({ source }) => source.confidence >= 0.85).length,
  };
}
