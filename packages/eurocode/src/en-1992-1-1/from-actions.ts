import type { CombinedActions, CombinedCase, FromActions } from "../engine/combined.ts";
import type { Sheet } from "../engine/sheet.ts";
import { says } from "./says.ts";
import type { ColumnItem } from "./schema.ts";

// Of combined actions: the quasi-permanent moments of creep, and which end has the greater moment.

/** The greater of both by its size. */
const greatest = ({ max, min }: { readonly max: number; readonly min: number }): number =>
  Math.max(Math.abs(max), Math.abs(min));

export function fromActions(sheet: Sheet, item: ColumnItem, combined: CombinedActions): FromActions {
  const [first] = combined.cases;
  const has = (field: string): boolean => first !== undefined && Object.hasOwn(first.actions, field);
  const creeps = item.phi !== undefined || item.creep !== undefined;
  const quasi = (field: string): number => greatest(combined.service(field, "sls-quasi-permanent"));
  const ofService = !creeps
    ? {}
    : {
        ...(item.M_0Eqp === undefined ? { M_0Eqp: quasi(has("M_02") ? "M_02" : "M_Ed") } : {}),
        ...(item.M_0Eqp_z === undefined && (has("M_z_Ed") || has("M_02_z"))
          ? { M_0Eqp_z: quasi(has("M_02_z") ? "M_02_z" : "M_z_Ed") }
          : {}),
      };
  if (Object.keys(ofService).length > 0) sheet.assume(says.quasiPermanentOfActions);
  return { ofCase: (one) => ({ ...ofService, ...ends(one, "M_01", "M_02"), ...ends(one, "M_01_z", "M_02_z") }) };
}

/** 5.8.8.2(2): M_02 is the greater one, which may be at either end. */
function ends({ actions }: CombinedCase, lesser: string, greater: string): Readonly<Record<string, number>> {
  const [one, other] = [actions[lesser], actions[greater]];
  if (one === undefined || other === undefined || Math.abs(one) <= Math.abs(other)) return {};
  return { [lesser]: other, [greater]: one };
}
