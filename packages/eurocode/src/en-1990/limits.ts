import { listed } from "../basis/message.ts";
import { required } from "../basis/refusals.ts";
import { splitUnit } from "../basis/units.ts";
import type { Requirement } from "../basis/verification.ts";
import type { Sheet } from "../engine/sheet.ts";
import { requirement } from "./formula.ts";
import type { Characterised } from "./read.ts";
import { says as refuse } from "./refuse.ts";
import type { LimitItem, SetItem, Situation } from "./schema.ts";

/** By the order in which they are given. */
const limitsBy = (clause: string): readonly Requirement[] =>
  Array.from({ length: 12 }, (_, i) =>
    requirement(`limit-${i + 1}`, clause, "E_d <= limit", `limit ${i + 1} of the effects`),
  );
const ultimate = limitsBy("6.4.2(1)P, (3)P");
const serviceability = limitsBy("6.5.1(1)P");

export interface Bounds {
  readonly max: number;
  readonly min: number;
}

export type Envelope = Readonly<Record<string, Readonly<Record<string, Bounds>>>>;

export function rejectLimits(
  sheet: Sheet,
  { limits = [] }: SetItem,
  situations: readonly Situation[],
  { effects }: Characterised,
): void {
  limits.forEach(({ effect, situation, most, least }, i) => {
    const path = `limits[${i}]`;
    if (!effects.includes(effect))
      sheet.problem(`${path}.effect`, refuse.unknownEffect({ effects: listed("plain", effects), given: effect }));
    if (!situations.includes(situation)) {
      const values = { situations: listed("plain", situations), given: situation };
      sheet.problem(`${path}.situation`, refuse.otherSituation(values));
    }
    if (most === undefined && least === undefined) sheet.problem(`${path}.most`, required(refuse.mostOrLeast));
    if (most !== undefined && least !== undefined && most < least)
      sheet.problem(`${path}.most`, refuse.crossed({ least, given: most }));
  });
}

export function verifyLimits(sheet: Sheet, { limits = [] }: SetItem, envelope: Envelope): void {
  limits.forEach((limit, i) => {
    const bounds = envelope[limit.situation]?.[limit.effect];
    const asked = (limit.situation.startsWith("sls") ? serviceability : ultimate)[i];
    if (!bounds || !asked) return;
    const [demand, resistance] = worst(limit, bounds);
    sheet.verify(asked, demand, resistance, resistance === 1 ? "" : splitUnit(limit.effect).unit);
    // a limit that is met with nothing of it used is verified all the same
    sheet.held = true;
  });
}

/** Not met, however little is missing. */
const unmet = 1.01;

type Pair = readonly [demand: number, resistance: number];

/** Extreme and limit where both are positive, else whether it is met: 0 or 1.01 of 1. */
function worst({ most, least }: LimitItem, { max, min }: Bounds): Pair {
  const yesOrNo = (met: boolean): Pair => [met ? 0 : unmet, 1];
  const above: Pair | undefined =
    most === undefined ? undefined : most > 0 && max > 0 ? [max, most] : yesOrNo(max <= most);
  const below: Pair | undefined =
    least === undefined ? undefined : least > 0 && min > 0 ? [least, min] : yesOrNo(min >= least);
  if (!above || !below) return above ?? below ?? yesOrNo(true);
  return above[0] / above[1] >= below[0] / below[1] ? above : below;
}
