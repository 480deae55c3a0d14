import { atLeast, atMost, required } from "../basis/refusals.ts";
import { ofForm } from "../basis/verification.ts";
import type { Sheet } from "../engine/sheet.ts";
import { agree, short } from "./agreement.ts";
import { formula, requirement } from "./formula.ts";
import { rule } from "./rules.ts";
import { says } from "./says.ts";
import { says as input } from "./says-of-input.ts";
import type { StructureItem } from "./schema.ts";
import type { Storey } from "./storeys.ts";

// 4.3.2 and 4.3.3.2.4, 4.3.3.3.3: accidental torsion.

/** (4.12) */
export const spatialAmplification = formula("4.3.3.2.4(1)", "1 + 0.6 * x / L_e", (x, L_e) => 1 + (0.6 * x) / L_e);
export const planarAmplification = formula("4.3.3.2.4(2)", "1 + 1.2 * x / L_e", (x, L_e) => 1 + (1.2 * x) / L_e);
export const frameForce = formula("4.3.3.2.4(1)", "delta * share * F_b", (delta, share, F_b) => delta * share * F_b);
/** (4.3) in (4.17) */
export const accidentalMoment = formula("4.3.3.3.3(1)", "0.05 * L_i * F_i", (L_i, F_i) => 0.05 * L_i * F_i);

export function rejectTorsion(sheet: Sheet, item: StructureItem): void {
  if (!item.frames) {
    if (item.L_e_m !== undefined) sheet.problem("L_e_m", input.needsFrames);
    if (item.model !== undefined) sheet.problem("model", input.needsFrames);
    return;
  }
  const L_e = item.L_e_m;
  if (L_e === undefined) {
    sheet.problem("L_e_m", required(input.outermostPlanes, "frames"));
    return;
  }
  const outside = item.frames.findIndex(({ x_m }) => Math.abs(x_m) > L_e);
  if (outside >= 0) {
    const x = item.frames[outside]?.x_m ?? 0;
    sheet.problem(`frames[${outside}].x_m`, input.withinPlan({ L_e, given: x }));
    return;
  }
  rejectPlan(sheet, item.frames, L_e);
  const floor = Math.max(...(item.storeys ?? []).map(({ L_i_m }) => L_i_m ?? 0));
  if (floor > 0 && L_e > floor && !agree(L_e, floor)) {
    sheet.problem("L_e_m", atMost(floor, L_e, { unit: "m", is: input.floorDimension }));
  }
}

/** Share of L_e that the centre of the frames may be off the centre of mass where both are called symmetric. */
const symmetric = 0.01;

/** What the frames say together: F_b once, L_e, and the symmetry that (4.12) asks for. */
function rejectPlan(sheet: Sheet, frames: NonNullable<StructureItem["frames"]>, L_e: number): void {
  const shares = frames.reduce((sum, { share }) => sum + share, 0);
  const all = agree(shares, 1);
  if (shares > 1 && !all) {
    sheet.problem("frames", input.sharesOfFrames({ shares: short(shares) }));
    return;
  }
  const places = frames.map(({ x_m }) => x_m);
  const width = Math.max(...places) - Math.min(...places);
  if (width > L_e && !agree(width, L_e)) {
    sheet.problem("L_e_m", atLeast(short(width), L_e, { unit: "m", is: input.distanceOfFrames }));
  } else if (all && !agree(width, L_e)) {
    sheet.problem("L_e_m", input.framesApart({ given: L_e, width: short(width) }));
  }
  if (!all) sheet.assume(says.restOfFrames);
  const centre = centreOf(frames);
  if (!all || Math.abs(centre) <= symmetric * L_e) return;
  const most = mostEccentricity(torsionalRadius(frames));
  if (Math.abs(centre) > most) {
    sheet.problem("frames", input.notSymmetric({ x: short(centre), most: short(most) }));
  } else sheet.warn(says.eccentricFrames({ e: short(Math.abs(centre)), most: short(most) }));
}

type Frames = NonNullable<StructureItem["frames"]>;

/** (4.1a) */
export const mostEccentricity = formula("4.2.3.2(6)", "0.3 * r", (r) => 0.3 * r);

const centreOf = (frames: Frames): number => frames.reduce((sum, { x_m, share }) => sum + share * x_m, 0);

/** Of the frames along the earthquake alone: those across it add to it. */
function torsionalRadius(frames: Frames): number {
  const centre = centreOf(frames);
  return Math.sqrt(frames.reduce((sum, { x_m, share }) => sum + share * (x_m - centre) ** 2, 0));
}

/** F_b acts at the centre of mass and turns the floor about that of stiffness; what the turning takes off is not counted. */
export const eccentricShare = formula(
  "4.2.3.2(6), statics",
  "share * max(1, 1 - e * (x - e) / r^2)",
  (share, e, x, r) => share * Math.max(1, 1 - (e * (x - e)) / r ** 2),
);

const planarRequirement = ofForm(
  requirement(
    "planar-model-applicable",
    "4.3.3.1(7), (8)",
    "two planar models: regular in plan, or not above 10 m: 0 when met",
    "applicability of planar models",
  ),
);
/** m, 4.3.3.1(8)b */
const lowBuilding = 10;

/** 4.3.3.1(7) and (8): a building that is not regular in plan. */
function planarModel(sheet: Sheet, item: StructureItem): void {
  const H = item.storeys?.at(-1)?.z_m ?? item.H_m;
  const low = H !== undefined && H <= lowBuilding;
  rule(sheet, planarRequirement, low, H === undefined ? 1 : H / lowBuilding);
  sheet.warn(low ? says.planarIfLow : says.noPlanar);
}

/** The share of each frame in F_b, with the simplified factor of a symmetric building. */
export function frames(sheet: Sheet, item: StructureItem, F_b: number): void {
  const { frames: given, L_e_m: L_e } = item;
  if (!given && !item.storeys?.some(({ L_i_m }) => L_i_m !== undefined)) sheet.assume(says.noAccidentalTorsion);
  if (!given || L_e === undefined) return;
  if (item.model === undefined) sheet.assume(says.spatialModel);
  if (item.model === "planar" && item.system?.regular_in_plan === false) planarModel(sheet, item);
  const e = centreOf(given);
  const isEccentric =
    Math.abs(e) > symmetric * L_e &&
    agree(
      given.reduce((sum, { share }) => sum + share, 0),
      1,
    );
  if (!isEccentric) sheet.assume(says.symmetricInPlan);
  const r = torsionalRadius(given);
  const shareOf = (share: number, x: number, i: number) =>
    isEccentric ? sheet.step(`share_${i + 1}`, eccentricShare, share, e, x, r) : share;
  sheet.given(
    "frames",
    given.map(({ mark, x_m, share }, i) => {
      const amplification = item.model === "planar" ? planarAmplification : spatialAmplification;
      const delta = sheet.step(`delta_${i + 1}`, amplification, Math.abs(x_m), L_e);
      return { mark, delta, F_kN: sheet.step(`F_frame_${i + 1}_kN`, frameForce, delta, shareOf(share, x_m, i), F_b) };
    }),
    spatialAmplification.clause,
  );
}

/** M_ai of a storey whose floor dimension is known. */
export const storeyMoment = (sheet: Sheet, { L }: Storey, i: number, F: number): number | undefined =>
  L === undefined ? undefined : sheet.step(`M_a_${i + 1}_kNm`, accidentalMoment, L, Math.abs(F));
