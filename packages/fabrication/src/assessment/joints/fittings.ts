/** The plates, holes, bolts and welds of a joint, laid out in the axes of the member's end from the items of its checks. */
import type { JointType } from "../../fabrication.ts";
import { columnBase } from "./base-fittings.ts";
import { gusset } from "./brace-fittings.ts";
import { axesOf, dimensionsOf, type Fittings, type JointEnd, nothing } from "./end.ts";
import type { FittingRules, Setting } from "./layout.ts";
import { endPlate, weldedBeam } from "./moment-fittings.ts";
import { cleats, finPlate, headerPlate, hollowEnd } from "./simple-fittings.ts";
import { splice } from "./splice-fittings.ts";
import type { Item } from "./verify.ts";

export function fittingsOf(
  at: JointEnd,
  type: JointType,
  items: readonly Item[],
  weldOf: readonly string[],
  rules: FittingRules,
): Fittings {
  const [item, ...rest] = items;
  if (!item) return nothing;
  const setting: Setting = {
    at,
    rules,
    // without a length the end is laid out by itself: holes are then not used
    axes: axesOf(at.end, at.member.length_mm ?? 0),
    item,
    welds: rest.map((weld, i) => ({ of: weldOf[i] ?? "", item: weld })),
    dims: dimensionsOf(at.member.profile),
  };
  switch (type) {
    case "fin-plate":
      return finPlate(setting);
    case "header-plate":
      return setting.item.connection === "bolt" ? hollowEnd(setting) : headerPlate(setting);
    case "angle-cleats":
      return cleats(setting);
    case "end-plate":
      return endPlate(setting);
    case "welded-beam":
      return weldedBeam(setting);
    case "splice":
      return splice(setting);
    case "gusset":
      return gusset(setting);
    case "column-base":
      return columnBase(setting);
    default:
      return nothing;
  }
}
