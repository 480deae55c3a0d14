/** How large an assembly is, with all that is welded to it. */
import { pointIn } from "../axes.ts";
import type { Assembly, Parts } from "../fabrication.ts";
import type { Point } from "../members/model.ts";
import { sectionShape } from "./solid-views.ts";

/** Along its main profile, across and up, mm. */
export function extentOfAssembly({ profiles, plates, fittings }: Assembly, parts: Parts): [number, number, number] {
  const bars = new Map([...parts.profiles, ...parts.fittings].map((one) => [one.id, one]));
  const flat = new Map(parts.plates.map((one) => [one.id, one]));
  const points: Point[] = [
    ...[...profiles, ...fittings].flatMap(({ part, frame }) => {
      const bar = bars.get(part);
      const shape = bar && sectionShape(bar.profile);
      if (!bar || !shape) return [];
      const [y, z] = [shape.b / 2, shape.h / 2];
      return [0, bar.length_mm].flatMap((x) => [-y, y].flatMap((v) => [-z, z].map((w) => pointIn(frame, [x, v, w]))));
    }),
    ...plates.flatMap(({ part, frame }) => {
      const plate = flat.get(part);
      return (plate?.outline ?? []).flatMap(([x, y]) => [0, plate?.t_mm ?? 0].map((t) => pointIn(frame, [x, y, t])));
    }),
  ];
  const over = (i: 0 | 1 | 2): number => {
    const values = points.map((point) => point[i]);
    return values.length === 0 ? 0 : Math.round((Math.max(...values) - Math.min(...values)) * 10) / 10;
  };
  return [over(0), over(1), over(2)];
}
