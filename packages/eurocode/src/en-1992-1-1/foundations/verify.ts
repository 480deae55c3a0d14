import { quantity } from "../../basis/message.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { coversFoundations, verifyPunching } from "../punching/kind.ts";
import { alongOf, type Bars } from "./bars.ts";
import { verifyWay } from "./bending.ts";
import type { Bond } from "./bond.ts";
import * as formulas from "./formulas.ts";
import { type Grounds, netUnder } from "./ground.ts";
import type { Plan, WayName } from "./resolve.ts";
import { says } from "./says.ts";

/** What the bars have a part in. */
export function verifyBars(
  sheet: Sheet,
  plan: Plan,
  bars: ReadonlyMap<WayName, Bars>,
  grounds: Grounds,
  bond: Bond,
): void {
  for (const way of plan.ways) {
    const found = bars.get(way.name);
    if (found) verifyWay(sheet, plan, way, found, grounds, bond);
  }
  if (plan.strip) verifyAlong(sheet, plan, bars.get("z"));
  else punch(sheet, plan, bars, grounds);
}

function verifyAlong(sheet: Sheet, { item }: Plan, across: Bars | undefined): void {
  if (!across) return;
  const least = sheet.put("A_s_along_min_mm2_m", formulas.leastAlong, across.A_s);
  const made = alongOf(sheet, item);
  if (made === undefined) sheet.warn(says.alongUnknown({ least: quantity(Math.ceil(least), "mm²") }));
  else sheet.verify(formulas.secondary, least, made, "mm²/m");
}

/** 6.4.4(2), as of a slab on the ground */
function punch(sheet: Sheet, plan: Plan, bars: ReadonlyMap<WayName, Bars>, grounds: Grounds): void {
  const { item, ways, overhangs } = plan;
  const [y, z] = [bars.get("y"), bars.get("z")];
  const [wayY, wayZ] = ways;
  if (!y || !z || !wayY || !wayZ || !item.column) return;
  const { N_Ed = 0, M_y_Ed = 0, M_z_Ed = 0 } = item;
  // upwards: said with the force
  if (N_Ed < 0) return;
  if (N_Ed === 0) {
    if (M_y_Ed !== 0 || M_z_Ed !== 0) sheet.lack("", says.momentAlone);
    return;
  }
  if (!coversFoundations(sheet)) {
    sheet.lack("", says.annexPunching({ annex: sheet.request.annexName }));
    return;
  }
  const reach = Math.min(...overhangs);
  const line = formulas.lineAway(y.d, z.d);
  const isOpen = ways.some(({ sides: [one, other] }) => {
    const [near, far] = [one?.overhang ?? 0, other?.overhang ?? 0].sort((a, b) => a - b) as [number, number]; // both
    return near < line && far > near * 1.2;
  });
  if (isOpen) sheet.lack("", says.oneSidedColumn);
  if (reach < 1) return;
  const sigma = sheet.table(
    "sigma_gd_kN_m2",
    netUnder(grounds, [wayY, wayZ], item.pressure === "uniform", line),
    "EN 1992-1-1 6.4.4(2)",
    says.netAtColumn,
  );
  const { mark, h, fck, fyk, design_situation } = item;
  const { c_1_mm, c_2_mm, diameter_mm } = item.column;
  const column = diameter_mm === undefined ? { c_1_mm, c_2_mm } : { diameter_mm };
  verifyPunching(
    sheet,
    {
      mark,
      h,
      fck,
      fyk,
      V_Ed: N_Ed,
      M_y_Ed,
      M_z_Ed,
      column,
      A_s_y: formulas.perMetre(y.A_s, wayY.across),
      A_s_z: formulas.perMetre(z.A_s, wayZ.across),
      d_y_mm: y.d,
      d_z_mm: z.d,
      foundation: { sigma_gd_kN_m2: sigma },
      ...(design_situation === undefined ? {} : { design_situation }),
    },
    reach,
  );
}
