import { defineKind, type Kind } from "../../engine/kind.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { areaOfBar } from "../beams/bars.ts";
import { partialFactors } from "../design-values.ts";
import { designConcrete } from "../materials.ts";
import { type Bars, barsOf } from "./bars.ts";
import { plainTension } from "./bending.ts";
import { type Bond, bondOf } from "./bond.ts";
import { designed } from "./design.ts";
import * as formulas from "./formulas.ts";
import { type Grounds, groundsOf } from "./ground.ts";
import { greatestBeyond, greatestPressure } from "./pressure.ts";
import { type Plan, planOf, usualMesh, type WayName } from "./resolve.ts";
import { says } from "./says.ts";
import { type FoundationItem, foundationActions, foundationSchema } from "./schema.ts";
import { verifyBars } from "./verify.ts";

export const foundationKind: Kind = defineKind({
  name: "foundation",
  list: "foundations",
  title: "Pad under a column, strip under a wall",
  schema: foundationSchema,
  example: {
    mark: "F1",
    L_mm: 2800,
    B_mm: 2400,
    h: 600,
    fck: 30,
    fyk: 500,
    column: { c_1_mm: 400, c_2_mm: 400 },
    N_Ed: 1500,
    M_z_Ed: 120,
    V_y_Ed: 40,
    cover_mm: 50,
    bars_y: "Ø16-150",
    bars_z: "Ø16-175",
    ends: "hook",
    sigma_Rd_kN_m2: 400,
    sliding: { delta_d_deg: 25 },
    starter_bars: { count: 8, diameter_mm: 16 },
  },
  label: ({ kind, L_mm, B_mm, h }) => (kind === "strip" ? `${B_mm}×${h} mm` : `${L_mm}×${B_mm}×${h} mm`),
  actions: foundationActions,
  run,
});

/** The table of contents of the calculation. */
function run(sheet: Sheet, item: FoundationItem): Record<string, unknown> | undefined {
  const plan = planOf(sheet, item);
  const grounds = plan && groundsOf(sheet, plan);
  if (!grounds || sheet.problems.length > 0) return undefined;
  if (!foundationActions.some((action) => item[action])) sheet.lack("N_Ed", says.weightAlone);
  if ((item.N_Ed ?? 0) < 0) sheet.lack("", says.pulled);
  const factors = partialFactors(sheet, item);
  const { gamma_C } = factors;
  const bond = item.plain && !item.starter_bars ? undefined : bondOf(sheet, item, factors);
  verifyFoot(sheet, plan, gamma_C, bond);
  if (item.plain || !bond) {
    verifyPlain(sheet, plan, grounds, gamma_C);
    return { foundation: drawn(plan, grounds, undefined) };
  }
  const made = isBare(item) ? designed(sheet, plan, grounds, bond) : item;
  if (!made || sheet.problems.length > 0) return undefined;
  const built = { ...plan, item: made };
  const bars = barsOf(sheet, built);
  if (!bars) return undefined;
  for (const name of ["bars_y", "bars_z"] as const) {
    const words = made[name];
    if (words !== undefined) sheet.given(name, words);
  }
  verifyBars(sheet, built, bars, grounds, bond);
  sheet.assume(says.evenBars);
  sheet.assume(says.cracksOpen);
  return { foundation: drawn(built, grounds, bars) };
}

const isBare = ({ kind, bars_y, bars_z }: FoundationItem): boolean =>
  bars_z === undefined || (kind !== "strip" && bars_y === undefined);

/** 6.7: the concrete under the column, and the bars into it where it needs them */
function verifyFoot(
  sheet: Sheet,
  { item, ways, overhangs, strip }: Plan,
  gamma_C: number,
  bond: Bond | undefined,
): void {
  const [y, z] = ways;
  if (strip || !y || !z) return;
  const [y_1 = 0, y_2 = 0, z_1 = 0, z_2 = 0] = overhangs;
  const { N_Ed = 0, h, fck, starter_bars: bars } = item;
  const f_cd = sheet.put("f_cd_foot_MPa", designConcrete, sheet.parameter("EN 1992-1-1", "alpha_cc"), fck, gamma_C);
  const spread = sheet.put("lambda_c", formulas.spread, h, y.c, z.c, Math.min(y_1, y_2), Math.min(z_1, z_2));
  const F_Rdu = sheet.put("F_Rdu_kN", formulas.loadedArea, y.c * z.c, f_cd, spread);
  sheet.assume(says.footMoments);
  if (N_Ed < 0) return;
  if (!bars || !bond) {
    sheet.verify(formulas.columnFoot, N_Ed, F_Rdu, "kN");
    return;
  }
  const A_s = bars.count * areaOfBar(bars.diameter_mm);
  sheet.verify(
    formulas.columnFoot,
    N_Ed,
    sheet.put("F_Rd_foot_kN", formulas.withStarters, F_Rdu, A_s, bond.f_yd),
    "kN",
  );
  const sigma = sheet.put("sigma_starter_MPa", formulas.stressOfStarters, bond.f_yd, N_Ed, F_Rdu, A_s);
  const l_bd = bond.write(sheet, { name: "starter", phi: bars.diameter_mm, sigma, alpha_1: 1, pressed: true });
  const depth = bars.depth_mm ?? h - (item.cover_mm ?? 0) - usualMesh;
  sheet.verify(formulas.starters, l_bd, Math.max(1, depth), "mm");
}

/** 12.9.3 */
function verifyPlain(sheet: Sheet, { item, ways }: Plan, grounds: Grounds, gamma_C: number): void {
  sheet.assume(says.plainActs);
  const f_ctd = plainTension(sheet, item.fck, gamma_C);
  const [first, ...others] = ways
    .flatMap(({ name, sides }) =>
      sides.map(({ towards, overhang: a }) => ({ a, sigma: under(grounds, name, towards, a) })),
    )
    .map((side) => ({ ...side, least: formulas.plainDepth(side.a, side.sigma, f_ctd) }));
  if (!first) return;
  const { a, sigma } = others.reduce((one, other) => (other.least > one.least ? other : one), first);
  sheet.table("a_plain_mm", a, "EN 1992-1-1 12.9.3(1)");
  sheet.table("sigma_gd_kN_m2", sigma, "EN 1992-1-1 12.9.3(1)");
  const least = sheet.put("h_min_mm", formulas.plainDepth, a, sigma, f_ctd);
  const simple = formulas.plainSimple(Math.max(...ways.flatMap(({ sides }) => sides.map(({ overhang }) => overhang))));
  // 12.9.3(1): h/a >= 2 may be used in place of (12.13)
  if (simple < least) sheet.assume(says.plainSimple);
  sheet.verify(formulas.plainFooting, Math.min(least, simple), item.h, "mm");
}

/** What presses most on a side beyond the face, less the weight; nothing where it does not press. */
const under = (grounds: Grounds, way: WayName, towards: 1 | -1, overhang: number): number =>
  Math.max(0, ...grounds.map((ground) => greatestBeyond(ground, way, towards, overhang) - ground.weight));

/** For pictures. */
function drawn({ item, strip, L, B, ways }: Plan, grounds: Grounds, bars: ReadonlyMap<WayName, Bars> | undefined) {
  const [least, greatest] = grounds;
  const { field } = greatestPressure(greatest.field) >= greatestPressure(least.field) ? greatest : least;
  const side = (name: WayName) => ways.find((way) => way.name === name);
  const [y, z] = [side("y"), side("z")];
  return {
    strip,
    L_mm: L,
    B_mm: B,
    h_mm: item.h,
    column: { y: y?.at ?? 0, z: z?.at ?? 0, c_1: y?.c ?? L, c_2: z?.c ?? 0, round: item.column?.diameter_mm ?? null },
    pressed: field.area.map((p) => [p.y, p.z, field.a + field.b * p.y + field.c * p.z]),
    bars: Object.fromEntries([...(bars ?? [])].map(([name, { phi, spacing, d }]) => [name, { phi, spacing, d }])),
    hooks: item.ends === "hook",
    cover_mm: item.cover_mm ?? null,
  };
}
