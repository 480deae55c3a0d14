import type { ItemResult } from "@x/eurocode";
import type { Words } from "@x/words";
import { type Fields, fieldsOf, listOf, numberOf, short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import { circle, group, label, legend, line, type Point, palette, picture, polyline, rectangle } from "./svg.ts";

// A column in its slab from above: the lines round it, the perimeters of its links, openings and edges.

const [width, height, box] = [700, 380, 320];
const at = (fields: Fields, name: string): number => numberOf(fields[name]) ?? 0;

type Pieces = readonly (readonly (readonly number[])[])[];
const piecesOf = (value: unknown): Pieces => (Array.isArray(value) ? (value as Pieces) : []); // as the kind leaves them

interface Frame {
  readonly X: (y: number) => number;
  readonly Z: (z: number) => number;
  readonly scale: number;
}

export function punchingFigure(words: Words, item: ItemResult): Figure | undefined {
  if (item.plan === undefined) return undefined;
  const plan = fieldsOf(item.plan);
  const column = fieldsOf(plan.column);
  const lines = listOf(plan.lines);
  const points = lines.flatMap(({ pieces }) => piecesOf(pieces).flat());
  if (points.length === 0) return undefined;
  const frame = frameOf(points, column);
  const { X, Z, scale } = frame;
  const [c_1, c_2] = [at(column, "c_1"), at(column, "c_2")];
  const title = words.write`${item.mark ?? says.column}: ${says.linesRound}`;
  const svg = picture(
    width,
    height,
    title,
    label(40, 24, item.mark ?? words.tell(says.column), { "font-weight": "bold", "font-size": 13 }),
    edgesOf(plan, column, frame),
    ...(Array.isArray(plan.openings) ? (plan.openings as readonly (readonly number[])[]) : []).map(
      ([y = 0, z = 0, b_y = 0, b_z = 0]) =>
        rectangle(X(y - b_y / 2), Z(z + b_z / 2), b_y * scale, b_z * scale, {
          fill: palette.paper,
          stroke: palette.soft,
          "stroke-dasharray": "2 2",
        }),
    ),
    ...(Array.isArray(plan.links) ? (plan.links as readonly Pieces[]) : []).map((pieces) =>
      drawnLine(pieces, frame, { stroke: palette.bad, "stroke-width": 0.9, "stroke-dasharray": "1 4" }),
    ),
    ...lines.map((one, i) => drawnLine(piecesOf(one.pieces), frame, strokes[i] ?? strokes[0])),
    column.round === true
      ? circle(X(0), Z(0), (c_1 / 2) * scale, concrete)
      : rectangle(X(-c_1 / 2), Z(c_2 / 2), c_1 * scale, c_2 * scale, concrete),
    legend(440, 120, [
      ...lines.map(
        (one, i) => [words.write`${String(one.name)}: ${short(at(one, "r"))} mm`, strokes[i] ?? strokes[0]] as const,
      ),
      ...(piecesOf(plan.links).length > 0
        ? [[words.tell(says.linksOfPunching), { stroke: palette.bad, "stroke-dasharray": "1 4" }] as const]
        : []),
    ]),
  );
  return { title, svg };
}

const concrete = { fill: palette.faint, stroke: palette.ink, "stroke-width": 1.4 };
const strokes = [
  { stroke: palette.accent, "stroke-width": 1.6 },
  { stroke: palette.warm, "stroke-width": 1.4, "stroke-dasharray": "6 3" },
] as const;

function frameOf(points: readonly (readonly number[])[], column: Fields): Frame {
  const range = (index: number, half: number): [number, number] => {
    const values = points.map((point) => point[index] ?? 0);
    return [Math.min(-half, ...values), Math.max(half, ...values)];
  };
  const [y, z] = [range(0, at(column, "c_1") / 2), range(1, at(column, "c_2") / 2)];
  const scale = box / Math.max(y[1] - y[0], z[1] - z[0], 1);
  return {
    X: (at_y) => 60 + (at_y - y[0]) * scale,
    Z: (at_z) => 44 + (z[1] - at_z) * scale,
    scale,
  };
}

const drawnLine = (pieces: Pieces, { X, Z }: Frame, style: Readonly<Record<string, string | number>>): string =>
  group(
    {},
    ...pieces.map((piece) =>
      polyline(
        piece.map(([y = 0, z = 0]): Point => [X(y), Z(z)]),
        style,
      ),
    ),
  );

/** At -y, and of a corner at -z, too. */
function edgesOf(plan: Fields, column: Fields, { X, Z }: Frame): string {
  const count = at(plan, "edges");
  if (count === 0) return "";
  const y = X(-at(column, "c_1") / 2 - at(plan, "e"));
  const z = Z(-at(column, "c_2") / 2 - at(plan, "e"));
  const bottom = count === 2 ? z : 44 + box;
  return group(
    {},
    line(y, 40, y, bottom, { stroke: palette.ink, "stroke-width": 2 }),
    count === 2 ? line(y, z, 60 + box, z, { stroke: palette.ink, "stroke-width": 2 }) : "",
  );
}
