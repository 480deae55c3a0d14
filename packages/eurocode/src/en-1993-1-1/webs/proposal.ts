import { passes } from "../../basis/verification.ts";
import type { Suggestion } from "../../engine/kind.ts";
import { section } from "../../sections/index.ts";
import type { CaseActions, MemberWithCases, UseOf } from "../room.ts";
import type { MemberItem } from "../schema.ts";

// Which double-sided stiffeners a web needs under its loads: the lightest equal pair for all of them.

const thicknesses = [6, 8, 10, 12, 15, 20, 25, 30, 40] as const;
/** Plates end some mm inside the flange, in steps as they are cut. */
const step = 10;
const insideFlange = 5;
const narrowest = 40;

interface Pair {
  readonly b: number;
  readonly t: number;
}

/** Pairs that fit beside the web, the lightest first. */
function pairsFor(flange: number, web: number): Pair[] {
  const most = Math.floor(((flange - web) / 2 - insideFlange) / step) * step;
  const found: Pair[] = [];
  for (let b = narrowest; b <= most; b += step) for (const t of thicknesses) found.push({ b, t });
  return found.sort((one, other) => one.b * one.t - other.b * other.t);
}

type Loads = NonNullable<MemberItem["concentrated_loads"]>;

const withPair = (stiffeners: MemberItem["stiffeners"] = [], loads: Loads, { b, t }: Pair) => [
  ...stiffeners,
  ...[...new Set(loads.map(({ x_mm }) => x_mm))].map((x_mm) => ({ x_mm, b_mm: b, t_mm: t, kind: "bearing" as const })),
];

function sizesOf({ profile, section: own }: MemberItem): readonly [flange: number, web: number] | undefined {
  const d = profile === undefined ? own : section(profile)?.dimensions;
  return d?.b_mm === undefined || d.t_w_mm === undefined ? undefined : [d.b_mm, d.t_w_mm];
}

/** Where these are all that the member lacks. */
export function stiffenersFor(item: MemberWithCases, use: UseOf): Suggestion | undefined {
  const { concentrated_loads: loads, load_cases, stiffeners } = item;
  const sizes = sizesOf(item);
  if (loads === undefined || sizes === undefined || passesWith(use({}))) return undefined;
  const alone = loads.filter(
    ({ mark }) =>
      !passesWith(
        use(
          { concentrated_loads: loads.map((load) => (load.mark === mark ? load : { ...load, F_Ed: 0 })) },
          load_cases?.map((one) => onlyOn(one, mark)),
        ),
      ),
  );
  // each of them may pass, and not all together
  const failing = alone.length > 0 ? alone : loads;
  for (const pair of pairsFor(...sizes)) {
    const change = { stiffeners: withPair(stiffeners, failing, pair) };
    const utilization = use(change);
    if (utilization !== undefined && passes(utilization))
      return { reads: `2 × ${pair.b} × ${pair.t}`, change, utilization };
  }
  return undefined;
}

const passesWith = (utilization: number | undefined): boolean => utilization !== undefined && passes(utilization);

/** A load case without the forces of the other loads. */
const onlyOn = ({ concentrated_loads = {}, ...actions }: CaseActions, mark: string): CaseActions => ({
  ...actions,
  concentrated_loads: Object.fromEntries(Object.entries(concentrated_loads).filter(([name]) => name === mark)),
});
