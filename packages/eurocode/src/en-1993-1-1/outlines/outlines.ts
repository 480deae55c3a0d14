import { quantity } from "../../basis/message.ts";
import { significant } from "../../basis/numbers.ts";
import { required } from "../../basis/refusals.ts";
import { limitUnstiffened } from "../../en-1993-1-5/shear-buckling.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { bringDrawings } from "../../sections/drawn/bring.ts";
import { type OwnSection, ownSection, section } from "../../sections/index.ts";
import { type Drawn, drawnOf } from "../../sections/kept.ts";
import { epsilon as epsilonOf, leg3, legs3, outstand3, wall3, web3 } from "../classification.ts";
import type { Actions, Member } from "../model.ts";
import { type Plate, profileOf } from "../profile.ts";
import type { Room } from "../room.ts";
import type { MemberItem } from "../schema.ts";
import { says } from "./says.ts";

// Sections that are drawn, or put together from parts: what is not known of them is asked for, refused, or said aloud.

const notCovered = [
  "T_Ed",
  "hole_lines",
  "A_net_mm2",
  "A_f_net_mm2",
  "stiffener_spacing_mm",
  "rigid_end_post",
  "torsion",
  "fire",
] as const satisfies readonly (keyof MemberItem)[];

/** A load case has forces of its own. */
const casesOf = (item: MemberItem): readonly Partial<Actions>[] =>
  "load_cases" in item && Array.isArray(item.load_cases) ? item.load_cases : [];

const isCompressed = (item: MemberItem): boolean =>
  (item.N_Ed ?? 0) > 0 || casesOf(item).some(({ N_Ed = 0 }) => N_Ed > 0);

const actsIn = (item: MemberItem, name: "M_y_Ed" | "M_z_Ed" | "V_y_Ed" | "V_z_Ed" | "T_Ed"): boolean =>
  (item[name] ?? 0) !== 0 || casesOf(item).some((forces) => (forces[name] ?? 0) !== 0);

const isRestrained = ({ lateral_restraint }: MemberItem): boolean => lateral_restraint === "continuous";

function reject(sheet: Sheet, { item, profile }: Member): void {
  for (const name of notCovered) {
    const given = name === "T_Ed" ? actsIn(item, name) : item[name] !== undefined && item[name] !== false;
    if (given) sheet.problem(name, says.notCovered);
  }
  const { own } = profile;
  if (item.section_class === 4)
    for (const name of ["A_eff_mm2", "W_eff_y_mm3", "W_eff_z_mm3"] as const)
      if (own[name] === undefined) sheet.problem(`properties.${name}`, required(says.effective));
  if (isRestrained(item)) return;
  const [bentY, bentZ] = [actsIn(item, "M_y_Ed"), actsIn(item, "M_z_Ed")];
  if (profile.oblique) {
    const angle = ownSection(item.section as OwnSection).properties.alpha_deg ?? 0; // an outline is an own section
    if (bentY || bentZ) sheet.problem("section", says.turn({ angle: significant(angle, 4) }));
    return;
  }
  const lies = profile.I_z > profile.I_y * (1 + 1e-9);
  if (bentZ && (lies || !profile.symmetric)) sheet.problem("M_z_Ed", says.strongAxis);
  if (bentY && !profile.symmetric && item.M_cr_kNm === undefined)
    sheet.problem("M_cr_kNm", required(says.criticalMoment));
}

function assume(sheet: Sheet, member: Member): void {
  const { item, profile } = member;
  const [bentY, bentZ] = [actsIn(item, "M_y_Ed"), actsIn(item, "M_z_Ed")];
  if ((item.section_class ?? 3) === 3) sheet.assume(says.elastic);
  if (item.section_class !== 4 && (bentY || bentZ || isCompressed(item))) sayClass(sheet, member);
  if (isCompressed(item) && (item.buckling_curve_y === undefined || item.buckling_curve_z === undefined))
    sheet.assume(says.curve, { weighty: true });
  if (profile.oblique) sheet.assume(says.oblique);
  else if (profile.z_j > 0 && bentY && !member.exemptFromLtb) sheet.assume(says.asymmetry);
  const away = Math.hypot(profile.y_0, profile.z_0);
  if (away > 1e-3 * Math.max(profile.h, profile.b) && (actsIn(item, "V_y_Ed") || actsIn(item, "V_z_Ed")))
    sheet.warn(says.shearCentre({ away: quantity(significant(away, 3), "mm") }));
  sayShearBuckling(sheet, member);
}

/** EN 1993-1-5 5.1(2), of walls without stiffeners; a moment comes with shear. */
function sayShearBuckling(sheet: Sheet, { item, f_y, eta }: Member): void {
  const drawn = drawnOf(ownSection(item.section as OwnSection)); // an outline is an own section
  if (!drawn) return;
  const limit = limitUnstiffened(epsilonOf(f_y), eta);
  for (const [V, M, slender] of [
    ["V_z_Ed", "M_y_Ed", drawn.slenderZ],
    ["V_y_Ed", "M_z_Ed", drawn.slenderY],
  ] as const) {
    if (slender <= limit || !(actsIn(item, V) || actsIn(item, M))) continue;
    const values = { force: V, ratio: significant(slender, 3), limit: significant(limit, 3) };
    sheet.lack("section", says.shearBuckling(values));
  }
}

interface Wall {
  readonly name: string | number;
  readonly ratio: number;
  readonly limit: number;
}

function sayClass(sheet: Sheet, { item, f_y }: Member): void {
  const drawn = drawnOf(ownSection(item.section as OwnSection)); // an outline is an own section
  const given = item.section_class !== undefined;
  if (!drawn?.flats) {
    if (given) return;
    sheet.lack("section_class", says.classUnknown);
    return;
  }
  const epsilon = epsilonOf(f_y);
  const slender = wallsOf(drawn.flats, drawn.profiles, epsilon).find(({ ratio, limit }) => ratio > limit * (1 + 1e-9));
  if (!slender) {
    if (!given) sheet.assume(says.classOfWalls);
    return;
  }
  const { name, ratio, limit } = slender;
  const wall = typeof name === "number" ? says.wallOfPlate({ n: name }) : name;
  const values = { wall, ratio: significant(ratio, 3), limit: significant(limit, 3) };
  if (given) sheet.assume(says.slenderGiven(values), { weighty: true });
  else sheet.lack("section_class", says.slenderWall(values));
}

/** Each wall under uniform compression, which no other stress is worse than. */
function wallsOf(flats: NonNullable<Drawn["flats"]>, profiles: readonly string[], epsilon: number): Wall[] {
  const internal = web3(epsilon, 1);
  const plates = flats.map(
    ({ part, c, t, free }): Wall => ({
      name: part,
      ratio: c / t,
      limit: free ? outstand3(epsilon) : internal,
    }),
  );
  const limits: Readonly<Record<Plate["kind"], number>> = {
    internal,
    outstand: outstand3(epsilon),
    stem: outstand3(epsilon),
    wall: wall3(epsilon),
    leg: leg3(epsilon),
    legs: legs3(epsilon),
  };
  const rolled = profiles.flatMap((name) => {
    const found = section(name);
    return ((found && profileOf(found)?.plates) ?? []).map(
      ({ kind, ratio }): Wall => ({ name, ratio, limit: limits[kind] }),
    );
  });
  return [...plates, ...rolled];
}

bringDrawings();

/** Reads the drawing of a section, and says what a drawing does not. */
export const outlineRoom: Room = {
  fields: {},
  open(sheet, member) {
    if (member.profile.shape !== "outline") return undefined;
    reject(sheet, member);
    if (sheet.problems.length === 0) assume(sheet, member);
    return undefined;
  },
};
