import { quantity } from "../../basis/message.ts";
import { significant } from "../../basis/numbers.ts";
import { required } from "../../basis/refusals.ts";
import { sayShearMissing } from "../../engine/says-of-shear.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { says } from "./says.ts";
import type { BeamItem } from "./schema.ts";
import { goesByRatio } from "./service.ts";

// What the actions of a beam leave out, or say against each other: of all its load cases together.

/** A beam or a slab. */
type Given = Omit<BeamItem, "b">;
type Actions = Readonly<Record<string, unknown>>;

const numbers = (cases: readonly Actions[], name: string): number[] =>
  cases.flatMap(({ [name]: value }) => (typeof value === "number" ? [value] : []));

/** Of an item with load cases one case says nothing of the others: they are asked together. */
export function warnOfItem(sheet: Sheet, item: Given): void {
  if (!Object.hasOwn(item, "load_cases") && !Object.hasOwn(item, "actions")) warnOfCases(sheet, item, [item]);
}

/** `given`: characteristic actions, of which the cases are combinations. */
export function warnOfCases(
  sheet: Sheet,
  item: Given,
  cases: readonly Actions[],
  given: readonly Actions[] = cases,
): void {
  // V_Ed_face is that of the item
  // no force at the face is what an empty cell says: it verifies nothing
  const shears = [...numbers(cases, "V_Ed"), ...numbers([item], "V_Ed_face").filter(Boolean)];
  const moments = numbers(cases, "M_Ed");
  const { V_Ed_face: face } = item;
  sayShearMissing(sheet, given, [
    { moment: ({ M_Ed }) => M_Ed, shear: ({ V_Ed = face || undefined }) => V_Ed, field: "V_Ed" },
  ]);
  if (moments.length === 0 && numbers(cases, "N_Ed").length === 0 && shears.some(Boolean)) sheet.warn(says.noBending);
  askForMoment(sheet, item, moments);
  warnOfService(sheet, item, moments);
  warnOfSide(sheet, item, moments);
}

/** The ratio of span to depth is that of the moments: of some load case there is one. */
function askForMoment(sheet: Sheet, { serviceability: asked }: Given, moments: readonly number[]): void {
  const byRatio = asked?.span_mm !== undefined && goesByRatio(asked) && asked.A_s_req_mm2 === undefined;
  if (byRatio && moments.length > 0 && moments.every((M) => M === 0))
    sheet.problem("serviceability.A_s_req_mm2", required(says.requiredOfRatio));
}

/** Of the design moment: own weight alone leaves more. */
const leastShare = 0.2;

/** Loads of use make no more than the design loads; where moments were redistributed they may. */
function warnOfService(sheet: Sheet, { serviceability = {}, delta, design_situation }: Given, M_Ed: number[]): void {
  if (M_Ed.length === 0 || delta !== undefined) return;
  // an accidental combination has less of the variable loads than the characteristic one
  const names = design_situation === "accidental" ? (["M_qp"] as const) : (["M_ch", "M_fr", "M_qp"] as const);
  const field = names.find((name) => serviceability[name] !== undefined) ?? "M_qp";
  const { [field]: M = 0 } = serviceability;
  const most = M_Ed.reduce((sum, one) => (one < 0 === M < 0 ? Math.max(sum, Math.abs(one)) : sum), 0);
  const kNm = (moment: number) => quantity(significant(Math.abs(moment), 4), "kNm");
  const M_qp = Math.abs(serviceability.M_qp ?? 0);
  if (M_qp > 0 && M_qp < leastShare * most) sheet.warn(says.smallServiceMoment({ M: kNm(M_qp), most: kNm(most) }));
  if (Math.abs(M) <= most * (1 + 1e-9)) return;
  sheet.warn(says.serviceAboveDesign({ field, M: kNm(M), most: kNm(most) }));
}

/** A cantilever is pulled at the top; the ratio of span to depth of any other span is that of its middle. */
function warnOfSide(sheet: Sheet, { serviceability = {}, static_system }: Given, M_Ed: number[]): void {
  const all = [...M_Ed, serviceability.M_qp ?? 0];
  const hogs = all.some((M) => M < 0);
  const sags = all.some((M) => M > 0);
  if (static_system === "cantilever" && sags && !hogs) sheet.warn(says.saggingCantilever);
  if (static_system !== "cantilever" && serviceability.span_mm !== undefined && hogs && !sags)
    sheet.warn(says.hoggingSpan);
}
