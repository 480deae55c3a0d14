import { decimals } from "../../basis/numbers.ts";
import { above } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import * as formulas from "./formulas.ts";
import {
  type Beyond,
  beyond,
  type Field,
  type Ground,
  greatestPressure,
  linearField,
  meanAround,
  pressureAt,
  shareInContact,
  uniformField,
} from "./pressure.ts";
import type { Plan, Way } from "./resolve.ts";
import { says } from "./says.ts";

const usual = { concrete: 25, soil: 18, gamma: 1.35, accidental: 1, favourable: 1 } as const;
/** EN 1997-1 6.5.4 */
const third = 1 / 3;

interface Resultant {
  readonly G: number;
  readonly e_y: number;
  readonly e_z: number;
}

/** The ground under the foundation with its least and with its greatest weight. */
export type Grounds = readonly [least: Ground, greatest: Ground];

/** Pressure of the ground, and bearing where its resistance is given. */
export function groundsOf(sheet: Sheet, plan: Plan): Grounds | undefined {
  const { item, L, B } = plan;
  const { concrete_kN_m3: w_c = usual.concrete, soil_kN_m3: w_s = usual.soil, soil_mm: h_s = 0 } = item;
  const gamma = item.gamma_G ?? (item.design_situation === "accidental" ? usual.accidental : usual.gamma);
  const soil = h_s > 0 ? says.soilOnTop({ depth: h_s, density: w_s }) : "";
  sheet.assume(says.ownWeight({ concrete: w_c, soil, most: gamma, least: usual.favourable }));
  const { N_Ed = 0, M_y_Ed = 0, M_z_Ed = 0, V_y_Ed = 0, V_z_Ed = 0, h } = item;
  const of = [L, B, item.h, w_c, h_s, w_s] as const;
  const G_inf = sheet.put("G_inf_kN", formulas.weight, usual.favourable, ...of);
  const least_N = -decimals(G_inf, 1);
  if (N_Ed <= -G_inf) {
    sheet.problem("N_Ed", above(least_N, N_Ed, { unit: "kN", because: says.lifted }));
    return undefined;
  }
  const G_sup = sheet.put("G_sup_kN", formulas.weight, gamma, ...of);
  const [y, z] = [plan.ways.find(({ name }) => name === "y"), plan.ways.find(({ name }) => name === "z")];
  const M_along_y = sheet.put("M_base_y_kNm", formulas.momentAtBase, M_z_Ed, V_y_Ed, h, N_Ed, y?.at ?? 0);
  const M_along_z = sheet.put("M_base_z_kNm", formulas.momentAtBase, M_y_Ed, V_z_Ed, h, N_Ed, z?.at ?? 0);
  const resultants = [G_inf, G_sup].map((G) => ({
    G,
    e_y: formulas.eccentricity(M_along_y, N_Ed, G),
    e_z: formulas.eccentricity(M_along_z, N_Ed, G),
  })) as [Resultant, Resultant]; // one each
  const fieldOf = item.pressure === "uniform" ? uniformField : linearField;
  const grounds: Ground[] = [];
  for (const { G, e_y, e_z } of resultants) {
    const field = fieldOf(L, B, N_Ed + G, e_y, e_z);
    if (field) grounds.push({ L, B, field, weight: formulas.ofWhole(G, L, B) });
    else {
      const along = Math.abs(e_y) / L > Math.abs(e_z) / B;
      const said = { e: decimals(along ? e_y : e_z, 0), side: along ? L : B };
      sheet.problem(along ? "M_z_Ed" : "M_y_Ed", says.topples(said));
      return undefined;
    }
  }
  const [least, greatest] = grounds;
  if (!least || !greatest) return undefined; // both, as just made
  writePressure(sheet, plan, [least, greatest], resultants);
  verifyBearing(sheet, plan, resultants, [M_along_y, M_along_z]);
  return [least, greatest];
}

function writePressure(sheet: Sheet, { item, L, B }: Plan, [least, greatest]: Grounds, of: readonly Resultant[]): void {
  const isWorse = greatestPressure(greatest.field) >= greatestPressure(least.field);
  const { field } = isWorse ? greatest : least;
  sheet.table("p_max_kN_m2", greatestPressure(field), "EN 1992-1-1 5.1.2");
  if (item.pressure !== "uniform") {
    sheet.assume(says.linearPressure);
    sheet.table("p_min_kN_m2", leastPressure(field, L, B), "EN 1992-1-1 5.1.2");
    const share = Math.min(shareInContact(L, B, least.field), shareInContact(L, B, greatest.field));
    const gap = 100 * (1 - share);
    if (gap > 0.01) sheet.warn(says.gap({ share: decimals(gap, 1) }));
  }
  if (of.some(({ e_y, e_z }) => Math.abs(e_y) > third * L || Math.abs(e_z) > third * B)) sheet.warn(says.farForce);
}

const leastPressure = (field: Field, L: number, B: number): number =>
  Math.max(0, pressureAt(field, 0, 0) - (Math.abs(field.b) * L + Math.abs(field.c) * B) / 2);

/** Under the effective area, with the weight that asks for more. */
function verifyBearing(
  sheet: Sheet,
  { item, L, B }: Plan,
  resultants: readonly [Resultant, Resultant],
  [M_along_y, M_along_z]: readonly [number, number],
): void {
  const { N_Ed = 0, sigma_Rd_kN_m2: sigma_Rd, R_d_kN: R_d } = item;
  const pressure = ({ G, e_y, e_z }: Resultant) =>
    formulas.pressureOfArea(N_Ed, G, formulas.effectiveSide(L, e_y), formulas.effectiveSide(B, e_z));
  const [least, greatest] = resultants;
  const { G } = pressure(greatest) >= pressure(least) ? greatest : least;
  const e_y = sheet.put("e_y_mm", formulas.eccentricity, M_along_y, N_Ed, G);
  const e_z = sheet.put("e_z_mm", formulas.eccentricity, M_along_z, N_Ed, G);
  const L_ef = sheet.put("L_ef_mm", formulas.effectiveSide, L, e_y);
  const B_ef = sheet.put("B_ef_mm", formulas.effectiveSide, B, e_z);
  const sigma = sheet.put("sigma_Ed_kN_m2", formulas.pressureOfArea, N_Ed, G, L_ef, B_ef);
  verifySliding(sheet, item, least.G);
  sheet.assume(says.groundAlone, { weighty: true });
  if (sigma_Rd !== undefined) sheet.verify(formulas.bearing, sigma, sigma_Rd, "kN/m²");
  else if (R_d !== undefined) sheet.verify(formulas.bearingForce, N_Ed + greatest.G, R_d, "kN");
  else sheet.lack("sigma_Rd_kN_m2", says.bearingUnknown);
}

/** EN 1997-1 6.5.3: both components together, with the least weight */
function verifySliding(sheet: Sheet, { N_Ed = 0, V_y_Ed = 0, V_z_Ed = 0, sliding }: Plan["item"], G: number): void {
  if (!sliding) {
    if (V_y_Ed !== 0 || V_z_Ed !== 0) sheet.lack("sliding", says.sliding);
    return;
  }
  const H_Ed = sheet.put("H_Ed_kN", formulas.horizontal, V_y_Ed, V_z_Ed);
  const { R_d_kN, delta_d_deg } = sliding;
  const R_d =
    delta_d_deg === undefined
      ? sheet.given("R_slide_kN", R_d_kN ?? 0)
      : sheet.put("R_slide_kN", formulas.friction, N_Ed, G, delta_d_deg);
  if (delta_d_deg !== undefined) sheet.assume(says.leastForce);
  sheet.verify(formulas.sliding, H_Ed, R_d, "kN");
}

/** The greatest and the least of the two weights and of both sides, at a distance from the face. */
export function extremes(
  grounds: Grounds,
  way: Way,
  fromFace: (overhang: number) => number,
  value: (found: Beyond) => number,
): { readonly most: number; readonly least: number } {
  const found = grounds.flatMap((ground) =>
    way.sides.map(({ towards, overhang }) => {
      const away = way.length / 2 - overhang + fromFace(overhang);
      return value(beyond(ground, way.name, towards, towards * away));
    }),
  );
  return { most: Math.max(...found), least: Math.min(...found) };
}

/** Half a side of the column with as much of the slab around it. */
const reaches = [0, 0.25, 0.5, 0.75, 1];

/**
 * What relieves punching, safely: a plane is as great at the column as on the whole around it, and less than what presses
 * there where the base has a gap; a uniform pressure ends at the edge of its area.
 */
export function netUnder(grounds: Grounds, [y, z]: readonly [Way, Way], uniform: boolean, line: number): number {
  const found = grounds.flatMap((ground) =>
    uniform
      ? reaches.map((share) => {
          const more = share * line;
          return meanAround(ground, { y: y.at, z: z.at }, formulas.toFace(y.c) + more, formulas.toFace(z.c) + more);
        })
      : [pressureAt(ground.field, y.at, z.at) - ground.weight],
  );
  return Math.max(0, Math.min(...found));
}
