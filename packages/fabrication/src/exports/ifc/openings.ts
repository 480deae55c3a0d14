/** What is taken out of a profile or a plate: holes and copes. */
import type { Frame, PlatePart, ProfileHole, ProfilePart } from "../../fabrication.ts";
import type { Polygon, SectionShape } from "../solid-views.ts";
import type { Shape, Solids } from "./solids.ts";

export interface Opening {
  readonly shape: Shape;
  readonly frame: Frame;
}

export function profileOpenings(solids: Solids, part: ProfilePart, shape: SectionShape): Opening[] {
  const holes = part.holes.map((hole) => drilled(solids, hole, shape));
  const cut = cutAway(part, shape).map((outline, i) => ({
    // an outline in elevation, through the whole width
    shape: solids.once(`cut ${part.id} ${i}`, () =>
      solids.extruded(solids.outline("cut", outline), shape.b + 2, [0, 0, 0], [0, 0, 1], [1, 0, 0]),
    ),
    frame: { origin: [0, shape.b / 2 + 1, 0], x: [1, 0, 0], y: [0, 0, 1] } satisfies Frame,
  }));
  return [...holes, ...cut];
}

/** What copes take off the full rectangle of the elevation. */
function cutAway(part: ProfilePart, shape: SectionShape): Polygon[] {
  const { h } = shape;
  const L = part.length_mm;
  const cuts: Polygon[] = [];
  for (const cope of part.copes) {
    const [from, to] = cope.end === "start" ? [-1, cope.length_mm] : [L - cope.length_mm, L + 1];
    const [low, high] = cope.edge === "top" ? [h / 2 - cope.depth_mm, h / 2 + 1] : [-h / 2 - 1, -h / 2 + cope.depth_mm];
    cuts.push([
      [from, low],
      [to, low],
      [to, high],
      [from, high],
    ]);
  }
  return cuts;
}

function drilled(solids: Solids, hole: ProfileHole, shape: SectionShape): Opening {
  const { b, h, section } = shape;
  const { t_w_mm, t_f_mm, t_mm = 0, d_mm } = section.dimensions;
  const upright = hole.wall === "web" || hole.wall === "back";
  const thickness = section.shape === "round" ? (d_mm ?? 0) : upright ? (t_w_mm ?? t_mm) : (t_f_mm ?? t_mm);
  const depth = thickness + 2;
  const drill = solids.hole(hole, depth);
  if (!upright) {
    const z = hole.wall === "top" ? h / 2 - thickness - 1 : -h / 2 - 1;
    return { shape: drill, frame: { origin: [hole.x_mm, hole.across_mm, z], x: [1, 0, 0], y: [0, 1, 0] } };
  }
  const middle =
    section.shape === "I" || section.shape === "tee" || section.shape === "flat" || section.shape === "round";
  const near = middle ? -thickness / 2 : hole.wall === "back" ? b / 2 - thickness : -b / 2;
  // drilled from its far face towards the front: z = x × y of the frame points along -y
  return {
    shape: drill,
    frame: { origin: [hole.x_mm, near + thickness + 1, hole.across_mm], x: [1, 0, 0], y: [0, 0, 1] },
  };
}

export const plateOpenings = (solids: Solids, { holes, t_mm }: PlatePart): Opening[] =>
  holes.map((hole) => ({
    shape: solids.hole(hole, t_mm + 2),
    frame: { origin: [hole.x_mm, hole.y_mm, -1], x: [1, 0, 0], y: [0, 1, 0] },
  }));
