import { atLeast, atMost } from "../basis/refusals.ts";
import type { Sheet } from "../engine/sheet.ts";
import { agree, short } from "./agreement.ts";
import { g } from "./formula.ts";
import type { Mode } from "./modal.ts";
import { says } from "./says-of-input.ts";
import type { StructureItem } from "./schema.ts";
import type { Storey } from "./storeys.ts";

// What does not agree, and what nothing uses.

/** What rounding, and an estimate by hand, leave of a mode shape whose greatest ordinate is 1. */
const estimated = 0.05;

/** A shape given with stiffnesses, which have one themselves. */
export function rejectShape(sheet: Sheet, storeys: readonly Storey[], first: Mode | undefined): void {
  const greatest = Math.max(...storeys.map(({ s }) => s ?? 0));
  if (!first || !(greatest > 0)) return;
  storeys.forEach(({ s }, i) => {
    const given = s === undefined ? undefined : s / greatest;
    sheet.agree(`storeys[${i}].s_i`, given, says.firstModeOfStiffnesses, first.shape[i], {
      absolute: estimated,
    });
  });
}

/** No wall is higher than the building. */
export function rejectWalls(
  sheet: Sheet,
  { system, shear_walls, H_m }: StructureItem,
  storeys: readonly Storey[],
): void {
  const H = storeys.at(-1)?.z ?? H_m;
  system?.walls?.forEach(({ h_m }, i) => {
    if (H !== undefined && h_m > H && !agree(h_m, H)) {
      sheet.problem(`system.walls[${i}].h_m`, atMost(short(H), h_m, { unit: "m", is: says.heightOfBuilding }));
    }
  });
  if (!system?.walls || !shear_walls) return;
  const [lengths, others] = [system.walls.map(({ l_m }) => l_m), shear_walls.map(({ l_w_m }) => l_w_m)].map((list) =>
    list.reduce((sum, l) => sum + l, 0),
  ) as [number, number]; // two lists, two sums
  sheet.agree("shear_walls", others, says.lengthOfWalls, lengths, { unit: "m" });
}

/** A model this much stiffer than its period is in metres. */
const stiffer = 4;

/** The displacements of the forces have a period of their own (Rayleigh): they may not be those of a far stiffer model. */
export function rejectStiffModel(sheet: Sheet, storeys: readonly Storey[], F: readonly number[], T_1: number): void {
  let [kinetic, work] = [0, 0];
  storeys.forEach(({ W, d_e = 0 }, i) => {
    kinetic += (W * (d_e / 1000) ** 2) / g;
    work += ((F[i] ?? 0) * d_e) / 1000;
  });
  if (!(work > 0)) return;
  const T = 2 * Math.PI * Math.sqrt(kinetic / work);
  if (T * stiffer >= T_1) return;
  sheet.problem(`storeys[${storeys.length - 1}].d_e_mm`, says.stifferModel({ T_1: short(T_1), T: short(T) }));
}

/** What only drifts use. */
export function rejectWithoutDisplacements(sheet: Sheet, item: StructureItem): void {
  if (item.non_structural !== undefined) sheet.problem("non_structural", says.needsDisplacements);
  const weighed = (item.storeys ?? []).findIndex(({ P_tot_kN }) => P_tot_kN !== undefined);
  if (weighed >= 0) sheet.problem(`storeys[${weighed}].P_tot_kN`, says.needsDisplacements);
}

/** 4.3.4(1)P and (3): q_d is q, less only where the elastic spectrum asks for less. */
export function rejectDisplacementFactor(sheet: Sheet, { q_d }: StructureItem, q: number, elastic: number): void {
  const least = Math.min(q, elastic);
  if (q_d === undefined || q_d >= least * (1 - 1e-3)) return;
  sheet.problem("q_d", atLeast(short(least), q_d, { because: says.leastDisplacementFactor }));
}
