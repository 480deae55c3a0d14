import { listed, quantity } from "../basis/message.ts";
import { significant } from "../basis/numbers.ts";
import type { Page, Sheet } from "../engine/sheet.ts";
import { Tally } from "../engine/tally.ts";
import { elasticCriticalMoment } from "./elastic-critical-moment.ts";
import { eulerForce } from "./flexural-buckling.ts";
import type { Member } from "./model.ts";
import type { Profile } from "./profile.ts";
import { says as buckling } from "./says-of-buckling.ts";
import { says as input } from "./says-of-input.ts";
import type { Curve, Properties } from "./schema.ts";
import { polarRadius, torsionalForce } from "./torsional-buckling.ts";

// Own values in place of those worked out: a section may be better than its catalogue says, not another one, and no
// critical value is that of a member held everywhere.

/** How much better than the section, and from where on it is worth a look. */
const bounds = [
  ["A_mm2", "A", 3],
  ["W_el_y_mm3", "W_el_y", 3],
  ["W_el_z_mm3", "W_el_z", 3],
  ["W_pl_y_mm3", "W_pl_y", 3],
  ["W_pl_z_mm3", "W_pl_z", 3],
  ["I_y_mm4", "I_y", 5],
  ["I_z_mm4", "I_z", 5],
  ["I_t_mm4", "I_t", 10],
  ["I_w_mm6", "I_w", 10],
] as const satisfies readonly (readonly [keyof Properties, keyof Profile, number])[];

export function rejectFarProperties(sheet: Sheet, own: Properties, section: Profile | undefined): void {
  if (!section) return;
  for (const [name, of, most] of bounds) {
    const [value, base] = [own[name], section[of]];
    if (value === undefined || base <= 0) continue;
    // what is bent about which axis follows from these
    if ((name === "I_y_mm4" || name === "I_z_mm4") && value < base / 4) {
      const of = { profile: section.label, whole: significant(base, 4), given: value };
      sheet.problem(`properties.${name}`, input.farBelowProfile(of));
    }
    if (value <= 1.3 * base) continue;
    if (value > most * base) {
      const of = { profile: section.label, whole: significant(base, 4), given: value };
      sheet.problem(`properties.${name}`, input.farAboveProfile({ times: most, ...of }));
    } else {
      const times = significant(value / base, 3);
      sheet.warn(input.farFromProfile({ name, times, profile: section.label }));
    }
  }
}

/** Restraints that are not given are no closer than a third of the member; whatever else holds it does no more. */
const closest = 1 / 3;
const farthest = 10;
/** From where on an own critical value is worth a look. */
const usual = 1.3;
/** Walls of cladding hold a section against twist by so much of its stiffness in bending. */
const cladding = 0.1;

/** Own critical forces and moments, compared with the lengths that are given or with what restraints could make of the member. */
export function rejectCriticalValues(sheet: Sheet, member: Member): void {
  const { item, profile: p, E, G, length } = member;
  const reject = (
    name: "N_cr_y_kN" | "N_cr_z_kN" | "N_cr_T_kN" | "N_cr_TF_kN" | "M_cr_kNm",
    lengthField: "L_cr_y_mm" | "L_cr_z_mm" | "L_cr_T_mm" | "L_LT_mm",
    elastic: (L: number) => number,
    unit: string,
  ): void => {
    const value = item[name];
    if (value === undefined) return;
    const own = item[lengthField];
    const most = 1.1 * elastic(own ?? closest * length);
    if (value <= most) return;
    const values = { most: quantity(significant(most, 3), unit), given: value, share: "1/3" };
    const fields = name === "M_cr_kNm" ? listed("or", [lengthField, "lateral_restraint"]) : lengthField;
    sheet.problem(
      name,
      own === undefined
        ? input.criticalOfRestraints({ ...values, fields })
        : input.criticalOfLength({ ...values, field: lengthField, length: own }),
    );
  };
  reject("N_cr_y_kN", "L_cr_y_mm", (L) => eulerForce(E, p.I_y, L), "kN");
  reject("N_cr_z_kN", "L_cr_z_mm", (L) => eulerForce(E, p.I_z, L), "kN");
  if (item.N_cr_T_kN !== undefined || item.N_cr_TF_kN !== undefined) {
    const i_0 = polarRadius(p.I_y, p.I_z, p.A, p.y_0, p.z_0);
    // walls of cladding hold the section against twist as well
    const torsion = (L: number) => torsionalForce(G, p.I_t, E, p.I_w + cladding * p.I_y * p.h ** 2, L, i_0);
    reject("N_cr_T_kN", "L_cr_T_mm", torsion, "kN");
    reject("N_cr_TF_kN", "L_cr_T_mm", torsion, "kN");
  }
  reject("M_cr_kNm", "L_LT_mm", (L) => mostOfM_cr(member, L), "kNm");
  compareWithElastic(sheet, member);
}

/** Beside what the given lengths and moments make by elastic theory. */
function compareWithElastic(sheet: Sheet, member: Member): void {
  const { item, profile: p, E, G } = member;
  const compare = (name: "N_cr_y_kN" | "N_cr_z_kN" | "N_cr_T_kN" | "M_cr_kNm", elastic: number, unit: string): void => {
    const value = item[name];
    if (value === undefined || value <= usual * elastic) return;
    const values = {
      name,
      given: value,
      elastic: quantity(significant(elastic, 3), unit),
      times: significant(value / elastic, 3),
    };
    if (value > farthest * elastic) sheet.problem(name, input.farAboveElastic({ ...values, most: farthest }));
    else sheet.warn(input.aboveElastic(values));
  };
  compare("N_cr_y_kN", eulerForce(E, p.I_y, member.L_cr_y), "kN");
  compare("N_cr_z_kN", eulerForce(E, p.I_z, member.L_cr_z), "kN");
  if (item.N_cr_T_kN !== undefined)
    compare(
      "N_cr_T_kN",
      torsionalForce(G, p.I_t, E, p.I_w, member.L_cr_T, polarRadius(p.I_y, p.I_z, p.A, p.y_0, p.z_0)),
      "kN",
    );
  const elastic = item.M_cr_kNm === undefined ? undefined : elasticMoment(member);
  if (elastic !== undefined) compare("M_cr_kNm", elastic, "kNm");
}

const silent: Page = Tally.aside();

/** Undefined where the moments do not say it. */
function elasticMoment(member: Member): number | undefined {
  const { item, shape_LT: shape, L_LT: L, length, lying, profile } = member;
  const named = shape.name !== "linear" && shape.name !== "diagram";
  if (lying || profile.hollow || (item.cantilever && named)) return undefined;
  const without = { ...member, item: { ...item, M_cr_kNm: undefined, load_height_mm: 0 } };
  const bending = { shape, L, stemCompressed: false, negative: false, betweenForks: L >= length };
  return elasticCriticalMoment(silent, without, bending).M_cr;
}

/** Fixed ends, the most favourable moments, loads below the shear centre: three times the uniform moment of half the length. */
function mostOfM_cr({ profile: p, E, G }: Member, L: number): number {
  const I = Math.min(p.I_y, p.I_z);
  const euler = (Math.PI ** 2 * E * I) / (L / 2) ** 2;
  const height = Math.max(p.h, p.b);
  const uniform = euler * (Math.sqrt((p.I_w + (G * p.I_t) / (euler / I)) / I + height ** 2 / 4) + height / 2);
  return (3 * uniform) / 1e6;
}

const order: readonly Curve[] = ["a0", "a", "b", "c", "d"];

/** Tables 6.2: an own curve may know more of the section than its shape says. */
export function warnOfCurves(sheet: Sheet, { item, profile, curveOf }: Member): void {
  for (const axis of ["y", "z"] as const) {
    const name = `buckling_curve_${axis}` as const;
    const own = item[name];
    if (own === undefined) continue;
    const found = curveOf(profile, axis);
    if (order.indexOf(own) < order.indexOf(found)) {
      sheet.warn(buckling.curveBetterThanTable62({ field: name, given: own, table: found }));
    }
  }
}
