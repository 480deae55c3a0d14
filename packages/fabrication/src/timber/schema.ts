/** What a table of timber pieces says. */
import { annexCodes } from "@x/eurocode";
import * as z from "zod";

const length = (most: number) => z.number().min(10).max(most);

const joint = z.strictObject({
  /** the end of the piece that it is at */
  at: z.enum(["start", "end"]),
  /**
   * which of the joint's members the piece is; the first of wood, or all of wood where steel plates lie between them: these get slots.
   * Of a step joint 0 is the strut, 1 the chord
   */
  member: z.int().min(0).max(4).optional(),
  /**
   * of fasteners in given places, `bolts`: from the start of the piece to the middle of the pattern, where it is not at the end; of a
   * rafter: from that end, where its eaves are, to the foot of the upright face of its notch, along the lower edge
   */
  x_mm: z.number().min(0).max(60_000).optional(),
  /** from the end of the piece to where the slots end; to the ends of the plates (e_1_mm) */
  slot_mm: z.number().min(10).max(5000).optional(),
  /** as in `connections` of EN 1995-1-1 */
  connection: z.record(z.string(), z.unknown()),
});

const angle = z.number().min(10).max(170).optional();

/** 90 where nothing is said */
const cut = z.strictObject({
  /** between the lower edge and the cut, in the piece */
  angle_deg: angle,
  /** between the side that is as high as the piece and the cut, in the piece */
  bevel_deg: angle,
});

const hole = z.strictObject({ x_mm: z.number().min(0).max(60_000), d_mm: z.number().min(2).max(1000) });

const piece = z.strictObject({
  mark: z.string().trim().min(1).max(60),
  species: z.string().trim().min(1).max(40),
  /** width: what a fastener goes through */
  b_mm: length(2000),
  h_mm: length(3000),
  /** from tip to tip */
  length_mm: length(60_000),
  cuts: z.strictObject({ start: cut.optional(), end: cut.optional() }).optional(),
  count: z.int().min(1).max(10_000).optional(),
  /** through the width, on the axis, x from the start */
  holes: z.array(hole).max(200).optional(),
  joints: z.array(joint).max(12).optional(),
});

export const timberPieces = z.strictObject({
  project: z.string().trim().max(120).optional(),
  national_annex: z.enum(annexCodes).optional(),
  pieces: z.array(piece).min(1).max(5000),
});

type TimberPieces = z.output<typeof timberPieces>;
export type Piece = TimberPieces["pieces"][number];
export type Joint = NonNullable<Piece["joints"]>[number];
