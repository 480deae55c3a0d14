import type { AxialBoltsGeometry, ItemResult } from "@x/eurocode";
import type { Words } from "@x/words";
import { arrow, note } from "./arrows.ts";
import { short } from "./fields.ts";
import type { Figure } from "./figure.ts";
import { says } from "./says.ts";
import { dimension, label, palette, picture, rectangle } from "./svg.ts";

// A section along a bolt: what its head and its nut press, widths to scale. How thick the members are is not known here.

const wood = "#e7cfa5";
const [axis, top, bottom] = [330, 120, 330];
const middle = (top + bottom) / 2;

export function axialBoltsFigure(words: Words, { mark }: ItemResult, { d, n, ends, F }: AxialBoltsGeometry): Figure {
  const title = words.write`${mark ?? ""}: ${n} × M${d}`;
  const widest = Math.max(4 * d, ...ends.map(({ d_e }) => d_e));
  const scale = 130 / widest;
  const half = 0.9 * widest * scale;
  const bolt = Math.max(4, d * scale);
  const across = (wide: number, y: number, high: number, fill: string) =>
    rectangle(axis - wide / 2, y, wide, high, { fill });
  const pressed = (d_e: number, y: number, isPlate: boolean) => {
    const wide = (d_e * scale) / 2;
    const value = short(d_e, 4);
    const said = isPlate ? words.tell(says.pressedUnderPlate({ d_e: value })) : words.number(value);
    return dimension(axis - wide, y, axis + wide, y, said, 10);
  };
  const parts = ends.flatMap(({ name, d_e, t, plate: isPlate }, i) => {
    const [from, side] = i === 0 ? [top, -1] : [middle, 1];
    const face = i === 0 ? top : bottom;
    const thick = Math.max(3, t * scale);
    const plate = d_e === 0 ? 0 : thick;
    const outer = side < 0 ? face - plate : face;
    const head = 0.7 * bolt;
    return [
      across(2 * half, from, (bottom - top) / 2, name === undefined ? palette.steel : wood),
      ...(plate === 0 ? [] : [across(isPlate ? 2 * half : d_e * scale, outer, thick, palette.steel)]),
      across(1.7 * bolt, side < 0 ? outer - head : face + plate, head, palette.soft),
      ...(name === undefined ? [] : [note(axis - half + 8, from + (bottom - top) / 4, name)]),
      ...(d_e === 0 ? [] : [pressed(d_e, i === 0 ? 84 : 388, isPlate)]),
    ];
  });
  const pull = axis + half + 24;
  const svg = picture(
    700,
    416,
    title,
    label(24, 22, title, { "font-weight": "bold" }),
    note(24, 44, words.tell(says.boltSection)),
    ...parts,
    across(bolt, top, bottom - top, palette.soft),
    ...(F === 0
      ? []
      : [
          arrow(pull, middle - 14, pull, middle - 60, palette.warm),
          arrow(pull, middle + 14, pull, middle + 60, palette.warm),
          note(pull + 10, middle + 4, words.write`${short(F, 4)} kN`),
        ]),
  );
  return { title, svg };
}
