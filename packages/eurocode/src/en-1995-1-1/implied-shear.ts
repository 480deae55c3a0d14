import { quantity } from "../basis/message.ts";
import { significant } from "../basis/numbers.ts";
import { sayShearMissing } from "../engine/says-of-shear.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { Actions } from "./cross-section.ts";
import { formula } from "./formula.ts";
import { says } from "./says.ts";
import type { MemberItem } from "./schema.ts";
import { type ShearOfLoads, shearOfLoads, shearOfServiceLoads } from "./service-loads.ts";

// V = dM/dx: the loading of Table 6.1 has a shear, whether or not it is given.

export const shearOfMoment = formula(
  "6.1.7(1), statics",
  "c * abs(M_Ed) / (L / 1000)",
  (c, M_Ed, L) => (c * Math.abs(M_Ed)) / (L / 1000),
);
/** Loads within the depth of the member from its support may be left out of V. */
const clearOfSupports = formula("6.1.7(1), statics", "max(0, 1 - 2 * h / L)", (h, L) => Math.max(0, 1 - (2 * h) / L));

const factors = {
  "uniform-moment": 0,
  udl: 4,
  "point-load": 2,
  "cantilever-udl": 2,
  "cantilever-point-load": 1,
} as const satisfies Readonly<Record<NonNullable<MemberItem["ltb_case"]>, number>>;

/** Neither rounding nor the envelope of several loads make more. */
const agreement = 0.05;
/** Below this part of it none is given. */
const dust = 1e-3;

/** The shear is at least that of the moment under the loading given, and that of the loads of the deflection. */
export function withImpliedShear(sheet: Sheet, item: MemberItem, actions: Actions): Actions {
  const ofLoads = shearOfServiceLoads(item, actions.M_y);
  const lying = item.b > item.h;
  const c = item.ltb_case === undefined || lying ? 0 : factors[item.ltb_case];
  const moreOfLoads = ofLoads !== undefined && ofLoads.V > shearOfMoment(c, actions.M_y, item.length_mm);
  const ofMoment = moreOfLoads && !lying ? actions : withShearOfMoment(sheet, item, actions);
  return moreOfLoads ? withShearOfLoads(sheet, ofMoment, ofLoads) : ofMoment;
}

function withShearOfLoads(sheet: Sheet, actions: Actions, { V, least, of }: ShearOfLoads): Actions {
  const given = Math.abs(actions.V_z);
  if (given >= V) return actions;
  if (given >= dust * V) {
    if (given >= (1 - agreement) * least) return actions;
    const implied = quantity(significant(V, 4), "kN");
    sheet.warn(says.shearBelowLoads({ name: "V_z_Ed", given: quantity(significant(actions.V_z, 4), "kN"), implied }));
  }
  sheet.assume(says.shearOfLoads);
  return { ...actions, V_z: sheet.put("V_z_Ed_kN", shearOfLoads, ...of) };
}

/** That of the moment about the strong axis; a smaller one is not of the same loads. */
function withShearOfMoment(sheet: Sheet, item: MemberItem, actions: Actions): Actions {
  const c = item.ltb_case === undefined ? 0 : factors[item.ltb_case];
  // neither axis of a square is the one of Table 6.1
  if (c === 0 || item.b === item.h) return actions;
  const lying = item.b > item.h;
  const [M, given, depth] = lying ? [actions.M_z, actions.V_y, item.b] : [actions.M_y, actions.V_z, item.h];
  const V = shearOfMoment(c, M, item.length_mm);
  if (Math.abs(given) >= V) return actions;
  // a point load stands where it stands
  const changes = item.ltb_case?.endsWith("udl") === true;
  const least = changes ? V * clearOfSupports(depth, item.length_mm) : V;
  const nothing = Math.abs(given) < dust * V;
  if (!nothing && Math.abs(given) >= (1 - agreement) * least) return actions;
  // along a uniform load it may be the shear of another section
  const name = lying ? "V_y_Ed" : "V_z_Ed";
  if (!nothing && !changes) {
    sheet.problem(name, says.shearOfMoments({ implied: significant(least, 4), given }));
    return actions;
  }
  const implied = quantity(significant(V, 4), "kN");
  if (!nothing) sheet.warn(says.shearBelowMoment({ name, given: quantity(given, "kN"), implied }));
  sheet.assume(says.impliedShear);
  const found = sheet.put(lying ? "V_y_Ed_kN" : "V_z_Ed_kN", shearOfMoment, c, M, item.length_mm);
  return lying ? { ...actions, V_y: found } : { ...actions, V_z: found };
}

/** What neither the loading of Table 6.1 nor loads of the deflection say of the shear. */
export function warnOfShear(sheet: Sheet, item: MemberItem, cases: readonly Partial<MemberItem>[]): void {
  const { b, h, ltb_case, serviceability, apex } = item;
  const known = {
    y: serviceability !== undefined || (ltb_case !== undefined && b < h),
    z: ltb_case !== undefined && b > h,
  };
  sayShearMissing(sheet, cases, [
    {
      moment: ({ M_y_Ed = apex?.M_ap_Ed }) => (known.y ? 0 : M_y_Ed),
      shear: ({ V_z_Ed }) => V_z_Ed,
      field: "V_z_Ed",
    },
    { moment: ({ M_z_Ed }) => (known.z ? 0 : M_z_Ed), shear: ({ V_y_Ed }) => V_y_Ed, field: "V_y_Ed" },
  ]);
}
