import { decimals } from "../../basis/numbers.ts";
import { type LoadResistance, resistanceTo } from "../../en-1993-1-5/force-resistance.ts";
import type { Page } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import { epsilon } from "../classification.ts";
import type { Member } from "../model.ts";
import { depthOfWeb, type WebLoad } from "./loads.ts";
import { says } from "./says.ts";

// What the web carries under each load, and under several together.

/** With a warning of what the depth between the fillets would give, where somebody asks. */
export function resistanceOf(page: Page, member: Member, load: WebLoad): LoadResistance {
  const { item, profile: p } = member;
  const h_w = depthOfWeb(p);
  const web = { ...member, epsilon: epsilon(member.f_yf) };
  const found = resistanceTo(page, web, load, h_w);
  page.explain(says.ofLoad({ mark: load.mark }));
  if (item.web_depth === "between-fillets") {
    const d = h_w - 2 * (p.fabrication === "welded" ? p.a * Math.SQRT2 : p.r);
    const { F_Rd_kN } = resistanceTo(Tally.aside(), web, load, d);
    page.warn(says.betweenFillets({ mark: load.mark, d: decimals(d, 1), F_Rd: decimals(F_Rd_kN, 1) }));
  }
  return found;
}

export interface Group {
  readonly load: WebLoad;
  readonly members: readonly WebLoad[];
}

/** 6.3(3): loads of type a on one flange whose loaded lengths meet, as one load. */
export function groupsOf(loads: readonly WebLoad[], resistances: readonly LoadResistance[], h_w: number): Group[] {
  const found: Group[] = [];
  for (const flange of ["top", "bottom"] as const) {
    const row = loads
      .map((load, i) => ({ load, reach: (resistances[i]?.l_y_mm ?? 0) / 2 }))
      .filter(({ load }) => load.flange === flange && load.type === "a")
      .sort((a, b) => a.load.x - b.load.x);
    let cluster: WebLoad[] = [];
    row.forEach(({ load, reach }, i) => {
      cluster.push(load);
      const next = row[i + 1];
      if (next && next.load.x - load.x < reach + next.reach) return;
      if (cluster.length > 1) found.push({ load: togetherOf(cluster, h_w), members: cluster });
      cluster = [];
    });
  }
  return found;
}

function togetherOf(loads: readonly WebLoad[], h_w: number): WebLoad {
  const [first] = loads as readonly [WebLoad]; // of more than one
  const most = (name: "N_Ed" | "M_y_Ed"): number | undefined => {
    const given = loads.flatMap(({ given: { [name]: value } }) => value ?? []);
    if (given.length < loads.length) return undefined;
    return given.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a));
  };
  const places = loads.map(({ x }) => x);
  return {
    ...first,
    mark: loads.map(({ mark }) => mark).join(" + "),
    s_s: Math.min(h_w, Math.max(...places) - Math.min(...places)),
    a: Math.min(...loads.map(({ a }) => a)),
    rail: undefined,
    given: { ...first.given, N_Ed: most("N_Ed"), M_y_Ed: most("M_y_Ed") },
  };
}
