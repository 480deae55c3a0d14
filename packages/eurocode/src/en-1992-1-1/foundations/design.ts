import { Sheet } from "../../engine/sheet.ts";
import { areaOfBar } from "../beams/bars.ts";
import { requiredSteel } from "../beams/bending.ts";
import { closeSpacingOfSlab, leastSteel } from "../beams/detailing.ts";
import { type Bars, barsOf } from "./bars.ts";
import { beamOf, momentsAtFace } from "./bending.ts";
import type { Bond } from "./bond.ts";
import type { Grounds } from "./ground.ts";
import type { Plan, Way, WayName } from "./resolve.ts";
import { says } from "./says.ts";
import type { FoundationItem } from "./schema.ts";
import { verifyBars } from "./verify.ts";

// Bottom bars that can be built: the least at a spacing that pass; each pair is verified as if it were given.

const diameters = [10, 12, 14, 16, 20, 25, 28, 32];
const spacings = [250, 225, 200, 175, 150, 125, 100, 75, 50];

interface Layout {
  readonly text: string;
  readonly diameter: number;
  /** mm² per m */
  readonly a_s: number;
}

export function designed(sheet: Sheet, plan: Plan, grounds: Grounds, bond: Bond): FoundationItem | undefined {
  const { item } = plan;
  if (Object.hasOwn(item, "load_cases")) {
    sheet.problem("design", says.designWithCases);
    return undefined;
  }
  if (item.design === undefined) sheet.assume(says.designAssumed, { weighty: true });
  const lists = plan.ways.map((way) => ({
    way,
    layouts: item[`bars_${way.name}`] === undefined ? layoutsFor(sheet, plan, way, grounds) : undefined,
  }));
  if (sheet.problems.length > 0) return undefined;
  if (lists.some(({ layouts }) => layouts?.length === 0)) {
    sheet.problem("h", says.noBarsFit);
    return undefined;
  }
  for (const ends of item.ends === undefined ? (["straight", "hook"] as const) : [item.ends])
    for (const words of triesOf(lists)) {
      const made: FoundationItem = { ...item, ends, ...Object.fromEntries(words) };
      if (!passes(sheet, { ...plan, item: made }, grounds, bond)) continue;
      say(sheet, plan, made);
      return made;
    }
  sheet.problem("h", says.noBarsFit);
  return undefined;
}

type Words = readonly (readonly [name: string, text: string])[];

/** Both ways the next layout at a time, of all bars, then of one diameter both ways. */
function triesOf(lists: readonly { readonly way: Way; readonly layouts: readonly Layout[] | undefined }[]): Words[] {
  const inStep = (isTaken: (layout: Layout) => boolean): Words[] => {
    const taken = lists.flatMap(({ way, layouts }) => (layouts ? [{ way, layouts: layouts.filter(isTaken) }] : []));
    if (taken.some(({ layouts }) => layouts.length === 0)) return [];
    return Array.from({ length: Math.max(0, ...taken.map(({ layouts }) => layouts.length)) }, (_, i) =>
      taken.flatMap(({ way, layouts }) => {
        const layout = layouts[Math.min(i, layouts.length - 1)];
        return layout ? [[`bars_${way.name}`, layout.text] as const] : [];
      }),
    );
  };
  return [() => true, ...diameters.map((diameter) => (layout: Layout) => layout.diameter === diameter)].flatMap(inStep);
}

/** The least first. */
function layoutsFor(sheet: Sheet, plan: Plan, way: Way, grounds: Grounds): Layout[] {
  const { item } = plan;
  const M_Ed = Math.max(0, momentsAtFace(plan, way, grounds).most);
  const widest = Math.min(sheet.parameter("EN 1992-1-1", "s_max_slab")(item.h), closeSpacingOfSlab(item.h));
  const all = diameters.flatMap((diameter) =>
    spacings
      .filter((spacing) => spacing <= widest)
      .map((spacing) => ({ text: `Ø${diameter}-${spacing}`, a_s: (1000 * areaOfBar(diameter)) / spacing, diameter })),
  );
  return all
    .filter(({ text }) => {
      const own = new Sheet(sheet.request.aside(), sheet.path, false);
      const bars = barsOf(own, { ...plan, item: { ...withOther(item, way.name), [`bars_${way.name}`]: text } });
      const found = bars?.get(way.name);
      return found !== undefined && carries(own, plan, way, found, M_Ed);
    })
    .sort((a, b) => a.a_s - b.a_s);
}

/** The bars across it are not known yet: as thick as usual. */
const withOther = (item: FoundationItem, name: WayName): FoundationItem => {
  const other = name === "y" ? "bars_z" : "bars_y";
  return item[other] === undefined ? { ...item, [other]: "Ø16-150" } : item;
};

function carries(own: Sheet, plan: Plan, way: Way, bars: Bars, M_Ed: number): boolean {
  const beam = beamOf(own, plan, way, bars);
  const needed = beam && requiredSteel(beam, M_Ed, 0);
  if (!beam || !needed) return false;
  return bars.A_s >= Math.max(needed.A_s, leastSteel(own, beam, "bottom", bars.d));
}

function passes(sheet: Sheet, plan: Plan, grounds: Grounds, bond: Bond): boolean {
  const own = new Sheet(sheet.request.aside(), sheet.path, false);
  const bars = barsOf(own, plan);
  if (!bars) return false;
  verifyBars(own, plan, bars, grounds, bond);
  return own.problems.length === 0 && own.outcome.utilization <= 1 && !own.outcome.failed;
}

function say(sheet: Sheet, { ways, item }: Plan, made: FoundationItem): void {
  const { mark } = sheet;
  for (const { name } of ways) {
    const bars = made[`bars_${name}`];
    if (bars !== undefined && item[`bars_${name}`] === undefined)
      sheet.assume(says.designedBars({ mark, bars, way: name }), { weighty: true });
  }
  if (made.ends === "hook" && item.ends === undefined) sheet.assume(says.designedHooks({ mark }), { weighty: true });
}
