import { decimals } from "../../basis/numbers.ts";
import { atLeast } from "../../basis/refusals.ts";
import * as rules from "../../en-1993-1-2/resistance.ts";
import type { CombinedActions, FromActions } from "../../engine/combined.ts";
import type { Page, Sheet } from "../../engine/sheet.ts";
import { Tally } from "../../engine/tally.ts";
import type { Class } from "../classification.ts";
import type { SteelMemberGeometry } from "../geometry.ts";
import { resolveMember } from "../member.ts";
import type { Actions, Member } from "../model.ts";
import type { Opened, Room } from "../room.ts";
import type { MemberItem } from "../schema.ts";
import { turnedActions, turnedMember } from "../turned.ts";
import { factorsOf, raised, type SectionFactors, shadowOf } from "./factors.ts";
import { delay, type Exposed, type GivenFire, gasOf, history, leastThickness, steelAt, timeTo } from "./heat.ts";
import { type Hot, hotOf } from "./hot.ts";
import { bareStep, protectedStep, rejectFire } from "./refuse.ts";
import { says } from "./says.ts";
import { fireFields } from "./schema.ts";
import { type Factors, verifyHot } from "./strength.ts";

// Structural fire design of a member: temperatures once, effects of actions for each load case.

interface Fire {
  readonly given: GivenFire;
  /** as it buckles in fire, turned where it lies */
  readonly member: Member;
  readonly factors: Factors;
  readonly ofSection: SectionFactors;
  readonly exposed: Exposed | undefined;
  /** what every effect is multiplied with; undefined where fire.load_cases give their own */
  readonly eta: number | undefined;
  /** of a class 4 section */
  readonly limit4: number | null;
  readonly sheet: Sheet;
}

/** A member in fire under one set of effects. */
interface Case {
  readonly id: string | undefined;
  readonly effects: Actions;
  readonly hot: Hot;
}

const standard = "EN 1993-1-2";
const usualShare = 0.65;
const gammas = { G: 1.35, Q: 1.5 } as const;

function fireOf(sheet: Sheet, member: Member): Fire | undefined {
  const { item } = member;
  const given = item.fire;
  if (!given) return undefined;
  rejectFire(sheet, member, given);
  const ofSection = factorsOf(sheet, member, given);
  const exposed = given.duration_min === undefined ? undefined : exposedOf(sheet, member, given, ofSection);
  const eta = given.load_cases ? undefined : shareOf(sheet, given);
  assumeOfFire(sheet, member, given);
  return {
    given,
    member: inFire(member, given),
    factors: {
      gamma_M_fi: sheet.parameter(standard, "gamma_M_fi"),
      kappa_1: given.kappa_1 ?? 1,
      kappa_2: given.kappa_2 ?? 1,
    },
    ofSection,
    exposed,
    eta,
    limit4: sheet.parameter(standard, "theta_crit_class_4"),
    sheet,
  };
}

/** With the lengths it has in fire. */
function inFire(member: Member, { L_cr_y_mm, L_cr_z_mm, L_LT_mm }: GivenFire): Member {
  const lengths = Object.entries({ L_cr_y_mm, L_cr_z_mm, L_LT_mm }).filter(([, length]) => length !== undefined);
  const changed =
    lengths.length === 0 ? undefined : resolveMember(Tally.aside(), { ...member.item, ...Object.fromEntries(lengths) });
  // factors of the annex and of its rules are those of the member
  const hot = changed ? { ...changed, gamma_M0: member.gamma_M0, gamma_M1: member.gamma_M1 } : member;
  return hot.lying ? turnedMember(hot) : hot;
}

function exposedOf(sheet: Sheet, member: Member, given: GivenFire, factors: SectionFactors): Exposed {
  const { protection: p, dt_s } = given;
  const gas = gasOf(given);
  const A_V = p?.encasement === "box" ? (factors.box ?? factors.contour) : factors.contour;
  const shadow = shadowOf(member, factors, gas.nominal);
  if (given.k_sh !== undefined && !p && given.k_sh < 0.99 * shadow)
    sheet.problem("fire.k_sh", atLeast(decimals(shadow, 3), given.k_sh, { is: says.shadowOfSection }));
  return {
    gas,
    A_V: raised(sheet, A_V),
    k_sh: p ? 1 : (given.k_sh ?? shadow),
    protection: p && { lambda: p.lambda_p_W_mK, rho: p.rho_p_kg_m3, c: p.c_p_J_kgK, moisture: p.p_percent ?? 0 },
    dt: dt_s ?? (p ? protectedStep : bareStep),
  };
}

function shareOf(sheet: Sheet, { eta_fi, psi_fi, Q_over_G }: GivenFire): number {
  if (eta_fi !== undefined) return eta_fi;
  if (Q_over_G === 0 || (psi_fi !== undefined && Q_over_G !== undefined)) {
    sheet.assume(says.factorsOfShare);
    return rules.fireShare(psi_fi ?? 0, Q_over_G, gammas.G, gammas.Q);
  }
  sheet.assume(says.share, { weighty: true });
  return usualShare;
}

function assumeOfFire(sheet: Sheet, { item }: Member, fire: GivenFire): void {
  if (fire.exposure === undefined && fire.theta_C === undefined) sheet.assume(says.fourSided);
  if (fire.kappa_1 === undefined && fire.kappa_2 === undefined) sheet.assume(says.evenTemperature);
  if (fire.L_cr_y_mm === undefined || fire.L_cr_z_mm === undefined) sheet.assume(says.coldLengths);
  sheet.assume(says.joints);
  sheet.assume(says.restraints);
  if (item.concentrated_loads !== undefined || item.q_ser_kN_m !== undefined) sheet.assume(says.notInFire);
}

const multiplied = (a: Actions, eta: number): Actions => ({
  N_Ed: rules.effectInFire(eta, a.N_Ed),
  M_y_Ed: rules.effectInFire(eta, a.M_y_Ed),
  M_z_Ed: rules.effectInFire(eta, a.M_z_Ed),
  V_z_Ed: rules.effectInFire(eta, a.V_z_Ed),
  V_y_Ed: rules.effectInFire(eta, a.V_y_Ed),
  T_Ed: 0,
  B_Ed: 0,
});

const noEffects: Actions = { N_Ed: 0, M_y_Ed: 0, M_z_Ed: 0, V_z_Ed: 0, V_y_Ed: 0, T_Ed: 0, B_Ed: 0 };

function casesOf({ given, member, eta = 1 }: Fire, actions: Actions): Case[] {
  const ofClass = given.class_fi as Class | undefined; // the schema asks for 1 to 4
  const found = given.load_cases?.map(({ id, ...own }) => {
    const effects = Object.assign({ ...noEffects }, own);
    return { id, effects: member.lying ? turnedActions(effects, { ...effects }) : effects };
  }) ?? [{ id: undefined, effects: multiplied(actions, eta) }];
  return found.map(({ id, effects }) => ({ id, effects, hot: hotOf(member, effects, ofClass) }));
}

/** How far the strength is used at a temperature. */
function usedAt({ factors }: Fire, { hot, effects }: Case, theta: number): number {
  const pad = Tally.aside();
  verifyHot(pad, hot, theta, effects, factors);
  return pad.outcome.utilization;
}

const [cold, hottest] = [20, 1200];

/** Where the strength is all used: it falls with the temperature. */
function criticalByStrength(fire: Fire, one: Case): number {
  if (usedAt(fire, one, cold) >= 1) return cold;
  let [low, high] = [cold, hottest];
  for (let i = 0; i < 40; i++) {
    const theta = (low + high) / 2;
    if (usedAt(fire, one, theta) < 1) low = theta;
    else high = theta;
  }
  return low;
}

const leastUtilization = 0.013;

/** 4.2.4(2): only where nothing buckles; as cold, with kappa and without the bound of the cold resistance. */
function mu_0Of({ given, factors }: Fire, { hot, effects }: Case): number | undefined {
  if (given.mu_0 !== undefined) return given.mu_0;
  const lateral = effects.M_y_Ed !== 0 && hot.lateral.some(({ lambda }) => lambda > 0);
  const buckles = effects.N_Ed > 0 || lateral || (effects.M_z_Ed !== 0 && hot.lateralZ !== undefined);
  if (buckles) return undefined;
  const pad = Tally.aside();
  const ofBeam = factors.kappa_1 * factors.kappa_2;
  verifyHot(pad, hot, cold, effects, { ...factors, kappa_1: 1, kappa_2: 1 });
  const used = pad.outcome.utilization;
  const bentAlone = effects.N_Ed === 0 && pad.outcome.requirement === rules.fireBending;
  const mu_0 = bentAlone ? used * ofBeam : used;
  return mu_0 >= leastUtilization && mu_0 <= 1 ? mu_0 : undefined;
}

/** The temperature the steel may reach. */
function criticalOf(fire: Fire, one: Case): number {
  if (one.hot.class === 4) return fire.limit4 ?? cold;
  const mu_0 = fire.given.mu_0;
  return mu_0 === undefined ? criticalByStrength(fire, one) : Math.min(hottest, rules.criticalTemperature(mu_0));
}

interface Heated {
  readonly theta: number;
  readonly d: number;
  readonly required: number | undefined;
}

/** The steel at the end; a thickness that nobody gave is the least that will do. */
function heated({ given, exposed }: Fire, critical: () => number): Heated {
  const { theta_C, duration_min = 0, protection } = given;
  if (theta_C !== undefined || !exposed) return { theta: theta_C ?? cold, d: 0, required: undefined };
  if (!protection) return { theta: steelAt(exposed, duration_min, 0), d: 0, required: undefined };
  if (protection.d_p_mm !== undefined)
    return { theta: steelAt(exposed, duration_min, protection.d_p_mm), d: protection.d_p_mm, required: undefined };
  const required = leastThickness(exposed, duration_min, critical());
  const d = required ?? thickest;
  return { theta: steelAt(exposed, duration_min, d), d, required };
}

const thickest = 500;

/** The temperature at the end, and the effects that are worst at it. */
interface Judged extends Heated {
  readonly worst: Case;
}

function judge(fire: Fire, actions: Actions): Judged | undefined {
  const cases = casesOf(fire, actions);
  const [first] = cases;
  if (!first) return undefined;
  const critical = () =>
    Math.min(
      ...cases.map((one) =>
        Math.min(criticalOf(fire, one), one.hot.class === 4 ? hottest : criticalByStrength(fire, one)),
      ),
    );
  const heat = heated(fire, critical);
  const used = (one: Case): number => usedAt(fire, one, heat.theta);
  return { ...heat, worst: cases.length === 1 ? first : cases.reduce((a, b) => (used(b) > used(a) ? b : a)) };
}

function verifyFire(page: Page, fire: Fire, { theta, d, required, worst }: Judged): void {
  const { given, exposed, ofSection, factors, eta } = fire;
  page.given("A_m_V_1_m", ofSection.contour);
  if (ofSection.box !== undefined) page.given("A_m_V_box_1_m", ofSection.box);
  if (eta !== undefined) page.given("eta_fi", eta, "EN 1993-1-2 2.4.2(3)");
  if (worst.id !== undefined) page.given("fire_load_case", worst.id);
  page.given("gamma_M_fi", factors.gamma_M_fi);
  if (exposed && given.duration_min !== undefined) writeHeat(page, fire, exposed, given.duration_min, d, required);
  page.given("theta_a_C", theta, exposed ? (given.protection ? "EN 1993-1-2 4.2.5.2" : "EN 1993-1-2 4.2.5.1") : "");
  if (page.shows && given.protection && given.protection.d_p_mm === undefined && required === undefined)
    page.warn(says.noThickness);
  page.given("section_class_fi", worst.hot.class);
  if (worst.hot.class === 4) {
    verifyClass4(page, fire, theta);
    return;
  }
  verifyHot(page, worst.hot, theta, worst.effects, factors);
  const mu_0 = mu_0Of(fire, worst);
  if (mu_0 !== undefined) {
    page.given("mu_0", mu_0);
    const limit = page.put("theta_cr_C", rules.criticalTemperature, mu_0);
    // 4.2.1(2) has one or the other: of forces the strength, of a utilization that is given the temperature
    if (given.mu_0 !== undefined) page.verify(rules.temperature, theta, limit, "°C");
  }
  if (!page.shows) return;
  const found = criticalByStrength(fire, worst);
  page.given("theta_cr_iterated_C", found);
  if (mu_0 === undefined) page.assume(says.byStability);
  else if (given.mu_0 === undefined) page.assume(says.byStrength);
  const until = exposed && timeTo(exposed, d, Math.min(found, criticalOf(fire, worst)), longest);
  if (until !== undefined) page.given("t_fi_d_min", until);
}

/** A time to failure is looked for so long. */
const longest = 360;

function writeHeat(
  page: Page,
  { given }: Fire,
  exposed: Exposed,
  minutes: number,
  d: number,
  required: number | undefined,
): void {
  page.given("k_sh", exposed.k_sh, "EN 1993-1-2 4.2.5.1(2)");
  page.given("theta_g_C", exposed.gas.at(minutes), given.curve ? "" : "EN 1991-1-2 3.2");
  if (!page.shows) return;
  if (required !== undefined) {
    page.given("d_p_req_mm", required);
    page.explain(says.leastThickness);
  }
  if (exposed.protection && exposed.protection.moisture > 0)
    page.assume(says.moisture({ minutes: decimals(delay(exposed.protection, d), 1) }));
  page.given("theta", sampled(exposed, minutes, d));
}

/** Each minute. */
function sampled(exposed: Exposed, minutes: number, d: number) {
  const found = history(exposed, minutes, d);
  const times = Array.from({ length: Math.floor(minutes) + 1 }, (_, i) => i);
  if (times.at(-1) !== minutes) times.push(minutes);
  const at = (t: number) => found[Math.round((t / minutes) * (found.length - 1))] ?? cold;
  return { t_min: times, gas_C: times.map((t) => exposed.gas.at(t)), steel_C: times.map(at) };
}

/** 4.2.3.6, and 4.2.4(2) has nothing for them. */
function verifyClass4(page: Page, { given, limit4, sheet }: Fire, theta: number): void {
  if (limit4 === null) {
    sheet.problem("fire", says.class4NotByAnnex);
    return;
  }
  if (given.mu_0 !== undefined) sheet.problem("fire.mu_0", says.ownUtilizationOfClass4({ limit: limit4 }));
  page.warn(says.class4({ limit: limit4 }));
  page.given("theta_cr_C", limit4, "EN 1993-1-2 4.2.3.6(1)");
  page.verify(rules.temperature, theta, limit4, "°C");
}

/** The effects of actions in fire are those of the combinations for fire, unless the item says them. */
function fromActions(sheet: Sheet, { fire }: MemberItem, combined: CombinedActions): FromActions {
  if (!fire || fire.load_cases || fire.eta_fi !== undefined || fire.psi_fi !== undefined) return {};
  const cases = combined.fire();
  if (!cases) return {};
  sheet.assume(says.combinedInFire);
  return { item: { fire: { ...fire, load_cases: cases.map(({ id, actions }) => ({ id, ...actions })) } } };
}

export const fireRoom: Room = {
  fields: fireFields,
  fromActions,
  open(sheet, member): Opened | undefined {
    const fire = fireOf(sheet, member);
    if (!fire) return undefined;
    // effects of its own are the same in every load case
    let own: Judged | undefined;
    const judged = (actions: Actions): Judged | undefined => {
      if (!fire.given.load_cases) return judge(fire, actions);
      own ??= judge(fire, actions);
      return own;
    };
    return {
      verify: (page, _, __, actions) => {
        const found = judged(actions);
        if (found) verifyFire(page, fire, found);
      },
      geometry: (actions): Partial<SteelMemberGeometry> => ({ fire: pictureOf(fire, actions) }),
    };
  },
};

/** Temperatures, and the resistance over the effects, each minute. */
function pictureOf(fire: Fire, actions: Actions): SteelMemberGeometry["fire"] {
  const { exposed, given } = fire;
  const cases = casesOf(fire, fire.member.lying ? turnedActions(actions, { ...actions }) : actions);
  const [first] = cases;
  if (!exposed || given.duration_min === undefined || !first) return undefined;
  const minutes = given.duration_min;
  const critical = Math.min(...cases.map((one) => criticalOf(fire, one)));
  const { theta, d } = heated(fire, () => critical);
  const worst = cases.reduce((a, b) => (usedAt(fire, b, theta) > usedAt(fire, a, theta) ? b : a));
  const { t_min, gas_C, steel_C } = sampled(exposed, minutes, d);
  return {
    times: t_min,
    gas: gas_C,
    steel: steel_C,
    critical,
    // of class 4 the temperature says it all
    reserve: worst.hot.class === 4 ? [] : steel_C.map((one) => 1 / Math.max(usedAt(fire, worst, one), 1e-3)),
  };
}
