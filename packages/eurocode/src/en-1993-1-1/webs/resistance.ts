import { decimals } from "../../basis/numbers.ts";
import { flangeWidth } from "../../en-1993-1-5/shear-buckling.ts";
import * as force from "../../en-1993-1-5/transverse-force.ts";
import type { Page } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import { epsilon } from "../classification.ts";
import type { Member } from "../model.ts";
import { depthOfWeb, type WebLoad } from "./loads.ts";
import { says } from "./says.ts";

// 6.2 to 6.5 of EN 1993-1-5: what the web carries under one load, whatever acts.

export interface LoadResistance {
  readonly k_F: number;
  readonly F_cr_kN: number;
  readonly m_1: number;
  readonly m_2: number;
  readonly l_e_mm: number | undefined;
  readonly l_y_mm: number;
  readonly lambda_F: number;
  readonly chi_F: number;
  readonly L_eff_mm: number;
  readonly F_Rd_kN: number;
}

type Bearing = Pick<WebLoad, "type" | "s_s" | "c" | "a">;

export function resistanceTo(page: Page, member: Member, { type, s_s, c, a }: Bearing, h_w: number): LoadResistance {
  const { profile: p, E, gamma_M1, f_yw, f_yf } = member;
  const { t_w, t_f } = p;
  const k_F =
    type === "c"
      ? page.step("k_F", force.kFEnd, s_s, c, h_w)
      : page.step("k_F", type === "a" ? force.kFThrough : force.kFOpposite, h_w, a);
  const F_cr_kN = page.step("F_cr_kN", force.criticalForce, k_F, E, t_w, h_w);
  const b_f = page.step("b_f_mm", flangeWidth, p.b, epsilon(f_yf), t_f);
  const m_1 = page.step("m_1", force.m1, f_yf, b_f, f_yw, t_w);
  const l_e_mm = type === "c" ? page.step("l_e_mm", force.endLength, s_s, c, k_F, E, t_w, f_yw, h_w) : undefined;
  const lengthWith = (m_2: number): number => {
    if (l_e_mm === undefined) return page.step("l_y_mm", force.loadedLength, a, s_s, t_f, m_1, m_2);
    const l_y_10 = page.step("l_y_10_mm", force.loadedLength, a, s_s, t_f, m_1, m_2);
    return page.step("l_y_mm", force.loadedLengthAtEnd, l_y_10, l_e_mm, t_f, m_1, m_2);
  };
  // m_2 belongs to a slenderness above 0.5, found without it
  let m_2 = 0;
  let l_y_mm = lengthWith(m_2);
  let lambda_F = page.step("lambda_F", force.slendernessF, l_y_mm, t_w, f_yw, F_cr_kN);
  if (lambda_F > 0.5) {
    m_2 = page.step("m_2", force.m2, h_w, t_f);
    l_y_mm = lengthWith(m_2);
    lambda_F = page.step("lambda_F", force.slendernessF, l_y_mm, t_w, f_yw, F_cr_kN);
  }
  const chi_F = page.step("chi_F", force.chiF, lambda_F);
  const L_eff_mm = page.step("L_eff_mm", force.effectiveLength, chi_F, l_y_mm);
  const F_Rd_kN = page.step("F_Rd_kN", force.transverseResistance, f_yw, L_eff_mm, t_w, gamma_M1);
  return { k_F, F_cr_kN, m_1, m_2, l_e_mm, l_y_mm, lambda_F, chi_F, L_eff_mm, F_Rd_kN };
}

/** With a warning of what the depth between the fillets would give, where somebody asks. */
export function resistanceOf(page: Page, member: Member, load: WebLoad): LoadResistance {
  const { item, profile: p } = member;
  const h_w = depthOfWeb(p);
  const found = resistanceTo(page, member, load, h_w);
  page.explain(says.ofLoad({ mark: load.mark }));
  if (item.web_depth === "between-fillets") {
    const d = h_w - 2 * (p.fabrication === "welded" ? p.a * Math.SQRT2 : p.r);
    const { F_Rd_kN } = resistanceTo(Tally.aside(), member, load, d);
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
