/** Splices: cover plates on flanges and web. */
import type { ProfileHole } from "../../fabrication.ts";
import { rectangle } from "../solid.ts";
import { type Fittings, joined, nothing, type PlateSpec } from "./end.ts";
import { bolts, grade, holeOf, num, part, range, type Setting } from "./layout.ts";

export function splice(setting: Setting): Fittings {
  const { item, axes, dims, at } = setting;
  const { h, b, t_f, t_w, y_w } = dims;
  const flange = part(item, "flange_plate");
  const [n_1, n_2, e1, p1, p2] = ["n_1", "n_2", "e1", "p1", "p2"].map((name) => num(flange, name, 1)) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const half = 2 * e1 + (n_1 - 1) * p1;
  const t = num(flange, "t_mm");
  const b_p = num(flange, "b_mm", b);
  const d_mm = holeOf(flange);
  const us = range(n_1).map((i) => e1 + i * p1);
  const ys = range(n_2).map((i) => (i - (n_2 - 1) / 2) * p2);
  const cover: PlateSpec = {
    use: "splice plate",
    t_mm: t,
    outline: rectangle(2 * half, b_p),
    holes: [...us.map((u) => half - u), ...us.map((u) => half + u)].flatMap((x) =>
      ys.map((y) => ({ x_mm: x, y_mm: y + b_p / 2, d_mm })),
    ),
    steel_grade: grade(flange, at),
  };
  const flangeBolt = bolts(flange, t_f + t);
  const flanges: Fittings[] = [1, -1].map((s) => ({
    ...nothing,
    holes: us.flatMap((u) =>
      ys.map((y): ProfileHole => ({ wall: s > 0 ? "top" : "bottom", x_mm: axes.x(u), across_mm: y, d_mm })),
    ),
    plates: [
      {
        plate: cover,
        frame: axes.frame([-half, -b_p / 2, (s * h) / 2], [1, 0, 0], [0, 1, 0], [0, 0, s], t),
        belongs: "site" as const,
      },
    ],
    bolts: [...us, ...us.map((u) => -u)].flatMap((u) =>
      ys.map((y) => ({ bolt: flangeBolt, at: axes.point(u, y, s * (h / 2 + t)), axis: axes.direction(0, 0, -s) })),
    ),
  }));
  const web = part(item, "web_plate");
  if (Object.keys(web).length === 0) return joined(...flanges);
  const [wh, wt] = [num(web, "h_mm"), num(web, "t_mm")];
  const [m_1, m_2, f1, q1, f2, q2] = ["n_1", "n_2", "e1", "p1", "e2", "p2"].map((name) => num(web, name, 1)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const wd = holeOf(web);
  const zs = range(m_1).map((i) => wh / 2 - f1 - i * q1);
  const wus = range(m_2).map((i) => num(web, "b_mm") - f2 - (m_2 - 1 - i) * q2);
  const wHalf = num(web, "b_mm");
  const webCover: PlateSpec = {
    use: "splice plate",
    t_mm: wt,
    outline: rectangle(2 * wHalf, wh),
    holes: [...wus.map((u) => wHalf - u), ...wus.map((u) => wHalf + u)].flatMap((x) =>
      zs.map((z) => ({ x_mm: x, y_mm: z + wh / 2, d_mm: wd })),
    ),
    steel_grade: grade(web, at),
  };
  const sides = num(web, "sides", 2) === 1 ? [1] : [1, -1];
  const webBolt = bolts(web, t_w + sides.length * wt);
  return joined(...flanges, {
    ...nothing,
    holes: wus.flatMap((u) => zs.map((z): ProfileHole => ({ wall: "web", x_mm: axes.x(u), across_mm: z, d_mm: wd }))),
    plates: sides.map((s) => ({
      plate: webCover,
      frame: axes.frame([-wHalf, y_w + (s * t_w) / 2, -wh / 2], [1, 0, 0], [0, 0, 1], [0, s, 0], wt),
      belongs: "site" as const,
    })),
    bolts: [...wus, ...wus.map((u) => -u)].flatMap((u) =>
      zs.map((z) => ({ bolt: webBolt, at: axes.point(u, y_w + t_w / 2 + wt, z), axis: axes.direction(0, -1, 0) })),
    ),
  });
}
