/** Braces on their gussets. */
import type { ProfileHole } from "../../fabrication.ts";
import { rectangle } from "../solid.ts";
import { gussetOf } from "./brace-proposal.ts";
import { type Fittings, nothing, type PlateSpec } from "./end.ts";
import { bolts, grade, holeOf, num, part, range, runs, type Setting } from "./layout.ts";
import { lapOf } from "./welds.ts";

/** A brace on its gusset: by its leg, its own thickness, or a plate in the slotted tube. */
export function gusset(setting: Setting): Fittings {
  const { item, axes, dims, at } = setting;
  const { shape, h, b, t_w, y_w } = dims;
  const angle = shape === "angle";
  const tube = shape === "RHS" || shape === "CHS";
  const n = num(item, angle ? "n_1" : "n_bolts", 2);
  const [e1, p1] = [num(item, "e1"), num(item, "p1")];
  const d_mm = holeOf(item);
  const steel_grade = grade({}, at);
  const lap = lapOf(item);
  const tongueWeld = setting.welds.find(({ of }) => of === "tongue");
  const inside = tongueWeld ? num(tongueWeld.item, "length_mm") : 0;
  const t_own = angle ? t_w : num(item, "plate_t");
  const t = angle ? num(part(item, "gusset"), "t_mm", gussetOf(t_w)) : gussetOf(t_own);
  const width = tube ? num(item, "e2") * 2 : angle ? h : Math.max(h, b);
  // angle: from the toe of the upright leg
  const across = angle ? h / 2 - num(item, "e2") : 0;
  const us = range(n).map((i) => (tube ? -(e1 + i * p1) : e1 + i * p1));
  const plateWidth = Math.ceil((width + 60) / 10) * 10;
  const plateLength = Math.ceil((lap + 40) / 10) * 10;
  // clipped at the end that lies on the brace
  const clip = Math.round(plateWidth / 5);
  const z0 = across - plateWidth / 2;
  const farthest = tube ? Math.min(...us) : Math.max(...us);
  const start = tube ? farthest - e1 - 40 : -40;
  const holes = us.map((u) => ({ x_mm: u - start, y_mm: plateWidth / 2, d_mm }));
  const gussetPlate: PlateSpec = {
    use: "gusset",
    t_mm: t,
    outline: [
      [0, 0],
      [plateLength - clip, 0],
      [plateLength, clip],
      [plateLength, plateWidth - clip],
      [plateLength - clip, plateWidth],
      [0, plateWidth],
    ],
    holes,
    steel_grade,
  };
  // flat: beside it; angle: behind its leg; tube: beside the plate in its slot
  const face = angle ? y_w - t_w / 2 : tube ? -t_own / 2 : y_w - t_w / 2;
  const bolt = bolts(item, t + t_own);
  const tongue: PlateSpec = {
    use: "gusset",
    t_mm: t_own,
    outline: rectangle(inside + lap + 20, width),
    holes: us.map((u) => ({ x_mm: u + lap + 20, y_mm: width / 2, d_mm })),
    steel_grade,
  };
  const gussetWelds = runs(
    setting,
    "gusset",
    "both",
    "support",
    [0, t].map((y) => [axes.point(start, face - y, z0), axes.point(start, face - y, z0 + plateWidth)]),
  );
  return {
    ...nothing,
    holes: tube
      ? // the slot for its plate, open towards the end
        (["top", "bottom"] as const).map((wall) => ({
          wall,
          x_mm: axes.x(inside / 2),
          across_mm: 0,
          d_mm: t_own + 1,
          slot_mm: inside,
        }))
      : us.map((u): ProfileHole => ({ wall: "web", x_mm: axes.x(u), across_mm: across, d_mm })),
    plates: [
      {
        plate: gussetPlate,
        frame: axes.frame([start, face, z0], [1, 0, 0], [0, 0, 1], [0, -1, 0], t),
        belongs: "support",
      },
      ...(tube
        ? [
            {
              plate: tongue,
              frame: axes.frame([-lap - 20, -t_own / 2, -width / 2], [1, 0, 0], [0, 0, 1], [0, 1, 0], t_own),
              belongs: "assembly" as const,
            },
          ]
        : []),
    ],
    bolts: us.map((u) => ({ bolt, at: axes.point(u, face + t_own, across), axis: axes.direction(0, -1, 0) })),
    welds: [
      ...gussetWelds,
      ...runs(
        setting,
        "tongue",
        "both",
        "assembly",
        [1, -1].flatMap((sz) =>
          [1, -1].map((sy) => [
            axes.point(0, (sy * t_own) / 2, (sz * h) / 2),
            axes.point(inside, (sy * t_own) / 2, (sz * h) / 2),
          ]),
        ),
      ),
    ],
  };
}
