import { type AnyAnnex, determined } from "../annexes/index.ts";
import type { DurationOfActions, LoadDuration } from "../annexes/timber-types.ts";
import { listed } from "../basis/message.ts";
import type { ActionOfItem, CombinedActions, CombinedCase, FromActions } from "../engine/combined.ts";
import type { Sheet } from "../engine/sheet.ts";
import { byDuration } from "./member.ts";
import { says, serviceabilitySays } from "./says.ts";
import type { MemberItem } from "./schema.ts";

// Of combined actions: the duration of each combination, and the factors of the loads that deflect.

/** A = m above which snow lies longer, Table 2.2. */
const highAltitude = 1000;

type Natured = Pick<ActionOfItem, "nature"> & { readonly category?: string | undefined };

/** Table 2.2 by nature and category; what is not in it as its nearest. */
function durationOf({ nature, category }: Natured, durations: DurationOfActions, high: boolean): LoadDuration {
  switch (nature) {
    case "permanent":
    case "prestress":
    case "settlement":
      return durations["self-weight"];
    case "imposed":
      if (category === "H") return durations["imposed-roof"];
      return category?.startsWith("E") ? durations.storage : durations.imposed;
    case "snow":
      return high ? durations["snow-above-1000-m"] : durations.snow;
    case "wind":
      return durations.wind;
    case "accidental":
    case "seismic":
      return durations.accidental;
    default:
      // temperature and rain are not in the table: the longer one, for which less strength is left
      return durations.imposed;
  }
}

/** The duration of combinations of actions: that of the shortest that acts, by its place. */
export function durationsOfActions(annex: AnyAnnex, actions: readonly Natured[], altitude_m = 0) {
  const durations = determined(annex, "EN 1995-1-1", "load_duration").value;
  const own = actions.map((action) => durationOf(action, durations, altitude_m > highAltitude));
  return { shortest: (places: readonly number[]): LoadDuration => shortestOf(places.map((place) => own[place])) };
}

const shortestOf = (durations: readonly (LoadDuration | undefined)[]): LoadDuration =>
  byDuration[Math.max(0, ...durations.map((duration = "permanent") => byDuration.indexOf(duration)))] ?? "permanent";

/** The duration of each combination, that of the shortest of its actions. */
export function durationOfEach(sheet: Sheet, { given }: CombinedActions): (one: CombinedCase) => LoadDuration {
  const { altitude_m = 0 } = (sheet.request.top.combination ?? {}) as { altitude_m?: number }; // as its schema has it
  const durations = sheet.parameter("EN 1995-1-1", "load_duration");
  const own = given.map((action) => durationOf(action, durations, altitude_m > highAltitude));
  if (given.some(({ nature }) => nature === "temperature" || nature === "rain")) sheet.assume(says.longerOne);
  return ({ acting }) => shortestOf(acting.map((place) => own[place]));
}

export function fromActions(sheet: Sheet, item: MemberItem, combined: CombinedActions): FromActions {
  const durationOfCase = durationOfEach(sheet, combined);
  const said = item.load_duration !== undefined || item.acting !== undefined;
  if (said) sheet.warn(says.durationOfActions);
  const serviceability = withFactors(sheet, item, combined);
  return {
    item: {
      ...(said ? { load_duration: undefined, acting: undefined } : {}),
      ...(serviceability === undefined ? {} : { serviceability }),
    },
    ofCase: (one) => ({ load_duration: durationOfCase(one) }),
  };
}

/** Loads of the deflection that name an action take its psi. */
function withFactors(
  sheet: Sheet,
  { serviceability }: MemberItem,
  { given }: CombinedActions,
): MemberItem["serviceability"] {
  if (!serviceability?.variable?.some(({ action }) => action !== undefined)) return undefined;
  const variable = serviceability.variable.map(({ action, ...load }, i) => {
    if (action === undefined) return load;
    const found = given.find(({ id }) => id === action);
    const ids = given.flatMap(({ id, psi }) => (psi ? [id] : []));
    if (!found?.psi) {
      const said = serviceabilitySays.unknownAction({ actions: listed("or", ids), given: action });
      sheet.problem(`serviceability.variable[${i}].action`, said);
      return load;
    }
    const [psi_0, , psi_2] = found.psi;
    return { psi_2, ...(i === 0 ? {} : { psi_0 }), ...load };
  });
  return { ...serviceability, variable };
}
