import type { LoadDuration } from "../../annexes/timber-types.ts";
import { decimals } from "../../basis/numbers.ts";
import { atMost } from "../../basis/refusals.ts";
import type { Sheet } from "../../engine/sheet.ts";
import { durationNames } from "../names.ts";
import { says as timberSays } from "../says.ts";
import type { ServiceClass } from "../strength.ts";
import * as group from "./group.ts";
import { modificationOf } from "./k-mod.ts";
import type { Part, Wood } from "./model.ts";
import { woods } from "./resolve.ts";
import { says } from "./says.ts";
import type { DowelTypeItem } from "./schema.ts";

/** What the strengths of a joint are reduced by. */
export interface Design {
  readonly k_mod: number;
  readonly gamma_M: number;
  readonly ofWood: (wood: Wood) => { readonly k_mod: number; readonly gamma_M: number };
}

type Given = Pick<DowelTypeItem, "service_class" | "load_duration" | "k_mod" | "gamma_M" | "method">;

/** k_mod by Table 3.1 and (2.6), gamma_M of joints by the annex. */
export function designOf(sheet: Sheet, item: Given, parts: readonly Part[]): Design | undefined {
  const { annex, annexName } = sheet.request;
  if (annex !== "EN") sheet.assume(says.furtherRules({ annex: annexName }));
  const service_class: ServiceClass = item.service_class ?? 1;
  if (item.service_class === undefined) sheet.assume(timberSays.serviceClass1, { weighty: true });
  const duration: LoadDuration = item.load_duration ?? "medium-term";
  if (item.load_duration === undefined && item.k_mod === undefined)
    sheet.assume(timberSays.mediumTermAssumed, { weighty: true });
  const found = woods(parts).map((wood) => ({ wood, k: modificationOf(wood, service_class, duration) }));
  for (const { wood, k } of found) {
    if (k === undefined) sheet.problem(`members[${wood.index}].panel`, says.panelTooWet({ service_class }));
  }
  const gamma_M = factorOf(sheet, item);
  if (gamma_M === undefined || sheet.problems.length > 0) return undefined;
  const k_mod =
    item.k_mod === undefined
      ? modification(sheet, sidesOf(parts, service_class, duration), service_class, duration)
      : givenModification(sheet, item.k_mod, parts, service_class, item.load_duration ?? "instantaneous");
  const byType = sheet.parameter("EN 1995-1-1", "gamma_M");
  const ofWood = (wood: Wood) => ({
    k_mod: found.find((one) => one.wood === wood)?.k ?? k_mod,
    gamma_M: typeof byType === "number" ? byType : byType(wood.material as Parameters<typeof byType>[0]), // of members of wood alone
  });
  return { k_mod, gamma_M, ofWood };
}

/** Of the outer and the inner members, the least of each. */
function sidesOf(parts: readonly Part[], service_class: ServiceClass, duration: LoadDuration): [number, number] {
  const kOf = (side: number) =>
    Math.min(
      ...woods(parts)
        .filter(({ index }) => index % 2 === side)
        .map((wood) => modificationOf(wood, service_class, duration) ?? 1),
    );
  const [one = 1, two = one] = [kOf(0), kOf(1)].filter(Number.isFinite);
  return [one, two];
}

/** No more than Table 3.1 and (2.6) have for the duration that is given, else for the shortest. */
function givenModification(
  sheet: Sheet,
  given: number,
  parts: readonly Part[],
  service_class: ServiceClass,
  duration: LoadDuration,
): number {
  const most = group.jointModification(...sidesOf(parts, service_class, duration));
  const is = timberSays.modificationOfTable({ service_class, duration: durationNames[duration] });
  if (given > most * 1.001) sheet.problem("k_mod", atMost(decimals(most, 3), given, { is }));
  return sheet.given("k_mod", given);
}

function modification(
  sheet: Sheet,
  [one, two]: readonly [number, number],
  service_class: ServiceClass,
  duration: LoadDuration,
): number {
  if (one !== two) return sheet.put("k_mod", group.jointModification, one, two);
  const note = sheet.steps && timberSays.classAndDuration({ service_class, duration: durationNames[duration] });
  return sheet.table("k_mod", one, "EN 1995-1-1 3.1.3, Table 3.1", note);
}

function factorOf(sheet: Sheet, item: Given): number | undefined {
  if (item.method !== "simplified") {
    const own = item.gamma_M ?? sheet.parameter("EN 1995-1-1", "gamma_M_connections");
    if (item.gamma_M !== undefined) sheet.request.compare("EN 1995-1-1", "gamma_M_connections", own, Number);
    return sheet.given("gamma_M", own);
  }
  const rule = sheet.parameter("EN 1995-1-1", "gamma_M_simplified");
  if (rule === "none") {
    sheet.problem("method", says.noSimplified);
    return undefined;
  }
  return sheet.given("gamma_M", item.gamma_M ?? rule);
}
