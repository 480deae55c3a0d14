/** Braces on their gussets. */
import type { ProfileHole } from "../../fabrication.ts";
import { rectangle } from "../solid.ts";
import { type Fittings, nothing, type PlateSpec } from "./end.ts";
import { gussetShape, lapOf, slotGap, slotOf } from "./gussets.ts";
import { bolts, grade, holeOf, num, runs, type Setting } from "./layout.ts";

/** A brace on its gusset: by its leg, its own thickness, or a plate in the slotted tube. */
export function gusset(setting: Setting): Fittings {
  const { item, axes, dims, at } = setting;
  const { shape, h, t_w, y_w } = dims;
  const angle = shape === "angle";
  const tube = shape === "RHS" || shape === "CHS";
  const d_mm = holeOf(item);
  const steel_grade = grade({}, at);
  const tongueWeld = setting.welds.find(({ of }) => of === "tongue");
  const inside = tongueWeld ? num(tongueWeld.item, "length_mm") : 0;
  const footWeld = setting.welds.find(({ of }) => of === "gusset");
  const shaped = gussetShape(item, at, footWeld && num(footWeld.item, "length_mm"));
  const { t_mm: t, t_own, us, across, width: wide, foot, lean, end } = shaped;
  const z0 = across - wide / 2;
  const z1 = z0 + wide;
  const footAt = (z: number) => foot + lean * z;
  const start = Math.min(footAt(z0), footAt(z1));
  // clipped at the end that lies on the brace
  const clip = Math.max(0, Math.min(Math.round(wide / 5), end - Math.max(footAt(z0), footAt(z1)) - 10));
  const long = end - start;
  const gussetPlate: PlateSpec = {
    use: "gusset",
    t_mm: t,
    outline: [
      [footAt(z0) - start, 0],
      [long - clip, 0],
      [long, clip],
      [long, wide - clip],
      [long - clip, wide],
      [footAt(z1) - start, wide],
    ],
    holes: us.map((u) => ({ x_mm: u - start, y_mm: wide / 2, d_mm })),
    steel_grade,
  };
  // flat: beside it; angle: behind its leg; tube: beside the plate in its slot
  const face = angle ? y_w - t_w / 2 : tube ? -t_own / 2 : y_w - t_w / 2;
  const bolt = bolts(item, t + t_own);
  const lap = lapOf(item);
  const width = tube ? num(item, "e2") * 2 : 0;
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
    [0, t].map((y) => [axes.point(footAt(z0), face - y, z0), axes.point(footAt(z1), face - y, z1)]),
  );
  return {
    ...nothing,
    face_mm: foot,
    gusset_mm: face - t / 2,
    holes: tube
      ? // the slot for its plate: the middle of its outer half circle lies on the end, so that it is open there
        (["top", "bottom"] as const).map((wall) => ({
          wall,
          x_mm: axes.x((inside + slotGap - slotOf(t_own) / 2) / 2),
          across_mm: 0,
          d_mm: slotOf(t_own),
          slot_mm: inside + slotGap + slotOf(t_own) / 2,
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
