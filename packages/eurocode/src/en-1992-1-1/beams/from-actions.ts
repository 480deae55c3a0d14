import type { CombinedActions, FromActions } from "../../engine/combined.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { warnOfCases } from "./doubts.ts";
import { says } from "./says.ts";
import type { BeamItem } from "./schema.ts";

// Of combined actions: the moments of use.

type Given = Omit<BeamItem, "b">;

export function fromActions(sheet: Sheet, item: Given, combined: CombinedActions): FromActions {
  const serviceability = inService(sheet, item, combined);
  const whole = serviceability === undefined ? item : { ...item, serviceability };
  warnOfCases(
    sheet,
    whole,
    combined.cases.map(({ actions }) => actions),
    combined.effects,
  );
  return serviceability === undefined ? {} : { item: { serviceability } };
}

/** The moments of the greater side; who gives one of them, or the stress of the steel, has combined by hand. */
function inService(sheet: Sheet, { serviceability: asked }: Given, combined: CombinedActions) {
  const [first] = combined.cases;
  const bends = first !== undefined && Object.hasOwn(first.actions, "M_Ed");
  if (!asked || !bends) return undefined;
  const { M_qp, M_fr, M_ch, sigma_s_MPa } = asked;
  if ([M_qp, M_fr, M_ch, sigma_s_MPa].some((one) => one !== undefined)) return undefined;
  const [often, seldom] = (["sls-quasi-permanent", "sls-characteristic"] as const).map((situation) =>
    combined.service("M_Ed", situation),
  );
  if (!often || !seldom) return undefined;
  const most = Math.max(often.max, -often.min) > 0 ? often : seldom;
  const sags = most.max >= -most.min;
  if ([often, seldom].some(({ max, min }) => max > 0 && min < 0)) sheet.warn(says.otherSideInUse);
  const side = ({ max, min }: typeof often): number => (sags ? Math.max(0, max) : Math.min(0, min));
  sheet.assume(says.momentsOfActions);
  return { ...asked, M_qp: side(often), M_ch: side(seldom) };
}
